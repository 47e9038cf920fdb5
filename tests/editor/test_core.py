"""What an editor is told of a place in a file: what is made where, what a line means, what could mend it."""

from __future__ import annotations

import pytest

from ombre_dsl.authoring.line import page_of
from ombre_dsl.editor.convert import _ITEMS
from ombre_dsl.editor.core.checked import checked
from ombre_dsl.editor.core.document import Document
from ombre_dsl.editor.core.edits import in_form, line_edits, mends
from ombre_dsl.editor.core.hover import hover
from ombre_dsl.editor.core.mentions import NAMED
from ombre_dsl.editor.core.navigation import definition, references
from ombre_dsl.editor.core.outline import outline
from ombre_dsl.editor.core.renaming import CannotRename, applied, renamed
from ombre_dsl.resources import variants_folder
from ombre_dsl.syntax.from_text import parse

from .shared import TABLE, behind, folder, shipped, view

SHIPPED = sorted(path.relative_to(variants_folder()).as_posix() for path in variants_folder().rglob("*.ombre"))
TEXTS = {name: (variants_folder() / name).read_bytes().decode("utf-8") for name in SHIPPED}

CHILD = """\
variant child "Child" extends table
use contrabola {
  games: grand_open
}
change contract grand_open {
  shows: hand before the first lead
}
"""

# ---- places ----------------------------------------------------------------------------------------------------------


def test_lines_are_the_editors_and_offsets_the_compilers() -> None:
    document = Document.of("\ufeffa\r\nb\rc\nd")

    assert document.text == "a\nb\rc\nd"
    assert document.lines == ("\ufeffa", "b", "c", "d")
    assert [document.place(at) for at in range(len(document.text) + 1)] == [
        (0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1),
    ]  # fmt: skip
    assert [document.offset(*document.place(at)) for at in range(8)] == list(range(8))


@pytest.mark.parametrize("place", [(-1, 0), (0, -5), (0, 99), (1, 99), (99, 0)])
def test_a_place_that_is_not_there_is_the_nearest(place: tuple[int, int]) -> None:
    assert 0 <= Document.of("one\ntwo").offset(*place) <= 7


def test_separators_of_unicode_end_no_line() -> None:
    assert Document.of("a\u2028b\x85c\x0cd").lines == ("a\u2028b\x85c\x0cd",)


# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_every_name_of_a_shipped_file_is_found_and_known(name: str) -> None:
    seen = shipped().view(name)
    found = seen.mentions(name)

    for mention in found:
        written = TEXTS[name].replace("\r\n", "\n")[mention.span.start : mention.span.end]
        assert mention.key[0] == "file" or written.lstrip("@") == mention.name
        assert mention.key[0] not in NAMED or mention.removes or seen.declarations(mention.key)


@pytest.mark.parametrize(
    ("words", "file", "line"),
    [
        ("grand {", "danish.ombre", "contract grand "),
        ("grand_open above", "table.ombre", "contract grand_open"),
        ("solo_kulor\n", "danish.ombre", "contract solo_kulor"),
        ("tout is made", "danish.ombre", "call tout"),
        ("surrendered |", "danish.ombre", "  surrendered "),
        ("payer to declarer {\n  | contract | won", "danish.ombre", "  payer: party"),
        ("extra from", "table.ombre", "  extra: number"),
        ("danish\n", "danish.ombre", "# L'hombre"),
        ("lost, declarer", "danish.ombre", '  lost "tabt"'),
        ("@DA-41", "sources/danish.toml", "DA-41 ="),
    ],
)
def test_where_something_is_made(words: str, file: str, line: str) -> None:
    seen = view(TABLE)
    (place,) = definition(seen, behind(TABLE, words))
    text = (seen.folder.read(file) or b"").decode()

    assert place.file == file
    assert text.splitlines()[place.line - 1].startswith(line)


def test_a_line_of_a_change_leads_to_what_it_changes() -> None:
    text = 'variant t "T" extends danish\nchange auction {\n  hold: elder\n}\n'
    (place,) = definition(view(text), behind(text, "hold"))

    assert (place.file, TEXTS["danish.ombre"].splitlines()[place.line - 1].split()[:2]) == (
        "danish.ombre",
        ["hold:", "nobody"],
    )


def test_references_go_through_extends_use_and_like() -> None:
    files = {"table.ombre": TABLE, "child.ombre": CHILD}
    seen = folder(files).view("table.ombre")
    found = references(seen, behind(TABLE, 'grand_open "Le'))

    assert [(place.file, place.line) for place in found] == [
        *(("table.ombre", line) for line in (10, 15, 25, 33)),
        ("child.ombre", 3), ("child.ombre", 5),
    ]  # fmt: skip


def test_a_name_of_another_family_is_another_name() -> None:
    found = {
        place.file for place in references(folder(TEXTS).view("danish.ombre"), behind(TEXTS["danish.ombre"], "solo <"))
    }

    assert "danish.ombre" in found
    assert not found & {"french.ombre", "lithuanian.ombre", "japanese.ombre"}


# ---- renaming --------------------------------------------------------------------------------------------------------


def test_a_name_is_changed_wherever_it_is_meant_and_nowhere_else() -> None:
    files = {"table.ombre": TABLE, "child.ombre": CHILD}
    found = renamed(folder(files).view("child.ombre"), behind(CHILD, "grand_open\n"), "grand_ouvert")
    after = {file: applied(files[file], edits) for file, edits in found.edits.items()}

    assert after == {file: text.replace("grand_open", "grand_ouvert") for file, text in files.items()}


def test_records_tell_the_new_name_too() -> None:
    found = renamed(folder(TEXTS).view("danish.ombre"), behind(TEXTS["danish.ombre"], 'spil "Spil"'), "plain_game")
    told = applied(
        (variants_folder() / "records/danish_spil.json").read_text(), found.edits["records/danish_spil.json"]
    )

    assert '[1, "bid plain_game"]' in told and '"contract": "plain_game"' in told
    assert "spil" not in told
    assert {"danish.ombre", "house.ombre", "danish_four.ombre"} <= set(found.edits)


def test_a_penalty_is_renamed_in_examples_and_records_and_has_a_kind_in_the_list() -> None:
    text = """variant pays extends danish

penalty revoke "Revoke" {
  pay 1 from offender to each other player
}

example "One" {
  penalty:   revoke
  offender:  middle
  expect:    offender -2
}

example "Two" {
  record: "records/revoked.json"
  expect: pot 0
}
"""
    record = '{"hands": [], "actions": [[1, "penalty revoke"]], "result": {"penalty": "revoke"}}'
    files = {"pays.ombre": text, "records/revoked.json": record}
    found = renamed(folder(files).view("pays.ombre"), behind(text, "revoke\n"), "renounce")
    after = {file: applied(files[file], edits) for file, edits in found.edits.items()}
    renounced = text.replace("penalty revoke", "penalty renounce").replace("penalty:   revoke", "penalty:   renounce")
    assert after["pays.ombre"] == renounced
    assert after["records/revoked.json"] == record.replace("revoke", "renounce")
    assert {*NAMED} <= {*_ITEMS}


@pytest.mark.parametrize(
    ("words", "new", "why"),
    [
        ("grand_open \"", "solo", "There is a contract `solo` in danish.ombre"),
        ("grand_open \"", "tout", "There is a call `tout` in danish.ombre"),
        ("grand_open \"", "extra", "There is an option `extra`"),
        ("grand_open \"", "trump", "means something in the language"),
        ("grand_open \"", "pot", "means something in the language"),
        ("grand_open \"", "two words", "is no name"),
        ("grand_open \"", "7", "is no name"),
        ("grand {", "other", "comes with the program"),
        ("danish\n", "other", "is the name of a file"),
        ("DA-41", "DA-99", "stay as they are"),
        ("4 |", "other", "Here is no name"),
    ],
)  # fmt: skip
def test_what_would_collide_or_break_is_refused(words: str, new: str, why: str) -> None:
    with pytest.raises(CannotRename, match=why.replace("`", ".")):
        renamed(view(TABLE), behind(TABLE, words), new)


def test_a_module_of_two_families_keeps_the_names_that_both_have() -> None:
    module = 'module ours "Ours"\nsettle won {\n  pay 1 from each defender to declarer\n}\n'
    files = {
        "one.ombre": TEXTS["danish.ombre"].replace("variant danish", "variant one") + "use ours\n",
        "two.ombre": TEXTS["danish.ombre"].replace("variant danish", "variant two") + "use ours\n",
        "modules/ours.ombre": module,
    }
    with pytest.raises(CannotRename, match=r"which two\.ombre uses too"):
        renamed(folder(files).view("one.ombre"), behind(files["one.ombre"], 'won "vundet"'), "gained")


# ---- what is told ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("hold:     nobody", "**hold**: Who may take over a bid at its own height."),
        ("nobody ", "Decided here: The source knows no bid that equals another."),
        ("@DA-25", "**DA-25**: Bedre Spil is Spil with spades as trump"),
        ("spil @DA-25", '**contract `spil` "Spil" en "Ask" (danish.ombre, line 72)**'),
        ("call tout", "**call**: Something the declarer may say"),
        ("trump: spades", "Here `spades`"),
        ("# L'hombre as", "A comment"),
    ],
)
def test_a_word_is_told_with_its_line(words: str, told: str) -> None:
    seen = folder(TEXTS).view("danish.ombre")
    page = page_of("danish.ombre", seen.folder.read)
    text = TEXTS["danish.ombre"].replace("nobody                                ", "nobody ")
    assert page is not None
    at = behind(TEXTS["danish.ombre"], words) if words in TEXTS["danish.ombre"] else behind(text, words)

    found = hover(seen, page, at)

    assert found is not None and told in found.told


def test_a_file_has_its_blocks_in_the_outline() -> None:
    tree, _ = parse("table.ombre", TABLE)
    found = outline(tree, TABLE)

    assert [symbol.name for symbol in found][4:7] == ["options", "contract grand_open", "change auction"]
    assert [(inner.name, inner.detail) for inner in found[5].inside] == [("exchange", "nobody @DA-41")]
    for symbol in found:
        assert symbol.span.start <= symbol.name_span.start <= symbol.name_span.end <= symbol.span.end


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_file_has_an_outline(name: str) -> None:
    tree, _ = parse(name, TEXTS[name])

    assert len(outline(tree, TEXTS[name])) == len(tree.items)


# ---- mends -----------------------------------------------------------------------------------------------------------


def test_mends_are_offered_where_their_faults_are() -> None:
    text = TABLE.replace("like grand", "like grnad").replace("won | bedt", "wno | bedt")
    files = folder({"table.ombre": text})
    found = checked(files, "table.ombre", lambda below: ()).diagnostics
    at = text.index("grnad")

    assert [(mend.title, mend.edits[0].text) for mend in mends("table.ombre", found, at, at)] == [
        ("Put `grand`", "grand")
    ]
    assert mends("table.ombre", found, 0, 0) == []


def test_all_sure_mends_are_offered_together() -> None:
    text = TABLE.replace("extra: number 2", "Extra: number 2").replace("hearts", "Hearts")
    files = folder({"table.ombre": text.replace("  exchange: nobody", "  Exchange: nobody")})
    found = checked(files, "table.ombre", lambda below: ()).diagnostics
    together = [mend for mend in mends("table.ombre", found, 0, 0) if mend.fault is None]

    assert [mend.title for mend in together] == ["Make all mends that need no choice"]


def test_a_text_is_put_in_form_by_its_lines() -> None:
    edits = in_form("table.ombre", TABLE)

    assert edits is not None
    assert in_form("table.ombre", applied(TABLE, edits)) == []
    assert in_form("table.ombre", "contract {{{") is None


def test_line_edits_make_one_text_of_another() -> None:
    old, new = "a\nb\nc\n", "a\nB\nc\nd"

    assert applied(old, line_edits(old, new)) == new


# ---- modules ---------------------------------------------------------------------------------------------------------


def test_a_module_is_checked_through_a_variant_that_uses_it() -> None:
    module = 'module ours "Ours"\nsettle wno {\n  pay 1 from each defender to declarer\n}\n'
    files = folder({"table.ombre": TABLE + "use ours\n", "modules/ours.ombre": module})

    assert [fault.code for fault in checked(files, "modules/ours.ombre", lambda below: ()).diagnostics] == ["OM208"]


def test_a_module_that_nobody_uses_is_checked_by_itself() -> None:
    files = folder({"modules/ours.ombre": 'module ours "Ours"\nsetle won {\n}\n'})

    assert [fault.code for fault in checked(files, "modules/ours.ombre", lambda below: ()).diagnostics] == ["OM201"]
