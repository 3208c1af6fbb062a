"""The value network: what it is given, what it says of a seat, and its file."""

from pathlib import Path

import numpy as np
import pytest

from eldorado import Game
from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.feature_layout import FIELDS, PLACE_SIZE, SEAT_SIZE
from eldorado.bots.planner.judging.features import features
from eldorado.bots.planner.judging.forward.forecast_tables import ESTIMATES, LEAST
from eldorado.bots.planner.judging.forward.numpy_pass import BLOCK, SMALL, THREADS, inputs
from eldorado.bots.planner.judging.forward.one_thread import BlasThreads
from eldorado.bots.planner.judging.network import HIDDEN, HORIZON, INPUTS, Network
from eldorado.bots.planner.levels import network
from tests.bots.positions import mover, position
from tests.situations import path, situation


@pytest.fixture(scope="module")
def seats() -> Numbers:
    """Descriptions of some seats."""
    worlds = [mover(position("serpentine", seed)).world for seed in range(6)]
    rows = [features(world, seat) for world in worlds for seat in range(len(world.players))]
    return np.array(rows, np.float32)


def shaken(seed: int) -> Network:
    """Untrained weights with offsets that count."""
    weights = Network.fresh(seed)
    for _, offset in weights.layers:
        offset[:] = np.random.default_rng(3).standard_normal(len(offset))
    return weights


def test_it_tells_the_chance_of_each_number_of_rounds(seats: Numbers) -> None:
    for weights in (Network.fresh(3), shaken(3), network()):
        chances = weights.seats(seats)
        assert chances.shape == (len(seats), HORIZON)
        assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert chances.min() >= 0


def test_it_is_a_perceptron(seats: Numbers) -> None:
    """The same by hand, one layer after the other."""
    weights = shaken(5)
    values = inputs(seats).astype(np.float64)
    assert values.shape == (len(seats), INPUTS)
    for number, (matrix, offset) in enumerate(weights.layers):
        values = values @ matrix.astype(np.float64) + offset
        if number < len(weights.layers) - 1:
            values = np.where(values > 0, values, 0)
    expected = np.exp(values) / np.exp(values).sum(axis=1, keepdims=True)
    assert weights.seats(seats) == pytest.approx(expected, abs=1e-4)
    assert [matrix.shape[1] for matrix, _ in weights.layers] == [*HIDDEN, HORIZON]


def test_parts_add_up_to_the_whole(seats: Numbers) -> None:
    """Every place with every deck is judged as both together."""
    weights = shaken(1)
    count = len(seats)
    where = np.repeat(np.arange(count), count)
    what = np.tile(np.arange(count), count)
    mixed = np.concatenate([seats[where, :PLACE_SIZE], seats[what, PLACE_SIZE:]], axis=1)
    found = weights.judge(seats[:, :PLACE_SIZE], seats[:, PLACE_SIZE:], where, what)
    assert found == pytest.approx(weights.seats(mixed), abs=1e-5)


@pytest.mark.parametrize("more_than", [SMALL // (HIDDEN[0] * HIDDEN[1]), BLOCK])
def test_many_seats_are_judged_as_few_are(seats: Numbers, more_than: int) -> None:
    weights = Network.fresh(2)
    times = more_than // len(seats) + 2
    found = weights.seats(np.tile(seats, (times, 1)))
    assert found == pytest.approx(np.tile(weights.seats(seats), (times, 1)), abs=1e-5)


def test_products_are_done_in_one_thread_and_then_as_before() -> None:
    threads = BlasThreads()
    if not threads.known:
        pytest.skip("this numpy came without a library that can be told")
    before = threads.count()
    assert threads.alone(threads.count) == 1
    assert threads.count() == before
    with pytest.raises(ZeroDivisionError):
        threads.alone(lambda: 1 // 0)
    assert threads.count() == before


def test_a_library_that_cannot_be_told_gives_the_same_numbers(
    seats: Numbers, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = Network.fresh(2)
    many = np.tile(seats, (9, 1))
    told = weights.seats(many)
    monkeypatch.setattr(THREADS, "known", False)
    assert weights.seats(many) == pytest.approx(told, abs=1e-5)


def forecasts(game: Game) -> list[float]:
    """What is foretold of the first seat, beside its description."""
    row = inputs([features(game, 0)])[0]
    assert len(row) == SEAT_SIZE + ESTIMATES
    return [float(number) for number in row[SEAT_SIZE:]]


def test_forecasts_divide_what_the_way_asks_for_by_what_the_deck_brings() -> None:
    """Six machete and two paddle, from a deck whose hands bring 2 and 1 on average."""
    board = path("S1", "g3", "g3", "b2", "F:g1")
    game = situation(board, draw="explorer explorer explorer sailor", discard="scout sailor")
    machete = 7 / (4 / 6 * 5 + LEAST)
    paddle = 2 / (4 / 6 * 2 + LEAST)
    found = forecasts(game)
    assert found[:FIELDS] == pytest.approx([(machete + paddle) / 10] * FIELDS, rel=1e-4)
    assert found[FIELDS : 2 * FIELDS] == pytest.approx([machete / 10] * FIELDS, rel=1e-4)
    lacking = (3 - 2) + (2 - 1)
    assert found[2 * FIELDS : 3 * FIELDS] == pytest.approx([lacking / 2] * FIELDS)


def test_forecasts_of_a_seat_that_has_arrived_are_nothing() -> None:
    players = [{"pieces": ["gate"], "arrived": 1, "draw": ["scout"]}, {"pieces": ["a"]}]
    document = {"board": path("S1", "g1", "F:g1"), "players": players, "to_move": 1}
    assert forecasts(Game.from_position(document, seed=0)) == [0] * ESTIMATES


def test_large_numbers_do_no_harm() -> None:
    chances = Network.fresh(2).seats(np.full((2, SEAT_SIZE), 1e4, np.float32))
    assert np.isfinite(chances).all()
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_the_same_seed_gives_the_same_weights() -> None:
    for one, other in zip(Network.fresh(4).layers, Network.fresh(4).layers, strict=True):
        assert (one[0] == other[0]).all()
    assert (Network.fresh(4).layers[0][0] != Network.fresh(5).layers[0][0]).any()


def test_weights_are_kept_in_half_precision(tmp_path: Path, seats: Numbers) -> None:
    weights = shaken(6)
    weights.save(tmp_path / "one.npz")
    again = Network.load(tmp_path / "one.npz")
    for one, other in zip(weights.layers, again.layers, strict=True):
        for mine, theirs in zip(one, other, strict=True):
            assert theirs.dtype == np.float32
            assert (theirs == mine.astype(np.float16)).all()
    assert again.seats(seats) == pytest.approx(weights.seats(seats), abs=0.02)
    again.save(tmp_path / "two.npz")
    for one, other in zip(again.layers, Network.load(tmp_path / "two.npz").layers, strict=True):
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()
