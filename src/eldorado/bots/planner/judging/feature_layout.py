"""Where each number of a seat's description stands.

A description is a place followed by a deck. Slices and positions count from the first number of
the part they belong to: a piece, a place or a deck.
"""

from typing import Final

from eldorado.core.kinds import CARD_IDS, TOKEN_IDS

LAYOUT: Final = 2
"""Raised whenever a number changes its meaning; weights are for one layout only."""

CARD_KINDS: Final = len(CARD_IDS)
TOKEN_KINDS: Final = len(TOKEN_IDS)

# Requirements of the way from a space, in one field of distances.
CARDS_NEEDED: Final = 3
"""After the power needed of each of three symbols."""
HIGHEST_NEEDED: Final = 4
"""The first of the highest numbers of each symbol."""
DEMANDS: Final = 7

# A piece: per field its distance and demands, then steps, gains by single cards, arrival.
FIELDS: Final = 4
"""Fields of distances, each with weights of its own."""
PER_FIELD: Final = 1 + DEMANDS
POWERS: Final = (1, 2, 3, 5)
"""One card of such a power is tried from every space."""
GAIN_COUNT: Final = 3 * len(POWERS) + 3
"""By symbol and power, by rubble, by a camp, by the native."""
GAINS: Final = slice(FIELDS * PER_FIELD + 1, FIELDS * PER_FIELD + 1 + GAIN_COUNT)
NATIVE_GAIN: Final = GAIN_COUNT - 1
"""Among the gains."""
PIECE_SIZE: Final = FIELDS * PER_FIELD + 1 + GAIN_COUNT + 1

# A place: two pieces, tokens held, tokens left in caves, the number of seats.
FIRST_PIECE: Final = slice(0, PIECE_SIZE)
SECOND_PIECE: Final = slice(PIECE_SIZE, 2 * PIECE_SIZE)
TOKENS_HELD: Final = slice(2 * PIECE_SIZE, 2 * PIECE_SIZE + TOKEN_KINDS)
TOKENS_IN_CAVES: Final = 2 * PIECE_SIZE + TOKEN_KINDS
SEATS: Final = slice(TOKENS_IN_CAVES + 1, TOKENS_IN_CAVES + 4)
PLACE_SIZE: Final = TOKENS_IN_CAVES + 4

# A deck: five numbers per kind of card, then four of the whole deck.
OWNED: Final = slice(0, CARD_KINDS)
PER_HAND: Final = slice(CARD_KINDS, 2 * CARD_KINDS)
NEXT_HAND: Final = slice(2 * CARD_KINDS, 3 * CARD_KINDS)
PILES: Final = slice(3 * CARD_KINDS, 4 * CARD_KINDS)
ON_OFFER: Final = slice(4 * CARD_KINDS, 5 * CARD_KINDS)
DECK_TOTALS: Final = slice(5 * CARD_KINDS, 5 * CARD_KINDS + 4)
"""Its size, the share of it in one hand, cards in the draw pile, cards kept."""
DECK_SIZE: Final = 5 * CARD_KINDS + 4

SEAT_SIZE: Final = PLACE_SIZE + DECK_SIZE
"""All numbers of a seat."""
