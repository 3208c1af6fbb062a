"""What a seat makes of its view before it decides: its way and what cards are worth on it."""

from eldorado.bots.walker.card_values import KINDS, CardValues
from eldorado.bots.walker.deck_costs import Crowded, DeckCosts
from eldorado.bots.walker.distances import Demand
from eldorado.core.game import Game
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, PRICE, RUBBLE_SYMBOL
from eldorado.core.state import GATE
from eldorado.core.zones.stock import on_offer

DEAREST = 2 * max(PRICE)
"""Half coins that buy anything."""


class Situation(DeckCosts):
    """The position as the player to move judges it."""

    __slots__ = ("purchases", "world", "worth")

    def __init__(self, world: Game, crowd: Crowded = ()) -> None:
        super().__init__(world, crowd)
        self.world = world
        player = world.player
        distance = self.field(world.blockades).distance
        spaces = [space for space in player.pieces if space != GATE]
        last = max(spaces, key=distance.__getitem__)
        far = sum(distance[space] for space in spaces)
        self.worth = CardValues(
            self.deck, len(player.draw), self._demand(last), far, self.able, self.weights
        )
        self.purchases = self._purchases()
        """Per number of half coins, up to `DEAREST`, what the best purchase is worth."""

    def _demand(self, space: int) -> Demand:
        """Requirements of the way, including blockades."""
        demand = self.field(self.world.blockades).demand(space)
        top = list(demand.top)
        for number in self.world.blockades:
            if number and BLOCKADE_SYMBOL[number] != RUBBLE_SYMBOL:
                symbol = BLOCKADE_SYMBOL[number]
                top[symbol] = max(top[symbol], BLOCKADE_POWER[number])
        return Demand(demand.power, (top[0], top[1], top[2]), demand.cards)

    def buying(self, kind: int) -> float:
        """What buying a kind is worth now; opening the reserve counts where it is needed."""
        world = self.world
        value = self.worth.buying(kind)
        if self.worth.needed and not any(
            self.worth.opens(other) and on_offer(world, other) for other in KINDS
        ):
            value += 3.0 / (world.piles[kind] * PRICE[kind])
        return value

    def _purchases(self) -> list[float]:
        best = [0.0] * (DEAREST + 1)
        for kind in KINDS:
            if PRICE[kind] and on_offer(self.world, kind):
                price = 2 * PRICE[kind]
                best[price] = max(best[price], self.buying(kind))
        for budget in range(1, DEAREST + 1):
            best[budget] = max(best[budget], best[budget - 1])
        return best
