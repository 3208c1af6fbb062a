"""Shortest paths on a board: by the cost of spaces and seams, or by the number of steps."""

from collections import deque
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final

from eldorado.routes.board import MOUNTAIN, Board, BoardCache

FAR: Final = 9999.0
"""The distance where no path leads to the finish."""


def cheapest_paths(
    board: Board, costs: Sequence[float], tolls: Sequence[float]
) -> tuple[list[float], list[int]]:
    """The distance to the finish from every space, and the next space of the path, -1 at its end.

    `costs` are per space entered, `tolls` per seam crossed.
    """
    distance = [FAR] * len(costs)
    onward = [-1] * len(costs)
    entries = ENTRIES.of(board)
    heap: list[tuple[float, int]] = []
    for space, finish in enumerate(board.finish):
        if finish:
            distance[space] = 0.0
            heap.append((0.0, space))
    while heap:
        far, space = heappop(heap)
        if far > distance[space]:
            continue
        onto = far + costs[space]
        if onto >= FAR:
            continue
        for before, seam in entries[space]:
            total = onto + tolls[seam] if seam >= 0 else onto
            if total < distance[before]:
                distance[before] = total
                onward[before] = space
                heappush(heap, (total, before))
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


def _entries(board: Board) -> list[list[tuple[int, int]]]:
    """Per space the spaces one can come from, each with the seam in between or -1."""
    entries: list[list[tuple[int, int]]] = [[] for _ in board.spaces]
    for space, steps in enumerate(board.steps):
        if not board.finish[space]:
            for target, seam in steps:
                entries[target].append((space, seam))
    return entries


ENTRIES: Final[BoardCache[list[list[tuple[int, int]]]]] = BoardCache(_entries)


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
