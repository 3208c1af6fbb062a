"""The expedition of each day, and who tried it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("strongest", sa.Integer),
        sa.Column("begun", sa.Double),
    )
    op.create_table(
        "daily_tries",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("streak", sa.Integer),
    )
    op.create_index("daily_tries_who", "daily_tries", ["who", "day"])
    op.create_index("daily_tries_day", "daily_tries", ["day", "rounds"])
