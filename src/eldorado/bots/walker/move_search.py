"""The best use of a hand: which cards move which piece where, and which are left to buy with.

All orders of playing the cards are searched; positions reached again are remembered. Only
steps that bring a piece nearer to the finish are looked at.
"""

from itertools import combinations

from eldorado.bots.walker.card_values import coins
from eldorado.bots.walker.situation import DEAREST, Situation
from eldorado.core.actions import Action, Native, Pay
from eldorado.core.game import Game
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    CARD_IDS,
    CARD_SYMBOLS,
    ITEM,
    JOKER,
    NATIVE,
    NATIVE_TOKEN,
    POWER,
    RUBBLE_SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.movement.conditions import occupied_by, occupied_by_others
from eldorado.core.movement.reach import FIRST_TOKEN, PRINTED, reach
from eldorado.core.state import GATE, opened, without
from eldorado.routes.board import CAMP, RUBBLE

ARRIVAL = 5.0
CAVE = 1.0
BLOCKADE = 0.3
NATIVE_TOKEN_COST = 1.5
TOKEN_COST = 0.6
"""Per unit of power: a token is worth keeping for a step that uses it fully."""

MOST_POSITIONS = 500
ENDS_PER_CARD = 4

Node = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""Pieces, hand, tokens, blockades, caves explored."""


class MoveSearch:
    """Searches the rest of a turn's movement."""

    def __init__(self, outlook: Situation, passing: bool) -> None:
        world = outlook.world
        self._outlook = outlook
        self._worth = outlook.worth
        self._board = world.board
        self._caves = sum(1 << cave for cave, pile in enumerate(world.caves) if pile)
        self._passing = passing
        self._others = 0 if passing else occupied_by_others(world, world.to_move)
        self._moment = (world.board, world.round, world.to_move)
        self._known: dict[Node, tuple[float, Action | None]] = {}
        self._root = root(world)

    def best(self) -> tuple[float, Action | None]:
        """The value of the best plan over doing nothing, and its first action."""
        value, action = self._search(self._root)
        return value - self._rest(self._root), action

    def covers(self, world: Game) -> bool:
        """Whether the plan made earlier this turn tells how to go on."""
        return (
            self._moment == (world.board, world.round, world.to_move)
            and not self._passing
            and occupied_by_others(world, world.to_move) == self._others
            and root(world) in self._known
        )

    def onward(self, world: Game) -> Action | None:
        """The next action of the plan; None when it is done moving."""
        return self._known[root(world)][1]

    def _search(self, node: Node) -> tuple[float, Action | None]:
        found = self._known.get(node)
        if found is not None:
            return found
        best = self._rest(node)
        choice: Action | None = None
        self._known[node] = (best, None)
        if len(self._known) < MOST_POSITIONS:
            for reward, action, after in self._moves(node):
                value = reward + self._search(after)[0]
                if value > best + 1e-9:
                    best = value
                    choice = action
        self._known[node] = (best, choice)
        return best, choice

    def _rest(self, node: Node) -> float:
        """What stopping here is worth: the way left, and what the hand can buy."""
        pieces, hand, _, blockades, _ = node
        distance = self._outlook.field(blockades).distance
        value = 0.0
        for space in pieces:
            value -= -ARRIVAL if space == GATE else distance[space]
        for card in hand:
            value += 0.02 * POWER[card]
        return value + self._outlook.purchases[min(DEAREST, coins(hand))]

    def _moves(self, node: Node) -> list[tuple[float, Action, Node]]:
        moves: list[tuple[float, Action, Node]] = []
        pieces = node[0]
        for piece, space in enumerate(pieces):
            if space == GATE:
                continue
            occupied = self._others
            if not self._passing:
                occupied |= occupied_by(pieces, but=piece)
            self._by_power(node, piece, occupied, moves)
            self._by_paying(node, piece, occupied, moves)
            self._by_native(node, piece, occupied, moves)
        return moves

    def _by_power(
        self, node: Node, piece: int, occupied: int, moves: list[tuple[float, Action, Node]]
    ) -> None:
        _, hand, tokens, _, _ = node
        last = -1
        for card in hand:
            if card == last or not POWER[card]:
                continue
            last = card
            cost = self._worth.item_cost(card) if ITEM[card] else 0.0
            rest = without(hand, (card,))
            for symbol in CARD_SYMBOLS[card]:
                self._by_symbol(
                    node, piece, occupied, moves,
                    (symbol, POWER[card]), (card, symbol if JOKER[card] else PRINTED),
                    rest, tokens, cost,
                )  # fmt: skip
        last = -1
        for token in tokens:
            if token == last or not TOKEN_POWER[token]:
                continue
            last = token
            self._by_symbol(
                node, piece, occupied, moves,
                (TOKEN_SYMBOL[token], TOKEN_POWER[token]), (FIRST_TOKEN + token, PRINTED),
                hand, without(tokens, (token,)), TOKEN_COST * TOKEN_POWER[token],
            )  # fmt: skip

    def _by_symbol(
        self,
        node: Node,
        piece: int,
        occupied: int,
        moves: list[tuple[float, Action, Node]],
        strength: tuple[int, int],
        label: tuple[int, int],
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
        cost: float,
    ) -> None:
        """Movements with one symbol and power, the most rewarding ends only."""
        pieces, _, _, blockades, _ = node
        origin = pieces[piece]
        found = reach(self._board, origin, strength[0], strength[1], occupied, blockades)
        if not found.ends:
            return
        here = self._outlook.field(blockades).distance
        useful: list[tuple[float, int]] = []
        for number, (end, taken) in enumerate(found.ends):
            distance = here
            if taken:
                left = opened(blockades, taken)
                distance = self._outlook.field(left).distance
            gain = here[origin] - distance[end]
            if gain > 0.01:
                useful.append((-gain, number))
        if not useful:
            return
        useful.sort()
        actions = found.moves(piece + 1, *label)
        for _, number in useful[:ENDS_PER_CARD]:
            end, taken = found.ends[number]
            reward, after = self._arrive(node, piece, end, taken, hand, tokens)
            moves.append((reward - cost, actions[number], after))

    def _by_paying(
        self, node: Node, piece: int, occupied: int, moves: list[tuple[float, Action, Node]]
    ) -> None:
        pieces, hand, tokens, blockades, _ = node
        board = self._board
        origin = pieces[piece]
        here = self._outlook.field(blockades).distance
        for seam in board.seams_at[origin]:
            number = blockades[seam]
            if number and BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                left = opened(blockades, 1 << seam)
                if self._outlook.field(left).distance[origin] < here[origin]:
                    for cards in self._rubble(hand, BLOCKADE_POWER[number]):
                        reward, after = self._arrive(
                            node, piece, origin, 1 << seam, without(hand, cards), tokens
                        )
                        moves.append((reward, _pay(piece, f"#{number}", cards), after))
        for end, seam in board.steps[origin]:
            terrain = board.terrain[end]
            if terrain < RUBBLE or (seam >= 0 and blockades[seam]) or occupied >> end & 1:
                continue
            if here[end] >= here[origin] and not board.finish[end]:
                continue
            camp = terrain == CAMP
            choices = (
                self._camp(hand, board.need[end]) if camp else self._rubble(hand, board.need[end])
            )
            for cards in choices:
                reward, after = self._arrive(node, piece, end, 0, without(hand, cards), tokens)
                if camp:
                    reward += self._worth.removing(cards)
                moves.append((reward, _pay(piece, board.names[end], cards), after))

    def _rubble(self, hand: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
        """Payments worth a thought: all small ones, else the weakest cards."""
        if len(hand) < count:
            return []
        if count <= 2 and len(hand) <= 5:
            return list(dict.fromkeys(combinations(hand, count)))
        worth = self._worth.per_draw
        return [tuple(sorted(sorted(hand, key=worth.__getitem__)[:count]))]

    def _camp(self, hand: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
        """Payments for a base camp: the cards best removed."""
        if len(hand) < count:
            return []
        choices = sorted(
            dict.fromkeys(combinations(hand, count)),
            key=lambda cards: (-self._worth.removing(cards), cards),
        )
        return choices[:3]

    def _by_native(
        self, node: Node, piece: int, occupied: int, moves: list[tuple[float, Action, Node]]
    ) -> None:
        pieces, hand, tokens, blockades, _ = node
        board = self._board
        ways: list[tuple[bool, tuple[int, ...], tuple[int, ...], float]] = []
        if NATIVE in hand:
            ways.append((False, without(hand, (NATIVE,)), tokens, 0.0))
        if NATIVE_TOKEN in tokens:
            ways.append((True, hand, without(tokens, (NATIVE_TOKEN,)), NATIVE_TOKEN_COST))
        if not ways:
            return
        origin = pieces[piece]
        here = self._outlook.field(blockades).distance
        targets: list[tuple[str, int, int]] = []
        for seam in board.seams_at[origin]:
            if blockades[seam]:
                left = opened(blockades, 1 << seam)
                if self._outlook.field(left).distance[origin] < here[origin]:
                    targets.append((f"#{blockades[seam]}", origin, 1 << seam))
        for end, seam in board.steps[origin]:
            if (
                not occupied >> end & 1
                and (seam < 0 or not blockades[seam])
                and here[end] < here[origin]
            ):
                targets.append((board.names[end], end, 0))
        for token, cards, rest, cost in ways:
            for target, end, taken in targets:
                reward, after = self._arrive(node, piece, end, taken, cards, rest)
                moves.append((reward - cost, Native(piece + 1, target, token), after))

    def _arrive(
        self,
        node: Node,
        piece: int,
        end: int,
        taken: int,
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
    ) -> tuple[float, Node]:
        """The position after a movement, and what it found on the way."""
        pieces, _, _, blockades, seen = node
        before = blockades
        reward = 0.0
        if taken:
            blockades = opened(blockades, taken)
            reward += BLOCKADE * taken.bit_count()
        finished = self._board.finish[end]
        if self._caves and not finished:
            fresh = self._near(end, blockades) & ~self._near(pieces[piece], before) & ~seen
            reward += CAVE * fresh.bit_count()
            seen |= fresh
        moved = list(pieces)
        moved[piece] = GATE if finished else end
        return reward, (tuple(moved), hand, tokens, blockades, seen)

    def _near(self, space: int, blockades: tuple[int, ...]) -> int:
        """Caves with tokens next to a space over open edges."""
        mask = 0
        for cave, seam in self._board.caves_at[space]:
            if seam < 0 or not blockades[seam]:
                mask |= 1 << cave
        return mask & self._caves


def root(world: Game) -> Node:
    """Where a search begins."""
    player = world.player
    return player.pieces, player.hand, player.tokens, world.blockades, 0


def _pay(piece: int, target: str, cards: tuple[int, ...]) -> Pay:
    return Pay(piece + 1, target, tuple(CARD_IDS[card] for card in cards))
