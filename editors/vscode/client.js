// Starts the language server of ombre_dsl and lets the editor speak with it.
"use strict";

const os = require("node:os");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function command() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
  const parts = vscode.workspace.getConfiguration("ombre").get("command");
  return parts.map((part) => part.replaceAll("${workspaceFolder}", folder).replace(/^~(?=[\\/])/, os.homedir()));
}

async function start() {
  const [program, ...args] = command();
  const server = { command: program, args, transport: TransportKind.stdio };
  client = new LanguageClient("ombre", "Ombre", server, {
    documentSelector: [{ language: "ombre", scheme: "file" }, { language: "ombre", scheme: "untitled" }],
  });
  try {
    await client.start();
  } catch (fault) {
    vscode.window.showErrorMessage(
      `The language server could not be started by \`${[program, ...args].join(" ")}\`: ${fault.message ?? fault}. ` +
        "Install it with `pip install 'ombre_dsl[editor]'`, or set `ombre.command`.",
    );
  }
}

async function stop() {
  const old = client;
  client = undefined;
  await old?.stop().catch(() => undefined);
}

async function activate(context) {
  const restart = async () => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("ombre.restart", restart),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration("ombre.command") && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
