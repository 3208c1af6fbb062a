"""Many games in one call are the same games as one by one, action by action."""

import itertools
import random

import pytest

from eldorado import Game, Variant
from eldorado.core.chance import Stream
from eldorado.errors import EldoradoError
from eldorado.lab.batch import GameBatch
from eldorado.routes import KNOWN

KINDS = list(itertools.product(KNOWN, (2, 3, 4), (False, True)))


@pytest.mark.parametrize(("route", "players", "caves"), KINDS)
def test_a_batch_plays_what_single_games_play(route: str, players: int, caves: bool) -> None:
    seeds = (3, 2**64 - 5)
    variant = Variant(caves=caves, full_race=players == 3, free_order=players == 4)
    batch = GameBatch(route, players, seeds, variant)
    singles = [Game.new(route, players, seed, variant) for seed in seeds]
    dice = random.Random(players)
    for _ in range(120):
        places: list[int] = []
        for number, single in enumerate(singles):
            actions = single.legal_actions()
            assert batch.counts[number] == len(actions)
            assert batch.seats[number] == single.to_move
            places.append(dice.randrange(len(actions)) if actions else 0)
            if actions:
                single.apply(actions[places[-1]])
        running = batch.step(places)
        assert running == sum(not single.finished for single in singles)
        assert batch.games == singles


@pytest.mark.parametrize("caves", [False, True])
def test_random_play_follows_the_stream_of_each_game(caves: bool) -> None:
    seeds = range(4)
    batch = GameBatch("winding_paths", 2, seeds, Variant(caves=caves))
    done = batch.play_random(500, rounds=40)
    expected = 0
    for seed, game in zip(seeds, batch.games, strict=True):
        single, stream = Game.new("winding_paths", 2, seed, Variant(caves=caves)), Stream(seed)
        own = 0
        while own < 500 and not single.finished and single.round <= 40:
            actions = single.legal_actions()
            single.apply(actions[stream.below(len(actions))])
            own += 1
        expected += own
        assert game == single
    assert done == expected
    assert batch.outcomes() == [game.outcome() for game in batch.games]
    assert list(batch.counts) == [len(game.legal_actions()) for game in batch.games]


def test_a_choice_that_is_none_is_refused_before_anything_is_done() -> None:
    batch = GameBatch("first_game", 3, (1, 2))
    before = [game.copy() for game in batch.games]
    with pytest.raises(EldoradoError, match="is not one"):
        batch.step([0, batch.counts[1]])
    with pytest.raises(EldoradoError, match="2 games and 1 choices"):
        batch.step([0])
    assert batch.games == before


def test_a_stream_is_splitmix64() -> None:
    """The words for seed 1234567 as published with the algorithm: their upper parts choose."""
    words = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    stream = Stream(1234567)
    assert [stream.below(1 << 30) for _ in words] == [word >> 34 for word in words]
