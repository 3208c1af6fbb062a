"""A rated route, measured against wishes."""

from msgspec import Struct

from eldorado.workshop.finding.wishes import Wishes, quality
from eldorado.workshop.measures.route_advice import advice
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import RouteRating


class FoundRoute(Struct, frozen=True):
    """A rated route with its place in the archive."""

    code: str
    rating: RouteRating
    misses: dict[str, float]
    quality: float

    @property
    def fitness(self) -> float:
        """Wishes first: what misses one by much is never among the best."""
        return self.quality - sum(max(0.0, miss - 1) + 0.1 * miss for miss in self.misses.values())

    @property
    def granted(self) -> bool:
        """Whether all wishes are met."""
        return all(miss <= 1 for miss in self.misses.values())

    @property
    def cell(self) -> tuple[int, str]:
        return round(self.rating.criteria["length"].value), self.rating.difficulty


def judged(rating: RouteRating, wishes: Wishes) -> FoundRoute:
    """A rated route measured against the wishes."""
    facts = route_facts(rating.code)
    good = quality(rating, len(advice(rating.code)))
    return FoundRoute(rating.code, rating, wishes.misses(rating, facts), round(good, 4))
