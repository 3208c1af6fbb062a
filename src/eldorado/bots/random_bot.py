"""The weakest level: any legal action is as good as any other."""

import random

from eldorado.core.actions import Action
from eldorado.core.view import View


class RandomBot:
    """Chooses uniformly among the legal actions."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, view: View) -> Action:
        return self._rng.choice(view.legal_actions())
