"""Every sensible way to move in a turn: what was played, where the pieces end.

Until a card is drawn or a token found, a turn is deterministic. Orders that lead to the same
position are found once; of the many ends of one movement the promising ones are followed.
"""

from itertools import combinations
from typing import Final, NamedTuple

from eldorado.bots.planner.judging.board_features import BALANCED, BoardFeatures, board_features
from eldorado.bots.planner.search.turn_node import Holding, TurnNode
from eldorado.core.actions import Action, Native, Pay, Remove, Take, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD_IDS,
    CARD_SYMBOLS,
    CHANGE_SYMBOL,
    ITEM,
    JOKER,
    KEEP_ITEM,
    NATIVE,
    NATIVE_TOKEN,
    PASS_THROUGH,
    POWER,
    REMOVE_CARD,
    REMOVES,
    RUBBLE_SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TRANSMITTER,
)
from eldorado.core.movement.conditions import may_move, occupied_by, occupied_by_others
from eldorado.core.movement.reach import FIRST_TOKEN, PRINTED, Reach, reach
from eldorado.core.state import GATE, NO_CARD, opened
from eldorado.routes.board import CAMP, RUBBLE
from eldorado.routes.paths import FAR

ENDS: Final = 4
"""Ends of a movement followed because they are nearest to the finish."""

DETOUR: Final = 3.0
"""A cave is worth so much of a way back."""

ARRIVAL: Final = 3.0
CAVE: Final = 1.0
UNPLAYED: Final = 0.7
"""What an arrival, a cave and power not yet played are worth while turns are searched."""

NATIVE_ENDS: Final = 3
"""Spaces to which a native is followed."""

PAYMENTS: Final = 8
"""Ways to pay cards for one step that are followed."""

Key = tuple[
    tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int
]


class MovablePiece(NamedTuple):
    """A piece that can move, and the spaces it cannot enter, as a mask."""

    number: int
    space: int
    blocked: int


class Mover(NamedTuple):
    """A card or token that moves a piece with one symbol, and what is left without it."""

    symbol: int
    power: int
    kind: int
    """The card, or from FIRST_TOKEN on the token."""
    label: int
    """The symbol that the action names, or PRINTED."""
    left: Holding
    before: tuple[Action, ...] = ()
    after: tuple[Action, ...] = ()
    """Tokens used right before and after the movement."""


class TurnSearch:
    """Finds the positions in which the mover could stop moving."""

    def __init__(self, world: Game, beam: int, takes: tuple[int, ...] = ()) -> None:
        self._board = world.board
        self._beam = beam
        self._takes = takes
        self._moves = may_move(world)
        self._others = occupied_by_others(world, world.to_move)
        self._caves = 0
        for cave, pile in enumerate(world.caves):
            if pile:
                self._caves |= 1 << cave
        self._known: set[Key] = set()
        self._chosen: dict[tuple[Reach, tuple[int, ...]], list[int]] = {}
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
        field = board_features(self._board, node.blockades).fields[BALANCED]
        far = 0.0
        for space in node.pieces:
            far += -ARRIVAL if space == GATE else field[space]
        for card in node.hand:
            far -= UNPLAYED * POWER[card]
        for token in node.tokens:
            far -= UNPLAYED * TOKEN_POWER[token]
        return far - CAVE * node.explored.bit_count()

    def _roots(self, world: Game) -> None:
        """The position now, with the pending removal answered in every way."""
        root = TurnNode.root(world)
        if world.turn.pending == NO_CARD:
            self._add(root)
            return
        most = min(REMOVES[world.turn.pending], len(root.hand))
        for count in range(most + 1):
            for cards in sorted(set(combinations(root.hand, count))):
                action = Remove(tuple([CARD_IDS[card] for card in cards]))
                self._add(root.after((action,), root.holding.used_up(cards)))

    def _add(self, node: TurnNode) -> None:
        key = (
            node.pieces,
            node.hand,
            node.tokens,
            node.blockades,
            node.removed,
            node.explored,
            node.taken * 2 + node.passing,
        )
        if key not in self._known:
            self._known.add(key)
            self.nodes.append(node)

    def _expand(self, node: TurnNode) -> None:
        for piece in self._pieces(node):
            if self._moves:
                self._by_card(node, piece)
                self._by_paying(node, piece)
            self._by_native(node, piece)  # also after the purchase (T-06)
        if node.tokens and self._moves:
            self._by_token(node)
        elif NATIVE in node.hand or NATIVE_TOKEN in node.tokens:
            self._by_passing(node)
        if node.taken == NO_CARD and TRANSMITTER in node.hand:
            self._by_transmitter(node)

    def _by_card(self, node: TurnNode, piece: MovablePiece) -> None:
        last = -1
        for card in node.hand:
            if card == last or not POWER[card]:
                continue
            last = card
            held = node.holding
            item = ITEM[card]
            left = held.used_up((card,)) if item else held.played((card,))
            for symbol in CARD_SYMBOLS[card]:
                label = symbol if JOKER[card] else PRINTED
                mover = Mover(symbol, POWER[card], card, label, left)
                self._by_power(node, piece, mover)
                if item and KEEP_ITEM in node.tokens:
                    saved = held.played((card,)).spent(KEEP_ITEM)
                    keep = (UseToken("keep_item"),)
                    self._by_power(node, piece, mover._replace(left=saved, after=keep))

    def _by_power(self, node: TurnNode, piece: MovablePiece, mover: Mover) -> None:
        """The promising ends of one movement."""
        found = reach(
            self._board, piece.space, mover.symbol, mover.power, piece.blocked, node.blockades
        )
        if not found.ends:
            return
        key = (found, node.blockades)
        numbers = self._chosen.get(key)
        if numbers is None:
            numbers = self._promising(found, node.blockades, piece.space)
            self._chosen[key] = numbers
        moves = found.moves(piece.number + 1, mover.kind, mover.label)
        for number in numbers:
            end, taken = found.ends[number]
            if mover.after and self._ends_turn(node, piece.number, end):
                continue
            action = (*mover.before, moves[number], *mover.after)
            self._arrive(node, action, piece, (end, taken), mover.left)

    def _ends_turn(self, node: TurnNode, piece: int, end: int) -> bool:
        """Whether the last piece arrives with that step: nothing can follow it (E-11)."""
        return self._board.finish[end] and not any(
            space != GATE for other, space in enumerate(node.pieces) if other != piece
        )

    def _promising(self, found: Reach, blockades: tuple[int, ...], origin: int) -> list[int]:
        """The ends nearest to the finish for some deck, those beside caves, opened ways."""
        ends = found.ends
        if len(ends) <= ENDS:
            return list(range(len(ends)))
        features: dict[int, BoardFeatures] = {}
        for _, taken in ends:
            if taken not in features:
                features[taken] = board_features(
                    self._board, opened(blockades, taken) if taken else blockades
                )
        balanced = [features[taken].fields[BALANCED][end] for end, taken in ends]
        order = sorted(range(len(ends)), key=balanced.__getitem__)
        chosen = set(order[:ENDS])
        for index in range(1, len(features[ends[0][1]].fields)):
            best, least = -1, FAR * 2
            for number, (end, taken) in enumerate(ends):
                far = features[taken].fields[index][end]
                if far < least:
                    best, least = number, far
            chosen.add(best)
        if self._caves:
            here = features.get(0, board_features(self._board, blockades)).fields[BALANCED][origin]
            beside = [
                number
                for number in order
                if balanced[number] < here + DETOUR and self._beside(ends[number][0], blockades)
            ]
            chosen.update(beside[:2])
        for number in order:
            if ends[number][1]:
                chosen.add(number)
                break
        return sorted(chosen)

    def _by_token(self, node: TurnNode) -> None:
        """Power tokens, and tokens that change what a card or a turn can do."""
        last = -1
        for token in node.tokens:
            if token == last:
                continue
            last = token
            left = node.holding.spent(token)
            if TOKEN_POWER[token]:
                power = TOKEN_POWER[token]
                mover = Mover(TOKEN_SYMBOL[token], power, FIRST_TOKEN + token, PRINTED, left)
                for piece in self._pieces(node):
                    self._by_power(node, piece, mover)
            elif token == CHANGE_SYMBOL:
                self._by_change(node, left)
            elif token == REMOVE_CARD:
                for card in sorted(set(node.hand)):
                    action = UseToken("remove_card", (CARD_IDS[card],))
                    self._add(node.after((action,), left.used_up((card,))))
            elif token == PASS_THROUGH:
                self._by_passing(node)

    def _by_passing(self, node: TurnNode) -> None:
        """Occupied spaces are open for the rest of the turn (V-29)."""
        if PASS_THROUGH in node.tokens and not node.passing and self._others:
            action = (UseToken("pass_through"),)
            passing = node.after(action, node.holding.spent(PASS_THROUGH))
            passing.passing = True
            self._add(passing)

    def _by_change(self, node: TurnNode, held: Holding) -> None:
        """One card moves by another symbol (V-28)."""
        change = (UseToken("change_symbol"),)
        for card in sorted(set(node.hand)):
            if not POWER[card] or JOKER[card]:
                continue
            left = held.used_up((card,)) if ITEM[card] else held.played((card,))
            for symbol in range(3):
                if symbol not in CARD_SYMBOLS[card]:
                    mover = Mover(symbol, POWER[card], card, symbol, left, before=change)
                    for piece in self._pieces(node):
                        self._by_power(node, piece, mover)

    def _pieces(self, node: TurnNode) -> list[MovablePiece]:
        """Pieces on the board."""
        found: list[MovablePiece] = []
        for number, space in enumerate(node.pieces):
            if space != GATE:
                blocked = 0
                if not node.passing:
                    blocked = self._others | occupied_by(node.pieces, but=number)
                found.append(MovablePiece(number, space, blocked))
        return found

    def _by_paying(self, node: TurnNode, piece: MovablePiece) -> None:
        board = self._board
        held = node.holding
        for seam in board.seams_at[piece.space]:
            number = node.blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                for cards in _payments(node.hand, BLOCKADE_POWER[number]):
                    action = _pay(piece, f"#{number}", cards)
                    result = (piece.space, 1 << seam)
                    self._arrive(node, (action,), piece, result, held.played(cards))
        for end, seam in board.steps[piece.space]:
            terrain = board.terrain[end]
            if terrain < RUBBLE or (seam >= 0 and node.blockades[seam]) or piece.blocked >> end & 1:
                continue
            for cards in _payments(node.hand, board.need[end]):
                left = held.used_up(cards) if terrain == CAMP else held.played(cards)
                action = _pay(piece, board.names[end], cards)
                self._arrive(node, (action,), piece, (end, 0), left)

    def _by_native(self, node: TurnNode, piece: MovablePiece) -> None:
        ways: list[tuple[bool, Holding]] = []
        if NATIVE in node.hand:
            ways.append((False, node.holding.played((NATIVE,))))
        if NATIVE_TOKEN in node.tokens:
            ways.append((True, node.holding.spent(NATIVE_TOKEN)))
        if not ways:
            return
        board = self._board
        field = board_features(board, node.blockades).fields[BALANCED]
        ends = [
            end
            for end, seam in board.steps[piece.space]
            if not piece.blocked >> end & 1 and (seam < 0 or not node.blockades[seam])
        ]
        ends.sort(key=field.__getitem__)
        for token, left in ways:
            for seam in board.seams_at[piece.space]:
                if node.blockades[seam]:
                    action = Native(piece.number + 1, f"#{node.blockades[seam]}", token)
                    self._arrive(node, (action,), piece, (piece.space, 1 << seam), left)
            for end in ends[:NATIVE_ENDS]:
                action = Native(piece.number + 1, board.names[end], token)
                self._arrive(node, (action,), piece, (end, 0), left)

    def _by_transmitter(self, node: TurnNode) -> None:
        for kind in self._takes:
            after = node.after((Take(CARD_IDS[kind]),), node.holding.used_up((TRANSMITTER,)))
            after.taken = kind
            self._add(after)

    def _arrive(
        self,
        node: TurnNode,
        action: tuple[Action, ...],
        piece: MovablePiece,
        result: tuple[int, int],
        left: Holding,
    ) -> None:
        """The position after a movement; its result is where it ends and the seams it opens."""
        end, taken = result
        after = node.after(action, left)
        if taken:
            after.blockades = opened(node.blockades, taken)
        finished = self._board.finish[end]
        if self._caves and not finished:
            before = self._beside(piece.space, node.blockades)
            after.explored |= self._beside(end, after.blockades) & ~before
        pieces = list(node.pieces)
        pieces[piece.number] = GATE if finished else end
        after.pieces = tuple(pieces)
        self._add(after)

    def _beside(self, space: int, blockades: tuple[int, ...]) -> int:
        """Caves with tokens next to a space over open edges (V-12)."""
        mask = 0
        for cave, seam in self._board.caves_at[space]:
            if seam < 0 or not blockades[seam]:
                mask |= 1 << cave
        return mask & self._caves


def _payments(hand: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """Different choices of cards to give."""
    if len(hand) < count:
        return []
    return sorted(set(combinations(hand, count)))[:PAYMENTS]


def _pay(piece: MovablePiece, target: str, cards: tuple[int, ...]) -> Pay:
    return Pay(piece.number + 1, target, tuple([CARD_IDS[card] for card in cards]))
