"""The attacker: a process of its own at the lowest priority, bounded, on the loopback only.

It prepares, says `ready`, waits for a line, attacks for some seconds, and reports what came back.
"""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import uvloop

from benchmarks.lines import Line, Place

ADDRESSES = 4
"""Addresses that one attack comes from."""

MOST = 20_000
"""Requests, messages or connections of one attack."""

PATIENCE = 30.0
"""Seconds to wait for an answer."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Answer(NamedTuple):
    """What the server said; status 0 if it said nothing."""

    status: int
    body: bytes = b""
    cookies: tuple[str, ...] = ()

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)


class Seated(NamedTuple):
    """A table of the attacker's, and what holds its seats."""

    id: str
    secrets: list[str]


class Attacker:
    """What every attack uses: requests, sockets, an end, and a count of what came back."""

    def __init__(self, url: str, block: int, seconds: float) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 0
        if not ip_address(self.host).is_loopback:
            raise SystemExit("Attacks go to the loopback only; give an address such as 127.0.0.1.")
        self.addresses = tuple(f"127.66.{block}.{n}" for n in range(1, 1 + ADDRESSES))
        """Its own: what one attack has used up of the limits does not spare the next."""
        self.seconds = seconds
        self.until = time.monotonic() + 60.0
        self.tally: Counter[str] = Counter()
        self.made = 0
        self.buffer = 0
        """Bytes that the system keeps of what its sockets do not read; 0 for as it likes."""
        self.kept: list[Line | asyncio.StreamWriter] = []
        """Connections that stay open until the end."""

    async def begin(self) -> None:
        """Everything is prepared: the attack begins when the one who measures says so."""
        self.tally.clear()
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        _lowest_priority()
        self.made = 0
        self.until = time.monotonic() + self.seconds

    def going(self) -> bool:
        """Whether one more is to be sent."""
        self.made += 1
        return self.made <= MOST and time.monotonic() < self.until

    async def crowd(self, work: Callable[[], Awaitable[object]], at_once: int) -> None:
        """Repeats something in this many parallel tasks until the end."""

        async def one() -> None:
            while self.going():
                try:
                    await work()
                except (OSError, EOFError):
                    self.tally["closed by the server"] += 1
                    await asyncio.sleep(0.01)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                await asyncio.gather(*(one() for _ in range(at_once)))

    async def connect(self, address: str = "") -> Streams:
        """A connection from the first of its addresses, or another."""
        local = (address or self.addresses[0], 0)
        return await asyncio.open_connection(self.host, self.port, local_addr=local)

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        address: str = "",
    ) -> Answer:
        """One request on a new connection; counts it and its response."""
        self.tally["sent"] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.connect(address)
                try:
                    writer.write(self.request(method, path, body, headers))
                    answer = await read_answer(reader)
                finally:
                    writer.close()
        except (OSError, EOFError, TimeoutError, ValueError):
            answer = Answer(0)
        self.count(answer)
        return answer

    def request(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> bytes:
        """A request as it goes over the wire."""
        lines = {
            "Host": f"{self.host}:{self.port}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body

    def count(self, answer: Answer) -> None:
        """Notes an answer by its status and, for a refusal, its code."""
        kind = str(answer.status) if answer.status else "no answer"
        if answer.status >= 400:
            with contextlib.suppress(msgspec.DecodeError, KeyError, TypeError):
                kind += f" {answer.data['code']}"
        self.tally[kind] += 1

    async def table(self, body: bytes, address: str = "") -> Seated | None:
        """A new table of the attacker's, if the server takes it."""
        answer = await self.ask("POST", "/api/tables", body, address=address)
        if answer.status != 201:
            return None
        return Seated(answer.data["id"], [seat["secret"] for seat in answer.data["seats"]])

    async def line(
        self, table: str, secret: str | None, heard: Callable[[bytes], None], address: str
    ) -> Line | None:
        """A socket at a table, kept until the end; without a secret it never says hello."""
        place = Place(self.host, self.port, address, self.buffer)
        try:
            async with asyncio.timeout(PATIENCE):
                line = await Line.connect(place, f"/api/tables/{table}/socket", heard, self._let_go)
        except (OSError, TimeoutError):
            self.tally["socket refused"] += 1
            return None
        self.tally["sockets"] += 1
        if secret is not None:
            line.send(msgspec.json.encode({"type": "hello", "secret": secret}))
        self.kept.append(line)
        return line

    def _let_go(self) -> None:
        self.tally["socket closed by the server"] += 1

    async def rest(self) -> None:
        """Waits for the end with everything open."""
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))

    def close(self) -> None:
        for one in self.kept:
            one.hang_up() if isinstance(one, Line) else one.transport.abort()


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """An answer with a length; raises EOFError where the server hangs up before its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(head[0].split()[1])
    fields = [line.partition(": ") for line in head[1:] if line]
    length = next((int(value) for name, _, value in fields if name.lower() == "content-length"), 0)
    cookies = tuple(v.partition(";")[0] for n, _, v in fields if n.lower() == "set-cookie")
    return Answer(status, await reader.readexactly(length), cookies)


def _lowest_priority() -> None:
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


async def attack(url: str, name: str, seconds: float) -> dict[str, int]:
    """One attack from its preparation to its end; what came back, and how often."""
    from benchmarks.siege.attacks import ATTACKS

    attacker = Attacker(url, 1 + list(ATTACKS).index(name), seconds)
    try:
        await ATTACKS[name](attacker)
    finally:
        attacker.close()
    return dict(attacker.tally)


if __name__ == "__main__":
    print(json.dumps(uvloop.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))), flush=True)
