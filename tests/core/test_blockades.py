"""Blockades: taking them, and what they stop (B)."""

from typing import Any

import pytest

from eldorado import Game
from tests.situations import path, piece, play, refused, situation, texts, zone

REQUIREMENT = {1: "machete", 2: "coin", 4: "paddle", 5: "machete"}


def blocked(board: dict[str, Any], *blockades: tuple[int, str]) -> dict[str, Any]:
    """The board with blockades, each a number and its covered edges written `ab ac`."""
    listed = [
        {"number": n, "edges": [list(edge) for edge in text.split()]} for n, text in blockades
    ]
    return board | {"blockades": listed}


FORK = {
    "spaces": {"a": "g1", "b": "g1", "c": "g1", "d": "g1"},
    "edges": [["a", "c"], ["a", "d"], ["b", "d"], ["a", "b"], ["c", "d"]],
}
"""Two spaces on each side: a, b here, c, d there."""

SEAM = blocked(FORK, (1, "ac ad bd"))


@pytest.mark.clause("B-01")
def test_no_step_crosses_a_covered_edge() -> None:
    board = blocked(FORK, (4, "ac ad bd"))
    game = situation(board, "pioneer native")
    assert texts(game, "move") == {"move 1 pioneer b"}
    assert texts(game, "native") == {"native 1 b", "native 1 #4"}
    refused(game, "native 1 c", "B-01")
    refused(game, "move 1 pioneer c", "B-01")


@pytest.mark.clause("B-01")
def test_rubble_and_camps_behind_a_blockade_cannot_be_paid_for() -> None:
    board = {"spaces": {"a": "S1", "b": "R1", "c": "C1"}, "edges": [["a", "b"], ["a", "c"]]}
    game = situation(blocked(board, (1, "ab ac")), "sailor")
    refused(game, "pay 1 b sailor", "B-01")
    refused(game, "pay 1 c sailor", "B-01")
    assert not texts(game, "pay")


@pytest.mark.clause("B-01")
def test_a_blockade_stops_the_way_back_too() -> None:
    game = situation(blocked(FORK, (4, "ac ad bd")), "scout", at="d")
    assert texts(game, "move") == {"move 1 scout c"}


@pytest.mark.clause("B-01")
def test_an_uncovered_way_around_a_blockade_is_open() -> None:
    game = situation(blocked(FORK, (4, "ac")), "scout")
    assert texts(game, "move") == {"move 1 scout b", "move 1 scout c", "move 1 scout d"}


@pytest.mark.clause("B-02")
@pytest.mark.parametrize("at", "abcd")
def test_a_piece_beside_any_covered_edge_can_take_the_blockade(at: str) -> None:
    game = situation(SEAM, "explorer native", at=at)
    assert texts(game) >= {"move 1 explorer #1", "native 1 #1"}
    assert zone(play(game, "move 1 explorer #1"), "blockades") == [1]


@pytest.mark.clause("B-02")
def test_a_piece_without_a_covered_edge_is_not_next_to_the_blockade() -> None:
    board = blocked(path("S1", "b1", "g1", "g1"), (1, "bc"))
    game = situation(board, "explorer native")
    refused(game, "native 1 #1", "B-02")
    refused(game, "move 1 explorer #1", "B-02")
    board = blocked(path("S1", "b1", "g1", "g1"), (3, "bc"))
    refused(situation(board, "explorer"), "pay 1 #3 explorer", "B-02")


@pytest.mark.clause("B-02", "B-16")
def test_touching_only_the_end_of_a_blockade_is_not_next_to_it() -> None:
    """Three pieces of route meet in a point: c touches the end of #1, its edges are others."""
    board = {"spaces": dict.fromkeys("abc", "g1"), "edges": [["a", "b"], ["b", "c"], ["a", "c"]]}
    game = situation(blocked(board, (1, "ab"), (2, "bc"), (4, "ac")), "native", at="c")
    assert texts(game, "native") == {"native 1 #2", "native 1 #4"}
    refused(game, "native 1 #1", "B-02")


@pytest.mark.clause("B-03")
@pytest.mark.parametrize(
    ("number", "card"), [(1, "explorer"), (2, "traveler"), (4, "sailor"), (5, "scout")]
)
def test_one_card_with_symbol_and_power_takes_a_landscape_blockade(number: int, card: str) -> None:
    board = blocked(path("S1", "R3"), (number, "ab"))
    for other in {"explorer", "traveler", "sailor"} - {card}:
        refused(situation(board, other), f"move 1 {other} #{number}", "B-03")
    game = situation(board, card)
    assert texts(game, "move") == {f"move 1 {card} #{number}"}
    play(game, f"move 1 {card} #{number}")
    assert zone(game, "blockades") == [number]
    assert zone(game, "play") == [card]
    assert zone(game, "removed") == []


@pytest.mark.clause("B-03", "M-08")
@pytest.mark.parametrize(("number", "symbol"), REQUIREMENT.items())
def test_a_joker_takes_a_landscape_blockade_with_the_right_symbol(number: int, symbol: str) -> None:
    game = situation(blocked(path("S1", "R3"), (number, "ab")), "adventurer")
    assert texts(game, "move") == {f"move 1 adventurer:{symbol} #{number}"}


@pytest.mark.clause("B-03", "V-21")
def test_a_power_token_takes_a_blockade_like_a_card() -> None:
    game = situation(blocked(path("S1", "R3"), (5, "ab")), tokens="machete_1 machete_2")
    assert texts(game, "move") == {"move 1 machete_2 #5"}
    assert zone(play(game, "move 1 machete_2 #5"), "blockades") == [5]


@pytest.mark.clause("B-03", "B-05")
@pytest.mark.parametrize(
    ("number", "cards", "too_few_or_many"),
    [(3, "native", "scout,native"), (6, "scout,native", "native")],
)
def test_cards_from_the_hand_take_a_rubble_blockade(
    number: int, cards: str, too_few_or_many: str
) -> None:
    """They are laid down without effect, not removed, and take nobody further."""
    board = blocked(path("S1", "g1", "g1"), (number, "ab"))
    game = situation(board, "scout native pioneer", draw="sailor")
    refused(game, "move 1 pioneer #" + str(number), "B-03")
    refused(game, f"pay 1 #{number} {too_few_or_many}", "B-03")
    play(game, f"pay 1 #{number} {cards}")
    assert zone(game, "blockades") == [number]
    assert sorted(zone(game, "play")) == sorted(cards.split(","))
    assert zone(game, "removed") == []
    assert piece(game) == "a"


@pytest.mark.clause("B-05")
def test_an_item_paid_for_a_rubble_blockade_stays_in_the_deck_and_gives_no_power() -> None:
    board = blocked(path("S1", "g1", "g1"), (3, "ab"))
    game = play(situation(board, "giant_machete"), "pay 1 #3 giant_machete")
    assert zone(game, "play") == ["giant_machete"]
    assert texts(game) == {"end"}


@pytest.mark.clause("B-03")
def test_cards_do_not_pay_for_a_landscape_blockade() -> None:
    game = situation(blocked(path("S1", "g1"), (1, "ab")), "explorer sailor")
    refused(game, "pay 1 #1 explorer", "B-03")
    assert not texts(game, "pay")


@pytest.mark.clause("B-04")
def test_the_powers_of_cards_are_not_added_for_a_blockade() -> None:
    game = situation(blocked(path("S1", "g1"), (5, "ab")), "explorer explorer", tokens="machete_1")
    assert not texts(game, "move")
    refused(game, "move 1 explorer #5", "B-03")


@pytest.mark.clause("B-06")
def test_whoever_takes_blockades_keeps_them() -> None:
    board = blocked(path("g1", "g1", "g1"), (1, "ab"), (5, "bc"))
    game = play(situation(board, "pioneer", others="a"), "move 1 pioneer b via #1", "end", "end")
    assert zone(game, "blockades", 0) == [1]
    assert zone(game, "blockades", 1) == []
    assert zone(play(game, "move 1 pioneer #5"), "blockades") == [1, 5]


@pytest.mark.clause("B-07")
def test_once_taken_everyone_crosses_and_pays_only_for_the_spaces() -> None:
    me = {"pieces": ["a"], "hand": ["sailor", "explorer"]}
    other = {"pieces": ["b"], "hand": ["explorer", "native"]}
    game = situation(blocked(FORK, (4, "ac ad bd")), players=[me, other])
    play(game, "move 1 sailor #4")
    assert texts(game, "move") == {"move 1 explorer c", "move 1 explorer d"}
    play(game, "end")
    assert texts(game, "move") == {"move 1 explorer d"}
    assert piece(play(game, "move 1 explorer d"), 1) == "d"
    assert "native 1 b" in texts(game)


@pytest.mark.clause("B-08", "B-11", "O-15")
def test_taking_a_blockade_does_not_move_the_piece_and_may_be_all() -> None:
    game = situation(SEAM, "trailblazer")
    play(game, "move 1 trailblazer #1")
    assert piece(game) == "a"
    assert zone(game, "blockades") == [1]
    assert texts(game) == {"end"}


@pytest.mark.clause("B-09")
def test_the_power_left_goes_on_across_the_seam_or_on_the_near_side() -> None:
    """A Scout has one power left after #1."""
    assert texts(situation(SEAM, "scout"), "move") == {
        "move 1 scout #1",
        "move 1 scout b",
        "move 1 scout b via #1",
        "move 1 scout c via #1",
        "move 1 scout d via #1",
    }
    game = play(situation(SEAM, "scout"), "move 1 scout c via #1")
    assert piece(game) == "c"
    assert zone(game, "blockades") == [1]


@pytest.mark.clause("B-09")
def test_the_number_of_the_blockade_is_subtracted() -> None:
    board = blocked(path("S1", "g1", "g1"), (5, "ab"))
    assert texts(situation(board, "scout"), "move") == {"move 1 scout #5"}
    assert texts(situation(board, "trailblazer"), "move") == {
        "move 1 trailblazer #5",
        "move 1 trailblazer b via #5",
    }
    refused(situation(board, "trailblazer"), "move 1 trailblazer c via #5", "B-09")
    assert "move 1 pioneer c via #5" in texts(situation(board, "pioneer"))


@pytest.mark.clause("B-09", "M-02")
def test_power_carried_over_keeps_its_symbol() -> None:
    board = blocked(path("S1", "b1"), (1, "ab"))
    game = situation(board, "pioneer prop_plane")
    refused(game, "move 1 pioneer b via #1", "M-02")
    refused(game, "move 1 prop_plane:paddle b via #1", "B-03")
    assert texts(game, "move") == {"move 1 pioneer #1", "move 1 prop_plane:machete #1"}


@pytest.mark.clause("B-09")
def test_a_way_that_needs_a_blockade_must_name_it() -> None:
    game = situation(blocked(path("S1", "g1"), (1, "ab")), "scout")
    refused(game, "move 1 scout b", "B-01")


@pytest.mark.clause("B-10")
def test_a_card_may_walk_up_to_a_blockade_and_take_it_with_the_rest() -> None:
    board = blocked(path("S1", "g1", "b1", "g1"), (1, "bc"))
    assert texts(situation(board, "explorer"), "move") == {"move 1 explorer b"}
    game = situation(board, "scout")
    assert texts(game, "move") == {"move 1 scout b", "move 1 scout b via #1"}
    play(game, "move 1 scout b via #1")
    assert piece(game) == "b"
    assert zone(game, "blockades") == [1]


@pytest.mark.clause("B-12")
def test_a_blockade_before_mountains_and_pieces_only_can_be_taken() -> None:
    board = {"spaces": {"a": "S1", "b": "MM", "c": "g1"}, "edges": [["a", "b"], ["a", "c"]]}
    game = situation(blocked(board, (1, "ab ac")), "explorer", others="c")
    assert texts(game, "move") == {"move 1 explorer #1"}
    assert zone(play(game, "move 1 explorer #1"), "blockades") == [1]


@pytest.mark.clause("B-13")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("action", ["native", "native_token"])
def test_the_native_takes_any_blockade_but_then_does_not_move(number: int, action: str) -> None:
    board = blocked(path("S1", "g1", "g1"), (number, "ab"))
    cards, tokens = ("native", "") if action == "native" else ("", "native_token")
    game = situation(board, f"{cards} sailor", tokens=tokens)
    play(game, f"{action} 1 #{number}")
    assert zone(game, "blockades") == [number]
    assert zone(game, "play") == cards.split()
    assert zone(game, "hand") == ["sailor"]
    assert piece(game) == "a"
    assert not texts(game, "native")


@pytest.mark.clause("B-13")
def test_the_native_has_no_way_through_a_blockade_in_one_go() -> None:
    game = situation(SEAM, "native")
    assert texts(game, "native") == {"native 1 #1", "native 1 b"}


@pytest.mark.clause("B-14")
def test_a_blockade_taken_never_returns() -> None:
    game = play(situation(SEAM, "explorer native"), "move 1 explorer #1", "end keep native")
    refused(game, "move 1 explorer #1", "B-14")
    refused(game, "native 1 #1", "B-14")
    again = Game.from_position(game.position())
    assert not any("#" in action for action in texts(again))
    assert texts(again, "native") == {"native 1 b", "native 1 c", "native 1 d"}


@pytest.mark.clause("B-14")
def test_a_blockade_that_is_not_on_the_board_cannot_be_taken() -> None:
    refused(situation(SEAM, "traveler"), "move 1 traveler #2", "B-14")


@pytest.mark.clause("B-15", "W-05")
def test_a_blockade_one_piece_takes_opens_the_way_for_both() -> None:
    """The power left of the card belongs to the piece that took it."""
    game = situation(SEAM, "trailblazer explorer", at="a b")
    play(game, "move 1 trailblazer #1")
    assert zone(game, "blockades") == [1]
    assert texts(game, "move") == {
        "move 1 explorer c",
        "move 1 explorer d",
        "move 2 explorer d",
    }


@pytest.mark.clause("B-15", "W-05")
def test_no_card_takes_a_blockade_with_one_piece_and_moves_the_other() -> None:
    """Piece 2 stands away from the seam: a Pioneer of piece 1 does not bring it along."""
    board = blocked(path("S1", "g1", "g1", "g1", "S2"), (1, "bc"))
    game = situation(board, "pioneer", at="b a")
    assert texts(game, "move 2") == set()
    play(game, "move 1 pioneer d via #1")
    assert (piece(game), piece(game, number=2)) == ("d", "a")
    assert texts(game) == {"end"}


@pytest.mark.clause("B-16")
def test_removing_one_of_three_meeting_blockades_frees_its_own_edges_only() -> None:
    board = {"spaces": dict.fromkeys("abc", "g1"), "edges": [["a", "b"], ["b", "c"], ["a", "c"]]}
    board = blocked(board, (1, "ab"), (2, "bc"), (4, "ac"))
    game = situation(board, "explorer scout native")
    play(game, "move 1 explorer #1")
    assert texts(game, "move") == {"move 1 scout b"}
    assert texts(game, "native") == {"native 1 b", "native 1 #4"}
    play(game, "move 1 scout b")
    assert texts(game, "native") == {"native 1 a", "native 1 #2"}
