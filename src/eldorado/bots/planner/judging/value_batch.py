"""Many positions judged by the network at once, which is much quicker than one by one."""

from typing import Any, final

from eldorado.arrays import Numbers, np
from eldorado.bots.planner.judging.ending_list import EndingList
from eldorado.bots.planner.judging.feature_layout import DECK_SIZE, PLACE_SIZE
from eldorado.bots.planner.judging.network import Network, unpacked


@final
class ValueBatch:
    """Ends of turns with their places and decks; the network judges all of them at once."""

    __slots__ = ("_decks", "_endings", "_places", "_rows", "_what", "_where", "size")

    def __init__(self) -> None:
        self.size = 0
        """How many pairs of a place and a deck there are."""
        self._rows: list[bytes] = []
        self._decks: list[bytes] = []
        self._where: list[Any] = []
        self._what: list[Any] = []
        self._places: dict[int, int] = {}
        self._endings: list[EndingList] = []

    def add(self, endings: EndingList, decks: list[bytes], start: int = 0) -> int:
        """Ends from `start` on, with the decks that their changes lead to; the number of the
        first. Ends that were added before share their places."""
        first = self._places.get(id(endings))
        if first is None:
            first = len(self._rows)
            self._places[id(endings)] = first
            self._endings.append(endings)  # keeps its id its own
            self._rows += endings.rows
        where, what = endings.pairs()
        self._where.append(where[start:] + first)
        self._what.append(what[start:] + len(self._decks))
        self._decks += decks
        number = self.size
        self.size += len(where) - start
        return number

    def judge(self, network: Network) -> Numbers:
        """The chance of each number of rounds left, for all pairs."""
        return network.judge(
            unpacked(self._rows, PLACE_SIZE),
            unpacked(self._decks, DECK_SIZE),
            np.concatenate(self._where),
            np.concatenate(self._what),
        )
