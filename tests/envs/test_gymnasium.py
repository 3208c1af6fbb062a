"""Gymnasium's own test of an environment, and one seat against bots."""

import pickle

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra rl")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from eldorado.envs.gymnasium import ID, EldoradoEnv  # noqa: E402
from eldorado.errors import EldoradoError  # noqa: E402


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
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(850))
    assert (reward, terminated) == (-1.0, True)
    assert "cannot be chosen now" in info["illegal"]


def test_wrong_opponents_are_refused_with_a_sentence() -> None:
    with pytest.raises(EldoradoError, match="1 to 3 opponents"):
        EldoradoEnv(())
    with pytest.raises(EldoradoError, match="nobody"):
        EldoradoEnv(("nobody",))


def test_it_can_be_pickled_and_rendered() -> None:
    env = EldoradoEnv(("random",), render_mode="ansi")
    env.reset(seed=2)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.render() == env.render()
    assert "Your hand" in env.render()
