"""The workbench: faults at the pieces they are about, and places where a piece may lie."""

import pytest

from eldorado.exports.bench_document import BenchDocument, bench_document, tray
from eldorado.routes import KNOWN, faults, random_route


def wrong(found: BenchDocument) -> set[tuple[str, tuple[str, ...]]]:
    return {(one.message, tuple(one.pieces)) for one in found.faults if one.fatal}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("A1-C4sel-E1s", {("fault-gap", ("E", "C"))}),
        ("A1-C4sel-E1nw", {("fault-gap", ("E", "C")), ("fault-overlap", ("E", "A"))}),
        ("A1-C4sel-E1nel-G3nwr-J3nel-M5sel-blue5", {("fault-ending-overlap", ("J",))}),
        ("A4-R1ne-E1ner2-N3nl-blue0", {("fault-unreachable", ("R",))}),
        ("B2-G4nwr-D5nwl-M0swl-blue3", {("fault-unreachable", ("B",))}),
    ],
)
def test_a_fault_names_the_pieces_where_it_is(
    code: str, expected: set[tuple[str, tuple[str, ...]]]
) -> None:
    found = bench_document(code)
    assert wrong(found) == expected
    assert not found.playable
    drawn = {name[0] for name in found.board.hexes}
    assert all(drawn.issuperset(one.pieces) for one in found.faults)


def test_an_unfinished_route_has_no_fault_and_cannot_be_played() -> None:
    for code in ("", "B2", "B2-C5ner"):
        found = bench_document(code)
        assert (found.faults, found.playable, found.code) == ([], False, code)
    assert bench_document(str(KNOWN["serpentine"])).playable


@pytest.mark.parametrize("seed", range(1, 5))
def test_every_place_offered_is_one_where_the_piece_may_lie(seed: int) -> None:
    *pieces, _ = str(random_route(seed, 3)).split("-")
    code = "-".join(pieces)
    used = {part[0] for part in pieces}
    free = [one.letter for one in tray() if not used & {one.letter, one.back}]
    laid = [one for one in free if one not in "AB"][seed::3]
    assert laid
    for letter in laid:
        spots = bench_document(code, f"{letter}0").spots
        assert spots
        for spot in spots:
            found = bench_document(f"{code}-{spot.part}")
            assert not [one for one in found.faults if one.fatal and one.clause != "S-01"]
            assert not {message for message, _ in wrong(found)} - {"fault-unreachable"}


def test_a_piece_in_the_middle_goes_where_it_touches_the_one_before() -> None:
    first, second, *_ = str(KNOWN["first_game"]).split("-")
    parts = [spot.part for spot in bench_document(str(KNOWN["first_game"]), second[:2], 1).spots]
    assert second in parts
    for part in parts:
        assert "fault-gap" not in {one.message for one in faults(f"{first}-{part}-blue0")}
