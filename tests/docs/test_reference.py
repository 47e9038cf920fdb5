"""The reference page is made from the vocabulary, leaves nothing out, and says nothing that the compiler refuses."""

from __future__ import annotations

import re

import pytest

from ombre_dsl.rulebook import conditions
from ombre_dsl.vocabulary import reference
from ombre_dsl.vocabulary.reference import reference_md
from ombre_dsl.vocabulary.table import BLOCKS
from tests.docs.snippets import ROOT, faults_of_words

PAGE = reference_md()


def test_the_page_is_up_to_date() -> None:
    """If this fails: python -m ombre_dsl.vocabulary.reference > docs/reference.md, and read the difference."""
    assert (ROOT / "docs/reference.md").read_text(encoding="utf-8") == PAGE


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_everything_that_a_block_may_hold_is_told(block: object) -> None:
    section = _section(f"### {block.name}")  # type: ignore[attr-defined]
    told = section if block.name != "check" else section + _section("### example")  # type: ignore[attr-defined]
    phrases = [*block.headings, *block.sayings, *block.settings]  # type: ignore[attr-defined]
    phrases += [phrase for setting in block.settings for phrase in setting.phrases]  # type: ignore[attr-defined]
    assert [phrase.meaning for phrase in phrases if phrase.meaning not in told] == []


def _section(heading: str) -> str:
    return re.split(r"\n#{2,3} ", PAGE.split(f"\n{heading}\n", 1)[1], maxsplit=1)[0]


def test_every_slot_is_explained() -> None:
    patterns = [phrase.pattern for block in BLOCKS for phrase in (*block.headings, *block.sayings)]
    patterns += [phrase.pattern for block in BLOCKS for setting in block.settings for phrase in setting.phrases]
    used = {slot for pattern in patterns for slot in re.findall(r"\b[A-Z]{3,}\b", pattern)}
    assert used - {slot for slot, _ in reference.SLOTS} == set()


def test_every_link_leads_somewhere() -> None:
    headings = re.findall(r"(?m)^#+ (.*)$", PAGE)
    anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= set(anchors)


def test_parties_amounts_and_subjects_are_those_of_the_compiler() -> None:
    assert sorted(party for party, _ in reference.PARTIES) == sorted(conditions._PARTIES)
    amounts = {amount for amount, _ in reference.AMOUNTS}
    assert set(conditions._QUANTITIES) <= amounts
    told = " ".join(condition for condition, _ in reference.CONDITIONS)
    assert all(noun in told for noun in conditions._NOUNS.values())
    who = " ".join(f"{subject} {meaning}" for subject, meaning in reference.SUBJECTS)
    assert all(word in who for word in (*conditions._SUBJECTS, *conditions._QUANTIFIERS, *conditions._GROUPS))


# ---- every form that the page shows is read without a fault in its words --------------------------------------------


def _lines(block: str, lines: list[str]) -> str:
    body = "".join(f"  {line}\n" for line in lines)
    return f'variant page "Page" extends danish\n{block} {{\n{body}}}\n'


def _condition(said: str) -> str:
    if "match" in said or "points" in said:
        return _lines("change match", [f"over when {said}"])
    return _lines("settle won", [f"times 2 when {said}"])


_FORMS = [
    *(_lines("replace order trump", [line]) for line, _ in reference.RANKINGS),
    *(_lines("change auction", [line]) for line, _ in reference.LADDERS),
    *(_lines("change contract spil", [line]) for line, _ in reference.EXCHANGES),
    *(_lines("change contract spil", [f"exchange: {who}"]) for who, _ in reference.EXCHANGERS),
    *(_lines("settle won", [line]) for line, _ in reference.PAYMENTS),
    *(
        _lines("settle won", [f"pay 1 from {who} to {'pot' if who == 'bank' else 'bank'}"])
        for who, _ in reference.PARTIES
    ),
    *(_lines("settle won", [f"pay {amount} from payer to declarer"]) for amount, _ in reference.AMOUNTS),
    *(_condition(said) for said, _ in reference.CONDITIONS),
    *(
        _lines("settle won", [f"times 2 when {who} has 5 tricks"])
        for who, _ in reference.SUBJECTS
    ),
    *(
        _lines("replace payoffs from payer to declarer", ["| contract | lost 2 or more |", f"| kobe_nolo | {cell} |"])
        for cell, _ in reference.CELLS
    ),
    *(
        _lines("replace payoffs from payer to declarer", [f"| contract | {column} |", "| kobe_nolo | 1 |"])
        for column, _ in reference.COLUMNS
    ),
]  # fmt: skip


@pytest.mark.parametrize("text", _FORMS)
def test_a_form_that_the_page_shows_is_read(text: str) -> None:
    found = [d for d in faults_of_words("page.ombre", {"page.ombre": text}) if d.code < "OM4" and d.code != "OM305"]
    assert [(d.code, d.message) for d in found] == []
