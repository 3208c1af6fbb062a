"""Stores to test with, and what they tell their databases."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import sqlalchemy as sa

from eldorado.server.store import Store, TableProgress


def progress(
    at: float = 1.0, status: str = "running", wake_at: float | None = None, seats: str = "[]"
) -> TableProgress:
    return TableProgress(status, wake_at, at, seats)


@asynccontextmanager
async def opened(url: str, *ids: str, patience: float = 30.0) -> AsyncIterator[Store]:
    """A store with some new tables."""
    store = await Store.open(url, patience)
    try:
        await asyncio.gather(*(store.create(id, b"{}", progress(), True, "me") for id in ids))
        yield store
    finally:
        await store.close()


@contextmanager
def statements() -> Iterator[list[str]]:
    """Whatever any database is told meanwhile; COMMIT where a transaction ends."""
    said: list[str] = []

    def executed(*arguments: Any) -> None:
        said.append(arguments[2])

    def committed(_: object) -> None:
        said.append("COMMIT")

    sa.event.listen(sa.Engine, "before_cursor_execute", executed)
    sa.event.listen(sa.Engine, "commit", committed)
    try:
        yield said
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", executed)
        sa.event.remove(sa.Engine, "commit", committed)


async def execute(store: Store, statement: str) -> None:
    await store.database.write(lambda connection: connection.execute(sa.text(statement)))
