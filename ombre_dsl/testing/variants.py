"""Whole variants, drawn: nearly all of them are without fault, and no two look alike.

What the game is, hypothesis draws and shrinks; how it is decorated (labels, notes) and laid out follows from one seed,
of which 0 is the plainest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import attrs
from hypothesis import strategies as st

from ..rulebook.model import COLOURS, LETTERS, SUITS
from ..syntax import tree
from ..syntax.build import Builder
from ..syntax.grammar import parse_as
from ..syntax.places import Places
from .decoration import SPAN, decorated, mixed
from .layouts import Layout, quoted

Draw = Callable[[st.SearchStrategy[Any]], Any]

RANKS = ("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K")
NAMES = ("solo", "spil", "tourne", "nulis", "būda", "grand", "cuzco", "ask", "rungas", "名", "x1", "any_game")
SOURCE = "sources/drawn.toml"
INDEX = """short = "DR"
title = "Drawn"
language = "en"
note = "Statements for tests."

[statements]
"DR-1" = "The first statement."
"DR-2" = "The second statement."
"""

TEXTS = st.text(
    st.one_of(st.sampled_from('"\\\n#{}|@,:<= 切り札オンブルéÅ♠あ'), st.characters(exclude_categories=["C", "Z"])),
    min_size=1,
    max_size=12,
).filter(lambda text: bool(text.strip()))
"""Labels and reasons: marks of the language, escapes, wide letters, anything."""


@attrs.frozen
class Drawn:
    """A variant that was drawn: its items, the same in words, and the files it needs."""

    items: tuple[tree.Item, ...]
    text: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return "drawn.ombre"

    def read(self, name: str) -> bytes | None:
        """Read its files, as the compiler wants it."""
        return {self.name: self.text, SOURCE: INDEX}.get(name, "").encode() or None


@attrs.define
class _Game:
    """What was drawn so far, and what later parts build upon."""

    draw: Draw
    players: int
    ranks: tuple[str, ...]
    hand: int
    talon: int
    named: dict[str, tuple[str, str]] = attrs.Factory(dict)  # by id: a card, or ranks of black and red trump
    aims: dict[str, tuple[str, ...]] = attrs.Factory(dict)  # by id: its outcomes
    contracts: dict[str, str] = attrs.Factory(dict)  # by id: its aim
    calls: list[str] = attrs.Factory(list)
    second_pack: bool = False
    pot: bool = False
    deals: int = 1

    def pick(self, *choices: Any) -> Any:
        return self.draw(st.sampled_from(choices))

    def chance(self) -> bool:
        return bool(self.draw(st.booleans()))

    def number(self, least: int, most: int) -> int:
        return int(self.draw(st.integers(least, most)))

    def shuffled(self, things: Iterable[Any]) -> list[Any]:
        return list(self.draw(st.permutations(list(things))))

    @property
    def fixed(self) -> list[str]:
        """Named cards that are the same whatever is trump."""
        return [name for name, (card, red) in self.named.items() if not red and len(card) == 2]


@st.composite
def variants(draw: Draw, *, plain: bool = False) -> Drawn:
    """Draw a variant; ``plain``: in one layout, without notes, labels and comments."""
    game = _game(draw)
    items = [_item(*block) for block in _blocks(game)]
    if plain:
        return Drawn(tuple(items), Layout(0).file(items))
    seed = draw(st.integers(0, 2**32))
    items = decorated(items, seed, draw(st.lists(TEXTS, min_size=1, max_size=5)))
    items = [items[0], *mixed(items[1:], Random(seed))]
    return Drawn(tuple(items), Layout(seed).file(items))


def _game(draw: Draw) -> _Game:
    players = draw(st.integers(2, 5))
    dropped = draw(st.lists(st.sampled_from(RANKS[1:6]), max_size=4, unique=True))
    ranks = tuple(rank for rank in RANKS if rank not in dropped)
    hand = draw(st.integers(2, min(9, 4 * len(ranks) // players)))
    return _Game(draw, players, ranks, hand, 4 * len(ranks) - players * hand)


# ---- blocks: a heading and its lines, in words -----------------------------------------------------------------------

Words = tuple[str, list[str] | None]


def _blocks(game: _Game) -> list[Words]:
    """The blocks of a variant in an order in which each knows what it needs."""
    head: list[Words] = [(line, None) for line in ("variant drawn", "ombre 1", "language en", f'source DR "{SOURCE}"')]
    game.pot, game.second_pack, game.deals = game.chance(), game.chance(), game.number(1, 60)
    cards, outcomes = _cards(game), _aims(game)
    contracts = _contracts(game)
    calls = _calls(game)
    body = [_options(game), _table(game), *cards, *_orders(game), *_before(game), _auction(game), _all_pass(game)]
    body += [_play(game), *contracts, *calls, *outcomes, *_payoffs(game), *_settles(game)]
    return [*head, *body, ("match", [f"over when match has {game.deals} deals"]), *_examples(game)]


def _options(game: _Game) -> Words:
    return "options", [f"stake: number {game.number(1, 9)}", f"payer: party {game.pick('bank', 'each defender')}"]


def _table(game: _Game) -> Words:
    cut = game.number(0, game.hand - 1)
    packets = [str(cut), str(game.hand - cut)] if cut else [str(game.hand)]
    lines = [
        f"players: {game.players}",
        f"direction: {game.pick('clockwise', 'counterclockwise')}",
        f"deck: {' '.join(game.shuffled(game.ranks))} of every suit",
        f"deal: {' '.join(packets)}",
        f"talon: {game.talon}",
    ]
    extra = ["suits: spanish", "first dealer: lot", "next dealer: next player", "cut: nobody"]
    lines += game.draw(st.lists(st.sampled_from(extra), max_size=3, unique=True))
    return "table", game.shuffled(lines + ["second pack: turned for the preferred suit"] * game.second_pack)


def _cards(game: _Game) -> list[Words]:
    """Named cards: fixed ones, and one of the trump suit that depends on its colour."""
    for name, card in (("spadille", "SA"), ("basto", "CA")):
        if game.chance():
            game.named[name] = (card, "")
    if game.chance():
        black, red = game.pick("J", "7"), game.pick("7", "K")
        game.named["manille"] = (black, red)
    lines = [
        f"{name}: {f'{card} of black trump, {red} of red trump' if red else card}"
        for name, (card, red) in game.named.items()
    ]
    return [("cards", lines)] if lines else []


def _orders(game: _Game) -> list[Words]:
    plain: dict[str, list[str]] = {}
    for colour in ("every suit",) if game.chance() else ("black", "red"):
        plain[colour] = game.shuffled(game.ranks)
    trump = {suit: _trumps(game, suit) for suit in SUITS}
    if trump["hearts"] == trump["diamonds"] and game.chance():
        trump["red"] = game.shuffled(trump.pop("hearts"))
        del trump["diamonds"]
    return [
        (heading, game.shuffled(f"{colour}: {' '.join(ranks)}" for colour, ranks in order.items()))
        for heading, order in (("order plain", plain), ("order trump", trump))
    ]


def _trumps(game: _Game, suit: str) -> list[str]:
    """What ranks as trump when ``suit`` is trump: all named cards, and the ranks that are none of them."""
    black = COLOURS[suit] == "black"
    named = [red if red and not black else card for card, red in game.named.values()]
    taken = {LETTERS[suit] + one if len(one) == 1 else one for one in named}
    return [*game.named, *(one for one in game.shuffled(game.ranks) if LETTERS[suit] + one not in taken)]


def _before(game: _Game) -> list[Words]:
    when = game.pick("", " when pot is empty")
    return [("before each deal", [f"pay stake from each player to pot{when}"])] if game.pot else []


def _auction(game: _Game) -> Words:
    rungs = [[name] for name in game.shuffled(game.contracts)]
    if len(rungs) > 2 and game.chance():
        rungs[0:2] = [rungs[0] + rungs[1]]
    lines = [
        "opens: eldest",
        f"answers: {game.pick('standing bidder', 'next player')}",
        f"hold: {game.pick('nobody', 'anyone', 'elder')}",
        f"suit: {game.pick('after the auction', 'with the bid')}",
        f"ladder: {' < '.join(' = '.join(rung) for rung in rungs)}",
    ]
    return "auction", game.shuffled(lines)


def _all_pass(game: _Game) -> Words:
    lines = [f"redeal by {game.pick('same', 'next')} dealer"]
    if game.pot and game.chance():
        lines.insert(0, "pay 1 from each player to pot")
    if game.fixed and game.chance():
        late = game.pick("", f" when match has at least {game.number(1, 4)} deals passed out in a row")
        lines.insert(0, f"force {game.pick(*game.contracts)} on holder of {game.pick(*game.fixed)}{late}")
    if game.chance():
        lines.insert(0, f"offer {game.pick(*game.contracts)} to last speaker")
    return "all pass", lines


def _play(game: _Game) -> Words:
    lines = [f"lead: {game.pick('eldest', 'declarer', 'after declarer')}", "follow: suit led"]
    some = ["takes: highest trump, else highest of suit led", "void: trump"]
    lines += game.draw(st.lists(st.sampled_from(some), unique=True))
    return "play", game.shuffled(lines)


def _contracts(game: _Game) -> list[Words]:
    names = game.draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=8, unique=True))
    blocks: list[Words] = []
    for name in names:
        game.contracts[name] = game.pick(*game.aims)
        lines = [f"aim: {game.contracts[name]}", f"value: {game.number(0, 30)}", *_exchange_and_trump(game)]
        if blocks and game.chance():
            blocks.append((f"contract {name} like {names[0]}", game.shuffled(lines)))
        else:
            blocks.append((f"contract {name}", game.shuffled([*lines, "declarers: 1", *_extras(game)])))
    return blocks


def _exchange_and_trump(game: _Game) -> tuple[str, str]:
    trumps = ["named", f"named but not {game.pick(*SUITS)}", "none", *SUITS, *["preferred suit"] * game.second_pack]
    trumps += [f"only {' '.join(game.fixed)}"] if game.fixed else []
    declarer = f"declarer {game.pick('any', 'at least 1', '1', 'at most 2', '1 to 2')}" if game.talon else ""
    defender = "each defender any" if game.talon and game.chance() else ""
    steps = [step for step in (declarer if game.chance() else "", defender) if step]
    if declarer in steps:
        trumps.append("turned")
    trump = game.pick(*trumps)
    if trump == "turned" and game.talon > 2 and game.hand > 2 and not declarer.endswith("any") and game.chance():
        steps[0] += " besides the turned card"
    return f"exchange: {', '.join(steps) or 'nobody'}", f"trump: {trump}"


def _extras(game: _Game) -> list[str]:
    withheld = " ".join(game.named) or "nothing"
    some = ["exchange order: from eldest", f"may withhold: {game.pick('nothing', withheld)}", "may become: any higher"]
    some += [f"needs: {game.fixed[0]}", f"shows: {game.fixed[-1]} before the exchange"] if game.fixed else []
    return list(game.draw(st.lists(st.sampled_from(some), max_size=3, unique=True)))


# ---- winning and paying ----------------------------------------------------------------------------------------------


def _aims(game: _Game) -> list[Words]:
    """One to three aims; all but the first kind may be given up."""
    least = game.number(1, game.hand)
    aims = {
        "least": [f"won when declarer has at least {least} tricks", "lost otherwise"],
        "none": ["won when declarer has no tricks", "lost otherwise"],
        "most": [
            "beaten when any defender has more tricks than declarer",
            "tied when any defender has as many tricks as declarer",
            "won otherwise",
        ],
        "exact": [f"won when declarer has {least} tricks or not declarer has at most {least} tricks", "lost otherwise"],
    }
    if game.players == 2 and game.hand % 2:
        del aims["most"]  # nobody can tie
    chosen = game.draw(st.lists(st.sampled_from(sorted(aims)), min_size=1, max_size=3, unique=True))
    for name in chosen:
        game.aims[name] = tuple(dict.fromkeys(line.split()[0] for line in aims[name]))
    outcomes = dict.fromkeys(outcome for name in chosen for outcome in game.aims[name])
    return [("outcomes", game.shuffled(outcomes)), *((f"aim {name}", aims[name]) for name in chosen)]


def _calls(game: _Game) -> list[Words]:
    if not game.chance():
        return []
    game.calls.append("tout")
    where = game.pick("every contract", ", ".join(game.contracts))
    lines = [f"in: {where}", "from: exchange of declarer", f"until: lead of trick {game.number(1, game.hand)}"]
    if game.chance():
        lines = [lines[0], f"undertaken: by leading to trick {game.number(1, game.hand)}"]
    return [("call tout", [*game.shuffled(lines), f"made when declarer has {game.hand} tricks", "missed otherwise"])]


def _payoffs(game: _Game) -> list[Words]:
    """A table for each aim, so that every outcome is paid once."""
    blocks: list[Words] = []
    for aim, outcomes in game.aims.items():
        rows = [f"| contract | {' | '.join(outcomes)} |"]
        for name in (name for name, own in game.contracts.items() if own == aim):
            rows.append(f"| {name} | {' | '.join(_cell(game) for _ in outcomes)} |")
        if len(rows) > 1:
            blocks.append(("payoffs from payer to declarer", rows))
    return blocks


def _cell(game: _Game) -> str:
    n = game.number(1, 40)
    sums = ("value + 1", f"-(value + {n}) * 2", f"{n} - -1 * stake", f"tricks up to {n} + 1")
    return str(game.pick(str(n), f"-{n}", *sums))


def _settles(game: _Game) -> list[Words]:
    outcomes = list(dict.fromkeys(outcome for aim in game.contracts.values() for outcome in game.aims[aim]))
    contract = next(iter(game.contracts))
    when = f"when outcome is {outcomes[0]} and contract is {contract}"
    lines = [f"pay {game.number(1, 9)} from payer to declarer when tout is made"] * bool(game.calls)
    lines += [f"pay matadors up to 3 from payer to declarer {when}"] * game.chance()
    lines += ["times 2 when deal is one of the last 3"] * (game.deals >= 3 and game.chance())
    blocks: list[Words] = [("settle every outcome", lines)] if lines else []
    if game.pot:
        blocks.append((f"settle {outcomes[0]}", ["pay pot from pot to declarer"]))
        blocks += [(f"settle {one}", ["pay stake from declarer to pot"]) for one in outcomes[1:]]
    if game.chance():
        role = ["among: defenders", "by: most tricks", f"tie: {game.pick('share', 'earliest')}"]
        blocks += [("role best", role), (f"settle {outcomes[-1]}", ["pay 2 from declarer to best"])]
    if game.chance():
        lines = [f"pay {game.number(1, 9)} from offender to {game.pick('each opponent', 'each other player', 'bank')}"]
        lines += ["pay 1 from offender to pot"] * (game.pot and game.chance())
        lines += [f"redeal by {game.pick('same', 'next')} dealer"] * game.chance()
        blocks.append(("penalty revoke", lines))
    return game.shuffled(blocks)


def _examples(game: _Game) -> list[Words]:
    """Examples whose answers are plain, from among those that fit: nobody needs a trick to win a game of none."""
    tricks = " ".join([str(game.hand), *["0"] * (game.players - 2)])
    made: list[Words] = []
    for number, kind in enumerate(("example", "check", "example")):
        for name in (name for name, aim in game.contracts.items() if aim == "none"):
            lines = [f"contract: {name}", f"tricks: declarer 0, defenders {tricks}", "expect: won"]
            made.append((f"{kind} {quoted(f'{name} {number}')}", lines))
    return game.shuffled(made)[:3] if made else []


# ---- from words to the tree ------------------------------------------------------------------------------------------


def _item(heading: str, lines: Sequence[str] | None) -> tree.Item:
    """An item of the tree; its words are plain, so reading them by the grammar is how its nodes are made."""
    parts, notes = _node("heading", heading)
    return tree.Item(parts, notes, None if lines is None else tuple(_node("line", line) for line in lines), SPAN)


def _node(start: Any, text: str) -> Any:
    return Builder(Places("drawn", text)).transform(parse_as(start, text))
