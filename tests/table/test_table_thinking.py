"""Computer players at a table."""

import pytest

from eldorado.core.state import Variant
from eldorado.table import STAND_IN, SeatPlan, Setup, Table, Thought
from eldorado.table.bot_turn import RESTING, plan, plan_from_json
from eldorado.table.events import Replaced, Sat
from table.journeys import NOON, act, begun, moving, through_json


@pytest.mark.parametrize("level", ["walker", "random", "rookie"])
def test_a_plan_goes_as_far_as_can_be_foreseen(level: str) -> None:
    table = begun("bb", variant=Variant(caves=True), seed=2)
    for seed in range(12):
        thought = table.thought
        assert thought is not None
        turn = table.turn
        actions = plan(level, seed, table.view(thought.seat))
        assert actions
        for number, action in enumerate(actions):
            event = table.act(thought.seat, action, NOON)
            table.apply(event)
            last = number == len(actions) - 1
            assert last == bool(event.chance or table.turn != turn)
        if table.status == "over":
            break


def test_a_plan_travels_as_data() -> None:
    table = begun("bb", variant=Variant(caves=True), seed=3)
    for seed in range(6):
        view = table.view(moving(table))
        found = plan("walker", seed, view)
        assert plan_from_json("walker", seed, through_json(view.to_json())) == found
        act(table, *found)


def test_thinking_changes_nothing() -> None:
    table = begun("bb")
    view = table.view(0)
    before = view.to_json()
    plan("walker", 1, view)
    assert view.to_json() == before


def test_the_stand_in_plays_for_a_level_that_is_not_known_any_more() -> None:
    seats = (SeatPlan("bot", "Dragon", "dragon", "red"), SeatPlan("open", colour="blue"))
    table = Table("table", Setup(seats, start=0))
    table.do(Sat(NOON, 1, "Griffin", "griffin"))
    table.do(table.begin(NOON, seed=1))
    assert table.thought == Thought(0, STAND_IN)
    act(table, "end")
    assert table.thought == Thought(1, STAND_IN)
    assert [seat["level"] for seat in table.document(None)["seats"]] == ["dragon", "griffin"]


def test_a_stand_in_of_an_unknown_level_is_another_stand_in() -> None:
    table = begun("pp")
    table.do(Replaced(NOON, 0, "dragon"))
    assert table.thought == Thought(0, STAND_IN)


def test_nobody_stands_in_for_whoever_resigned() -> None:
    table = begun("ppp")
    table.do(table.resign(0, NOON))
    assert table.thought == Thought(0, RESTING)
