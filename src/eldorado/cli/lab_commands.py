"""Many games between computer players: simulations, matches, ratings and training."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from eldorado.cli.option_groups import (
    CommandHelp,
    GamesRouteOption,
    GamesSeedOption,
    JsonOption,
    LanguageOption,
    OutOption,
    ProgressOption,
    RouteOption,
    SchedulerOption,
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
    app.command(cls=CommandHelp)(grouped(simulate))
    app.command(cls=CommandHelp)(dataset)
    app.command(cls=CommandHelp)(grouped(arena))
    app.command(cls=CommandHelp)(grouped(ladder))
    app.command(cls=CommandHelp)(grouped(train))
    app.command(cls=CommandHelp)(clairvoyant)
    app.command(cls=CommandHelp)(grouped(headroom))


@dataclass(frozen=True)
class PlanOptions:
    """What a simulation plays."""

    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100
    players: Annotated[
        str,
        typer.Option(
            "--players",
            help="Two to four bots, separated by commas: levels, LEVEL@FILE, package.module:Class "
            "or engine:COMMAND.",
        ),
    ] = "walker,walker,walker"
    route: GamesRouteOption = "first_game"
    everything: Annotated[
        bool,
        typer.Option(
            "--all",
            help="Play every printed route with every variant and 2, 3 and 4 players; "
            "any number of bots rotate through the seats.",
        ),
    ] = False
    seed: GamesSeedOption = 0
    cap: Annotated[int, typer.Option("--cap", min=1, help="Stop a game after this round.")] = 200
    check: Annotated[
        bool, typer.Option("--check", help="Check every invariant after every action.")
    ] = False


@dataclass(frozen=True)
class SimulationRunOptions:
    """Where a simulation is played, and what is written of it."""

    workers: WorkersOption = None
    scheduler: SchedulerOption = None
    out: OutOption = None
    format: Annotated[
        Literal["jsonl", "parquet"] | None,
        typer.Option("--format", help="Format of the results (default: jsonl)."),
    ] = None
    records: Annotated[
        Path | None, typer.Option("--records", help="Save the games' records in this folder.")
    ] = None
    positions: Annotated[
        Path | None,
        typer.Option("--positions", help="Save every position as Parquet in this folder."),
    ] = None
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a report with charts to this HTML file.")
    ] = None
    json: JsonOption = False
    progress: ProgressOption = None
    language: LanguageOption = None


def simulate(plan: PlanOptions, variant: VariantOptions, run: SimulationRunOptions) -> None:
    """Let bots play many games and report who wins."""
    from eldorado.lab.simulation.collect import RunSettings
    from eldorado.lab.simulation.plan import SimulationPlan, route_names
    from eldorado.lab.simulation.simulate import run_simulation

    if plan.everything and (plan.route != "first_game" or variant != VariantOptions()):
        raise EldoradoError(
            "--all plays every route and variant. Leave out --route and the variants."
        )
    if run.format is not None and run.out is None:
        raise EldoradoError("--format needs --out, the folder to save the results in.")
    if run.workers is not None and run.scheduler is not None:
        raise EldoradoError(
            "--workers is for this computer, --scheduler for a cluster. Use only one of them."
        )
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
    settings = RunSettings(run.workers, run.json, run.progress, run.records, run.positions)
    done = run_simulation(made, settings, run.scheduler, run.out, run.format or "jsonl", run.report)
    if done.interrupted:
        raise typer.Exit(130)


def dataset(
    folder: Annotated[Path, typer.Argument(help="Folder to make the data set in.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 10_000,
    seed: GamesSeedOption = 0,
    workers: WorkersOption = None,
    progress: ProgressOption = None,
) -> None:
    """Make the reference data set: games, records, positions and a data card."""
    from eldorado.lab.dataset.dataset_plan import DatasetPlan, make_dataset
    from eldorado.lab.simulation.collect import RunSettings

    plan = DatasetPlan(games=games, seed=seed)
    if not make_dataset(folder, plan, RunSettings(workers, progress=progress)):
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


@dataclass(frozen=True)
class FigureOptions:
    """A picture of ratings."""

    figure: Annotated[
        Path | None, typer.Option("--figure", help="Plot the ratings to this SVG file.")
    ] = None
    language: LanguageOption = None


@dataclass(frozen=True)
class PlotOptions:
    """A picture of a training."""

    plot: Annotated[
        Path | None, typer.Option("--plot", help="Plot the training progress to this SVG file.")
    ] = None
    language: LanguageOption = None


@dataclass(frozen=True)
class TrainingGamesOptions:
    """Which games a training plays, and where."""

    workers: WorkersOption = None
    scheduler: SchedulerOption = None
    focus: Annotated[
        float,
        typer.Option("--focus", help="Share of games of three players on the first route."),
    ] = 0.55
    caves: Annotated[
        float, typer.Option("--caves", help="Share of the other games that have caves.")
    ] = 0.35
    two: Annotated[
        float, typer.Option("--two", help="Share of them with two players, two pieces each.")
    ] = 0.2
    four: Annotated[float, typer.Option("--four", help="Share of them with four players.")] = 0.2


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Two to four bots: levels, LEVEL@FILE, package.module:Class or engine:COMMAND."
        ),
    ],
    *,
    games: Annotated[
        int,
        typer.Option(
            "--games", min=1, help="Number of games, rounded up so that every seating is played."
        ),
    ] = 100,
    variant: VariantOptions,
    contest: ContestOptions,
    out: OutOption = None,
) -> None:
    """Compare bots on the same deals in every seating: strength and speed."""
    from eldorado.lab.tournaments.arena import run_arena

    match = contest.terms(games, variant).match(bots)
    done = run_arena(match, games, contest.settings(), out)
    if done.interrupted:
        raise typer.Exit(130)


def ladder(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            help="Bots to play, weakest first; without any, only the ratings are shown."
        ),
    ] = None,
    file: Annotated[
        Path, typer.Option("--file", help="File with the matches; new ones are added.")
    ] = Path("ladder.json"),
    *,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games per pair.")] = 200,
    variant: VariantOptions,
    contest: ContestOptions,
    picture: FigureOptions,
) -> None:
    """Rate bots by games in pairs. The matches are saved in a file and add up."""
    from eldorado.lab.tournaments.ladder import run_ladder

    terms = contest.terms(games, variant)
    if not run_ladder(file, bots or [], terms, contest.settings(), picture.figure):
        raise typer.Exit(130)


def train(
    folder: Annotated[
        Path, typer.Argument(help="Folder of the training; an interrupted training resumes.")
    ],
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="Number of generations to reach.")
    ] = 40,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Self-play games per generation.")
    ] = 300,
    seed: Annotated[
        int, typer.Option("--seed", help="Seed; the same number gives the same training.")
    ] = 1,
    *,
    played: TrainingGamesOptions,
    picture: PlotOptions,
) -> None:
    """Train the network of the levels by self-play. It can be interrupted and resumed."""
    from eldorado.lab.training.selfplay import GameMix
    from eldorado.lab.training.train import TrainingSettings, run_training

    kinds = GameMix(played.focus, played.caves, played.two, played.four)
    run = TrainingSettings(played.workers, played.scheduler, kinds)
    if not run_training(folder, generations, games, seed, run, picture.plot):
        raise typer.Exit(130)


def clairvoyant(
    route: RouteOption = "first_game",
    seeds: Annotated[int, typer.Option("--seeds", min=1, help="Number of deals.")] = 20,
    width: Annotated[
        int, typer.Option("--width", min=1, help="Positions kept from round to round.")
    ] = 100,
    bot: Annotated[str, typer.Option("--bot", help="Bot to compare with.")] = "pathfinder",
    workers: WorkersOption = None,
    json: JsonOption = False,
) -> None:
    """Compare how soon a lone expedition could arrive, knowing every shuffle, with a bot."""
    from json import dumps

    from eldorado.lab.solver.clairvoyant import gaps

    found = gaps(route, range(1, seeds + 1), width, bot, workers)
    print(dumps(found.to_json(), indent=1) if json else found)
    if found.interrupted:
        raise typer.Exit(130)


@dataclass(frozen=True)
class RolloutOptions:
    """How much work the slow player of `headroom` does."""

    part: Annotated[
        list[str] | None,
        typer.Option(
            "--part",
            help="What turns may differ in: whole, purchases, kept, removals or movement "
            "(default: each in turn).",
        ),
    ] = None
    turns: Annotated[
        int, typer.Option("--turns", min=2, help="Turns of the strongest level to play out.")
    ] = 8
    worlds: Annotated[
        int, typer.Option("--worlds", min=1, help="How often each turn is played to the end.")
    ] = 200


def headroom(
    out: Annotated[Path, typer.Argument(help="Folder of the games; an interrupted run resumes.")],
    *,
    games: Annotated[int, typer.Option("--games", min=1, help="Games for each part.")] = 60,
    players: Annotated[int, typer.Option("--players", min=2, max=4, help="Seats.")] = 3,
    rollouts: RolloutOptions,
    variant: VariantOptions,
    contest: ContestOptions,
) -> None:
    """Measure what a slow player that plays turns out to the end gains over the strongest level."""
    from dataclasses import asdict
    from json import dumps

    from eldorado.lab.headroom.headroom_run import QUESTIONS, HeadroomFolder, headroom_match
    from eldorado.lab.headroom.rollout_player import RolloutSettings

    folder = HeadroomFolder(out)
    for part in rollouts.part or QUESTIONS:
        settings = RolloutSettings(part, rollouts.turns, rollouts.worlds)
        match = headroom_match(settings, contest.terms(games, variant), players)
        found = folder.measure(settings, match, contest.workers, contest.progress)
        if found is None:
            raise typer.Exit(130)
        print(dumps(asdict(found)) if contest.json else found, flush=True)
