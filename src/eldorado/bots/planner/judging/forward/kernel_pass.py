"""The network's way from descriptions to chances, by our kernel in one call."""

import struct
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, final

from eldorado.arrays.kernel import Kernel, KernelBatch, address
from eldorado.arrays.plain_arrays import NumberTable
from eldorado.bots.planner.judging.feature_layout import (
    CARD_KINDS,
    DECK_SIZE,
    FIELDS,
    GAIN_COUNT,
    PIECE_SIZE,
    PLACE_SIZE,
)
from eldorado.bots.planner.judging.forward.forecast_tables import (
    LATEST,
    LEAST,
    SCALE,
    Table,
    gain_of_cards,
    power_of_cards,
    top_of_cards,
)
from eldorado.core.kinds import DRAWS, HAND_SIZE


@final
class KernelPass:
    """Judges seats with the layers of a network."""

    def __init__(self, layers: list[tuple[Any, Any]], kernel: Kernel) -> None:
        self._kernel = kernel
        self._horizon = len(layers[-1][1])
        self._kept: list[array[Any]] = []
        """What the structures of the kernel point to."""
        structures = b""
        for matrix, offset in layers:
            if len(offset) % 4:
                raise ValueError("The kernel needs layers of a multiple of four numbers.")
            weights = self._keep("f", [number for row in matrix for number in row])
            structures += struct.pack(
                "iiPP", len(matrix), len(offset), weights, self._keep("f", offset)
            )
        sizes = (PLACE_SIZE, DECK_SIZE, PIECE_SIZE, FIELDS, CARD_KINDS, GAIN_COUNT)
        tables = (power_of_cards(), top_of_cards(), gain_of_cards())
        structure = struct.pack(
            "8i3f6P",
            *sizes,
            self._horizon,
            len(layers),
            LEAST,
            LATEST,
            HAND_SIZE,
            self._keep("f", SCALE),
            *[self._keep("f", _flat(table)) for table in tables],
            self._keep("f", DRAWS),
            self._keep("B", structures),
        )
        self._network = self._keep("B", structure)

    def judge(
        self, places: NumberTable, decks: NumberTable, where: Iterable[int], what: Iterable[int]
    ) -> NumberTable:
        """The chance of each number of rounds left, for pairs of place and deck."""
        batch = KernelBatch(
            (places.packed, decks.packed), (PLACE_SIZE, DECK_SIZE), (where, what), self._horizon
        )
        return NumberTable(self._kernel.judge(self._network, batch), self._horizon)

    def seats(self, features: Iterable[Sequence[float]]) -> NumberTable:
        """The chance of each number of rounds left, for whole descriptions."""
        places, decks = array("f"), array("f")
        count = 0
        for row in features:
            places.extend(row[:PLACE_SIZE])
            decks.extend(row[PLACE_SIZE:])
            count += 1
        each = range(count)
        return self.judge(
            NumberTable(places, PLACE_SIZE), NumberTable(decks, DECK_SIZE), each, each
        )

    def _keep(self, kind: Any, numbers: Any) -> int:
        """The address of numbers, which stay there."""
        self._kept.append(array(kind, numbers))
        return address(self._kept[-1])


def _flat(table: Table) -> list[float]:
    return [number for row in table for number in row]
