"""An SQLite file as the store's database."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from eldorado.errors import EldoradoError
from eldorado.server.store.database import BUSY, READERS, Database, T


class SqliteDatabase(Database):
    """Work is done in threads: one change of thread per transaction, not one per statement as
    the asyncio drivers have it."""

    postgresql = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = f"The file {path}"
        self._writer = self._engine(1)
        event.listen(self._writer, "begin", _begin_writing)
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

    async def write(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, run)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.dispose()
        self._reader.dispose()


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """The settings of every connection; FULL means that a commit is on the disk."""
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_writing(connection: Any) -> None:
    """Takes the write lock at once: a transaction that reads first could not wait for it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


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
