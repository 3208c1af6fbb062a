"""Nonsense on the socket: a typed answer, a connection that lives, a table that stays playable."""

import asyncio
import json
import random
import socket
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from eldorado.client import Visit
from tests.server.playing import hear_all, play_seat
from tests.server.running import PATIENCE, Party, Running

pytestmark = pytest.mark.anyio

MESSAGES = 2_000
KINDS = [
    "hello",
    "look",
    "ping",
    "act",
    "check",
    "undo",
    "resume",
    "leave",
    "comeback",
    "fill",
    "rise",
]
WORDS = [
    "",
    "end",
    "end keep explorer",
    "move 1 explorer B30",
    "play compass",
    "token",
    "\x00",
    "é",
]
ODD: list[Any] = [
    None, True, False, 0, -1, 3, 4, 2**31, 2**53, 2**64, 10**40, 1.5, -0.0, 1e308, "", "0", [],
    [[[]]], "x" * 900, {}, {"a": {}}, "\U0001f600", "\u202e", "null", "' OR 1=1 --", "../..", "%00",
]  # fmt: skip


def _sensible(rng: random.Random, n: int) -> dict[str, Any]:
    """A message that can be read, and mostly is not allowed."""
    kind = rng.choice([*KINDS, "rematch"])
    message: dict[str, Any] = {"type": kind}
    if kind not in ("hello", "look", "ping"):
        message["n"] = rng.choice([n, n - 1, 0])
    if kind in ("look", "fill"):
        message["seat"] = rng.randrange(4)
    if kind == "fill":
        message["level"] = "walker"
    if kind in ("act", "check"):
        message["action"] = rng.choice(WORDS)
    return message


def _odd_value(rng: random.Random, n: int) -> str:
    message = _sensible(rng, n)
    for _ in range(rng.randrange(1, 3)):
        message[rng.choice([*message, "id", "since", "secret", "extra"])] = rng.choice(ODD)
    return json.dumps(message, ensure_ascii=rng.random() < 0.5)


def _broken(rng: random.Random, n: int) -> str:
    text = list(json.dumps(_sensible(rng, n)))
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text))
        text[place : place + rng.randrange(3)] = rng.choice('{}[]":,\\0e-. \x01é')
    return "".join(text)


def _deep(rng: random.Random, n: int) -> str:
    depth = rng.randrange(100, 1500)
    return rng.choice(['{"type":"ping","id":' + "[" * depth, "[" * depth + "]" * depth])


def _noise(rng: random.Random, n: int) -> bytes:
    return rng.randbytes(rng.randrange(60))


MAKERS: list[Callable[[random.Random, int], str | bytes]] = [
    lambda rng, n: json.dumps(_sensible(rng, n)),
    _odd_value,
    _odd_value,
    _broken,
    _deep,
    _noise,
]


async def _pester(party: Party, seat: int | None, seed: int) -> int:
    """Sends nonsense and reads every answer; how many there were."""
    rng = random.Random(seed)
    answers = 0
    async with party.visit(seat) as visit:
        assert visit.socket is not None
        for number in range(MESSAGES // 2):
            message = rng.choice(MAKERS)(rng, visit.number)
            await visit.socket.send(message)
            if number % 20 == 19:
                answers += await _catch_up(visit, number)
        assert (await visit.ask("ping"))["type"] == "pong"
    return answers


async def _catch_up(visit: Visit, mark: int) -> int:
    """Everything up to the answer to a last, sensible message."""
    await visit.send({"type": "ping", "id": -mark - 1})
    refusals = 0
    async with asyncio.timeout(PATIENCE):
        while (message := await visit.next()).get("id") != -mark - 1:
            if message["type"] == "refused":
                refusals += 1
                assert message["code"] != "server", message
                assert 0 < len(message["sentence"]) <= 500
    return refusals


async def test_nonsense_harms_nobody(server: Running) -> None:
    party = server.table("person", "guest", "guest", variant={"caves": True})
    honest = asyncio.gather(play_seat(party, 0), play_seat(party, 1))
    refusals = await asyncio.gather(_pester(party, 2, 1), _pester(party, None, 2))
    assert min(refusals) > MESSAGES // 5
    third = asyncio.create_task(_come_back(party))
    await honest
    await third
    assert "Traceback" not in server.output


async def _come_back(party: Party) -> None:
    """Whatever the nonsense did with the third seat, it can be played to the end."""
    async with party.visit(2) as visit:
        seat = visit.document["seats"][2]
        if not seat.get("stand_in") and visit.document["status"] == "running":
            await visit.send({"type": "leave", "n": visit.number})
        await visit.until("over", PATIENCE)


async def test_frames_that_break_the_protocol_end_their_connection_only(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as honest:
        for payload in (b"\xff\xfe\xfd", b"\xc3\x28", b"\xed\xa0\x80"):
            async with party.visit(1) as other:
                assert other.socket is not None
                await other.socket.send(payload, text=True)
                with pytest.raises(ConnectionClosed):
                    await hear_all(other)
        await honest.act("end")
    assert "Invalid UTF-8" not in server.output, "strangers must not fill the log"
    assert "Traceback" not in server.output


async def test_raw_bytes_on_the_port_harm_nobody(server: Running) -> None:
    rng = random.Random(7)
    party = server.table("person", "person", start=0)
    upgrade = (
        f"GET /api/tables/{party.id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    openings = [b"", b"GET / HTTP/1.1\r\n", upgrade, upgrade + b"\x81\xfe", b"\x16\x03\x01\x02"]
    connections = []
    try:
        for number in range(40):
            one = socket.create_connection(("127.0.0.1", server.port), timeout=10)
            connections.append(one)
            one.sendall(openings[number % len(openings)] + rng.randbytes(rng.randrange(200)))
            if number % 3 == 0:
                one.shutdown(socket.SHUT_WR)
        async with asyncio.timeout(PATIENCE), party.visit(0) as honest:
            await honest.act("end")
    finally:
        for one in connections:
            one.close()
    assert server.client().get("/api/health")["status"] == "ok"
