"""Whole hands by the thousand: policies that play them, tallies that add them up, reports of what came of it."""
