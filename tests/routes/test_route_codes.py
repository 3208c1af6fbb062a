"""Route codes are read and written without loss."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.errors import RouteError
from eldorado.facts import Placement, known_routes
from eldorado.routes import KNOWN, Route, faults, find_route
from eldorado.routes.assembly import ground_of
from eldorado.routes.code import SIDES
from eldorado.routes.hexes import around
from eldorado.routes.paths import reaches_finish

CODES = {
    "first_game": "B2-C5ner-N2sel-I2ser-K0nel-blue0",
    "hills_of_gold": "B1-C0nl-G4nr-K1sel-J1ser-N4ner-green1",
    "home_stretch": "B2-J0ner-Q5se-K1se-M5sel-C1ser-green1",
    "winding_paths": "B2-I4ner-F4sel-G2sl-C1ner-N5sel-blue1",
    "serpentine": "A1-C4sel-E1nel-G3nwr-J3nel-M5sel-blue2",
    "swamplands": "A0-R1ne-D2ne-H2sel-E1ser-O4swl2-K0sw-blue3",
    "witchs_cauldron": "A0-L5nel-G4ner-D4sel-M0sr-I5swl-blue4",
}


@pytest.mark.clause("L-05", "S-02")
@pytest.mark.parametrize("route_id", known_routes())
def test_printed_routes_have_codes_that_give_them_back(route_id: str) -> None:
    route, facts = KNOWN[route_id], known_routes()[route_id]
    assert str(route) == CODES[route_id]
    for text in (CODES[route_id], CODES[route_id].upper(), f"  {CODES[route_id]}\n"):
        read = Route.parse(text)
        assert read.placements == facts.placements
        assert (read.ending_side, read.ending_rotation) == (
            facts.ending_side,
            facts.ending_rotation,
        )
        assert (read.id, read.name, read.difficulty) == (route_id, facts.name, facts.difficulty)
        assert read.board() is route.board()


@pytest.mark.clause("L-05")
def test_printed_routes_from_the_easiest() -> None:
    assert list(KNOWN) == list(CODES)
    assert [route.difficulty for route in KNOWN.values()] == [
        None,
        "easy",
        "easy",
        "moderate",
        "moderate",
        "difficult",
        "difficult",
    ]


@pytest.mark.parametrize(
    ("text", "route_id"),
    [
        ("first_game", "first_game"),
        ("First Game", "first_game"),
        ("Witch's Cauldron", "witchs_cauldron"),
        ("WITCH’S cauldron", "witchs_cauldron"),
        ("hills-of-gold", "hills_of_gold"),
        (CODES["swamplands"], "swamplands"),
    ],
)
def test_routes_are_found_by_id_name_or_code(text: str, route_id: str) -> None:
    assert find_route(text) is KNOWN[route_id]


def test_an_unknown_name_gets_suggestions() -> None:
    with pytest.raises(RouteError, match=r"Did you mean Swamplands\?"):
        find_route("swampland")
    with pytest.raises(RouteError) as error:
        find_route("qqqqqq")
    assert "Did you mean" not in str(error.value)
    assert all(route.name.replace("'", "’") in str(error.value) for route in KNOWN.values())


def test_other_routes_are_their_own_source_and_share_one_board() -> None:
    route = Route.parse("a0-c0NL1-green5")
    assert (str(route), route.id) == ("A0-C0nl-green5", "")
    assert route.board().source == "A0-C0nl-green5"
    assert Route.parse("A0-C0nl-green5").board() is route.board()
    assert KNOWN["serpentine"].board().source == "serpentine"
    assert find_route("A0-C0nl-green5") == route


def test_left_and_right_are_those_of_someone_walking_out_of_the_side() -> None:
    def center(part: str) -> tuple[int, int]:
        return Route.parse(f"A0-C0{part}-blue0").placements[1].center

    assert (center("nl"), center("nr")) == ((3, -7), (4, -7))
    assert (center("ser"), center("sel")) == ((3, 4), (4, 3))
    assert (center("sl"), center("sr")) == ((-3, 7), (-4, 7))
    assert (center("swr"), center("swl")) == ((-7, 3), (-7, 4))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("A0", "“A0”"),
        ("-blue0", "“”"),
        ("A-C0nl-blue0", "“a”"),
        ("A0n-C0nl-blue0", "“a0n”"),
        ("A6-C0nl-blue0", "“a6”"),
        ("A0-C0-blue0", "“c0”"),
        ("A0-C0e-blue0", "“c0e”"),
        ("A0-C0nx-blue0", "“c0nx”"),
        ("A0-C0nl0-blue0", "“c0nl0”"),
        ("A0-C0nl-blue", "“blue”"),
        ("A0-C0nl-red0", "“red0”"),
        ("A0-C0nl-blue6", "“blue6”"),
        ("A0-C٣nl-blue0", "“c٣nl”"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, named: str) -> None:
    with pytest.raises(RouteError, match="cannot be read") as error:
        Route.parse(text)
    assert named in str(error.value)


def test_every_way_two_pieces_can_touch_has_a_code() -> None:
    """And exactly one canonical code, whatever the shapes and however far they are slid."""
    for shape in ("C0", "O0", "O1", "O2"):
        for other in ("E0", "Q0", "Q1", "Q2"):
            before = Placement(shape[0], int(shape[1]), (0, 0))
            old = set(ground_of(before))
            rim = {near for place in old for near in around(place)} - old
            codes = set()
            for q in range(-10, 11):
                for r in range(-10, 11):
                    placement = Placement(other[0], int(other[1]), (q, r))
                    new = set(ground_of(placement))
                    if new & old or not new & rim:
                        continue
                    route = Route((before, placement), "blue", 0)
                    assert Route.parse(str(route)) == route
                    assert str(route) not in codes
                    codes.add(str(route))
            assert len(codes) >= 30


pieces_text = st.builds(
    "{}{}{}{}".format,
    st.sampled_from("CDEFGHIJKLMNOPQR"),
    st.integers(0, 5),
    st.sampled_from(list(SIDES)),
    st.sampled_from(["", "l", "r", "l", "r", "l2", "r2", "l3", "r7", "l9", "r30"]),
)
codes_text = st.builds(
    lambda first, turns, rest, end, end_turns: "-".join(
        [f"{first}{turns}", *rest, f"{end}{end_turns}"]
    ),
    st.sampled_from("AABBC"),
    st.integers(0, 5),
    st.lists(pieces_text, min_size=1, max_size=5),
    st.sampled_from(["blue", "green"]),
    st.integers(0, 5),
)


@settings(max_examples=300, deadline=None)
@given(codes_text)
def test_any_code_gives_a_sound_board_or_says_why_not(code: str) -> None:
    fatal = [fault for fault in faults(code) if fault.fatal]
    if fatal:
        with pytest.raises(RouteError) as error:
            Route.parse(code).board()
        assert (str(error.value), error.value.clause) == (fatal[0].sentence, fatal[0].clause)
        return
    route = Route.parse(code)
    assert Route.parse(str(route)) == route
    board = route.board()
    assert sorted(board.starts) == [1, 2, 3, 4]
    assert sum(board.finish) == 3
    assert len({space.hex for space in board.spaces}) == len(board.spaces)
    assert len(board.seams) <= 6
    assert reaches_finish(board, board.starts.values())


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40) | st.text("abclrne0123-blu ", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    if not any(fault.fatal for fault in faults(text)):
        assert find_route(str(find_route(text))) == find_route(text)
    else:
        with pytest.raises(RouteError):
            find_route(text).board()
