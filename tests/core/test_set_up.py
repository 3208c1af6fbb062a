"""The box and the first moment of a game (C, S)."""

import json
from collections import Counter
from typing import Any

import pytest

from eldorado import EldoradoError, Game, Variant
from tests.situations import path, piece, play, refused, situation, texts, zone

ROUTES = ["first_game", "hills_of_gold", "witchs_cauldron"]
BOARD = [
    "scout",
    "trailblazer",
    "photographer",
    "treasure_chest",
    "jack_of_all_trades",
    "transmitter",
]
TERRAIN = {"machete": "g", "paddle": "b", "coin": "y"}

# id, symbols, power, price, item
CARDS = [
    ("explorer", "machete", 1, None, False),
    ("traveler", "coin", 1, None, False),
    ("sailor", "paddle", 1, None, False),
    ("scout", "machete", 2, 1, False),
    ("trailblazer", "machete", 3, 3, False),
    ("pioneer", "machete", 5, 5, False),
    ("giant_machete", "machete", 6, 3, True),
    ("captain", "paddle", 3, 2, False),
    ("photographer", "coin", 2, 2, False),
    ("journalist", "coin", 3, 3, False),
    ("treasure_chest", "coin", 4, 3, True),
    ("millionaire", "coin", 4, 5, False),
    ("jack_of_all_trades", "machete paddle coin", 1, 2, False),
    ("adventurer", "machete paddle coin", 2, 4, False),
    ("prop_plane", "machete paddle coin", 4, 4, True),
    ("transmitter", "", 0, 4, True),
    ("cartographer", "", 0, 4, False),
    ("compass", "", 0, 2, True),
    ("scientist", "", 0, 4, False),
    ("travel_log", "", 0, 3, True),
    ("native", "", 0, 5, False),
]
FOR_SALE = [(card, price) for card, _, _, price, _ in CARDS if price]

TOKENS = {
    "machete_1": 2,
    "paddle_1": 2,
    "coin_1": 2,
    "machete_2": 3,
    "paddle_2": 3,
    "coin_2": 3,
    "machete_3": 2,
    "draw_card": 4,
    "remove_card": 4,
    "replace_cards": 3,
    "keep_item": 2,
    "pass_through": 2,
    "native_token": 2,
    "change_symbol": 2,
}


def starting_number(game: Game, seat: int, number: int = 1) -> int:
    """The starting number under a piece, read off the board."""
    space = piece(game, seat, number)
    return next(s.start for s in game.board.spaces if s.name == space)


def starting_numbers(game: Game) -> list[list[int]]:
    players = game.position()["players"]
    return [
        [starting_number(game, seat, i + 1) for i in range(len(player["pieces"]))]
        for seat, player in enumerate(players)
    ]


@pytest.mark.clause("C-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(Game.new(players=players, seed=1).position()["players"]) == players


def test_without_a_word_three_play_on_the_first_route() -> None:
    game = Game.new(seed=1)
    assert game == Game.new("first_game", players=3, seed=1, variant=Variant(False, False, False))


@pytest.mark.clause("C-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(EldoradoError, match="2 to 4 players"):
        Game.new(players=players)


@pytest.mark.clause("C-08", "S-06")
@pytest.mark.parametrize(("players", "pieces"), [(2, 2), (3, 1), (4, 1)])
def test_a_player_has_two_pieces_in_a_game_of_two_and_one_otherwise(
    players: int, pieces: int
) -> None:
    game = Game.new(players=players, seed=1)
    assert [len(zone(game, "pieces", seat)) for seat in range(players)] == [pieces] * players


@pytest.mark.clause("C-08", "S-05")
def test_the_market_board_has_six_slots() -> None:
    assert len(Game.new(seed=1).position()["market"]["board"]) == 6
    seven = dict.fromkeys([*BOARD, "native"], 3)
    with pytest.raises(EldoradoError, match="6 spots"):
        situation(path("S1", "g1"), market={"board": seven})


@pytest.mark.clause("C-08", "S-08")
def test_there_is_one_hat_and_its_owner_keeps_it() -> None:
    game = Game.new(players=3, seed=1, start=1)
    for _ in range(7):
        assert game.position()["start"] == 1
        play(game, "end")


@pytest.mark.clause("C-09", "S-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same_eight_cards(players: int) -> None:
    game = Game.new(players=players, seed=3)
    for seat in range(players):
        deck = Counter(zone(game, "hand", seat) + zone(game, "draw", seat))
        assert deck == {"traveler": 4, "explorer": 3, "sailor": 1}


@pytest.mark.clause("S-06")
def test_every_deck_is_shuffled_for_itself() -> None:
    decks = {
        (*zone(game, "hand", seat), "|", *zone(game, "draw", seat))
        for game in (Game.new(players=4, seed=seed) for seed in range(10))
        for seat in range(4)
    }
    assert len(decks) > 20


@pytest.mark.clause("S-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_holds_four_cards_before_the_first_turn(players: int) -> None:
    game = Game.new(players=players, seed=1)
    for seat in range(players):
        assert len(zone(game, "hand", seat)) == len(zone(game, "draw", seat)) == 4
        assert not zone(game, "discard", seat)


@pytest.mark.clause("C-10", "S-05")
@pytest.mark.parametrize("players", [2, 4])
def test_all_54_market_cards_are_used_six_types_on_the_board(players: int) -> None:
    market = Game.new(players=players, seed=1).position()["market"]
    assert market["board"] == dict.fromkeys(BOARD, 3)
    assert market["reserve"] == {card: 3 for card, _ in FOR_SALE if card not in BOARD}
    assert sum(market["board"].values()) + sum(market["reserve"].values()) == 54


@pytest.mark.clause("C-10")
@pytest.mark.parametrize(
    ("card", "symbol", "power"),
    [(card, symbol, power) for card, symbols, power, _, _ in CARDS for symbol in symbols.split()],
)
def test_symbol_and_power_of_a_card_are_as_printed(card: str, symbol: str, power: int) -> None:
    joker = card in ("jack_of_all_trades", "adventurer", "prop_plane")
    action = f"move 1 {card}:{symbol} b" if joker else f"move 1 {card} b"
    enough = situation(path("S1", f"{TERRAIN[symbol]}{power}"), card)
    too_hard = situation(path("S1", f"{TERRAIN[symbol]}{power + 1}"), card)
    assert texts(enough, "move") == {action}
    refused(too_hard, action, "M-03")


@pytest.mark.clause("C-10")
@pytest.mark.parametrize("card", [card for card, _, power, _, _ in CARDS if not power])
def test_purple_cards_have_no_power(card: str) -> None:
    board = path("g1", "S1", "b1")
    board["spaces"]["d"] = "y1"
    board["edges"].append(["b", "d"])
    assert not texts(situation(board, card, at="b"), "move")


@pytest.mark.clause("C-10")
@pytest.mark.parametrize(("card", "price"), FOR_SALE)
def test_the_price_of_a_card_is_as_printed(card: str, price: int) -> None:
    piles: dict[str, Any] = {"board": {card: 3}}
    enough = situation(path("S1", "g1"), "traveler " * price, market=piles)
    assert f"buy {card} with {','.join(['traveler'] * price)}" in texts(enough)
    half_short = situation(path("S1", "g1"), "traveler " * (price - 1) + "sailor", market=piles)
    too_little = ["traveler"] * (price - 1) + ["sailor"]
    refused(half_short, f"buy {card} with {','.join(too_little)}", "P-05")
    assert not texts(half_short, f"buy {card} ")


@pytest.mark.clause("C-09", "C-10")
@pytest.mark.parametrize("card", ["explorer", "traveler", "sailor"])
def test_starting_cards_are_not_for_sale(card: str) -> None:
    game = situation(path("S1", "g1"), "millionaire", market={"board": {"scout": 1}})
    refused(game, f"buy {card} with millionaire", "C-09")


@pytest.mark.clause("C-10")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        *((card, f"move 1 {card} b") for card in ("explorer", "scout", "trailblazer", "pioneer")),
        ("giant_machete", "move 1 giant_machete b"),
        ("captain", "move 1 captain c"),
        ("sailor", "move 1 sailor c"),
        *((card, f"buy scout with {card}") for card in ("traveler", "photographer", "journalist")),
        *((card, f"buy scout with {card}") for card in ("treasure_chest", "millionaire")),
        *((card, f"buy scout with {card}") for card in ("jack_of_all_trades", "adventurer")),
        ("prop_plane", "buy scout with prop_plane"),
        ("transmitter", "take scout"),
        ("cartographer", "play cartographer"),
        ("compass", "play compass"),
        ("scientist", "play scientist"),
        ("travel_log", "play travel_log"),
        ("native", "native 1 b"),
    ],
)
def test_exactly_the_items_leave_the_game_when_used(card: str, action: str) -> None:
    board = {"spaces": {"a": "S1", "b": "g1", "c": "b1"}, "edges": [["a", "b"], ["a", "c"]]}
    game = play(situation(board, card, draw="sailor"), action)
    is_item = {name: item for name, _, _, _, item in CARDS}[card]
    assert (card in zone(game, "removed")) == is_item
    assert (card in zone(game, "play")) == (not is_item)


@pytest.mark.clause("C-11")
@pytest.mark.parametrize("route", ROUTES)
def test_the_caves_variant_uses_36_tokens_in_their_printed_mix(route: str) -> None:
    position = Game.new(route, seed=5, variant=Variant(caves=True)).position()
    laid = [token for pile in position["board"]["caves"].values() for token in pile]
    mix = Counter(laid + position["tokens"]["spare"])
    assert mix == TOKENS
    assert mix.total() == 36


@pytest.mark.clause("C-11")
def test_without_the_variant_caves_hold_nothing() -> None:
    assert "caves" not in Game.new(seed=1).position()["board"]
    board = {
        "spaces": {"a": "S1", "b": "g1", "k": "MC"},
        "edges": [["a", "b"], ["b", "k"]],
    }
    game = situation(board, "explorer", variant={"caves": False})
    assert game.apply("move 1 explorer b").found == ()
    assert zone(game, "tokens") == []


@pytest.mark.clause("S-08")
@pytest.mark.parametrize("players", [3, 4])
def test_pieces_stand_on_the_starting_spaces_in_turn_order(players: int) -> None:
    for start in range(players):
        game = Game.new(players=players, seed=1, start=start)
        expected = [[(seat - start) % players + 1] for seat in range(players)]
        assert starting_numbers(game) == expected
        assert game.to_move == game.position()["start"] == start


@pytest.mark.clause("S-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_decide_who_starts_unless_the_host_chooses(players: int) -> None:
    starts = {Game.new(players=players, seed=seed).to_move for seed in range(40)}
    assert starts == set(range(players))


@pytest.mark.clause("S-08")
def test_only_somebody_at_the_table_can_start() -> None:
    with pytest.raises(EldoradoError, match="Seat 3"):
        Game.new(players=3, start=3)


@pytest.mark.clause("S-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_the_table_in_one_direction(players: int) -> None:
    game = Game.new(players=players, seed=1, start=players - 1)
    order = []
    for _ in range(2 * players):
        order.append(game.to_move)
        play(game, "end")
    assert order == [players - 1, *range(players - 1)] * 2


@pytest.mark.clause("S-10", "W-01")
@pytest.mark.parametrize("start", [0, 1])
def test_of_two_players_the_starting_one_has_spaces_1_and_3(start: int) -> None:
    numbers = starting_numbers(Game.new(players=2, seed=1, start=start))
    assert numbers[start] == [1, 3]
    assert numbers[1 - start] == [2, 4]


def secretive_game(**hidden: list[str]) -> Game:
    """Two players with cards in every zone; `hidden` replaces zones of seat 1."""
    me = {"pieces": ["a"], "hand": ["scout"], "draw": ["sailor", "explorer"]}
    other = {
        "pieces": ["b"],
        "hand": ["native", "compass"],
        "draw": ["pioneer", "captain", "sailor"],
        "discard": ["millionaire"],
        "tokens": ["coin_2"],
        "blockades": [3],
    }
    board = path("S1", "g1", "g1") | {"blockades": [{"number": 3, "edges": [["b", "c"]]}]}
    return situation(board, players=[me, other | hidden])


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("viewer", [0, None])
def test_hands_and_draw_piles_of_others_are_secret(viewer: int | None) -> None:
    game = secretive_game()
    dealt_otherwise = secretive_game(
        hand=["pioneer", "sailor"], draw=["captain", "compass", "native"]
    )
    assert game.view(viewer) == dealt_otherwise.view(viewer)
    seen = game.view(viewer).to_json()
    assert json.dumps(seen) == json.dumps(dealt_otherwise.view(viewer).to_json())
    assert seen["players"][1]["hand"] == 2
    assert seen["players"][1]["draw"] == 3


@pytest.mark.clause("S-11")
def test_nobody_knows_the_order_of_the_own_draw_pile() -> None:
    view, other = (
        situation(path("S1", "g1"), "scout", draw=draw).view(0)
        for draw in ("sailor explorer", "explorer sailor")
    )
    assert view == other
    seen = view.to_json()
    assert seen == other.to_json()
    assert seen["players"][0]["hand"] == ["scout"]
    assert seen["players"][0]["draw"] == 2


@pytest.mark.clause("S-11", "B-06")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_discard_piles_blockades_and_tokens_won_are_public(viewer: int | None) -> None:
    other = secretive_game().view(viewer).to_json()["players"][1]
    assert other["discard"] == ["millionaire"]
    assert other["tokens"] == ["coin_2"]
    assert other["blockades"] == [3]
