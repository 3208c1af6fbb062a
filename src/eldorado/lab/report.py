"""A simulation on the command line: progress while it runs, a table when it is done."""

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from eldorado.lab.play import MAX_ROUNDS, Result, play_one
from eldorado.lab.simulate import Summary, make_jobs


def run_simulation(
    players: Sequence[str],
    routes: str | Sequence[str] = "first_game",
    games: int = 100,
    caves: bool = False,
    seed: int = 0,
    max_rounds: int = MAX_ROUNDS,
    check: bool = False,
    as_json: bool = False,
    every_game: bool = False,
) -> Summary:
    """Play, show progress on standard error, print the results on standard output.

    Interrupting it is fine: what was played so far is reported. `every_game` adds the single
    results to the JSON.
    """
    jobs = make_jobs(players, routes, games, caves, seed, max_rounds, check)
    summary = Summary(players)
    results: list[Result] = []
    begun = time.perf_counter()
    interrupted = False
    with progress_bar() as progress:
        task = progress.add_task("games", total=len(jobs), rate="")
        try:
            for job in jobs:
                result = play_one(job)
                summary.add(result)
                if every_game:
                    results.append(result)
                rate = summary.games / (time.perf_counter() - begun)
                progress.update(task, advance=1, rate=f"{rate:.1f}/s")
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - begun
    if as_json:
        document = summary.to_json() | {
            "seed": seed,
            "caves": caves,
            "interrupted": interrupted,
            "seconds": round(seconds, 3),
        }
        if every_game:
            document["results"] = [result.to_json() for result in results]
        print(json.dumps(document, indent=2))
    else:
        print_summary(summary, seconds, interrupted)
    return summary


def progress_bar() -> Any:
    """A bar on standard error with rate and time left; silent where nobody watches."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


def print_summary(summary: Summary, seconds: float, interrupted: bool = False) -> None:
    """The results as a table on standard output."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    table.add_column("player")
    for heading in ("wins", "share", "95 % interval", "arrived", "mean arrival"):
        table.add_column(heading, justify="right")
    for entry, player in enumerate(summary.to_json()["players"]):
        low, high = player["interval"]
        arrival = player["mean_arrival"]
        table.add_row(
            f"{entry + 1} {player['name']}",
            str(player["wins"]),
            f"{player['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            str(player["arrived"]),
            "–" if arrival is None else f"{arrival:.2f}",
        )
    console = Console()
    console.print(table)
    mean, low, high = summary.mean_rounds()
    rate = summary.games / seconds if seconds else 0.0
    lines = [
        f"{summary.games} games in {seconds:.1f} s ({rate:.1f} per second), "
        f"{summary.unfinished} unfinished, {summary.actions} actions",
        f"rounds: {mean:.2f} ({low:.2f} – {high:.2f})",
        "decided by: "
        + ", ".join(f"{reason} {count}" for reason, count in summary.reasons.most_common()),
    ]
    if interrupted:
        lines.append("interrupted: these are the games played so far")
    for line in lines:
        console.print(line, highlight=False)
