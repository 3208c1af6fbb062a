"""What planning players make of the Native after a purchase, and of two changed cards."""

from typing import Any

import pytest

from eldorado import Game
from eldorado.bots import LEVELS, make_bot
from eldorado.bots.planner.levels import make_planner
from eldorado.bots.planner.search.draws import drawing_actions, native_to_draw
from tests.situations import ground, path, situation

FETCH = {"board": {"native": 3}, "reserve": {}}
"""A Native is on sale for 5 coins."""


def test_after_the_purchase_only_a_native_is_worth_drawing() -> None:
    board = path("S1", "g1", "F:g1")
    for draw, drawn in (("sailor", []), ("native", ["play cartographer"])):
        game = situation(board, "cartographer", draw=draw, turn={"bought": True})
        assert [str(action) for action in drawing_actions(game)] == drawn


def test_a_native_is_bought_to_be_drawn_where_the_draw_shuffles_it_in() -> None:
    board = path("S1", "g1", "F:g1")
    hand = "millionaire traveler cartographer"

    def told(**fields: Any) -> list[str]:
        game = situation(board, **{"hand": hand, "market": FETCH} | fields)
        return ["; ".join(map(str, actions)) for actions in native_to_draw(game)]

    fetch = "buy native with traveler,millionaire; "
    assert told() == [fetch + "play cartographer"]
    assert told(draw="sailor sailor") == []
    assert told(draw="sailor") == [fetch + "play cartographer"]
    assert told(hand="millionaire cartographer") == []
    assert told(hand="millionaire traveler", tokens="draw_card") == [fetch + "token draw_card"]
    assert told(market={"board": {"scout": 3}, "reserve": {}}) == []
    assert told(turn={"bought": True}) == []


@pytest.mark.clause("T-06", "P-08")
def test_the_strongest_level_buys_a_native_draws_it_and_arrives() -> None:
    """Nothing in its hand enters the last space, and the rival arrives in this round."""
    game = race_for_the_gate()
    bot = make_bot("pathfinder", seed=1, seconds=None)
    for expected in ("buy native with traveler,millionaire", "play cartographer", "native 1 b"):
        assert str(bot.choose(game.view(0))) == expected
        game.apply(expected)
    game.apply("move 1 explorer f")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "most_blockades")


@pytest.mark.clause("T-06", "P-08")
def test_the_hint_tells_the_purchase_the_draw_and_then_the_native() -> None:
    game = race_for_the_gate()
    planner = make_planner("pathfinder", "", 1, None)
    best = planner.explain(game.view(0))[0]
    assert [str(action) for action in best.actions] == [
        "buy native with traveler,millionaire",
        "play cartographer",
    ]
    assert [reason.kind for reason in best.reasons] == ["buy", "fetch"]
    for action in best.actions:
        game.apply(action)
    best = planner.explain(game.view(0))[0]
    assert [str(action) for action in best.actions] == ["native 1 b"]
    assert [reason.kind for reason in best.reasons] == ["arrive"]


@pytest.mark.clause("T-06")
def test_every_level_arrives_with_a_native_left_after_its_purchase() -> None:
    for level in LEVELS:
        game = situation(path("S1", "F:g3"), "native traveler", turn={"bought": True})
        assert str(make_bot(level, seed=2, seconds=None).choose(game.view(0))) == "native 1 b"


@pytest.mark.clause("V-28")
def test_a_second_change_that_waits_is_followed_by_the_purchase() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(
        path("S1", "MM"),
        "trailblazer captain",
        tokens="change_symbol",
        turn={"bought": False, "change_symbol": 1},
        market=market,
    )
    bot = make_bot("pathfinder", seed=1, seconds=None)
    for expected in ("token change_symbol", "buy pioneer with trailblazer:coin,captain:coin"):
        assert str(bot.choose(game.view(0))) == expected
        game.apply(expected)


def race_for_the_gate() -> Game:
    """Seat 0 wins by arriving now, for it has more blockades than the rival."""
    board = ground("a=S1 b=F:g3 e=S2 f=F:g1", "ab ef")
    me = {
        "pieces": ["a"],
        "hand": ["millionaire", "traveler", "cartographer"],
        "blockades": [6],
    }
    rival = {"pieces": ["e"], "hand": ["explorer"]}
    return situation(board, players=[me, rival], market=FETCH)
