"""What is due at tables is done, though nobody asks, and whatever is wrong with another table."""

import sqlite3
from contextlib import closing

import pytest

from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_a_broken_table_does_not_hold_up_the_others() -> None:
    running = Running().start()
    try:
        party = running.table("person", "walker", start=0)
        async with party.visit(0) as visit:
            await visit.act("end")
            running.kill()
        with closing(sqlite3.connect(running.database)) as file, file:
            file.execute("UPDATE tables SET wake_at = 2 WHERE id = ?", [party.id])
            for id, setup in (("broken", b"nonsense"), ("empty", b'{"seats": []}')):
                file.execute(
                    "INSERT INTO tables (id, setup, rules, public, creator, created, status,"
                    " seats, wake_at, at) SELECT ?, ?, rules, public, creator, created, status,"
                    " seats, 1, at FROM tables WHERE id = ?",
                    [id, setup, party.id],
                )
        running.start()
        async with party.visit(0) as visit:
            assert await visit.turn()
            await visit.act("end")
            assert await visit.turn()
        assert running.output.count("table broken cannot go on") == 1
    finally:
        running.remove()
