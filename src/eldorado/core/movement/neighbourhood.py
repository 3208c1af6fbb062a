"""What could matter to a movement: spaces and seams near its origin, and results known there."""

from typing import TYPE_CHECKING, Final

from eldorado.compiling import i64
from eldorado.core.kinds import BLOCKADE_NUMBERS, BLOCKADE_POWER, BLOCKADE_SYMBOL, POWER
from eldorado.core.movement.spread import MOST_SPACES, NEED_BITS, NEED_MASK, Spread
from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.core.movement.reach import Reach

POWERS: Final = max(POWER) + 1
STRENGTHS: Final = 3 * POWERS
"""Symbols and powers together."""

ASKED_STRENGTH: Final[tuple[int, ...]] = (
    0,
    *[BLOCKADE_SYMBOL[number] * POWERS + BLOCKADE_POWER[number] for number in BLOCKADE_NUMBERS],
)
"""Per number of a blockade the symbol and power that take it."""


class Neighbourhood:
    """What could matter to a movement from one space with one symbol and power."""

    __slots__ = (
        "latest",
        "latest_key",
        "numbers",
        "open",
        "origin",
        "results",
        "seams",
        "spaces",
        "strength",
        "walled",
    )

    def __init__(
        self, origin: int, strength: int, spaces: tuple[int, ...], size: int, seams: tuple[int, ...]
    ) -> None:
        """`spaces` are near, on a board of that size, and `seams` too."""
        self.origin = origin
        self.strength = strength
        self.spaces = spaces
        """In the order of the board."""
        numbers = bytearray(size)
        for number, space in enumerate(spaces, 1):
            numbers[space] = min(number, LAST_NUMBER)
        self.numbers = bytes(numbers)
        """Per space of the board its number from 1 among those that are near, 0 for others."""
        self.seams = seams
        few = len(spaces) <= MOST_SPACES and len(seams) <= MOST_CLOSED
        self.walled: list[WalledResults | None] = [None] * (1 << len(seams) if few else 0)
        """What is known where no blockade can be taken, by the mask of the seams that are closed;
        empty where too much is near."""
        self.open: WalledResults | None = None
        """The same without any seams; made when it is first needed."""
        self.latest: Reach | None = None
        self.latest_key = 0
        """Otherwise the last result asked for, and its key."""
        self.results: dict[int, Reach] | None = None
        """By the pieces and the blockades that are near."""

    def forget_results(self) -> None:
        for number, walled in enumerate(self.walled):
            if walled is not None:
                walled.forget_results()
                self.walled[number] = None
        self.open = None
        self.latest = None
        _forget_groups(self.results)
        self.results = None


MOST_CLOSED: Final = 4
"""With more seams than this nearby, every movement is searched step by step."""


class WalledResults:
    """Results of one neighborhood while the same seams are closed and none can be opened."""

    __slots__ = ("free", "latest", "latest_key", "results", "spread")

    def __init__(self, spread: Spread) -> None:
        self.spread = spread
        self.free: Reach | None = None
        """The result when no piece is near."""
        self.latest: Reach | None = None
        self.latest_key: i64 = 0
        """The last result asked for, and its pieces."""
        self.results: dict[int, Reach] | None = None
        """By the pieces that are near, as a set of its spaces."""

    def forget_results(self) -> None:
        if self.free is not None:
            self.free.group = None
        _forget_groups(self.results)


def _forget_groups(results: "dict[int, Reach] | None") -> None:
    """Results and the groups that have them hold each other; whoever has either keeps it."""
    if results is not None:
        for result in results.values():
            result.group = None


LAST_NUMBER: Final = 255
"""All near spaces that come after this one share its number."""


def packed_steps(board: Board, symbol: int) -> list[tuple[int, ...]]:
    """Per space the steps a symbol can make (M-02): the target, the seam in between from 1, and
    the need, packed into one number each."""
    return [
        tuple(
            [
                target << STEP_BITS | seam + 1 << NEED_BITS | board.need[target]
                for target, seam in steps
                if board.terrain[target] == symbol
            ]
        )
        for steps in board.steps
    ]


STEP_BITS: Final = 8
"""Where the target begins in a packed step; the seam begins after the need."""

SEAM_MASK: Final = 15


def neighbourhood(
    board: Board, steps: list[tuple[int, ...]], origin: int, strength: int
) -> Neighbourhood:
    """Spaces and seams a movement could touch if nothing stood in its way."""
    left = {origin: strength % POWERS}
    seams: set[int] = set()
    todo = [origin]
    while todo:
        here = todo.pop()
        if here != origin and board.finish[here]:
            continue
        seams.update(board.seams_at[here])
        for step in steps[here]:
            target = step >> STEP_BITS
            rest = left[here] - (step & NEED_MASK)
            if rest >= 0 and rest > left.get(target, -1):
                left[target] = rest
                todo.append(target)
    spaces = tuple(sorted(left))
    return Neighbourhood(origin, strength, spaces, len(board.spaces), tuple(sorted(seams)))


def spread_of(
    board: Board, steps: list[tuple[int, ...]], near: Neighbourhood, closed: int
) -> Spread:
    """The steps among near spaces that closed seams do not bar (B-01)."""
    barred: i64 = 0
    for place, seam in enumerate(near.seams):
        if closed >> place & 1:
            barred |= 1 << (seam + 1)
    power = near.strength % POWERS
    numbers = near.numbers
    masks = [[0] * len(near.spaces) for _ in range(power + 1)]
    for place, here in enumerate(near.spaces):
        if here != near.origin and board.finish[here]:  # O-01
            continue
        for step in steps[here]:
            need = step & NEED_MASK
            number = numbers[step >> STEP_BITS]
            if number and need <= power and not barred >> (step >> NEED_BITS & SEAM_MASK) & 1:
                masks[need][place] |= 1 << (number - 1)
    return Spread(near.spaces, numbers[near.origin] - 1, masks)
