"""The network's way from descriptions to chances, in plain Python: slow, without numpy or kernel.

It shares no code with the other ways, and they are tested against it.
"""

from array import array
from collections.abc import Iterable, Sequence
from math import exp
from typing import Any, Final, final

from eldorado.arrays.plain_arrays import NumberTable
from eldorado.bots.planner.judging.feature_layout import (
    CARD_KINDS,
    DEMANDS,
    FIRST_PIECE,
    GAINS,
    HIGHEST_NEEDED,
    NEXT_HAND,
    OWNED,
    PER_HAND,
    PLACE_SIZE,
    SEAT_SIZE,
    SECOND_PIECE,
)
from eldorado.bots.planner.judging.forward.forecast_tables import (
    FIELD_STARTS,
    LATEST,
    LEAST,
    SCALE,
    gain_of_cards,
    power_of_cards,
    top_of_cards,
)
from eldorado.core.kinds import DRAWS, HAND_SIZE

Row = Sequence[float]

_POWER: Final = power_of_cards()
_TOP: Final = top_of_cards()
_GAIN: Final = gain_of_cards()


@final
class PlainPass:
    """Judges seats with the layers of a network."""

    def __init__(self, layers: list[tuple[Any, Any]]) -> None:
        self._matrices = [[_plain(row) for row in matrix] for matrix, _ in layers]
        self._offsets = [_plain(offset) for _, offset in layers]

    def judge(
        self, places: Iterable[Row], decks: Iterable[Row], where: Iterable[int], what: Iterable[int]
    ) -> NumberTable:
        """The chance of each number of rounds left, for pairs of place and deck."""
        first, offset = self._matrices[0], self._offsets[0]
        here = [list(row) for row in places]
        cards = [list(row) for row in decks]
        by_place = [_times(row, first[:PLACE_SIZE], offset) for row in here]
        nothing = [0.0] * len(offset)
        by_deck = [_times(row, first[PLACE_SIZE:SEAT_SIZE], nothing) for row in cards]
        chances = array("f")
        for place, deck in zip(where, what, strict=True):
            start = [a + b for a, b in zip(by_place[place], by_deck[deck], strict=True)]
            known = _forecasts(here[place], cards[deck])
            chances.extend(self._onward(_times(known, first[SEAT_SIZE:], start)))
        return NumberTable(chances, len(self._offsets[-1]))

    def seats(self, features: Iterable[Row]) -> NumberTable:
        """The chance of each number of rounds left, for whole descriptions."""
        rows = [list(row) for row in features]
        each = range(len(rows))
        places = [row[:PLACE_SIZE] for row in rows]
        return self.judge(places, [row[PLACE_SIZE:] for row in rows], each, each)

    def _onward(self, values: list[float]) -> list[float]:
        """From the sums of the first layer to chances."""
        for matrix, offset in zip(self._matrices[1:], self._offsets[1:], strict=True):
            values = _times([max(0.0, value) for value in values], matrix, offset)
        best = max(values)
        odds = [exp(value - best) for value in values]
        total = sum(odds)
        return [odd / total for odd in odds]


def _plain(row: Iterable[Any]) -> list[float]:
    """Numbers of any kind as those of Python, which compiled code asks for."""
    return [float(number) for number in row]


def _times(row: Row, matrix: list[list[float]], start: Row) -> list[float]:
    """A row times a matrix, added to what is there."""
    sums = list(start)
    for number, weights in zip(row, matrix, strict=True):
        if number:
            sums = [total + number * weight for total, weight in zip(sums, weights, strict=True)]
    return sums


def _forecasts(place: Row, deck: Row) -> list[float]:
    """What place and deck mean together."""
    share, hand = deck[PER_HAND], deck[NEXT_HAND]
    rates, tops = _brought(deck)
    totals: list[float] = []
    longest: list[float] = []
    lacking: list[float] = []
    for start in FIELD_STARTS:
        demand, needed = _demands(place, start)
        times = [power / rate for power, rate in zip(demand, rates, strict=True)]
        totals.append(min(sum(times), LATEST) / 10)
        longest.append(min(max(times), LATEST) / 10)
        lacks = [max(0.0, need - top) for need, top in zip(needed, tops, strict=True)]
        lacking.append(sum(lacks) / 2)
    gains = _gains(place)
    return [
        *totals,
        *longest,
        *lacking,
        min(totals),
        min(longest),
        sum(gain * held for gain, held in zip(gains, hand, strict=True)),
        sum(gain * held for gain, held in zip(gains, share, strict=True)),
    ]


def _brought(deck: Row) -> tuple[list[float], list[float]]:
    """What a deck brings: power per round, and the highest by symbol."""
    share, owned = deck[PER_HAND], deck[OWNED]
    more = 1 + sum(part * draws for part, draws in zip(share, DRAWS, strict=True)) / HAND_SIZE
    rates = [
        sum(part * power[i] for part, power in zip(share, _POWER, strict=True)) * more + LEAST
        for i in range(4)
    ]
    tops = [
        max(top[i] if count > 0 else 0.0 for count, top in zip(owned, _TOP, strict=True))
        for i in range(3)
    ]
    return rates, tops


def _demands(place: Row, start: int) -> tuple[list[float], list[float]]:
    """What the ways of both pieces ask for in one field: power, and the highest by symbol."""
    demand: list[float] = []
    needed: list[float] = []
    for i in range(DEMANDS):
        first = place[FIRST_PIECE.start + start + i] * SCALE[i]
        second = place[SECOND_PIECE.start + start + i] * SCALE[i]
        if i < HIGHEST_NEEDED:
            demand.append(first + second)
        else:
            needed.append(max(first, second))
    return demand, needed


def _gains(place: Row) -> list[float]:
    """What each kind of card would gain at once."""
    first, second = place[FIRST_PIECE][GAINS], place[SECOND_PIECE][GAINS]
    best = [max(pair) for pair in zip(first, second, strict=True)]
    return [
        sum(gain * by_kind[kind] for gain, by_kind in zip(best, _GAIN, strict=True))
        for kind in range(CARD_KINDS)
    ]
