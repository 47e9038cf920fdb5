"""One canonical form for files of rules: from the tree and its comments back to text."""

from .canonical import formatted

__all__ = ["formatted"]
