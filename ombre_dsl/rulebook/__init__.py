"""Rulebook: a variant with its base, modules and changes put together, every name resolved, typed."""
