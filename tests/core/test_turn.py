"""The phases of a turn and the order of turns (T)."""

from typing import Any

import pytest

from eldorado import Game
from tests.situations import path, piece, play, refused, situation, texts, zone

TWO_JUNGLES = path("S1", "g1", "g1")


@pytest.mark.clause("T-01")
def test_a_turn_ends_with_discarding_and_then_drawing() -> None:
    game = situation(TWO_JUNGLES, "explorer scout", draw="sailor", others="c")
    play(game, "move 1 explorer b")
    assert zone(game, "play") == ["explorer"]
    assert zone(game, "discard") == []
    play(game, "end")
    assert zone(game, "play") == zone(game, "discard") == []
    # the two cards were discarded first and so are drawn again after the sailor
    assert sorted(zone(game, "hand")) == ["explorer", "sailor", "scout"]


@pytest.mark.clause("T-01")
def test_cards_drawn_at_the_end_wait_for_the_next_turn() -> None:
    game = situation(TWO_JUNGLES, draw="explorer", others="c")
    play(game, "end")
    assert zone(game, "hand") == ["explorer"]
    assert game.to_move == 1
    assert not texts(game, "move")


@pytest.mark.clause("T-02")
def test_any_number_of_cards_moves_and_one_card_is_bought() -> None:
    game = situation(path("S1", *["g1"] * 6), "explorer " * 5 + "traveler traveler")
    play(game, *(f"move 1 explorer {space}" for space in "bcdef"), "buy scout with traveler")
    assert piece(game) == "f"
    assert zone(game, "discard") == ["scout"]
    refused(game, "buy scout with traveler", "P-01")


@pytest.mark.clause("T-02")
@pytest.mark.parametrize("action", ["move 1 scout b", "native 1 b", "play compass", "take scout"])
def test_only_cards_in_the_hand_can_be_played(action: str) -> None:
    refused(situation(TWO_JUNGLES, "sailor", draw="explorer"), action, "T-02")


@pytest.mark.clause("T-03")
def test_nobody_is_forced_to_do_anything() -> None:
    game = situation(
        TWO_JUNGLES, "explorer traveler native cartographer", draw="sailor", others="c"
    )
    assert "end" in texts(game)
    play(game, "end keep explorer,traveler,native,cartographer")
    assert piece(game) == "a"
    assert game.to_move == 1


@pytest.mark.clause("T-03")
def test_who_can_do_nothing_ends_the_turn() -> None:
    game = situation(path("S1", "MM"), "explorer", draw="sailor scout captain pioneer", others="a")
    assert texts(game) == {"end", "end keep explorer"}
    play(game, "end")
    assert sorted(zone(game, "hand")) == ["captain", "pioneer", "sailor", "scout"]


@pytest.mark.clause("T-04")
@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        ("journalist", "move 1 journalist b", "buy scout with journalist"),
        ("journalist", "move 1 journalist b", "pay 1 c journalist"),
        ("journalist", "pay 1 c journalist", "buy scout with journalist"),
        ("cartographer", "play cartographer", "pay 1 c cartographer"),
        ("scientist scout", "play scientist", "buy scout with scientist,scout"),
    ],
)
def test_a_card_serves_one_purpose_per_turn(hand: str, first: str, second: str) -> None:
    board = path("y1", "y1", "R1")
    board["edges"].append(["a", "c"])
    game = play(situation(board, hand, draw="traveler"), first)
    if first == "play scientist":
        play(game, "remove none")
    refused(game, second, "M-17")


@pytest.mark.clause("T-04")
def test_a_card_that_moved_cannot_move_again() -> None:
    game = play(situation(path("S1", "g1", "g1", "g1"), "trailblazer"), "move 1 trailblazer c")
    refused(game, "move 1 trailblazer d", "T-02")


MOVING = [
    ("", "move 1 explorer b"),
    ("", "pay 1 c explorer"),
    ("", "pay 1 d explorer"),
    ("", "move 1 explorer #1"),
    ("", "pay 1 #3 explorer"),
    ("machete_1", "move 1 machete_1 b"),
    ("coin_1", "move 1 coin_1 f"),
]
ACTING = [
    ("", "native 1 b"),
    ("", "native 1 d"),
    ("", "native 1 #1"),
    ("native_token", "native_token 1 c"),
    ("native_token", "native_token 1 #1"),
]
CROSSROADS: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "g1", "c": "R1", "d": "C1", "e": "g1", "f": "y1"},
    "edges": [["a", "b"], ["a", "c"], ["a", "d"], ["a", "e"], ["a", "f"], ["b", "e"]],
    "blockades": [{"number": 1, "edges": [["a", "e"]]}, {"number": 3, "edges": [["b", "e"]]}],
}


@pytest.mark.clause("T-05")
@pytest.mark.parametrize(("tokens", "action"), MOVING)
def test_no_card_power_token_or_payment_moves_after_the_purchase(tokens: str, action: str) -> None:
    at = "b" if action == "pay 1 #3 explorer" else "a"
    game = situation(CROSSROADS, "explorer native traveler", at=at, tokens=tokens)
    assert action in texts(game)
    play(game, "buy scout with traveler")
    refused(game, action, "T-05")


@pytest.mark.clause("T-05", "T-06", "A-09", "V-30")
@pytest.mark.parametrize(("tokens", "action"), ACTING)
def test_the_native_and_its_token_act_before_and_after_the_purchase(
    tokens: str, action: str
) -> None:
    before = situation(CROSSROADS, "explorer native traveler", tokens=tokens)
    after = before.copy()
    play(before, action, "buy scout with traveler")
    play(after, "buy scout with traveler", action)
    assert before == after
    refused(after, "buy scout with explorer", "P-01")


@pytest.mark.clause("T-05")
def test_a_purchase_may_follow_movement_and_may_come_without_any() -> None:
    game = situation(CROSSROADS, "explorer traveler")
    assert "buy scout with traveler" in texts(game)
    play(game, "move 1 explorer b")
    assert "buy scout with traveler" in texts(game)


@pytest.mark.clause("T-06")
@pytest.mark.parametrize("before", range(4))
def test_an_action_card_may_be_played_at_any_moment(before: int) -> None:
    steps = ["move 1 explorer b", "move 1 explorer c", "buy scout with traveler"]
    hand = "explorer explorer traveler cartographer"
    game = situation(TWO_JUNGLES, hand, draw="sailor captain pioneer")
    play(game, *steps[:before], "play cartographer")
    assert {"captain", "sailor"} <= set(zone(game, "hand"))
    play(game, *steps[before:])
    assert piece(game) == "c"
    assert zone(game, "discard") == ["scout"]


@pytest.mark.clause("T-06", "T-05")
def test_after_the_purchase_every_action_card_is_open() -> None:
    game = situation(TWO_JUNGLES, "traveler native transmitter scientist", draw="sailor")
    play(game, "buy scout with traveler")
    assert texts(game) >= {"take native", "play scientist", "native 1 b"}


@pytest.mark.clause("T-07")
def test_a_movement_is_over_before_anything_else_happens() -> None:
    """The Trailblazer could go on to d only without the stop for the Cartographer."""
    board = path("S1", "g1", "g1", "g1")
    game = situation(board, "trailblazer cartographer", draw="sailor captain")
    assert "move 1 trailblazer d" in texts(game)
    play(game, "move 1 trailblazer b", "play cartographer")
    assert piece(game) == "b"
    assert not texts(game, "move")


@pytest.mark.clause("T-07")
def test_a_power_token_moves_as_a_unit_too() -> None:
    game = situation(path("S1", "g1", "g1"), tokens="machete_2")
    play(game, "move 1 machete_2 b")
    assert zone(game, "tokens") == []
    refused(game, "move 1 machete_2 c", "V-19")


@pytest.mark.clause("T-08")
def test_a_round_is_one_turn_of_each_beginning_with_the_starting_player() -> None:
    game = Game.new(players=4, seed=1, start=2)
    turns = []
    for _ in range(9):
        turns.append((game.position()["round"], game.to_move))
        play(game, "end")
    assert turns == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1), (3, 2)]
