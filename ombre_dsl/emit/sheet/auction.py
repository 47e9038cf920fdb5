"""The auction as a procedure, its ladder, and what happens when all pass."""

from __future__ import annotations

from ...rulebook.model import Contract, PassStep, Said
from .context import Context
from .contracts import others_to_play, trump_cell
from .english import blocks, bullets, in_words, listed, steps, table
from .markdown import Markdown
from .payments import payment_sentence
from .payoffs import worth
from .permissions import exchange_cell
from .programs import Words


def auction(c: Context) -> Markdown:
    """How the players bid."""
    lines = [*_opening(c), *_bidding(c), *_joining(c), *_end(c)]
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
        "A listener against whom nobody bids is the declarer in the lowest contract of the ladder.",
    ]


def _bidding(c: Context) -> list[str]:
    auction = c.book.auction
    equal = any(len(rung) > 1 for rung in auction.ladder.value)
    beside = " Contracts on the same rung are equal: neither beats the other." if equal else ""
    only = auction.hold if auction.hold.value == "nobody" else None
    text = f"Each further bid must stand on a higher rung of the ladder than the bid before it.{beside}"
    lines = [c.say(text, auction.ladder, only), _answer(c)]
    lines += _hold(c)
    if auction.suit.value == "with the bid":
        lines.append(c.say("Who bids a contract whose trump is named names the suit with his bid.", auction.suit))
    lines.append("Who has passed takes no further part in the auction.")
    return lines


def _answer(c: Context) -> str:
    auction = c.book.auction
    if auction.answers.value == "next player":
        text = "The turn goes round the table from player to player; whoever has not passed bids higher or passes."
    else:
        first = "" if auction.listens else " As long as nobody has bid, the players are asked in turn."
        text = (
            "A bid is answered by the player who had the highest bid before it: he bids higher or passes, and the "
            "two go on in turn until one of them passes. Then the next player who has not spoken is asked; he passes "
            "or bids higher, and the player whose bid stood answers him in the same way."
            f"{first}"
        )
    return c.say(text, auction.answers)


def _hold(c: Context) -> list[str]:
    hold, suit = c.book.auction.hold, c.book.auction.suit.value
    if hold.value == "nobody":
        return []
    who = "the player who is to answer a bid"
    if hold.value != "anyone":
        who = "the one of the two bidders who sits nearer to the eldest hand"
    choice = ["another suit where one is named"] if suit == "with the bid" else []
    if any(len(rung) > 1 for rung in c.book.auction.ladder.value):
        choice.append("another contract of the same rung")
    other = f" He may name {listed(choice, 'or')}." if choice else ""
    text = f"Instead of bidding higher, {who} may hold: he makes the bid his own at its height.{other}"
    return [c.say(f"{text} A hold is not answered by a hold.", hold)]


def _joining(c: Context) -> list[str]:
    joint = [contract for contract in c.book.contracts if contract.declarers.value[1] > 1]
    if not joint:
        return []
    groups: dict[int, list[Contract]] = {}
    for contract in joint:
        groups.setdefault(contract.declarers.value[1], []).append(contract)
    lines = []
    for most, contracts in groups.items():
        names = listed([c.contract(contract.id) for contract in contracts], "or")
        text = (
            f"A player who is to speak over a bid of {names} may join it instead of passing or bidding higher: "
            f"up to {in_words(most)} players then play it, each for himself. They are bound by it. A higher bid ends "
            "the joint game, and those who were in it may bid higher or pass, the first bidder first."
        )
        lines.append(c.say(text, *(contract.declarers for contract in contracts)))
    return lines


def _end(c: Context) -> list[str]:
    joint = any(contract.declarers.value[1] > 1 for contract in c.book.contracts)
    passed = "the other has" if c.players == 2 else "all others have"
    alone = f"When {passed} passed, the player whose bid stands is the declarer"
    also = ", together with whoever has joined him" if joint else ""
    lines = [f"{alone}{also}; he plays what he has bid."]
    if any(others_to_play(contract) for contract in c.book.contracts):
        lines[0] = f"{alone}{also}; he plays what he has bid, or another contract where that is allowed below."
    return lines


# ---- the ladder ----------------------------------------------------------------------------------------------------


def _ladder(c: Context) -> str:
    rows = []
    for number, rung in enumerate(c.book.auction.ladder.value, 1):
        rows += [_row(c, str(number), c.book.contract(id)) for id in rung]
    ladder = [c.book.contract(row_id) for rung in c.book.auction.ladder.value for row_id in rung]
    if any(contract.needs is not None and contract.needs.value for contract in ladder):
        rows = [[row[place] or ("any hand" if place == 4 else "") for place in range(6)] for row in rows]
    last = f"Value in {c.unit}s" if all(contract.value for contract in ladder) else f"The declarer gets, in {c.unit}s"
    head = ["Rung", "Contract", "Trump", "Cards exchanged by", "Needs in hand", last]
    intro = c.say("The ladder, from the lowest rung to the highest:", c.book.auction.ladder)
    return blocks(intro, table(head, rows))


def _row(c: Context, rung: str, contract: Contract) -> list[str]:
    needs = c.cards(contract.needs.value) if contract.needs else ""
    exchanged = exchange_cell(c, contract) if c.book.table.talon.value else ""
    return [rung, c.contract(contract.id), trump_cell(c, contract), exchanged, needs, worth(c, contract)]


def _outside(c: Context) -> str:
    bid = {id for rung in c.book.auction.ladder.value for id in rung}
    lines = []
    for contract in c.book.contracts:
        if contract.id in bid:
            continue
        ways = _ways_to(c, contract.id)
        lines.append(f"{c.contract(contract.id)} cannot be bid{': ' + '; '.join(ways) if ways else ''}.")
    return bullets(lines)


def _ways_to(c: Context, id: str) -> list[str]:
    words = Words(c)
    ways = []
    for step in c.book.all_pass:
        if step.value.contract == id:
            ways.append("it comes about when all pass")
    for contract in c.book.contracts:
        for said in contract.counts_as:
            condition, other = said.value
            if other == id:
                ways.append(f"{c.contract(contract.id)} counts as it when {words.condition(condition)}")
        if id in others_to_play(contract):
            ways.append(f"the winner of the auction may play it instead of {c.contract(contract.id)}")
    return list(dict.fromkeys(ways))


# ---- all pass ------------------------------------------------------------------------------------------------------


def all_pass(c: Context) -> Markdown:
    """What happens when everybody passes."""
    lines = [_pass_step(c, step) for step in c.book.all_pass]
    if len(lines) == 1:
        return blocks(lines[0].replace("The cards", "When all pass, the cards", 1))
    return blocks("These steps are taken in order, until one of them gives a game or a new deal:", steps(lines))


def _pass_step(c: Context, step: Said[PassStep]) -> str:
    value = step.value
    if value.payment is not None:
        return c.say(payment_sentence(c, value.payment, also=value.when), step)
    when = f"when {Words(c).condition(value.when)}, " if value.when is not None else ""
    return c.say(f"{when}{_step_words(c, value)}.", step)


def _step_words(c: Context, step: PassStep) -> str:
    game = c.contract(step.contract)
    if step.kind == "force":
        return f"whoever holds {c.full_card(step.card)} must play {game}; when nobody holds it, this is passed over"
    if step.kind == "offer":
        who = "each player in turn, from the eldest hand on, may take the whole talon and play"
        return f"{who} {game}; when nobody does, this is passed over"
    dealer = "the same dealer deals" if step.dealer == "same" else "the next dealer deals"
    return f"the cards are thrown in and {dealer} anew"
