"""Means and shares with their intervals of 95 per cent, from exact sums."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054
"""Standard deviations on either side of a normal mean that hold 95 per cent."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of ``number`` amounts with the ends of its interval; without amounts all three are None."""

    number: int
    mean: float | None = None
    low: float | None = None
    high: float | None = None

    def as_data(self) -> dict[str, float | int | None]:
        """Ready for JSON."""
        return {"number": self.number, "mean": self.mean, "low": self.low, "high": self.high}


def mean_of(number: int, total: int, squares: int) -> Mean:
    """The mean of amounts from their sum and the sum of their squares; one amount alone has no interval."""
    if number == 0:
        return Mean(0)
    mean = total / number
    if number == 1:
        return Mean(1, mean)
    # The numerator is whole, so that nothing is lost where amounts are large and close together.
    half = Z * sqrt((number * squares - total * total) / (number * (number - 1)) / number)
    return Mean(number, mean, mean - half, mean + half)


def share_of(part: int, number: int) -> Mean:
    """A share with Wilson's interval, which stays between 0 and 1 and holds for few cases too."""
    if number == 0:
        return Mean(0)
    share, z2 = part / number, Z * Z
    middle = (share + z2 / (2 * number)) / (1 + z2 / number)
    half = Z / (1 + z2 / number) * sqrt(share * (1 - share) / number + z2 / (4 * number * number))
    return Mean(number, share, max(0.0, middle - half), min(1.0, middle + half))
