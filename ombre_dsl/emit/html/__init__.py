"""The sheet as one HTML file: from its Markdown, with pictures, and with all that it needs within it."""

from .body import body_of, dressed
from .page import rules_html, style

__all__ = ["body_of", "dressed", "rules_html", "style"]
