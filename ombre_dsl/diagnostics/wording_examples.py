"""The words of the reports on examples and checks.

Rows of the table in ``wording``: title, message, help (or None), page.
"""

from __future__ import annotations

from .wording_game import Row

EXAMPLES: dict[str, Row] = {
    "OM601": (
        "An example that fails",
        "This example doesn't hold: {found}.",
        "Mend the example, or the rule it shows.{rests}",
        "example-fails",
    ),
    "OM602": (
        "An example that can't be",
        "This example can't be: {reason}.",
        None,
        "example-impossible",
    ),
    "OM603": (
        "Tricks that don't fit the players",
        "There are tricks for {found} players here; {players} play.",
        None,
        "example-players",
    ),
    "OM604": (
        "A bid that can't be read",
        "A bid is written seat and call: `eldest pass`, `middle solo`, `dealer simple in hearts`.",
        None,
        "example-bid",
    ),
    "OM605": (
        "An expectation that can't be read",
        "I can't read what is expected here.",
        "It may be: {what}.",
        "example-expect",
    ),
    "OM606": (
        "An example of the base that no longer holds",
        "The example “{title}” of `{file}` doesn't hold here: {found}.",
        "Where the change of rules is meant, say so: remove the example, or replace it.",
        "example-of-the-base",
    ),
    "OM607": (
        "A line that says nothing in an example",
        "`{name}` says nothing beside {beside}.",
        "Here may stand: {may}.",
        "example-mixed",
    ),
    "OM608": (
        "A record that can't be read",
        "The record {file} can't be read: {reason}.",
        None,
        "bad-record",
    ),
    "OM609": (
        "A card that isn't in the trick",
        "{card} is not in the trick, so it can't take it.",
        None,
        "example-trick",
    ),
    "OM610": (
        "Cards of a seat that can't be read",
        "The cards of a seat are written so: `eldest SA CA, dealer D7`.",
        None,
        "example-cards",
    ),
}
