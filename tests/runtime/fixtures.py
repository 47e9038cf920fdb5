"""Rulesets written down by hand, small but with everything that the runtime knows."""

from __future__ import annotations

from dataclasses import replace

from ombre_dsl.runtime import Ruleset
from ombre_dsl.runtime.cards import RANKS, SUIT_LETTERS
from ombre_dsl.runtime.tables import (
    Aim,
    AllPass,
    Auction,
    AuctionEnd,
    AuctionState,
    Call,
    CardCall,
    Contract,
    Exchange,
    Guard,
    Match,
    Moment,
    Payment,
    Play,
    Program,
    Ranking,
    Role,
    Rule,
    Settlement,
    Show,
    Tables,
    Times,
)

DECK = tuple(suit + rank for suit in SUIT_LETTERS for rank in RANKS)
BLACK, RED = "KQJ765432A", "KQJA234567"
ANY = 9


def mask(*names: str) -> int:
    return sum(1 << DECK.index(name) for name in names)


# ---- rankings: four trump suits, two aces alone as trumps, none ------------------------------------------------------


def ranking(name: str, trumps: list[str]) -> Ranking:
    plain = [[s + r for r in (BLACK if s in "SC" else RED) if s + r not in trumps] for s in SUIT_LETTERS]
    orders = [tuple(DECK.index(card) for card in cards) for cards in [*plain, trumps]]
    suits, strength = [0] * len(DECK), [0] * len(DECK)
    for suit, order in enumerate(orders):
        for place, card in enumerate(order):
            suits[card], strength[card] = suit, len(order) - place
    return Ranking(name, tuple(suits), tuple(strength), tuple(orders), rule=0)


def trumps_of(suit: str) -> list[str]:
    low, rest = ("2", BLACK) if suit in "SC" else ("7", RED)
    top = ["SA", suit + low, "CA"] + ([suit + "A"] if suit in "HD" else [])
    return top + [suit + rank for rank in rest if suit + rank not in top]


RANKINGS = (
    *(ranking(suit, trumps_of(suit)) for suit in SUIT_LETTERS),
    ranking("aces", ["SA", "CA"]),
    ranking("none", []),
)
SUITED, ACES, NONE = (0, 1, 2, 3, -1), (-1, -1, -1, -1, 4), (-1, -1, -1, -1, 5)
SPADES = (0, -1, -1, -1, -1)
MATADORS = tuple(mask("SA", suit + ("2" if suit in "SC" else "7"), "CA") for suit in SUIT_LETTERS)
FREE = (*MATADORS, 0)


def contract(ident: str, rung: int, **settings: object) -> Contract:
    base = Contract(
        id=ident, label=ident.title(), rung=rung, value=0, declarers=(1, 1), trump="named", suits=(0, 1, 2, 3),
        rankings=SUITED, withheld=FREE, needs=0, shows=(), exchange=(), exchange_order="declarer", aim=0, becomes=(),
        counts_as=(), plays=(), rules=(("may withhold", 2), ("exchange", 3), ("needs", 4)),
    )  # fmt: skip
    return replace(base, **settings)  # type: ignore[arg-type]


DECLARER = Exchange("declarer", 0, 0, ANY, rule=3)
DEFENDERS = Exchange("defender", 0, 0, ANY, rule=3)


# ---- an auction: a higher bid goes back to those who stood, then on --------------------------------------------------


def auction(
    contracts: tuple[Contract, ...],
    suit_with_bid: bool = False,
    hold: bool = False,
    players: int = 3,
    seats: tuple[int, ...] = (),
) -> Auction:
    """A table of states; ``hold``: who is answered may take over what stands, once, unless it was itself taken over."""
    ends: list[AuctionEnd] = []
    states: list[AuctionState | None] = []
    places: dict[tuple[object, ...], int] = {}

    def end(standing: tuple[int, ...], bid: int) -> int:
        final = AuctionEnd(standing, bid)
        if final not in ends:
            ends.append(final)
        return -1 - ends.index(final)

    def state(standing: tuple[int, ...], bid: int, waiting: tuple[int, ...], held: bool) -> int:
        if not waiting:
            return end(standing, bid)
        key = (standing, bid, waiting, held)
        if key not in places:
            places[key] = len(states)
            states.append(None)
            states[places[key]] = AuctionState(waiting[0], standing[0] if standing else -1, bid, calls(*key))
        return places[key]

    def calls(
        standing: tuple[int, ...], bid: int, waiting: tuple[int, ...], held: bool
    ) -> tuple[tuple[str, int, int], ...]:
        seat, rest = waiting[0], waiting[1:]
        rung = contracts[bid].rung if bid >= 0 else -1
        found = [("pass", -1, state(standing, bid, rest, False))]
        if bid >= 0 and len(standing) < contracts[bid].declarers[1]:
            found.append(("join", -1, state((*standing, seat), bid, rest, False)))
        for place, other in enumerate(contracts):
            if other.rung > rung:
                found.append(("bid", place, state((seat,), place, (*standing, *rest), False)))
            if hold and bid >= 0 and not held and other.rung == rung:
                found.append(("hold", place, state((seat,), place, (*standing, *rest), True)))
        return tuple(found)

    state((), -1, seats or tuple(range(players)), False)
    return Auction(suit_with_bid, tuple(s for s in states if s), tuple(ends), (("ladder", 5), ("suit", 5)))


def has(noun: str, sign: str, number: int, who: str = "declarer") -> Program:
    return ("has", "every", who, noun, sign, number)


MORE: Program = ("compare", "any", "defenders", "tricks", ">", "declarer")
AS_MANY: Program = ("compare", "any", "defenders", "tricks", "==", "declarer")
TRICKS: Program = ("tricks", "declarer")


def settlements(
    contracts: tuple[Contract, ...], rows: dict[tuple[str, str], tuple[Payment, ...]], always: tuple[Payment, ...]
) -> tuple[Settlement, ...]:
    ids = [held.id for held in contracts]
    return tuple(Settlement(ids.index(i), outcome, (*pays, *always)) for (i, outcome), pays in rows.items())


def tables(name: str, contracts: tuple[Contract, ...], **settings: object) -> Tables:
    base = Tables(
        name=name, label=name.title(), language="en", players=3, direction="counterclockwise", deck=DECK,
        packets=(3, 3, 3), talon=13, preferred=False, rankings=RANKINGS, contracts=contracts,
        auction=auction(contracts), all_pass=(AllPass("redeal", -1, 0, "same", (), None, 6),),
        play=Play("eldest", "any", (("follow", 1), ("lead", 7), ("takes", 8), ("void", 1))), calls=(), outcomes=(),
        aims=(), roles=(), settlements=(), match=Match(None, ()), rules=RULES,
        statements=(("DA-17", "Suit led must be followed."), ("DA-21", "Three trumps fall to a higher card only.")),
    )  # fmt: skip
    return replace(base, **settings)  # type: ignore[arg-type]


RULES = (
    Rule("fixture.ombre", 10, "trump: spadille manille basto …"),
    Rule("fixture.ombre", 20, "follow: suit led", ("DA-17",)),
    Rule("fixture.ombre", 30, "may withhold: spadille manille basto", ("DA-21",), "By the card led."),
    Rule("fixture.ombre", 31, "exchange: declarer any, each defender any", ("DA-19",)),
    Rule("fixture.ombre", 32, "needs: spadille basto", ("DA-36",)),
    Rule("fixture.ombre", 40, "ladder: …", ("DA-9",)),
    Rule("fixture.ombre", 50, "redeal by same dealer", ("DA-14",)),
    Rule("fixture.ombre", 60, "lead: eldest", ("DA-15",)),
    Rule("fixture.ombre", 61, "takes: highest trump, else highest of suit led"),
    Rule("fixture.ombre", 70, "a payment"),
    Rule("fixture.ombre", 80, "until: lead of trick 5", ("DA-24",)),
)


# ---- Danish in small: a ledger, joint nolos, a proof, a turned card, an open hand ------------------------------------


def danish() -> Tables:
    contracts = (
        contract("spil", 0, exchange=(DECLARER, DEFENDERS)),
        contract("tourne", 1, trump="turned", exchange=(DECLARER, DEFENDERS)),
        contract("kobe_nolo", 2, trump="none", suits=(), rankings=NONE, withheld=(0,) * 5, declarers=(1, 2),
                 exchange=(DECLARER,), aim=2),
        contract("tourne_respect", 3, trump="turned", exchange=(DECLARER, DEFENDERS), needs=mask("SA", "CA"),
                 shows=(Show(mask("SA", "CA"), "exchange"),)),
        contract("grand", 4, trump="fixed", suits=(), rankings=ACES, withheld=(0, 0, 0, 0, mask("SA")),
                 exchange=(replace(DECLARER, least=5), DEFENDERS), aim=1),
        contract("solo", 5, exchange=(DEFENDERS,)),
        contract("solo_kulor", 6, trump="fixed", suits=(0,), rankings=SPADES, exchange=(DEFENDERS,)),
        contract("nolo_ouvert", 7, trump="none", suits=(), rankings=NONE, withheld=(0,) * 5, aim=2,
                 shows=(Show(0, "lead"),)),
    )  # fmt: skip
    return tables(
        "danish", contracts, calls=_danish_calls(), aims=_danish_aims(), settlements=_danish_settlements(contracts),
        outcomes=(("won", "won"), ("bedt", "bet"), ("groque", "beaten"), ("lost", "lost"), ("surrendered", "given up")),
    )  # fmt: skip


def _danish_calls() -> tuple[Call, ...]:
    exchange, trumps = Moment("exchange"), (0, 1, 3, 5, 6)
    return (
        Call("tout", "Tout", "announce", trumps, exchange, Moment("lead", 5), None, has("tricks", "==", 9), -1, 10,
             (("until", 10),)),
        Call("give_up", "Give up", "surrender", (*trumps, 4), exchange, Moment("declarer", 1), None, None, -1, 10, ()),
    )  # fmt: skip


def _danish_aims() -> tuple[Aim, ...]:
    given_up: Program = ("called", "give_up")
    most = (Guard("bedt", given_up, -1), Guard("groque", MORE, -1), Guard("bedt", AS_MANY, -1), Guard("won", None, -1))
    five = (
        Guard("surrendered", given_up, -1), Guard("won", has("tricks", ">=", 5), -1), Guard("lost", None, -1),
    )  # fmt: skip
    return (
        Aim("most", most),
        Aim("five", five),
        Aim("none", (Guard("won", has("tricks", "==", 0), -1), Guard("lost", None, -1))),
    )


def _danish_settlements(contracts: tuple[Contract, ...]) -> tuple[Settlement, ...]:
    amounts: dict[str, dict[str, Program]] = {
        "spil": {"won": 1, "bedt": -1, "groque": -2},
        "tourne": {"won": 2, "bedt": -2, "groque": -3},
        "tourne_respect": {"won": 3, "bedt": -3, "groque": -4},
        "solo": {"won": 3, "bedt": -3, "groque": -4},
        "solo_kulor": {"won": 4, "bedt": -4, "groque": -5},
        "grand": {"won": 3, "lost": -4, "surrendered": -3},
        "kobe_nolo": {"won": 2, "lost": ("-", -1, TRICKS)},
        "nolo_ouvert": {"won": 8, "lost": -8},
    }
    rows = {
        (ident, outcome): (Payment(amount, "bank", "declarer", None, 9),)
        for ident, row in amounts.items()
        for outcome, amount in row.items()
    }
    tout = (
        Payment(1, "bank", "declarer", ("made", "tout"), 9),
        Payment(1, "declarer", "bank", ("missed", "tout"), 9),
    )
    return settlements(contracts, rows, tout)


# ---- French in small: a pot, a role that shares, a call that ends the play -------------------------------------------


def french() -> Tables:
    everybody = (DECLARER, DEFENDERS)
    contracts = (
        contract("entrada", 0, value=5, exchange=everybody, exchange_order="eldest"),
        contract("vuelta", 1, value=7, trump="turned", exchange=everybody, exchange_order="eldest"),
        contract("solo", 2, value=15),
    )
    ante = Payment(5, "each player", "pot", ("pot empty",), 9)
    return tables(
        "french", contracts, calls=_french_calls(),
        aims=(Aim("most", (Guard("codille", MORE, -1), Guard("puesta", AS_MANY, -1), Guard("sacada", None, -1))),),
        roles=(Role("best_defender", "the best defender", "defenders", "most", "share", 9),),
        settlements=_french_settlements(contracts), match=Match(("deals", ">=", 12), (ante,)),
        outcomes=(("sacada", "sacada"), ("puesta", "puesta"), ("codille", "codille")),
    )  # fmt: skip


def _french_calls() -> tuple[Call, ...]:
    five: Program = ("and", has("first tricks", ">=", 5), ("not", ("called", "vole")))
    return (
        Call("vole", "Vole", "announce", (0, 1, 2), Moment("exchange"), Moment("lead", 6), None,
             has("tricks", "==", 9), -1, 10, ()),
        Call("primeras", "Primeras", "stop", (0, 1, 2), Moment("trick", 5), Moment("lead", 6), five, None, -1, 10, ()),
    )  # fmt: skip


def _french_settlements(contracts: tuple[Contract, ...]) -> tuple[Settlement, ...]:
    value, pot = ("value",), ("pot",)
    sacada = (
        Payment(pot, "pot", "declarer", None, 9),
        Payment(value, "each defender", "declarer", None, 9),
        Payment(("min", ("matadors",), 3), "each defender", "declarer", None, 9),
        Payment(3, "each defender", "declarer", ("called", "primeras"), 9),
    )
    puesta = (Payment(pot, "declarer", "pot", None, 9), Payment(5, "each player", "pot", None, 9))
    codille = (
        Payment(pot, "pot", "best_defender", None, 9),
        Payment(pot, "declarer", "best_defender", None, 9),
        Payment(value, "declarer", "best_defender", None, 9),
    )
    rows = {
        (held.id, outcome): pays
        for held in contracts
        for outcome, pays in (("sacada", sacada), ("puesta", puesta), ("codille", codille))
    }
    vole = (
        Payment(25, "each defender", "declarer", ("made", "vole"), 9),
        Payment(30, "declarer", "each defender", ("missed", "vole"), 9),
    )
    return settlements(contracts, rows, vole)


# ---- Japanese in small: the suit goes with the bid, holds, equal rungs, a call with an aim of its own, doubled -------


def japanese() -> Tables:
    everybody = (DECLARER, DEFENDERS)
    plain: dict[str, object] = {"trump": "none", "suits": (), "rankings": NONE, "withheld": (0,) * 5, "aim": 1}
    contracts = (
        contract("simple", 0, exchange=everybody, withheld=(0,) * 5),
        contract("solo", 1, exchange=(DEFENDERS,), withheld=(0,) * 5),
        contract("pure_nolo", 2, **plain),
        contract("spade_solo", 2, trump="fixed", suits=(0,), rankings=SPADES, exchange=(DEFENDERS,)),
    )
    tout = Call("tout", "Tout", "announce", (0, 1, 3), Moment("exchange"), Moment("trick", 5), None,
                has("tricks", "==", 9), 2, 10, ())  # fmt: skip
    rows = {
        (held.id, outcome): (Payment(amount, "each defender", "declarer", None, 9),)
        for held in contracts
        for outcome, amount in (("win", 3), ("loss", -3), ("big_loss", -4))
    }
    doubled = (Times(2, ("called", "tout"), 9),)
    return tables(
        "japanese", contracts, auction=auction(contracts, suit_with_bid=True, hold=True), calls=(tout,),
        aims=(
            Aim("most", (Guard("big_loss", MORE, -1), Guard("loss", AS_MANY, -1), Guard("win", None, -1))),
            Aim("none", (Guard("win", has("tricks", "==", 0), -1), Guard("loss", None, -1))),
            Aim("all", (Guard("win", has("tricks", "==", 9), 9), Guard("big_loss", MORE, 9), Guard("loss", None, 9))),
        ),
        play=Play("after declarer", "any", (("follow", 1),)),
        settlements=tuple(replace(s, times=doubled) for s in settlements(contracts, rows, ())),
    )  # fmt: skip


# ---- Lithuanian in small: a preferred suit, games to become, a forced holder, an offer of the talon ------------------


def lithuanian() -> Tables:
    everybody = (DECLARER, DEFENDERS)
    spadille = mask("SA")
    contracts = (
        contract("varos_polius", -1, value=2, exchange=everybody, withheld=(0,) * 5),
        contract("mauras", -1, value=3, rankings=(-1,) * 5, plays=(2, 6, 7),
                 exchange=(Exchange("declarer", 0, 0, ANY, whole_talon=True),)),
        contract("polius", 0, value=4, exchange=everybody, withheld=(0,) * 5, becomes=(2, 3, 4, 6, 7),
                 rules=(("may become", 4),)),
        contract("ziedo_polius", 1, value=5, trump="preferred", exchange=everybody, withheld=(0,) * 5, becomes=(3,)),
        contract("mikis", 2, value=6, trump="turned", exchange=everybody, withheld=(0,) * 5, becomes=(4,),
                 counts_as=((("trump", "preferred"), 5),)),
        contract("ziedo_mikis", -1, value=7, trump="turned", exchange=everybody, withheld=(0,) * 5),
        contract("rungas", 3, value=12, exchange=(DEFENDERS,), withheld=(0,) * 5),
        contract("nulis", 4, value=18, trump="none", suits=(), rankings=NONE, withheld=(0,) * 5, aim=1),
    )  # fmt: skip
    value: Program = ("value",)
    rows = {
        (held.id, outcome): (Payment(("*", factor, value), "bank", "declarer", None, 9),)
        for held in contracts
        for outcome, factor in (("win", 1), ("loss", -1), ("uodega", -2))
    }
    return tables(
        "lithuanian", contracts, preferred=True,
        aims=(
            Aim("most", (Guard("uodega", MORE, -1), Guard("loss", AS_MANY, -1), Guard("win", None, -1))),
            Aim("none", (Guard("win", has("tricks", "==", 0), -1), Guard("loss", None, -1))),
        ),
        all_pass=(
            AllPass("force", 0, spadille, "", (), ("holds", "any", "players", spadille), 6),
            AllPass("offer", 1, 0, "", (), None, 6),
            AllPass("pay", -1, 0, "", (Payment(1, "each player", "pot", None, 9),), None, 6),
            AllPass("redeal", -1, 0, "next", (), None, 6),
        ),
        settlements=settlements(contracts, rows, ()),
    )  # fmt: skip


# ---- Quadrille in small: four players, no talon, a called card, a silent ally, a side that shares -------------------


def of_rank(rank: str) -> int:
    return mask(*(suit + rank for suit in SUIT_LETTERS))


CARD_CALLS = (
    CardCall(of_rank("K"), own=False, plain=False, holding=0, rule=4),
    CardCall(of_rank("Q"), own=False, plain=True, holding=of_rank("K"), rule=4),
    CardCall(of_rank("K"), own=True, plain=False, holding=of_rank("K"), rule=4),
)


def quadrille() -> Tables:
    contracts = (
        contract("alliance", 0, value=5, card_calls=CARD_CALLS),
        contract("solo", 1, value=15),
        contract("solo_vole", 2, value=25, aim=1),
    )
    vole = Call("vole", "Vole", "announce", (0, 1), Moment("exchange"), Moment("lead", 7), None,
                has("tricks", "==", 10, "side"), -1, 10, ())  # fmt: skip
    ante = Payment(5, "each player", "pot", ("pot empty",), 9)
    return tables(
        "quadrille", contracts, players=4, packets=(3, 4, 3), talon=0, auction=auction(contracts, players=4),
        aims=(
            Aim("six", (
                Guard("sacada", has("tricks", ">=", 6, "side"), 9), Guard("puesta", has("tricks", "==", 5, "side"), 9),
                Guard("codille", None, 9),
            )),
            Aim("all", (Guard("sacada", has("tricks", "==", 10), 9), Guard("codille", None, 9))),
        ),
        all_pass=(AllPass("force", 0, mask("SA"), "", (), None, 6), AllPass("redeal", -1, 0, "next", (), None, 6)),
        calls=(vole,), settlements=_quadrille_settlements(contracts), match=Match(("deals", ">=", 12), (ante,)),
    )  # fmt: skip


def _quadrille_settlements(contracts: tuple[Contract, ...]) -> tuple[Settlement, ...]:
    value, pot, three = ("value",), ("pot",), has("tricks", ">=", 3)
    alone: Program = ("not", three)
    outcomes: dict[str, tuple[Payment, ...]] = {
        "sacada": (Payment(pot, "pot", "side", None, 9), Payment(value, "each opponent", "side", None, 9)),
        "puesta": (
            Payment(pot, "side", "pot", three, 9),
            Payment(pot, "declarer", "pot", alone, 9),
            Payment(5, "each player", "pot", None, 9),
        ),
        "codille": (
            Payment(pot, "pot", "opponents", None, 9),
            Payment(pot, "side", "opponents", three, 9),
            Payment(pot, "declarer", "opponents", alone, 9),
            Payment(value, "side", "each opponent", three, 9),
            Payment(value, "declarer", "each opponent", alone, 9),
        ),
    }
    vole = (
        Payment(25, "each opponent", "side", ("made", "vole"), 9),
        Payment(30, "side", "each opponent", ("missed", "vole"), 9),
    )
    rows = {(held.id, outcome): pays for held in contracts for outcome, pays in outcomes.items()}
    return settlements(contracts, rows, vole)


# ---- Two players in small: a hand that nobody plays, five of nine ----------------------------------------------------


def for_two() -> Tables:
    everybody = (DECLARER, DEFENDERS)
    contracts = (
        contract("entrada", 0, value=5, exchange=everybody),
        contract("vuelta", 1, value=7, trump="turned", exchange=everybody),
        contract("solo", 2, value=15),
    )
    value, pot = ("value",), ("pot",)
    outcomes: dict[str, tuple[Payment, ...]] = {
        "sacada": (Payment(pot, "pot", "declarer", None, 9), Payment(value, "each defender", "declarer", None, 9)),
        "codille": (
            Payment(pot, "pot", "defenders", None, 9),
            Payment(pot, "declarer", "defenders", None, 9),
            Payment(value, "declarer", "each defender", None, 9),
        ),
    }
    rows = {(held.id, outcome): pays for held in contracts for outcome, pays in outcomes.items()}
    ante = Payment(5, "each player", "pot", ("pot empty",), 9)
    return tables(
        "for_two", contracts, players=2, unplayed=1, auction=auction(contracts, players=2),
        aims=(Aim("five", (Guard("sacada", has("tricks", ">=", 5), 9), Guard("codille", None, 9))),),
        settlements=settlements(contracts, rows, ()), match=Match(("deals", ">=", 12), (ante,)),
        all_pass=(AllPass("redeal", -1, 0, "next", (), None, 6),),
    )  # fmt: skip


# ---- Four players in small: one sits out, and may join a nolo --------------------------------------------------------

SITTER = 1


def four(**settings: object) -> Tables:
    nolo: dict[str, object] = {"trump": "none", "suits": (), "rankings": NONE, "withheld": (0,) * 5, "aim": 1}
    may_join: dict[str, object] = {
        "declarers": (1, 2), "sitter_joins": True, "sitter_pays": (Payment(1, "sitter", "bank", None, 9),),
        "rules": (("exchange", 3), ("sitter", 8)),
    }  # fmt: skip
    contracts = (
        contract("spil", 0, exchange=(DECLARER, DEFENDERS)),
        contract("kobe_nolo", 1, exchange=(DECLARER,), **nolo, **may_join),
        contract("ren_nolo", 2, **nolo, **may_join),
    )
    most = (Guard("groque", MORE, -1), Guard("bedt", AS_MANY, -1), Guard("won", None, -1))
    none = (Guard("won", has("tricks", "==", 0), -1), Guard("lost", None, -1))
    rows = {
        ("spil", outcome): (Payment(amount, "each defender", "declarer", None, 9),)
        for outcome, amount in (("won", 1), ("bedt", -1), ("groque", -2))
    } | {
        ("kobe_nolo", "won"): (Payment(2, "bank", "declarer", None, 9),),
        ("kobe_nolo", "lost"): (Payment(("+", 1, TRICKS), "declarer", "bank", None, 9),),
        ("ren_nolo", "won"): (Payment(4, "bank", "declarer", None, 9),),
        ("ren_nolo", "lost"): (Payment(4, "declarer", "bank", None, 9),),
    }
    base: dict[str, object] = {
        "players": 4, "sitter": SITTER, "auction": auction(contracts, seats=(0, 2, 3)),
        "aims": (Aim("most", most), Aim("none", none)), "settlements": settlements(contracts, rows, ()),
    }  # fmt: skip
    return tables("four", contracts, **(base | settings))


ALL = (danish, french, japanese, lithuanian, quadrille, for_two, four)
PREPARED = {make.__name__: Ruleset(make()) for make in ALL}
"""The rulesets, each made ready once for all tests: nothing in them changes."""
