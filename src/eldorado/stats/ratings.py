"""Ratings from wins: the strengths that make what happened most likely, on the Elo scale."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

ELO = 400 / log(10)
"""Points per unit of the logarithm of odds: 400 points are ten to one."""

FAITH = 1000.0
"""How far from the mean a rating may lie before any game was played, as a standard deviation.

It weighs less than an eighth of a game, and keeps a bot that has never won on the scale.
"""

Wins = Mapping[tuple[str, str], int]
"""How often the first of a pair has beaten the second."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; the mean of all is 0."""

    bot: str
    elo: float
    error: float
    """The standard error."""
    games: int


def rate(wins: Wins) -> list[Rating]:
    """The ratings of all who won or lost, from weakest to strongest.

    Bradley and Terry's model: the odds of a win are the ratio of two strengths. Its likelihood
    has one top, which Newton's method finds; the curvature there gives the standard errors.
    """
    bots = sorted({bot for pair in wins for bot in pair})
    if not bots:
        return []
    size = len(bots)
    place = {bot: i for i, bot in enumerate(bots)}
    won = np.zeros((size, size))
    for (winner, loser), number in wins.items():
        won[place[winner], place[loser]] += number
    played = won + won.T
    strength = np.zeros(size)
    pull = (ELO / FAITH) ** 2
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = won.sum(1) - (played * expected).sum(1) - pull * strength
        weight = played * expected * (1 - expected)
        information = np.diag(weight.sum(1) + pull) - weight
        step = np.linalg.solve(information, slope)
        strength += np.clip(step, -1, 1)
        if abs(step).max() < 1e-10:
            break
    centre = np.eye(size) - 1 / size
    spread = centre @ np.linalg.inv(information) @ centre
    strength -= strength.mean()
    found = [
        Rating(
            bot,
            float(ELO * strength[i]),
            float(ELO * sqrt(max(spread[i, i], 0.0))),
            int(played[i].sum()),
        )
        for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda one: (one.elo, one.bot))


def groups(wins: Wins) -> list[list[str]]:
    """The bots in groups that have met, directly or through others; only within one are
    ratings worth comparing."""
    found: list[set[str]] = []
    for pair in wins:
        joined = set(pair)
        apart = []
        for group in found:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        found = [*apart, joined]
    return sorted(sorted(group) for group in found)
