"""Real servers to measure: started as anybody starts them, killed and started again."""

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from eldorado.server.client import Server

ROOM = 20_000
"""Open files each process may have, as far as the system allows."""


class ServerProcess:
    """`eldorado serve` on a port of its own."""

    def __init__(self, database: str | None, data: Path, workers: int = 1) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        room = ROOM if most == resource.RLIM_INFINITY else min(ROOM, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))
        self.workers = workers
        self.port = 0
        self._where = ["--database", database] if database else ["--data", str(data)]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Returns when the server answers; after a restart at the same address."""
        command = [sys.executable, "-m", "eldorado", "serve", "--no-browser", "--no-limits"]
        command += ["--port", str(self.port), "--workers", str(self.workers), *self._where]
        process = self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, "the server did not start"
        self.server = Server(line.split()[-1])
        self.port = int(self.server.url.rpartition(":")[2])
        until = time.monotonic() + 60
        while True:
            try:
                self.server.get("/api/health")
                return self.server
            except OSError:
                if time.monotonic() > until or process.poll() is not None:
                    raise
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def serving(self) -> list[int]:
        """The processes that serve, without those that think for computer players."""
        if self.workers == 1:
            return [self.pid]
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [
            child
            for child in map(int, children)
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    def kill(self) -> None:
        """Ends it without a word, as a power cut would, and everything it started."""
        family = [self.pid, *descendants(self.pid)]
        for pid in family:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self._ended()

    def stop(self) -> None:
        """Asks it to end."""
        if self._process is not None:
            self._process.terminate()
            self._ended()

    def _ended(self) -> None:
        assert self._process is not None
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None


def descendants(pid: int) -> list[int]:
    """Every process that a process started, and those they started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [found for child in map(int, children) for found in (child, *descendants(child))]


@contextmanager
def running(database: str | None, data: Path, workers: int = 1) -> Iterator[ServerProcess]:
    process = ServerProcess(database, data, workers)
    process.start()
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def postgresql() -> Iterator[Any]:
    """A fresh PostgreSQL, the one the tests use."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from server.postgres import Postgres, postgresql_binaries

    postgres = Postgres(postgresql_binaries())
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.remove()
