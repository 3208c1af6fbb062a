"""The generator behind shuffles, and what an action brought to light."""

from collections import Counter
from random import Random

import pytest

from eldorado import Game, Variant
from eldorado.core.chance import BLOCKADES, CAVES, LOTS, Chance, scramble, shuffled
from eldorado.core.game import new_seed
from eldorado.core.kinds import ALL_TOKENS
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
    """From a start that game, seat and number of the shuffle give together."""
    start = scramble(1234567 ^ 2 << 48 ^ 5)
    pool = list("abcd")
    for step, last in enumerate((3, 2, 1), 1):
        other = scramble((start + step * STEP) % 2**64) * (last + 1) >> 64
        pool[last], pool[other] = pool[other], pool[last]
    order = shuffled((0, 1, 2, 3), 1234567, 2, 5)
    assert ["abcd"[item] for item in order] == pool


@pytest.mark.parametrize("varied", ["game", "whose", "number"])
def test_every_order_is_about_equally_likely(varied: str) -> None:
    """Over games, over seats and over the shuffles of one seat; each has a luck of its own."""
    orders: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for i in range(2400):
        game = i if varied == "game" else 7
        whose = i if varied == "whose" else 1
        number = i if varied == "number" else 3
        one = shuffled((0, 1, 2, 3), scramble(game), whose, number)
        orders[one, ()] += 1
        orders[shuffled((0, 1), scramble(game), whose, number + 1), one[:1]] += 1
    single = [count for (_, other), count in orders.items() if not other]
    assert len(single) == 24
    assert all(60 < count < 140 for count in single)
    together = [count for (_, other), count in orders.items() if other]
    assert len(together) == 8
    assert all(230 < count < 370 for count in together)


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


def test_lots_blockades_caves_and_decks_are_drawn_apart() -> None:
    """A seed gives the same game for ever, and no part of it changes another."""
    game = Game.new("first_game", players=3, seed=7, variant=Variant(caves=True))
    rng = scramble(7)
    assert game.rng == rng
    assert game.start == shuffled((0, 1, 2), rng, LOTS)[0]
    numbers = shuffled((1, 2, 3, 4, 5, 6), rng, BLOCKADES)
    assert game.blockades == numbers[: len(game.blockades)]
    assert sum(game.caves, ()) == shuffled(ALL_TOKENS, rng, CAVES)[: len(sum(game.caves, ()))]
    for seat, player in enumerate(game.players):
        deck = shuffled(tuple(sorted(player.hand + player.draw)), rng, seat)
        assert player.hand == tuple(sorted(deck[:4]))
        assert player.draw == deck[4:]
        assert player.shuffles == 0


def shuffles_of(game: Game, seat: int, own: Random | None, others: Random) -> dict[int, list[int]]:
    """A game in which the others play by one will, and a seat by another or not at all: the order
    in which the piles of that seat came out of its shuffles, by their number."""
    found: dict[int, list[int]] = {}
    for _ in range(900):
        if game.finished:
            break
        player = game.players[seat]
        number = player.shuffles
        if game.to_move != seat:
            game.apply(game.random_action(others))
            assert player.shuffles == number
            continue
        chance = game.apply("end" if own is None else game.random_action(own))
        if chance.reshuffled:
            assert player.shuffles == number + 1
            found[player.shuffles] = [*chance.drawn[chance.before :], *player.draw]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_others_do_does_not_change_ones_own_luck(seed: int) -> None:
    """A deck that stays the same comes out in the same order, shuffle by shuffle."""
    one, other = (
        shuffles_of(Game.new("first_game", 3, seed), seed % 3, None, Random(will))
        for will in (f"{seed} a", f"{seed} b")
    )
    both = one.keys() & other.keys()
    assert len(both) > 5
    assert [one[number] for number in both] == [other[number] for number in both]
    assert len({tuple(order) for order in one.values()}) > 5


def test_equal_decks_come_out_alike_however_they_came_about() -> None:
    same = 0
    for seed in range(30):
        one, other = (
            shuffles_of(Game.new("first_game", 2, seed), 0, Random(seed), Random(will))
            for will in (f"{seed} a", f"{seed} b")
        )
        for number in one.keys() & other.keys():
            if sorted(one[number]) == sorted(other[number]):
                assert one[number] == other[number]
                same += 1
    assert same > 10


def test_a_seat_has_the_same_first_hand_whoever_else_plays() -> None:
    for seed in range(20):
        hands = [
            [player.hand for player in Game.new("first_game", count, seed).players]
            for count in (2, 3, 4)
        ]
        assert hands[0] == hands[1][:2] == hands[2][:2]
        caves = Game.new("first_game", 4, seed, Variant(caves=True), start=1)
        assert hands[2] == [player.hand for player in caves.players]


def test_whoever_replays_with_given_chance_counts_the_shuffles() -> None:
    game = Game.new("first_game", 2, seed=4)
    will = Random(4)
    while game.players[0].shuffles < 2:
        game.apply(game.random_action(will))
    replayed = game.record().replay()
    assert [one.shuffles for one in replayed.players] == [one.shuffles for one in game.players]
    replayed.rng = game.rng
    for _ in range(60):
        action = game.random_action(will)
        assert game.apply(action) == replayed.apply(action)
    assert replayed == game


def test_a_view_and_a_world_dealt_from_it_know_nothing_of_the_shuffles_to_come() -> None:
    game = Game.new("first_game", 2, seed=4)
    other = Game.new("first_game", 2, seed=5)
    assert game.view(0).world.rng == other.view(0).world.rng == 0
    worlds = [one.view(0).determinize(Random(1)).rng for one in (game, other)]
    assert worlds[0] == worlds[1] != game.rng


def test_a_random_action_is_any_legal_one_with_equal_chance() -> None:
    game = situation(path("g1", "g1"), "explorer traveler sailor", tokens="coin_1 draw_card")
    actions = game.legal_actions()
    for seed in range(200):
        place = int(Random(seed).random() * len(actions))
        assert game.random_action(Random(seed)) == actions[place]
