"""One client at one table: reads, checks and carries out its messages, and sends it events."""

import asyncio
import logging
import re
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from msgspec.structs import asdict

from eldorado.errors import EldoradoError
from eldorado.interface import messages as m
from eldorado.interface.problem import WENT_WRONG
from eldorado.interface.table_ids import is_table_id
from eldorado.interface.table_requests import (
    check_pace,
    first_look,
    own_seat,
    read_incoming,
    request_of,
)
from eldorado.server.http.problems import problem_of
from eldorado.server.live.gathering.rematches import accept_rematch, arrange_rematch
from eldorado.server.live.live_table import LiveTable, Sender, Watcher
from eldorado.server.live.presence import ABSENT
from eldorado.server.net.admission import admission
from eldorado.server.net.protocols import SOCKET, SocketConnection, text_frame
from eldorado.server.net.rate_limits import Bucket
from eldorado.server.services import Services
from eldorado.server.store import StoreAway
from eldorado.table import Refused
from eldorado.table.refused import no_such_table, stale

log = logging.getLogger("eldorado.server")

PATH = re.compile(r"/api/tables/([^/]+)/socket")

FIRST_WORD = 10.0
"""Seconds a client has for its hello."""

RESTART = Refused("restart")
"""Sent to a client that should reconnect."""


class Gone(Exception):
    """The client is not there any more."""


async def table_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """A client comes, says hello, plays or watches, and goes.

    It speaks ASGI directly: a framework between the two would cost more than the game.
    """
    found = PATH.fullmatch(scope["path"])
    await receive()
    if found is None:
        await send({"type": "websocket.close", "code": 4000, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    visit = ClientSession(services, scope, receive, send)
    services.limits.sockets[visit.address] += 1
    try:
        await visit.run(found[1])
    except Gone:
        pass
    finally:
        services.limits.sockets[visit.address] -= 1
        if services.limits.sockets[visit.address] <= 0:
            del services.limits.sockets[visit.address]


class ClientSession:
    """The conversation with one client."""

    def __init__(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        self.services = services
        self.hub = services.hub
        self.http: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        """The request that opened the socket."""
        self.connection: SocketConnection = scope["extensions"][SOCKET]  # type: ignore
        self.receive = receive
        self.send = send
        self.address = services.identity.address(scope)
        limits = services.settings.limits
        self.bucket = Bucket(limits.messages_per_second, limits.burst)

    async def run(self, table: str) -> None:
        try:
            self._check_welcome()
            live, watcher = await self._enter(table)
        except EldoradoError as error:
            await self._goodbye(RESTART if isinstance(error, StoreAway) else error)
            return
        except Gone:
            raise
        except Exception:
            log.exception("a visit to a table went wrong")
            await self._goodbye(Refused("server", WENT_WRONG))
            return
        try:
            await self._listen(live, watcher)
        finally:
            self.hub.leave(live, watcher)

    def _check_welcome(self) -> None:
        services, address = self.services, self.address
        services.identity.check_origin(self.http)
        if services.limits.sockets[address] > services.settings.limits.sockets_per_address:
            services.metrics.refuse("sockets_of_address")
            raise Refused("too_many")
        if not services.limits.requests.take(address):
            services.metrics.refuse("requests")
            raise Refused("too_fast")

    async def _enter(self, table: str) -> tuple[LiveTable, Watcher]:
        """The client says who it is, and is shown the table."""
        try:
            async with asyncio.timeout(FIRST_WORD):
                hello = await self._hello()
        except TimeoutError as error:
            raise Refused("silent", "Send hello first.") from error
        if not is_table_id(table):
            raise no_such_table()
        live = await self._open(table)
        if self.hub.store.database.postgresql:
            await self.hub.catch_up(live)  # another worker may have sent this client more
        held = await self.services.identity.held(live, self.http, hello.secret)
        if await accept_rematch(self.services, live, held):
            held = await self.services.identity.held(live, self.http, hello.secret)
        if hello.secret is not None and not held:
            raise Refused("not_seated", kind="secret")
        watcher = Watcher(first_look(live.table, held, hello.seat), held, self.connection)
        self._check_room(live, held)
        await self.hub.join(live, watcher, hello.since)
        return live, watcher

    async def _open(self, table: str) -> LiveTable:
        """The table; a client that came with too many others of its address comes back later."""
        try:
            return await self.services.table(self.http, table)
        except Refused as refused:
            raise RESTART if refused.code == "too_fast" else refused from refused

    def _check_room(self, live: LiveTable, held: frozenset[int]) -> None:
        """Refuses one client too many: whatever happens at a table is sent to each of them."""
        limits = self.services.settings.limits
        most = limits.sockets_per_seat if held else limits.spectators_per_table
        alike = [one for one in live.watchers if one.held & held or not (one.held or held)]
        if len(alike) >= most:
            self.services.metrics.refuse("clients_of_table")
            raise Refused("too_many", kind="screens")

    async def _hello(self) -> m.Hello:
        while True:
            text = await self._next()
            if not self._allowed() and self.bucket.flooded:
                raise Refused("too_fast")
            try:
                message = read_incoming(text)
                if isinstance(message, m.Hello):
                    return message
                raise Refused("unreadable", "The first message must be hello.")
            except Refused as refused:
                self._tell(m.Refusal(**asdict(problem_of(refused))))

    async def _next(self) -> str:
        """The next message, empty if it is not text."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    def _tell(self, message: m.Outgoing) -> None:
        self.connection.push(text_frame(m.write_message(message)))

    async def _goodbye(self, why: EldoradoError) -> None:
        problem = problem_of(why)
        self._tell(m.Goodbye(problem.code, problem.sentence, problem.message))
        try:
            await self.send({"type": "websocket.close", "code": 4000, "reason": ""})
        except OSError as error:
            raise Gone from error

    def _allowed(self) -> bool:
        """Whether one more message is within the limits of the connection and its address."""
        if self.bucket.take() and self.services.limits.messages.take(self.address):
            return True
        self.services.metrics.refuse("messages")
        return False

    async def _listen(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            text = await self._next()
            if self._allowed():
                await self._answer(live, watcher, text)
            elif self.bucket.flooded or self.services.limits.messages.flooded(self.address):
                admission().ban(self.address)
                await self._goodbye(Refused("too_fast"))
                return
            else:
                slow = "That is too much at once; slow down."
                watcher.tell(m.Refusal("too_fast", slow, id=self._mark(text)))

    async def _answer(self, live: LiveTable, watcher: Watcher, text: str) -> None:
        """Does what a message asks; a refusal is an answer too."""
        mark: int | None = None
        try:
            message = read_incoming(text)
            mark = getattr(message, "id", None)
            await self._do(live, watcher, message)
        except EldoradoError as error:
            problem = problem_of(error)
            self.services.metrics.refuse(problem.code)
            watcher.tell(m.Refusal(**asdict(problem), id=mark))
        except Exception:  # a fault of ours ends neither the connection nor the table
            log.exception("table %s: a message went wrong", live.table.id)
            watcher.tell(m.Refusal("server", WENT_WRONG, id=mark))

    def _mark(self, text: str) -> int | None:
        """The client's own mark of a message that is not done."""
        try:
            return getattr(read_incoming(text), "id", None)
        except Refused:
            return None

    async def _do(self, live: LiveTable, watcher: Watcher, message: m.Incoming) -> None:
        if isinstance(message, m.Ping):
            watcher.tell(m.Pong(time.time(), message.id))
        elif isinstance(message, m.Look):
            await self.hub.look(live, watcher, message.seat, message.id)
        elif isinstance(message, m.Pace):
            check_pace(live.table, watcher)
            live.pace = message.seconds
            watcher.tell(m.Allowed(message.id))
        elif isinstance(message, m.Say):
            self.services.remarks.say(live, Sender(watcher, message.id), message.what)
        elif isinstance(message, m.Hello):
            raise Refused("unreadable", "hello was already sent.")
        elif isinstance(message, m.Check):
            if message.n != live.table.number:
                raise stale()
            live.table.check(watcher.seat, message.action)
            watcher.tell(m.Allowed(message.id))
        elif isinstance(message, m.Rematch):
            own_seat(watcher)
            sender = Sender(watcher, message.id)
            id = await arrange_rematch(self.services, live, self.http, watcher.held)
            await self.hub.request(
                live, lambda table, at: table.meet_again(id, at), message.n, sender
            )
        else:
            request = request_of(
                live.table,
                watcher,
                message,
                lambda seat: self.hub.presence.absent(live, seat, ABSENT),
            )
            await self.hub.request(live, request, message.n, Sender(watcher, message.id))
            if isinstance(message, m.Fill):
                await self.services.scheduler.begin(live)
