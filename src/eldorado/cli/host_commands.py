"""Commands for hosts: back up, restore, check and delete stored games."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from eldorado.cli.option_groups import CommandHelp, StorageOptions, grouped

if TYPE_CHECKING:
    from eldorado.server.store.backups.backup_file import Header

MOST_SHOWN = 20
"""Faults that are printed; more than these usually have one cause."""


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.command(cls=CommandHelp)(grouped(backup))
    app.command(cls=CommandHelp)(grouped(restore))
    app.command(cls=CommandHelp)(grouped(check))
    app.command("delete-table", cls=CommandHelp)(grouped(delete_table))
    app.command("hide-route", cls=CommandHelp)(grouped(hide_route))


def backup(
    file: Annotated[Path, typer.Argument(help="File to write, for example games.backup.gz.")],
    storage: StorageOptions,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
) -> None:
    """Back up all games to one file. The server can keep running."""
    address = storage.address()
    from eldorado.server.store.backups.copying import backup as write_backup

    header = asyncio.run(write_backup(address, file, force))
    print(f"{file}: {_contents(header)}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by eldorado backup.")],
    storage: StorageOptions,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the games stored there.")
    ] = False,
) -> None:
    """Restore a backup into SQLite or PostgreSQL. Stop the server first."""
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
    """Check the database and replay every stored game with the current rules."""
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
        print(f"{len(faults) - MOST_SHOWN:,} more problems are not shown.")
    if not faults:
        print("No problems found.")


def delete_table(
    table: Annotated[str, typer.Argument(help="Id of the table, as in its link.")],
    storage: StorageOptions,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a table and everything that belongs to it. The server can keep running."""
    address = storage.address()
    from eldorado.server.upkeep.deletion import delete_table as delete_here
    from eldorado.server.upkeep.deletion import show_table

    shown = asyncio.run(show_table(address, table))
    if not yes:
        typer.confirm(f"Delete {shown} permanently?", abort=True)
    asyncio.run(delete_here(address, table))
    print(f"Deleted {shown}.")


def hide_route(
    route: Annotated[str, typer.Argument(help="Code of the route, as in its link.")],
    storage: StorageOptions,
    show: Annotated[bool, typer.Option("--show", help="Show a hidden route again.")] = False,
) -> None:
    """Hide a route from the gallery; nobody can publish it again. The server can keep running."""
    address = storage.address()
    from eldorado.server.upkeep.hiding import hide_route as hide_here

    shown = asyncio.run(hide_here(address, route, not show))
    print(f"{'Shown again' if show else 'Hidden'}: {shown}.")
