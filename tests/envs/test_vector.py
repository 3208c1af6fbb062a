"""Many games in one call."""

import json
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from eldorado.envs.action_builder import IllegalChoice
from eldorado.envs.episode import Episode, EpisodeSetup
from eldorado.envs.observation import observe
from eldorado.envs.vector import VectorEnv
from eldorado.errors import EldoradoError

SETUPS = (
    EpisodeSetup(route="witchs_cauldron", players=4, caves=True, max_rounds=3),
    EpisodeSetup(players=2, max_rounds=2),
    EpisodeSetup(players=2, caves=True, full_race=True, max_rounds=2),
    EpisodeSetup(route="A4-R1sw-H2sw-N1sr-blue2", players=3, max_rounds=40),
)


def picks(env: VectorEnv, rng: Random) -> NDArray[np.int64]:
    """A random choice for every game."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks])


def check_row(env: VectorEnv, row: int, single: Episode) -> None:
    """The arrays show a single game."""
    assert env.seats[row] == single.seat
    seen = observe(single.game.view(single.seat), single.builder.chosen)
    assert np.array_equal(env.observations[row], seen)
    assert np.array_equal(env.masks[row], single.builder.mask())


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.route[:12] + str(setup.players))
def test_many_games_equal_single_ones_step_by_step(setup: EpisodeSetup) -> None:
    env = VectorEnv(6, setup)
    env.reset(seed=100)
    arrays = [id(env.observations), id(env.masks)]
    singles = [Episode(setup.new_game(100 + row), setup.max_rounds) for row in range(6)]
    begun = [1] * 6
    rng = Random(1)
    ended = 0
    for _ in range(150):
        choices = picks(env, rng)
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
                singles[row] = Episode(setup.new_game(seed), setup.max_rounds)
            check_row(env, row, singles[row])
    assert ended > 2 or setup.max_rounds == 40
    assert [id(env.observations), id(env.masks)] == arrays


def test_without_observations_everything_else_is_the_same() -> None:
    one, two = VectorEnv(5, SETUPS[0]), VectorEnv(5, SETUPS[0], observed=False)
    rng = Random(6)
    for env in (one, two):
        env.reset(seed=3)
    for _ in range(120):
        for name in ("masks", "seats", "rewards", "finished", "cut_off"):
            assert np.array_equal(getattr(one, name), getattr(two, name))
        choices = picks(one, rng)
        one.step(choices)
        two.step(choices)
    assert one.get_state() == two.get_state()
    assert not two.observations.any()


def test_a_stored_state_goes_on_in_the_same_way() -> None:
    one, two = VectorEnv(4, SETUPS[0]), VectorEnv(4, SETUPS[0])
    one.reset(seed=7)
    rng = Random(2)
    for _ in range(70):
        one.step(picks(one, rng))
    two.set_state(json.loads(json.dumps(one.get_state())))
    rngs = Random(3), Random(3)
    for _ in range(120):
        for name in ("observations", "masks", "seats"):
            assert np.array_equal(getattr(one, name), getattr(two, name))
        one.step(picks(one, rngs[0]))
        two.step(picks(two, rngs[1]))
        assert np.array_equal(one.rewards, two.rewards)
    assert one.get_state() == two.get_state()
    assert one.get_state()["begun"] != [1] * 4  # games have ended meanwhile


def test_states_of_something_else_are_refused() -> None:
    env = VectorEnv(2)
    env.reset()
    before = env.get_state()
    for state, sentence in (
        ({"format": "something"}, "eldorado-vector/1"),
        ({"format": "eldorado-vector/1"}, "not the whole state"),
        (before | {"episodes": before["episodes"][:1]}, "2 games, not 1"),
        (before | {"episodes": [{}, {}]}, "eldorado-episode/1"),
    ):
        with pytest.raises(EldoradoError, match=sentence):
            env.set_state(state)
    with pytest.raises(EldoradoError, match="must have 4 players"):
        VectorEnv(2, SETUPS[0]).set_state(before)
    assert env.get_state() == before


def test_a_choice_that_cannot_be_made_changes_no_game() -> None:
    env = VectorEnv(3)
    env.reset(seed=1)
    before, choices = env.get_state(), picks(env, Random(1))
    for wrong in (850, -1, 10_000):
        choices[2] = wrong
        with pytest.raises(IllegalChoice, match=f"Game 2 cannot choose {wrong} now"):
            env.step(choices)
    assert env.get_state() == before


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(EldoradoError, match="at least one game"):
        VectorEnv(0)
    env = VectorEnv(2)
    with pytest.raises(EldoradoError, match="No game has begun; reset"):
        env.step(np.array([0, 0]))
    env.reset()
    with pytest.raises(EldoradoError, match="2 choices, not 1"):
        env.step(np.array([0]))
