"""Reading the table, the cards, their orders, the auction, all pass and the play."""

from __future__ import annotations

from attrs import evolve

from ..diagnostics.diagnostic import Label
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..runtime.tables import Program
from ..syntax.span import Span
from ..syntax.tree import Ladder, Number, Part, Pay, Ranking, When, Word
from ..vocabulary.match import RANKS
from .conditions import Programs
from .draft import Draft, Entry, Key, labels_of
from .model import (
    COLOURS,
    LETTERS,
    SUITS,
    Auction,
    NamedCard,
    PassStep,
    Payment,
    Play,
    Said,
    Table,
)
from .reader import Field, Reader

LIMITS = {"players": (2, 5), "deal": (1, 20), "talon": (0, 60), "number": (0, 999_999)}


def need(reader: Reader, key: Key, end: Span) -> Draft | None:
    """The draft of a block that every variant has; reported when it is missing."""
    draft = reader.book.drafts.get(key)
    if draft is None and not reader.book.lost & {"?", "base", key[0]}:
        gone = reader.book.removed.get(key)
        labels = (Label(gone, "it is removed here"),) if gone else ()
        reader.report(fault("OM217", end, labels=labels, block=" ".join(key)))
    return draft


def said(field: Field, value: str) -> Said[str]:
    """A setting's value with the line that says it."""
    return Said(value, field.origin)


def within(reader: Reader, field: Field, what: str, numbers: tuple[int, ...]) -> bool:
    """Whether the numbers of a setting are sensible; reported when not."""
    least, most = LIMITS[what]
    bad = next((n for n in numbers if not least <= n <= most), None)
    if bad is not None:
        span = number_span(field, bad)
        reader.report(fault("OM223", span, value=str(bad), least=str(least), most=str(most)))
    return bad is None


def number_span(field: Field, value: int) -> Span:
    """Where a number stands in a setting."""
    parts = field.line.value if field.line else ()
    found = next((part.span for part in parts if isinstance(part, Number) and part.value == value), None)
    return found or field.origin.span


def read_table(reader: Reader, draft: Draft) -> Table | None:
    """The table block."""
    reader.only(draft)
    reader.sayings(draft)
    fields = reader.fields(draft)
    if not {"players", "direction", "deck", "deal", "talon"} <= fields.keys():
        return None
    players, packets, talon = (fields[name] for name in ("players", "deal", "talon"))
    sitter = _sitter(reader, fields, players.match.numbers()[0])
    unplayed, shares = fields.get("unplayed hands"), fields["sitter pays"]
    sane = [
        within(reader, players, "players", players.match.numbers()),
        within(reader, packets, "deal", packets.match.numbers()),
        within(reader, talon, "talon", talon.match.numbers()),
    ]
    if not all(sane):
        return None
    suits, next_dealer = (said(fields[name], fields[name].match.pattern) for name in ("suits", "next dealer"))
    return Table(
        Said(players.match.numbers()[0], players.origin),
        said(fields["direction"], fields["direction"].match.pattern),
        _deck(reader, fields["deck"]),
        Said(packets.match.numbers(), packets.origin),
        Said(talon.match.numbers()[0], talon.origin),
        suits,
        next_dealer,
        first_dealer=_maybe(fields, "first dealer"),
        cut=_maybe(fields, "cut"),
        second_pack=_maybe(fields, "second pack"),
        unplayed=Said(unplayed.match.numbers()[0], unplayed.origin) if unplayed else None,
        sitter=sitter,
        sitter_shares=Said(shares.match.pattern != "nothing", shares.origin) if sitter else None,
    )


def _maybe(fields: dict[str, Field], name: str) -> Said[str] | None:
    return said(fields[name], fields[name].match.pattern) if name in fields else None


def seats(players: int) -> dict[str, int]:
    """The seats by name: the eldest hand is 0, the dealer the last."""
    ordinals = ("second", "third", "fourth")
    names = {"eldest": 0} | {name: seat for seat, name in enumerate(ordinals, 1) if seat < players - 1}
    return names | ({"middle": 1} if players == 3 else {}) | {"dealer": players - 1}


def _sitter(reader: Reader, fields: dict[str, Field], players: int) -> Said[int] | None:
    field = fields.get("sits out")
    if field is None:
        return None
    word = field.match.words("SEAT")[0]
    seat = seats(players).get(word.text)
    if seat is None:
        known = ", ".join(seats(players))
        reader.report(fault("OM208", word.span, kind="seat", name=word.text, known=known))
        return None
    return Said(seat, field.origin)


def _deck(reader: Reader, field: Field) -> Said[tuple[str, ...]]:
    parts = field.match.parts("RANK")
    ranks = [rank_text(part) for part in parts]
    for place, rank in enumerate(ranks):
        if rank in ranks[:place]:
            label = Label(parts[ranks.index(rank)].span, "it is here already")
            reader.report(fault("OM402", parts[place].span, labels=(label,), card=rank, order="the deck"))
    return Said(tuple(LETTERS[suit] + rank for suit in SUITS for rank in ranks), field.origin)


def rank_text(part: Part) -> str:
    """A rank as it stands in a card's name."""
    return str(part.value) if isinstance(part, Number) else part.text if isinstance(part, Word) else ""


def card_text(word: Word) -> str:
    """A card's name with a suit letter for a suit's sign, or the word as it is."""
    signs = {"♠": "S", "♣": "C", "♥": "H", "♦": "D"}
    text = word.text
    if len(text) == 2 and text[0] in signs:
        return signs[text[0]] + text[1]
    return signs[text[1]] + text[0] if len(text) == 2 and text[1] in signs else text


# ---- cards and orders ------------------------------------------------------------------------------------------------


def read_cards(reader: Reader, draft: Draft, deck: tuple[str, ...]) -> tuple[NamedCard, ...]:
    """The named cards."""
    reader.only(draft)
    reader.sayings(draft)
    fields = reader.fields(draft)
    cards = []
    for name, field in fields.items():
        assert field.line is not None
        labels = labels_of(tuple(field.line.name[1:]))
        card = _named(reader, name, field, deck)
        if card is not None:
            cards.append(NamedCard(name, labels, *card, field.origin))
    return tuple(cards)


def _named(
    reader: Reader, name: str, field: Field, deck: tuple[str, ...]
) -> tuple[str | None, str | None, str | None] | None:
    if field.match.pattern == "CARD":
        word = field.match.words("CARD")[0]
        card = card_text(word)
        if card not in deck:
            put = mend(word.span, word.text, deck)
            reader.report(fault("OM403", word.span, suggestion=put, card=word.text, order="the deck"))
            return None
        return card, None, None
    ranks = [rank_text(part) for slot, parts in field.match.slots if slot == "RANK" for part in parts]
    if field.match.pattern == "RANK of trump":
        return None, ranks[0], ranks[0]
    if field.match.pattern.startswith("RANK of red"):
        return None, None, ranks[0]
    return None, ranks[0], ranks[1] if len(ranks) > 1 else None


def read_order(reader: Reader, draft: Draft) -> tuple[tuple[str, Said[tuple[str, ...]]], ...]:
    """One order block: for each suit in words the ranks and named cards, highest first."""
    reader.only(draft)
    reader.sayings(draft)
    reader.fields(draft)
    found: dict[str, Said[tuple[str, ...]]] = {}
    for entry in draft.entries:
        line = entry.line
        if not isinstance(line, Ranking):
            continue
        _twice(reader, line)
        ranks = tuple(_ranked(reader, word) for word in line.ranks)
        order = Said(tuple(rank for rank in ranks if rank), reader.origin(line, entry.via))
        for suit in _suits(line.colour.text):
            if suit in found:
                label = Label(found[suit].origin.span, f"{suit} have their order here")
                reader.report(fault("OM207", line.colour.span, labels=(label,), name=line.colour.text))
                break
            found[suit] = order
    missing = [suit for suit in SUITS if suit not in found]
    if missing and reader.whole(draft):
        reader.report(fault("OM404", draft.heading.place, suits=" and ".join(missing), order=" ".join(draft.key)))
    return tuple((suit, found[suit]) for suit in SUITS if suit in found)


def _twice(reader: Reader, line: Ranking) -> None:
    """Report what stands twice in one line of an order."""
    seen: dict[str, Word] = {}
    for word in line.ranks:
        if word.text in seen:
            label = Label(seen[word.text].span, "it is here already")
            reader.report(fault("OM402", word.span, labels=(label,), card=word.text, order="this order"))
        seen.setdefault(word.text, word)


def _ranked(reader: Reader, word: Word) -> str | None:
    text = word.text
    if text in RANKS and not any(card.endswith(text) for card in reader.ids["deck"]):
        reader.report(fault("OM403", word.span, card=text, order="the deck"))
        return None
    if text not in RANKS and (text.isdigit() or len(text) == 1):
        put = mend(word.span, text, RANKS)
        reader.report(fault("OM403", word.span, suggestion=put, card=text, order="the deck"))
        return None
    return text if text in RANKS else reader.name("card", word)


def _suits(colour: str) -> list[str]:
    if colour == "every suit":
        return list(SUITS)
    return [suit for suit in SUITS if colour in (suit, COLOURS[suit])]


# ---- auction, all pass, play -----------------------------------------------------------------------------------------


def read_auction(reader: Reader, draft: Draft) -> Auction | None:
    """The auction block, its ladder included."""
    reader.only(draft)
    reader.sayings(draft)
    fields = reader.fields(draft)
    ladder = _ladder(reader, draft)
    if ladder is None or not {"opens", "answers", "hold", "suit"} <= fields.keys():
        return None
    opens = fields["opens"]
    answers, hold, suit = (said(fields[name], fields[name].match.pattern) for name in ("answers", "hold", "suit"))
    return Auction(said(opens, "eldest"), opens.match.pattern == "eldest listens", answers, hold, suit, ladder)


def _ladder(reader: Reader, draft: Draft) -> Said[tuple[tuple[str, ...], ...]] | None:
    entry = next((e for e in draft.entries if isinstance(e.line, Ladder)), None)
    if entry is None:
        if reader.whole(draft):
            reader.report(
                fault("OM206", draft.heading.place, name="ladder", block="auction", phrases="`a < b = c < d`")
            )
        return None
    line = entry.line
    assert isinstance(line, Ladder)
    seen: dict[str, Word] = {}
    rungs: list[tuple[str, ...]] = []
    for rung in line.rungs:
        for word in rung:
            if word.text in seen:
                label = Label(seen[word.text].span, "it stands here already")
                reader.report(fault("OM405", word.span, labels=(label,), name=word.text))
        names = tuple(n for n in reader.names("contract", [w for w in rung if w.text not in seen]))
        seen |= {word.text: word for word in rung if word.text not in seen}
        rungs += [names] if names else []
    # Contracts may have been put in or taken out since it was written.
    words = "ladder: " + " < ".join(" = ".join(rung) for rung in rungs)
    return Said(tuple(rungs), evolve(reader.origin(line, entry.via), words=words))


def read_all_pass(reader: Reader, draft: Draft) -> tuple[Said[PassStep], ...]:
    """The steps of the all pass block, in order."""
    reader.only(draft)
    reader.fields(draft)
    sayings = {id(one.rule): one for one in reader.sayings(draft)}
    steps: list[Said[PassStep]] = []
    for entry in draft.entries:
        if isinstance(entry.line, Pay):
            payment = read_payment(reader, entry, entry.line)
            if payment is not None:
                steps.append(Said(PassStep("pay", payment=payment.value, when=payment.value.when), payment.origin))
        one = sayings.get(id(entry.line))
        if one is None:
            continue
        words = one.match.pattern.split()
        when = one.rule.guard
        programs = Programs(reader, one.scope)
        condition = programs.condition(when.condition) if isinstance(when, When) else None
        contract = next(iter(reader.names("contract", one.match.words("CONTRACT"))), "")
        card = next(iter(_card(reader, w) for w in one.match.words("CARD")), None)
        dealer = words[2] if words[0] == "redeal" else ""
        kind = "offer last" if one.match.pattern == "offer CONTRACT to last speaker" else words[0]
        if words[0] == "redeal" or contract:
            steps.append(Said(PassStep(kind, contract, card or "", dealer, None, condition), one.origin))
    return tuple(steps)


def _card(reader: Reader, word: Word) -> str | None:
    """A card by its own name or by one of the deck's."""
    text = card_text(word)
    return text if text in reader.ids.get("deck", {}) else reader.name("card", word)


def read_payment(reader: Reader, entry: Entry, line: Pay) -> Said[Payment] | None:
    """A payment line."""
    programs = Programs(reader, entry.scope)
    amount = programs.amount(line.amount)
    payer, payee = programs.party(line.payer), programs.party(line.payee)
    when: Program | None = None
    if isinstance(line.guard, When):
        when = programs.condition(line.guard.condition)
        if when is None:
            return None
    elif line.guard is not None:
        reader.report(fault("OM212", line.guard.span, wanted="`when` and a condition, or nothing", saying="pay"))
    if amount is None or payer is None or payee is None:
        return None
    return Said(Payment(amount, payer, payee, when), reader.origin(line, entry.via))


def read_payments(reader: Reader, draft: Draft) -> tuple[Said[Payment], ...]:
    """All payment lines of a block."""
    found = [read_payment(reader, entry, entry.line) for entry in draft.entries if isinstance(entry.line, Pay)]
    return tuple(one for one in found if one is not None)


def read_before_deal(reader: Reader, draft: Draft) -> tuple[Said[Payment], ...]:
    """What is paid before each deal."""
    reader.only(draft)
    reader.fields(draft)
    reader.sayings(draft)
    return read_payments(reader, draft)


def read_play(reader: Reader, draft: Draft) -> Play | None:
    """The play block."""
    reader.only(draft)
    reader.sayings(draft)
    fields = reader.fields(draft)
    if not {"lead", "follow", "void", "takes", "next lead"} <= fields.keys():
        return None
    return Play(*(said(fields[n], fields[n].match.pattern) for n in ("lead", "follow", "void", "takes", "next lead")))
