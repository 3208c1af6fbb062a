"""A PostgreSQL server as the store's database."""

from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from eldorado.server.store.database import BUSY, LOST, READERS, Database, StoreAway, T


class PostgresqlDatabase(Database):
    """Connections of asyncpg, which are tried before they are used and so heal by themselves."""

    postgresql = True

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = shown(url)
        self._writer = self._engine(1, isolation_level="READ COMMITTED")
        self._reader = self._engine(READERS, isolation_level="AUTOCOMMIT")

    def _engine(self, size: int, limit: float | None = BUSY, **options: Any) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(self.url, limit),
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            **options,
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        engine = self._engine(1, limit=None)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()


async def connect(url: URL, limit: float | None = BUSY) -> Any:
    """A connection of asyncpg, or one sentence about why there is none; `limit` is how many
    seconds a statement may take.

    asyncpg reads the address itself and knows whatever libpq allows there: `sslmode`, sockets,
    several hosts.
    """
    try:
        return await asyncpg.connect(
            url.render_as_string(hide_password=False),
            timeout=BUSY,
            command_timeout=limit,
            server_settings={"application_name": "eldorado"},
        )
    except LOST as error:
        raise StoreAway(_refusal(shown(url), error)) from error


def shown(url: URL) -> str:
    """A server as it may be shown: without password and options."""
    return f"The database {url.set(query={}).render_as_string(hide_password=True)}"


def _refusal(name: str, error: Exception) -> str:
    if isinstance(error, asyncpg.InvalidPasswordError):
        return f"{name} does not accept that user's password."
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"{name} does not exist; make it with PostgreSQL's createdb."
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"{name} does not let that user in."
    if isinstance(error, OSError):
        return f"{name} does not answer."
    said = str(error).partition("\n")[0].rstrip(".")
    return f"{name} cannot be used now: {said}."
