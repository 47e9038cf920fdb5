"""The settlement: outcomes by the aims, then payments between seats, pot and bank."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count, lowest
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.machine import measure, run


@compiled
def finish(t: Ints, s: Ints) -> None:
    """Settle the hand, each declarer for himself; what lay in the pot before is the same for all of them."""
    pot = s[at.POT_NOW]
    for place in range(s[at.DECLARER_COUNT]):
        declarer = s[at.DECLARER + place]
        measure(t, s, declarer)
        s[at.M_POT] = pot
        settle(t, s)
        s[at.OUTCOMES + declarer] = s[at.M_OUTCOME]
        s[at.MADE + declarer] = _made(t, s)
    s[at.PHASE], s[at.TO_ACT] = at.DONE, -1


@compiled
def settle(t: Ints, s: Ints) -> None:
    """Decide the outcome for the declarer whose measure was taken, and pay what it brings."""
    s[at.M_OUTCOME] = _outcome(t, s)
    settlement = t[t[at.T_SETTLEMENTS] + s[at.M_CONTRACT] * t[at.T_OUTCOMES] + s[at.M_OUTCOME]]
    if settlement:
        pay(t, s, t[settlement + at.SETTLE_PAYS], _factor(t, s, t[settlement + at.SETTLE_TIMES]))


@compiled
def _outcome(t: Ints, s: Ints) -> int:
    """The outcome of the first guard of the aim that holds; the last call with an aim of its own brings that one."""
    game = s[at.M_PLAYS] if s[at.M_PLAYS] >= 0 else s[at.M_CONTRACT]
    aim = t[t[at.T_CONTRACTS] + game * at.C_SIZE + at.C_AIM]
    said = s[at.M_CALLED]
    while said:
        other = t[t[at.T_CALLS] + lowest(said) * at.K_SIZE + at.K_AIM]
        aim = other if other >= 0 else aim
        said &= said - 1
    guards = t[t[at.T_AIMS] + aim]
    for place in range(t[guards]):
        guard = guards + 1 + place * at.G_SIZE
        if run(t, s, t[guard + at.G_WHEN]):
            return t[guard + at.G_OUTCOME]
    return -1


@compiled
def _made(t: Ints, s: Ints) -> int:
    """The calls of the measure's declarer that he made good, as a mask."""
    said, made = s[at.M_CALLED], 0
    while said:
        call = lowest(said)
        said &= said - 1
        if run(t, s, t[t[at.T_CALLS] + call * at.K_SIZE + at.K_MADE]):
            made |= 1 << call
    return made


@compiled
def _factor(t: Ints, s: Ints, times: int) -> int:
    factor = 1
    for place in range(t[times]):
        row = times + 1 + place * at.TIMES_SIZE
        if run(t, s, t[row + at.TIMES_WHEN]):
            factor *= t[row + at.TIMES_FACTOR]
    return factor


@compiled
def pay(t: Ints, s: Ints, pays: int, factor: int) -> None:
    """Make the payments that fall due; what touches the pot is never multiplied.  What a party shares is summed up,
    and split once."""
    shares = 0
    for place in range(t[pays]):
        row = pays + 1 + place * at.PAY_SIZE
        if run(t, s, t[row + at.PAY_WHEN]):
            payer, payee = t[row + at.PAY_PAYER], t[row + at.PAY_PAYEE]
            amount = run(t, s, t[row + at.PAY_AMOUNT])
            if payer != at.POT and payee != at.POT:
                amount *= factor
            if amount < 0:
                payer, payee, amount = payee, payer, -amount
            if amount:
                shares |= _transfer(s, payer, payee, amount)
    while shares:
        party = lowest(shares)
        shares &= shares - 1
        _split(s, party)


@compiled
def _holders(s: Ints, party: int) -> int:
    """The seats of a party that pays or is paid."""
    return s[at.PARTY + (party & (at.EACH - 1))]


@compiled
def _shared(party: int, seats: int) -> bool:
    return party < at.EACH and count(seats) > 1


@compiled
def _transfer(s: Ints, payer: int, payee: int, amount: int) -> int:
    """Move an amount from everybody who pays to everybody who is paid; a mask of the parties that are to share."""
    givers = 1 if payer < 0 else _holders(s, payer)
    takers = 1 if payee < 0 else _holders(s, payee)
    if givers == 0 or takers == 0 or (payer < 0 and payer == payee):
        return 0
    giving, taking = payer >= 0 and _shared(payer, givers), payee >= 0 and _shared(payee, takers)
    if giving and taking and givers == takers:
        return 0
    parties = (1 << payer if giving else 0) | (1 << payee if taking else 0)
    both = 0 if payer < 0 or payee < 0 or giving or taking else givers & takers  # nobody pays himself
    number_of_givers = 1 if giving or payer < 0 else count(givers)
    number_of_takers = 1 if taking or payee < 0 else count(takers)
    _move(s, payer, givers, giving, -amount, number_of_takers, both)
    _move(s, payee, takers, taking, amount, number_of_givers, both)
    return parties


@compiled
def _move(s: Ints, party: int, seats: int, shares: bool, amount: int, others: int, both: int) -> None:
    """Give to one side of a transfer, as often as there are others, but no seat to itself (those in ``both``)."""
    if party == at.POT:
        s[at.POT_NOW] += amount * others
    elif party == at.BANK:
        s[at.BANK_NOW] += amount * others
    elif shares:
        s[at.SHARED + party] += amount * others
    else:
        while seats:
            seat = lowest(seats)
            seats &= seats - 1
            s[at.PAID + seat] += amount * (others - ((both >> seat) & 1))


@compiled
def _split(s: Ints, party: int) -> None:
    """Equal parts; the odd chips go to the earlier seats, but a side that pays has them paid by its declarer."""
    total, seats = s[at.SHARED + party], _holders(s, party)
    s[at.SHARED + party] = 0
    sign = -1 if total < 0 else 1
    number = count(seats)
    part = (total * sign) // number
    odd = total * sign - part * number
    if party == at.PARTY_SIDE + at.PAYING and total < 0 and odd > 0:
        s[at.PAID + s[at.M_DECLARER]] -= 1
        odd -= 1
        odd_seats = seats & ~(1 << s[at.M_DECLARER])
    else:
        odd_seats = seats
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        s[at.PAID + seat] += sign * part
    while odd > 0:
        s[at.PAID + lowest(odd_seats)] += sign
        odd_seats &= odd_seats - 1
        odd -= 1
