"""Each contract in a part of its own, and the cells about it in the tables."""

from __future__ import annotations

from ...rulebook.model import CardCall, Contract
from .context import Context
from .markdown import Markdown
from .payments import payment_words
from .permissions import exchange_sentences
from .pieces import blocks, capital
from .programs import Words
from .results import results_of
from .trump import shown, trump_sentence

HIGHER = "any higher"
"""Stands in ``becomes`` for every contract above in the ladder."""


def contracts(c: Context) -> Markdown:
    """All contracts, in the order of the variant, each under its name."""
    parts = []
    told: dict[object, str] = {}
    for contract in c.book.contracts:
        parts.append(f"### {capital(c.contract(contract.id))}{c.mark(contract.origin)}")
        base = _only_counted(c, contract)
        if base is not None:
            parts.append(_counted(c, contract, base))
        else:
            parts += [c.paragraph(contract_rules(c, contract)), *results_of(c, contract, told)]
    return blocks(*parts)


def _only_counted(c: Context, contract: Contract) -> Contract | None:
    """The contract that is paid as this one by chance, where nobody ever bids, plays or is forced to this one."""
    bases = [other for other in c.book.contracts if contract.id in [said.value[1] for said in other.counts_as]]
    bid = any(contract.id in rung for rung in c.book.auction.ladder.value)
    dealt = any(step.value.contract == contract.id for step in c.book.all_pass)
    chosen = any(
        contract.id in (*others_to_play(other), *(other.plays.value if other.plays else ()))
        for other in c.book.contracts
    )
    return bases[0] if bases and not (bid or dealt or chosen) else None


def _counted(c: Context, contract: Contract, base: Contract) -> str:
    words = Words(c)
    when = [said for said in base.counts_as if said.value[1] == contract.id]
    return c.say(
        "{contract} counts as it when {condition}: all is then as in {contract}, but for what is paid.",
        *when,
        contract=c.contract(base.id),
        condition=words.condition(when[0].value[0]),
    )


def contract_rules(c: Context, contract: Contract) -> list[str]:
    """All that holds in a contract, but for how it may end, in sentences."""
    return [
        *_declarers(c, contract),
        *_needs(c, contract),
        *shown(c, contract, "exchange"),
        *trump_sentence(c, contract),
        *_card_calls(c, contract),
        *exchange_sentences(c, contract),
        *_sitter(c, contract),
        *shown(c, contract, "lead"),
        *_withheld(c, contract),
        *_becomes(c, contract),
        *_plays(c, contract),
        *_counts_as(c, contract),
        *_value(c, contract),
    ]


def _declarers(c: Context, contract: Contract) -> list[str]:
    most = contract.declarers.value[1]
    if most > 1:
        return [
            c.say_n(
                "Up to {n} player may declare it together, each for himself.",
                "Up to {n} players may declare it together, each for himself.",
                most,
                contract.declarers,
            )
        ]
    # Where nobody could join anyway it goes without saying, but for what the line itself has to tell.
    if contract.declarers.origin.decided and any(other.declarers.value[1] > 1 for other in c.book.contracts):
        return [c.say("One player declares it alone.", contract.declarers)]
    return []


def _needs(c: Context, contract: Contract) -> list[str]:
    if contract.needs is None or not contract.needs.value:
        return []
    cards = c.listed([c.full_card(card) for card in contract.needs.value])
    return [c.say("Only a player who holds {cards} may bid it.", contract.needs, cards=cards)]


# ---- allies and sitters --------------------------------------------------------------------------------------------


def _card_calls(c: Context, contract: Contract) -> list[str]:
    if not contract.card_calls:
        return []
    return [
        c._(
            "Once trump is known, the declarer calls a card; whoever holds it is his ally, and the tricks of the two "
            "count together. The ally says nothing of it until the card is played."
        ),
        *(c.cite(_card_call(c, said.value), said) for said in contract.card_calls),
    ]


def _card_call(c: Context, call: CardCall) -> str:
    """One kind of card that may be called, as a sentence."""
    card = c.some_rank(call.rank)
    if call.own and call.plain:
        told = c.p_(
            "calls", "he may call {card} of his own that is not of the trump suit, and then has no ally", card=card
        )
    elif call.own:
        told = c.p_("calls", "he may call {card} of his own, and then has no ally", card=card)
    elif call.plain:
        told = c.p_("calls", "he may call {card} that he does not hold and that is not of the trump suit", card=card)
    else:
        told = c.p_("calls", "he may call {card} that he does not hold", card=card)
    if call.holding is None:
        return c.sentence(told)
    return c.say("When he holds {rank} of every suit, {call}.", rank=c.the_rank(call.holding), call=told)


def _sitter(c: Context, contract: Contract) -> list[str]:
    if contract.sitter is None:
        return []
    lines = [
        _joins(c),
        c._("He may look at those cards first, and plays at his own place at the table."),
        c._("If he will not join: {payment}.", payment=payment_words(c, contract.sitter.value)),
    ]
    return [c.cite(c.paragraph(lines), contract.sitter)]


def _joins(c: Context) -> str:
    surplus = c.book.table.talon.value - c.book.table.hand_size
    if surplus <= 0:
        return c._(
            "Once the others have exchanged, the player who sits out may take the cards left over and thrown and "
            "join as a further declarer, for himself."
        )
    return c.n_(
        "Once the others have exchanged, the player who sits out may take the cards left over and thrown, throw {n} of "
        "them and join as a further declarer, for himself.",
        "Once the others have exchanged, the player who sits out may take the cards left over and thrown, throw {n} of "
        "them and join as a further declarer, for himself.",
        surplus,
    )


# ---- the play ------------------------------------------------------------------------------------------------------


def _withheld(c: Context, contract: Contract) -> list[str]:
    cards = contract.withheld.value
    if not cards or contract.plays is not None:
        return []
    if len(cards) == 1:
        return [
            c.say(
                "{card} may be withheld: it need not be played when a lower trump is led (see *Withheld cards* below).",
                contract.withheld,
                card=c.cards(cards),
            )
        ]
    return [
        c.say(
            "{cards} may be withheld: they need not be played when a lower trump is led (see *Withheld cards* below).",
            contract.withheld,
            cards=c.cards(cards),
        )
    ]


def _becomes(c: Context, contract: Contract) -> list[str]:
    if contract.becomes is None:
        return []
    others = others_to_play(contract)
    if not others:
        # Said only where something is said of it: most contracts are simply played as they are bid.
        line = contract.becomes.origin
        told = c.say("Nothing else may be played in its place.", line)
        return [told] if line.cites or line.decided else []
    if others == [HIGHER]:
        return [
            c.say(
                "Who has won the auction with it may play any contract above it in the ladder instead.",
                contract.becomes,
            )
        ]
    names = c.either([c.contract(id) for id in others])
    return [c.say("Who has won the auction with it may play {contracts} instead.", contract.becomes, contracts=names)]


def others_to_play(contract: Contract) -> list[str]:
    """What the winner of the auction may play instead of what he has bid."""
    return [id for id in contract.becomes.value if id != contract.id] if contract.becomes else []


def _plays(c: Context, contract: Contract) -> list[str]:
    if contract.plays is None:
        return []
    return [
        c.say(
            "The declarer names one of these games: {contracts}. Trump, play and aim are those of the game named, "
            "but the cards are exchanged and the hand is paid as {contract}.",
            contract.plays,
            contracts=c.either([c.contract(id) for id in contract.plays.value]),
            contract=c.contract(contract.id),
        )
    ]


def _counts_as(c: Context, contract: Contract) -> list[str]:
    words = Words(c)
    return [
        c.say(
            "When {condition}, it is paid as {contract}.",
            said,
            condition=words.condition(said.value[0]),
            contract=c.contract(said.value[1]),
        )
        for said in contract.counts_as
    ]


def _value(c: Context, contract: Contract) -> list[str]:
    if contract.value is None:
        return []
    return [c.say("Its value is {amount}.", contract.value, amount=c.units(contract.value.value))]
