"""A tiny invented variant that has every mechanism of the model, and labels that would break careless output."""

from __future__ import annotations

from typing import Any

import attrs

from ombre_dsl.rulebook import model as m
from ombre_dsl.runtime import tables as t
from ombre_dsl.syntax.span import Span

NASTY = 'a"b\\c\nd|e <script>f</script> {{ 7*7 }} `g` *h* _i_ [j](k) \u202ekl\x07 #m 1. $n$ ~~o~~'
SUITS = ("S", "C", "H", "D")
DECK = tuple(suit + rank for suit in SUITS for rank in "AK2")
FILE = "tiny.ombre"


def origin(words: str, line: int = 1, cites: tuple[str, ...] = (), decided: str = "") -> m.Origin:
    return m.Origin(Span(FILE, line * 10, line * 10 + 5, line, 1, line, 6), words, cites, decided)


def said(
    value: Any, words: str = "words", line: int = 1, cites: tuple[str, ...] = (), decided: str = ""
) -> m.Said[Any]:
    return m.Said(value, origin(words, line, cites, decided))


def labels(own: str, **others: str) -> m.Labels:
    return m.Labels(own, tuple(others.items()))


def step(role: str, least: int, most: int | None, place: int = 0, whole: bool = False) -> m.ExchangeStep:
    return m.ExchangeStep(role, place, least, most, whole)


def contract(id: str, own: str, **settings: Any) -> m.Contract:
    base: dict[str, Any] = {
        "like": None,
        "origin": origin(f"contract {id}", 40, ("XX-1",)),
        "declarers": said((1, 1), "declarers: 1", 41),
        "trump": said(m.Trump("named"), "trump: named", 42, ("XX-2",)),
        "exchange": said((step("declarer", 0, None), step("defender", 0, None)), "exchange: any", 43),
        "exchange_order": said("after the declarer", "exchange order: after the declarer", 44),
        "withheld": said(("spadille",), "may withhold: spadille", 45, ("XX-1",)),
        "aim": said("most", "aim: most", 46),
    }
    return m.Contract(id=id, labels=labels(own), **{**base, **settings})


def pay(amount: t.Program, payer: str, payee: str, when: t.Program | None = None) -> m.Payment:
    return m.Payment(amount, payer, payee, when)


def rulebook() -> m.Rulebook:
    """The rulebook of the tiny variant."""
    plain = ("A", "K", "2")
    return m.Rulebook(
        name="tiny",
        labels=labels(NASTY, en="Tiny game"),
        language="da",
        origin=origin("variant tiny", 1),
        extends=(),
        uses=("extras",),
        sources=(
            m.Source(
                "XX",
                "A book",
                "da",
                "Worn pages.",
                (("XX-1", "It is so."), ("XX-2", NASTY), ("XX-3", "Unused.")),
                origin("source XX", 3),
            ),
        ),
        options=(m.Option("stake", "number", "5", origin("stake: number 5", 4)),),
        table=m.Table(
            players=said(3, "players: 3", 5, ("XX-1",)),
            direction=said("clockwise", "direction: clockwise", 6),
            deck=said(DECK, "deck", 7),
            packets=said((1, 2), "deal: 1 2", 8),
            talon=said(3, "talon: 3", 9),
            suits=said("spanish", "suits: spanish", 10),
            next_dealer=said("next player", "next dealer: next player", 11, (), "Nobody says."),
            first_dealer=said("lot", "first dealer: lot", 12),
            cut=said("eldest", "cut: eldest", 13),
        ),
        cards=(
            m.NamedCard("spadille", labels("Spadille"), "SA", None, None, origin("spadille: SA", 15)),
            m.NamedCard(
                "manille", labels("Manille", en="The second"), None, "2", "2", origin("manille: 2 of trump", 16)
            ),
            m.NamedCard("ponto", labels(NASTY), None, None, "A", origin("ponto: A of red trump", 17)),
        ),
        orders=m.Orders(
            plain=tuple((suit, said(plain, f"{suit}: A K 2", 20)) for suit in m.SUITS),
            trump=(
                ("spades", said(("spadille", "manille", "K"), "black", 21)),
                ("clubs", said(("spadille", "manille", "A", "K"), "black", 21)),
                ("hearts", said(("spadille", "manille", "ponto", "K"), "red", 22, ("XX-2",))),
                ("diamonds", said(("spadille", "manille", "ponto", "K"), "red", 22, ("XX-2",))),
            ),
        ),
        auction=m.Auction(
            opens=said("eldest", "opens: eldest listens", 25),
            listens=True,
            answers=said("standing bidder", "answers: standing bidder", 26),
            hold=said("elder", "hold: elder", 27),
            suit=said("with the bid", "suit: with the bid", 28),
            ladder=said((("plain",), ("pair", "null"), ("high",)), "ladder: plain < pair = null < high", 29),
        ),
        all_pass=(
            said(
                m.PassStep(
                    "force", contract="plain", card="spadille", when=("has", "any", "players", "points", ">=", 3)
                )
            ),
            said(m.PassStep("offer", contract="moor")),
            said(m.PassStep("pay", payment=pay(2, "each player", "pot"), when=("not", ("pot empty",)))),
            said(m.PassStep("redeal", dealer="same"), "redeal by same dealer", 33, ("XX-1",)),
        ),
        play=m.Play(
            lead=said("after declarer", "lead: after declarer", 35),
            follow=said("suit led", "follow: suit led", 36),
            void=said("trump", "void: trump", 37),
            takes=said("highest trump, else highest of suit led", "takes", 38),
            next_lead=said("winner of the trick", "next lead", 39),
        ),
        contracts=_contracts(),
        calls=_calls(),
        outcomes=tuple(
            m.Outcome(id, labels(own, **({"en": en} if en else {})), origin(id, 60))
            for id, own, en in (("won", "vundet", "won"), ("tied", NASTY, ""), ("lost", "tabt", "lost"))
        ),
        aims=_aims(),
        roles=(
            m.Role(
                "best",
                labels("den bedste", en="the best"),
                origin("role best", 70),
                said("defenders"),
                said("most tricks", "by: most tricks", 71),
                said("share", "tie: share", 72, (), "They share."),
            ),
            m.Role(
                "weakest",
                labels("weakest"),
                origin("role weakest", 73),
                said("players"),
                said("fewest tricks"),
                said("earliest"),
            ),
        ),
        payoffs=_cells(),
        settles=_settles(),
        before_deal=(said(pay(5, "each player", "pot", ("pot empty",)), "pay 5", 80, ("XX-1",)),),
        match=m.Match(
            said(("or", ("deals", ">=", 12), ("has", "any", "players", "points", ">=", 60)), "over when", 81)
        ),
        examples=_examples(),
    )


def rulebook_of_four() -> m.Rulebook:
    """The same for four: one sits out and may join, one hand is not played, and the declarer may call an ally."""
    book = rulebook()
    table = attrs.evolve(
        book.table,
        players=said(4, "players: 4", 5),
        sitter=said(1, "sits out: second", 14, ("XX-3",)),
        sitter_shares=said(False, "sitter pays: nothing", 14),
        unplayed=said(1, "unplayed hands: 1", 14),
    )
    calls = (
        said(m.CardCall("K"), "may call K", 48),
        said(m.CardCall("2", plain=True, holding="K"), "may call plain 2 holding every K", 48),
        said(m.CardCall("K", own=True, holding="K"), "may call own K holding every K", 48, ("XX-3",)),
    )
    joins = said(pay(1, "sitter", "bank"), "sitter: may join, else pays 1 to bank", 48)
    contracts = tuple(
        attrs.evolve(c, card_calls=calls) if c.id == "plain" else attrs.evolve(c, sitter=joins) if c.id == "null" else c
        for c in book.contracts
    )
    shared = m.Settle("tied", origin("settle tied", 79), (
        said(pay(("pot",), "pot", "side"), "pay pot from pot to side", 79),
        said(pay(6, "opponents", "side"), "pay 6 from opponents to side", 79),
        said(pay(1, "each opponent", "side"), "pay 1 from each opponent to side", 79),
    ), ())  # fmt: skip
    return attrs.evolve(book, table=table, contracts=contracts, settles=(*book.settles, shared), examples=())


def _contracts() -> tuple[m.Contract, ...]:
    return (
        contract("plain", "Plain", value=said(1, "value: 1", 47), becomes=said(("plain", "high"), "may become", 48)),
        contract(
            "pair",
            NASTY,
            declarers=said((1, 2), "declarers: 1 to 2", 41, ("XX-2",), "At most two."),
            trump=said(m.Trump("turned"), "trump: turned", 42),
            exchange=said((step("declarer", 1, None), step("defender", 0, 2, 1)), "exchange", 43),
            exchange_order=said("from eldest", "exchange order: from eldest", 44),
            counts_as=(said((("trump", "preferred"), "plain"), "counts as plain", 49),),
        ),
        contract(
            "null",
            "Null",
            trump=said(m.Trump("none"), "trump: none", 42),
            exchange=said((), "exchange: nobody", 43),
            withheld=said((), "may withhold: nothing", 45),
            aim=said("none", "aim: none", 46),
            shows=said(m.Show((), "lead"), "shows: hand", 50),
        ),
        contract(
            "high",
            "High",
            trump=said(m.Trump("only", cards=("spadille", "CA")), "trump: only", 42),
            needs=said(("spadille", "CA"), "needs: spadille CA", 51),
            shows=said(m.Show(("spadille", "CA"), "exchange"), "shows: spadille CA", 50),
        ),
        contract("moor", "Moor", exchange=said((step("declarer", 0, None, 0, True),)), plays=said(("plain", "null"))),
        contract("favoured", "Favoured", trump=said(m.Trump("preferred"), "trump: preferred suit", 42)),
        contract("coins", "Coins", trump=said(m.Trump("fixed", "diamonds"), "trump: diamonds", 42)),
    )


def _calls() -> tuple[m.Call, ...]:
    every = ("plain", "pair", "high", "moor", "favoured", "coins")
    return (
        m.Call(
            "all",
            labels("All"),
            origin("call all", 52),
            said(every),
            said(m.Moment("exchange")),
            said(m.Moment("lead", 2)),
            made=said(("has", "every", "declarer", "tricks", "==", 3)),
        ),
        m.Call(
            "quit",
            labels("Quit"),
            origin("call quit", 53),
            said(("plain",)),
            said(m.Moment("auction")),
            said(m.Moment("declarer", 1)),
            ends=said("given up"),
        ),
        m.Call(
            "halt",
            labels(NASTY),
            origin("call halt", 54),
            said(("plain",)),
            said(m.Moment("trick", 2)),
            said(m.Moment("lead", 3)),
            ends=said("stopped"),
            allowed=said(("and", ("has", "every", "declarer", "first tricks", ">=", 2), ("not", ("called", "all")))),
        ),
        m.Call(
            "under",
            labels("Under"),
            origin("call under", 55),
            said(("plain",)),
            said(m.Moment("exchange")),
            said(m.Moment("lead", 1)),
            aim=said("none"),
        ),
    )


def _aims() -> tuple[m.Aim, ...]:
    more = ("compare", "any", "defenders", "tricks", ">", "declarer")
    same = ("compare", "any", "defenders", "tricks", "==", "declarer")
    return (
        m.Aim(
            "most",
            m.Labels(),
            origin("aim most", 61),
            (
                said(("lost", more), "lost when more", 62, ("XX-1",), "Looked at first."),
                said(("tied", same), "tied when as many", 63),
                said(("won", None), "won otherwise", 64),
            ),
        ),
        m.Aim(
            "none",
            m.Labels(),
            origin("aim none", 65),
            (
                said(("won", ("has", "every", "declarer", "tricks", "==", 0)), "won when no tricks", 66),
                said(("lost", None), "lost otherwise", 67),
            ),
        ),
    )


def _cells() -> tuple[m.Cell, ...]:
    def cell(name: str, outcome: str, amount: t.Program, **more: Any) -> m.Cell:
        values: dict[str, Any] = {"least": None, "most": None, "each": None, **more}
        return m.Cell(
            "each defender",
            "declarer",
            name,
            outcome,
            amount=amount,
            origin=origin(f"{name} {outcome}", 75, ("XX-1",)),
            **values,
        )

    trump = ("plain", "pair", "high", "moor", "favoured", "coins")
    results = (("won", ("value",)), ("tied", -1), ("lost", -2))
    cells = [cell(name, outcome, amount) for name in trump for outcome, amount in results]
    return (
        *cells,
        cell("null", "won", 4),
        cell("null", "lost", -4, least=1, most=1),
        cell("null", "lost", -5, least=2, each=-1),
    )


def _settles() -> tuple[m.Settle, ...]:
    return (
        m.Settle(
            "lost",
            origin("settle lost", 76),
            (
                said(pay(("pot",), "pot", "best"), "pay pot", 77, ("XX-2",)),
                said(pay(("min", ("matadors",), 3), "declarer", "each defender"), "pay matadors", 78),
            ),
            (),
        ),
        m.Settle(
            None,
            origin("settle every outcome", 79),
            (
                said(pay(25, "each defender", "declarer", ("made", "all")), "pay 25", 79),
                said(pay(1, "declarer", "bank", ("missed", "all")), "pay 1", 79),
            ),
            (said((2, ("called", "all")), "times 2 when all is called", 79),),
        ),
    )


def _examples() -> tuple[m.Example, ...]:
    place = origin("expect", 90, ("XX-1",))

    def example(title: str, kind: str, question: dict[str, object], expect: dict[str, object]) -> m.Example:
        return m.Example(title, True, kind, question, expect, ("a line",), place, place)

    return (
        example(
            NASTY,
            "settle",
            {"ask": "settle", "contract": "plain", "declarer": 0, "tricks": [2, 1, 0], "announced": ["all"], "pot": 15},
            {"outcome": "won", "seats": [2, -1, -1], "pot": 15},
        ),
        example(
            "Low",
            "legal",
            {"ask": "legal", "contract": "plain", "trump": "hearts", "hand": ["SA", "D2"], "trick": ["HK"]},
            {"cards": ["SA", "D2"]},
        ),
        example(
            "Bids",
            "auction",
            {"ask": "auction", "calls": [[0, "bid plain hearts"], [1, "pass"], [2, "bid pair"]]},
            {"state": "open", "to_call": 0},
        ),
    )


def tables() -> t.Tables:
    """Tables that use every class and every kind of program."""
    orders = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), ())
    ranking = t.Ranking("plain", tuple(n // 3 for n in range(12)), tuple(12 - n for n in range(12)), orders, 0)
    payment = t.Payment(
        ("min", ("+", ("matadors",), ("*", 2, ("tricks", "declarer"))), 3),
        "pot",
        "best",
        ("and", ("holds", "every", "declarer", 0b1001), ("trump", 2)),
        1,
    )
    programs: tuple[tuple[t.Program, int], ...] = ((("not", ("trump", "preferred")), 1),)
    common: dict[str, Any] = {
        "rung": 0,
        "value": 5,
        "declarers": (1, 2),
        "trump": "named",
        "suits": (0, 1, 2, 3),
        "rankings": (0, 0, 0, 0, -1),
        "withheld": (1, 9, 0, 0, 0),
        "needs": 0b1001,
        "exchange_order": "eldest",
        "shows": (t.Show(0, "lead", 1), t.Show(3, "exchange")),
        "aim": 0,
        "becomes": (0, 1),
        "counts_as": programs,
        "exchange": (t.Exchange("declarer", 0, 1, 3), t.Exchange("defender", 1, 0, 2, True, 1)),
        "plays": (1,),
        "rules": (("trump", 0), ("aim", 1)),
        "card_calls": (t.CardCall(0b11, False, True, 0b1001, 1), t.CardCall(0b11, True, False, 0)),
        "sitter_joins": True,
        "sitter_pays": (payment,),
    }
    state = t.AuctionState(0, -1, -1, (("pass", -1, 1), ("bid", 0, -1), *((("bid", 1, -2),) * 12)))
    return t.Tables(
        name="tiny",
        label=NASTY,
        language="da",
        players=3,
        direction="clockwise",
        deck=DECK,
        packets=(1, 2),
        talon=3,
        preferred=True,
        rankings=(ranking,),
        contracts=(t.Contract("plain", NASTY, **common), t.Contract("pair", "P", **common)),
        auction=t.Auction(True, (state, state), (t.AuctionEnd((0,), 0), t.AuctionEnd((1, 0), 1)), (("opens", 0),)),
        all_pass=(
            t.AllPass("force", 0, 1, "", (payment,), ("deals", ">=", 2), 0),
            t.AllPass("redeal", -1, 0, "same", (), None, 1),
        ),
        play=t.Play("eldest", "any", (("lead", 0),)),
        calls=(
            t.Call(
                "all",
                NASTY,
                "announce",
                (0, 1),
                t.Moment("exchange"),
                t.Moment("lead", 2),
                None,
                ("has", "every", "declarer", "tricks", "==", 3),
                -1,
                0,
                (),
            ),
        ),
        outcomes=(("won", NASTY), ("lost", "Lost")),
        aims=(t.Aim("most", (t.Guard("won", ("outcome", "won"), 0), t.Guard("lost", None, 1))),),
        roles=(t.Role("best", "Best", "defenders", "most", "share", 0),),
        settlements=(
            t.Settlement(0, "won", (payment, payment), (t.Times(2, ("called", "all"), 0),)),
            t.Settlement(1, "lost", ()),
        ),
        match=t.Match(("deals", ">=", 12), (t.Payment(5, "each player", "pot", ("pot empty",), 1),), 0),
        rules=(t.Rule(FILE, 1, NASTY, ("XX-1",), NASTY), t.Rule(FILE, 2, "words")),
        statements=(("XX-1", NASTY),),
        unplayed=1,
        sitter=1,
        sitter_shares=True,
    )
