"""One game of a simulation: what its result remembers."""

import json

import pytest

from eldorado import Game, Variant
from eldorado.core.actions import Buy
from eldorado.lab import GameJob, GameResult, play_one
from eldorado.lab.simulation.play import UNFINISHED
from eldorado.lab.simulation.tally import Tally
from eldorado.routes import KNOWN, find_route
from tests.situations import path, situation


def job(players: int = 3, **more: object) -> GameJob:
    facts: dict[str, object] = {
        "number": 3,
        "seed": 11,
        "route": "first_game",
        "players": ("walker",) * players,
        "entries": tuple(range(players)),
    }
    return GameJob.from_json(facts | more)


@pytest.fixture(scope="module")
def result() -> GameResult:
    return play_one(job(caves=True))


def test_a_result_names_its_variant_and_the_seat_that_began() -> None:
    variant = Variant(caves=True, full_race=True, free_order=True)
    result = play_one(job(caves=True, full_race=True, free_order=True))
    assert (result.caves, result.full_race, result.free_order) == (True, True, True)
    assert result.start == Game.new("first_game", 3, 11, variant).start
    assert {play_one(job(seed=seed, max_rounds=1)).start for seed in range(12)} == {0, 1, 2}


def test_purchases_are_cards_of_the_market_in_the_order_of_play(result: GameResult) -> None:
    assert result.purchases
    rounds = [round for round, _, _ in result.purchases]
    assert rounds == sorted(rounds)
    assert 1 <= rounds[0] <= rounds[-1] <= result.rounds
    assert {seat for _, seat, _ in result.purchases} <= {0, 1, 2}
    assert not {card for _, _, card in result.purchases} & {"explorer", "traveler", "sailor"}


def test_visits_are_spaces_of_the_board_and_end_at_the_finish(result: GameResult) -> None:
    board = find_route("first_game").board()
    visits = dict(result.visits)
    assert list(visits) == sorted(visits)
    assert set(visits) <= set(board.names)
    assert min(visits.values()) > 0
    arrived = sum(count for name, count in visits.items() if board.finish[board.index[name]])
    assert arrived == sum(round > 0 for round in result.arrivals) > 0


def test_two_players_bring_two_pieces_each_home() -> None:
    result = play_one(job(players=2))
    board = find_route("first_game").board()
    at_goal = sum(count for name, count in result.visits if board.finish[board.index[name]])
    assert at_goal >= 2 * sum(round > 0 for round in result.arrivals)


@pytest.mark.parametrize("route", KNOWN)
def test_results_survive_json(route: str) -> None:
    played = play_one(job(route=route, max_rounds=6))
    again = GameResult.from_json(json.loads(json.dumps(played.to_json())))
    assert again == played
    assert hash(again) == hash(played)
    assert GameResult.from_json(played.to_json()) == played


def test_a_tally_follows_the_actions() -> None:
    game = Game.new("first_game", 3, seed=7, start=0)
    game.apply("move 1 explorer B32")
    bought = next(action for action in game.legal_actions() if isinstance(action, Buy))
    game.apply(bought)
    game.apply("end")
    tally = Tally.of(game)
    assert tally.purchases == ((1, 0, bought.card),)
    assert tally.taken == ()
    assert tally.visits == (("B32", 1),)


def test_a_tally_tells_cards_taken_from_cards_bought_and_spaces_from_blockades() -> None:
    board = path("S1", "g1", "y1", "F:g1") | {"blockades": [{"number": 1, "edges": [["b", "c"]]}]}
    game = situation(board, "transmitter native native scout", at="a", others="a")
    for action in ("native 1 b", "move 1 scout #1", "native 1 c", "take captain", "end"):
        game.apply(action)
    tally = Tally.of(game)
    assert tally.taken == ((1, 0, "captain"),)
    assert tally.purchases == ()
    assert tally.visits == (("b", 1), ("c", 1))


def test_an_unfinished_game_keeps_its_tally() -> None:
    result = play_one(job(max_rounds=4))
    assert result.reason == UNFINISHED
    assert result.visits
    assert all(round <= 4 for round, _, _ in result.purchases)
