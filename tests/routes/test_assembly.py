"""The seven printed routes come out exactly as measured from the printed game."""

from collections.abc import Iterable
from typing import Any

import pytest

from eldorado.facts import BLOCKADES, Hex, endings, pieces, read
from eldorado.routes import KNOWN, Board, Route
from eldorado.routes.assembly import Layout, assemble, ground_of
from eldorado.routes.board import MOUNTAIN
from eldorado.routes.hexes import add, around, rotate

ROUTES: dict[str, Any] = {route["id"]: route for route in read("routes")["routes"]}
CROWDED = "A0-C0nr-E0ser-G0sr-I0swr-K0nwr-M0nr-blue4"
each_route = pytest.mark.parametrize("route_id", ROUTES)


def hexes(pairs: Iterable[list[int]]) -> list[Hex]:
    return [(q, r) for q, r in pairs]


def at(board: Board, space: int) -> Hex:
    place = board.spaces[space].hex
    assert place is not None
    return place


def pairs(board: Board, edges: Iterable[tuple[int, int]]) -> set[frozenset[Hex]]:
    return {frozenset((at(board, a), at(board, b))) for a, b in edges}


def known(route_id: str) -> tuple[Any, Board]:
    return ROUTES[route_id], KNOWN[route_id].board()


@each_route
@pytest.mark.clause("C-06", "L-05", "S-02")
def test_spaces_lie_where_the_turned_pieces_put_them(route_id: str) -> None:
    facts, board = known(route_id)
    expected: dict[Hex, tuple[str, str]] = {}
    tiles = read("tiles")
    for piece in facts["pieces"]:
        letter = piece["letter"]
        rows = (tiles["tiles"] | tiles["strips"])[letter]["rows"]
        middle = len(rows) // 2
        number = 0
        for r, row in enumerate(rows, -middle):
            first = max(-3, -3 - r) if middle == 3 else (-2, -3, -3)[r + 1]
            for q, token in enumerate(row.split(), first):
                number += 1
                place = add(hexes([piece["center"]])[0], rotate((q, r), piece["rotation"]))
                expected[place] = (f"{letter}{number}", token)
    for number, place in enumerate(hexes(facts["end_tile"]["finishing"]), 1):
        symbol = {"machete": "g", "paddle": "b"}[facts["end_tile"]["symbol"]]
        expected[place] = (f"X{number}", f"F:{symbol}{facts['end_tile']['power']}")
    found = {at(board, i): (space.name, space.token) for i, space in enumerate(board.spaces)}
    assert found == expected
    assert "".join(letter for letter, _ in board.ground.letters) == facts["letters"]


@each_route
@pytest.mark.clause("L-01", "L-02", "L-03", "S-03", "S-04")
def test_blockades_lie_on_the_measured_seams(route_id: str) -> None:
    facts, board = known(route_id)
    expected = [
        {frozenset(hexes(edge)) for edge in seam["edges"]}
        for seam in facts["seams"]
        if seam["blockade"]
    ]
    assert [pairs(board, seam.edges) for seam in board.seams] == expected
    assert len(board.seams) == facts["blockades"]


@each_route
@pytest.mark.clause("L-02", "L-06")
def test_every_measured_seam_can_be_walked(route_id: str) -> None:
    facts, board = known(route_id)
    letters = [name[0] for name in board.names]
    found: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for a, b in board.edges:
        if letters[a] != letters[b] and letters[b] != "X":
            found.setdefault((letters[a], letters[b]), []).append((a, b))
    assert {seam: pairs(board, edges) for seam, edges in found.items()} == {
        (seam["from"], seam["to"]): {frozenset(hexes(edge)) for edge in seam["edges"]}
        for seam in facts["seams"]
    }


@each_route
def test_edges_are_exactly_the_touching_hexes(route_id: str) -> None:
    _, board = known(route_id)
    places = {at(board, i) for i in range(len(board.spaces))}
    assert len(places) == len(board.spaces)
    expected = {
        frozenset((place, near)) for place in places for near in around(place) if near in places
    }
    assert pairs(board, board.edges) == expected
    assert len(board.edges) == len(expected)
    assert all(a < b for a, b in board.edges)


@each_route
@pytest.mark.clause("C-02")
def test_start_spaces(route_id: str) -> None:
    facts, board = known(route_id)
    assert {str(number): list(at(board, i)) for number, i in board.starts.items()} == facts[
        "start_spaces"
    ]


@each_route
def test_caves_come_from_start_to_finish(route_id: str) -> None:
    facts, board = known(route_id)
    assert {at(board, i) for i in board.caves} == set(hexes(facts["caves"]))
    letters = [board.names[i][0] for i in board.caves]
    assert letters == sorted(letters, key=facts["letters"].index)


@each_route
@pytest.mark.clause("C-05", "S-04")
def test_ending_tile(route_id: str) -> None:
    facts, board = known(route_id)
    end = facts["end_tile"]
    finishing = [board.index[name] for name in ("X1", "X2", "X3")]
    assert KNOWN[route_id].ending_origin == hexes([end["origin"]])[0]
    assert [at(board, i) for i in finishing] == hexes(end["finishing"])
    assert list(board.ground.el_dorado) == hexes(end["el_dorado"])
    touched = {near for i in finishing for near in board.neighbours[i]} - set(finishing)
    assert {at(board, i) for i in touched} == set(hexes(end["touches"]))
    covered = {space for seam in board.seams for edge in seam.edges for space in edge}
    assert not covered & set(finishing)


@pytest.mark.clause("S-02")
def test_the_first_route_is_b_c_n_i_k_and_the_river_side() -> None:
    board = KNOWN["first_game"].board()
    assert [letter for letter, _ in board.ground.letters] == list("BCNIK")
    assert [board.spaces[board.index[f"X{n}"]].token for n in (1, 2, 3)] == ["F:b1"] * 3
    assert len(board.seams) == 4


@pytest.mark.clause("C-05")
@pytest.mark.parametrize(("side", "token"), [("green", "F:g1"), ("blue", "F:b1")])
def test_both_sides_of_the_ending_tile(side: str, token: str) -> None:
    board = Route.parse(f"A0-C0nl-{side}0").board()
    assert [space.token for space in board.spaces if space.finish] == [token] * 3
    assert set(endings()) == {"green", "blue"}


@pytest.mark.clause("C-02", "C-03", "C-04", "C-06")
def test_pieces_in_the_box() -> None:
    kinds: dict[str, set[frozenset[str]]] = {}
    for letter, piece in pieces().items():
        kinds.setdefault(piece.kind, set()).add(frozenset((letter, piece.back)))
        assert pieces()[piece.back].back == letter
        assert len(piece.hexes) == (16 if piece.kind == "strip" else 37)
        assert (0, 0) in dict(piece.hexes)
    assert kinds == {
        "start": {frozenset("AB")},
        "terrain": {frozenset(pair) for pair in ("CD", "EF", "GH", "IJ", "KL", "MN")},
        "strip": {frozenset("OP"), frozenset("QR")},
    }
    for letter, piece in pieces().items():
        starts = sorted(token for _, token in piece.hexes if token.startswith("S"))
        assert starts == (["S1", "S2", "S3", "S4"] if letter in "AB" else [])


@pytest.mark.clause("C-07")
def test_blockades_in_the_box() -> None:
    assert [(b.number, b.symbol, b.power) for b in BLOCKADES] == [
        (1, "machete", 1),
        (2, "coin", 1),
        (3, "rubble", 1),
        (4, "paddle", 1),
        (5, "machete", 2),
        (6, "rubble", 2),
    ]


@pytest.mark.clause("L-01", "L-04", "B-16")
def test_side_contacts_get_blockades_too() -> None:
    """Three tiles about one point; A and E touch although they do not follow each other."""
    route = Route.parse("A0-C0nl-E0sel-blue0")
    assert route.touching() == ((0, 1), (0, 2), (1, 2))
    board = route.board()
    between = [
        {tuple(sorted(board.names[space][0] for space in edge)) for edge in seam.edges}
        for seam in board.seams
    ]
    assert between == [{("A", "C")}, {("A", "E")}, {("C", "E")}]


@pytest.mark.clause("L-02", "L-03")
def test_a_strip_is_blocked_on_its_starting_side_only() -> None:
    board = Route.parse("A0-O0n-C0n-blue0").board()
    assert len(board.seams) == 1
    assert {board.names[a][0] + board.names[b][0] for a, b in board.seams[0].edges} == {"AO"}
    assert all(
        seam == -1
        for space, name in enumerate(board.names)
        if name[0] == "O"
        for near, seam in board.steps[space]
        if board.names[near][0] == "C"
    )


@pytest.mark.clause("L-06")
@pytest.mark.parametrize(("code", "edges"), [("A0-C0nl-blue0", 7), ("A0-O0n-C0n-blue0", 8)])
def test_sides_interlock(code: str, edges: int) -> None:
    assert len(Route.parse(code).board().seams[0].edges) == edges


@pytest.mark.clause("L-04", "S-03")
def test_connections_beyond_the_sixth_stay_open() -> None:
    route = Route.parse(CROWDED)
    board = route.board()
    assert len(route.connections()) > 6
    assert len(board.seams) == 6
    owner = [
        i for i, placement in enumerate(route.placements) for _ in pieces()[placement.letter].hexes
    ]
    assert [{(owner[a], owner[b]) for a, b in seam.edges} for seam in board.seams] == [
        {pair} for pair in sorted(route.connections(), key=lambda pair: pair[::-1])[:6]
    ]


@pytest.mark.clause("S-04")
@pytest.mark.parametrize("turns", range(6))
def test_the_ending_tile_fits_every_free_corner_of_a_strip(turns: int) -> None:
    layout = Layout(Route.parse("A0-C0nl-O0n-blue0").placements, "green", turns)
    strip = set(ground_of(layout.placements[-1]))
    finishing = {place for place, _ in layout.finishing}
    assert not strip & (finishing | set(layout.el_dorado))
    corner = {near for place in finishing for near in around(place)} & strip
    assert any(finishing <= set(around(place)) for place in corner)
    if turns == 0:
        assert assemble(layout, None).finish.count(True) == 3


def test_names_follow_the_reading_order_of_the_unturned_piece() -> None:
    board = KNOWN["first_game"].board()
    assert board.spaces[board.index["B37"]].start == 1
    assert board.spaces[board.index["C19"]].cave
    assert board.names[:2] == ("B1", "B2")
    assert board.names[-3:] == ("X1", "X2", "X3")
    assert all(board.spaces[i].terrain == MOUNTAIN for i in board.caves)
