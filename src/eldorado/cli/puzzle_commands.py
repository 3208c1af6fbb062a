"""Puzzles from games: find new ones, and check those that are there."""

from pathlib import Path
from typing import Annotated

import typer

from eldorado.cli.option_groups import (
    CommandHelp,
    GamesSeedOption,
    GroupHelp,
    ProgressOption,
    WorkersOption,
)


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    puzzles = typer.Typer(cls=GroupHelp, help="Puzzles from games: find and check them.")
    puzzles.command(cls=CommandHelp)(mine)
    puzzles.command(cls=CommandHelp)(check)
    app.add_typer(puzzles, name="puzzles")


def mine(
    folder: Annotated[Path, typer.Argument(help="Folder of the search; it resumes there.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Games to look through.")] = 1_000,
    count: Annotated[int, typer.Option("--count", min=1, help="Puzzles to keep.")] = 300,
    seed: GamesSeedOption = 0,
    workers: WorkersOption = None,
    progress: ProgressOption = None,
) -> None:
    """Find positions where one turn is clearly best, and write them as puzzles."""
    import msgspec

    from eldorado.lab.storage.manifest import write_safely
    from eldorado.lab.workers.runners import all_cores
    from eldorado.mining import MiningPlan
    from eldorado.mining import mine as search
    from eldorado.mining.selection import select

    found = search(folder, MiningPlan(games=games, seed=seed), workers or all_cores(), progress)
    if found is None:
        raise typer.Exit(130)
    kept = select(found, count)
    file = folder / "puzzles.jsonl"
    write_safely(file, b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
    print(f"{file}: {len(kept)} of {len(found)} puzzles.")


def check(
    file: Annotated[
        Path | None, typer.Argument(help="Puzzles to check (default: those of the package).")
    ] = None,
    sample: Annotated[
        int | None, typer.Option("--sample", min=1, help="Check this number, chosen by the seed.")
    ] = None,
    worlds: Annotated[
        int, typer.Option("--worlds", min=2, help="Games played for each turn that is compared.")
    ] = 60,
    seed: GamesSeedOption = 0,
    workers: WorkersOption = None,
    progress: ProgressOption = None,
) -> None:
    """Play the solution of every puzzle to the end of the game, against other turns."""
    import random

    from eldorado.course.puzzle import read_puzzle, trainer_puzzles
    from eldorado.errors import EldoradoError
    from eldorado.lab.workers.runners import all_cores
    from eldorado.mining.full_rollouts import check_all
    from eldorado.reporting.progress import ProgressReport

    if file is None:
        puzzles = list(trainer_puzzles().values())
    else:
        puzzles = [read_puzzle(line) for line in file.read_bytes().splitlines()]
    if any(not one.theme for one in puzzles):
        raise EldoradoError("Only puzzles from games can be checked; these have no theme.")
    if sample is not None and sample < len(puzzles):
        puzzles = random.Random(seed).sample(puzzles, sample)
    confirmed = 0
    with ProgressReport(len(puzzles), progress, "puzzles") as report:
        for found in check_all(puzzles, worlds, seed, workers or all_cores()):
            confirmed += found.confirmed
            report.add(1)
            if not found.confirmed:
                told = f"{found.solution:.3f}, but {found.best_other:.3f} is possible."
                print(f"{found.puzzle}: {told}", flush=True)
    print(f"{confirmed} of {len(puzzles)} solutions are confirmed.")
    if confirmed < len(puzzles):
        raise typer.Exit(1)
