"""Every sensible way to move in a turn: what was played, where the pieces end.

Until a card is drawn or a token found, a turn is deterministic. Orders that lead to the same
position are found once; of the many ends of one movement the promising ones are followed.
"""

from itertools import combinations
from typing import Final, final

from eldorado.bots.planner.judging.board_features import BALANCED
from eldorado.bots.planner.search.holding import Holding, Holdings, Mover
from eldorado.bots.planner.search.search_ground import SearchGround
from eldorado.bots.planner.search.turn_node import TurnNode
from eldorado.core.actions import Native, Pay, Remove, Take, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD_IDS,
    CHANGE_SYMBOL,
    NATIVE,
    NATIVE_TOKEN,
    PASS_THROUGH,
    REMOVE_CARD,
    REMOVES,
    RUBBLE_SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TRANSMITTER,
)
from eldorado.core.movement.conditions import may_move, occupied_by_others
from eldorado.core.movement.movers import FIRST_TOKEN, PRINTED
from eldorado.core.state import GATE, NO_CARD
from eldorado.routes.board import CAMP

ARRIVAL: Final = 3.0
CAVE: Final = 1.0
"""What an arrival and a cave are worth while turns are searched."""

NATIVE_ENDS: Final = 3
"""Spaces to which a native is followed."""

MARKS: Final = 64
"""More than twice the kinds of cards: room for them in a packed number."""


@final
class SearchMemory:
    """What searches on one board have in common: each holding and each ground is made once."""

    __slots__ = ("_grounds", "holdings")

    def __init__(self) -> None:
        self.holdings = Holdings()
        self._grounds: dict[tuple[tuple[int, ...], int, int], SearchGround] = {}

    def ground(self, world: Game) -> SearchGround:
        """The ground as the player to move finds it."""
        caves = 0
        for cave, pile in enumerate(world.caves):
            if pile:
                caves |= 1 << cave
        key = (world.blockades, caves, occupied_by_others(world, world.to_move))
        found = self._grounds.get(key)
        if found is None:
            found = self._grounds[key] = SearchGround(world.board, *key)
        return found


class TurnSearch:
    """Finds the positions in which the mover could stop moving."""

    def __init__(
        self,
        world: Game,
        beam: int,
        takes: tuple[int, ...] = (),
        memory: SearchMemory | None = None,
    ) -> None:
        self._beam = beam
        self._takes = takes
        memory = SearchMemory() if memory is None else memory
        self._holdings = memory.holdings
        self._ground = memory.ground(world)
        self._board = world.board
        self._moves = may_move(world)
        self._known: set[int] = set()
        self.nodes: list[TurnNode] = []
        self._roots(world)

    def run(self) -> list[TurnNode]:
        """All positions found, the roots first; of those after as many actions the best only."""
        level = self.nodes
        found: list[TurnNode] = []
        while level:
            if len(level) > self._beam:
                level.sort(key=self._promise)
                del level[self._beam :]
            found += level
            self.nodes = []
            for node in level:
                if not node.arrived():
                    self._expand(node)
            level = self.nodes
        return found

    def _promise(self, node: TurnNode) -> float:
        """How far it is still, less what the hand may yet bring; the least is the best."""
        field = self._ground.features(node.opened).fields[BALANCED]
        far = 0.0
        for space in node.pieces:
            far += -ARRIVAL if space == GATE else field[space]
        for worth in node.held.unplayed:
            far -= worth
        return far - CAVE * node.explored.bit_count()

    def _roots(self, world: Game) -> None:
        """The position now, with the pending removal answered in every way."""
        root = TurnNode.root(world, self._holdings)
        if world.turn.pending == NO_CARD:
            self._add(root)
            return
        most = min(REMOVES[world.turn.pending], len(root.hand))
        for count in range(most + 1):
            for cards in sorted(set(combinations(root.hand, count))):
                action = Remove(tuple([CARD_IDS[card] for card in cards]))
                self._add(root.after((action,), self._holdings.used_up(root.held, cards)))

    def _add(self, node: TurnNode) -> None:
        """A position that is reached without a movement."""
        if self._is_new(node, node.pieces, node.held, node.opened, node.explored):
            self.nodes.append(node)

    def _is_new(
        self,
        node: TurnNode,
        pieces: tuple[int, ...],
        held: Holding,
        seams: int,
        explored: int,
    ) -> bool:
        """Whether the position turns up for the first time; a node stands for what a movement
        leaves alone. Everything is packed into one number."""
        key = held.number
        for space in pieces:
            key = key * self._ground.size + space + 1
        key = key << len(self._ground.blockades) | seams
        key = key << len(self._board.caves) | explored
        key = key * MARKS + (node.taken + 1) * 2 + node.passing
        if key in self._known:
            return False
        self._known.add(key)
        return True

    def _expand(self, node: TurnNode) -> None:
        for number, space in enumerate(node.pieces):
            if space == GATE:
                continue
            if self._moves:
                for mover in self._holdings.movers(node.held):
                    self._by_power(node, number, mover)
                self._by_paying(node, number)
            self._by_native(node, number)  # also after the purchase (T-06)
        if node.tokens and self._moves:
            self._by_token(node)
        elif NATIVE in node.hand or NATIVE_TOKEN in node.tokens:
            self._by_passing(node)
        if node.taken == NO_CARD and TRANSMITTER in node.hand:
            self._by_transmitter(node)

    def _by_power(self, node: TurnNode, number: int, mover: Mover) -> None:
        """The promising ends of one movement."""
        other = node.pieces[1 - number] if len(node.pieces) > 1 else GATE
        move = self._ground.move(
            node.pieces[number], other, (mover.symbol, mover.power), (node.opened, node.passing)
        )
        for index, end, seams, explored in move.ends:
            if end == GATE and mover.after and self._is_last(node, number):
                continue  # the turn is over: nothing can follow (E-11)
            after = self._arrive(node, number, mover.left, end, seams, explored)
            if after is not None:
                action = move.found.moves(number + 1, mover.kind, mover.label)[index]
                after.action = (*mover.before, action, *mover.after)

    def _is_last(self, node: TurnNode, number: int) -> bool:
        """Whether no other piece is on the board."""
        for other, space in enumerate(node.pieces):
            if other != number and space != GATE:
                return False
        return True

    def _by_token(self, node: TurnNode) -> None:
        """Power tokens, and tokens that change what a card or a turn can do."""
        holdings = self._holdings
        for token in sorted(set(node.tokens)):
            left = holdings.spent(node.held, token)
            if TOKEN_POWER[token]:
                symbol, power = TOKEN_SYMBOL[token], TOKEN_POWER[token]
                self._by_each_piece(node, Mover(FIRST_TOKEN + token, symbol, power, PRINTED, left))
            elif token == CHANGE_SYMBOL:
                for mover in holdings.changed_movers(node.held):
                    self._by_each_piece(node, mover)
            elif token == REMOVE_CARD:
                for card in sorted(set(node.hand)):
                    action = UseToken("remove_card", (CARD_IDS[card],))
                    self._add(node.after((action,), holdings.used_up(left, (card,))))
            elif token == PASS_THROUGH:
                self._by_passing(node)

    def _by_each_piece(self, node: TurnNode, mover: Mover) -> None:
        for number, space in enumerate(node.pieces):
            if space != GATE:
                self._by_power(node, number, mover)

    def _by_passing(self, node: TurnNode) -> None:
        """Occupied spaces are open for the rest of the turn (V-29)."""
        if PASS_THROUGH in node.tokens and not node.passing and self._ground.others:
            action = (UseToken("pass_through"),)
            passing = node.after(action, self._holdings.spent(node.held, PASS_THROUGH))
            passing.passing = True
            self._add(passing)

    def _occupied(self, node: TurnNode, number: int) -> int:
        """The spaces that a piece cannot enter, as a mask."""
        other = node.pieces[1 - number] if len(node.pieces) > 1 else GATE
        return self._ground.occupied(other, node.passing)

    def _by_paying(self, node: TurnNode, number: int) -> None:
        board = self._board
        ground = self._ground
        space = node.pieces[number]
        for seam in board.seams_at[space]:
            blockade = node.blockades[seam]
            if blockade and BLOCKADE_SYMBOL[blockade] == RUBBLE_SYMBOL:
                explored = self._ground.explored(space, space, node.opened, 1 << seam)
                for payment in self._holdings.payments(node.held, BLOCKADE_POWER[blockade]):
                    left = payment.played
                    after = self._arrive(node, number, left, space, 1 << seam, explored)
                    if after is not None:
                        after.action = (Pay(number + 1, f"#{blockade}", payment.names),)
        for end, seam in ground.paid(space):
            if (seam >= 0 and node.blockades[seam]) or self._occupied(node, number) >> end & 1:
                continue
            explored = ground.explored(space, end, node.opened, 0)
            for payment in self._holdings.payments(node.held, board.need[end]):
                left = payment.used_up if board.terrain[end] == CAMP else payment.played
                goal = GATE if board.finish[end] else end
                after = self._arrive(node, number, left, goal, 0, explored)
                if after is not None:
                    after.action = (Pay(number + 1, board.names[end], payment.names),)

    def _by_native(self, node: TurnNode, number: int) -> None:
        ways: list[tuple[bool, Holding]] = []
        if NATIVE in node.hand:
            ways.append((False, self._holdings.played(node.held, (NATIVE,))))
        if NATIVE_TOKEN in node.tokens:
            ways.append((True, self._holdings.spent(node.held, NATIVE_TOKEN)))
        if not ways:
            return
        board = self._board
        space = node.pieces[number]
        occupied = self._occupied(node, number)
        field = self._ground.features(node.opened).fields[BALANCED]
        ends = [
            end
            for end, seam in board.steps[space]
            if not occupied >> end & 1 and (seam < 0 or not node.blockades[seam])
        ]
        ends.sort(key=field.__getitem__)
        for token, left in ways:
            for seam in board.seams_at[space]:
                if node.blockades[seam]:
                    explored = self._ground.explored(space, space, node.opened, 1 << seam)
                    after = self._arrive(node, number, left, space, 1 << seam, explored)
                    if after is not None:
                        after.action = (Native(number + 1, f"#{node.blockades[seam]}", token),)
            for end in ends[:NATIVE_ENDS]:
                explored = self._ground.explored(space, end, node.opened, 0)
                goal = GATE if board.finish[end] else end
                after = self._arrive(node, number, left, goal, 0, explored)
                if after is not None:
                    after.action = (Native(number + 1, board.names[end], token),)

    def _by_transmitter(self, node: TurnNode) -> None:
        for kind in self._takes:
            left = self._holdings.used_up(node.held, (TRANSMITTER,))
            after = node.after((Take(CARD_IDS[kind]),), left)
            after.taken = kind
            self._add(after)

    def _arrive(
        self,
        node: TurnNode,
        number: int,
        left: Holding,
        end: int,
        seams: int,
        explored: int,
    ) -> TurnNode | None:
        """The position after a movement that ends there, opens seams and explores caves, both as
        masks; None if it is known already."""
        pieces: tuple[int, ...] = (end,)
        if len(node.pieces) > 1:
            pieces = (end, node.pieces[1]) if number == 0 else (node.pieces[0], end)
        seams |= node.opened
        explored |= node.explored
        if not self._is_new(node, pieces, left, seams, explored):
            return None
        after = TurnNode(pieces, node.blockades, left, node.passing)
        after.parent = node
        after.taken = node.taken
        after.explored = explored
        after.opened = seams
        if seams != node.opened:
            after.blockades = self._ground.features(seams).blockades
        self.nodes.append(after)
        return after
