"""Single payments as sentences: those that depend on something, factors, and the words they use."""

from __future__ import annotations

from ...rulebook.model import Payment, Role, Said, Settle
from ...runtime.tables import Program
from .context import Context, called_in
from .english import blocks, bullets, capital, listed
from .programs import Words


def is_always(said: Said[Payment]) -> bool:
    """Whether a payment depends on nothing but the outcome."""
    return said.value.when is None


def payment_sentence(c: Context, payment: Payment, *lead: str, also: Program | None = None) -> str:
    """A payment as a sentence, its conditions first; ``lead`` goes before them, ``also`` is one more condition."""
    words = Words(c)
    conditions = [words.condition(one) for one in (also, payment.when) if one is not None]
    when = [f"when {listed(conditions)}"] if conditions else []
    return capital(", ".join([*lead, *when, payment_words(c, payment)])) + "."


def payment_words(c: Context, payment: Payment) -> str:
    """Who pays whom how much, without the conditions: ``the declarer pays each defender 2 points``."""
    amount, payer, payee = payment.amount, payment.payer, payment.payee
    if isinstance(amount, int) and amount < 0:
        amount, payer, payee = -amount, payee, payer
    told = Words(c).amount(amount)
    if payer == "bank":
        return f"{_does(c, payee, 'get')} {told}{'' if c.ledger else ' from the bank'}"
    if payee == "bank" and c.ledger:
        return f"{_does(c, payer, 'lose')} {told}"
    if payer == "pot":
        what = "what lies in the pot" if amount == ("pot",) else f"{told} from the pot"
        return f"{_does(c, payee, 'take')} {what}"
    if payee in ("pot", "bank"):
        return f"{_does(c, payer, 'pay')} {told} into {c.party(payee)}"
    return f"{_does(c, payer, 'pay')} {c.party(payee)} {told}"


def _does(c: Context, party: str, verb: str) -> str:
    """A party and its verb: several who pay together have the plural."""
    if party == "players" or (party in ("defenders", "opponents") and c.defenders > 1):
        return f"{c.party(party)} together {verb}"
    return f"{c.party(party)} {verb}s"


# ---- payments that depend on something -----------------------------------------------------------------------------


def _conditional(c: Context) -> list[tuple[Settle, Said[Payment]]]:
    return [(settle, said) for settle in c.book.settles for said in settle.payments if not is_always(said)]


def _extra(c: Context, settle: Settle, said: Said[Payment]) -> str:
    outcome = ("outcome", settle.outcome) if settle.outcome is not None else None
    return c.say(payment_sentence(c, said.value, also=outcome), said)


def extras_of(c: Context, call: str) -> list[str]:
    """The payments that depend on a call."""
    paid = [_extra(c, settle, said) for settle, said in _conditional(c) if call in called_in(said.value.when)]
    times = [(settle, said) for settle in c.book.settles for said in settle.times]
    return paid + [_times(c, settle, said) for settle, said in times if call in called_in(said.value[1])]


def besides(c: Context) -> str:
    """All payments that depend on something, and all factors."""
    lines = [_extra(c, settle, said) for settle, said in _conditional(c)]
    lines += [_times(c, settle, said) for settle in c.book.settles for said in settle.times]
    return blocks("Besides:", bullets(lines)) if lines else ""


def _times(c: Context, settle: Settle, said: Said[tuple[int, Program | None]]) -> str:
    factor, when = said.value
    words = Words(c)
    outcome: Program | None = ("outcome", settle.outcome) if settle.outcome is not None else None
    conditions = [words.condition(one) for one in (outcome, when) if one is not None]
    lead = f"when {listed(conditions)}, " if conditions else ""
    by = {2: "doubled", 3: "trebled"}.get(factor, f"multiplied by {factor}")
    pot = ", except what goes into the pot or comes out of it" if c.unit == "chip" else ""
    return c.say(f"{lead}everything that is paid is {by}{pot}.", said)


# ---- words ---------------------------------------------------------------------------------------------------------


def glossary(c: Context) -> str:
    """What the payments mean by matadors and by their roles."""
    lines = []
    if _counts_matadors(c):
        lines.append(
            "Matadors are the highest trumps in the declarer's hand, counted from the highest trump of all downwards "
            "without a gap, in the hand that he plays with."
        )
    if any(contract.card_calls for contract in c.book.contracts):
        lines.append(
            "The declarer's side is the declarer and his ally, where he has one; the others are the defenders, his "
            f"opponents. What a side pays or gets it shares equally: an odd {c.unit} is paid by the declarer, and got "
            "by the earlier from the eldest hand."
        )
    lines += [_role(c, role) for role in c.book.roles]
    return blocks("What these words mean:", bullets(lines)) if lines else ""


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


def _role(c: Context, role: Role) -> str:
    among = role.among.value.removesuffix("s")
    how = "most" if role.by.value.startswith("most") else "fewest"
    tie = "when several are equal, it is the one who comes first from the eldest hand"
    if role.tie.value == "share":
        tie = f"when several are equal, they share, and the odd {c.unit}s fall to the earlier from the eldest hand"
    return c.say(f"{c.party(role.id)} is the {among} with the {how} tricks; {tie}.", role.origin, role.by, role.tie)
