"""The results of each attack compared with the goals, as a table and as data.

`python -m benchmarks.siege.report SQLite.json PostgreSQL.json` writes the table of the README from
what two sieges wrote with `--json`; the names of the files say in it which siege is which.
"""

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, to_builtins
from rich.console import Console
from rich.table import Table

from eldorado.server.monitoring.event_loop import COLLECTION

QUICK = 150.0
"""Milliseconds within which players hear of 99 of 100 actions, or else three times as calm."""

CALM_TIMES = 3.0
HEALTHY = 200.0
"""Milliseconds within which the health is answered."""

MOST_MEMORY = 100.0
"""Megabytes by which the server may grow during one attack."""


class Delays(Struct, frozen=True):
    """Milliseconds until all four clients had an action."""

    p50: float
    p99: float
    actions: int


class Outcome(Struct, frozen=True, kw_only=True):
    """One attack: what it did to the players and to the server."""

    attack: str
    what: str
    calm: Delays
    during: Delays
    bot_slowest: float
    """Milliseconds that somebody waited for a computer player at most."""
    health_p99: float
    health_slowest: float
    health_failures: int
    serving_grew: float
    """Megabytes by which the processes that serve grew at most."""
    family_grew: float
    """The same for all processes of the server."""
    family_peak: float
    """Megabytes of all processes at most: what one attack left behind hides what the next takes."""
    slow_callbacks: dict[str, int] | None
    """What took the event loop more than 5 ms, by name; null where the server does not say."""
    calm_after: float | None
    """Seconds until the players were served as before; null if they were not."""
    refusals: dict[str, int]
    """What the server says it refused, by reason."""
    answers: dict[str, int]
    """What came back to the attacker."""
    returns: int
    """Players' clients that lost their connection and came back."""
    faults: list[str]
    """Events lost, missed or doubled, and games that stand still."""

    @property
    def missed(self) -> list[str]:
        """The goals that were missed."""
        goals = {
            "players": self.during.p99 < max(QUICK, CALM_TIMES * self.calm.p99),
            "health": self.health_slowest <= HEALTHY and not self.health_failures,
            "memory": self.family_grew < MOST_MEMORY,
            "loss": not self.faults,
        }
        return [name for name, met in goals.items() if not met]


def to_json(outcome: Outcome) -> dict[str, Any]:
    return {**to_builtins(outcome), "missed": outcome.missed}


def _slow(callbacks: dict[str, int] | None) -> str:
    """Slow callbacks, with those that only met a garbage collection counted apart."""
    if callbacks is None:
        return "n/a"
    collections = callbacks.get(COLLECTION, 0)
    others = sum(callbacks.values()) - collections
    return f"{others} + {collections} gc" if collections else str(others)


def _calm_after(outcome: Outcome) -> str:
    return "never" if outcome.calm_after is None else f"{outcome.calm_after:.1f} s"


def show(outcomes: list[Outcome], title: str) -> None:
    """The table that a siege ends with."""
    table = Table(title=title)
    for heading in ("attack", "calm p50 / p99", "during p50 / p99", "bot max", "health p99 / max"):
        table.add_column(heading, justify="left" if heading == "attack" else "right")
    for heading in ("memory", "over 5 ms", "calm after", "returns", "missed goals"):
        table.add_column(heading, justify="right")
    for one in outcomes:
        failures = f" ({one.health_failures} failed)" if one.health_failures else ""
        table.add_row(
            one.what,
            f"{one.calm.p50:.0f} / {one.calm.p99:.0f}",
            f"{one.during.p50:.0f} / {one.during.p99:.0f}",
            f"{one.bot_slowest:.0f}",
            f"{one.health_p99:.0f} / {one.health_slowest:.0f}{failures}",
            f"{one.serving_grew:+.0f} / {one.family_grew:+.0f} of {one.family_peak:.0f} MB",
            _slow(one.slow_callbacks),
            _calm_after(one),
            str(one.returns),
            ", ".join(one.missed) or "none",
        )
    Console(width=200).print(table)


FIRST = "| attack |"
"""How the table of the README begins."""

HEADINGS = (
    "p50 before / during",
    "p99 before / during",
    "slowest health",
    "memory",
    "over 5 ms",
    "calm after",
)


def readme_table(sieges: dict[str, list[Outcome]]) -> str:
    """The attacks in rows, the sieges beside each other, each with its name."""
    headings = [f" {name}: {' | '.join(HEADINGS)} |" for name in sieges]
    lines = [FIRST + "".join(headings), "|---|" + "---:|" * len(HEADINGS) * len(sieges)]
    for same in zip(*sieges.values(), strict=True):
        assert len({one.attack for one in same}) == 1
        lines.append(f"| `{same[0].attack}` | " + " | ".join(map(_cells, same)) + " |")
    return "\n".join(lines)


def _cells(one: Outcome) -> str:
    """What is said of an attack, under the headings."""
    return " | ".join(
        (
            f"{one.calm.p50:.0f} / {one.during.p50:.0f} ms",
            f"{one.calm.p99:.0f} / {one.during.p99:.0f} ms",
            f"{one.health_slowest:.0f} ms",
            f"{one.family_grew:+.0f} MB",
            _slow(one.slow_callbacks),
            _calm_after(one),
        )
    )


def _read(file: str) -> list[Outcome]:
    return convert(json.loads(Path(file).read_text("utf-8")), list[Outcome])


if __name__ == "__main__":
    print(readme_table({Path(file).stem: _read(file) for file in sys.argv[1:]}))
