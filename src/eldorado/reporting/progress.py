"""Progress of long work: a bar on a terminal, lines elsewhere."""

import sys
import time
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from eldorado.reporting.phrases import count

EVERY = 10.0
"""Seconds between two lines of progress where there is no terminal."""


def progress_bar() -> Any:
    """A bar on standard error with rate and time left; silent outside a terminal."""
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
        speed_estimate_period=600,
    )


class ProgressReport(AbstractContextManager["ProgressReport"]):
    """Progress of a run: a bar on a terminal; elsewhere lines if forced, else nothing."""

    def __init__(self, total: int, shown: bool | None = None, what: str = "games") -> None:
        self.total = total
        self.what = what
        self.played = 0
        self.before = 0
        """Games found from an earlier run."""
        self._begun = self._told = time.perf_counter()
        terminal = sys.stderr.isatty()
        self._lines = bool(shown) and not terminal
        bar = progress_bar() if terminal and shown is not False else None
        self._bar: Any = bar
        self._task: Any = bar and bar.add_task(what, total=total, rate="")

    def __enter__(self) -> "ProgressReport":
        (self._bar or nullcontext()).__enter__()
        return self

    def __exit__(self, *details: object) -> None:
        if self._bar is not None:
            self._bar.__exit__(*details)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun

    @property
    def rate(self) -> float:
        """Games played per second."""
        return self.played / self.seconds if self.played else 0.0

    def found(self, games: int) -> None:
        """Counts games found from an earlier run."""
        self.before += games
        if self._bar is not None:
            self._bar.reset(self._task, completed=self.before, rate="")

    def add(self, games: int) -> None:
        """Counts games that have just been played."""
        self.played += games
        if self._bar is not None:
            self._bar.update(self._task, advance=games, rate=f"{self.rate:.1f}/s")
        now = time.perf_counter()
        done = self.before + self.played
        if self._lines and (now - self._told >= EVERY or done == self.total):
            self._told = now
            left = round((self.total - done) / self.rate)
            clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
            print(
                f"{done} of {self.total} {self.what}, {self.rate:.1f} per second, {clock} left",
                file=sys.stderr,
                flush=True,
            )

    def closing_words(self) -> str:
        """How long it took."""
        if not self.played and self.before:
            found = "game was" if self.before == 1 else "games were"
            return f"Nothing was left to play: {self.before} {found} there already."
        words = f"{count(self.played, 'game')} in {self.seconds:.1f} s, {self.rate:.1f} per second"
        found = "was" if self.before == 1 else "were"
        return f"{words}; {self.before} {found} there already." if self.before else f"{words}."
