"""The store knows when servers were there, and whether anything can be written."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from eldorado.server.store import StoreAway
from eldorado.server.store.databases.database import Database
from eldorado.server.store.databases.sqlite import SqliteDatabase
from eldorado.server.store.heartbeats import KEPT
from tests.server.postgres import Postgres
from tests.server.stores import execute, opened, progress

pytestmark = pytest.mark.anyio


async def test_a_silence_is_an_outage(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        await store.beat(1000.0, 30.0)
        await other.beat(1020.0, 30.0)
        await store.beat(1050.0, 30.0)
        assert await store.outages(0.0) == []
        await other.beat(1100.0, 30.0)
        assert await store.outages(0.0) == [(1050.0, 1100.0)]
        await store.beat(2000.0, 30.0)
        assert await other.outages(1099.0) == [(1050.0, 1100.0), (1100.0, 2000.0)]
        assert await other.outages(1100.0) == [(1100.0, 2000.0)]


async def test_a_clock_that_was_put_back_is_not_an_outage(url: str) -> None:
    async with opened(url) as store:
        await store.beat(1000.0, 30.0)
        await store.beat(500.0, 30.0)
        await store.beat(510.0, 30.0)
        assert await store.outages(0.0) == []
        await store.beat(600.0, 30.0)
        assert await store.outages(0.0) == [(510.0, 600.0)]


async def test_servers_that_start_at_once_find_one_outage(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        await asyncio.gather(*(one.beat(1000.0, 30.0) for one in (store, other) * 5))
        assert await store.outages(0.0) == []
        await asyncio.gather(*(one.beat(2000.0, 30.0) for one in (store, other) * 5))
        assert await store.outages(0.0) == [(1000.0, 2000.0)]


async def test_old_outages_are_forgotten(url: str) -> None:
    async with opened(url) as store:
        for now in (1000.0, 2000.0, 2001.0 + KEPT):
            await store.beat(now, 30.0)
        assert await store.outages(0.0) == [(2000.0, 2001.0 + KEPT)]


async def test_writing_is_tried_and_is_no_heartbeat(url: str) -> None:
    async with opened(url) as store:
        await store.beat(1000.0, 30.0)
        await store.check_writable()
        await store.check_writable()
        await store.beat(2000.0, 30.0)
        assert await store.outages(0.0) == [(1000.0, 2000.0)]


async def test_a_table_that_cannot_be_written_is_found(new_url: str) -> None:
    async with opened(new_url) as store:
        await execute(store, "DROP TABLE heartbeats")
        with pytest.raises(StoreAway, match="cannot be used"):
            await store.check_writable()


async def test_a_file_that_cannot_be_written_is_found_at_once(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db", "t") as store:
        await execute(store, "PRAGMA query_only = ON")
        writing = asyncio.create_task(store.append("t", 1, b"x", progress()))
        with pytest.raises(StoreAway, match="attempt to write a readonly database"):
            await store.check_writable()
        assert not writing.done()
        await writable_again(store.database)
        assert await writing
        await store.check_writable()


async def writable_again(database: Database) -> None:
    """Reaches the writing connection in its thread, without a transaction."""
    assert isinstance(database, SqliteDatabase)

    def work() -> None:
        database._write_connection()[1].execute("PRAGMA query_only = OFF")

    await asyncio.get_running_loop().run_in_executor(database._writing, work)


async def test_a_file_that_somebody_holds_is_not_waited_for_long(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreAway, match="has not written anything for 2 seconds"):
            await store.check_writable()
        other.close()
        await store.check_writable()


async def test_a_server_that_is_away_is_found(postgres: Postgres) -> None:
    async with opened(postgres.emptied()) as store:
        assert store.free_space() is None
        await store.check_writable()
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreAway, match=r"does not answer|cannot be used now"):
            await store.check_writable()
        await asyncio.to_thread(postgres.start)
        await store.check_writable()


async def test_free_space_is_where_the_file_lies(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        free = store.free_space()
        assert free is not None
        assert 0 < free <= os.statvfs(tmp_path).f_blocks * os.statvfs(tmp_path).f_frsize
