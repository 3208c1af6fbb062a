"""Choosing some cards of a hand: counted before they are made.

The order is: fewer cards first, then as in a dictionary, cards in the order of the facts.
"""

from typing import Final

MOST_LISTED: Final = 256
"""Hands with more choices than this have them made one by one."""


class CardChoices:
    """The different choices from a hand, which is given by how many cards it has of each kind.

    A choice is the places of its cards in the hand.
    """

    __slots__ = ("_counts", "_listed", "_ways", "total")

    def __init__(self, counts: tuple[int, ...]) -> None:
        sizes = range(sum(counts) + 1)
        ways = [[int(size == 0) for size in sizes]]
        for count in reversed(counts):
            rest = ways[-1]
            ways.append([sum(rest[max(0, size - count) : size + 1]) for size in sizes])
        ways.reverse()
        self._counts = counts
        self._ways = ways
        """Per kind and size, how many choices of that size there are from this kind on."""
        self.total = sum(ways[0])
        self._listed: list[tuple[int, ...]] = []

    def of_size(self, size: int) -> int:
        """The number of choices of that many cards."""
        ways = self._ways[0]
        return ways[size] if size < len(ways) else 0

    def before(self, size: int) -> int:
        """How many choices have fewer cards: the place of the first one of that size."""
        return sum(self._ways[0][:size])

    def at(self, place: int) -> tuple[int, ...]:
        """The choice of that place among all."""
        return self._made(place) if self.total > MOST_LISTED else self.all()[place]

    def all(self) -> list[tuple[int, ...]]:
        """Every choice; the list is shared."""
        if self._listed:
            return self._listed
        listed = [self._made(place) for place in range(self.total)]
        if self.total <= MOST_LISTED:
            self._listed = listed
        return listed

    def _made(self, place: int) -> tuple[int, ...]:
        size = 0
        while place >= self._ways[0][size]:
            place -= self._ways[0][size]
            size += 1
        chosen: list[int] = []
        first = 0
        for kind, count in enumerate(self._counts):
            rest = self._ways[kind + 1]
            copies = min(count, size)
            while place >= rest[size - copies]:
                place -= rest[size - copies]
                copies -= 1
            chosen += range(first, first + copies)
            first += count
            size -= copies
        return tuple(chosen)


def choices_of(counts: tuple[int, ...]) -> CardChoices:
    """The choices from that many cards of each kind; hands of the same shape share them."""
    found = _CHOICES.get(counts)
    if found is None:
        found = CardChoices(counts)
        if len(_CHOICES) >= 1_000:
            _CHOICES.clear()
        _CHOICES[counts] = found
    return found


_CHOICES: Final[dict[tuple[int, ...], CardChoices]] = {}
