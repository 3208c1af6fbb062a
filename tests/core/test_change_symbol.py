"""The cave token change_symbol (V-28, O-17)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldorado import Game
from eldorado.core.kinds import CARD, CARD_IDS, MOST_CHANGES, PRICE, TOKEN
from eldorado.core.market import payments
from eldorado.core.payments import best_payments, payment_cost
from tests.situations import ground, path, piece, play, refused, situation, texts, used_tokens, zone

COINS = st.sampled_from(["coin_1", "coin_2"])
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
        "buy scout with cartographer:coin",
    ):
        refused(game, action, "V-28")
    assert all("explorer:" in text for text in texts(game))


@pytest.mark.clause("V-28")
def test_without_the_token_no_symbol_is_changed() -> None:
    game = situation(path("g1", "b1"), "explorer", tokens="machete_1 coin_1")
    refused(game, "move 1 explorer:paddle b", "V-28")
    refused(game, "move 1 machete_1:paddle b", "V-28")
    refused(game, "buy scout with explorer:coin", "V-28")


@pytest.mark.clause("V-28", "P-05")
def test_a_changed_card_is_worth_its_power_in_coins_and_no_more() -> None:
    market = {"board": {"journalist": 1, "photographer": 1}, "reserve": {}}
    game = situation(ALONE, "scout", tokens="change_symbol", market=market)
    play(game, "token change_symbol")
    refused(game, "buy journalist with scout:coin", "P-05")
    play(game, "buy photographer with scout:coin")


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


MARKET = {"board": {"pioneer": 3, "captain": 3}, "reserve": {}}
"""For 5 and for 2 coins."""


def two_tokens(hand: str, **fields: Any) -> Game:
    board = fields.pop("board", ALONE)
    return situation(board, hand, tokens="change_symbol change_symbol", market=MARKET, **fields)


@pytest.mark.clause("V-28")
def test_two_tokens_change_two_cards_of_one_purchase() -> None:
    game = two_tokens("trailblazer captain sailor")
    play(game, "token change_symbol", "token change_symbol")
    assert game.position()["turn"]["change_symbol"] == 2
    assert texts(game) == {
        "buy pioneer with trailblazer:coin,captain:coin",
    }
    refused(game, "buy captain with trailblazer:coin", "V-28")
    refused(game, "buy pioneer with trailblazer:coin,captain,sailor", "V-28")
    refused(game, "end", "V-28")
    play(game, "buy pioneer with trailblazer:coin,captain:coin")
    assert zone(game, "play") == ["trailblazer", "captain"]
    assert used_tokens(game) == ["change_symbol", "change_symbol"]
    assert "change_symbol" not in game.position()["turn"]
    refused(game, "token change_symbol", "V-19")


@pytest.mark.clause("V-28", "P-21")
def test_neither_of_two_changed_cards_is_superfluous() -> None:
    game = two_tokens("explorer explorer sailor")
    play(game, "token change_symbol", "token change_symbol")
    assert texts(game) == {
        "buy captain with explorer:coin,explorer:coin",
        "buy captain with explorer:coin,sailor:coin",
    }


@pytest.mark.clause("V-28")
def test_a_first_token_that_only_two_can_use_is_followed_by_the_second() -> None:
    game = two_tokens("explorer explorer")
    assert "token change_symbol" in texts(game)
    play(game, "token change_symbol")
    assert texts(game) == {"token change_symbol"}
    play(game, "token change_symbol", "buy captain with explorer:coin,explorer:coin")
    alone = situation(ALONE, "explorer explorer", tokens="change_symbol", market=MARKET)
    refused(alone, "token change_symbol", "V-28")


@pytest.mark.clause("V-28")
def test_a_second_token_needs_a_purchase_that_uses_both() -> None:
    game = two_tokens("explorer captain", board=path("g1", "b1", "b1"))
    play(game, "token change_symbol")
    refused(game, "token change_symbol", "V-28")  # 4 coins together, where 3 or 5 are of use
    play(game, "move 1 explorer:paddle b", "token change_symbol")
    refused(game, "token change_symbol", "V-19")
    play(game, "buy captain with captain:coin")


@pytest.mark.clause("V-28")
def test_for_movement_each_token_is_followed_at_once_by_its_card() -> None:
    game = two_tokens("trailblazer captain", board=path("g1", "b1", "g1"))
    play(game, "token change_symbol", "token change_symbol")
    assert not texts(game, "move")
    refused(game, "move 1 trailblazer:paddle b", "V-28")
    single = two_tokens("trailblazer captain", board=path("g1", "b1", "g1"))
    play(single, "token change_symbol", "move 1 trailblazer:paddle b")
    assert piece(play(single, "token change_symbol", "move 1 captain:machete c")) == "c"


@pytest.mark.clause("V-28")
def test_after_the_purchase_two_tokens_have_no_use() -> None:
    game = two_tokens("traveler traveler explorer sailor", board=path("g1", "b1"))
    play(game, "buy captain with traveler,traveler")
    refused(game, "token change_symbol", "V-28")


@pytest.mark.clause("V-28", "V-27", "I-04")
def test_two_changed_items_are_both_used_up_and_one_can_be_kept() -> None:
    game = situation(
        ALONE,
        "giant_machete giant_machete",
        tokens="change_symbol change_symbol keep_item",
        market={"board": {"pioneer": 3}, "reserve": {}},
    )
    play(game, "token change_symbol")
    refused(game, "token change_symbol", "V-28")  # one of them pays 6 coins for a price of 5
    play(game, "buy pioneer with giant_machete:coin", "token keep_item")
    assert (zone(game, "removed"), zone(game, "play")) == ([], ["giant_machete"])


@pytest.mark.clause("V-28")
@pytest.mark.parametrize(("told", "waiting"), [(True, 1), (False, 0), (1, 1), (2, 2), (0, 0)])
def test_a_position_tells_how_many_tokens_wait(told: bool | int, waiting: int) -> None:
    game = two_tokens("trailblazer captain", turn={"bought": False, "change_symbol": told})
    assert game.turn.changing == waiting
    assert game.position()["turn"].get("change_symbol", 0) == waiting
    assert Game.from_position(game.position()) == game


@pytest.mark.clause("V-28")
@given(hand=st.lists(st.sampled_from(CARD_IDS), max_size=6), coins=st.lists(COINS, max_size=2))
def test_a_sensible_payment_is_known_exactly_where_there_is_one(
    hand: list[str], coins: list[str]
) -> None:
    cards = tuple(sorted(CARD[card] for card in hand))
    tokens = tuple(sorted(TOKEN[token] for token in coins))
    for changing in range(MOST_CHANGES + 1):
        best = best_payments(cards, tokens, changing)
        for price in range(1, max(PRICE) + 1):
            ways = payments(cards, tokens, price, changing)
            assert (price in best) == bool(ways)
            if ways:
                assert best[price] in ways
                assert payment_cost(best[price]) == min(map(payment_cost, ways))
