"""Every way to pay every price, for hands whose cards are worth the same (P-03 to P-05, P-21)."""

from typing import Final

from eldorado.core.kinds import PRICE

DEAREST: Final = max(PRICE)

PLACE_BITS: Final = 6
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
"""Room for one place in a list of options, counted from 1."""


class WaysToPay:
    """The payments of all prices for hands of the same values.

    A payment is the places of its sources in the hand's own list of options, packed into one
    number. Exactly `changing` cards have their symbol changed (V-28).
    """

    __slots__ = ("_changing", "_found", "_options", "_stock", "offers", "packed", "sizes", "total")

    def __init__(self, options: tuple[int, ...], stock: list[int], changing: int) -> None:
        """`options` are packed: value, number of the kind, and whether the symbol is changed.
        `stock` is per kind how many there are."""
        self._options = options
        self._stock = stock
        self._changing = changing
        self._found: list[list[int]] = [[] for _ in range(DEAREST + 1)]
        self._extend(0, 0, 0, 0)
        self.packed = tuple([tuple(found) for found in self._found])
        self.sizes = tuple([len(found) for found in self._found])
        """Per price the number of its payments."""
        self._found = []
        self.offers: tuple[int, ...] = ()
        self.total = 0
        """The kinds that were on offer when it was last asked, and the payments of all of them."""

    def count(self, offered: tuple[int, ...]) -> int:
        """How many payments there are for the kinds on offer."""
        if self.offers is not offered:
            total = 0
            for card in offered:
                total += self.sizes[PRICE[card]]
            self.offers = offered
            self.total = total
        return self.total

    def _extend(self, chosen: int, first: int, half_coins: int, changed: int) -> None:
        """Adds sources from the most valuable down.

        The last source added is the smallest. So a choice worth `total`, of which the last is
        worth `value`, pays exactly the prices above `total - value` and up to `total` without a
        superfluous part.
        """
        for number in range(first, len(self._options)):
            option = self._options[number]
            kind = option >> 1 & KIND_MASK
            changes = changed + (option & 1)
            if not self._stock[kind] or changes > self._changing:
                continue
            total = half_coins + (option >> VALUE_BITS)
            payment = chosen << PLACE_BITS | number + 1
            lowest = half_coins // 2 + 1
            highest = min(total // 2, DEAREST)
            if lowest <= highest and changes == self._changing:
                for price in range(lowest, highest + 1):
                    self._found[price].append(payment)
            if total < 2 * DEAREST:
                self._stock[kind] -= 1
                self._extend(payment, number, total, changes)
                self._stock[kind] += 1


VALUE_BITS: Final = 8
KIND_MASK: Final = 127
"""Where the value begins in a packed option of a hand; its kind stands in between."""
