"""Faults in the tables that a ruleset is played by: what a compiler that misreads a rule would write."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ombre_dsl.runtime import Tables
from ombre_dsl.runtime.tables import Aim, AuctionState, Contract, Payment, Ranking
from ombre_dsl.testing import Subject

from .nets import Fault, Sow


def contracts(*ids: str, **changes: Any) -> Sow:
    """The contracts of these ids with other fields."""
    return each_contract(lambda tables, contract: replace(contract, **changes) if contract.id in ids else contract)


def each_contract(change: Any) -> Sow:
    def sow(subject: Subject, _: pytest.MonkeyPatch) -> Tables:
        tables = subject.tables
        return replace(tables, contracts=tuple(change(tables, contract) for contract in tables.contracts))

    return sow


def guard(aim: str, outcome: str, when: Any) -> Sow:
    """An aim in which an outcome has another condition."""

    def changed(one: Aim) -> Aim:
        if one.id != aim:
            return one
        guards = (replace(g, when=when) if g.outcome == outcome and g.when else g for g in one.guards)
        return replace(one, guards=tuple(guards))

    return lambda subject, _: replace(subject.tables, aims=tuple(map(changed, subject.tables.aims)))


def call(ident: str, **changes: Any) -> Sow:
    """A call with other fields."""
    return lambda subject, _: replace(
        subject.tables, calls=tuple(replace(c, **changes) if c.id == ident else c for c in subject.tables.calls)
    )


def ranking(name: str, change: Any) -> Sow:
    """A ranking that is another one."""
    return lambda subject, _: replace(
        subject.tables,
        rankings=tuple(change(subject.tables, r) if r.name == name else r for r in subject.tables.rankings),
    )


def payments(change: Any) -> Sow:
    """Settlements whose payments are others: each becomes what ``change`` gives, nothing where that is None."""

    def sow(subject: Subject, _: pytest.MonkeyPatch) -> Tables:
        tables, changed = subject.tables, []
        for held in tables.settlements:
            kept = (change(held, payment) for payment in held.payments)
            changed.append(replace(held, payments=tuple(one for one in kept if one)))
        return replace(tables, settlements=tuple(changed))

    return sow


def states(change: Any) -> Sow:
    """An auction with other calls in its states."""

    def sow(subject: Subject, _: pytest.MonkeyPatch) -> Tables:
        auction = subject.tables.auction
        return replace(subject.tables, auction=replace(auction, states=tuple(map(change, auction.states))))

    return sow


def play(**changes: Any) -> Sow:
    return lambda subject, _: replace(subject.tables, play=replace(subject.tables.play, **changes))


def all_pass(change: Any) -> Sow:
    return lambda subject, _: replace(subject.tables, all_pass=tuple(map(change, subject.tables.all_pass)))


# ---- what the changes are --------------------------------------------------------------------------------------------


def at_least(tricks: int) -> tuple[object, ...]:
    return ("has", "every", "declarer", "tricks", ">=", tricks)


def without_bids(seat: int) -> Any:
    def change(state: AuctionState) -> AuctionState:
        kept = (one for one in state.calls if state.to_call != seat or one[0] != "bid")
        return replace(state, calls=tuple(kept))

    return change


def without_joins(state: AuctionState) -> AuctionState:
    return replace(state, calls=tuple(one for one in state.calls if one[0] != "join"))


def with_named_trump(tables: Tables, contract: Contract) -> Contract:
    """A fixed trump that is asked for."""
    other = next(c for c in tables.contracts if c.trump == "named")
    changed = replace(contract, trump="named", suits=other.suits, rankings=other.rankings)
    return changed if contract.trump == "fixed" else contract


def null_with_trumps(tables: Tables, contract: Contract) -> Contract:
    spades = next(place for place, r in enumerate(tables.rankings) if r.name == "spades trump")
    null = contract.trump == "none" and not tables.rankings[contract.rankings[4]].orders[4]
    return replace(contract, rankings=(-1, -1, -1, -1, spades)) if null else contract


def aces_in_their_suits(tables: Tables, contract: Contract) -> Contract:
    plain = next(place for place, r in enumerate(tables.rankings) if r.name == "no trump")
    only = contract.trump == "none" and tables.rankings[contract.rankings[4]].orders[4]
    return replace(contract, rankings=(-1, -1, -1, -1, plain)) if only else contract


def swapped(first: str, second: str) -> Any:
    """A ranking in which two cards have changed places."""

    def change(tables: Tables, one: Ranking) -> Ranking:
        a, b = (tables.deck.index(card) for card in (first, second))
        strength = list(one.strength)
        strength[a], strength[b] = strength[b], strength[a]
        put = {a: b, b: a}
        orders = tuple(tuple(put.get(card, card) for card in order) for order in one.orders)
        return replace(one, strength=tuple(strength), orders=orders)

    return change


def other_way(held: Any, payment: Payment) -> Payment:
    """Whoever should pay is paid."""
    return replace(payment, payer=payment.payee, payee=payment.payer) if held.outcome == "bedt" else payment


def to_the_bank(held: Any, payment: Payment) -> Payment:
    """The option that says who pays is not heard."""
    return replace(payment, payer="bank") if payment.payer == "each defender" else payment


def pot_twice(held: Any, payment: Payment) -> Payment:
    both = payment.payer == "pot" and held.outcome == "codille"
    return replace(payment, amount=("*", 2, payment.amount)) if both else payment


def forced_on_anybody(step: Any) -> Any:
    """The holder of any card at all is taken for the holder of the card."""
    return replace(step, card=(1 << 40) - 1) if step.kind == "force" else step


MORE_THAN_EACH = ("has", "every", "declarer", "tricks", "<", 5)


def longer(subject: Subject, _: pytest.MonkeyPatch) -> Tables:
    """The window of the call is one trick longer."""
    calls = subject.tables.calls
    changed = (replace(c, closes=replace(c.closes, trick=c.closes.trick + 1)) if c.id == "tout" else c for c in calls)
    return replace(subject.tables, calls=tuple(changed))


def everywhere(subject: Subject, _: pytest.MonkeyPatch) -> Tables:
    """The call may be made, and is counted, in every contract with trumps."""
    places = tuple(n for n, c in enumerate(subject.tables.contracts) if c.id == "grand" or c.suits)
    return call("tout", contracts=places)(subject, _)  # type: ignore[return-value]


def one_more(tables: Tables, contract: Contract) -> Contract:
    changed = (replace(e, most=e.most + 1) if e.place == 1 else e for e in contract.exchange)
    return replace(contract, exchange=tuple(changed))


FAULTS = (
    Fault("a win needs five tricks", "danish", "interpreter", ("@DA-22", "groque"),
          guard("most_tricks", "groque", MORE_THAN_EACH)),
    Fault("a win needs five tricks, in an example", "lithuanian", "examples", ("@LT-58",),
          guard("most_tricks", "uodega", MORE_THAN_EACH)),
    Fault("codille only at five", "french", "interpreter", ("@FR-27", "codille when any defender has more tricks"),
          guard("most_tricks", "codille", ("has", "any", "defenders", "tricks", ">=", 5))),
    Fault("codille only at five, in an example", "french", "examples", ("@FR-27",),
          guard("most_tricks", "codille", ("has", "any", "defenders", "tricks", ">=", 5))),
    Fault("trumping is forced", "japanese", "interpreter", ("void: any card", "@JP-36"), play(void="trump")),
    Fault("a low trump forces a matador", "danish", "interpreter", ("may withhold: spadille manille basto", "@DA-21"),
          contracts("spil", "tourne", "solo", "bedre_spil", "solo_kulor", withheld=(0, 0, 0, 0, 0))),
    Fault("a low trump forces a matador, in an example", "french", "examples", ("@FR-23b",),
          contracts("entrada", withheld=(0, 0, 0, 0, 0))),
    Fault("a fixed trump is asked for", "danish", "interpreter", ("trump: spades",), each_contract(with_named_trump)),
    Fault("the exchange is skipped for some bids", "japanese", "interpreter", ("exchange: declarer any", "@JP-19"),
          contracts("tone", "grand_tone", exchange=())),
    Fault("the wrong player leads", "french", "interpreter", ("lead: eldest", "@FR-20"), play(lead="declarer")),
    Fault("the third hand is denied a bid", "french", "interpreter", ("opens: eldest", "@FR-14"),
          states(without_bids(2))),
    Fault("the third hand is denied a bid, in all cases", "french", "proof contracts won", ("ladder",),
          states(without_bids(2))),
    Fault("nobody may join", "danish", "interpreter", ("ladder:", "@DA-9"), states(without_joins)),
    Fault("null is played with trumps", "lithuanian", "interpreter", ("trump: none", "@LT-25"),
          each_contract(null_with_trumps)),
    Fault("the aces follow their suits in grand", "danish", "interpreter", ("trump: only spadille basto", "@DA-39"),
          each_contract(aces_in_their_suits)),
    Fault("the aces follow their suits in grand, in an example", "danish", "examples", ("@DA-39",),
          each_contract(aces_in_their_suits)),
    Fault("the red ace is no high trump", "french", "interpreter", ("spadille manille basto ponto",),
          ranking("hearts trump", swapped("HA", "H6"))),
    Fault("red suits rank like black ones", "japanese", "interpreter", ("red: K Q J A 2 3 4 5 6 7", "@JP-23"),
          ranking("no trump", swapped("H2", "H7"))),
    Fault("signs are swapped", "danish", "interpreter",
          ("bedt when any defender has as many", "| solo_kulor |", "@DA-50"),
          payments(other_way)),
    Fault("a payment is forgotten", "french", "interpreter", ("pay value from each defender to declarer", "@FR-25"),
          payments(lambda held, payment: None if payment.payer == "each defender" else payment)),
    Fault("a call counts where it may not be made", "danish", "interpreter", ("in: spil, bedre_spil", "@DA-24"),
          everywhere),
    Fault("a call may be made too late", "danish", "interpreter", ("until: lead of trick 5", "@DA-24"), longer),
    Fault("whoever lost a trick may stop", "french", "interpreter", ("allowed when declarer has 5 tricks", "@FR-29b"),
          call("primeras", allowed=None)),
    Fault("an option is ignored", "house", "examples", ("expect:    won, declarer 8, each defender -4",),
          payments(to_the_bank)),
    Fault("an option is ignored, in hands", "house", "interpreter", ("payer: each defender", "| grand_ouvert |"),
          payments(to_the_bank)),
    Fault("a bid needs nothing", "danish", "interpreter", ("needs: spadille basto", "@DA-36"),
          contracts("tourne_respect", needs=0)),
    Fault("the pot is overdrawn", "french", "chips", ("pay pot from pot to best_defender", "@FR-27"),
          payments(pot_twice)),
    Fault("the pot is overdrawn, in all cases", "french", "proof pot suffices", ("pay pot from pot to best_defender",),
          payments(pot_twice)),
    Fault("the wrong player is forced", "lithuanian", "interpreter",
          ("force varos_polius on holder of spadille", "@LT-35"),
          all_pass(forced_on_anybody)),
    Fault("the turned suit counts for nothing more", "lithuanian", "interpreter", ("counts as", "ziedo_mikis"),
          contracts("mikis", "didysis_mikis", counts_as=())),
    Fault("the first defender takes what he likes", "ombre_francais", "interpreter",
          ("first defender at most 8", "@FR-39"),
          each_contract(one_more)),
    Fault("the winner may not play a higher game", "lithuanian", "interpreter", ("may become: any higher", "@LT-32"),
          each_contract(lambda tables, c: replace(c, becomes=(tables.contracts.index(c),)))),
    Fault("any card may be called", "quadrille", "interpreter", ("may call K", "@FR-32"),
          each_contract(lambda tables, c: replace(
              c, card_calls=tuple(replace(one, cards=one.cards >> 1) for one in c.card_calls)))),
    Fault("who sits out need not pay", "danish_four", "interpreter",
          ("sitter: may join, else pays 1 to bank", "@DA-62"),
          contracts("kobe_nolo", "ren_nolo", sitter_pays=())),
)  # fmt: skip
