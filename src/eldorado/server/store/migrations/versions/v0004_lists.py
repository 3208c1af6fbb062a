"""What lists show of a set-up, an index for old tables, when a server was alive, and outages."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from eldorado.server.store.outline import outline_of

revision = "0004"
down_revision = "0003"

AT_ONCE = 200
"""Tables whose set-ups are in memory at the same time."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("route", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("variant", sa.Text, nullable=False, server_default="{}"))
    made_up = sa.Column("made_up", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", made_up)
    _fill(op.get_bind())
    op.create_index("tables_at", "tables", ["at"])
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
    _leave_heartbeat(op.get_bind())


def _leave_heartbeat(connection: sa.Connection) -> None:
    """The edition before left none: its last event shows until when its server was there.

    The time since then becomes an outage with the next heartbeat, so an upgrade does not use up
    anybody's time.
    """
    tables = sa.table("tables", sa.column("at", sa.Double))
    heartbeats = sa.table("heartbeats", sa.column("name", sa.Text), sa.column("at", sa.Double))
    last = connection.scalar(sa.select(sa.func.max(tables.c.at)))
    if last is not None:
        connection.execute(sa.insert(heartbeats).values(name="server", at=last))


def _fill(connection: sa.Connection) -> None:
    """The new columns of the tables that are there."""
    tables = sa.table(
        "tables",
        sa.column("id", sa.Text),
        sa.column("setup", sa.LargeBinary),
        sa.column("route", sa.Text),
        sa.column("variant", sa.Text),
        sa.column("made_up", sa.Boolean),
    )
    change = sa.update(tables).where(tables.c.id == sa.bindparam("key"))
    part = sa.select(tables.c.id, tables.c.setup).order_by(tables.c.id).limit(AT_ONCE)
    last = ""
    while rows := connection.execute(part.where(tables.c.id > last)).all():
        last = rows[-1].id
        filled = [{"key": id, **found} for id, setup in rows if (found := _outline(setup))]
        if filled:
            connection.execute(change, filled)


def _outline(setup: bytes) -> dict[str, Any] | None:
    """Nothing where a set-up cannot be read: one damaged table does not stop an upgrade."""
    try:
        return outline_of(setup)
    except msgspec.DecodeError:
        return None
