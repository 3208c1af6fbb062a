"""Real servers to measure: the ones the tests start, with what only a benchmark asks of them."""

import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.postgres import Postgres, postgresql_binaries
from server.running import Running

ROOM = 20_000
"""Open files each process may have, as far as the system allows."""


class ServerProcess(Running):
    """`eldorado serve` without limits, on the loopback."""

    def __init__(self, database: str | None, workers: int = 1) -> None:
        where = ("--database", database) if database else ()
        super().__init__("--no-limits", "--workers", str(workers), *where)
        self.workers = workers

    def serving(self) -> list[int]:
        """The processes that serve, without those that think for computer players."""
        assert self.process is not None
        pid = self.process.pid
        if self.workers == 1:
            return [pid]
        return [child for child in _children(pid) if b"spawn_main" in _command(child)]

    def thinking(self) -> list[int]:
        """The processes of one worker in which computer players think."""
        return [child for child in _children(self.serving()[0]) if b"spawn_main" in _command(child)]

    def kill(self) -> None:
        """Ends it without a word, as a power cut would, and everything it started."""
        assert self.process is not None
        kill_family(self.process.pid)
        super().kill()


def kill_family(pid: int) -> None:
    """Kills a process and all that it started."""
    family = [pid]
    for one in family:
        family += _children(one)
    for one in family:
        try:
            os.kill(one, signal.SIGKILL)
        except ProcessLookupError:
            continue


def _children(pid: int) -> list[int]:
    try:
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except OSError:
        return []


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


@contextmanager
def running(database: str | None, workers: int = 1) -> Iterator[ServerProcess]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = ROOM if most == resource.RLIM_INFINITY else min(ROOM, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))
    process = ServerProcess(database, workers)
    process.start()
    try:
        yield process
    finally:
        process.remove()


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A fresh PostgreSQL, the one the tests use."""
    postgres = Postgres(postgresql_binaries())
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.remove()
