"""What a seat makes of its view before it decides: its way and what cards are worth on it."""

from typing import Final

from eldorado.bots.walker.card_values import CardValues
from eldorado.bots.walker.deck_costs import DeckCosts
from eldorado.bots.walker.distances import ASKED, Crowded, DeckPowers, Demand
from eldorado.core.game import Game
from eldorado.core.kinds import PRICE, RUBBLE_SYMBOL
from eldorado.core.state import GATE
from eldorado.core.zones.stock import offers

DEAREST: Final = 2 * max(PRICE)
"""Half coins that buy anything."""


class Situation(DeckCosts):
    """The position as the player to move judges it. Properties are worked out when read."""

    __slots__ = ("_purchases", "_reserve", "_worth", "world")

    def __init__(self, world: Game, powers: DeckPowers, crowd: Crowded = ()) -> None:
        super().__init__(world, powers, crowd)
        self.world = world
        self._worth: CardValues | None = None
        self._purchases: list[float] | None = None
        self._reserve = 0.0

    @property
    def worth(self) -> CardValues:
        """What cards are worth to the deck on its way."""
        worth = self._worth
        if worth is None:
            worth = self._worth = self._find_worth()
        return worth

    @property
    def purchases(self) -> list[float]:
        """Per number of half coins, up to `DEAREST`, what the best purchase is worth."""
        purchases = self._purchases
        if purchases is None:
            purchases = self._purchases = self._find_purchases()
        return purchases

    def buying(self, kind: int) -> float:
        """What buying a kind is worth now; opening the reserve counts where it is needed."""
        worth = self.worth
        value = worth.buying(kind)
        if self._reserve:
            value += self._reserve / (self.world.piles[kind] * PRICE[kind])
        return value

    def _find_worth(self) -> CardValues:
        player = self.world.player
        distance = self.field(self.world.blockades).distance
        spaces = [space for space in player.pieces if space != GATE]
        last = spaces[0]
        far = 0.0
        for space in spaces:
            far += distance[space]
            if distance[space] > distance[last]:
                last = space
        powers = self.powers
        waiting = player.left_to_draw()
        worth = CardValues(self.deck, waiting, self._demand(last), far, powers.able, powers.weights)
        if worth.needed and not any(worth.opens(kind) for kind in offers(self.world)):
            self._reserve = RESERVE
        return worth

    def _demand(self, space: int) -> Demand:
        """Requirements of the way, including blockades."""
        demand = self.field(self.world.blockades).demand(space)
        top = list(demand.top)
        for number in self.world.blockades:
            symbol, power = ASKED[number]
            if symbol != RUBBLE_SYMBOL:
                top[symbol] = max(top[symbol], power)
        return Demand(demand.power, (top[0], top[1], top[2]), demand.cards)

    def _find_purchases(self) -> list[float]:
        best = [0.0] * (DEAREST + 1)
        for kind in offers(self.world):
            if PRICE[kind]:
                price = 2 * PRICE[kind]
                value = self.buying(kind)
                best[price] = max(best[price], value)
        for budget in range(1, DEAREST + 1):
            best[budget] = max(best[budget], best[budget - 1])
        return best


RESERVE: Final = 3.0
"""What opening the reserve is worth where only there is what the way asks for."""
