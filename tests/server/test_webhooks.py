"""Calls to players' own addresses: signed, tried again, never into private networks."""

import asyncio
import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from eldorado.server.live.webhooks import (
    MOST_AT_ONCE,
    Webhooks,
    callable_address,
    checked_url,
    is_outside,
)
from eldorado.server.store import Notice, Store, TableProgress
from eldorado.table import Refused
from tests.server.receiver import Receiver
from tests.server.running import Party, Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    try:
        yield one
    finally:
        one.close()


def _set(party: Party, seat: int, url: str | None) -> str:
    path = f"/api/tables/{party.id}/webhook"
    answer = party.clients[seat].ask("PUT", path, {"url": url}, party.secrets[seat])
    return str(answer["key"])


async def test_whose_turn_begins_is_called_and_at_the_end_everybody(
    server: Running, receiver: Receiver
) -> None:
    party = server.table("person", "guest", start=0)
    key = _set(party, 1, receiver.url)
    async with party.visit(0) as visit:
        await visit.act("end")
        path, body, signature = await receiver.next()
        assert path == "/turn?mine=1"
        assert signature == hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
        told = json.loads(body)
        assert told == {"table": party.id, "seat": 1, "what": "turn", "n": visit.number}
        await visit.ask("resign")
        _, body, _ = await receiver.next()
        assert json.loads(body)["what"] == "over"
    assert receiver.calls.empty()


async def test_a_call_that_fails_is_tried_again(server: Running, receiver: Receiver) -> None:
    receiver.statuses = [500]
    party = server.table("person", "guest", start=0)
    _set(party, 1, receiver.url)
    async with party.visit(0) as visit:
        await visit.act("end")
        first = await receiver.next()
        assert await receiver.next() == first


async def test_redirects_are_not_followed(server: Running, receiver: Receiver) -> None:
    receiver.statuses = [307]
    party = server.table("person", "guest", start=0)
    _set(party, 1, receiver.url)
    async with party.visit(0) as visit:
        await visit.act("end")
        assert (await receiver.next())[0] == "/turn?mine=1"
        await visit.ask("resign")
        _, body, _ = await receiver.next()
        assert json.loads(body)["what"] == "over"


async def test_null_ends_the_calls(server: Running, receiver: Receiver) -> None:
    party = server.table("person", "guest", start=0)
    _set(party, 1, receiver.url)
    assert _set(party, 1, None) == "None"
    _set(party, 0, receiver.url)
    async with party.visit(0) as visit:
        await visit.act("end")
        await visit.ask("resign")
        _, body, _ = await receiver.next()
        assert json.loads(body)["seat"] == 0


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/",
        "file:///etc/passwd",
        "http:///nothing",
        "http://user:pass@example.com/",
        "http://:pass@example.com/",
        "http://example.com:99999/",
        "http://example.com:0/",
        "http://exa mple.com/",
        "http://example.com/\r\nX: y",
        "http://exämple.com/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://127.0.0.2/",
        "http://2130706434/",
        "http://0x7f000002/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[2002:a00:1::]/",
        "http://[fe80::1]/",
        "http://[fec0::1]/",
        "http://[3fff::1]/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://no-such-host.invalid/",
        "https://8.8.8.8:25/",
    ],
)
async def test_addresses_that_are_not_called(server: Running, url: str) -> None:
    party = server.table("person", "open")
    with pytest.raises(Refused) as caught:
        _set(party, 0, url)
    assert caught.value.code == "webhook"


async def test_a_webhook_belongs_to_a_seat(server: Running, receiver: Receiver) -> None:
    party = server.table("person", "guest")
    path = f"/api/tables/{party.id}/webhook"
    for secret, body in (("", {"url": None}), (party.secrets[0], {"url": None, "seat": 1})):
        with pytest.raises(Refused) as caught:
            party.host.ask("PUT", path, body, secret)
        assert caught.value.code == "not_seated"


async def test_what_is_outside() -> None:
    for address in ("8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808"):
        assert is_outside(address)
    for address in ("100.64.0.1", "198.18.0.1", "ff02::1", "fc00::1", "2002:7f00:1::", "240.0.0.1"):
        assert not is_outside(address)
    for address in ("fec0::1", "feff:ffff::1", "3fff::1", "3fff:fff:ffff::1"):
        assert not is_outside(address)


async def test_a_host_that_is_not_there_looks_like_a_private_one(server: Running) -> None:
    party = server.table("person", "open")
    sentences = set()
    for url in ("http://no-such-host.invalid/", "http://10.0.0.1/", "http://[fec0::1]/"):
        with pytest.raises(Refused) as caught:
            _set(party, 0, url)
        sentences.add(str(caught.value))
    assert len(sentences) == 1


async def test_a_host_is_looked_up_again_for_every_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that led outwards when it was given may lead inwards later."""
    loop = asyncio.get_running_loop()
    answers = [["8.8.8.8"], ["8.8.8.8", "127.0.0.1"], ["127.0.0.1"]]

    async def look_up(host: str, port: int, **_: Any) -> Any:
        return [(0, 0, 0, "", (address, port)) for address in answers.pop(0)]

    monkeypatch.setattr(loop, "getaddrinfo", look_up)
    parts = checked_url("https://rebinding.example/")
    assert await callable_address(parts) == ("8.8.8.8", 443)
    for _ in range(2):
        with pytest.raises(Refused, match="is not allowed"):
            await callable_address(parts)


async def test_a_call_is_tried_again_after_the_server_was_killed(receiver: Receiver) -> None:
    receiver.statuses = [500]
    running = Running("--webhooks-to", "127.0.0.1").start()
    try:
        party = running.table("person", "guest", start=0)
        _set(party, 1, receiver.url)
        async with party.visit(0) as visit:
            await visit.act("end")
            first = await receiver.next()
        running.kill()
        running.start()
        assert await receiver.next() == first
        assert receiver.calls.empty()
    finally:
        running.remove()


async def waiting(store: Store, id: str, url: str) -> None:
    """A table where somebody is to be called now."""
    progress = TableProgress("running", None, 1.0, "[]")
    await store.create(id, b"{}", progress, False, "me")
    await store.set_webhook(id, 0, url, "key")
    await store.append(id, 1, b"x", progress, notice=Notice((0,), "turn", 1.0))


async def test_it_is_tried_so_often_and_no_more(tmp_path: Path, receiver: Receiver) -> None:
    """Each try comes from a server that was started anew."""
    receiver.statuses = [500, 429, 503, 500]
    url = f"sqlite:///{tmp_path}/games.db"
    store = await Store.open(url)
    await waiting(store, "t", receiver.url)
    await store.close()
    for left in (2, 1, 0):
        store = await Store.open(url)
        webhooks = Webhooks(store, ["127.0.0.1"])
        webhooks.pauses = (0.0, 0.0)
        await webhooks.look_round()
        await receiver.next()
        while webhooks._tasks:
            await asyncio.sleep(0.01)
        assert len(await webhooks.calls.due(time.time(), 9)) == (left > 0)
        await store.close()
    assert receiver.calls.empty()


async def test_a_dead_address_does_not_hold_up_others(tmp_path: Path, receiver: Receiver) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    webhooks = Webhooks(store, ["127.0.0.1"])
    try:
        for number in range(30):
            await waiting(store, f"dead{number}", "http://127.0.0.1:9/")
        await waiting(store, "well", receiver.url)
        while receiver.calls.empty():
            await webhooks.look_round()
            assert len(webhooks._tasks) <= MOST_AT_ONCE
            await asyncio.sleep(0.01)
        _, body, _ = await receiver.next()
        assert json.loads(body)["table"] == "well"
    finally:
        await webhooks.close()
        await store.close()
