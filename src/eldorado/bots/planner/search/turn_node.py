"""A position inside a turn, between what was done and what may follow."""

from eldorado.core.actions import Action
from eldorado.core.state import GATE


class TurnNode:
    """A position inside a turn: what is left to play, and how it came about."""

    __slots__ = (
        "action", "blockades", "explored", "hand", "parent", "passing", "pieces", "removed",
        "taken", "tokens",
    )  # fmt: skip

    def __init__(
        self,
        parent: "TurnNode | None",
        action: tuple[Action, ...],
        pieces: tuple[int, ...],
        hand: tuple[int, ...],
        tokens: tuple[int, ...],
        blockades: tuple[int, ...],
        removed: tuple[int, ...],
        explored: int,
        taken: int,
        passing: bool,
    ) -> None:
        self.parent = parent
        self.action = action
        """What led here from the parent: one action, or one with the token that changes it."""
        self.pieces = pieces
        self.hand = hand
        self.tokens = tokens
        self.blockades = blockades
        self.removed = removed
        """Cards removed from the game so far."""
        self.explored = explored
        """Caves explored so far, as a mask."""
        self.taken = taken
        """The kind the transmitter brought, or NO_CARD."""
        self.passing = passing

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
