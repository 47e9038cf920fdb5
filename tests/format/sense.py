"""What two files have to agree in: the rulebook without the places it was read from, and the comments."""

from __future__ import annotations

from collections import Counter

import attrs

from ombre_dsl.format import canonical, formatted
from ombre_dsl.format.gathered import gather
from ombre_dsl.format.order import arranged
from ombre_dsl.pipeline import Read
from ombre_dsl.rulebook.from_tree import rulebook_from
from ombre_dsl.rulebook.model import Example, Origin
from ombre_dsl.syntax.span import Span
from ombre_dsl.syntax.tree import File


def bare(node: object) -> object:
    """A rulebook, or a part of it, without spans and without statements as they were written."""
    if isinstance(node, Origin):
        return (node.cites, node.decided, node.via)
    if isinstance(node, Span):
        return None
    if isinstance(node, Example):
        node = attrs.evolve(node, lines=())
    if isinstance(node, tuple | list):
        return tuple(bare(one) for one in node)
    if attrs.has(type(node)):
        return (type(node).__name__, *(bare(getattr(node, field.name)) for field in attrs.fields(type(node))))
    return node


def sense(name: str, read: Read) -> object:
    """The rulebook of a variant, bare; the codes of its faults and warnings where it has none."""
    rulebook, faults, _ = rulebook_from(name, read)
    return bare(rulebook) if rulebook is not None else Counter(one.code for one in faults)


def instead(read: Read, name: str, text: str) -> Read:
    """Reads as ``read`` does, but for one file."""
    return lambda wanted: text.encode() if wanted == name else read(wanted)


def hold_against(name: str, text: str, read: Read) -> str:
    """Format a file and check all that must hold of that; the new text."""
    new, faults = formatted(name, text)
    assert new is not None and not faults
    assert formatted(name, new) == (new, []), "formatting twice is not formatting once"
    assert sense(name, read) == sense(name, instead(read, name, new)), "the rules are not the same"
    old_tree, new_tree = canonical.parse(name, text)[0], canonical.parse(name, new)[0]
    texts = [Counter(one.text.rstrip() for one in tree.comments) for tree in (old_tree, new_tree)]
    assert texts[0] == texts[1], "comments are lost"
    assert _inside(old_tree, arranged(old_tree.items, lambda item: item)) == _inside(new_tree, new_tree.items)
    assert new == canonical.laid_out(gather(old_tree, text)), "the form was given up"
    assert all(line == line.rstrip() for line in new.splitlines())
    assert "\n\n\n" not in new and new.endswith("\n")
    return new


def _inside(tree: File, items: object) -> list[list[tuple[str, bool]]]:
    """The comments inside each item, in order."""
    assert isinstance(items, tuple | list)
    return [
        [(c.text.rstrip(), c.alone) for c in tree.comments if item.span.start <= c.span.start < item.span.end]
        for item in items
    ]
