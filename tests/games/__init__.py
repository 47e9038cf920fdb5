"""Whole games: cases worked by hand from the sources, whole hands, and what must hold of every variant."""
