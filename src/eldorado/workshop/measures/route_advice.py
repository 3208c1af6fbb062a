"""The rulebooks' tips for own routes as measured advice (G-01 to G-08), each with its place."""

from collections.abc import Iterator
from math import acos, degrees, hypot

from msgspec import Struct

from eldorado.routes.board import JUNGLE, MOUNTAIN, RIVER, VILLAGE, Board
from eldorado.routes.code import Route
from eldorado.routes.hexes import pixel
from eldorado.workshop.measures.ground_plan import GroundPlan, find_plan
from eldorado.workshop.measures.route_facts import TERRAINS, runs, terrain_shares
from eldorado.workshop.measures.ways import (
    Way,
    cheapest_way,
    cut_spaces,
    passes,
    shortest_way,
)

LARGEST_AREA, LARGEST_SHARE, LEAST_SHARE = 0.20, 0.55, 0.08
"""G-01: shares of one connected area, of one terrain, and of each of the three main ones."""

LONGEST_RUN = 8
"""G-02: spaces of one terrain in a row on the cheapest way."""

HARD, DETOUR = 3, 1.6
"""G-04: a way around spaces of this number exists and is at most this many times as long."""

BEND = 50.0
"""G-05: degrees by which a route turns in a bend; pieces lie half a hex beside each other, so
that a turn of 60 degrees comes out between 53 and 68."""

WALL = 3
"""G-05: a mountain is as good as this number."""

NARROW_PER_PIECE, LEAST_CROSSINGS = 1, 2
"""G-06."""

SHARED, DEARER = 0.5, 1.15
"""G-07: how much of its spaces another way may share, and how much more it may cost."""

PENALTIES = (0.25, 0.5, 1.0, 2.0, 4.0)
"""G-07: how much is added to each space of the cheapest way, to find another one."""


About = dict[str, str | int | float]
"""The arguments of a message: ids and numbers."""


class RouteTip(Struct, frozen=True):
    """One tip that a route does not follow: a message, its arguments, and where it is."""

    id: str
    clause: str
    spaces: tuple[str, ...]
    about: About = {}


def advice(route: str | Route | Board | GroundPlan) -> list[RouteTip]:
    """Everything the tips have to say about a route; nothing where they are all followed.

    On an unfinished route only what later pieces cannot improve is reported.
    """
    plan = find_plan(route)
    found = [*_variety(plan)] if plan.finished else []
    cheap, short = cheapest_way(plan), shortest_way(plan)
    if cheap is None or short is None:
        return found
    found += [*_stretches(plan, cheap), *_bends(plan), *_narrow(plan), *_crossings(plan)]
    if plan.finished:
        found += [
            *_shortcut(plan, cheap, short),
            *_way_around(plan, short),
            *_choice(plan, cheap),
            *_purchases(plan),
        ]
    return sorted(found, key=lambda one: (one.clause, one.id, one.spaces))


def _variety(plan: GroundPlan) -> Iterator[RouteTip]:
    """G-01: areas and shares of terrain."""
    total = len(plan.between)
    for terrain, area in _areas(plan):
        share = len(area) / total
        if share > LARGEST_AREA:
            about: About = {"terrain": TERRAINS[terrain], "share": share, "most": LARGEST_AREA}
            yield RouteTip("advice-area", "G-01", plan.named(area), about)
    shares = terrain_shares(plan)
    for terrain, name in TERRAINS.items():
        there = tuple(space for space in plan.between if plan.board.terrain[space] == terrain)
        told: About = {"terrain": name, "share": shares[name]}
        if shares[name] > LARGEST_SHARE:
            yield RouteTip("advice-much", "G-01", plan.named(there), told | {"most": LARGEST_SHARE})
        if terrain in (JUNGLE, RIVER, VILLAGE) and shares[name] < LEAST_SHARE:
            yield RouteTip(
                "advice-little", "G-01", plan.named(there), told | {"least": LEAST_SHARE}
            )


def _areas(plan: GroundPlan) -> Iterator[tuple[int, frozenset[int]]]:
    """Connected areas of one terrain."""
    board, left = plan.board, set(plan.between)
    while left:
        area = [left.pop()]
        terrain = board.terrain[area[0]]
        for space in area:
            for near in board.neighbours[space]:
                if near in left and board.terrain[near] == terrain:
                    left.remove(near)
                    area.append(near)
        yield terrain, frozenset(area)


def _stretches(plan: GroundPlan, cheap: Way) -> Iterator[RouteTip]:
    """G-02: one terrain in a row."""
    for terrain, spaces in runs(plan, cheap):
        if len(spaces) > LONGEST_RUN:
            about: About = {"terrain": TERRAINS[terrain], "count": len(spaces), "most": LONGEST_RUN}
            yield RouteTip("advice-stretch", "G-02", plan.named(spaces), about)


def _shortcut(plan: GroundPlan, cheap: Way, short: Way) -> Iterator[RouteTip]:
    """G-03: the shortest way ought to be harder than the cheapest one.

    A cheapest way that is longer has the lower average, so they differ unless they are equally
    long. The place is where the way gets longer once a space is closed.
    """
    if short.steps < cheap.steps:
        return
    inner = [space for space in cheap.spaces if space not in plan.goals]
    around = {space: shortest_way(plan, {space}) for space in inner}
    saving = tuple(
        space for space, other in around.items() if other is None or other.steps > short.steps
    )
    yield RouteTip("advice-shortcut", "G-03", plan.named(saving or cheap.spaces))


def _way_around(plan: GroundPlan, short: Way) -> Iterator[RouteTip]:
    """G-04: a way around the hardest spaces."""
    hard = frozenset(s for s in plan.between if plan.board.need[s] >= HARD)
    around = shortest_way(plan, hard)
    on_the_way = tuple(space for space in short.spaces if space in hard)
    if around is None:
        yield RouteTip("advice-no-way-around", "G-04", plan.named(on_the_way), {"number": HARD})
    elif around.steps > DETOUR * short.steps:
        about: About = {"number": HARD, "steps": around.steps, "shortest": short.steps}
        yield RouteTip("advice-detour", "G-04", plan.named(on_the_way), about)


def _bends(plan: GroundPlan) -> Iterator[RouteTip]:
    """G-05: where a route turns, its inner side ought to be harder than its outer side."""
    places = [pixel(middle, 1.0) for middle in plan.middles]
    for i in range(1, len(places) - 1):
        letter, spaces = plan.pieces[i]
        turn = _turn(places[i - 1], places[i], places[i + 1])
        if turn is None:
            continue
        inner, outer = _sides(plan, spaces, places[i], turn)
        inside, outside = _hardness(plan, inner), _hardness(plan, outer)
        if inside <= outside:
            about: About = {"letter": letter, "inside": inside, "outside": outside}
            yield RouteTip("advice-bend", "G-05", plan.named(inner), about)


Point = tuple[float, float]


def _turn(before: Point, here: Point, after: Point) -> Point | None:
    """The direction to the inner side of a bend; None where the route goes on straight."""
    came, goes = _unit(before, here), _unit(here, after)
    angle = degrees(acos(max(-1.0, min(1.0, came[0] * goes[0] + came[1] * goes[1]))))
    return _unit(came, goes) if angle >= BEND else None


def _unit(a: Point, b: Point) -> Point:
    x, y = b[0] - a[0], b[1] - a[1]
    length = hypot(x, y) or 1.0
    return x / length, y / length


def _sides(
    plan: GroundPlan, spaces: tuple[int, ...], middle: Point, inward: Point
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The spaces of the inner and of the outer third of a piece, as bands across the bend."""
    depth = {}
    for space in spaces:
        place = plan.board.spaces[space].hex
        if place is not None:
            x, y = pixel(place, 1.0)
            depth[space] = (x - middle[0]) * inward[0] + (y - middle[1]) * inward[1]
    third = max(map(abs, depth.values()), default=0.0) / 3 - 1e-6
    inner = tuple(space for space, deep in depth.items() if deep >= third)
    return inner, tuple(space for space, deep in depth.items() if deep <= -third)


def _hardness(plan: GroundPlan, spaces: tuple[int, ...]) -> float:
    """The average number of some spaces; mountains count as hard ones."""
    board = plan.board
    numbers = [WALL if board.terrain[s] == MOUNTAIN else board.need[s] for s in spaces]
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _narrow(plan: GroundPlan) -> Iterator[RouteTip]:
    """G-06: spaces that everybody must pass."""
    cuts = set(cut_spaces(plan))
    for letter, spaces in plan.pieces:
        there = tuple(space for space in spaces if space in cuts)
        if len(there) > NARROW_PER_PIECE:
            about: About = {"letter": letter, "count": len(there)}
            id = "advice-narrow" if letter else "advice-narrow-board"
            yield RouteTip(id, "G-06", plan.named(there), about)


def _crossings(plan: GroundPlan) -> Iterator[RouteTip]:
    """G-06: every connection that the way needs has two open crossings."""
    board = plan.board
    for seam in board.seams:
        crossings = [
            (a, b) for a, b in seam.edges if board.spaces[a].enterable and board.spaces[b].enterable
        ]
        if len(crossings) < LEAST_CROSSINGS and not passes(plan, (), crossings):
            spaces = frozenset(space for pair in crossings for space in pair)
            about: About = {"count": len(crossings)}
            yield RouteTip("advice-crossings", "G-06", plan.named(spaces), about)


def _choice(plan: GroundPlan, cheap: Way) -> Iterator[RouteTip]:
    """G-07: another way that costs little more and shares at most half of its spaces."""
    known = set(cheap.spaces)
    for penalty in PENALTIES:
        other = cheapest_way(plan, (), dict.fromkeys(known, penalty))
        if other is None:
            continue
        common = len(known.intersection(other.spaces))
        fewest = min(cheap.steps, other.steps)
        if common <= SHARED * fewest and other.cost <= DEARER * cheap.cost:
            return
    yield RouteTip(
        "advice-choice", "G-07", plan.named(cheap.spaces), {"most": round(DEARER - 1, 2)}
    )


def _purchases(plan: GroundPlan) -> Iterator[RouteTip]:
    """G-08: whether somebody who never buys can arrive."""
    board = plan.board
    strong = frozenset(
        space
        for space in range(len(board.spaces))
        if board.terrain[space] in (JUNGLE, RIVER, VILLAGE) and board.need[space] > 1
    )
    if cheapest_way(plan, strong) is None:
        way = cheapest_way(plan)
        needed = tuple(space for space in way.spaces if space in strong) if way else ()
        yield RouteTip("advice-purchases", "G-08", plan.named(needed))
