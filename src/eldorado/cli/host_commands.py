"""What a host does with stored games: back them up, restore, check and delete them."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from eldorado.cli.option_groups import StorageOptions, grouped

if TYPE_CHECKING:
    from eldorado.server.store.backups.backup_file import Header

MOST_SHOWN = 20
"""Faults that are printed; whoever has more has one cause for all of them."""


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.command()(grouped(backup))
    app.command()(grouped(restore))
    app.command()(grouped(check))
    app.command("delete-table")(grouped(delete_table))


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it, as in games.backup.gz.")],
    storage: StorageOptions,
    force: Annotated[
        bool, typer.Option("--force", help="Replace the file if there is one.")
    ] = False,
) -> None:
    """Write all games into one file; the server may run meanwhile."""
    address = storage.address()
    from eldorado.server.store.backups.copying import backup as write_backup

    header = asyncio.run(write_backup(address, file, force))
    print(f"{file}: {_contents(header)}.")


def restore(
    file: Annotated[Path, typer.Argument(help="What eldorado backup has written.")],
    storage: StorageOptions,
    replace: Annotated[
        bool, typer.Option("--replace", help="Give up the games that are there.")
    ] = False,
) -> None:
    """Bring the games of a backup back, into SQLite or PostgreSQL; stop the server first."""
    address = storage.address(make=True)
    from eldorado.server.store.backups.copying import restore as read_backup

    header = asyncio.run(read_backup(address, file, replace))
    print(f"Restored from {file}: {_contents(header)}.")


def _contents(header: "Header") -> str:
    """How much a backup holds."""
    tables, events = (header.tables[name].rows for name in ("tables", "events"))
    return f"{_number(tables, 'table')}, {_number(events, 'event')}"


def _number(count: int, what: str) -> str:
    return f"{count:,} {what}" + ("" if count == 1 else "s")


def check(storage: StorageOptions) -> None:
    """Check the database, and replay every stored game by today's rules."""
    address = storage.address()
    from eldorado.server.upkeep.store_check import StoreCheck

    found = StoreCheck(address)
    try:
        asyncio.run(found.run())
    except KeyboardInterrupt:
        print(f"Stopped after {found.checked:,} of {_number(found.tables, 'table')}.")
        _tell(found.faults)
        raise typer.Exit(130) from None
    _tell(found.faults)
    print(f"Checked {_number(found.checked, 'table')}, {_number(found.events, 'event')}.")
    if found.faults:
        raise typer.Exit(1)


def _tell(faults: list[str]) -> None:
    for fault in faults[:MOST_SHOWN]:
        print(fault)
    if len(faults) > MOST_SHOWN:
        print(f"There are {len(faults) - MOST_SHOWN:,} more.")
    if not faults:
        print("No damage was found.")


def delete_table(
    table: Annotated[str, typer.Argument(help="The table's id, as in its link.")],
    storage: StorageOptions,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
) -> None:
    """Delete a table with everything that belongs to it; the server may run meanwhile."""
    address = storage.address()
    from eldorado.server.upkeep.deletion import delete_table as delete_here
    from eldorado.server.upkeep.deletion import show_table

    shown = asyncio.run(show_table(address, table))
    if not yes:
        typer.confirm(f"Delete {shown} for ever?", abort=True)
    asyncio.run(delete_here(address, table))
    print(f"Deleted {shown}.")
