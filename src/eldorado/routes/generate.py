"""Random routes, laid the way the printed ones are.

Tiles join along a whole side, half a hex apart; strips lie across the way; only pieces that
follow each other touch; the ending tile lies at one of the two corners ahead.
"""

from itertools import pairwise
from random import Random
from typing import TypeVar

from eldorado.errors import EldoradoError, RouteError
from eldorado.facts import Hex, Placement, pieces
from eldorado.routes.assembly import ground_of
from eldorado.routes.board import Board
from eldorado.routes.code import SIDES, Route
from eldorado.routes.hexes import add, around

FEWEST, MOST = 3, 8
"""Tiles and strips beside the start tile; the box holds no more than eight."""

_USUAL = (4, 5, 5, 5, 6)
"""How many there are on a route of usual length; the printed routes have four to six."""

_USUAL_STEPS = range(26, 42)
_ANY_STEPS = range(1000)
"""How many steps the shortest way may take; on the printed routes it takes 28 to 39."""

_SIDES = tuple(SIDES)
"""Clockwise, so that turning right is the next one."""

_TURNS = (-2, -1, 0, 1, 2)
"""How a route goes on after a piece: a sharp bend to the left, …, a sharp bend to the right."""

_TILE_SLIDES = ("l", "r")
_STRIP_SLIDES = ("", "", "", "l2", "r2")
"""Along the side of the piece before; a strip is longer than that side and seldom slid."""

_HARDEST = 2
"""Every printed route has a way around all spaces that ask for more than this (G-04)."""

_T = TypeVar("_T")


class _Dice:
    """Choices that are the same on every Python: only `random()` keeps its sequence for good."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"{seed:x}")

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)

    def pick(self, items: tuple[_T, ...]) -> _T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[_T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def random_route(seed: int, tiles: int | None = None) -> Route:
    """A route without any fault; the same seed gives the same route everywhere.

    `tiles` counts the tiles and strips between the start tile and the ending tile, 3 to 8;
    without it the route is about as long as the printed ones.
    """
    if not _whole(seed):
        raise EldoradoError(f"A seed is a whole number, not {seed!r}.")
    if tiles is not None and not (_whole(tiles) and FEWEST <= tiles <= MOST):
        raise EldoradoError(
            f"A route has {FEWEST} to {MOST} tiles and strips after its start, not {tiles!r}."
        )
    dice = _Dice(seed)
    while True:
        route = _lay(dice, _letters(dice, tiles or dice.pick(_USUAL)))
        if route is not None and _fair(route, _ANY_STEPS if tiles else _USUAL_STEPS):
            return route


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _letters(dice: _Dice, count: int) -> list[str]:
    """Which pieces lie on the route, each on one of its sides; the start first.

    No strip lies beside another, so that each has its blockade (L-02), and none comes last.
    """
    sheets = {min(letter, piece.back): piece.kind for letter, piece in pieces().items()}
    stock = sorted(sheet for sheet, kind in sheets.items() if kind != "start")
    while True:
        dice.shuffle(stock)
        chosen = stock[:count]
        strips = [sheets[sheet] == "strip" for sheet in chosen]
        if not strips[-1] and not any(a and b for a, b in pairwise(strips)):
            break
    start = next(sheet for sheet, kind in sheets.items() if kind == "start")
    return [dice.pick((sheet, pieces()[sheet].back)) for sheet in [start, *chosen]]


def _lay(dice: _Dice, letters: list[str]) -> Route | None:
    """The pieces laid one after another; None where one of them finds no place."""
    laid = [Placement(letters[0], dice.below(6), (0, 0))]
    heading = laid[0].rotation
    earlier: set[Hex] = set()
    for letter in letters[1:]:
        found = _place(dice, heading, laid[-1], letter, _near(earlier))
        if found is None:
            return None
        earlier.update(ground_of(laid[-1]))
        heading = found[0]
        laid.append(found[1])
    ahead = ((heading - 1) % 6, heading)
    route = Route(tuple(laid), dice.pick(("blue", "green")), dice.pick(ahead))
    ending = {*(place for place, _ in route.finishing), *route.el_dorado}
    return None if ending & _near(earlier) else route


def _place(
    dice: _Dice, heading: int, before: Placement, letter: str, closed: set[Hex]
) -> tuple[int, Placement] | None:
    """A side of the piece before and a place there that touches no closed hex, if there is one."""
    options = _options(heading, before, letter)
    dice.shuffle(options)
    for side, part in options:
        placement = _attach(before, part)
        if closed.isdisjoint(ground_of(placement)):
            return side, placement
    return None


def _options(heading: int, before: Placement, letter: str) -> list[tuple[int, str]]:
    """Every way a piece can follow another, as the side it lies at and its part of the code.

    Walking straight on from the start tile means away from its starting spaces, which lie on its
    south side; beyond a strip the way goes straight on, for a strip is crossed from side to side.
    """
    kind, kind_before = pieces()[letter].kind, pieces()[before.letter].kind
    turns = {"start": _TURNS[1:-1], "terrain": _TURNS, "strip": (0,)}[kind_before]
    slides = _STRIP_SLIDES if "strip" in (kind, kind_before) else _TILE_SLIDES
    return [
        (side, f"{letter}{rotation}{_SIDES[side]}{slide}")
        for side in ((heading + turn) % 6 for turn in turns)
        for rotation in range(6)
        if kind != "strip" or rotation % 3 == side % 3
        for slide in slides
    ]


def _attach(before: Placement, part: str) -> Placement:
    """Where a piece lies that is attached to another by its part of a route code."""
    pair = Route.parse(f"{before.letter}{before.rotation}-{part}-blue0")
    placement = pair.placements[1]
    return Placement(placement.letter, placement.rotation, add(before.center, placement.center))


def _near(ground: set[Hex]) -> set[Hex]:
    """An area and all hexes that touch it."""
    return ground.union(*map(around, ground))


def _fair(route: Route, steps: range) -> bool:
    """Whether a route plays as well as the printed ones: its length, an open ending, a way around
    its hardest spaces (G-04), and no space where one piece would stop all others (G-06).
    """
    try:
        board = route.board()
    except RouteError:
        return False
    shortest = _way(board, set())
    hard = {space for space, need in enumerate(board.need) if need > _HARDEST}
    return (
        len(shortest) + 1 in steps
        and _open_ending(board)
        and bool(_way(board, hard))
        and all(_way(board, {space}) for space in shortest)
    )


def _open_ending(board: Board) -> bool:
    """Whether every finishing space can be entered from the last piece."""
    return all(
        any(not board.finish[near] for near, _ in board.steps[space])
        for space, last in enumerate(board.finish)
        if last
    )


def _way(board: Board, closed: set[int]) -> list[int]:
    """The spaces between start and finish on a shortest way; empty where there is none."""
    came = dict.fromkeys([*board.starts.values(), *closed], -1)
    todo = list(board.starts.values())
    for space in todo:
        for target, _ in board.steps[space]:
            if board.finish[target]:
                way = [space]
                while came[way[-1]] >= 0:
                    way.append(came[way[-1]])
                return way[:-1]
            if target not in came:
                came[target] = space
                todo.append(target)
    return []
