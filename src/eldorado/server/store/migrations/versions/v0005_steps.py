"""How far from El Dorado a seat was when its game ended; unknown for games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("results", sa.Column("steps", sa.Integer))
