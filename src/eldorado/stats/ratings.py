"""Ratings from wins: the strengths that make what happened most likely, on the Elo scale."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, sqrt

ELO = 400 / log(10)
"""Points per unit of the logarithm of odds: 400 points are ten to one."""

FAITH = 1000.0
"""Standard deviation of the prior: how far a rating may be from the mean before any game.

It weighs less than an eighth of a game, and keeps a bot that has never won on the scale.
"""

PULL = (ELO / FAITH) ** 2

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
    place = {bot: i for i, bot in enumerate(bots)}
    won = [[0.0] * len(bots) for _ in bots]
    for (winner, loser), number in wins.items():
        won[place[winner]][place[loser]] += number
    try:
        strength, spread = _fit(won)
    except ImportError:
        strength, spread = plain_fit(won)
    found = [
        Rating(
            bot,
            ELO * strength[i],
            ELO * sqrt(max(spread[i], 0.0)),
            int(sum(won[i]) + sum(row[i] for row in won)),
        )
        for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda one: (one.elo, one.bot))


def _fit(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """The strengths that fit best, their mean 0, and how far each may be off, squared."""
    import numpy as np  # here, so that a server starts without it

    won = np.array(rows)
    size = len(won)
    played = won + won.T
    strength = np.zeros(size)
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = won.sum(1) - (played * expected).sum(1) - PULL * strength
        weight = played * expected * (1 - expected)
        information = np.diag(weight.sum(1) + PULL) - weight
        step = np.linalg.solve(information, slope)
        strength += np.clip(step, -1, 1)
        if abs(step).max() < 1e-10:
            break
    centre = np.eye(size) - 1 / size
    spread = centre @ np.linalg.inv(information) @ centre
    strength -= strength.mean()
    return strength.tolist(), spread.diagonal().tolist()


def plain_fit(won: list[list[float]]) -> tuple[list[float], list[float]]:
    """The same without numpy, for the few players of one device."""
    every = range(len(won))
    strength = [0.0 for _ in every]
    for _ in range(100):
        slope = [-PULL * one for one in strength]
        information = [[PULL if i == j else 0.0 for j in every] for i in every]
        for i in every:
            for j in every:
                played = won[i][j] + won[j][i]
                expected = 1 / (1 + exp(strength[j] - strength[i]))
                slope[i] += won[i][j] - played * expected
                weight = played * expected * (1 - expected)
                information[i][i] += weight
                information[i][j] -= weight
        inverse = _inverse(information)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        strength = [a + min(1.0, max(-1.0, b)) for a, b in zip(strength, step, strict=True)]
        if max(abs(one) for one in step) < 1e-10:
            break
    mean = sum(strength) / len(won)
    rows = [sum(row) / len(won) for row in inverse]
    off = sum(rows) / len(won)
    return [one - mean for one in strength], [inverse[i][i] - 2 * rows[i] + off for i in every]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the information of a fit has no zero on its way."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                times = rows[j][i]
                rows[j] = [a - times * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


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
