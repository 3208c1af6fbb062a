"""The cheapest way to the finish from every space, whatever a space may cost."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from eldorado.routes.board import Board

FAR: Final = 9999.0
"""No way to the finish."""


def cheapest(
    board: Board, costs: Sequence[float], tolls: Sequence[float]
) -> tuple[list[float], list[int]]:
    """Distances from every space, and the next space on the way; -1 at the end of it.

    `costs` are per space entered, `tolls` per seam crossed.
    """
    distance = [FAR] * len(costs)
    onward = [-1] * len(costs)
    entries = _entries(board)
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


def _entries(board: Board) -> list[list[tuple[int, int]]]:
    """Per space the spaces one can come from, each with the seam in between or -1."""
    entries: list[list[tuple[int, int]]] | None = board.cache.get("entries")
    if entries is None:
        entries = [[] for _ in board.spaces]
        for space, steps in enumerate(board.steps):
            if not board.finish[space]:
                for target, seam in steps:
                    entries[target].append((space, seam))
        board.cache["entries"] = entries
    return entries
