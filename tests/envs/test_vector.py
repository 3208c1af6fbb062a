"""Many games in one call."""

from random import Random

import numpy as np
import pytest

from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import observe
from eldorado.envs.vector import VectorEnv
from eldorado.errors import EldoradoError

SETUP = EpisodeSetup(route="witchs_cauldron", players=4, caves=True, max_rounds=3)


def test_many_games_equal_single_ones_step_by_step() -> None:
    env = VectorEnv(6, SETUP)
    env.reset(seed=100)
    arrays = [id(env.observations), id(env.masks)]
    singles = [Episode(SETUP.new_game(100 + row), SETUP.max_rounds) for row in range(6)]
    begun = [1] * 6
    rng = Random(1)
    ended = 0
    for _ in range(150):
        choices = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks])
        env.step(choices)
        for row, single in enumerate(singles):
            single.choose(int(choices[row]))
            assert bool(env.finished[row]) == single.finished
            assert bool(env.cut_off[row]) == single.cut_off
            assert env.rewards[row].tolist() == pytest.approx(single.rewards())
            if single.over:
                ended += 1
                seed = 100 + begun[row] * 6 + row
                begun[row] += 1
                singles[row] = Episode(SETUP.new_game(seed), SETUP.max_rounds)
            now = singles[row]
            assert env.seats[row] == now.seat
            seen = observe(now.game.view(now.seat), now.builder.chosen)
            assert np.array_equal(env.observations[row], seen)
            assert np.array_equal(env.masks[row], now.builder.mask())
    assert ended > 2
    assert [id(env.observations), id(env.masks)] == arrays


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(EldoradoError, match="at least one game"):
        VectorEnv(0)
    env = VectorEnv(2)
    env.reset()
    with pytest.raises(EldoradoError, match="2 choices, not 1"):
        env.step(np.array([0]))
