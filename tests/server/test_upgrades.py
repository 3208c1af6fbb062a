"""Databases of earlier editions are brought up to date, and every game in them goes on.

The folders in `upgrades/` are named after the commits whose servers wrote them; `generate.py` there
makes new ones.
"""

import asyncio
import gzip
import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from eldorado.records import Record
from eldorado.server.store.schema import REVISION, VERSION_TABLE
from eldorado.table import Refused
from tests.server.postgres import Postgres
from tests.server.receiver import Receiver
from tests.server.running import Running
from tests.server.upgrades.seated import Seated, ask, person_to_move, play_turn, play_turns

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent / "upgrades"
EDITIONS = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "sqlite.db.gz").exists())

EVENTS = {"sat", "rose", "started", "acted", "undone", "paused", "resumed"}
EVENTS |= {"replaced", "returned", "resigned", "rematched"}
LEVELS = {"rookie", "rambler", "ranger", "navigator", "pathfinder", "walker", "random"}
"""What every edition has had: types of events, and computer players."""

TURNS = 3
"""Turns that people play on at every table."""

CHANGING = ("n", "clock")
"""Fields of the document that are compared apart: events may follow, and deadlines move."""


class Stored:
    """A database as an earlier edition left it, and what that edition told about it."""

    def __init__(self, edition: str, store: str, folder: Path) -> None:
        self.folder = folder
        self.packed = FOLDER / edition
        manifest = json.loads(gzip.decompress((self.packed / f"{store}.json.gz").read_bytes()))
        self.tables: list[dict[str, Any]] = manifest["tables"]
        self.cookies: dict[str, str] = manifest["cookies"]
        self.options: tuple[str, ...] = ("--webhooks-to", "127.0.0.1")

    def sql(self, statement: str) -> str:
        """Runs a statement; the first field of the first row, if any."""
        with closing(sqlite3.connect(self.folder / "games.db")) as file, file:
            row = file.execute(statement).fetchone()
        return str(row[0]) if row else ""

    def unpack(self) -> None:
        data = gzip.decompress((self.packed / "sqlite.db.gz").read_bytes())
        (self.folder / "games.db").write_bytes(data)


class StoredInPostgres(Stored):
    """The same in PostgreSQL."""

    def __init__(self, edition: str, folder: Path, cluster: Postgres) -> None:
        super().__init__(edition, "postgresql", folder)
        self.cluster = cluster
        self.options += ("--database", cluster.url)

    def sql(self, statement: str) -> str:
        command = [str(self.cluster.binaries / "psql"), "-qtA", "-v", "ON_ERROR_STOP=1"]
        done = subprocess.run(
            [*command, self.cluster.url],
            input=statement,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def unpack(self) -> None:
        self.cluster.fresh()
        data = gzip.decompress((self.packed / "postgresql.sql.gz").read_bytes())
        self.sql(data.decode())


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(edition: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stored]:
    """A database of an earlier edition that no newer one has seen."""
    if request.param == "sqlite":
        one = Stored(edition, "sqlite", tmp_path)
        one.unpack()
        yield one
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    one = StoredInPostgres(edition, tmp_path, cluster)
    one.unpack()
    yield one
    cluster.fresh()


@pytest.fixture
def upgraded(stored: Stored) -> Iterator[Running]:
    """The server of today on it."""
    running = Running(*stored.options, folder=stored.folder)
    try:
        yield running.start()
    finally:
        running.remove()


class Kept(NamedTuple):
    """A table of the manifest and the people who hold its seats."""

    told: dict[str, Any]
    party: Seated

    @property
    def number(self) -> int:
        """The last event that the earlier edition wrote."""
        return len(self.told["history"])


def kept(stored: Stored, running: Running) -> list[Kept]:
    return [
        Kept(
            told,
            Seated(running, told["id"], {int(n): key for n, key in told["secrets"].items()}),
        )
        for told in stored.tables
    ]


def same(old: Any, new: Any) -> bool:
    """Whether everything that was told is told again; an object may have gained fields."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and same(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(same, old, new))
    return bool(old == new)


def same_document(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """The same for a table as a seat sees it, whatever the time is."""
    clock = {key: value for key, value in old.get("clock", {}).items() if key != "deadline"}
    rest = {key: value for key, value in old.items() if key not in CHANGING}
    return same(clock, new.get("clock", {})) and same(rest, new)


async def differences(one: Kept) -> list[str]:
    """What is shown at a table otherwise than by the edition that wrote it."""
    kind, found = one.told["kind"], []
    async with one.party.visit(since=0) as visit:
        if not same(one.told["history"], visit.missed[: one.number]):
            found.append(f"{kind}: the history is another one")
    views = {None: one.told["watching"]} | {int(n): old for n, old in one.told["seats"].items()}
    for seat, old in views.items():
        async with one.party.visit(seat, since=one.number) as visit:
            if visit.missed:  # a computer player moved, or somebody's time ran out meanwhile
                assert kind == "bot_next" or "clock" in old, kind
            elif not same_document(old, visit.document):
                found.append(f"{kind}: seat {seat} is shown something else")
    return found


def test_the_manifests_tell_of_every_kind_of_table(edition: str) -> None:
    for store in ("sqlite", "postgresql"):
        tables = Stored(edition, store, Path()).tables
        documents = [one["watching"] for one in tables]
        seats = [seat for document in documents for seat in document["seats"]]
        assert {one["status"] for one in documents} == {"lobby", "running", "paused", "over"}
        assert {len(one["seats"]) for one in documents} == {2, 3, 4}
        assert {seat.get("level") for seat in seats} >= LEVELS
        assert {event["type"] for one in tables for event in one["history"]} >= EVENTS
        assert {"bot_next", "webhook", "position", "board", "made_up"} <= {
            one["kind"] for one in tables
        }


async def test_every_table_is_as_it_was(stored: Stored, upgraded: Running) -> None:
    every = kept(stored, upgraded)
    found = await asyncio.gather(*map(differences, every))
    assert [wrong for some in found for wrong in some] == []
    assert stored.sql(f"SELECT version_num FROM {VERSION_TABLE}") == REVISION


async def test_an_upgrade_uses_up_nobodys_time(stored: Stored, upgraded: Running) -> None:
    """The time since the last event of the earlier edition is given back to every clock."""
    every = kept(stored, upgraded)
    last = max(event["at"] for one in every for event in one.told["history"])
    began, ended = (float(stored.sql(f"SELECT {end} FROM outages")) for end in ("began", "ended"))
    assert began == pytest.approx(last, abs=0.001)
    (days,) = (one for one in every if one.told["kind"] == "clock_days")
    async with days.party.visit() as visit:
        moved = visit.document["clock"]["deadline"] - days.told["watching"]["clock"]["deadline"]
    assert moved == pytest.approx(ended - began, abs=0.01)


async def go_on(one: Kept) -> None:
    """People come back to a table and play on."""
    async with one.party.visit(0 if 0 in one.party.secrets else None) as visit:
        if visit.document["status"] == "lobby":
            await take_open_seats(one)
        elif visit.document["status"] == "paused":
            try:
                await ask(visit, "resume")
            except Refused as refused:  # a pause ends by itself where there is a clock
                if refused.code != "not_paused" or "clock" not in visit.document:
                    raise
    await take_back(one)
    for _ in range(TURNS):
        await come_back(one.party)
        assert await play_turn(one.party), one.told["kind"]
    async with one.party.visit(since=one.number) as visit:
        acted = [event for event in visit.missed if event["type"] == "acted"]
        assert len(acted) >= TURNS, one.told["kind"]


async def take_open_seats(one: Kept) -> None:
    """Somebody takes the first open seat, and the host puts computer players into the others."""
    seats = one.told["watching"]["seats"]
    _, *rest = [n for n, seat in enumerate(seats) if seat["kind"] == "open"]
    await asyncio.to_thread(one.party.join, "Late")
    async with one.party.visit(0) as host:
        for seat in rest:
            await ask(host, "fill", seat=seat, level="walker")
        await host.until("running")


async def take_back(one: Kept) -> None:
    """Whoever could take something back does so, down to the last."""
    for seat, old in one.told["seats"].items():
        if old.get("undo"):
            async with one.party.visit(int(seat)) as visit:
                while visit.document["undo"]:
                    await ask(visit, "undo")
                with pytest.raises(Refused, match="take"):
                    await visit.ask("undo")


async def come_back(party: Seated) -> None:
    """Whoever is stood in for takes the seat again, unless the time of the turn is used up."""
    for seat in party.secrets:
        async with party.visit(seat) as visit:
            own = visit.document["seats"][seat]
            if own.get("stand_in") and not own.get("resigned"):
                try:
                    await ask(visit, "comeback")
                except Refused as refused:
                    if refused.code != "late":
                        raise
                    await person_to_move(visit)


async def test_every_game_goes_on(stored: Stored, upgraded: Running) -> None:
    going = [one for one in kept(stored, upgraded) if one.told["watching"]["status"] != "over"]
    await asyncio.gather(*map(go_on, going))
    assert "cannot go on" not in upgraded.output


async def test_finished_games_are_told(stored: Stored, upgraded: Running) -> None:
    """By their records and replays, to the browser that played them, and in a rematch."""
    over = [one for one in kept(stored, upgraded) if one.told["watching"]["status"] == "over"]
    for one in over:
        path = f"/api/tables/{one.party.id}"
        record = Record.parse(await asyncio.to_thread(one.party.host.get, f"{path}/record"))
        assert same(one.told["watching"]["view"], record.replay().view(None).to_json())
        replay = await asyncio.to_thread(one.party.host.get, f"{path}/replay?eyes=0")
        acted = [event for event in one.told["history"] if event["type"] == "acted"]
        assert len(replay["frames"]) == len(acted)
        again = one.told["watching"].get("rematch")
        if again:
            await play_turns(Seated(upgraded, again, one.party.secrets), 1)
    async with httpx.AsyncClient(base_url=upgraded.url, cookies=stored.cookies) as browser:
        mine = (await browser.get("/api/me")).json()
        listed = {one["id"] for one in (await browser.get("/api/records")).json()}
    played = {name.removeprefix("seat-") for name in stored.cookies if name.startswith("seat-")}
    assert {game["table"] for game in mine["games"]} == played
    assert "you" in {one["who"] for one in mine["ratings"]}
    assert listed == {one.party.id for one in over}


async def test_a_call_that_was_due_is_made(stored: Stored) -> None:
    """The receiver is back, under another port."""
    (told,) = [one for one in stored.tables if one["kind"] == "webhook"]
    receiver = Receiver()
    stored.sql(f"UPDATE webhooks SET url = '{receiver.url}'")
    running = Running(*stored.options, folder=stored.folder)
    try:
        running.start()
        _, body, _ = await receiver.next()
        wanted = {"table": told["id"], "seat": 1, "what": "turn", "n": len(told["history"])}
        assert json.loads(body) == wanted
    finally:
        running.remove()
        receiver.close()
