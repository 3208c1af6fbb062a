"""What the person to move may take back in this turn, and what forbids more (O-22)."""

from eldorado.core.game import Game
from eldorado.table.refused import Refused

NOTHING, DRAWN, FOUND, HANDED_OVER = "", "drawn", "found", "handed_over"
"""Why nothing before the oldest undoable action can be undone."""

HIDDEN = (DRAWN, FOUND)
"""Barriers set by the rules: revealed information cannot be hidden again."""


class UndoStack:
    """Positions of this turn that may come back, oldest first, back to a barrier."""

    __slots__ = ("actions", "barrier", "past")

    def __init__(self) -> None:
        self.past: list[Game] = []
        self.actions: list[str] = []
        """What was done from each of them."""
        self.barrier = NOTHING

    def __bool__(self) -> bool:
        return bool(self.past)

    def keep(self, before: Game, action: str) -> None:
        """Something was done from there that can be undone."""
        self.past.append(before)
        self.actions.append(action)

    def stop(self, barrier: str) -> None:
        """Nothing done so far can be taken back any more."""
        self.past.clear()
        self.actions.clear()
        self.barrier = barrier

    def pop(self) -> Game:
        """The position before the last action."""
        self.actions.pop()
        return self.past.pop()

    def refusal(self) -> Refused:
        """Why nothing can be taken back now."""
        clause = "O-22" if self.barrier in HIDDEN else ""
        return Refused("no_undo", clause=clause, kind=self.barrier or "nothing")

    def copy(self) -> "UndoStack":
        twin = UndoStack()
        twin.past, twin.actions = list(self.past), list(self.actions)
        twin.barrier = self.barrier
        return twin
