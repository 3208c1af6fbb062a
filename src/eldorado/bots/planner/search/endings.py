"""The ways to close a turn: what is bought, how it is paid, what is kept in hand."""

from itertools import combinations
from typing import Final

from eldorado.core.actions import Action, Buy, UseToken
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    CHANGE_SYMBOL,
    COIN,
    ITEM,
    MOST_CHANGES,
    PRICE,
    TOKEN,
    TOKEN_SYMBOL,
)
from eldorado.core.market import payments
from eldorado.core.payments import best_payments
from eldorado.core.state import NO_CARD, without

KEPT: Final = 3
"""At most this many cards are kept."""


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
        """Tokens used up for their coins, or to change the symbols of cards that pay."""

    def purchase(self) -> list[Action]:
        """The purchase, if there is one, after the tokens that change cards for it (V-28)."""
        if self.bought == NO_CARD:
            return []
        changes = self.tokens.count(CHANGE_SYMBOL)
        buy = Buy(CARD_IDS[self.bought], self.sources)
        return [*([UseToken("change_symbol")] * changes), buy]


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
    if CHANGE_SYMBOL in tokens:
        _add_changed(found, hand, tokens, offers)
    return found


def _add_changed(
    found: list[Closing], hand: tuple[int, ...], tokens: tuple[int, ...], offers: tuple[int, ...]
) -> None:
    """Purchases with one or two changed cards (V-28), where fewer changes use something up."""
    easy = {closing.bought for closing in found if not closing.consumed and not closing.tokens}
    for changing in range(1, min(MOST_CHANGES, tokens.count(CHANGE_SYMBOL)) + 1):
        payable = best_payments(hand, tokens, changing)
        for kind in offers:
            sources = payable.get(PRICE[kind])
            if sources is None or kind in easy:
                continue
            consumed, used = _used_up(sources)
            if not consumed and not used:
                easy.add(kind)
            spent = tuple(sorted(used + (CHANGE_SYMBOL,) * changing))
            found.append(Closing((), kind, sources, consumed, spent))


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
        elif source.endswith(":coin"):
            card = CARD[source.removesuffix(":coin")]
            if ITEM[card]:
                items.append(card)
        elif source in CARD:
            card = CARD[source]
            if ITEM[card] and COIN in CARD_SYMBOLS[card]:
                items.append(card)
    return tuple(sorted(items)), tuple(sorted(tokens))
