"""The command `eldorado`: play, replay, simulate, measure bots, and look at routes.

Each command imports what it needs when it runs, so that every start is quick.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from eldorado import host_commands
from eldorado.errors import EldoradoError
from eldorado.host_commands import DatabaseOption, DataOption, database_address

if TYPE_CHECKING:
    from eldorado.core.state import Variant

app = typer.Typer(
    help="The race to El Dorado: play it, watch it, study it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
routes = typer.Typer(
    help="The routes: list them, draw them, check your own, make up new ones.", no_args_is_help=True
)
app.add_typer(routes, name="route")

RouteOption = Annotated[
    str, typer.Option("--route", help="A route's name, or a route code of your own.")
]
CavesOption = Annotated[bool, typer.Option("--caves/--no-caves", help="Play with the caves.")]
FullRaceOption = Annotated[
    bool, typer.Option("--full-race", help="Play on until all but one have arrived.")
]
FreeOrderOption = Annotated[
    bool, typer.Option("--free-order", help="Allow moving after buying (house rule).")
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="The same number gives the same shuffles.")
]
GamesRouteOption = Annotated[
    str, typer.Option("--route", help="A route's name or code, or 'all' for the known seven.")
]
GamesSeedOption = Annotated[int, typer.Option("--seed", help="The same number, the same results.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
WorkersOption = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="How many processes play; else one for each core."),
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", help="Keep every result in this folder, and resume what is there."),
]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help="Show progress; else on a terminal only."),
]


def _speak(language: str | None) -> str:
    from eldorado.wording.texts import speak

    return speak(language)


LanguageOption = Annotated[
    str | None, typer.Option("--language", callback=_speak, help="en, en-2017, de, fr or pt.")
]
PlainOption = Annotated[
    bool, typer.Option("--plain", help="Words instead of colours and a map, for screen readers.")
]


@app.command()
def play(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            help="Two to four seats, each human, human:Name or a bot; "
            "without it human,rambler,rambler, or as saved.",
        ),
    ] = None,
    route: RouteOption = "first_game",
    caves: CavesOption = False,
    full_race: FullRaceOption = False,
    free_order: FreeOrderOption = False,
    seed: SeedOption = None,
    start: Annotated[
        int | None, typer.Option("--start", help="The seat that begins, from 1; else by lot.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal (the only way so far).")
    ] = True,
    plain: PlainOption = False,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="Seconds to pause after a bot's turn.")
    ] = 0.4,
    save: Annotated[
        Path | None, typer.Option("--save", help="Where to keep the game; a record file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game saved in this file.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play a game in the terminal."""
    from eldorado.terminal import play as play_here

    seats = _names(players or "human,rambler,rambler") if players or not resume else []
    play_here(
        seats=seats,
        route=route,
        variant=_variant(caves, full_race, free_order),
        seed=seed,
        start=None if start is None else start - 1,
        plain=plain,
        save_to=save,
        resume=resume,
        pace=pace,
    )


@app.command()
def serve(
    port: Annotated[
        int | None, typer.Option("--port", help="Where to listen; else 8000, or a free one.")
    ] = None,
    host: Annotated[
        str, typer.Option("--host", help="Who can come: 0.0.0.0 lets in other machines.")
    ] = "127.0.0.1",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the game in the browser.")
    ] = True,
    data: DataOption = None,
    database: DatabaseOption = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes, with PostgreSQL only.")
    ] = 1,
    public_url: Annotated[
        str, typer.Option("--public-url", help="How the world reaches the server.")
    ] = "",
    proxies: Annotated[
        int,
        typer.Option("--proxies", min=0, max=9, help="How many reverse proxies stand in front."),
    ] = 0,
    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", min=1, help="Connections from one address.")
    ] = 64,
    tables_per_hour: Annotated[
        int, typer.Option("--tables-per-hour", min=1, help="New tables from one address.")
    ] = 60,
    limited: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Without: for load tests, among friends.")
    ] = True,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="Another limit, by name: --limit requests_per_second=50."),
    ] = None,
    webhooks_to: Annotated[
        list[str] | None,
        typer.Option("--webhooks-to", help="A private address that webhooks may call."),
    ] = None,
    keep_days: Annotated[
        int,
        typer.Option("--keep-days", min=0, help="Delete tables untouched for so long; 0: never."),
    ] = 0,
) -> None:
    """Serve the game to browsers, here and elsewhere; games are kept and survive a restart."""
    address = database_address(data, database, make=True)
    from eldorado.server.run import serve as serve_here
    from eldorado.server.settings import Limits, Settings, bot_processes

    limits = Limits(sockets_per_address=sockets_per_address, tables_per_hour=tables_per_hour)
    if not limited:
        limits = Limits.none()
    limits = limits.changed(limit or ())
    settings = Settings(
        address,
        host=host,
        workers=workers,
        bot_processes=bot_processes(workers),
        public_url=public_url.rstrip("/"),
        proxies=proxies,
        webhooks_to=tuple(webhooks_to or ()),
        limits=limits,
        keep_days=keep_days,
    )
    serve_here(settings, port, browser)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    turn: Annotated[
        str | None, typer.Option("--turn", help="Begin at this turn: round.seat, as in 3.1.")
    ] = None,
    eyes: Annotated[
        str | None,
        typer.Option("--eyes", help="See what one seat saw, by number or name; else everything."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only replay it to its end and tell the result.")
    ] = False,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    """Step through a recorded game."""
    if check:
        from eldorado.records import Record
        from eldorado.terminal.save_files import record_text

        record = Record.parse(record_text(file))
        record.replay()
        print(f"{file}: {len(record.turns)} turns, {record.tags['Result']}")
        return
    from eldorado.terminal import replay as replay_here

    replay_here(file, plain=plain, turn=turn, eyes=eyes)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record, of a finished or a running game.")],
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page with charts: an HTML file.")
    ] = None,
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Look back at a game: the race, turning points, luck and play, decks and cards."""
    from eldorado.analysis.report.command import run_analysis
    from eldorado.terminal.save_files import read_record

    if not run_analysis(read_record(file), html, json):
        raise typer.Exit(130)


@app.command()
def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 100,
    players: Annotated[
        str, typer.Option("--players", help="The bots, two to four of them.")
    ] = "walker,walker,walker",
    route: GamesRouteOption = "first_game",
    caves: CavesOption = False,
    full_race: FullRaceOption = False,
    free_order: FreeOrderOption = False,
    everything: Annotated[
        bool,
        typer.Option(
            "--all",
            help="Every known route with every variant and 2, 3 and 4 players in turn; "
            "the bots, as many as you like, take the chairs in turn.",
        ),
    ] = False,
    seed: GamesSeedOption = 0,
    cap: Annotated[
        int, typer.Option("--cap", min=1, help="Give a game up after this round.")
    ] = 200,
    check: Annotated[
        bool, typer.Option("--check", help="Check every invariant after every action.")
    ] = False,
    json: JsonOption = False,
    workers: WorkersOption = None,
    scheduler: Annotated[
        str | None,
        typer.Option("--scheduler", help="Play on the dask cluster with this address."),
    ] = None,
    out: OutOption = None,
    format: Annotated[
        Literal["jsonl", "parquet"] | None,
        typer.Option("--format", help="How results are kept; else jsonl."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a report with charts: an HTML file.")
    ] = None,
    progress: ProgressOption = None,
) -> None:
    """Let bots play many games and count who wins."""
    from eldorado.lab.simulation.plan import make_plan
    from eldorado.lab.simulation.simulate import run_simulation

    if everything and (route != "first_game" or caves or full_race or free_order):
        raise EldoradoError("--all takes every route and variant; leave out the other choices.")
    if format is not None and out is None:
        raise EldoradoError("--format needs --out, the folder where results are kept.")
    if workers is not None and scheduler is not None:
        raise EldoradoError("--workers are for this computer, --scheduler for a cluster; take one.")
    plan = make_plan(
        _names(players),
        route,
        games,
        seed=seed,
        max_rounds=cap,
        check=check,
        variant=_variant(caves, full_race, free_order),
        everything=everything,
    )
    run = run_simulation(plan, workers, scheduler, out, format or "jsonl", report, json, progress)
    if run.interrupted:
        raise typer.Exit(130)


@app.command()
def arena(
    bots: Annotated[list[str], typer.Argument(help="The contestants, two to four bots.")],
    route: GamesRouteOption = "first_game",
    games: Annotated[
        int,
        typer.Option("--games", min=1, help="How many games, rounded up to all seatings."),
    ] = 100,
    seed: GamesSeedOption = 0,
    caves: CavesOption = False,
    full_race: FullRaceOption = False,
    free_order: FreeOrderOption = False,
    workers: WorkersOption = None,
    out: OutOption = None,
    json: JsonOption = False,
    progress: ProgressOption = None,
) -> None:
    """Let bots meet on the same deals in every seating, and tell who is stronger and how fast."""
    from eldorado.lab.tournaments.arena import run_arena
    from eldorado.lab.tournaments.match import make_match

    match = make_match(bots, route, games, _variant(caves, full_race, free_order), seed)
    if run_arena(match, games, workers, out, json, progress).interrupted:
        raise typer.Exit(130)


@app.command()
def ladder(
    bots: Annotated[
        list[str] | None,
        typer.Argument(help="Bots who meet, weakest first; without any, just the ratings."),
    ] = None,
    file: Annotated[
        Path, typer.Option("--file", help="Where the matches are kept; new ones are added.")
    ] = Path("ladder.json"),
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games of each pair that meets.")
    ] = 200,
    route: GamesRouteOption = "first_game",
    seed: GamesSeedOption = 0,
    caves: CavesOption = False,
    full_race: FullRaceOption = False,
    free_order: FreeOrderOption = False,
    workers: WorkersOption = None,
    figure: Annotated[
        Path | None, typer.Option("--figure", help="Draw the ratings into this SVG file.")
    ] = None,
    json: JsonOption = False,
    progress: ProgressOption = None,
) -> None:
    """Rate bots by games in pairs; the matches are kept in a file and add up."""
    from eldorado.lab.tournaments.ladder import run_ladder

    variant = _variant(caves, full_race, free_order)
    if not run_ladder(
        file, bots or [], games, route, variant, seed, workers, figure, json, progress
    ):
        raise typer.Exit(130)


@app.command()
def train(
    folder: Annotated[
        Path, typer.Argument(help="Where the training is kept; it goes on from what is there.")
    ],
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="Train until there are so many.")
    ] = 40,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games of self-play per generation.")
    ] = 300,
    seed: Annotated[int, typer.Option("--seed", help="The same number, the same training.")] = 1,
    workers: WorkersOption = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw the course of it into this SVG file.")
    ] = None,
) -> None:
    """Train the network of the levels by self-play; Ctrl-C is fine, it resumes."""
    from eldorado.lab.training.train import run_training

    if not run_training(folder, generations, games, seed, workers, plot):
        raise typer.Exit(130)


@app.command()
def clairvoyant(
    route: RouteOption = "first_game",
    seeds: Annotated[int, typer.Option("--seeds", min=1, help="How many deals.")] = 20,
    width: Annotated[
        int, typer.Option("--width", min=1, help="Positions followed from round to round.")
    ] = 100,
    bot: Annotated[str, typer.Option("--bot", help="Who is compared.")] = "pathfinder",
    workers: WorkersOption = None,
    json: JsonOption = False,
) -> None:
    """How soon an expedition alone could arrive if it knew every shuffle; how soon a bot does."""
    from json import dumps

    from eldorado.lab.solver.clairvoyant import gaps

    found = gaps(route, range(1, seeds + 1), width, bot, workers)
    print(dumps(found.to_json(), indent=1) if json else found)
    if found.interrupted:
        raise typer.Exit(130)


@routes.command("list")
def list_routes() -> None:
    """The seven known routes with their codes."""
    from eldorado.routes import KNOWN

    for id, route in KNOWN.items():
        print(f"{id:16} {route.name:17} {route.difficulty or 'first':10} {route}")


@routes.command("show")
def show_route(
    route: Annotated[str, typer.Argument(help="A route's name, or a route code.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Draw the route into this file.")
    ] = None,
    plain: PlainOption = False,
) -> None:
    """Show a route here, or draw it as a picture."""
    from eldorado.routes import find_route

    found = find_route(route)
    board = found.board()
    if svg is not None:
        svg.write_text(board._repr_svg_(), "utf-8")
        print(f"{svg}: {found.name or found}, {len(board.spaces)} spaces")
        return
    from eldorado.terminal import show_route as show_here

    show_here(board, plain=plain)


@routes.command("check")
def check_route(
    code: Annotated[str, typer.Argument(help="A route's name, or a route code.")],
) -> None:
    """Tell everything that is wrong with a route."""
    from eldorado.routes import faults

    found = faults(code)
    for fault in found:
        print(f"{'fault' if fault.fatal else 'note'} ({fault.clause}): {fault.sentence}")
    if any(fault.fatal for fault in found):
        raise typer.Exit(1)
    print("This route can be played.")


@routes.command("generate")
def generate_route(
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same number gives the same route.")
    ] = None,
    tiles: Annotated[
        int | None,
        typer.Option("--tiles", help="How many tiles and strips beside the start, 3 to 8."),
    ] = None,
) -> None:
    """Make up a route and print its code."""
    from eldorado.core.game import new_seed
    from eldorado.routes import random_route

    print(random_route(new_seed() if seed is None else seed, tiles))


def _names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")]


def _variant(caves: bool, full_race: bool, free_order: bool) -> "Variant":
    from eldorado.core.state import Variant

    return Variant(caves, full_race, free_order)


host_commands.register(app)


def main() -> None:
    """Run the command line; what goes wrong is told in one sentence."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except EldoradoError as error:
        sys.exit(f"eldorado: {error}")
    except (OSError, UnicodeDecodeError) as error:
        name = getattr(error, "filename", None)
        reason = getattr(error, "strerror", None) or "the file is not readable as text"
        sys.exit(f"eldorado: {name + ': ' if name else ''}{reason}")
