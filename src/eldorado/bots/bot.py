"""What a computer player is: a name and a choice, for the length of a game."""

from typing import Protocol

from eldorado.core.actions import Action
from eldorado.core.view import View


class Bot(Protocol):
    """Plays one seat of one game, picking legal actions from what the seat can see.

    It is made from a seed when the game begins and may keep what it likes between its turns. It
    must not rely on having chosen or seen every action: a person may have played the seat for a
    while, an action may have been taken back, and a server that restarts makes a new bot.
    """

    @property
    def name(self) -> str:
        """The name of its level."""
        ...

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions()`; called only when the view's seat is to move."""
        ...
