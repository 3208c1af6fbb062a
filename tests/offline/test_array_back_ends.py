"""Numpy, plain Python and the kernel make the same of the same numbers."""

import ctypes
import shutil
import subprocess
import sysconfig
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import eldorado.arrays
from eldorado.arrays import Numbers, plain_arrays
from eldorado.arrays.kernel import Kernel
from eldorado.arrays.number_files import read_number_file, read_numbers
from eldorado.bots.planner.judging.feature_layout import DECK_SIZE, PLACE_SIZE
from eldorado.bots.planner.judging.features import features
from eldorado.bots.planner.judging.forward.kernel_pass import KernelPass
from eldorado.bots.planner.judging.forward.plain_pass import PlainPass
from eldorado.bots.planner.levels import WEIGHTS, network
from tests.bots.positions import position

ROW = [0.25, -1.5, 3.0, 0.125, 3.0, 0.0]
OTHER = [1.0, 0.5, -2.0, 4.0, 0.25, 8.0]


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Kernel:
    """The kernel, built for this machine."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip("there is no C compiler to build the kernel with")
    source = Path(eldorado.arrays.__file__).parent / "kernel.c"
    library = tmp_path_factory.mktemp("kernel") / "kernel.so"
    subprocess.run(
        [compiler, "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source], check=True
    )
    functions = ctypes.CDLL(str(library))
    at, whole = ctypes.c_void_p, ctypes.c_int
    functions.judge.argtypes = [at, at]
    functions.scratch_size.argtypes = [at, whole, whole]
    functions.weigh.argtypes = [at, whole, whole, at, at]
    return Kernel(functions)


@pytest.fixture(scope="module")
def seats() -> list[list[float]]:
    games = [position(route, seed) for seed, route in enumerate(("serpentine", "first_game") * 20)]
    return [list(features(game, seat)) for game in games for seat in range(len(game.players))]


def both(operation: Any) -> None:
    """The same expression with numpy and without."""
    expected = operation(np, np.array(ROW, np.float64), np.array(OTHER, np.float64))
    plain = plain_arrays
    found = operation(plain, plain.NumberRow(ROW[:]), plain.NumberRow(OTHER[:]))
    if hasattr(expected, "tolist") and hasattr(found, "tolist"):
        expected, found = expected.tolist(), found.tolist()
    assert found == pytest.approx(expected)


@pytest.mark.parametrize(
    "operation",
    [
        lambda np, row, other: row + other,
        lambda np, row, other: row + 2,
        lambda np, row, other: row - other,
        lambda np, row, other: 1.0 - row,
        lambda np, row, other: row * other,
        lambda np, row, other: 0.02 * row,
        lambda np, row, other: row / 4,
        lambda np, row, other: -row,
        lambda np, row, other: row @ other,
        lambda np, row, other: row[2:],
        lambda np, row, other: row[-1:],
        lambda np, row, other: row.argmax(),
        lambda np, row, other: row.copy(),
        lambda np, row, other: np.append(row[1:], np.float32(0.0)),
        lambda np, row, other: np.append(row, np.repeat(other[-1:], 3)),
        lambda np, row, other: np.concatenate([row, other]),
        lambda np, row, other: np.cumsum(row),
        lambda np, row, other: np.clip(row, 0.0, 1.0),
        lambda np, row, other: np.rint(row),
        lambda np, row, other: np.argsort(-row, kind="stable")[:4],
        lambda np, row, other: np.zeros(3, np.float32),
        lambda np, row, other: np.ones(3, np.float32),
        lambda np, row, other: np.full(3, 0.5, np.float32),
        lambda np, row, other: np.arange(5, dtype=np.float32),
        lambda np, row, other: np.asarray([3, 1, 2], np.intp),
    ],
)
def test_rows_are_what_numpy_makes_of_them(operation: Any) -> None:
    both(operation)


def test_tables_are_what_numpy_makes_of_them() -> None:
    data = np.arange(12, dtype=np.float32).tobytes()
    tables: list[Any] = [
        np.frombuffer(data, np.float32).reshape(4, 3).copy(),
        plain_arrays.frombuffer(data).reshape(4, 3),
    ]
    for table in tables:
        part = table[1:3]
        part[0] = 0.0
        part[1, 2] = 0.5
    for index in range(4):
        assert tables[1][index].tolist() == tables[0][index].tolist()
    weights = np.array([1, 2, 4], np.float32)
    found = tables[1][1:] @ plain_arrays.NumberRow([1.0, 2.0, 4.0])
    assert found.tolist() == (tables[0][1:] @ weights).tolist()
    assert len(tables[1][2:]) == 2
    with pytest.raises(IndexError):
        tables[1][4]


def test_rows_of_different_length_do_not_fit() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        plain_arrays.NumberRow([1.0]) + plain_arrays.NumberRow([1.0, 2.0])


def test_weights_are_read_without_numpy() -> None:
    with WEIGHTS.open("rb") as file:
        found = read_number_file(file)
    with np.load(WEIGHTS) as data:
        assert set(found) == set(data.files)
        for name in data.files:
            expected = data[name].astype(np.float32)
            numbers = found[name]
            if expected.ndim == 2:
                assert numbers.shape == expected.shape
                assert numbers.packed == array("f", expected.ravel().tolist())
            elif expected.ndim == 1:
                assert numbers.tolist() == expected.tolist()
            else:
                assert numbers == expected


@pytest.mark.parametrize("data", [b"", b"PK", b"\x93NUMPY\x01\x00\x10\x00{}"])
def test_what_is_not_written_by_numpy_is_refused(data: bytes) -> None:
    with pytest.raises((ValueError, SyntaxError, TypeError)):
        read_numbers(data)


def test_all_ways_through_the_network_agree(kernel: Kernel, seats: list[list[float]]) -> None:
    layers: list[Any] = network().layers
    expected = network().seats(seats)
    by_kernel = KernelPass(layers, kernel).seats(seats)
    assert rows_of(by_kernel) == pytest.approx(expected, abs=1e-5)
    few = seats[:6]
    assert rows_of(PlainPass(layers).seats(few)) == pytest.approx(expected[:6], abs=1e-5)


def test_pairs_of_places_and_decks_agree(kernel: Kernel, seats: list[list[float]]) -> None:
    rows = np.array(seats, np.float32)
    where = np.arange(90) * 7 % len(rows)
    what = np.arange(90) * 5 % len(rows)
    places, decks = rows[:, :PLACE_SIZE], rows[:, PLACE_SIZE:]
    expected = network().judge(places, decks, where, what)
    here, cards = [
        plain_arrays.frombuffer(part.tobytes()).reshape(len(rows), size)
        for part, size in ((places, PLACE_SIZE), (decks, DECK_SIZE))
    ]
    judging = KernelPass(list(network().layers), kernel)
    found = judging.judge(here, cards, where.tolist(), what.tolist())
    assert rows_of(found) == pytest.approx(expected, abs=1e-5)
    with pytest.raises(IndexError, match="beyond"):
        judging.judge(here, cards, [len(rows)], [0])


def test_the_kernel_weighs_rows(kernel: Kernel) -> None:
    rows = np.random.default_rng(1).random((9, 5), np.float32)
    worth = [1.0, -0.5, 0.25, 2.0, 0.0]
    found = kernel.weigh(array("f", rows.ravel().tolist()), (2, 4), worth)
    assert found == pytest.approx((rows[2:6] @ np.array(worth, np.float32)).tolist())


def rows_of(table: plain_arrays.NumberTable) -> Numbers:
    return np.array([row.tolist() for row in table], np.float32)
