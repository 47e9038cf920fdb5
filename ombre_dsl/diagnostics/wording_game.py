"""The words of the reports on the game itself: cards, contracts, calls, outcomes and payments.

Rows of the table in ``wording``: title, message, help (or None), page.
"""

from __future__ import annotations

Row = tuple[str, str, str | None, str]

GAME: dict[str, Row] = {
    "OM401": (
        "A card without a place",
        "{card} has no place in {order}.",
        "Write it in this line, where it ranks: each card of the deck stands once in the order of its suit.",
        "card-missing",
    ),
    "OM402": (
        "A card with two places",
        "{card} has two places in {order}.",
        None,
        "card-twice",
    ),
    "OM403": (
        "A card that isn't in the deck",
        "`{card}` is no card of {order}.",
        "Cards are written suit, rank: SA is the ace of spades, H7 the seven of hearts.",
        "card-foreign",
    ),
    "OM404": (
        "A suit without an order",
        "`{order}` says nothing of {suits}.",
        "Add a line `black:`, `red:`, `every suit:` or one for the suit itself.",
        "suit-missing",
    ),
    "OM405": (
        "Twice in the ladder",
        "`{name}` stands in the ladder twice.",
        None,
        "ladder-twice",
    ),
    "OM406": (
        "A contract that nobody can play",
        "`{name}` can't be reached: it is not in the ladder, and nothing else leads to it.",
        "Give it a place in the ladder, as in `change auction {{ insert {name} above … }}`; or let another contract "
        "become it or count as it.",
        "unreachable-contract",
    ),
    "OM407": (
        "Cards that don't add up",
        "{players} hands of {hand} cards and a talon of {talon} make {sum} cards; the deck has {deck}.",
        "Mend `players`, `deal`, `talon` or `deck`.",
        "cards-sum",
    ),
    "OM408": (
        "Two permissions for the same player",
        "`{who}` has a permission already.",
        None,
        "permission-twice",
    ),
    "OM409": (
        "An impossible number",
        "At least {least} and at most {most} can't be.",
        None,
        "impossible-number",
    ),
    "OM410": (
        "An unknown exchanger",
        "`{who}` can't exchange.",
        "It may be: {known}.",
        "unknown-exchanger",
    ),
    "OM411": (
        "An exchange that can't be met",
        "`{name}`: {who} must exchange at least {least}, but has only {have} cards to exchange.",
        "A hand has {hand} cards, the talon {talon}, and who exchanges before may take what he may.",
        "exchange-impossible",
    ),
    "OM412": (
        "A needless permission",
        "`{name}`: there is no {who} who could use this permission.",
        None,
        "exchange-nobody",
    ),
    "OM413": (
        "A turned trump without a talon",
        "`{name}` turns a card of the talon, but there is none.",
        None,
        "no-talon",
    ),
    "OM414": (
        "A preferred suit without a second pack",
        "`{name}` speaks of the preferred suit, but no second pack shows one.",
        "Add `second pack: turned for the preferred suit` to the table.",
        "no-second-pack",
    ),
    "OM415": (
        "All pass doesn't end",
        "When all pass, the rules don't say who deals next.",
        "Add a last line: `redeal by same dealer` or `redeal by next dealer`.",
        "all-pass-open",
    ),
    "OM416": (
        "A step that is never taken",
        "This step is never reached: the deal is over before it.",
        None,
        "all-pass-dead",
    ),
    "OM417": (
        "A card of no fixed kind",
        "`{card}` is another card in each trump suit; here it must be a card that is always the same.",
        "Name a card such as SA, or a named card that is always the same one.",
        "card-not-fixed",
    ),
    "OM418": (
        "A call whose time never comes",
        "`{name}` can never be called: its time is over before it begins.",
        "What stands behind `until` must come later than what stands behind `from`.",
        "call-never",
    ),
    "OM419": (
        "A trick that is never played",
        "There is no trick {trick}: the hands have {tricks} cards.",
        None,
        "no-such-trick",
    ),
    "OM420": (
        "Too many declarers",
        "`{name}`: {most} declarers leave nobody to play against; there are {players} players.",
        None,
        "too-many-declarers",
    ),
    "OM421": (
        "A call that does nothing",
        "`{name}` changes nothing: it neither ends the play nor has an aim, and nothing is paid for it.",
        "Give it `ends:`, `aim:`, or a payment `when {name} is made` or `when {name} is called`.",
        "call-idle",
    ),
    "OM422": (
        "Never made and never missed",
        "`{name}` is {state} nowhere: the call has no line `made when …`.",
        None,
        "call-unmade",
    ),
    "OM425": (
        "A sitter where nobody sits out",
        "This speaks of the player who sits out, but at this table everybody plays.",
        "Add `sits out: SEAT` to the table.",
        "no-sitter",
    ),
    "OM426": (
        "The talon for the wrong player",
        "The whole talon is taken by a declarer in a contract that is offered with it.",
        "Give the contract a setting `plays:`, and offer it in `all pass`; or say `any`.",
        "whole-talon",
    ),
    "OM428": (
        "A game that can only be offered",
        "`{name}` is played as another game, so it can't be bid for or chosen.",
        "Take it out here; in `all pass`, `offer {name} to each player` leads to it.",
        "only-offered",
    ),
    "OM429": (
        "Too few cards left over",
        "`{name}`: whoever takes what is left over needs a hand of {hand} cards, and there are {talon}.",
        "Deal fewer cards to each player, or let nobody take them.",
        "talon-too-small",
    ),
    "OM430": (
        "Two calls that end the play alike",
        "In `{contract}` another call ends the play in the same way as `{name}`.",
        "Let each contract have one of them: mend `in`.",
        "ending-twice",
    ),
    "OM431": (
        "A call that hangs on itself",
        "Whether `{name}` is made hangs on whether it is made.",
        "Say it by tricks.",
        "call-circle",
    ),
    "OM432": (
        "No turned card to count beside",
        "`{name}`: nobody who exchanges here takes a turned card besides.",
        "`besides the turned card` is for the declarer where `trump: turned`; nobody else must take one.",
        "no-turned-card",
    ),
    "OM433": (
        "Undertaken, and said too",
        "`{name}` is undertaken by leading, so `{setting}` has no place in it.",
        "Take the line out; or take `undertaken` out, and let it be said.",
        "undertaken-and-said",
    ),
    "OM434": (
        "Undertaken without a choice",
        "Whoever comes to lead to trick {trick} undertakes `{name}`: in {contracts} no call lets him stop before.",
        "Add a call with `ends: play, stopped` that is open until `lead of trick {trick}`; or let `{name}` be said, "
        "with `from` and `until` in place of `undertaken`.",
        "undertaken-unasked",
    ),
    "OM435": (
        "Fewer declarers than before",
        "{most} players may declare `{name}` together, and it may become `{other}`, which at most {fewer} may.",
        "Leave out here what fewer may declare; or let fewer declare `{name}`, as in `declarers: {fewer}`.",
        "becomes-fewer",
    ),
    "OM436": (
        "More cards than a hand has",
        "`{name}` needs {number} cards, and a hand has {hand}.",
        "Nobody could ever bid it. Name fewer cards.",
        "needs-too-many",
    ),
    "OM424": (
        "A turned card that can't be taken",
        "`{name}` turns a trump, which the declarer must take for a card of his; he may not exchange.",
        "Let him exchange at least that one: `exchange: declarer 1`.",
        "turned-not-taken",
    ),
    "OM423": (
        "A game that can't be chosen",
        "`{name}` can't be chosen instead of `{contract}`: only what stands in the ladder or is no lower can.",
        None,
        "becomes-lower",
    ),
    "OM427": (
        "A game that can't be named",
        "`{name}` can't be named in `{contract}`: it is no game of its own, but one in which others are named.",
        "List games that are played as themselves.",
        "plays-no-game",
    ),
}

PAYMENT: dict[str, Row] = {
    "OM501": (
        "An aim without its last line",
        "The aim `{name}` doesn't say how all the other hands end.",
        "Add a last line for them, such as `{outcome} otherwise`.",
        "aim-open",
    ),
    "OM502": (
        "A line that never holds",
        "This line of `{name}` never holds: {why}.",
        None,
        "aim-dead",
    ),
    "OM503": (
        "An outcome that isn't paid",
        "{contract} may end in {outcome}, and nothing is paid then.",
        "Add a column for it to a payoff table (0 where nothing is to be paid), or a block "
        "`settle {settle} {{ pay … }}`.",
        "outcome-unpaid",
    ),
    "OM504": (
        "Paid twice",
        "`{contract}` is paid twice for `{outcome}`.",
        "Leave one of the two; to pay something else than the variant that is extended, write `change payoffs …`.",
        "paid-twice",
    ),
    "OM505": (
        "A payment that never comes",
        "{contract} never {ends} in `{outcome}`{how}.",
        "Mend the aim, or leave the cell empty.",
        "never-paid",
    ),
    "OM506": (
        "The pot is overdrawn",
        "When `{contract}` ends in `{outcome}`, more is taken from the pot than lies in it.",
        "`pot` is all that lies there before anybody is paid, whatever the order of the lines, so it can be paid out "
        "once. Strike one of the lines, or let somebody else pay.",
        "pot-overdrawn",
    ),
    "OM507": (
        "A row that doesn't fit",
        "The row of `{row}` has {cells} cells; the table has {columns} columns besides the first.",
        "Strike what is too much, or add a column to the head row; a cell that is to be empty is written `| |`.",
        "row-length",
    ),
    "OM508": (
        "An unused name",
        "Nothing ever comes to the {kind} `{name}`.",
        "Take it out, or use it.",
        "unused",
    ),
    "OM509": (
        "An outcome paid from nowhere",
        "`{outcome}` is settled here, but no contract ends in it.",
        None,
        "settle-never",
    ),
    "OM510": (
        "A table without a head",
        "A payoff table begins with a row `| contract | … |` that names the outcomes.",
        None,
        "table-head",
    ),
    "OM511": (
        "A column that can't be read",
        "A column is headed by an outcome, perhaps with the declarer's tricks.",
        "Write `lost`, `lost 1 trick`, `lost 2 or more`, `lost 6 or fewer` or `lost 2 to 4`.",
        "table-column",
    ),
    "OM512": (
        "A row without a contract",
        "A row begins with the contract it is about.",
        None,
        "table-row",
    ),
    "OM513": (
        "A cell that is no amount",
        "A cell holds an amount: a number, or `-3 then -1 each`.",
        None,
        "table-cell",
    ),
    "OM514": (
        "Nothing to count on",
        "`then … each` stands only in a column such as `lost 2 or more`.",
        None,
        "table-each",
    ),
    "OM515": (
        "A gap in a table",
        "`{contract}` may end in `{outcome}` with {tricks}, and no column of the table is for that.",
        None,
        "table-gap",
    ),
    "OM516": (
        "A value that isn't there",
        "`{contract}` has no `value`, and this payment names it.",
        "Give the contract a setting `value: NUMBER`.",
        "no-value",
    ),
    "OM517": (
        "A pot that nobody fills",
        "This takes from the pot, but nothing is ever paid into it.",
        None,
        "pot-never-filled",
    ),
    "OM519": (
        "A pot that nobody wins",
        "This goes into the pot, but nothing ever comes out of it.",
        "The game has no pot that could be won: pay it to a player, or let an outcome take the pot.",
        "pot-never-won",
    ),
    "OM518": (
        "A party on both sides",
        "`{party}` can't pay itself.",
        None,
        "pays-itself",
    ),
    "OM521": (
        "A condition that can't be told yet",
        "This asks for something that isn't known {moment}.",
        "Before deals and at the match's end, ask for the pot, the deals or the points; when all have passed, for the "
        "pot or for cards that a player holds; while a hand is played, for tricks, cards, trump and calls; in a "
        "penalty, for the pot and the deals.",
        "not-known-yet",
    ),
    "OM522": (
        "A party that isn't there yet",
        "There is no declarer {moment}, and nobody plays against him.",
        "Who pays or gets is `each player`, `pot`, `bank` or `sitter` here; in a penalty also `offender`, "
        "`each opponent` and `each other player`.",
        "no-party-yet",
    ),
    "OM523": (
        "A pot that may hold less",
        "So much need not lie in the pot {moment}.",
        "Only the whole of it can be paid out here: `pay pot from pot to …`.",
        "pot-may-hold-less",
    ),
    "OM524": (
        "Last deals that can't be told",
        "Whether a deal is one of the last {last} can't be told.",
        "It takes a match that ends after a set number of deals, at least so many: `over when match has 12 deals`.",
        "last-deals",
    ),
    "OM520": (
        "A payment that never comes due",
        "No hand is like that, so this is never paid.",
        "Mend the condition, or take the line out.",
        "never-due",
    ),
}
