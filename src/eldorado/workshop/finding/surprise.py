"""A new route by wishes within seconds: many are looked at without a race, the likeliest raced on.

A search (`route_search`) finds better ones, but takes minutes.
"""

from collections.abc import Callable, Generator, Iterator
from functools import partial

from eldorado.core.chance import Stream
from eldorado.reporting.parts import finish, told_as
from eldorado.routes import KNOWN, random_route
from eldorado.routes.code import Route
from eldorado.workshop.finding.found_route import FoundRoute, judged
from eldorado.workshop.finding.mutations import mutated
from eldorado.workshop.finding.wishes import Wishes
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import rating_races
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, RatingPlan

LOOKS = 60
"""Routes that are looked at without a race."""

TRIALS = 3
"""Routes that are raced on."""

TRIAL_PLAN = RatingPlan("quick", "walker", CARELESS_BOT, pairs=6, deals=2)
"""A fifth of the races of a quick rating."""

LOOKING = 0.25
"""About the share of the time that goes into looking."""

CHANGES = 3
"""Changes at most that make a new route of the printed one that is to be resembled."""


def surprise(wishes: Wishes, seed: int, watch: Callable[[float], None]) -> FoundRoute:
    """The best of a few likely routes; the same seed and wishes give the same route.

    `watch` is called with the share of the work that is done.
    """
    return finish(surprising(wishes, seed), watch)


def surprising(wishes: Wishes, seed: int) -> Generator[float, None, FoundRoute]:
    """The same in parts: after each look and each race, the share of the work that is done."""
    looked = []
    for number, route in enumerate(_candidates(wishes, Stream(seed)), 1):
        looked.append((wishes.expected_misses(route_facts(route)), str(route), route))
        yield LOOKING * number / LOOKS
    likeliest = sorted(looked, key=lambda one: one[:2])[:TRIALS]
    tried = []
    for number, (_, _, route) in enumerate(likeliest):
        races = rating_races(route.board(), TRIAL_PLAN)
        rating = yield from told_as(partial(_share, number), races)
        tried.append(judged(rating, wishes))
    return max(tried, key=lambda one: (one.granted, one.fitness))


def _share(trial: int, played: int) -> float:
    """The share of the work that is done after this number of races of a trial."""
    return LOOKING + (1 - LOOKING) * (trial + played / TRIAL_PLAN.games) / TRIALS


def _candidates(wishes: Wishes, stream: Stream) -> Iterator[Route]:
    """New routes: any, or printed ones with some changes where one is to be resembled."""
    seen = {str(route) for route in KNOWN.values()}
    while len(seen) < LOOKS + len(KNOWN):
        route = random_route(stream.below(1 << 30))
        if wishes.like is not None:
            route = _changed(KNOWN[wishes.like], stream) or route
        if str(route) not in seen:
            seen.add(str(route))
            yield route


def _changed(route: Route, stream: Stream) -> Route | None:
    found: Route | None = route
    for _ in range(1 + stream.below(CHANGES)):
        found = mutated(found, stream) if found is not None else None
    return found
