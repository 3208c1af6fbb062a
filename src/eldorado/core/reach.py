"""Where one card can take one piece: the heart of movement (M-02 to M-10, B-03 to B-12).

A result is told by where the movement ends and which blockades it takes. Results depend on
little: the terrain nearby, the pieces and the blockades within reach. They are remembered per
board under exactly that key, so that most questions are answered by a look-up.
"""

from eldorado.core.actions import Action, Move
from eldorado.core.kinds import BLOCKADE_POWER, BLOCKADE_SYMBOL, POWER
from eldorado.routes.board import Board

REMEMBERED = 100_000
"""Results kept per board before the memory starts afresh."""

POWERS = max(POWER) + 1
SYMBOLS_AND_POWERS = 3 * POWERS


class Reach:
    """All results of one movement: (end, blockades taken as a mask of seams)."""

    __slots__ = ("_moves", "board", "ends", "numbers", "origin")

    def __init__(
        self, board: Board, origin: int, ends: list[tuple[int, int]], numbers: tuple[int, ...]
    ) -> None:
        self.board = board
        self.origin = origin
        self.ends = ends
        self.numbers = numbers
        self._moves: dict[tuple[int, str, str], list[Action]] = {}

    def moves(self, piece: int, card: str, symbol: str) -> list[Action]:
        """The results as actions of that piece with that card; not to be changed."""
        key = (piece, card, symbol)
        moves = self._moves.get(key)
        if moves is None:
            moves = [self._move(piece, card, symbol, end, taken) for end, taken in self.ends]
            self._moves[key] = moves
        return moves

    def _move(self, piece: int, card: str, symbol: str, end: int, taken: int) -> Move:
        via = sorted(number for seam, number in enumerate(self.numbers) if taken >> seam & 1)
        target = f"#{via.pop()}" if end == self.origin else self.board.names[end]
        return Move(piece, card, target, symbol, tuple(via))


class Neighbourhood:
    """What could matter to a movement from one space with one symbol and power."""

    __slots__ = ("free", "results", "seams", "spaces")

    def __init__(self, spaces: int, seams: tuple[int, ...]) -> None:
        self.spaces = spaces
        self.seams = seams
        self.free: Reach | None = None
        """The result when no piece and no seam is near: the common case."""
        self.results: dict[tuple[int, tuple[int, ...]], Reach] = {}


class Memory:
    """What is remembered of a board: a neighbourhood per space, symbol and power."""

    __slots__ = ("near", "size")

    def __init__(self, board: Board) -> None:
        self.near: list[Neighbourhood | None] = [None] * (len(board.spaces) * SYMBOLS_AND_POWERS)
        self.size = 0


def reach(
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> Reach:
    """What a card of that symbol and power can do from `origin`.

    `occupied` is a bit mask of spaces with pieces other than the one that moves.
    """
    memory: Memory | None = board.cache.get("reach")
    if memory is None or memory.size > REMEMBERED:
        memory = Memory(board)
        board.cache["reach"] = memory
    place = origin * SYMBOLS_AND_POWERS + symbol * POWERS + power
    near = memory.near[place]
    if near is None:
        near = neighbourhood(board, origin, symbol, power)
        memory.near[place] = near
    occupied &= near.spaces
    if not occupied and not near.seams and near.free is not None:
        return near.free
    numbers = blockades if near.seams else ()
    key = (occupied, numbers)
    result = near.results.get(key)
    if result is None:
        ends = search(board, origin, symbol, power, occupied, numbers)
        result = Reach(board, origin, ends, numbers)
        near.results[key] = result
        memory.size += 1
        if not occupied and not near.seams:
            near.free = result
    return result


def neighbourhood(board: Board, origin: int, symbol: int, power: int) -> Neighbourhood:
    """Spaces and seams a movement could touch if nothing stood in its way."""
    left = {origin: power}
    seams: set[int] = set()
    todo = [origin]
    while todo:
        here = todo.pop()
        if board.finish[here]:
            continue
        seams.update(board.seams_at[here])
        for target, _ in board.steps[here]:
            rest = left[here] - board.need[target]
            if board.terrain[target] == symbol and rest >= 0 and rest > left.get(target, -1):
                left[target] = rest
                todo.append(target)
    return Neighbourhood(sum(1 << space for space in left), tuple(sorted(seams)))


def search(
    board: Board, origin: int, symbol: int, power: int, occupied: int, numbers: tuple[int, ...]
) -> list[tuple[int, int]]:
    """All (end, taken) of one movement; M-23 leaves out standing still for nothing."""
    terrain = board.terrain
    need = board.need
    best = {(origin, 0): power}
    todo = [(origin, 0)]
    while todo:
        state = todo.pop()
        here, taken = state
        left = best[state]
        if board.finish[here] and here != origin:
            continue  # O-01
        further: list[tuple[int, int, int]] = []
        for seam in board.seams_at[here]:
            number = numbers[seam]
            if number and not taken >> seam & 1 and BLOCKADE_SYMBOL[number] == symbol:
                further.append((here, taken | 1 << seam, left - BLOCKADE_POWER[number]))  # B-09
        for target, seam in board.steps[here]:
            if terrain[target] != symbol or occupied >> target & 1:  # M-02, M-20
                continue
            if seam < 0 or not numbers[seam] or taken >> seam & 1:  # B-01
                further.append((target, taken, left - need[target]))  # M-04
        for space, gone, rest in further:
            if rest >= 0 and rest > best.get((space, gone), -1):  # M-03
                best[space, gone] = rest
                todo.append((space, gone))
    del best[origin, 0]
    return sorted(best)
