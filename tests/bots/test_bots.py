"""The computer players: they finish, they keep to the rules, they see only what they may."""

import doctest
import json
import random

import pytest

import eldorado.bots
from eldorado import EldoradoError, Game, Variant, View
from eldorado.bots import LEVELS, Bot, make_bot
from eldorado.core.actions import Action
from eldorado.routes import KNOWN


def play(
    route: str, names: list[str], seed: int, caves: bool = False, rounds: int = 200
) -> tuple[Game, list[Action]]:
    """A game between these players, and what they chose."""
    game = Game.new(route, players=len(names), seed=seed, variant=Variant(caves=caves))
    bots = [make_bot(name, seed=seed + seat) for seat, name in enumerate(names)]
    chosen: list[Action] = []
    while not game.finished and game.round <= rounds:
        chosen.append(bots[game.to_move].choose(game.view(game.to_move)))
        game.apply(chosen[-1])
    return game, chosen


def test_the_guide_to_writing_a_player_works() -> None:
    results = doctest.testmod(eldorado.bots)
    assert results.attempted > 0
    assert results.failed == 0


def test_levels_are_known_by_name() -> None:
    assert LEVELS == ("random", "walker")
    for name in LEVELS:
        bot: Bot = make_bot(name, seed=1)
        assert bot.name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(EldoradoError, match=r"'wizard'.*random, walker"):
        make_bot("wizard", seed=1)


def test_a_bot_without_a_seed_plays() -> None:
    game = Game.new(seed=1)
    assert make_bot("random").choose(game.view(game.to_move)) in game.legal_actions()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("caves", [False, True], ids=["plain", "caves"])
@pytest.mark.parametrize("route", KNOWN)
def test_walkers_arrive(route: str, caves: bool, players: int) -> None:
    game, _ = play(route, ["walker"] * players, seed=players, caves=caves)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert game.round <= 60


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("route", KNOWN)
def test_walkers_get_past_a_random_player(route: str, players: int) -> None:
    names = ["random", *["walker"] * (players - 1)]
    game, _ = play(route, names, seed=10 + players, caves=players == 3)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner != 0


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first, chosen = play("first_game", [name] * 3, seed=4, caves=True, rounds=12)
    again, chosen_again = play("first_game", [name] * 3, seed=4, caves=True, rounds=12)
    assert chosen == chosen_again
    assert first == again


def test_choices_do_not_touch_the_global_generator() -> None:
    random.seed(3)
    before = random.getstate()
    play("first_game", ["walker", "random"], seed=2, rounds=5)
    assert random.getstate() == before


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_choices_are_legal_and_the_same_from_a_view_sent_as_json(name: str, players: int) -> None:
    game = Game.new("witchs_cauldron", players=players, seed=9, variant=Variant(caves=True))
    bots = [make_bot(name, seed=seat) for seat in range(players)]
    twins = [make_bot(name, seed=seat) for seat in range(players)]
    for _ in range(250):
        if game.finished:
            break
        seat = game.to_move
        view = game.view(seat)
        sent = View.from_json(json.loads(json.dumps(view.to_json())))
        action = bots[seat].choose(view)
        assert action in view.legal_actions()
        assert twins[seat].choose(sent) == action
        game.apply(action)


@pytest.mark.parametrize("name", LEVELS)
def test_choices_do_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    rng = random.Random(5)
    game = Game.new("serpentine", players=3, seed=6, variant=Variant(caves=True))
    bots = [make_bot(name, seed=seat) for seat in range(3)]
    twins = [make_bot(name, seed=seat) for seat in range(3)]
    for _ in range(120):
        seat = game.to_move
        other = game.view(seat).determinize(rng)
        action = bots[seat].choose(game.view(seat))
        assert twins[seat].choose(other.view(seat)) == action
        game.apply(action)


def test_choosing_leaves_the_view_alone() -> None:
    game = Game.new("first_game", players=2, seed=3, variant=Variant(caves=True))
    bot = make_bot("walker", seed=1)
    for _ in range(60):
        view = game.view(game.to_move)
        action = bot.choose(view)
        assert view == game.view(game.to_move)
        game.apply(action)


def test_a_bot_carries_nothing_from_one_game_into_the_next() -> None:
    veteran = [make_bot("walker", seed=seat) for seat in range(2)]
    for seed in (1, 2):
        game = Game.new("first_game", players=2, seed=seed)
        while not game.finished:
            action = veteran[game.to_move].choose(game.view(game.to_move))
            assert action in game.legal_actions()
            game.apply(action)
        assert game.round < 60
