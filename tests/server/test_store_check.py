"""`eldorado check` finds what is damaged in a store, and `delete-table` takes a table out."""

import asyncio
import contextlib
import os
import pty
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from eldorado.cli import app
from eldorado.errors import EldoradoError
from eldorado.server.store.schema import events, tables
from eldorado.server.upkeep.store_check import StoreCheck
from eldorado.table import Refused
from tests.server.games import played, store_game
from tests.server.playing import hear_all, play_out, walker
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running
from tests.server.stores import execute, opened


async def check(url: str) -> list[str]:
    found = StoreCheck(url)
    await found.run()
    assert found.checked == found.tables
    return found.faults


@pytest.mark.anyio
async def test_whole_games_are_well(url: str) -> None:
    async with opened(url) as store:
        await store_game(store, "t")
        await store_game(store, "u")
    assert await check(url) == []


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM events WHERE table_id = 't' AND n = 7", "event 7 is missing."),
        ("DELETE FROM events WHERE table_id = 't' AND n = 1", "event 1 is missing."),
        (
            "UPDATE events SET data = (SELECT data FROM events WHERE table_id = 'u' AND n = 9)"
            " WHERE table_id = 't' AND n = 7",
            "event 7 cannot be replayed: ",
        ),
        (
            "UPDATE events SET data = setup FROM tables WHERE table_id = 't' AND n = 7",
            "event 7 cannot be replayed: ",
        ),
        (
            "DELETE FROM events WHERE table_id = 't' AND n > 20",
            "its snapshot is newer than its last event.",
        ),
        ("UPDATE snapshots SET n = n - 1 WHERE table_id = 't'", "its snapshot after event "),
        (
            "UPDATE tables SET setup = (SELECT data FROM events WHERE table_id = 'u' AND n = 1)"
            " WHERE id = 't'",
            "its set-up cannot be read: ",
        ),
        (
            "UPDATE tables SET status = 'over' WHERE id = 't'",
            "it is listed as over, but its events say running.",
        ),
    ],
)
async def test_damage_is_named(url: str, damage: str, said: str) -> None:
    async with opened(url) as store:
        await store_game(store, "t")
        await store_game(store, "u")
        await execute(store, damage)
    [fault] = await check(url)
    assert fault.startswith(f"Table t: {said}")


@pytest.mark.anyio
async def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with opened(f"sqlite:///{path}") as store:
        await store_game(store, "t")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO events VALUES ('nowhere', 1, x'')")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET sql = 'CREATE INDEX tables_at ON tables (rules)'"
            " WHERE name = 'tables_at'"
        )
    faults = await check(f"sqlite:///{path}")
    assert "Rows of events that belong to no row of tables: 1." in faults
    assert any(fault.startswith(f"The file {path}: ") for fault in faults)


def command(folder: Path, *words: str) -> object:
    """Runs a command here; its exit code unless all is well."""
    return app([words[0], "--data", str(folder), *words[1:]], standalone_mode=False)


def test_games_of_a_real_server_are_well(capsys: pytest.CaptureFixture[str]) -> None:
    running = Running("--no-limits").start()
    try:
        for kinds in (("person", "walker"), ("person", "guest", "walker")):
            play_out(running.table(*kinds, variant={"caves": True}))
        running.table("person", "open")
        command(running.folder, "check")
    finally:
        running.remove()
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "No problems found."
    assert said[1].startswith("Checked 3 tables, ")


def test_much_damage_is_told_in_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copies(tmp_path, 30)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as connection:
        connection.execute("DELETE FROM events WHERE n = 5 AND table_id <> 't00007'")
    assert command(tmp_path, "check") == 1
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Table t00000: event 5 is missing.", "Table t00001: event 5 is missing."]
    assert said[20:] == [
        "9 more problems are not shown.",
        f"Checked 30 tables, {30 * 42 - 29:,} events.",
    ]


def copies(folder: Path, number: int) -> None:
    """A store with so many copies of a game."""

    async def fill() -> None:
        setup, told, _, progress = played()
        row = {"setup": setup, "rules": 1, "public": True, "creator": "me", "created": 1.0}
        row |= {"status": progress.status, "seats": progress.seats, "at": 1.0}
        ids = [f"t{i:05}" for i in range(number)]
        games = [{"id": id, **row} for id in ids]
        past = [
            {"table_id": id, "n": n, "data": data} for id in ids for n, data in enumerate(told, 1)
        ]
        async with opened(f"sqlite:///{folder}/games.db") as store:
            await store.database.write(
                lambda connection: connection.execute(tables.insert(), games)
            )
            await store.database.write(lambda connection: connection.execute(events.insert(), past))

    asyncio.run(fill())


def read_all(terminal: int, shown: list[bytes]) -> None:
    """Reads what is written to a terminal until its program has ended."""
    with contextlib.suppress(OSError):  # Linux reports the end so
        while part := os.read(terminal, 4096):
            shown.append(part)


CALLED_OFF = """
import os, signal
from eldorado.cli import main
from eldorado.reporting.progress import ProgressReport

def add(self, count, before=ProgressReport.add):
    before(self, count)
    if self.played == 5:
        os.kill(os.getpid(), signal.SIGINT)  # Ctrl-C, in the middle of the work at any speed

ProgressReport.add = add
signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background ignores it
main()
"""


def test_a_check_can_be_called_off(tmp_path: Path) -> None:
    """On a terminal, where it shows how far it is."""
    copies(tmp_path, 50)
    mine, its = pty.openpty()
    program = [sys.executable, "-c", CALLED_OFF, "check", "--data", str(tmp_path)]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=its, text=True)
    os.close(its)
    shown: list[bytes] = []
    reader = Thread(target=read_all, args=(mine, shown), daemon=True)
    reader.start()  # a terminal that nobody reads would hold the program up
    assert process.stdout is not None
    said = process.stdout.read().splitlines()
    process.stdout.close()
    assert process.wait(PATIENCE) == 130
    reader.join(PATIENCE)
    os.close(mine)
    assert b"/50" in b"".join(shown)
    assert said == ["Stopped after 5 of 50 tables.", "No problems found."]


def test_what_cannot_be_checked(tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="There is no file"):
        command(tmp_path, "check")
    assert not any(tmp_path.iterdir())
    with pytest.raises(EldoradoError, match="not both"):
        command(tmp_path, "check", "--database", "postgresql://host/name")


@pytest.mark.anyio
async def test_a_store_of_an_older_version_is_left_alone(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        await execute(store, "UPDATE eldorado_version SET version_num = '0003'")
    with pytest.raises(EldoradoError, match="is from an older eldorado; start the server once"):
        await check(f"sqlite:///{tmp_path}/a.db")


def test_a_table_is_deleted_while_somebody_plays_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    running = Running().start()
    try:
        party = running.table("person", "guest", start=0)

        async def play() -> str:
            async with party.visit(0) as visit:
                options = ["delete-table", party.id, "--yes", "--data", str(running.folder)]
                await asyncio.to_thread(app, options, standalone_mode=False)
                with pytest.raises(Refused) as refused:
                    await visit.act(walker()(visit))
                return str(refused.value)

        assert (
            asyncio.run(play()) == "There is no such table, or it has been deleted. Check the link."
        )
        said = capsys.readouterr().out
        assert said == f"Deleted the table {party.id} (running; Player 1, Guest 1).\n"
        assert running.answers()
        play_out(running.table("person", "walker"))
        with pytest.raises(EldoradoError, match="There is no table"):
            command(running.folder, "delete-table", party.id, "--yes")
        assert "Traceback" not in running.output
    finally:
        running.remove()


def test_workers_let_go_of_a_table_that_was_deleted(postgres: Postgres) -> None:
    url = postgres.emptied()
    running = Running("--database", url).start()
    try:
        party = running.table("person", "open")

        async def wait() -> None:
            async with party.visit(0) as visit:
                options = ["delete-table", party.id, "--yes", "--database", url]
                await asyncio.to_thread(app, options, standalone_mode=False)
                with pytest.raises(Refused, match="There is no such table"):
                    await hear_all(visit)

        asyncio.run(wait())
        with pytest.raises(Refused, match="There is no such table"):
            running.client().get(f"/api/tables/{party.id}")
        assert "Traceback" not in running.output
    finally:
        running.remove()


def test_deleting_asks_first(tmp_path: Path) -> None:
    copies(tmp_path, 1)
    program = [sys.executable, "-m", "eldorado", "delete-table", "t00000", "--data", str(tmp_path)]
    for answer, left in (("n\n", 1), ("y\n", 0)):
        done = subprocess.run(program, input=answer, capture_output=True, text=True, check=False)
        assert "Delete the table t00000 (running; Ann, Ben) permanently?" in done.stdout
        assert done.returncode == left
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            assert connection.execute("SELECT count(*) FROM tables").fetchone() == (left,)
