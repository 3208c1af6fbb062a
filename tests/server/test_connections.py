"""Connections end when their clients only wait, and what waits for a client is limited."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eldorado.client import Server, Visit
from eldorado.server.net.admission import Admission
from eldorado.server.net.protocols import HttpConnection
from eldorado.server.settings import Limits
from tests.server.running import PATIENCE, Running

pytestmark = pytest.mark.anyio

LIMITS = ("head_seconds=0.5", "body_seconds=0.5", "connections_per_address=8", "unread_seconds=1")


@pytest.fixture(scope="module")
def brisk() -> Iterator[Running]:
    """A server that does not wait long for anybody."""
    running = Running(*(part for limit in LIMITS for part in ("--limit", limit))).start()
    try:
        yield running
    finally:
        running.remove()


def dial(running: Running, address: str) -> socket.socket:
    """A bare connection from some address of this machine."""
    return socket.create_connection(
        ("127.0.0.1", running.port), timeout=PATIENCE, source_address=(address, 0)
    )


def read_all(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    found = b""
    try:
        while data := connection.recv(65_536):
            found += data
    except ConnectionResetError:
        pass
    return found


class Open:
    """A connection to be counted."""

    def __init__(self) -> None:
        self.wait: tuple[float, float] | None = None
        self.ended = False

    def abort(self) -> None:
        self.ended = True


HALF = {
    "silence": b"",
    "half a line": b"GET /api/al",
    "half a head": b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\n",
    "empty lines": b"\r\n\r\n",
    "half a body": (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b'Content-Length: 500\r\n\r\n{"seats":'
    ),
    "half a chunk": (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n400\r\n{"
    ),
}


@pytest.mark.parametrize("what", HALF)
async def test_what_never_becomes_a_request_is_ended(brisk: Running, what: str) -> None:
    with dial(brisk, "127.9.0.1") as connection:
        connection.sendall(HALF[what])
        assert b"200 OK" not in await asyncio.to_thread(read_all, connection)


def sent_until_ended(connection: socket.socket, text: bytes) -> int:
    """How many bytes, sent one by one, the server takes before it ends the connection."""
    for number in range(len(text)):
        try:
            connection.sendall(text[number : number + 1])
            if connection.recv(100) == b"":
                return number
        except TimeoutError:
            continue
        except OSError:
            return number
    return len(text)


async def test_a_head_that_arrives_byte_by_byte_is_ended(brisk: Running) -> None:
    """Each byte alone would be in time (F5)."""
    text = b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 1_000_000
    with dial(brisk, "127.9.0.2") as connection:
        connection.settimeout(0.02)
        assert sent_until_ended(connection, text) < 10_000


async def test_a_head_without_end_is_refused(brisk: Running) -> None:
    with dial(brisk, "127.9.0.3") as connection:
        connection.sendall(b"GET /api/alive HTTP/1.1\r\nX: " + b"x" * 40_000)
        await asyncio.to_thread(read_all, connection)
        assert refusals(brisk)["head_too_large"] == 1


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
COSTLY = {
    "many headers": ("head_too_large", b"GET /api/alive HTTP/1.1\r\n" + b"a:b\r\n" * 110),
    "many chunks": ("chunks", CHUNKED + b"1\r\n \r\n" * 1_001),
    "long chunk sizes": ("chunks", CHUNKED + (b"1;" + b"x" * 1_000 + b"\r\n \r\n") * 40),
    "headers after the body": ("chunks", CHUNKED + b"1\r\n \r\n0\r\n" + b"a:b\r\n" * 110),
}


@pytest.mark.parametrize("what", COSTLY)
async def test_requests_in_many_small_parts_are_refused(brisk: Running, what: str) -> None:
    """Few bytes can be much work to read."""
    reason, text = COSTLY[what]
    before = refusals(brisk).get(reason, 0)
    with dial(brisk, "127.9.0.10") as connection:
        connection.sendall(text)
        answer = await asyncio.to_thread(read_all, connection)
    assert answer.startswith(b"HTTP/1.1 400"), answer
    assert (b"too many pieces" if reason == "chunks" else b"is too large") in answer
    assert refusals(brisk)[reason] == before + 1


async def test_a_body_in_a_reasonable_number_of_chunks_is_read(brisk: Running) -> None:
    body = json.dumps({"seats": [{"kind": "person"}, {"kind": "person"}]}).encode()
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\nX-After: body\r\n\r\n"
    with dial(brisk, "127.9.0.11") as connection:
        connection.sendall(CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n") + chunks)
        answer = await asyncio.to_thread(read_all, connection)
    assert answer.startswith(b"HTTP/1.1 201"), answer


async def test_a_message_in_very_many_fragments_ends_the_connection(brisk: Running) -> None:
    async with connect(socket_url(brisk), local_addr=("127.9.1.2", 0)) as client:
        await client.send(["{", *(" " for _ in range(40)), '"type": "hello"}'])
        assert json.loads(await client.recv())["type"] == "welcome"
        with suppress(ConnectionClosed):  # before the last one is sent
            await client.send(" " for _ in range(400))
        with pytest.raises(ConnectionClosed):
            await heard_to_the_end(client)
    assert refusals(brisk)["fragments"] == 1


async def test_a_flood_of_pings_ends_the_connection(brisk: Running) -> None:
    """They are no messages, so the limit of messages does not count them."""
    async with connect(socket_url(brisk), local_addr=("127.9.1.3", 0)) as client:
        masked = b"\x89\x80\0\0\0\0"
        client.transport.write(masked * 4_000)
        with pytest.raises(ConnectionClosed):
            await heard_to_the_end(client)
    assert refusals(brisk)["frames"] == 1
    assert brisk.client().get("/api/health")["status"] == "ok"


def socket_url(running: Running) -> str:
    party = running.table("person", "guest", start=0)
    return f"ws://127.0.0.1:{running.port}/api/tables/{party.id}/socket"


async def heard_to_the_end(client: ClientConnection) -> None:
    """Reads until the server ends the connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await client.recv()


async def test_requests_that_do_not_wait_for_answers_are_few(brisk: Running) -> None:
    with dial(brisk, "127.9.0.6") as connection:
        connection.sendall(b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        await asyncio.to_thread(read_all, connection)
        assert refusals(brisk)["pipelining"] == 1


async def test_a_connection_with_nothing_to_say_is_kept_only_for_a_while(brisk: Running) -> None:
    with dial(brisk, "127.9.0.4") as connection:
        connection.sendall(b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await asyncio.to_thread(read_all, connection)).startswith(b"HTTP/1.1 200 OK")


async def test_connections_of_one_address_are_limited(brisk: Running) -> None:
    with ExitStack() as stack:
        party = brisk.table("person", "guest", start=0)
        for _ in range(8):
            stack.enter_context(dial(brisk, "127.9.0.5")).sendall(b"GET /")
        one_more = stack.enter_context(dial(brisk, "127.9.0.5"))
        assert (await asyncio.to_thread(read_all, one_more)).startswith(b"HTTP/1.1 503")
        async with party.visit(0) as visit:
            await visit.act("end")


@pytest.fixture
def patient() -> Iterator[Running]:
    """A server that takes ten new connections of one address, and then no more in an hour."""
    limits = ("connections_per_second=0.0001", "connection_burst=10")
    running = Running(*(part for limit in limits for part in ("--limit", limit))).start()
    try:
        yield running
    finally:
        running.remove()


async def test_new_connections_of_one_address_are_limited(patient: Running) -> None:
    """However soon it closes them again: the others are ended before a word is read."""
    request = b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answered = 0
    for _ in range(25):
        with dial(patient, "127.9.2.1") as connection:
            try:
                connection.sendall(request)
            except ConnectionError:
                continue
            answered += read_all(connection).startswith(b"HTTP/1.1 200 OK")
    assert answered == 10
    assert refusals(patient)["connections_per_second"] == 15


async def test_a_proxy_opens_as_many_connections_as_it_likes() -> None:
    limits = Limits(connections_per_second=0.0001, connection_burst=1)
    alone, behind = (Admission(limits, proxied=proxied) for proxied in (False, True))
    assert [alone.hurried("192.0.2.1") for _ in range(3)] == [False, True, True]
    assert not alone.hurried("192.0.2.2")
    assert not any(behind.hurried("192.0.2.1") for _ in range(3))


async def test_connections_in_all_are_limited() -> None:
    """They are counted by address and together, and given back when they end."""

    admission = Admission(Limits(connections=3, connections_per_address=2), proxied=False)
    first, second, third, fourth = Open(), Open(), Open(), Open()
    assert admission.admit(first, "192.0.2.1")
    assert admission.admit(second, "192.0.2.1")
    assert not admission.admit(third, "192.0.2.1")
    assert admission.admit(third, "192.0.2.2")
    assert not admission.admit(fourth, "192.0.2.3")
    admission.release(first)
    assert admission.admit(fourth, "192.0.2.1")
    assert admission.refused == {"connections_of_address": 1, "connections": 1}
    second.wait = (time.monotonic() - 100, 10.0)
    admission.end_waiting()
    assert [one.ended for one in (second, third, fourth)] == [True, False, False]
    admission.ban("192.0.2.1")
    assert admission.is_banned("192.0.2.1")
    assert not admission.is_banned("192.0.2.2")
    behind = Admission(Limits(connections=3, connections_per_address=1), proxied=True)
    assert all(behind.admit(one, "127.0.0.1") for one in (first, second))


async def test_a_client_that_does_not_read_is_disconnected_and_can_come_back(
    brisk: Running,
) -> None:
    """What waits for it is limited in bytes, not in messages (F4)."""
    spaces = {f"space{n:03}": "g1" for n in range(250)} | {"a": "S1", "z": "F:g1"}
    board = {"spaces": spaces, "edges": [list(pair) for pair in pairwise(spaces)]}
    player = {"pieces": ["a"], "hand": ["explorer"]}
    document = {"format": "eldorado-position/1", "board": board, "players": [player, player]}
    party = brisk.table("person", "person", position=document)
    url = f"ws://127.0.0.1:{brisk.port}/api/tables/{party.id}/socket"
    local = ("127.9.1.1", 0)
    async with connect(url, local_addr=local, max_queue=1, ping_interval=None) as deaf:
        deaf.transport.pause_reading()
        await deaf.send(json.dumps({"type": "hello", "secret": party.secrets[0]}))
        sent = 0
        while refusals(brisk).get("backlog", 0) + refusals(brisk).get("too_slow", 0) == 0:
            sent += 1
            with suppress(ConnectionClosed):  # it may be disconnected at any time
                await deaf.send(json.dumps({"type": "look", "seat": 0}))
            await asyncio.sleep(0.02)
            assert sent < 5_000
        deaf.transport.abort()
    async with Visit(Server(brisk.url, "127.9.1.1"), party.id, party.secrets[0]) as again:
        assert again.document["status"] == "running"


@pytest.mark.parametrize("again", [False, True], ids=("waiting", "asking_again"))
async def test_an_answer_that_is_not_read_ends_the_connection(
    again: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not its client asks on, and without a line in the log."""
    admitted = Admission(Limits(), proxied=False)
    monkeypatch.setattr("eldorado.server.net.protocols.admission", lambda: admitted)

    async def endless(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(10_000):
            await send({"type": "http.response.body", "body": bytes(65_536), "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(endless, http=HttpConnection, lifespan="off", log_level="warning")
    config.load()
    kept: list[HttpConnection] = []

    def connected() -> HttpConnection:
        kept.append(HttpConnection(config=config, server_state=ServerState(), app_state={}))
        return kept[-1]

    server = await asyncio.get_running_loop().create_server(connected, "127.0.0.1", 0)
    address = server.sockets[0].getsockname()
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with server:
        with await asyncio.to_thread(socket.create_connection, address, PATIENCE) as client:
            client.sendall(request)
            await until(lambda: bool(kept) and kept[0]._unread is not None)
            if again:
                client.sendall(request)
                await until(lambda: len(kept[0].pipeline) == 1)
            since, seconds = kept[0].wait or (0.0, 0.0)
            assert seconds == admitted.limits.unread_seconds
            kept[0]._unread = (since - seconds, seconds)
            admitted.end_waiting()
            assert admitted.refused["too_slow"] == 1
            await until(lambda: not kept[0].tasks)
    assert len(admitted) == 0
    assert not caplog.records


async def until(holds: Callable[[], bool]) -> None:
    """Waits for a state of this process."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def refusals(running: Running) -> dict[str, int]:
    """Connections that were refused or ended, by reason."""
    text = running.client().get("/api/metrics")
    found = {}
    for line in text.splitlines():
        if line.startswith("eldorado_connections_refused_total{"):
            name, _, value = line.rpartition(" ")
            found[name.partition('"')[2].partition('"')[0]] = int(value)
    return found


async def test_clients_that_hang_up_leave_no_trace_in_the_log(brisk: Running) -> None:
    """What they wanted to have worked out is dropped without a word (F3)."""
    head = b"POST /api/course/lessons/first-steps HTTP/1.1\r\nHost: localhost\r\n"
    body = b'{"actions": []}'
    kind = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
    before = brisk.output
    for _ in range(6):
        with dial(brisk, "127.9.0.7") as connection:
            connection.sendall(head + kind + body)
    client = Server(brisk.url, "127.9.0.8")
    assert client.post("/api/course/lessons/first-steps", {"actions": []})["table"]
    assert brisk.output == before


async def test_requests_that_cannot_be_read_leave_no_trace_in_the_log(brisk: Running) -> None:
    """Strangers must not fill the disk with them (F14)."""
    before = brisk.output
    for nonsense in (b"\x16\x03\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        with dial(brisk, "127.9.0.9") as connection:
            connection.sendall(nonsense)
            assert b"200 OK" not in await asyncio.to_thread(read_all, connection)
    assert brisk.output == before
