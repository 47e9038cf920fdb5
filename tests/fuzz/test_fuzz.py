"""Whatever is done to a variant: no traceback, no long wait, and no misspelt word is taken for a rule.

A few hundred cases each time; `pytest tests/fuzz -m slow -n 2` tries 20,000 edits and 5,000 texts.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest
from format.sense import bare, instead

from ombre_dsl.diagnostics.render import render
from ombre_dsl.files import disk_reader
from ombre_dsl.format import canonical, formatted
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook import compose
from ombre_dsl.rulebook.from_tree import rulebook_from
from ombre_dsl.rulebook.model import Rulebook
from ombre_dsl.syntax.from_text import parse

from .edits import Word, anything, edited, misspelling, vocabulary

READ = disk_reader(variants_folder())
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(variants_folder().glob("*.ombre"))}
KNOWN = vocabulary()
SECONDS = 2.0
CHUNK = 500


@pytest.fixture(autouse=True, scope="module")
def read_once() -> Iterator[None]:
    """What a file extends is the same each time, and is read once."""
    with pytest.MonkeyPatch.context() as patch:
        once = lru_cache(maxsize=64)(parse)
        for module in (canonical, compose):
            patch.setattr(module, "parse", once)
        gc.freeze()
        gc.disable()  # looking for circles takes a third of the time
        yield
        gc.enable()


@pytest.fixture(autouse=True)
def thrown_out() -> Iterator[None]:
    """What one test has left in circles doesn't wait for the end of all."""
    yield
    gc.collect()


def survives(name: str, text: str) -> Rulebook | None:
    """Read, check and render; no traceback, and in good time.

    Going through every case is left out where there is nothing new to go through: texts alone are other ones.
    """
    start = time.process_time()
    read = instead(READ, name, text)
    rulebook, faults, files = rulebook_from(name, read)
    if rulebook is not None and (name not in TEXTS or mute(bare(rulebook)) != mute(sound(name))):
        compilation = compile_variant(name, read)
        faults, rulebook = list(compilation.diagnostics), compilation.rulebook
    passed = time.process_time() - start
    assert passed < SECONDS, f"{passed:.1f} seconds"
    render(faults, files)
    for one in faults:
        assert one.span.line >= 1 and one.span.start <= one.span.end
    return rulebook


def takes_form(name: str, text: str) -> None:
    """Format it, twice to the same end."""
    new, _ = formatted(name, text)
    assert new is None or formatted(name, new) == (new, [])


@lru_cache
def sound(name: str) -> object:
    """The rulebook of a variant as it is."""
    return bare(rulebook_from(name, READ)[0])


def mute(node: object) -> object:
    """A bare rulebook without labels, titles and reasons."""
    if not isinstance(node, tuple):
        return node
    if node[:1] == ("Labels",) or (len(node) == 3 and isinstance(node[0], tuple) and isinstance(node[1], str)):
        return None
    return tuple(mute(one) for one in node)


def edits(seed: int, count: int) -> None:
    random = Random(seed)
    for number in range(count):
        name = random.choice(list(TEXTS))
        text = edited(random, TEXTS[name], list(TEXTS.values()))
        try:
            survives(name, text)
            if number % 4 == 0:
                takes_form(name, text)
        except Exception as fault:
            raise AssertionError(f"edit {number} of seed {seed} in {name}:\n{difference(TEXTS[name], text)}") from fault


def difference(old: str, new: str) -> str:
    """Where two texts part."""
    at = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    return f"was {old[max(0, at - 60) : at + 60]!r}\nis  {new[max(0, at - 60) : at + 60]!r}"


def misspellings(seed: int, count: int) -> list[str]:
    """The misspellings that were taken for something else, in words."""
    random = Random(seed)
    taken = []
    for _ in range(count):
        name = random.choice(list(TEXTS))
        slip = misspelling(random, TEXTS[name], KNOWN)
        if slip is None or _is_free(TEXTS[name], slip[0]):
            continue
        word, wrong = slip
        text = TEXTS[name][: word.start] + wrong + TEXTS[name][word.end :]
        try:
            rulebook = survives(name, text)
        except Exception as fault:
            raise AssertionError(f"seed {seed}, {name}: {difference(TEXTS[name], text)}") from fault
        if rulebook is not None and bare(rulebook) != sound(name):
            line = text.count("\n", 0, word.start)
            taken.append(f"{name}:{line + 1}: {word.text} → {wrong}: {text.splitlines()[line]}")
    return taken


def _is_free(text: str, word: Word) -> bool:
    """Words that the author may choose: the names of the variant and of sources, and the codes of languages."""
    before = text[: word.start].rstrip(" ").rsplit("\n", 1)[-1]
    return before in ("variant", "module", "language", "source") or (
        before.endswith('"') and text[word.end : word.end + 2] == ' "'
    )


def texts(seed: int, count: int) -> None:
    random = Random(seed)
    for number in range(count):
        text = anything(random, list(TEXTS.values()))
        try:
            survives("some.ombre", text)
            takes_form("some.ombre", text)
        except Exception as fault:
            raise AssertionError(f"text {number} of seed {seed}:\n{text!r}") from fault


def test_edits() -> None:
    edits(0, 60)


def test_misspellings() -> None:
    assert misspellings(0, 80) == []


def test_texts() -> None:
    texts(0, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 21))
def test_many_edits(seed: int) -> None:
    edits(seed, CHUNK)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 21))
def test_many_misspellings(seed: int) -> None:
    assert misspellings(seed, CHUNK) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 11))
def test_many_texts(seed: int) -> None:
    texts(seed, CHUNK)
