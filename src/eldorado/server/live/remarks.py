"""Reactions and ready phrases: passed on to everybody at a table, on any worker, never stored."""

from contextlib import suppress

import msgspec
from msgspec import Struct

from eldorado.interface.messages import Remark, Said, write_message
from eldorado.interface.table_requests import check_remark, own_seat
from eldorado.server.live.hub import Hub
from eldorado.server.live.live_table import LiveTable, Sender
from eldorado.server.net.protocols import text_frame
from eldorado.server.net.rate_limits import Bucket
from eldorado.server.settings import Limits
from eldorado.server.store import StoreAway
from eldorado.table import Refused


class RemarkNote(Struct, frozen=True, tag_field="about", tag="remark"):
    """What a worker sends to the others: somebody at its table said something."""

    worker: str
    table: str
    seat: int
    what: Remark


class Remarks:
    """Passes on the remarks of this worker's clients, and those of other workers."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._limits = limits

    def say(self, live: LiveTable, sender: Sender, what: Remark) -> None:
        """A seat says something to everybody; the limit of the seat is looked at first."""
        seat = own_seat(sender.watcher)
        if not self._bucket(live, seat).take():
            raise Refused("too_fast")
        check_remark(live.table, sender.watcher)
        self._pass_on(live, Said(seat, what), sender)
        if self._hub.store.database.postgresql:
            note = RemarkNote(self._hub.presence.worker, live.table.id, seat, what)
            self._hub.later(self._tell_workers(note))

    def hear(self, text: str) -> None:
        """A worker says what was said at a table; this one gets its own messages, too."""
        with suppress(msgspec.DecodeError):
            note = msgspec.json.decode(text, type=RemarkNote)
            live = self._hub.live.get(note.table)
            if live is not None and note.worker != self._hub.presence.worker:
                self._pass_on(live, Said(note.seat, note.what))

    def _bucket(self, live: LiveTable, seat: int) -> Bucket:
        if seat not in live.remarks:
            limits = self._limits
            live.remarks[seat] = Bucket(limits.remarks_per_minute / 60, limits.remark_burst)
        return live.remarks[seat]

    def _pass_on(self, live: LiveTable, said: Said, sender: Sender | None = None) -> None:
        frame = text_frame(write_message(said))
        for watcher in list(live.watchers):
            if sender is not None and watcher is sender.watcher:
                watcher.tell(Said(said.seat, said.what, sender.mark))
            else:
                watcher.push(frame)

    async def _tell_workers(self, note: RemarkNote) -> None:
        with suppress(StoreAway):  # a remark that comes late is not worth telling
            await self._hub.store.say([msgspec.json.encode(note).decode()])
