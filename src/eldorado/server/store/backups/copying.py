"""Backups: the whole store in one file, and the whole store from one file."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from eldorado.errors import EldoradoError
from eldorado.reporting.progress import ProgressReport
from eldorado.server.store.backups.backup_file import (
    BackupWriter,
    Header,
    Part,
    checked_header,
    new_backup,
    rows_of,
)
from eldorado.server.store.databases.address import database_at, existing_database
from eldorado.server.store.databases.database import LOST, Database
from eldorado.server.store.databases.lock import alone
from eldorado.server.store.databases.postgresql import SERVING
from eldorado.server.store.migrate import check_known, revision_of, upgrade_to
from eldorado.server.store.schema import VERSION_TABLE, metadata, tables

AT_ONCE = 500
"""Rows that are in memory at the same time."""

T = TypeVar("T")


class Interrupted(Exception):
    """Somebody has called the work off."""


class CopyProgress:
    """Shows how many rows are done, and asks the working thread to stop."""

    def __init__(self) -> None:
        self.stopped = False

    def of(self, total: int) -> ProgressReport:
        return ProgressReport(total, what="rows")

    def add(self, watch: ProgressReport, rows: int) -> None:
        if self.stopped:
            raise Interrupted
        watch.add(rows)


async def backup(url: str, file: Path, replace: bool = False) -> Header:
    """Writes the store as of this moment into a file; a server may run meanwhile."""
    database = await existing_database(url)
    progress = CopyProgress()

    def work(connection: Connection) -> Header:
        with new_backup(file, replace) as writer:
            return _copy(database, connection, writer, progress)

    return await _done(database, database.read_snapshot, work, progress)


async def restore(url: str, file: Path, replace: bool = False) -> Header:
    """Makes the store what a backup holds: all of it or, if anything goes wrong, nothing.

    The time since the last heartbeat in the backup becomes an outage with the next one, so that
    no clock runs out because of it.
    """
    header = checked_header(file)
    check_known(str(file), header.layout)
    with alone(url):
        database = await database_at(url)
        progress = CopyProgress()

        def work(connection: Connection) -> Header:
            _make_room(database, connection, replace)
            _fill(connection, file, header, progress)
            return header

        return await _done(database, database.change, work, progress)


async def _done(
    database: Database,
    run: Callable[[Callable[[Connection], T]], Awaitable[T]],
    work: Callable[[Connection], T],
    progress: CopyProgress,
) -> T:
    """The result of the work; errors become one sentence, and the database stays unchanged."""
    try:
        return await run(work)
    except asyncio.CancelledError:
        progress.stopped = True
        raise
    except (EldoradoError, SQLAlchemyError, *LOST) as error:
        raise database.trouble(error) from error
    finally:
        await database.close()


def _copy(
    database: Database, connection: Connection, writer: BackupWriter, progress: CopyProgress
) -> Header:
    layout = revision_of(connection)
    if layout is None:
        raise EldoradoError(f"{database.name} holds no games.")
    found = [table for table in _ours(connection).sorted_tables if table.name != VERSION_TABLE]
    parts = {
        str(table.name): Part([str(one.name) for one in table.c], _count(connection, table))
        for table in found
    }
    header = Header(layout, time.time(), parts)
    writer.header(header)
    with progress.of(header.rows) as watch:
        for table in found:
            every = select(table).order_by(*table.primary_key)
            rows = connection.execution_options(yield_per=AT_ONCE).execute(every)
            for part in rows.partitions():
                for row in part:
                    writer.row(row)
                progress.add(watch, len(part))
    return header


def _ours(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its layout."""
    found = MetaData()
    names = {*metadata.tables, VERSION_TABLE}
    found.reflect(connection, only=lambda name, _: name in names)
    return found


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _make_room(database: Database, connection: Connection, replace: bool) -> None:
    """Empties the database, if nobody uses it and nothing is lost that should not be."""
    if database.postgresql:
        free = connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVING})"))
        if not free:
            raise EldoradoError(f"{database.name} is in use by a server; stop it first.")
    layout = revision_of(connection)
    if layout is not None:
        check_known(database.name, layout)
    found = _ours(connection)
    if tables.name in found.tables:
        games = _count(connection, found.tables[tables.name])
        if games and not replace:
            raise EldoradoError(
                f"{database.name} already holds games ({games:,});"
                " --replace deletes them and restores the backup."
            )
    found.drop_all(connection)


def _fill(connection: Connection, file: Path, header: Header, progress: CopyProgress) -> None:
    """The layout of the backup with its rows, then brought up to date."""
    upgrade_to(connection, header.layout)
    layout = _ours(connection).tables
    with progress.of(header.rows) as watch:
        for name, rows in groupby(rows_of(file), key=lambda one: one[0]):
            columns = header.tables[name].columns
            table = layout.get(name)
            if table is None or {*columns} != {*table.c.keys()}:
                raise EldoradoError(f"{file} does not fit its layout {header.layout}.")
            packed = [isinstance(table.c[column].type, LargeBinary) for column in columns]
            while some := [*islice(rows, AT_ONCE)]:
                new = [dict(zip(columns, _values(row, packed), strict=True)) for _, row in some]
                connection.execute(table.insert(), new)
                progress.add(watch, len(some))
    upgrade_to(connection, "head")


def _values(row: list[Any], packed: list[bool]) -> list[Any]:
    return [
        value.encode("latin-1") if is_bytes and isinstance(value, str) else value
        for value, is_bytes in zip(row, packed, strict=True)
    ]
