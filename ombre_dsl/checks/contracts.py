"""Contracts, auction, exchange and calls: can each be reached, met and made."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault, listed
from ..rulebook.model import Call, Contract, ExchangeStep, Moment, Rulebook
from .mentions import mentioned_calls, programs_of

_ORDINALS = ("", "first", "second", "third", "fourth")

_MOST_NAMED = 4
"""Contracts that a report names; of more it says how many they are."""


def check_contracts(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """All faults of contracts, the steps when all pass, and calls."""
    reached = _reached(rulebook)
    for contract in rulebook.contracts:
        if contract.id not in reached:
            yield fault("OM406", contract.origin.span, name=contract.id)
        yield from _players(rulebook, contract)
        yield from _exchange(rulebook, contract)
        yield from _becomes(rulebook, contract)
        yield from _plays(rulebook, contract)
        yield from _trump(rulebook, contract)
    yield from _all_pass(rulebook)
    yield from _sitter(rulebook)
    yield from _offered(rulebook)
    yield from _surplus(rulebook)
    for call in rulebook.calls:
        yield from _call(rulebook, call)
    yield from _endings(rulebook)
    yield from _circles(rulebook)


def _reached(rulebook: Rulebook) -> set[str]:
    """The contracts that are bid, forced, offered, or that another becomes, counts as or plays."""
    found = {name for rung in rulebook.auction.ladder.value for name in rung}
    found |= {said.value.contract for said in rulebook.all_pass}
    for contract in rulebook.contracts:
        found |= set(contract.becomes.value if contract.becomes else ())
        found |= set(contract.plays.value if contract.plays else ())
        found |= {one.value[1] for one in contract.counts_as}
    return found


def _players(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    most, players = contract.declarers.value[1], rulebook.table.players.value
    if most >= players:
        yield fault("OM420", contract.declarers.origin.span, name=contract.id, most=most, players=players)


def _trump(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    kind = contract.trump.value.kind
    if kind == "turned" and rulebook.table.talon.value == 0:
        label = Label(rulebook.table.talon.origin.span, "the talon has no cards")
        yield fault("OM413", contract.trump.origin.span, labels=(label,), name=contract.id)
    if kind == "turned" and not any(step.role == "declarer" for step in contract.exchange.value):
        label = Label(contract.exchange.origin.span, "the declarer may not exchange")
        yield fault("OM424", contract.trump.origin.span, labels=(label,), name=contract.id)
    if kind == "preferred" and rulebook.table.second_pack is None:
        yield fault("OM414", contract.trump.origin.span, name=contract.id)


def _sitter(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Nothing is said of a sitter where nobody sits out."""
    if rulebook.table.sitter is not None:
        return
    told = [contract.sitter.origin for contract in rulebook.contracts if contract.sitter]
    payments = [*rulebook.before_deal, *(said for block in rulebook.settles for said in block.payments)]
    told += [said.origin for said in payments if "sitter" in (said.value.payer, said.value.payee)]
    told += [cell.origin for cell in rulebook.payoffs if "sitter" in (cell.payer, cell.payee)]
    for origin in told:
        yield fault("OM425", origin.span)


def _surplus(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Who takes the talon for a hand, or joins with what is left over, finds a whole hand there."""
    hand, talon = rulebook.table.hand_size, rulebook.table.talon.value
    for contract in rulebook.contracts:
        whole = any(step.whole_talon for step in contract.exchange.value)
        for origin in [contract.exchange.origin] * whole + ([contract.sitter.origin] if contract.sitter else []):
            if talon < hand:
                yield fault("OM429", origin.span, name=contract.id, talon=talon, hand=hand)


def _offered(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """A contract in which another game is named is offered with the talon, and comes about in no other way."""
    rungs = [name for rung in rulebook.auction.ladder.value for name in rung]
    for contract in rulebook.contracts:
        if contract.plays is None:
            continue
        label = Label(contract.plays.origin.span, "it names another game here")
        if contract.id in rungs:
            yield fault("OM428", rulebook.auction.ladder.origin.span, labels=(label,), name=contract.id)
        for other in rulebook.contracts:
            if other.becomes and contract.id in other.becomes.value:
                yield fault("OM428", other.becomes.origin.span, labels=(label,), name=contract.id)


def _becomes(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """What the winner may play instead stands no lower in the ladder."""
    rungs = {name: n for n, rung in enumerate(rulebook.auction.ladder.value) for name in rung}
    if contract.becomes is None or contract.becomes.value == ("any higher",) or contract.id not in rungs:
        return
    for name in contract.becomes.value:
        if rungs.get(name, 0) < rungs[contract.id]:
            yield fault("OM423", contract.becomes.origin.span, name=name, contract=contract.id)


def _plays(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """What is named in a contract that is offered is a game of its own."""
    if contract.plays is None:
        return
    for name in contract.plays.value:
        if rulebook.contract(name).plays is not None:
            yield fault("OM427", contract.plays.origin.span, name=name, contract=contract.id)


# ---- exchange --------------------------------------------------------------------------------------------------------


def _exchange(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """Go through the exchange with everybody before taking as much as he may, and see whether each least can be met."""
    hand, left = rulebook.table.hand_size, rulebook.table.talon.value
    span = contract.exchange.origin.span
    declarers = contract.declarers.value[1]
    defenders = rulebook.table.players.value - contract.declarers.value[0]
    for step in contract.exchange.value:
        if step.role == "defender" and step.place > defenders:
            yield fault("OM412", step.span or span, name=contract.id, who=f"{_ORDINALS[step.place]} defender")
    for step in contract.exchange.value:
        if step.whole_talon and (step.role != "declarer" or contract.plays is None):
            yield fault("OM426", span)
            return
    for who, step in _takers(contract, declarers, defenders):
        need = step.least
        if step.least > min(hand, left):
            talon = rulebook.table.talon.value
            yield fault(
                "OM411",
                step.span or span,
                name=contract.id,
                who=who,
                least=need,
                have=min(hand, left),
                hand=hand,
                talon=talon,
            )
            return
        most = hand if step.most is None else min(step.most, hand)
        left -= min(left, most)


def _takers(contract: Contract, declarers: int, defenders: int) -> Iterator[tuple[str, ExchangeStep]]:
    """Who exchanges, in order, with what permission."""
    for step in contract.exchange.value:
        if step.role == "declarer" and not step.whole_talon:
            yield from (("the declarer", step) for _ in range(declarers))
    for number in range(1, defenders + 1):
        steps = {step.place: step for step in contract.exchange.value if step.role == "defender"}
        found = steps.get(number) or steps.get(0)
        if found is not None:
            yield f"the {_ORDINALS[number]} defender", found


# ---- all pass --------------------------------------------------------------------------------------------------------


def _all_pass(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """The last step, and only the last, is a new deal."""
    steps = rulebook.all_pass
    if not any(step.value.kind == "redeal" for step in steps):
        span = steps[-1].origin.span if steps else rulebook.origin.span
        yield fault("OM415", span)
    for place, step in enumerate(steps[:-1]):
        if step.value.kind == "redeal":
            label = Label(step.origin.span, "the deal is over here")
            yield fault("OM416", steps[place + 1].origin.span, labels=(label,))
            return


# ---- calls -----------------------------------------------------------------------------------------------------------


def _call(rulebook: Rulebook, call: Call) -> Iterator[Diagnostic]:
    size = rulebook.table.hand_size
    for said in dict.fromkeys((call.opens, call.closes)):
        if said.value.kind in ("lead", "trick", "declarer") and not 1 <= said.value.trick <= size:
            yield fault("OM419", said.origin.span, trick=said.value.trick, tricks=size)
    if call.undertaken is None and moment_order(call.opens.value) >= moment_order(call.closes.value):
        label = Label(call.opens.origin.span, "it begins here")
        yield fault("OM418", call.closes.origin.span, labels=(label,), name=call.id)
    yield from _undertaken(rulebook, call)
    yield from _used(rulebook, call)


def _undertaken(rulebook: Rulebook, call: Call) -> Iterator[Diagnostic]:
    """Who undertakes something by playing on could have stopped just before."""
    if call.undertaken is None:
        return
    lead = moment_order(Moment("lead", call.undertaken.value))
    stops = [one for one in rulebook.calls if one.ends and moment_order(one.opens.value) < lead]
    free = {name for one in stops if lead <= moment_order(one.closes.value) for name in one.contracts.value}
    bound = [f"`{name}`" for name in call.contracts.value if name not in free]
    if bound:
        label = Label(call.contracts.origin.span, "these contracts")
        where = listed(bound, "and") if len(bound) <= _MOST_NAMED else f"{len(bound)} of its contracts"
        trick = call.undertaken.value
        yield fault("OM434", call.undertaken.origin.span, labels=(label,), name=call.id, trick=trick, contracts=where)


def _endings(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """In a contract there is one way to give up, and one to stop: in an action they go by these words alone."""
    for place, call in enumerate(rulebook.calls):
        for other in rulebook.calls[:place]:
            shared = [name for name in call.contracts.value if name in other.contracts.value]
            if call.ends and other.ends and call.ends.value == other.ends.value and shared:
                label = Label(other.ends.origin.span, f"`{other.id}` does the same")
                yield fault("OM430", call.ends.origin.span, labels=(label,), name=call.id, contract=shared[0])


def _circles(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Whether a call is made must not hang on whether it is made, or on another that hangs on it."""
    made = {call.id: call.made for call in rulebook.calls if call.made}
    hangs = {
        name: {other for state, other in mentioned_calls(said.value) if state != "called"}
        for name, said in made.items()
    }
    for name, said in made.items():
        reached, new = set[str](), set(hangs[name])
        while new:
            reached |= new
            new = {other for one in new for other in hangs.get(one, ())} - reached
        if name in reached:
            yield fault("OM431", said.origin.span, name=name)


def moment_order(moment: Moment) -> int:
    """The place of a moment in the deal's timeline; within a trick: led, declarer's card, complete."""
    if moment.kind in ("auction", "exchange"):
        return ("auction", "exchange").index(moment.kind)
    return 2 + 3 * (moment.trick - 1) + ("lead", "declarer", "trick").index(moment.kind)


def _used(rulebook: Rulebook, call: Call) -> Iterator[Diagnostic]:
    """A call ends the play, has an aim, or is named by something; it is made only where it says when."""
    named: set[tuple[str, str]] = set()
    for program, origin in programs_of(rulebook):
        for state, name in mentioned_calls(program):
            named.add((state, name))
            if name == call.id and state in ("made", "missed") and call.made is None:
                label = Label(call.origin.span, "it has no such line")
                yield fault("OM422", origin.span, labels=(label,), name=call.id, state=state)
    if call.ends is None and call.aim is None and not any(name == call.id for _, name in named):
        yield fault("OM421", call.origin.span, name=call.id)
