"""What a board requires on the way to the finish, for any player.

`BoardFeatures` belong to one board and the blockades left on it. They hold several fields of
distances, each for a deck that finds other terrain easy, and with every distance what the way
asks for. Nothing here depends on cards in hand: it is worked out once and remembered.
"""

from array import array
from typing import Final, final

from eldorado.bots.planner.judging.feature_layout import (
    CARDS_NEEDED,
    DEMANDS,
    HIGHEST_NEEDED,
    PIECE_SIZE,
    POWERS,
)
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, RUBBLE_SYMBOL
from eldorado.core.movement.reach import reach
from eldorado.core.state import GATE, opened
from eldorado.routes.board import CAMP, RUBBLE, Board, BoardCache
from eldorado.routes.paths import FAR, cheapest_paths

Weights = tuple[float, float, float, float, float]
"""Costs per unit of machete, paddle and coin, per card for rubble, per card for a camp."""

WEIGHTS: Final[tuple[Weights, ...]] = (
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

REMEMBERED: Final = 24
"""Sets of features kept per board: a few games' worth, for each game has other blockades."""

REMEMBERED_PIECES: Final = 1000
"""Descriptions of pieces kept in one set of features."""


def packed(numbers: list[float] | tuple[float, ...]) -> bytes:
    """Numbers as a network takes them: in single precision, one after the other."""
    return array("f", numbers).tobytes()


PACKED_ARRIVED: Final = packed(ARRIVED)


@final
class BoardFeatures:
    """All fields for one set of blockades."""

    __slots__ = ("_board", "_demands", "_local", "_near", "blockades", "fields", "steps")

    def __init__(self, board: Board, blockades: tuple[int, ...]) -> None:
        self._board = board
        self.blockades = blockades
        self.fields: list[list[float]] = []
        """Per weighting, the distance from every space."""
        self._demands: list[array[float]] = []
        """Per weighting, what the way from every space asks for."""
        for weights in WEIGHTS:
            tolls = [_toll(number, weights) for number in blockades]
            distance, onward = cheapest_paths(board, _costs(board, weights), tolls)
            self.fields.append(distance)
            self._demands.append(_demands(board, blockades, distance, onward))
        one = [1.0 if terrain <= CAMP else FAR for terrain in board.terrain]
        self.steps, _ = cheapest_paths(board, one, [0.0] * len(blockades))
        """The number of spaces to enter."""
        self._near = _NEARBY.of(board)
        self._local: dict[tuple[int, int], bytes] = {}

    def describe(self, space: int, occupied: int) -> tuple[float, ...]:
        """Where a piece stands, in numbers: the way ahead and what single cards could do."""
        if space == GATE:
            return ARRIVED
        numbers: list[float] = []
        for field, demands in zip(self.fields, self._demands, strict=True):
            numbers.append(min(40.0, field[space]) / 10)
            numbers.extend(demands[space * DEMANDS : (space + 1) * DEMANDS])
        numbers.append(min(40.0, self.steps[space]) / 10)
        return (*numbers, *self._gains(space, occupied), 0.0)

    def packed(self, space: int, occupied: int) -> bytes:
        """The same, packed and remembered."""
        if space == GATE:
            return PACKED_ARRIVED
        key = (space, occupied & self._near.of(space))
        found = self._local.get(key)
        if found is None:
            if len(self._local) >= REMEMBERED_PIECES:
                self._local.clear()
            found = self._local[key] = packed(self.describe(space, occupied))
        return found

    def highest(self, space: int) -> tuple[int, int, int]:
        """The highest number of each symbol on the balanced way from a space."""
        first = space * DEMANDS + HIGHEST_NEEDED
        numbers = self._demands[BALANCED][first : first + 3]
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


KNOWN: Final[BoardCache[dict[tuple[int, ...], BoardFeatures]]] = BoardCache(_none_known, most=10)


def board_features(board: Board, blockades: tuple[int, ...]) -> BoardFeatures:
    """The features of a board with these blockades left; they are remembered."""
    known = KNOWN.of(board)
    found = known.get(blockades)
    if found is None:
        found = BoardFeatures(board, blockades)
        if len(known) >= REMEMBERED:
            del known[next(iter(known))]
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
) -> "array[float]":
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
    return array("d", [number for sums in demands for number in sums])


def _add(sums: list[float], terrain: int, need: int) -> None:
    if terrain >= RUBBLE_SYMBOL:
        sums[CARDS_NEEDED] += need / 5
    else:
        sums[terrain] += need / 10
        top = HIGHEST_NEEDED + terrain
        sums[top] = max(sums[top], need / 4)


@final
class Nearby:
    """Per space those where another piece could stand in the way of one card, as a mask."""

    __slots__ = ("_board", "_masks")

    def __init__(self, board: Board) -> None:
        self._board = board
        self._masks: dict[int, int] = {}

    def of(self, space: int) -> int:
        mask = self._masks.get(space)
        if mask is None:
            near = {end for end, _ in self._board.steps[space]}
            for symbol in range(3):
                near |= self._in_reach(space, symbol)
            mask = sum(1 << end for end in near)
            self._masks[space] = mask
        return mask

    def _in_reach(self, space: int, symbol: int) -> set[int]:
        """The spaces that one card of the highest power enters or crosses."""
        board = self._board
        left = {space: MOST_POWER}
        todo = [space]
        while todo:
            here = todo.pop()
            for end, _ in board.steps[here]:
                rest = left[here] - board.need[end]
                if board.terrain[end] == symbol and rest >= 0 and rest > left.get(end, -1):
                    left[end] = rest
                    todo.append(end)
        return set(left)


_NEARBY: Final[BoardCache[Nearby]] = BoardCache(Nearby)
