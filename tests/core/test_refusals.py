"""Refusals tell what is wrong in every language, with the clause behind it."""

import pytest

from eldorado import Action, IllegalAction, ParseError
from eldorado.core.actions import Move
from tests.situations import ground, in_every_language, path, play, refused, situation

WAY = path("g1", "g1")


@pytest.mark.clause("M-01")
def test_a_space_in_small_letters_is_told_in_capitals() -> None:
    game = situation(ground("A=g1 B=g1", "AB"), "explorer", at="A")
    sentence = refused(game, "move 1 explorer b", "M-01")
    assert "b" in sentence
    assert "B" in sentence


@pytest.mark.clause("M-02")
def test_a_card_without_power_does_not_move() -> None:
    refused(situation(WAY, "cartographer", draw="scout"), "move 1 cartographer b", "M-02")


@pytest.mark.clause("A-01")
def test_a_card_that_draws_nothing_is_not_played() -> None:
    refused(situation(WAY, "explorer", draw="scout"), "play explorer", "A-01")


@pytest.mark.clause("D-02")
def test_only_cards_of_the_hand_are_kept() -> None:
    refused(situation(WAY, "explorer"), "end keep explorer,explorer", "D-02")


@pytest.mark.clause("V-19")
@pytest.mark.parametrize("token", ["draw_card", "pass_through", "change_symbol"])
def test_tokens_that_concern_no_card_are_used_without_one(token: str) -> None:
    game = situation(WAY, "explorer", draw="scout", tokens=token)
    refused(game, f"token {token} explorer", "V-19")


@pytest.mark.clause("V-21")
def test_a_token_without_power_does_not_move() -> None:
    """No text says so; a program could build it by hand."""
    game = situation(WAY, tokens="draw_card", draw="scout")
    with pytest.raises(IllegalAction) as caught:
        game.apply(Move(1, "draw_card", "b"))
    assert caught.value.clause == "V-21"
    in_every_language(caught.value)


@pytest.mark.clause("V-27")
def test_an_item_to_keep_is_asked_for_only_where_there_is_one() -> None:
    game = situation(WAY, "explorer", tokens="keep_item")
    with pytest.raises(IllegalAction) as caught:
        game.apply("token keep_item")
    assert caught.value.message == "refusal-V-27"
    assert refused(game, "token keep_item", "V-27")


@pytest.mark.clause("B-03")
@pytest.mark.parametrize(
    ("number", "asked", "need"),
    [(1, "machete", 1), (2, "coin", 1), (3, "cards", 1), (4, "paddle", 1), (6, "cards", 2)],
)
def test_what_a_blockade_asks_for_is_told(number: int, asked: str, need: int) -> None:
    card = "sailor" if asked == "machete" else "explorer"
    game = situation(ground("a=g1 b=g1", "ab", blockades={number: "ab"}), card)
    with pytest.raises(IllegalAction) as caught:
        game.apply(f"move 1 {card} #{number}")
    told = caught.value.about
    assert (told["blockade"], told["asked"], told["need"]) == (number, asked, need)
    refused(game, f"move 1 {card} #{number}", "B-03")


@pytest.mark.clause("B-03", "B-09")
def test_blockades_on_the_way_are_named_whichever_seam_they_lie_on() -> None:
    board = ground("a=g1 b=g1 c=g1", "ab bc", blockades={1: "ab", 5: "bc"})
    game = situation(board, "pioneer")
    play(game.copy(), "move 1 pioneer c via #1,#5")
    game = play(situation(board, "explorer pioneer"), "move 1 explorer #1")
    after = play(game, "move 1 pioneer c via #5")
    assert after.position()["players"][0]["blockades"] == [1, 5]


@pytest.mark.clause("M-23")
def test_a_movement_that_only_takes_blockades_names_one_as_its_target() -> None:
    game = situation(ground("a=g1 b=g1", "ab", blockades={1: "ab"}), "explorer")
    refused(game, "move 1 explorer a via #1", "M-23")
    play(game, "move 1 explorer #1")


@pytest.mark.clause("V-28")
def test_a_changed_symbol_is_another_than_the_printed_one() -> None:
    game = play(
        situation(path("g1", "b1"), "explorer", tokens="change_symbol"), "token change_symbol"
    )
    refused(game, "move 1 explorer b", "V-28")
    refused(game, "move 1 explorer:machete b", "V-28")
    play(game, "move 1 explorer:paddle b")


def test_an_action_longer_than_any_is_not_read() -> None:
    with pytest.raises(ParseError, match="at most"):
        Action.parse(f"end keep {','.join(['explorer'] * 200)}")
