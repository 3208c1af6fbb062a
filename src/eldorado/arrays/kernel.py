"""Our kernel for matrix products, `kernel.c`: where Python runs in a browser and has no numpy.

The program that starts Python there offers the built kernel as the module `eldorado_kernel`. It
works on Python's own memory and takes addresses.
"""

import importlib
import struct
from array import array
from collections.abc import Iterable
from typing import Any, final


@final
class Kernel:
    """The functions of the kernel, for packed numbers."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions
        self._scratch = array("f")

    def judge(self, network: int, judged: "KernelBatch") -> "array[float]":
        """The chance of each number of rounds left, for all pairs of a batch."""
        needed = self._functions.scratch_size(network, judged.places, judged.decks)
        if needed > len(self._scratch):
            self._scratch = array("f", bytes(4 * needed))
        chances = array("f", bytes(4 * judged.horizon * len(judged.where)))
        structure = array("B", judged.packed(address(self._scratch), address(chances)))
        self._functions.judge(network, address(structure))
        return chances

    def weigh(
        self, packed: "array[float]", part: tuple[int, int], worth: list[float]
    ) -> list[float]:
        """The sum of each row, weighed by `worth`; `part` is the first row and how many."""
        first, rows = part
        width = len(worth)
        weights = array("f", worth)
        sums = array("f", bytes(4 * rows))
        start = address(packed) + 4 * first * width
        self._functions.weigh(start, rows, width, address(weights), address(sums))
        return sums.tolist()


@final
class KernelBatch:
    """Pairs of a place and a deck, packed, with the numbers of those that belong together."""

    __slots__ = ("_deck", "_place", "_what", "decks", "horizon", "places", "where")

    def __init__(
        self,
        rows: tuple["array[float]", "array[float]"],
        widths: tuple[int, int],
        pairs: tuple[Iterable[int], Iterable[int]],
        horizon: int,
    ) -> None:
        self._place, self._deck = rows
        self.places, self.decks = len(rows[0]) // widths[0], len(rows[1]) // widths[1]
        self.where, self._what = array("i", pairs[0]), array("i", pairs[1])
        self.horizon = horizon
        for numbers, count in ((self.where, self.places), (self._what, self.decks)):
            if numbers and not 0 <= min(numbers) <= max(numbers) < count:
                raise IndexError(f"There is a number beyond the {count} rows of a batch.")

    def packed(self, scratch: int, chances: int) -> bytes:
        """The structure `batch` of the kernel."""
        given = [address(part) for part in (self._place, self._deck, self.where, self._what)]
        counts = (self.places, self.decks, len(self.where))
        return struct.pack("3i6P", *counts, *given, scratch, chances)


def address(numbers: "array[Any]") -> int:
    """Where packed numbers are."""
    return numbers.buffer_info()[0]


def _found() -> Kernel | None:
    try:
        return Kernel(importlib.import_module("eldorado_kernel"))
    except ImportError:
        return None


KERNEL = _found()
"""The kernel, where there is one."""
