"""Serving the game to browsers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from eldorado.cli.option_groups import CommandHelp, StorageOptions, grouped
from eldorado.errors import EldoradoError

if TYPE_CHECKING:
    from eldorado.server.settings import Limits


def register(app: typer.Typer) -> None:
    """Adds the command of this module."""
    app.command(cls=CommandHelp)(grouped(serve))


@dataclass(frozen=True)
class AddressOptions:
    """How the server is reached."""

    port: Annotated[
        int | None, typer.Option("--port", help="Port (default: 8000, or the next free one).")
    ] = None
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on (0.0.0.0 = all networks).")
    ] = "127.0.0.1"
    browser: Annotated[
        bool,
        typer.Option("--browser/--no-browser", help="Open the game in the browser."),
    ] = True
    public_url: Annotated[str, typer.Option("--public-url", help="Public URL of the server.")] = ""
    proxies: Annotated[
        int,
        typer.Option(
            "--proxies",
            min=0,
            max=9,
            help="Number of reverse proxies whose X-Forwarded-* headers are trusted.",
        ),
    ] = 0
    webhooks_to: Annotated[
        list[str] | None,
        typer.Option(
            "--webhooks-to",
            help="Private address that webhooks are allowed to call; can be repeated.",
        ),
    ] = None


@dataclass(frozen=True)
class TableOptions:
    """How long tables wait and stay."""

    keep_days: Annotated[
        int,
        typer.Option(
            "--keep-days", min=0, help="Delete tables not used for this many days (0 = never)."
        ),
    ] = 0
    gather_seconds: Annotated[
        float,
        typer.Option(
            "--gather-seconds",
            min=0,
            max=3600,
            help="How long a race waits for people before computer players join.",
        ),
    ] = 30.0


@dataclass(frozen=True)
class BotOptions:
    """The host's own bots."""

    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            help="NAME=BOT seats your own bot under a name: LEVEL@FILE, package.module:Class or "
            "engine:COMMAND; can be repeated.",
        ),
    ] = None

    def register(self) -> None:
        """Makes the names known to all processes of the server."""
        from eldorado.bots import name_own_bots

        named: dict[str, str] = {}
        for text in self.bot or ():
            name, equals, spec = text.partition("=")
            if not equals or name in named:
                raise EldoradoError(f"'{text[:80]}' does not name one bot; write NAME=BOT.")
            named[name.strip()] = spec.strip()
        name_own_bots(named)


@dataclass(frozen=True)
class LimitOptions:
    """How much one address may use."""

    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", min=1, help="Most connections from one address.")
    ] = 64
    tables_per_hour: Annotated[
        int,
        typer.Option("--tables-per-hour", min=1, help="Most new tables per hour from one address."),
    ] = 60
    limited: Annotated[
        bool,
        typer.Option("--limits/--no-limits", help="Apply rate limits (turn off for load tests)."),
    ] = True
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            help="Change any limit, for example --limit requests_per_second=50; can be repeated.",
        ),
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
    tables: TableOptions,
    bots: BotOptions,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", min=1, max=64, help="Number of processes; more than one needs PostgreSQL."
        ),
    ] = 1,
) -> None:
    """Run the game server. Games are saved and survive restarts."""
    if bots.bot:
        bots.register()
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
        keep_days=tables.keep_days,
        gather_seconds=tables.gather_seconds,
    )
    serve_here(settings, reached.port, reached.browser)
