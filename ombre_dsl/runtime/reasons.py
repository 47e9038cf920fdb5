"""Why an act may not be done, in the words of the rules, with the line that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.auction import Bidding
from ombre_dsl.runtime.calls import moment_words
from ombre_dsl.runtime.cards import NO_SUIT, SUITS, CardError, listed
from ombre_dsl.runtime.prepared import Prepared, place_of
from ombre_dsl.runtime.tables import Call, Contract, Rule
from ombre_dsl.runtime.trick import TrickRules

if TYPE_CHECKING:
    from ombre_dsl.runtime.choosing import Choosing
    from ombre_dsl.runtime.state import HandState

_CLOSED = {
    "hold": "what stands cannot be held here",
    "join": "there is nothing here that can be joined",
    "listen": "this seat cannot listen here",
    "pass": "this seat cannot pass here",
}


def _may(acts: Sequence[Action]) -> str:
    return listed([str(act) for act in acts], "or")


def bid(prepared: Prepared, bidding: Bidding, act: Action) -> str:
    """Why a call of the auction is not legal."""
    seat = f"seat {bidding.to_call}"
    rules = prepared.tables.auction.rules
    if bidding.phase == "offer":
        return f"{act}: all have passed, and {seat} may {_may(bidding.legal())}"
    if act.kind not in ("bid", *_CLOSED):
        return f"{act}: it is the auction, and {seat} may {_may(bidding.legal())}"
    if act.contract is not None and act.contract not in prepared.contract_places:
        return f"{act}: {_unknown(prepared, act.contract)}"
    target = prepared.contract_places[act.contract] if act.contract else bidding.state.contract
    if bidding.lacks(target):
        return f"{act}: {_needs(prepared, target, bidding.lacks(target), seat)}"
    places = [contract for kind, contract, _ in bidding.state.calls if kind == act.kind]
    if act.kind == "bid" and target not in places:
        return f"{act}: {_no_bid(prepared, bidding, target)}"
    if act.kind != "bid" and not places:
        where = prepared.setting_rule(rules, act.kind, "declarers", "answers")
        return f"{act}: {_CLOSED[act.kind]}; {seat} may {_may(bidding.legal())}{place_of(where)}"
    if act.kind == "hold" and target not in places:
        stands = prepared.contract(bidding.state.contract).id
        rung = place_of(prepared.setting_rule(rules, "ladder"))
        return f"{act}: {act.contract} does not stand on the rung of {stands}, which has been bid{rung}"
    return f"{act}: {_suit_of_bid(prepared, bidding, target, act)}"


def _unknown(prepared: Prepared, contract: str) -> str:
    names = listed([held.id for held in prepared.tables.contracts])
    return f"there is no contract {contract!r}; the contracts are {names}"


def _needs(prepared: Prepared, contract: int, lacking: int, seat: str) -> str:
    held = prepared.contract(contract)
    where = place_of(prepared.setting_rule(held.rules, "needs"))
    needs, lacks = prepared.deck.words(held.needs), prepared.deck.words(lacking)
    return f"{held.id} needs {needs} in hand, and {seat} lacks {lacks}{where}"


def _no_bid(prepared: Prepared, bidding: Bidding, target: int) -> str:
    held, stands = prepared.contract(target), bidding.state.contract
    where = place_of(prepared.setting_rule(prepared.tables.auction.rules, "ladder"))
    if held.rung < 0:
        return f"{held.id} is never bid{where}"
    if stands >= 0 and held.rung <= prepared.contract(stands).rung:
        may_hold = any(kind == "hold" and contract == target for kind, contract, _ in bidding.state.calls)
        instead = f"; `hold {held.id}` takes it over" if may_hold else ""
        return f"{held.id} does not stand above {prepared.contract(stands).id}, which has been bid{instead}{where}"
    return f"seat {bidding.to_call} cannot bid {held.id} here; it may {_may(bidding.legal())}"


def _suit_of_bid(prepared: Prepared, bidding: Bidding, target: int, act: Action) -> str:
    where = place_of(prepared.setting_rule(prepared.tables.auction.rules, "suit"))
    held = prepared.contract(target)
    if not bidding.names_suit(held):
        return f"no suit is named with {held.id} in the auction{where}"
    suits = listed([SUITS[suit] for suit in held.suits], "or")
    if act.suit is None:
        return f"{held.id} is bid with its trump, {suits}{where}"
    return f"{act.suit} cannot be trump in {held.id}, only {suits}{where}"


def choice(prepared: Prepared, hand: Choosing, act: Action) -> str:
    """Why a game cannot be chosen after the auction."""
    options = [option for option, _, _ in hand.choices()]
    seat = f"seat {hand.to_act}"
    if act.kind != "choose":
        return f"{act}: {seat} is to choose the game first: {_may(options)}"
    if act.contract not in prepared.contract_places:
        return f"{act}: {_unknown(prepared, str(act.contract))}"
    place = prepared.contract_places[act.contract]
    held = prepared.contract(place)
    own = prepared.contract(prepared.contract_places[str(hand.contract)])
    if all(option.contract != act.contract for option in options):
        lacking = held.needs & ~prepared.deck.mask(hand.hands[hand.declarers[0]])
        if lacking and place in own.becomes:
            return f"{act}: {_needs(prepared, place, lacking, seat)}"
        where = place_of(prepared.setting_rule(own.rules, "may become", "plays"))
        games = listed(dict.fromkeys(str(option.contract) for option in options), "or")
        return f"{act}: with {own.id} won, {seat} may play {games}{where}"
    where = place_of(prepared.setting_rule(held.rules, "trump"))
    if held.trump != "named":
        return f"{act}: the trump of {held.id} is not named{where}"
    return f"{act}: {held.id} is chosen with a trump: {_may([o for o in options if o.contract == act.contract])}{where}"


def card_call(prepared: Prepared, hand: Choosing, act: Action) -> str:
    """Why a card cannot be called."""
    game, cards = hand.game, hand.cards_to_call()
    assert game is not None
    where = place_of(*(prepared.rule(one.rule) for one in game.card_calls))
    may = f"seat {hand.to_act} may call {prepared.deck.words(cards, 'or')}{where}"
    if act.kind != "call":
        return f"{act}: a card is to be called first, and {may}"
    if act.cards[0] in hand.hands[hand.declarers[0]]:
        return f"{act}: seat {hand.to_act} holds {act.cards[0]}; {may}"
    return f"{act}: {may}"


def sitter(prepared: Prepared, hand: HandState, act: Action) -> str:
    """Why who sits out cannot do what he would."""
    game = hand.game
    where = place_of(prepared.setting_rule(game.rules, "sitter")) if game is not None else ""
    return f"{act}: seat {hand.to_act} sits out, and may join or pass{where}"


def throw(prepared: Prepared, hand: HandState, act: Action) -> str:
    """Why cards cannot be exchanged or thrown."""
    seat = hand.to_act
    assert seat is not None
    least, most = hand.throw_limits()
    if act.kind != hand.phase:
        what = "exchange cards" if hand.phase == "exchange" else f"throw {least} cards"
        return f"{act}: seat {seat} is to {what} first"
    try:
        strange = prepared.deck.mask(act.cards) & ~prepared.deck.mask(hand.hands[seat])
    except CardError as error:
        return f"{act}: {error}"
    if strange:
        return f"{act}: seat {seat} does not hold {prepared.deck.words(strange)}"
    if hand.phase == "discard":
        return f"{act}: seat {seat} throws {least} cards, not {len(act.cards)}, to be back at its number"
    game = hand.game
    assert game is not None
    where = place_of(_exchange_rule(prepared, game, "declarer" if seat in hand.declarers else "defender"))
    count, left = len(act.cards), len(hand.talon)
    if count > most:
        short = f", for {left} are left in the talon" if most == left else ""
        return f"{act}: seat {seat} may exchange at most {most}, not {count}{short}{where}"
    turned = f": the turned {hand.turned} must be taken" if game.trump == "turned" and least == 1 else ""
    return f"{act}: seat {seat} must exchange at least {least}, not {count}{turned}{where}"


def _exchange_rule(prepared: Prepared, game: Contract, role: str) -> Rule | None:
    entry = next((entry.rule for entry in game.exchange if entry.role == role), -1)
    return prepared.rule(entry) or prepared.setting_rule(game.rules, "exchange")


def play(prepared: Prepared, hand: HandState, act: Action) -> str:
    """Why a card cannot be played."""
    seat = hand.to_act
    assert seat is not None
    if act.kind != "play":
        return f"{act}: tricks are being played, and seat {seat} is to play a card"
    try:
        card = prepared.deck.number(act.cards[0])
    except CardError as error:
        return f"{act}: {error}"
    name = prepared.deck.names[card]
    held = prepared.deck.mask(hand.hands[seat])
    if not held >> card & 1:
        return f"{name} may not be played: seat {seat} does not hold it"
    return f"{name} may not be played: {_must_follow(prepared, hand, held)}"


def _must_follow(prepared: Prepared, hand: HandState, held: int) -> str:
    """What must be played instead, by who holds ``held``, to the card that is led."""
    rules, game, lines = hand.rules, hand.game, prepared.tables.play.rules
    assert rules is not None and game is not None
    led = prepared.deck.number(hand.trick[0][1])
    called = held & rules.calls_for[led]
    if not called:
        where = place_of(prepared.setting_rule(lines, "void"))
        trumps = prepared.deck.words(held & rules.trumps)
        return f"who has none of the suit led plays a trump, and you hold {trumps}{where}"
    follow = prepared.setting_rule(lines, "follow")
    where = place_of(trump_line(prepared, game, rules), follow, _withheld(prepared, hand, led, held))
    suit = led_words(prepared, rules, led)
    return f"{suit} led and you hold {prepared.deck.words(called)}, which must follow{where}"


def _withheld(prepared: Prepared, hand: HandState, led: int, held: int) -> Rule | None:
    """The line on cards that may be withheld, where a trump is led to who holds one of them."""
    game, rules = hand.game, hand.rules
    assert game is not None and rules is not None
    if rules.suits[led] != NO_SUIT or not held & game.withheld[hand.trump_number]:
        return None
    return prepared.setting_rule(game.rules, "may withhold")


def trump_line(prepared: Prepared, game: Contract, rules: TrickRules) -> Rule | None:
    """The line on trump of a game in which only some cards are trumps, and no suit: who follows what rests on it."""
    return prepared.setting_rule(game.rules, "trump") if rules.trumps and not game.suits else None


def led_words(prepared: Prepared, rules: TrickRules, led: int) -> str:
    """What was led, for a sentence: ``diamonds were``, ``a trump (D2) was``."""
    suit = rules.suits[led]
    if suit == NO_SUIT:
        return f"a trump ({prepared.deck.names[led]}) was"
    return f"{SUITS[suit]} were"


def call(prepared: Prepared, hand: HandState, act: Action, seat: int) -> str:
    """Why a call (announce, surrender, stop) cannot be made."""
    named = [c for c in prepared.tables.calls if c.kind == act.kind and act.name in (None, c.id)]
    if not named:
        known = listed([c.id if c.kind == "announce" else c.kind for c in prepared.tables.calls])
        return f"{act}: there is no such call in this game; the calls are {known}"
    if not hand.declarers:
        return f"{act}: nobody has won the auction yet"
    if seat not in hand.declarers:
        return f"{act}: only the declarer may, and that is seat {listed([str(s) for s in hand.declarers])}"
    game = hand.game
    here = [c for c in named if game is None or prepared.contract_places[game.id] in c.contracts]
    if not here:
        where = place_of(prepared.setting_rule(named[0].rules, "in") or prepared.rule(named[0].rule))
        return f"{act}: {named[0].label} is not called in {game.id if game else 'this game'}{where}"
    return f"{act}: {_window(prepared, hand, here[0], seat)}"


def _window(prepared: Prepared, hand: HandState, held: Call, seat: int) -> str:
    if (seat, held.id) in hand.announced:
        return f"seat {seat} has called {held.label} already"
    where = place_of(prepared.setting_rule(held.rules, "until", "from") or prepared.rule(held.rule))
    window = f"{moment_words(held.opens)} until {moment_words(held.closes)}"
    if hand.within(held, seat):
        where = place_of(prepared.setting_rule(held.rules, "allowed") or prepared.rule(held.rule))
        return f"what {held.label} asks for does not hold{where}"
    return f"{held.label} may be called from {window}, and it is not that time{where}"
