"""Small changes of a route: a piece turned, flipped, swapped or exchanged, another ending."""

import re
from collections.abc import Callable

from eldorado.core.chance import Stream
from eldorado.errors import RouteError
from eldorado.facts import endings, pieces
from eldorado.routes.check import faults
from eldorado.routes.code import Route
from eldorado.workshop.measures.ground_plan import GroundPlan
from eldorado.workshop.measures.ways import cut_spaces

TRIES = 200
"""Changes that are tried until one gives a route that can be played."""

_PART = re.compile(r"([A-Z])([0-5])(.*)")

Parts = list[str]


def mutated(route: Route, stream: Stream) -> Route | None:
    """A playable route that differs a little; None if none was found."""
    for _ in range(TRIES):
        parts = str(route).split("-")
        change = CHANGES[stream.below(len(CHANGES))]
        change(parts, stream)
        other = playable("-".join(parts))
        if other is not None and other != route:
            return other
    return None


def playable(code: str) -> Route | None:
    """The route of a code, if it has no fault and no space that everybody must pass (G-06)."""
    try:
        route = Route.parse(code)
        if faults(route) or cut_spaces(GroundPlan.of(route.board())):
            return None
    except RouteError:
        return None
    return route


def _turn(parts: Parts, stream: Stream) -> None:
    i = stream.below(len(parts) - 1)
    letter, _, rest = _read(parts[i])
    parts[i] = f"{letter}{stream.below(6)}{rest}"


def _flip(parts: Parts, stream: Stream) -> None:
    i = stream.below(len(parts) - 1)
    letter, turns, rest = _read(parts[i])
    parts[i] = f"{pieces()[letter].back}{turns}{rest}"


def _swap(parts: Parts, stream: Stream) -> None:
    """Another piece of the box in the place of one."""
    i = 1 + stream.below(len(parts) - 2)
    _, _, rest = _read(parts[i])
    used = {_read(part)[0] for part in parts[:-1]}
    used |= {pieces()[one].back for one in used}
    free = [one for one, piece in pieces().items() if piece.kind != "start" and one not in used]
    if free:
        parts[i] = f"{free[stream.below(len(free))]}{stream.below(6)}{rest}"


def _exchange(parts: Parts, stream: Stream) -> None:
    """Two pieces in each other's places."""
    i, j = (1 + stream.below(len(parts) - 2) for _ in range(2))
    one, other = _read(parts[i]), _read(parts[j])
    parts[i], parts[j] = f"{other[0]}{other[1]}{one[2]}", f"{one[0]}{one[1]}{other[2]}"


def _end(parts: Parts, stream: Stream) -> None:
    sides = sorted(endings())
    parts[-1] = f"{sides[stream.below(len(sides))]}{stream.below(6)}"


def _bend(parts: Parts, stream: Stream) -> None:
    """A piece at another side of the one before it."""
    i = 1 + stream.below(len(parts) - 2)
    letter, turns, _ = _read(parts[i])
    side = ("n", "ne", "se", "s", "sw", "nw")[stream.below(6)]
    parts[i] = f"{letter}{turns}{side}{('l', 'r', '')[stream.below(3)]}"


CHANGES: tuple[Callable[[Parts, Stream], None], ...] = (_turn, _flip, _swap, _exchange, _end, _bend)


def _read(part: str) -> tuple[str, str, str]:
    match = _PART.fullmatch(part)
    if match is None:
        raise ValueError(part)
    return match[1], match[2], match[3]
