"""Group commit: jobs that arrive during one transaction are written together in the next."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Text, bindparam, func, select
from sqlalchemy.dialects import postgresql

from eldorado.server.store.databases.database import (
    Database,
    StoreAway,
    is_away,
    is_damaged,
)
from eldorado.server.store.new_events import EVENTS, Key, NewEvent, Work
from eldorado.server.store.schema import events

NOTES = "eldorado_notes"
"""The channel of notes that processes leave each other."""

REWRITTEN = 0
"""In place of an event's number: what is stored of the table has changed, or is gone."""

PAUSES = (0.05, 1.0)
"""Seconds before the first try again, and the longest ones before later tries."""


INTERVAL = 0.01
"""Seconds from a transaction of several jobs to the next: each costs a change of thread or a
round trip, and one for many moves costs little more than one for a single move."""


class WriteJob(Struct, eq=False):
    """Something to be written: an event of a table, or any other work."""

    key: str
    """The table it touches, or the name of something else that is alone of its kind."""
    what: NewEvent | Work
    done: asyncio.Future[Any]
    until: float
    tried: bool = False
    """Whether an earlier try failed, perhaps after it was committed."""


class Batches:
    """Writes jobs in the order they come, as many at once as are waiting.

    A caller gets its answer only after the commit. While the database is away jobs are tried again;
    one that cannot be written for reasons of its own does not hold the others up.
    """

    def __init__(self, database: Database, patience: float) -> None:
        self.database = database
        self.patience = patience
        self.closed = False
        self._waiting: list[WriteJob] = []
        self._task: asyncio.Task[None] | None = None
        self._due = 0.0
        """When the next transaction may begin."""

    async def do(self, key: str, what: NewEvent | Work, patience: float | None = None) -> Any:
        """What the work returns; for an event, whether its number was still free.

        With `patience` 0 it is tried once only.
        """
        if self.closed:
            raise StoreAway("The store is closed.")
        done = asyncio.get_running_loop().create_future()
        until = time.monotonic() + (self.patience if patience is None else patience)
        self._waiting.append(WriteJob(key, what, done, until))
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
        batch: list[WriteJob] = []
        try:
            while self._waiting:
                await self._gather()
                batch = self._next()
                if not batch:
                    break
                if len(batch) > 1:
                    self._due = time.monotonic() + INTERVAL
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

    async def _gather(self) -> None:
        """Waits until the next transaction is due, so that many share one when much is written."""
        wait = self._due - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)

    def _next(self) -> list[WriteJob]:
        """All that wait, but of each table one event only."""
        batch: list[WriteJob] = []
        later: list[WriteJob] = []
        seen: set[str] = set()
        for job in self._waiting:
            if job.done.done():
                continue
            if isinstance(job.what, NewEvent):
                if job.key in seen:
                    later.append(job)
                    continue
                seen.add(job.key)
            batch.append(job)
        self._waiting = later
        return batch

    async def _try(self, batch: list[WriteJob]) -> tuple[list[WriteJob], Exception | None]:
        """Writes a batch; what is still to be done because the database is away, and its error."""
        try:
            results = await self._write(batch)
        except Exception as error:  # noqa: BLE001 the waiting caller gets it
            if is_away(error):
                for job in batch:
                    job.tried = True
                return batch, error
            if len(batch) == 1:
                _tell(batch[0], self.database.trouble(error) if is_damaged(error) else error)
                return [], None
            return await self._one_by_one(batch)
        for job, result in zip(batch, results, strict=True):
            _tell(job, result)
        return [], None

    async def _one_by_one(self, batch: list[WriteJob]) -> tuple[list[WriteJob], Exception | None]:
        """One of them cannot be written: only that one must fail."""
        for i, job in enumerate(batch):
            left, error = await self._try([job])
            if left:
                return batch[i:], error
        return [], None

    def _give_up(self, error: Exception) -> None:
        """Answers the jobs that have waited long enough."""
        now = time.monotonic()
        for job in self._waiting:
            if self.closed or job.until <= now:
                _tell(job, self.database.trouble(error))
        self._waiting = [job for job in self._waiting if not job.done.done()]

    async def _write(self, batch: list[WriteJob]) -> list[Any]:
        """In one transaction: the events together, then the rest by key."""
        new = [(job.key, job.what) for job in batch if isinstance(job.what, NewEvent)]
        if all(isinstance(job.what, NewEvent) and not job.what.also for job in batch) and not any(
            job.tried for job in batch
        ):
            accepted = await self.database.append(new)
            return [isinstance(j.what, NewEvent) and (j.key, j.what.n) in accepted for j in batch]
        return await self.database.append_and(new, partial(_work, batch))


def _work(batch: list[WriteJob], connection: Connection, accepted: set[Key]) -> list[Any]:
    """What is not an event, or belongs to one; the results of the whole batch."""
    results: dict[WriteJob, Any] = {}
    for job in sorted(batch, key=lambda job: job.key):
        if not isinstance(job.what, NewEvent):
            results[job] = job.what(connection)
            continue
        new = (job.key, job.what.n) in accepted
        if new:
            for work in job.what.also:
                work(connection)
        results[job] = new or (job.tried and _is_ours(connection, job.key, job.what))
    return [results[job] for job in batch]


_TEXTS = postgresql.ARRAY(Text)
_NOTIFY = select(func.pg_notify(bindparam("channel"), func.unnest(bindparam("news", type_=_TEXTS))))


def notify(connection: Connection, channel: str, news: Sequence[str]) -> None:
    """Notifies every listening process as soon as the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": channel, "news": news})


def notify_rewritten(connection: Connection, id: str) -> None:
    """Notifies every process that has the table in memory; a file has one process only."""
    if connection.dialect.name == "postgresql":
        notify(connection, EVENTS, [f"{id} {REWRITTEN}"])


def _is_ours(connection: Connection, id: str, event: NewEvent) -> bool:
    """Whether the row that took our number is our own, committed by a try that seemed to fail."""
    row = select(events.c.data).where(events.c.table_id == id, events.c.n == event.n)
    return bool(connection.scalar(row) == event.data)


def _tell(job: WriteJob, result: Any) -> None:
    """The result goes to the waiting caller, unless it was canceled in the meantime."""
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)
