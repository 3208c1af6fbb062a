"""The best use of a hand: which cards move which piece where, and which are left to buy with.

All orders of playing the cards are searched; positions reached again are remembered. Only
steps that bring a piece nearer to the finish are looked at.
"""

from itertools import combinations
from typing import Final, final

from eldorado.bots.walker.card_values import coins
from eldorado.bots.walker.distances import ASKED
from eldorado.bots.walker.move_ground import MoveGround, MoveGrounds, UsefulEnds
from eldorado.bots.walker.situation import DEAREST, Situation
from eldorado.core.actions import Action, Native, Pay
from eldorado.core.game import Game
from eldorado.core.kinds import (
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
from eldorado.core.movement.pieces import MOST_NUMBERED
from eldorado.core.movement.reach import MOST_SEAMS
from eldorado.core.state import GATE, NO_CARD, without
from eldorado.core.zones.single_cards import without_one
from eldorado.routes.board import CAMP

ARRIVAL: Final = 5.0
CAVE: Final = 1.0
BLOCKADE: Final = 0.3
NATIVE_TOKEN_COST: Final = 1.5
TOKEN_COST: Final = 0.6
"""Per unit of power: a token is worth keeping for a step that uses it fully."""

MOST_POSITIONS: Final = 500

MOST_GROUNDS: Final = 1 << MOST_SEAMS
MOST_HOLDINGS: Final = 1 << 20
MOST_SPACES: Final = MOST_NUMBERED + 2
"""Room for each part of a node's key."""

Cards = tuple[int, ...]

NOTHING: Final = -1
"""The place of no step: a plan ends there."""


@final
class HeldCards:
    """A hand with tokens, as a search knows it so far."""

    __slots__ = ("given", "hand", "movers", "number", "powers", "purchase", "tokens")

    def __init__(self, number: int, hand: Cards, tokens: Cards, purchase: float) -> None:
        self.number = number
        """A number of its own among the holdings of one search."""
        self.hand = hand
        self.tokens = tokens
        self.purchase = purchase
        """What the best purchase with all of the hand is worth."""
        self.powers = [0.02 * POWER[card] for card in hand if POWER[card]]
        """What cards are worth that are still in hand."""
        self.movers: list[MoveSource] | None = None
        """The cards and tokens that move a piece by their power."""
        self.given: dict[int, list[GivenCards]] | None = None
        """Payments by number and by what they are for."""


@final
class MoveSource:
    """A card or token that moves a piece, and what using it costs."""

    __slots__ = ("cost", "kind", "label", "left", "strength")

    def __init__(
        self, symbol: int, power: int, mover: tuple[int, int], left: HeldCards, cost: float
    ) -> None:
        self.strength = symbol * POWERS + power
        self.kind, self.label = mover
        """The card, or from FIRST_TOKEN on the token; the symbol that the action names, or
        PRINTED."""
        self.left = left
        """What is left without it."""
        self.cost = cost


@final
class GivenCards:
    """Cards that could be given for a step, and what is left without them."""

    __slots__ = ("cards", "left", "worth")

    def __init__(self, cards: Cards, left: HeldCards, worth: float) -> None:
        self.cards = cards
        self.left = left
        self.worth = worth
        """What it is worth to be rid of them, where they leave the game."""


@final
class MoveNode:
    """A position while moving, and the step that led there."""

    __slots__ = (
        "end",
        "explored",
        "given",
        "ground",
        "holding",
        "native_token",
        "number",
        "piece",
        "pieces",
        "reward",
        "source",
        "taken",
        "useful",
    )

    def __init__(
        self, pieces: Cards, holding: HeldCards, ground: MoveGround, explored: int = 0
    ) -> None:
        self.pieces = pieces
        self.holding = holding
        self.ground = ground
        self.explored = explored
        """Caves explored, as a mask."""
        self.reward = 0.0
        """What the step is worth by itself."""
        self.piece = 0
        self.end = 0
        self.taken = 0
        """The piece that was moved, where to, and the seams it opened as a mask."""
        self.source: MoveSource | None = None
        self.useful: UsefulEnds | None = None
        self.number = 0
        """By power: what moved it, and which of the ends it is."""
        self.given: GivenCards | None = None
        """By paying: with which cards; otherwise it was the Native."""
        self.native_token = False


class MoveSearch:
    """Searches the rest of a turn's movement."""

    def __init__(self, situation: Situation, passing: bool) -> None:
        world = situation.world
        self._situation = situation
        self._worth = situation.worth
        self._purchases = situation.purchases
        self._board = world.board
        self._caves = sum([1 << cave for cave, pile in enumerate(world.caves) if pile])
        self._grounds = MoveGrounds(situation, passing)
        self._moment = (world.board, world.round, world.to_move)
        self._known: dict[int, tuple[float, int]] = {}
        """By the key of a node its value, and the place of the best step from there."""
        self._holdings: dict[tuple[Cards, Cards], HeldCards] = {}
        player = world.player
        self._root = MoveNode(
            player.pieces,
            self._holding(player.hand, player.tokens),
            self._grounds.of(world.blockades),
        )

    def best(self) -> tuple[float, Action | None]:
        """The value of the best plan over doing nothing, and its first action."""
        value, place = self._search(self._root)
        return value - self._rest(self._root), self._action(self._root, place)

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
        node = self._planned(world)
        return None if node is None else self._action(node, self._known[self._key(node)][1])

    def _planned(self, world: Game) -> MoveNode | None:
        """The position of a game as a node that was searched."""
        player = world.player
        ground = self._grounds.find(world.blockades)
        holding = self._holdings.get((player.hand, player.tokens))
        if ground is None or holding is None:
            return None
        node = MoveNode(player.pieces, holding, ground)
        return node if self._key(node) in self._known else None

    def _action(self, node: MoveNode, place: int) -> Action | None:
        """The action of the step of that place."""
        if place == NOTHING:
            return None
        step = self._steps(node)[place]
        piece = step.piece + 1
        source, useful = step.source, step.useful
        if source is not None and useful is not None:
            return useful.found.moves(piece, source.kind, source.label)[step.number]
        target = self._board.names[step.end]
        if step.taken:
            seam = step.taken.bit_length() - 1
            target = f"#{node.ground.blockades[seam]}"
        if step.given is not None:
            return Pay(piece, target, tuple([CARD_IDS[card] for card in step.given.cards]))
        return Native(piece, target, step.native_token)

    def _key(self, node: MoveNode) -> int:
        """A number that no other node of the search has."""
        key = node.explored
        key = (key * MOST_GROUNDS + node.ground.number) * MOST_HOLDINGS + node.holding.number
        for space in node.pieces:
            key = key * MOST_SPACES + space + 1
        return key

    def _holding(self, hand: Cards, tokens: Cards) -> HeldCards:
        held = (hand, tokens)
        holding = self._holdings.get(held)
        if holding is None:
            purchase = self._purchases[min(DEAREST, coins(hand))]
            holding = HeldCards(len(self._holdings), hand, tokens, purchase)
            self._holdings[held] = holding
        return holding

    def _search(self, node: MoveNode) -> tuple[float, int]:
        key = self._key(node)
        found = self._known.get(key)
        if found is not None:
            return found
        best = self._rest(node)
        choice = NOTHING
        self._known[key] = (best, NOTHING)
        if len(self._known) < MOST_POSITIONS:
            for place, step in enumerate(self._steps(node)):
                value = step.reward + self._search(step)[0]
                if value > best + 1e-9:
                    best = value
                    choice = place
            self._known[key] = (best, choice)
        return best, choice

    def _rest(self, node: MoveNode) -> float:
        """What stopping here is worth: the way left, and what the hand can buy."""
        distance = node.ground.distance
        holding = node.holding
        value = 0.0
        for space in node.pieces:
            if space == GATE:
                value += ARRIVAL
            else:
                value -= distance[space]
        for worth in holding.powers:
            value += worth
        return value + holding.purchase

    def _steps(self, node: MoveNode) -> list[MoveNode]:
        """The steps from a node, in a fixed order."""
        steps: list[MoveNode] = []
        holding = node.holding
        movers = holding.movers
        if movers is None:
            movers = holding.movers = self._find_movers(holding)
        native = NATIVE in holding.hand or NATIVE_TOKEN in holding.tokens
        for piece, space in enumerate(node.pieces):
            if space == GATE:
                continue
            other = self._grounds.other(node.pieces, piece)
            for source in movers:
                useful = self._grounds.useful(node.ground, space, other, source.strength)
                if useful.ends:
                    self._by_power(steps, node, piece, source, useful)
            self._by_paying(steps, node, piece, other)
            if native:
                self._by_native(steps, node, piece, other)
        return steps

    def _find_movers(self, holding: HeldCards) -> list[MoveSource]:
        """Cards and tokens that move by their power, each once per symbol."""
        found: list[MoveSource] = []
        hand, tokens = holding.hand, holding.tokens
        last = NO_CARD
        for card in hand:
            if POWER[card] and card != last:
                left = self._holding(without_one(hand, card), tokens)
                cost = self._worth.item_cost(card) if ITEM[card] else 0.0
                for symbol in CARD_SYMBOLS[card]:
                    label = symbol if JOKER[card] else PRINTED
                    found.append(MoveSource(symbol, POWER[card], (card, label), left, cost))
            last = card
        for token in dict.fromkeys(tokens):
            if TOKEN_POWER[token]:
                symbol, power = TOKEN_SYMBOL[token], TOKEN_POWER[token]
                left = self._holding(hand, without_one(tokens, token))
                mover = (FIRST_TOKEN + token, PRINTED)
                found.append(MoveSource(symbol, power, mover, left, TOKEN_COST * power))
        return found

    def _by_power(
        self,
        steps: list[MoveNode],
        node: MoveNode,
        piece: int,
        source: MoveSource,
        useful: UsefulEnds,
    ) -> None:
        """Movements with one symbol and power, the most rewarding ends only."""
        for number, end, taken in useful.ends:
            step = self._arrive(node, piece, source.left, end, taken)
            step.reward -= source.cost
            step.source = source
            step.useful = useful
            step.number = number
            steps.append(step)

    def _by_paying(self, steps: list[MoveNode], node: MoveNode, piece: int, other: int) -> None:
        board = self._board
        ground = node.ground
        origin = node.pieces[piece]
        for seam in self._grounds.worth_opening(ground, origin):
            symbol, count = ASKED[ground.blockades[seam]]
            if symbol == RUBBLE_SYMBOL:
                for given in self._givings(node.holding, count, False):
                    step = self._arrive(node, piece, given.left, origin, 1 << seam)
                    step.given = given
                    steps.append(step)
        paid = board.paid_steps[origin]
        if not paid:
            return
        here = ground.distance
        for end in self._grounds.steps(ground, paid, other):
            if here[end] >= here[origin] and not board.finish[end]:
                continue
            camp = board.terrain[end] == CAMP
            for given in self._givings(node.holding, board.need[end], camp):
                step = self._arrive(node, piece, given.left, end, 0)
                if camp:
                    step.reward += given.worth
                step.given = given
                steps.append(step)

    def _givings(self, holding: HeldCards, count: int, camp: bool) -> list[GivenCards]:
        """Payments of that many cards for rubble or a base camp."""
        known = holding.given
        if known is None:
            known = holding.given = {}
        key = 2 * count + camp
        found = known.get(key)
        if found is None:
            hand, tokens = holding.hand, holding.tokens
            found = known[key] = []
            for cards in self._camp(hand, count) if camp else self._rubble(hand, count):
                left = self._holding(without(hand, cards), tokens)
                worth = self._worth.removing(cards) if camp else 0.0
                found.append(GivenCards(cards, left, worth))
        return found

    def _rubble(self, hand: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
        """Payments worth a thought: all small ones, otherwise the weakest cards."""
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

    def _by_native(self, steps: list[MoveNode], node: MoveNode, piece: int, other: int) -> None:
        holding = node.holding
        ground = node.ground
        origin = node.pieces[piece]
        here = ground.distance
        ends: list[tuple[int, int]] = []
        for seam in self._grounds.worth_opening(ground, origin):
            ends.append((origin, 1 << seam))
        for end in self._grounds.steps(ground, self._board.steps[origin], other):
            if here[end] < here[origin]:
                ends.append((end, 0))
        if NATIVE in holding.hand:
            left = self._holding(without_one(holding.hand, NATIVE), holding.tokens)
            for end, taken in ends:
                steps.append(self._arrive(node, piece, left, end, taken))
        if NATIVE_TOKEN in holding.tokens:
            left = self._holding(holding.hand, without_one(holding.tokens, NATIVE_TOKEN))
            for end, taken in ends:
                step = self._arrive(node, piece, left, end, taken)
                step.reward -= NATIVE_TOKEN_COST
                step.native_token = True
                steps.append(step)

    def _arrive(
        self, node: MoveNode, piece: int, left: HeldCards, end: int, taken: int
    ) -> MoveNode:
        """The position after a movement to an end that opens seams, given as a mask, with what it
        found on the way."""
        ground = self._grounds.opened(node.ground, taken) if taken else node.ground
        finished = self._board.finish[end]
        goal = GATE if finished else end
        before = node.pieces
        pieces: Cards = (goal,)
        if len(before) > 1:
            pieces = (goal, before[1]) if piece == 0 else (before[0], goal)
        step = MoveNode(pieces, left, ground, node.explored)
        step.piece = piece
        step.end = end
        step.taken = taken
        if taken:
            step.reward += BLOCKADE * taken.bit_count()
        if self._caves and not finished:
            known = self._near(before[piece], node.ground.blockades) | node.explored
            fresh = self._near(end, ground.blockades) & ~known
            if fresh:
                step.reward += CAVE * fresh.bit_count()
                step.explored |= fresh
        return step

    def _near(self, space: int, blockades: tuple[int, ...]) -> int:
        """Caves with tokens next to a space over open edges."""
        mask = 0
        for cave, seam in self._board.caves_at[space]:
            if seam < 0 or not blockades[seam]:
                mask |= 1 << cave
        return mask & self._caves
