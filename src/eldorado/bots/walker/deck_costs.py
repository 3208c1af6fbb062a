"""The board as one deck sees it: what it can enter, what costs it much, how far it is."""

from math import sqrt
from typing import Final

from eldorado.bots.walker.card_values import LEAST_DECK
from eldorado.bots.walker.distances import Crowded, DeckPowers, DistanceField, Levels, field
from eldorado.core.game import Game
from eldorado.core.kinds import (
    CARD_IDS,
    CARD_SYMBOLS,
    ITEM,
    JOKER,
    POWER,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.routes.board import RUBBLE, Board, BoardCache


class DeckCosts:
    """Distances for the deck of the player to move, whatever blockades are left."""

    __slots__ = ("_crowd", "_fields", "board", "deck", "powers")

    def __init__(self, world: Game, powers: DeckPowers, crowd: Crowded = ()) -> None:
        self.board = world.board
        self.deck = deck_of(world)
        self.powers = powers
        self._crowd = crowd
        self._fields: dict[tuple[int, ...], DistanceField] = {}

    def field(self, blockades: tuple[int, ...]) -> DistanceField:
        """The distances once only these blockades are left."""
        found = self._fields.get(blockades)
        if found is None:
            found = field(self.board, blockades, self.powers, self._crowd)
            self._fields[blockades] = found
        return found


def deck_of(world: Game) -> tuple[int, ...]:
    """All cards of the player to move."""
    player = world.player
    return player.hand + player.draw + player.discard + player.play


def deck_powers(world: Game) -> DeckPowers:
    """What the deck of the player to move can do, and could do with what is for sale."""
    deck = deck_of(world)
    owned = 0
    for card in deck:
        owned |= 1 << card
    obtainable = 0
    for card, left in enumerate(world.piles):
        if left:
            obtainable |= 1 << card
    needs = HIGHEST_NEEDS.of(world.board)
    able = _with_tokens(_powers(owned), world.player.tokens)
    spare = min(3, max(0, len(deck) - LEAST_DECK))
    return DeckPowers(
        _weights(deck), _lower(able, needs), _lower(_powers(obtainable), needs), spare
    )


def _powers(kinds: int) -> Levels:
    """The highest power of each symbol among the cards of a mask."""
    found = _POWERS.get(kinds)
    if found is None:
        top = [0, 0, 0]
        for card, symbols in enumerate(CARD_SYMBOLS):
            if kinds >> card & 1:
                for symbol in symbols:
                    top[symbol] = max(top[symbol], POWER[card])
        found = (top[0], top[1], top[2])
        if len(_POWERS) >= REMEMBERED:
            _POWERS.clear()
        _POWERS[kinds] = found
    return found


REMEMBERED: Final = 2_000
"""Masks of cards whose powers are kept."""

_POWERS: Final[dict[int, Levels]] = {}


def _with_tokens(top: Levels, tokens: tuple[int, ...]) -> Levels:
    """The same with the power of tokens."""
    if not tokens:
        return top
    powers = list(top)
    for token in tokens:
        if TOKEN_POWER[token]:
            symbol = TOKEN_SYMBOL[token]
            powers[symbol] = max(powers[symbol], TOKEN_POWER[token])
    return powers[0], powers[1], powers[2]


def _lower(powers: Levels, needs: Levels) -> Levels:
    """Powers as far as the board asks for them."""
    a, b, c = powers
    most_a, most_b, most_c = needs
    return min(a, most_a), min(b, most_b), min(c, most_c)


def _highest_needs(board: Board) -> Levels:
    """The highest number of each symbol on the board, and at least what blockades ask for."""
    top = [2, 1, 1]
    for terrain, need in zip(board.terrain, board.need, strict=True):
        if terrain < RUBBLE:
            top[terrain] = max(top[terrain], need)
    return top[0], top[1], top[2]


HIGHEST_NEEDS: Final[BoardCache[Levels]] = BoardCache(_highest_needs)


def _weights(deck: tuple[int, ...]) -> Levels:
    """Costs per unit of power in quarters: what the deck has little of costs more."""
    a = b = c = 0.5
    for card in deck:
        more_a, more_b, more_c = SUPPLY[card]
        a += more_a
        b += more_b
        c += more_c
    mean = (a + b + c) / 3
    return _weight(mean, a), _weight(mean, b), _weight(mean, c)


def _weight(mean: float, supply: float) -> int:
    return _COARSE[min(8, round(4 * sqrt(mean / supply)))]


_COARSE: Final = (3, 3, 3, 3, 4, 4, 6, 6, 8)
"""Few different weights, so that fields are found again."""


def _supply(card: int) -> tuple[float, float, float]:
    """What a card adds to the supply of each symbol."""
    if ITEM[card]:
        return 0.0, 0.0, 0.0
    power = POWER[card] * (0.6 if JOKER[card] else 1.0)
    a, b, c = [power if symbol in CARD_SYMBOLS[card] else 0.0 for symbol in range(3)]
    return a, b, c


SUPPLY: Final[tuple[tuple[float, float, float], ...]] = tuple(
    [_supply(card) for card in range(len(CARD_IDS))]
)
