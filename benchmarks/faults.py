"""What a server survives: games with people and bots go on while parts of it fail.

`python -m benchmarks.faults --games 200` lets clients play against server-side bots and does harm
in the middle of it, one fault after the other, with a line of result for each. `--database` chooses
SQLite or PostgreSQL, `--fault` one fault alone:

- server: the server is killed with -9 and started again;
- worker: one of two workers is killed (PostgreSQL);
- memory: the processes in which bots think are killed, several times;
- database: PostgreSQL is stopped for ten seconds;
- disk: the disk is full for ten seconds and more (SQLite, needs root);
- backup: a backup is made, and the server goes on from it in a new place;
- drops: clients drop and return at random.

In the end every game must be over, every action that was acknowledged must be in its history, and
no client may have missed an event or seen one twice.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.breaking import (
    Fault,
    Place,
    fill_disk,
    kill_bot_processes,
    kill_server,
    kill_worker,
    restore_backup,
    small_disk,
    stop_database,
)
from benchmarks.players import Player
from benchmarks.servers import ServerProcess, postgresql, running
from eldorado.client import Server
from eldorado.errors import EldoradoError

FAULTS = {
    "sqlite": ("server", "memory", "disk", "backup", "drops"),
    "postgresql": ("server", "worker", "memory", "database", "backup", "drops"),
}
"""What can happen to a server, by the database it uses."""

QUICK = ("walker",)
THOUGHTFUL = ("walker", "walker", "walker", "rookie")
"""Levels that play against people, from table to table: a quick one, or now and then another."""


class Harm(NamedTuple):
    """A fault and the server it happens to."""

    process: ServerProcess
    fault: Fault | None
    drops: float = 0.0
    """How likely clients are to hang up after an action."""
    levels: tuple[str, ...] = QUICK


async def survive(harm: Harm, games: int) -> dict[str, Any]:
    """Plays this many games through a fault; returns the result."""
    server = Server(harm.process.url)
    players = []
    for number in range(games):
        level = harm.levels[number % len(harm.levels)]
        plan = {
            "seats": [{"kind": "person"}, {"kind": "bot", "level": level}],
            "pace": 0,
            "variant": {"caves": True, "full_race": False, "free_order": False},
        }
        made = await asyncio.to_thread(server.post, "/api/tables", plan)
        players.append(Player(server, made["id"], made["seats"][0]["secret"], harm.drops))
    began = time.perf_counter()
    work = asyncio.gather(*(player.play() for player in players))
    trouble = None if harm.fault is None else asyncio.ensure_future(harm.fault(players))
    await work
    resumed = await trouble if trouble is not None else None
    faults = [wrong for player in players for wrong in await player.check()]
    return {
        "games": games,
        "seconds": round(time.perf_counter() - began, 1),
        "events": sum(len(player.seen) for player in players),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "returns": sum(player.visits - 1 for player in players),
        "all_back_after_seconds": resumed,
        "faults": faults[:10],
    }


def prepare(stack: ExitStack, fault: str, database: str, pause: float) -> Harm:
    """A server and all that a fault needs; `pause` is how long something is away."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    url = None
    if database == "postgresql":
        postgres = stack.enter_context(postgresql())
        url = postgres.url
    elif fault == "disk":
        url = f"sqlite:///{stack.enter_context(small_disk(folder))}/games.db"
    process = stack.enter_context(running(url, 2 if fault == "worker" else 1))
    if fault == "drops":
        return Harm(process, None, drops=0.2)
    if fault == "server":
        return Harm(process, kill_server(process))
    if fault == "worker":
        return Harm(process, kill_worker(process))
    if fault == "memory":
        return Harm(process, kill_bot_processes(process), levels=THOUGHTFUL)
    if fault == "disk":
        return Harm(process, fill_disk(folder, pause))
    if fault == "database":
        return Harm(process, stop_database(postgres, pause))
    old, new = Place(folder=process.folder), Place(folder=folder / "restored")
    if url is not None:
        postgres.sql("CREATE DATABASE restored")
        old, new = Place(url), Place(url.replace("/postgres", "/restored"))
    return Harm(process, restore_backup(process, folder / "backup", old, new))


def run(fault: str, games: int, database: str = "sqlite", pause: float = 10.0) -> dict[str, Any]:
    """One fault with everything it needs, from start to end."""
    with ExitStack() as stack:
        harm = prepare(stack, fault, database, pause)
        found = asyncio.run(survive(harm, games))
    return {"fault": fault, "database": database, **found}


def attempt(fault: str, games: int, database: str) -> dict[str, Any]:
    """The same; where it could not be done at all, that is what is wrong."""
    try:
        return run(fault, games, database)
    except EldoradoError as error:
        return {"fault": fault, "database": database, "faults": [str(error)]}


def chosen(wanted: list[str] | None, database: str) -> list[str]:
    """The faults to run: those that were asked for, or all that apply."""
    possible = FAULTS[database]
    for fault in wanted or ():
        if fault not in possible:
            raise EldoradoError(
                f"The fault {fault} cannot happen with {database}; choose another --database."
            )
    if wanted is None and os.geteuid() != 0:
        print("The fault disk is left out: it needs root.", file=sys.stderr)
        return [fault for fault in possible if fault != "disk"]
    return list(wanted or possible)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--database", choices=FAULTS, default="sqlite")
    every = sorted({fault for some in FAULTS.values() for fault in some})
    parser.add_argument("--fault", choices=every, action="append")
    options = parser.parse_args()
    try:
        faults = chosen(options.fault, options.database)
    except EldoradoError as error:
        sys.exit(str(error))
    clean = True
    for fault in faults:
        found = attempt(fault, options.games, options.database)
        print(json.dumps(found), flush=True)
        clean = clean and not found["faults"]
    sys.exit(not clean)


if __name__ == "__main__":
    main()
