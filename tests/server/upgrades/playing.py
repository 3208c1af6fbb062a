"""Plays every scene at real servers and keeps what they stored; `generate.py` starts this."""

import asyncio
import gzip
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import chain
from pathlib import Path
from typing import Any

import httpx

from eldorado.client import Visit
from tests.server.playing import play_seats
from tests.server.postgres import Postgres, postgresql_binaries
from tests.server.running import Party, Running
from tests.server.upgrades.scenes import Scene, scenes
from tests.server.upgrades.seated import Seated, ask, person_to_move

OPTIONS = ("--no-limits", "--webhooks-to", "127.0.0.1")
NOT_SAID_ELSEWHERE = ("--", "\\", "SET ", "SELECT pg_catalog.set_config")
"""How lines of a dump begin that only other versions of PostgreSQL or nobody understands."""


def seen(visit: Visit) -> dict[str, Any]:
    """What a seat is shown, without the list of what it could do."""
    return {key: value for key, value in visit.document.items() if key != "options"}


async def describe(kind: str, party: Party) -> dict[str, Any]:
    """A table for the manifest, when nobody but a person will do something there."""
    async with party.visit(since=0) as visit:
        missed = visit.missed
        await person_to_move(visit)
    async with party.visit(since=0) as visit:
        assert len(visit.missed) == visit.number >= len(missed), kind
        history, watching = visit.missed, seen(visit)
    shown = {}
    for seat in party.secrets:
        async with party.visit(seat) as visit:
            shown[seat] = seen(visit)
    return {
        "kind": kind,
        "id": party.id,
        "secrets": party.secrets,
        "history": history,
        "watching": watching,
        "seats": shown,
    }


async def play(running: Running, scene: Scene) -> list[tuple[str, Party]]:
    """A scene's table as it shall be kept, and the rematch if there is one."""
    party = running.table(*scene.seats, **scene.setup)
    await scene.play(party)
    again = (await asyncio.to_thread(party.host.get, f"/api/tables/{party.id}"))["rematch"]
    more = [(f"{scene.kind}_again", Seated(running, again, party.secrets))] if again else []
    return [(scene.kind, party), *more]


async def finish(running: Running, browser: httpx.Client, levels: Sequence[str]) -> Party:
    """A game that a browser opened, played to its end."""
    seats = [{"kind": "person", "name": "Ann"}]
    seats += [{"kind": "bot", "level": level} for level in levels]
    setup = {"seats": seats, "pace": 0, "public": True}
    made = browser.post("/api/tables", json=setup).json()
    party = Seated(running, made["id"], {one["seat"]: one["secret"] for one in made["seats"]})
    await play_seats(party)
    return party


@asynccontextmanager
async def bot_next(running: Running) -> AsyncIterator[dict[str, Any]]:
    """A table where a computer player has the turn and waits before it moves."""
    party = running.table("person", "ranger", start=0, pace=0.5)
    async with party.visit(0) as visit, party.visit(since=0) as watching:
        history = list(watching.missed)
        await ask(visit, "act", action="end")
        while watching.number < visit.number:
            message = await watching.next()
            history += [message["event"]] if message["type"] == "happened" else []
        yield {
            "kind": "bot_next",
            "id": party.id,
            "secrets": party.secrets,
            "history": history,
            "watching": seen(watching),
            "seats": {0: seen(visit)},
        }


async def play_all(running: Running) -> dict[str, Any]:
    """Plays everything and then kills the server; the manifest of what it leaves."""
    made_up = running.client().post("/api/routes", {"seed": 7})["code"]
    with httpx.Client(base_url=running.url, timeout=60) as browser:
        first = await finish(running, browser, ("walker", "random"))
        second = await finish(running, browser, ("rookie",))
        cookies = dict(browser.cookies)
    played = await asyncio.gather(*(play(running, scene) for scene in scenes(made_up)))
    parties = [("finished_1", first), ("finished_2", second), *chain.from_iterable(played)]
    tables = [await describe(kind, party) for kind, party in parties]
    async with bot_next(running) as last:
        running.kill()
    return {"tables": [*tables, last], "cookies": cookies}


def write(file: Path, data: bytes) -> None:
    """Packed, and the same for the same data."""
    file.write_bytes(gzip.compress(data, mtime=0))


def keep_sqlite(folder: Path) -> None:
    running = Running(*OPTIONS).start()
    try:
        manifest = asyncio.run(play_all(running))
        with closing(sqlite3.connect(running.database)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        write(folder / "sqlite.db.gz", running.database.read_bytes())
    finally:
        running.remove()
    write(folder / "sqlite.json.gz", json.dumps(manifest).encode())


def keep_postgresql(folder: Path) -> None:
    cluster = Postgres(postgresql_binaries())
    cluster.start()
    running = Running(*OPTIONS, "--database", cluster.url)
    try:
        manifest = asyncio.run(play_all(running.start()))
        dump = [str(cluster.binaries / "pg_dump"), "--no-owner", "--no-privileges", cluster.url]
        said = subprocess.run(dump, stdout=subprocess.PIPE, text=True, check=True).stdout
    finally:
        running.remove()
        cluster.remove()
    lines = [line for line in said.splitlines() if line == "\\." or not _peculiar(line)]
    write(folder / "postgresql.sql.gz", ("\n".join(lines) + "\n").encode())
    write(folder / "postgresql.json.gz", json.dumps(manifest).encode())


def _peculiar(line: str) -> bool:
    return not line or line.startswith(NOT_SAID_ELSEWHERE)


if __name__ == "__main__":
    os.nice(5)
    keep_sqlite(Path(sys.argv[1]))
    keep_postgresql(Path(sys.argv[1]))
