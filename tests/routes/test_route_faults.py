"""Everything that can be wrong with a route, each in its own sentence."""

from dataclasses import replace

import pytest

from eldorado.errors import RouteError
from eldorado.facts import Placement
from eldorado.routes import KNOWN, Fault, Route, faults

RING = "A0-C0nr-E0ser-G0sr-I0swr-K0nwr-M0nr-blue4"
GOLDEN = "A0-G0swl-C0ser-blue0"


def only(code: str) -> Fault:
    """The single fault of a route, which also keeps its board from being built."""
    found = faults(code)
    assert len(found) == 1, found
    assert found[0].fatal
    with pytest.raises(RouteError) as error:
        Route.parse(code).board()
    assert (str(error.value), error.value.clause) == (found[0].sentence, found[0].clause)
    return found[0]


@pytest.mark.parametrize("route_id", KNOWN)
def test_printed_routes_have_no_faults(route_id: str) -> None:
    assert faults(route_id) == []
    assert faults(KNOWN[route_id]) == []


@pytest.mark.clause("C-03")
@pytest.mark.parametrize("code", ["Z0-C0nl-blue0", "A0-Z0nl-blue0"])
def test_unknown_letter(code: str) -> None:
    assert "no piece Z" in only(code).sentence


def test_unreadable_part() -> None:
    assert "“c0up”" in only("A0-C0up-blue0").sentence


@pytest.mark.clause("C-03", "C-04")
@pytest.mark.parametrize(
    ("code", "clause", "named"),
    [
        ("A0-C0nl-D0nr-blue0", "C-03", ("C", "D", "two sides")),
        ("A0-C0nl-C3nr-blue0", "C-03", ("C", "twice")),
        ("A0-N0nl-E0nl-M0nl-blue0", "C-03", ("N", "M", "two sides")),
        ("A0-O0n-C0n-P0n-blue0", "C-04", ("O", "P", "two sides")),
        ("A0-Q0n-C0n-Q0n-blue0", "C-04", ("Q", "twice")),
    ],
)
def test_one_piece_cannot_lie_twice(code: str, clause: str, named: tuple[str, ...]) -> None:
    fault = only(code)
    assert fault.clause == clause
    assert all(word in fault.sentence for word in named)


@pytest.mark.clause("S-01", "C-02")
def test_the_start_comes_first() -> None:
    fault = only("C0-E0nl-blue0")
    assert (fault.clause, "begins with piece C" in fault.sentence) == ("S-01", True)


@pytest.mark.clause("S-01", "C-02")
def test_the_start_comes_only_first() -> None:
    laid = Route.parse("A0-C0nl-E0nl-blue0").placements
    again = replace(laid[2], letter="B")
    sentences = [fault.sentence for fault in faults(Route((*laid[:2], again), "blue", 0))]
    assert any("Piece B holds the start" in sentence for sentence in sentences)
    assert any("A and B are the two sides" in sentence for sentence in sentences)
    assert "begins with piece C" in faults("C0-A0nl-blue0")[0].sentence


@pytest.mark.clause("S-01")
@pytest.mark.parametrize("code", ["A0-blue0", "B3-O0n-green0"])
def test_a_route_needs_a_terrain_tile(code: str) -> None:
    fault = only(code)
    assert (fault.clause, "no terrain tile" in fault.sentence) == ("S-01", True)


@pytest.mark.clause("S-01")
@pytest.mark.parametrize("part", ["C0n", "C0nr2", "C0nr40", "C0nl99"])
def test_pieces_must_touch(part: str) -> None:
    fault = only(f"A0-{part}-blue0")
    assert fault.clause == "S-01"
    assert "Piece C does not touch piece A" in fault.sentence


@pytest.mark.clause("S-01")
def test_pieces_laid_by_hand_must_touch() -> None:
    route = Route((Placement("A", 0, (0, 0)), Placement("C", 0, (30, 0))), "blue", 0)
    assert [fault.clause for fault in faults(route)] == ["S-01"]
    with pytest.raises(RouteError, match="does not touch"):
        str(route)


@pytest.mark.clause("L-06")
def test_a_strip_laid_end_on_is_never_in_the_middle() -> None:
    assert "adding l or r" in only("A0-O0ne-C0ne-blue0").sentence
    assert "does not touch" in only("A0-O0nel-C0n-blue0").sentence
    assert faults("A0-O0ner-C0n-blue0") == []


@pytest.mark.clause("L-06")
def test_pieces_must_not_overlap() -> None:
    fault = only("A0-C0nl-E0ser-blue0")
    assert fault.clause == "L-06"
    assert "Piece E lies on top of piece A" in fault.sentence


@pytest.mark.clause("L-06", "C-05")
def test_the_ending_tile_must_not_overlap() -> None:
    assert "The ending tile lies on top of piece A" in only("A0-C0nl-blue3").sentence


@pytest.mark.clause("L-06", "C-05")
def test_the_golden_city_must_not_overlap() -> None:
    assert "The golden city lies on top of piece" in only(GOLDEN).sentence


@pytest.mark.clause("S-01")
def test_the_finish_must_be_reachable() -> None:
    """Strip R laid lengthwise is a wall: mountains cross it from side to side."""
    fault = only("A0-C0nl-R1nl-G0nl-blue0")
    assert fault.clause == "S-01"
    assert "mountains are in the way" in fault.sentence


@pytest.mark.clause("L-04")
def test_more_connections_than_blockades_is_only_a_note() -> None:
    (note,) = faults(RING)
    assert (note.clause, note.fatal) == ("L-04", False)
    assert note.sentence.endswith("G-I, A-K, I-K, A-M, C-M, K-M.")
    assert len(Route.parse(RING).board().seams) == 6


def test_unknown_routes_are_faults_too() -> None:
    (fault,) = faults("nowhere")
    assert fault.fatal
    assert "no route “nowhere”" in fault.sentence
