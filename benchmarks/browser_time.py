"""The processor time of a browser, which tells on a busy machine what the clock does not.

It is read from `/proc`, so it is known on Linux only.
"""

import os
from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")
WORKER = "DedicatedWorker"
"""How Chromium names the thread of a worker; longer names are cut."""


class BrowserTime:
    """The processor time of one browser: the one that uses a folder as its profile."""

    def __init__(self, profile: str) -> None:
        self._profile = f"--user-data-dir={profile}"

    def whole(self) -> float:
        """Seconds of all its processes so far, with those that have ended."""
        ticks = sum(sum(map(int, _fields(process)[11:15])) for process in self._processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def worker(self) -> float:
        """Seconds of the threads of its workers so far; what compiles their code is not counted."""
        return sum(
            int((thread / "schedstat").read_text().split()[0]) / 1e9
            for process in self._processes()
            for thread in (process / "task").iterdir()
            if (thread / "comm").read_text().startswith(WORKER)
        )

    def largest(self) -> int:
        """Bytes in memory of its largest process."""
        pages = [int((process / "statm").read_text().split()[1]) for process in self._processes()]
        return max(pages) * os.sysconf("SC_PAGE_SIZE")

    def _processes(self) -> Iterator[Path]:
        """The process that has the profile, and all that come from it."""
        parents = {}
        for process in PROC.iterdir():
            if process.name.isdecimal():
                try:
                    parents[process] = PROC / _fields(process)[1]
                    if self._profile in (process / "cmdline").read_text("utf-8", "replace"):
                        parents[process] = PROC
                except OSError:
                    continue  # it has just ended
        for process in parents:
            ancestor = process
            while ancestor in parents:
                ancestor = parents[ancestor]
            if ancestor == PROC:
                yield process


def _fields(process: Path) -> list[str]:
    """What the system tells of a process, after its name: its state, its parent and so on."""
    return (process / "stat").read_text().rpartition(")")[2].split()
