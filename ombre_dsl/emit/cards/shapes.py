"""The suits as drawn shapes, each in a square of 24 by 24, and nothing but shapes: no letter of any font."""

from __future__ import annotations

FRENCH = {
    "S": "M12 1.5C7.5 7.5 2.5 10.8 2.5 15c0 2.6 1.9 4.3 4.2 4.3 1.7 0 3.2-.9 4.3-2.5-.3 2-1 3.9-2.4 5.7h6.8"
    "c-1.4-1.8-2.1-3.7-2.4-5.7 1.1 1.6 2.6 2.5 4.3 2.5 2.3 0 4.2-1.7 4.2-4.3C21.5 10.8 16.5 7.5 12 1.5z",
    "C": "M12 1.5a4.6 4.6 0 0 1 3.6 7.5 4.7 4.7 0 1 1-2.6 7.9c.3 2.1 1.1 3.9 2.5 5.6h-7c1.4-1.7 2.2-3.5 2.5-5.6"
    "a4.7 4.7 0 1 1-2.6-7.9A4.6 4.6 0 0 1 12 1.5z",
    "H": "M12 22C5 16 2 12.3 2 8.3 2 5.1 4.4 3 7 3c2 0 3.9 1.2 5 3.2C13.1 4.2 15 3 17 3"
    "c2.6 0 5 2.1 5 5.3 0 4-3 7.7-10 13.7z",
    "D": "M12 1 20.5 12 12 23 3.5 12z",
}
"""Spades, clubs, hearts, diamonds."""

SPANISH = {
    "S": "M12 .5 14 4v11h4.5v2.4H14V20a2 2 0 1 1-4 0v-2.6H5.5V15H10V4z",
    "C": "M9.2 1.5h5.4l1.2 4.2 2.6 1-.7 2.6-2.6-.3-.9 4.6 2.2 1.4-1.1 2.2-2-.5-.5 5.8h-2l-1-7.3-2.4.6-1-2.2 2.7-1.6"
    "L8.3 8.8 6 8.2l.5-2.6 2.2-.3z",
    "H": "M4 2h16c0 6.3-2.2 10.4-6.2 11.5v4.3l4.2 2v2.7H6v-2.7l4.2-2v-4.3C6.2 12.4 4 8.3 4 2z",
    "D": "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3.5L16.5 12 12 16.5 7.5 12z",
}
"""Swords, batons, cups and coins, in the places of spades, clubs, hearts and diamonds."""

INK = {"S": "#14171c", "C": "#14171c", "H": "#b3001b", "D": "#b3001b"}
"""Two colours; the shape tells the suit without them."""

INDEX = {"T": "10"}
SPANISH_INDEX = {**INDEX, "J": "S", "Q": "C", "K": "R"}
"""Sota, caballo, rey."""


def shape(suit: str, spanish: bool) -> str:
    """The outline of a suit, by its letter."""
    return (SPANISH if spanish else FRENCH)[suit]


def index(rank: str, spanish: bool) -> str:
    """What stands in the corner of a card of this rank."""
    return (SPANISH_INDEX if spanish else INDEX).get(rank, rank)
