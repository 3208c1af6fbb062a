"""Movement among the spaces near one space as sets of bits: quick, but it takes no blockade.

Most movements meet no blockade that their symbol and power could take. Then blockades are mere
walls, and a result is told by where it ends.
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

    def __init__(self, spaces: tuple[int, ...], start: int, power: int) -> None:
        """`start` is the number of the origin among the spaces."""
        self.spaces = spaces
        self._power = power
        self._start: i64 = 1 << start
        self._steps: list[tuple[int, ...]] = []
        """Per space the targets of each need, packed into one number."""

    def add_steps(self, steps: list[int]) -> None:
        """The steps from the next of the spaces: per need the mask of their targets."""
        self._steps.append(
            tuple([mask << NEED_BITS | need for need, mask in enumerate(steps) if mask])
        )

    def ends(self, others: i64) -> i64:
        """Where a movement can end, of all spaces that are free of others (M-03, M-04, M-20)."""
        power = self._power
        reached: list[int] = [0] * (power + 1)
        closed: i64 = others | self._start
        found: i64 = 0
        new: i64 = self._start
        for spent in range(power):
            place = 0
            while new:
                if new & 1:
                    for step in self._steps[place]:
                        total = spent + (step & NEED_MASK)
                        if total <= power:
                            reached[total] |= step >> NEED_BITS
                new >>= 1
                place += 1
            new = reached[spent + 1]
            new &= ~closed
            closed |= new
            found |= new
        return found


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
