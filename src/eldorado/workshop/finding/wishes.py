"""What somebody wishes of a new route, and how far a rated route is from it."""

from msgspec import Struct

from eldorado.facts import Difficulty
from eldorado.routes import KNOWN
from eldorado.workshop.measures.route_facts import RouteFacts
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.criteria import CRITERIA
from eldorado.workshop.ratings.difficulty import DIFFICULTIES, expected_score
from eldorado.workshop.ratings.printed_profiles import profiles, spreads

MANY_CAVES = 5
"""Caves that a route with caves has at least; the printed routes have three to six."""

NEAR_ROUNDS, NEAR_SCORE = 1.0, 0.5
"""How far a wish for rounds and for a difficulty may be missed and still count as met."""

WIDE = 3
"""Ways without a common space where nothing is narrow."""


class Wishes(Struct, frozen=True):
    """Everything is optional; without wishes a route is only to be good."""

    rounds: float | None = None
    difficulty: Difficulty | None = None
    caves: bool = False
    like: str | None = None
    """The id of a printed route."""
    no_bottlenecks: bool = False

    def misses(self, rating: RouteRating, facts: RouteFacts) -> dict[str, float]:
        """By wish, how far a route is from it; a wish is met up to 1."""
        found: dict[str, float] = {}
        if self.rounds is not None:
            found["rounds"] = abs(rating.criteria["length"].value - self.rounds) / NEAR_ROUNDS
        if self.difficulty is not None:
            found["difficulty"] = (
                abs(rating.score - DIFFICULTIES.index(self.difficulty)) / NEAR_SCORE
            )
        if self.caves:
            found["caves"] = 2.0 * max(0, MANY_CAVES - facts.caves)
        if self.like is not None:
            found["like"] = likeness_gap(rating, self.like)
        if self.no_bottlenecks:
            found["no_bottlenecks"] = 2.0 * max(0, WIDE - facts.width)
        return found

    def likely(self, facts: RouteFacts) -> bool:
        """Whether a route could meet the wishes, as far as its facts show without a race."""
        if self.rounds is not None and abs(facts.rounds - self.rounds) > 4 * NEAR_ROUNDS:
            return False
        if self.caves and facts.caves < MANY_CAVES:
            return False
        return not self.no_bottlenecks or facts.width >= WIDE

    def expected_misses(self, facts: RouteFacts) -> float:
        """How far a route is expected to be from the wishes that its facts say something about."""
        far = 0.0
        if self.rounds is not None:
            far += abs(facts.rounds - self.rounds) / NEAR_ROUNDS
        if self.difficulty is not None:
            far += abs(expected_score(facts) - DIFFICULTIES.index(self.difficulty)) / NEAR_SCORE
        if self.caves:
            far += 2.0 * max(0, MANY_CAVES - facts.caves)
        if self.no_bottlenecks:
            far += 2.0 * max(0, WIDE - facts.width)
        return far


def likeness_gap(rating: RouteRating, id: str) -> float:
    """How far a profile is from a printed one: the mean of the figures' distances."""
    profile, spread = profiles("quick")[KNOWN[id].id], spreads()
    names = [name for name in CRITERIA if name != "seat_fairness"]
    gaps = [abs(rating.criteria[name].value - profile[name]) / spread[name] for name in names]
    return sum(gaps) / len(gaps)


def quality(rating: RouteRating, advice: int) -> float:
    """How good a route is without regard to wishes: open races over varied ways and terrain.

    The number of tips that it does not follow counts against it.
    """
    one = rating.criteria
    good = one["uncertainty"].value + one["path_diversity"].value + one["colours"].value
    return good - one["bottlenecks"].value - 0.5 * one["seat_fairness"].low - 0.05 * advice
