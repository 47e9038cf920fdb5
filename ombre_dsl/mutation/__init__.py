"""Changing a variant in every small way, to see which changes its examples and proofs notice."""
