"""A real server under load: tables with four clients each, all on this machine.

`python -m benchmarks.load --tables 300 --rate 150 --seconds 20` starts the server, opens tables,
connects four sockets to each and lets walkers play at the given rate. Told are actions per second,
the time from sending an action until the last of the four clients has it, what the server used,
and whether any client missed an event or saw one twice. `--database postgresql` starts a fresh
PostgreSQL of its own; `--workers` needs it. Everything stays on the loopback and ends by itself.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.servers import ServerProcess, postgresql, running
from eldorado.bots import make_bot
from eldorado.core.view import View
from eldorado.server.client import Server, Visit

SEATS = 4


class Crowd:
    """All clients of the load, and what they saw."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sent: dict[tuple[str, int], float] = {}
        self.heard: dict[tuple[str, int], int] = {}
        self.delays: list[float] = []
        self.largest = 0
        self.bytes = 0
        self.messages = 0
        self.faults: list[str] = []

    def received(self, table: str, n: int) -> None:
        """A client has an event; the last of the four closes its account."""
        key = (table, n)
        began = self.sent.get(key)
        self.heard[key] = self.heard.get(key, 0) + 1
        if self.heard[key] == SEATS:
            del self.heard[key]
            if began is not None:
                del self.sent[key]
                self.delays.append(time.perf_counter() - began)


class Party:
    """One table and its four clients."""

    def __init__(self, crowd: Crowd, id: str, secrets: list[str]) -> None:
        self.crowd = crowd
        self.id = id
        self.visits = [Visit(crowd.server, id, secret) for secret in secrets]
        self.bots = [make_bot("walker", seed) for seed in range(SEATS)]
        self.readers: list[asyncio.Task[None]] = []
        self.arrived = asyncio.Event()

    async def connect(self) -> None:
        for visit in self.visits:
            await visit.__aenter__()
            self.readers.append(asyncio.create_task(self._read(visit)))

    async def _read(self, visit: Visit) -> None:
        assert visit.socket is not None
        try:
            async for text in visit.socket:
                self.crowd.bytes += len(text)
                self.crowd.messages += 1
                message = visit.read(text)
                if message["type"] == "happened":
                    if message["event"]["type"] == "acted":
                        self.crowd.largest = max(self.crowd.largest, len(text))
                    self.crowd.received(self.id, message["n"])
                    self.arrived.set()
                elif message["type"] == "refused":
                    self.crowd.faults.append(f"{self.id}: {message['sentence']}")
        except Exception as error:  # noqa: BLE001  whatever a client meets is a result
            self.crowd.faults.append(f"{self.id}: {type(error).__name__}: {error}")

    def act(self) -> Any:
        """The next action of the game: the seat to move and the message it sends, if it can."""
        for seat, visit in enumerate(self.visits):
            if "options" in visit.document:
                view = View.from_json(visit.document["view"])
                action = str(self.bots[seat].choose(view))
                message = {"type": "act", "n": visit.number, "action": action}
                return visit, visit.number, json.dumps(message)
        return None

    async def play(self, interval: float, until: float) -> None:
        """One action every so many seconds, until the time or the game is over."""
        await asyncio.sleep(random.random() * interval)
        due = time.perf_counter()
        while time.perf_counter() < until:
            self.arrived.clear()
            turn = self.act()
            if turn is None:
                return
            visit, number, text = turn
            self.crowd.sent[self.id, number + 1] = time.perf_counter()
            await visit.socket.send(text)
            due += interval
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while visit.number == number and time.perf_counter() < until + 10:
                await self.arrived.wait()
                self.arrived.clear()

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        for visit in self.visits:
            await visit.__aexit__()


def used(pids: list[int]) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of some processes."""
    seconds = memory = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        memory += pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return seconds, memory


async def load(process: ServerProcess, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Everything measured in one run."""
    server, pids = Server(process.url), process.serving()
    crowd = Crowd(server)
    plan = {"seats": [{"kind": "person"}] * SEATS, "pace": 0}
    _, empty = used(pids)
    made = []
    for _ in range(tables):
        made.append(await asyncio.to_thread(server.post, "/api/tables", plan))
    _, idle = used(pids)
    parties = [Party(crowd, one["id"], [s["secret"] for s in one["seats"]]) for one in made]
    for party in parties:
        await party.connect()
    _, connected = used(pids)
    print(f"{tables} tables, {SEATS * tables} sockets connected", file=sys.stderr)
    processor, _ = used(pids)
    own = time.process_time()
    began = time.perf_counter()
    await asyncio.gather(*(party.play(tables / rate, began + seconds) for party in parties))
    length = time.perf_counter() - began
    await asyncio.sleep(0.5)
    after, _ = used(pids)
    delays = sorted(crowd.delays)
    lost = len(crowd.sent)
    result = {
        "tables": tables,
        "sockets": SEATS * tables,
        "actions": len(delays),
        "actions_per_second": round(len(delays) / length, 1),
        "p50_ms": round(1000 * delays[len(delays) // 2], 1),
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "slowest_ms": round(1000 * delays[-1], 1),
        "lost": lost,
        "faults": crowd.faults[:5],
        "bytes_per_message": round(crowd.bytes / max(1, crowd.messages)),
        "largest_message": crowd.largest,
        "server_processor_percent": round(100 * (after - processor) / length),
        "clients_processor_percent": round(100 * (time.process_time() - own) / length),
        "idle_table_kb": round(1000 * (idle - empty) / tables, 1),
        "table_with_sockets_kb": round(1000 * (connected - empty) / tables, 1),
    }
    for party in parties:
        await party.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=150.0, help="actions per second in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    with ExitStack() as stack:
        url = None
        if options.database == "postgresql":
            url = stack.enter_context(postgresql()).url
        process = stack.enter_context(running(url, options.workers))
        found = asyncio.run(load(process, options.tables, options.rate, options.seconds))
    print(json.dumps({"database": options.database, "workers": options.workers, **found}, indent=1))


if __name__ == "__main__":
    main()
