"""What a table is made from, and what makes no sense."""

from typing import Any

import msgspec
import pytest

from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.input_limits import LONGEST_NAME
from eldorado.table import COLOURS, Clock, SeatPlan, Setup
from eldorado.table.setup import clean_name, tidy_name, unlike
from tests.situations import path, situation
from tests.table.journeys import NOON, act, begun, lobby, setup

PERSON = SeatPlan("person")


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"seats": (PERSON,)}, "2 to 4 players, not 1"),
        ({"seats": (PERSON,) * 5}, "2 to 4 players, not 5"),
        ({"start": 2}, "Seat 2 cannot start"),
        ({"start": -1}, "Seat -1 cannot start"),
        ({"route": "nowhere"}, "nowhere"),
        ({"clock": Clock(4)}, "5 seconds to 30 days"),
        ({"clock": Clock(31 * 86_400)}, "5 seconds to 30 days"),
        ({"clock": Clock(30, -1)}, "5 seconds to 30 days"),
        ({"clock": Clock(float("nan"))}, "5 seconds to 30 days"),
        ({"pace": 6}, "The pace must be 0 to 5 seconds"),
        ({"pace": float("nan")}, "The pace must be"),
        ({"seats": (SeatPlan("bot", level="dragon"), PERSON)}, "There is no level 'dragon'"),
        ({"seats": (SeatPlan("bot"), PERSON)}, "There is no level ''"),
        ({"seats": (SeatPlan("person", "a;b"), PERSON)}, "“a;b” cannot be a name"),
        ({"seats": (SeatPlan("person", colour="red"),) * 2}, "the same color"),
        ({"position": {}}, "board"),
        ({"position": {"board": {"route": "first_game"}, "players": [{}] * 3}}, "has 3 players"),
    ],
)
def test_what_makes_no_sense_is_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(EldoradoError) as caught:
        Setup(**{"seats": (PERSON, PERSON), **fields}).checked()
    assert words in str(caught.value)


@pytest.mark.clause("C-01", "S-06")
def test_everybody_gets_a_name_and_a_colour_of_their_own() -> None:
    plan = Setup(
        (
            SeatPlan("person", "Ann"),
            SeatPlan("bot", level="rookie", colour="red"),
            SeatPlan("bot", level="rookie"),
            SeatPlan("person"),
        )
    ).checked()
    assert [seat.name for seat in plan.seats] == ["Ann", "Rookie", "Rookie 2", "Player 4"]
    assert [seat.colour for seat in plan.seats] == ["blue", "red", "white", "yellow"]
    assert plan.checked() == plan
    assert set(COLOURS) == {seat.colour for seat in plan.seats}


@pytest.mark.clause("S-08")
def test_who_has_no_name_gets_a_number() -> None:
    """Clients say it in the words of each reader, and "you" to that person."""
    table = lobby("po")
    assert table.sit("", NOON).name == "Player 2"
    assert table.sit("", NOON, level="rookie").name == "Rookie"


def test_the_host_may_choose_who_starts() -> None:
    for start in range(3):
        table = begun("ppp", start=start)
        assert table.acting == start


@pytest.mark.parametrize(
    "plan",
    [
        setup("pbo", clock=Clock(60, 120), public=True, former="abc", pace=1.5),
        setup("pp", variant=Variant(caves=True, free_order=True), route="serpentine", start=1),
        setup("pp", position=situation(path("g1", "F:g1"), "scout", others="a").position()),
    ],
)
def test_a_set_up_reads_back_equal(plan: Setup) -> None:
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Setup) == plan


def test_a_position_brings_its_route_and_its_switches() -> None:
    position = {
        "board": {"route": "home_stretch"},
        "players": [{}, {}],
        "variant": {"caves": True, "full_race": True, "free_order": False},
    }
    plan = setup("pp", position=position)
    assert plan.route == "home_stretch"
    assert plan.variant == Variant(caves=True, full_race=True)
    shown = begun("pp", position=position).document(None)
    assert shown["setup"]["route"] == shown["view"]["board"]["route"]
    assert shown["setup"]["variant"] == shown["view"]["variant"]


def test_a_puzzle_may_be_for_one() -> None:
    position = {"board": path("S1", "g1", "F:g1"), "players": [{"pieces": ["a"]}]}
    table = begun("p", position=position)
    assert table.acting == 0
    table.do(table.resign(0, 0.0))
    assert table.status == "over"


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = begun(seed=3), begun(seed=3)
    for _ in range(8):  # through several shuffles
        assert one.game == other.game
        act(one, "end")
        act(other, "end")
    assert begun(seed=3).game != begun(seed=4).game
    position = {"board": {"route": "first_game"}, "players": [{}, {}]}
    assert begun(seed=3, position=position).game == begun(seed=3, position=position).game


def test_names() -> None:
    assert clean_name("  Ann   Lee ") == "Ann Lee"
    assert clean_name("Zoë 老虎") == "Zoë 老虎"
    assert tidy_name("<b>;A,\x00nn\u202e  Lee") == "bAnn Lee"
    assert tidy_name("x" * 50) == "x" * LONGEST_NAME
    assert unlike("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    long = "A" * LONGEST_NAME
    assert unlike(long, [long]) == f"{long[:-2]} 2"
    assert unlike("Abcdefghijklmnopq rst", ["Abcdefghijklmnopq rst"]) == "Abcdefghijklmnopq 2"
