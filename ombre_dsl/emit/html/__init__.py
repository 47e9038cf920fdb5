"""The sheet as one HTML file: from its Markdown, with pictures, and with all that it needs within it."""

from .body import body_of, dressed
from .page import cards_style, rules_html, style

__all__ = ["body_of", "cards_style", "dressed", "rules_html", "style"]
