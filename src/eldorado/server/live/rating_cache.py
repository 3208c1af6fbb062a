"""How strong people and computer players are here, by the newest games."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from eldorado.interface.work.table_ratings import Place
from eldorado.server.store.results import Results
from eldorado.stats.ratings import Rating

RATED_FOR = 60.0
"""Seconds for which ratings are good."""

Work = Callable[[Sequence[Place]], Awaitable[list[Rating]]]
"""Works ratings out, where that holds nobody up."""


class Ratings:
    """The ratings of everybody known, worked out now and then."""

    def __init__(self, results: Results, work: Work, now: Callable[[], float] = time.time) -> None:
        self.results = results
        self.work = work
        self.now = now
        self.found: list[Rating] = []
        self.at = 0.0
        """When they were worked out."""
        self._lock = asyncio.Lock()

    async def current(self, who: str, newest: float) -> list[Rating]:
        """The ratings for somebody whose newest game ended then.

        They are a minute old at most. A player who has just finished a first game does not wait for
        that, but a game brings new ratings once only.
        """
        async with self._lock:
            if not any(one.bot == who for one in self.found) and newest >= self.at:
                await self._work_out()
            return await self._good()

    async def all(self) -> list[Rating]:
        """Everybody's ratings, a minute old at most."""
        async with self._lock:
            return await self._good()

    async def _good(self) -> list[Rating]:
        if not 0 <= self.now() - self.at <= RATED_FOR:
            await self._work_out()
        return self.found

    async def _work_out(self) -> None:
        places = await self.results.places()
        self.at = self.now()
        self.found = await self.work(places)
