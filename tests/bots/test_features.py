"""A seat in numbers: where its pieces stand, what its deck holds and what comes next."""

from array import array
from typing import Any

import pytest

from eldorado import Game
from eldorado.bots.planner.judging.board_features import ARRIVED, board_features
from eldorado.bots.planner.judging.feature_layout import (
    DECK_SIZE,
    FIRST_PIECE,
    NEXT_HAND,
    ON_OFFER,
    OWNED,
    PER_HAND,
    PIECE_SIZE,
    PILES,
    PLACE_SIZE,
    SEAT_SIZE,
    SEATS,
    SECOND_PIECE,
    TOKENS_HELD,
    TOKENS_IN_CAVES,
)
from eldorado.bots.planner.judging.features import features, packed_tokens, unseen_tokens
from eldorado.core.kinds import CARD, TOKEN
from eldorado.core.movement.conditions import occupied_by_others
from tests.situations import ground, path, situation

ROAD = path("S1", "g1", "g1", "b1", "y1", "F:g1")


def told(game: Game, seat: int = 0, kept: str = "") -> list[float]:
    return features(game, seat, tuple(sorted(CARD[card] for card in kept.split())))


def cards(numbers: list[float], part: slice) -> dict[str, float]:
    """One part of the deck: what it says of each card, unless it is nothing."""
    row = numbers[PLACE_SIZE:][part]
    return {id: row[card] for id, card in CARD.items() if row[card]}


def test_every_seat_is_told_by_as_many_numbers() -> None:
    game = Game.new("first_game", players=2, seed=1)
    assert {len(features(game, seat)) for seat in range(2)} == {SEAT_SIZE}
    assert SEAT_SIZE == PLACE_SIZE + DECK_SIZE
    game = situation(ROAD, others="b c")
    assert len(features(game, 2)) == SEAT_SIZE


def test_the_furthest_piece_comes_first() -> None:
    chart = board_features(situation(ROAD).board, ())
    for at in ("b d", "d b"):
        numbers = told(situation(ROAD, at=at))
        assert numbers[FIRST_PIECE] == pytest.approx(chart.describe(1, 1 << 3))
        assert numbers[SECOND_PIECE] == pytest.approx(chart.describe(3, 1 << 1))


@pytest.mark.parametrize("at", ["c gate", "gate c", "c"])
def test_arrived_pieces_come_last(at: str) -> None:
    game = situation(ROAD, at=at)
    numbers = told(game)
    told_first = board_features(game.board, ()).describe(2, 0)
    assert numbers[FIRST_PIECE] == pytest.approx(told_first)
    assert tuple(numbers[SECOND_PIECE]) == ARRIVED


def test_a_seat_that_has_arrived_is_told_as_such() -> None:
    players: list[dict[str, Any]] = [{"pieces": ["a"]}, {"pieces": ["gate", "gate"], "arrived": 1}]
    game = Game.from_position({"board": ROAD, "players": players}, seed=0)
    assert tuple(features(game, 1)[: 2 * PIECE_SIZE]) == ARRIVED * 2


def test_others_stand_in_the_way_but_not_oneself() -> None:
    game = situation(ROAD, at="a", others="b d")
    assert occupied_by_others(game, 0) == 1 << 1 | 1 << 3
    assert occupied_by_others(game, 1) == 1 << 0 | 1 << 3
    numbers = told(game)
    blocked = board_features(game.board, ()).describe(0, 1 << 1 | 1 << 3)
    assert numbers[FIRST_PIECE] == pytest.approx(blocked)
    assert numbers != told(situation(ROAD, at="a", others="c d"))


def test_the_number_of_seats_is_told() -> None:
    for others, flags in (("b", [1, 0, 0]), ("b c", [0, 1, 0]), ("b c d", [0, 0, 1])):
        assert told(situation(ROAD, others=others))[SEATS] == flags


def test_tokens_are_counted() -> None:
    game = situation(ROAD, tokens="coin_2 native_token coin_2")
    held = told(game)[TOKENS_HELD]
    assert held[TOKEN["coin_2"]] == 2
    assert held[TOKEN["native_token"]] == 1
    assert sum(held) == 3


def test_tokens_in_caves_are_told_by_number_and_found_ones_as_the_average() -> None:
    board = ground("a=S1 b=g1 k=MC z=F:g1", "ab bk bz", caves={"k": "coin_1 machete_2"})
    game = situation(board)
    caves = unseen_tokens(game)
    assert caves.left == 2
    assert sum(caves.shares) == pytest.approx(1)
    assert told(game)[TOKENS_IN_CAVES] == pytest.approx(2 / 8)
    tokens = array("f", packed_tokens((), caves.exploring(1.0), 1)).tolist()
    row = [*ARRIVED, *ARRIVED, *tokens]
    assert row[TOKENS_HELD] == pytest.approx(caves.shares)
    assert row[TOKENS_IN_CAVES] == pytest.approx(1 / 8)


def test_the_deck_is_counted_wherever_its_cards_are() -> None:
    game = situation(ROAD, "scout explorer", draw="explorer sailor", discard="explorer")
    game.player.play = (CARD["pioneer"],)
    numbers = told(game)
    owned = {"explorer": 1.0, "sailor": 1 / 3, "scout": 1 / 3, "pioneer": 1 / 3}
    assert cards(numbers, OWNED) == pytest.approx(owned)
    per_hand = {"explorer": 2.0, "sailor": 2 / 3, "scout": 2 / 3, "pioneer": 2 / 3}
    assert cards(numbers, PER_HAND) == pytest.approx(per_hand)
    assert numbers[-4:] == pytest.approx([6 / 10, 4 / 6, 4 / 10, 0])


def test_removed_cards_are_gone() -> None:
    game = situation(ROAD, "scout", draw="sailor")
    game.player.removed = (CARD["pioneer"],)
    assert set(cards(told(game), OWNED)) == {"scout", "sailor"}


def test_the_next_hand_comes_from_the_draw_pile_and_then_from_the_discards() -> None:
    """Six cards wait: four of them are the next hand."""
    game = situation(ROAD, draw="scout explorer explorer explorer sailor sailor", discard="pioneer")
    expected = {"scout": 4 / 6, "explorer": 2.0, "sailor": 4 / 3}
    assert cards(told(game), NEXT_HAND) == pytest.approx(expected)
    game = situation(ROAD, draw="scout explorer", discard="sailor sailor sailor pioneer")
    expected = {"scout": 1.0, "explorer": 1.0, "sailor": 1.5, "pioneer": 0.5}
    assert cards(told(game), NEXT_HAND) == pytest.approx(expected)
    game = situation(ROAD, draw="scout", discard="sailor")
    assert cards(told(game), NEXT_HAND) == pytest.approx({"scout": 1.0, "sailor": 1.0})


def test_a_kept_card_is_in_the_next_hand() -> None:
    game = situation(ROAD, "pioneer", draw="scout scout explorer", discard="sailor sailor")
    expected = {"pioneer": 1.0, "scout": 2.0, "explorer": 1.0}
    numbers = told(game, kept="pioneer")
    assert cards(numbers, NEXT_HAND) == pytest.approx(expected)
    assert numbers[-2:] == pytest.approx([3 / 10, 1 / 2])
    game = situation(ROAD, "pioneer", draw="scout", discard="sailor sailor sailor sailor")
    expected = {"pioneer": 1.0, "scout": 1.0, "sailor": 2.0}
    assert cards(told(game, kept="pioneer"), NEXT_HAND) == pytest.approx(expected)


def test_a_hand_nobody_knows_is_pooled_with_the_draw_pile() -> None:
    players: list[dict[str, Any]] = [
        {"pieces": ["a"]},
        {"pieces": ["b"], "hand": ["scout", "sailor"], "draw": ["pioneer", "scout"]},
    ]
    twins = [
        dict(players[1]),
        players[1] | {"hand": ["pioneer", "scout"], "draw": players[1]["hand"]},
    ]
    games = [Game.from_position({"board": ROAD, "players": [players[0], p]}, 0) for p in twins]
    assert features(games[0], 1) == features(games[1], 1)
    assert cards(features(games[0], 1), NEXT_HAND) == {"scout": 2, "sailor": 1, "pioneer": 1}


def test_what_is_left_to_buy() -> None:
    six = dict.fromkeys(("scout", "captain", "journalist", "compass", "native", "transmitter"), 2)
    full = {"board": six, "reserve": {"pioneer": 3, "adventurer": 0}}
    numbers = told(situation(ROAD, market=full))
    assert cards(numbers, PILES) == pytest.approx(dict.fromkeys(six, 2 / 3) | {"pioneer": 1.0})
    assert cards(numbers, ON_OFFER) == dict.fromkeys(six, 1)
    vacant = {"board": {"scout": 2}, "reserve": {"pioneer": 3}}
    assert cards(told(situation(ROAD, market=vacant)), ON_OFFER) == {"scout": 1, "pioneer": 1}


def test_what_others_hold_or_own_is_no_part_of_it() -> None:
    players: list[dict[str, Any]] = [
        {"pieces": ["a"], "hand": ["scout"]},
        {"pieces": ["b"], "hand": ["pioneer"], "discard": ["captain"]},
    ]
    one = Game.from_position({"board": ROAD, "players": players}, 0)
    players[1] = {"pieces": ["b"]}
    other = Game.from_position({"board": ROAD, "players": players}, 0)
    assert features(one, 0) == features(other, 0)
