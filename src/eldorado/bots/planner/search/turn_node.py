"""A position inside a turn, between what was done and what may follow."""

from typing import NamedTuple

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.state import GATE, NO_CARD, joined, without


class Holding(NamedTuple):
    """What the mover has: cards in hand, tokens, and the cards removed from the game so far."""

    hand: tuple[int, ...]
    tokens: tuple[int, ...]
    removed: tuple[int, ...] = ()

    def played(self, cards: tuple[int, ...]) -> "Holding":
        """Without cards that are put into play."""
        return Holding(without(self.hand, cards), self.tokens, self.removed)

    def used_up(self, cards: tuple[int, ...]) -> "Holding":
        """Without cards that leave the game."""
        return Holding(without(self.hand, cards), self.tokens, joined(self.removed, cards))

    def spent(self, token: int) -> "Holding":
        """Without a token."""
        return Holding(self.hand, without(self.tokens, (token,)), self.removed)


class TurnNode:
    """A position inside a turn: what is left to play, and how it came about."""

    __slots__ = (
        "action",
        "blockades",
        "explored",
        "hand",
        "parent",
        "passing",
        "pieces",
        "removed",
        "taken",
        "tokens",
    )

    def __init__(
        self, pieces: tuple[int, ...], blockades: tuple[int, ...], holding: Holding, passing: bool
    ) -> None:
        self.parent: TurnNode | None = None
        self.action: tuple[Action, ...] = ()
        """What led here from the parent: one action, or one with the token that changes it."""
        self.pieces = pieces
        self.hand = holding.hand
        self.tokens = holding.tokens
        self.blockades = blockades
        self.removed = holding.removed
        """tuple[int, ...] removed from the game so far."""
        self.explored = 0
        """Caves explored so far, as a mask."""
        self.taken = NO_CARD
        """The kind the transmitter brought, or NO_CARD."""
        self.passing = passing

    @staticmethod
    def root(world: Game) -> "TurnNode":
        """The position of the player to move."""
        player = world.player
        holding = Holding(player.hand, player.tokens)
        return TurnNode(player.pieces, world.blockades, holding, world.turn.passing)

    def after(self, action: tuple[Action, ...], holding: Holding) -> "TurnNode":
        """The position after an action that leaves this much and moves nothing."""
        node = TurnNode(self.pieces, self.blockades, holding, self.passing)
        node.parent = self
        node.action = action
        node.explored = self.explored
        node.taken = self.taken
        return node

    @property
    def holding(self) -> Holding:
        return Holding(self.hand, self.tokens, self.removed)

    def actions(self) -> list[Action]:
        """Everything done since the root."""
        steps: list[tuple[Action, ...]] = []
        node: TurnNode | None = self
        while node is not None:
            steps.append(node.action)
            node = node.parent
        return [action for step in reversed(steps) for action in step]

    def arrived(self) -> bool:
        return all(space == GATE for space in self.pieces)
