"""Hand-made boards, and the path of everything in them that makes no sense."""

import json
from copy import deepcopy
from typing import Any

import pytest

from eldorado.errors import PositionError
from eldorado.routes import board_from_graph
from eldorado.routes.board import JUNGLE, RUBBLE
from eldorado.routes.paths import reaches_finish

GRAPH: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "g1", "c": "R2", "k": "MC", "z": "F:g1"},
    "edges": [["a", "b"], ["c", "b"], ["b", "k"], ["c", "z"]],
    "blockades": [{"number": 3, "edges": [["c", "b"]]}],
    "caves": {"k": ["coin_2", "machete_1"]},
}
HEXES = {"a": [0, 0], "b": [1, 0], "c": [2, 0], "k": [1, -1], "z": [3, 0]}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The sample graph with one field replaced; the path is written as in an error."""
    graph: Any = deepcopy(GRAPH) | {"hexes": deepcopy(HEXES)}
    *way, last = [
        int(key) if key.isdecimal() else key
        for key in path.replace("[", ".").replace("]", "").split(".")[1:]
    ]
    inner = graph
    for key in way:
        inner = inner[key]
    inner[last] = value
    return dict(graph)


def test_a_graph_becomes_a_board() -> None:
    board = board_from_graph(GRAPH)
    assert board.names == ("a", "b", "c", "k", "z")
    assert board.terrain[1:3] == (JUNGLE, RUBBLE)
    assert board.starts == {1: 0}
    assert board.caves == (3,)
    assert board.caves_at[1] == ((0, -1),)
    assert board.neighbours[1] == (0, 2, 3)
    assert [(seam.number, seam.edges) for seam in board.seams] == [(3, ((1, 2),))]
    assert board.steps[1] == ((2, 0),)
    assert reaches_finish(board, [0])


def test_its_source_is_plain_data_that_gives_an_equal_board() -> None:
    for graph in (GRAPH, GRAPH | {"hexes": HEXES}):
        board = board_from_graph(graph)
        source = json.loads(json.dumps(board.source))
        assert source == board.source
        assert set(source) <= {"spaces", "edges", "blockades", "hexes"}
        again = board_from_graph(source)
        assert again == board
        assert again.source == board.source
        assert list(again.names) == list(board.names)
    assert board.spaces[3].hex == (1, -1)
    assert board.source["hexes"] == HEXES


def test_the_order_of_edges_does_not_matter() -> None:
    shuffled = GRAPH | {"edges": [["z", "c"], ["k", "b"], ["b", "c"], ["b", "a"]]}
    assert board_from_graph(shuffled) == board_from_graph(GRAPH)
    assert board_from_graph(shuffled).source == board_from_graph(GRAPH).source


def test_the_given_graph_is_left_alone() -> None:
    graph = deepcopy(GRAPH)
    board_from_graph(graph)
    assert graph == GRAPH


def test_edges_and_blockades_may_be_missing() -> None:
    board = board_from_graph({"spaces": {"a": "S1:g1"}})
    assert (board.edges, board.seams) == ((), ())
    assert board.spaces[0].token == "S1:g1"


REFUSED: list[tuple[str, Any, str]] = [
    ("board.colour", "red", "board.colour"),
    ("board.spaces", None, "board.spaces"),
    ("board.spaces", [], "board.spaces"),
    ("board.spaces", {}, "board.spaces"),
    ("board.spaces.a", "Q7", "board.spaces.a"),
    ("board.spaces.a", "S5", "board.spaces.a"),
    ("board.spaces.a", "g0", "board.spaces.a"),
    ("board.spaces.a", ":g1", "board.spaces.a"),
    ("board.spaces.a", 1, "board.spaces.a"),
    ("board.spaces.a", None, "board.spaces.a"),
    ("board.spaces.b", "S1", "board.spaces.b"),
    ("board.spaces.gate", "g1", "board.spaces.gate"),
    ("board.spaces.9a", "g1", "board.spaces.9a"),
    ("board.spaces.a b", "g1", "board.spaces.a b"),
    ("board.spaces.é", "g1", "board.spaces.é"),
    ("board.edges", {"a": "b"}, "board.edges"),
    ("board.edges[1]", "cb", "board.edges[1]"),
    ("board.edges[1]", ["c"], "board.edges[1]"),
    ("board.edges[1]", ["c", "b", "a"], "board.edges[1]"),
    ("board.edges[2][0]", "q", "board.edges[2][0]"),
    ("board.edges[2][1]", 4, "board.edges[2][1]"),
    ("board.edges[2][1]", "b", "board.edges[2]"),
    ("board.edges[3]", ["b", "a"], "board.edges[3]"),
    ("board.blockades", 3, "board.blockades"),
    ("board.blockades", [{}] * 7, "board.blockades"),
    ("board.blockades[0]", 3, "board.blockades[0]"),
    ("board.blockades[0].power", 3, "board.blockades[0].power"),
    ("board.blockades[0].number", 0, "board.blockades[0].number"),
    ("board.blockades[0].number", 7, "board.blockades[0].number"),
    ("board.blockades[0].number", True, "board.blockades[0].number"),
    ("board.blockades[0].number", "3", "board.blockades[0].number"),
    ("board.blockades[0].number", None, "board.blockades[0].number"),
    ("board.blockades[0].number", 1.0, "board.blockades[0].number"),
    ("board.blockades[0].edges", None, "board.blockades[0].edges"),
    ("board.blockades[0].edges", [], "board.blockades[0].edges"),
    ("board.blockades[0].edges[0]", ["a", "c"], "board.blockades[0].edges[0]"),
    ("board.blockades[0].edges[0][1]", "q", "board.blockades[0].edges[0][1]"),
    ("board.blockades[0].edges", [["c", "b"], ["b", "c"]], "board.blockades[0].edges[1]"),
    ("board.hexes", [], "board.hexes"),
    ("board.hexes", {"a": [0, 0]}, "board.hexes"),
    ("board.hexes.q", [7, 7], "board.hexes.q"),
    ("board.hexes.a", [1], "board.hexes.a"),
    ("board.hexes.a", "00", "board.hexes.a"),
    ("board.hexes.a[0]", True, "board.hexes.a[0]"),
    ("board.hexes.a[1]", 0.5, "board.hexes.a[1]"),
    ("board.hexes.a[1]", 10**30, "board.hexes.a[1]"),
    ("board.hexes.b", [0, 0], "board.hexes.b"),
]


@pytest.mark.parametrize(("field", "value", "path"), REFUSED)
def test_what_makes_no_sense_is_refused_with_its_path(field: str, value: Any, path: str) -> None:
    with pytest.raises(PositionError) as error:
        board_from_graph(changed(field, value))
    assert error.value.path == path
    assert str(error.value).startswith(f"{path}: ")


@pytest.mark.parametrize("graph", [None, [], "a", 3])
def test_a_board_is_an_object(graph: Any) -> None:
    with pytest.raises(PositionError) as error:
        board_from_graph(graph)
    assert error.value.path == "board"


@pytest.mark.clause("C-07", "B-16")
@pytest.mark.parametrize(
    ("second", "path"),
    [
        ({"number": 3, "edges": [["a", "b"]]}, "board.blockades[1].number"),
        ({"number": 4, "edges": [["a", "b"], ["b", "c"]]}, "board.blockades[1].edges[1]"),
    ],
)
def test_each_blockade_lies_once_and_on_edges_of_its_own(second: Any, path: str) -> None:
    graph = GRAPH | {"blockades": [*GRAPH["blockades"], second]}
    with pytest.raises(PositionError) as error:
        board_from_graph(graph)
    assert error.value.path == path
