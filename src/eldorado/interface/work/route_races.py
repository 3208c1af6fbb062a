"""Work of the workshop that lets bots race: ratings of a route, a route by wishes.

Each job takes plain values and runs in parts, for devices that do one thing at a time, or as a
whole that reports its progress to a callback, for pools. A full rating is played in chunks; the
caller keeps their traces. What races need is loaded only for a race: servers start without it.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from eldorado.facts import Difficulty
from eldorado.interface.questions import RatingDepth, SurpriseQuestion
from eldorado.reporting.parts import told_as
from eldorado.routes import find_route

if TYPE_CHECKING:
    from eldorado.workshop.ratings.board_rating import RouteRating
    from eldorado.workshop.ratings.criteria import Criterion

QUICK_RACES: Final = 96
"""Races of a quick rating."""

THOROUGH_RACES: Final = 320
"""Races of a full rating between quick levels; it begins with a quick rating."""

CHUNK: Final = 16
"""Races of a full rating that are played and kept together: about five seconds of a core."""

CHUNKS: Final = THOROUGH_RACES // CHUNK

RACES: Final[dict[RatingDepth, int]] = {
    "quick": QUICK_RACES,
    "full": QUICK_RACES + THOROUGH_RACES,
}
"""Races of a rating in all."""


class CriterionFigure(Struct, frozen=True):
    """A figure with its 95% interval, and the least and the most of the printed routes."""

    value: float
    low: float
    high: float
    word: str
    """The id of a word: `usual` is from the least to the most."""
    least: float
    most: float


class RatingDocument(Struct, frozen=True):
    """How bots found a route (docs/routes.md)."""

    code: str
    depth: RatingDepth
    difficulty: Difficulty
    score: float
    """0 is easy, 1 moderate, 2 difficult."""
    criteria: dict[str, CriterionFigure]
    """The twelve criteria in the order in which they are shown."""
    like: tuple[str, ...]
    """The printed routes that play most alike, the nearest first."""
    races: int
    bots: str
    """Who played, and which version; ratings of others are not comparable."""
    visits: dict[str, float]
    """Spaces with how often a piece came to rest there in a race."""
    arrivals: dict[int, int]
    """Rounds with how many races had their first arrival then."""


class RatingState(Struct, frozen=True):
    """How many races have been played; `rating` is there when it is done."""

    done: int
    races: int = QUICK_RACES
    rating: RatingDocument | None = None


class WishedRoute(Struct, frozen=True):
    """A route that was found by wishes."""

    code: str
    difficulty: Difficulty
    rounds: float
    """The round of the first arrival, by a few races."""
    missed: list[str]
    """The wishes that it does not meet."""


class SurpriseState(Struct, frozen=True):
    """The share of the work that is done; `route` is there at the end."""

    progress: float
    route: WishedRoute | None = None


def rating_parts(code: str) -> Iterator[RatingState]:
    """How many races of the quick rating of a route have been played after each, at last all of
    it; the route is given by its name or code."""
    from eldorado.workshop.ratings.board_rating import rating_races
    from eldorado.workshop.ratings.rating_plan import PLANS

    races = rating_races(find_route(code).board(), PLANS["quick"])
    rating = yield from told_as(RatingState, races)
    yield RatingState(QUICK_RACES, rating=rating_document(rating, "quick"))


def rate_quickly(code: str, progress: Callable[[int], None]) -> RatingState:
    """The quick rating of a route as a whole; at most ten seconds of one core."""
    for state in rating_parts(code):
        if state.rating is None:
            progress(state.done)
    return state


def race_chunk(code: str, number: int, progress: Callable[[int], None]) -> bytes:
    """One chunk of the races of a full rating, as packed traces."""
    import gzip  # a browser's Python has none, and no full ratings

    from eldorado.workshop.ratings.board_rating import some_races
    from eldorado.workshop.ratings.rating_plan import PLANS

    board = find_route(code).board()
    traces = []
    for trace in some_races(board, PLANS["full"], range(number * CHUNK, (number + 1) * CHUNK)):
        traces.append(trace)
        progress(len(traces))
    return gzip.compress(msgspec.json.encode(traces), 5)


def full_rating(code: str, quick: bytes, chunks: list[bytes]) -> RatingState:
    """The full rating that all chunks give; it begins with the packed answer of the quick one."""
    import gzip

    from eldorado.lab.simulation.race_trace import load_traces
    from eldorado.workshop.ratings.board_rating import of_all_races, rated
    from eldorado.workshop.ratings.rating_plan import PLANS

    plan = PLANS["full"]
    traces = [trace for chunk in chunks for trace in load_traces(gzip.decompress(chunk))]
    races = of_all_races(find_route(code).board(), plan, traces)
    rating = rated(races, plan, _figures_in(quick))
    return RatingState(RACES["full"], RACES["full"], rating_document(rating, "full"))


def _figures_in(answer: bytes) -> "dict[str, Criterion]":
    import gzip

    from eldorado.workshop.ratings.criteria import Criterion

    rating = msgspec.json.decode(gzip.decompress(answer), type=RatingState).rating
    assert rating is not None
    return {
        name: Criterion(one.value, one.low, one.high, one.word)
        for name, one in rating.criteria.items()
    }


def rating_document(rating: "RouteRating", depth: RatingDepth) -> RatingDocument:
    """A rating with what it is compared with: the printed routes rated as deeply, or quickly."""
    from eldorado.workshop.ratings.printed_profiles import profiles

    known = (profiles(depth) or profiles("quick")).values()
    criteria = {}
    for name, one in rating.criteria.items():
        values = [profile[name] for profile in known]
        criteria[name] = CriterionFigure(
            one.value, one.low, one.high, one.word, min(values), max(values)
        )
    return RatingDocument(
        code=rating.code,
        depth=depth,
        difficulty=rating.difficulty,
        score=rating.score,
        criteria=criteria,
        like=rating.like,
        races=QUICK_RACES if depth == "quick" else THOROUGH_RACES,
        bots=rating.bots,
        visits=rating.visits,
        arrivals=rating.arrivals,
    )


def surprise_parts(question: SurpriseQuestion) -> Iterator[SurpriseState]:
    """How far the search of a new route by wishes is after each part, and at last the route."""
    from eldorado.workshop.finding.surprise import surprising
    from eldorado.workshop.finding.wishes import Wishes

    wishes = Wishes(
        question.rounds,
        question.difficulty,
        question.caves,
        question.like,
        question.no_bottlenecks,
    )
    found = yield from told_as(SurpriseState, surprising(wishes, question.seed))
    missed = [name for name, miss in found.misses.items() if miss > 1]
    length = round(found.rating.criteria["length"].value, 1)
    yield SurpriseState(1.0, WishedRoute(found.code, found.rating.difficulty, length, missed))


def find_surprise(question: SurpriseQuestion, progress: Callable[[float], None]) -> SurpriseState:
    """A new route by wishes as a whole; a few seconds of one core."""
    for state in surprise_parts(question):
        if state.route is None:
            progress(state.progress)
    return state
