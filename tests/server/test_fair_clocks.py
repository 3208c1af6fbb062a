"""A clock protects whoever is away, and nobody can stop it for ever."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.test_sockets import level, refused

pytestmark = pytest.mark.anyio

HOUR = 3600.0


@pytest.fixture
def own() -> Iterator[Running]:
    """A server that the test may kill, and whose store it may change."""
    running = Running().start()
    try:
        yield running
    finally:
        running.remove()


def stored(running: Running, table: str, column: str) -> Any:
    with closing(sqlite3.connect(running.database)) as file:
        found = file.execute(f"SELECT {column} FROM tables WHERE id = ?", [table])
        return found.fetchone()[0]


def make_older(running: Running, table: str, seconds: float) -> None:
    """Everything at a table happened so much earlier."""
    with closing(sqlite3.connect(running.database)) as file, file:
        rows = file.execute("SELECT n, data FROM events WHERE table_id = ?", [table]).fetchall()
        for n, data in rows:
            event = json.loads(data)
            event["at"] -= seconds
            file.execute(
                "UPDATE events SET data = ? WHERE table_id = ? AND n = ?",
                [json.dumps(event).encode(), table, n],
            )
        file.execute("UPDATE tables SET wake_at = wake_at - ? WHERE id = ?", [seconds, table])


async def test_only_the_clock_hands_the_seat_of_another_to_a_bot(server: Running) -> None:
    party = server.table("person", "guest", "walker", start=0, clock={"turn": 3 * 24 * HOUR})
    async with party.visit(0) as visit:
        await refused("clock", visit, "leave", seat=1)
        async with party.visit(1) as other:
            await refused("clock", visit, "leave", seat=1)
            await refused("clock", other, "leave", seat=0)
            await refused("not_seated", other, "leave", seat=2)
            await other.ask("leave")
            assert other.document["seats"][1]["stand_in"]
            await other.ask("comeback")
            await other.ask("resign")
        await level(visit, other)
        assert visit.document["seats"][1]["resigned"]


async def test_a_pause_that_is_used_up_ends_while_nobody_looks(own: Running) -> None:
    party = own.table("person", "guest", start=0, clock={"turn": HOUR})
    async with party.visit(1) as visit:
        await visit.ask("pause")
        clock = visit.document["clock"]
        assert clock["pauses"] == [HOUR, HOUR]
        assert stored(own, party.id, "wake_at") == clock["deadline"]
    own.kill()
    make_older(own, party.id, HOUR + 60)
    own.start()
    own.wait(lambda: bool(stored(own, party.id, "status") == "running"))
    async with party.visit(1, since=0) as visit:
        assert visit.missed[-1]["type"] == "resumed"
        assert visit.missed[-1]["late"]
        assert visit.document["clock"]["pauses"] == [HOUR, 0]
        await refused("no_pause", visit, "pause")
        async with party.visit(0) as other:
            await other.ask("pause")
            assert other.document["status"] == "paused"


async def test_the_stand_in_plays_for_a_level_that_an_upgrade_renamed(own: Running) -> None:
    party = own.table("person", "walker", start=0)
    async with party.visit(0) as visit:
        await visit.act("end")
    own.kill()
    with closing(sqlite3.connect(own.database)) as file, file:
        setup = stored(own, party.id, "setup").replace(b'"walker"', b'"dragon"')
        file.execute("UPDATE tables SET setup = ?, wake_at = 2 WHERE id = ?", [setup, party.id])
    own.start()
    async with party.visit(0) as visit:
        assert visit.document["seats"][1]["level"] == "dragon"
        assert await visit.turn()
        await visit.act("end")
        assert await visit.turn()
    assert "went wrong" not in own.output
