"""Paths on a board, and what is remembered with a board."""

from eldorado.routes import Board, board_from_graph
from eldorado.routes.board import BoardCache
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
    assert first.renew(FORK) == first.of(FORK) == 3
    FORK.remembered.clear()
    assert second.of(FORK) == 4
