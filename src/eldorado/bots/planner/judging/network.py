"""The value network: from a seat in numbers to the rounds it still needs.

A small multi-layer perceptron. Its first layer is a sum over the parts of a seat's
description (place, deck, and forecasts from both), so that the many ends of one turn share what
they have in common.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

from eldorado.arrays import NUMPY, Numbers, np
from eldorado.arrays.kernel import KERNEL
from eldorado.arrays.number_files import read_number_file
from eldorado.bots.planner.judging.feature_layout import LAYOUT, SEAT_SIZE
from eldorado.bots.planner.judging.forward.forecast_tables import ESTIMATES
from eldorado.errors import EldoradoError

HORIZON: Final = 40
"""The largest number of rounds left that is distinguished; it stands for all above."""

ROUNDS: Final = np.arange(HORIZON, dtype=np.float32)
"""Each number of rounds left, to be weighed by its chance."""

INPUTS: Final = SEAT_SIZE + ESTIMATES
HIDDEN: Final = (384, 64)


class Network:
    """Weights and what they make of seats. `layers` are pairs of matrix and offset."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]]) -> None:
        self.layers = layers
        self._pass = _pass_of(layers)

    @classmethod
    def fresh(cls, seed: int) -> "Network":
        """Untrained weights."""
        rng = np.random.default_rng(seed)
        sizes = (INPUTS, *HIDDEN, HORIZON)
        layers = []
        for above, below in pairwise(sizes):
            matrix = rng.standard_normal((above, below)) * np.sqrt(2 / above)
            layers.append((matrix.astype(np.float32), np.zeros(below, np.float32)))
        return cls(layers)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """Weights from a file made by `save`; refuses those of another layout."""
        data = read_arrays(path, "weights of a network")
        try:
            layout = int(data["layout"])
            layers = [
                (_single(data[f"w{i}"]), _single(data[f"b{i}"]))
                for i in range((len(data) - 1) // 2)
            ]
            inputs = layers[0][0].shape[0]
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise EldoradoError(f"{path} cannot be read as weights of a network.") from error
        if layout != LAYOUT or inputs != INPUTS:
            raise EldoradoError(
                f"The weights in {path} are for another version of the game's description; "
                "train them again."
            )
        return cls(layers)

    def save(self, path: Path) -> None:
        """Half precision: no choice is known to depend on more."""
        arrays: dict[str, Any] = {"layout": np.array(LAYOUT)}
        for i, (matrix, offset) in enumerate(self.layers):
            arrays[f"w{i}"] = matrix.astype(np.float16)
            arrays[f"b{i}"] = offset.astype(np.float16)
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def judge(self, places: Any, decks: Any, where: Any, what: Any) -> Numbers:
        """The chance of each number of rounds left, for pairs of place and deck.

        `where` and `what` number the descriptions that belong together.
        """
        chances: Numbers = self._pass.judge(places, decks, where, what)
        return chances

    def seats(self, features: Any) -> Numbers:
        """The chance of each number of rounds left, for whole descriptions."""
        chances: Numbers = self._pass.seats(features)
        return chances


def unpacked(rows: list[bytes], size: int) -> Numbers:
    """Packed descriptions as rows of that many numbers."""
    return np.frombuffer(b"".join(rows), np.float32).reshape(len(rows), size)


def read_arrays(path: Path, what: str) -> dict[str, Any]:
    """The arrays in a file; refuses what holds none, in one sentence."""
    try:
        with path.open("rb") as file:
            if not NUMPY:
                return read_number_file(file)
            with np.load(file) as data:
                return {name: data[name] for name in data.files}
    except (OSError, EOFError, ValueError, AttributeError, TypeError, BadZipFile) as error:
        raise EldoradoError(f"{path} cannot be read as {what}.") from error


def _single(numbers: Any) -> Any:
    """Numbers in single precision, as those of a file without numpy are anyway."""
    return numbers.astype(np.float32) if NUMPY else numbers


def _pass_of(layers: list[tuple[Numbers, Numbers]]) -> Any:
    """How seats are judged in this process."""
    if NUMPY:
        from eldorado.bots.planner.judging.forward.numpy_pass import NumpyPass

        return NumpyPass(layers)
    if KERNEL is not None:
        from eldorado.bots.planner.judging.forward.kernel_pass import KernelPass

        return KernelPass(layers, KERNEL)
    from eldorado.bots.planner.judging.forward.plain_pass import PlainPass

    return PlainPass(layers)
