"""The candidates for a turn: all ways it could go and end, judged by the network."""

from typing import Final, final

from eldorado.arrays import Numbers, np
from eldorado.bots.planner.judging.board_features import board_features, packed
from eldorado.bots.planner.judging.ending_list import DeckChange, EndingList
from eldorado.bots.planner.judging.features import (
    counts,
    deck,
    packed_pieces,
    packed_tokens,
    unseen_tokens,
)
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.value_batch import ValueBatch
from eldorado.bots.planner.search.endings import STOP, Closing, closings, purchases
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.bots.planner.search.turn_search import SearchMemory, TurnSearch
from eldorado.bots.planner.search.width import Width
from eldorado.core.actions import Action, End
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TRANSMITTER
from eldorado.core.movement.conditions import may_move, occupied_by_others
from eldorado.core.state import NO_CARD, opened
from eldorado.core.zones.stock import offers, stock_after

TAKEN: Final = 3
"""Kinds tried for the transmitter."""

FINE: Final = 32768.0
"""Values are multiples of its inverse: turns that are worth the same stay equal, however the sums
behind them were rounded, and are taken in the order in which they were found."""

Cards = tuple[int, ...]

Shopping = tuple[Cards, Cards, Cards]
"""What purchases depend on: hand, tokens, and the kinds on offer."""


@final
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

    def alone(self) -> "Candidate":
        """The same turn without the other rows of its batch, which could then be forgotten."""
        return Candidate(self.node, self.closing, self.value, self.chances.copy())

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


@final
class TurnMemory:
    """What the searches of one decision have in common: it is worked out once.

    All positions are on one board. It lives as long as the decision, whose sampled worlds often
    meet the same hand.
    """

    __slots__ = ("best", "endings", "purchases", "searches")

    def __init__(self) -> None:
        self.searches = SearchMemory()
        self.purchases: dict[Shopping, list[Closing]] = {}
        self.endings: dict[tuple[object, ...], EndingList] = {}
        """Per position, as far as moves and purchases depend on it, the ways to end a turn."""
        self.best: dict[tuple[object, ...], tuple[Candidate, Numbers]] = {}
        """Per whole position the best turn, and what rounds left were worth for it."""


class CandidateSearch:
    """The candidates of the player to move in one position."""

    def __init__(
        self,
        world: Game,
        network: Network,
        worth: Numbers,
        width: Width,
        memory: TurnMemory | None = None,
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
        self._memory = TurnMemory() if memory is None else memory

    def candidates(self, count: int) -> list[Candidate]:
        """The best turns, best first."""
        endings = self._search(self._takes())
        found = self._best(endings, 0, max(count, self._width.with_kept))
        holding: list[TurnNode] = []
        seen: set[int] = set()
        for candidate in found:
            node = candidate.node
            if len(holding) == self._width.with_kept:
                break
            if id(node) not in seen and node.hand and not node.arrived():
                seen.add(id(node))
                holding.append(node)
        start = len(endings.nodes)
        for node in holding:
            endings.add(node, closings(node.hand, node.tokens, self._left(node)))
        if len(endings.nodes) > start:
            found.extend(self._best(endings, start, count))
            found.sort(key=_value)
        return found[:count]

    def endings(self) -> EndingList:
        """All ends without cards kept; they are remembered."""
        takes = self._takes()
        world = self._world
        player = world.player
        key = (
            player.pieces,
            player.hand,
            player.tokens,
            world.blockades,
            self._others,
            self._caves,
            tuple([bool(pile) for pile in world.caves]),
            world.turn.pending,
            world.turn.passing,
            may_move(world),
            self._offers,
            (takes, world.piles) if takes else (),
            self._width.beam,
        )
        found = self._memory.endings.get(key)
        if found is None:
            found = self._memory.endings[key] = self._search(takes)
        return found

    def key(self, endings: EndingList) -> tuple[object, ...]:
        """What the best of these ends depends on, in one memory."""
        world = self._world
        return (
            endings,
            tuple(self._owned),
            tuple(self._draw),
            world.piles,
            world.market,
            id(self.worth),
        )

    def add_to(self, batch: ValueBatch, endings: EndingList, start: int = 0) -> int:
        """Add ends to a batch; the number of the first."""
        self._describe_places(endings)
        return batch.add(endings, [self._deck(change) for change in endings.changes], start)

    def _search(self, takes: Cards) -> EndingList:
        memory = self._memory
        endings = EndingList()
        for node in TurnSearch(self._world, self._width.beam, takes, memory.searches).run():
            endings.add(node, self._without_keeping(node))
        return endings

    def _best(self, endings: EndingList, start: int, count: int) -> list[Candidate]:
        batch = ValueBatch()
        self.add_to(batch, endings, start)
        return best_endings(endings, start, batch.judge(self._network), self.worth, count)

    def _without_keeping(self, node: TurnNode) -> list[Closing]:
        """Stopping at once, or after any purchase."""
        if node.arrived() or not self._offers:
            return [STOP]
        left = self._left(node)
        key = (node.hand, node.tokens, left)
        found = self._memory.purchases.get(key)
        if found is None:
            found = [STOP, *purchases(node.hand, node.tokens, left)]
            self._memory.purchases[key] = found
        return found

    def _left(self, node: TurnNode) -> Cards:
        """The kinds on offer, without one of which the transmitter took the last card."""
        taken = node.taken
        if taken == NO_CARD or self._world.piles[taken] > 1:
            return self._offers
        return tuple([kind for kind in self._offers if kind != taken])

    def _describe_places(self, endings: EndingList) -> None:
        world = self._world
        held: dict[tuple[Cards, int], bytes] = {}
        for pieces, seams, tokens, explored in endings.places[len(endings.rows) :]:
            ground = board_features(world.board, opened(world.blockades, seams))
            found = explored.bit_count()
            ending = held.get((tokens, found))
            if ending is None:
                caves = self._caves.exploring(float(found))
                ending = packed_tokens(tokens, caves, len(world.players))
                held[tokens, found] = ending
            endings.rows.append(packed_pieces(ground, pieces, self._others) + ending)

    def _deck(self, change: DeckChange) -> bytes:
        """The deck after a turn."""
        removed, taken, bought, kept = change
        owned = self._owned[:]
        for card in removed:
            owned[card] -= 1
        if taken != NO_CARD:
            owned[taken] += 1
        if bought != NO_CARD:
            owned[bought] += 1
        piles, market = stock_after(self._world, taken, bought)
        return packed(deck(owned, self._draw, kept, piles, market))

    def _takes(self) -> Cards:
        """What the transmitter would best bring if nothing else were done this turn."""
        world = self._world
        if TRANSMITTER not in world.player.hand:
            return ()
        holdings = self._memory.searches.holdings
        root = TurnNode.root(world, holdings)
        left = holdings.used_up(root.held, (TRANSMITTER,))
        endings = EndingList()
        for kind, count in enumerate(world.piles):
            if count:
                node = root.after((), left)
                node.taken = kind
                endings.add(node, [STOP])
        if not endings.nodes:
            return ()
        return tuple([candidate.node.taken for candidate in self._best(endings, 0, TAKEN)])


def best_endings(
    endings: EndingList, start: int, chances: Numbers, worth: Numbers, count: int
) -> list[Candidate]:
    """The best ends from `start` on, best first."""
    for number in endings.arrived:
        if number >= start:
            chances[number - start] = 0.0
            chances[number - start, 0] = 1.0
    values = np.rint((chances @ worth) * FINE) / FINE
    if count == 1:
        order = [int(values.argmax())]
    else:
        order = np.argsort(-values, kind="stable")[:count].tolist()
    return [
        Candidate(
            endings.nodes[start + i], endings.closings[start + i], float(values[i]), chances[i]
        )
        for i in order
    ]


def best_of_each(
    games: list[Game],
    worths: list[Numbers],
    network: Network,
    width: Width,
    memory: TurnMemory | None = None,
) -> list[Candidate]:
    """The best turn in each of many positions, judged together: that is much quicker."""
    memory = TurnMemory() if memory is None else memory
    batch = ValueBatch()
    keys: list[tuple[object, ...]] = []
    fresh: dict[tuple[object, ...], tuple[EndingList, int, Numbers]] = {}
    for game, worth in zip(games, worths, strict=True):
        search = CandidateSearch(game, network, worth, width, memory)
        endings = search.endings()
        key = search.key(endings)
        keys.append(key)
        if key not in memory.best and key not in fresh:
            fresh[key] = (endings, search.add_to(batch, endings), worth)
    if fresh:
        chances = batch.judge(network)
        for key, (endings, start, worth) in fresh.items():
            rows = chances[start : start + len(endings.nodes)]
            memory.best[key] = (best_endings(endings, 0, rows, worth, 1)[0].alone(), worth)
    return [memory.best[key][0] for key in keys]


def _value(candidate: Candidate) -> float:
    return -candidate.value
