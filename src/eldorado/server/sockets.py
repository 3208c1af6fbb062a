"""One client at one table: what it says is read, checked and done; what happens is told to it."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from eldorado.errors import EldoradoError
from eldorado.server import messages as m
from eldorado.server.api import TABLE_ID
from eldorado.server.desk import Desk
from eldorado.server.hub import Hub, Request
from eldorado.server.limits import Bucket
from eldorado.server.live import Live, Watcher
from eldorado.server.problems import WENT_WRONG, problem_of
from eldorado.server.rematches import arrange_rematch
from eldorado.server.store import StoreAway
from eldorado.table import AnyEvent, Refused, Table
from eldorado.table.refused import no_such_table

log = logging.getLogger("eldorado.server")

Socket = WebSocket[Any, Any, Any]

FIRST_WORD = 10.0
"""Seconds a client has for its hello."""

ABSENT = 30.0
"""Seconds a seat must be without a screen before others may call a computer player to it."""


GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending and receiving raise when the client is not there any more."""

RESTART = Refused("restart", "The connection was lost; come again in a moment.")
"""Said to a client that shall come back by itself."""


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: Socket, table: str) -> None:
    """A client comes, says hello, plays or watches, and goes."""
    desk: Desk = socket.app.state.desk
    await socket.accept()
    address = desk.address(socket)
    desk.sockets[address] += 1
    try:
        refusal = _unwelcome(desk, socket, address)
        if refusal is not None:
            await _goodbye(socket, refusal)
            return
        await Visit(desk, socket).run(table)
    except GONE:
        pass
    finally:
        desk.sockets[address] -= 1
        if desk.sockets[address] <= 0:
            del desk.sockets[address]


def _unwelcome(desk: Desk, socket: Socket, address: str) -> Refused | None:
    try:
        desk.check_origin(socket)
    except Refused as refused:
        return refused
    if desk.sockets[address] > desk.settings.limits.sockets_per_address:
        return Refused("too_many", "There are too many connections from your address.")
    if not desk.requests.take(address):
        desk.metrics.floods += 1
        return Refused("too_fast", "That is too much at once; wait a moment.")
    return None


async def _goodbye(socket: Socket, why: EldoradoError) -> None:
    problem = problem_of(why)
    message = m.write_message(m.Goodbye(problem.code, problem.sentence))
    await socket.send_data(message.decode(), mode="text")
    await socket.close(code=4000)


class Visit:
    """The conversation with one client."""

    def __init__(self, desk: Desk, socket: Socket) -> None:
        self.desk = desk
        self.hub = desk.hub
        self.socket = socket
        self.address = desk.address(socket)
        limits = desk.settings.limits
        self.bucket = Bucket(limits.messages_per_second, limits.burst)

    async def run(self, table: str) -> None:
        try:
            live, watcher = await self._enter(table)
        except EldoradoError as error:
            await _goodbye(self.socket, RESTART if isinstance(error, StoreAway) else error)
            return
        except GONE:
            raise
        except Exception:
            log.exception("a visit to a table went wrong")
            await _goodbye(self.socket, Refused("server", WENT_WRONG))
            return
        writer = asyncio.create_task(self._write(watcher))
        try:
            await self._listen(live, watcher, writer)
        finally:
            writer.cancel()
            self.hub.leave(live, watcher)

    async def _enter(self, table: str) -> tuple[Live, Watcher]:
        """The client says who it is, and is shown the table."""
        try:
            async with asyncio.timeout(FIRST_WORD):
                hello = await self._hello()
        except TimeoutError as error:
            raise Refused("silent", "Say hello first.") from error
        if not re.match(TABLE_ID, table):
            raise no_such_table()
        live = await self.hub.open(table)
        await self.hub.catch_up(live)  # another worker may have told this client more
        held = await self.desk.held(live, self.socket, hello.secret)
        if hello.secret is not None and not held:
            raise Refused("not_seated", "That secret holds no seat at this table.")
        watcher = Watcher(_seat(live.table, held, hello.seat), held)
        await self.hub.join(live, watcher, hello.since)
        return live, watcher

    async def _hello(self) -> m.Hello:
        while True:
            text = await self.socket.receive_data(mode="text")
            if not self._allowed() and self.bucket.flooded:
                raise Refused("too_fast", "That was too much at once.")
            try:
                message = self._read(text)
                if isinstance(message, m.Hello):
                    return message
                raise Refused("unreadable", "The first message must be hello.")
            except Refused as refused:
                await self._send(m.Refused(refused.code, str(refused)))

    def _allowed(self) -> bool:
        """Whether one more message is within the limits of the connection and its address."""
        if self.bucket.take() and self.desk.messages.take(self.address):
            return True
        self.desk.metrics.floods += 1
        return False

    async def _send(self, message: m.Outgoing) -> None:
        await self.socket.send_data(m.write_message(message).decode(), mode="text")

    async def _write(self, watcher: Watcher) -> None:
        """Sends what waits, in its order; a client that is let go is told to come again."""
        with contextlib.suppress(*GONE):
            while (message := await watcher.queue.get()) is not None:
                await self.socket.send_data(message.decode(), mode="text")
            await _goodbye(self.socket, RESTART)

    async def _listen(self, live: Live, watcher: Watcher, writer: asyncio.Task[None]) -> None:
        while not writer.done():
            text = await self.socket.receive_data(mode="text")
            if self._allowed():
                await self._answer(live, watcher, text)
            elif self.bucket.flooded:
                writer.cancel()
                await _goodbye(self.socket, Refused("too_fast", "That was too much at once."))
                return
            else:
                slow = "That is too much at once; slow down."
                watcher.tell(m.Refused("too_fast", slow, id=self._mark(text)))

    async def _answer(self, live: Live, watcher: Watcher, text: str) -> None:
        """Does what a message asks; a refusal is an answer too."""
        mark: int | None = None
        try:
            message = self._read(text)
            mark = getattr(message, "id", None)
            await self._do(live, watcher, message)
        except EldoradoError as error:
            self.desk.metrics.refused += 1
            problem = problem_of(error)
            watcher.tell(m.Refused(problem.code, problem.sentence, problem.clause, mark))
        except Exception:  # a fault of ours ends neither the connection nor the table
            log.exception("table %s: a message went wrong", live.table.id)
            watcher.tell(m.Refused("server", WENT_WRONG, id=mark))

    def _read(self, text: str) -> m.Incoming:
        if len(text.encode()) > m.LARGEST:
            raise Refused("too_big", f"A message has at most {m.LARGEST} bytes.")
        if not text:
            raise Refused("unreadable", "A message is a JSON object, sent as text.")
        try:
            return m.read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("unreadable", f"The message cannot be read: {error}."[:300]) from error

    def _mark(self, text: str) -> int | None:
        """The client's own mark of a message that is not done."""
        try:
            return getattr(self._read(text), "id", None)
        except Refused:
            return None

    async def _do(self, live: Live, watcher: Watcher, message: m.Incoming) -> None:
        if isinstance(message, m.Ping):
            watcher.tell(m.Pong(time.time(), message.id))
        elif isinstance(message, m.Look):
            await self.hub.look(live, watcher, message.seat, message.id)
        elif isinstance(message, m.Hello):
            raise Refused("unreadable", "You have said hello already.")
        elif isinstance(message, m.Rematch):
            _own(watcher)
            id = await arrange_rematch(self.desk, live, self.socket)
            await self.hub.request(
                live, lambda table, at: table.meet_again(id, at), message.n, watcher, message.id
            )
        else:
            request = _request(self.hub, live, watcher, message)
            await self.hub.request(live, request, message.n, watcher, message.id)
            if isinstance(message, m.Fill):
                await self.hub.errands.begin(live)


def _request(hub: Hub, live: Live, watcher: Watcher, message: m.Incoming) -> Request[AnyEvent]:
    """What a message wants of the table."""
    if isinstance(message, m.Act):
        action = message.action
        seat = watcher.seat
        return lambda table, at: table.act(seat, action, at, person=True)
    if isinstance(message, m.Fill):
        if _own(watcher) != live.table.host:
            raise Refused("not_seated", "Only the host fills open seats.")
        chair, level = message.seat, message.level
        return lambda table, at: table.sit("", at, chair, level)
    if isinstance(message, m.Leave | m.Rise):
        which = _which(hub, live, watcher, message)
        if isinstance(message, m.Rise):
            return lambda table, at: table.rise(which, at)
        return lambda table, at: table.leave(which, at)
    own = _own(watcher)
    simple: dict[type, Callable[[Table, float], Any]] = {
        m.Undo: lambda table, at: table.undo(own, at),
        m.Pause: lambda table, at: table.pause(own, at),
        m.Resume: lambda table, at: table.resume(own, at),
        m.Comeback: lambda table, at: table.come_back(own, at),
        m.Resign: lambda table, at: table.resign(own, at),
    }
    return simple[type(message)]


def _which(hub: Hub, live: Live, watcher: Watcher, message: m.Leave | m.Rise) -> int:
    """The seat that is given up: the own one, or that of somebody who is not there."""
    own = _own(watcher)
    seat = own if message.seat is None else message.seat
    if not 0 <= seat < len(live.table.seats):
        raise Refused("not_seated", "There is no such seat.")
    if seat in watcher.held:
        return seat
    if isinstance(message, m.Rise) and own != live.table.host:
        raise Refused("not_seated", "Only the host frees the seats of others.")
    there = not hub.attendance.absent(live, seat, ABSENT)
    if there and live.table.seats[seat].kind == "person":
        raise Refused(
            "not_seated", "Somebody was at a screen for that seat just now; wait, or ask them."
        )
    return seat


def _own(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise Refused("not_seated", "You are watching; only seats can do that.")
    return watcher.seat


def _seat(table: Table, held: frozenset[int], wanted: int | None) -> int | None:
    """From whose eyes a client looks: as it wishes, else the held seat to move, else the first."""
    if wanted in held:
        return wanted
    if table.acting in held:
        return table.acting
    return min(held, default=None)
