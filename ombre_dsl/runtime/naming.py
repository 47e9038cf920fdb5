"""Seats and outcomes in words, as the rule sheet says them and as a file writes them."""

from __future__ import annotations

import re

from ombre_dsl.runtime.cards import listed
from ombre_dsl.runtime.tables import Tables
from ombre_dsl.runtime.transfers import Holder

_ORDINALS = ("eldest", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def seat_word(players: int, seat: int) -> str:
    """A seat in one word, as in a file: ``eldest``, ``middle`` with three players (else ``second`` …), ``dealer``."""
    if seat == players - 1 and seat:
        return "dealer"
    return "middle" if seat and players == 3 else _ORDINALS[seat]


def seat_name(players: int, seat: int) -> str:
    """A seat for a sentence, as on the sheet: ``the eldest hand``, ``the middle hand``, ``the dealer``."""
    word = seat_word(players, seat)
    return "the dealer" if word == "dealer" else f"the {word} hand"


def seats_by_word(players: int) -> dict[str, int]:
    """The seats by all the words that a file may use for them."""
    ordinals = {word: seat for seat, word in enumerate(_ORDINALS[: players - 1])}
    return ordinals | {seat_word(players, seat): seat for seat in range(players)}


def seats_in_words(players: int, text: str) -> str:
    """A sentence that counts the seats (``seat 0``) with their names in place of the numbers."""
    return re.sub(r"\bseat ([0-9])\b", lambda found: _in_place(players, int(found[1]), found[0]), text)


def _in_place(players: int, seat: int, said: str) -> str:
    return seat_name(players, seat) if seat < players else said


def holder_words(players: int, holder: Holder) -> str:
    """Who pays or is paid: ``the pot``, ``the dealer``, ``the middle hand and the dealer``."""
    if isinstance(holder, tuple):
        return listed(seat_name(players, seat) for seat in holder)
    return seat_name(players, holder) if isinstance(holder, int) else f"the {holder}"


def by_seat(players: int, amounts: tuple[int, ...], form: str = "+d") -> str:
    """An amount for each seat: ``eldest +3, middle +0, dealer -3``."""
    return ", ".join(f"{seat_word(players, seat)} {amount:{form}}" for seat, amount in enumerate(amounts))


def outcome_words(tables: Tables, outcome: str) -> str:
    """The name of an outcome, and the id that the file and the answers as data give it when that is another word."""
    label = dict(tables.outcomes).get(outcome, outcome)
    same = label.casefold().replace(" ", "_") == outcome.casefold()
    return label if same else f"{label} ({outcome})"


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
