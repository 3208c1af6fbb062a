"""Confidence intervals that contain the true value 95 times in 100."""

from collections.abc import Sequence
from math import sqrt

Z = 1.959964
"""Half the width of the middle 95% of a normal distribution, in standard deviations."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The Wilson interval of a share; (0, 1) when nothing was counted."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low = (middle - spread) / scale if wins else 0.0
    high = (middle + spread) / scale if wins < games else 1.0
    return low, high


def clustered(shares: Sequence[float], size: int) -> tuple[float, float]:
    """The interval of a share over groups of several games, given the share in each group.

    Games of a group depend on each other, so the groups' spread says how many independent games
    they are worth; Wilson's interval is then taken of those. To that spread one group of
    independent games is added, for few groups may be alike by chance. Where nobody or everybody
    won throughout, a group counts as one game.
    """
    groups = len(shares)
    share = sum(shares) / groups if groups else 0.0
    alone = share * (1 - share)
    if alone <= 0:
        return wilson(share * groups, groups)
    squares = sum((one - share) ** 2 for one in shares)
    variance = (squares + alone / size) / groups
    worth = alone * groups / variance
    return wilson(share * worth, worth)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, lower and upper bound; three zeros when there are no values."""
    count = len(values)
    if not count:
        return 0.0, 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    spread = Z * sqrt(variance / count)
    return mean, mean - spread, mean + spread
