"""A table in memory, and the clients that look at it."""

import asyncio
import time
from typing import NamedTuple, Protocol

from eldorado.core.game import new_seed
from eldorado.server.live.messages import Outgoing, Presence, write_message
from eldorado.server.net.protocols import text_frame
from eldorado.table import Documents, Table


class MessageSink(Protocol):
    """Where messages to a client go."""

    def push(self, frame: bytes) -> bool:
        """Sends a frame without waiting; False if the client is let go."""

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


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "_documents",
        "creator",
        "kept",
        "lock",
        "pace",
        "seeds",
        "seen",
        "table",
        "thinking",
        "timer",
        "used",
        "watchers",
    )

    def __init__(self, table: Table, creator: str = "") -> None:
        self.table = table
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
        self.pace = table.setup.pace
        """Seconds between the moves of computer players, as the host likes it now."""
        self.seeds = [new_seed() & 0xFFFFFFFF for _ in table.seats]
        self._documents: Documents | None = None

    @property
    def documents(self) -> Documents:
        """What everybody is shown now."""
        if self._documents is None:
            self._documents = self.table.documents()
        return self._documents

    def move_on(self, table: Table, documents: Documents | None = None) -> None:
        """The table is now like this; its documents are made when they are needed."""
        self.table = table
        self._documents = documents

    @property
    def presence(self) -> Presence:
        """The seats of clients that this worker serves."""
        online = {seat for watcher in self.watchers for seat in watcher.held}
        return Presence(sorted(online), sum(w.seat is None for w in self.watchers))
