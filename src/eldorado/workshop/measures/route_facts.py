"""Facts of a route that need no game: length, terrain, narrow places, long stretches."""

from collections import Counter
from itertools import groupby

from msgspec import Struct

from eldorado.routes.board import CAMP, JUNGLE, RIVER, RUBBLE, VILLAGE, Board
from eldorado.routes.code import Route
from eldorado.workshop.measures.ground_plan import GroundPlan, find_plan
from eldorado.workshop.measures.ways import (
    Way,
    cheapest_way,
    cut_spaces,
    narrowest_cut,
    shortest_way,
)

TERRAINS = {
    JUNGLE: "jungle",
    RIVER: "river",
    VILLAGE: "village",
    RUBBLE: "rubble",
    CAMP: "base_camp",
}
"""The terrain that can be entered, by the ids of its names."""

LONG_STRETCH = 6
"""Spaces of one terrain in a row on the cheapest way that are worth mentioning."""

ROUNDS_BASE, ROUNDS_PER_COST, ROUNDS_PER_BLOCKADE = 3.5, 0.12, 1.6
"""The estimate of rounds: a constant, and a factor for each symbol of the cheapest way and for each
blockade.

Fitted to the quick ratings of the printed routes; docs/routes.md shows how well it does.
"""


class Stretch(Struct, frozen=True):
    """Spaces of one terrain in a row on the cheapest way."""

    terrain: str
    spaces: tuple[str, ...]


class RouteFacts(Struct, frozen=True):
    """A route in figures; on an unfinished one ways lead to its last piece."""

    finished: bool
    steps: int
    """The fewest spaces to enter; 0 if no way leads to the end."""
    cost: int
    """The sum of the numbers on the cheapest way."""
    rounds: float
    """An estimate of the round in which the first walker arrives."""
    terrain: dict[str, float]
    """The share of each terrain among the spaces that can be entered."""
    width: int
    """How many ways there are that have no space in common."""
    narrow: tuple[str, ...]
    """Spaces that every way leads over."""
    tightest: tuple[str, ...]
    """The fewest spaces that would close every way."""
    stretches: tuple[Stretch, ...]
    cheapest: tuple[str, ...]
    """The spaces of the cheapest way in order."""
    shortest: tuple[str, ...]
    blockades: int
    caves: int


def route_facts(route: str | Route | Board | GroundPlan) -> RouteFacts:
    """The facts of a route, given as anything that names or is one; a few milliseconds."""
    plan = find_plan(route)
    board = plan.board
    cheap, short = cheapest_way(plan), shortest_way(plan)
    tightest = narrowest_cut(plan)
    return RouteFacts(
        finished=plan.finished,
        steps=short.steps if short else 0,
        cost=cheap.cost if cheap else 0,
        rounds=expected_rounds(cheap.cost if cheap else 0, len(board.seams)),
        terrain=terrain_shares(plan),
        width=len(tightest),
        narrow=_in_order(plan, cut_spaces(plan)),
        tightest=plan.named(tightest),
        stretches=tuple(
            Stretch(TERRAINS[terrain], _in_order(plan, spaces))
            for terrain, spaces in runs(plan, cheap)
            if len(spaces) >= LONG_STRETCH
        ),
        cheapest=_in_order(plan, cheap.spaces if cheap else ()),
        shortest=_in_order(plan, short.spaces if short else ()),
        blockades=len(board.seams),
        caves=len(board.caves),
    )


def expected_rounds(cost: int, blockades: int) -> float:
    """The estimated round of the first arrival."""
    return round(ROUNDS_BASE + ROUNDS_PER_COST * cost + ROUNDS_PER_BLOCKADE * blockades, 1)


def terrain_shares(plan: GroundPlan) -> dict[str, float]:
    """Each terrain's share of the spaces between start and finish."""
    counts = Counter(plan.board.terrain[space] for space in plan.between)
    total = counts.total() or 1
    return {name: counts[terrain] / total for terrain, name in TERRAINS.items()}


def runs(plan: GroundPlan, way: Way | None) -> list[tuple[int, tuple[int, ...]]]:
    """A way as stretches of one terrain."""
    terrain = plan.board.terrain
    spaces = way.spaces if way else ()
    return [(kind, tuple(run)) for kind, run in groupby(spaces, key=lambda space: terrain[space])]


def _in_order(plan: GroundPlan, spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(plan.board.names[space] for space in spaces)
