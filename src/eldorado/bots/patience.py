"""How long a player may think about one turn."""

import time
from typing import Final

LIMIT: Final = 0.2
"""Seconds of processor time for a whole turn, unless told otherwise."""


class Patience:
    """The time left for a turn; a turn's later choices have what its earlier ones left.

    It is processor time, so that a player is as strong on a busy computer as on an idle one.

    Without a limit it never ends, and what a player does depends on its seed alone.
    """

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._turn = (0, -1)
        self._spent = 0.0
        self._begun = 0.0

    def begin(self, turn: tuple[int, int], fresh: bool) -> None:
        """A choice begins, in that round and by that seat; `fresh` if nothing was played yet."""
        if fresh or turn != self._turn:
            self._turn = turn
            self._spent = 0.0
        self._begun = time.thread_time()

    def end(self) -> None:
        """The choice is made."""
        self._spent += time.thread_time() - self._begun

    @property
    def over(self) -> bool:
        """Whether nothing more should be begun."""
        if self._seconds is None:
            return False
        return self._spent + time.thread_time() - self._begun > self._seconds
