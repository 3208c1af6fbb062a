"""Route codes: a whole route in one line that fits into a link, such as `B2-C5ner-…-blue0`.

A piece is its letter, its clockwise turns, the side of the piece before that it lies at, and how
far it is slid along that side to the left or right, seen walking from the old piece to the new.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from eldorado.errors import Argument, RouteError
from eldorado.facts import Difficulty, Hex, Placement, endings, known_routes, our_routes, pieces
from eldorado.input_limits import check_pieces, check_route
from eldorado.routes.assembly import Layout, assemble, ground_of
from eldorado.routes.board import Board
from eldorado.routes.check import gap, misplaced, unreachable, used_twice
from eldorado.routes.hexes import add, around, dot, rotate, scale, subtract

SIDES: dict[str, tuple[Hex, Hex]] = {
    "n": ((1, -2), (1, 0)),
    "ne": ((2, -1), (0, 1)),
    "se": ((1, 1), (-1, 1)),
    "s": ((-1, 2), (-1, 0)),
    "sw": ((-2, 1), (0, -1)),
    "nw": ((-1, -1), (1, -1)),
}
"""The sides of a piece, which do not turn with it: straight out, and to the right along it."""

_FIRST = re.compile(r"([a-z])([0-9])")
_NEXT = re.compile(r"([a-z])([0-9])(n|ne|se|s|sw|nw)(?:([lr])([1-9][0-9]?)?)?")
_LAST = re.compile(r"([a-z]+)([0-9])")
_FARTHEST = 8
"""Steps of two rows after which no two pieces can reach each other any more."""


@dataclass(frozen=True, repr=False)
class Route(Layout):
    """A route; `id`, `name` and `difficulty` are set for printed ones and for ours."""

    id: str = field(default="", compare=False)
    name: str = field(default="", compare=False)
    difficulty: Difficulty | None = field(default=None, compare=False)

    @classmethod
    def parse(cls, text: str) -> "Route":
        """Read a route code; the code of a known route gives that route.

        Everything is read and compared with the box before the first piece is placed.
        """
        check_route(text)
        *parts, last = text.strip().lower().split("-")
        if not parts:
            raise _unreadable(text.strip(), "parts")
        check_pieces(len(parts))
        first = _first(parts[0])
        others = [_next(part) for part in parts[1:]]
        ending = _ending(last)
        for fault in used_twice([first.letter, *(piece.letter for piece in others)]):
            raise fault.error()
        placements = [first]
        for piece in others:
            placements.append(_placed(piece, placements[-1]))
        route = cls(tuple(placements), *ending)
        return _BY_LAYOUT.get(route, route)

    def __str__(self) -> str:
        return self._code

    @cached_property
    def _code(self) -> str:
        first = self.placements[0]
        parts = [f"{first.letter}{first.rotation}"]
        for before, placement in zip(self.placements, self.placements[1:], strict=False):
            parts.append(f"{placement.letter}{placement.rotation}{_attachment(before, placement)}")
        return "-".join([*parts, f"{self.ending_side}{self.ending_rotation}"])

    def __repr__(self) -> str:
        return f"<Route {self.id}: {self}>" if self.id else f"<Route {self}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """A picture of the board of this route."""
        return self.board().svg()

    def board(self) -> Board:
        """The board of this route; equal routes share one. Raises RouteError on a fatal fault."""
        return _board(self)


@lru_cache(maxsize=128)
def _board(route: Route) -> Board:
    for fault in misplaced(route):
        raise fault.error()
    board = assemble(route, route.id or str(route))
    for fault in unreachable(board):
        raise fault.error()
    return board


def find_route(text: str) -> Route:
    """The route meant by an id (`first_game`), a printed name or a route code."""
    check_route(text)
    wanted = _plain(text)
    for route in (*KNOWN.values(), *OURS.values()):
        if wanted in (_plain(route.id), _plain(route.name)):
            return route
    if _FIRST.match(text.strip().lower()) and "-" in text:
        return Route.parse(text)
    from difflib import get_close_matches

    names = {_plain(route.id): route.id for route in (*KNOWN.values(), *OURS.values())}
    close = [names[match] for match in get_close_matches(wanted, names, n=2, cutoff=0.5)]
    about: dict[str, Argument] = {"word": _short(text.strip())}
    if close:
        raise RouteError("fault-route-near", about | {"choices": close})
    about |= {"routes": list(KNOWN), "code": str(KNOWN["first_game"])}
    raise RouteError("fault-route", about)


def _plain(text: str) -> str:
    """Letters and digits only, so that `Witch's Cauldron` and `witchs-cauldron` are the same."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"


def _unreadable(part: str, kind: str) -> RouteError:
    """What is wrong with a part of a code."""
    return RouteError(f"fault-code-{kind}", {"word": _short(part), "code": "B2-C5ner-K0ner-blue0"})


def _first(part: str) -> Placement:
    match = _FIRST.fullmatch(part)
    if not match:
        raise _unreadable(part, "first")
    return Placement(_letter(match[1]), _rotation(match[2], part), (0, 0))


class _Attached(NamedTuple):
    """A piece as written in a code: its place relative to the piece before."""

    part: str
    letter: str
    rotation: int
    side: str
    slide: int


def _next(part: str) -> _Attached:
    match = _NEXT.fullmatch(part)
    if not match:
        raise _unreadable(part, "piece")
    slide = int(match[5] or 1) if match[4] else 0
    return _Attached(
        part,
        _letter(match[1]),
        _rotation(match[2], part),
        match[3],
        -slide if match[4] == "l" else slide,
    )


def _placed(piece: _Attached, before: Placement) -> Placement:
    center = _push(before, piece.letter, piece.rotation, piece.side, piece.slide)
    if center is None:
        about: dict[str, Argument] = {"letter": piece.letter, "before": before.letter}
        raise RouteError("fault-middle", about | {"word": piece.part}, "L-06")
    return Placement(piece.letter, piece.rotation, center)


def _ending(part: str) -> tuple[str, int]:
    match = _LAST.fullmatch(part)
    if not match or match[1] not in endings():
        raise _unreadable(part, "ending")
    return match[1], _rotation(match[2], part)


def _letter(letter: str) -> str:
    if letter.upper() not in pieces():
        about: dict[str, Argument] = {"letter": letter.upper(), "known": ", ".join(pieces())}
        raise RouteError("fault-letter", about, "C-03")
    return letter.upper()


def _rotation(digit: str, part: str) -> int:
    if int(digit) > 5:
        raise _unreadable(part, "turns")
    return int(digit)


@cache
def _middle(letter: str, rotation: int) -> Hex:
    """The way from a piece's lettered hex to its centroid, doubled so that it is whole.

    A tile's letter is its centroid; a strip's lies half a hex beside it.
    """
    hexes = [place for place, _ in pieces()[letter].hexes]
    q, r = sum(q for q, _ in hexes), sum(r for _, r in hexes)
    return rotate((2 * q // len(hexes), 2 * r // len(hexes)), rotation)


def _way(before: Placement, letter: str, rotation: int, center: Hex) -> Hex:
    """The way from centroid to centroid, doubled."""
    old = add(scale(before.center, 2), _middle(before.letter, before.rotation))
    return subtract(add(scale(center, 2), _middle(letter, rotation)), old)


def _push(before: Placement, letter: str, rotation: int, side: str, slide: int) -> Hex | None:
    """Where a piece stops when it is pushed from outside against a side of the one before.

    It comes to rest where it touches, or where the next step would overlap. None when the piece
    cannot lie there: a strip laid end-on is always a quarter hex off the middle.
    """
    out, along = SIDES[side]
    # In quarters of a hex along the side; half-hex slides where the centroids allow them,
    # otherwise l and r are the nearest places a quarter to the left and right, l2 and r2 the next.
    at_origin = dot(_way(before, letter, rotation, (0, 0)), along)
    quarters = 2 * slide
    if at_origin % 2:
        if not slide:
            return None
        quarters -= 1 if slide > 0 else -1
    line = scale(rotate(along, 1), (quarters - at_origin) // 2)
    level = -dot(_way(before, letter, rotation, line), out) // dot(scale(out, 2), out)
    overlapping, touching = _contacts(
        _shape(before.letter, before.rotation), _shape(letter, rotation)
    )
    for step in range(level + _FARTHEST, level - 1, -1):
        center = add(line, scale(out, step))
        way = subtract(center, before.center)
        if way in overlapping:
            return add(center, out)
        if way in touching:
            return center
    return add(line, scale(out, level + 1))


def attachments(before: Placement, letter: str, rotation: int) -> dict[str, Placement]:
    """Every place where a piece touches the one before, by its part of a code, side by side."""
    found: dict[Hex, str] = {}
    overlapping, touching = _contacts(
        _shape(before.letter, before.rotation), _shape(letter, rotation)
    )
    for side in SIDES:
        for slide in range(-_FARTHEST, _FARTHEST + 1):
            center = _push(before, letter, rotation, side, slide)
            if center is not None and subtract(center, before.center) in touching - overlapping:
                placement = Placement(letter, rotation, center)
                found.setdefault(center, f"{letter}{rotation}{_attachment(before, placement)}")
    return {part: Placement(letter, rotation, center) for center, part in found.items()}


@cache
def _shape(letter: str, rotation: int) -> frozenset[Hex]:
    """The hexes of a turned piece about its lettered hex; all tiles have the same."""
    return frozenset(ground_of(Placement(letter, rotation, (0, 0))))


@cache
def _contacts(old: frozenset[Hex], new: frozenset[Hex]) -> tuple[frozenset[Hex], frozenset[Hex]]:
    """The ways from one piece to another at which they overlap, and at which they touch.

    There are seven shapes, so few pairs are ever worked out.
    """
    rim = {near for place in old for near in around(place)} - old
    overlapping = frozenset(subtract(place, part) for place in old for part in new)
    touching = frozenset(subtract(place, part) for place in rim for part in new)
    return overlapping, touching - overlapping


def _slide(before: Placement, placement: Placement, side: str) -> int:
    """How far a piece is slid along a side, in steps of half a hex, to the right."""
    way = _way(before, placement.letter, placement.rotation, placement.center)
    quarters = dot(way, SIDES[side][1])
    return (quarters + (quarters % 2) * (1 if quarters > 0 else -1)) // 2


def _attachment(before: Placement, placement: Placement) -> str:
    """The side and slide that give a piece its place: smallest slide, then first side."""
    slides = {side: _slide(before, placement, side) for side in SIDES}
    for side in sorted(SIDES, key=lambda side: abs(slides[side])):
        slide = slides[side]
        if _push(before, placement.letter, placement.rotation, side, slide) == placement.center:
            number = str(abs(slide)) if abs(slide) > 1 else ""
            return side + ("r" if slide > 0 else "l" if slide else "") + number
    fault = gap(before.letter, placement.letter)
    raise fault.error()


KNOWN: Mapping[str, Route] = MappingProxyType(
    {
        known.id: Route(
            known.placements,
            known.ending_side,
            known.ending_rotation,
            id=known.id,
            name=known.name,
            difficulty=known.difficulty,
        )
        for known in known_routes().values()
    }
)
"""The seven printed routes by id, easiest first."""

_BY_LAYOUT = {route: route for route in KNOWN.values()}

OURS: Mapping[str, Route] = MappingProxyType(
    {
        ours.id: replace(
            Route.parse(ours.code), id=ours.id, name=ours.name, difficulty=ours.difficulty
        )
        for ours in our_routes()
    }
)
"""The routes of this program by id, easiest first; they are not printed anywhere."""

_BY_LAYOUT.update({route: route for route in OURS.values()})
