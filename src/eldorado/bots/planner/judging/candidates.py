"""The candidates for a turn: all ways it could go and end, judged by the network."""

from typing import Final

import numpy as np

from eldorado.bots.planner.judging.board_features import board_features
from eldorado.bots.planner.judging.derived_features import Numbers
from eldorado.bots.planner.judging.features import (
    counts,
    deck,
    place,
    unseen_tokens,
)
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.value_batch import ValueBatch
from eldorado.bots.planner.search.endings import STOP, Closing, closings, purchases
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.bots.planner.search.turn_search import TurnSearch
from eldorado.bots.planner.search.width import Width
from eldorado.core.actions import Action, End
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TRANSMITTER
from eldorado.core.market import offers, stock_after
from eldorado.core.movement.conditions import occupied_by_others
from eldorado.core.state import NO_CARD, joined, without

TAKEN: Final = 3
"""Kinds tried for the transmitter."""

Shopping = tuple[tuple[int, ...], tuple[int, ...], int]
"""What a purchase depends on: hand, tokens, and a kind that has just been sold out."""


class Candidate:
    """One whole turn and what is thought of it."""

    __slots__ = ("chances", "closing", "node", "value")

    def __init__(self, node: TurnNode, closing: Closing, value: float, chances: Numbers) -> None:
        self.node = node
        self.closing = closing
        self.value = value
        self.chances = chances
        """The chance of each number of rounds left after it."""

    def valued(self, value: float) -> "Candidate":
        """The same turn with another value."""
        return Candidate(self.node, self.closing, value, self.chances)

    def actions(self) -> list[Action]:
        """The turn as actions, from the root of the search to its end."""
        found = self.node.actions()
        if self.node.arrived():
            return found
        found += self.closing.purchase()
        found.append(End(tuple([CARD_IDS[card] for card in self.closing.kept])))
        return found

    @property
    def rounds(self) -> float:
        """The number of rounds left to expect."""
        return float(self.chances @ ROUNDS)


class EndingList:
    """Ways to end a turn, which stand in a batch from `start` on."""

    __slots__ = ("arrived", "closings", "nodes", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.nodes: list[TurnNode] = []
        self.closings: list[Closing] = []
        self.arrived: list[int] = []
        """The numbers of those with which the last piece arrives."""

    def best(self, chances: Numbers, worth: Numbers, count: int) -> list[Candidate]:
        """The best of them, best first."""
        if self.arrived:
            chances[self.arrived] = 0.0
            chances[self.arrived, 0] = 1.0
        values = chances @ worth
        if count == 1:
            order = [int(values.argmax())]
        else:
            order = np.argsort(-values, kind="stable")[:count].tolist()
        return [
            Candidate(self.nodes[i], self.closings[i], float(values[i]), chances[i]) for i in order
        ]


class CandidateSearch:
    """The candidates of the player to move in one position."""

    def __init__(
        self,
        world: Game,
        network: Network,
        worth: Numbers,
        width: Width,
        batch: ValueBatch | None = None,
    ) -> None:
        self._world = world
        self._network = network
        self._width = width
        self.worth = worth
        player = world.player
        self._owned = counts(player.hand + player.draw + player.discard + player.play)
        self._draw = counts(player.draw)
        self._others = occupied_by_others(world, world.to_move)
        self._caves = unseen_tokens(world)
        self._offers = () if world.turn.bought else offers(world)
        self._batch = ValueBatch() if batch is None else batch
        self._places: dict[tuple[object, ...], int] = {}
        self._decks: dict[tuple[object, ...], int] = {}
        self._added: set[tuple[int, int]] = set()
        self._purchases: dict[Shopping, list[Closing]] = {}
        self._closings: dict[Shopping, list[Closing]] = {}

    def candidates(self, count: int) -> list[Candidate]:
        """The best turns, best first."""
        first = self.endings()
        found = self._best(first, max(count, self._width.with_kept))
        holding: list[TurnNode] = []
        seen: set[int] = set()
        for candidate in found:
            node = candidate.node
            if len(holding) == self._width.with_kept:
                break
            if id(node) not in seen and node.hand and not node.arrived():
                seen.add(id(node))
                holding.append(node)
        if holding:
            second = self._add(holding, [self._with_keeping(node) for node in holding])
            found.extend(self._best(second, count))
            found.sort(key=_value)
        return found[:count]

    def endings(self) -> EndingList:
        """All ends without cards kept, added to the batch."""
        self._added.clear()
        takes = self._takes() if TRANSMITTER in self._world.player.hand else ()
        nodes = TurnSearch(self._world, self._width.beam, takes).run()
        return self._add(nodes, [self._without_keeping(node) for node in nodes])

    def _best(self, endings: EndingList, count: int) -> list[Candidate]:
        return endings.best(self._batch.judge(self._network, endings.start), self.worth, count)

    def _without_keeping(self, node: TurnNode) -> list[Closing]:
        """Stopping at once, or after any purchase."""
        if node.arrived() or not self._offers:
            return [STOP]
        sold_out = self._sold_out(node)
        key = (node.hand, node.tokens, sold_out)
        found = self._purchases.get(key)
        if found is None:
            found = [STOP, *purchases(node.hand, node.tokens, self._left(sold_out))]
            self._purchases[key] = found
        return found

    def _with_keeping(self, node: TurnNode) -> list[Closing]:
        sold_out = self._sold_out(node)
        key = (node.hand, node.tokens, sold_out)
        found = self._closings.get(key)
        if found is None:
            found = closings(node.hand, node.tokens, self._left(sold_out))
            self._closings[key] = found
        return found

    def _sold_out(self, node: TurnNode) -> int:
        """The kind of which the transmitter took the last card, or NO_CARD."""
        taken = node.taken
        return taken if taken != NO_CARD and self._world.piles[taken] == 1 else NO_CARD

    def _left(self, sold_out: int) -> tuple[int, ...]:
        """The kinds on offer, without one that is sold out."""
        if sold_out == NO_CARD:
            return self._offers
        return tuple([kind for kind in self._offers if kind != sold_out])

    def _add(self, nodes: list[TurnNode], ways: list[list[Closing]]) -> EndingList:
        """Add every way to stop to the batch; many turns that end alike are one."""
        batch = self._batch
        endings = EndingList(len(batch.where))
        for node, found in zip(nodes, ways, strict=True):
            spot = self._place(node, node.tokens)
            if node.arrived() and (spot, self._deck(node, STOP)) not in self._added:
                endings.arrived.append(len(endings.nodes))
            for closing in found:
                where = spot
                if closing.tokens:
                    where = self._place(node, without(node.tokens, closing.tokens))
                what = self._deck(node, closing)
                if (where, what) in self._added:
                    continue
                self._added.add((where, what))
                endings.nodes.append(node)
                endings.closings.append(closing)
                batch.where.append(where)
                batch.what.append(what)
        return endings

    def _place(self, node: TurnNode, tokens: tuple[int, ...]) -> int:
        key = (node.pieces, node.blockades, tokens, node.explored)
        index = self._places.get(key)
        if index is None:
            world = self._world
            found = float(node.explored.bit_count())
            ground = board_features(world.board, node.blockades)
            caves = self._caves.exploring(found)
            row = place(ground, node.pieces, self._others, tokens, caves, len(world.players))
            index = len(self._batch.places)
            self._batch.places.append(row)
            self._places[key] = index
        return index

    def _deck(self, node: TurnNode, closing: Closing) -> int:
        removed = node.removed
        if closing.consumed:
            removed = joined(removed, closing.consumed)
        key = (removed, node.taken, closing.bought, closing.kept)
        index = self._decks.get(key)
        if index is None:
            owned = self._owned[:]
            for card in removed:
                owned[card] -= 1
            if node.taken != NO_CARD:
                owned[node.taken] += 1
            if closing.bought != NO_CARD:
                owned[closing.bought] += 1
            piles, market = stock_after(self._world, node.taken, closing.bought)
            index = len(self._batch.decks)
            self._batch.decks.append(deck(owned, self._draw, closing.kept, piles, market))
            self._decks[key] = index
        return index

    def _takes(self) -> tuple[int, ...]:
        """What the transmitter would best bring if nothing else were done this turn."""
        world = self._world
        root = TurnNode.root(world)
        nodes: list[TurnNode] = []
        for kind, left in enumerate(world.piles):
            if left:
                node = root.after((), root.holding.used_up((TRANSMITTER,)))
                node.taken = kind
                nodes.append(node)
        if not nodes:
            return ()
        apart = CandidateSearch(world, self._network, self.worth, self._width)
        endings = apart._add(nodes, [[STOP]] * len(nodes))
        return tuple([candidate.node.taken for candidate in apart._best(endings, TAKEN)])


def best_of_each(
    games: list[Game], worths: list[Numbers], network: Network, width: Width
) -> list[Candidate]:
    """The best turn in each of many positions, judged together: that is much quicker."""
    batch = ValueBatch()
    found = [
        CandidateSearch(game, network, worth, width, batch).endings()
        for game, worth in zip(games, worths, strict=True)
    ]
    chances = batch.judge(network)
    best: list[Candidate] = []
    for number, (endings, worth) in enumerate(zip(found, worths, strict=True)):
        stop = found[number + 1].start if number + 1 < len(found) else len(chances)
        best.append(endings.best(chances[endings.start : stop], worth, 1)[0])
    return best


def _value(candidate: Candidate) -> float:
    return -candidate.value
