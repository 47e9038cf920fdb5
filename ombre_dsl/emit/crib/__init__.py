"""The crib: what players look up during a game, on one page, from the same model as the sheet."""

from .page import crib_html

__all__ = ["crib_html"]
