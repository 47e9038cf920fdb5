"""Players, cards and deal."""

from __future__ import annotations

from ...rulebook.model import LETTERS, SUITS
from .context import Context
from .english import blocks, bullets, counted, in_words, listed, paragraph
from .markdown import Markdown

_FIRST_DEALER = {
    "highest card": "everybody draws a card, and who has the highest deals first",
    "lot": "the first dealer is drawn by lot",
    "agreed": "the players agree on the first dealer",
}
_CUTS = {
    "player before the dealer": "The player before the dealer, to his {other_way}, cuts the pack",
    "eldest": "The eldest hand cuts the pack",
}


def players_and_cards(c: Context) -> Markdown:
    """Who plays, with what cards, and how they are dealt."""
    return blocks(paragraph(_players(c)), paragraph(_deck(c)), bullets(_deal(c)))


def _players(c: Context) -> list[str]:
    table = c.book.table
    others = "the others are the defenders" if c.players > 2 else "the other is the defender"
    if c.sits_out:
        others = "the others who hold cards are the defenders"
    return [
        c.say(f"{in_words(c.players)} play.", table.players),
        c.say(
            f"Deal, bids and play go round {table.direction.value}, to the {c.way}: the eldest hand sits to the "
            f"dealer's {c.way}, and the dealer is the last in turn.",
            table.direction,
        ),
        *_sitter(c),
        f"Who wins the auction is the declarer; {others}.",
    ]


def _sitter(c: Context) -> list[str]:
    table = c.book.table
    if table.sitter is None:
        return []
    text = f"{c.seat(table.sitter.value)} sits out: he is dealt no cards and takes no part in the auction and the play"
    shares = table.sitter_shares
    if shares is not None and shares.value:
        text += ", but he pays and is paid as each defender is"
    return [c.say(f"{text}.", table.sitter, shares)]


def _deck(c: Context) -> list[str]:
    table = c.book.table
    ranks = {suit: [card[1:] for card in table.deck.value if card[0] == LETTERS[suit]] for suit in SUITS}
    alike = len(set(map(tuple, ranks.values()))) == 1
    size = counted(len(table.deck.value), "card")
    if alike:
        what = f"{listed([c.rank(rank) for rank in ranks['spades']])} of {listed([c.suit(suit) for suit in SUITS])}"
    else:
        what = "; ".join(
            f"{listed([c.rank(r) for r in ranks[suit]])} of {c.suit(suit)}" for suit in SUITS if ranks[suit]
        )
    sentences = [c.say(f"The pack has {size}: {what}.", table.deck)]
    if c.spanish:
        stand = listed([f"{c.suit(suit)} for {suit}" for suit in SUITS])
        sentences.append(
            c.say(f"The suits bear their Spanish names: {stand}; with a French pack, play with these.", table.suits)
        )
    letters = [f"{letter} {c.rank(letter)}" for letter in "KQJA" if any(letter in of for of in ranks.values())]
    sentences.append(f"In the lists below {listed([f'{one[0]} is {_article(one[2:])}' for one in letters])}.")
    return sentences


def _article(rank: str) -> str:
    return f"{'an' if rank[0] in 'aeiou' else 'a'} {rank}"


def _deal(c: Context) -> list[str]:
    table = c.book.table
    lines = []
    if table.first_dealer is not None:
        words = _FIRST_DEALER.get(table.first_dealer.value, f"first dealer: {table.first_dealer.value}")
        lines.append(c.say(f"{words}.", table.first_dealer))
    lines.append(c.say(f"The next deal is dealt by {_next_dealer(c)}.", table.next_dealer))
    if table.cut is not None and table.cut.value in _CUTS:
        lines.append(c.say(f"{_CUTS[table.cut.value].format(other_way=c.other_way)}.", table.cut))
    who = "each player but the one who sits out" if c.sits_out else "each player"
    lines.append(c.say(f"The dealer gives {who} {_packets(c)}, beginning with the eldest hand.", table.packets))
    if table.unplayed is not None and table.unplayed.value:
        hands = (
            "a hand that nobody plays is"
            if table.unplayed.value == 1
            else (f"{in_words(table.unplayed.value)} hands that nobody plays are")
        )
        lines.append(c.say(f"Besides, {hands} dealt face down, as large as a player's.", table.unplayed))
    if table.talon.value:
        left = counted(table.talon.value, "card")
        verb = "is left over and lies" if table.talon.value == 1 else "are left over and lie"
        lines.append(c.say(f"{left} {verb} face down on the table: the talon.", table.talon))
    elif table.talon.origin.decided or table.talon.origin.cites:
        lines.append(c.say("All the cards are dealt; none is left over.", table.talon))
    second = table.second_pack
    if second is not None or any(contract.trump.value.kind == "preferred" for contract in c.book.contracts):
        text = "Before each deal the top card of a second pack is turned; its suit is the preferred suit of that deal."
        lines.append(c.say(text, second))
    return lines


def _next_dealer(c: Context) -> str:
    value = c.book.table.next_dealer.value
    return f"the next player, to the dealer's {c.way}" if value == "next player" else f"the {value}"


def _packets(c: Context) -> str:
    packets = c.book.table.packets.value
    cards = counted(sum(packets), "card")
    if len(packets) == 1:
        return f"{cards} at once"
    if len(set(packets)) == 1:
        return f"{cards}, {in_words(packets[0])} at a time"
    return f"{cards}, in packets of {listed([str(packet) for packet in packets])}"
