"""Pieces in the way, packed into one word: their spaces, counted from 1, one after the other."""

from typing import Final

from eldorado.compiling import i64

PIECE_BITS: Final = 9
PIECE_MASK: Final = 511
MOST_NUMBERED: Final = PIECE_MASK - 1
"""Spaces of the largest board whose pieces fit; seven of them can be in the way of one (W-01)."""


def pieces_on(mask: int) -> i64:
    """The pieces that stand on the spaces of a bit mask."""
    pieces: i64 = 0
    while mask:
        space = mask.bit_length() - 1
        pieces = pieces << PIECE_BITS | space + 1
        mask ^= 1 << space
    return pieces


def spaces_of(pieces: i64) -> list[int]:
    """Where they stand."""
    spaces: list[int] = []
    while pieces:
        spaces.append((pieces & PIECE_MASK) - 1)
        pieces >>= PIECE_BITS
    return spaces


def stands_on(pieces: i64, space: i64) -> bool:
    """Whether one of them stands on that space."""
    while pieces:
        if (pieces & PIECE_MASK) - 1 == space:
            return True
        pieces >>= PIECE_BITS
    return False
