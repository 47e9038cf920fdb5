"""Whole random games of other libraries, and of the Python ruleset, each through its public Python interface.

Every function plays some games and gives how many it played a second of processor time.  ``Missing`` says what is not
installed.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import ombre_dsl

VARIANTS = Path(__file__).parents[1] / "variants"
_below = random.Random(1).randrange


class Missing(Exception):
    """What is to be measured is not installed; the text says what is missing."""


def _rate(play: Callable[[int], object], games: int) -> float:
    start = time.process_time()
    for seed in range(games):
        play(seed)
    return games / (time.process_time() - start)


@cache
def _rules(variant: str) -> ombre_dsl.Ruleset:
    rules = ombre_dsl.load(VARIANTS / f"{variant}.ombre")
    for seed in range(200):  # what is looked up once is looked up before the clock runs
        _play(rules, seed)
    return rules


def _play(rules: ombre_dsl.Ruleset, seed: int) -> None:
    hand = rules.deal(seed=seed)
    while hand.result is None:
        acts = hand.legal()
        hand.apply(acts[_below(len(acts))])


def python_ruleset(variant: str, games: int = 1000) -> float:
    """Hands of a shipped variant: dealt, bid, exchanged, played, settled."""
    rules = _rules(variant)
    return _rate(lambda seed: _play(rules, seed), games)


@cache
def _spiel(name: str) -> Any:
    try:
        import pyspiel
    except ImportError:
        raise Missing("open_spiel") from None
    return pyspiel.load_game(name)


def openspiel(name: str, games: int = 1000) -> float:
    """Games of OpenSpiel: acts and cards dealt drawn alike, without a look at the probabilities that it gives.

    In these games all outcomes of chance are equally likely, so the look would cost time and change nothing.
    """
    game = _spiel(name)

    def play(_: int) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[_below(len(outcomes))][0])
            else:
                acts = state.legal_actions()
                state.apply_action(acts[_below(len(acts))])

    return _rate(play, games)


def openspiel_weighted(name: str, games: int = 500) -> float:
    """Games of OpenSpiel with chance drawn by the probabilities that it gives, as in its own example."""
    game, draw = _spiel(name), random.Random(1)

    def play(_: int) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, weights)[0])
            else:
                acts = state.legal_actions()
                state.apply_action(acts[_below(len(acts))])

    return _rate(play, games)


@cache
def _bridge() -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import rlcard

            return rlcard.make("bridge", config={"seed": 1})
    except ImportError:
        raise Missing("rlcard") from None


def rlcard_bridge(games: int = 40) -> float:
    """Deals of RLCard's bridge."""
    env = _bridge()

    def play(_: int) -> None:
        state, _player = env.reset()
        while not env.is_over():
            acts = list(state["legal_actions"])
            state, _player = env.step(acts[_below(len(acts))])

    return _rate(play, games)


def kernel(what: str, *words: object) -> float:
    """A measure of ``kernel_bench``: ``whole_hands``, ``bare_play``, ``ceiling_by_numba`` or ``ceiling_in_c``."""
    try:
        import kernel_bench
    except ImportError as error:
        raise Missing(str(error.name)) from None
    try:
        rate: float = getattr(kernel_bench, what)(*words)
    except FileNotFoundError:
        raise Missing("a C compiler") from None
    return rate
