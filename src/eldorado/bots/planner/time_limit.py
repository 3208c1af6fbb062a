"""How long a player may think about one turn."""

import time
from math import inf
from typing import Final

from eldorado.core import COMPILED

LIMIT: Final = 0.1 if COMPILED else 0.22
"""Default processor time for a whole turn, in seconds; plain Python does less in more of it."""

SHORT: Final = 0.5
"""The share of its time from which on a turn is short of it."""

OF_THREAD: Final = hasattr(time, "thread_time")
"""Whether processor time is known here; in a browser there is only the time of the clock."""


class TimeLimit:
    """The time left for a turn; a turn's later choices have what its earlier ones left.

    It is processor time, so that a player is as strong on a busy computer as on an idle one.

    Without a limit it never ends, and what a player does depends on its seed alone.
    """

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._turn: object = None
        self._opening: object = None
        self._spent = 0.0
        self._begun: float | None = None
        self._shortened = False

    def begin(self, turn: object, moment: object) -> None:
        """A choice begins at that moment of a turn; back at its opening, the turn begins again."""
        if turn != self._turn or moment == self._opening:
            self._turn = turn
            self._opening = moment
            self._spent = 0.0
            self._shortened = False
        self._begun = _now()

    def end(self) -> None:
        """The choice is made."""
        self._spent = self.spent
        self._begun = None

    def renew(self) -> None:
        """Resets the time used."""
        self._turn = None

    @property
    def spent(self) -> float:
        """Seconds that this turn has taken so far."""
        return self._spent + (0.0 if self._begun is None else _now() - self._begun)

    @property
    def left(self) -> float:
        """Seconds that may still be used; unlimited without a limit."""
        return inf if self._seconds is None else self._seconds - self.spent

    @property
    def shortened(self) -> bool:
        """Whether anything was left out in this turn because it would have taken too long."""
        return self._shortened

    def leave_out(self) -> None:
        """Something is not done for lack of time."""
        self._shortened = True

    @property
    def over(self) -> bool:
        """Whether nothing more should be begun; it is left out then."""
        return self._if_left_out(self.left < 0)

    @property
    def short(self) -> bool:
        """Whether what is left should be spent on the most important; the rest is left out."""
        return self._if_left_out(self._seconds is not None and self.left < SHORT * self._seconds)

    def _if_left_out(self, left_out: bool) -> bool:
        self._shortened = self._shortened or left_out
        return left_out


def _now() -> float:
    """Seconds from any start."""
    return time.thread_time() if OF_THREAD else time.perf_counter()
