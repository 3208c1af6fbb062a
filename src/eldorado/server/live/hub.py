"""The tables in use: loaded, written by one writer at a time, and sent to their clients.

An event is stored before it is sent. The number of an event is unique per table, so that the
database decides between two workers who want to write at the same table at the same time.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from eldorado.interface.messages import Goodbye, Welcome, write_message
from eldorado.interface.news import MOST_MISSED, news_for_all
from eldorado.server.live.downtime import Downtime
from eldorado.server.live.live_table import LiveTable, Sender, Watcher
from eldorado.server.live.presence import PresenceTracker
from eldorado.server.monitoring.metrics import Metrics
from eldorado.server.net.protocols import text_frame
from eldorado.server.store import (
    REWRITTEN,
    NoSuchTable,
    Notice,
    Store,
    Stored,
    TableProgress,
    Work,
)
from eldorado.table import (
    AnyEvent,
    Refused,
    Setup,
    Table,
    read_event,
    told,
    write_event,
)
from eldorado.table.events import Rose, Sat, VisibleEvent
from eldorado.table.refused import no_such_table, stale
from eldorado.table.seat import Seat

__all__ = ["Hub", "LiveTable", "Request"]

log = logging.getLogger("eldorado.server")

E = TypeVar("E", bound=AnyEvent)
T = TypeVar("T")

Request = Callable[[Table, float], E]
"""What somebody wants of a table: the event it would be, now."""

Observer = Callable[[LiveTable, bool], None]
"""Called with a table and whether its computer players may think in this worker now."""

AtTurns = Callable[[Table], tuple[Notice | None, list[Work]]]

Together = Callable[[E], Work]
"""What is to be stored together with that event, all or nothing."""

SNAPSHOT_EVERY = 64
"""Events after which a table is kept as it stands, so that loading it stays quick."""

UNUSED = 60.0
"""Seconds after which a table nobody looks at is put away."""

A_DAY = 86_400.0

GONE = 10.0
"""Seconds without a screen after which somebody no longer waits for a race."""


class Hub:
    """All tables in use by this process."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        live: dict[str, LiveTable],
        presence: PresenceTracker,
        downtime: Downtime,
        at_turns: AtTurns,
    ) -> None:
        """`live` are the tables in use, which it fills; `at_turns` says what is stored together
        with an event by which the turn passes or the game ends."""
        self.store = store
        self.metrics = metrics
        self.presence = presence
        self.downtime = downtime
        self.live = live
        self.now = downtime.now
        self._at_turns = at_turns
        self._observers: list[Observer] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._replaying = asyncio.Lock()
        """Stored tables are replayed in one thread at a time, with pauses as long as the work:
        more would leave the event loop little of the interpreter."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def observe(self, observer: Observer) -> None:
        """Has somebody called whenever a table was loaded or has changed."""
        self._observers.append(observer)

    def _changed(self, live: LiveTable, think: bool) -> None:
        for observer in self._observers:
            observer(live, think)

    # Tables come and go

    async def open(self, id: str) -> LiveTable:
        """The table of that name, loaded if needed."""
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.load(id)
        if stored is None:
            raise no_such_table()
        live = LiveTable(await self._restore(id, stored), stored.creator)
        await self.give_back(live)
        self.live[id] = live
        live.kept -= len(stored.events)
        self._keep(live)  # a long way from the last snapshot is gone once, not by everybody
        self._changed(live, think=False)
        return live

    async def _restore(self, id: str, stored: Stored) -> Table:
        loop = asyncio.get_running_loop()
        await self._replaying.acquire()
        began = loop.time()
        try:
            return await asyncio.to_thread(_restored, id, stored)
        finally:
            loop.call_later(loop.time() - began, self._replaying.release)

    async def give_back(self, live: LiveTable) -> None:
        """Time while no server was running does not count against the player to move."""
        if live.table.deadline is None:
            return
        outages = await self.downtime.known()

        def extend(table: Table, at: float) -> AnyEvent:
            owed = table.clock.owed(outages, at) if table.clock is not None else 0.0
            if not owed:
                raise Refused("stale")
            return table.extend(owed, at)

        with suppress(Refused):
            await self.request(live, extend, think=False)

    async def give_back_everywhere(self) -> None:
        """An outage has ended: it counts at no table in use."""
        for live in list(self.live.values()):
            await self.give_back(live)

    async def create(
        self, id: str, setup: Setup, creator: str, holders: Mapping[int, str]
    ) -> LiveTable:
        """A new table, stored before anybody can come; `holders` are hashes of seats' secrets."""
        table = Table(id, setup, keep_history=False)
        await self.store.create(
            id, msgspec.json.encode(setup), self._progress(table), setup.public, creator, holders
        )
        live = self.live[id] = LiveTable(table, creator)
        self.metrics.tables += 1
        return live

    async def put_away(self) -> None:
        """Forgets tables nobody uses, one at a time: they are all in the store, and large."""
        for id in list(self.live):
            live = self.live.get(id)
            if live is None or live.watchers or live.lock.locked() or live.thinking is not None:
                continue
            if time.monotonic() - live.used > UNUSED:
                if live.timer is not None:
                    live.timer.cancel()
                del self.live[id], live
                await asyncio.sleep(0)

    # One writer at a time

    async def request(
        self,
        live: LiveTable,
        request: Request[E],
        n: int | None = None,
        sender: Sender | None = None,
        think: bool = True,
        together: Together[E] | None = None,
    ) -> E:
        """Does what is asked, if it is allowed; the event it became.

        `n` is the last event the asker knew: who has not seen the latest is refused.
        """
        async with live.lock:
            table = live.table
            if n is not None and n != table.number:
                raise stale()
            event = request(table, self.now())
            after = await self._write(live, event, together)
            self._tell(live, after, event, sender)
            if _turn(after) != _turn(table):
                self._keep(live)
        self._changed(live, think)
        return event

    async def _write(self, live: LiveTable, event: E, together: Together[E] | None) -> Table:
        """Stores an event with what belongs to it; the table after it. The lock is held."""
        table = live.table.copy()
        table.apply(event)
        also = [] if together is None else [together(event)]
        if isinstance(event, Rose) or (isinstance(event, Sat) and event.level):
            also.append(self.store.releasing(table.id, event.seat))
        notice: Notice | None = None
        if _turn(table) != _turn(live.table):
            notice, more = self._at_turns(table)
            also += more
        progress = self._progress(table)
        began = time.perf_counter()
        try:
            accepted = await self.store.append(
                table.id, table.number, write_event(event), progress, also, notice
            )
        except NoSuchTable:
            self._forget(live)
            raise no_such_table() from None
        if not accepted:
            await self._follow(live)
            raise stale()
        self.metrics.stored(time.perf_counter() - began)
        return table

    def _forget(self, live: LiveTable) -> None:
        """The table was deleted: its clients are notified and disconnected."""
        self.live.pop(live.table.id, None)
        if live.timer is not None:
            live.timer.cancel()
        if live.thinking is not None and live.thinking is not asyncio.current_task():
            live.thinking.cancel()
        problem = no_such_table()
        for watcher in list(live.watchers):
            watcher.tell(Goodbye(problem.code, str(problem)))
            watcher.connection.finish()

    def _keep(self, live: LiveTable) -> None:
        """Keeps the table whole now and then."""
        table = live.table
        if table.number - live.kept < SNAPSHOT_EVERY:
            return
        snapshot = table.snapshot()
        if snapshot is not None:
            live.kept = table.number
            data = msgspec.json.encode(snapshot)
            self.later(self.store.snapshot(table.id, table.number, data))

    def _progress(self, table: Table) -> TableProgress:
        now = self.now()
        return TableProgress(table.status, table.wake_at(now), now, _written(tuple(table.seats)))

    # Telling

    def _tell(
        self,
        live: LiveTable,
        after: Table,
        event: AnyEvent,
        sender: Sender | None = None,
    ) -> None:
        """Applies an event and sends the changes to all clients of the table."""
        self.metrics.events += 1
        seats = {watcher.seat for watcher in live.watchers}
        if not seats:
            live.move_on(after)
            return
        before = live.documents
        live.move_on(after, after.documents(before))
        messages = news_for_all(before, live.documents, event, seats)
        frames: dict[int, bytes] = {}
        for watcher in list(live.watchers):
            message = messages[watcher.seat]
            if sender is not None and watcher is sender.watcher and sender.mark is not None:
                watcher.tell(replace(message, id=sender.mark))
                continue
            same = id(message)
            if same not in frames:
                frames[same] = text_frame(write_message(message))
            watcher.push(frames[same])
        if isinstance(event, Rose) or (isinstance(event, Sat) and event.level):
            self._lose(live, event.seat)

    async def free_absent(self, live: LiveTable) -> None:
        """Seats of people who wait for a race, but not at a screen, are open again. In games by
        days nobody has to stay."""
        clock, seats = live.table.setup.clock, live.table.seats
        if clock is not None and clock.turn >= A_DAY:
            return
        for seat, one in enumerate(seats):
            if one.kind == "person" and self.presence.absent(live, seat, GONE):
                await self.request(live, _rising(seat))

    def _lose(self, live: LiveTable, seat: int) -> None:
        """A seat was left, or given to a computer player: who held it sees only what others see."""
        for watcher in live.watchers:
            if seat in watcher.held:
                watcher.held -= {seat}
                if watcher.seat == seat:
                    watcher.seat = min(watcher.held, default=None)
                watcher.tell(self.welcome(live, watcher))
        self.presence.changed(live)

    async def news(self, id: str, number: int) -> None:
        """Another worker wrote an event: the clients of that table on this worker get it."""
        if number == REWRITTEN:
            await self.reload(id)
            return
        live = self.live.get(id)
        if live is None or live.table.number >= number:
            return
        async with live.lock:
            if live.table.number < number and self.live.get(id) is live:
                await self._follow(live)
        self._changed(live, think=False)

    async def rewrite(self, id: str, change: Callable[[], Awaitable[T]]) -> T:
        """Changes what is stored of a table; its clients get the table again."""
        live = self.live.get(id)
        if live is None:
            return await change()
        async with live.lock:
            found = await change()
            await self._show_anew(live)
        return found

    async def reload(self, id: str) -> None:
        """What is stored of a table has changed elsewhere, or is gone."""
        live = self.live.get(id)
        if live is not None:
            async with live.lock:
                await self._show_anew(live)

    async def _show_anew(self, live: LiveTable) -> None:
        """The table as it is stored now. The lock is held."""
        stored = await self.store.load(live.table.id)
        if stored is None:
            self._forget(live)
            return
        live.move_on(await self._restore(live.table.id, stored))
        for watcher in live.watchers:
            watcher.tell(self.welcome(live, watcher))

    async def check_all(self) -> None:
        """News may have been missed: every table in use is compared with the store."""
        for live in list(self.live.values()):
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """The table as it is in the store."""
        async with live.lock:
            await self._follow(live)
        self._changed(live, think=False)

    async def _follow(self, live: LiveTable) -> None:
        """Applies and says what others have written since."""
        for _, data in await self.store.events(live.table.id, live.table.number):
            event = read_event(data)
            table = live.table.copy()
            table.apply(event)
            self._tell(live, table, event)

    async def join(self, live: LiveTable, watcher: Watcher, since: int | None) -> None:
        """Somebody comes to look: the table as it is, and then everything that happens."""
        async with live.lock:
            missed: list[VisibleEvent] = []
            if since is not None and 0 <= since < live.table.number:
                since = max(since, live.table.number - MOST_MISSED)
                missed = [
                    told(read_event(data), watcher.seat)
                    for n, data in await self.store.events(live.table.id, since)
                    if n <= live.table.number
                ]
            live.watchers.add(watcher)
            watcher.tell(self.welcome(live, watcher, missed))
        self.presence.changed(live)

    def welcome(
        self,
        live: LiveTable,
        watcher: Watcher,
        missed: list[VisibleEvent] | None = None,
        mark: int | None = None,
    ) -> Welcome:
        presence = self.presence.of(live)
        return Welcome(
            live.table.number,
            live.documents.of(watcher.seat),
            self.now(),
            sorted(watcher.held),
            missed or [],
            presence.online,
            presence.watching,
            self.presence.away(live),
            mark,
        )

    async def look(self, live: LiveTable, watcher: Watcher, seat: int, mark: int | None) -> None:
        """The same client, seen from another of its seats."""
        if seat not in watcher.held:
            raise Refused("not_seated", kind="other")
        async with live.lock:
            watcher.seat = seat
            watcher.tell(self.welcome(live, watcher, mark=mark))

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        for seat in watcher.held:
            live.seen[seat] = live.used
        self.presence.changed(live)

    # In the background

    def later(self, work: Any) -> None:
        """Runs something in the background; errors are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("%s", task.exception())

    async def close(self) -> None:
        """Lets everybody go; every event is stored already."""
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()


def _rising(seat: int) -> Request[Rose]:
    return lambda table, at: table.rise(seat, at)


@lru_cache(1000)
def _written(seats: tuple[Seat, ...]) -> str:
    """Seats as the store has them; they change seldom."""
    return msgspec.json.encode(seats).decode()


def _restored(id: str, stored: Stored) -> Table:
    """A table as it was stored; runs in a thread, for a board may have to be built first."""
    table = Table(id, msgspec.json.decode(stored.setup, type=Setup), keep_history=False)
    if stored.snapshot is not None:
        table.restore(msgspec.json.decode(stored.snapshot))
    for event in stored.events:
        table.apply(read_event(event))
    return table


def _turn(table: Table) -> tuple[object, ...]:
    """Changes when the turn passes or the game ends."""
    game = table.game
    return (table.status == "over", *((game.round, game.to_move) if game is not None else ()))
