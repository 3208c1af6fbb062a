"""PettingZoo's own tests of an environment."""

import warnings
from collections.abc import Iterator
from functools import partial
from random import Random

import numpy as np
import pytest

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="needs the extra rl")

from eldorado.envs.action_builder import IllegalChoice  # noqa: E402
from eldorado.envs.pettingzoo import EldoradoAEC, env  # noqa: E402
from eldorado.errors import EldoradoError  # noqa: E402

DICTIONARIES = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)
"""What PettingZoo says of every environment whose observations carry a mask."""


@pytest.fixture(autouse=True)
def _only_known_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in DICTIONARIES:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.slow
@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_conforms(players: int, caves: bool) -> None:
    make = partial(env, players=players, caves=caves, max_rounds=12)
    pettingzoo_test.api_test(make(), num_cycles=1000)
    pettingzoo_test.seed_test(make)


def play(game: EldoradoAEC, rng: Random, steps: int = 10_000) -> dict[str, float]:
    """Random choices to the end; the rewards of all agents."""
    total: dict[str, float] = {}
    for agent in game.agent_iter(steps):
        observation, reward, terminated, truncated, _ = game.last()
        assert observation is not None
        total[agent] = total.get(agent, 0.0) + reward
        over = terminated or truncated
        choices = np.flatnonzero(observation["action_mask"]).tolist()
        game.step(None if over else rng.choice(choices))
    return total


def test_a_whole_game_ends_with_rewards_that_sum_to_nothing() -> None:
    game = env(players=2, max_rounds=3)
    game.reset(seed=1)
    assert sum(play(game, Random(1)).values()) == pytest.approx(0)
    assert game.agents == []


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    game = env(players=2)
    game.reset(seed=1)
    before = game.get_state()
    with pytest.raises(IllegalChoice):
        game.step(850)
    with pytest.raises(ValueError, match="must choose"):
        game.step(None)
    assert game.get_state() == before


def test_a_stored_state_goes_on_in_the_same_way() -> None:
    one, two = env(caves=True, max_rounds=5), env(caves=True, max_rounds=5)
    one.reset(seed=5)
    play(one, Random(2), steps=20)
    assert not one.episode.over
    two.reset(options={"state": one.get_state()})
    assert play(one, Random(3)) == play(two, Random(3))
    assert one.get_state() == two.get_state()


def test_it_renders_and_has_a_global_state() -> None:
    game = env(players=3)
    game.reset(seed=5)
    assert "Route first_game" in game.render()
    assert game.state().shape == (3 * game.observe("seat_0")["observation"].size,)


def test_wrong_states_and_calls_are_refused_with_a_sentence() -> None:
    game = env(players=3)
    assert repr(game) == "<EldoradoAEC: 3 agents on first_game>"
    for call in (lambda: game.step(0), lambda: game.observe("seat_0"), game.render):
        with pytest.raises(EldoradoError, match="No game has begun; reset"):
            call()
    other = env(players=2)
    other.reset(seed=1)
    with pytest.raises(EldoradoError, match="not for 3 players"):
        game.reset(options={"state": other.get_state()})
    with pytest.raises(EldoradoError, match="at least one round, not 0"):
        env(max_rounds=0)
