"""Tables of four clients that play: each table from an address of its own, so that limits count.

Every client receives and reads every message, follows its document and checks the numbers of the
events. One that loses its connection comes back to where it was, as a browser does.
"""

import asyncio
import random
import time
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from benchmarks.lines import Line, Place
from eldorado.bots import make_bot
from eldorado.client import Server
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.interface.messages import Goodbye, Happened, Outgoing, Refusal, Welcome
from eldorado.table import Changes
from eldorado.table.bot_turn import plan
from eldorado.table.events import VisibleEvent

SEATS = 4

COME_BACK = 0.2
"""Seconds until a client that was let go tries again."""

ASK_AGAIN = 0.5
"""Seconds until a client repeats an action that was refused for a reason that passes."""

ANSWER = 60.0
"""Seconds a client waits for the table before it tries again."""

PATIENCE = 180.0
"""Seconds after which a table is given up on."""

PASSING = ("stale", "too_fast", "server", "restart")
"""Refusals after which the same client tries again."""

_decoder: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
_encoder = msgspec.json.Encoder()


class Sample(NamedTuple):
    """One action: when it was sent, and seconds until the last of the four clients had it."""

    sent: float
    delay: float


class Crowd:
    """All players at a server, and what they saw."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.samples: list[Sample] = []
        self.messages = 0
        self.bytes = 0
        self.largest = 0
        """Bytes of the longest message about an action."""
        self.returns = 0
        """How often a client had to come back."""
        self.finished = 0
        """Games that came to their end."""
        self.faults: list[str] = []
        self.parties: list[Party] = []
        self.until = 0.0
        """When the play ends."""

    async def open(self, tables: int) -> None:
        """Opens this many tables, without clients."""
        new = [Party(self, _address(len(self.parties) + i)) for i in range(tables)]
        for party in new:
            await party.open_table()
        self.parties += new

    async def connect(self) -> None:
        """Four clients come to every table."""
        for party in self.parties:
            await party.connect()

    async def play(self, rate: float, seconds: float) -> None:
        """Everybody plays at so many actions per second in all, for some time or until `stop`."""
        self.until = time.perf_counter() + seconds
        interval = len(self.parties) / rate
        await asyncio.gather(*(party.play(interval) for party in self.parties))

    def stop(self) -> None:
        """Nobody begins another action."""
        self.until = 0.0

    def waiting(self) -> list[float]:
        """When each action was sent that not all have heard of."""
        return [party.sent for party in self.parties if party.sent is not None]

    async def check(self) -> None:
        """Notes as faults which acknowledged actions are not in the history of their table."""
        for party in self.parties:
            await party.check()

    def close(self) -> None:
        for party in self.parties:
            party.leave()


class Client:
    """One of the four at a table."""

    def __init__(self, party: "Party", seat: int, secret: str) -> None:
        self.party = party
        self.seat = seat
        self.secret = secret
        self.number = 0
        self.document: Any = {}
        self.bot = make_bot("walker", seat)
        self.plan: list[str] = []
        """What it will do until something comes to light: one thought for several actions."""
        self._line: Line | None = None
        self._welcomed: asyncio.Future[None] | None = None
        self._coming: asyncio.Task[None] | None = None

    @property
    def acting(self) -> bool:
        """Whether this seat is to move."""
        document = self.document
        return bool(document["status"] == "running" and document["view"]["to_move"] == self.seat)

    def choose(self) -> str:
        """The next action of a walker."""
        if not self.plan:
            self.plan = plan(self.bot, View.from_json(self.document["view"]))
        return self.plan.pop(0)

    async def come(self) -> None:
        """Connects until it receives the table."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self._connect()
                except OSError:
                    self.hang_up()
                    await asyncio.sleep(COME_BACK)

    async def _connect(self) -> None:
        self._welcomed = asyncio.get_running_loop().create_future()
        place, path = self.party.place, self.party.path
        self._line = await Line.connect(place, path, self._hear, self._lost)
        self._line.send(_hello(self.secret, self.number if self.document else None))
        async with asyncio.timeout(ANSWER):
            await self._welcomed

    def send(self, text: bytes) -> None:
        if self._line is not None:
            self._line.send(text)

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.hang_up()

    def leave(self) -> None:
        """Goes for good."""
        self.hang_up()
        if self._coming is not None:
            self._coming.cancel()

    def _lost(self) -> None:
        """The server let this client go: it comes back."""
        self.party.crowd.returns += 1
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_exception(ConnectionResetError("The server hung up."))
        else:
            self._coming = asyncio.create_task(self.come())

    def _hear(self, text: bytes) -> None:
        crowd = self.party.crowd
        crowd.messages += 1
        crowd.bytes += len(text)
        message = _decoder.decode(text)
        if isinstance(message, Happened):
            crowd.largest = max(crowd.largest, len(text))
            self._happened(message)
        elif isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, Refusal):
            self.party.refused(message)
        elif isinstance(message, Goodbye) and message.code != "restart":
            crowd.faults.append(f"{self.party.id}: {message.sentence}")

    def _happened(self, message: Happened) -> None:
        if message.n != self.number + 1:
            self.party.fault(f"event {message.n} came after {self.number}")
        self.number = message.n
        Changes(message.set, message.gone).apply(self.document)
        if message.id is not None:
            self.party.acknowledged.add(message.n)
        self.party.heard(self, message.n, message.event)

    def _welcome(self, message: Welcome) -> None:
        known, self.number = self.number, message.n
        if self.document and known + len(message.missed) != message.n:
            self.party.fault(f"{len(message.missed)} events were told after {known}")
        back = bool(self.document)
        self.document = message.table
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_result(None)
        if back:
            for n, event in enumerate(message.missed, known + 1):
                self.party.heard(self, n, event)
            self.party.back(self)


class Party:
    """One table and its four clients, all at one address."""

    def __init__(self, crowd: Crowd, local: str) -> None:
        self.crowd = crowd
        parts = urlsplit(crowd.url)
        self.place = Place(parts.hostname or "", parts.port or 0, local)
        self.id = ""
        self.clients: list[Client] = []
        self.sent: float | None = None
        """When the action was sent that not all four have heard of."""
        self.acknowledged: set[int] = set()
        """The events that the server said yes to since the last check."""
        self.known: dict[int, VisibleEvent] = {}
        """Events the first client has received since then, by number."""
        self._awaited = 0
        self._missing = 0
        """Which event is awaited, and how many clients have not heard of it."""
        self._settled: asyncio.Future[bool] | None = None

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/socket"

    async def open_table(self) -> None:
        """A new table for the next game."""
        plan = {"seats": [{"kind": "person"}] * SEATS, "pace": 0}
        server = Server(self.crowd.url, self.place.local)
        made = await asyncio.to_thread(server.post, "/api/tables", plan)
        self.id = made["id"]
        self.clients = [Client(self, held["seat"], held["secret"]) for held in made["seats"]]
        self.acknowledged, self.known = set(), {}

    async def connect(self) -> None:
        for client in self.clients:
            await client.come()

    def leave(self) -> None:
        for client in self.clients:
            client.leave()

    async def play(self, interval: float) -> None:
        """One action every few seconds; after a game, another begins."""
        due = time.perf_counter() + random.random() * interval
        while due < self.crowd.until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = _next_due(due, interval)
            client = next((one for one in self.clients if one.acting), None)
            if client is None:
                await self._next_game()
            else:
                await self._act(client)

    async def _act(self, client: Client) -> None:
        """One action, until all four clients have heard of it."""
        self._awaited, self._missing = client.number + 1, SEATS
        message = {"type": "act", "n": client.number, "id": self._awaited}
        text = _encoder.encode({**message, "action": client.choose()})
        self.sent = began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                while not await self._told(client, text):
                    await asyncio.sleep(ASK_AGAIN)
        except TimeoutError:
            self.fault(f"event {self._awaited} did not reach everybody in {PATIENCE:g} seconds")
        self.sent = None
        self.crowd.samples.append(Sample(began, time.perf_counter() - began))

    async def _told(self, client: Client, text: bytes) -> bool:
        """Sends an action, if it is not done already; whether all four clients heard of it."""
        if not self._missing:
            return True
        self._settled = asyncio.get_running_loop().create_future()
        if client.number < self._awaited:
            client.send(text)
        return await self._settled

    async def _next_game(self) -> None:
        """Goes to a new table; if the server refuses it now, at the next opportunity."""
        if any(one.document["status"] != "over" for one in self.clients):
            self.fault("nobody can move and the game is not over")
        await self.check()
        former = self.clients
        try:
            await self.open_table()
        except (OSError, EldoradoError):
            return
        for client in former:
            client.leave()
        self.crowd.finished += 1
        await self.connect()

    def heard(self, client: Client, n: int, event: VisibleEvent) -> None:
        """One of the clients has an event."""
        if client is self.clients[0]:
            self.known[n] = event
        if n == self._awaited and self._missing:
            self._missing -= 1
            if not self._missing:
                self._settle(True)

    def back(self, client: Client) -> None:
        """A client has come back: an action that was not done on the way is sent again."""
        if client.number < self._awaited and self._missing == SEATS:
            self._settle(False)

    def refused(self, message: Refusal) -> None:
        if message.code not in PASSING:
            self.fault(message.sentence)
        self._settle(False)

    def _settle(self, done: bool) -> None:
        if self._settled is not None and not self._settled.done():
            self._settled.set_result(done)

    def fault(self, what: str) -> None:
        self.crowd.faults.append(f"table {self.id}: {what}")

    async def check(self) -> None:
        """Compares acknowledged events with the events a new client receives."""
        wanted = {n: self.known[n] for n in self.acknowledged if n in self.known}
        if not wanted:
            return
        told = await _history(
            self.place, self.path, _hello(self.clients[0].secret, min(wanted) - 1)
        )
        for n, event in wanted.items():
            self.acknowledged.discard(n)
            if told.get(n) != event:
                self.fault(f"event {n} was acknowledged and is gone or another")
        self.known = {n: event for n, event in self.known.items() if n > max(wanted)}


async def _history(place: Place, path: str, hello: bytes) -> dict[int, VisibleEvent]:
    """Events of a table, by number, as the server sends them to a returning client."""
    found: list[Welcome] = []
    answered = asyncio.Event()

    def hear(text: bytes) -> None:
        message = _decoder.decode(text)
        if isinstance(message, Welcome):
            found.append(message)
            answered.set()

    line = await Line.connect(place, path, hear, answered.set)
    line.send(hello)
    await answered.wait()
    line.hang_up()
    if not found:
        return {}
    first = found[0].n - len(found[0].missed)
    return dict(enumerate(found[0].missed, first + 1))


def _next_due(due: float, interval: float) -> float:
    """When a table acts again: at different times, so that tables that were all held up by the
    server at the same moment do not go on in step."""
    now = time.perf_counter()
    if now - due > interval:
        return now + random.random() * interval
    return due + random.uniform(0.5, 1.5) * interval


def _hello(secret: str, since: int | None) -> bytes:
    return _encoder.encode({"type": "hello", "secret": secret, "since": since})


def percentile(delays: Iterable[float], part: float) -> float:
    """The delay in milliseconds below which that part of them lies; of none, 0."""
    ordered = sorted(delays)
    last = len(ordered) - 1
    return round(1000 * ordered[min(last, int(len(ordered) * part))], 1) if ordered else 0.0


def _address(number: int) -> str:
    """An address of the loopback for each table, away from those that attacks come from."""
    return f"127.{70 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
