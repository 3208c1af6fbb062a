"""How long a player may think about one turn."""

import time
from typing import Final

LIMIT: Final = 0.22
"""Default processor time for a whole turn, in seconds."""

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

    def begin(self, turn: object, moment: object) -> None:
        """A choice begins at that moment of a turn; back at its opening, the turn begins anew."""
        if turn != self._turn or moment == self._opening:
            self._turn = turn
            self._opening = moment
            self._spent = 0.0
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
    def over(self) -> bool:
        """Whether nothing more should be begun."""
        return self.too_short_for(0.0)

    def too_short_for(self, seconds: float) -> bool:
        """Whether something that takes so long should not be begun."""
        return self._seconds is not None and self.spent + seconds > self._seconds


def _now() -> float:
    """Seconds from any start."""
    return time.thread_time() if OF_THREAD else time.perf_counter()
