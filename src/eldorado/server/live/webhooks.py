"""Calls to addresses that players gave, when it is their turn: signed, retried, never inwards."""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
import ssl
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from eldorado.server.store import Notice, Store, StoreAway
from eldorado.server.store.webhook_queue import Call, Calls
from eldorado.table import Refused, Table

log = logging.getLogger("eldorado.server")

PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each further try."""

LOOK_ROUND = 1.0
"""Seconds between two looks at which calls are due."""

CALL_SECONDS = 10.0
"""Seconds a call may take."""

PORTS = (80, 443, 8080, 8443)
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
NOT_PUBLIC = (ipaddress.IPv6Network("fec0::/10"), ipaddress.IPv6Network("3fff::/20"))
"""Local networks and those for examples; some versions of Python do not list them."""

NOT_CALLED = "That address is not allowed; use a host on the public internet."
"""The answer does not reveal whether a host is unknown or private."""

FAILURES = (
    OSError,
    ValueError,
    TimeoutError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)
"""How a call may fail; another try may do better."""

MOST_AT_ONCE = 20


class Unknown(Refused):
    """A host that cannot be found now."""


def checked_url(url: str) -> SplitResult:
    """A web address that may be called; whether it leads inwards is seen when it is."""
    refusal = Refused("webhook", "Give a web address that begins with https:// or http://.")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise refusal
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise refusal from error
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise refusal
    if port == 0:
        raise refusal
    return parts


def is_outside(address: str) -> bool:
    """Whether an address is one of the public internet, however it is written."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        within = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            within = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if within is not None:
            return is_outside(str(within))
        if any(found in network for network in NOT_PUBLIC):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def callable_address(parts: SplitResult, allowed: Sequence[str] = ()) -> tuple[str, int]:
    """Address and port to connect to; every address the host has must be outside."""
    host = str(parts.hostname)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CALL_SECONDS):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unknown("webhook", NOT_CALLED) from error
    addresses = [str(entry[4][0]) for entry in found]
    if addresses and all(address in allowed for address in addresses):
        return addresses[0], port
    if not addresses or not all(is_outside(address) for address in addresses):
        raise Refused("webhook", NOT_CALLED)
    if port not in PORTS:
        raise Refused("webhook", "That port is not allowed; use 80, 443, 8080 or 8443.")
    return addresses[0], port


class Webhooks:
    """Calls the webhooks of players. Any worker makes the calls of all."""

    def __init__(self, store: Store, allowed: Sequence[str] = ()) -> None:
        self.calls = Calls(store)
        self.allowed = allowed
        """Private addresses that may be called all the same."""
        self.pauses: Sequence[float] = PAUSES
        self._tasks: set[asyncio.Task[None]] = set()

    async def check(self, parts: SplitResult) -> None:
        """Refuses an address that would not be called."""
        await callable_address(parts, self.allowed)

    def notice(self, table: Table) -> Notice | None:
        """The seats to call when a turn begins or a game ends."""
        if table.result() is not None:
            seats = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
            what = "over"
        elif table.acting is not None:
            seats, what = [table.acting], "turn"
        else:
            return None
        return Notice(tuple(seats), what, time.time())

    async def run(self) -> None:
        """Makes calls when they are due, without end."""
        while True:
            with suppress(StoreAway):
                await self.look_round()
            await asyncio.sleep(LOOK_ROUND)

    async def look_round(self) -> None:
        """Begins the calls that are due now, as many as may be under way at once."""
        for call in await self.calls.due(time.time(), MOST_AT_ONCE - len(self._tasks)):
            task = asyncio.create_task(self._make(call))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _make(self, call: Call) -> None:
        """Tries a call, unless another worker does. A crash on the way uses up an attempt."""
        left = self.pauses[call.tries :]
        with suppress(StoreAway):
            again = time.time() + CALL_SECONDS + left[0] if left else None
            if not await self.calls.claim(call, again):
                return
            if await self._settled(call):
                await self.calls.settle(call)
            elif left:
                await self.calls.postpone(call, time.time() + left[0])
            else:
                log.warning("a webhook of a player does not answer")

    async def _settled(self, call: Call) -> bool:
        """Calls once; whether there is no need to do so again."""
        told = {"table": call.table, "seat": call.seat, "what": call.what, "n": call.n}
        try:
            async with asyncio.timeout(CALL_SECONDS):
                status = await self._post(
                    checked_url(call.url), call.key, msgspec.json.encode(told)
                )
        except Refused as refused:
            return not isinstance(refused, Unknown)
        except FAILURES:
            return False
        return status < 500 and status != 429

    async def _post(self, parts: SplitResult, key: str, body: bytes) -> int:
        """One call; the connection goes to the very address that was checked."""
        address, port = await callable_address(parts, self.allowed)
        options: dict[str, Any] = {}
        if parts.scheme == "https":
            options = {"ssl": _tls(), "server_hostname": parts.hostname}
        reader, writer = await asyncio.open_connection(address, port, **options)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            signature = hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
            head = (
                f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                f"Eldorado-Signature: {signature}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
            return _status(line)
        finally:
            writer.close()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def _status(line: bytes) -> int:
    """The status of an answer by its first line; nonsense counts as a failure."""
    words = line.split()
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 599


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
