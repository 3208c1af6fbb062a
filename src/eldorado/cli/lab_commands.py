"""Letting bots play many games: simulations, matches, ratings and training."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from eldorado.cli.option_groups import (
    GamesRouteOption,
    GamesSeedOption,
    JsonOption,
    OutOption,
    ProgressOption,
    RouteOption,
    VariantOptions,
    WorkersOption,
    grouped,
    names,
)
from eldorado.errors import EldoradoError

if TYPE_CHECKING:
    from eldorado.lab.simulation.collect import RunSettings
    from eldorado.lab.tournaments.match import MatchTerms


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.command()(grouped(simulate))
    app.command()(grouped(arena))
    app.command()(grouped(ladder))
    app.command()(train)
    app.command()(clairvoyant)


@dataclass(frozen=True)
class PlanOptions:
    """What a simulation plays."""

    games: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 100
    players: Annotated[str, typer.Option("--players", help="The bots, two to four of them.")] = (
        "walker,walker,walker"
    )
    route: GamesRouteOption = "first_game"
    everything: Annotated[
        bool,
        typer.Option(
            "--all",
            help="Every known route with every variant and 2, 3 and 4 players in turn; "
            "the bots, as many as you like, take the chairs in turn.",
        ),
    ] = False
    seed: GamesSeedOption = 0
    cap: Annotated[int, typer.Option("--cap", min=1, help="Give a game up after this round.")] = 200
    check: Annotated[
        bool, typer.Option("--check", help="Check every invariant after every action.")
    ] = False


@dataclass(frozen=True)
class SimulationRunOptions:
    """Where a simulation is played, and what is written of it."""

    workers: WorkersOption = None
    scheduler: Annotated[
        str | None,
        typer.Option("--scheduler", help="Play on the dask cluster with this address."),
    ] = None
    out: OutOption = None
    format: Annotated[
        Literal["jsonl", "parquet"] | None,
        typer.Option("--format", help="How results are kept; else jsonl."),
    ] = None
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a report with charts: an HTML file.")
    ] = None
    json: JsonOption = False
    progress: ProgressOption = None


def simulate(plan: PlanOptions, variant: VariantOptions, run: SimulationRunOptions) -> None:
    """Let bots play many games and count who wins."""
    from eldorado.lab.simulation.collect import RunSettings
    from eldorado.lab.simulation.plan import SimulationPlan, route_names
    from eldorado.lab.simulation.simulate import run_simulation

    if plan.everything and (plan.route != "first_game" or variant != VariantOptions()):
        raise EldoradoError("--all takes every route and variant; leave out the other choices.")
    if run.format is not None and run.out is None:
        raise EldoradoError("--format needs --out, the folder where results are kept.")
    if run.workers is not None and run.scheduler is not None:
        raise EldoradoError("--workers are for this computer, --scheduler for a cluster; take one.")
    made = SimulationPlan(
        tuple(names(plan.players)),
        route_names(plan.route),
        plan.games,
        variant.variant(),
        plan.seed,
        plan.cap,
        plan.check,
        plan.everything,
    )
    settings = RunSettings(run.workers, run.json, run.progress)
    done = run_simulation(made, settings, run.scheduler, run.out, run.format or "jsonl", run.report)
    if done.interrupted:
        raise typer.Exit(130)


@dataclass(frozen=True)
class ContestOptions:
    """What contestants play, and how it is shown."""

    route: GamesRouteOption = "first_game"
    seed: GamesSeedOption = 0
    workers: WorkersOption = None
    json: JsonOption = False
    progress: ProgressOption = None

    def terms(self, games: int, variant: VariantOptions) -> "MatchTerms":
        from eldorado.lab.tournaments.match import MatchTerms

        return MatchTerms(games, self.route, variant.variant(), self.seed)

    def settings(self) -> "RunSettings":
        from eldorado.lab.simulation.collect import RunSettings

        return RunSettings(self.workers, self.json, self.progress)


def arena(
    bots: Annotated[list[str], typer.Argument(help="The contestants, two to four bots.")],
    *,
    games: Annotated[
        int,
        typer.Option("--games", min=1, help="How many games, rounded up to all seatings."),
    ] = 100,
    variant: VariantOptions,
    contest: ContestOptions,
    out: OutOption = None,
) -> None:
    """Let bots meet on the same deals in every seating, and tell who is stronger and how fast."""
    from eldorado.lab.tournaments.arena import run_arena

    match = contest.terms(games, variant).match(bots)
    done = run_arena(match, games, contest.settings(), out)
    if done.interrupted:
        raise typer.Exit(130)


def ladder(
    bots: Annotated[
        list[str] | None,
        typer.Argument(help="Bots who meet, weakest first; without any, just the ratings."),
    ] = None,
    file: Annotated[
        Path, typer.Option("--file", help="Where the matches are kept; new ones are added.")
    ] = Path("ladder.json"),
    *,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games of each pair that meets.")
    ] = 200,
    variant: VariantOptions,
    contest: ContestOptions,
    figure: Annotated[
        Path | None, typer.Option("--figure", help="Draw the ratings into this SVG file.")
    ] = None,
) -> None:
    """Rate bots by games in pairs; the matches are kept in a file and add up."""
    from eldorado.lab.tournaments.ladder import run_ladder

    terms = contest.terms(games, variant)
    if not run_ladder(file, bots or [], terms, contest.settings(), figure):
        raise typer.Exit(130)


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
