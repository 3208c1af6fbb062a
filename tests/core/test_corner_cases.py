"""Corner cases no edition answers (O). Those of the end are in test_end."""

from typing import Any

import pytest

from tests.situations import path, piece, play, refused, situation, texts, zone

RING: dict[str, Any] = {
    "spaces": {"a": "g1", "b": "g1", "c": "g1", "d": "g1"},
    "edges": [["a", "b"], ["b", "c"], ["c", "d"], ["d", "a"]],
}


@pytest.mark.clause("O-02", "M-01")
def test_a_piece_may_walk_in_a_circle_card_by_card() -> None:
    game = situation(RING, "explorer explorer explorer explorer")
    play(game, *(f"move 1 explorer {space}" for space in "bcda"))
    assert piece(game) == "a"
    assert len(zone(game, "play")) == 4


@pytest.mark.clause("O-02", "B-07")
def test_going_back_over_an_open_seam_costs_what_the_space_costs() -> None:
    board = path("g2", "g1") | {"blockades": [{"number": 1, "edges": [["a", "b"]]}]}
    game = situation(board, "scout explorer scout")
    play(game, "move 1 scout b via #1")
    refused(game, "move 1 explorer a", "M-03")
    assert piece(play(game, "move 1 scout a")) == "a"
    assert zone(game, "blockades") == [1]


@pytest.mark.clause("O-02")
def test_one_card_may_cross_a_seam_take_the_next_blockade_there_and_return() -> None:
    """#1, step to b, #5, back to a: 1 + 1 + 2 + 1 = 5."""
    board = path("g1", "g1", "b1")
    board["blockades"] = [
        {"number": 1, "edges": [["a", "b"]]},
        {"number": 5, "edges": [["b", "c"]]},
    ]
    assert "move 1 pioneer #5 via #1" in texts(situation(board, "pioneer"))
    assert "move 1 machete_3 #5 via #1" not in texts(situation(board, tokens="machete_3"))
    game = play(situation(board, "pioneer"), "move 1 pioneer #5 via #1")
    assert piece(game) == "a"
    assert zone(game, "blockades") == [1, 5]


@pytest.mark.clause("O-03", "W-07")
def test_a_way_past_the_own_piece_must_go_around_it() -> None:
    assert texts(situation(RING, "scout", at="a b"), "move 1") == {
        "move 1 scout c",
        "move 1 scout d",
    }
    assert texts(situation(RING, "trailblazer", at="a b"), "move 1") == {
        "move 1 trailblazer c",
        "move 1 trailblazer d",
    }


@pytest.mark.clause("O-04", "B-14")
def test_a_blockade_removed_by_another_just_opens_the_way() -> None:
    board = RING | {"blockades": [{"number": 1, "edges": [["a", "d"], ["b", "c"]]}]}
    players = [
        {"pieces": ["a"], "hand": ["explorer"]},
        {"pieces": ["b"], "hand": ["explorer", "sailor"]},
    ]
    game = play(situation(board, players=players), "move 1 explorer #1", "end")
    assert piece(game, 1) == "b"
    assert zone(game, "blockades", 1) == []
    assert sorted(zone(game, "hand", 1)) == ["explorer", "sailor"]
    assert texts(game, "move") == {"move 1 explorer c"}


@pytest.mark.clause("O-08", "T-03")
def test_an_enclosed_piece_passes_or_buys() -> None:
    board = {
        "spaces": {"a": "g1", "b": "MM", "c": "g1", "d": "b4", "e": "R3"},
        "edges": [["a", other] for other in "bcde"],
    }
    game = situation(board, "traveler explorer", others="c", draw="sailor")
    assert {action.split()[0] for action in texts(game)} == {"buy", "end"}
    play(game, "buy scout with traveler", "end", "end")
    assert piece(game) == "a"
    assert game.to_move == 0


@pytest.mark.clause("O-12", "T-07", "M-10")
@pytest.mark.parametrize(
    "between",
    [["play cartographer"], ["take scout"], ["play scientist", "remove none"], ["move 1 sailor d"]],
)
def test_leftover_power_is_gone_once_anything_else_is_played(between: list[str]) -> None:
    board = path("S1", "g1", "g1")
    board["spaces"]["d"] = "b1"
    board["edges"] += [["b", "d"], ["d", "c"]]
    hand = "pioneer sailor cartographer transmitter scientist"
    game = situation(board, hand, draw="captain captain captain")
    play(game, "move 1 pioneer b", *between)
    refused(game, "move 1 pioneer c", "T-02")
    assert not [action for action in texts(game, "move") if action.endswith(" c")]


@pytest.mark.clause("O-14", "A-10", "B-13")
@pytest.mark.parametrize("opening", ["native 1 #1", "native_token 1 #1", "move 1 explorer #1"])
def test_the_native_enters_a_space_behind_a_blockade_once_that_is_gone(opening: str) -> None:
    board = path("S1", "R3") | {"blockades": [{"number": 1, "edges": [["a", "b"]]}]}
    game = situation(board, "native native explorer", tokens="native_token native_token")
    refused(game, "native 1 b", "B-01")
    refused(game, "native_token 1 b", "B-01")
    play(game, opening)
    assert piece(game) == "a"
    assert texts(game) >= {"native 1 b", "native_token 1 b"}
    assert piece(play(game, "native 1 b")) == "b"


@pytest.mark.clause("O-15", "B-11")
def test_one_piece_may_open_the_way_for_the_other_and_stay() -> None:
    board = RING | {"blockades": [{"number": 4, "edges": [["a", "d"], ["b", "c"]]}]}
    game = situation(board, "captain explorer", at="a b")
    play(game, "move 1 captain #4", "move 2 explorer c")
    assert (piece(game), piece(game, number=2)) == ("a", "c")
    assert zone(game, "blockades") == [4]


def between_two(first: int, second: int) -> dict[str, Any]:
    """Space a with one blockade on its left and one on its right."""
    return {
        "spaces": {"a": "S1", "b": "b4", "c": "b4"},
        "edges": [["a", "b"], ["a", "c"]],
        "blockades": [
            {"number": first, "edges": [["a", "b"]]},
            {"number": second, "edges": [["a", "c"]]},
        ],
    }


@pytest.mark.clause("O-16")
def test_each_of_two_blockades_beside_a_space_is_removed_separately() -> None:
    game = situation(between_two(1, 5), "scout explorer")
    assert texts(game, "move") == {"move 1 explorer #1", "move 1 scout #1", "move 1 scout #5"}
    refused(game, "move 1 scout #5 via #1", "B-09")
    play(game, "move 1 explorer #1")
    assert zone(game, "blockades") == [1]
    assert texts(game, "move") == {"move 1 scout #5"}


@pytest.mark.clause("O-16")
def test_one_card_removes_both_if_symbol_and_power_fit() -> None:
    game = situation(between_two(1, 5), "trailblazer")
    assert texts(game, "move") == {
        "move 1 trailblazer #1",
        "move 1 trailblazer #5",
        "move 1 trailblazer #5 via #1",
    }
    assert zone(play(game, "move 1 trailblazer #5 via #1"), "blockades") == [1, 5]


@pytest.mark.clause("O-16", "M-08")
def test_one_card_does_not_remove_two_blockades_of_different_symbols() -> None:
    game = situation(between_two(1, 2), "prop_plane giant_machete")
    refused(game, "move 1 giant_machete #2 via #1", "B-03")
    refused(game, "move 1 prop_plane:machete #2 via #1", "B-03")
    assert texts(game, "move") == {
        "move 1 giant_machete #1",
        "move 1 prop_plane:machete #1",
        "move 1 prop_plane:coin #2",
    }
