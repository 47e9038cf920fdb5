"""The words of the reports on rules: what a statement says, not how it is written.

Rows of the table in ``wording``: title, message, help (or None), page.
"""

from __future__ import annotations

from .wording_examples import EXAMPLES
from .wording_game import GAME, PAYMENT, Row

NAMES: dict[str, Row] = {
    "OM201": (
        "An unknown heading",
        "`{word}` is no word that a heading begins with.",
        "A heading begins with one of: variant, module, ombre, language, source, use, options, table, cards, order, "
        "auction, all pass, play, contract, call, outcomes, aim, role, payoffs, settle, penalty, before each deal, "
        "match, example, check; or with change, replace or remove.",
        "unknown-heading",
    ),
    "OM202": (
        "An unknown setting",
        "There is no setting `{name}` in `{block}`.",
        "What can be set there: {known}.",
        "unknown-setting",
    ),
    "OM203": (
        "A setting in the wrong block",
        "`{name}` can't be set in `{block}`.",
        "It belongs in {other}.",
        "wrong-block",
    ),
    "OM204": (
        "A value that doesn't fit",
        "`{name}` can't be this: I expected {expected}, and found {found}.",
        None,
        "wrong-value",
    ),
    "OM205": (
        "An unknown line",
        "This line says nothing that I know in `{block}`.",
        "What can be said there: {known}.",
        "unknown-line",
    ),
    "OM206": (
        "A setting is missing",
        "`{name}` is missing in this `{block}`.",
        "It may be: {phrases}.",
        "missing-setting",
    ),
    "OM207": (
        "Said twice",
        "`{name}` is said twice.",
        "Leave one of the two.",
        "said-twice",
    ),
    "OM208": (
        "An unknown name",
        "There is no {kind} called `{name}`.",
        "There are: {known}.",
        "unknown-name",
    ),
    "OM209": (
        "An unknown source",
        "No source `{source}` is declared.",
        'Declare it above with a line such as `source {source} "sources/name.toml"`. Declared: {known}.',
        "unknown-source",
    ),
    "OM210": (
        "An unknown statement",
        "`{id}` is no statement of the source {source}.",
        "Look it up in the source's index.",
        "unknown-statement",
    ),
    "OM211": (
        "The same block twice",
        "`{name}` is in this file already.",
        "Put the lines together in one block, or give one of them another name.",
        "block-twice",
    ),
    "OM212": (
        "A condition that is missing or doesn't belong",
        "`{saying}` must have {wanted}.",
        None,
        "condition-misplaced",
    ),
    "OM213": (
        "A line that is no option",
        "In `{block}` each line gives an option: `name: value`.",
        None,
        "not-an-option",
    ),
    "OM214": (
        "A condition about nobody",
        "`{name}` can't be the subject of a condition.",
        "It may be: {known}.",
        "unknown-subject",
    ),
    "OM215": (
        "An unknown amount",
        "`{name}` is no amount.",
        "An amount is a number or one of: {known}.",
        "unknown-amount",
    ),
    "OM216": (
        "An unknown party",
        "`{name}` can neither pay nor be paid.",
        "A party is one of: {known}.",
        "unknown-party",
    ),
    "OM217": (
        "A block is missing",
        "This variant has no `{block}` block.",
        "Every variant needs one, of its own or from the variant it extends.",
        "missing-block",
    ),
    "OM218": (
        "A file without its first line",
        '{file} must begin with a line `{wanted} NAME "Label"`.',
        None,
        "missing-first-line",
    ),
    "OM219": (
        "A second first line",
        "A file has one `{name}` line, at its top.",
        None,
        "second-first-line",
    ),
    "OM220": (
        "A heading that doesn't fit",
        "This can't be a heading of `{block}`: I expected {expected}, and found {found}.",
        None,
        "wrong-heading",
    ),
    "OM221": (
        "A block without lines",
        "`{block}` needs a block of lines in braces.",
        "Write `{{` behind it, the lines, and `}}`.",
        "missing-lines",
    ),
    "OM222": (
        "Another version of the language",
        "This file is written for version {version} of the language; this program knows version 1.",
        "Get the program of that version, or change the line to `ombre 1` and see what it reports.",
        "other-version",
    ),
    "OM223": (
        "A number out of range",
        "{value} can't be: the least is {least}, the most is {most}.",
        None,
        "out-of-range",
    ),
    "OM224": (
        "A missing colon",
        "There is a colon missing after `{name}`.",
        "A setting is written `{name}: …`.",
        "missing-colon",
    ),
    "OM225": (
        "A line that doesn't fit",
        "I can't read this line of `{block}`: I expected {expected}, and found {found}.",
        None,
        "wrong-line",
    ),
    "OM226": (
        "A line in the wrong block",
        "{what} can't stand in `{block}`.",
        "It belongs in {homes}.",
        "wrong-block-line",
    ),
    "OM227": (
        "Nothing that can be counted",
        "`{name}` can't be counted here.",
        "It may be: {known}.",
        "unknown-count",
    ),
    "OM228": (
        "A state that doesn't fit",
        "`{subject}` can't be `{name}`.",
        "It may be: {known}.",
        "unknown-state",
    ),
    "OM230": (
        "A name that is written another way where it is used",
        "The {kind} is called `{name}` here, and `{other}` wherever it is meant.",
        "Write it the same way everywhere.",
        "declared-otherwise",
    ),
    "OM229": (
        "A comparison that can be read two ways",
        "Behind `than` and `as`, `any` may mean one of them or all of them.",
        "Say `every defender`, or turn the sentence round: `any defender has as many tricks as declarer`.",
        "any-behind-than",
    ),
    "OM231": (
        "Lines where none belong",
        "`{heading}` has no block of lines.",
        "Take the braces and what stands between them away.",
        "needless-lines",
    ),
    "OM232": (
        "A name that means something already",
        "No {kind} can be called `{name}`: the word has a meaning of its own in conditions and payments.",
        "Give it another name; its label may say anything.",
        "reserved-name",
    ),
    "OM233": (
        "One name for two things",
        "The {kind} `{name}` has the name of the {other}.",
        "Give one of them another name; their labels may be the same.",
        "name-shared",
    ),
    "OM234": (
        "A number in words",
        "`{name}` is no number.",
        "Write it in digits, as in `5 {noun}`, or `no {noun}`.",
        "number-in-words",
    ),
}

COMPOSING: dict[str, Row] = {
    "OM301": (
        "A file that isn't there",
        "There is no file {file}.",
        "It is looked for beside the variant and among the variants that come with the program.",
        "no-such-file",
    ),
    "OM302": (
        "A circle",
        "{what}: {chain}.",
        None,
        "circle",
    ),
    "OM303": (
        "Nothing to change there",
        "There is no `{name}` to {action}.",
        "To {action} something, it must be in the variant that is extended or in a module above. What is new stands "
        "without `{action}`.",
        "nothing-to-change",
    ),
    "OM304": (
        "Something is there already",
        "There is a `{name}` already.",
        "Say `change {name}` to change settings of it, or `replace {name}` to put this in its place.",
        "already-there",
    ),
    "OM305": (
        "Removed, but mentioned",
        "The {kind} `{name}` is removed, but mentioned here.",
        "Change this statement too.",
        "removed-but-mentioned",
    ),
    "OM320": (
        "A chain that is too long",
        "`{name}` stands on more than {most} others, each on the next.",
        "Let it stand on one that says more by itself.",
        "chain-too-long",
    ),
    "OM318": (
        "A removal that leaves a mention behind",
        "The {kind} `{name}` is removed, but it is still mentioned.",
        "If it is only not to be bid any more, take it out of the ladder instead. Else give what is like it everything "
        "by itself in this file (`replace …`), and `remove` the examples that speak of it.",
        "removed-but-needed",
    ),
    "OM306": (
        "Two modules that touch the same thing",
        "The modules `{one}` and `{other}` both say something of `{name}`: {what}.",
        "Use one of them alone.",
        "modules-clash",
    ),
    "OM307": (
        "An unknown option",
        "`{owner}` has no option `{name}`.",
        "Its options: {known}.",
        "unknown-option",
    ),
    "OM308": (
        "An option is missing",
        "`{module}` must be given its option `{name}` ({kind}).",
        "Write `use {module} {{ {name}: … }}`.",
        "missing-option",
    ),
    "OM309": (
        "An option of the wrong kind",
        "`{name}` can't be this: I expected {expected}, and found {found}.",
        None,
        "option-kind",
    ),
    "OM310": (
        "A circle of likes",
        "`{name}` is like itself: {chain}.",
        "One of them must say everything by itself.",
        "circle-of-likes",
    ),
    "OM311": (
        "Nothing to remove",
        "`{block}` says nothing of `{name}`.",
        None,
        "nothing-to-remove",
    ),
    "OM312": (
        "Not in the ladder",
        "`{name}` has no place in the ladder.",
        None,
        "not-in-ladder",
    ),
    "OM313": (
        "The wrong kind of file",
        "{file} is not a {wanted}.",
        "`extends` takes a variant, `use` takes a module.",
        "wrong-kind-of-file",
    ),
    "OM314": (
        "A module in a module",
        "The module `{name}` can't use another module.",
        "The variant uses both.",
        "module-in-module",
    ),
    "OM315": (
        "An index that can't be read",
        "The index {file} can't be read: {reason}.",
        None,
        "bad-index",
    ),
    "OM321": (
        "An index that lacks something",
        "The index {file} has no {kind} `{key}`.",
        "An index has a text `title` and a table `[statements]`: for each statement its id and a text.",
        "index-lacking",
    ),
    "OM317": (
        "A likeness that can't be changed",
        "`change {name}` can't say what it is like.",
        "Use `replace {name}` to give it another model; settings can be changed one by one.",
        "change-like",
    ),
    "OM316": (
        "No such cell",
        "`{contract}` has no payment for `{outcome}` between these parties that could be changed.",
        "A new payment stands in a `payoffs` block without `change`.",
        "no-such-cell",
    ),
    "OM319": (
        "A source under another name",
        "The index {file} is that of `{own}`, not of `{short}`.",
        "A source is declared by the short name that its index gives; citations begin with it: `@{own}-1`.",
        "source-misnamed",
    ),
}

RULES: dict[str, Row] = NAMES | COMPOSING | GAME | PAYMENT | EXAMPLES

WARNINGS = frozenset({"OM434", "OM508", "OM520"})
"""What is better mended, but changes nothing in the game."""
