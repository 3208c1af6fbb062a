"""A summary as a table on standard output."""

from collections import Counter
from collections.abc import Sequence

from eldorado.lab.simulation.summary import Summary
from eldorado.reporting.phrases import count


def print_summary(summary: Summary, interrupted: bool = False) -> None:
    """The results as a table on standard output; the same results, the same table."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    table.add_column("player")
    for heading in ("seats", "wins", "share", "95% interval", "arrived", "mean arrival"):
        table.add_column(heading, justify="right")
    for entry, player in enumerate(summary.to_json()["players"]):
        low, high = player["interval"]
        arrival = player["mean_arrival"]
        table.add_row(
            f"{entry + 1} {player['name']}",
            str(player["seats"]),
            str(player["wins"]),
            f"{player['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            str(player["arrived"]),
            "–" if arrival is None else f"{arrival:.2f}",
        )
    console = Console()
    console.print(table)
    mean, low, high = summary.mean_rounds()
    reasons = sorted(summary.reasons.items(), key=lambda reason: (-reason[1], reason[0]))
    lines = [
        f"{summary.games} games, {summary.unfinished} unfinished, {summary.actions} actions",
        f"rounds: {mean:.2f} ({low:.2f} – {high:.2f})",
        "decided by: " + ", ".join(f"{_words(reason)} {number}" for reason, number in reasons),
    ]
    lines += forfeit_lines(summary.players, summary.forfeits)
    if interrupted:
        lines.append("interrupted: these are the games played so far")
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True, markup=False)


def forfeit_lines(players: Sequence[str], forfeits: Sequence[Counter[str]]) -> list[str]:
    """Of every bot that failed, how often and why."""
    return [
        f"{name} forfeited {count(number, 'game')}: {sentence}"
        for name, found in zip(players, forfeits, strict=True)
        for sentence, number in sorted(found.items())
    ]


def _words(reason: str) -> str:
    """The id of a reason as words."""
    return reason.replace("_", " ")
