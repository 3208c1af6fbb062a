"""The ways to close a turn: what is bought, how it is paid, what is kept in hand."""

from itertools import combinations
from typing import Final

from eldorado.core.kinds import (
    CARD,
    CARD_SYMBOLS,
    COIN,
    ITEM,
    PRICE,
    TOKEN,
    TOKEN_SYMBOL,
)
from eldorado.core.market import payments
from eldorado.core.state import NO_CARD, without

KEPT: Final = 3
"""At most so many cards are kept."""


class Closing:
    """One way to close a turn."""

    __slots__ = ("bought", "consumed", "kept", "sources", "tokens")

    def __init__(
        self,
        kept: tuple[int, ...],
        bought: int,
        sources: tuple[str, ...],
        consumed: tuple[int, ...],
        tokens: tuple[int, ...],
    ) -> None:
        self.kept = kept
        self.bought = bought
        """The kind bought, or NO_CARD."""
        self.sources = sources
        self.consumed = consumed
        """Items used up for their coins."""
        self.tokens = tokens
        """Tokens used up for their coins."""


STOP: Final = Closing((), NO_CARD, (), (), ())
"""Nothing bought, nothing kept."""


def purchases(
    hand: tuple[int, ...], tokens: tuple[int, ...], offers: tuple[int, ...]
) -> list[Closing]:
    """Every kind on offer that the hand can pay, once per set of things used up; none kept."""
    coins = tuple([token for token in tokens if TOKEN_SYMBOL[token] == COIN])
    found: list[Closing] = []
    for kind in offers:
        best: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[str, ...]] = {}
        for sources in payments(hand, coins, PRICE[kind], False):
            spent = _used_up(sources)
            known = best.get(spent)
            if known is None or len(sources) < len(known):
                best[spent] = sources
        for (consumed, used), sources in best.items():
            found.append(Closing((), kind, sources, consumed, used))
    return found


def closings(
    hand: tuple[int, ...], tokens: tuple[int, ...], offers: tuple[int, ...]
) -> list[Closing]:
    """Every choice of cards to keep, with every purchase the other cards pay."""
    found: list[Closing] = []
    for count in range(1, min(KEPT, len(hand)) + 1):
        for kept in sorted(set(combinations(hand, count))):
            found.append(Closing(kept, NO_CARD, (), (), ()))
            for closing in purchases(without(hand, kept), tokens, offers):
                closing.kept = kept
                found.append(closing)
    return found


def _used_up(sources: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Items and tokens that a payment takes out of the game."""
    items: list[int] = []
    tokens: list[int] = []
    for source in sources:
        if source in TOKEN:
            tokens.append(TOKEN[source])
        elif source in CARD:
            card = CARD[source]
            if ITEM[card] and COIN in CARD_SYMBOLS[card]:
                items.append(card)
    return tuple(sorted(items)), tuple(sorted(tokens))
