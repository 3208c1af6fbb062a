"""Where one card can take one piece: the heart of movement (M-02 to M-10, B-03 to B-12).

A result is given by where the movement ends and which blockades it takes. Results depend on
little: the terrain nearby, the pieces and the blockades within reach. They are remembered per
board under exactly that key, so that most questions are answered by a look-up.
"""

from typing import Final

from eldorado.compiling import i64
from eldorado.core.actions import Action, Move
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
)
from eldorado.core.menus.menu import Group
from eldorado.core.movement.movers import MOVERS, PRINTED, _mover_name, mover_key
from eldorado.core.movement.neighbourhood import (
    ASKED_STRENGTH,
    LAST_NUMBER,
    POWERS,
    SEAM_MASK,
    STEP_BITS,
    STRENGTHS,
    Neighbourhood,
    WalledResults,
    neighbourhood,
    packed_steps,
    spread_of,
)
from eldorado.core.movement.pieces import (
    MOST_NUMBERED,
    PIECE_BITS,
    PIECE_MASK,
    pieces_on,
    spaces_of,
)
from eldorado.core.movement.spread import NEED_BITS, NEED_MASK, Spread, member_of, size_of
from eldorado.core.words import ONE
from eldorado.errors import EldoradoError
from eldorado.facts import SYMBOLS
from eldorado.routes.board import Board, BoardCache

REMEMBERED: Final = 40_000
"""Results and lists of actions kept over all boards before all go."""

REMEMBERED_BOARDS: Final = 10
"""Boards whose spaces are kept; of more, those asked for last."""

REMEMBERED_MOVES: Final = 10_000
"""Actions kept before all go."""

BLOCKADE_CODES: Final = max(BLOCKADE_NUMBERS) + 1
MOST_SEAMS: Final = 6
ALL_SEAMS: Final = (1 << MOST_SEAMS) - 1


class Reach:
    """All results of one movement: where it ends and the blockades taken.

    Results are made only when needed: most are only counted.
    """

    __slots__ = (
        "_blockades",
        "_ends",
        "_found",
        "_memory",
        "_near",
        "_others",
        "_spent",
        "_spread",
        "_states",
        "group",
        "key",
        "size",
    )

    def __init__(self, memory: "Memory", near: Neighbourhood, blockades: tuple[int, ...]) -> None:
        _KEPT.size += 1
        memory.made += 1
        self._memory = memory
        self._near = near
        self._blockades = blockades
        self.key = memory.made * 3 * MOVERS
        """A number of its own on the board; the next numbers are for all movers."""
        self.size = 0
        """How many results there are."""
        self.group: Group | None = None
        """The first of the groups of legal actions that have these results."""
        self._spread: Spread | None = None
        self._found: i64 = 0
        self._others: i64 = 0
        """Where no blockade can be taken: the ends, and the other pieces, as sets of its spaces."""
        self._states: tuple[int, ...] | None = None
        self._spent: bytes | None = None
        self._ends: tuple[tuple[int, int], ...] | None = None

    def spread_out(self, spread: Spread, others: i64) -> "Reach":
        """Find the results where no blockade can be taken."""
        found = spread.ends(others)
        self._spread = spread
        self._others = others
        self._found = found
        self.size = size_of(found)
        return self

    def search_for(self, pieces: i64) -> "Reach":
        """Find the results whatever is near."""
        self._look(spaces_of(pieces))
        assert self._states is not None
        self.size = len(self._states)
        return self

    def _look(self, pieces: list[int]) -> bytes:
        occupied = 0
        for space in pieces:
            occupied |= 1 << space
        near = self._near
        symbol, power = near.strength // POWERS, near.strength % POWERS
        found = search(self._memory.board, near.origin, symbol, power, occupied, self._blockades)
        states = sorted(found)
        spent = bytes([found[state] for state in states])
        self._states = tuple(states)
        self._spent = spent
        return spent

    @property
    def states(self) -> tuple[int, ...]:
        """Each result as one number: its space and a mask of seams, MOST_SEAMS bits wide."""
        states = self._states
        if states is None:
            states = tuple([self.state(place) for place in range(self.size)])
            self._states = states
        return states

    def state(self, place: int) -> int:
        """The result of that place."""
        spread = self._spread
        if spread is not None:
            return spread.spaces[member_of(self._found, place)] << MOST_SEAMS
        return self.states[place]

    @property
    def spent(self) -> bytes:
        """The power needed for each of them."""
        spent = self._spent
        if spent is None:
            spaces = () if self._spread is None else self._spread.spaces
            spent = self._look([one for at, one in enumerate(spaces) if self._others >> at & 1])
        return spent

    @property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The results as (end, mask of seams)."""
        ends = self._ends
        if ends is None:
            ends = tuple([(state >> MOST_SEAMS, state & ALL_SEAMS) for state in self.states])
            self._ends = ends
        return ends

    def has(self, end: int, taken: int) -> bool:
        return end << MOST_SEAMS | taken in self.states

    def moves(self, piece: int, mover: int, symbol: int) -> list[Action]:
        """The results as actions of that piece, with that card or (from FIRST_TOKEN) token.

        `symbol` is named in the action unless it is PRINTED. The list is shared.
        """
        key = self.key + mover_key(mover, symbol) + piece
        moves = self._memory.moves.get(key)
        if moves is None:
            name = _mover_name(mover)
            said = "" if symbol == PRINTED else SYMBOLS[symbol]
            moves = []
            for place in range(self.size):
                target, via = self.target(place)
                moves.append(_shared(piece, name, target, said, via))
            _KEPT.size += 1
            self._memory.moves[key] = moves
        return moves

    def target(self, place: int) -> tuple[str, tuple[int, ...]]:
        """How one of the results is written: where it leads and the blockades on the way."""
        state = self.state(place)
        end, taken = state >> MOST_SEAMS, state & ALL_SEAMS
        name = self._memory.board.names[end]
        if not taken:
            return name, ()
        numbers = sorted([n for seam, n in enumerate(self._blockades) if taken >> seam & 1])
        if end == self._near.origin:
            name = f"#{numbers.pop()}"
        return name, tuple(numbers)


def _shared(piece: int, card: str, target: str, symbol: str, via: tuple[int, ...]) -> Move:
    """Results of different positions share the actions they have in common."""
    key = (piece, card, target, symbol, via)
    move = _MOVES.get(key)
    if move is None:
        move = Move(piece, card, target, symbol, via)
        if len(_MOVES) >= REMEMBERED_MOVES:
            _MOVES.clear()
        _MOVES[key] = move
    return move


_MOVES: Final[dict[tuple[int, str, str, str, tuple[int, ...]], Move]] = {}


class Memory:
    """What is remembered of a board: a neighborhood per space, symbol and power."""

    __slots__ = ("board", "made", "moves", "near", "steps")

    def __init__(self, board: Board) -> None:
        if len(board.spaces) > MOST_NUMBERED:
            raise EldoradoError(f"A board to play on has at most {MOST_NUMBERED} spaces.")
        self.board = board
        self.steps = [packed_steps(board, symbol) for symbol in range(len(SYMBOLS))]
        """Per symbol and space the steps it can make."""
        self.moves: dict[int, list[Action]] = {}
        """Legal actions by the result and what moves: one dictionary, not one per result."""
        self.near: list[Neighbourhood | None] = [None] * (len(board.spaces) * STRENGTHS)
        self.made = 0
        """How many results were ever found: each has a number of its own."""

    def forget_results(self) -> None:
        """Forgets everything but the board itself."""
        for near in self.near:
            if near is not None:
                near.forget_results()
        self.moves.clear()


MEMORIES: Final[BoardCache[Memory]] = BoardCache(Memory)


def memory_of(board: Board) -> Memory:
    """What is remembered of a board; when all boards together fill the room, they are emptied."""
    memory = _KEPT.latest
    if memory is None or memory.board is not board:
        memory = MEMORIES.of(board)
        _KEPT.use(memory)
    if _KEPT.size > REMEMBERED:
        _KEPT.forget_results()
    return memory


class _KeptMemories:
    """The boards that something is remembered of, in the order in which they were asked for."""

    __slots__ = ("_memories", "latest", "size")

    def __init__(self) -> None:
        self._memories: list[Memory] = []
        self.latest: Memory | None = None
        """That of the board that was asked for last."""
        self.size = 0
        """How many results and lists of actions there are."""

    def use(self, memory: Memory) -> None:
        """The one to be asked now; those that were not asked for longest go."""
        if memory in self._memories:
            self._memories.remove(memory)
        self._memories.append(memory)
        self.latest = memory
        while len(self._memories) > REMEMBERED_BOARDS:
            oldest = self._memories.pop(0)
            oldest.forget_results()
            oldest.board.remembered.pop(MEMORIES, None)

    def forget_results(self) -> None:
        """Forget everything but the boards themselves."""
        for memory in self._memories:
            memory.forget_results()
        self.size = 0


_KEPT: Final = _KeptMemories()


def forget_reaches() -> None:
    """Forget all results on every board; those that somebody holds stay as they are."""
    _KEPT.forget_results()


def reach(
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> Reach:
    """What a card of that symbol and power can do from `origin`.

    `occupied` is a bit mask of spaces with pieces other than the one that moves.
    """
    memory = memory_of(board)
    return reach_in(memory, origin, symbol * POWERS + power, pieces_on(occupied), blockades)


def reach_in(
    memory: Memory, origin: int, strength: int, pieces: i64, blockades: tuple[int, ...]
) -> Reach:
    """The same where the board's memory is known; `strength` numbers symbols and powers, and
    `pieces` are those in the way. Searched if it is new."""
    near = memory.near[origin * STRENGTHS + strength]
    if near is None:
        near = _near(memory, origin, strength)
    walled = near.open
    if walled is None:
        closed: i64 = 0
        weakest = strength // POWERS * POWERS
        bit: i64 = 1
        for seam in near.seams:
            number = blockades[seam]
            if number:
                asked = ASKED_STRENGTH[number]
                if weakest < asked <= strength:  # B-03: this one could be taken
                    return _reach_with_blockades(memory, near, pieces, blockades)
                closed |= bit
            bit += bit
        if not near.walled:
            return _reach_with_blockades(memory, near, pieces, blockades)
        walled = near.walled[closed]
        if walled is None:
            walled = _walled(memory, near, closed)
    others: i64 = 0
    numbers = near.numbers
    while pieces:
        number_near: i64 = numbers[(pieces & PIECE_MASK) - 1]
        if number_near:
            others |= ONE << (number_near - 1)
        pieces >>= PIECE_BITS
    if not others:
        free = walled.free
        if free is None:
            free = Reach(memory, near, blockades).spread_out(walled.spread, 0)
            walled.free = free
        return free
    latest = walled.latest
    if latest is None or walled.latest_key != others:
        latest = _reach_past(memory, near, walled, others, blockades)
    return latest


def _walled(memory: Memory, near: Neighbourhood, closed: i64) -> WalledResults:
    """What is known while these seams are closed."""
    steps = memory.steps[near.strength // POWERS]
    walled = WalledResults(spread_of(memory.board, steps, near, closed))
    near.walled[closed] = walled
    if not near.seams:
        near.open = walled
    return walled


def _reach_past(
    memory: Memory,
    near: Neighbourhood,
    walled: WalledResults,
    others: i64,
    blockades: tuple[int, ...],
) -> Reach:
    """The result where pieces are near."""
    results = walled.results
    if results is None:
        results = walled.results = {}
    key: int = others
    found = results.get(key)
    if found is None:
        found = Reach(memory, near, blockades).spread_out(walled.spread, others)
        results[key] = found
    walled.latest = found
    walled.latest_key = others
    return found


def _near(memory: Memory, origin: int, strength: int) -> Neighbourhood:
    place = origin * STRENGTHS + strength
    near = memory.near[place]
    if near is None:
        near = neighbourhood(memory.board, memory.steps[strength // POWERS], origin, strength)
        memory.near[place] = near
    return near


def _reach_with_blockades(
    memory: Memory, near: Neighbourhood, pieces: i64, blockades: tuple[int, ...]
) -> Reach:
    """The result where a blockade could be taken, or where too much is near."""
    key = 0
    for space in spaces_of(pieces):
        number = near.numbers[space]
        if number:
            key |= 1 << (number if number < LAST_NUMBER else LAST_NUMBER + space)
    for seam in near.seams:
        key = key * BLOCKADE_CODES + blockades[seam]
    latest = near.latest
    if latest is not None and near.latest_key == key:
        return latest
    results = near.results
    if results is None:
        results = near.results = {}
    result = results.get(key)
    if result is None:
        result = Reach(memory, near, blockades).search_for(pieces)
        results[key] = result
    near.latest = result
    near.latest_key = key
    return result


def search(
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> dict[int, int]:
    """All states after one movement and the power each takes; M-23 leaves out the first.

    A state is a space and the seams opened so far, packed into one number. States with the most
    power left come first, so that each is looked at once.
    """
    steps = memory_of(board).steps[symbol]
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
            if here != origin and board.finish[here]:
                continue  # O-01
            for seam in board.seams_at[here]:
                number = blockades[seam]
                if not number or state >> seam & 1:
                    continue
                asked = ASKED_STRENGTH[number] - symbol * POWERS
                if 0 < asked <= left:  # B-09
                    todo[left - asked].append(state | 1 << seam)
            for step in steps[here]:
                need = step & NEED_MASK
                if need > left:  # M-03
                    continue
                seam = (step >> NEED_BITS & SEAM_MASK) - 1
                if seam >= 0 and blockades[seam] and not state >> seam & 1:  # B-01
                    continue
                target = step >> STEP_BITS
                there = target << MOST_SEAMS | state & ALL_SEAMS
                if there not in seen and not (occupied and occupied >> target & 1):  # M-20
                    todo[left - need].append(there)  # M-04
    del seen[start]
    return seen
