"""What differs between two variants: as a list, and as a document."""

from .compare import differences
from .markdown import differences_json, differences_md
from .model import GROUPS, Change, Line, Reach

__all__ = ["GROUPS", "Change", "Line", "Reach", "differences", "differences_json", "differences_md"]
