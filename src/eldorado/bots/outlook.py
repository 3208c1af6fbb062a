"""What a seat makes of its view before it decides: its deck, its way, what cards are worth."""

from math import sqrt

from eldorado.bots.field import FAR, Field, Levels, field
from eldorado.bots.worth import KINDS, LEAST_DECK, Worth
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_SYMBOLS, ITEM, JOKER, POWER, PRICE, TOKEN_POWER, TOKEN_SYMBOL
from eldorado.core.market import on_offer
from eldorado.core.state import GATE

MOST_HALF_COINS = 41


class Outlook:
    """The position as the player to move judges it."""

    __slots__ = (
        "_crowd",
        "_fields",
        "able",
        "deck",
        "far",
        "obtainable",
        "purchases",
        "spare",
        "weights",
        "world",
        "worth",
    )

    def __init__(self, world: Game, crowd: tuple[tuple[int, float], ...] = ()) -> None:
        self.world = world
        player = world.player
        self.deck = player.hand + player.draw + player.discard + player.play
        self.able = powers(self.deck, player.tokens)
        self.obtainable = powers(tuple(kind for kind in KINDS if world.piles[kind]), ())
        self.weights = weights(self.deck)
        self.spare = min(3, max(0, len(self.deck) - LEAST_DECK))
        self._fields: dict[tuple[int, ...], Field] = {}
        self._crowd = crowd
        here = self.field(world.blockades)
        spaces = [space for space in player.pieces if space != GATE]
        last = max(spaces, key=here.distance.__getitem__)
        self.far = sum(here.distance[space] for space in spaces)
        self.worth = Worth(self.deck, len(player.draw), here.demand(last), self.far, self.able)
        self.purchases = self._purchases()
        """Per number of half coins what the best purchase is worth."""

    def field(self, blockades: tuple[int, ...]) -> Field:
        """The distances once these blockades are left."""
        found = self._fields.get(blockades)
        if found is None:
            found = field(
                self.world.board,
                blockades,
                self.weights,
                self.able,
                self.obtainable,
                self.spare,
                self._crowd,
            )
            self._fields[blockades] = found
        return found

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
        best = [0.0] * MOST_HALF_COINS
        for kind in KINDS:
            if PRICE[kind] and on_offer(self.world, kind):
                price = 2 * PRICE[kind]
                best[price] = max(best[price], self.buying(kind))
        for budget in range(1, MOST_HALF_COINS):
            best[budget] = max(best[budget], best[budget - 1])
        return best

    @property
    def lost(self) -> bool:
        """Whether there is no way at all."""
        return self.far >= FAR


def powers(cards: tuple[int, ...], tokens: tuple[int, ...]) -> Levels:
    """The highest power of each symbol among cards and tokens."""
    top = [0, 0, 0]
    for card in set(cards):
        for symbol in CARD_SYMBOLS[card]:
            top[symbol] = max(top[symbol], POWER[card])
    for token in tokens:
        if TOKEN_POWER[token]:
            symbol = TOKEN_SYMBOL[token]
            top[symbol] = max(top[symbol], TOKEN_POWER[token])
    return min(4, top[0]), min(4, top[1]), min(4, top[2])


def weights(deck: tuple[int, ...]) -> Levels:
    """Costs per unit of power in quarters: what the deck has little of is dear."""
    supply = [0.5, 0.5, 0.5]
    for card in deck:
        if not ITEM[card]:
            for symbol in CARD_SYMBOLS[card]:
                supply[symbol] += POWER[card] * (0.6 if JOKER[card] else 1.0)
    mean = sum(supply) / 3
    a, b, c = (min(8, max(3, round(4 * sqrt(mean / part)))) for part in supply)
    return a, b, c
