"""Takes a person's name out of what is stored of a table."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select, update

from eldorado.server.store.schema import events, snapshots, tables
from eldorado.table.setup import default_name, unlike


class Renamed(Struct, frozen=True):
    """A seat's former name, and the table where the same people met again, if there is one."""

    name: str = ""
    rematch: str = ""


def take_name_out(connection: Connection, id: str, seat: int, only: str | None = None) -> Renamed:
    """Gives a person's seat a neutral name in the table's row, its snapshot and its events.

    With `only` nothing is done where the seat has another name than that.
    """
    row = select(tables.c.setup, tables.c.seats).where(tables.c.id == id).with_for_update()
    found = connection.execute(row).one_or_none()
    seats = [] if found is None else msgspec.json.decode(found.seats)
    if found is None or seat >= len(seats) or only not in (None, seats[seat]["name"]):
        return Renamed()
    former = seats[seat]["name"]
    others = [one["name"] for n, one in enumerate(seats) if n != seat]
    name = unlike(default_name(seat), others)
    setup = msgspec.json.decode(found.setup)
    for one in (seats[seat], setup["seats"][seat]):
        _rename(one, name)
    values = {"seats": _text(seats).decode(), "setup": _text(setup)}
    connection.execute(update(tables).where(tables.c.id == id).values(values))
    _rename_in_snapshot(connection, id, seat, name)
    _rename_in_events(connection, id, seat, name)
    again = [msgspec.json.decode(data)["table"] for _, data in _events(connection, id, "rematched")]
    return Renamed(former, again[-1] if again else "")


def _rename(seat: dict[str, Any], name: str) -> None:
    """Computer players keep their names, and an open seat has none."""
    if seat["kind"] == "person":
        seat["name"] = name


def _rename_in_snapshot(connection: Connection, id: str, seat: int, name: str) -> None:
    mine = snapshots.c.table_id == id
    data = connection.scalar(select(snapshots.c.data).where(mine))
    if data is not None:
        snapshot = msgspec.json.decode(data)
        _rename(snapshot["seats"][seat], name)
        connection.execute(update(snapshots).where(mine).values(data=_text(snapshot)))


def _rename_in_events(connection: Connection, id: str, seat: int, name: str) -> None:
    for n, data in _events(connection, id, "sat"):
        event = msgspec.json.decode(data)
        if event["seat"] == seat and not event.get("level"):
            this = (events.c.table_id == id, events.c.n == n)
            new = _text(event | {"name": name})
            connection.execute(update(events).where(*this).values(data=new))


def _events(connection: Connection, id: str, type: str) -> list[tuple[int, bytes]]:
    """The events of one type; an event begins with its type, and bytes have an order."""
    first, after = b'{"type":"%s"' % type.encode(), b'{"type":"%s#' % type.encode()
    found = select(events.c.n, events.c.data).where(
        events.c.table_id == id, events.c.data >= first, events.c.data < after
    )
    return [(n, data) for n, data in connection.execute(found.order_by(events.c.n))]


def _text(value: Any) -> bytes:
    return msgspec.json.encode(value)
