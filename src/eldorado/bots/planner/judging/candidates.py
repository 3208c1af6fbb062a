"""All the ends a turn could have, judged by the network: the turn planner of every level."""

from dataclasses import dataclass
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
from eldorado.bots.planner.judging.network import HORIZON, Network
from eldorado.bots.planner.judging.win_chances import arrival, wins
from eldorado.bots.planner.search.endings import Closing, closings, purchases
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.bots.planner.search.turn_search import TurnSearch
from eldorado.core.actions import Action, Buy, End
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TRANSMITTER
from eldorado.core.market import offers, stock_after
from eldorado.core.movement.conditions import occupied_by_others
from eldorado.core.state import NO_CARD, joined, without

PACE: Final = 0.02
"""What a round is worth as a chance to win, all else equal: the sooner the better."""

TAKEN: Final = 3
"""Kinds tried for the transmitter."""

STOP: Final = Closing((), NO_CARD, (), (), ())
"""Nothing bought, nothing kept."""


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

    def actions(self) -> list[Action]:
        """The turn as actions, from the root of the search to its end."""
        found = self.node.actions()
        if self.node.arrived():
            return found
        closing = self.closing
        if closing.bought != NO_CARD:
            found.append(Buy(CARD_IDS[closing.bought], closing.sources))
        found.append(End(tuple([CARD_IDS[card] for card in closing.kept])))
        return found

    @property
    def rounds(self) -> float:
        """The number of rounds left to expect."""
        return float(self.chances @ ROUNDS)


ROUNDS: Final = np.arange(HORIZON, dtype=np.float32)


@dataclass(frozen=True)
class Width:
    """How much of a turn is looked at."""

    beam: int
    """Positions followed after each action."""
    with_kept: int
    """Positions for which keeping cards is considered."""


WIDE: Final = Width(40, 16)
NARROW: Final = Width(16, 4)


class Book:
    """Descriptions of places and decks, and which belong together; judged all at once."""

    __slots__ = ("decks", "places", "what", "where")

    def __init__(self) -> None:
        self.places: list[tuple[float, ...]] = []
        self.decks: list[list[float]] = []
        self.where: list[int] = []
        self.what: list[int] = []

    def judge(self, network: Network, start: int = 0) -> Numbers:
        """The chance of each number of rounds left, for all pairs from `start` on."""
        return network.judge(self.places, self.decks, self.where[start:], self.what[start:])


class Ends:
    """Ways to end a turn, written into a book from `start` on."""

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
    """The ends of the mover's turn, from one position."""

    def __init__(
        self,
        world: Game,
        network: Network,
        worth: Numbers,
        width: Width,
        book: Book | None = None,
    ) -> None:
        self._world = world
        self._network = network
        self._width = width
        self.worth = worth
        player = world.player
        self._owned = counts(player.hand + player.draw + player.discard + player.play)
        self._draw = counts(player.draw)
        self._others = occupied_by_others(world, world.to_move)
        self._unseen, self._ahead = unseen_tokens(world)
        self._offers = () if world.turn.bought else offers(world)
        self._book = Book() if book is None else book
        self._places: dict[tuple[object, ...], int] = {}
        self._decks: dict[tuple[object, ...], int] = {}
        self._written: set[tuple[int, int]] = set()
        self._purchases: dict[Shopping, list[Closing]] = {}
        self._closings: dict[Shopping, list[Closing]] = {}

    def candidates(self, count: int) -> list[Candidate]:
        """The best turns, best first."""
        first = self.ends()
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
            second = self._write(holding, [self._with_keeping(node) for node in holding])
            found.extend(self._best(second, count))
            found.sort(key=_value)
        return found[:count]

    def ends(self) -> Ends:
        """All ends without cards kept, written into the book."""
        self._written.clear()
        takes = self._takes() if TRANSMITTER in self._world.player.hand else ()
        nodes = TurnSearch(self._world, self._width.beam, takes).run()
        return self._write(nodes, [self._without_keeping(node) for node in nodes])

    def _best(self, ends: Ends, count: int) -> list[Candidate]:
        return ends.best(self._book.judge(self._network, ends.start), self.worth, count)

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

    def _write(self, nodes: list[TurnNode], ways: list[list[Closing]]) -> Ends:
        """Write every way to stop into the book; many turns that end alike are one."""
        book = self._book
        ends = Ends(len(book.where))
        for node, found in zip(nodes, ways, strict=True):
            spot = self._place(node, node.tokens)
            if node.arrived() and (spot, self._deck(node, STOP)) not in self._written:
                ends.arrived.append(len(ends.nodes))
            for closing in found:
                where = spot
                if closing.tokens:
                    where = self._place(node, without(node.tokens, closing.tokens))
                what = self._deck(node, closing)
                if (where, what) in self._written:
                    continue
                self._written.add((where, what))
                ends.nodes.append(node)
                ends.closings.append(closing)
                book.where.append(where)
                book.what.append(what)
        return ends

    def _place(self, node: TurnNode, tokens: tuple[int, ...]) -> int:
        key = (node.pieces, node.blockades, tokens, node.explored)
        index = self._places.get(key)
        if index is None:
            world = self._world
            found = float(node.explored.bit_count())
            ground = board_features(world.board, node.blockades)
            row = place(
                ground, node.pieces, self._others, tokens, found,
                self._unseen, self._ahead - found, len(world.players),
            )  # fmt: skip
            index = len(self._book.places)
            self._book.places.append(row)
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
            index = len(self._book.decks)
            self._book.decks.append(deck(owned, self._draw, closing.kept, piles, market))
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
        ends = apart._write(nodes, [[STOP]] * len(nodes))
        return tuple([candidate.node.taken for candidate in apart._best(ends, TAKEN)])


def best_of_each(
    games: list[Game], worths: list[Numbers], network: Network, width: Width
) -> list[Candidate]:
    """The best turn in each of many positions, judged together: that is much quicker."""
    book = Book()
    found = [
        CandidateSearch(game, network, worth, width, book).ends()
        for game, worth in zip(games, worths, strict=True)
    ]
    chances = book.judge(network)
    best: list[Candidate] = []
    for number, (ends, worth) in enumerate(zip(found, worths, strict=True)):
        stop = found[number + 1].start if number + 1 < len(found) else len(chances)
        best.append(ends.best(chances[ends.start : stop], worth, 1)[0])
    return best


def _value(candidate: Candidate) -> float:
    return -candidate.value


class Rivals:
    """The others' chances, and what a turn of the mover does to them."""

    def __init__(self, world: Game, network: Network) -> None:
        self._world = world
        self._network = network
        self._seat = world.to_move
        self._rivals = [seat for seat in range(len(world.players)) if seat != self._seat]
        self._racing = [seat for seat in self._rivals if not world.players[seat].arrived]
        self._chances = self._arrivals(world, NO_CARD, NO_CARD)
        blockades = world.players[self._seat].blockades
        self.worth: Numbers = (
            wins(world, self._seat, blockades, self._rivals, self._chances) - PACE * ROUNDS
        )
        """Per number of rounds left after this turn, what that is worth to the mover."""

    def delays(self, candidate: Candidate) -> list[tuple[int, float]]:
        """Per rival still racing, how many rounds a turn costs it."""
        game = self._after(candidate.node)
        after = self._arrivals(game, candidate.node.taken, candidate.closing.bought)
        return [
            (seat, float((later - earlier) @ ROUNDS))
            for seat, earlier, later in zip(self._rivals, self._chances, after, strict=True)
            if seat in self._racing
        ]

    def _after(self, node: TurnNode) -> Game:
        """The board as the others will find it once the mover stops there."""
        world = self._world
        game = world.copy()
        player = game.player
        won = [n for n, left in zip(world.blockades, node.blockades, strict=True) if n != left]
        player.blockades = joined(player.blockades, tuple(won))
        player.pieces = node.pieces
        game.blockades = node.blockades
        return game

    def _arrivals(self, game: Game, taken: int, bought: int) -> list[Numbers]:
        """Per rival the chance of arriving so many rounds after the current one."""
        rounds: Numbers | None = None
        if self._racing:
            each = range(len(self._racing))
            rounds = self._network.judge(
                self._places(game), self._stocked(taken, bought), each, each
            )
        return [
            arrival(game, seat, None if rounds is None else rounds[self._racing.index(seat)])
            if seat in self._racing
            else arrival(game, seat, None)
            for seat in self._rivals
        ]

    def _places(self, game: Game) -> list[tuple[float, ...]]:
        unseen, ahead = unseen_tokens(game)
        chart = board_features(game.board, game.blockades)
        return [
            place(
                chart,
                game.players[seat].pieces,
                occupied_by_others(game, seat),
                game.players[seat].tokens,
                0.0,
                unseen,
                ahead,
                len(game.players),
            )
            for seat in self._racing
        ]

    def _stocked(self, taken: int, bought: int) -> list[list[float]]:
        """The rivals' decks, with the market the mover leaves them."""
        piles, market = stock_after(self._world, taken, bought)
        found: list[list[float]] = []
        for seat in self._racing:
            player = self._world.players[seat]
            pool = player.hand + player.draw
            owned = counts(pool + player.discard + player.play)
            found.append(deck(owned, counts(pool), (), piles, market))
        return found
