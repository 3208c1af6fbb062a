"""The watch over every game: silent on sound ones, loud on planted faults."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from eldorado import Game, Variant
from eldorado.core.kinds import CARD
from eldorado.lab import Inspector, InvariantError, SimulationPlan, check_game, simulate
from eldorado.lab.simulation.invariants import ZoneWatch, faults


def fresh() -> Game:
    return Game.new("first_game", players=3, seed=1, variant=Variant(caves=True))


@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("names", [["random"] * 2, ["walker", "random", "walker"], ["random"] * 4])
def test_games_are_sound(names: list[str], caves: bool) -> None:
    plan = SimulationPlan(tuple(names), games=1, variant=Variant(caves=caves), seed=3)
    results = list(simulate(replace(plan, max_rounds=25, check=True)))
    assert results[0].actions > 0


def add_card(game: Game) -> None:
    game.players[0].discard += (CARD["native"],)


def lose_starter(game: Game) -> None:
    game.players[1].draw = game.players[1].draw[1:]


def swap_starters(game: Game) -> None:
    player = game.players[2]
    player.hand = tuple(sorted((*player.hand[1:], CARD["scout"])))


def lose_pile(game: Game) -> None:
    piles = list(game.piles)
    piles[CARD["scout"]] = 0
    game.piles = tuple(piles)


def add_token(game: Game) -> None:
    game.players[0].tokens = (0,)


def double_blockade(game: Game) -> None:
    game.players[0].blockades = (game.blockades[0],)


def unsort(game: Game) -> None:
    player = next(one for one in game.players if len(set(one.hand)) > 1)
    player.hand = tuple(sorted(player.hand, reverse=True))


def climb(game: Game) -> None:
    game.players[0].pieces = (game.board.caves[0],)


def leave_the_board(game: Game) -> None:
    game.players[0].pieces = (len(game.board.spaces),)


def unsort_tokens(game: Game) -> None:
    game.spare = tuple(sorted(game.spare, reverse=True))


def empty_offer(game: Game) -> None:
    card = CARD["scout"]
    taken = game.piles[card]
    game.piles = tuple(0 if kind == card else left for kind, left in enumerate(game.piles))
    game.players[0].discard = tuple(sorted((*game.players[0].discard, *[card] * taken)))


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        (add_card, "4 native cards, not 3"),
        (lose_starter, "seat 1 has"),
        (swap_starters, "seat 2 has"),
        (lose_pile, "scout"),
        (add_token, "tokens, not"),
        (double_blockade, "blockades"),
        (unsort, "not sorted"),
        (climb, "stands on"),
        (leave_the_board, "stands nowhere"),
        (unsort_tokens, "tokens are not sorted"),
        (empty_offer, "pile of scout holds 0"),
    ],
)
def test_a_planted_fault_is_caught(plant: Callable[[Game], None], message: str) -> None:
    game = fresh()
    inspector = Inspector(game, "here")
    assert faults(game) == []
    plant(game)
    with pytest.raises(InvariantError, match=message):
        check_game(game)
    with pytest.raises(InvariantError, match=message):
        inspector.after()


def test_the_quick_watch_agrees_with_the_thorough_look() -> None:
    game = fresh()
    watch = ZoneWatch(game)
    dice = Random(1)
    for _ in range(60):
        assert watch.sound()
        assert faults(game) == []
        game.apply(game.random_action(dice))


def test_the_error_tells_where_it_happened() -> None:
    game = fresh()
    inspector = Inspector(game, "seed 1, route first_game")
    action = game.legal_actions()[-1]
    inspector.before(action)
    game.apply(action)
    add_card(game)
    with pytest.raises(InvariantError, match=r"seed 1, route first_game, action 1 \('end"):
        inspector.after()


def test_a_vanished_blockade_is_caught() -> None:
    game = fresh()
    inspector = Inspector(game, "here")
    game.blockades = (0, *game.blockades[1:])
    with pytest.raises(InvariantError, match="vanished"):
        inspector.after()


def test_an_action_that_is_not_legal_is_caught() -> None:
    game = fresh()
    inspector = Inspector(game, "here")
    other = fresh()
    other.players[other.to_move].hand = (CARD["native"],)
    with pytest.raises(InvariantError, match="legal"):
        inspector.before(other.legal_actions()[0])


@pytest.mark.clause("M-20", "V-29")
def test_a_piece_on_top_of_another_is_caught() -> None:
    for passing in (False, True):
        game = fresh()
        inspector = Inspector(game, "here")
        action = game.legal_actions()[0]
        game.turn.passing = passing
        inspector.before(action)
        game.apply(action)
        game.players[2].pieces = game.players[0].pieces = game.players[1].pieces
        if passing:
            inspector.after()
            game.turn.passing = False
            inspector.before(game.legal_actions()[-1])
            inspector.after()  # they may stay there
            continue
        with pytest.raises(InvariantError, match="two pieces"):
            inspector.after()


def test_a_changed_past_is_caught() -> None:
    game = fresh()
    inspector = Inspector(game, "here")
    for _ in range(3):
        game.apply("end")
    game.quiet_rounds = 2
    with pytest.raises(InvariantError, match="replays to another position"):
        inspector.at_end()
