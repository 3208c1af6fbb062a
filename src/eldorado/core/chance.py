"""Chance made explicit: what a shuffle or an exploration gave, and the generator behind it."""

from typing import Final

_MASK: Final = (1 << 64) - 1

LOTS: Final = 4
BLOCKADES: Final = 5
CAVES: Final = 6
"""What is drawn from a game's seed besides the piles of the seats, which are 0 to 3."""


class Chance:
    """What an action revealed, so that a record replays without any generator.

    `drawn` are the cards drawn in order. If the discard pile was shuffled on the way,
    `before` of them came from the old draw pile and `left` is what remains of the new one,
    top first (None where a record does not say). `found` are cave tokens, in order.
    """

    __slots__ = ("before", "drawn", "found", "left", "reshuffled")

    def __init__(
        self,
        drawn: tuple[int, ...] = (),
        reshuffled: bool = False,
        before: int = 0,
        left: tuple[int, ...] | None = (),
        found: tuple[int, ...] = (),
    ) -> None:
        self.drawn = drawn
        self.reshuffled = reshuffled
        self.before = before
        self.left = left
        self.found = found

    def key(self) -> tuple[object, ...]:
        return (self.drawn, self.reshuffled, self.before, self.left, self.found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return "Chance({}, {}, {}, {}, {})".format(*map(repr, self.key()))

    @property
    def revealed(self) -> bool:
        """Whether anything hidden came to light; such an action cannot be undone (O-22)."""
        return bool(self.drawn or self.found or self.reshuffled)


NOTHING: Final = Chance()


def scramble(seed: int) -> int:
    """A game's number from any whole number; nearby seeds give unrelated ones."""
    return _mix(seed & _MASK ^ (seed >> 64) & _MASK)


def shuffled(items: tuple[int, ...], rng: int, whose: int, number: int = 0) -> tuple[int, ...]:
    """The items in random order (splitmix64).

    The order depends on the game's number, on whose shuffle it is and on how many that one has
    made before: what others do does not change one's own luck.
    """
    rng = _mix(rng ^ (whose << 48) ^ number)
    pool = list(items)
    for last in range(len(pool) - 1, 0, -1):
        rng = (rng + 0x9E3779B97F4A7C15) & _MASK
        other = (_mix(rng) * (last + 1)) >> 64
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool)


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)
