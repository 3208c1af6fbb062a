"""A table in memory, and the clients that look at it."""

import asyncio
import time

from eldorado.core.game import new_seed
from eldorado.server.messages import Outgoing, Presence, write_message
from eldorado.table import Table

LONGEST_QUEUE = 256
"""Messages that may wait for a slow client."""


class Watcher:
    """A client at a table: the seat it looks from, and the messages on their way to it."""

    __slots__ = ("held", "queue", "seat")

    def __init__(self, seat: int | None, held: frozenset[int]) -> None:
        self.seat = seat
        self.held = held
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, message: bytes) -> None:
        """Leaves a message to be sent; a client too slow to follow is let go."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def tell(self, message: Outgoing) -> None:
        self.send(write_message(message))

    def drop(self) -> None:
        """Ends the connection; what waits is not sent any more."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Live:
    """A table in memory."""

    __slots__ = ("kept", "lock", "seeds", "seen", "table", "thinking", "timer", "used", "watchers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = table.number
        """The event after which the table was last kept whole."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.seen = dict.fromkeys(range(len(table.seats)), self.used)
        """When each seat last had somebody at a screen."""
        self.seeds = [new_seed() & 0xFFFFFFFF for _ in table.seats]

    @property
    def presence(self) -> Presence:
        """Who is at a screen that this worker serves."""
        online = {seat for watcher in self.watchers for seat in watcher.held}
        return Presence(sorted(online), sum(w.seat is None for w in self.watchers))
