"""The ways to end a turn, as pairs of a place and a change of the deck, each listed once."""

from typing import Any, final

from eldorado.arrays import np
from eldorado.bots.planner.search.endings import STOP, Closing
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.core.state import joined, without

Cards = tuple[int, ...]

PlaceKey = tuple[Cards, int, Cards, int]
"""Pieces, seams opened, tokens, caves explored: what distinguishes the places of one turn."""

DeckChange = tuple[Cards, int, int, Cards]
"""Cards removed, the kind taken, the kind bought, cards kept: what a turn does to a deck."""


@final
class EndingList:
    """Ways to end a turn; those that lead to the same place and deck are one."""

    __slots__ = (
        "_added",
        "_changes",
        "_pairs",
        "_places",
        "arrived",
        "closings",
        "nodes",
        "rows",
        "what",
        "where",
    )

    def __init__(self) -> None:
        self.nodes: list[TurnNode] = []
        self.closings: list[Closing] = []
        self.where: list[int] = []
        self.what: list[int] = []
        """Beside each of them the numbers of its place and its change of the deck."""
        self.arrived: list[int] = []
        """The numbers of those with which the last piece arrives."""
        self.rows: list[bytes] = []
        """The places described, as far as somebody asked for them."""
        self._pairs: tuple[Any, Any] | None = None
        self._places: dict[PlaceKey, int] = {}
        self._changes: dict[DeckChange, int] = {}
        self._added: set[tuple[int, int]] = set()

    def add(self, node: TurnNode, closings: list[Closing]) -> None:
        """Ways to end a turn at that node."""
        spot = self._place(node, node.tokens)
        if node.arrived() and (spot, self._change(node, STOP)) not in self._added:
            self.arrived.append(len(self.nodes))
        for closing in closings:
            where = spot
            if closing.tokens:
                where = self._place(node, without(node.tokens, closing.tokens))
            pair = (where, self._change(node, closing))
            if pair in self._added:
                continue
            self._added.add(pair)
            self.nodes.append(node)
            self.closings.append(closing)
            self.where.append(where)
            self.what.append(pair[1])

    def _place(self, node: TurnNode, tokens: Cards) -> int:
        key = (node.pieces, node.opened, tokens, node.explored)
        return self._places.setdefault(key, len(self._places))

    def _change(self, node: TurnNode, closing: Closing) -> int:
        removed = node.removed
        if closing.consumed:
            removed = joined(removed, closing.consumed)
        key = (removed, node.taken, closing.bought, closing.kept)
        return self._changes.setdefault(key, len(self._changes))

    @property
    def places(self) -> list[PlaceKey]:
        return list(self._places)

    def pairs(self) -> tuple[Any, Any]:
        """The numbers of places and changes, as arrays."""
        pairs = self._pairs
        if pairs is None or len(pairs[0]) < len(self.where):
            pairs = (np.asarray(self.where, np.intp), np.asarray(self.what, np.intp))
            self._pairs = pairs
        return pairs

    @property
    def changes(self) -> list[DeckChange]:
        return list(self._changes)
