"""What a computer player is: a name and a choice."""

from typing import Protocol

from eldorado.core.actions import Action
from eldorado.core.view import View


class Bot(Protocol):
    """Anything that picks one of the legal actions from what a seat can see."""

    @property
    def name(self) -> str:
        """The name of its level."""
        ...

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions()`; called only when the view's seat is to move."""
        ...
