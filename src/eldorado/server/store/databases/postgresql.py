"""A PostgreSQL server as the store's database."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import URL, Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from eldorado.server.store.databases.database import BUSY, LOST, READERS, Database, StoreAway, T
from eldorado.server.store.new_events import Key, NewEvents, append_to_postgresql

try:
    import asyncpg
except ImportError:  # `read_address` says so before anybody gets here
    asyncpg = None

SERVING = 0x656C646F73657276
"""The name of a lock that servers share while they listen: "eldoserv" in ASCII."""


class PostgresqlDatabase(Database):
    """Connections of asyncpg, which are tried before they are used and so heal by themselves."""

    postgresql = True

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = shown(url)
        self._writer = self._engine(1, isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        """The one that writes, kept open: trying it before each use would double the time."""
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

    async def append(self, new: NewEvents) -> set[Key]:
        async with self._writing() as (_, driver):
            return await append_to_postgresql(driver, new)

    async def append_and(self, new: NewEvents, work: Callable[[Connection, set[Key]], T]) -> T:
        async with self._writing() as (connection, driver), driver.transaction():
            accepted = await append_to_postgresql(driver, new) if new else set()
            return await connection.run_sync(work, accepted)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[tuple[AsyncConnection, Any]]:
        """The connection that writes, as SQLAlchemy's and as asyncpg's; a new one after trouble."""
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._writer.connect()
        try:
            yield connection, (await connection.get_raw_connection()).driver_connection
        except BaseException as error:
            self._connection = None
            await self._drop(connection)
            if isinstance(error, asyncpg.IntegrityConstraintViolationError):
                raise IntegrityError(None, None, error) from error
            raise

    async def _drop(self, connection: AsyncConnection) -> None:
        with suppress(SQLAlchemyError, *LOST):
            await connection.invalidate()
            await connection.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        return await self._long(work)

    async def read_snapshot(self, work: Callable[[Connection], T]) -> T:
        reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        return await self._long(work, execution_options=reading)

    async def _long(self, work: Callable[[Connection], T], **options: Any) -> T:
        """One transaction that may take long, on a connection of its own."""
        engine = self._engine(1, limit=None, **options)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        if self._connection is not None:
            await self._drop(self._connection)
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
        return f"{name} does not exist; create it with PostgreSQL's createdb."
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"{name} does not accept that user."
    if isinstance(error, OSError):
        return f"{name} does not answer."
    said = str(error).partition("\n")[0].rstrip(".")
    return f"{name} cannot be used now: {said}."
