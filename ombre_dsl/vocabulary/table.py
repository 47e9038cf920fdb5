"""The vocabulary: every block, setting and saying of the language, what it may hold, and what it means.

From this one table come the checks, the did-you-mean and the reference page.  The grammar knows nothing of it.
"""

from __future__ import annotations

from .contracts import BLOCKS as CONTRACT_BLOCKS
from .examples import BLOCKS as EXAMPLE_BLOCKS
from .payment import BLOCKS as PAYMENT_BLOCKS
from .tables import BLOCKS as TABLE_BLOCKS
from .terms import Block, Phrase

HEAD_BLOCKS: tuple[Block, ...] = (
    Block(
        "variant",
        "Names the variant; the first line of its file. With `extends` it starts from another variant.",
        (
            Phrase("NEW LABELS", "a variant of its own"),
            Phrase("NEW LABELS extends NAME", "a variant that says only what differs from another one"),
        ),
        bare=True,
    ),
    Block(
        "module",
        "Names a module of house rules, which variants take in with `use`.",
        (Phrase("NEW LABELS", "a module"),),
        bare=True,
    ),
    Block(
        "ombre",
        "The version of the language that the file is written in.",
        (Phrase("NUMBER", "the version; this one is 1"),),
        bare=True,
    ),
    Block(
        "language",
        "The language of the labels, as a code.",
        (Phrase("WORD", "a code of two or three letters: da, en, fr, ja, lt"),),
        bare=True,
    ),
    Block(
        "source",
        "Declares a source that statements may cite.",
        (Phrase("WORD TEXT", "its short name, as in `@DA-21`, and the file of its index"),),
        bare=True,
        many=True,
    ),
    Block(
        "use",
        "Takes in a module of house rules; the block gives its options.",
        (Phrase("NAME", "the module, by the name of its file in `modules/`"),),
        many=True,
    ),
)

BLOCKS: tuple[Block, ...] = HEAD_BLOCKS + TABLE_BLOCKS + CONTRACT_BLOCKS + PAYMENT_BLOCKS + EXAMPLE_BLOCKS

CHANGES = {
    "change": "changes an element of the base or of a module: settings take the place of those of the same name",
    "replace": "puts a whole new element in the place of one that is there",
    "remove": "takes an element out",
}

VERSION = 1


def block(name: str) -> Block | None:
    """The block of this name, or None."""
    return next((b for b in BLOCKS if b.name == name), None)
