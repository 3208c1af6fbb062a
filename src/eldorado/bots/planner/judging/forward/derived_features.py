"""What place and deck mean together: simple forecasts the network can lean on.

A way asks for power, a deck brings it: their ratio is a time. The network could learn that
from counts alone, but dividing is hard for it and easy for us.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.feature_layout import (
    DEMANDS,
    FIELDS,
    FIRST_PIECE,
    GAINS,
    HIGHEST_NEEDED,
    NEXT_HAND,
    OWNED,
    PER_HAND,
    SECOND_PIECE,
)
from eldorado.bots.planner.judging.forward.forecast_tables import (
    ESTIMATES,
    FIELD_STARTS,
    LATEST,
    LEAST,
    SCALE,
    gain_of_cards,
    power_of_cards,
    top_of_cards,
)
from eldorado.core.kinds import DRAWS, HAND_SIZE

_POWER: Final = np.array(power_of_cards(), np.float32)
_TOP: Final = np.array(top_of_cards(), np.float32).T.copy()
_GAIN: Final = np.array(gain_of_cards(), np.float32)
_DRAWS: Final = np.array(DRAWS, np.float32)
_FIELD: Final = (np.arange(DEMANDS)[:, None] + np.array(FIELD_STARTS)).ravel()
"""Where in a space's description each demand of all fields is."""

_SCALE: Final = np.repeat(np.array(SCALE, np.float32), FIELDS)


class Places:
    """What descriptions of places bring to the forecasts: per symbol, what each field asks for."""

    def __init__(self, rows: Numbers) -> None:
        first = _demands(rows, FIRST_PIECE)
        second = _demands(rows, SECOND_PIECE)
        self.demand = first[:HIGHEST_NEEDED] + second[:HIGHEST_NEEDED]
        self.top = np.maximum(first[HIGHEST_NEEDED:], second[HIGHEST_NEEDED:])
        gains = np.maximum(rows[:, FIRST_PIECE][:, GAINS], rows[:, SECOND_PIECE][:, GAINS])
        self.gain = gains @ _GAIN


def _demands(rows: Numbers, piece: slice) -> Numbers:
    """What the way of a piece asks for, by demand, row and field: sums along the short axis of
    symbols would be slow."""
    found = rows.take(_FIELD + piece.start, axis=1) * _SCALE
    numbers: Numbers = np.ascontiguousarray(
        found.reshape(len(rows), DEMANDS, FIELDS).swapaxes(0, 1)
    )
    return numbers


class Decks:
    """What descriptions of decks bring to the forecasts, by symbol and row."""

    def __init__(self, rows: Numbers) -> None:
        share = rows[:, PER_HAND]
        more = 1 + (share @ _DRAWS)[:, None] / HAND_SIZE
        self.rate = np.ascontiguousarray(((share @ _POWER) * more + LEAST).T)[:, :, None]
        owned = rows[:, OWNED] > 0
        self.top = [(owned * top).max(axis=1)[:, None] for top in _TOP]
        self.share = share
        self.hand = rows[:, NEXT_HAND]


def estimates(
    places: Places, decks: Decks, where: npt.NDArray[np.intp], what: npt.NDArray[np.intp]
) -> Numbers:
    """The forecasts for pairs of place and deck, given by their numbers."""
    total, longest = _times(places, decks, where, what)
    gain = places.gain.take(where, axis=0)
    found: Numbers = np.empty((len(where), ESTIMATES), np.float32)
    found[:, :FIELDS] = total
    found[:, FIELDS : 2 * FIELDS] = longest
    found[:, 2 * FIELDS : 3 * FIELDS] = _lacking(places, decks, where, what)
    found[:, -4] = _least(total)
    found[:, -3] = _least(longest)
    found[:, -2] = np.einsum("ij,ij->i", gain, decks.hand.take(what, axis=0))
    found[:, -1] = np.einsum("ij,ij->i", gain, decks.share.take(what, axis=0))
    return found


def _times(
    places: Places, decks: Decks, where: npt.NDArray[np.intp], what: npt.NDArray[np.intp]
) -> tuple[Numbers, Numbers]:
    """Rounds that the ways ask for: of all symbols together, and of the slowest."""
    total: Numbers | None = None
    longest: Numbers | None = None
    for demand, rate in zip(places.demand, decks.rate, strict=True):
        time = demand.take(where, axis=0)
        time /= rate.take(what, axis=0)
        if total is None or longest is None:
            total, longest = time.copy(), time
        else:
            total += time
            np.maximum(longest, time, out=longest)
    assert total is not None
    assert longest is not None
    np.minimum(total, LATEST, out=total)
    np.minimum(longest, LATEST, out=longest)
    total /= 10
    longest /= 10
    return total, longest


def _lacking(
    places: Places, decks: Decks, where: npt.NDArray[np.intp], what: npt.NDArray[np.intp]
) -> Numbers:
    """Power that the ways ask for and no card has."""
    found: Numbers | None = None
    for asked, top in zip(places.top, decks.top, strict=True):
        lacking = asked.take(where, axis=0)
        lacking -= top.take(what, axis=0)
        np.maximum(lacking, 0, out=lacking)
        if found is None:
            found = lacking
        else:
            found += lacking
    assert found is not None
    found /= 2
    return found


def _least(numbers: Numbers) -> Numbers:
    """The least number of each row, over few columns."""
    least: Numbers = numbers[:, 0].copy()
    for column in range(1, numbers.shape[1]):
        np.minimum(least, numbers[:, column], out=least)
    return least
