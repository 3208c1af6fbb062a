"""What cards are worth to a deck on its way, in units of power on the distance field."""

from eldorado.bots.field import Demand, Levels
from eldorado.core.kinds import (
    CARD,
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

KINDS = range(len(CARD_IDS))

LEAST_DECK = 5
"""A deck is never thinned below this."""

NEVER = -50.0


class Tuning:
    """The numbers behind the estimates, measured by playing."""

    idle = 0.25
    match = 1.2
    strong = 0.25
    coin = 0.35
    pace = 0.75
    growth = 0.7
    native = 2.0
    item = 0.8
    gate = 6.0
    balance = 1.0
    invest = 0.6


class Worth:
    """Estimates for one deck on one way: per draw, per purchase, per removal."""

    __slots__ = ("_deck", "able", "average", "demand", "draws", "needed", "per_draw", "turns")

    def __init__(
        self, deck: tuple[int, ...], waiting: int, demand: Demand, far: float, able: Levels, weights: Levels
    ) -> None:
        self._deck = deck
        self.able = able
        self.demand = demand
        self.needed = tuple(symbol for symbol in range(3) if demand.top[symbol] > able[symbol])
        """Symbols of which the way asks for more than the deck has."""
        total = sum(demand.power) + demand.cards + 1
        match = [
            min(1.0, Tuning.idle + Tuning.match * part / total) * (weight / 4) ** Tuning.balance
            for part, weight in zip(demand.power, weights, strict=True)
        ]
        per_draw = [0.0] * len(CARD_IDS)
        rich = min(1.0, far / 20)
        for kind in KINDS:
            if POWER[kind]:
                per_draw[kind] = self._power_per_draw(kind, match, rich)
        per_draw[NATIVE] = Tuning.native
        mean = sum(per_draw[kind] for kind in deck) / max(1, len(deck))
        for kind in KINDS:
            if DRAWS[kind]:
                per_draw[kind] = DRAWS[kind] * mean + 0.3 * REMOVES[kind] * rich
        per_draw[TRANSMITTER] = 2.0 * rich
        self.per_draw = per_draw
        self.average = sum(per_draw[kind] for kind in deck) / max(1, len(deck))
        self.turns = far / max(0.8, HAND_SIZE * self.average * Tuning.pace) * Tuning.growth
        self.draws = max(0.0, self.turns - waiting / HAND_SIZE) * HAND_SIZE / (len(deck) + 1)
        """How often a card bought now will be drawn."""

    @staticmethod
    def _power_per_draw(kind: int, match: list[float], rich: float) -> float:
        power = POWER[kind]
        useful = power if power <= 3 else 3 + Tuning.strong * (power - 3)
        part = max(1.0, *match) if JOKER[kind] else match[CARD_SYMBOLS[kind][0]]
        worth = useful * part
        if COIN in CARD_SYMBOLS[kind]:
            worth += Tuning.coin * power * rich
        return worth

    def buying(self, kind: int) -> float:
        """What having one more card of a kind is worth."""
        gain = self.per_draw[kind] - self.average
        times = min(1.0, self.draws) if ITEM[kind] else self.draws
        if kind == TRANSMITTER:
            gain = max(
                self.draws * (self.per_draw[other] - self.average)
                for other in KINDS
                if not ITEM[other]
            )
            times = 0.7 if self.draws >= 1 else 0.0
        elif ITEM[kind]:
            gain = Tuning.item * self.per_draw[kind]
        value = Tuning.invest * times * gain
        if len(self._deck) <= LEAST_DECK and not ITEM[kind]:
            value += 1.5
        if self.opens(kind):
            value += Tuning.gate
        return value

    def opens(self, kind: int) -> bool:
        """Whether a kind lets the deck enter what it cannot enter yet."""
        return any(
            symbol in CARD_SYMBOLS[kind] and POWER[kind] >= self.demand.top[symbol]
            for symbol in self.needed
        )

    def removing(self, kind: int) -> float:
        """What being rid of a card is worth; negative if it is missed."""
        if len(self._deck) <= LEAST_DECK or self.last(kind):
            return NEVER
        if self.needed and COIN in CARD_SYMBOLS[kind]:
            return NEVER  # it will have to be paid for
        return self.turns * HAND_SIZE / len(self._deck) * (self.average - self.per_draw[kind]) * 0.8

    def removing_all(self, cards: tuple[int, ...]) -> float:
        """What being rid of several cards together is worth."""
        value = sum(self.removing(card) for card in cards)
        if len(self._deck) - len(cards) < LEAST_DECK:
            return NEVER
        for card in set(cards):
            if cards.count(card) > 1 and self.last(card, cards.count(card)):
                return NEVER
        return value

    def last(self, kind: int, gone: int = 1) -> bool:
        """Whether the way asks for a power that only these cards have."""
        for symbol in CARD_SYMBOLS[kind]:
            least = max(1, min(self.demand.top[symbol], self.able[symbol]))
            if POWER[kind] >= least:
                others = sum(
                    symbol in CARD_SYMBOLS[other] and POWER[other] >= least and not ITEM[other]
                    for other in self._deck
                )
                if others <= gone:
                    return True
        return False

    def item_cost(self, kind: int) -> float:
        """What using an item up takes away."""
        return 0.55 * self.per_draw[kind] * min(1.0, self.turns / 3)


def coins(hand: tuple[int, ...]) -> int:
    """What a hand is worth in half coins."""
    return sum(HALF_COINS[card] for card in hand)


SCIENTIST = CARD["scientist"]
