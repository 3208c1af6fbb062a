"""Routes that people publish, and those they keep for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "published_routes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("published", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("length", sa.Double, nullable=False),
        sa.Column("caves", sa.Integer, nullable=False),
        sa.Column("difficulty", sa.Text, nullable=False, server_default=""),
        sa.Column("score", sa.Double),
        sa.Column("bots", sa.Text, nullable=False, server_default=""),
        sa.Column("begun", sa.Double),
    )
    op.create_index("published_routes_fresh", "published_routes", ["hidden", "published"])
    op.create_index("published_routes_who", "published_routes", ["who"])
    op.create_table(
        "shelf_routes",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("shelf_routes_at", "shelf_routes", ["at"])
