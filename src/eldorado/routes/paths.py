"""Shortest paths on a board: by the cost of spaces and seams, or by the number of steps."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from eldorado.routes.board import MOUNTAIN, Board, BoardCache

FAR: Final = 9999.0
"""The distance where no path leads to the finish."""


def cheapest_paths(
    board: Board, costs: list[float], tolls: list[float]
) -> tuple[list[float], list[int]]:
    """The distance to the finish from every space, and the next space of the path, -1 at its end.

    `costs` are per space entered, `tolls` per seam crossed. Spaces are settled in the order of
    their distances, those equally far in their own order; they are only sorted among those whose
    distances have the same number of halves, which is quicker than a heap.
    """
    distance = [FAR] * len(costs)
    settled = [FAR] * len(costs)
    onward = [-1] * len(costs)
    entries = ENTRIES.of(board)
    waiting: list[list[int]] = [[space for space, last in enumerate(board.finish) if last]]
    for space in waiting[0]:
        distance[space] = 0.0
    halves = 0
    while halves < len(waiting):
        spaces = waiting[halves]
        if not spaces:
            halves += 1
            continue
        waiting[halves] = []
        if len(spaces) > 1:
            spaces.sort()
            spaces.sort(key=distance.__getitem__)
        for space in spaces:
            far = distance[space]
            if settled[space] <= far:
                continue
            settled[space] = far
            onto = far + costs[space]
            if onto >= FAR:
                continue
            for entry in entries[space]:
                seam = (entry & SEAM_MASK) - 1
                total = onto + tolls[seam] if seam >= 0 else onto
                before = entry >> SEAM_BITS
                if total < distance[before]:
                    distance[before] = total
                    onward[before] = space
                    place = int(total * 2)
                    while len(waiting) <= place:
                        waiting.append([])
                    waiting[place].append(before)
    return distance, onward


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


def _entries(board: Board) -> list[list[int]]:
    """Per space the spaces one can come from, each packed with the seam in between: 1 more than
    its number, 0 for none."""
    entries: list[list[int]] = [[] for _ in board.spaces]
    for space, steps in enumerate(board.steps):
        if not board.finish[space]:
            for target, seam in steps:
                entries[target].append(space << SEAM_BITS | seam + 1)
    return entries


ENTRIES: Final[BoardCache[list[list[int]]]] = BoardCache(_entries)


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
