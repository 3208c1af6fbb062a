"""The board as one deck sees it: what it can enter, what costs it much, how far it is."""

from math import sqrt
from typing import Final

from eldorado.bots.walker.card_values import KINDS, LEAST_DECK
from eldorado.bots.walker.distances import DeckPowers, DistanceField, Levels, field
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_SYMBOLS, ITEM, JOKER, POWER, TOKEN_POWER, TOKEN_SYMBOL
from eldorado.routes.board import RUBBLE, Board, BoardCache

Crowded = tuple[tuple[int, float], ...]
"""Occupied spaces, each with what going around it is worth."""


class DeckCosts:
    """Distances for the deck of the player to move, whatever blockades are left."""

    __slots__ = ("_crowd", "_fields", "_powers", "able", "board", "deck", "weights")

    def __init__(self, world: Game, crowd: Crowded = ()) -> None:
        player = world.player
        self.board = world.board
        self.deck = player.hand + player.draw + player.discard + player.play
        self.able = powers(self.board, self.deck, player.tokens)
        market = tuple(kind for kind in KINDS if world.piles[kind])
        obtainable = powers(self.board, market, ())
        spare = min(3, max(0, len(self.deck) - LEAST_DECK))
        self.weights = weights(self.deck)
        self._powers = DeckPowers(self.weights, self.able, obtainable, spare)
        self._crowd = crowd
        self._fields: dict[tuple[int, ...], DistanceField] = {}

    def field(self, blockades: tuple[int, ...]) -> DistanceField:
        """The distances once only these blockades are left."""
        found = self._fields.get(blockades)
        if found is None:
            found = field(self.board, blockades, self._powers, self._crowd)
            self._fields[blockades] = found
        return found


def powers(board: Board, cards: tuple[int, ...], tokens: tuple[int, ...]) -> Levels:
    """The highest power of each symbol among cards and tokens, as far as the board asks for it."""
    top = [0, 0, 0]
    for card in set(cards):
        for symbol in CARD_SYMBOLS[card]:
            top[symbol] = max(top[symbol], POWER[card])
    for token in tokens:
        if TOKEN_POWER[token]:
            symbol = TOKEN_SYMBOL[token]
            top[symbol] = max(top[symbol], TOKEN_POWER[token])
    a, b, c = HIGHEST_NEEDS.of(board)
    return min(a, top[0]), min(b, top[1]), min(c, top[2])


def _highest_needs(board: Board) -> Levels:
    """The highest number of each symbol on the board, and at least what blockades ask for."""
    top = [2, 1, 1]
    for terrain, need in zip(board.terrain, board.need, strict=True):
        if terrain < RUBBLE:
            top[terrain] = max(top[terrain], need)
    return top[0], top[1], top[2]


HIGHEST_NEEDS: Final[BoardCache[Levels]] = BoardCache(_highest_needs)


def weights(deck: tuple[int, ...]) -> Levels:
    """Costs per unit of power in quarters: what the deck has little of costs more."""
    supply = [0.5, 0.5, 0.5]
    for card in deck:
        if not ITEM[card]:
            for symbol in CARD_SYMBOLS[card]:
                supply[symbol] += POWER[card] * (0.6 if JOKER[card] else 1.0)
    mean = sum(supply) / 3
    a, b, c = (_COARSE[min(8, round(4 * sqrt(mean / part)))] for part in supply)
    return a, b, c


_COARSE = (3, 3, 3, 3, 4, 4, 6, 6, 8)
"""Few different weights, so that fields are found again."""
