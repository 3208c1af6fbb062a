"""The expedition of the day: the same deal and the same opponents for everybody on a server."""

import asyncio
import logging
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from eldorado.errors import EldoradoError
from eldorado.interface.daily_documents import day_of, seconds_left
from eldorado.interface.work.day_plan import plan_day, strongest_rounds
from eldorado.server.jobs.pool import Pool
from eldorado.server.live.hub import Hub
from eldorado.server.store.daily_tries import DailyTries, StoredDay
from eldorado.table import Refused, Setup

log = logging.getLogger("eldorado.server")

OWNER = "daily"
"""Whose work it is in the pools."""

SECRET = "daily"
"""The key of the installation from which the days are made; it never leaves the server."""


class Day(Struct, frozen=True):
    """A day's expedition."""

    setup: Setup
    strongest: int | None
    """The strongest level's rounds, once they are known."""


class Dailies:
    """Makes the expedition of each day when it is first asked for, and never before its day."""

    def __init__(self, hub: Hub, tries: DailyTries, pool: Pool) -> None:
        """`pool` is where the strongest level plays: not the one whose moves people wait for."""
        self.tries = tries
        self._hub = hub
        self._pool = pool
        self._planning = asyncio.Lock()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def opening(self, who: str) -> asyncio.Lock:
        """Held while somebody's table is opened: who asks twice at once gets it once, and nobody
        waits for others."""
        return self._opening.setdefault(who, asyncio.Lock())

    def today(self) -> str:
        """The date, by universal time."""
        return day_of(self._hub.now())

    def seconds_left(self) -> float:
        """Until the next expedition."""
        return seconds_left(self._hub.now())

    async def day(self, day: str) -> Day:
        """The expedition of today, or of an earlier day that somebody played."""
        stored = await self.tries.day(day)
        if stored is None and day == self.today():
            async with self._planning:
                stored = await self.tries.day(day) or await self._make(day)
        if stored is None:
            raise Refused("not_found", kind="day")
        return Day(msgspec.json.decode(stored.setup, type=Setup), stored.strongest or None)

    async def _make(self, day: str) -> StoredDay | None:
        secret = await self._hub.store.secret(SECRET)
        setup = await asyncio.to_thread(plan_day, secret, day)  # builds a board, once a day
        await self.tries.keep_day(day, msgspec.json.encode(setup))
        return await self.tries.day(day)

    def find_strongest(self, day: str, setup: Setup) -> None:
        """Somebody plays: begins to find out how the strongest level does on the same deal."""
        self._hub.later(self._find_strongest(day, setup))

    async def _find_strongest(self, day: str, setup: Setup) -> None:
        """Once for everybody."""
        if not await self.tries.begin_strongest(day, self._hub.now()):
            return
        try:
            rounds = await self._pool.run(strongest_rounds, setup, owner=OWNER)
        except EldoradoError as error:  # tried again when the next person asks
            log.warning("the strongest level's daily expedition: %s", error)
            return
        await self.tries.keep_strongest(day, rounds or 0)
