"""One job at a time on the whole machine: the workers of a server take turns by a locked file."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from eldorado.server.file_lock import try_lock

PAUSE = 0.2
"""Seconds between two tries: waiting must not hold up the event loop, nor a server that stops."""


@asynccontextmanager
async def machine_lock(path: Path | None, wanted: Callable[[], bool]) -> AsyncIterator[None]:
    """Waits until no other process holds the lock, or until it is no longer needed.

    Without a path, or where the file cannot be written, nobody waits.
    """
    file = _open(path)
    try:
        while file is not None and wanted() and not try_lock(file):
            await asyncio.sleep(PAUSE)
        yield
    finally:
        if file is not None:
            os.close(file)


def _open(path: Path | None) -> int | None:
    if path is None:
        return None
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError:
        return None
