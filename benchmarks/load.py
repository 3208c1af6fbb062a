"""A real server under load: tables with four clients each, all on this machine.

`python -m benchmarks.load --tables 300 --rate 150 --seconds 20` starts the server with its limits,
opens tables, connects four sockets to each and lets walkers play at the given rate. It prints
actions per second, the time from sending an action until the last of the four clients has it,
what the server and the database used for it, and whether any client missed an event or saw one
twice. Each table comes from an address of its own. `--rate 150 400 800` measures several rates,
`--runs 5` each of them several times. `--database postgresql` starts a fresh PostgreSQL of its
own; `--workers` needs it. Everything stays on the loopback and ends by itself.
"""

import argparse
import asyncio
import json
import statistics
import sys
import time
from contextlib import ExitStack
from typing import Any, NamedTuple

import uvloop

from benchmarks.crowd import SEATS, Crowd, percentile
from benchmarks.servers import ServerProcess, database_processes, postgresql, running, used
from tests.server.postgres import Postgres

WARM_UP = 2.0
"""Seconds of play before anything is measured."""

SETTLE = 0.5
"""Seconds for what is still done after the last action."""


class Served(NamedTuple):
    """The measured processes: the server, and its database if it is separate."""

    process: ServerProcess
    postgres: Postgres | None

    def seconds(self) -> tuple[float, float, float]:
        """Processor time so far: of the serving processes, of the database, of the clients."""
        serving, database = self.process.serving(), database_processes(self.postgres)
        return used(serving).seconds, used(database).seconds, time.process_time()


async def measure(served: Served, crowd: Crowd, rate: float, seconds: float) -> dict[str, Any]:
    """One run at one rate."""
    crowd.samples.clear()
    crowd.messages = crowd.bytes = 0
    before = served.seconds()
    began = time.perf_counter()
    await crowd.play(rate, seconds)
    length = time.perf_counter() - began
    await asyncio.sleep(SETTLE)
    server, database, clients = (
        now - then for now, then in zip(served.seconds(), before, strict=True)
    )
    delays = [sample.delay for sample in crowd.samples]
    actions = max(1, len(delays))
    found = {
        "rate": rate,
        "actions": len(delays),
        "actions_per_second": round(len(delays) / length, 1),
        "p50_ms": percentile(delays, 0.5),
        "p99_ms": percentile(delays, 0.99),
        "slowest_ms": percentile(delays, 1.0),
        "server_ms_per_action": round(1000 * server / actions, 3),
        "clients_ms_per_action": round(1000 * clients / actions, 3),
        "server_processor_percent": round(100 * server / length),
        "clients_processor_percent": round(100 * clients / length),
        "bytes_per_message": round(crowd.bytes / max(1, crowd.messages)),
    }
    if served.postgres is not None:
        found["database_ms_per_action"] = round(1000 * database / actions, 3)
    return found


def summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every figure of several runs at one rate, and every p99."""
    medians = {name: round(statistics.median(run[name] for run in runs), 3) for name in runs[0]}
    return {**medians, "p99_ms_of_each": [run["p99_ms"] for run in runs]}


async def load(served: Served, options: argparse.Namespace) -> dict[str, Any]:
    """Everything measured with one server."""
    crowd, pids = Crowd(served.process.url), served.process.serving()
    empty = used(pids).memory
    await crowd.open(options.tables)
    idle = used(pids).memory
    await crowd.connect()
    connected = used(pids).memory
    print(f"{options.tables} tables, {SEATS * options.tables} sockets", file=sys.stderr)
    await crowd.play(options.rate[0], WARM_UP)
    rates = []
    for rate in options.rate:
        runs = []
        for _ in range(options.runs):
            runs.append(await measure(served, crowd, rate, options.seconds))
            print(json.dumps(runs[-1]), file=sys.stderr)
        rates.append(summary(runs))
    await crowd.check()
    crowd.close()
    return {
        "tables": options.tables,
        "sockets": SEATS * options.tables,
        "rates": rates,
        "games_over": crowd.finished,
        "returns": crowd.returns,
        "faults": crowd.faults[:5],
        "largest_message": crowd.largest,
        "idle_table_kb": round(1000 * (idle - empty) / options.tables, 1),
        "table_with_sockets_kb": round(1000 * (connected - empty) / options.tables, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--rate", type=float, nargs="+", default=[150.0], help="actions per second in all"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--runs", type=int, default=1, help="how often each rate is measured")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    with ExitStack() as stack:
        postgres = None
        if options.database == "postgresql":
            postgres = stack.enter_context(postgresql())
        url = postgres.url if postgres else None
        process = stack.enter_context(running(url, options.workers, options=()))
        found = uvloop.run(load(Served(process, postgres), options))
    print(json.dumps({"database": options.database, "workers": options.workers, **found}, indent=1))
    sys.exit(bool(found["faults"]))


if __name__ == "__main__":
    main()
