"""Pictures are well-formed, complete, small, and the same every time."""

from xml.etree import ElementTree

import pytest

from eldorado.facts import BLOCKADES
from eldorado.routes import KNOWN, board_from_graph, draw_board
from eldorado.routes.drawing import BoardWords

SVG = "{http://www.w3.org/2000/svg}"
GRAPH = {
    "spaces": {"a": "S1", "b": "g1", "c": "R2", "k": "MC", "w": "y5", "z": "F:g1"},
    "edges": [["a", "b"], ["b", "c"], ["b", "k"], ["b", "w"], ["c", "z"]],
    "blockades": [{"number": 6, "edges": [["b", "c"], ["c", "z"]]}],
}
HEXES = {"a": [0, 0], "b": [1, 0], "c": [2, 0], "k": [1, -1], "w": [2, -1], "z": [9, 0]}


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def titles(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


@pytest.mark.parametrize("route_id", KNOWN)
def test_a_route_shows_every_space_and_says_what_it_is(route_id: str) -> None:
    board = KNOWN[route_id].board()
    svg = draw_board(board)
    assert set(board.names) <= set(texts(svg))
    described = {title.split()[0]: title for title in titles(svg)}
    assert set(board.names) <= set(described)
    assert described["X1"] in ("X1 river 1 finish", "X1 jungle 1 finish")
    assert KNOWN[route_id].name in texts(svg)
    assert len(svg.encode()) < 250_000
    assert svg == draw_board(board)
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert f"{len(board.spaces)} spaces" in (root.get("aria-label") or "")


def test_spaces_in_words() -> None:
    described = titles(draw_board(KNOWN["first_game"].board()))
    for words in ("C19 mountain with a cave", "K7 river 3", "I20 base camp 3", "B37 start 1"):
        assert words in described
    assert "I25 mountain" in described


def test_everything_drawn_is_defined() -> None:
    for board in (KNOWN["witchs_cauldron"].board(), board_from_graph(GRAPH)):
        root = ElementTree.fromstring(draw_board(board, caves=[4] * len(board.caves)))
        defined = {element.get("id") for element in root.iter()}
        used = {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")}
        assert used <= defined


@pytest.mark.clause("C-07")
def test_blockades_show_their_number_apart_from_what_they_ask_for() -> None:
    board = KNOWN["hills_of_gold"].board()
    without = draw_board(board, blockades=[0] * 5)
    for blockade in BLOCKADES:
        svg = draw_board(board, blockades=[blockade.number, 0, 0, 0, 0])
        assert texts(svg).count(f"#{blockade.number}") == 1 + (blockade.number == 4)
        assert f"blockade {blockade.number}: {blockade.symbol} {blockade.power}" in titles(svg)
        symbol = f'href="#{blockade.symbol}"'
        assert svg.count(symbol) - without.count(symbol) == blockade.power
    assert {"#1", "#2", "#3", "#4", "#5"} <= set(texts(draw_board(board, blockades=range(1, 6))))


def test_blockades_still_to_be_drawn_and_taken_ones() -> None:
    board = KNOWN["first_game"].board()
    assert texts(draw_board(board)).count("?") == 4
    svg = draw_board(board, blockades=[None, 0, 5, 0])
    assert texts(svg).count("?") == 1
    assert "#5" in texts(svg)


def test_pieces_differ_in_colour_shape_and_number() -> None:
    board = KNOWN["first_game"].board()
    standing = [(seat, 1, board.starts[seat + 1]) for seat in range(4)]
    svg = draw_board(board, pieces=standing)
    assert [f"player {seat}, piece 1" in titles(svg) for seat in (1, 2, 3, 4)] == [True] * 4
    shapes = {draw_board(board, pieces=[(seat, 1, 0)]) for seat in range(4)}
    assert len(shapes) == 4
    pair = draw_board(board, pieces=[(0, 1, 0), (0, 2, 9)])
    assert pair != draw_board(board, pieces=[(0, 2, 0), (0, 1, 9)])


def test_pieces_sharing_a_space_stay_visible() -> None:
    board = KNOWN["first_game"].board()
    root = ElementTree.fromstring(draw_board(board, pieces=[(seat, 1, 50) for seat in range(4)]))
    places = {
        group.get("transform")
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None
        and (title.text or "").startswith("player")
    }
    assert len(places) == 4


def test_arrived_pieces_stand_in_the_golden_city() -> None:
    board = KNOWN["first_game"].board()
    assert "player 2, piece 1" in titles(draw_board(board, pieces=[(1, 1, -1)]))


def test_caves_show_their_tokens() -> None:
    board = KNOWN["first_game"].board()
    numbers = [text for text in texts(draw_board(board, caves=[7, 8, 9])) if text in "789"]
    assert numbers == ["7", "8", "9"]


@pytest.mark.parametrize("hexes", [{}, {"hexes": HEXES}])
def test_hand_made_boards(hexes: dict[str, object]) -> None:
    board = board_from_graph(GRAPH | hexes)
    svg = draw_board(
        board, pieces=[(0, 1, 0)], caves=[2], words=BoardWords("Over <the> bridge & away")
    )
    assert {*board.names, "#6", "Over <the> bridge & away"} <= set(texts(svg))
    assert board._repr_svg_() == draw_board(board)


def test_a_single_space_can_be_drawn() -> None:
    for token in ("S1", "MM", "F:b4"):
        board = board_from_graph({"spaces": {"only": token}})
        assert "only" in texts(draw_board(board))


def test_spaces_of_a_layered_board_do_not_overlap() -> None:
    spaces = {f"s{i}": "g1" for i in range(12)} | {"far": "b1"}
    edges = [[f"s{i}", f"s{i + 1}"] for i in range(11)] + [["s0", "s5"], ["s0", "s9"]]
    root = ElementTree.fromstring(draw_board(board_from_graph({"spaces": spaces, "edges": edges})))
    places = [
        (float(use.get("x", "0")), float(use.get("y", "0")))
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None
        and (title.text or "").split()[0] in spaces
        and (use := group.find(f"{SVG}use")) is not None
    ]
    assert len(places) == 13
    assert all(
        (ax - bx) ** 2 + (ay - by) ** 2 > 80**2
        for i, (ax, ay) in enumerate(places)
        for bx, by in places[:i]
    )
