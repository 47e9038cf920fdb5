"""What the kernel refuses."""

from __future__ import annotations


class UnsupportedTables(ValueError):
    """The tables hold something that the kernel does not know; the Python ruleset plays them."""
