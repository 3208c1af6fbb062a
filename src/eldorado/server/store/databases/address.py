"""Addresses of databases: `sqlite:////folder/file.db`, `postgresql://user@host/name`."""

import asyncio
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from eldorado.errors import EldoradoError
from eldorado.server.store.databases.database import Database
from eldorado.server.store.databases.sqlite import SqliteDatabase, prepare_file


def read_address(address: str) -> URL:
    """The address without a driver if it names one; `postgres://` is an old spelling."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise _unreadable() from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise EldoradoError(
                "PostgreSQL needs asyncpg; install it with: pip install 'eldorado[postgresql]'"
            )
        return url.set(drivername="postgresql")
    if kind == "sqlite" and url.database not in (None, "", ":memory:") and not url.query:
        return url.set(drivername="sqlite")
    raise _unreadable()


async def database_at(address: str) -> Database:
    """The database of an address. A file is made if there is none, a server must be there."""
    url = read_address(address)
    if url.drivername == "postgresql":
        from eldorado.server.store.databases.postgresql import PostgresqlDatabase

        return PostgresqlDatabase(url)
    path = Path(str(url.database))
    await asyncio.to_thread(prepare_file, path)
    return SqliteDatabase(path)


async def existing_database(address: str) -> Database:
    """The database of an address, if games may be in it; a file is not made."""
    url = read_address(address)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise EldoradoError(
            f"There is no file {url.database}; use --data or --database to say where the games are."
        )
    return await database_at(address)


def _unreadable() -> EldoradoError:
    return EldoradoError(
        "That is not the URL of a database;"
        " write sqlite:////folder/file.db or postgresql://user@host/name."
    )
