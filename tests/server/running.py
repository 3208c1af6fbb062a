"""The real server as a process: on a free port, stopped, killed, started again."""

import contextlib
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from eldorado.client import Server, Visit
from eldorado.table import Refused

PATIENCE = 60.0
"""Seconds a busy machine may need for anything; no test waits that long on purpose."""

_addresses = itertools.count(1)


def free_port() -> int:
    """A port that nobody has, below those that outgoing connections are given at any moment."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("", port))
            return port


class Running:
    """`eldorado serve` with a folder of its own."""

    def __init__(self, *options: str, folder: Path | None = None, port: int = 0) -> None:
        self._temporary = tempfile.TemporaryDirectory(prefix="eldorado-server-")
        self.folder = folder or Path(self._temporary.name)
        self.options = options
        self.port = port or free_port()
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def database(self) -> Path:
        return self.folder / "games.db"

    @property
    def output(self) -> str:
        """Whatever it has printed so far."""
        return (Path(self._temporary.name) / "output").read_text("utf-8")

    def start(self) -> "Running":
        """Returns when the server answers. A restart comes back to the same port."""
        try:
            self._start()
        except BaseException:
            self.remove()
            raise
        return self

    def _start(self) -> None:
        place = [] if "--database" in self.options else ["--data", str(self.folder)]
        command = [sys.executable, "-m", "eldorado", "serve", "--no-browser", *place]
        with (Path(self._temporary.name) / "output").open("a") as output:
            begin = len(self.output)
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *self.options],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        self.wait(lambda: "eldorado is at" in self.output[begin:])
        self.url = self.output[begin:].partition("eldorado is at ")[2].split()[0]
        if "--public-url" in self.options:
            self.url = f"http://127.0.0.1:{self.port}"
        self.port = int(self.url.rpartition(":")[2])
        self.wait(self.answers)

    def answers(self) -> bool:
        """Whether the server and its database are well."""
        with contextlib.suppress(OSError, Refused):
            return bool(Server(self.url).get("/api/health")["status"] == "ok")
        return False

    def wait(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Until something is so, as long as the server runs."""
        until = time.monotonic() + seconds
        assert self.process is not None
        while not done():
            if self.process.poll() is not None or time.monotonic() > until:
                pytest.fail(f"The server does not answer: {self.output}")
            time.sleep(0.02)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Asks it to stop; how it ended."""
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(number)
        return process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def remove(self) -> None:
        if self.process is not None:
            self.stop()
        self._temporary.cleanup()

    def client(self) -> Server:
        """A client with an address of its own, and so with limits of its own."""
        number = next(_addresses)
        return Server(self.url, f"127.{1 + number // 62_500}.{number // 250 % 250}.{number % 250}")

    def table(self, *kinds: str, **setup: Any) -> "Party":
        """A table with such seats, opened by a new client."""
        return Party(self, kinds, setup)


class Party:
    """A table and its people, each at an address of their own."""

    def __init__(self, running: Running, kinds: tuple[str, ...], setup: dict[str, Any]) -> None:
        self.running = running
        self.host = running.client()
        seats = [_plan(kind) for kind in kinds]
        made = self.host.post("/api/tables", {"seats": seats, "pace": 0, **setup})
        self.id = str(made["id"])
        self.secrets: dict[int, str] = {seat["seat"]: seat["secret"] for seat in made["seats"]}
        self.clients: dict[int, Server] = dict.fromkeys(self.secrets, self.host)
        for number, kind in enumerate(kinds):
            if kind == "guest":
                self.join(f"Guest {number}", number)

    def join(self, name: str, seat: int | None = None) -> int:
        client = self.running.client()
        body = {"name": name} if seat is None else {"name": name, "seat": seat}
        held = client.post(f"/api/tables/{self.id}/seats", body)
        self.secrets[held["seat"]] = held["secret"]
        self.clients[held["seat"]] = client
        return int(held["seat"])

    @asynccontextmanager
    async def visit(
        self, seat: int | None = None, since: int | None = None
    ) -> AsyncIterator[Visit]:
        """A connection in a seat, or watching."""
        client = self.running.client() if seat is None else self.clients[seat]
        secret = None if seat is None else self.secrets[seat]
        async with Visit(client, self.id, secret, since) as visit:
            yield visit


def _plan(kind: str) -> dict[str, str]:
    if kind in ("person", "open"):
        return {"kind": kind}
    if kind == "guest":
        return {"kind": "open"}
    return {"kind": "bot", "level": kind}


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """One server for all tests of this process that share one; they are quicker than people."""
    running = Running("--no-limits", "--webhooks-to", "127.0.0.1").start()
    try:
        yield running
    finally:
        running.remove()
