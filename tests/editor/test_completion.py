"""What is offered while typing: by the block, by the setting, by what is named in the file and below it."""

from __future__ import annotations

import pytest

from ombre_dsl.editor.core.checked import names_in
from ombre_dsl.editor.core.completion import complete
from ombre_dsl.editor.core.cursor import parts_of
from ombre_dsl.editor.core.follow import END, following
from ombre_dsl.vocabulary.table import BLOCKS, CHANGES, block

from .shared import TABLE, folder, marked


def offered(text: str) -> list[str]:
    """The texts offered at the mark of a variant that extends danish."""
    written, at = marked(text)
    files = folder({"table.ombre": written})
    names = names_in(files, "table.ombre", lambda below: ["gasca"] if below else ["danish", "french"])
    return [item.text.strip() for item in complete(written, at, names)]


HEAD = 'variant table "Table" extends danish\n'


def test_a_heading_begins_with_a_block_or_a_change() -> None:
    found = offered(f"{HEAD}‸")

    assert set(found) == {block.name for block in BLOCKS} | set(CHANGES)


@pytest.mark.parametrize(
    ("written", "wanted", "unwanted"),
    [
        ("auction {\n  ‸", "answers:", "players:"),
        ("auction {\n  opens: eldest\n  ‸", "ladder:", "opens:"),
        ("auction {\n  ‸\n  hold: nobody\n}", "opens:", "hold:"),
        ("auction {\n  answers: ‸", "standing bidder", "nobody"),
        ("auction {\n  answers: st‸", "standing bidder", "nobody"),
        ("auction {\n  answers: standing ‸", "bidder", "standing bidder"),
        ("auction {\n  ladder: spil < ‸", "solo", "won"),
        ("auction {\n  ladder: spil <\n    ‸", "solo", "won"),
        ("change auction {\n  insert ‸", "solo", "tout"),
        ("change auction {\n  insert solo ‸", ["above", "CONTRACT"][0], "solo"),
        ("contract new like ‸", "kobe_nolo", "tout"),
        ("change ‸", "contract", "variant"),
        ("change contract ‸", "solo_kulor", "tout"),
        ("remove call ‸", "tout", "spil"),
        ("contract new {\n  aim: ‸", "most_tricks", "spil"),
        ("contract new {\n  trump: ‸", "hearts", "spil"),
        ("contract new {\n  may withhold: ‸", "spadille", "spil"),
        ("contract new {\n  exchange: declarer at ‸", "least", "any"),
        ("contract new {\n  exchange: declarer any, ‸", "each defender any", "spil"),
        ("order plain {\n  black: ‸", "K", "won"),
        ("aim new {\n  ‸", "won", "spil"),
        ("aim new {\n  won ‸", "otherwise", "spil"),
        ("aim new {\n  won when ‸", "tout", "spil"),
        ("aim new {\n  won when tout is ‸", "called", "spadille"),
        ("aim new {\n  won when contract is ‸", "spil", "spadille"),
        ("settle ‸", "won", "spil"),
        ("settle won {\n  ‸", "pay", "contract"),
        ("settle won {\n  pay ‸", "tricks", "spil"),
        ("settle won {\n  pay 3 ‸", "from", "spil"),
        ("settle won {\n  pay 3 from ‸", "each defender", "spil"),
        ("settle won {\n  pay 3 from payer to ‸", "declarer", "spil"),
        ("payoffs from payer to declarer {\n  | ‸", "contract", "won"),
        ("payoffs from payer to declarer {\n  | contract | ‸", "won", "spil"),
        ("payoffs from payer to declarer {\n  | contract | won |\n  | ‸", "solo", "won"),
        ('example "One" {\n  called: ‸', "tout", "spil"),
        ('example "One" {\n  expect: ‸', "won", "hearts"),
        ('penalty revoke "Revoke" {\n}\n\nexample "One" {\n  penalty: ‸', "revoke", "tout"),
        ('example "One" {\n  penalty: revoke\n  ‸', "offender:", "players:"),
        ('penalty revoke "Revoke" {\n}\n\nremove penalty ‸', "revoke", "tout"),
        ("use ‸", "gasca", "danish"),
        ("use contrabola {\n  ‸", "bonus:", "players:"),
        ("use contrabola {\n  games: ‸", "spil", "bonus"),
        ("change options {\n  ‸", "payer:", "players:"),
    ],
)
def test_what_fits_is_offered_and_what_does_not_is_not(written: str, wanted: str, unwanted: str) -> None:
    found = offered(HEAD + written)

    assert wanted in found
    assert unwanted not in found


def test_a_base_is_offered_by_name() -> None:
    assert {"danish", "french"} <= set(offered("variant table extends ‸"))


def test_a_citation_is_offered_with_what_the_source_says() -> None:
    written, at = marked(TABLE.replace("@DA-41", "@DA-4‸"))
    names = names_in(folder({"table.ombre": written}), "table.ombre", lambda below: ())
    found = {item.text: item for item in complete(written, at, names)}

    assert found["@DA-4"].about.startswith("In the red suits the small cards rank upside down")
    assert found["@DA-4"].start == written.index("@DA-4")


def test_a_removed_contract_is_offered_no_more() -> None:
    assert "solo" not in offered(f"{HEAD}remove contract solo\ncontract new like ‸")


@pytest.mark.parametrize("written", ["# a comm‸", 'contract new "Sol‸', 'contract new "Sol‸o" {'])
def test_nothing_is_offered_in_comments_and_texts(written: str) -> None:
    assert offered(HEAD + written) == []


def test_nothing_stands_in_the_way_of_a_text_that_is_no_variant() -> None:
    assert offered("}}}{ ‸") == []
    assert offered("| ‸")
    assert offered("\0\ud800 ‸")


@pytest.mark.parametrize(
    ("pattern", "written", "wanted"),
    [
        ("RANK+ of every suit", "", {"RANK"}),
        ("RANK+ of every suit", "A 2", {"RANK", "of every suit"}),
        ("RANK+ of every suit", "A 2 of", {"every suit"}),
        ("CONTRACT,+", "spil", {",", END}),
        ("CONTRACT,+", "spil,", {"CONTRACT"}),
        ("highest trump, else highest of suit led", "highest trump", {", else highest of suit led"}),
        ("from PARTY to PARTY", "from each", {"PARTY"}),
        ("from PARTY to PARTY", "from each defender", {"to"}),
        ("NEW LABELS like CONTRACT", 'new "New" en "New"', {"like", "LABELS"}),
        ("SUIT", "one", set()),
    ],
)
def test_what_may_follow_in_a_phrase(pattern: str, written: str, wanted: set[str]) -> None:
    assert following(pattern, parts_of(written)) == wanted


@pytest.mark.parametrize("one", BLOCKS, ids=lambda one: one.name)
def test_every_setting_of_every_block_is_offered(one: object) -> None:
    name = one.name  # type: ignore[attr-defined]
    if name in ("variant", "module", "ombre", "language", "source", "use"):
        return
    found = offered(f"{HEAD}{name} {{\n  ‸\n}}")
    known = block(name)

    assert known is not None
    assert {f"{setting.name}:" for setting in known.settings if setting.name != "NEW"} <= set(found)
