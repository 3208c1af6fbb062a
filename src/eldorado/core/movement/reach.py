"""Where one card can take one piece: the heart of movement (M-02 to M-10, B-03 to B-12).

A result is told by where the movement ends and which blockades it takes. Results depend on
little: the terrain nearby, the pieces and the blockades within reach. They are remembered per
board under exactly that key, so that most questions are answered by a look-up.
"""

from typing import Final

from eldorado.compiling import i64
from eldorado.core.actions import Action, Move
from eldorado.core.kinds import (
    BLOCKADE_NUMBERS,
    CARD_IDS,
    CARD_SYMBOLS,
    JOKER,
    POWER,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.menus.menu import Group
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
from eldorado.core.movement.spread import NEED_BITS, NEED_MASK, Spread, member_of, size_of
from eldorado.facts import SYMBOLS
from eldorado.routes.board import Board, BoardCache

REMEMBERED: Final = 10_000
"""Results kept per board before all go."""

REMEMBERED_MOVES: Final = 10_000
"""Groups and lists of actions kept per board before all go."""

FIRST_TOKEN: Final = len(CARD_IDS)
"""Where tokens begin when cards and tokens are numbered together."""

PRINTED: Final = len(SYMBOLS)
"""In place of a symbol: the card's own, which is not said."""

SYMBOL_NAMES: Final = PRINTED + 1
MOVERS: Final = (FIRST_TOKEN + len(TOKEN_IDS)) * SYMBOL_NAMES
BLOCKADE_CODES: Final = max(BLOCKADE_NUMBERS) + 1
MOST_SEAMS: Final = 6
ALL_SEAMS: Final = (1 << MOST_SEAMS) - 1


class MovingCard:
    """A card or token with the symbol it moves by."""

    __slots__ = ("key", "label", "name", "number", "said", "strength")

    def __init__(self, number: int, symbol: int, power: int, label: int) -> None:
        self.number = number
        """Cards first, then tokens."""
        self.strength = symbol * POWERS + power
        self.label = label
        """The symbol if actions name it, else PRINTED."""
        self.key = mover_key(number, label)
        self.name = _mover_name(number)
        self.said = "" if label == PRINTED else SYMBOLS[label]


def mover_key(number: int, label: int) -> int:
    """Tells a card or token with its label from all others; the next two are for its pieces."""
    return 3 * (number * SYMBOL_NAMES + label)


def _mover_name(number: int) -> str:
    return CARD_IDS[number] if number < FIRST_TOKEN else TOKEN_IDS[number - FIRST_TOKEN]


CARD_MOVERS: Final[list[list[MovingCard]]] = [
    [
        MovingCard(card, symbol, POWER[card], symbol if JOKER[card] else PRINTED)
        for symbol in CARD_SYMBOLS[card]
        if POWER[card]
    ]
    for card in range(FIRST_TOKEN)
]
"""Per card the ways to move by it (M-08)."""

TOKEN_MOVERS: Final[list[list[MovingCard]]] = [
    [MovingCard(FIRST_TOKEN + token, TOKEN_SYMBOL[token], power, PRINTED)] if power else []
    for token, power in enumerate(TOKEN_POWER)
]

CHANGED_MOVERS: Final[list[list[MovingCard]]] = [
    [
        MovingCard(card, symbol, POWER[card], symbol)
        for symbol in range(len(SYMBOLS))
        if POWER[card] and not JOKER[card] and symbol not in CARD_SYMBOLS[card]
    ]
    for card in range(FIRST_TOKEN)
]
"""Per card the ways to move by it once its symbol is changed (V-28)."""


class Reach:
    """All results of one movement: where it ends and the blockades taken.

    What nobody asks for is not made: most are only counted.
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
        memory.size += 1
        memory.made += 1
        self._memory = memory
        self._near = near
        self._blockades = blockades
        self.key = memory.made * 3 * MOVERS
        """Tells it from all others of the board; the next numbers are for all movers."""
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

    def search_for(self, pieces: list[int]) -> "Reach":
        """Find the results whatever is near."""
        self._look(pieces)
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
            if len(self._memory.moves) >= REMEMBERED_MOVES:
                self._memory.moves.clear()
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
    """What is remembered of a board: a neighbourhood per space, symbol and power."""

    __slots__ = ("board", "made", "moves", "near", "size", "steps")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps = [packed_steps(board, symbol) for symbol in range(len(SYMBOLS))]
        """Per symbol and space the steps it can make."""
        self.moves: dict[int, list[Action]] = {}
        """Legal actions by the result and what moves: one dictionary, not one per result."""
        self.near: list[Neighbourhood | None] = [None] * (len(board.spaces) * STRENGTHS)
        self.made = 0
        """How many results were ever found: each has a number of its own."""
        self.size = 0

    def forget_results(self) -> None:
        """Forgets everything but the board itself."""
        for near in self.near:
            if near is not None:
                near.forget_results()
        self.moves.clear()
        self.size = 0


MEMORIES: Final[BoardCache[Memory]] = BoardCache(Memory)


def memory_of(board: Board) -> Memory:
    """What is remembered of a board; a full memory is emptied."""
    memory = _LATEST.memory
    if memory is None or memory.board is not board:
        memory = MEMORIES.of(board)
        _LATEST.memory = memory
    if memory.size > REMEMBERED:
        memory.forget_results()
    return memory


class _LatestMemory:
    __slots__ = ("memory",)

    def __init__(self) -> None:
        self.memory: Memory | None = None


_LATEST: Final = _LatestMemory()
"""The memory of the board that was asked for last."""


def reach(
    board: Board, origin: int, symbol: int, power: int, occupied: int, blockades: tuple[int, ...]
) -> Reach:
    """What a card of that symbol and power can do from `origin`.

    `occupied` is a bit mask of spaces with pieces other than the one that moves.
    """
    memory = memory_of(board)
    near = _near(memory, origin, symbol * POWERS + power)
    return _remembered(memory, near, spaces_in(occupied), blockades)


def spaces_in(mask: int) -> list[int]:
    """The spaces of a bit mask."""
    spaces: list[int] = []
    while mask:
        space = mask.bit_length() - 1
        spaces.append(space)
        mask ^= 1 << space
    return spaces


def reach_in(
    memory: Memory, origin: int, strength: int, pieces: list[int], blockades: tuple[int, ...]
) -> Reach:
    """The same where the board's memory is known; `strength` numbers symbols and powers, and
    `pieces` are the spaces of those other than the one that moves."""
    near = memory.near[origin * STRENGTHS + strength]
    if near is None:
        near = _near(memory, origin, strength)
    return _remembered(memory, near, pieces, blockades)


def _near(memory: Memory, origin: int, strength: int) -> Neighbourhood:
    place = origin * STRENGTHS + strength
    near = memory.near[place]
    if near is None:
        near = neighbourhood(memory.board, memory.steps[strength // POWERS], origin, strength)
        memory.near[place] = near
    return near


def _remembered(
    memory: Memory, near: Neighbourhood, pieces: list[int], blockades: tuple[int, ...]
) -> Reach:
    """The result under the pieces and blockades that are near; searched if it is new."""
    closed: i64 = 0
    if near.seams:
        symbol = near.strength // POWERS
        weakest = symbol * POWERS
        bit: i64 = 1
        for seam in near.seams:
            number = blockades[seam]
            if number:
                asked = ASKED_STRENGTH[number]
                if weakest < asked <= near.strength:  # B-03: this one could be taken
                    return _remembered_with_blockades(memory, near, pieces, blockades)
                closed |= bit
            bit += bit
    if not near.walled:
        return _remembered_with_blockades(memory, near, pieces, blockades)
    walled = near.walled[closed]
    if walled is None:
        walled = WalledResults(
            spread_of(memory.board, memory.steps[near.strength // POWERS], near, closed)
        )
        near.walled[closed] = walled
    others: i64 = 0
    one: i64 = 1
    numbers = near.numbers
    for space in pieces:
        place: i64 = numbers[space]
        if place:
            others |= one << (place - 1)
    if not others:
        free = walled.free
        if free is None:
            free = Reach(memory, near, blockades).spread_out(walled.spread, 0)
            walled.free = free
        return free
    latest = walled.latest
    if latest is None or walled.latest_key != others:
        results = walled.results
        if results is None:
            results = walled.results = {}
        key: int = others
        latest = results.get(key)
        if latest is None:
            latest = Reach(memory, near, blockades).spread_out(walled.spread, others)
            results[key] = latest
        walled.latest = latest
        walled.latest_key = others
    return latest


def _remembered_with_blockades(
    memory: Memory, near: Neighbourhood, pieces: list[int], blockades: tuple[int, ...]
) -> Reach:
    """The same where a blockade could be taken, or where too much is near."""
    key = 0
    for space in pieces:
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
