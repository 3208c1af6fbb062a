"""Computer players at a table."""

import pytest

from eldorado.bots import PLAYERS, RESTING, make_bot
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.table import STAND_IN, SeatPlan, Setup, Table, Thought
from eldorado.table.bot_turn import BotSeat, SeatedBots, plan, plan_from_json
from eldorado.table.events import Replaced, Sat
from tests.table.journeys import NOON, act, begun, moving, through_json


@pytest.mark.parametrize("level", ["walker", "random", "rookie"])
def test_a_plan_goes_as_far_as_can_be_foreseen(level: str) -> None:
    table = begun("bb", variant=Variant(caves=True), seed=2)
    for seed in range(12):
        thought = table.thought
        assert thought is not None
        turn = table.turn
        actions = plan(make_bot(level, seed), table.view(thought.seat))
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
        found = plan(make_bot("walker", seed), view)
        seat = BotSeat("travels", view.seat or 0, "walker", seed)
        assert plan_from_json(seat, through_json(view.to_json())) == found
        act(table, *found)


def test_a_bot_plays_its_seat_for_the_whole_game() -> None:
    table = begun("bb", seed=3)
    alone = {seat: make_bot("random", seat) for seat in (0, 1)}
    for _ in range(6):
        seat = moving(table)
        view = table.view(seat)
        found = plan(alone[seat], view)
        assert plan_from_json(BotSeat("whole", seat, "random", seat), view.to_json()) == found
        act(table, *found)


def test_seats_have_bots_of_their_own() -> None:
    bots = SeatedBots(most=2)
    first, second = BotSeat("a", 0, "walker", 1), BotSeat("a", 1, "walker", 1)
    one = bots.at(first)
    assert bots.at(first) is one
    assert bots.at(second) is not one
    assert bots.at(first._replace(game="b")) is not one


def test_the_bot_that_was_longest_unused_is_forgotten() -> None:
    bots = SeatedBots(most=2)
    seats = [BotSeat("a", seat, "walker", 1) for seat in range(3)]
    made = [bots.at(seat) for seat in seats[:2]]
    assert bots.at(seats[0]) is made[0]
    bots.at(seats[2])
    assert bots.at(seats[0]) is made[0]
    assert bots.at(seats[1]) is not made[1]


def test_a_bot_that_failed_is_replaced() -> None:
    table = begun("bb", seed=3)
    view = table.view(moving(table))
    seat = BotSeat("failed", moving(table), "random", 7)
    first = plan_from_json(seat, view.to_json())
    with pytest.raises(EldoradoError):
        plan_from_json(seat, {"nothing": 1})
    assert plan_from_json(seat, view.to_json()) == first


def test_whoever_rests_decides_what_must_be_decided_and_ends() -> None:
    table = begun("bb", seed=3)
    bot = make_bot(RESTING)
    assert bot.name == RESTING
    assert RESTING not in PLAYERS
    assert plan(bot, table.view(moving(table))) == ["end"]


def test_thinking_changes_nothing() -> None:
    table = begun("bb")
    view = table.view(0)
    before = view.to_json()
    plan(make_bot("walker", 1), view)
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


def test_nobody_stands_in_for_a_player_who_resigned() -> None:
    table = begun("ppp")
    table.do(table.resign(0, NOON))
    assert table.thought == Thought(0, RESTING)
