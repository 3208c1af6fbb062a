"""Brings a database up to date when a store is opened, one process at a time."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, String, column, inspect, select, table, text

from eldorado.errors import EldoradoError
from eldorado.server.store.databases.database import Database
from eldorado.server.store.schema import REVISION, VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x656C646F7261646F
"""The name of the lock in PostgreSQL: "eldorado" in ASCII."""


async def migrate(database: Database) -> None:
    """Runs the missing migrations in one transaction; without any it only reads the version.

    The second process waits and finds the work done: SQLite lets one transaction write at a
    time, PostgreSQL has a lock for it.
    """
    if await database.read(revision_of) != REVISION:
        await database.change(_upgrade)


def revision_of(connection: Connection) -> str | None:
    """The layout a database has; None if it has none of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision = column("version_num", String)
    return connection.scalar(select(revision).select_from(table(VERSION_TABLE)))


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = revision_of(connection)
    if found is not None:
        check_known("The database", found)
    upgrade_to(connection, "head")


def check_known(what: str, revision: str) -> None:
    """Refuses a layout that only a newer eldorado knows."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    if revision not in {script.revision for script in scripts}:
        raise EldoradoError(
            f"{what} was made by a newer eldorado (version {revision[:20]} of its layout,"
            f" this one knows {REVISION}); update eldorado to use it."
        )


def upgrade_to(connection: Connection, revision: str) -> None:
    """Runs the migrations that lead to a layout, in the connection's transaction."""
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def configuration() -> "Config":
    """Alembic's settings; there is no ini file, for everything is in the package.

    Alembic is loaded only where there is something to do: most servers start without it.
    """
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
