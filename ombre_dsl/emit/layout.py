"""Values as Python source, laid out so that a person can read them.

A value becomes a tree of nodes.  A node that fits stands on one line; otherwise its parts stand on lines of their own,
and short parts (numbers, small tuples) fill the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import attrs

WIDTH = 120
INDENT = 4
SHORT = 26
"""Parts up to this length share a line when a list of them has to be broken."""


@attrs.frozen
class Node:
    """A piece of source: ``open``, the parts with the names they are given by (or none), ``close``.

    Without parts, ``open`` is all of it.  ``comma``: one part alone is followed by a comma (a tuple).
    """

    open: str
    close: str = ""
    parts: tuple[tuple[str, Node], ...] = ()
    comma: bool = False
    comments: tuple[str, ...] = ()

    @property
    def flat(self) -> str:
        """All of it on one line."""
        if not self.parts:
            return self.open + self.close
        inner = ", ".join(name + part.flat for name, part in self.parts)
        return self.open + inner + ("," if self.comma and len(self.parts) == 1 else "") + self.close


def quoted(text: str) -> str:
    """``text`` as a string literal in double quotes; whatever can't be seen or turns the line round is escaped."""
    return f'"{inside_quotes(text)}"'


def inside_quotes(text: str) -> str:
    """``text`` with the escapes that let it stand between double quotes."""
    return "".join(_escaped(character) for character in text)


def _escaped(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    if character == " " or character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")


def lay_out(node: Node, prefix: str = "", suffix: str = "", depth: int = 0) -> list[str]:
    """The lines of ``node`` at an indentation of ``depth`` steps, between ``prefix`` and ``suffix``."""
    margin = " " * (INDENT * depth)
    whole = f"{margin}{prefix}{node.flat}{suffix}"
    if len(whole) <= WIDTH and not _has_comments(node):
        return [whole]
    if not node.parts:
        return _broken_text(node.open, prefix, suffix, depth) if node.open.startswith('"') else [whole]
    lines = [f"{margin}{prefix}{node.open}"]
    for short, run in groupby(node.parts, _is_short):
        if short:
            lines += _fill([part.flat for _, part in run], depth + 1)
            continue
        for name, part in run:
            lines += [f"{margin}{' ' * INDENT}# {comment}" for comment in part.comments]
            lines += lay_out(part, name, ",", depth + 1)
    return [*lines, f"{margin}{node.close}{suffix}"]


def _broken_text(literal: str, prefix: str, suffix: str, depth: int) -> list[str]:
    """A long string as several, one a line, broken behind blanks (no escape has one in it)."""
    margin = " " * (INDENT * depth)
    room = WIDTH - len(margin) - INDENT - 2
    pieces = [""]
    for word in literal[1:-1].replace(" ", " \n").split("\n"):
        if pieces[-1] and len(pieces[-1]) + len(word) > room:
            pieces.append("")
        pieces[-1] += word
    inner = [f'{margin}{" " * INDENT}"{piece}"' for piece in pieces]
    return [f"{margin}{prefix}(", *inner, f"{margin}){suffix}"]


def _is_short(named: tuple[str, Node]) -> bool:
    name, part = named
    return not name and len(part.flat) <= SHORT and not part.comments


def _has_comments(node: Node) -> bool:
    return any(part.comments or _has_comments(part) for _, part in node.parts)


def _fill(parts: Sequence[str], depth: int) -> list[str]:
    margin = " " * (INDENT * depth)
    lines = [margin]
    for part in parts:
        blank = "" if lines[-1] == margin else " "
        if blank and len(lines[-1]) + len(part) + 2 > WIDTH:
            lines.append(margin)
            blank = ""
        lines[-1] += f"{blank}{part},"
    return lines
