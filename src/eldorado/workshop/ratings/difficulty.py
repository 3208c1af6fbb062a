"""How difficult a route is, by a formula of two terms fitted to the printed routes.

Least squares over the six printed routes that have a difficulty (easy 0, moderate 1, difficult 2);
docs/routes.md shows the fit, what leaving one out gives, and the misses.
"""

from collections.abc import Mapping
from itertools import pairwise

from eldorado.facts import Difficulty
from eldorado.workshop.measures.route_facts import RouteFacts
from eldorado.workshop.ratings.criteria import Criterion
from eldorado.workshop.ratings.printed_profiles import usual_length

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "moderate", "difficult")

BASE, HARDNESS, LENGTH = -12.54, 7.80, 3.05
"""The score is BASE, and so much for each of the two terms."""


def difficulty_score(facts: RouteFacts, criteria: Mapping[str, Criterion]) -> float:
    """0 for easy, 1 for moderate, 2 for difficult, and anything between and beyond.

    Hardness is the cost of the easiest way per step of the shortest one; length is that of the
    races of walkers in units of the printed routes' mean.
    """
    return _score(facts, criteria["length"].value)


def expected_score(facts: RouteFacts) -> float:
    """The same without a race, by the expected rounds."""
    return _score(facts, facts.rounds)


def _score(facts: RouteFacts, rounds: float) -> float:
    hardness = facts.cost / max(facts.steps, 1)
    return round(BASE + HARDNESS * hardness + LENGTH * rounds / usual_length(), 2)


def difficulty_of(score: float) -> Difficulty:
    """The difficulty whose number is nearest to a score."""
    return DIFFICULTIES[sum(score > (a + b) / 2 for a, b in pairwise(range(len(DIFFICULTIES))))]
