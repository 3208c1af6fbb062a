"""What forecasts know of cards and places, as plain numbers."""

from typing import Final

from eldorado.bots.planner.judging.feature_layout import (
    CARD_KINDS,
    FIELDS,
    GAIN_COUNT,
    NATIVE_GAIN,
    PER_FIELD,
    POWERS,
)
from eldorado.core.kinds import CARD_SYMBOLS, JOKER, NATIVE, POWER

Table = list[list[float]]

ESTIMATES: Final = 3 * FIELDS + 4
"""How many forecasts there are."""

JOKERS: Final = 0.6
"""How much of a joker counts for each of its symbols."""

LEAST: Final = 0.15
"""Power per round that even a deck without it is credited with."""

LATEST: Final = 60.0


def power_of_cards() -> Table:
    """Per kind: power by symbol, what of it a hand can use, and cards that pay."""
    table = _zeros(CARD_KINDS, 4)
    for kind in range(CARD_KINDS):
        for symbol in CARD_SYMBOLS[kind]:
            table[kind][symbol] = POWER[kind] * (JOKERS if JOKER[kind] else 1.0)
        table[kind][3] = 1.0
    return table


def top_of_cards() -> Table:
    """Per kind the highest power by symbol."""
    table = _zeros(CARD_KINDS, 3)
    for kind in range(CARD_KINDS):
        for symbol in CARD_SYMBOLS[kind]:
            table[kind][symbol] = float(POWER[kind])
    return table


def gain_of_cards() -> Table:
    """Which of a space's local gains each kind of card would bring; jokers the average of three."""
    table = _zeros(GAIN_COUNT, CARD_KINDS)
    for kind in range(CARD_KINDS):
        usable = [i for i, power in enumerate(POWERS) if power <= POWER[kind]]
        for symbol in CARD_SYMBOLS[kind] if usable else ():
            table[symbol * len(POWERS) + usable[-1]][kind] = 1.0 / len(CARD_SYMBOLS[kind])
    table[NATIVE_GAIN][NATIVE] = 1.0
    return table


FIELD_STARTS: Final = tuple([field * PER_FIELD + 1 for field in range(FIELDS)])
"""Where in a space's description the demands of each field begin."""

SCALE: Final[tuple[float, ...]] = (10.0, 10.0, 10.0, 5.0, 4.0, 4.0, 4.0)
"""By which the demands in a description have to be multiplied."""


def _zeros(rows: int, width: int) -> Table:
    return [[0.0] * width for _ in range(rows)]
