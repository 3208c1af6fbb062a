"""Players of tables, and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("arrival", sa.Integer),
        sa.Column("cards", sa.Text, nullable=False),
    )
    op.create_index("results_who", "results", ["who"])
