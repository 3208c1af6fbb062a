"""Paths on a board, and what is remembered with a board."""

import random

import pytest

from eldorado.routes import KNOWN, Board, board_from_graph
from eldorado.routes.board import BoardCache
from eldorado.routes.code import find_route
from eldorado.routes.paths import FAR, cheapest_paths, reaches_finish, steps_from
from tests.situations import ground

FORK = board_from_graph(
    ground(
        "a=S1 b=g1 c=g2 d=b1 e=g1 m=MM x=F:g1 z=g1",
        "ab ac bd cx de ex am",
        blockades={1: "cx"},
    )
)
"""Two ways from a: short and dear over c, long and cheap over b, d and e; none from z."""


def named(space: str) -> int:
    return FORK.index[space]


def test_the_cheapest_path_counts_spaces_and_tolls() -> None:
    costs = [float(need) for need in FORK.need]
    for toll, first, total in ((0.0, "c", 3.0), (0.5, "c", 3.5), (2.0, "b", 4.0)):
        distance, onward = cheapest_paths(FORK, costs, [toll])
        assert distance[named("a")] == total
        assert onward[named("a")] == named(first)
        assert onward[named("x")] == -1
        assert distance[named("z")] == FAR


@pytest.mark.parametrize("route", KNOWN)
def test_of_ways_that_cost_the_same_the_one_over_the_nearer_space_counts(route: str) -> None:
    board = find_route(route).board()
    dice = random.Random(route)
    for _ in range(5):
        enter = [dice.choice((0.5, 0.75, 1.0, 1.1, 1.5, 2.0)) for _ in board.spaces]
        costs = [cost if dice.random() < 0.95 else FAR for cost in enter]
        tolls = [dice.choice((0.0, 0.25, 0.5, 1.1, 2.0, 8.0)) for _ in board.seams]
        assert cheapest_paths(board, costs, tolls) == relaxed(board, costs, tolls)


def relaxed(board: Board, costs: list[float], tolls: list[float]) -> tuple[list[float], list[int]]:
    """The same distances and paths, found by shortening ways until none gets shorter."""
    spaces = range(len(costs))
    distance = [0.0 if board.finish[space] else FAR for space in spaces]

    def ways(space: int) -> list[tuple[float, float, int]]:
        """What each way from a space costs, how far its next space is, and which it is."""
        if board.finish[space]:
            return []
        return [
            (distance[end] + costs[end] + (tolls[seam] if seam >= 0 else 0.0), distance[end], end)
            for end, seam in board.steps[space]
        ]

    shorter = True
    while shorter:
        shorter = False
        for space in spaces:
            best = min([cost for cost, _, _ in ways(space)], default=FAR)
            if best < distance[space]:
                distance[space] = best
                shorter = True
    reached = [bool(ways(space)) and distance[space] < FAR for space in spaces]
    return distance, [min(ways(space))[2] if reached[space] else -1 for space in spaces]


def test_steps_are_counted_from_all_sources_and_not_over_mountains() -> None:
    steps = steps_from(FORK, [named("a")])
    assert {FORK.names[space]: count for space, count in steps.items()} == {
        "a": 0,
        "b": 1,
        "c": 1,
        "d": 2,
        "x": 2,
        "e": 3,
    }
    assert steps_from(FORK, [named("a"), named("e")])[named("d")] == 1
    assert set(steps_from(FORK, [named("a")], most=1)) == {named(name) for name in "abc"}
    assert set(steps_from(FORK, [named("a")], most=0)) == {named("a")}


def test_the_finish_is_reached_or_not() -> None:
    assert reaches_finish(FORK, [named("a")])
    assert not reaches_finish(FORK, [named("z")])
    assert reaches_finish(FORK, [named("z"), named("e")])


def test_what_is_worked_out_for_a_board_is_remembered_with_it() -> None:
    asked: list[Board] = []

    def count(board: Board) -> int:
        asked.append(board)
        return len(asked)

    first, second = BoardCache(count), BoardCache(count)
    assert [first.of(FORK), first.of(FORK), second.of(FORK), first.of(FORK)] == [1, 1, 2, 1]
    FORK.remembered.clear()
    assert second.of(FORK) == 3


def test_large_values_are_remembered_for_a_few_boards() -> None:
    boards = [find_route(name).board() for name in list(KNOWN)[:3]]
    asked: list[Board] = []

    def count(board: Board) -> int:
        asked.append(board)
        return len(asked)

    cache = BoardCache(count, most=2)
    assert [cache.of(board) for board in (*boards, *boards[1:], boards[0])] == [1, 2, 3, 2, 3, 4]
    assert asked == [*boards, boards[0]]
