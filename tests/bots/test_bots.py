"""The computer players: they finish, they keep to the rules, they see only what they may."""

import doctest
import json
import random

import pytest

import eldorado.bots
from eldorado import EldoradoError, Game, Variant, View
from eldorado.bots import OTHERS, PLAYERS, Bot, make_bot
from eldorado.core.actions import Action
from eldorado.routes import KNOWN
from tests.bots.positions import disguised
from tests.situations import path, situation

STEPS = {"pathfinder": 12, "random": 120, "walker": 120}
"""How many actions are looked at; 40 of the others."""


def play(
    route: str, names: list[str], seed: int, caves: bool = False, rounds: int = 200
) -> tuple[Game, list[Action]]:
    """A game between these players, and what they chose."""
    game = Game.new(route, players=len(names), seed=seed, variant=Variant(caves=caves))
    bots = [make_bot(name, seed + seat, seconds=None) for seat, name in enumerate(names)]
    chosen: list[Action] = []
    while not game.finished and game.round <= rounds:
        chosen.append(bots[game.to_move].choose(game.view(game.to_move)))
        game.apply(chosen[-1])
    return game, chosen


def test_the_guide_to_writing_a_player_works() -> None:
    results = doctest.testmod(eldorado.bots)
    assert results.attempted > 0
    assert results.failed == 0


def test_players_are_known_by_name() -> None:
    for name in PLAYERS:
        bot: Bot = make_bot(name, seed=1)
        assert bot.name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(EldoradoError, match=r"'wizard'.*rookie, .*pathfinder, walker, random\."):
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


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    rounds = 12 if name in OTHERS else 2 if name == "pathfinder" else 4
    first, chosen = play("first_game", [name] * 3, seed=4, caves=True, rounds=rounds)
    again, chosen_again = play("first_game", [name] * 3, seed=4, caves=True, rounds=rounds)
    assert chosen == chosen_again
    assert first == again


def test_choices_do_not_touch_the_global_generator() -> None:
    random.seed(3)
    before = random.getstate()
    play("first_game", ["walker", "random"], seed=2, rounds=5)
    play("first_game", ["rookie", "navigator", "pathfinder"], seed=2, rounds=1)
    assert random.getstate() == before


@pytest.mark.parametrize("name", ["random", "rookie", "ranger"])
def test_another_seed_makes_other_choices(name: str) -> None:
    """Those who judge inexactly are not all alike."""
    game = Game.new("serpentine", players=3, seed=8)
    view = game.view(game.to_move)
    assert len({make_bot(name, seed=seed).choose(view) for seed in range(12)}) > 1


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [2, 4])
def test_choices_are_legal_and_the_same_from_a_view_sent_as_json(name: str, players: int) -> None:
    game = Game.new("witchs_cauldron", players=players, seed=9, variant=Variant(caves=True))
    bots = [make_bot(name, seed=seat, seconds=None) for seat in range(players)]
    twins = [make_bot(name, seed=seat, seconds=None) for seat in range(players)]
    for _ in range(STEPS.get(name, 40)):
        if game.finished:
            break
        seat = game.to_move
        view = game.view(seat)
        sent = View.from_json(json.loads(json.dumps(view.to_json())))
        action = bots[seat].choose(view)
        assert action in view.legal_actions()
        assert twins[seat].choose(sent) == action
        game.apply(action)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("caves", [False, True], ids=["plain", "caves"])
def test_choices_do_not_depend_on_what_the_seat_cannot_see(name: str, caves: bool) -> None:
    dice = random.Random(5)
    game = Game.new("serpentine", players=3, seed=6, variant=Variant(caves=caves))
    for _ in range(24):
        game.apply(make_bot("walker", seed=1).choose(game.view(game.to_move)))
    bots = [make_bot(name, seed=seat, seconds=None) for seat in range(3)]
    twins = [make_bot(name, seed=seat, seconds=None) for seat in range(3)]
    different = 0
    for _ in range(STEPS.get(name, 40)):
        if game.finished:
            break
        seat = game.to_move
        other = disguised(game, seat, dice)
        different += other != game
        assert other.view(seat) == game.view(seat)
        action = bots[seat].choose(game.view(seat))
        assert twins[seat].choose(other.view(seat)) == action
        game.apply(action)
    assert different > 5


@pytest.mark.parametrize("name", ["walker", "navigator", "pathfinder"])
def test_choosing_leaves_the_view_alone(name: str) -> None:
    game = Game.new("first_game", players=2, seed=3, variant=Variant(caves=True))
    bot = make_bot(name, seed=1)
    for _ in range(12):
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


@pytest.mark.parametrize("name", ["walker", "navigator", "pathfinder"])
def test_a_plan_is_not_carried_into_another_game(name: str) -> None:
    """The other game looks as expected after the first step, but its market is another."""
    board = path("S1", "g1", *["g3"] * 9, "F:g1")
    for seed in range(3):
        bot = make_bot(name, seed=seed)
        game = situation(board, "explorer traveler traveler", market={"board": {"captain": 3}})
        game.apply(bot.choose(game.view(0)))
        document = game.position()
        document["market"] = {"board": {}, "reserve": {}}
        other = Game.from_position(document, seed=0)
        assert bot.choose(other.view(0)) in other.legal_actions()
