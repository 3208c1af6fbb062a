"""The generator behind shuffles, and what an action brought to light."""

from collections import Counter
from random import Random

import pytest

from eldorado import Game
from eldorado.core.chance import Chance, scramble, shuffled
from eldorado.core.game import new_seed
from tests.situations import path, situation

STEP = 0x9E3779B97F4A7C15
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""The first numbers of splitmix64 from 1234567, as published with it."""


def test_the_generator_is_splitmix64() -> None:
    assert [scramble(1234567 + STEP * (i + 1) & 2**64 - 1) for i in range(5)] == REFERENCE


def test_a_shuffle_takes_one_number_for_each_place_but_the_last() -> None:
    pool = list("abcd")
    for last, number in zip((3, 2, 1), REFERENCE, strict=False):
        other = number * (last + 1) >> 64
        pool[last], pool[other] = pool[other], pool[last]
    order, rng = shuffled((0, 1, 2, 3), 1234567)
    assert ["abcd"[item] for item in order] == pool
    assert rng == (1234567 + 3 * STEP) % 2**64


def test_every_order_is_about_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = 1
    for _ in range(2400):
        order, rng = shuffled((0, 1, 2, 3), rng)
        orders[order] += 1
    assert len(orders) == 24
    assert all(60 < number < 140 for number in orders.values())


def test_every_bit_of_a_long_seed_counts() -> None:
    seeds = [0, *(1 << bit for bit in range(64))]
    assert len({scramble(seed) for seed in seeds}) == len(seeds)
    assert [scramble(seed << 64) for seed in seeds] == [scramble(seed) for seed in seeds]
    assert scramble(3 << 64 | 1) == scramble(2)


def test_a_seed_nobody_knows_has_64_bits() -> None:
    seeds = {new_seed() for _ in range(40)}
    assert len(seeds) == 40
    assert 2**56 < max(seeds) < 2**64


@pytest.mark.clause("O-22")
@pytest.mark.parametrize(
    ("chance", "revealed"),
    [
        (Chance(), False),
        (Chance(left=(1,)), False),
        (Chance(drawn=(1,)), True),
        (Chance(found=(1,)), True),
        (Chance(reshuffled=True), True),
    ],
)
def test_whatever_came_to_light_is_revealed(chance: Chance, revealed: bool) -> None:
    assert chance.revealed is revealed


@pytest.mark.parametrize(
    "other",
    [
        Chance((2,), True, 1, (2,), (3,)),
        Chance((1,), False, 1, (2,), (3,)),
        Chance((1,), True, 0, (2,), (3,)),
        Chance((1,), True, 1, None, (3,)),
        Chance((1,), True, 1, (2,), ()),
    ],
)
def test_every_part_of_what_came_to_light_is_compared(other: Chance) -> None:
    one, same = Chance((1,), True, 1, (2,), (3,)), Chance((1,), True, 1, (2,), (3,))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other


def test_a_game_asks_the_generator_in_a_fixed_order() -> None:
    """Lots, blockades, then a deck for each seat: a seed gives the same game for ever."""
    game = Game.new("first_game", players=3, seed=7)
    lots, rng = shuffled((0, 1, 2), scramble(7))
    assert game.start == lots[0]
    numbers, rng = shuffled((1, 2, 3, 4, 5, 6), rng)
    assert game.blockades == numbers[: len(game.blockades)]
    for player in game.players:
        deck, rng = shuffled(tuple(sorted(player.hand + player.draw)), rng)
        assert player.hand == tuple(sorted(deck[:4]))
        assert player.draw == deck[4:]
    assert game.rng == rng


def test_a_random_action_is_any_legal_one_with_equal_chance() -> None:
    game = situation(path("g1", "g1"), "explorer traveler sailor", tokens="coin_1 draw_card")
    actions = game.legal_actions()
    for seed in range(200):
        place = int(Random(seed).random() * len(actions))
        assert game.random_action(Random(seed)) == actions[place]
