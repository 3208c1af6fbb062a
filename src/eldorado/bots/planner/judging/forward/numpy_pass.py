"""The network's way from descriptions to chances, in numpy."""

from typing import Any, Final, final

import numpy as np

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.feature_layout import PLACE_SIZE, SEAT_SIZE
from eldorado.bots.planner.judging.forward.derived_features import Decks, Places, estimates
from eldorado.bots.planner.judging.forward.one_thread import BlasThreads

SMALL: Final = 1 << 18
"""Products up to this size are calculated in one thread by the usual libraries, whatever their
number of threads."""

BLOCK: Final = 510
"""Pairs judged at once: their numbers stay near the processor."""

THREADS: Final = BlasThreads()


@final
class NumpyPass:
    """Judges seats with the layers of a network."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]]) -> None:
        self._layers = layers
        self._place = np.ascontiguousarray(layers[0][0][:PLACE_SIZE])
        self._deck = np.ascontiguousarray(layers[0][0][PLACE_SIZE:SEAT_SIZE])
        self._estimates = np.ascontiguousarray(layers[0][0][SEAT_SIZE:])

    def judge(self, places: Any, decks: Any, where: Any, what: Any) -> Numbers:
        """The chance of each number of rounds left, for pairs of place and deck.

        `where` and `what` number the descriptions that belong together.
        """
        here = np.asarray(places, np.float32)
        cards = np.asarray(decks, np.float32)
        where = np.asarray(where, np.intp)
        what = np.asarray(what, np.intp)
        if not THREADS.known:
            return self._judge(here, cards, where, what)
        chances: Numbers = THREADS.alone(lambda: self._judge(here, cards, where, what))
        return chances

    def _judge(self, here: Numbers, cards: Numbers, where: Any, what: Any) -> Numbers:
        by_place = _times(here, self._place)
        by_place += self._layers[0][1]
        by_deck = _times(cards, self._deck)
        known_places, known_decks = Places(here), Decks(cards)
        chances = np.empty((len(where), self._layers[-1][1].size), np.float32)
        for start in range(0, len(where), BLOCK):
            places_of, decks_of = where[start : start + BLOCK], what[start : start + BLOCK]
            known = estimates(known_places, known_decks, places_of, decks_of)
            first = _times(known, self._estimates)
            first += by_place.take(places_of, axis=0)
            first += by_deck.take(decks_of, axis=0)
            chances[start : start + BLOCK] = self._onward(first)
        return chances

    def seats(self, features: Any) -> Numbers:
        """The chance of each number of rounds left, for whole descriptions."""
        rows = np.asarray(features, np.float32)
        each = np.arange(len(rows))
        return self.judge(rows[:, :PLACE_SIZE], rows[:, PLACE_SIZE:], each, each)

    def _onward(self, first: Numbers) -> Numbers:
        """From the sums of the first layer to chances."""
        values = np.maximum(first, 0, out=first)
        for matrix, offset in self._layers[1:-1]:
            values = _times(values, matrix)
            values += offset
            np.maximum(values, 0, out=values)
        matrix, offset = self._layers[-1]
        scores = _times(values, matrix)
        scores += offset
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        return scores


def inputs(features: Any) -> Numbers:
    """Whole descriptions with their forecasts: all that the first layer is given."""
    rows = np.asarray(features, np.float32)
    each = np.arange(len(rows))
    known = estimates(Places(rows[:, :PLACE_SIZE]), Decks(rows[:, PLACE_SIZE:]), each, each)
    return np.concatenate([rows, known], axis=1)


def _times(rows: Numbers, matrix: Numbers) -> Numbers:
    """A matrix product in one thread: if the number of threads is unknown, in small portions."""
    step = max(1, SMALL // matrix.size)
    if THREADS.known or len(rows) <= step:
        return rows @ matrix
    result = np.empty((len(rows), matrix.shape[1]), np.float32)
    for start in range(0, len(rows), step):
        np.matmul(rows[start : start + step], matrix, out=result[start : start + step])
    return result
