"""Stored games do not slow the start of a server.

`python -m benchmarks.startup --games 10000` fills a store with that many finished games, and some
that are running, and starts the server on it and on an empty one in turn. It prints the
quickest start of each, until the server answers and a client has a table, and their ratios, and
how long the package takes to import; times are in milliseconds, beside their goals.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from benchmarks.servers import ServerProcess, postgresql
from eldorado.bots import make_bot
from eldorado.client import Server, Visit
from eldorado.server.store import Store
from eldorado.server.store.schema import events, tables
from eldorado.table import SeatPlan, Setup, Table, write_event

RUNNING = 500
"""Games that are not over: a half waits for a person, a half for a computer player."""

DIFFERENT = 10
"""Games that are really played; the others are copies of them."""

AT_ONCE = 500

IMPORT_GOAL = 40
ANSWER_GOAL = 1000
"""Milliseconds within which the package is imported, and a server answers."""


def play(seed: int, bot: bool, whole: bool) -> tuple[Table, list[bytes]]:
    """A game to its end, or broken off where that player is to move, and its events."""
    seats = (SeatPlan("bot", level="walker"), SeatPlan("person"))
    table = Table("", Setup(seats, public=True).checked())
    walker = make_bot("walker", seed)
    told = [write_event(table.do(table.begin(1.0, seed)))]
    while table.status != "over":
        assert table.game is not None
        if not whole and len(told) > 20 and (table.thought is not None) == bot:
            break
        action = walker.choose(table.view(table.game.to_move))
        told.append(write_event(table.do(table.act(table.game.to_move, action, 1.0))))
    return table, told


def rows(name: str, copies: int, bot: bool, whole: bool) -> Iterator[tuple[dict[str, Any], Any]]:
    """Rows of this many tables, with the rows of their events."""
    played = [play(seed, bot, whole) for seed in range(DIFFERENT)]
    for i in range(copies):
        table, told = played[i % DIFFERENT]
        id = f"{name}{i}"
        row = {
            "id": id,
            "setup": msgspec.json.encode(table.setup),
            "rules": 1,
            "public": True,
            "creator": f"creator{i % 500}",
            "created": float(i),
            "status": table.status,
            "seats": msgspec.json.encode([seat.to_json() for seat in table.seats]).decode(),
            "wake_at": table.wake_at(1.0),
            "at": float(i),
        }
        yield row, [{"table_id": id, "n": n, "data": data} for n, data in enumerate(told, 1)]


async def fill(url: str, games: int) -> int:
    """A store with finished and running games; how many events it has."""
    store = await Store.open(url)
    every = chain(
        rows("over", games, bot=False, whole=True),
        rows("person", RUNNING // 2, bot=False, whole=False),
        rows("bot", RUNNING // 2, bot=True, whole=False),
    )
    stored = 0
    while part := [*islice(every, AT_ONCE)]:
        new = [row for row, _ in part]
        told = [event for _, some in part for event in some]

        def work(connection: Connection, new: Any = new, told: Any = told) -> None:
            connection.execute(tables.insert(), new)
            connection.execute(events.insert(), told)

        await store.database.write(work)
        stored += len(told)
        print(f"\r{stored} events", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    await store.close()
    return stored


async def start(url: str) -> tuple[float, float]:
    """Seconds from the start until the server answers, and until a client is at a new table."""
    process = ServerProcess(url)
    began = time.perf_counter()
    try:
        await asyncio.to_thread(process.start)
        answered = time.perf_counter() - began
        server = Server(process.url)
        made = server.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "open"}]})
        async with Visit(server, made["id"], made["seats"][0]["secret"]):
            return answered, time.perf_counter() - began
    finally:
        process.remove()


def imported(repeats: int) -> float:
    """Seconds that `import eldorado` takes in a new process, the quickest of several."""
    told = "import time; t = time.perf_counter(); import eldorado; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", told]
    runs = [subprocess.run(command, capture_output=True, check=True) for _ in range(repeats)]
    return min(float(run.stdout) for run in runs)


def compare(empty: str, full: str, games: int, repeats: int) -> dict[str, Any]:
    """Both in turn, the quickest of each: what a quiet machine does."""
    stored = asyncio.run(fill(full, games))
    times: dict[str, list[tuple[float, float]]] = {empty: [], full: []}
    for lap in range(repeats):
        for url, measured in times.items():
            measured.append(asyncio.run(start(url)))
        print(f"\r{lap + 1} of {repeats} laps", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    (answer, table), (full_answer, full_table) = (
        [min(kind) for kind in zip(*times[url], strict=True)] for url in (empty, full)
    )
    return {
        "games": games,
        "running": RUNNING,
        "events": stored,
        "import_ms": round(1000 * imported(repeats)),
        "import_goal_ms": IMPORT_GOAL,
        "empty_answers_after_ms": round(1000 * answer),
        "full_answers_after_ms": round(1000 * full_answer),
        "answers_goal_ms": ANSWER_GOAL,
        "ratio": round(full_answer / answer, 2),
        "ratio_until_at_a_table": round(full_table / table, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options = parser.parse_args()
    with ExitStack() as stack:
        if options.database == "postgresql":
            cluster = stack.enter_context(postgresql())
            cluster.sql("CREATE DATABASE filled")
            empty, full = cluster.url, cluster.url.replace("/postgres", "/filled")
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            empty, full = (f"sqlite:///{folder}/{name}.db" for name in ("empty", "full"))
        found = compare(empty, full, options.games, options.repeats)
    print(json.dumps({"database": options.database, **found}, indent=1))


if __name__ == "__main__":
    main()
