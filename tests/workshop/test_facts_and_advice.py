"""Facts of routes, and the rulebooks' tips caught at the right place on bad examples."""

import pytest

from eldorado.errors import RouteError
from eldorado.facts import Placement
from eldorado.i18n import LANGUAGES
from eldorado.routes import KNOWN, Route, random_route
from eldorado.routes.hexes import rotate
from eldorado.wording.texts import language, speak
from eldorado.workshop.measures.ground_plan import read_plan
from eldorado.workshop.measures.route_advice import RouteTip, advice
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.showing.workshop_words import advice_words, facts_rows
from tests.workshop.hand_made import laid, mirrored_route

OPEN = [
    "S1 g1 b1 y1 g1 b1 y1 F:g1",
    "S2 y1 g1 b1 y1 g1 b1 F:g1",
    "S3 b1 y1 g1 b1 y1 g1 F:g1",
]
"""A broad way over changing terrain."""


def turned(route: Route, turns: int) -> Route:
    """The whole layout turned about the first piece."""
    placements = tuple(
        Placement(one.letter, (one.rotation + turns) % 6, rotate(one.center, turns))
        for one in route.placements
    )
    return Route(placements, route.ending_side, (route.ending_rotation + turns) % 6)


def found(rows: list[str]) -> dict[str, RouteTip]:
    return {one.id: one for one in advice(laid(rows))}


def test_facts_of_a_small_board() -> None:
    facts = route_facts(laid(OPEN))
    assert (facts.steps, facts.cost, facts.width, facts.narrow) == (7, 7, 3, ())
    assert facts.terrain["jungle"] == facts.terrain["river"] == pytest.approx(1 / 3)
    assert len(facts.cheapest) == len(facts.shortest) == 7


def test_a_corridor_of_one_space_is_flagged() -> None:
    """G-06."""
    board = laid(
        [
            "S1 g1 b1 .. .. g1 b1 F:g1",
            "S2 y1 g1 b1 y1 y1 y1 F:g1",
            "S3 b1 .. .. .. g1 b1 F:g1",
        ]
    )
    facts = route_facts(board)
    assert facts.narrow == ("r1c2", "r1c3", "r1c4")
    assert (facts.width, facts.tightest) == (1, ("r1c2",))
    narrow = next(one for one in advice(board) if one.clause == "G-06")
    assert (narrow.id, narrow.spaces) == ("advice-narrow-board", ("r1c2", "r1c3", "r1c4"))


def test_pieces_that_meet_at_one_pair_of_spaces_are_flagged() -> None:
    """G-06: tile G touches the start with a corner only."""
    (tip,) = [one for one in advice("B2-G0nr7") if one.clause == "G-06"]
    assert (tip.id, tip.spaces, tip.about) == ("advice-crossings", ("B16", "G34"), {"count": 1})
    assert not [one for one in advice("B2-G0nr") if one.clause == "G-06"]


def test_one_large_area_of_one_terrain_is_flagged() -> None:
    """G-01."""
    tips = found(["S1 g1 g1 b1 b1 b1 y1 F:g1", "S2 g1 g1 b1 b1 b1 y1 F:g1"])
    assert tips["advice-area"].spaces == ("r0c3", "r0c4", "r0c5", "r1c3", "r1c4", "r1c5")
    assert tips["advice-area"].about["terrain"] == "river"
    little = found(["S1 g1 b1 g1 b1 g1 b1 F:g1"])["advice-little"]
    assert (little.about["terrain"], little.spaces) == ("village", ())


def test_a_long_stretch_of_one_terrain_is_flagged() -> None:
    """G-02."""
    stretch = found(["S1 y1 b1 g1 g1 g1 g1 g1 g1 g1 g1 g1 F:b1"])["advice-stretch"]
    assert stretch.spaces == tuple(f"r0c{column}" for column in range(3, 12))
    assert stretch.about == {"terrain": "jungle", "count": 9, "most": 8}
    assert "advice-stretch" not in found(["S1 y1 b1 g1 g1 g1 g1 g1 g1 g1 g1 F:b1"])


SHORTCUT = [
    "S1 y1 b1 {0} {0} b1 y1 F:g1",
    "g1 b1 MM MM MM y1 b1 F:g1",
    "g1 b1 g1 y1 b1 g1 .. ..",
]
"""A straight row, and a way around the mountains below it."""


def test_a_shortcut_that_is_no_harder_is_flagged() -> None:
    """G-03."""
    tip = found([row.format("g1") for row in SHORTCUT])["advice-shortcut"]
    assert {"r0c3", "r0c4"} <= set(tip.spaces)
    assert not any(name.startswith(("r1", "r2")) for name in tip.spaces)
    assert "advice-shortcut" not in found([row.format("g4") for row in SHORTCUT])


def test_spaces_without_a_way_around_are_flagged() -> None:
    """G-04."""
    tips = found(["S1 g1 g3 b1 y1 F:g1", "S2 g1 b4 b1 y1 F:g1"])
    assert set(tips["advice-no-way-around"].spaces) <= {"r0c2", "r1c2"}
    assert tips["advice-no-way-around"].spaces
    assert "advice-no-way-around" not in found(["S1 g1 g3 b1 y1 F:g1", "S2 g1 b2 b1 y1 F:g1"])


def test_an_easy_inner_bend_is_flagged_on_its_piece() -> None:
    """G-05: the same bend over tile I, turned so that its easy side is inside or outside."""
    bends = {}
    for turns in range(6):
        tips = [one for one in advice(f"B2-C5ner-I{turns}sel-K0sl") if one.id == "advice-bend"]
        bends[turns] = [one for one in tips if one.about["letter"] == "I"]
    assert any(bends.values())
    assert not all(bends.values())
    for tip in (one for tips in bends.values() for one in tips):
        assert all(name[0] == "I" for name in tip.spaces)
        assert float(tip.about["inside"]) <= float(tip.about["outside"])


def test_a_single_way_is_flagged() -> None:
    """G-07."""
    assert "advice-choice" in found(["S1 g1 b1 y1 g1 b1 y1 F:g1"])
    assert "advice-choice" not in found(OPEN)


def test_a_route_that_needs_purchases_is_marked() -> None:
    """G-08."""
    tips = found(["S1 g1 b2 R2 C1 y1 F:g1"])
    assert tips["advice-purchases"].spaces == ("r0c2",)
    assert "advice-purchases" not in found(["S1 g1 b1 R2 C1 y1 F:g1"])


@pytest.mark.parametrize("turns", range(1, 6))
def test_a_turned_route_has_the_same_facts_and_advice(turns: int) -> None:
    for route in (KNOWN["witchs_cauldron"], random_route(turns)):
        other = turned(route, turns)
        assert route_facts(other) == route_facts(route)
        assert advice(other) == advice(route)


@pytest.mark.parametrize("id", ["home_stretch", "witchs_cauldron"])
def test_a_mirrored_route_has_the_same_facts_and_tips(id: str) -> None:
    """Except for bends (G-05), which are those of a route's pieces."""
    board = KNOWN[id].board()
    other = mirrored_route(board)
    facts, mirrored = route_facts(board), route_facts(other)
    for name in ("steps", "cost", "rounds", "terrain", "blockades", "caves", "width", "narrow"):
        assert getattr(facts, name) == getattr(mirrored, name), name
    tips = [[one.id for one in advice(each) if one.clause != "G-05"] for each in (board, other)]
    assert tips[0] == tips[1] != []


def test_an_unfinished_route_has_facts_up_to_its_last_piece() -> None:
    whole, part = route_facts("first_game"), route_facts("B2-C5ner-N2sel")
    assert (whole.finished, part.finished) == (True, False)
    assert 0 < part.steps < whole.steps
    assert all(one.clause in ("G-02", "G-05", "G-06") for one in advice("B2-C5ner-N2sel"))
    assert route_facts("B2").steps == 0 or not route_facts("B2").finished


def test_what_cannot_be_read_is_refused_with_a_sentence() -> None:
    for code in ("B2-C5", "nonsense", "B2-C5ner-C5ner", "x" * 1000):
        with pytest.raises(RouteError):
            read_plan(code)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_advice_is_said_in_every_language(spoken: str) -> None:
    before = language()
    speak(spoken)
    try:
        for id in KNOWN:
            for one in advice(id):
                words = advice_words(one)
                assert "{" not in words
                assert words.endswith(".")
            assert all(value for _, value in facts_rows(route_facts(id)))
    finally:
        speak(before)
