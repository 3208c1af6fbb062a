"""Chance made explicit: what a shuffle or an exploration gave, and the generator behind it."""

from typing import Final

from eldorado.compiling import i64, mypyc_attr

_ALL: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1

LOTS: Final = 4
BLOCKADES: Final = 5
CAVES: Final = 6
"""What is drawn from a game's seed apart from the seats' piles, which are 0 to 3."""


@mypyc_attr(free_list_len=1)
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
        """Everything it says."""
        return (self.drawn, self.reshuffled, self.before, self.left, self.found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        from eldorado.core.kinds import CARD_IDS, TOKEN_IDS

        early, late = self.drawn[: self.before], self.drawn[self.before :]
        parts = ["found " + ", ".join([TOKEN_IDS[one] for one in self.found])] * bool(self.found)
        if self.reshuffled:
            parts += ["drew " + ", ".join([CARD_IDS[one] for one in early])] * bool(early)
            parts.append("shuffled")
        else:
            late = self.drawn
        parts += ["drew " + ", ".join([CARD_IDS[one] for one in late])] * bool(late)
        return f"<Chance: {', '.join(parts) or 'nothing revealed'}>"

    @property
    def revealed(self) -> bool:
        """Whether hidden information was revealed; such an action cannot be undone (O-22)."""
        return bool(self.drawn or self.found or self.reshuffled)


NOTHING: Final = Chance()


def scramble(seed: int) -> int:
    """A game's number from any whole number; nearby seeds give unrelated ones."""
    number: int = _mix(_word(seed & _ALL ^ (seed >> 64) & _ALL))
    return number & _ALL


def shuffled(items: tuple[int, ...], rng: int, whose: int, number: int = 0) -> tuple[int, ...]:
    """The items in random order (splitmix64).

    The order depends on the game's number, on whose shuffle it is and on how many that one has
    made before: what others do does not change one's own luck.
    """
    state = _mix(_word(rng ^ (whose << 48) ^ number))
    pool = list(items)
    last: i64 = len(pool) - 1
    while last > 0:
        state = (state - STEP) & _WORD
        other = below(_mix(state), last + 1)
        pool[last], pool[other] = pool[other], pool[last]
        last -= 1
    return tuple(pool)


class Stream:
    """Random choices of a player or of a simulation, apart from the luck of the game itself.

    The words are those of splitmix64 from a seed, so that they can be made again anywhere.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = _word(seed)

    def below(self, sides: int) -> int:
        """The next choice, from 0 to `sides` - 1, each as likely as any other."""
        self._state = (self._state - STEP) & _WORD
        number: int = below(_mix(self._state), sides)
        return number


def below(word: i64, sides: i64) -> i64:
    """A number from 0 to `sides` - 1 by a random word: the upper half of their product."""
    upper = (word >> 32 & _HALF) * sides
    lower = (word & _HALF) * sides
    return (upper + (lower >> 32)) >> 32


def _mix(value: i64) -> i64:
    """splitmix64."""
    value = ((value ^ (value >> 30 & 0x3FFFFFFFF)) * FIRST_FACTOR) & _WORD
    value = ((value ^ (value >> 27 & 0x1FFFFFFFFF)) * SECOND_FACTOR) & _WORD
    return value ^ (value >> 31 & 0x1FFFFFFFF)


def _word(number: int) -> i64:
    """The lower 64 bits of a number; compiled, the highest of them is the sign."""
    upper: i64 = number >> 32 & 0xFFFFFFFF
    lower: i64 = number & 0xFFFFFFFF
    return upper << 32 | lower


def _word_mask(half: i64) -> i64:
    """All bits of a word: compiled numbers wrap around by themselves, and this is -1."""
    return half * half - 1


_WORD: Final = _word_mask(1 << 32)

STEP: Final = _word(0x61C8864680B583EB)
FIRST_FACTOR: Final = _word(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final = _word(0x94D049BB133111EB)
"""The numbers of splitmix64 as words: compiled, they would be objects otherwise."""
