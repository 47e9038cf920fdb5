"""The whole sheet: its parts in order, put into the template."""

from __future__ import annotations

from ...rulebook.model import Rulebook
from ...runtime.tables import Tables
from .auction import all_pass, auction
from .calls import calls
from .changes import changes
from .context import Context
from .contracts import contracts
from .examples import examples
from .exchange import exchange
from .markdown import code
from .match import match
from .notes import house_decisions, options, sources
from .payoffs import payoffs
from .penalties import penalties
from .play import play
from .ranking import ranking
from .table import players_and_cards


def rules_md(rulebook: Rulebook, tables: Tables, language: str = "en", base: Rulebook | None = None) -> str:
    """The rule sheet of a variant as Markdown; ``base``: the one that it extends, to tell what differs.

    KeyError for a language that there is none in; CatalogError when the catalog of the language is not whole.
    """
    from ..environment import markdown_environment

    c = Context(rulebook, language)
    parts = {
        "players": players_and_cards(c),
        "ranking": ranking(c),
        "auction": auction(c),
        "all_pass": all_pass(c),
        "contracts": contracts(c),
        "exchange": exchange(c),
        "play": play(c),
        "calls": calls(c),
        "payoffs": payoffs(c),
        "penalties": penalties(c),
        "match": match(c),
        "examples": examples(c),
        "changes": changes(c, base),
        "options": options(c),
        "decisions": house_decisions(c),
        "sources": sources(c),
    }
    template = markdown_environment().get_template("sheet.md.j2")
    title = c.name(rulebook.labels, rulebook.name)
    bases, modules = (c.listed([code(name) for name in names]) for names in (rulebook.extends, rulebook.uses))
    text = template.render(_=c._, c=c, title=title, book=rulebook, code=code, bases=bases, modules=modules, **parts)
    return text.rstrip("\n") + "\n"
