"""What other processes have appended: PostgreSQL notifies as soon as it is committed.

Litestar's channels are not used for this: their backend for asyncpg
(litestar/channels/backends/asyncpg.py, 2.25) connects once when the application starts and never
again, so that its subscribers hear nothing more after the connection is lost; and it opens
another connection for every message it publishes, outside the transaction that wrote the event.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Any

from eldorado.server.store.databases.address import read_address
from eldorado.server.store.databases.database import LOST, StoreAway
from eldorado.server.store.group_commit import NOTES, PAUSES
from eldorado.server.store.new_events import EVENTS

QUIET = 10.0
"""Seconds without news after which the connection is tried."""

log = logging.getLogger(__name__)

News = tuple[str, int] | str
"""An event, by table and number, or REWRITTEN as the number; or a note of one of the processes."""


async def listen(url: str) -> AsyncGenerator[News | None, None]:
    """Every event appended and every note written from now on, until the caller has enough.

    None comes after every connection, the first too: something may have been missed, look
    yourself. An SQLite file belongs to one process, so there is never any news about it.
    """
    address = read_address(url)
    if address.drivername != "postgresql":
        return
    from eldorado.server.store.databases.postgresql import SERVING, connect

    pause, longest = PAUSES
    while True:
        try:
            connection = await connect(address)
        except StoreAway as error:
            log.warning("No news of other processes: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
            continue
        pause = PAUSES[0]
        heard: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
            connection.add_termination_listener(lambda _, heard=heard: heard.put_nowait(None))
            for channel in (EVENTS, NOTES):
                await connection.add_listener(
                    channel, lambda *said, heard=heard: heard.put_nowait(said[2:])
                )
            yield None
            async for item in _said(connection, heard):
                yield item
        except LOST as error:
            log.warning("The connection for news was lost: %s", error)
        finally:
            connection.terminate()


async def _said(
    connection: Any, heard: asyncio.Queue[tuple[str, str] | None]
) -> AsyncGenerator[News, None]:
    """What arrives on one connection, until it ends. A network that swallows everything does not
    end it; so it is asked now and then."""
    while True:
        try:
            async with asyncio.timeout(QUIET):  # wait_for can lose a cancellation
                said = await heard.get()
        except TimeoutError:
            await _ask(connection)
            continue
        if said is None:
            return
        channel, text = said
        if channel == NOTES:
            yield text
            continue
        id, _, n = text.rpartition(" ")
        if id and n.isascii() and n.isdecimal():
            yield id, int(n)


async def _ask(connection: Any) -> None:
    """Raises what says that a connection is lost, and ends one that does not answer.

    asyncpg's own timeout would first open another connection to call the question off.
    """
    answer = asyncio.ensure_future(connection.execute("SELECT 1"))
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    answered, _ = await asyncio.wait({answer}, timeout=QUIET)
    if not answered:
        connection.terminate()
    await answer
