"""Stores with games in them that were really played, without a server."""

from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from eldorado.bots import make_bot
from eldorado.server.store import Notice, Store, TableProgress
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.results import Results
from eldorado.server.store.schema import metadata
from eldorado.table import SeatPlan, Setup, Table, write_event


@cache
def played(actions: int = 40) -> tuple[bytes, list[bytes], tuple[int, bytes], TableProgress]:
    """The set-up of a game, its events, its newest snapshot, and how far it has come."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("open"))
    table = Table("", Setup(seats, public=True).checked())
    told = [write_event(table.do(table.sit("Ben", 1.0)))]
    told.append(write_event(table.do(table.begin(2.0, seed=1))))
    walker = make_bot("walker", 1)
    snapshot = (0, b"")
    for _ in range(actions):
        assert table.game is not None
        seat = table.game.to_move
        told.append(write_event(table.do(table.act(seat, walker.choose(table.view(seat)), 3.0))))
        found = table.snapshot()
        if found is not None:
            snapshot = (table.number, msgspec.json.encode(found))
    seats_now = msgspec.json.encode([seat.to_json() for seat in table.seats]).decode()
    progress = TableProgress(table.status, None, 3.0, seats_now)
    return msgspec.json.encode(table.setup), told, snapshot, progress


async def store_game(store: Store, id: str) -> None:
    """A running game with everything that can belong to one."""
    setup, told, snapshot, progress = played()
    await store.create(id, setup, progress, True, "me", {0: "ann", 1: "ben"})
    await store.set_webhook(id, 0, "https://a.example", "key")
    for n, data in enumerate(told, 1):
        notice = Notice((0,), "turn", 1.5) if n == len(told) else None
        assert await store.append(id, n, data, progress, notice=notice)
    await store.snapshot(id, *snapshot)
    await Results(store).sat(id, 0, "who")
    await DailyTries(store).keep_day("2025-11-17", b"{}")
    await DailyTries(store).enter(id, "2025-11-17", "who", ranked=True)


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""

    def work(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            table.name: sorted(
                (tuple(row) for row in connection.execute(sa.select(table))), key=repr
            )
            for table in metadata.sorted_tables
        }

    return await store.database.read_snapshot(work)
