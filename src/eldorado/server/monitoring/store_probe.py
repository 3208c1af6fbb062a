"""Whether games can be written just now."""

import asyncio

from eldorado.server.store import Store, StoreAway

LEAST_SPACE = 50_000_000
"""Bytes that must be free where games are kept."""


class StoreProbe:
    """Checks the store, one check at a time; callers in the meantime wait for its result."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._running: asyncio.Future[list[str]] | None = None

    async def faults(self) -> list[str]:
        """What keeps games from being read and written."""
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._look())
        return await asyncio.shield(self._running)

    async def _look(self) -> list[str]:
        try:
            await self.store.check_writable()
        except StoreAway as error:
            return [f"games cannot be written: {error}"]
        if self.store.database.damage:
            return [self.store.database.damage]
        free = self.store.free_space()
        if free is not None and free < LEAST_SPACE:
            return [f"only {free / 1e6:.0f} MB are free where games are kept"]
        return []
