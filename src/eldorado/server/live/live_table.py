"""A table in memory, and the clients that look at it."""

import asyncio
import time
from typing import NamedTuple, Protocol

from eldorado.interface.messages import Outgoing, Presence, write_message
from eldorado.interface.table_in_use import TableInUse
from eldorado.server.net.protocols import text_frame
from eldorado.server.net.rate_limits import Bucket
from eldorado.table import Table


class MessageSink(Protocol):
    """Where messages to a client go."""

    def push(self, frame: bytes) -> bool:
        """Sends a frame without waiting; False if the client is disconnected."""

    def finish(self) -> None:
        """Closes the connection after what was sent."""


class Watcher:
    """A client at a table, and the seat it looks from."""

    __slots__ = ("connection", "held", "seat")

    def __init__(self, seat: int | None, held: frozenset[int], connection: MessageSink) -> None:
        self.seat = seat
        self.held = held
        self.connection = connection

    def push(self, frame: bytes) -> None:
        """Sends what was made for several clients."""
        self.connection.push(frame)

    def tell(self, message: Outgoing) -> None:
        self.connection.push(text_frame(write_message(message)))


class Sender(NamedTuple):
    """The client of a request, and the id it gave to the request."""

    watcher: Watcher
    mark: int | None


class LiveTable(TableInUse):
    """A table of this server, and everything about its clients."""

    __slots__ = (
        "creator",
        "kept",
        "lock",
        "remarks",
        "seen",
        "thinking",
        "timer",
        "used",
        "watchers",
    )

    def __init__(self, table: Table, creator: str = "") -> None:
        super().__init__(table)
        self.creator = creator
        """The opaque name of the client that opened it, for fair shares."""
        self.kept = table.number
        """The event after which the table was last kept whole."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.seen = dict.fromkeys(range(len(table.seats)), self.used)
        """When each seat last had somebody at a screen."""
        self.remarks: dict[int, Bucket] = {}
        """How much each seat may still say."""

    @property
    def presence(self) -> Presence:
        """The seats of clients that this worker serves."""
        online = {seat for watcher in self.watchers for seat in watcher.held}
        return Presence(sorted(online), sum(w.seat is None for w in self.watchers))
