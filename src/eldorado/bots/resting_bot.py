"""Plays for somebody who has resigned: the expedition stays where it is (O-23)."""

from typing import Final

from eldorado.core.actions import Action
from eldorado.core.view import View

RESTING: Final = "resting"
"""The name of the bot; it cannot be chosen."""


class RestingBot:
    """Ends its turns; where something has to be decided first, it takes the first choice."""

    name = RESTING

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        for action in actions:
            if str(action) == "end":
                return action
        return actions[0]
