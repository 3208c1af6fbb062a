"""What the store asks of a database, and what it means when one fails."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from eldorado.errors import EldoradoError
from eldorado.server.store.new_events import Key, NewEvents

try:
    from asyncpg import InterfaceError, InternalClientError, PostgresError
except ImportError:  # only PostgreSQL needs it
    PostgresError = InterfaceError = InternalClientError = OSError

T = TypeVar("T")

READERS = 4
BUSY = 15.0
"""Seconds a statement may take, or wait for another process to finish writing."""

LOST = (OSError, PostgresError, InterfaceError, InternalClientError)
"""What asyncpg itself raises when there is no connection, or none any more."""

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, "XX001", "XX002"}
"""SQLite's codes and PostgreSQL's SQLSTATEs of data or an index that cannot be read."""

TRANSIENT = {"08", "25", "40", "53", "57", "58"}
"""Classes of SQLSTATE that say: not now. Lost connection, standby, deadlock, full, shutdown."""


class StoreAway(EldoradoError):
    """The database cannot be used now. Whether the last thing written arrived is unknown."""


class StoreDamaged(EldoradoError):
    """The database cannot be read or written where it is damaged; waiting does not help."""


class Database(ABC):
    """One writing connection, so that what comes together is written in one transaction, and a
    few reading ones beside it. Work is plain functions of a connection."""

    postgresql: bool
    name: str
    """As it may be shown."""
    damage = ""
    """What was found to be damaged since this process began."""

    @abstractmethod
    async def append(self, new: NewEvents) -> set[Key]:
        """Adds events whose numbers are free in one transaction; which those were."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does work in one transaction; returns after the commit."""
        return await self.append_and((), lambda connection, _: work(connection))

    @abstractmethod
    async def append_and(self, new: NewEvents, work: Callable[[Connection, set[Key]], T]) -> T:
        """Adds events, and then does other work in the same transaction."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Does work that changes nothing, each statement for itself."""

    async def change(self, work: Callable[[Connection], T]) -> T:
        """The same for work that may take long: a migration."""
        return await self.write(work)

    @abstractmethod
    async def read_snapshot(self, work: Callable[[Connection], T]) -> T:
        """Does work that only reads, all of it as of one moment, however long it takes."""

    def free_space(self) -> int | None:
        """Bytes that are free where the database lies; None where that is not known here."""
        return None

    @abstractmethod
    async def close(self) -> None: ...

    def trouble(self, error: BaseException) -> EldoradoError:
        """What an error means, in one sentence; damage is remembered."""
        if isinstance(error, EldoradoError):
            return error
        cause: BaseException = error
        if isinstance(error, DBAPIError) and error.orig is not None:
            cause = error.orig.__cause__ or error.orig
        said = (str(cause) or type(cause).__name__).partition("\n")[0].rstrip(".")
        if is_damaged(error):
            self.damage = f"{self.name} is damaged: {said}; stop the server and restore a backup."
            return StoreDamaged(self.damage)
        if is_away(error):
            return StoreAway(f"{self.name} cannot be used now: {said}.")
        return EldoradoError(f"{self.name} cannot be used: {said}.")


def is_away(error: BaseException) -> bool:
    """Whether the database may be there again later, so that another try makes sense."""
    if is_damaged(error):
        return False
    if isinstance(error, (StoreAway, OperationalError, PoolTimeout, *LOST)):
        return True
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or state[:2] in TRANSIENT
    return False


def is_damaged(error: BaseException) -> bool:
    """Whether a part of the database is beyond reading."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    extended: int = getattr(cause, "sqlite_errorcode", 0)
    return not DAMAGED.isdisjoint({extended & 0xFF, getattr(cause, "sqlstate", None)})
