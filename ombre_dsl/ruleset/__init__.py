"""Ruleset: the rulebook lowered to tables and an automaton."""
