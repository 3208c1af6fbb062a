"""Ratings of routes, and the races of unfinished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "route_ratings",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("route_ratings_at", "route_ratings", ["at"])
    op.create_table(
        "rating_chunks",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("rating_chunks_at", "rating_chunks", ["at"])
