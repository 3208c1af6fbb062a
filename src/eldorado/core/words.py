"""Words of 64 bits as sets of bits."""

from typing import Final

from eldorado.compiling import i64


def _word(number: int) -> i64:
    return number


ONE: Final = _word(1)
"""The word to shift: compiled, a plain 1 would be a number of 32 bits, and so would its shift."""
