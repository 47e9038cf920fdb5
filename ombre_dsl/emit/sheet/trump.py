"""What a contract's trump is, and what is shown before it is played."""

from __future__ import annotations

from ...rulebook.model import Contract, Show
from .context import Context


def trump_sentence(c: Context, contract: Contract) -> list[str]:
    """How the trump suit is found."""
    said = contract.trump
    trump = said.value
    if contract.plays is not None:
        return []
    if trump.kind == "named" and trump.barred:
        return [_named_but(c, contract)]
    if trump.kind == "named":
        if c.book.auction.suit.value == "with the bid":
            return [c.say("The declarer chooses the trump suit and names it with his bid.", said)]
        return [c.say("The declarer chooses the trump suit and names it when the auction is over.", said)]
    if trump.kind == "fixed":
        return [c.say("{suit} are trumps.", said, suit=c.suit(trump.suit or ""))]
    if trump.kind == "turned":
        return [
            c.say(
                "The top card of the talon is turned; its suit is trump, and the declarer must take the card into "
                "his hand as the first of the cards he exchanges.",
                said,
            )
        ]
    if trump.kind == "preferred":
        return [c.say("The preferred suit, which the second pack has shown, is trump.", said)]
    if trump.kind == "only":
        cards = c.listed([c.full_card(card) for card in trump.cards])
        if len(trump.cards) == 1:
            return [c.say("Only {card} is trump.", said, card=cards)]
        return [c.say("Only {cards} are trumps.", said, cards=cards)]
    return [c.say("There is no trump.", said)]


def _named_but(c: Context, contract: Contract) -> str:
    """How the trump suit is named where one suit may not be."""
    said = contract.trump
    suit = c.suit(said.value.barred or "")
    if c.book.auction.suit.value == "with the bid":
        return c.say("The declarer chooses the trump suit, but not {suit}, and names it with his bid.", said, suit=suit)
    return c.say(
        "The declarer chooses the trump suit, but not {suit}, and names it when the auction is over.", said, suit=suit
    )


def trump_cell(c: Context, contract: Contract) -> str:
    """Trump in a word or two."""
    trump = contract.trump.value
    if contract.plays is not None:
        return c.p_("trump", "as the game named")
    if trump.kind == "fixed":
        return c.suit(trump.suit or "")
    if trump.kind == "only":
        return c.p_("trump", "only {cards}", cards=c.cards(trump.cards))
    if trump.barred:
        return c.p_("trump", "named, not {suit}", suit=c.suit(trump.barred))
    words = {
        "named": c.p_("trump", "named"),
        "turned": c.p_("trump", "turned"),
        "none": c.p_("trump", "none"),
        "preferred": c.p_("trump", "the preferred suit"),
    }
    return words[trump.kind]


def shown(c: Context, contract: Contract, before: str) -> list[str]:
    """What the declarer lays open before the exchange, or before the first lead."""
    if contract.shows is None or contract.shows.value.before != before:
        return []
    show: Show = contract.shows.value
    if not show.cards:
        if before == "lead":
            return [
                c.say(
                    "Before the first lead the declarer lays his whole hand face up on the table and plays from it so.",
                    contract.shows,
                )
            ]
        return [
            c.say(
                "As soon as the auction is over, before any exchange, the declarer lays his whole hand face up on "
                "the table and plays from it so.",
                contract.shows,
            )
        ]
    if before == "lead":
        return [
            c.say(
                "Before the first lead the declarer shows the others {cards} and takes what he has shown up again.",
                contract.shows,
                cards=c.cards(show.cards),
            )
        ]
    return [
        c.say(
            "As soon as the auction is over, before any exchange, the declarer shows the others {cards} and takes "
            "what he has shown up again.",
            contract.shows,
            cards=c.cards(show.cards),
        )
    ]
