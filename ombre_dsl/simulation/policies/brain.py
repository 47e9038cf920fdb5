"""What the sensible policy knows of a ruleset, and how it weighs bids and games: chance times payment."""

from __future__ import annotations

from functools import lru_cache

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.cards import NO_SUIT, suit_number
from ombre_dsl.runtime.exchange import limits, permission
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.simulation.policies import estimate
from ombre_dsl.simulation.policies.look import Look
from ombre_dsl.simulation.policies.throw import to_throw
from ombre_dsl.simulation.policies.worth import SCALE, Worth, union

PASSING = 0
"""Thousandths that a bid must promise before it is made."""

NEVER = -(10**9)


class Brain:
    """One ruleset, thought through as far as it has been needed; answers are the same whatever was asked before."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.worth = Worth(prepared)
        self.size = prepared.tables.hand_size
        self._looks: dict[tuple[int, int], Look] = {}
        self.value = lru_cache(maxsize=4096)(self._value)
        players = len(prepared.seats)
        self.opponents = players - 1
        unseen = len(prepared.deck) - self.size
        self.ratio = 1000 * self.opponents * self.size // unseen

    def look(self, game: int, trump: int) -> Look:
        """A game with its trump (4: none)."""
        key = (game, trump)
        if key not in self._looks:
            self._looks[key] = Look(self.prepared, game, trump)
        return self._looks[key]

    def low_in(self, hand: Hand) -> bool:
        """Whether the declarer of this hand wants no trick."""
        called = frozenset(call for _, call in hand._said)
        return self.worth.low(hand._contract, hand._game, hand.trump_number, called)

    # ---- what a game promises ----------------------------------------------------------------------------------------

    def tricks(self, game: int, trump: int, low: bool, hand: int, draws: int = -1, talon: int = -1) -> int:
        """The tricks that a declarer may expect, in thousandths; ``draws`` -1: before he has exchanged."""
        look, unseen = self.look(game, trump), self.prepared.deck.full & ~hand
        if draws < 0:
            hand, draws = self._after_throwing(look, game, low, hand, unseen, talon)
        if low:
            shown = any(not show.cards for show in self.prepared.contract(game).shows)
            return estimate.expected(estimate.low_features(look, hand, unseen, draws, shown), estimate.LOW, self.size)
        theirs = self.draws_of_others(game, draws)
        found = estimate.high_features(look, hand, unseen, draws, self.ratio, self.opponents, theirs)
        weights = estimate.HIGH if look.has_trumps else estimate.NO_TRUMPS
        return estimate.expected(found, weights, self.size)

    def _after_throwing(self, look: Look, game: int, low: bool, hand: int, unseen: int, talon: int) -> tuple[int, int]:
        contract = self.prepared.contract(game)
        left = self.prepared.tables.talon if talon < 0 else talon
        entry = permission(contract, "declarer", 1)
        least, most = limits(contract, "declarer", 1, left, hand.bit_count())
        if entry is not None and entry.whole_talon:
            least = most = min(left, hand.bit_count())
        if not most:
            return hand, 0
        thrown = to_throw(look, hand, unseen, least, most, True, low)
        # A card that is turned for trump is sure to be one, and so is worth about two that are drawn.
        return hand & ~thrown, thrown.bit_count() + (contract.trump == "turned")

    def draws_of_others(self, game: int, draws: int) -> int:
        """The cards that each opponent may draw when the declarer has drawn so many."""
        entry = permission(self.prepared.contract(game), "defender", 1)
        left = max(0, self.prepared.tables.talon - draws)
        return min(entry.most, left // self.opponents) if entry is not None else 0

    def promise(self, contract: int, game: int, trump: int, hand: int, pot: int, preferred: int) -> int:
        """The pay that a declarer may expect from a game with this trump, in thousandths."""
        low = self.worth.low(contract, game, trump)
        pays = self.worth.pays(
            contract,
            game,
            trump,
            pot,
            preferred,
            self.worth.held(game, trump, hand),
            frozenset(),
            0,
        )
        chances = estimate.chances(self.size, self.tricks(game, trump, low, hand))
        return estimate.mean(chances, pays)

    def _value(self, contract: int, suit: int, hand: int, pot: int, preferred: int) -> int:
        """The best that a won bid promises; ``suit`` -1 where it was not named with the bid."""
        stated = self.prepared.contract(contract)
        best = NEVER
        for game in stated.plays or stated.becomes or (contract,):
            held = self.prepared.contract(game)
            if held.needs & ~hand:
                continue
            reckoned = contract if stated.plays else game
            named = suit if game == contract else -1
            best = max(best, max(self._by_trump(reckoned, game, named, hand, pot, preferred), default=NEVER))
        return best

    def _by_trump(self, reckoned: int, game: int, named: int, hand: int, pot: int, preferred: int) -> list[int]:
        """What a game promises with each trump that may be named; one mean where a card is turned."""
        held = self.prepared.contract(game)
        if held.trump == "turned":
            return [self._turned(reckoned, game, hand, pot, preferred)]
        if held.trump == "named":
            suits = (named,) if named >= 0 else held.suits
        elif held.trump == "preferred":
            suits = (preferred,)
        else:
            suits = held.suits[:1] or (NO_SUIT,)
        return [
            self.promise(self._counted(reckoned, suit, preferred), game, suit, hand, pot, preferred) for suit in suits
        ]

    def _turned(self, reckoned: int, game: int, hand: int, pot: int, preferred: int) -> int:
        total = number = 0
        for suit in self.prepared.contract(game).suits:
            unseen = sum(1 for card, of in enumerate(self.prepared.deck.suits) if of == suit and not hand >> card & 1)
            counted = self._counted(reckoned, suit, preferred)
            total += unseen * self.promise(counted, game, suit, hand, pot, preferred)
            number += unseen
        return total // number

    def _counted(self, contract: int, trump: int, preferred: int) -> int:
        """What the contract counts as with this trump, as far as trump alone decides."""
        measure = self.worth.measure(contract, trump, preferred)
        return self.prepared.counted_as(contract, measure)

    # ---- bidding and choosing ----------------------------------------------------------------------------------------

    def best_bid(self, hand: Hand, seat: int) -> Action:
        """The call of the auction that promises most; pass where none promises more than passing."""
        acts = hand.legal()
        own, pot, preferred = hand._hands[seat], hand._bidding.ledger.pot, hand._preferred
        best, value = None, PASSING
        for act in acts:
            if act.kind == "pass":
                continue
            promised = self._of_act(hand, act, own, pot, preferred)
            if promised > value:
                best, value = act, promised
        return best or next((act for act in acts if act.kind == "pass"), acts[0])

    def _of_act(self, hand: Hand, act: Action, own: int, pot: int, preferred: int) -> int:
        bidding = hand._bidding
        if act.kind == "take talon":
            return self._talon_value(hand, pot, preferred)
        if act.kind == "listen":
            ladder = [n for n, c in enumerate(self.prepared.tables.contracts) if c.rung >= 0 and not c.needs & ~own]
            return max((self.value(place, -1, own, pot, preferred) for place in ladder), default=NEVER)
        place = bidding.state.contract if act.contract is None else self.prepared.contract_places[act.contract]
        suit = -1
        if act.suit is not None:
            suit = suit_number(act.suit)
        elif act.kind == "hold" and act.contract is None:
            suit = bidding.suit
        return self.value(place, suit, own, pot, preferred)

    def _talon_value(self, hand: Hand, pot: int, preferred: int) -> int:
        """The whole talon taken unseen: as if the cards that nobody has shown were drawn one by one."""
        step = self.prepared.tables.all_pass[hand._bidding._step]
        stated = self.prepared.contract(step.contract)
        forced = union([s.card for s in self.prepared.tables.all_pass if s.kind == "force"])
        best = NEVER
        for game in stated.plays or stated.becomes or (step.contract,):
            for trump in self.prepared.contract(game).suits or (NO_SUIT,):
                reckoned = step.contract if stated.plays else game
                if self.worth.low(reckoned, game, trump):
                    continue
                tricks = self.tricks(game, trump, False, forced, len(hand._talon) - forced.bit_count())
                pays = self.worth.pays(reckoned, game, trump, pot, preferred, 0, frozenset(), 0)
                chances = estimate.chances(self.size, tricks)
                best = max(best, estimate.mean(chances, pays))
        return best

    def best_choice(self, hand: Hand, seat: int) -> Action:
        """The game and the trump that promise most, of those that may be chosen; the first among equals."""
        own, pot, preferred = hand._hands[seat], hand._bidding.ledger.pot, hand._preferred
        bid = hand._bidding.contract
        reckons = bool(self.prepared.contract(bid).plays)

        def promised(option: tuple[Action, int, int]) -> int:
            _, game, suit = option
            return max(self._by_trump(bid if reckons else game, game, suit, own, pot, preferred))

        return max(hand.choices(), key=promised)[0]

    # ---- a hand that is too large ------------------------------------------------------------------------------------

    def best_nine(self, hand: Hand, seat: int, surplus: int) -> int:
        """What to throw of a whole talon before the game is named: what the best game would throw."""
        own = hand._hands[seat]
        stated = self.prepared.contract(hand._bidding.contract)
        best, thrown = NEVER, 0
        for game in stated.plays or stated.becomes or (hand._bidding.contract,):
            for trump in self.prepared.contract(game).suits or (NO_SUIT,):
                low = self.worth.low(hand._bidding.contract if stated.plays else game, game, trump)
                look, unseen = self.look(game, trump), self.prepared.deck.full & ~own
                cards = to_throw(look, own, unseen, surplus, surplus, True, low)
                reckoned = hand._bidding.contract if stated.plays else game
                kept = own & ~cards
                pays = self.worth.pays(reckoned, game, trump, 0, -1, 0, frozenset(), 0)
                chances = estimate.chances(self.size, self.tricks(game, trump, low, kept, 0))
                value = estimate.mean(chances, pays)
                if value > best:
                    best, thrown = value, cards
        return thrown

    def sitter_joins(self, hand: Hand, seat: int) -> bool:
        """Whether who sits out joins: when the best of what he would take up promises more than staying out pays."""
        game, trump = hand._game, hand.trump_number
        cards = sum(1 << card for card in hand._talon[hand._drawn :]) | union(hand._discards)
        low = self.worth.low(hand._contract, game, trump)
        look, surplus = self.look(game, trump), max(0, cards.bit_count() - self.size)
        thrown = to_throw(look, cards, self.prepared.deck.full & ~cards, surplus, surplus, True, low)
        tricks = self.tricks(game, trump, low, cards & ~thrown, 0)
        pays = self.worth.pays(hand._contract, game, trump, hand._bidding.ledger.pot, -1, 0, frozenset(), 0)
        chances = estimate.chances(self.size, tricks)
        return estimate.mean(chances, pays) > -SCALE
