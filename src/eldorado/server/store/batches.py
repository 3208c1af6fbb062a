"""Group commit: whatever arrives while one transaction runs is written together in the next."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Text, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from eldorado.server.store.database import Database, StoreAway, is_away
from eldorado.server.store.schema import events, tables

EVENTS = "eldorado_events"
NOTES = "eldorado_notes"
"""Channels on which processes hear of each other: events by table and number, and notes."""

PAUSES = (0.05, 1.0)
"""Seconds before the first try again, and the longest ones before later tries."""

Work = Callable[[Connection], Any]


class Progress(Struct, frozen=True):
    """How far a table has come: what lists and errands need to know without loading it."""

    status: str
    wake_at: float | None
    at: float
    seats: str
    """Names and kinds as JSON."""


class Event(Struct, frozen=True):
    """One event to be appended."""

    n: int
    data: bytes
    progress: Progress
    also: tuple[Work, ...] = ()
    """What is written with it, if its number is still free: both or nothing."""


class Job(Struct, eq=False):
    """Something to be written: an event of a table, or any other work."""

    key: str
    """The table it touches, or the name of something else that is alone of its kind."""
    what: Event | Work
    done: asyncio.Future[Any]
    until: float
    tried: bool = False
    """Whether an earlier try failed, perhaps after it was committed."""


class Batches:
    """Writes jobs in the order they come, as many at once as are waiting.

    A caller hears of its job only after the commit. While the database is away jobs are tried
    again; one that cannot be written for reasons of its own does not hold the others up.
    """

    def __init__(self, database: Database, patience: float) -> None:
        self.database = database
        self.patience = patience
        self.closed = False
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self._insert = (
            postgresql.insert(events).on_conflict_do_nothing()
            if database.postgresql
            else sqlite.insert(events).on_conflict_do_nothing()
        ).returning(events.c.table_id, events.c.n)

    async def do(self, key: str, what: Event | Work) -> Any:
        """What the work returns; for an event, whether its number was still free."""
        if self.closed:
            raise StoreAway("The store is closed.")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(key, what, done, time.monotonic() + self.patience))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await done

    async def close(self) -> None:
        """Waits for what is being written; what cannot be written now is given up."""
        self.closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        pause, longest = PAUSES
        batch: list[Job] = []
        try:
            while self._waiting:
                batch = self._next()
                if not batch:
                    break
                left, error = await self._try(batch)
                if error is None:
                    pause = PAUSES[0]
                    continue
                self._waiting[:0] = left
                self._give_up(error)
                if self._waiting:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, longest)
        finally:
            self._task = None
            for job in batch + self._waiting:
                job.done.cancel()

    def _next(self) -> list[Job]:
        """All that wait, but of each table one event only."""
        batch: list[Job] = []
        later: list[Job] = []
        seen: set[str] = set()
        for job in self._waiting:
            if job.done.done():
                continue
            if isinstance(job.what, Event):
                if job.key in seen:
                    later.append(job)
                    continue
                seen.add(job.key)
            batch.append(job)
        self._waiting = later
        return batch

    async def _try(self, batch: list[Job]) -> tuple[list[Job], Exception | None]:
        """Writes a batch; what is still to be done because the database is away, and its error."""
        try:
            results = await self.database.write(partial(self._write, batch))
        except Exception as error:  # noqa: BLE001 whoever waits must hear of it
            if is_away(error):
                for job in batch:
                    job.tried = True
                return batch, error
            if len(batch) == 1:
                _tell(batch[0], error)
                return [], None
            return await self._one_by_one(batch)
        for job, result in zip(batch, results, strict=True):
            _tell(job, result)
        return [], None

    async def _one_by_one(self, batch: list[Job]) -> tuple[list[Job], Exception | None]:
        """One of them cannot be written: only that one shall fail."""
        for i, job in enumerate(batch):
            left, error = await self._try([job])
            if left:
                return batch[i:], error
        return [], None

    def _give_up(self, error: Exception) -> None:
        """Tells those who have waited long enough."""
        now = time.monotonic()
        for job in self._waiting:
            if self.closed or job.until <= now:
                _tell(job, self.database.trouble(error))
        self._waiting = [job for job in self._waiting if not job.done.done()]

    def _write(self, batch: list[Job], connection: Connection) -> list[Any]:
        """In one transaction: the events together, then the rest by key."""
        if self.database.postgresql and len(batch) > 1:
            connection.execute(_LOCK, {"ids": [job.key for job in batch]})
        accepted = self._append(batch, connection)
        results: dict[Job, Any] = {}
        for job in sorted(batch, key=lambda job: job.key):
            if isinstance(job.what, Event):
                new = (job.key, job.what.n) in accepted
                if new:
                    for work in job.what.also:
                        work(connection)
                results[job] = new or (job.tried and _is_ours(connection, job.key, job.what))
            else:
                results[job] = job.what(connection)
        return [results[job] for job in batch]

    def _append(self, batch: list[Job], connection: Connection) -> set[tuple[str, int]]:
        """Adds the events whose numbers are free and moves their tables on."""
        new = {(job.key, job.what.n): job.what for job in batch if isinstance(job.what, Event)}
        if not new:
            return set()
        rows = [{"table_id": id, "n": n, "data": event.data} for (id, n), event in new.items()]
        accepted = {(id, n) for id, n in connection.execute(self._insert, rows)}
        if accepted:
            moved = [{"key": id} | asdict(new[id, n].progress) for id, n in accepted]
            connection.execute(_ADVANCE, moved)
            if self.database.postgresql:
                notify(connection, EVENTS, [f"{id} {n}" for id, n in accepted])
        return accepted


_ADVANCE = update(tables).where(tables.c.id == bindparam("key"))
_TEXTS = postgresql.ARRAY(Text)
_NOTIFY = select(func.pg_notify(bindparam("channel"), func.unnest(bindparam("news", type_=_TEXTS))))
_LOCK = (
    select(tables.c.id)
    .where(tables.c.id == func.any(bindparam("ids", type_=_TEXTS)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
"""Batches of several workers take their tables in the same order and so never block each other
for good. Key share leaves room for the foreign keys."""


def notify(connection: Connection, channel: str, news: Sequence[str]) -> None:
    """Tells every process that listens, as soon as the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": channel, "news": news})


def _is_ours(connection: Connection, id: str, event: Event) -> bool:
    """Whether the row that took our number is our own, committed by a try that seemed to fail."""
    row = select(events.c.data).where(events.c.table_id == id, events.c.n == event.n)
    return bool(connection.scalar(row) == event.data)


def _tell(job: Job, result: Any) -> None:
    """The outcome goes to whoever waits, unless it was called off meanwhile."""
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)
