"""Movement among the spaces near one space as sets of bits: quick, but it takes no blockade.

Most movements meet no blockade that their symbol and power could take. Then blockades are mere
walls, and a result is given by where it ends.
"""

from typing import Final

from eldorado.compiling import i64

MOST_SPACES: Final = 56
"""A set of near spaces and a need fit into one word."""

NEED_BITS: Final = 4
NEED_MASK: Final = 15
"""Where the need stands in a step of a spread."""


class Spread:
    """The steps among the spaces near an origin while some seams are closed.

    Spaces are numbered in the order of the board, and a set of them is a mask of bits.
    """

    __slots__ = ("_power", "_start", "_steps", "spaces")

    def __init__(self, spaces: tuple[int, ...], start: int, steps: "list[list[int]]") -> None:
        """`start` is the number of the origin among the spaces; `steps` are per need and space
        the mask of the targets."""
        self.spaces = spaces
        self._power: i64 = len(steps) - 1
        self._start: i64 = 1 << start
        self._steps = [tuple(masks) if any(masks) else None for masks in steps]

    def ends(self, others: i64) -> i64:
        """Where a movement can end, of all spaces that are free of others (M-03, M-04, M-20)."""
        closed: i64 = others | self._start
        found: i64 = 0
        by_power: list[int] = [self._start]
        """Per power spent the spaces that cannot be reached with less."""
        spent: i64 = 1
        while spent <= self._power:
            new: i64 = 0
            need: i64 = 1
            while need <= spent:
                steps = self._steps[need]
                if steps is not None:
                    new |= _targets(by_power[spent - need], steps)
                need += 1
            new &= ~closed
            closed |= new
            found |= new
            by_power.append(new)
            spent += 1
        return found


def _targets(spaces: i64, steps: tuple[int, ...]) -> i64:
    """Where the steps from any of these spaces lead."""
    targets: i64 = 0
    place: i64 = 0
    while spaces:
        while not spaces & FEW:
            spaces >>= FEW_BITS
            place += FEW_BITS
        if spaces & 1:
            targets |= steps[place]
        spaces >>= 1
        place += 1
    return targets


FEW: Final = 15
FEW_BITS: Final = 4
"""How many spaces are passed over at once."""


def size_of(mask: i64) -> i64:
    """How many spaces are in a set."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def member_of(mask: i64, place: i64) -> i64:
    """The number of the space of that place in a set, counted from the lowest."""
    while place:
        mask &= mask - 1
        place -= 1
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return number
