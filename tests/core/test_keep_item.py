"""The cave token keep_item (V-27, O-18)."""

import pytest

from tests.situations import ground, path, play, refused, situation, texts, used_tokens, zone

ALONE = path("g1")
WAY = path("g1", "g1", "g1", "g1")


FUNCTIONS = {
    "giant_machete": ["move 1 giant_machete b"],
    "treasure_chest": ["buy scout with treasure_chest"],
    "prop_plane": ["move 1 prop_plane:machete b"],
    "transmitter": ["take scout"],
    "compass": ["play compass"],
    "travel_log": ["play travel_log", "remove none"],
}


@pytest.mark.clause("V-27")
@pytest.mark.parametrize("item", FUNCTIONS)
def test_keep_item_saves_every_item_after_its_function(item: str) -> None:
    game = situation(WAY, item, draw=" ".join(["sailor"] * 8), tokens="keep_item")
    refused(game, "token keep_item", "V-27")
    for action in FUNCTIONS[item]:
        assert "token keep_item" not in texts(game)
        play(game, action)
    assert "token keep_item" in texts(game)
    play(game, "token keep_item")
    assert (zone(game, "play"), zone(game, "removed")) == ([item], [])
    assert used_tokens(game) == ["keep_item"]
    assert not any(item in text for text in texts(game))
    play(game, "end")
    assert item in zone(game, "discard")


@pytest.mark.clause("V-27")
def test_keep_item_waits_until_the_travel_log_is_answered() -> None:
    game = situation(ALONE, "travel_log", draw="sailor", tokens="keep_item")
    play(game, "play travel_log")
    refused(game, "token keep_item", "A-07")
    play(game, "remove sailor")
    play(game, "token keep_item")
    assert (zone(game, "play"), zone(game, "removed")) == (["travel_log"], ["sailor"])


@pytest.mark.clause("V-27")
@pytest.mark.parametrize(
    "action",
    [
        "move 1 explorer c",
        "token draw_card",
        "play cartographer",
        "pay 1 r sailor",
        "native 1 c",
        "buy scout with explorer,sailor",
        "token pass_through",
    ],
)
def test_keep_item_comes_before_any_other_card_or_token(action: str) -> None:
    board = ground("a=g1 b=g1 c=g1 r=R1", "ab bc br")
    game = situation(
        board,
        "prop_plane explorer sailor cartographer native",
        draw="scout scout scout",
        tokens="keep_item draw_card pass_through",
    )
    play(game, "move 1 prop_plane:machete b")
    assert "token keep_item" in texts(game)
    play(game, action)
    refused(game, "token keep_item", "V-27")


@pytest.mark.clause("V-27")
def test_keep_item_does_not_reach_into_the_next_turn() -> None:
    game = situation(WAY, "prop_plane", tokens="keep_item")
    play(game, "move 1 prop_plane:machete b")
    play(game, "end")
    refused(game, "token keep_item", "V-27")


@pytest.mark.clause("V-27", "V-17")
def test_a_token_found_by_an_item_may_save_that_item() -> None:
    board = ground("a=g1 b=g1 k=MC", "ab bk", caves={"k": "keep_item"})
    game = situation(board, "giant_machete")
    play(game, "move 1 giant_machete b")
    play(game, "token keep_item")
    assert (zone(game, "play"), zone(game, "removed")) == (["giant_machete"], [])


@pytest.mark.clause("V-27")
def test_keep_item_saves_one_of_two_items_spent_together() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(ALONE, "treasure_chest prop_plane", tokens="keep_item", market=market)
    play(game, "buy pioneer with treasure_chest,prop_plane")
    assert texts(game, "token") == {"token keep_item treasure_chest", "token keep_item prop_plane"}
    refused(game, "token keep_item", "V-27")
    refused(game, "token keep_item compass", "V-27")
    play(game, "token keep_item prop_plane")
    assert (zone(game, "play"), zone(game, "removed")) == (["prop_plane"], ["treasure_chest"])


@pytest.mark.clause("V-27")
def test_two_tokens_save_two_items_spent_together() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(
        ALONE, "treasure_chest prop_plane", tokens="keep_item keep_item", market=market
    )
    play(game, "buy pioneer with treasure_chest,prop_plane")
    play(game, "token keep_item treasure_chest")
    play(game, "token keep_item")
    assert zone(game, "play") == ["treasure_chest", "prop_plane"]
    assert zone(game, "removed") == []


@pytest.mark.clause("V-27", "O-18")
@pytest.mark.parametrize(
    "actions",
    [
        ["pay 1 b prop_plane"],
        ["play scientist", "remove prop_plane"],
        ["token remove_card prop_plane"],
    ],
)
def test_keep_item_does_not_save_items_removed_without_their_function(actions: list[str]) -> None:
    game = situation(
        path("g1", "C1"), "prop_plane scientist", draw="sailor", tokens="keep_item remove_card"
    )
    for action in actions:
        play(game, action)
    assert "prop_plane" in zone(game, "removed")
    refused(game, "token keep_item", "V-27")


@pytest.mark.clause("V-27")
def test_keep_item_saves_the_travel_log_and_not_what_it_removed() -> None:
    game = situation(ALONE, "travel_log prop_plane", draw="sailor", tokens="keep_item")
    play(game, "play travel_log")
    play(game, "remove prop_plane")
    refused(game, "token keep_item prop_plane", "V-27")
    play(game, "token keep_item")
    assert (zone(game, "play"), zone(game, "removed")) == (["travel_log"], ["prop_plane"])
