"""When cards or piles run out (O-06, O-07, O-10, O-11, O-13)."""

import pytest

from eldorado import Game
from tests.situations import ground, path, piece, piles, play, refused, situation, texts, zone

ALONE = path("g1")
SOLD_OUT: dict[str, dict[str, int]] = {"board": {}, "reserve": {}}


@pytest.mark.clause("O-06")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_deck_may_be_thinned_below_four_cards(left: int) -> None:
    hand = ["explorer"] * left + ["sailor"]
    game = situation(path("g1", "C1"), " ".join(hand))
    assert "pay 1 b sailor" in texts(game)
    play(game, "pay 1 b sailor")
    play(game, "end")
    assert zone(game, "hand") == ["explorer"] * left
    assert zone(game, "removed") == ["sailor"]


@pytest.mark.clause("O-06")
def test_the_travel_log_may_remove_the_last_cards() -> None:
    game = situation(ALONE, "travel_log", discard="explorer sailor")
    play(game, "play travel_log")
    assert "remove explorer,sailor" in texts(game)
    play(game, "remove explorer,sailor")
    play(game, "end")
    assert zone(game, "hand") == []


@pytest.mark.clause("O-06")
def test_the_token_may_remove_the_last_card() -> None:
    game = situation(ALONE, "explorer", tokens="remove_card")
    play(game, "token remove_card explorer")
    play(game, "end")
    assert zone(game, "hand") == zone(game, "discard") == zone(game, "draw") == []


def without_cards(tokens: str = "") -> Game:
    """Seat 0 has no card at all; seat 1 can walk to the end."""
    me = {"pieces": ["a"], "tokens": tokens.split()}
    other = {"pieces": ["b"], "hand": ["explorer"], "draw": ["explorer", "explorer"]}
    return situation(path("y1", "g1", "g1", "F:g1"), players=[me, other])


@pytest.mark.clause("O-07")
def test_a_player_without_cards_passes_until_the_game_ends() -> None:
    game = without_cards()
    for target in ("c", "d"):
        assert game.to_move == 0
        assert texts(game) == {"end"}
        play(game, "end")
        play(game, f"move 1 explorer {target}")
        if target == "c":
            play(game, "end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == 1


@pytest.mark.clause("O-07")
def test_a_player_without_cards_buys_with_coin_tokens_only() -> None:
    game = without_cards("coin_2 machete_3")
    assert "buy photographer with coin_2" in texts(game)
    assert "buy scout with coin_2" in texts(game)
    play(game, "buy photographer with coin_2")
    play(game, "end")
    assert zone(game, "hand") == ["photographer"]


@pytest.mark.clause("O-10")
def test_when_every_pile_is_sold_out_nothing_is_bought_or_taken() -> None:
    board = ground("a=g1 b=R1 c=C1", "ab ac")
    game = situation(board, "transmitter millionaire", market=SOLD_OUT)
    assert texts(game, "buy") == texts(game, "take") == set()
    refused(game, "buy scout with millionaire", "O-10")
    refused(game, "take scout", "A-08")
    assert {"pay 1 b transmitter", "pay 1 c transmitter"} <= texts(game)


@pytest.mark.clause("O-11")
def test_slots_stay_vacant_when_the_reserve_is_empty() -> None:
    market = {"board": {"scout": 1, "native": 2}, "reserve": {}}
    game = situation(ALONE, "traveler", draw="explorer explorer explorer explorer", market=market)
    play(game, "buy scout with traveler")
    assert piles(game) == ({"native": 2}, {})
    play(game, "end")
    assert piles(game) == ({"native": 2}, {})
    assert texts(game, "buy") == set()
    refused(game, "buy scout with explorer,explorer", "O-10")


@pytest.mark.clause("O-13", "P-08")
def test_a_bought_card_may_return_through_a_reshuffle_and_be_used() -> None:
    market = {"board": {"cartographer": 3}}
    game = situation(ALONE, "millionaire cartographer", market=market)
    play(game, "buy cartographer with millionaire")
    play(game, "play cartographer")
    assert zone(game, "hand") == ["cartographer"]
    assert zone(game, "discard") == []


@pytest.mark.clause("O-13", "P-08")
def test_a_bought_card_that_returns_cannot_move_any_more() -> None:
    game = situation(path("g1", "g1"), "traveler cartographer")
    play(game, "buy scout with traveler")
    play(game, "play cartographer")
    assert zone(game, "hand") == ["scout"]
    assert texts(game) == {"end", "end keep scout"}
    refused(game, "move 1 scout b", "T-05")


@pytest.mark.clause("O-13")
def test_a_card_taken_with_the_transmitter_and_drawn_again_is_used_fully() -> None:
    game = situation(path("g1", "g1", "g1", "g1"), "explorer transmitter cartographer")
    play(game, "move 1 explorer b")
    play(game, "take scout")
    play(game, "play cartographer")
    play(game, "move 1 scout d")
    assert piece(game) == "d"
