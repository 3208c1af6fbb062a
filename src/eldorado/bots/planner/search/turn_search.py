"""Every sensible way to move in a turn: what was played, where the pieces end.

Until a card is drawn or a token found, a turn is deterministic. Orders that lead to the same
position are found once; of the many ends of one movement the promising ones are followed.
"""

from itertools import combinations
from typing import Final

from eldorado.bots.planner.judging.board_features import (
    BALANCED,
    BoardFeatures,
    board_features,
)
from eldorado.bots.planner.search.turn_node import TurnNode
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
from eldorado.core.state import GATE, NO_CARD, joined, opened, without
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

PAYMENTS: Final = 8
"""Ways to pay cards for one step that are followed."""

Key = tuple[
    tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int
]


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
        player = world.player
        start = TurnNode(
            None, (), player.pieces, player.hand, player.tokens, world.blockades, (), 0,
            NO_CARD, world.turn.passing,
        )  # fmt: skip
        if world.turn.pending == NO_CARD:
            self._add(start)
            return
        most = min(REMOVES[world.turn.pending], len(player.hand))
        for count in range(most + 1):
            for cards in sorted(set(combinations(player.hand, count))):
                action = Remove(tuple([CARD_IDS[card] for card in cards]))
                self._add(
                    TurnNode(
                        start,
                        (action,),
                        start.pieces,
                        without(start.hand, cards),
                        start.tokens,
                        start.blockades,
                        cards,
                        0,
                        NO_CARD,
                        start.passing,
                    )
                )

    def _add(self, node: TurnNode) -> None:
        key = (
            node.pieces, node.hand, node.tokens, node.blockades, node.removed, node.explored,
            node.taken * 2 + node.passing,
        )  # fmt: skip
        if key not in self._known:
            self._known.add(key)
            self.nodes.append(node)

    def _expand(self, node: TurnNode) -> None:
        if self._moves:
            for piece, occupied in self._movers(node):
                self._by_card(node, piece, occupied)
                self._by_paying(node, piece, occupied)
                self._by_native(node, piece, occupied)
            if node.tokens:
                self._by_token(node)
        if node.taken == NO_CARD and TRANSMITTER in node.hand:
            self._by_transmitter(node)

    def _by_card(self, node: TurnNode, piece: int, occupied: int) -> None:
        last = -1
        for card in node.hand:
            if card == last or not POWER[card]:
                continue
            last = card
            hand = without(node.hand, (card,))
            item = ITEM[card]
            removed = joined(node.removed, (card,)) if item else node.removed
            for symbol in CARD_SYMBOLS[card]:
                label = symbol if JOKER[card] else PRINTED
                self._by_power(
                    node, piece, occupied, symbol, POWER[card], card, label, hand, node.tokens,
                    removed,
                )  # fmt: skip
                if item and KEEP_ITEM in node.tokens:
                    self._by_power(
                        node, piece, occupied, symbol, POWER[card], card, label, hand,
                        without(node.tokens, (KEEP_ITEM,)), node.removed,
                        after=(UseToken("keep_item"),),
                    )  # fmt: skip

    def _by_power(
        self,
        node: TurnNode,
        piece: int,
        occupied: int,
        symbol: int,
        power: int,
        mover: int,
        label: int,
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
        removed: tuple[int, ...],
        before: tuple[Action, ...] = (),
        after: tuple[Action, ...] = (),
    ) -> None:
        """The promising ends of one movement."""
        origin = node.pieces[piece]
        found = reach(self._board, origin, symbol, power, occupied, node.blockades)
        if not found.ends:
            return
        key = (found, node.blockades)
        numbers = self._chosen.get(key)
        if numbers is None:
            numbers = self._promising(found, node.blockades, origin)
            self._chosen[key] = numbers
        moves = found.moves(piece + 1, mover, label)
        for number in numbers:
            end, taken = found.ends[number]
            if after and self._ends_turn(node, piece, end):
                continue
            action = (*before, moves[number], *after)
            self._arrive(node, action, piece, end, taken, hand, tokens, removed)

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
        charts: dict[int, BoardFeatures] = {}
        for _, taken in ends:
            if taken not in charts:
                charts[taken] = board_features(
                    self._board, opened(blockades, taken) if taken else blockades
                )
        balanced = [charts[taken].fields[BALANCED][end] for end, taken in ends]
        order = sorted(range(len(ends)), key=balanced.__getitem__)
        chosen = set(order[:ENDS])
        for index in range(1, len(charts[ends[0][1]].fields)):
            best, least = -1, FAR * 2
            for number, (end, taken) in enumerate(ends):
                far = charts[taken].fields[index][end]
                if far < least:
                    best, least = number, far
            chosen.add(best)
        if self._caves:
            here = charts.get(0, board_features(self._board, blockades)).fields[BALANCED][origin]
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
            tokens = without(node.tokens, (token,))
            if TOKEN_POWER[token]:
                for piece, occupied in self._movers(node):
                    self._by_power(
                        node, piece, occupied, TOKEN_SYMBOL[token], TOKEN_POWER[token],
                        FIRST_TOKEN + token, PRINTED, node.hand, tokens, node.removed,
                    )  # fmt: skip
            elif token == CHANGE_SYMBOL:
                self._by_change(node, tokens)
            elif token == REMOVE_CARD:
                for card in sorted(set(node.hand)):
                    self._add(
                        TurnNode(
                            node,
                            (UseToken("remove_card", (CARD_IDS[card],)),),
                            node.pieces,
                            without(node.hand, (card,)),
                            tokens,
                            node.blockades,
                            joined(node.removed, (card,)),
                            node.explored,
                            node.taken,
                            node.passing,
                        )
                    )
            elif token == PASS_THROUGH and not node.passing and self._others:
                self._add(
                    TurnNode(
                        node,
                        (UseToken("pass_through"),),
                        node.pieces,
                        node.hand,
                        tokens,
                        node.blockades,
                        node.removed,
                        node.explored,
                        node.taken,
                        True,
                    )
                )

    def _by_change(self, node: TurnNode, tokens: tuple[int, ...]) -> None:
        """One card moves by another symbol (V-28)."""
        change = (UseToken("change_symbol"),)
        for card in sorted(set(node.hand)):
            if not POWER[card] or JOKER[card]:
                continue
            hand = without(node.hand, (card,))
            removed = joined(node.removed, (card,)) if ITEM[card] else node.removed
            for symbol in range(3):
                if symbol not in CARD_SYMBOLS[card]:
                    for piece, occupied in self._movers(node):
                        self._by_power(
                            node, piece, occupied, symbol, POWER[card], card, symbol, hand,
                            tokens, removed, before=change,
                        )  # fmt: skip

    def _movers(self, node: TurnNode) -> list[tuple[int, int]]:
        """Pieces on the board, each with the spaces it cannot enter."""
        found: list[tuple[int, int]] = []
        for piece, space in enumerate(node.pieces):
            if space != GATE:
                occupied = 0
                if not node.passing:
                    occupied = self._others | occupied_by(node.pieces, but=piece)
                found.append((piece, occupied))
        return found

    def _by_paying(self, node: TurnNode, piece: int, occupied: int) -> None:
        board = self._board
        origin = node.pieces[piece]
        hand = node.hand
        for seam in board.seams_at[origin]:
            number = node.blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                for cards in _payments(hand, BLOCKADE_POWER[number]):
                    self._arrive(
                        node, (_pay(piece, f"#{number}", cards),), piece, origin, 1 << seam,
                        without(hand, cards), node.tokens, node.removed,
                    )  # fmt: skip
        for end, seam in board.steps[origin]:
            terrain = board.terrain[end]
            if terrain < RUBBLE or (seam >= 0 and node.blockades[seam]) or occupied >> end & 1:
                continue
            for cards in _payments(hand, board.need[end]):
                removed = joined(node.removed, cards) if terrain == CAMP else node.removed
                self._arrive(
                    node, (_pay(piece, board.names[end], cards),), piece, end, 0,
                    without(hand, cards), node.tokens, removed,
                )  # fmt: skip

    def _by_native(self, node: TurnNode, piece: int, occupied: int) -> None:
        ways: list[tuple[bool, tuple[int, ...], tuple[int, ...]]] = []
        if NATIVE in node.hand:
            ways.append((False, without(node.hand, (NATIVE,)), node.tokens))
        if NATIVE_TOKEN in node.tokens:
            ways.append((True, node.hand, without(node.tokens, (NATIVE_TOKEN,))))
        if not ways:
            return
        board = self._board
        origin = node.pieces[piece]
        field = board_features(board, node.blockades).fields[BALANCED]
        ends = [
            end
            for end, seam in board.steps[origin]
            if not occupied >> end & 1 and (seam < 0 or not node.blockades[seam])
        ]
        ends.sort(key=field.__getitem__)
        for token, hand, tokens in ways:
            for seam in board.seams_at[origin]:
                if node.blockades[seam]:
                    action = Native(piece + 1, f"#{node.blockades[seam]}", token)
                    self._arrive(
                        node, (action,), piece, origin, 1 << seam, hand, tokens, node.removed
                    )
            for end in ends[:3]:
                action = Native(piece + 1, board.names[end], token)
                self._arrive(node, (action,), piece, end, 0, hand, tokens, node.removed)

    def _by_transmitter(self, node: TurnNode) -> None:
        for kind in self._takes:
            self._add(
                TurnNode(
                    node,
                    (Take(CARD_IDS[kind]),),
                    node.pieces,
                    without(node.hand, (TRANSMITTER,)),
                    node.tokens,
                    node.blockades,
                    joined(node.removed, (TRANSMITTER,)),
                    node.explored,
                    kind,
                    node.passing,
                )
            )

    def _arrive(
        self,
        node: TurnNode,
        action: tuple[Action, ...],
        piece: int,
        end: int,
        taken: int,
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
        removed: tuple[int, ...],
    ) -> None:
        """The position after a movement."""
        blockades = opened(node.blockades, taken) if taken else node.blockades
        explored = node.explored
        finished = self._board.finish[end]
        if self._caves and not finished:
            before = self._beside(node.pieces[piece], node.blockades)
            explored |= self._beside(end, blockades) & ~before
        pieces = list(node.pieces)
        pieces[piece] = GATE if finished else end
        self._add(
            TurnNode(
                node,
                action,
                tuple(pieces),
                hand,
                tokens,
                blockades,
                removed,
                explored,
                node.taken,
                node.passing,
            )
        )

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


def _pay(piece: int, target: str, cards: tuple[int, ...]) -> Pay:
    return Pay(piece + 1, target, tuple([CARD_IDS[card] for card in cards]))
