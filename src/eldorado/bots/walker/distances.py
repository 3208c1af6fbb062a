"""How far it is to the finish from every space, as a deck would walk it.

Distances are in units of power: a space costs its number, made more expensive where the deck has
little of the symbol; rubble and base camps cost cards; a blockade costs what takes it; a
space that no card of the deck can enter costs the purchase it takes first. Fields are
remembered per board under exactly what they depend on.
"""

from typing import Final, final

from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    RUBBLE_SYMBOL,
)
from eldorado.routes.board import CAMP, RUBBLE, Board, BoardCache
from eldorado.routes.paths import FAR, cheapest_paths

RUBBLE_CARD: Final = 1.1
CAMP_CARD: Final = 0.5
"""What giving one card for rubble, or to a base camp, costs."""

MISSED_CARD: Final = 10.0
"""What giving a card costs a deck that needs all it has."""

PURCHASE: Final = 7.0
"""What it costs to be unable to enter a space yet."""

REMEMBERED: Final = 300
"""Fields kept per board: each is nine kilobytes."""

Crowded = tuple[tuple[int, float], ...]
"""Occupied spaces, each with what going around it is worth."""

Levels = tuple[int, int, int]
"""One number per symbol: machete, paddle, coin."""


@final
class DeckPowers:
    """What a deck can do, as far as distances depend on it."""

    __slots__ = ("able", "number", "obtainable", "spare", "weights")

    def __init__(self, weights: Levels, able: Levels, obtainable: Levels, spare: int) -> None:
        self.weights = weights
        """Costs per unit of power in quarters."""
        self.able = able
        """The highest power it has."""
        self.obtainable = obtainable
        """The highest power it can buy."""
        self.spare = spare
        """How many cards it can do without."""
        number = spare
        for a, b, c in (weights, able, obtainable):
            number = ((number << LEVEL_BITS | a) << LEVEL_BITS | b) << LEVEL_BITS | c
        self.number = number
        """All of it as one number."""


LEVEL_BITS: Final = 4
"""Room for a weight, or for the highest power there is."""


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


@final
class KnownFields:
    """What is remembered of a board."""

    __slots__ = ("costs", "fields")

    def __init__(self, board: Board) -> None:
        self.fields: dict[tuple[int, Crowded, tuple[float, ...]], DistanceField] = {}
        """By the number of the deck's powers, occupied spaces and tolls."""
        self.costs: dict[int, list[float]] = {}
        """What entering each space costs if it is free, by the number of the deck's powers."""


FIELDS: Final[BoardCache[KnownFields]] = BoardCache(KnownFields, most=10)


def field(
    board: Board, blockades: tuple[int, ...], deck: DeckPowers, crowd: Crowded = ()
) -> DistanceField:
    """The field for a deck, with what going around occupied spaces is worth."""
    tolls = [_toll(number, deck) if number else 0.0 for number in blockades]
    key = (deck.number, crowd, tuple(tolls))
    known = FIELDS.of(board)
    found = known.fields.get(key)
    if found is None:
        if len(known.fields) >= REMEMBERED:
            del known.fields[next(iter(known.fields))]
        costs = _costs(board, known, deck)
        if crowd:
            costs = list(costs)
            for space, extra in crowd:
                costs[space] += extra
        found = DistanceField(board, *cheapest_paths(board, costs, tolls))
        known.fields[key] = found
    return found


def _toll(number: int, deck: DeckPowers) -> float:
    """The cost of a blockade for the first player to take it."""
    symbol, power = ASKED[number]
    if symbol == RUBBLE_SYMBOL:
        return power * RUBBLE_CARD
    toll = power * deck.weights[symbol] / 4
    return toll if power <= deck.able[symbol] else toll + PURCHASE


ASKED: Final[tuple[tuple[int, int], ...]] = (
    (RUBBLE_SYMBOL, 0),
    *[(BLOCKADE_SYMBOL[number], BLOCKADE_POWER[number]) for number in BLOCKADE_NUMBERS],
)
"""Per number of a blockade its symbol and what it takes of it; where there is none, no symbol."""


def _costs(board: Board, known: KnownFields, deck: DeckPowers) -> list[float]:
    """What entering each space costs; the list is shared."""
    costs = known.costs.get(deck.number)
    if costs is None:
        kinds = GROUND_KINDS.of(board)
        table = [_cost(terrain, need, deck) for terrain, need in kinds.different]
        costs = [table[kind] for kind in kinds.of_space]
        if len(known.costs) >= REMEMBERED:
            known.costs.clear()
        known.costs[deck.number] = costs
    return costs


def _cost(terrain: int, need: int, deck: DeckPowers) -> float:
    """What entering a space of that terrain and number costs."""
    if terrain == RUBBLE:
        return need * RUBBLE_CARD
    if terrain == CAMP:
        return need * (CAMP_CARD if need <= deck.spare else MISSED_CARD)
    able = deck.able[terrain] if terrain < RUBBLE else 0
    if terrain > CAMP or need > max(deck.obtainable[terrain], able):
        return FAR
    cost = need * deck.weights[terrain] / 4
    return cost if need <= able else cost + PURCHASE


class GroundKinds:
    """The different pairs of terrain and number on a board, and which of them each space is."""

    __slots__ = ("different", "of_space")

    def __init__(self, board: Board) -> None:
        pairs = list(zip(board.terrain, board.need, strict=True))
        self.different = sorted(set(pairs))
        number = {pair: i for i, pair in enumerate(self.different)}
        self.of_space = [number[pair] for pair in pairs]


GROUND_KINDS: Final[BoardCache[GroundKinds]] = BoardCache(GroundKinds)
