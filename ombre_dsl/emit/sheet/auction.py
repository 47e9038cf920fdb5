"""The auction as a procedure, its ladder, and what happens when all pass."""

from __future__ import annotations

from ...rulebook.model import Contract, PassStep, Said
from .context import Context
from .contracts import others_to_play
from .markdown import Markdown
from .payments import payment_sentence
from .payoffs import worth
from .permissions import exchange_cell
from .pieces import blocks, bullets, capital, steps, table
from .programs import Words
from .speech import marked
from .trump import trump_cell


def auction(c: Context) -> Markdown:
    """How the players bid."""
    lines = [*_opening(c), *_bidding(c), *_joining(c), _end(c)]
    return blocks(steps(lines), _ladder(c), _outside(c))


def _opening(c: Context) -> list[str]:
    auction = c.book.auction
    if not auction.listens:
        return [c.say("The eldest hand speaks first: he passes or bids a contract.", auction.opens)]
    return [
        c.say(
            "The eldest hand speaks first. He makes no bid: he passes, or says that he listens. When he passes, the "
            "next player does the same; the dealer, when all before him have passed, bids or passes. Against a "
            "listener the next player passes or bids a contract, and the listener answers him as the one with the "
            "lower bid.",
            auction.opens,
        ),
        c._("A listener against whom nobody bids is the declarer in the lowest contract of the ladder."),
    ]


def _bidding(c: Context) -> list[str]:
    auction = c.book.auction
    only = auction.hold if auction.hold.value == "nobody" else None
    higher = [c._("Each further bid must stand on a higher rung of the ladder than the bid before it.")]
    if any(len(rung) > 1 for rung in auction.ladder.value):
        higher.append(c._("Contracts on the same rung are equal: neither beats the other."))
    lines = [c.cite(c.paragraph(higher), auction.ladder, only), _answer(c), *_hold(c)]
    if auction.suit.value == "with the bid":
        lines.append(c.say("Who bids a contract whose trump is named names the suit with his bid.", auction.suit))
    return [*lines, c._("Who has passed takes no further part in the auction.")]


def _answer(c: Context) -> str:
    auction = c.book.auction
    if auction.answers.value == "next player":
        return c.say(
            "The turn goes round the table from player to player; whoever has not passed bids higher or passes.",
            auction.answers,
        )
    text = [
        c._(
            "A bid that beats another is answered by the player whose bid it beats: he bids still higher or passes, "
            "and the two go on in turn until one of them passes. Then the next player who has not spoken is asked; he "
            "passes or bids higher, and when he bids, the player whose bid stood answers him in the same way."
        )
    ]
    if not auction.listens:
        text.insert(0, _first_bid(c))
    return c.cite(c.paragraph(text), auction.answers)


def _first_bid(c: Context) -> Markdown:
    return c._(
        "As long as nobody has bid, the players are asked in turn. The first bid goes to the next player who has not "
        "spoken: he passes or bids higher."
    )


def _hold(c: Context) -> list[str]:
    hold = c.book.auction.hold
    if hold.value == "nobody":
        return []
    if hold.value == "anyone":
        who = c._(
            "Instead of bidding higher, whoever speaks against a bid, even on his first turn, may hold: he makes the "
            "bid his own at its height."
        )
    else:
        who = c._(
            "Instead of bidding higher, the one of the two bidders who sits nearer to the eldest hand may hold: he "
            "makes the bid his own at its height."
        )
    end = c._("A hold is not answered by a hold: the other must bid higher or pass.")
    return [c.cite(c.paragraph([who, _other_hold(c), end]), hold)]


def _other_hold(c: Context) -> str:
    """What a hold may name anew."""
    suit = c.book.auction.suit.value == "with the bid"
    equal = any(len(rung) > 1 for rung in c.book.auction.ladder.value)
    if suit and equal:
        return c._("He may name another suit where one is named, or another contract of the same rung.")
    if suit:
        return c._("He may name another suit where one is named.")
    return c._("He may name another contract of the same rung.") if equal else ""


def _joining(c: Context) -> list[str]:
    groups: dict[int, list[Contract]] = {}
    for contract in c.book.contracts:
        if contract.declarers.value[1] > 1:
            groups.setdefault(contract.declarers.value[1], []).append(contract)
    return [
        c.say_n(
            "A player facing a bid of {contracts} may join it instead of bidding higher or passing: up to {n} player "
            "then plays it, each for himself, and none of them may withdraw. A player who speaks after them may still "
            "bid higher; then the joint game is off, and those who were in it answer in turn, the first bidder first.",
            "A player facing a bid of {contracts} may join it instead of bidding higher or passing: up to {n} players "
            "then play it, each for himself, and none of them may withdraw. A player who speaks after them may still "
            "bid higher; then the joint game is off, and those who were in it answer in turn, the first bidder first.",
            most,
            *(contract.declarers for contract in contracts),
            contracts=c.either([c.contract(contract.id) for contract in contracts]),
        )
        for most, contracts in groups.items()
    ]


def _end(c: Context) -> str:
    lines = [c._("When all others have passed, the player whose bid stands is the declarer.")]
    if c.players == 2:
        lines = [c._("When the other has passed, the player whose bid stands is the declarer.")]
    if any(contract.declarers.value[1] > 1 for contract in c.book.contracts):
        lines.append(c._("Whoever has joined him is a declarer too."))
    if any(others_to_play(contract) for contract in c.book.contracts):
        lines.append(c._("He plays what he has bid, or another contract where that is allowed below."))
    else:
        lines.append(c._("He plays what he has bid."))
    return c.paragraph(lines)


# ---- the ladder ----------------------------------------------------------------------------------------------------


def _ladder(c: Context) -> str:
    rows = []
    for number, rung in enumerate(c.book.auction.ladder.value, 1):
        rows += [_row(c, str(number), c.book.contract(id)) for id in rung]
    ladder = [c.book.contract(row_id) for rung in c.book.auction.ladder.value for row_id in rung]
    if any(contract.needs is not None and contract.needs.value for contract in ladder):
        any_hand = c.p_("needs in hand", "any hand")
        rows = [[row[place] or (any_hand if place == 4 else "") for place in range(6)] for row in rows]
    head = [
        c._("Rung"),
        c._("Contract"),
        c._("Trump"),
        c._("Cards exchanged by"),
        c._("Needs in hand"),
        _last(c, ladder),
    ]
    intro = c.say("The ladder, from the lowest rung to the highest:", c.book.auction.ladder)
    return blocks(intro, table(head, rows))


def _last(c: Context, ladder: list[Contract]) -> str:
    if all(contract.value for contract in ladder):
        return c.by_unit(marked("column", "Value in chips"), marked("column", "Value in points"))
    return c.by_unit(marked("column", "The declarer gets, in chips"), marked("column", "The declarer gets, in points"))


def _row(c: Context, rung: str, contract: Contract) -> list[str]:
    needs = c.cards(contract.needs.value) if contract.needs else ""
    exchanged = exchange_cell(c, contract) if c.book.table.talon.value else ""
    return [rung, c.contract(contract.id), trump_cell(c, contract), exchanged, needs, worth(c, contract)]


def _outside(c: Context) -> str:
    bid = {id for rung in c.book.auction.ladder.value for id in rung}
    lines = []
    for contract in c.book.contracts:
        if contract.id not in bid:
            name = c.contract(contract.id)
            lines.append(
                c.paragraph([capital(c._("{contract} cannot be bid.", contract=name)), *_ways_to(c, contract.id)])
            )
    return bullets(lines)


def _ways_to(c: Context, id: str) -> list[str]:
    words = Words(c)
    ways: list[str] = [c._("It comes about when all pass.") for step in c.book.all_pass if step.value.contract == id]
    for contract in c.book.contracts:
        name = c.contract(contract.id)
        for said in contract.counts_as:
            condition, other = said.value
            if other == id:
                when = words.condition(condition)
                ways.append(c.say("{contract} counts as it when {condition}.", contract=name, condition=when))
        if id in others_to_play(contract):
            ways.append(c.say("The winner of the auction may play it instead of {contract}.", contract=name))
    return list(dict.fromkeys(ways))


# ---- all pass ------------------------------------------------------------------------------------------------------


def all_pass(c: Context) -> Markdown:
    """What happens when everybody passes."""
    first = c.book.all_pass[0] if c.book.all_pass else None
    if first is not None and len(c.book.all_pass) == 1 and first.value.kind == "redeal" and first.value.when is None:
        return blocks(_only_redeal(c, first))
    return blocks(
        c._("These steps are taken in order, until one of them gives a game or a new deal:"),
        steps(_pass_step(c, step) for step in c.book.all_pass),
    )


def _only_redeal(c: Context, step: Said[PassStep]) -> str:
    if step.value.dealer == "same":
        return c.say("When all pass, the cards are thrown in and the same dealer deals anew.", step)
    return c.say("When all pass, the cards are thrown in and the next dealer deals anew.", step)


def _pass_step(c: Context, step: Said[PassStep]) -> str:
    value = step.value
    if value.payment is not None:
        return c.cite(payment_sentence(c, value.payment, also=value.when), step)
    clause = _step_words(c, value)
    if value.when is None:
        text = c.sentence(clause)
    else:
        text = capital(c._("When {condition}, {step}.", condition=Words(c).condition(value.when), step=clause))
    return c.cite(c.paragraph([text, _passed_over(c, value)]), step)


def _step_words(c: Context, step: PassStep) -> str:
    game = c.contract(step.contract)
    if step.kind == "force":
        card = c.full_card(step.card)
        return c.p_("when all pass", "whoever holds {card} must play {contract}", card=card, contract=game)
    if step.kind == "offer":
        return c.p_(
            "when all pass",
            "each player in turn, from the eldest hand on, may take the whole talon and play {contract}",
            contract=game,
        )
    if step.kind == "offer last":
        return c.p_("when all pass", "the player who speaks last may play {contract} with his own hand", contract=game)
    if step.dealer == "same":
        return c.p_("when all pass", "the cards are thrown in and the same dealer deals anew")
    return c.p_("when all pass", "the cards are thrown in and the next dealer deals anew")


def _passed_over(c: Context, step: PassStep) -> str:
    if step.kind == "offer":
        return c._("When nobody does, this is passed over.")
    if step.kind == "offer last":
        return c._("When he will not, this is passed over.")
    unplayed = c.book.table.unplayed
    somewhere_else = c.book.table.talon.value or (unplayed is not None and unplayed.value)
    if step.kind == "force" and somewhere_else:
        return c._("When nobody holds it, this is passed over.")
    return ""
