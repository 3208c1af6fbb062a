"""What a board asks for on the way to the finish, whoever walks it.

`BoardFeatures` belong to one board and the blockades left on it. They hold several fields of
distances, each for a deck that finds other terrain easy, and with every distance what the way
asks for. Nothing here depends on cards in hand: it is worked out once and remembered.
"""

from typing import Final

from eldorado.bots.planner.judging.feature_layout import (
    CARDS_NEEDED,
    DEMANDS,
    HIGHEST,
    HIGHEST_NEEDED,
    PIECE_SIZE,
    POWERS,
)
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, RUBBLE_SYMBOL
from eldorado.core.movement.reach import reach
from eldorado.core.state import GATE, opened
from eldorado.routes.board import CAMP, RUBBLE, Board, BoardCache
from eldorado.routes.paths import FAR, cheapest_paths, steps_from

Weights = tuple[float, float, float, float, float]
"""Costs per unit of machete, paddle and coin, per card for rubble, per card for a camp."""

WEIGHTS: Final[tuple[Weights, Weights, Weights, Weights]] = (
    (1.0, 1.0, 1.0, 1.0, 0.7),
    (0.5, 1.5, 1.5, 1.0, 0.7),
    (1.5, 0.5, 1.5, 1.0, 0.7),
    (1.5, 1.5, 0.5, 1.0, 0.7),
)
BALANCED: Final = 0
"""The field that treats all symbols alike."""

MOST_POWER: Final = max(POWERS)

ARRIVED: Final[tuple[float, ...]] = (0.0,) * (PIECE_SIZE - 1) + (1.0,)
"""A piece that is not on the board any more."""

REMEMBERED: Final = 400
"""Sets of features kept per board."""

NEARBY: Final = 6
"""Pieces further away than this many steps cannot stand in the way of one card."""


class BoardFeatures:
    """All fields for one set of blockades."""

    __slots__ = ("_board", "_local", "_near", "_static", "blockades", "fields", "steps")

    def __init__(self, board: Board, blockades: tuple[int, ...]) -> None:
        self._board = board
        self.blockades = blockades
        self.fields: list[list[float]] = []
        """Per weighting, the distance from every space."""
        parts: list[list[list[float]]] = []
        for weights in WEIGHTS:
            tolls = [_toll(number, weights) for number in blockades]
            distance, onward = cheapest_paths(board, _costs(board, weights), tolls)
            self.fields.append(distance)
            parts.append(_demands(board, blockades, distance, onward))
        one = [1.0 if terrain <= CAMP else FAR for terrain in board.terrain]
        self.steps, _ = cheapest_paths(board, one, [0.0] * len(blockades))
        """The number of spaces to enter."""
        self._static: list[tuple[float, ...]] = []
        for space in range(len(board.spaces)):
            numbers: list[float] = []
            for field, demands in zip(self.fields, parts, strict=True):
                numbers.append(min(40.0, field[space]) / 10)
                numbers.extend(demands[space])
            numbers.append(min(40.0, self.steps[space]) / 10)
            self._static.append(tuple(numbers))
        self._near = _NEARBY.of(board)
        self._local: dict[tuple[int, int], tuple[float, ...]] = {}

    def describe(self, space: int, occupied: int) -> tuple[float, ...]:
        """Where a piece stands, in numbers: the way ahead and what single cards could do."""
        if space == GATE:
            return ARRIVED
        occupied &= self._near[space]
        key = (space, occupied)
        found = self._local.get(key)
        if found is None:
            found = self._static[space] + self._gains(space, occupied) + (0.0,)
            self._local[key] = found
        return found

    def highest(self, space: int) -> tuple[int, int, int]:
        """The highest number of each symbol on the balanced way from a space."""
        numbers = self._static[space][HIGHEST]
        return round(4 * numbers[0]), round(4 * numbers[1]), round(4 * numbers[2])

    def _gains(self, space: int, occupied: int) -> tuple[float, ...]:
        """How much nearer one card brings a piece: by symbol and power, by paying, by native."""
        board = self._board
        field = self.fields[BALANCED]
        here = field[space]
        gains: list[float] = []
        for symbol in range(3):
            best = [0.0] * (MOST_POWER + 1)
            found = reach(board, space, symbol, MOST_POWER, occupied, self.blockades)
            for (end, taken), spent in zip(found.ends, found.spent, strict=True):
                left = field[end]
                if taken:
                    left = self.opened(taken).fields[BALANCED][end]
                best[spent] = max(best[spent], here - left)
            gains.extend([max(best[: power + 1]) / 5 for power in POWERS])
        rubble = camp = native = 0.0
        for end, seam in board.steps[space]:
            if occupied >> end & 1 or (seam >= 0 and self.blockades[seam]):
                continue
            gain = (here - field[end]) / 5
            native = max(native, gain)
            if board.terrain[end] == RUBBLE:
                rubble = max(rubble, gain)
            elif board.terrain[end] == CAMP:
                camp = max(camp, gain)
        gains.extend((rubble, camp, native))
        return tuple(gains)

    def opened(self, taken: int) -> "BoardFeatures":
        """The same board once these seams, given as a mask, are open."""
        return board_features(self._board, opened(self.blockades, taken))


def _none_known(board: Board) -> dict[tuple[int, ...], BoardFeatures]:
    return {}


_KNOWN: Final[BoardCache[dict[tuple[int, ...], BoardFeatures]]] = BoardCache(_none_known)


def board_features(board: Board, blockades: tuple[int, ...]) -> BoardFeatures:
    """The features of a board with these blockades left; they are remembered."""
    known = _KNOWN.of(board)
    if len(known) >= REMEMBERED:
        known = _KNOWN.renew(board)
    found = known.get(blockades)
    if found is None:
        found = BoardFeatures(board, blockades)
        known[blockades] = found
    return found


def _costs(board: Board, weights: Weights) -> list[float]:
    """What entering each space costs; mountains and starting spaces cannot be entered."""
    return [
        need * weights[terrain] if terrain <= CAMP else FAR
        for terrain, need in zip(board.terrain, board.need, strict=True)
    ]


def _toll(number: int, weights: Weights) -> float:
    """What taking a blockade costs."""
    return BLOCKADE_POWER[number] * weights[BLOCKADE_SYMBOL[number]] if number else 0.0


def _demands(
    board: Board, blockades: tuple[int, ...], distance: list[float], onward: list[int]
) -> list[list[float]]:
    """Per space: power per symbol, cards to give, and the highest number per symbol."""
    nothing = [0.0] * DEMANDS
    demands = [nothing] * len(distance)
    for space in sorted(range(len(distance)), key=distance.__getitem__):
        following = onward[space]
        if following < 0:
            continue
        sums = list(demands[following])
        _add(sums, board.terrain[following], board.need[following])
        for target, seam in board.steps[space]:
            if target == following and seam >= 0 and blockades[seam]:
                number = blockades[seam]
                _add(sums, BLOCKADE_SYMBOL[number], BLOCKADE_POWER[number])
        demands[space] = sums
    return demands


def _add(sums: list[float], terrain: int, need: int) -> None:
    if terrain >= RUBBLE_SYMBOL:
        sums[CARDS_NEEDED] += need / 5
    else:
        sums[terrain] += need / 10
        top = HIGHEST_NEEDED + terrain
        sums[top] = max(sums[top], need / 4)


def _nearby(board: Board) -> list[int]:
    """Per space the mask of spaces within a few steps."""
    return [
        sum(1 << near for near in steps_from(board, [space], NEARBY))
        for space in range(len(board.spaces))
    ]


_NEARBY: Final[BoardCache[list[int]]] = BoardCache(_nearby)
