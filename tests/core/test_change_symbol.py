"""The cave token change_symbol (V-28, O-17)."""

import pytest

from eldorado import IllegalAction
from tests.situations import ground, path, piece, play, refused, situation, texts, used_tokens, zone

ALONE = path("g1")
WAY = path("g1", "g1", "g1", "g1")


@pytest.mark.clause("V-28")
def test_change_symbol_gives_the_next_card_another_symbol_with_the_same_power() -> None:
    board = ground("a=g1 b=b3 c=y3 d=g1", "ab ac ad")
    game = situation(
        board, "trailblazer", tokens="change_symbol", market={"board": {}, "reserve": {}}
    )
    refused(game, "move 1 trailblazer:paddle b", "V-28")
    play(game, "token change_symbol")
    assert texts(game) == {"move 1 trailblazer:paddle b", "move 1 trailblazer:coin c"}
    refused(game, "move 1 trailblazer d", "V-28")
    refused(game, "move 1 trailblazer:machete d", "V-28")
    refused(game, "end", "V-28")
    play(game, "move 1 trailblazer:paddle b")
    assert (piece(game), zone(game, "play")) == ("b", ["trailblazer"])
    assert used_tokens(game) == ["change_symbol"]


@pytest.mark.clause("V-28")
def test_change_symbol_is_for_one_card_only() -> None:
    game = situation(path("g1", "b1", "b1"), "explorer explorer", tokens="change_symbol")
    play(game, "token change_symbol")
    play(game, "move 1 explorer:paddle b")
    refused(game, "move 1 explorer:paddle c", "V-28")


@pytest.mark.clause("V-28")
def test_change_symbol_works_for_blockades() -> None:
    board = ground("a=g1 b=R1", "ab", blockades={4: "ab"})
    game = situation(board, "explorer", tokens="change_symbol")
    play(game, "token change_symbol")
    play(game, "move 1 explorer:paddle #4")
    assert zone(game, "blockades") == [4]


@pytest.mark.clause("V-28")
def test_change_symbol_works_for_coins_with_exactly_one_card() -> None:
    market = {"board": {"photographer": 3, "scout": 3}, "reserve": {}}
    game = situation(
        ALONE,
        "scout explorer sailor",
        draw="native",
        tokens="change_symbol draw_card",
        market=market,
    )
    refused(game, "buy photographer with scout:coin", "V-28")
    play(game, "token change_symbol")
    assert texts(game) == {
        "buy photographer with scout:coin",
        "buy photographer with explorer:coin,sailor,scout",
        "buy photographer with explorer,sailor:coin,scout",
        "buy scout with scout:coin",
        "buy scout with explorer:coin",
        "buy scout with sailor:coin",
    }
    refused(game, "buy scout with explorer,sailor", "V-28")
    refused(game, "buy photographer with explorer:coin,scout:coin", "V-28")
    play(game, "buy photographer with scout:coin")
    assert zone(game, "play") == ["scout"]
    play(game, "token draw_card")
    assert zone(game, "hand") == ["explorer", "sailor", "native"]


@pytest.mark.clause("V-28")
@pytest.mark.parametrize("card", ["jack_of_all_trades", "adventurer", "cartographer", "native"])
def test_change_symbol_is_refused_when_only_jokers_and_actions_are_left(card: str) -> None:
    game = situation(path("g1", "b1", "y1"), card, draw="scout", tokens="change_symbol")
    refused(game, "token change_symbol", "V-28")


@pytest.mark.clause("V-28")
def test_a_changed_symbol_is_neither_for_jokers_nor_actions_nor_tokens() -> None:
    game = situation(
        path("g1", "b1"),
        "explorer adventurer cartographer",
        draw="scout",
        tokens="change_symbol machete_1 paddle_1 coin_1",
    )
    play(game, "token change_symbol")
    for action in (
        "move 1 adventurer:paddle b",
        "move 1 paddle_1 b",
        "move 1 machete_1:paddle b",
        "play cartographer",
        "buy scout with coin_1",
        "buy photographer with adventurer",
        "buy photographer with adventurer:coin",
    ):
        with pytest.raises(IllegalAction) as caught:
            game.apply(action)
        assert caught.value.clause == "V-28", action
    assert all("explorer:" in text for text in texts(game))


@pytest.mark.clause("V-28", "I-04", "I-02")
def test_an_item_with_a_changed_symbol_is_used_for_its_function() -> None:
    game = situation(path("g1", "b1"), "giant_machete", tokens="change_symbol")
    play(game, "token change_symbol")
    play(game, "move 1 giant_machete:paddle b")
    assert zone(game, "removed") == ["giant_machete"]


@pytest.mark.clause("O-17", "V-28")
def test_a_traveler_becomes_a_machete() -> None:
    game = situation(path("y1", "g1"), "traveler", tokens="change_symbol")
    play(game, "token change_symbol")
    play(game, "move 1 traveler:machete b")
    assert (piece(game), zone(game, "play")) == ("b", ["traveler"])


@pytest.mark.clause("O-17", "V-28")
def test_a_giant_machete_becomes_six_coins_and_is_then_removed() -> None:
    market = {"board": {"pioneer": 3}, "reserve": {}}
    game = situation(ALONE, "giant_machete", tokens="change_symbol", market=market)
    play(game, "token change_symbol")
    play(game, "buy pioneer with giant_machete:coin")
    assert zone(game, "discard") == ["pioneer"]
    assert zone(game, "removed") == ["giant_machete"]
