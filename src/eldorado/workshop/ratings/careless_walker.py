"""A walker that is often careless: the weaker side when quick ratings measure skill."""

from random import Random

from eldorado.bots.bot_names import make_bot
from eldorado.core.actions import Action
from eldorado.core.view import View

CARELESS = 0.08
"""How often it takes any action."""


class CarelessWalker:
    """Plays as a walker, but now and then takes any legal action."""

    name = "careless walker"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._walker = make_bot("walker", seed)

    def choose(self, view: View) -> Action:
        if self._random.random() < CARELESS:
            actions = view.legal_actions()
            return actions[int(self._random.random() * len(actions))]
        return self._walker.choose(view)
