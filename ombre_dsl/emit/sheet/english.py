"""English: lists, numbers and names of cards, seats and parties; and the pieces that Markdown is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .markdown import Markdown

MINUS = "\N{MINUS SIGN}"
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(number: int, one: str, many: str | None = None) -> str:
    """``1 trick``, ``2 tricks``, ``no tricks``."""
    noun = one if abs(number) == 1 else many or one + "s"
    return f"{'no' if number == 0 else signed(number, plus='')} {noun}"


def up_to(least: int, most: int) -> str:
    """``two``, ``one or two``, ``one to three``."""
    if least == most:
        return in_words(most)
    return f"{in_words(least)} {'or' if most == least + 1 else 'to'} {in_words(most)}"


def in_words(number: int) -> str:
    """Small numbers as words."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def signed(number: int, plus: str = "+") -> str:
    """A number with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"{plus if number else ''}{number}"


def ordinal(number: int) -> str:
    """``first`` for 1."""
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def capital(text: str) -> str:
    """The text with a capital letter in front; what begins otherwise stays."""
    return text[:1].upper() + text[1:] if text[:1].isascii() else text


def seat_name(seat: int, players: int) -> str:
    """A seat in words, counted from the eldest hand."""
    if seat == 0:
        return "the eldest hand"
    if seat == players - 1:
        return "the dealer"
    return "the middle hand" if players == 3 else f"the {ordinal(seat + 1)} hand"


# ---- pieces of Markdown --------------------------------------------------------------------------------------------


def paragraph(sentences: Iterable[str]) -> str:
    """Sentences in one paragraph."""
    return " ".join(sentence for sentence in sentences if sentence)


def bullets(sentences: Iterable[str]) -> str:
    """A list of points."""
    return "\n".join(f"- {sentence}" for sentence in sentences if sentence)


def steps(sentences: Iterable[str]) -> str:
    """A numbered list."""
    return "\n".join(f"{number}. {sentence}" for number, sentence in enumerate(sentences, 1))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; columns with nothing in them are left out, and an empty cell has a dash."""
    body = [list(row) for row in rows]
    keep = [place for place in range(len(head)) if any(row[place] for row in body)]
    kept = [[row[place] or "–" for place in keep] for row in body]
    lines = [[head[place] for place in keep], ["---"] * len(keep), *kept]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def blocks(*parts: str) -> Markdown:
    """Paragraphs, lists and tables below one another; empty ones are left out."""
    return Markdown("\n\n".join(part for part in parts if part))
