"""Events to be appended, and the statements that do it.

This is what a server does most. The statements are written out for each database: as constructs
of SQLAlchemy they took four fifths of the time of a move.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection

EVENTS = "eldorado_events"
"""The channel on which processes are notified of events, by table and number."""

Work = Callable[[Connection], Any]

Key = tuple[str, int]
"""Table and number of an event."""


class TableProgress(Struct, frozen=True):
    """How far a table has come: what lists and the scheduler need to know without loading it."""

    status: str
    wake_at: float | None
    at: float
    seats: str
    """Names and kinds as JSON."""


class Notice(Struct, frozen=True):
    """The seats that are called about an event, if they have a webhook: `what` is sent to them."""

    seats: tuple[int, ...]
    what: str
    at: float


class NewEvent(Struct, frozen=True):
    """One event to be appended."""

    n: int
    data: bytes
    progress: TableProgress
    notice: Notice | None = None
    also: tuple[Work, ...] = ()
    """What is written with it, if its number is still free: both or nothing."""


NewEvents = Sequence[tuple[str, NewEvent]]
"""Events, each with its table."""


# SQLite, all events in one statement each: every statement waits for the interpreter's lock

_NEW = """
    WITH new AS (
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS n,
               json_extract(value, '$[2]') AS data, json_extract(value, '$[3]') AS status,
               json_extract(value, '$[4]') AS wake_at, json_extract(value, '$[5]') AS at,
               json_extract(value, '$[6]') AS seats
        FROM json_each(?)
    )
"""
_TAKEN = f"{_NEW} SELECT id, new.n FROM new JOIN events ON table_id = id AND events.n = new.n"
_INSERT = f"""{_NEW}
    INSERT INTO events (table_id, n, data) SELECT id, n, CAST(data AS BLOB) FROM new
"""
_ADVANCE = f"""{_NEW}
    UPDATE tables SET status = new.status, wake_at = new.wake_at, at = new.at, seats = new.seats
    FROM new WHERE tables.id = new.id
"""
_CALL = """
    INSERT INTO calls (table_id, seat, what, n, tries, due)
    SELECT table_id, seat, json_extract(value, '$[2]'), json_extract(value, '$[3]'), 0,
           json_extract(value, '$[4]')
    FROM json_each(?) JOIN webhooks
    ON table_id = json_extract(value, '$[0]') AND seat = json_extract(value, '$[1]')
    WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE
    SET what = excluded.what, n = excluded.n, tries = 0, due = excluded.due
"""


def append_to_sqlite(connection: sqlite3.Connection, new: NewEvents) -> set[Key]:
    """Adds the events whose numbers are free and moves their tables on; which those were.

    The transaction has the lock for writing, so that a number that is free stays free.
    """
    if not new:
        return set()
    run = connection.execute
    rows = _rows(new)
    if taken := set(run(_TAKEN, (rows,)).fetchall()):
        new = [(id, event) for id, event in new if (id, event.n) not in taken]
        rows = _rows(new)
    run(_INSERT, (rows,))
    run(_ADVANCE, (rows,))
    if calls := [
        (id, seat, event.notice.what, event.n, event.notice.at)
        for id, event in new
        if event.notice is not None
        for seat in event.notice.seats
    ]:
        run(_CALL, (encode(calls).decode(),))
    return {(id, event.n) for id, event in new}


def _rows(new: NewEvents) -> str:
    """Events as the statements read them."""
    rows = [
        (id, event.n, event.data.decode(), to.status, to.wake_at, to.at, to.seats)
        for id, event in new
        for to in (event.progress,)
    ]
    return encode(rows).decode()


# PostgreSQL, all events in one statement

_APPEND = f"""
    WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::bytea[], $4::text[], $5::float8[], $6::float8[], $7::text[]
        ) AS new (id, n, data, status, wake_at, at, seats)
    ), locked AS (
        SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
    ), added AS (
        INSERT INTO events (table_id, n, data)
        SELECT new.id, new.n, new.data FROM new LEFT JOIN locked USING (id)
        ON CONFLICT DO NOTHING RETURNING table_id, n
    ), moved AS (
        UPDATE tables
        SET status = new.status, wake_at = new.wake_at, at = new.at, seats = new.seats
        FROM new JOIN added ON added.table_id = new.id AND added.n = new.n
        WHERE tables.id = new.id
    ), called AS (
        INSERT INTO calls (table_id, seat, what, n, tries, due)
        SELECT webhooks.table_id, webhooks.seat, notice.what, added.n, 0, notice.at
        FROM unnest($8::text[], $9::int[], $10::text[], $11::float8[])
            AS notice (id, seat, what, at)
        JOIN added ON added.table_id = notice.id
        JOIN webhooks ON webhooks.table_id = notice.id AND webhooks.seat = notice.seat
        ON CONFLICT (table_id, seat) DO UPDATE
        SET what = excluded.what, n = excluded.n, tries = 0, due = excluded.due
    )
    SELECT table_id, n, pg_notify('{EVENTS}', table_id || ' ' || n) FROM added
"""
"""Tables are locked in the order of their names, so that batches of several workers never block
each other for good; NO KEY leaves room for the foreign keys. Other workers are notified of the
events with the commit."""


async def append_to_postgresql(connection: Any, new: NewEvents) -> set[Key]:
    """The same on a connection of asyncpg; without a transaction it is one of its own."""
    progress = [event.progress for _, event in new]
    notices = [(id, seat, event.notice) for id, event in new if event.notice
               for seat in event.notice.seats]  # fmt: skip
    rows = await connection.fetch(
        _APPEND,
        [id for id, _ in new],
        [event.n for _, event in new],
        [event.data for _, event in new],
        [one.status for one in progress],
        [one.wake_at for one in progress],
        [one.at for one in progress],
        [one.seats for one in progress],
        [id for id, _, _ in notices],
        [seat for _, seat, _ in notices],
        [notice.what for _, _, notice in notices],
        [notice.at for _, _, notice in notices],
    )
    return {(row[0], row[1]) for row in rows}
