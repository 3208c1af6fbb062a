"""A store opens quickly, once for all who start together, or says in a sentence why not."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from eldorado.errors import EldoradoError
from eldorado.server.store import Notice, Store
from eldorado.server.store.migrate import configuration
from eldorado.server.store.schema import (
    REVISION,
    VERSION_TABLE,
    events,
    holders,
    metadata,
    secrets,
    snapshots,
    tables,
    webhooks,
)
from eldorado.server.store.store import due_tables, listed_tables, old_tables
from eldorado.server.store.webhook_queue import Calls
from tests.server.postgres import Postgres
from tests.server.stores import execute, opened, progress, statements

pytestmark = pytest.mark.anyio


async def test_ten_thousand_tables_are_never_looked_through(url: str) -> None:
    rows = [
        {
            "id": f"t{i}",
            "setup": b"{}",
            "rules": 1,
            "public": True,
            "creator": f"c{i % 500}",
            "created": float(i),
            "status": ("over", "over", "over", "running", "lobby")[i % 5],
            "seats": "[]",
            "wake_at": float(i) if i % 5 == 3 else None,
            "at": float(i),
        }
        for i in range(10_000)
    ]
    async with opened(url) as store:
        await store.database.write(lambda connection: connection.execute(tables.insert(), rows))
        await execute(store, "ANALYZE")
    with statements() as said:
        async with opened(url) as store:
            assert not [one for one in said if re.search(r"\b(tables|events)\b", one)]
            await store.due(50.0)
            await store.listed(["lobby", "running"], limit=20)
            await store.count_created("c7", 9000.0)
            await store.delete_old(0.0, 20)
        asked = [one for one in said if "FROM tables" in one]
    assert len(asked) == 4
    assert not [one for one in asked if "setup" in one]

    async with opened(url) as store:

        async def plan(query: Any) -> str:
            explain = "EXPLAIN " if store.database.postgresql else "EXPLAIN QUERY PLAN "

            def work(connection: sa.Connection) -> str:
                text = str(
                    query.compile(connection, compile_kwargs={"literal_binds": True})
                ).replace("%%", "%")
                return "\n".join(str(row) for row in connection.execute(sa.text(explain + text)))

            return await store.database.read(work)

        mine = sa.select(sa.func.count()).select_from(tables)
        plans = {
            "tables_due": await plan(due_tables(50.0, 100)),
            "tables_listed": await plan(listed_tables(("lobby", "running"), 20)),
            "tables_at": await plan(old_tables(50.0, 20)),
            "tables_created": await plan(
                mine.where(tables.c.creator == "c7", tables.c.created >= 9000.0)
            ),
        }
    for index, found in plans.items():
        assert index in found
        assert "Seq Scan" not in found
        assert not re.search(r"SCAN tables(?! USING)", found), found


async def test_migrations_make_what_the_code_expects(new_url: str) -> None:
    assert ScriptDirectory.from_config(configuration()).get_heads() == [REVISION]
    async with opened(new_url) as store:

        def differences(connection: sa.Connection) -> list[Any]:
            options = {"version_table": VERSION_TABLE, "compare_type": True}
            return list(
                compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
            )

        assert await store.database.read(differences) == []


def old_table(id: str, setup: bytes) -> tuple[sa.Table, tuple[Any, ...]]:
    return (tables, (id, setup, 1, True, "me", 1.5, "running", "[]", 2.5, 3.5))


OLD_ROWS: list[tuple[sa.Table, tuple[Any, ...]]] = [
    old_table("t", b"setup"),
    (events, ("t", 1, b"one")),
    (events, ("t", 2, b"two")),
    (snapshots, ("t", 1, b"snapshot")),
    (holders, ("t", 0, "ann")),
    (webhooks, ("t", 0, "https://a.example", "key")),
    (secrets, ("signing", b"0123456789")),
]


async def test_the_oldest_database_is_brought_up_to_date_with_everything_in_it(
    new_url: str,
) -> None:
    def first(connection: sa.Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table, row in OLD_ROWS:
            connection.execute(table.insert().values(row))

    store = await Store.prepared(new_url)
    await store.database.change(first)
    await store.close()
    async with opened(new_url) as store:
        stored = await store.load("t")
        assert stored is not None
        assert (stored.setup, stored.snapshot, stored.events) == (b"setup", b"snapshot", [b"two"])
        assert await store.holders("t") == {0: "ann"}
        assert await store.webhooks("t") == {0: ("https://a.example", "key")}
        assert await store.secret("signing") == b"0123456789"
        assert await store.due(3.0) == ["t"]
        assert await store.outages(0.0) == []
        notice = Notice((0,), "turn", 4.0)
        assert await store.append("t", 3, b"three", progress(4.0), notice=notice)
        assert len(await Calls(store).due(4.0, 9)) == 1


async def test_an_upgrade_fills_in_what_lists_show(new_url: str) -> None:
    setups = {
        "plain": b'{"seats":[]}',
        "caves": b'{"seats":[],"route":"serpentine","variant":{"caves":true}}',
        "puzzle": b'{"seats":[],"route":"","position":{"round":1}}',
        "damaged": b"{",
    }
    many = {f"t{i:03}": b'{"seats":[],"route":"route %d"}' % i for i in range(450)}

    def third(connection: sa.Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for table, row in (old_table(id, setup) for id, setup in (setups | many).items()):
            connection.execute(table.insert().values(row))

    store = await Store.prepared(new_url)
    await store.database.change(third)
    await store.close()
    async with opened(new_url) as store:
        found = {one.id: one for one in await store.listed(["running"], limit=1000)}
        assert [found[id].route for id in setups] == ["first_game", "serpentine", "", ""]
        assert [found[id].made_up for id in setups] == [False, False, True, False]
        assert '"caves":true' in found["caves"].variant
        assert [found[id].route for id in many] == [f"route {i}" for i in range(450)]


OPEN = """
import asyncio, multiprocessing, sys
from eldorado.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    await store.close()

def start(together):
    together.wait()
    asyncio.run(main())

fork = multiprocessing.get_context("fork")
together = fork.Barrier(4)
processes = [fork.Process(target=start, args=(together,)) for _ in range(4)]
for process in processes:
    process.start()
for process in processes:
    process.join()
print([process.exitcode for process in processes])
"""


def test_four_processes_may_start_at_once(new_url: str) -> None:
    """They are forked from one that has loaded everything, to begin at the same moment."""
    command = [sys.executable, "-c", OPEN, new_url]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[0, 0, 0, 0]\n", "")


async def test_a_database_from_the_future_is_refused(new_url: str) -> None:
    async with opened(new_url) as store:
        await execute(store, f"UPDATE {VERSION_TABLE} SET version_num = '9876'")
    with pytest.raises(EldoradoError, match=r"newer eldorado \(version 9876.*update eldorado"):
        await Store.open(new_url)


async def test_a_database_with_foreign_tables_is_refused(new_url: str) -> None:
    async with opened(new_url) as store:
        await execute(store, f"DROP TABLE {VERSION_TABLE}")
    with pytest.raises(EldoradoError, match=r"already exists\.$"):
        await Store.open(new_url)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "nonsense",
        "mysql://user@host/name",
        "postgresql://user@host:port/name",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:////tmp/a.db?mode=ro",
    ],
)
async def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(EldoradoError, match="That is not the URL of a database; write sqlite:"):
        await Store.open(address)


async def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    async def refused(path: object) -> str:
        with pytest.raises(EldoradoError) as refusal:
            await Store.open(f"sqlite:///{path}")
        return str(refusal.value)

    assert await refused(tmp_path) == f"{tmp_path} is a folder; give the name of a file in it."
    missing = tmp_path / "missing"
    assert await refused(missing / "a.db") == f"There is no folder {missing} for the database."
    text = tmp_path / "text"
    text.write_text("These are no games. " * 100)
    assert await refused(text) == f"The file {text} is not an SQLite database."
    assert (await refused("/proc/a.db")).startswith("The file /proc/a.db cannot be used: ")
    locked = tmp_path / "locked.db"
    locked.touch(0o400)
    if os.geteuid() != 0:
        assert await refused(locked) == f"The file {locked} cannot be used: Permission denied."


async def test_a_new_file_is_private_and_survives_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(f"sqlite:///{path}") as store:
        assert path.stat().st_mode & 0o777 == 0o600

        def settings(connection: sa.Connection) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.scalar(sa.text(f"PRAGMA {name}")) for name in names]

        assert await store.database.write(settings) == ["wal", 2, 1]


async def test_servers_that_cannot_be_used(postgres: Postgres) -> None:
    async def refused(address: str) -> str:
        with pytest.raises(EldoradoError) as refusal:
            await Store.open(address)
        assert "hunter2" not in str(refusal.value)
        return str(refusal.value)

    postgres.fresh()
    here = f"127.0.0.1:{postgres.port}"
    postgres.sql("CREATE ROLE guarded LOGIN PASSWORD 'secret'")
    postgres.sql("CREATE ROLE visitor LOGIN")
    name = f"postgresql://guarded:***@{here}/postgres"
    assert await refused(f"postgresql://guarded:hunter2@{here}/postgres") == (
        f"The database {name} does not accept that user's password."
    )
    assert "password" in await refused(f"postgresql://guarded@{here}/postgres")
    assert await refused(f"postgresql://eldorado@{here}/nothing") == (
        f"The database postgresql://eldorado@{here}/nothing does not exist;"
        " create it with PostgreSQL's createdb."
    )
    assert await refused(f"postgres://nobody@{here}/postgres") == (
        f"The database postgresql://nobody@{here}/postgres does not accept that user."
    )
    assert await refused(f"postgresql+asyncpg://visitor@{here}/postgres") == (
        f"The database postgresql://visitor@{here}/postgres cannot be used:"
        " permission denied for schema public."
    )
    assert await refused("postgresql://eldorado@127.0.0.1:1/postgres") == (
        "The database postgresql://eldorado@127.0.0.1:1/postgres does not answer."
    )
