"""The best use of a hand: which cards move which piece where, and which are left to buy with.

All orders of playing the cards are searched; positions reached again are remembered. Only
steps that bring a piece nearer to the finish are looked at.
"""

from itertools import combinations
from typing import final

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
from eldorado.core.movement.neighbourhood import POWERS
from eldorado.core.movement.reach import FIRST_TOKEN, PRINTED, memory_of, reach_in, spaces_in
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


Cards = tuple[int, ...]

MoveKey = tuple[Cards, Cards, Cards, Cards, int]
"""Pieces, hand, tokens, blockades, and caves explored as a mask: by which nodes are told apart."""


@final
class MoveNode:
    """A position while moving."""

    __slots__ = ("blockades", "explored", "hand", "pieces", "tokens")

    def __init__(
        self, pieces: Cards, hand: Cards, tokens: Cards, blockades: Cards, explored: int = 0
    ) -> None:
        self.pieces = pieces
        self.hand = hand
        self.tokens = tokens
        self.blockades = blockades
        self.explored = explored
        """Caves explored, as a mask."""

    @staticmethod
    def root(world: Game) -> "MoveNode":
        """Where a search begins."""
        player = world.player
        return MoveNode(player.pieces, player.hand, player.tokens, world.blockades)

    def key(self) -> MoveKey:
        return (self.pieces, self.hand, self.tokens, self.blockades, self.explored)

    def without_cards(self, cards: tuple[int, ...]) -> "MoveNode":
        hand = without(self.hand, cards)
        return MoveNode(self.pieces, hand, self.tokens, self.blockades, self.explored)

    def without_token(self, token: int) -> "MoveNode":
        tokens = without(self.tokens, (token,))
        return MoveNode(self.pieces, self.hand, tokens, self.blockades, self.explored)


MovePlan = tuple[float, Action, MoveNode]
"""What one action is worth by itself, the action, and where it leads."""


@final
class MoveSource:
    """A card or token that moves a piece, and what using it costs."""

    __slots__ = ("cost", "kind", "label", "left", "strength")

    def __init__(
        self, symbol: int, power: int, mover: tuple[int, int], left: MoveNode, cost: float
    ) -> None:
        self.strength = symbol * POWERS + power
        self.kind, self.label = mover
        """The card, or from FIRST_TOKEN on the token; the symbol that the action names, or
        PRINTED."""
        self.left = left
        """The position without it."""
        self.cost = cost


class MoveSearch:
    """Searches the rest of a turn's movement."""

    def __init__(self, situation: Situation, passing: bool) -> None:
        world = situation.world
        self._situation = situation
        self._worth = situation.worth
        self._board = world.board
        self._caves = sum(1 << cave for cave, pile in enumerate(world.caves) if pile)
        self._passing = passing
        self._others = 0 if passing else occupied_by_others(world, world.to_move)
        self._other_pieces = spaces_in(self._others)
        self._memory = memory_of(world.board)
        self._moment = (world.board, world.round, world.to_move)
        self._known: dict[MoveKey, tuple[float, Action | None]] = {}
        self._root = MoveNode.root(world)

    def best(self) -> tuple[float, Action | None]:
        """The value of the best plan over doing nothing, and its first action."""
        value, action = self._search(self._root)
        return value - self._rest(self._root), action

    def covers(self, world: Game) -> bool:
        """Whether the plan made earlier this turn says how to go on."""
        return (
            self._moment == (world.board, world.round, world.to_move)
            and not self._passing
            and occupied_by_others(world, world.to_move) == self._others
            and MoveNode.root(world).key() in self._known
        )

    def onward(self, world: Game) -> Action | None:
        """The next action of the plan; None when it is done moving."""
        return self._known[MoveNode.root(world).key()][1]

    def _search(self, node: MoveNode) -> tuple[float, Action | None]:
        key = node.key()
        found = self._known.get(key)
        if found is not None:
            return found
        best = self._rest(node)
        choice: Action | None = None
        self._known[key] = (best, None)
        if len(self._known) < MOST_POSITIONS:
            for reward, action, after in self._moves(node):
                value = reward + self._search(after)[0]
                if value > best + 1e-9:
                    best = value
                    choice = action
        self._known[key] = (best, choice)
        return best, choice

    def _rest(self, node: MoveNode) -> float:
        """What stopping here is worth: the way left, and what the hand can buy."""
        distance = self._situation.field(node.blockades).distance
        value = 0.0
        for space in node.pieces:
            value -= -ARRIVAL if space == GATE else distance[space]
        for card in node.hand:
            value += 0.02 * POWER[card]
        return value + self._situation.purchases[min(DEAREST, coins(node.hand))]

    def _moves(self, node: MoveNode) -> list[MovePlan]:
        moves: list[MovePlan] = []
        sources = self._sources(node)
        for piece, space in enumerate(node.pieces):
            if space == GATE:
                continue
            blocked = self._others
            in_the_way = self._other_pieces
            if not self._passing and len(node.pieces) > 1:
                own = occupied_by(node.pieces, but=piece)
                blocked |= own
                in_the_way = in_the_way + spaces_in(own)
            for source in sources:
                moves += self._by_power(node, piece, in_the_way, source)
            moves += self._by_paying(node, piece, blocked)
            moves += self._by_native(node, piece, blocked)
        return moves

    def _sources(self, node: MoveNode) -> list[MoveSource]:
        """Cards and tokens that move by their power, each once per symbol."""
        found: list[MoveSource] = []
        for card in dict.fromkeys(node.hand):
            if POWER[card]:
                cost = self._worth.item_cost(card) if ITEM[card] else 0.0
                left = node.without_cards((card,))
                for symbol in CARD_SYMBOLS[card]:
                    label = symbol if JOKER[card] else PRINTED
                    found.append(MoveSource(symbol, POWER[card], (card, label), left, cost))
        for token in dict.fromkeys(node.tokens):
            if TOKEN_POWER[token]:
                symbol, power = TOKEN_SYMBOL[token], TOKEN_POWER[token]
                left = node.without_token(token)
                cost = TOKEN_COST * power
                mover = (FIRST_TOKEN + token, PRINTED)
                found.append(MoveSource(symbol, power, mover, left, cost))
        return found

    def _by_power(
        self, node: MoveNode, piece: int, in_the_way: list[int], source: MoveSource
    ) -> list[MovePlan]:
        """Movements with one symbol and power, the most rewarding ends only."""
        origin = node.pieces[piece]
        blockades = node.blockades
        found = reach_in(self._memory, origin, source.strength, in_the_way, blockades)
        if not found.size:
            return []
        here = self._situation.field(blockades).distance
        useful: list[tuple[float, int]] = []
        for number, (end, taken) in enumerate(found.ends):
            distance = here
            if taken:
                distance = self._situation.field(opened(blockades, taken)).distance
            gain = here[origin] - distance[end]
            if gain > 0.01:
                useful.append((-gain, number))
        if not useful:
            return []
        useful.sort()
        actions = found.moves(piece + 1, source.kind, source.label)
        moves: list[MovePlan] = []
        for _, number in useful[:ENDS_PER_CARD]:
            end, taken = found.ends[number]
            reward, after = self._arrive(source.left, piece, end, taken)
            moves.append((reward - source.cost, actions[number], after))
        return moves

    def _by_paying(self, node: MoveNode, piece: int, blocked: int) -> list[MovePlan]:
        board = self._board
        origin = node.pieces[piece]
        moves: list[MovePlan] = []
        for seam in self._worth_opening(node, origin):
            number = node.blockades[seam]
            if BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                for cards in self._rubble(node.hand, BLOCKADE_POWER[number]):
                    left = node.without_cards(cards)
                    reward, after = self._arrive(left, piece, origin, 1 << seam)
                    moves.append((reward, _pay(piece, f"#{number}", cards), after))
        here = self._situation.field(node.blockades).distance
        for end in self._open_steps(node, origin, blocked):
            if board.terrain[end] < RUBBLE or (here[end] >= here[origin] and not board.finish[end]):
                continue
            camp = board.terrain[end] == CAMP
            choices = self._camp if camp else self._rubble
            for cards in choices(node.hand, board.need[end]):
                reward, after = self._arrive(node.without_cards(cards), piece, end, 0)
                if camp:
                    reward += self._worth.removing(cards)
                moves.append((reward, _pay(piece, board.names[end], cards), after))
        return moves

    def _worth_opening(self, node: MoveNode, space: int) -> list[int]:
        """The seams beside a space whose blockade makes the way longer."""
        here = self._situation.field(node.blockades).distance[space]
        return [
            seam
            for seam in self._board.seams_at[space]
            if node.blockades[seam]
            and self._situation.field(opened(node.blockades, 1 << seam)).distance[space] < here
        ]

    def _open_steps(self, node: MoveNode, space: int, blocked: int) -> list[int]:
        """The adjacent spaces that can be entered, whatever they ask for."""
        return [
            end
            for end, seam in self._board.steps[space]
            if not blocked >> end & 1 and (seam < 0 or not node.blockades[seam])
        ]

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

    def _by_native(self, node: MoveNode, piece: int, blocked: int) -> list[MovePlan]:
        ways: list[tuple[bool, MoveNode, float]] = []
        if NATIVE in node.hand:
            ways.append((False, node.without_cards((NATIVE,)), 0.0))
        if NATIVE_TOKEN in node.tokens:
            ways.append((True, node.without_token(NATIVE_TOKEN), NATIVE_TOKEN_COST))
        if not ways:
            return []
        origin = node.pieces[piece]
        here = self._situation.field(node.blockades).distance
        targets: list[tuple[str, int, int]] = []
        for seam in self._worth_opening(node, origin):
            targets.append((f"#{node.blockades[seam]}", origin, 1 << seam))
        for end in self._open_steps(node, origin, blocked):
            if here[end] < here[origin]:
                targets.append((self._board.names[end], end, 0))
        moves: list[MovePlan] = []
        for token, left, cost in ways:
            for target, end, taken in targets:
                reward, after = self._arrive(left, piece, end, taken)
                moves.append((reward - cost, Native(piece + 1, target, token), after))
        return moves

    def _arrive(self, node: MoveNode, piece: int, end: int, taken: int) -> tuple[float, MoveNode]:
        """The position after a movement, and what it found on the way."""
        blockades = node.blockades
        explored = node.explored
        reward = 0.0
        if taken:
            blockades = opened(blockades, taken)
            reward += BLOCKADE * taken.bit_count()
        finished = self._board.finish[end]
        if self._caves and not finished:
            before = self._near(node.pieces[piece], node.blockades)
            fresh = self._near(end, blockades) & ~before & ~explored
            reward += CAVE * fresh.bit_count()
            explored |= fresh
        moved = list(node.pieces)
        moved[piece] = GATE if finished else end
        return reward, MoveNode(tuple(moved), node.hand, node.tokens, blockades, explored)

    def _near(self, space: int, blockades: tuple[int, ...]) -> int:
        """Caves with tokens next to a space over open edges."""
        mask = 0
        for cave, seam in self._board.caves_at[space]:
            if seam < 0 or not blockades[seam]:
                mask |= 1 << cave
        return mask & self._caves


def _pay(piece: int, target: str, cards: tuple[int, ...]) -> Pay:
    return Pay(piece + 1, target, tuple(CARD_IDS[card] for card in cards))
