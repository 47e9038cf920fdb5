"""From the rulebook to the tables of a ruleset."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from ..rulebook.model import SUITS, CardCall, Contract, Origin, Penalty, Rulebook
from ..rulebook.model import Call as BookCall
from ..rulebook.model import Payment as BookPayment
from ..rulebook.model import Said as BookSaid
from ..runtime import tables as t
from ..runtime.tables import Program
from .auction import Terms, states_and_ends
from .payments import outcomes_of, payment, settlement
from .rankings import Rankings, card_of, places, situations


def tables_from(rulebook: Rulebook) -> t.Tables:
    """The tables of a rulebook that has passed the checks."""
    return _Lowering(rulebook).tables()


class _Lowering:
    """Puts numbers in the place of names and collects the lines that things rest on."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.book = rulebook
        self.rules: dict[t.Rule, int] = {}
        self.cards = {card: n for n, card in enumerate(rulebook.table.deck.value)}
        self.contracts = {contract.id: n for n, contract in enumerate(rulebook.contracts)}
        self.aims = {aim.id: n for n, aim in enumerate(rulebook.aims)}
        self.rungs = {name: n for n, rung in enumerate(rulebook.auction.ladder.value) for name in rung}
        self.rankings = Rankings(rulebook)

    def rule(self, origin: Origin) -> int:
        """The place of the line in the table of rules; -1 for what the variant leaves to the default."""
        if not origin.words:
            return -1
        made = t.Rule(origin.span.file, origin.span.line, origin.words, origin.cites, origin.decided)
        return self.rules.setdefault(made, len(self.rules))

    def _settings(self, **said: BookSaid[object] | None) -> tuple[tuple[str, int], ...]:
        """For each setting that a line says, the line."""
        pairs = [(name.replace("_", " "), self.rule(one.origin)) for name, one in said.items() if one is not None]
        return tuple(pair for pair in pairs if pair[1] >= 0)

    # ---- the whole ---------------------------------------------------------------------------------------------------

    def tables(self) -> t.Tables:
        """All tables; the rules last, when every line has been named."""
        book, table = self.book, self.book.table
        contracts = tuple(self._contract(contract) for contract in book.contracts)
        auction, all_pass, play = self._auction(), self._all_pass(), self._play()
        calls = tuple(self._call(call) for call in book.calls)
        aims = tuple(
            t.Aim(a.id, tuple(t.Guard(g.value[0], self._program(g.value[1]), self.rule(g.origin)) for g in a.guards))
            for a in book.aims
        )
        roles = tuple(
            t.Role(r.id, r.labels.own or r.id, r.among.value, r.by.value, r.tie.value, self.rule(r.by.origin))
            for r in book.roles
        )
        settlements = tuple(
            self._settlement(n, outcome) for n, c in enumerate(book.contracts) for outcome in outcomes_of(book, c)
        )
        match = self._match()
        penalties = tuple(self._penalty(penalty) for penalty in book.penalties)
        return t.Tables(
            name=book.name, label=book.labels.own or book.name, language=book.language,
            players=table.players.value, direction=table.direction.value, deck=table.deck.value,
            packets=table.packets.value, talon=table.talon.value, preferred=table.second_pack is not None,
            rankings=self.rankings.tables(), contracts=contracts, auction=auction, all_pass=all_pass, play=play,
            calls=calls, outcomes=tuple((o.id, o.labels.own or o.id) for o in book.outcomes), aims=aims, roles=roles,
            settlements=settlements, match=match, rules=tuple(self.rules), statements=self._statements(),
            unplayed=table.unplayed.value if table.unplayed else 0, sitter=table.sitter.value if table.sitter else -1,
            sitter_shares=bool(table.sitter_shares and table.sitter_shares.value), penalties=penalties,
        )  # fmt: skip

    def _statements(self) -> tuple[tuple[str, str], ...]:
        """The statements that the rules cite, with their paraphrases."""
        cited = {cite for rule in self.rules for cite in rule.cites}
        return tuple(pair for source in self.book.sources for pair in source.statements if pair[0] in cited)

    # ---- programs ----------------------------------------------------------------------------------------------------

    def _program(self, program: Program | None) -> Program | None:
        """The program with card names turned into masks."""
        if not isinstance(program, tuple):
            return program
        if program and program[0] == "holds":
            return self._holds(program)
        if program and program[0] == "last deals":
            # The deals that are over when the first of them is dealt.
            return ("deals", ">=", (self.book.match.deals or 0) - cast(int, program[1]))
        parts = tuple(self._program(part) for part in program)
        return tuple(part for part in parts if part is not None)

    def _holds(self, program: tuple[Program, ...]) -> Program:
        """Cards in hand as a mask; where a name is another card with each trump, a mask for each trump that has one."""
        head, quantifier, who, cards = program
        assert isinstance(cards, tuple)
        names = [str(name) for name in cards[1:]]
        if all(card_of(self.book, name, None) for name in names):
            return (head, quantifier, who, self.mask(names))
        with_all = [suit for suit in SUITS if all(card_of(self.book, name, suit) for name in names)]
        return ("or", *(
            ("and", ("trump", SUITS.index(suit)), (head, quantifier, who, self.mask(names, suit))) for suit in with_all
        ))  # fmt: skip

    def mask(self, names: Iterable[str], trump: str | None = None) -> int:
        """The cards of these names as a mask."""
        found = [card_of(self.book, name, trump) for name in names]
        return sum(1 << number for number in {self.cards[card] for card in found if card in self.cards})

    # ---- contracts ---------------------------------------------------------------------------------------------------

    def _contract(self, c: Contract) -> t.Contract:
        trump = c.trump.value
        return t.Contract(
            id=c.id,
            label=c.labels.own or c.id,
            rung=self.rungs.get(c.id, -1),
            value=c.value.value if c.value else 0,
            declarers=c.declarers.value,
            trump="none" if trump.kind in ("only", "played") else trump.kind,
            suits=tuple(SUITS.index(suit) for suit in situations(self.book, c) if suit),
            rankings=self.rankings.of(c),
            withheld=self._withheld(c),
            needs=self.mask(c.needs.value) if c.needs else 0,
            shows=(t.Show(self.mask(c.shows.value.cards), c.shows.value.before, self.rule(c.shows.origin)),)
            if c.shows
            else (),
            exchange=self._exchange(c),
            exchange_order="declarer" if c.exchange_order.value == "after the declarer" else "eldest",
            aim=self.aims[c.aim.value] if c.aim else -1,
            becomes=self._becomes(c),
            counts_as=tuple(
                (program, self.contracts[one.value[1]])
                for one in c.counts_as
                if (program := self._program(one.value[0])) is not None
            ),
            plays=tuple(self.contracts[name] for name in c.plays.value) if c.plays else (),
            rules=(
                ("contract", self.rule(c.origin)),
                *self._settings(
                    declarers=c.declarers,
                    value=c.value,
                    trump=c.trump,
                    exchange=c.exchange,
                    exchange_order=c.exchange_order,
                    may_withhold=c.withheld,
                    aim=c.aim,
                    needs=c.needs,
                    shows=c.shows,
                    may_become=c.becomes,
                    plays=c.plays,
                    sitter=c.sitter,
                ),
            ),
            card_calls=tuple(self._card_call(one) for one in c.card_calls),
            sitter_joins=c.sitter is not None,
            sitter_pays=(payment(c.sitter.value, self.rule(c.sitter.origin)),) if c.sitter else (),
        )

    def _card_call(self, said: BookSaid[CardCall]) -> t.CardCall:
        call = said.value
        holding = self._of_rank(call.holding) if call.holding else 0
        return t.CardCall(self._of_rank(call.rank), call.own, call.plain, holding, self.rule(said.origin))

    def _of_rank(self, rank: str) -> int:
        return sum(1 << number for card, number in self.cards.items() if card[1:] == rank)

    def _withheld(self, c: Contract) -> tuple[int, int, int, int, int]:
        """The trumps that may be withheld; a card that is no trump follows its suit like any other."""
        row = [0] * 5
        for trump in situations(self.book, c):
            trumps = self.mask(places(self.book, c, trump).trump)
            row[4 if trump is None else SUITS.index(trump)] = self.mask(c.withheld.value, trump) & trumps
        return (row[0], row[1], row[2], row[3], row[4])

    def _exchange(self, c: Contract) -> tuple[t.Exchange, ...]:
        size, rule = self.book.table.hand_size, self.rule(c.exchange.origin)
        return tuple(
            t.Exchange(s.role, s.place, s.least, size if s.most is None else s.most, s.whole_talon, rule)
            for s in c.exchange.value
        )

    def _becomes(self, c: Contract) -> tuple[int, ...]:
        own = self.contracts[c.id]
        if c.becomes is None:
            return (own,)
        if c.becomes.value == ("any higher",):
            floor = self.rungs.get(c.id, -1)
            names = sorted((n for n, rung in self.rungs.items() if rung > floor), key=lambda n: self.rungs[n])
        else:
            names = [name for name in c.becomes.value if name != c.id]
        return (own, *(self.contracts[name] for name in names))

    # ---- auction, play, calls ----------------------------------------------------------------------------------------

    def _auction(self) -> t.Auction:
        a = self.book.auction
        rungs = tuple(self.rungs.get(c.id, -1) for c in self.book.contracts)
        most = tuple(c.declarers.value[1] for c in self.book.contracts)
        table = self.book.table
        sitter = table.sitter.value if table.sitter else -1
        seats = tuple(seat for seat in range(table.players.value) if seat != sitter)
        terms = Terms(seats, rungs, most, a.answers.value, a.hold.value, a.listens)
        rules = self._settings(opens=a.opens, answers=a.answers, hold=a.hold, suit=a.suit, ladder=a.ladder)
        return t.Auction(a.suit.value == "with the bid", *states_and_ends(terms), rules)

    def _all_pass(self) -> tuple[t.AllPass, ...]:
        steps = []
        for said in self.book.all_pass:
            step, rule = said.value, self.rule(said.origin)
            contract = self.contracts.get(step.contract, -1)
            payments = (self._payment(step.payment, rule),) if step.payment else ()
            card = self.mask((step.card,)) if step.card else 0
            steps.append(t.AllPass(step.kind, contract, card, step.dealer, payments, self._program(step.when), rule))
        return tuple(steps)

    def _play(self) -> t.Play:
        play = self.book.play
        lead = {"eldest": "eldest", "declarer": "declarer", "after declarer": "after declarer"}[play.lead.value]
        void = "any" if play.void.value == "any card" else "trump"
        rules = self._settings(
            lead=play.lead, follow=play.follow, void=play.void, takes=play.takes, next_lead=play.next_lead
        )
        return t.Play(lead, void, rules)

    def _call(self, call: BookCall) -> t.Call:
        kind = {None: "announce", "given up": "surrender", "stopped": "stop"}[call.ends.value if call.ends else None]
        window = {"undertaken": call.undertaken} if call.undertaken else {"from": call.opens, "until": call.closes}
        rules = {"in": call.contracts, **window, "ends": call.ends, "aim": call.aim,
                 "allowed": call.allowed, "made": call.made}  # fmt: skip
        return t.Call(
            id=call.id,
            label=call.labels.own or call.id,
            kind=kind,
            contracts=tuple(self.contracts[name] for name in call.contracts.value),
            opens=t.Moment(call.opens.value.kind, call.opens.value.trick),
            closes=t.Moment(call.closes.value.kind, call.closes.value.trick),
            allowed=self._program(call.allowed.value) if call.allowed else None,
            made=self._program(call.made.value) if call.made else None,
            aim=self.aims[call.aim.value] if call.aim else -1,
            rule=self.rule(call.origin),
            rules=self._settings(**rules),
            undertaken=call.undertaken.value if call.undertaken else 0,
        )

    # ---- payment -----------------------------------------------------------------------------------------------------

    def _payment(self, said: BookPayment, rule: int) -> t.Payment:
        made = payment(said, rule)
        return t.Payment(made.amount, made.payer, made.payee, self._program(made.when), made.rule)

    def _settlement(self, number: int, outcome: str) -> t.Settlement:
        made = settlement(self.book, self.book.contracts[number], number, outcome, self.rule)
        payments = tuple(t.Payment(p.amount, p.payer, p.payee, self._program(p.when), p.rule) for p in made.payments)
        times = tuple(t.Times(x.factor, self._program(x.when), x.rule) for x in made.times)
        return t.Settlement(made.contract, made.outcome, payments, times)

    def _penalty(self, penalty: Penalty) -> t.Penalty:
        """A penalty; there an opponent is one of the offender's, whoever declares."""
        mine = {"each opponent": "each opponent of offender"}
        paid = [self._payment(said.value, self.rule(said.origin)) for said in penalty.payments]
        payments = tuple(replace(p, payer=mine.get(p.payer, p.payer), payee=mine.get(p.payee, p.payee)) for p in paid)
        dealer = penalty.redeal.value if penalty.redeal else ""
        return t.Penalty(penalty.id, penalty.labels.own or penalty.id, payments, dealer, self.rule(penalty.origin))

    def _match(self) -> t.Match:
        before = tuple(self._payment(said.value, self.rule(said.origin)) for said in self.book.before_deal)
        over = self.book.match.over
        return t.Match(self._program(over.value) if over else None, before, self.rule(over.origin) if over else -1)
