"""Episodes: what a seat sees and gets, copies, and stored states."""

import hashlib
import json
from random import Random

import numpy as np
import pytest

from eldorado.envs.episode import Episode, EpisodeSetup, place_rewards
from eldorado.envs.observation import BLOCKS, SIZE, observe
from eldorado.errors import EldoradoError
from tests.core.test_views import permuted
from tests.envs.positions import random_positions

CAVES = EpisodeSetup(caves=True, players=2, route="serpentine", max_rounds=8)


def play(episode: Episode, rng: Random, steps: int) -> list[int]:
    """Random choices, as many as the episode takes."""
    made: list[int] = []
    while len(made) < steps and not episode.over:
        made.append(rng.choice(episode.builder.choices()))
        episode.choose(made[-1])
    return made


@pytest.mark.slow
def test_what_a_seat_cannot_see_changes_neither_observation_nor_mask() -> None:
    positions = 0
    for number, game in enumerate(random_positions(10_000, seed=11)):
        positions += 1
        seat = game.to_move
        other = permuted(game, seat, Random(number))
        assert np.array_equal(observe(game.view(seat)), observe(other.view(seat)))
        assert np.array_equal(Episode(game).builder.mask(), Episode(other).builder.mask())
        if number % 10 == 0:
            watching = (seat + 1) % len(game.players)
            unseen = permuted(game, watching, Random(number))
            assert np.array_equal(observe(game.view(watching)), observe(unseen.view(watching)))
    assert positions == 10_000


def test_observations_have_a_fixed_length_and_range() -> None:
    for game in random_positions(300, seed=12):
        seen = observe(game.view(game.to_move))
        assert seen.shape == (SIZE,)
        assert seen.min() >= -1
        assert seen.max() <= 8
        assert seen[BLOCKS["own cards"]].any()


def test_choices_of_an_unfinished_action_are_seen_by_their_own_seat_only() -> None:
    episode = Episode(EpisodeSetup().new_game(3))
    rng = Random(1)
    while not episode.builder.chosen:
        episode.choose(rng.choice(episode.builder.choices()))
    seat = episode.seat
    assert episode.observe(seat)[BLOCKS["chosen"]].any()
    assert not episode.observe((seat + 1) % 3)[BLOCKS["chosen"]].any()


def test_the_same_seed_gives_the_same_episode_on_every_build() -> None:
    digest = hashlib.sha256()
    for seed in range(3):
        episode = Episode(CAVES.new_game(seed), max_rounds=8)
        digest.update(json.dumps(play(episode, Random(seed), 400)).encode())
        digest.update(json.dumps(episode.game.position(), sort_keys=True).encode())
    assert digest.hexdigest()[:16] == "08cc9798a718791b"


def test_a_clone_goes_its_own_way() -> None:
    episode = Episode(CAVES.new_game(4), max_rounds=8)
    play(episode, Random(2), 25)
    twin, before = episode.clone(), episode.state()
    play(twin, Random(9), 40)
    assert episode.state() == before
    again = episode.clone()
    assert play(again, Random(9), 40)
    assert again.state() == twin.state()


def test_what_is_imagined_agrees_with_the_view_and_not_with_the_future() -> None:
    episode = Episode(CAVES.new_game(5), max_rounds=8)
    play(episode, Random(3), 31)
    seat = episode.seat
    worlds = [episode.imagine(seat, seed) for seed in range(4)]
    for world in worlds:
        assert np.array_equal(world.observe(seat), episode.observe(seat))
        assert world.builder.choices() == episode.builder.choices()
        assert world.game.rng != episode.game.rng
    assert len({json.dumps(world.game.position()) for world in worlds}) > 1


def test_a_state_is_plain_data_and_goes_on_in_the_same_way() -> None:
    episode = Episode(CAVES.new_game(6), max_rounds=8)
    play(episode, Random(4), 33)
    restored = Episode.from_state(json.loads(json.dumps(episode.state())))
    assert restored.builder.choices() == episode.builder.choices()
    play(episode, Random(5), 60)
    play(restored, Random(5), 60)
    assert restored.state() == episode.state()
    with pytest.raises(EldoradoError, match="eldorado-episode/1"):
        Episode.from_state({"format": "something"})


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((1, 2), [1, -1]),
        ((2, 1, 3), [0, 1, -1]),
        ((2, 1, 2), [-0.5, 1, -0.5]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
    ],
)
def test_rewards_by_place_sum_to_nothing(places: tuple[int, ...], rewards: list[float]) -> None:
    assert place_rewards(places) == pytest.approx(rewards)


def test_an_episode_that_lasts_too_long_is_cut_off() -> None:
    episode = Episode(EpisodeSetup(players=2).new_game(1), max_rounds=1)
    play(episode, Random(1), 1000)
    assert episode.cut_off
    assert episode.rewards() == [0, 0]
    with pytest.raises(EldoradoError, match="reset"):
        episode.choose(0)
