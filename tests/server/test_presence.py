"""Who is at a table is known to every worker, and whoever dies leaves no ghosts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from eldorado.client import Visit
from eldorado.interface.messages import Presence
from eldorado.server.live import presence
from eldorado.server.live.live_table import LiveTable, Watcher
from eldorado.server.live.presence import Note, PresenceTracker
from eldorado.server.store import Store, listen
from eldorado.table import SeatPlan, Setup, Table
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running

pytestmark = pytest.mark.anyio


class Unheard:
    """A connection whose messages nobody reads."""

    def push(self, frame: bytes) -> bool:
        return True

    def finish(self) -> None:
        raise AssertionError


class Worker:
    """One of several workers, as far as it knows who is there."""

    def __init__(self, store: Store, url: str) -> None:
        plans = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
        self.live = LiveTable(Table("t", Setup(plans)))
        self.presence = PresenceTracker({"t": self.live})
        self.listening = asyncio.create_task(self._listen(url))
        self.sharing = asyncio.create_task(self.presence.share(store))

    async def _listen(self, url: str) -> None:
        async for item in listen(url):
            if isinstance(item, str):
                self.presence.hear(item)

    def come(self, seat: int | None) -> Watcher:
        watcher = Watcher(seat, frozenset(() if seat is None else (seat,)), Unheard())
        self.live.watchers.add(watcher)
        self.presence.changed(self.live)
        return watcher

    def go(self, watcher: Watcher) -> None:
        self.live.watchers.remove(watcher)
        self.presence.changed(self.live)

    async def knows(self, *online: int, watching: int = 0) -> None:
        """Waits until it does."""
        async with asyncio.timeout(PATIENCE):
            while self.presence.of(self.live) != Presence([*online], watching):
                await asyncio.sleep(0.01)

    def die(self) -> None:
        self.listening.cancel()
        self.sharing.cancel()


@asynccontextmanager
async def two_workers(url: str) -> AsyncIterator[tuple[Worker, Worker]]:
    store = await Store.open(url)
    workers = Worker(store, url), Worker(store, url)
    try:
        yield workers
    finally:
        for worker in workers:
            worker.die()
        await store.close()


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.05)


async def test_workers_know_of_each_others_people(postgres: Postgres) -> None:
    async with two_workers(postgres.fresh()) as (one, other):
        ann, bob = one.come(0), other.come(1)
        other.come(None)
        for worker in (one, other):
            await worker.knows(0, 1, watching=1)
            assert worker.presence.watched(worker.live)
            assert not worker.presence.absent(worker.live, 0, 0.0)
        one.go(ann)
        await other.knows(1, watching=1)
        assert other.presence.absent(other.live, 0, 0.0)
        assert not other.presence.absent(other.live, 0, 3600.0)
        other.go(bob)
        await one.knows(watching=1)
        assert one.presence.watched(one.live)


async def test_a_worker_that_dies_leaves_no_ghosts(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "FORGOTTEN", 1.0)
    async with two_workers(postgres.fresh()) as (one, other):
        one.come(0)
        other.come(1)
        await one.knows(0, 1)
        other.die()
        await one.knows(0)
        assert one.presence.absent(one.live, 1, 0.0)


async def test_who_comes_late_or_was_cut_off_learns_who_is_there(postgres: Postgres) -> None:
    async with two_workers(postgres.fresh()) as (one, other):
        one.come(0)
        other.listening.cancel()
        await one.knows(0)
        other.listening = asyncio.create_task(other._listen(postgres.url))
        await other.knows(0)
        await asyncio.to_thread(postgres.stop, "immediate")
        other.come(1)
        await asyncio.to_thread(postgres.start)
        for worker in (one, other):
            await worker.knows(0, 1)


class Heard(Unheard):
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> bool:
        self.frames.append(frame)
        return True


async def test_a_crowd_that_comes_and_goes_is_told_in_few_messages() -> None:
    """Each is sent to everybody at the table: two hundred changes would be as many for each."""
    live = LiveTable(Table("t", Setup((SeatPlan("person"), SeatPlan("person")))))
    tracker = PresenceTracker({"t": live})
    heard = Heard()
    live.watchers.add(Watcher(0, frozenset((0,)), heard))
    tracker.changed(live)
    assert len(heard.frames) == 1
    for _ in range(200):
        live.watchers.add(Watcher(None, frozenset(), Unheard()))
        tracker.changed(live)
    assert len(heard.frames) == 1
    async with asyncio.timeout(PATIENCE):
        while len(heard.frames) == 1:
            await asyncio.sleep(0.01)
    assert len(heard.frames) == 2
    assert b'"watching":200' in heard.frames[1]


async def test_what_others_say_is_no_note() -> None:
    live = LiveTable(Table("t", Setup((SeatPlan("person"), SeatPlan("person")))))
    mine = PresenceTracker({"t": live})

    def note(worker: str, table: str) -> str:
        return msgspec.json.encode(Note(worker, {table: Presence([0, 7])})).decode()

    for text in ("", "t 1", "{}", '{"worker": 1, "tables": {}}', note(mine.worker, "t")):
        mine.hear(text)
    assert mine.of(live) == Presence([])
    mine.hear(note("another", "elsewhere"))
    mine.hear(note("another", "t"))
    assert mine.of(live) == Presence([0, 7])


async def test_people_at_two_hosts_see_each_other_come_and_go(postgres: Postgres) -> None:
    url = postgres.fresh()
    hosts = [Running("--database", url) for _ in range(2)]
    try:
        for host in hosts:
            host.start()
        party = hosts[0].table("person", "guest", start=0)
        async with asyncio.timeout(PATIENCE), party.visit(0) as visit:
            async with (
                Visit(hosts[1].client(), party.id, party.secrets[1]) as guest,
                Visit(hosts[1].client(), party.id),
            ):
                for one in (visit, guest):
                    while (one.online, one.watching) != ([0, 1], 1):
                        await one.next()
                await visit.act("end")
                assert await guest.turn()
            while (visit.online, visit.watching) != ([0], 0):
                await visit.next()
    finally:
        for host in hosts:
            host.remove()
