"""Whether what is stored is whole: the database itself, and every game by today's rules."""

import asyncio
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, func, select, text

from eldorado.reporting.progress import ProgressReport
from eldorado.server.store import Store
from eldorado.server.store.databases.database import Database
from eldorado.server.store.schema import events, metadata, snapshots, tables
from eldorado.table import Setup, Table, read_event

AT_ONCE = 20
"""Tables that are in memory at the same time."""


class StoredGame(NamedTuple):
    """All that is stored of a game, as of one moment."""

    id: str
    setup: bytes
    status: str
    snapshot: tuple[int, bytes] | None
    events: list[tuple[int, bytes]]


class StoreCheck:
    """One look through a store, and what was found so far."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables = 0
        self.checked = 0
        self.events = 0
        self.faults: list[str] = []

    async def run(self) -> None:
        """Looks at everything; a server may run meanwhile."""
        store = await Store.existing(self.url)
        try:
            database = store.database
            self.tables = int((await store.rows(select(func.count()).select_from(tables)))[0][0])
            self.faults += await database.read_snapshot(partial(_integrity, database))
            with ProgressReport(self.tables, what="tables") as watch:
                await self._replay_all(database, watch)
        finally:
            await store.close()

    async def _replay_all(self, database: Database, watch: ProgressReport) -> None:
        last = ""
        while some := await database.read_snapshot(partial(_some, last)):
            last = some[-1].id
            for kept in some:
                if fault := fault_of(kept):
                    self.faults.append(f"Table {kept.id}: {fault}")
                self.checked += 1
                self.events += len(kept.events)
                watch.add(1)
                await asyncio.sleep(0)  # Ctrl-C is heard here


def _integrity(database: Database, connection: Connection) -> list[str]:
    """What the database says of itself, and rows that belong to nothing."""
    faults = []
    if not database.postgresql:
        said = connection.execute(text("PRAGMA integrity_check(20)")).scalars()
        faults += [f"{database.name}: {one}." for one in said if one != "ok"]
    for table in metadata.sorted_tables:
        for key in table.foreign_key_constraints:
            other = key.referred_table
            same = and_(*(one.parent == one.column for one in key.elements))
            lost = select(func.count()).select_from(table.outerjoin(other, same))
            first = next(iter(other.primary_key))
            number = connection.execute(lost.where(first.is_(None))).scalar_one()
            if number:
                faults.append(
                    f"Rows of {table.name} that belong to no row of {other.name}: {number:,}."
                )
    return faults


def _some(after: str, connection: Connection) -> list[StoredGame]:
    """The next tables by id, with all that belongs to their games."""
    found = (
        select(tables.c.id, tables.c.setup, tables.c.status, snapshots.c.n, snapshots.c.data)
        .select_from(tables.outerjoin(snapshots))
        .where(tables.c.id > after)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    )
    kept = []
    for id, setup, status, n, snapshot in connection.execute(found).all():
        mine = select(events.c.n, events.c.data).where(events.c.table_id == id)
        rows = [(row.n, row.data) for row in connection.execute(mine.order_by(events.c.n))]
        kept.append(StoredGame(id, setup, status, None if n is None else (n, snapshot), rows))
    return kept


def fault_of(kept: StoredGame) -> str:
    """The first thing that is wrong with a stored game, in a sentence; nothing if it is whole."""
    try:
        table = Table(kept.id, msgspec.json.decode(kept.setup, type=Setup), keep_history=False)
    except Exception as error:  # noqa: BLE001 damage may do anything
        return f"its set-up cannot be read: {_said(error)}."
    for expected, (n, data) in enumerate(kept.events, 1):
        if n != expected:
            return f"event {expected} is missing."
        try:
            table.apply(read_event(data))
        except Exception as error:  # noqa: BLE001 damage may do anything
            return f"event {n} cannot be replayed: {_said(error)}."
        if (
            kept.snapshot is not None
            and kept.snapshot[0] == n
            and _differs(table, kept.snapshot[1])
        ):
            return f"its snapshot after event {n} is not what its events lead to."
    if kept.snapshot is not None and not 0 < kept.snapshot[0] <= len(kept.events):
        return "its snapshot is newer than its last event."
    if table.status != kept.status:
        return f"it is listed as {kept.status}, but its events say {table.status}."
    return ""


def _differs(table: Table, stored: bytes) -> bool:
    """Whether a snapshot says anything that is not so; older ones say less, of clocks above all."""
    try:
        kept = msgspec.json.decode(stored, type=dict[str, Any])
    except msgspec.DecodeError:
        return True
    mine = msgspec.json.decode(msgspec.json.encode(table.snapshot() or {}), type=dict[str, Any])
    return any(mine.get(key) != value for key, value in kept.items() if key != "clock")


def _said(error: Exception) -> str:
    return (str(error) or type(error).__name__).partition("\n")[0].rstrip(".")
