"""Where one card can take one piece: the heart of movement (M-02 to M-10, B-03 to B-12).

A result is told by where the movement ends and which blockades it takes. Results depend on
little: the terrain nearby, the pieces and the blockades within reach. They are remembered per
board under exactly that key, so that most questions are answered by a look-up.
"""

from typing import Final

from eldorado.core.actions import Action, Move
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD_IDS,
    POWER,
    TOKEN_IDS,
)
from eldorado.facts import SYMBOLS
from eldorado.routes.board import Board, BoardCache

REMEMBERED: Final = 30_000
"""Results kept per board before the cache is cleared."""

FIRST_TOKEN: Final = len(CARD_IDS)
"""Where tokens begin when cards and tokens are numbered together."""

PRINTED: Final = len(SYMBOLS)
"""In place of a symbol: the card's own, which is not said."""

SYMBOL_NAMES: Final = PRINTED + 1
MOVERS: Final = (FIRST_TOKEN + len(TOKEN_IDS)) * SYMBOL_NAMES
BLOCKADE_CODES: Final = max(BLOCKADE_NUMBERS) + 1
MOST_SEAMS: Final = 6
ALL_SEAMS: Final = (1 << MOST_SEAMS) - 1
POWERS: Final = max(POWER) + 1
SYMBOLS_AND_POWERS: Final = 3 * POWERS


class Reach:
    """All results of one movement: (end, blockades taken as a mask of seams)."""

    __slots__ = ("_blockades", "_memory", "_number", "_origin", "ends", "spent")

    def __init__(
        self,
        memory: "Memory",
        origin: int,
        found: dict[int, int],
        blockades: tuple[int, ...],
    ) -> None:
        states = sorted(found)
        self.ends = tuple([(state >> MOST_SEAMS, state & ALL_SEAMS) for state in states])
        self.spent = tuple([found[state] for state in states])
        """Beside each of the ends, the power it takes."""
        self._memory = memory
        self._number = memory.size
        self._origin = origin
        self._blockades = blockades

    def moves(self, piece: int, mover: int, symbol: int) -> list[Action]:
        """The results as actions of that piece, with that card or (from FIRST_TOKEN) token.

        `symbol` is named in the action unless it is PRINTED. The list is shared.
        """
        key = (self._number * MOVERS + mover * SYMBOL_NAMES + symbol) * 2 + piece
        moves = self._memory.moves.get(key)
        if moves is None:
            name = CARD_IDS[mover] if mover < FIRST_TOKEN else TOKEN_IDS[mover - FIRST_TOKEN]
            said = "" if symbol == PRINTED else SYMBOLS[symbol]
            moves = [self._move(piece, name, said, end, taken) for end, taken in self.ends]
            self._memory.moves[key] = moves
        return moves

    def _move(self, piece: int, card: str, symbol: str, end: int, taken: int) -> Move:
        target = self._memory.board.names[end]
        via: tuple[int, ...] = ()
        if taken:
            numbers = sorted(n for seam, n in enumerate(self._blockades) if taken >> seam & 1)
            if end == self._origin:
                target = f"#{numbers.pop()}"
            via = tuple(numbers)
        key = (piece, card, target, symbol, via)
        move = _MOVES.get(key)
        if move is None:
            move = Move(piece, card, target, symbol, via)
            if len(_MOVES) >= REMEMBERED:
                _MOVES.clear()
            _MOVES[key] = move
        return move


_MOVES: Final[dict[tuple[int, str, str, str, tuple[int, ...]], Move]] = {}
"""Movements by what they say: the many results that agree share one action."""


class Neighbourhood:
    """What could matter to a movement from one space with one symbol and power."""

    __slots__ = ("free", "results", "seams", "spaces")

    def __init__(self, spaces: int, seams: tuple[int, ...]) -> None:
        self.spaces = spaces
        self.seams = seams
        self.free: Reach | None = None
        """The result when no piece and no seam is near: the common case."""
        self.results: dict[tuple[int, int], Reach] = {}
        """By the pieces and the blockades that are near."""


class Memory:
    """What is remembered of a board: a neighbourhood per space, symbol and power."""

    __slots__ = ("board", "moves", "near", "size")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moves: dict[int, list[Action]] = {}
        """By the number of the result and what moves: one dictionary, not one per result."""
        self.near: list[Neighbourhood | None] = [None] * (len(board.spaces) * SYMBOLS_AND_POWERS)
        self.size = 0


MEMORIES: Final[BoardCache[Memory]] = BoardCache(Memory)


def reach(
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> Reach:
    """What a card of that symbol and power can do from `origin`.

    `occupied` is a bit mask of spaces with pieces other than the one that moves.
    """
    memory = MEMORIES.of(board)
    if memory.size > REMEMBERED:
        memory = MEMORIES.renew(board)
    place = origin * SYMBOLS_AND_POWERS + symbol * POWERS + power
    near = memory.near[place]
    if near is None:
        near = neighbourhood(board, origin, symbol, power)
        memory.near[place] = near
    occupied &= near.spaces
    if not occupied and not near.seams and near.free is not None:
        return near.free
    lying = 0
    for seam in near.seams:
        lying = lying * BLOCKADE_CODES + blockades[seam]
    key = (occupied, lying)
    result = near.results.get(key)
    if result is None:
        found = search(board, origin, symbol, power, occupied, blockades)
        result = Reach(memory, origin, found, blockades)
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
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> dict[int, int]:
    """All states after one movement and the power each takes; M-23 leaves out the first.

    A state is a space and the seams opened so far, packed into one number. States with the most
    power left come first, so that each is looked at once.
    """
    terrain = board.terrain
    need = board.need
    start = origin << MOST_SEAMS
    seen: dict[int, int] = {}
    todo: list[list[int]] = [[] for _ in range(power + 1)]
    todo[power].append(start)
    for left in range(power, -1, -1):
        for state in todo[left]:
            if state in seen:
                continue
            seen[state] = power - left
            here = state >> MOST_SEAMS
            if board.finish[here] and here != origin:
                continue  # O-01
            for seam in board.seams_at[here]:
                number = blockades[seam]
                if not number or state >> seam & 1 or BLOCKADE_SYMBOL[number] != symbol:
                    continue
                if BLOCKADE_POWER[number] <= left:  # B-09
                    todo[left - BLOCKADE_POWER[number]].append(state | 1 << seam)
            for target, seam in board.steps[here]:
                if terrain[target] != symbol or need[target] > left:  # M-02, M-03
                    continue
                if seam >= 0 and blockades[seam] and not state >> seam & 1:  # B-01
                    continue
                there = target << MOST_SEAMS | state & ALL_SEAMS
                if there not in seen and not occupied >> target & 1:  # M-20
                    todo[left - need[target]].append(there)  # M-04
    del seen[start]
    return seen
