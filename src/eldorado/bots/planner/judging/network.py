"""The value network: from a seat in numbers to the rounds it still needs.

A small multi-layer perceptron. Its first layer is a sum over the parts of a seat's
description (place, deck, and forecasts from both), so that the many ends of one turn share what
they have in common.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from eldorado.bots.planner.judging.derived_features import (
    ESTIMATES,
    Decks,
    Numbers,
    Places,
    estimates,
)
from eldorado.bots.planner.judging.feature_layout import LAYOUT, PLACE_SIZE, SEAT_SIZE
from eldorado.errors import EldoradoError

HORIZON: Final = 40
"""Rounds left are told apart up to here; the last stands for all that need more."""

ROUNDS: Final = np.arange(HORIZON, dtype=np.float32)
"""Each number of rounds left, to be weighed by its chance."""

INPUTS: Final = SEAT_SIZE + ESTIMATES
HIDDEN: Final = (384, 64)

SMALL: Final = 1 << 18
"""Products up to this size are calculated in one thread by the usual libraries.

Larger ones would be shared out to all cores, and waiting for each other takes far longer than
so little work itself: a planner that shared its machine was five times slower that way.
"""

BLOCK: Final = 3570
"""Pairs judged at once, so that a large batch needs little memory.

A multiple of every portion in which `_times` takes its rows (42, 10 and 102): the blocks of a
batch then give the same numbers to the last bit as the batch as a whole.
"""


class Network:
    """Weights and what they make of seats. `layers` are pairs of matrix and offset."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]]) -> None:
        self.layers = layers
        self._place = np.ascontiguousarray(layers[0][0][:PLACE_SIZE])
        self._deck = np.ascontiguousarray(layers[0][0][PLACE_SIZE:SEAT_SIZE])
        self._estimates = np.ascontiguousarray(layers[0][0][SEAT_SIZE:])

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
                (data[f"w{i}"].astype(np.float32), data[f"b{i}"].astype(np.float32))
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
        here = np.asarray(places, np.float32)
        cards = np.asarray(decks, np.float32)
        where = np.asarray(where, np.intp)
        what = np.asarray(what, np.intp)
        by_place = _times(here, self._place) + self.layers[0][1]
        by_deck = _times(cards, self._deck)
        blocks: list[Numbers] = []
        for start in range(0, max(1, len(where)), BLOCK):
            places_of, decks_of = where[start : start + BLOCK], what[start : start + BLOCK]
            known = estimates(Places(here), Decks(cards), places_of, decks_of)
            first = by_place[places_of]
            first += by_deck[decks_of]
            first += _times(known, self._estimates)
            blocks.append(self._onward(first))
        return blocks[0] if len(blocks) == 1 else np.concatenate(blocks)

    def seats(self, features: Any) -> Numbers:
        """The chance of each number of rounds left, for whole descriptions."""
        rows = np.asarray(features, np.float32)
        each = np.arange(len(rows))
        return self.judge(rows[:, :PLACE_SIZE], rows[:, PLACE_SIZE:], each, each)

    def _onward(self, first: Numbers) -> Numbers:
        """From the sums of the first layer to chances."""
        values = np.maximum(first, 0)
        for matrix, offset in self.layers[1:-1]:
            values = np.maximum(_times(values, matrix) + offset, 0)
        matrix, offset = self.layers[-1]
        scores = _times(values, matrix) + offset
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        return scores


def read_arrays(path: Path, what: str) -> dict[str, Any]:
    """The arrays in a file; refuses what holds none, in one sentence."""
    try:
        with path.open("rb") as file, np.load(file) as data:
            return {name: data[name] for name in data.files}
    except (OSError, EOFError, ValueError, AttributeError, TypeError, BadZipFile) as error:
        raise EldoradoError(f"{path} cannot be read as {what}.") from error


def inputs(features: Any) -> Numbers:
    """Whole descriptions with their forecasts: all that the first layer is given."""
    rows = np.asarray(features, np.float32)
    each = np.arange(len(rows))
    known = estimates(Places(rows[:, :PLACE_SIZE]), Decks(rows[:, PLACE_SIZE:]), each, each)
    return np.concatenate([rows, known], axis=1)


def _times(rows: Numbers, matrix: Numbers) -> Numbers:
    """A matrix product in portions that stay in one thread."""
    step = max(1, SMALL // matrix.size)
    if len(rows) <= step:
        return rows @ matrix
    result = np.empty((len(rows), matrix.shape[1]), np.float32)
    for start in range(0, len(rows), step):
        np.matmul(rows[start : start + step], matrix, out=result[start : start + step])
    return result
