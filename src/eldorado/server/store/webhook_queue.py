"""Calls that players wait for: kept with the event they report, until they are delivered."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, select, update

from eldorado.server.store.schema import calls, webhooks
from eldorado.server.store.store import Store


class Call(Struct, frozen=True):
    """A notification for a player: `what` happened, by event `n`."""

    table: str
    seat: int
    what: str
    n: int
    tries: int
    """How often it was tried already."""
    url: str
    key: str


class Calls:
    """The part of the store that remembers whom to call; of each seat one call, the newest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: float, limit: int) -> list[Call]:
        """Calls to be made by now, the longest overdue first."""
        columns = (calls.c.table_id, calls.c.seat, calls.c.what, calls.c.n, calls.c.tries)
        found = (
            select(*columns, webhooks.c.url, webhooks.c.key)
            .join_from(calls, webhooks)
            .where(calls.c.due <= now)
            .order_by(calls.c.due)
            .limit(limit)
        )
        return [Call(*row) for row in await self._store.rows(found)]

    async def claim(self, call: Call, again: float | None) -> bool:
        """Takes a try for oneself; False if somebody else did, or a newer call is there.

        Unless it is settled, it is due again then; without `again` this was the last try.
        """
        mine = (*_this(call), calls.c.tries == call.tries)
        change = (
            delete(calls).where(*mine)
            if again is None
            else update(calls).where(*mine).values(tries=call.tries + 1, due=again)
        )

        def work(connection: Connection) -> bool:
            return connection.execute(change).rowcount == 1

        return await self._store.do(call.table, work)

    async def postpone(self, call: Call, again: float) -> None:
        """A try has failed; the next is due then."""
        change = update(calls).where(*_this(call)).values(due=again)
        await self._store.do(call.table, lambda connection: connection.execute(change))

    async def settle(self, call: Call) -> None:
        """It was delivered, or never can be."""
        change = delete(calls).where(*_this(call))
        await self._store.do(call.table, lambda connection: connection.execute(change))


def _this(call: Call) -> tuple[ColumnElement[bool], ...]:
    return (calls.c.table_id == call.table, calls.c.seat == call.seat, calls.c.n == call.n)
