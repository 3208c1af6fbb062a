"""Calls to players' own addresses that have not been delivered yet."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["webhooks.table_id", "webhooks.seat"], ondelete="CASCADE"
        ),
    )
    op.create_index("calls_due", "calls", ["due"])
