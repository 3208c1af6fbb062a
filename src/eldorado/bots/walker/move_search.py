"""The best use of a hand: which cards move which piece where, and which are left to buy with.

All orders of playing the cards are searched; positions reached again are remembered. Only
steps that bring a piece nearer to the finish are looked at.
"""

from itertools import combinations
from typing import final

from eldorado.bots.walker.card_values import coins
from eldorado.bots.walker.move_ground import MoveGround, MoveGrounds
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
from eldorado.core.movement.conditions import occupied_by_others
from eldorado.core.movement.movers import FIRST_TOKEN, PRINTED
from eldorado.core.movement.neighbourhood import POWERS
from eldorado.core.state import GATE, without
from eldorado.core.zones.single_cards import without_one
from eldorado.routes.board import CAMP, RUBBLE

ARRIVAL = 5.0
CAVE = 1.0
BLOCKADE = 0.3
NATIVE_TOKEN_COST = 1.5
TOKEN_COST = 0.6
"""Per unit of power: a token is worth keeping for a step that uses it fully."""

MOST_POSITIONS = 500

Cards = tuple[int, ...]

MoveKey = tuple[Cards, Cards, Cards, int, int]
"""Pieces, hand, tokens, the number of the ground, and caves explored as a mask: by which nodes are
told apart."""


@final
class MoveNode:
    """A position while moving."""

    __slots__ = ("explored", "ground", "hand", "pieces", "tokens")

    def __init__(
        self, pieces: Cards, hand: Cards, tokens: Cards, ground: MoveGround, explored: int = 0
    ) -> None:
        self.pieces = pieces
        self.hand = hand
        self.tokens = tokens
        self.ground = ground
        self.explored = explored
        """Caves explored, as a mask."""

    @staticmethod
    def root(world: Game, ground: MoveGround) -> "MoveNode":
        """Where a search begins."""
        player = world.player
        return MoveNode(player.pieces, player.hand, player.tokens, ground)

    def key(self) -> MoveKey:
        return (self.pieces, self.hand, self.tokens, self.ground.number, self.explored)


MovePlan = tuple[float, Action, MoveNode]
"""What one action is worth by itself, the action, and where it leads."""


@final
class MoveSource:
    """A card or token that moves a piece, and what using it costs."""

    __slots__ = ("cost", "hand", "kind", "label", "strength", "tokens")

    def __init__(
        self, symbol: int, power: int, mover: tuple[int, int], hand: Cards, tokens: Cards
    ) -> None:
        self.strength = symbol * POWERS + power
        self.kind, self.label = mover
        """The card, or from FIRST_TOKEN on the token; the symbol that the action names, or
        PRINTED."""
        self.hand = hand
        self.tokens = tokens
        """What is left without it."""
        self.cost = 0.0


@final
class GivenCards:
    """Cards that could be given for a step, and the hand without them."""

    __slots__ = ("cards", "hand", "names", "worth")

    def __init__(self, cards: Cards, hand: Cards, worth: float) -> None:
        self.cards = cards
        self.names = tuple([CARD_IDS[card] for card in cards])
        self.hand = without(hand, cards)
        self.worth = worth
        """What it is worth to be rid of them, where they leave the game."""


class MoveSearch:
    """Searches the rest of a turn's movement."""

    def __init__(self, situation: Situation, passing: bool) -> None:
        world = situation.world
        self._situation = situation
        self._worth = situation.worth
        self._board = world.board
        self._caves = sum([1 << cave for cave, pile in enumerate(world.caves) if pile])
        self._grounds = MoveGrounds(situation, passing)
        self._moment = (world.board, world.round, world.to_move)
        self._known: dict[MoveKey, tuple[float, Action | None]] = {}
        self._sources: dict[tuple[Cards, Cards], list[MoveSource]] = {}
        self._given: dict[tuple[Cards, int], list[GivenCards]] = {}
        self._root = MoveNode.root(world, self._grounds.of(world.blockades))

    def best(self) -> tuple[float, Action | None]:
        """The value of the best plan over doing nothing, and its first action."""
        value, action = self._search(self._root)
        return value - self._rest(self._root), action

    def covers(self, world: Game) -> bool:
        """Whether the plan made earlier this turn says how to go on."""
        return (
            self._moment == (world.board, world.round, world.to_move)
            and not self._grounds.passing
            and occupied_by_others(world, world.to_move) == self._grounds.others
            and self._planned(world) is not None
        )

    def onward(self, world: Game) -> Action | None:
        """The next action of the plan; None when it is done moving."""
        planned = self._planned(world)
        return None if planned is None else planned[1]

    def _planned(self, world: Game) -> tuple[float, Action | None] | None:
        ground = self._grounds.find(world.blockades)
        return None if ground is None else self._known.get(MoveNode.root(world, ground).key())

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
        distance = node.ground.distance
        value = 0.0
        for space in node.pieces:
            value -= -ARRIVAL if space == GATE else distance[space]
        for card in node.hand:
            value += 0.02 * POWER[card]
        return value + self._situation.purchases[min(DEAREST, coins(node.hand))]

    def _moves(self, node: MoveNode) -> list[MovePlan]:
        moves: list[MovePlan] = []
        held = (node.hand, node.tokens)
        sources = self._sources.get(held)
        if sources is None:
            sources = self._sources[held] = self._find_sources(node)
        for piece, space in enumerate(node.pieces):
            if space == GATE:
                continue
            other = self._grounds.other(node.pieces, piece)
            for source in sources:
                self._by_power(moves, node, piece, other, source)
            self._by_paying(moves, node, piece, other)
            self._by_native(moves, node, piece, other)
        return moves

    def _find_sources(self, node: MoveNode) -> list[MoveSource]:
        """Cards and tokens that move by their power, each once per symbol."""
        found: list[MoveSource] = []
        hand, tokens = node.hand, node.tokens
        for card in dict.fromkeys(hand):
            if POWER[card]:
                left = without_one(hand, card)
                for symbol in CARD_SYMBOLS[card]:
                    label = symbol if JOKER[card] else PRINTED
                    source = MoveSource(symbol, POWER[card], (card, label), left, tokens)
                    source.cost = self._worth.item_cost(card) if ITEM[card] else 0.0
                    found.append(source)
        for token in dict.fromkeys(tokens):
            if TOKEN_POWER[token]:
                symbol, power = TOKEN_SYMBOL[token], TOKEN_POWER[token]
                mover = (FIRST_TOKEN + token, PRINTED)
                source = MoveSource(symbol, power, mover, hand, without_one(tokens, token))
                source.cost = TOKEN_COST * power
                found.append(source)
        return found

    def _by_power(
        self, moves: list[MovePlan], node: MoveNode, piece: int, other: int, source: MoveSource
    ) -> None:
        """Movements with one symbol and power, the most rewarding ends only."""
        useful = self._grounds.useful(node.ground, node.pieces[piece], other, source.strength)
        if not useful.ends:
            return
        actions = useful.found.moves(piece + 1, source.kind, source.label)
        for number, end, taken in useful.ends:
            reward, after = self._arrive(node, piece, (source.hand, source.tokens), (end, taken))
            moves.append((reward - source.cost, actions[number], after))

    def _by_paying(self, moves: list[MovePlan], node: MoveNode, piece: int, other: int) -> None:
        board = self._board
        ground = node.ground
        origin = node.pieces[piece]
        for seam in self._grounds.worth_opening(ground, origin):
            number = ground.blockades[seam]
            if BLOCKADE_SYMBOL[number] == RUBBLE_SYMBOL:
                for given in self._givings(node.hand, BLOCKADE_POWER[number], False):
                    left = (given.hand, node.tokens)
                    reward, after = self._arrive(node, piece, left, (origin, 1 << seam))
                    moves.append((reward, Pay(piece + 1, f"#{number}", given.names), after))
        here = ground.distance
        for end in self._grounds.steps(ground, origin, other):
            if board.terrain[end] < RUBBLE or (here[end] >= here[origin] and not board.finish[end]):
                continue
            camp = board.terrain[end] == CAMP
            for given in self._givings(node.hand, board.need[end], camp):
                left = (given.hand, node.tokens)
                reward, after = self._arrive(node, piece, left, (end, 0))
                if camp:
                    reward += given.worth
                moves.append((reward, Pay(piece + 1, board.names[end], given.names), after))

    def _givings(self, hand: Cards, count: int, camp: bool) -> list[GivenCards]:
        """Payments of so many cards for rubble, or to a base camp."""
        key = (hand, 2 * count + camp)
        found = self._given.get(key)
        if found is None:
            choices = self._camp(hand, count) if camp else self._rubble(hand, count)
            worth = self._worth
            found = self._given[key] = [
                GivenCards(cards, hand, worth.removing(cards) if camp else 0.0) for cards in choices
            ]
        return found

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

    def _by_native(self, moves: list[MovePlan], node: MoveNode, piece: int, other: int) -> None:
        ways: list[tuple[bool, tuple[Cards, Cards], float]] = []
        if NATIVE in node.hand:
            ways.append((False, (without_one(node.hand, NATIVE), node.tokens), 0.0))
        if NATIVE_TOKEN in node.tokens:
            left = (node.hand, without_one(node.tokens, NATIVE_TOKEN))
            ways.append((True, left, NATIVE_TOKEN_COST))
        if not ways:
            return
        ground = node.ground
        origin = node.pieces[piece]
        here = ground.distance
        targets: list[tuple[str, int, int]] = []
        for seam in self._grounds.worth_opening(ground, origin):
            targets.append((f"#{ground.blockades[seam]}", origin, 1 << seam))
        for end in self._grounds.steps(ground, origin, other):
            if here[end] < here[origin]:
                targets.append((self._board.names[end], end, 0))
        for token, left, cost in ways:
            for target, end, taken in targets:
                reward, after = self._arrive(node, piece, left, (end, taken))
                moves.append((reward - cost, Native(piece + 1, target, token), after))

    def _arrive(
        self, node: MoveNode, piece: int, left: tuple[Cards, Cards], way: tuple[int, int]
    ) -> tuple[float, MoveNode]:
        """The position after a movement to an end that opens seams, given as a mask, and what it
        found on the way; `left` are the hand and the tokens."""
        end, taken = way
        ground = node.ground
        explored = node.explored
        reward = 0.0
        if taken:
            ground = self._grounds.opened(ground, taken)
            reward += BLOCKADE * taken.bit_count()
        finished = self._board.finish[end]
        if self._caves and not finished:
            before = self._near(node.pieces[piece], node.ground.blockades)
            fresh = self._near(end, ground.blockades) & ~before & ~explored
            reward += CAVE * fresh.bit_count()
            explored |= fresh
        goal = GATE if finished else end
        pieces: Cards = (goal,)
        if len(node.pieces) > 1:
            pieces = (goal, node.pieces[1]) if piece == 0 else (node.pieces[0], goal)
        return reward, MoveNode(pieces, left[0], left[1], ground, explored)

    def _near(self, space: int, blockades: tuple[int, ...]) -> int:
        """Caves with tokens next to a space over open edges."""
        mask = 0
        for cave, seam in self._board.caves_at[space]:
            if seam < 0 or not blockades[seam]:
                mask |= 1 << cave
        return mask & self._caves
