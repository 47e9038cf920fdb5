"""Cards as pictures: faces drawn as SVG, rows of cards by rank, and tricks where a rule surprises."""

from .faces import card, sprite, standalone
from .gallery import Gallery, gallery, named
from .rows import Row, rows
from .tricks import Trick, tricks

__all__ = ["Gallery", "Row", "Trick", "card", "gallery", "named", "rows", "sprite", "standalone", "tricks"]
