"""Time while no server was running does not count against clocks.

Servers write heartbeats to the store. A gap between two of them, because the server was stopped,
asleep or without its database, is an outage. It is given back to the player whose time was running.
"""

import asyncio
import time
from collections.abc import Callable

from eldorado.server.store import Store

HEARTBEAT = 10.0
"""Seconds between two heartbeats."""

GAP = 25.0
"""Seconds of silence that count as an outage."""

LONGEST = 60 * 86_400.0
"""Seconds for which outages matter: twice the longest turn."""


class Downtime:
    """The outages, as far as they can matter to a running clock."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.outages: list[tuple[float, float]] = []
        self._beaten = 0.0
        self._known = False
        self._lock = asyncio.Lock()

    async def beat(self) -> bool:
        """Leaves a heartbeat if one is due; whether an outage came to light by it."""
        async with self._lock:
            now = self.now()
            if self._known and 0 <= now - self._beaten < HEARTBEAT:
                return False
            await self.store.beat(now, GAP)
            found = await self.store.outages(now - LONGEST)
            self._beaten, self._known = now, True
            new = found != self.outages
            self.outages = found
            return new

    async def known(self) -> list[tuple[float, float]]:
        """The outages up to now."""
        if not self._known:
            await self.beat()
        return self.outages
