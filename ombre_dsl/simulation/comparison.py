"""What a tally of pairs says, as data: each figure under both variants, and the paired difference with its interval."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.pairs import PASSED, side
from ombre_dsl.simulation.run import Done
from ombre_dsl.simulation.statistics import mean_of
from ombre_dsl.simulation.summary import FORMAT, summary
from ombre_dsl.simulation.tally import Key, Tally

Data = dict[str, Any]


def comparison(done: Done) -> Data:
    """The whole result of a comparison, ready for JSON.  Differences are B less A, for each deal."""
    job, tally = done.job, done.tally
    assert job.other is not None
    one, other = _half(done, "A", job.tables), _half(done, "B", job.other)
    return {
        "format": FORMAT,
        "a": {"variant": one["variant"], "label": one["label"]},
        "b": {"variant": other["variant"], "label": other["label"]},
        "policies": list(job.policies),
        "seed": job.seed,
        "hands": tally.hands,
        "asked": job.hands,
        "interrupted": done.interrupted,
        "passed": _both(tally, ("passed",), one["passed"]["share"], other["passed"]["share"]),
        "seats": [
            {"seat": a["seat"], **_both(tally, ("seat", a["seat"]), a["pay"], b["pay"])}
            for a, b in zip(one["seats"], other["seats"], strict=True)
        ],
        "pot": _both(tally, ("pot",), one["pot"], other["pot"]),
        "contracts": _contracts(tally, one, other),
        "instead": _instead(tally, one, other),
    }


def _half(done: Done, which: str, tables: Tables) -> Data:
    return summary(Done(replace(done.job, tables=tables, other=None), side(done.tally, which), done.interrupted))


def _change(tally: Tally, key: Key) -> Data:
    return mean_of(tally.hands, tally[("D", *key)], tally[("D²", *key)]).as_data()


def _both(tally: Tally, key: Key, one: Any, other: Any) -> Data:
    return {"a": one, "b": other, "difference": _change(tally, key)}


def _contracts(tally: Tally, one: Data, other: Data) -> list[Data]:
    """The contracts of both, those of B in its order, then those that only A has."""
    first = {c["contract"]: c for c in one["contracts"]}
    second = {c["contract"]: c for c in other["contracts"]}
    return [
        _contract(tally, ident, first.get(ident), second.get(ident))
        for ident in [*second, *(ident for ident in first if ident not in second)]
    ]


def _contract(tally: Tally, ident: str, one: Data | None, other: Data | None) -> Data:
    def pair(name: str) -> dict[str, Any]:
        return {"a": one and one[name], "b": other and other[name]}

    label = (other or one or {})["label"]
    return {
        "contract": ident,
        "label": label,
        "in": "both" if one and other else "a" if one else "b",
        "bid": {**pair("bid_share"), "difference": _change(tally, ("bid", ident))},
        "played": {**pair("played_share"), "difference": _change(tally, ("played", ident))},
        "won": pair("won_share"),
        "declarer": pair("declarer"),
        "brings": _change(tally, ("declarer", ident)),
    }


def _instead(tally: Tally, one: Data, other: Data) -> list[Data]:
    """For each contract of B: what A played on deals on which B plays it and A does not, and what that changes."""
    labels = {c["contract"]: c["label"] for c in one["contracts"]} | {PASSED: "all passed"}
    found = []
    for c in other["contracts"]:
        ident = c["contract"]
        number = tally[("instead#", ident)]
        before = {was: tally[("from", ident, was)] for was in labels}
        if number:
            gain = mean_of(number, tally[("instead", ident)], tally[("instead²", ident)])
            ways = sorted(((n, was) for was, n in before.items() if n), key=lambda way: (-way[0], way[1]))
            found.append(
                {
                    "contract": ident,
                    "label": c["label"],
                    "new": ident not in labels,
                    "deals": sum(before.values()),
                    "gain": gain.as_data(),
                    "from": [{"contract": was or None, "label": labels[was], "deals": n} for n, was in ways],
                }
            )
    return found
