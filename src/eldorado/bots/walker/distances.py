"""How far it is to the finish from every space, as a deck would walk it.

Distances are in units of power: a space costs its number, made dearer where the deck has
little of the symbol; rubble and base camps cost cards; a blockade costs what takes it; a
space that no card of the deck can enter costs the purchase it takes first. Fields are
remembered per board under exactly what they depend on.
"""

from typing import Final, NamedTuple

from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, RUBBLE_SYMBOL
from eldorado.routes.board import CAMP, RUBBLE, Board, BoardCache
from eldorado.routes.paths import FAR, cheapest_paths

RUBBLE_CARD = 1.1
CAMP_CARD = 0.5
"""What giving one card for rubble, or to a base camp, costs."""

MISSED_CARD = 10.0
"""What giving a card costs a deck that needs all it has."""

PURCHASE = 7.0
"""What it costs to be unable to enter a space yet."""

REMEMBERED = 4000
"""Fields kept per board."""

Levels = tuple[int, int, int]
"""One number per symbol: machete, paddle, coin."""


class DeckPowers(NamedTuple):
    """What a deck can do, as far as distances depend on it."""

    weights: Levels
    """Costs per unit of power in quarters."""
    able: Levels
    """The highest power it has."""
    obtainable: Levels
    """The highest power it can buy."""
    spare: int
    """How many cards it can do without."""


class Demand:
    """What the way from one space to the finish asks for."""

    __slots__ = ("cards", "power", "top")

    def __init__(self, power: tuple[int, int, int], top: Levels, cards: int) -> None:
        self.power = power
        """Sum of the numbers per symbol."""
        self.top = top
        """The highest number per symbol."""
        self.cards = cards
        """Cards for rubble and base camps."""


class DistanceField:
    """Distances to the finish, and the next space on the way."""

    __slots__ = ("_demands", "board", "distance", "onward")

    def __init__(self, board: Board, distance: list[float], onward: list[int]) -> None:
        self.board = board
        self.distance = distance
        self.onward = onward
        """Per space the next one on the way; -1 at the end of it."""
        self._demands: dict[int, Demand] = {}

    def way(self, space: int) -> list[int]:
        """The spaces still to be entered."""
        spaces: list[int] = []
        while (space := self.onward[space]) >= 0:
            spaces.append(space)
        return spaces

    def demand(self, space: int) -> Demand:
        """What the rest of the way asks for."""
        demand = self._demands.get(space)
        if demand is None:
            power = [0, 0, 0]
            top = [0, 0, 0]
            cards = 0
            for step in self.way(space):
                terrain, need = self.board.terrain[step], self.board.need[step]
                if terrain >= RUBBLE:
                    cards += need
                else:
                    power[terrain] += need
                    top[terrain] = max(top[terrain], need)
            demand = Demand((power[0], power[1], power[2]), (top[0], top[1], top[2]), cards)
            self._demands[space] = demand
        return demand


def _no_fields(board: Board) -> dict[object, DistanceField]:
    return {}


FIELDS: Final[BoardCache[dict[object, DistanceField]]] = BoardCache(_no_fields)


def field(
    board: Board,
    blockades: tuple[int, ...],
    deck: DeckPowers,
    crowd: tuple[tuple[int, float], ...] = (),
) -> DistanceField:
    """The field for a deck; `crowd` lists occupied spaces with what going around them is worth."""
    tolls = tuple(_toll(number, deck.weights, deck.able) for number in blockades)
    key = (deck, crowd, tolls)
    known = FIELDS.of(board)
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        costs = _costs(board, deck, crowd)
        found = DistanceField(board, *cheapest_paths(board, costs, tolls))
        known[key] = found
    return found


def _toll(number: int, weights: Levels, able: Levels) -> float:
    """What a blockade costs whoever comes first."""
    if not number:
        return 0.0
    symbol, power = BLOCKADE_SYMBOL[number], BLOCKADE_POWER[number]
    if symbol == RUBBLE_SYMBOL:
        return power * RUBBLE_CARD
    toll = power * weights[symbol] / 4
    return toll if power <= able[symbol] else toll + PURCHASE


def _costs(board: Board, deck: DeckPowers, crowd: tuple[tuple[int, float], ...]) -> list[float]:
    """What entering each space costs."""
    weights, able, obtainable, spare = deck
    costs: list[float] = []
    for terrain, need in zip(board.terrain, board.need, strict=True):
        if terrain == RUBBLE:
            costs.append(need * RUBBLE_CARD)
        elif terrain == CAMP:
            costs.append(need * (CAMP_CARD if need <= spare else MISSED_CARD))
        elif terrain > CAMP or need > max(obtainable[terrain], able[terrain]):
            costs.append(FAR)
        else:
            cost = need * weights[terrain] / 4
            costs.append(cost if need <= able[terrain] else cost + PURCHASE)
    for space, extra in crowd:
        costs[space] += extra
    return costs
