"""Computer players at a table."""

import pytest

from eldorado.core.state import Variant
from eldorado.table.thinking import plan, plan_from_json
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
