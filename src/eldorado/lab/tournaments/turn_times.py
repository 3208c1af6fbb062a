"""How long players think: the time of their choices, turn by turn."""

import time

from eldorado.bots import Bot
from eldorado.bots.playing import choice
from eldorado.core.actions import Action
from eldorado.core.view import View

Times = tuple[tuple[float, ...], ...]
"""By seat, the seconds of each of its turns."""


class TurnTimer:
    """Adds up the seconds of processor time that a seat's choices take in each of its turns:
    what they need on a core of their own, whatever else the computer is doing.

    The timer never influences the result of a game, which must not depend on time.
    """

    def __init__(self, seats: int) -> None:
        self._turns: list[list[float]] = [[] for _ in range(seats)]
        self._turn = (0, -1)

    def choose(self, bot: Bot, view: View, turn: tuple[int, int]) -> Action:
        """The bot's choice in that turn, a round and a seat, timed."""
        begun = time.thread_time()
        action = choice(bot, view)
        self.add(turn, time.thread_time() - begun)
        return action

    def add(self, turn: tuple[int, int], seconds: float) -> None:
        """Adds the time of one choice; choices of one seat in one round belong together."""
        turns = self._turns[turn[1]]
        if self._turn != turn:
            self._turn = turn
            turns.append(0.0)
        turns[-1] += seconds

    def times(self) -> Times:
        return tuple(map(tuple, self._turns))
