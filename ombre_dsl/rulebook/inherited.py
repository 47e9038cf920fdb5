"""Examples that came along with a base or a module, and are no longer right in the variant that has them."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.diagnostic import Diagnostic, Label, Suggestion
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Text
from .draft import Draft
from .model import Example
from .reader import Reader

Read = Callable[[Reader, Draft], Example | None]


def of_the_base(here: Span, block: str, title: str, place: Span, found: str, why: str) -> Diagnostic:
    """The report of such an example, at the heading of the variant, which made it fail: its own file is right.

    ``block`` is ``example`` or ``check``; ``place`` is where ``found`` is to be seen, and ``why`` says so there.
    """
    put = Suggestion(here.after(), f'\n\nremove {block} "{title}"', sure=False)
    labels = (Label(place, why),)
    return fault("OM606", here, labels=labels, suggestion=put, title=title, file=place.file, found=found)


class Inherited:
    """Reads examples, and tells in one report each what can't be read of those that came along."""

    def __init__(self, reader: Reader, here: Span) -> None:
        self._reader = reader
        self._here = here
        # By identity, and kept, so that no later fault can be taken for one that has gone.
        self._faults: list[tuple[Draft, dict[int, Diagnostic]]] = []

    def reading(self, read: Read) -> Read:
        """The same reading, which keeps in mind what it reports of an example that came along."""

        def read_one(reader: Reader, draft: Draft) -> Example | None:
            before = len(reader.diagnostics)
            example = read(reader, draft)
            if draft.via and len(reader.diagnostics) > before:
                self._faults.append((draft, {id(fault): fault for fault in reader.diagnostics[before:]}))
            return example

        return read_one

    def tell(self) -> None:
        """Put one report in the place of all that is still reported of an example."""
        every = self._reader.diagnostics
        for draft, ids in self._faults:
            mine = [fault for fault in every if id(fault) in ids]
            if not mine:
                continue
            every[:] = [fault for fault in every if id(fault) not in ids]
            title = next(part.value for part in draft.heading.match.parts("TEXT") if isinstance(part, Text))
            found = mine[0].message.rstrip(".")
            every.append(of_the_base(self._here, draft.block.name, title, mine[0].span, found, "here"))
