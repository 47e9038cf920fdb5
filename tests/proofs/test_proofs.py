"""Each proof holds for the games there are, and fails on tables that were broken for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ombre_dsl.proofs import prove
from ombre_dsl.proofs.auction import prove_all_pass, prove_auction
from ombre_dsl.proofs.cards import prove_legal, prove_places
from ombre_dsl.proofs.exchange import prove_exchange
from ombre_dsl.proofs.model import Proof
from ombre_dsl.proofs.named import prove_names
from ombre_dsl.proofs.reached import prove_reached
from ombre_dsl.proofs.settling import Settling
from ombre_dsl.runtime.settle import Ledger
from ombre_dsl.runtime.tables import Payment, Ranking, Tables
from ombre_dsl.runtime.trick import TrickRules

from .shared import assert_fails, compiled, settlement, tables, with_contract, with_settlement

GAMES = ("danish", "japanese", "danish_four", "ombre_a_deux")


@pytest.mark.parametrize("name", GAMES)
def test_all_proofs_hold(name: str) -> None:
    found = list(prove(tables(name), compiled(name).rulebook, every_seat=False))

    assert [proof.name for proof in found if not proof.holds] == []
    assert all(proof.count for proof in found if proof.name != "options")


def named(found: object, name: str) -> Proof:
    return next(proof for proof in found if proof.name == name)  # type: ignore[attr-defined]


# ---- cards -----------------------------------------------------------------------------------------------------------


def with_ranking(held: Tables, change: object) -> Tables:
    first = held.rankings[0]
    return replace(held, rankings=(change(first), *held.rankings[1:]))  # type: ignore[operator]


def test_a_card_without_a_place() -> None:
    def broken(ranking: Ranking) -> Ranking:
        return replace(ranking, orders=(*ranking.orders[:4], ranking.orders[4][1:]))

    assert_fails(prove_places(with_ranking(tables("danish"), broken)), "SA has no place", variant="danish")


def test_a_card_with_two_places() -> None:
    def broken(ranking: Ranking) -> Ranking:
        return replace(ranking, orders=(*ranking.orders[:3], (*ranking.orders[3], 0), ranking.orders[4]))

    assert_fails(prove_places(with_ranking(tables("danish"), broken)), "2 places", variant="danish")


def test_a_stranger_in_an_order() -> None:
    def broken(ranking: Ranking) -> Ranking:
        return replace(ranking, orders=(*ranking.orders[:3], (*ranking.orders[3], 77), ranking.orders[4]))

    assert_fails(prove_places(with_ranking(tables("danish"), broken)), "no card of the deck")


def test_a_hand_without_a_card_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    held = tables("french")  # compiled while all is sound
    with monkeypatch.context() as broken:
        broken.setattr(TrickRules, "legal", lambda rules, hand, led: hand & rules.suit_of[led])
        proof = prove_legal(held)

    assert_fails(proof, "none of", "may be played", variant="french")


# ---- the auction -----------------------------------------------------------------------------------------------------


def with_state(held: Tables, number: int, **changes: object) -> Tables:
    states = list(held.auction.states)
    states[number] = replace(states[number], **changes)  # type: ignore[arg-type]
    return replace(held, auction=replace(held.auction, states=tuple(states)))


def test_an_auction_without_an_end() -> None:
    held = tables("french")
    number = next(n for n, state in enumerate(held.auction.states) if n and state.calls[0][2] >= 0)
    broken = with_state(held, number, calls=(("pass", -1, 0), *held.auction.states[number].calls[1:]))

    assert_fails(named(prove_auction(broken), "auction ends"), "leads back", variant="french")


def test_a_seat_without_a_call() -> None:
    held = tables("danish")
    respect = next(n for n, contract in enumerate(held.contracts) if contract.needs)
    number = next(n for n, state in enumerate(held.auction.states) if any(c[1] == respect for c in state.calls) and n)
    calls = tuple(call for call in held.auction.states[number].calls if call[1] == respect)

    proof = named(prove_auction(with_state(held, number, calls=calls)), "auction goes on")
    assert_fails(proof, "no call that any hand allows", variant="danish")


def test_a_bid_that_does_not_raise() -> None:
    proof = named(prove_auction(with_contract(tables("french"), "solo", rung=0)), "bids raise")

    assert_fails(proof, "solo is bid over", "no higher", variant="french")


def test_a_hold_of_a_hold() -> None:
    held = tables("japanese")
    states = held.auction.states
    number = next(n for n, state in enumerate(states) if any(call[0] == "hold" for call in state.calls))
    calls = tuple(("hold", c[1], number) if c[0] == "hold" else c for c in states[number].calls)

    proof = named(prove_auction(with_state(held, number, calls=calls)), "bids raise")
    assert_fails(proof, "a hold is answered by a hold", variant="japanese")


def test_a_contract_that_cannot_be_won() -> None:
    held = tables("danish")
    ends = tuple(replace(end, contract=0) if end.contract == 3 else end for end in held.auction.ends)
    broken = replace(held, auction=replace(held.auction, ends=ends))

    assert_fails(named(prove_auction(broken), "contracts won"), f"can never win {held.contracts[3].id}")


def test_nothing_behind_all_pass() -> None:
    held = tables("french")

    assert_fails(prove_all_pass(replace(held, all_pass=())), "nothing follows", variant="french")


# ---- the exchange ----------------------------------------------------------------------------------------------------


def test_a_talon_that_is_short() -> None:
    proof = prove_exchange(replace(tables("danish"), talon=4))

    assert_fails(proof, "must exchange 5 cards, and can have 4")
    assert '"ask": "exchange"' in proof.failures[0].question


def test_a_talon_that_makes_no_hand() -> None:
    assert_fails(prove_exchange(replace(tables("lithuanian"), talon=8)), "takes the talon of 8 cards")


def test_a_sitter_who_finds_too_few_cards() -> None:
    assert_fails(prove_exchange(replace(tables("danish_four"), talon=8)), "who sits out")


# ---- outcomes and payments -------------------------------------------------------------------------------------------


def proofs(held: Tables) -> dict[str, Proof]:
    return {proof.name: proof for proof in Settling(held, every_seat=False).proofs()}


def test_a_split_without_an_outcome() -> None:
    held = tables("danish")
    aims = tuple(replace(aim, guards=aim.guards[:-1]) for aim in held.aims)

    assert_fails(proofs(replace(held, aims=aims))["one outcome"], "has no outcome", variant="danish")


def test_a_dead_guard() -> None:
    held = tables("ombre_a_deux")
    aims = tuple(replace(aim, guards=(aim.guards[-1], *aim.guards)) for aim in held.aims)

    assert_fails(proofs(replace(held, aims=aims))["no dead guard"], "decides no case")


def test_an_outcome_that_is_not_paid() -> None:
    found = proofs(with_settlement(tables("danish"), "solo", "bedt", payments=()))

    assert_fails(found["paid once"], "solo ends in bedt, and nothing is paid", variant="danish")


def test_an_outcome_that_is_paid_twice() -> None:
    held = tables("danish")
    paid = settlement(held, "solo", "won").payments
    found = proofs(with_settlement(held, "solo", "won", payments=(*paid, paid[0])))

    assert_fails(found["paid once"], "solo that ends in won is paid twice", variant="danish")
    assert len(found["paid once"].failures[0].rules) == 2


def test_a_pot_that_is_overdrawn() -> None:
    held = tables("ombre_a_deux")
    paid = settlement(held, "solo", "sacada").payments
    found = proofs(with_settlement(held, "solo", "sacada", payments=(paid[0], *paid)))

    assert_fails(found["pot suffices"], "overdrawn by", variant="ombre_a_deux")


def test_sums_that_are_not_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    held, give = tables("danish"), Ledger.give
    monkeypatch.setattr(Ledger, "give", lambda ledger, holder, n: give(ledger, holder, n + (holder == 0 and n > 0)))

    assert_fails(proofs(held)["sums are zero"], "do not sum to zero", variant="danish")


def test_an_amount_in_fractions() -> None:
    held = tables("danish")
    halves = Payment(("value",), "declarer", "bank", None, -1)
    broken = with_settlement(with_contract(held, "solo", value=1.5), "solo", "won", payments=(halves,))

    assert_fails(proofs(broken)["whole numbers"], "no whole number")


# ---- what is reached, and what is named ------------------------------------------------------------------------------


def reached(held: Tables) -> Proof:
    seen = Settling(held, every_seat=False)
    assert list(seen.proofs())
    return prove_reached(held, seen)


def test_a_contract_that_is_never_played() -> None:
    held = tables("lithuanian")
    broken = with_contract(held, "mikis", counts_as=())

    assert_fails(reached(broken), "ziedo_mikis is never played")


def test_a_call_that_is_never_open() -> None:
    held = tables("ombre_a_deux")
    calls = tuple(replace(call, opens=call.closes) for call in held.calls)

    assert_fails(reached(replace(held, calls=calls)), "vole can never be called")


def test_a_cell_and_a_payment_that_never_fall_due() -> None:
    held = tables("danish")
    never = ("has", "every", "declarer", "tricks", ">=", 10)
    paid = settlement(held, "solo", "won").payments
    broken = with_settlement(held, "solo", "won", payments=tuple(replace(one, when=never) for one in paid))

    assert_fails(reached(broken), "solo never pays what stands under won")


def test_a_citation_of_nothing() -> None:
    held, book = tables("danish"), compiled("danish").rulebook
    assert book is not None
    rules = (replace(held.rules[0], cites=("DA-999",)), *held.rules[1:])

    assert_fails(named(prove_names(book, replace(held, rules=rules)), "citations"), "DA-999")
