"""What a server survives: games with people and bots go on while parts of it are killed.

`python -m benchmarks.faults --games 200` lets clients play against server-side bots and, in the
middle of it, kills the server with -9 and starts it again; with `--fault database` PostgreSQL is
stopped for ten seconds; with `--fault worker` one of two workers is killed; with `--fault drops`
clients drop and return at random. In the end every game must be over, every action that was
acknowledged must be in its history, and no client may have missed an event or seen one twice.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import WebSocketException

from benchmarks.servers import ServerProcess, kill_family, postgresql, running
from eldorado.bots import make_bot
from eldorado.errors import EldoradoError
from eldorado.server.client import Server, Visit
from eldorado.table import Refused
from server.postgres import Postgres

FAULTS = ("server", "database", "worker", "drops")

LOST = (OSError, EOFError, WebSocketException)
"""What a client meets when the server goes away."""

PATIENCE = 60.0
"""Seconds within which something must happen at a table, whatever befell the server."""


class Player:
    """A person at a table with computer players: acts, loses the connection, comes back."""

    def __init__(self, server: Server, id: str, secret: str, drops: float = 0.0) -> None:
        self.server = server
        self.id = id
        self.secret = secret
        self.drops = drops
        """How likely it is to hang up after an action."""
        self.bot = make_bot("walker", seed=1)
        self.seen: list[dict[str, Any]] = []
        """Every event in its order, from the first."""
        self.acknowledged: dict[int, str] = {}
        """The actions the server said yes to, by the number of their event."""
        self.visits = 0
        self.finished = False

    async def play(self) -> None:
        """Until the game is over, through whatever comes."""
        while not self.finished:
            visit = await self._come()
            try:
                self.finished = await self._sit(visit)
            except LOST:
                continue
            finally:
                _hang_up(visit)

    async def _come(self) -> Visit:
        """Comes back to where it was, as often as it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                visit = Visit(self.server, self.id, self.secret, since=len(self.seen))
                try:
                    await visit.__aenter__()
                    break
                except (*LOST, Refused):
                    _hang_up(visit)
                    await asyncio.sleep(0.05)
        self.seen += visit.missed
        if len(self.seen) != visit.number:
            raise EldoradoError(f"{len(self.seen)} events are known, the server has {visit.number}")
        self.visits += 1
        return visit

    async def _sit(self, visit: Visit) -> bool:
        """Plays while the connection lasts; whether the game is over."""
        while visit.document["status"] != "over":
            if "options" in visit.document:
                await self._act(visit)
                if random.random() < self.drops:
                    return False
            else:
                await self._hear(visit)
        return True

    async def _act(self, visit: Visit) -> None:
        number = visit.number
        action = str(self.bot.choose(visit.view))
        await visit.send({"type": "act", "n": number, "id": number, "action": action})
        while True:
            message = await self._hear(visit)
            if message["type"] == "refused":
                if message["code"] not in ("stale", "server"):
                    raise EldoradoError(f"{action}: {message['sentence']}")
                return
            if message["type"] == "happened" and message.get("id") == number:
                self.acknowledged[message["n"]] = action
                return

    async def _hear(self, visit: Visit) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message = await visit.next()
        if message["type"] == "happened":
            self.seen.append(message["event"])
        return message

    async def check(self) -> list[str]:
        """What is wrong with the history, compared with what this player saw."""
        async with Visit(self.server, self.id, self.secret, since=0) as visit:
            whole = visit.missed
        faults = [
            f"table {self.id}: action {n} was acknowledged and is gone"
            for n, action in self.acknowledged.items()
            if n > len(whole) or whole[n - 1].get("action") != action
        ]
        if whole != self.seen:
            faults.append(f"table {self.id}: events were missed, doubled or changed")
        if visit.document["status"] != "over":
            faults.append(f"table {self.id} is stuck")
        return faults


def _hang_up(visit: Visit) -> None:
    if visit.socket is not None:
        visit.socket.transport.abort()


Fault = Callable[[list[Player]], Awaitable[float]]
"""Does harm in the middle of the games; seconds until all was well again."""


async def survive(
    process: ServerProcess, games: int, fault: Fault | None, drops: float = 0.0
) -> dict[str, Any]:
    """Plays that many games through a fault; what came of it."""
    server = Server(process.url)
    plan = {
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "walker"}],
        "pace": 0,
        "variant": {"caves": True, "full_race": False, "free_order": False},
    }
    players = []
    for _ in range(games):
        made = await asyncio.to_thread(server.post, "/api/tables", plan)
        players.append(Player(server, made["id"], made["seats"][0]["secret"], drops))
    began = time.perf_counter()
    work = asyncio.gather(*(player.play() for player in players))
    trouble = asyncio.ensure_future(fault(players)) if fault is not None else None
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


async def under_way(players: list[Player]) -> None:
    """Waits until most games are in the middle."""
    while sum(len(player.acknowledged) >= 3 for player in players) < 0.6 * len(players):
        await asyncio.sleep(0.05)


async def all_back(players: list[Player], before: list[int]) -> float:
    """Seconds until every client has its table again."""
    began = time.perf_counter()
    while any(
        player.visits == visits and not player.finished
        for player, visits in zip(players, before, strict=True)
    ):
        await asyncio.sleep(0.01)
    return round(time.perf_counter() - began, 2)


def kill_server(process: ServerProcess) -> Fault:
    """The server dies without a word and is started again."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        before = [player.visits for player in players]
        process.kill()
        await asyncio.to_thread(process.start)
        return await all_back(players, before)

    return fault


def kill_worker(process: ServerProcess) -> Fault:
    """One of several workers dies; those it served go to another."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        victim = process.serving()[0]
        kill_family(victim)
        began = time.perf_counter()
        while victim in process.serving():
            await asyncio.sleep(0.05)
        return round(time.perf_counter() - began, 2)

    return fault


def stop_database(postgres: Postgres | None, seconds: float) -> Fault:
    """PostgreSQL goes down as in a crash and comes back after a while."""

    async def fault(players: list[Player]) -> float:
        assert postgres is not None
        await under_way(players)
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)
        before = [len(player.seen) for player in players]
        began = time.perf_counter()
        while any(
            len(player.seen) == seen and not player.finished
            for player, seen in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.01)
        return round(time.perf_counter() - began, 2)

    return fault


def run(fault: str, games: int, pause: float = 10.0) -> dict[str, Any]:
    """One fault with everything it needs, from start to end."""
    needs_postgresql = fault in ("database", "worker")
    with ExitStack() as stack:
        postgres = stack.enter_context(postgresql()) if needs_postgresql else None
        url = postgres.url if postgres else None
        workers = 2 if fault == "worker" else 1
        process = stack.enter_context(running(url, workers))
        faults: dict[str, Fault | None] = {
            "server": kill_server(process),
            "worker": kill_worker(process),
            "database": stop_database(postgres, pause),
            "drops": None,
        }
        drops = 0.2 if fault == "drops" else 0.0
        found = asyncio.run(survive(process, games, faults[fault], drops))
    return {"fault": fault, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--fault", choices=FAULTS, action="append")
    options = parser.parse_args()
    clean = True
    for fault in options.fault or FAULTS:
        found = run(fault, options.games)
        print(json.dumps(found, indent=1), flush=True)
        clean = clean and not found["faults"]
    sys.exit(not clean)


if __name__ == "__main__":
    main()
