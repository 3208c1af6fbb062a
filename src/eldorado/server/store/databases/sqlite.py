"""An SQLite file as the store's database."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from eldorado.errors import EldoradoError
from eldorado.server.store.databases.database import BUSY, READERS, Database, T
from eldorado.server.store.new_events import Key, NewEvents, append_to_sqlite

BEGIN = "BEGIN IMMEDIATE"
"""Takes the write lock at once: a transaction that reads first could not wait for it later."""


class SqliteDatabase(Database):
    """Work is done in threads: one change of thread per transaction, not one per statement as
    the asyncio drivers have it."""

    postgresql = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = f"The file {path}"
        self._writer = self._engine(1)
        event.listen(self._writer, "begin", _begin_writing)
        self._connection: Connection | None = None
        """The one that writes, kept open; belongs to its thread."""
        self._reader = self._engine(READERS)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    def _engine(self, size: int) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            pool_size=size,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"isolation_level": None, "timeout": BUSY},
        )
        event.listen(engine, "connect", _prepare)
        return engine

    async def append(self, new: NewEvents) -> set[Key]:
        def run() -> set[Key]:
            _, driver = self._write_connection()
            driver.execute(BEGIN)
            try:
                accepted = append_to_sqlite(driver, new)
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise
            return accepted

        return await self._write_with(run)

    async def append_and(self, new: NewEvents, work: Callable[[Connection, set[Key]], T]) -> T:
        def run() -> T:
            connection, driver = self._write_connection()
            with connection.begin():
                return work(connection, append_to_sqlite(driver, new))

        return await self._write_with(run)

    async def _write_with(self, run: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._writing, run)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from error
        except sqlite3.DatabaseError as error:
            raise DatabaseError(None, None, error) from error

    def _write_connection(self) -> tuple[Connection, sqlite3.Connection]:
        """The connection that writes, as SQLAlchemy's and as the driver's; used in its thread."""
        connection = self._connection
        if connection is None or connection.closed or connection.invalidated:
            connection = self._connection = self._writer.connect()
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return connection, driver

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def read_snapshot(self, work: Callable[[Connection], T]) -> T:
        def begun(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN")
            try:
                return work(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

        return await self.read(begun)

    def free_space(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            self._writing.submit(connection.close)
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.dispose()
        self._reader.dispose()


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """The settings of every connection; FULL means that a commit is on the disk."""
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_writing(connection: Any) -> None:
    connection.exec_driver_sql(BEGIN)


def prepare_file(path: Path) -> None:
    """Makes a file that can be written, with a log beside it (WAL) so that readers never wait.

    It holds secrets, so only its owner may read a new one.
    """
    if path.is_dir():
        raise EldoradoError(f"{path} is a folder; give the name of a file in it.")
    if not path.parent.is_dir():
        raise EldoradoError(f"There is no folder {path.parent} for the database.")
    try:
        path.touch(0o600)
        with path.open("r+b"):
            pass
    except OSError as error:
        raise EldoradoError(f"The file {path} cannot be used: {error.strerror}.") from None
    until = time.monotonic() + BUSY
    while True:
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.DatabaseError as error:
            if "not a database" in str(error):
                raise EldoradoError(f"The file {path} is not an SQLite database.") from None
            if "locked" not in str(error) or time.monotonic() > until:
                raise EldoradoError(f"The file {path} cannot be used: {error}.") from None
        time.sleep(0.02)  # others who start now change it too, and SQLite does not wait for them
