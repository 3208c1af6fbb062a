"""What a simulation shows: progress while it runs, a table when it is done."""

import sys
from typing import Any

from eldorado.lab.summary import Summary


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
