"""How far it is to the finish from every space, as a deck would walk it.

Distances are in units of power: a space costs its number, made more expensive where the deck has
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

REMEMBERED = 300
"""Fields kept per board: each is some kilobytes."""

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
    """Requirements of the way from one space to the finish."""

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
        """Requirements of the rest of the way."""
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
    tolls = [_toll(number, deck.weights, deck.able) for number in blockades]
    key = (deck, crowd, tuple(tolls))
    known = FIELDS.of(board)
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            del known[next(iter(known))]
        costs = _costs(board, deck, crowd)
        found = DistanceField(board, *cheapest_paths(board, costs, tolls))
        known[key] = found
    return found


def _toll(number: int, weights: Levels, able: Levels) -> float:
    """The cost of a blockade for the first player to take it."""
    if not number:
        return 0.0
    symbol, power = BLOCKADE_SYMBOL[number], BLOCKADE_POWER[number]
    if symbol == RUBBLE_SYMBOL:
        return power * RUBBLE_CARD
    toll = power * weights[symbol] / 4
    return toll if power <= able[symbol] else toll + PURCHASE


def _costs(board: Board, deck: DeckPowers, crowd: tuple[tuple[int, float], ...]) -> list[float]:
    """What entering each space costs."""
    kinds = GROUND_KINDS.of(board)
    table = [_cost(terrain, need, deck) for terrain, need in kinds.different]
    costs = [table[kind] for kind in kinds.of_space]
    for space, extra in crowd:
        costs[space] += extra
    return costs


def _cost(terrain: int, need: int, deck: DeckPowers) -> float:
    """What entering a space of that terrain and number costs."""
    weights, able, obtainable, spare = deck
    if terrain == RUBBLE:
        return need * RUBBLE_CARD
    if terrain == CAMP:
        return need * (CAMP_CARD if need <= spare else MISSED_CARD)
    if terrain > CAMP or need > max(obtainable[terrain], able[terrain]):
        return FAR
    cost = need * weights[terrain] / 4
    return cost if need <= able[terrain] else cost + PURCHASE


class GroundKinds:
    """The different pairs of terrain and number on a board, and which of them each space is."""

    __slots__ = ("different", "of_space")

    def __init__(self, board: Board) -> None:
        pairs = list(zip(board.terrain, board.need, strict=True))
        self.different = sorted(set(pairs))
        number = {pair: i for i, pair in enumerate(self.different)}
        self.of_space = [number[pair] for pair in pairs]


GROUND_KINDS: Final[BoardCache[GroundKinds]] = BoardCache(GroundKinds)
