"""Two pieces each in a game of two (W)."""

from typing import Any

import pytest

from eldorado import Game
from tests.situations import arrived, path, piece, play, refused, situation, texts, zone

FINISH: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "S2", "c": "S3", "d": "S4", "e": "g1", "z": "F:g1"},
    "edges": [[name, "z"] for name in "abcde"] + [["a", "e"]],
}
"""Four starting spaces and a jungle beside one finishing space."""


def two(
    first: str,
    second: str,
    hand: str = "explorer explorer",
    held: tuple[list[int], list[int]] = ([], []),
    **fields: Any,
) -> Game:
    """Both players before the finish: where their pieces are, the same hand for both."""
    players = [
        {"pieces": pieces.split(), "hand": hand.split(), "blockades": blockades}
        for pieces, blockades in zip((first, second), held, strict=True)
    ]
    return situation(FINISH, players=players, **fields)


@pytest.mark.clause("W-01")
def test_either_piece_moves_by_the_usual_rules() -> None:
    game = situation(path("S1", "g1", "b1", "S3"), "explorer sailor", at="a d")
    assert texts(game, "move") == {"move 1 explorer b", "move 2 sailor c"}


@pytest.mark.clause("W-01")
def test_only_a_game_of_two_has_a_second_piece() -> None:
    refused(situation(path("S1", "g1"), "explorer", others="a a"), "move 2 explorer b", "W-01")
    assert any(texts(Game.new(players=2, seed=seed), "move 2") for seed in range(4))
    assert not any(texts(Game.new(players=3, seed=seed), "move 2") for seed in range(4))


@pytest.mark.clause("W-02", "W-03")
@pytest.mark.parametrize("number", [1, 2])
def test_one_piece_at_the_gate_is_no_arrival(number: int) -> None:
    """A whole round follows and the game goes on, although each has one piece there."""
    game = play(two("a c", "b d"), f"move {number} explorer z")
    assert arrived(game) == [0, 0]
    assert game.to_move == 0
    play(game, "end", f"move {number} explorer z", "end")
    assert game.outcome() is None
    assert (game.to_move, game.position()["round"]) == (0, 2)
    assert piece(game, 0, number) == piece(game, 1, number) == "gate"
    assert piece(game, 0, 3 - number) == "ca"[number - 1]


@pytest.mark.clause("W-02", "W-03", "W-04")
def test_both_pieces_at_the_gate_give_the_other_one_more_turn() -> None:
    game = play(two("gate c", "b d"), "move 2 explorer z")
    assert game.outcome() is None
    assert game.to_move == 1
    play(game, "end")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.places) == (0, "only_arrival", (1, 2))


@pytest.mark.clause("W-03", "W-04")
@pytest.mark.parametrize("start", [0, 1])
def test_the_game_ends_at_once_when_the_second_player_completes_first(start: int) -> None:
    game = two("a c", "b d", start=start)
    play(game, "end keep explorer,explorer", "move 1 explorer z")
    assert game.outcome() is None
    play(game, "move 2 explorer z")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == 1 - start
    assert game.legal_actions() == []


@pytest.mark.clause("W-04", "E-07", "E-08", "E-09")
@pytest.mark.parametrize(
    ("held", "winner", "reason"),
    [
        (([6], [1, 2]), 1, "most_blockades"),
        (([1, 6], [4, 5]), 0, "highest_blockade"),
        (([], []), 0, "first_arrival"),
    ],
)
def test_if_both_complete_the_tie_breaks_decide(
    held: tuple[list[int], list[int]], winner: int, reason: str
) -> None:
    game = two("gate c", "b d", held=held)
    play(game, "move 2 explorer z", "move 1 explorer z", "move 2 explorer z")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, reason)


@pytest.mark.clause("W-04", "E-09")
def test_arrival_means_the_second_piece() -> None:
    """Seat 1 had its first piece at the gate long before; seat 0 brings both there first."""
    game = two("a c", "gate d")
    play(game, "move 1 explorer z", "move 2 explorer z", "move 2 explorer z")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "first_arrival")


@pytest.mark.clause("W-05")
def test_the_power_of_a_card_is_not_split_between_pieces() -> None:
    game = situation(path("S1", "g1", "b1", "g1", "S3"), "scout", at="a e")
    play(game, "move 1 scout b")
    assert texts(game) == {"end"}
    assert (piece(game), piece(game, number=2)) == ("b", "e")


@pytest.mark.clause("W-05", "V-21")
def test_the_power_of_a_token_is_not_split_either() -> None:
    game = situation(path("S1", "g1", "b1", "g1", "S3"), at="a e", tokens="machete_2")
    play(game, "move 2 machete_2 d")
    assert texts(game) == {"end"}


@pytest.mark.clause("W-05")
def test_every_card_may_go_to_another_piece() -> None:
    board = path("S1", "g1", "g1", "g1", "g1", "S3")
    game = situation(board, "explorer explorer explorer explorer", at="a f")
    play(game, "move 1 explorer b", "move 2 explorer e", "move 1 explorer c", "move 2 explorer d")
    assert (piece(game), piece(game, number=2)) == ("c", "d")


@pytest.mark.clause("W-06")
@pytest.mark.parametrize("token", ["R1", "C1"])
def test_a_payment_is_for_one_piece(token: str) -> None:
    game = situation(path("S1", token, token, "S3"), "scout sailor", at="a d")
    play(game, "pay 2 c scout")
    assert (piece(game), piece(game, number=2)) == ("a", "c")
    assert texts(game, "pay") == {"pay 1 b sailor", "pay 2 b sailor"}


@pytest.mark.clause("W-06")
@pytest.mark.parametrize("action", ["native", "native_token"])
def test_the_native_is_for_one_piece(action: str) -> None:
    cards, tokens = ("native", "") if action == "native" else ("", "native_token")
    game = situation(path("S1", "R3", "b4", "S3"), cards, at="a d", tokens=tokens)
    assert texts(game, action) == {f"{action} 1 b", f"{action} 2 c"}
    play(game, f"{action} 2 c")
    assert (piece(game), piece(game, number=2)) == ("a", "c")
    assert texts(game) == {"end"}


@pytest.mark.clause("W-07", "O-03", "M-20")
def test_own_pieces_block_each_other_onto_and_through() -> None:
    board = path("S1", "g1", "g1")
    game = situation(board, "scout explorer native", at="a b")
    assert texts(game, "move 1") | texts(game, "native 1") == set()
    refused(game, "move 1 explorer b", "M-20")
    refused(game, "native 1 b", "M-20")
    refused(game, "move 1 scout c", "M-20")
    play(game, "move 2 explorer c")
    assert "move 1 scout b" in texts(game)
    assert "move 1 scout c" not in texts(game)


@pytest.mark.clause("W-08", "O-05")
def test_a_piece_at_the_gate_blocks_nothing_and_the_other_goes_on_in_the_same_turn() -> None:
    game = two("a e", "b d", hand="explorer explorer native sailor")
    play(game, "move 1 explorer z")
    assert piece(game) == "gate"
    assert not texts(game, "move 1") | texts(game, "native 1")
    refused(game, "move 1 explorer e", "W-08")
    refused(game, "native 1 e", "W-08")
    play(game, "move 2 explorer z")
    assert zone(game, "pieces") == ["gate", "gate"]
    assert arrived(game) == [1, 0]


@pytest.mark.clause("W-08", "O-01", "W-05")
def test_power_left_at_the_finish_does_not_help_the_other_piece() -> None:
    game = play(two("a e", "b d", hand="pioneer"), "move 1 pioneer z")
    assert texts(game) == {"end"}
    assert zone(game, "pieces") == ["gate", "e"]
