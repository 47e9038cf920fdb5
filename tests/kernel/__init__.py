"""The kernel plays what the Python ruleset plays, act by act, and refuses what it does not know."""
