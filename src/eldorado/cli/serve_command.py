"""Serving the game to browsers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from eldorado.cli.option_groups import StorageOptions, grouped

if TYPE_CHECKING:
    from eldorado.server.settings import Limits


def register(app: typer.Typer) -> None:
    """Adds the command of this module."""
    app.command()(grouped(serve))


@dataclass(frozen=True)
class AddressOptions:
    """How the server is reached."""

    port: Annotated[
        int | None, typer.Option("--port", help="Where to listen; else 8000, or a free one.")
    ] = None
    host: Annotated[
        str, typer.Option("--host", help="Who can come: 0.0.0.0 lets in other machines.")
    ] = "127.0.0.1"
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the game in the browser.")
    ] = True
    public_url: Annotated[
        str, typer.Option("--public-url", help="How the world reaches the server.")
    ] = ""
    proxies: Annotated[
        int,
        typer.Option("--proxies", min=0, max=9, help="How many reverse proxies stand in front."),
    ] = 0
    webhooks_to: Annotated[
        list[str] | None,
        typer.Option("--webhooks-to", help="A private address that webhooks may call."),
    ] = None


@dataclass(frozen=True)
class LimitOptions:
    """What one address may ask for."""

    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", min=1, help="Connections from one address.")
    ] = 64
    tables_per_hour: Annotated[
        int, typer.Option("--tables-per-hour", min=1, help="New tables from one address.")
    ] = 60
    limited: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Without: for load tests, among friends.")
    ] = True
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="Another limit, by name: --limit requests_per_second=50."),
    ] = None

    def limits(self) -> "Limits":
        from eldorado.server.settings import Limits

        given = Limits(
            sockets_per_address=self.sockets_per_address, tables_per_hour=self.tables_per_hour
        )
        return (given if self.limited else Limits.none()).changed(self.limit or ())


def serve(
    reached: AddressOptions,
    storage: StorageOptions,
    limits: LimitOptions,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes, with PostgreSQL only.")
    ] = 1,
    keep_days: Annotated[
        int,
        typer.Option("--keep-days", min=0, help="Delete tables untouched for so long; 0: never."),
    ] = 0,
) -> None:
    """Serve the game to browsers, here and elsewhere; games are kept and survive a restart."""
    database = storage.address(make=True)
    from eldorado.server.run import serve as serve_here
    from eldorado.server.settings import Settings, bot_processes

    settings = Settings(
        database,
        host=reached.host,
        workers=workers,
        bot_processes=bot_processes(workers),
        public_url=reached.public_url.rstrip("/"),
        proxies=reached.proxies,
        webhooks_to=tuple(reached.webhooks_to or ()),
        limits=limits.limits(),
        keep_days=keep_days,
    )
    serve_here(settings, reached.port, reached.browser)
