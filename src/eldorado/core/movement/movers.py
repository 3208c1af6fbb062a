"""The cards and tokens that move a piece by their power, each with its symbol (M-08)."""

from typing import Final

from eldorado.core.kinds import (
    CARD_IDS,
    CARD_SYMBOLS,
    JOKER,
    POWER,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.movement.neighbourhood import POWERS
from eldorado.facts import SYMBOLS

FIRST_TOKEN: Final = len(CARD_IDS)
"""Where tokens begin when cards and tokens are numbered together."""

PRINTED: Final = len(SYMBOLS)
"""In place of a symbol: the card's own, which is not said."""

SYMBOL_NAMES: Final = PRINTED + 1
MOVERS: Final = (FIRST_TOKEN + len(TOKEN_IDS)) * SYMBOL_NAMES


class MovingCard:
    """A card or token with the symbol it moves by."""

    __slots__ = ("key", "label", "name", "number", "said", "strength")

    def __init__(self, number: int, symbol: int, power: int, label: int) -> None:
        self.number = number
        """Cards first, then tokens."""
        self.strength = symbol * POWERS + power
        self.label = label
        """The symbol if actions name it, otherwise PRINTED."""
        self.key = mover_key(number, label)
        self.name = _mover_name(number)
        self.said = "" if label == PRINTED else SYMBOLS[label]


def mover_key(number: int, label: int) -> int:
    """The number of a card or token with its label; the next two numbers are for its pieces."""
    return 3 * (number * SYMBOL_NAMES + label)


def _mover_name(number: int) -> str:
    return CARD_IDS[number] if number < FIRST_TOKEN else TOKEN_IDS[number - FIRST_TOKEN]


CARD_MOVERS: Final[list[list[MovingCard]]] = [
    [
        MovingCard(card, symbol, POWER[card], symbol if JOKER[card] else PRINTED)
        for symbol in CARD_SYMBOLS[card]
        if POWER[card]
    ]
    for card in range(FIRST_TOKEN)
]
"""Per card the ways to move by it (M-08)."""

TOKEN_MOVERS: Final[list[list[MovingCard]]] = [
    [MovingCard(FIRST_TOKEN + token, TOKEN_SYMBOL[token], power, PRINTED)] if power else []
    for token, power in enumerate(TOKEN_POWER)
]

CHANGED_MOVERS: Final[list[list[MovingCard]]] = [
    [
        MovingCard(card, symbol, POWER[card], symbol)
        for symbol in range(len(SYMBOLS))
        if POWER[card] and not JOKER[card] and symbol not in CARD_SYMBOLS[card]
    ]
    for card in range(FIRST_TOKEN)
]
"""Per card the ways to move by it once its symbol is changed (V-28)."""
