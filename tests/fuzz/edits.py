"""Slips of the hand: single edits of a text, and texts that are none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import attrs

from ombre_dsl.vocabulary.table import BLOCKS, CHANGES

_WORD = re.compile(r'"(?:\\.|[^"\\\n])*"|#[^\n]*|@[A-Z]+-\w+|(?P<word>[^\W\d_][\w♠♣♥♦]*)')
_SIGNS = "{}\"'#:|,<=()+-*−@\\\n \t“”„«»;.✂\u00a0\u200b\ufeff\u0301切あ♠0١9²Åé\x00\r🂡"
_LETTERS = "abcdefghijklmnopqrstuvwxyz_é"
_KEYWORDS = """
    when otherwise and or not has is no more fewer as many than at least most any to from pay then each up whole talon
    nobody ladder exchange black red every suit decided trick tricks with without declares declarer defenders pot player
    players defender side opponent opponents bank pass hold listen join take preferred named turned in
"""


@attrs.frozen
class Word:
    """A word of a text outside of quotation marks, comments and citations."""

    start: int
    text: str

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def words(text: str) -> list[Word]:
    """All words of a text that mean something."""
    return [Word(match.start(), match[0]) for match in _WORD.finditer(text) if match["word"]]


def vocabulary() -> frozenset[str]:
    """All words that the language knows."""
    found = set(_KEYWORDS.split()) | set(CHANGES)
    for block in BLOCKS:
        phrases = [*block.headings, *(phrase for setting in block.settings for phrase in setting.phrases)]
        patterns = [block.name, *(s.name for s in block.settings), *(s.pattern for s in block.sayings)]
        for pattern in [*patterns, *(phrase.pattern for phrase in phrases)]:
            found |= set(re.findall(r"\w+", pattern))
    return frozenset(found)


def misspelt(random: Random, word: str) -> str:
    """A word with one slip of the hand: a letter too many, too few, another one, or two in the wrong order."""
    at = random.randrange(len(word))
    letter = random.choice(_LETTERS)
    match random.randrange(4):
        case 0:
            return word[:at] + letter + word[at:]
        case 1:
            return word[:at] + word[at + 1 :]
        case 2:
            return word[:at] + letter + word[at + 1 :]
        case _:
            return word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :]


def misspelling(random: Random, text: str, known: frozenset[str]) -> tuple[Word, str] | None:
    """A word of the text and a misspelling of it that is no other word of the text or the language."""
    found = words(text)
    word = random.choice(found)
    wrong = misspelt(random, word.text)
    taken = known | {one.text for one in found}
    sound = bool(re.fullmatch(r"[^\W\d]\w*", wrong))
    return (word, wrong) if sound and wrong not in taken else None


def edited(random: Random, text: str, others: Sequence[str]) -> str:
    """A text with one edit: of a letter, a word or a line."""
    return random.choice((_letter, _letter, _word, _line))(random, text, others)


def _letter(random: Random, text: str, others: Sequence[str]) -> str:
    at = random.randrange(len(text))
    sign = random.choice(_SIGNS)
    match random.randrange(4):
        case 0:
            return text[:at] + sign * random.choice((1, 1, 1, 3)) + text[at:]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + sign + text[at + 1 :]
        case _:
            return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def _word(random: Random, text: str, others: Sequence[str]) -> str:
    tokens = [(m.start(), m.end()) for m in re.finditer(r"\S+", text)]
    (start, end), (first, last) = random.choice(tokens), random.choice(tokens)
    match random.randrange(4):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:start] + text[first:last] + " " + text[start:]
        case 2:
            return text[:start] + text[first:last] + text[end:]
        case _:
            number = str(random.choice((0, 1, 7, 99, -3, 10**7, 10**12)))
            return text[:start] + number + text[end:]


def _line(random: Random, text: str, others: Sequence[str]) -> str:
    lines = text.split("\n")
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    foreign = random.choice(random.choice(others).split("\n"))
    match random.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at] = lines[other]
        case 3:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines.insert(at, foreign)
    return "\n".join(lines)


def anything(random: Random, others: Sequence[str]) -> str:
    """A text that is no variant: signs, words of the language, pieces of variants, all mixed."""
    kind = random.randrange(4)
    if kind == 0:
        return "".join(random.choice(_SIGNS + _LETTERS) for _ in range(random.randrange(1, 400)))
    if kind == 1:
        return "".join(chr(random.choice((random.randrange(32, 0x3100), 10))) for _ in range(random.randrange(1, 300)))
    source = random.choice(others)
    if kind == 2:
        tokens = re.findall(r"\s+|\w+|[^\w\s]", source)
        return "variant x\n" + "".join(random.choice(tokens) for _ in range(random.randrange(1, 400)))
    lines = source.split("\n")
    return "variant x\nombre 1\n" + "\n".join(random.choice(lines) for _ in range(random.randrange(1, 80)))
