"""The words of every card table: cards, suits, ranks, seats, sides and parties."""

from __future__ import annotations

from ...rulebook.model import LETTERS
from .speech import marked

SUIT_OF = {letter: suit for suit, letter in LETTERS.items()}

SUITS_IN_PRINT = {
    "french": {
        "spades": marked("suit", "spades"),
        "clubs": marked("suit", "clubs"),
        "hearts": marked("suit", "hearts"),
        "diamonds": marked("suit", "diamonds"),
    },
    "spanish": {
        "spades": marked("suit", "swords"),
        "clubs": marked("suit", "batons"),
        "hearts": marked("suit", "cups"),
        "diamonds": marked("suit", "coins"),
    },
}

OF_SUIT = {
    "french": {
        "spades": marked("card", "{rank} of spades"),
        "clubs": marked("card", "{rank} of clubs"),
        "hearts": marked("card", "{rank} of hearts"),
        "diamonds": marked("card", "{rank} of diamonds"),
    },
    "spanish": {
        "spades": marked("card", "{rank} of swords"),
        "clubs": marked("card", "{rank} of batons"),
        "hearts": marked("card", "{rank} of cups"),
        "diamonds": marked("card", "{rank} of coins"),
    },
}

RANKS = {
    "A": marked("rank", "ace"),
    "K": marked("rank", "king"),
    "Q": marked("rank", "queen"),
    "J": marked("rank", "jack"),
    "7": marked("rank", "7"),
    "6": marked("rank", "6"),
    "5": marked("rank", "5"),
    "4": marked("rank", "4"),
    "3": marked("rank", "3"),
    "2": marked("rank", "2"),
}

THE_RANKS = {
    "A": marked("the rank", "the ace"),
    "K": marked("the rank", "the king"),
    "Q": marked("the rank", "the queen"),
    "J": marked("the rank", "the jack"),
    "7": marked("the rank", "the 7"),
    "6": marked("the rank", "the 6"),
    "5": marked("the rank", "the 5"),
    "4": marked("the rank", "the 4"),
    "3": marked("the rank", "the 3"),
    "2": marked("the rank", "the 2"),
}

SOME_RANKS = {
    "A": marked("some card", "an ace"),
    "K": marked("some card", "a king"),
    "Q": marked("some card", "a queen"),
    "J": marked("some card", "a jack"),
    "7": marked("some card", "a 7"),
    "6": marked("some card", "a 6"),
    "5": marked("some card", "a 5"),
    "4": marked("some card", "a 4"),
    "3": marked("some card", "a 3"),
    "2": marked("some card", "a 2"),
}

SEATS = (
    marked("seat", "the eldest hand"),
    marked("seat", "the second hand"),
    marked("seat", "the third hand"),
    marked("seat", "the fourth hand"),
)
MIDDLE = marked("seat", "the middle hand")
DEALER = marked("seat", "the dealer")

WAYS = {"left": marked("where a neighbour sits", "left"), "right": marked("where a neighbour sits", "right")}
TOWARDS = {"left": marked("the way the turn goes", "left"), "right": marked("the way the turn goes", "right")}

# Who pays, and who does something: the subject of a sentence.
PAYERS = {
    "declarer": marked("payer", "the declarer"),
    "each defender": marked("payer", "each defender"),
    "each player": marked("payer", "each player"),
    "each opponent": marked("payer", "each opponent"),
    "side": marked("payer", "the declarer's side"),
    "sitter": marked("payer", "the player who sits out"),
    "defenders": marked("payer", "the defenders"),
    "players": marked("payer", "the players"),
    "opponents": marked("payer", "the opponents"),
    "defender": marked("payer", "the defender"),
    "pot": marked("payer", "the pot"),
    "bank": marked("payer", "the bank"),
    "offender": marked("payer", "the offender"),
    "each other player": marked("payer", "each other player"),
}

# Who is paid: in many languages another case, or a preposition.
PAYEES = {
    "declarer": marked("payee", "the declarer"),
    "each defender": marked("payee", "each defender"),
    "each player": marked("payee", "each player"),
    "each opponent": marked("payee", "each opponent"),
    "side": marked("payee", "the declarer's side"),
    "sitter": marked("payee", "the player who sits out"),
    "defenders": marked("payee", "the defenders"),
    "players": marked("payee", "the players"),
    "opponents": marked("payee", "the opponents"),
    "defender": marked("payee", "the defender"),
    "pot": marked("payee", "the pot"),
    "bank": marked("payee", "the bank"),
    "offender": marked("payee", "the offender"),
    "each other player": marked("payee", "each other player"),
}

# The head of a column, or the name before a number.
COLUMNS = {
    "declarer": marked("column", "declarer"),
    "each declarer": marked("column", "each declarer"),
    "ally": marked("column", "ally"),
    "defender": marked("column", "defender"),
    "each defender": marked("column", "each defender"),
    "each other defender": marked("column", "each other defender"),
    "each player": marked("column", "each player"),
    "each opponent": marked("column", "each opponent"),
    "side": marked("column", "the declarer's side"),
    "sitter": marked("column", "the player who sits out"),
    "defenders": marked("column", "the defenders"),
    "players": marked("column", "the players"),
    "opponents": marked("column", "the opponents"),
    "pot": marked("column", "the pot"),
    "bank": marked("column", "the bank"),
}

# Several who are asked one by one: of each, the first four by a word of their own.
PLACES = {
    "declarer": (
        marked("one of several", "the first declarer"),
        marked("one of several", "the second declarer"),
        marked("one of several", "the third declarer"),
        marked("one of several", "the fourth declarer"),
    ),
    "defender": (
        marked("one of several", "the first defender"),
        marked("one of several", "the second defender"),
        marked("one of several", "the third defender"),
        marked("one of several", "the fourth defender"),
    ),
}

PLAYERS = {
    2: marked("how many play", "two"),
    3: marked("how many play", "three"),
    4: marked("how many play", "four"),
    5: marked("how many play", "five"),
}

AT_A_TIME = {
    1: marked("cards at a time", "one"),
    2: marked("cards at a time", "two"),
    3: marked("cards at a time", "three"),
    4: marked("cards at a time", "four"),
    5: marked("cards at a time", "five"),
}
