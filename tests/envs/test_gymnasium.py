"""Gymnasium's own test of an environment, and one seat against bots."""

import json
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra rl")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from eldorado import Action, Game, View  # noqa: E402
from eldorado.bots.engines.engine_bot import _ENGINES  # noqa: E402
from eldorado.core.kinds import CARD_IDS  # noqa: E402
from eldorado.envs.episode import Episode, EpisodeSetup  # noqa: E402
from eldorado.envs.gymnasium import ID, EldoradoEnv  # noqa: E402
from eldorado.envs.observation import observe  # noqa: E402
from eldorado.envs.pettingzoo import observation_space  # noqa: E402
from eldorado.errors import EldoradoError  # noqa: E402
from tests.envs.positions import random_positions  # noqa: E402


@pytest.mark.slow
def test_it_conforms() -> None:
    check_env(gymnasium.make(ID, caves=True).unwrapped)


@pytest.mark.slow
def test_a_whole_game_against_two_walkers() -> None:
    env = EldoradoEnv()
    observation, _ = env.reset(seed=3)
    env.action_space.seed(1)
    reward, over = 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        observation, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        over = terminated or truncated
    assert terminated
    assert reward < 0


def test_the_same_seed_gives_the_same_game_and_seats_can_be_chosen() -> None:
    one, two = EldoradoEnv(("random",)), EldoradoEnv(("random",))
    first, _ = one.reset(seed=8)
    second, _ = two.reset(seed=8)
    assert np.array_equal(first["observation"], second["observation"])
    one.reset(seed=8, options={"seat": 1})
    assert one.seat == 1
    with pytest.raises(EldoradoError, match="no seat 2"):
        one.reset(options={"seat": 2})


def test_a_number_that_cannot_be_chosen_loses_at_once() -> None:
    env = EldoradoEnv(("random",))
    with pytest.raises(EldoradoError, match="No game is running; reset"):
        env.step(np.int64(0))
    env.reset(seed=1)
    observation, reward, terminated, _, info = env.step(np.int64(850))
    assert (reward, terminated) == (-1.0, True)
    assert "cannot be chosen now" in info["illegal"]
    assert not observation["action_mask"].any()
    with pytest.raises(EldoradoError, match="No game is running; reset"):
        env.step(np.int64(0))
    env.reset(seed=1)
    assert not env.step(env.action_space.sample())[2]


def test_wrong_opponents_and_options_are_refused_with_a_sentence() -> None:
    with pytest.raises(EldoradoError, match="1 to 3 opponents"):
        EldoradoEnv(())
    with pytest.raises(EldoradoError, match="nobody"):
        EldoradoEnv(("nobody",))
    env = EldoradoEnv(("random",))
    with pytest.raises(EldoradoError, match="There is no option 'sate'"):
        env.reset(options={"sate": {}})
    with pytest.raises(EldoradoError, match="format 'eldorado-episode/1'"):
        env.reset(options={"state": {"position": 1}})
    with pytest.raises(EldoradoError, match="not the whole state"):
        env.reset(options={"state": {"format": "eldorado-episode/1"}})
    other = EldoradoEnv(("random", "random"))
    other.reset(seed=1)
    with pytest.raises(EldoradoError, match="not for 2 players"):
        env.reset(options={"state": other.get_state()})


def steps(env: EldoradoEnv, count: int, seed: int) -> list[tuple[int, float]]:
    """Random choices with what they gave."""
    env.action_space.seed(seed)
    found: list[tuple[int, float]] = []
    over = False
    while not over and len(found) < count:
        choice = env.action_space.sample()
        observation, reward, terminated, truncated, _ = env.step(choice)
        found.append((int(choice), reward))
        found.append((hash(observation["observation"].tobytes()), 0.0))
        over = terminated or truncated
    return found


def test_a_stored_state_goes_on_in_the_same_way() -> None:
    """In the middle of an action too; the walker keeps nothing in mind."""
    one, two = (EldoradoEnv(("walker",), caves=True, max_rounds=20) for _ in range(2))
    one.reset(seed=4)
    steps(one, 51, seed=1)
    while not one.episode.builder.chosen:
        one.step(one.action_space.sample())
    state = json.loads(json.dumps(one.get_state()))
    observation, _ = two.reset(seed=99, options={"state": state})
    assert np.array_equal(observation["observation"], one.episode.observe(one.seat))
    assert np.array_equal(two.action_masks(), one.action_masks())
    assert steps(one, 200, seed=2) == steps(two, 200, seed=2)
    assert one.get_state() == two.get_state()
    seated, _ = one.reset(options={"state": Episode(EpisodeSetup(players=2).new_game(3)).state()})
    assert seated["action_mask"].any()


def test_what_is_imagined_has_another_future() -> None:
    env = EldoradoEnv(("walker", "walker"), caves=True)
    env.reset(seed=6)
    steps(env, 30, seed=3)
    before = json.dumps(env.get_state())
    worlds = [env.imagine(seed) for seed in (1, 2, 1)]
    seen = env.episode.observe(env.seat)
    for world in worlds:
        assert np.array_equal(world.episode.observe(world.seat), seen)
        assert np.array_equal(world.action_masks(), env.action_masks())
        assert world.episode.game.rng != env.episode.game.rng
        assert not set(world.get_state()["bot_seeds"]) & set(env.get_state()["bot_seeds"])
    hidden = [json.dumps(world.episode.game.position()) for world in worlds]
    assert hidden[0] == hidden[2] != hidden[1]
    assert steps(worlds[0], 40, seed=4) == steps(worlds[2], 40, seed=4)
    assert json.dumps(env.get_state()) == before


class Opponent:
    """Ends its turns, and knows how often one like it was closed; breaks down in round two."""

    name = "opponent"
    closed = 0
    breaks = False

    def choose(self, view: View) -> Action:
        if self.breaks and view.round == 2:
            raise RuntimeError("Oh")
        return Action.parse("end")

    def close(self) -> None:
        Opponent.closed += 1


class Breaking(Opponent):
    breaks = True


def test_opponents_are_classes_modules_or_objects_and_are_closed() -> None:
    env = EldoradoEnv((Opponent, f"{__name__}:Opponent", Opponent()))
    Opponent.closed = 0
    env.reset(seed=1)
    env.reset(seed=2)
    assert Opponent.closed == 3
    env.close()
    assert Opponent.closed == 6
    twin = pickle.loads(pickle.dumps(env))
    assert twin.opponents == env.opponents


def test_an_opponent_that_fails_rests_from_then_on() -> None:
    env = EldoradoEnv((Breaking, "walker"))
    env.reset(seed=1)
    info: dict[str, object] = {}
    while env.episode.game.round < 4:
        *_, info = env.step(env.action_space.sample())
    assert info["failed"] == ["opponent failed with RuntimeError: Oh."]
    _, info = env.reset(seed=1)
    assert "failed" not in info


def test_an_engine_is_left_to_the_next_episode() -> None:
    engine = Path(__file__).parents[2] / "examples" / "engine.py"
    env = EldoradoEnv((f"engine@60:{sys.executable} {engine}",))
    for seed in range(4):
        env.reset(seed=seed, options={"seat": 1})
        steps(env, 20, seed)
    running = [one for one in _ENGINES._running.values() if str(engine) in one.command.words]
    assert len(running) == 1
    env.close()
    assert running[0].player is None


def test_the_whole_race_can_be_chosen() -> None:
    env = EldoradoEnv(("random",), full_race=True)
    env.reset(seed=1)
    assert env.episode.game.variant.full_race


@pytest.mark.slow
def test_every_observation_lies_in_its_space() -> None:
    """Of random positions, and of a seat with a large hand far away."""
    space = observation_space()["observation"]
    for game in random_positions(3_000, seed=8):
        assert space.contains(observe(game.view(game.to_move)))
    long = Game.new("B3-R5se-M4se-I5sel-H4sel-O1ne-K4ne-green5", 4, seed=1)
    long.round = 10_000
    for player in long.players:
        player.hand = tuple(sorted(4 * tuple(range(len(CARD_IDS)))))
    assert space.contains(observe(long.view(0), (0, 0, 0, 0)))


def test_it_can_be_pickled_and_rendered() -> None:
    env = EldoradoEnv(("random",), render_mode="ansi")
    env.reset(seed=2)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.render() == env.render()
    assert "Your hand" in env.render()
