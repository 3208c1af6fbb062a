"""What cards are worth to a deck on its way, in units of power on the distance field."""

from typing import Final

from eldorado.bots.walker.distances import Demand, Levels
from eldorado.core.kinds import (
    CARD_IDS,
    CARD_SYMBOLS,
    COIN,
    DRAWS,
    HALF_COINS,
    HAND_SIZE,
    ITEM,
    JOKER,
    NATIVE,
    POWER,
    REMOVES,
    TRANSMITTER,
)

KINDS: Final = tuple(range(len(CARD_IDS)))

LEAST_DECK: Final = 5
"""A deck is never thinned below this."""

NEVER: Final = -50.0
"""The value of a removal that must not happen."""


IDLE: Final = 0.25
MATCH: Final = 1.2
"""How much of a symbol's power is used: at least, and more the more the way asks for it."""

STRONG: Final = 3
STRONG_USE: Final = 0.25
"""Power beyond this is often lost; so much of it is used."""

COIN_EXTRA: Final = 0.1
"""What a coin is worth besides moving, while there is still much to buy for."""

PACE: Final = 0.75
GROWTH: Final = 0.9
"""How much of a hand moves the piece, and how much shorter the way gets as the deck grows."""

INVEST: Final = 0.55
"""What later power is worth against power now."""

ITEM_USE: Final = 0.7
ITEM_KEPT: Final = 0.55
"""What of an item's power is used once it is bought, and what using it up must gain."""

NATIVE_STEP: Final = 2.0
OPENING: Final = 6.0
"""What it is worth to be able to enter what the deck cannot enter yet."""

THINNING: Final = 0.8
"""What a draw without a weak card is worth against the average."""

SHORT_OF_CARDS: Final = 1.5
"""What any purchase is worth to the smallest deck."""


class CardValues:
    """Estimates for one deck on one way: per draw, per purchase, per removal."""

    __slots__ = ("_deck", "able", "average", "demand", "draws", "needed", "per_draw", "turns")

    def __init__(
        self,
        deck: tuple[int, ...],
        waiting: int,
        demand: Demand,
        far: float,
        able: Levels,
        weights: Levels,
    ) -> None:
        self._deck = deck
        self.able = able
        self.demand = demand
        self.needed = tuple([symbol for symbol in range(3) if demand.top[symbol] > able[symbol]])
        """Symbols of which the way asks for more than the deck has."""
        total = sum(demand.power) + demand.cards + 1
        match: list[float] = []
        for part, weight in zip(demand.power, weights, strict=True):
            asked = IDLE + MATCH * part / total
            match.append((asked if asked < 1.0 else 1.0) * weight / 4)
        rich = far / 20
        rich = min(rich, 1.0)
        per_draw = _power_per_draw(match, rich)
        mean = _mean(per_draw, deck)
        for kind in DRAWING:
            per_draw[kind] = DRAWS[kind] * mean + 0.3 * REMOVES[kind] * rich
        per_draw[TRANSMITTER] = 2.0 * rich
        self.per_draw = per_draw
        self.average = _mean(per_draw, deck)
        pace = HAND_SIZE * self.average * PACE
        self.turns = far / (pace if pace > 0.8 else 0.8) * GROWTH
        left = self.turns - waiting / HAND_SIZE
        self.draws = (left if left > 0.0 else 0.0) * HAND_SIZE / (len(deck) + 1)
        """How often a card bought now will be drawn."""

    def buying(self, kind: int) -> float:
        """What having one more card of a kind is worth."""
        gain = self.per_draw[kind] - self.average
        times = self.draws
        if ITEM[kind] and times > 1.0:
            times = 1.0
        if kind == TRANSMITTER:
            gain = max(
                self.draws * (self.per_draw[other] - self.average)
                for other in KINDS
                if not ITEM[other]
            )
            times = 0.7 if self.draws >= 1 else 0.0
        elif ITEM[kind]:
            gain = ITEM_USE * self.per_draw[kind]
        value = INVEST * times * gain
        if len(self._deck) <= LEAST_DECK and not ITEM[kind]:
            value += SHORT_OF_CARDS
        if self.needed and self.opens(kind):
            value += OPENING
        return value

    def opens(self, kind: int) -> bool:
        """Whether a kind lets the deck enter what it cannot enter yet."""
        for symbol in self.needed:
            if symbol in CARD_SYMBOLS[kind] and POWER[kind] >= self.demand.top[symbol]:
                return True
        return False

    def removing(self, cards: tuple[int, ...]) -> float:
        """What being rid of cards is worth; negative if they are missed."""
        if len(self._deck) - len(cards) < LEAST_DECK or self._strips(cards):
            return NEVER
        if self.needed and any(COIN in CARD_SYMBOLS[card] for card in cards):
            return NEVER  # what is needed will have to be paid for
        gain = sum(self.average - self.per_draw[card] for card in cards)
        return THINNING * gain * self.turns * HAND_SIZE / len(self._deck)

    def _strips(self, cards: tuple[int, ...]) -> bool:
        """Whether without these cards a symbol, or a power that the way asks for, is gone."""
        for symbol in {symbol for card in cards for symbol in CARD_SYMBOLS[card]}:
            for least in (1, min(self.demand.top[symbol], self.able[symbol])):
                gone = _count(cards, symbol, least)
                if gone and gone >= _count(self._deck, symbol, least):
                    return True
        return False

    def item_cost(self, kind: int) -> float:
        """What using an item up takes away."""
        turns = self.turns / 3
        return ITEM_KEPT * self.per_draw[kind] * (turns if turns < 1.0 else 1.0)


def _power_per_draw(match: list[float], rich: float) -> list[float]:
    """Per kind what one card brings a piece by its power, or by the step of the Native."""
    per_draw = [0.0] * len(CARD_IDS)
    best = max(1.0, *match)
    for kind in MOVING:
        worth = USEFUL[kind] * (best if JOKER[kind] else match[CARD_SYMBOLS[kind][0]])
        if COIN in CARD_SYMBOLS[kind]:
            worth += COIN_EXTRA * POWER[kind] * rich
        per_draw[kind] = worth
    per_draw[NATIVE] = NATIVE_STEP
    return per_draw


MOVING: Final = tuple([kind for kind in KINDS if POWER[kind]])
DRAWING: Final = tuple([kind for kind in KINDS if DRAWS[kind]])

USEFUL: Final[tuple[float, ...]] = tuple(
    [min(power, STRONG) + STRONG_USE * max(0, power - STRONG) for power in POWER]
)
"""How much of a card's power is used."""


def _mean(per_draw: list[float], deck: tuple[int, ...]) -> float:
    """What a card of the deck is worth on average."""
    total = 0.0
    for kind in deck:
        total += per_draw[kind]
    return total / max(1, len(deck))


def _count(cards: tuple[int, ...], symbol: int, least: int) -> int:
    """How many cards have that symbol with that power and are not used up by it."""
    return sum(
        symbol in CARD_SYMBOLS[card] and POWER[card] >= least and not ITEM[card] for card in cards
    )


def coins(hand: tuple[int, ...]) -> int:
    """What a hand is worth in half coins."""
    total = 0
    for card in hand:
        total += HALF_COINS[card]
    return total
