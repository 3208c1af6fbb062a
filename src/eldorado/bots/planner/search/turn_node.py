"""A position inside a turn, between what was done and what may follow."""

from typing import final

from eldorado.bots.planner.search.holding import Holding, Holdings
from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.state import GATE, NO_CARD


@final
class TurnNode:
    """A position inside a turn: what is left to play, and how it came about."""

    __slots__ = (
        "action",
        "blockades",
        "explored",
        "held",
        "opened",
        "parent",
        "passing",
        "pieces",
        "taken",
    )

    def __init__(
        self, pieces: tuple[int, ...], blockades: tuple[int, ...], held: Holding, passing: bool
    ) -> None:
        self.parent: TurnNode | None = None
        self.action: tuple[Action, ...] = ()
        """What led here from the parent: one action, or one with the token that changes it."""
        self.pieces = pieces
        self.held = held
        self.blockades = blockades
        self.opened = 0
        """Seams opened since the root, as a mask."""
        self.explored = 0
        """Caves explored so far, as a mask."""
        self.taken = NO_CARD
        """The kind the transmitter brought, or NO_CARD."""
        self.passing = passing

    @staticmethod
    def root(world: Game, holdings: Holdings) -> "TurnNode":
        """The position of the player to move."""
        player = world.player
        held = holdings.of(player.hand, player.tokens)
        return TurnNode(player.pieces, world.blockades, held, world.turn.passing)

    def after(self, action: tuple[Action, ...], held: Holding) -> "TurnNode":
        """The position after an action that leaves this much and moves nothing."""
        node = TurnNode(self.pieces, self.blockades, held, self.passing)
        node.parent = self
        node.action = action
        node.opened = self.opened
        node.explored = self.explored
        node.taken = self.taken
        return node

    @property
    def hand(self) -> tuple[int, ...]:
        return self.held.hand

    @property
    def tokens(self) -> tuple[int, ...]:
        return self.held.tokens

    @property
    def removed(self) -> tuple[int, ...]:
        """Cards removed from the game so far."""
        return self.held.removed

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
