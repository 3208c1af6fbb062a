"""Who is present at which table, on any worker.

Workers tell each other: what changes at once, and all they know of themselves now and then. What
is not repeated is forgotten, so that nobody stays listed after a worker has died.
"""

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from eldorado.interface.messages import Absence, Presence, write_message
from eldorado.server.live.live_table import LiveTable
from eldorado.server.monitoring.event_loop import timed
from eldorado.server.net.protocols import text_frame
from eldorado.server.store import Store, StoreAway

BEAT = 10.0
"""Seconds after which a worker sends everything again."""

FORGOTTEN = 2.5 * BEAT
"""Seconds without a message after which a worker counts as gone."""

ABSENT = 30.0
"""Seconds a seat must be without a screen before others may call a computer player to it."""

PAUSE = 0.25
"""Seconds between two messages about who is at a table; what happens meanwhile is sent in one, so
that a crowd that comes and goes costs no more than one that stays."""

TABLES_PER_NOTE = 50
"""PostgreSQL carries at most 8,000 bytes at once."""

NOBODY = Presence([])


class Note(Struct, frozen=True, tag_field="about", tag="presence"):
    """What one worker says: who is at some of its tables."""

    worker: str
    tables: dict[str, Presence]


class PresenceTracker:
    """Everybody at the tables of this worker, and what is known of those at others."""

    def __init__(self, live: Mapping[str, LiveTable]) -> None:
        self.live = live
        self.worker = secrets.token_hex(4)
        self._elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}
        """By table and worker, with the time of the message."""
        self._pausing: dict[str, bool] = {}
        """Tables that were notified just now, and whether more is pending."""
        self._changed: set[str] = set()
        self._wake = asyncio.Event()

    def of(self, live: LiveTable) -> Presence:
        """The seats present at a table, and the number of spectators."""
        elsewhere = self._elsewhere.get(live.table.id, {}).values()
        found = [live.presence, *(presence for _, presence in elsewhere)]
        online = {seat for one in found for seat in one.online}
        return Presence(sorted(online), sum(one.watching for one in found))

    def watched(self, live: LiveTable) -> bool:
        """Whether anybody looks at a table."""
        return bool(live.watchers) or live.table.id in self._elsewhere

    def absent(self, live: LiveTable, seat: int, seconds: float) -> bool:
        """Whether nobody has been at a screen for that seat for so long."""
        away = time.monotonic() - live.seen[seat]
        return away >= seconds and seat not in self.of(live).online

    def away(self, live: LiveTable) -> list[Absence]:
        """The people who are not at a screen, and since when."""
        table = live.table
        online = self.of(live).online
        began = time.time() - time.monotonic()
        found = []
        for seat, one in enumerate(table.seats):
            if one.kind == "person" and not one.resigned and seat not in online:
                since = round(began + live.seen[seat], 3)
                found.append(Absence(seat, since, None if table.clock else since + ABSENT))
        return found

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went here; all at the table and the other workers are notified."""
        self._tell_soon(live)
        self._changed.add(live.table.id)
        self._wake.set()

    def _tell_soon(self, live: LiveTable) -> None:
        """Sends it at once, or together with what follows if something was sent just now."""
        id = live.table.id
        if id in self._pausing:
            self._pausing[id] = True
            return
        self._tell(live)
        self._pausing[id] = False
        asyncio.get_running_loop().call_later(PAUSE, self._pause_ends, live)

    @timed
    def _pause_ends(self, live: LiveTable) -> None:
        if self._pausing.pop(live.table.id):
            self._tell_soon(live)

    def _tell(self, live: LiveTable) -> None:
        message = replace(self.of(live), away=self.away(live))
        frame = text_frame(write_message(message))
        for watcher in list(live.watchers):
            watcher.push(frame)

    # Other workers

    def hear(self, text: str) -> None:
        """A worker says who is at its tables; this one gets its own messages, too."""
        with suppress(msgspec.DecodeError):
            note = msgspec.json.decode(text, type=Note)
            if note.worker != self.worker:
                for id, presence in note.tables.items():
                    before = self._replace(id, note.worker, presence)
                    if id in self.live:
                        seen = {*before.online, *presence.online}
                        self.live[id].seen.update(dict.fromkeys(seen, time.monotonic()))

    def _replace(self, id: str, worker: str, presence: Presence) -> Presence:
        """What is known of a worker's people at a table; what was known before."""
        known = self._elsewhere.setdefault(id, {})
        _, before = known.pop(worker, (0.0, NOBODY))
        if presence != NOBODY:
            known[worker] = (time.monotonic(), presence)
        if not known:
            del self._elsewhere[id]
        if presence != before and id in self.live:
            self._tell_soon(self.live[id])
        return before

    def forget(self) -> None:
        """Clients of a worker that has been silent for too long count as absent."""
        long_ago = time.monotonic() - FORGOTTEN
        for id, known in list(self._elsewhere.items()):
            for worker, (heard, _) in list(known.items()):
                if heard < long_ago:
                    self._replace(id, worker, NOBODY)

    async def share(self, store: Store) -> None:
        """Keeps informing the other workers."""
        beat = 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(beat - time.monotonic()):
                    await self._wake.wait()
            self._wake.clear()
            if time.monotonic() >= beat:
                beat = time.monotonic() + BEAT
                self.forget()
                self._changed.update(id for id, live in self.live.items() if live.watchers)
            changed, self._changed = self._changed, set()
            if store.database.postgresql:  # a file has no other workers
                with suppress(StoreAway):  # the next beat sends it again
                    await store.say(await self._notes([*changed]))

    async def _notes(self, ids: Sequence[str]) -> list[str]:
        """The seats present at these tables on this worker, in short notes; others take their turn
        between two of them, for there may be a thousand tables."""
        notes = []
        for i in range(0, len(ids), TABLES_PER_NOTE):
            part = ids[i : i + TABLES_PER_NOTE]
            found = {id: self.live[id].presence if id in self.live else NOBODY for id in part}
            notes.append(msgspec.json.encode(Note(self.worker, found)).decode())
            await asyncio.sleep(0)
        return notes
