"""Races that strangers find, and the people who want to be shown on the ladder."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("race", sa.Text, nullable=False, server_default=""))
    there_is_one = sa.text("race != ''")
    op.create_index(
        "tables_race",
        "tables",
        ["race", "created"],
        sqlite_where=there_is_one,
        postgresql_where=there_is_one,
    )
    op.create_table(
        "ladder_names",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
    )
