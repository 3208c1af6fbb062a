"""Cards without an order as counts per kind, packed into words: moving them costs no sorting."""

from typing import Final

from eldorado.compiling import i64, mypyc_attr
from eldorado.core.kinds import CARD_IDS
from eldorado.core.words import ONE

COUNT_BITS: Final = 9
"""Enough to count more copies of one kind than a player can own."""

COUNT_MASK: Final = 511
KINDS_IN_WORD: Final = 7
KINDS: Final = len(CARD_IDS)


@mypyc_attr(free_list_len=1)
class CardCounts:
    """How many cards of each kind there are, seven kinds in a word."""

    __slots__ = ("_cards", "_first", "_second", "_third")

    def __init__(self, cards: tuple[int, ...] = ()) -> None:
        self._first: i64 = 0
        self._second: i64 = 0
        self._third: i64 = 0
        self._cards: tuple[int, ...] | None = None
        """The cards in order, once somebody has looked."""
        for card in cards:
            self.add_one(card)

    def become(self, others: "CardCounts") -> None:
        """Be the same cards as these."""
        self._first = others._first
        self._second = others._second
        self._third = others._third
        self._cards = others._cards

    def add_one(self, card: i64) -> None:
        if card < KINDS_IN_WORD:
            self._first += ONE << card * COUNT_BITS
        elif card < 2 * KINDS_IN_WORD:
            self._second += ONE << (card - KINDS_IN_WORD) * COUNT_BITS
        else:
            self._third += ONE << (card - 2 * KINDS_IN_WORD) * COUNT_BITS
        self._cards = None

    def add(self, others: "CardCounts") -> None:
        self._first += others._first
        self._second += others._second
        self._third += others._third
        self._cards = None

    def subtract(self, others: "CardCounts") -> None:
        """Cards that are among these leave."""
        self._first -= others._first
        self._second -= others._second
        self._third -= others._third
        self._cards = None

    def clear(self) -> None:
        self._first = self._second = self._third = 0
        self._cards = ()

    def empty(self) -> bool:
        return not (self._first or self._second or self._third)

    def cards(self) -> tuple[int, ...]:
        """The cards in the order of their kinds."""
        cards = self._cards
        if cards is None:
            listed: list[int] = []
            _list(listed, self._first, 0)
            _list(listed, self._second, KINDS_IN_WORD)
            _list(listed, self._third, 2 * KINDS_IN_WORD)
            cards = self._cards = tuple(listed)
        return cards


def _list(listed: list[int], word: i64, first: int) -> None:
    """Adds the cards of a word whose kinds begin with that one."""
    card = first
    while word:
        count: i64 = word & COUNT_MASK
        while count:
            listed.append(card)
            count -= 1
        word >>= COUNT_BITS
        card += 1


assert KINDS <= 3 * KINDS_IN_WORD
