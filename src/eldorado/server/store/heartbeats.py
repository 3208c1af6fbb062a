"""When servers were there to be played on: heartbeats, and the outages between them."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from eldorado.server.store.schema import heartbeats, outages

SERVER = "server"
CHECK = "check"
"""Names of heartbeats: of any server, and of tests whether the database can be written."""

KEPT = 60 * 86_400.0
"""Seconds for which outages are remembered: twice the longest turn."""


def beat(connection: Connection, insert: Any, now: float, gap: float) -> None:
    """A server is there; a silence of more than `gap` seconds before this was an outage.

    The row of the heartbeat is locked first, so that of two servers one finds the other's.
    """
    first = insert(heartbeats).values(name=SERVER, at=now).on_conflict_do_nothing()
    if connection.execute(first.returning(heartbeats.c.at)).first() is not None:
        return
    mine = heartbeats.c.name == SERVER
    last = connection.execute(select(heartbeats.c.at).where(mine).with_for_update()).scalar_one()
    if now - last > gap:
        outage = insert(outages).values(began=last, ended=now)
        connection.execute(outage.on_conflict_do_nothing())
        connection.execute(delete(outages).where(outages.c.ended < now - KEPT))
    connection.execute(update(heartbeats).where(mine).values(at=now))


def write_check(connection: Connection, insert: Any, now: float) -> None:
    """Writes something that nobody misses."""
    new = insert(heartbeats).values(name=CHECK, at=now)
    connection.execute(
        new.on_conflict_do_update(index_elements=["name"], set_={"at": new.excluded.at})
    )


def ended_after(since: float) -> Any:
    """The outages that ended after a moment, oldest first."""
    found = select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
    return found.order_by(outages.c.began)
