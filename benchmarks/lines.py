"""WebSockets that cost little: thousands of messages a second for clients that share two cores
with the server they measure."""

import asyncio
import base64
import os
import socket
from collections.abc import Callable
from typing import NamedTuple, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; masked with zeros it stays as it is."""


class Place(NamedTuple):
    """Where a server listens, and the own address to come from."""

    host: str
    port: int
    local: str
    buffer: int = 0
    """Bytes that the system keeps of what was not read; 0 leaves that to the system."""


class Line(asyncio.Protocol):
    """One WebSocket. Every message is handed over at once; the last call is `lost`."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._path = path
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(
        cls, place: Place, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> "Line":
        """A line that is ready for messages; raises OSError where the server refuses it."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: cls(path, heard, lost), sock=await _connected(place)
        )
        try:
            await line.open
        except BaseException:
            line.hang_up()
            raise
        return line

    @property
    def gone(self) -> bool:
        """Whether the connection has ended; what is sent then goes nowhere."""
        return self._transport is None or self._transport.is_closing()

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def stop_reading(self) -> None:
        """Leaves what the server sends where it is."""
        if self._transport is not None:
            self._transport.pause_reading()

    def hang_up(self) -> None:
        """Drops the connection without notice."""
        self._heard, self._lost = _ignore_message, _ignore_end
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host, port = transport.get_extra_info("peername")[:2]
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionResetError("The server hung up."))
        else:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.open.done() and not self._upgraded():
            return
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._frame(PONG, payload)
            elif kind == CLOSE and self._transport is not None:
                self._transport.close()

    def _upgraded(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            said = head.partition(b"\r\n")[0].decode(errors="replace")
            self.open.set_exception(ConnectionRefusedError(said))
            return False
        self._buffer = rest
        self.open.set_result(None)
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server masks nothing and splits nothing."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start])
        end = start + length
        if len(buffer) < start or len(buffer) < end:
            return None
        self._buffer = buffer[end:]
        return buffer[0] & 15, buffer[start:end]

    def _frame(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        length = len(payload)
        if length < 126:
            head = bytes((128 | kind, 128 | length))
        elif length < 65_536:
            head = bytes((128 | kind, 254)) + length.to_bytes(2)
        else:
            head = bytes((128 | kind, 255)) + length.to_bytes(8)
        self._transport.write(head + NO_MASK + payload)


async def _connected(place: Place) -> socket.socket:
    """A socket to the server that comes from the own address."""
    found = socket.socket()
    try:
        found.setblocking(False)
        if place.buffer:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, place.buffer)
        found.bind((place.local, 0))
        await asyncio.get_running_loop().sock_connect(found, (place.host, place.port))
    except BaseException:
        found.close()
        raise
    return found


def _ignore_message(_: bytes) -> None:
    """What arrives after the end concerns nobody."""


def _ignore_end() -> None:
    """The end was our own wish."""
