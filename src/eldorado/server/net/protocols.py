"""HTTP and WebSocket connections that idle clients cannot hold open.

uvicorn has no time limit for heads and bodies of requests, none for clients that do not read, no
limit for heads, chunks and frames, and does not count connections by address. Its protocols are
extended here by exactly that, rather than exchanged: granian limits heads only, hypercorn neither
bodies nor addresses.
"""

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from eldorado.input_limits import (
    LARGEST_BACKLOG,
    LARGEST_HEAD,
    MOST_CHUNKS,
    MOST_FRAGMENTS,
    MOST_HEADERS,
    MOST_PIPELINED,
)
from eldorado.server.monitoring.event_loop import timed
from eldorado.server.net.admission import admission
from eldorado.server.net.rate_limits import Bucket, household

HELD = 2.0
"""Seconds for which a connection is left without an answer if its address ignores its limits."""

SOCKET = "eldorado.socket"
"""Where a socket's scope has its connection, among the extensions."""

FRAMES_FOR_A_MESSAGE = 4
"""Frames that a client may send for each message it may: parts of messages, pings and pongs."""

SLICE = 1_024
"""Bytes of a socket that are read at once; in between the client's limit is checked."""

FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\r\n"


class Entrance(asyncio.Protocol):
    """Receives new connections: one that its address opens too soon after others is
    ended before anything is made for it, the others get an HttpConnection."""

    __slots__ = ("_options",)

    def __init__(self, **options: Any) -> None:
        """`options` are those that uvicorn gives to its protocols."""
        self._options = options

    @timed
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        if admission().hurried(peer[0] if peer else ""):
            transport.abort()
            return
        connection = HttpConnection(**self._options)
        transport.set_protocol(connection)
        connection.connection_made(transport)


class HttpConnection(HttpToolsProtocol):
    """Waits for its client a limited time: for a head, for a body, for being read."""

    _request: tuple[float, float] | None = None
    """Since when it waits for the rest of a request, and how many seconds it may."""

    _unread: tuple[float, float] | None = None
    """The same for an answer that the client does not read; further requests do not end it."""

    _answering: RequestResponseCycle | None = None
    """The request that is answered now; `cycle` is the last one that was received."""

    _head = 0
    """Bytes of the address and the headers of the request so far, with those after its body."""

    _headers = 0
    _chunks = 0

    _body_begun = False
    _between = True
    """Whether no request has begun since the last one was complete."""

    _loose = 0
    """Bytes of the request that were neither in a complete head nor in its body."""

    _why = ""
    """What is wrong with a request that is refused here."""

    _held = False

    @property
    def wait(self) -> tuple[float, float] | None:
        return self._unread or self._request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        banned = admission().is_banned(host)
        if not admission().admit(self, host):
            if not banned:
                transport.write(FULL)
            transport.close()
        elif banned:  # ended at once, it would come back at once
            self._held = True
            self._request = (time.monotonic(), HELD)
        else:
            self._request = (time.monotonic(), admission().limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        admission().release(self)
        if self._answering is not None:  # else its answer would be written to nobody
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    @timed
    def data_received(self, data: bytes) -> None:
        if self._held:
            return
        if self._request is None and self._is_idle():
            self._request = (time.monotonic(), admission().limits.head_seconds)
        if self.parser is None or self.transport.is_closing():
            return
        self._loose += len(data)
        super().data_received(data)
        if self._between:
            self._loose = 0
        elif self._loose > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response(self._count_refusal())

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(self._why or msg)

    def _count_refusal(self) -> str:
        """The request asks too much of who reads it: the sentence about that."""
        if self._body_begun:
            admission().refused["chunks"] += 1
            self._why = "The body of the request comes in too many pieces."
        else:
            admission().refused["head_too_large"] += 1
            self._why = "The head of the request is too large."
        return self._why

    def handle_websocket_upgrade(self) -> None:
        self._request = None
        super().handle_websocket_upgrade()

    # What the parser finds. An exception ends the connection; the rest of what arrived is not read.

    def on_message_begin(self) -> None:
        self._head = self._headers = self._chunks = 0
        self._body_begun = self._between = False
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._add_to_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._add_to_head(len(name) + len(value) + len(b": \r\n"))
        if not self._body_begun:  # what comes after a body changes nothing any more
            super().on_header(name, value)

    def _add_to_head(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD or self._headers > MOST_HEADERS:
            raise ValueError(self._count_refusal())

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise ValueError(self._count_refusal())

    def on_body(self, body: bytes) -> None:
        self._loose -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._loose -= self._head
        self._body_begun = True
        self._request = (time.monotonic(), admission().limits.body_seconds)
        if len(self.pipeline) >= MOST_PIPELINED:
            admission().refused["pipelining"] += 1
            raise ValueError
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._request = None
        self._between = True
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._unread = (time.monotonic(), admission().limits.unread_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread = None
        super().resume_writing()

    def abort(self) -> None:
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that messages can be pushed to without waiting, up to a limit in bytes."""

    wait: tuple[float, float] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=LARGEST_BACKLOG)
        before: Any = self.transport.get_protocol()
        admission().hand_over(before, self)
        limits = admission().limits
        self._frames = Bucket(
            limits.messages_per_second * FRAMES_FOR_A_MESSAGE, limits.burst * FRAMES_FOR_A_MESSAGE
        )

    def connection_lost(self, exc: Exception | None) -> None:
        admission().release(self)
        super().connection_lost(exc)

    @timed
    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """What has arrived costs little until it is handled here, unless there is much of it."""
        for _ in self.conn.events:
            self._frames.take()
        if self._frames.flooded:
            self._refuse("frames")
            admission().ban(household(self.client[0] if self.client else ""))
        elif not self.conn.writes or self._has_room():  # every ping has its answer there already
            super().handle_events()
            if len(self.frames) > MOST_FRAGMENTS:
                self._refuse("fragments")

    def _refuse(self, reason: str) -> None:
        admission().refused[reason] += 1
        self.abort()

    def _has_room(self) -> bool:
        """Whether more may be sent; a client that has left too much unread is disconnected."""
        if not self.writable.is_set():  # more than LARGEST_BACKLOG waits
            self._refuse("backlog")
            return False
        return True

    def send_keepalive_ping(self) -> None:
        if self.transport.is_closing() or self._has_room():
            super().send_keepalive_ping()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[SOCKET] = self

    def push(self, frame: bytes) -> bool:
        """Sends a frame; False if the client has left too much unread, and is disconnected."""
        if self.close_sent or self.transport.is_closing():
            return False
        if not self._has_room():
            return False
        self.transport.write(frame)
        return True

    def finish(self) -> None:
        """Closes the connection after what was sent."""
        closing = self.send({"type": "websocket.close", "code": 4000, "reason": ""})
        task = self.loop.create_task(closing)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    def pause_writing(self) -> None:
        self.wait = (time.monotonic(), admission().limits.unread_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.wait = None
        super().resume_writing()

    def abort(self) -> None:
        self.transport.abort()


def text_frame(message: bytes) -> bytes:
    """A message as it travels to any number of clients."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)
