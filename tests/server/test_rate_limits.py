"""How much one connection and one address may ask for, and that others do not suffer from it."""

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from eldorado.client import Server, Visit
from eldorado.server.net.rate_limits import Bucket, Buckets, forwarded_address, household
from eldorado.table import Refused
from tests.server.playing import hear_all
from tests.server.running import Running

pytestmark = pytest.mark.anyio


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as one:
            one.bind(("::1", 0))
        return True
    except OSError:
        return False


@pytest.fixture(scope="module")
def strict() -> Iterator[Running]:
    """A server as strict as it comes, but for what would take long to use up."""
    limits = ("--sockets-per-address", "5", "--tables-per-hour", "8")
    clients = ("--limit", "spectators_per_table=6", "--limit", "sockets_per_seat=3")
    host = "::" if has_ipv6() else "0.0.0.0"
    running = Running("--host", host, *limits, *clients, "--proxies", "1").start()
    running.url = f"http://127.0.0.1:{running.port}"
    try:
        yield running
    finally:
        running.remove()


def refused(code: str, client: Server, path: str, body: object) -> None:
    with pytest.raises(Refused) as caught:
        client.post(path, body)
    assert caught.value.code == code


SEATS = {"seats": [{"kind": "person"}, {"kind": "open"}]}


async def test_a_bucket_fills_with_time_and_its_patience_ends() -> None:
    now = 0.0
    bucket = Bucket(10, 5, lambda: now)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.flooded
    now = 1.0
    assert bucket.take()
    for _ in range(20):
        bucket.take()
    assert bucket.flooded


async def test_who_asks_for_more_than_a_burst_waits() -> None:
    buckets = Buckets(0.01, 2)
    waits = [buckets.wait("a") for _ in range(4)]
    assert waits == pytest.approx([0, 0, 100, 200], abs=1)
    assert buckets.wait("b") == 0.0


async def test_stored_tables_that_one_address_opens() -> None:
    """Those in use cost nothing; a browser that is refused comes back later by itself."""
    limits = ("--limit", "openings_per_second=0.0001", "--limit", "opening_burst=1")
    running = Running(*limits).start()
    try:
        first, second = running.table("person", "person"), running.table("person", "person")
        running.stop()
        running.start()
        client = running.client()
        for _ in range(3):
            assert client.get(f"/api/tables/{first.id}")["status"] == "running"
        with pytest.raises(Refused) as caught:
            client.get(f"/api/tables/{second.id}")
        assert caught.value.code == "too_fast"
        with pytest.raises(Refused) as caught:
            async with Visit(client, second.id):
                pass
        assert caught.value.code == "restart"
        assert running.client().get(f"/api/tables/{second.id}")["status"] == "running"
    finally:
        running.remove()


async def test_addresses_are_forgotten_when_there_are_too_many() -> None:
    buckets = Buckets(1, 1)
    for number in range(25_000):
        assert buckets.take(str(number))
    assert len(buckets._by_address) <= 10_000


async def test_an_ipv6_network_counts_as_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8:0:ff::1") == "2001:db8::/56"
    assert household("2001:db8:0:100::1") != household("2001:db8::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("whatever") == "whatever"


async def test_both_kinds_of_address_are_served(strict: Running) -> None:
    assert Server(f"http://127.0.0.1:{strict.port}").get("/api/levels")
    if not has_ipv6():
        pytest.skip("There is no IPv6 on this machine.")
    made = Server(f"http://[::1]:{strict.port}").post("/api/tables", SEATS)
    async with Visit(Server(f"http://[::1]:{strict.port}"), made["id"]) as visit:
        assert visit.document["status"] == "lobby"


async def test_requests_of_one_address(strict: Running) -> None:
    eager, patient = strict.client(), strict.client()
    with pytest.raises(Refused) as caught:
        _ask_often(eager)
    assert caught.value.code == "too_fast"
    assert patient.get("/api/levels")


def _ask_often(client: Server) -> None:
    for _ in range(5000):
        client.get("/api/levels")


async def test_tables_of_one_address(strict: Running) -> None:
    eager = strict.client()
    for _ in range(8):
        eager.post("/api/tables", SEATS)
    refused("unreadable", eager, "/api/tables", {})
    refused("too_many", eager, "/api/tables", SEATS)
    assert strict.client().post("/api/tables", SEATS)["id"]


async def test_races_count_as_tables(strict: Running) -> None:
    """Nobody takes the seats of all races that wait."""
    eager = strict.client()
    for _ in range(8):
        eager.post("/api/races", {"pace": "days", "players": 2})
    refused("too_many", eager, "/api/races", {"pace": "days", "players": 2})


async def test_rematches_count_as_tables(strict: Running) -> None:
    eager = strict.client()
    for _ in range(7):
        eager.post("/api/tables", SEATS)
    made = eager.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "person"}]})
    async with Visit(eager, made["id"], made["seats"][0]["secret"]) as visit:
        await visit.ask("resign")
        with pytest.raises(Refused) as caught:
            await visit.ask("rematch")
        assert caught.value.code == "too_many"


async def test_sockets_of_one_address(strict: Running) -> None:
    party = strict.table("person", "guest")
    crowd = strict.client()
    async with AsyncExitStack() as stack:
        for _ in range(5):
            await stack.enter_async_context(Visit(crowd, party.id))
        with pytest.raises(Refused) as caught:
            await stack.enter_async_context(Visit(crowd, party.id))
        assert caught.value.code == "too_many"
        async with party.visit(0) as visit:
            await visit.ask("pause")
    async with Visit(crowd, party.id) as visit:
        assert visit.document["status"] == "paused"


async def test_clients_of_one_table(strict: Running) -> None:
    """Spectators leave room for the players, and nobody fills a table from one seat."""
    party = strict.table("person", "guest", start=0)
    async with AsyncExitStack() as stack:
        for seat in (*[None] * 6, 1, 1, 1, 0):
            await stack.enter_async_context(
                Visit(strict.client(), party.id, None if seat is None else party.secrets[seat])
            )
        for seat in (None, 1):
            with pytest.raises(Refused) as caught:
                await stack.enter_async_context(
                    Visit(strict.client(), party.id, None if seat is None else party.secrets[seat])
                )
            assert caught.value.code == "too_many"
        async with party.visit(0) as visit:
            await visit.act("end")


async def test_messages_of_one_connection(strict: Running) -> None:
    party = strict.table("person", "guest", start=0)
    async with party.visit(1) as flood, party.visit(0) as honest:
        for mark in range(90):
            await flood.send({"type": "ping", "id": mark})
        while (message := await flood.next()).get("code") != "too_fast":
            assert message["type"] in ("pong", "presence")
        assert message["id"] > 50
        for _ in range(300):
            await flood.send({"type": "ping"})
        with pytest.raises(Refused) as caught:
            await hear_all(flood)
        assert caught.value.code == "too_fast"
        await honest.act("end")
    async with party.visit(1) as again:
        assert again.document["view"]["to_move"] == 1


async def test_a_message_that_is_too_big_is_refused(strict: Running) -> None:
    party = strict.table("person", "person", start=0)
    async with party.visit(0) as visit:
        await visit.send({"type": "act", "n": 1, "action": "x" * 5000})
        while (message := await visit.next())["type"] != "refused":
            pass
        assert message["code"] == "too_big"
        await visit.act("end")


async def test_a_frame_beyond_all_measure_closes_the_connection(strict: Running) -> None:
    party = strict.table("person", "person", start=0)
    async with party.visit(0) as visit:
        assert visit.socket is not None
        with suppress(ConnectionClosed):  # which may be before all is sent
            await visit.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            await hear_all(visit)
    async with party.visit(0) as visit:
        await visit.act("end")


async def test_slow_and_half_open_connections_hold_nobody_up(strict: Running) -> None:
    party = strict.table("person", "guest", start=0)
    here = ("127.0.0.1", strict.port)
    half = [socket.create_connection(here) for _ in range(3)]
    try:
        half[0].sendall(b"GET /api/health HT")
        half[1].sendall(
            f"GET /api/tables/{party.id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        async with asyncio.timeout(30), party.visit(0) as visit:
            await visit.act("end")
    finally:
        for one in half:
            one.close()


@pytest.mark.parametrize(
    ("lines", "proxies", "found"),
    [
        (["6.6.6.6, 192.0.2.1"], 1, "192.0.2.1"),
        (["6.6.6.6", "192.0.2.1"], 1, "192.0.2.1"),
        (["6.6.6.6, 192.0.2.1, 10.0.0.9"], 2, "192.0.2.1"),
        (["6.6.6.6", "192.0.2.1,", " 10.0.0.9"], 2, "192.0.2.1"),
        (["192.0.2.1:5678"], 1, "192.0.2.1"),
        (["[2001:db8::1]:5678"], 1, "2001:db8::1"),
        (["2001:db8::1"], 1, "2001:db8::1"),
        (["192.0.2.1"], 2, None),
        ([], 1, None),
        (["192.0.2.1"], 0, None),
    ],
)
async def test_proxies_are_believed_by_their_number(
    lines: list[str], proxies: int, found: str | None
) -> None:
    assert forwarded_address(lines, proxies) == found


async def test_the_proxy_tells_who_is_asking(strict: Running) -> None:
    """What a client writes itself is not believed, in a line of its own either (F13)."""

    def ask(*lines: str) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", strict.port, timeout=30)
        connection.putrequest("POST", "/api/tables")
        body = json.dumps(SEATS).encode()
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        for name, value in headers.items():
            connection.putheader(name, value)
        for line in lines:
            connection.putheader("X-Forwarded-For", line)
        connection.putheader("X-Forwarded-Proto", "https")
        connection.endheaders(body)
        response = connection.getresponse()
        made = json.loads(response.read())
        connection.close()
        if response.status == 201:
            assert made["link"].startswith("https://")
            assert "Secure" in str(response.headers["set-cookie"])
        return response.status

    forged = [
        (f"6.6.6.{n}, 192.0.2.1",) if n % 2 else (f"6.6.6.{n}", "192.0.2.1") for n in range(9)
    ]
    assert [ask(*lines) for lines in forged] == [201] * 8 + [429]
    assert ask("192.0.2.2") == 201
