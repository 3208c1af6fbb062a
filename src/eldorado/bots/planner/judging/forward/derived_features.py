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
    FIRST_PIECE,
    GAINS,
    HIGHEST_NEEDED,
    NEXT_HAND,
    OWNED,
    PER_HAND,
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

_POWER: Final = np.array(power_of_cards(), np.float32)
_TOP: Final = np.array(top_of_cards(), np.float32)
_GAIN: Final = np.array(gain_of_cards(), np.float32)
_DRAWS: Final = np.array(DRAWS, np.float32)
_FIELD: Final = np.array(FIELD_STARTS)[:, None] + np.arange(DEMANDS)
"""Where in a space's description the demands of each field are."""

_SCALE: Final = np.array(SCALE, np.float32)


class Places:
    """What descriptions of places bring to the forecasts."""

    def __init__(self, rows: Numbers) -> None:
        first = rows[:, FIRST_PIECE][:, _FIELD] * _SCALE
        second = rows[:, SECOND_PIECE][:, _FIELD] * _SCALE
        self.demand = first[..., :HIGHEST_NEEDED] + second[..., :HIGHEST_NEEDED]
        self.top = np.maximum(first[..., HIGHEST_NEEDED:], second[..., HIGHEST_NEEDED:])
        gains = np.maximum(rows[:, FIRST_PIECE][:, GAINS], rows[:, SECOND_PIECE][:, GAINS])
        self.gain = gains @ _GAIN


class Decks:
    """What descriptions of decks bring to the forecasts."""

    def __init__(self, rows: Numbers) -> None:
        share = rows[:, PER_HAND]
        more = 1 + (share @ _DRAWS)[:, None] / HAND_SIZE
        self.rate = (share @ _POWER) * more + LEAST
        owned = rows[:, OWNED] > 0
        self.top = (owned[:, :, None] * _TOP).max(axis=1)
        self.share = share
        self.hand = rows[:, NEXT_HAND]


def estimates(
    places: Places, decks: Decks, where: npt.NDArray[np.intp], what: npt.NDArray[np.intp]
) -> Numbers:
    """The forecasts for pairs of place and deck, given by their numbers."""
    times = places.demand[where] / decks.rate[what][:, None, :]
    total = np.minimum(times.sum(axis=2), LATEST) / 10
    longest = np.minimum(times.max(axis=2), LATEST) / 10
    lacking = np.maximum(places.top[where] - decks.top[what][:, None, :], 0).sum(axis=2) / 2
    gain = places.gain[where]
    found: Numbers = np.concatenate(
        [
            total,
            longest,
            lacking,
            total.min(axis=1, keepdims=True),
            longest.min(axis=1, keepdims=True),
            (gain * decks.hand[what]).sum(axis=1, keepdims=True),
            (gain * decks.share[what]).sum(axis=1, keepdims=True),
        ],
        axis=1,
    )
    return found
