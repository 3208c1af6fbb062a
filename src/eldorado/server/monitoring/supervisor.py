"""Background work that never ends: errors are logged, and it starts again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from eldorado.server.store import StoreAway, StoreDamaged

log = logging.getLogger("eldorado.server")

PAUSES = (1.0, 30.0)
"""Seconds before the first new start, and the longest ones before later ones."""


async def supervised(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Runs work until it is canceled; restarts it after any error."""
    pause, longest = PAUSES
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await work()
            log.warning("%s ended; it starts again", name)
        except (StoreAway, StoreDamaged) as error:
            log.warning("%s: %s", name, error)
        except Exception:
            log.exception("%s failed; it starts again", name)
        if asyncio.get_running_loop().time() - began > longest:
            pause = PAUSES[0]
        await asyncio.sleep(pause)
        pause = min(2 * pause, longest)
