"""Rates a board by races in this process, one after the other."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from eldorado.errors import EldoradoError
from eldorado.facts import Difficulty
from eldorado.lab.simulation.garbage import relaxed_collector
from eldorado.lab.simulation.play import GameJob, play_whole
from eldorado.lab.simulation.race_trace import RaceTrace, trace_of
from eldorado.reporting.parts import finish
from eldorado.routes import KNOWN
from eldorado.routes.board import Board
from eldorado.routes.code import find_route
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.criteria import PAIR, Criterion, RouteRaces, measure
from eldorado.workshop.ratings.difficulty import difficulty_of, difficulty_score
from eldorado.workshop.ratings.printed_profiles import alike, profiles, word_for
from eldorado.workshop.ratings.rating_plan import PLANS, Depth, RatingPlan

ANY_ROUTE = next(iter(KNOWN))
"""The route of plans for a hand-made board, which is played on instead."""


class RouteRating(Struct, frozen=True):
    """How a route plays, and which bots found it out."""

    code: str
    """The route's code; empty for a hand-made board."""
    difficulty: Difficulty
    score: float
    """What the difficulty is read from: 0 easy, 1 moderate, 2 difficult."""
    criteria: dict[str, Criterion]
    like: tuple[str, ...]
    """The printed routes that play most alike, the nearest first."""
    depth: Depth
    bots: str
    """The bots and the version that played; ratings of others are not comparable."""
    visits: dict[str, float]
    """Per space how often a piece rested there in a race."""
    arrivals: dict[int, int]
    """Rounds with how many races had their first arrival then."""

    def document(self) -> dict[str, Any]:
        """The rating as JSON data."""
        whole: dict[str, Any] = to_builtins(self)
        return {name: whole[name] for name in ("code", "difficulty", "criteria", "like")}


def rate_board(
    board: Board, plan: RatingPlan = PLANS["quick"], watch: Callable[[int], None] | None = None
) -> RouteRating:
    """The rating of any board, played in this process; with the quick plan in seconds.

    `watch` is called after each race of the plan with the number of races played.
    """
    return finish(rating_races(board, plan), watch or _nobody)


def rating_races(board: Board, plan: RatingPlan) -> Generator[int, None, RouteRating]:
    """The same in parts: after each race of the plan, how many have been played."""
    walkers = None if plan.depth == "quick" else rate_board(board)
    traces = []
    for trace in some_races(board, plan, range(plan.games)):
        traces.append(trace)
        yield len(traces)
    return rated(
        of_all_races(board, plan, traces), plan, None if walkers is None else walkers.criteria
    )


def some_races(board: Board, plan: RatingPlan, numbers: Iterable[int]) -> Iterator[RaceTrace]:
    """Some races of a plan by their numbers, in which main races come before skill races."""
    main, skill = plan.main(ANY_ROUTE), plan.skill(ANY_ROUTE)
    for number in numbers:
        job = main.job(number) if number < main.games else skill.job(number - main.games)
        yield _trace(job, board)


def of_all_races(board: Board, plan: RatingPlan, traces: Sequence[RaceTrace]) -> RouteRaces:
    """All races of a plan in the order of their numbers, by their kinds."""
    mains = PAIR * plan.pairs
    return RouteRaces(board, tuple(traces[:mains]), tuple(traces[mains:]))


def _nobody(played: int) -> None:
    pass


def _trace(job: GameJob, board: Board) -> RaceTrace:
    with relaxed_collector():
        return trace_of(play_whole(job, board=board).game)


Criteria = Mapping[str, Criterion]


def rated(races: RouteRaces, plan: RatingPlan, walkers: Criteria | None = None) -> RouteRating:
    """The rating that some races give; deeper ones come with the figures of the quick one."""
    if not races.main or not races.skill:
        raise EldoradoError("A rating needs races of both kinds.")
    criteria = {
        name: _rounded(name, one, plan.depth, walkers) for name, one in measure(races).items()
    }
    quick = criteria if walkers is None else walkers
    score = difficulty_score(route_facts(races.board), quick)
    code = code_of(races.board)
    return RouteRating(
        code=code,
        difficulty=difficulty_of(score),
        score=score,
        criteria=criteria,
        like=alike(quick, code),
        depth=plan.depth,
        bots=plan.bots,
        visits=_visits(races.main),
        arrivals=dict(sorted(Counter(race.rounds for race in races.main).items())),
    )


def _rounded(name: str, one: Criterion, depth: Depth, walkers: Criteria | None) -> Criterion:
    """A figure as it is written, with its word.

    The word is that of the walkers where the printed routes have not been rated as deeply.
    """
    short = Criterion(round(one.value, 4), round(one.low, 4), round(one.high, 4))
    if walkers is not None and not profiles(depth) and name != "seat_fairness":
        return replace(short, word=walkers[name].word)
    return replace(short, word=word_for(name, short, depth))


def code_of(board: Board) -> str:
    """The code of a route's board; empty for a hand-made one."""
    return str(find_route(board.source)) if isinstance(board.source, str) else ""


def _visits(main: Sequence[RaceTrace]) -> dict[str, float]:
    visits: Counter[str] = Counter()
    for race in main:
        visits.update(race.visits)
    return {name: round(count / len(main), 3) for name, count in sorted(visits.items())}
