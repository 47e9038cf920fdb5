"""Players, cards and deal."""

from __future__ import annotations

from ...rulebook.model import LETTERS, SUITS
from .context import Context
from .markdown import Markdown, md
from .names import AT_A_TIME, PLAYERS
from .pieces import blocks, bullets


def players_and_cards(c: Context) -> Markdown:
    """Who plays, with what cards, and how they are dealt."""
    return blocks(c.paragraph(_players(c)), c.paragraph(_deck(c)), bullets(_deal(c)))


def _players(c: Context) -> list[str]:
    table = c.book.table
    number = c.p_(*PLAYERS[c.players]) if c.players in PLAYERS else c.players
    if c.sits_out:
        many = c.say("{number} sit at the table; in each deal one of them sits out.", table.players, number=number)
    else:
        many = c.say("{number} play.", table.players, number=number)
    return [
        many,
        _direction(c),
        _seats(c),
        *_sitter(c),
        _declarer(c),
    ]


def _direction(c: Context) -> str:
    direction = c.book.table.direction
    if direction.value == "counterclockwise":
        return c.say(
            "Deal, bids and play go round counterclockwise, to the right: the eldest hand sits to the dealer's right, "
            "and the dealer is the last in turn.",
            direction,
        )
    return c.say(
        "Deal, bids and play go round clockwise, to the left: the eldest hand sits to the dealer's left, and the "
        "dealer is the last in turn.",
        direction,
    )


def _seats(c: Context) -> str:
    """What the examples and other parts call the players; two need no other names than those of the line before."""
    if c.players == 2:
        return ""
    return c._("In the order of their turns, the players are called {seats}.", seats=c.listed(_seat_names(c)))


def _seat_names(c: Context) -> list[str]:
    return [c.seat(seat) for seat in range(c.players)]


def _declarer(c: Context) -> str:
    if c.sits_out:
        return c._("Who wins the auction is the declarer; the others who hold cards are the defenders.")
    if c.players == 2:
        return c._("Who wins the auction is the declarer; the other is the defender.")
    if any(contract.card_calls for contract in c.book.contracts):
        return c._("Who wins the auction is the declarer; he may have an ally, and the others are the defenders.")
    return c._("Who wins the auction is the declarer; the others are the defenders.")


def _sitter(c: Context) -> list[str]:
    table, shares = c.book.table, c.book.table.sitter_shares
    if table.sitter is None:
        return []
    seat = c.seat(table.sitter.value)
    if shares is not None and shares.value:
        out = c.say(
            "{seat} sits out: he is dealt no cards and takes no part in the auction and the play, but he pays and is "
            "paid as each defender is, and pays what each player pays.",
            table.sitter,
            shares,
            seat=seat,
        )
    else:
        out = c.say(
            "{seat} sits out: he is dealt no cards and takes no part in the auction and the play.",
            table.sitter,
            shares,
            seat=seat,
        )
    next_eldest = table.sitter.value == 1 and table.next_dealer.value == "next player"
    return [out, c._("In the next deal he is the eldest hand.")] if next_eldest else [out]


def _deck(c: Context) -> list[str]:
    deck = c.book.table.deck
    ranks = {suit: [card[1:] for card in deck.value if card[0] == LETTERS[suit]] for suit in SUITS}
    size = len(deck.value)
    if len(set(map(tuple, ranks.values()))) == 1:
        sentence = c.say_n(
            "The pack has {n} card: {ranks}; each of {suits}.",
            "The pack has {n} cards: {ranks}; each of {suits}.",
            size,
            deck,
            ranks=c.listed([c.rank(rank) for rank in ranks["spades"]]),
            suits=c.listed([c.suit(suit) for suit in SUITS]),
        )
    else:
        some = [suit for suit in SUITS if ranks[suit]]
        cards = c.apart([c.of_suit(c.listed([c.rank(r) for r in ranks[suit]]), suit) for suit in some])
        sentence = c.say_n(
            "The pack has {n} card: {cards}.", "The pack has {n} cards: {cards}.", size, deck, cards=cards
        )
    return [sentence, *_spanish(c), _letters(c, {rank for of in ranks.values() for rank in of})]


def _spanish(c: Context) -> list[str]:
    if not c.spanish:
        return []
    return [
        c.say(
            "The suits bear their Spanish names; with a French pack, play with spades for swords, clubs for batons, "
            "hearts for cups and diamonds for coins.",
            c.book.table.suits,
        )
    ]


def _letters(c: Context, ranks: set[str]) -> str:
    letters = [
        c.p_("letter of a card", "{letter} is {rank}", letter=letter, rank=c.some_rank(letter))
        for letter in "KQJA"
        if letter in ranks
    ]
    return c._("In the lists below {letters}.", letters=c.listed(letters)) if letters else ""


# ---- the deal ------------------------------------------------------------------------------------------------------


def _deal(c: Context) -> list[str]:
    return [*_first_dealer(c), _next_dealer(c), *_cut(c), _packets(c), *_unplayed(c), *_talon(c), *_second_pack(c)]


def _first_dealer(c: Context) -> list[str]:
    first = c.book.table.first_dealer
    if first is None:
        return []
    if first.value == "highest card":
        return [c.say("Everybody draws a card, and who has the highest deals first.", first)]
    if first.value == "lot":
        return [c.say("The first dealer is drawn by lot.", first)]
    if first.value == "agreed":
        return [c.say("The players agree on the first dealer.", first)]
    return [c.say("First dealer: {how}.", first, how=md(first.value))]


def _next_dealer(c: Context) -> str:
    dealer = c.book.table.next_dealer
    return c.say("The next deal is dealt by the next player, to the dealer's {side}.", dealer, side=c.way)


def _cut(c: Context) -> list[str]:
    cut = c.book.table.cut
    if cut is not None and cut.value == "player before the dealer":
        return [c.say("The player before the dealer, to his {side}, cuts the pack.", cut, side=c.other_way)]
    return [c.say("The eldest hand cuts the pack.", cut)] if cut is not None and cut.value == "eldest" else []


def _packets(c: Context) -> str:
    packets = c.book.table.packets
    text = _dealt_around_sitter(c) if c.sits_out else _dealt(c)
    return c.cite(text, packets)


def _dealt(c: Context) -> str:
    packets = c.book.table.packets.value
    size = sum(packets)
    if len(packets) == 1:
        return c.n_(
            "The dealer gives each player {n} card at once, beginning with the eldest hand.",
            "The dealer gives each player {n} cards at once, beginning with the eldest hand.",
            size,
        )
    if len(set(packets)) == 1:
        return c.n_(
            "The dealer gives each player {n} card, {number} at a time, beginning with the eldest hand.",
            "The dealer gives each player {n} cards, {number} at a time, beginning with the eldest hand.",
            size,
            number=_at_a_time(c, packets[0]),
        )
    return c.n_(
        "The dealer gives each player {n} card, in packets of {packets}, beginning with the eldest hand.",
        "The dealer gives each player {n} cards, in packets of {packets}, beginning with the eldest hand.",
        size,
        packets=c.listed([str(packet) for packet in packets]),
    )


def _dealt_around_sitter(c: Context) -> str:
    packets = c.book.table.packets.value
    size = sum(packets)
    if len(packets) == 1:
        return c.n_(
            "The dealer gives each player but the one who sits out {n} card at once, beginning with the eldest hand.",
            "The dealer gives each player but the one who sits out {n} cards at once, beginning with the eldest hand.",
            size,
        )
    if len(set(packets)) == 1:
        return c.n_(
            "The dealer gives each player but the one who sits out {n} card, {number} at a time, beginning with the "
            "eldest hand.",
            "The dealer gives each player but the one who sits out {n} cards, {number} at a time, beginning with the "
            "eldest hand.",
            size,
            number=_at_a_time(c, packets[0]),
        )
    return c.n_(
        "The dealer gives each player but the one who sits out {n} card, in packets of {packets}, beginning with the "
        "eldest hand.",
        "The dealer gives each player but the one who sits out {n} cards, in packets of {packets}, beginning with the "
        "eldest hand.",
        size,
        packets=c.listed([str(packet) for packet in packets]),
    )


def _at_a_time(c: Context, number: int) -> str:
    return c.p_(*AT_A_TIME[number]) if number in AT_A_TIME else str(number)


def _unplayed(c: Context) -> list[str]:
    hands = c.book.table.unplayed
    if hands is None or not hands.value:
        return []
    return [
        c.say_n(
            "Besides, a hand as large as a player's is dealt face down; nobody plays it or looks at it.",
            "Besides, {n} hands as large as a player's are dealt face down; nobody plays them or looks at them.",
            hands.value,
            hands,
        )
    ]


def _talon(c: Context) -> list[str]:
    talon = c.book.table.talon
    if talon.value:
        return [
            c.say_n(
                "{n} card is left over and lies face down on the table: the talon.",
                "{n} cards are left over and lie face down on the table: the talon.",
                talon.value,
                talon,
            )
        ]
    if talon.origin.decided or talon.origin.cites:
        return [c.say("All the cards are dealt; none is left over.", talon)]
    return []


def _second_pack(c: Context) -> list[str]:
    second = c.book.table.second_pack
    if second is None and not any(contract.trump.value.kind == "preferred" for contract in c.book.contracts):
        return []
    return [
        c.say(
            "Before each deal the top card of a second pack is turned; its suit is the preferred suit of that deal.",
            second,
        )
    ]
