"""What place and deck mean together: simple forecasts the network can lean on.

A way asks for power, a deck brings it: their ratio is a time. The network could learn that
from counts alone, but dividing is hard for it and easy for us.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from eldorado.bots.planner.judging.feature_layout import (
    CARD_KINDS,
    FIELDS,
    FIRST_PIECE,
    GAIN_COUNT,
    GAINS,
    HIGHEST_NEEDED,
    NATIVE_GAIN,
    NEXT_HAND,
    OWNED,
    PER_FIELD,
    PER_HAND,
    POWERS,
    SECOND_PIECE,
)
from eldorado.core.kinds import CARD_SYMBOLS, DRAWS, HAND_SIZE, JOKER, NATIVE, POWER

Numbers = npt.NDArray[np.float32]

ESTIMATES: Final = 3 * FIELDS + 4
"""How many forecasts there are."""

JOKERS: Final = 0.6
"""How much of a joker counts for each of its symbols."""

LEAST: Final = 0.15
"""Power per round that even a deck without it is credited with."""

LATEST: Final = 60.0


def _power_of_cards() -> Numbers:
    """Per kind: power by symbol, what of it a hand can use, and cards that pay."""
    table = np.zeros((CARD_KINDS, 4), np.float32)
    for kind in range(CARD_KINDS):
        for symbol in CARD_SYMBOLS[kind]:
            table[kind, symbol] = POWER[kind] * (JOKERS if JOKER[kind] else 1.0)
        table[kind, 3] = 1.0
    return table


def _top_of_cards() -> Numbers:
    """Per kind the highest power by symbol."""
    table = np.zeros((CARD_KINDS, 3), np.float32)
    for kind in range(CARD_KINDS):
        for symbol in CARD_SYMBOLS[kind]:
            table[kind, symbol] = POWER[kind]
    return table


def _gain_of_cards() -> Numbers:
    """Which of a space's local gains each kind of card would bring; jokers the average of three."""
    table = np.zeros((GAIN_COUNT, CARD_KINDS), np.float32)
    for kind in range(CARD_KINDS):
        usable = [i for i, power in enumerate(POWERS) if power <= POWER[kind]]
        for symbol in CARD_SYMBOLS[kind] if usable else ():
            table[symbol * len(POWERS) + usable[-1], kind] = 1.0 / len(CARD_SYMBOLS[kind])
    table[NATIVE_GAIN, NATIVE] = 1.0
    return table


_POWER: Final = _power_of_cards()
_TOP: Final = _top_of_cards()
_GAIN: Final = _gain_of_cards()
_DRAWS: Final = np.array(DRAWS, np.float32)
_FIELD: Final = np.arange(FIELDS)[:, None] * PER_FIELD + np.arange(1, PER_FIELD)
"""Where in a space's description the demands of each field are."""

_SCALE: Final = np.array([10, 10, 10, 5, 4, 4, 4], np.float32)


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
