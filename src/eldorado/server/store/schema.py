"""What the database holds. The migrations build it; a test holds both against each other."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

REVISION = "0009"
"""The newest migration: what a database must be at to be used."""

VERSION_TABLE = "eldorado_version"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("wake_at", Double),
    Column("at", Double, nullable=False),
    Column("route", Text, nullable=False, server_default=""),
    Column("variant", Text, nullable=False, server_default="{}"),
    Column("made_up", Boolean, nullable=False, server_default=false()),
    Column("race", Text, nullable=False, server_default=""),
)
"""One row per table: how it began, and how far it has come.

`route`, `variant` (as JSON), `made_up` (it begins from a position) and `race` (the pace and the
number of players by which strangers find it) repeat what the set-up says, for lists.
"""

Index(
    "tables_due",
    tables.c.wake_at,
    sqlite_where=tables.c.wake_at.is_not(None),
    postgresql_where=tables.c.wake_at.is_not(None),
)
Index("tables_listed", tables.c.public, tables.c.status, tables.c.at)
Index(
    "tables_race",
    tables.c.race,
    tables.c.created,
    sqlite_where=tables.c.race != "",
    postgresql_where=tables.c.race != "",
)
Index("tables_created", tables.c.creator, tables.c.created)
Index("tables_at", tables.c.at)


def _of_table() -> Column[str]:
    """Belongs to a table and is forgotten with it."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


events = Table(
    "events",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened, numbered from 1 at each table. Rows are only ever added."""

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The newest snapshot of a table: everything up to event n."""

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),
)
"""The holder of a seat, identified by the hash of a secret."""

webhooks = Table(
    "webhooks",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("key", Text, nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("what", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["webhooks.table_id", "webhooks.seat"], ondelete="CASCADE"
    ),
)
"""Webhook calls that have not been delivered: their content, and when the next attempt is due."""

Index("calls_due", calls.c.due)

results = Table(
    "results",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False),
    Column("place", Integer),
    Column("arrival", Integer),
    Column("cards", Text, nullable=False),
    Column("steps", Integer),
)
"""Players of tables and their results: `who` is a browser's hash, `bot:LEVEL`, or empty; `steps` is
how far from El Dorado the seat was at the end."""

Index("results_who", results.c.who)

dailies = Table(
    "dailies",
    metadata,
    Column("day", Text, primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("strongest", Integer),
    Column("begun", Double),
)
"""The expedition of each day: what everybody's table is made from, in how many rounds the
strongest level arrives there, and when somebody began to work that out."""

daily_tries = Table(
    "daily_tries",
    metadata,
    _of_table(),
    Column("day", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rounds", Integer),
    Column("streak", Integer),
)
"""Who tried which day's expedition at which table. `rounds` is null for who did not arrive;
`streak` counts the days in a row up to this one."""

Index("daily_tries_who", daily_tries.c.who, daily_tries.c.day)
Index("daily_tries_day", daily_tries.c.day, daily_tries.c.rounds)

ladder_names = Table(
    "ladder_names",
    metadata,
    Column("who", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
)
"""The people who want to be shown on the ladder, and by which names; `folded` is the name without
capital letters, so that no two look alike."""

published_routes = Table(
    "published_routes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("who", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("published", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("played", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("length", Double, nullable=False),
    Column("caves", Integer, nullable=False),
    Column("difficulty", Text, nullable=False, server_default=""),
    Column("score", Double),
    Column("bots", Text, nullable=False, server_default=""),
    Column("begun", Double),
)
"""The gallery: routes that people published after a finished game on them. `at` is when one was
last published or played, `length` the rounds until the first arrival; `difficulty` and `score` are
a rating by `bots`, begun at `begun`. A hidden route stays here, so that it stays hidden."""

Index("published_routes_fresh", published_routes.c.hidden, published_routes.c.published)
Index("published_routes_who", published_routes.c.who)

shelf_routes = Table(
    "shelf_routes",
    metadata,
    Column("who", Text, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""The routes that people keep for themselves, finished or not."""

Index("shelf_routes_at", shelf_routes.c.at)

route_ratings = Table(
    "route_ratings",
    metadata,
    Column("code", Text, primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
"""Ratings as they are answered, and by which version of the bots."""

Index("route_ratings_at", route_ratings.c.at)

rating_chunks = Table(
    "rating_chunks",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("edition", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
"""Races that have been played for full ratings that are not finished."""

Index("rating_chunks_at", rating_chunks.c.at)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys of this installation, made once."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
"""When something was last known to work: `server` is any server, `check` a test of writing."""

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""When no server was there to be played on."""
