"""What is watched while a server is under siege: its health, its memory, its own figures."""

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from benchmarks.servers import ServerProcess, used
from benchmarks.siege.attacker import Answer, read_answer

LOCAL = "127.67.0.1"
"""Where the watching is done from: neither a player's address nor an attacker's."""

PROBE = 0.1
"""Seconds between two looks at the health; each is on a connection of its own."""

MOST = 30
"""Looks at once: a server that did not answer for long is not asked everything at once."""

LONGEST = 30.0
"""Seconds after which a probe counts as failed."""

SLOW = "eldorado_loop_slow_callbacks_total"
"""Counts what took the event loop more than five milliseconds of processor time."""

SLOW_NAME = re.compile(r'eldorado_loop_slow_callbacks_by_name_total\{name="([^"]*)"\}')
"""The same by the name of the callback."""

WORKER = "eldorado_process_id"
"""The metric that identifies the worker."""

_FIGURE = re.compile(r"^(eldorado_\w+(?:\{[^}]*\})?) ([0-9.e+]+)$", re.MULTILINE)


class Probe(NamedTuple):
    """One look at the health: when, seconds until the answer, and whether it was a good one."""

    began: float
    delay: float
    well: bool


class Memory(NamedTuple):
    """Megabytes at one moment: of the processes that serve, and of all."""

    at: float
    serving: float
    family: float


class Watch:
    """Watches a server continuously, from a separate address."""

    def __init__(self, process: ServerProcess) -> None:
        parts = urlsplit(process.url)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.process = process
        self.probes: list[Probe] = []
        self.memory: list[Memory] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Goes on until it is cancelled; a slow answer does not delay the next question."""
        while True:
            if len(self._tasks) < MOST:
                task = asyncio.create_task(self._probe())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            self.memory.append(self._measure())
            await asyncio.sleep(PROBE)

    async def settled(self) -> None:
        """Waits for the answers that are on their way."""
        await asyncio.gather(*self._tasks)

    def _measure(self) -> Memory:
        serving, family = self.process.serving(), self.process.family()
        grown = (round(used(pids).memory, 1) for pids in (serving, family))
        return Memory(time.perf_counter(), *grown)

    async def _probe(self) -> None:
        began = time.perf_counter()
        answer = await self._get("/api/health")
        self.probes.append(Probe(began, time.perf_counter() - began, answer.status == 200))

    async def _get(self, path: str) -> Answer:
        request = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n\r\n"
        try:
            async with asyncio.timeout(LONGEST):
                reader, writer = await asyncio.open_connection(
                    self.host, self.port, local_addr=(LOCAL, 0)
                )
                try:
                    writer.write(request.encode())
                    return await read_answer(reader)
                finally:
                    writer.close()
        except (OSError, EOFError, TimeoutError, ValueError):
            return Answer(0)

    async def figures(self) -> Counter[str]:
        """The server's own figures, added up over its workers; empty if one does not answer."""
        by_worker: dict[float, dict[str, float]] = {}
        for _ in range(1 if self.process.workers == 1 else 6 * self.process.workers):
            text = (await self._get("/api/metrics")).body.decode()
            found = {name: float(value) for name, value in _FIGURE.findall(text)}
            by_worker[found.get(WORKER, 0.0)] = found
            if len(by_worker) == self.process.workers:
                break
        total: Counter[str] = Counter()
        if len(by_worker) < self.process.workers:
            return total
        for found in by_worker.values():
            for name, value in found.items():
                total[name] += value  # type: ignore[assignment]
        return total


def slow_callbacks(before: Counter[str], after: Counter[str]) -> dict[str, int] | None:
    """What took the event loop too long in between, by name; None if the server does not say."""
    if SLOW not in after:
        return None
    grown = {name: int(after[name] - before[name]) for name in after}
    return {
        found[1]: count
        for name, count in grown.items()
        if count and (found := SLOW_NAME.match(name))
    }


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks that would never end."""
    for task in tasks:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
