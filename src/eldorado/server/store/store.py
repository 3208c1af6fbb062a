"""Everything that outlives the process: tables and their events, seats, webhooks, secrets."""

import asyncio
import secrets as random_secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, or_, select, text, union_all
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from eldorado.core.state import RULES_VERSION
from eldorado.errors import EldoradoError
from eldorado.server.store import heartbeats as alive
from eldorado.server.store.databases.address import database_at, existing_database
from eldorado.server.store.databases.database import LOST, Database, StoreAway
from eldorado.server.store.group_commit import NOTES, Batches, notify, notify_rewritten
from eldorado.server.store.migrate import check_known, migrate, revision_of
from eldorado.server.store.new_events import NewEvent, Notice, TableProgress, Work
from eldorado.server.store.outline import outline_of
from eldorado.server.store.schema import (
    REVISION,
    events,
    holders,
    results,
    secrets,
    snapshots,
    tables,
    webhooks,
)
from eldorado.table import Refused
from eldorado.table.document_types import TableStatus

T = TypeVar("T")
Rows = Sequence[Any]

WRITE_SECONDS = 30.0
"""Seconds for which a write is tried again while the database is away."""

WRITABLE_WITHIN = 2.0
"""Seconds in which a healthy database writes something small."""

MOST_EVENTS = 20_000
"""Events of a game whose record is worked out: a record has at most 4,000 actions."""


class NoSuchTable(EldoradoError):
    """The table was never made, or is deleted."""


class Stored(Struct, frozen=True):
    """What a table is loaded from: the newest snapshot, and the events after it."""

    setup: bytes
    snapshot: bytes | None
    events: list[bytes]
    first: int
    """The number of the first of these events."""
    rules: int
    """The rules version the table was made under."""
    progress: TableProgress
    creator: str
    """The opaque name of the client that opened it."""


class Listing(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: TableStatus
    route: str
    variant: str
    """As JSON, like the seats."""
    made_up: bool
    seats: str
    at: float


class Store:
    """A database of tables. Reads fail at once while it is away, writes are tried for a while.

    What returns is committed. After `StoreAway` from a write its outcome is unknown.
    """

    def __init__(self, database: Database, patience: float = WRITE_SECONDS) -> None:
        self.database = database
        self._batches = Batches(database, patience)
        self.insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    @classmethod
    async def open(cls, url: str, patience: float = WRITE_SECONDS) -> "Store":
        """Connects and brings the database up to date, or says in a sentence why it cannot."""
        store = await cls.prepared(url, patience)
        try:
            await migrate(store.database)
        except (EldoradoError, SQLAlchemyError, *LOST) as error:
            await store.close()
            raise store.database.trouble(error) from None
        return store

    @classmethod
    async def prepared(cls, url: str, patience: float = WRITE_SECONDS) -> "Store":
        """A store that another process has opened before; the database may be away just now."""
        return cls(await database_at(url), patience)

    @classmethod
    async def existing(cls, url: str) -> "Store":
        """A store that is there and up to date already; nothing is made or changed."""
        store = cls(await existing_database(url))
        try:
            found = await store.read(revision_of)
            if found is None:
                raise EldoradoError(f"{store.database.name} holds no games.")
            check_known(store.database.name, found)
            if found != REVISION:
                raise EldoradoError(
                    f"{store.database.name} is from an older eldorado; start the server once,"
                    " which brings it up to date."
                )
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Lets running writes finish."""
        await self._batches.close()
        await self.database.close()

    async def ping(self) -> None:
        """Raises StoreAway if the database is away."""
        await self.rows(text("SELECT 1"))

    async def check_writable(self) -> None:
        """Really writes, once; raises StoreAway with the reason if that does not work now."""
        work = partial(alive.write_check, insert=self.insert, now=time.time())
        try:
            async with asyncio.timeout(WRITABLE_WITHIN):
                await self._batches.do("check", work, patience=0.0)
        except TimeoutError:
            raise StoreAway(
                f"{self.database.name} has not written anything for {WRITABLE_WITHIN:g} seconds."
            ) from None
        except (EldoradoError, SQLAlchemyError, *LOST) as error:
            raise StoreAway(str(self.database.trouble(error))) from error

    def free_space(self) -> int | None:
        """Bytes that are free where an SQLite file lies; None for PostgreSQL."""
        return self.database.free_space()

    async def beat(self, now: float, gap: float) -> None:
        """A server is there; if none was for more than `gap` seconds, that was an outage."""
        await self.do("beat", lambda connection: alive.beat(connection, self.insert, now, gap))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        """The outages that ended after a moment: when each began and ended."""
        rows = await self.rows(alive.ended_after(since))
        return [(began, ended) for began, ended in rows]

    # Tables and their events

    async def create(
        self,
        id: str,
        setup: bytes,
        progress: TableProgress,
        public: bool,
        creator: str,
        held: Mapping[int, str] | None = None,
    ) -> None:
        """A new table. `creator` is an opaque name of the client, for limits; `held` are
        the hashes of the secrets that hold its seats."""
        row = {
            "id": id,
            "setup": setup,
            "rules": RULES_VERSION,
            "public": public,
            "creator": creator,
            "created": progress.at,
            "status": progress.status,
            "seats": progress.seats,
            "wake_at": progress.wake_at,
            "at": progress.at,
            **outline_of(setup),
        }

        def work(connection: Connection) -> bool:
            new = self.insert(tables).values(row).on_conflict_do_nothing()
            connection.execute(new)
            found = select(tables.c.setup, tables.c.creator, tables.c.created)
            one = connection.execute(found.where(tables.c.id == id)).one()
            ours = tuple(one) == (setup, creator, progress.at)
            if ours:
                for seat, secret_hash in (held or {}).items():
                    self.holding(id, seat, secret_hash)(connection)
            return ours

        if not await self._batches.do(id, work):
            raise EldoradoError(f"The table {id} already exists.")

    async def load(self, id: str) -> Stored | None:
        """What a table is made from, or None if there is none of this name."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(_LOAD, {"key": id}).one_or_none()
            if found is None:
                return None
            n = found.n or 0
            late = connection.execute(_EVENTS, {"key": id, "after": n})
            progress = TableProgress(found.status, found.wake_at, found.at, found.seats)
            events = [row.data for row in late]
            return Stored(
                found.setup, found.data, events, n + 1, found.rules, progress, found.creator
            )

        return await self.read(work)

    async def whole(self, id: str) -> tuple[bytes, list[bytes]]:
        """A table's set-up and every event from the first; a table whose events are far too many
        for a game is refused, and not read to its end."""

        def work(connection: Connection) -> tuple[bytes | None, list[bytes]]:
            setup = connection.scalar(select(tables.c.setup).where(tables.c.id == id))
            found = connection.execute(_EVENTS.limit(MOST_EVENTS + 1), {"key": id, "after": 0})
            return setup, [row.data for row in found]

        setup, events = await self.read(work)
        if setup is None:
            raise NoSuchTable(f"There is no table {id}.")
        if len(events) > MOST_EVENTS:
            raise Refused("too_long")
        return setup, events

    async def history(self, id: str) -> list[bytes]:
        """Every event of a table from the first."""
        return [data for _, data in await self.events(id, 0)]

    async def events(self, id: str, after: int) -> list[tuple[int, bytes]]:
        """The events after a number, with their numbers."""
        rows = await self.rows(_EVENTS, {"key": id, "after": after})
        return [(n, data) for n, data in rows]

    async def append(
        self,
        id: str,
        n: int,
        event: bytes,
        progress: TableProgress,
        also: Sequence[Work] = (),
        notice: Notice | None = None,
    ) -> bool:
        """Adds event `n`, moves the table on and does what belongs to it, all or nothing; False
        if `n` is taken."""
        try:
            new = NewEvent(n, event, progress, notice, tuple(also))
            return bool(await self._batches.do(id, new))
        except IntegrityError:
            raise NoSuchTable(f"There is no table {id}.") from None

    async def snapshot(self, id: str, n: int, data: bytes) -> None:
        """Keeps a snapshot that holds everything up to event `n`, if it is the newest."""
        new = self.insert(snapshots).values(table_id=id, n=n, data=data)
        await self._write(
            id,
            new.on_conflict_do_update(
                index_elements=["table_id"],
                set_={"n": new.excluded.n, "data": new.excluded.data},
                where=snapshots.c.n < new.excluded.n,
            ),
        )

    async def delete(self, id: str) -> bool:
        """A table with everything that belongs to it; False if there is none."""

        def work(connection: Connection) -> bool:
            notify_rewritten(connection, id)
            return connection.execute(delete(tables).where(tables.c.id == id)).rowcount == 1

        return await self.do(id, work)

    async def delete_old(self, before: float, limit: int) -> int:
        """Deletes some tables in which nothing has happened since then; how many it were."""
        old = old_tables(before, limit)

        def work(connection: Connection) -> int:
            return connection.execute(delete(tables).where(tables.c.id.in_(old))).rowcount

        return int(await self._batches.do("old tables", work))

    # Seats

    def holding(self, id: str, seat: int, secret_hash: str) -> Work:
        """Gives a seat to the holder of a secret."""
        new = self.insert(holders).values(table_id=id, seat=seat, secret=secret_hash)
        mine = new.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"secret": new.excluded.secret}
        )
        return lambda connection: connection.execute(mine)

    def releasing(self, id: str, seat: int) -> Work:
        """Nobody holds the seat any more, is called for it or has played there."""

        def work(connection: Connection) -> None:
            for kept in (holders, webhooks, results):
                mine = (kept.c.table_id == id, kept.c.seat == seat)
                connection.execute(delete(kept).where(*mine))

        return work

    async def holders(self, id: str) -> dict[int, str]:
        """The hashes of the secrets by seat."""
        found = select(holders.c.seat, holders.c.secret).where(holders.c.table_id == id)
        return {row.seat: row.secret for row in await self.rows(found)}

    async def set_webhook(self, id: str, seat: int, url: str | None, key: str | None) -> None:
        """Where a seat's holder wants to be called; None ends it."""
        mine = (webhooks.c.table_id == id, webhooks.c.seat == seat)
        if url is None:
            await self._write(id, delete(webhooks).where(*mine))
            return
        new = self.insert(webhooks).values(table_id=id, seat=seat, url=url, key=key or "")
        await self._write(
            id,
            new.on_conflict_do_update(
                index_elements=["table_id", "seat"],
                set_={"url": new.excluded.url, "key": new.excluded.key},
            ),
        )

    async def webhooks(self, id: str) -> dict[int, tuple[str, str]]:
        """Address and key by seat."""
        found = select(webhooks).where(webhooks.c.table_id == id)
        return {row.seat: (row.url, row.key) for row in await self.rows(found)}

    # Errands and lists

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables where something has to happen by now, the longest overdue first."""
        return [row.id for row in await self.rows(due_tables(now, limit))]

    async def listed(self, statuses: Sequence[str], limit: int = 50) -> list[Listing]:
        """Public tables by status, the last changed first."""
        return [Listing(*row) for row in await self.rows(listed_tables(tuple(statuses), limit))]

    async def count_created(self, creator: str, since: float) -> int:
        """How many tables somebody has made since then."""
        mine = (tables.c.creator == creator, tables.c.created >= since)
        [row] = await self.rows(select(func.count()).select_from(tables).where(*mine))
        return int(row[0])

    async def secret(self, name: str) -> bytes:
        """A key of this installation: 32 random bytes, made when first asked for."""
        kept = select(secrets.c.value).where(secrets.c.name == name)
        for row in await self.rows(kept):
            return bytes(row.value)
        new = self.insert(secrets).values(name=name, value=random_secrets.token_bytes(32))

        def work(connection: Connection) -> bytes:
            connection.execute(new.on_conflict_do_nothing())
            return bytes(connection.execute(kept).scalar_one())

        return bytes(await self._batches.do(f"secret {name}", work))

    async def say(self, notes: Sequence[str]) -> None:
        """Notifies all processes that use this database; a file is used by one only."""
        if notes and self.database.postgresql:
            await self.do("notes", lambda connection: notify(connection, NOTES, notes))

    async def do(self, key: str, work: Callable[[Connection], T]) -> T:
        """Some statements in one transaction; those with the same key are done in their order."""
        found: T = await self._batches.do(key, work)
        return found

    async def _write(self, id: str, statement: Any) -> int:
        """One statement about a table; how many rows it changed."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        try:
            return int(await self._batches.do(id, work))
        except IntegrityError:
            raise NoSuchTable(f"There is no table {id}.") from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self._batches.closed:
            raise StoreAway("The store is closed.")
        try:
            return await self.database.read(work)
        except (SQLAlchemyError, *LOST) as error:
            raise self.database.trouble(error) from error

    async def rows(self, statement: Any, values: dict[str, Any] | None = None) -> Rows:
        return await self.read(lambda connection: connection.execute(statement, values).all())


def due_tables(now: float, limit: int) -> Any:
    """The query behind `due`."""
    due = select(tables.c.id).where(tables.c.wake_at <= now)
    return due.order_by(tables.c.wake_at).limit(limit)


@lru_cache(maxsize=256)  # putting it together takes a millisecond of the event loop
def listed_tables(statuses: tuple[str, ...], limit: int) -> Any:
    """The query behind `listed`: the newest of each status, so that the index gives them in
    order, then the newest of all."""
    shown = (tables.c.route, tables.c.variant, tables.c.made_up, tables.c.seats)
    columns = (tables.c.id, tables.c.status, *shown, tables.c.at)
    parts = []
    for status in statuses:
        part = select(*columns).where(tables.c.public.is_(True), tables.c.status == status)
        newest = part.order_by(tables.c.at.desc()).limit(limit).subquery()
        parts.append(select(newest))
    found = union_all(*parts).subquery()
    return select(found).order_by(found.c.at.desc()).limit(limit)


def old_tables(before: float, limit: int) -> Any:
    """Tables that nobody has touched since then; those whose clock still runs are not old."""
    asleep = or_(tables.c.wake_at.is_(None), tables.c.wake_at < before)
    old = select(tables.c.id).where(tables.c.at < before, asleep)
    return old.order_by(tables.c.at).limit(limit).with_for_update(skip_locked=True)


_LOAD = (
    select(tables, snapshots.c.n, snapshots.c.data)
    .select_from(tables.outerjoin(snapshots))
    .where(tables.c.id == bindparam("key"))
)
_EVENTS = (
    select(events.c.n, events.c.data)
    .where(events.c.table_id == bindparam("key"), events.c.n > bindparam("after"))
    .order_by(events.c.n)
)
