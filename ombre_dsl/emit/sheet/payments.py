"""Single payments as sentences: those that depend on something, factors, and the words they use."""

from __future__ import annotations

from ...rulebook.model import Payment, Role, Said, Settle
from ...runtime.tables import Program
from .context import Context
from .facts import called_in
from .pieces import blocks, bullets, capital
from .programs import Words
from .speech import marked


def is_always(said: Said[Payment]) -> bool:
    """Whether a payment depends on nothing but the outcome."""
    return said.value.when is None


def payment_sentence(c: Context, payment: Payment, *, also: Program | None = None) -> str:
    """A payment as a sentence, with its conditions; ``also`` is one more."""
    told = payment_words(c, payment)
    when = _conditions(c, also, payment.when)
    return capital(c._("When {condition}, {payment}.", condition=when, payment=told)) if when else c.sentence(told)


def before_each_deal(c: Context, payment: Payment) -> str:
    """The same for what is paid before each deal."""
    told = payment_words(c, payment)
    when = _conditions(c, payment.when)
    if when:
        return c._("Before each deal, when {condition}, {payment}.", condition=when, payment=told)
    return c._("Before each deal, {payment}.", payment=told)


def _conditions(c: Context, *conditions: Program | None) -> str:
    words = Words(c)
    told = [words.condition(one) for one in conditions if one is not None]
    return words.joined(told) if told else ""


def payment_words(c: Context, payment: Payment) -> str:
    """Who pays whom how much, without the conditions: ``the declarer pays each defender 2 points``."""
    amount, payer, payee = payment.amount, payment.payer, payment.payee
    if isinstance(amount, int) and amount < 0:
        amount, payer, payee = -amount, payee, payer
    taking = payer in ("bank", "pot")
    who, other = (payee, payer) if taking else (payer, payee)
    tell = _together if c.only(who) in ("players", "defenders", "opponents") else _alone
    return tell(c, c.payer(who), amount, other, taking)


def _alone(c: Context, who: str, amount: Program, other: str, taking: bool) -> str:
    told = Words(c).amount(amount)
    if other == "bank":
        if taking and not c.ledger:
            return c.p_("payment", "{who} gets {amount} from the bank", who=who, amount=told)
        if taking:
            return c.p_("payment", "{who} gets {amount}", who=who, amount=told)
        if c.ledger:
            return c.p_("payment", "{who} loses {amount}", who=who, amount=told)
        return c.p_("payment", "{who} pays {amount} into the bank", who=who, amount=told)
    if other == "pot" and amount == ("pot",):
        if taking:
            return c.p_("payment", "{who} takes what lies in the pot", who=who)
        return c.p_("payment", "{who} pays as much into the pot as lies in it", who=who)
    if other == "pot" and taking:
        return c.p_("payment", "{who} takes {amount} from the pot", who=who, amount=told)
    if other == "pot":
        return c.p_("payment", "{who} pays {amount} into the pot", who=who, amount=told)
    return c.p_("payment", "{who} pays {payee} {amount}", who=who, payee=c.payee(other), amount=told)


def _together(c: Context, who: str, amount: Program, other: str, taking: bool) -> str:
    told = Words(c).amount(amount)
    if other == "bank":
        if taking and not c.ledger:
            return c.p_("payment", "{who} together get {amount} from the bank", who=who, amount=told)
        if taking:
            return c.p_("payment", "{who} together get {amount}", who=who, amount=told)
        if c.ledger:
            return c.p_("payment", "{who} together lose {amount}", who=who, amount=told)
        return c.p_("payment", "{who} together pay {amount} into the bank", who=who, amount=told)
    if other == "pot" and amount == ("pot",):
        if taking:
            return c.p_("payment", "{who} together take what lies in the pot", who=who)
        return c.p_("payment", "{who} together pay as much into the pot as lies in it", who=who)
    if other == "pot" and taking:
        return c.p_("payment", "{who} together take {amount} from the pot", who=who, amount=told)
    if other == "pot":
        return c.p_("payment", "{who} together pay {amount} into the pot", who=who, amount=told)
    return c.p_("payment", "{who} together pay {payee} {amount}", who=who, payee=c.payee(other), amount=told)


# ---- payments that depend on something -----------------------------------------------------------------------------


def _conditional(c: Context) -> list[tuple[Settle, Said[Payment]]]:
    return [(settle, said) for settle in c.book.settles for said in settle.payments if not is_always(said)]


def _extra(c: Context, settle: Settle, said: Said[Payment]) -> str:
    outcome = ("outcome", settle.outcome) if settle.outcome is not None else None
    return c.cite(payment_sentence(c, said.value, also=outcome), said)


def extras_of(c: Context, call: str) -> list[str]:
    """The payments that depend on a call."""
    paid = [_extra(c, settle, said) for settle, said in _conditional(c) if call in called_in(said.value.when)]
    times = [(settle, said) for settle in c.book.settles for said in settle.times]
    return paid + [_times(c, settle, said) for settle, said in times if call in called_in(said.value[1])]


def besides(c: Context) -> str:
    """All payments that depend on something, and all factors."""
    lines = [_extra(c, settle, said) for settle, said in _conditional(c)]
    lines += [_times(c, settle, said) for settle in c.book.settles for said in settle.times]
    return blocks(c._("Besides:"), bullets(lines)) if lines else ""


def _times(c: Context, settle: Settle, said: Said[tuple[int, Program | None]]) -> str:
    factor, condition = said.value
    outcome: Program | None = ("outcome", settle.outcome) if settle.outcome is not None else None
    told, when = _multiplied(c, factor), _conditions(c, outcome, condition)
    text = c._("When {condition}, {payment}.", condition=when, payment=told) if when else c.sentence(told)
    return c.cite(text, said)


def _multiplied(c: Context, factor: int) -> str:
    if factor == 2:
        chips = marked(
            "payment", "everything that is paid is doubled, except what goes into the pot or comes out of it"
        )
        return c.by_unit(chips, marked("payment", "everything that is paid is doubled"))
    chips = marked(
        "payment",
        "everything that is paid is multiplied by {factor}, except what goes into the pot or comes out of it",
    )
    return c.by_unit(chips, marked("payment", "everything that is paid is multiplied by {factor}"), factor=factor)


# ---- words ---------------------------------------------------------------------------------------------------------


def glossary(c: Context) -> str:
    """What the payments mean by matadors and by their roles."""
    lines: list[str] = []
    if _counts_matadors(c):
        lines.append(
            c._(
                "Matadors are the highest trumps in the declarer's hand, counted from the highest trump of all "
                "downwards without a gap, in the hand that he plays with."
            )
        )
    if any(contract.card_calls for contract in c.book.contracts):
        lines += [
            c._(
                "The declarer's side is the declarer and his ally, where he has one; the others are the defenders, "
                "his opponents."
            ),
            _shares(c),
        ]
    elif c.defenders > 1 and _paid_together(c):
        lines.append(
            c._("The opponents are the defenders together: what they pay or get they share, each of them equally much.")
        )
    lines += [_role(c, role) for role in c.book.roles]
    return blocks(c._("What these words mean:"), bullets(lines)) if lines else ""


def _paid_together(c: Context) -> bool:
    pairs = [(said.value.payer, said.value.payee) for settle in c.book.settles for said in settle.payments]
    pairs += [(cell.payer, cell.payee) for cell in c.book.payoffs]
    return any("opponents" in pair for pair in pairs)


def _shares(c: Context) -> str:
    chips = marked(
        "sharing",
        "What a side pays or gets it shares equally: an odd chip is paid by the declarer, and got by the earlier from "
        "the eldest hand.",
    )
    points = marked(
        "sharing",
        "What a side pays or gets it shares equally: an odd point is paid by the declarer, and got by the earlier from "
        "the eldest hand.",
    )
    return c.by_unit(chips, points)


def _counts_matadors(c: Context) -> bool:
    programs: list[Program | None] = [program for cell in c.book.payoffs for program in (cell.amount, cell.each)]
    for settle in c.book.settles:
        programs += [program for said in settle.payments for program in (said.value.amount, said.value.when)]
        programs += [said.value[1] for said in settle.times]
    return any(_mentions(program, "matadors") for program in programs)


def _mentions(program: Program | None, word: str) -> bool:
    if isinstance(program, tuple):
        return any(_mentions(part, word) for part in program)
    return program == word


_AMONG = {
    ("defenders", "most"): marked("role", "{role} is the defender with the most tricks."),
    ("defenders", "fewest"): marked("role", "{role} is the defender with the fewest tricks."),
    ("players", "most"): marked("role", "{role} is the player with the most tricks."),
    ("players", "fewest"): marked("role", "{role} is the player with the fewest tricks."),
}
_CHIPS_TIE = marked(
    "role",
    "When several are equal, they share the whole sum, and the odd chips fall to the earlier from the eldest hand.",
)
_POINTS_TIE = marked(
    "role",
    "When several are equal, they share the whole sum, and the odd points fall to the earlier from the eldest hand.",
)


def _role(c: Context, role: Role) -> str:
    if c.defenders == 1 and role.among.value == "defenders":
        return c.say("{role} is the one defender.", role.origin, role.by, role.tie, role=c.role(role.id))
    how = "most" if role.by.value.startswith("most") else "fewest"
    who = c.p_(*_AMONG[role.among.value, how], role=c.role(role.id))
    tie: str = c._("When several are equal, it is the one who comes first from the eldest hand.")
    if role.tie.value == "share":
        tie = c.by_unit(_CHIPS_TIE, _POINTS_TIE)
    return c.cite(c.paragraph([capital(who), tie]), role.origin, role.by, role.tie)
