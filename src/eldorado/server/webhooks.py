"""Calls to addresses that players gave, when it is their turn: signed, retried, never inwards."""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
import ssl
from collections.abc import Coroutine, Sequence
from functools import cache, partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from eldorado.server.store import Store, StoreAway
from eldorado.table import Refused, Table

log = logging.getLogger("eldorado.server")

PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each further try."""

PATIENCE = 10.0
PORTS = (80, 443, 8080, 8443)
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

FAILURES = (
    OSError,
    ValueError,
    TimeoutError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)
"""How a call may fail; another try may do better."""

LONGEST_URL = 500
MOST_AT_ONCE = 20


class Unknown(Refused):
    """A host that cannot be found now."""


def checked_url(url: str) -> SplitResult:
    """A web address that may be called; whether it leads inwards is seen when it is."""
    refusal = Refused("webhook", "Give a web address that begins with https:// or http://.")
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
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
    return found.is_global and not found.is_multicast and not found.is_reserved


async def callable_address(parts: SplitResult, allowed: Sequence[str] = ()) -> tuple[str, int]:
    """Address and port to connect to; every address the host has must be outside."""
    host = str(parts.hostname)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unknown("webhook", f"There is no host {host[:80]}.") from error
    addresses = [str(entry[4][0]) for entry in found]
    if addresses and all(address in allowed for address in addresses):
        return addresses[0], port
    if not addresses or not all(is_outside(address) for address in addresses):
        raise Refused("webhook", "That address lies in a private network; it is not called.")
    if port not in PORTS:
        raise Refused("webhook", "That port is not called; use 80, 443, 8080 or 8443.")
    return addresses[0], port


class Webhooks:
    """Tells holders of seats what they wait for."""

    def __init__(self, store: Store, allowed: Sequence[str] = ()) -> None:
        self.store = store
        self.allowed = allowed
        """Private addresses that may be called all the same."""
        self.pauses: Sequence[float] = PAUSES
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls: dict[tuple[str, int], asyncio.Task[None]] = {}
        """The call on its way to each seat; a later one takes its place."""
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    async def check(self, parts: SplitResult) -> None:
        """Refuses an address that would not be called."""
        await callable_address(parts, self.allowed)

    def turn_passed(self, table: Table) -> None:
        """Called when a turn passes or a game ends; whoever waits for that is told."""
        result = table.result()
        if result is not None:
            seats = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
            what = "over"
        elif table.acting is not None:
            seats, what = [table.acting], "turn"
        else:
            return
        self._later(self._notify(table.id, seats, what, table.number))

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _notify(self, id: str, seats: list[int], what: str, number: int) -> None:
        try:
            wanted = await self.store.webhooks(id)
        except StoreAway:
            return
        for seat in seats:
            if seat not in wanted:
                continue
            former = self._calls.get((id, seat))
            if former is not None:
                former.cancel()
            url, key = wanted[seat]
            body = msgspec.json.encode({"table": id, "seat": seat, "what": what, "n": number})
            task = self._calls[id, seat] = self._later(self.call(url, key, body))
            task.add_done_callback(partial(self._called, (id, seat)))

    def _called(self, where: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._calls.get(where) is task:
            del self._calls[where]

    async def call(self, url: str, key: str, body: bytes) -> None:
        """Delivers a body, with growing pauses between tries."""
        for pause in (0.0, *self.pauses):
            await asyncio.sleep(pause)
            try:
                async with self._turns, asyncio.timeout(PATIENCE):
                    status = await self._post(checked_url(url), key, body)
                if status < 500 and status != 429:
                    return
            except Unknown:
                continue
            except Refused:
                return
            except FAILURES:
                continue
        log.warning("a webhook of a player does not answer")

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
