"""Real servers to measure: the ones the tests start, with what only a benchmark asks of them."""

import contextlib
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from tests.server.postgres import Postgres, postgresql_binaries
from tests.server.running import Running

ROOM = 20_000
"""Open files each process may have, as far as the system allows."""

NO_LIMITS = ("--no-limits",)
"""For measurements in which everybody has the same address."""


class Usage(NamedTuple):
    """What some processes have used so far."""

    seconds: float
    """Processor time, user and system."""
    memory: float
    """Megabytes that belong to them alone: without files and code that are mapped."""


class ServerProcess(Running):
    """`eldorado serve` on the loopback."""

    def __init__(
        self, database: str | None, workers: int = 1, options: tuple[str, ...] = NO_LIMITS
    ) -> None:
        where = ("--database", database) if database else ()
        super().__init__(*options, "--workers", str(workers), *where)
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

    def family(self) -> list[int]:
        """Every process of the server, whatever it does."""
        assert self.process is not None
        return family(self.process.pid)

    def kill(self) -> None:
        """Ends it without a word, as a power cut would, and everything it started."""
        assert self.process is not None
        kill_family(self.process.pid)
        super().kill()


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for one in found:
        found += _children(one)
    return found


def kill_family(pid: int) -> None:
    """Kills a process and all that it started."""
    for one in family(pid):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def used(pids: Iterable[int]) -> Usage:
    """What processes have used; one that has ended meanwhile counts nothing."""
    seconds = memory = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            _, resident, shared, *_ = Path(f"/proc/{pid}/statm").read_text().split()
            seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            memory += (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return Usage(seconds, memory)


def database_processes(postgres: Postgres | None) -> list[int]:
    """The processes of a PostgreSQL of our own; none where SQLite is used."""
    if postgres is None:
        return []
    return family(int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0]))


def _children(pid: int) -> list[int]:
    """The processes it has started, from whichever of its threads."""
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += map(int, file.read_text().split())
        except OSError:
            continue
    return found


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


@contextmanager
def running(
    database: str | None,
    workers: int = 1,
    options: tuple[str, ...] = NO_LIMITS,
    prepare: Callable[[str], None] = lambda database: None,
) -> Iterator[ServerProcess]:
    """A server that answers; `prepare` is given the address of its database before it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = ROOM if most == resource.RLIM_INFINITY else min(ROOM, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))
    process = ServerProcess(database, workers, options)
    try:
        prepare(database or f"sqlite:///{process.database}")
        process.start()
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
