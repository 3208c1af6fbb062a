"""The worked examples of the rulebooks, step by step."""

from typing import Any

import pytest

from tests.situations import path, piece, play, refused, situation, texts, zone


@pytest.mark.clause("M-02", "M-03", "M-05", "M-07")
def test_sarah_moves_with_an_explorer_a_scout_and_a_trailblazer() -> None:
    game = situation(path("S1", "g1", "g1", "g1", "g3"), "explorer scout trailblazer", others="a a")
    assert piece(play(game, "move 1 explorer b")) == "b"
    assert piece(play(game, "move 1 scout d")) == "d"
    assert piece(play(game, "move 1 trailblazer e")) == "e"
    assert sorted(zone(game, "play")) == ["explorer", "scout", "trailblazer"]


@pytest.mark.clause("M-03", "M-06")
def test_sarah_could_not_have_done_the_steps_with_the_smaller_cards() -> None:
    game = situation(path("S1", "g1", "g1", "g1", "g3"), "explorer scout trailblazer", at="d")
    refused(game, "move 1 explorer e", "M-03")
    refused(game, "move 1 scout e", "M-03")


@pytest.mark.clause("P-02", "P-03", "P-05", "P-08", "P-09")
def test_john_stays_and_buys_a_transmitter_with_four_cards() -> None:
    """1 + 2 + ½ + ½ = 4 coins, enough for any card on the market board."""
    hand = "traveler photographer explorer sailor"
    game = situation(path("S1", "g1"), hand, draw="scout captain", others="b b")
    affordable = {action.split()[1] for action in texts(game, "buy")}
    assert affordable == set(game.position()["market"]["board"])
    purchase = next(action for action in texts(game, "buy") if action.split()[1] == "transmitter")
    assert set(purchase.split()[3].split(",")) == set(hand.split())
    play(game, purchase)
    assert piece(game) == "a"
    assert zone(game, "hand") == []
    assert zone(game, "discard") == ["transmitter"]
    assert sorted(zone(game, "play")) == sorted(hand.split())
    assert game.position()["market"]["board"]["transmitter"] == 2
    refused(game, "take native", "T-02")


ANNE_MARKET = {
    "board": {
        "scout": 2,
        "trailblazer": 3,
        "photographer": 1,
        "treasure_chest": 3,
        "transmitter": 3,
    }
}


@pytest.mark.clause(
    "T-06", "A-04", "M-05", "M-13", "M-21", "I-04", "A-09", "P-06", "P-10", "P-11", "D-01", "R-01"
)
def test_anne_takes_a_whole_turn() -> None:
    board = path("S1", "g1", "g2", "g2", "C1", "b2", "b1", "R3", "g1")
    game = situation(
        board,
        "cartographer pioneer traveler prop_plane",
        draw="native journalist scout sailor explorer explorer traveler",
        others="a a",
        market=ANNE_MARKET,
    )
    # she draws two cards first
    assert len(game.apply("play cartographer").drawn) == 2
    assert {"native", "journalist"} <= set(zone(game, "hand"))
    # a) one machete + two + two
    assert piece(play(game, "move 1 pioneer d")) == "d"
    # b) one card leaves the game at the base camp
    assert piece(play(game, "pay 1 e traveler")) == "e"
    assert zone(game, "removed") == ["traveler"]
    # c) two paddles + one; the fourth is lost and the plane is gone all the same
    assert piece(play(game, "move 1 prop_plane:paddle g")) == "g"
    assert sorted(zone(game, "removed")) == ["prop_plane", "traveler"]
    # d) three rubble without paying a card
    assert piece(play(game, "native 1 h")) == "h"
    assert zone(game, "hand") == ["journalist"]
    # a slot is vacant, so that a card of the reserve can be bought; one coin is lost
    play(game, "buy compass with journalist")
    assert game.position()["market"]["board"]["compass"] == 2
    assert "compass" not in game.position()["market"]["reserve"]
    assert len(game.position()["market"]["board"]) == 6
    assert zone(game, "discard") == ["compass"]
    assert not texts(game, "buy")
    # what she played is discarded, what she removed is not
    play(game, "end")
    assert sorted(zone(game, "discard")) == [
        "cartographer",
        "compass",
        "journalist",
        "native",
        "pioneer",
    ]
    assert sorted(zone(game, "hand")) == ["explorer", "explorer", "sailor", "scout"]
    assert zone(game, "draw") == ["traveler"]
    assert sorted(zone(game, "removed")) == ["prop_plane", "traveler"]
    assert game.to_move == 1


@pytest.mark.clause("P-09")
def test_anne_could_not_buy_the_compass_without_a_vacant_slot() -> None:
    refused(situation(path("S1", "g1"), "journalist"), "buy compass with journalist", "P-09")


@pytest.mark.clause("B-03", "B-08", "B-09")
def test_a_trailblazer_meets_a_blockade_of_one_machete_and_goes_on_over_jungle() -> None:
    board = path("S1", "g1", "g1", "g1") | {"blockades": [{"number": 1, "edges": [["a", "b"]]}]}
    game = situation(board, "trailblazer")
    assert texts(game, "move") == {
        "move 1 trailblazer #1",
        "move 1 trailblazer b via #1",
        "move 1 trailblazer c via #1",
    }
    play(game, "move 1 trailblazer c via #1")
    assert piece(game) == "c"
    assert zone(game, "blockades") == [1]


JULIAN: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "g1", "c": "g1", "d": "g1", "k": "MC"},
    "edges": [["a", "b"], ["b", "c"], ["c", "d"], ["b", "k"], ["c", "k"]],
}
"""Two jungles beside the cave k, a third beyond."""


@pytest.mark.clause("V-04", "V-06", "V-09", "V-17")
def test_julian_explores_a_cave_and_uses_the_token_at_once() -> None:
    board = JULIAN | {"caves": {"k": ["machete_1", "coin_2", "draw_card", "draw_card"]}}
    game = situation(board, "explorer", others="a a")
    play(game, "move 1 explorer b")
    assert zone(game, "tokens") == ["machete_1"]
    assert len(game.position()["board"]["caves"]["k"]) == 3
    play(game, "move 1 machete_1 c")
    assert piece(game) == "c"
    # still beside the cave, but it came from beside it
    assert zone(game, "tokens") == []
    assert len(game.position()["board"]["caves"]["k"]) == 3
    assert game.position()["tokens"]["used"] == ["machete_1"]


@pytest.mark.clause("V-19", "V-22")
@pytest.mark.parametrize(
    ("token", "later"),
    [
        ("machete_2", "move 1 machete_2 d"),
        ("coin_2", "buy photographer with coin_2"),
        ("coin_2", "move 1 coin_2 e"),
    ],
)
def test_julian_could_have_kept_the_token_for_a_later_movement_or_purchase(
    token: str, later: str
) -> None:
    board = JULIAN | {
        "spaces": JULIAN["spaces"] | {"e": "y2"},
        "edges": [*JULIAN["edges"], ["b", "e"]],
        "caves": {"k": [token, "coin_1"]},
    }
    game = play(situation(board, "explorer", others="a"), "move 1 explorer b", "end", "end")
    assert game.to_move == 0
    assert zone(game, "tokens") == [token]
    assert later in texts(game)
    play(game, later)
    assert zone(game, "tokens") == []
