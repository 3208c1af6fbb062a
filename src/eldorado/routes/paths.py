"""Shortest paths on a board: by the cost of spaces and seams, or by the number of steps."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from eldorado.compiling import i64
from eldorado.routes.board import MOUNTAIN, Board, BoardCache

FAR: Final = 9999.0
"""The distance where no path leads to the finish."""


def cheapest_paths(
    board: Board, costs: list[float], tolls: list[float]
) -> tuple[list[float], list[int]]:
    """The distance to the finish from every space, and the next space of the path, -1 at its end.

    `costs` are per space entered, at least a half each; `tolls` are per seam crossed. Spaces are
    handled in the order of the number of halves in what it takes to enter them: whatever is
    entered with the same number has its final distance then, so that nothing needs sorting. Of
    ways that cost the same, the one over the nearer space counts, then the one that comes first.
    """
    distance = [FAR] * len(costs)
    onward = [-1] * len(costs)
    entries = ENTRIES.of(board)
    reached = [space for space, last in enumerate(board.finish) if last]
    for space in reached:
        distance[space] = 0.0
    entering: list[list[int]] = []
    arriving: dict[int, list[int]] = {}
    """By the number of halves: spaces that are entered, and those come to over a seam."""
    halves: i64 = 0
    while True:
        for space in reached:
            onto = distance[space] + costs[space]
            if onto < FAR:
                place: i64 = int(onto * 2.0)
                while len(entering) <= place:
                    entering.append([])
                entering[place].append(space)
        if halves >= len(entering):
            if not arriving:
                return distance, onward
            entering.append([])
        reached = []
        for space in entering[halves]:
            onto = distance[space] + costs[space]
            for before in entries.plain[space]:
                known = distance[before]
                if onto < known:
                    distance[before] = onto
                    onward[before] = space
                    reached.append(before)
                elif onto == known and _comes_first(distance, space, onward[before]):
                    onward[before] = space
            for entry in entries.over_seams[space]:
                total = onto + tolls[entry & SEAM_MASK]
                before = entry >> SEAM_BITS
                known = distance[before]
                if total < known:
                    distance[before] = total
                    onward[before] = space
                    arriving.setdefault(int(total * 2.0), []).append(before)
                elif total == known and _comes_first(distance, space, onward[before]):
                    onward[before] = space
        late = arriving.pop(halves, None) if arriving else None
        if late is not None:
            for before in late:
                if int(distance[before] * 2.0) >= halves:
                    reached.append(before)
        halves += 1


def _comes_first(distance: list[float], space: int, other: int) -> bool:
    """Whether a space is nearer than another, or as near and the first of the two."""
    if other < 0:
        return False
    far, further = distance[space], distance[other]
    return far < further or (far == further and space < other)


def steps_from(board: Board, sources: Iterable[int], most: int = -1) -> dict[int, int]:
    """The fewest steps to every space that can be walked to, blockades and pieces aside.

    With `most`, only spaces within that many steps.
    """
    steps = dict.fromkeys(sources, 0)
    edge = list(steps)
    taken = 0
    while edge and taken != most:
        taken += 1
        further: list[int] = []
        for space in edge:
            for target, _ in board.steps[space]:
                if target not in steps:
                    steps[target] = taken
                    further.append(target)
        edge = further
    return steps


def reaches_finish(board: Board, sources: Iterable[int]) -> bool:
    """Whether some finishing space can be walked to, blockades aside."""
    return any(board.finish[space] and steps for space, steps in steps_from(board, sources).items())


SEAM_BITS: Final = 8
SEAM_MASK: Final = (1 << SEAM_BITS) - 1


class Entries:
    """Per space the spaces one can come from, but for those where the way ends."""

    __slots__ = ("over_seams", "plain")

    def __init__(self, board: Board) -> None:
        plain: list[list[int]] = [[] for _ in board.spaces]
        over_seams: list[list[int]] = [[] for _ in board.spaces]
        for space, steps in enumerate(board.steps):
            if not board.finish[space]:
                for target, seam in steps:
                    if seam < 0:
                        plain[target].append(space)
                    else:
                        over_seams[target].append(space << SEAM_BITS | seam)
        self.plain = [tuple(spaces) for spaces in plain]
        self.over_seams = [tuple(spaces) for spaces in over_seams]
        """Each packed with the seam in between."""


ENTRIES: Final[BoardCache[Entries]] = BoardCache(Entries)


UNREACHABLE: Final = -1
"""Steps from where no way leads to the finish."""


def _count_steps(board: Board) -> list[int]:
    found = [UNREACHABLE] * len(board.spaces)
    todo = deque(space for space in range(len(found)) if board.finish[space])
    for space in todo:
        found[space] = 0
    while todo:
        space = todo.popleft()
        if not board.spaces[space].enterable:
            continue
        for near in board.neighbours[space]:
            if found[near] == UNREACHABLE and board.terrain[near] != MOUNTAIN:
                found[near] = found[space] + 1
                todo.append(near)
    return found


_STEPS: Final[BoardCache[list[int]]] = BoardCache(_count_steps)


def steps_to_go(board: Board) -> list[int]:
    """Per space the fewest spaces still to be entered, blockades and pieces aside."""
    return _STEPS.of(board)
