"""What a request may bring: JSON, of a size that fits what it is for."""

import json
from typing import Any

import pytest

from eldorado.client import Server
from eldorado.input_limits import (
    LARGEST_BODY,
    LARGEST_SETUP,
    LARGEST_UPLOAD,
    LONGEST_ACTION,
    LONGEST_RECORD,
    LONGEST_ROUTE,
    LONGEST_URL,
)
from eldorado.table import Refused
from tests.server.running import Running
from tests.server.test_http import Raw

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "person"}, {"kind": "open"}]
OVERLAPPING = "A0-C0nl-E0ser-blue0"
"""A route that can be read; what is wrong is only seen when it is built."""


def unreadable(server: Running, path: str, body: dict[str, Any]) -> str:
    """What the server says of a body that it cannot read."""
    with pytest.raises(Refused) as caught:
        server.client().post(path, body)
    assert caught.value.code == "unreadable"
    return str(caught.value)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "json"])
def test_a_body_that_does_not_say_it_is_json_is_not_read(server: Running, kind: str) -> None:
    body = json.dumps({"seats": SEATS}).encode()
    response, data = Raw(server.client()).ask("POST", "/api/tables", body, Content_Type=kind)
    assert response.status == 415
    assert json.loads(data)["sentence"] == "Send JSON, with the content type application/json."


def test_json_may_name_its_letters_and_no_body_needs_no_kind(server: Running) -> None:
    browser = Raw(server.client())
    body = json.dumps({"seats": SEATS}).encode()
    kind = "Application/JSON; charset=utf-8"
    response, data = browser.ask("POST", "/api/tables", body, Content_Type=kind)
    assert response.status == 201
    path = f"/api/tables/{json.loads(data)['id']}/follow"
    assert browser.ask("POST", path)[0].status == 409


@pytest.mark.parametrize(
    ("path", "body", "largest"),
    [
        ("/api/tables", {"seats": SEATS}, LARGEST_SETUP),
        ("/api/replays", {"record": "x"}, LARGEST_UPLOAD),
        ("/api/analyses", {"record": "x"}, LARGEST_UPLOAD),
        ("/api/routes", {"tiles": 3, "seed": 5}, LARGEST_BODY),
    ],
)
def test_a_body_is_as_large_as_it_is_for(
    server: Running, path: str, body: dict[str, Any], largest: int
) -> None:
    browser = Raw(server.client())
    text = json.dumps(body).encode()
    assert browser.ask("POST", path, text.ljust(largest))[0].status != 413
    response, data = browser.ask("POST", path, text.ljust(largest + 1))
    assert response.status == 413
    said = json.loads(data)
    assert said["code"] == "too_big"
    assert said["sentence"] == f"A request of this kind has at most {largest:,} bytes; send less."


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        (
            "/api/tables",
            {"seats": SEATS, "route": "x" * (LONGEST_ROUTE + 1)},
            "route: there are at most 100 characters here.",
        ),
        ("/api/tables", {"seats": SEATS * 3}, "seats: there are at most 4 entries here."),
        (
            "/api/tables",
            {"seats": [{"kind": "person", "name": "x" * 201}, {"kind": "open"}]},
            "there are at most 200 characters here.",
        ),
        (
            "/api/replays",
            {"record": "x" * (LONGEST_RECORD + 1)},
            "record: there are at most 200000 characters here.",
        ),
        ("/api/analyses", {"record": ";\n" * 5_000}, "a record has at most 5,000 lines"),
        (
            "/api/course/lessons/first-steps",
            {"actions": ["end"] * 201},
            "actions: there are at most 200 entries here.",
        ),
        (
            "/api/course/lessons/first-steps",
            {"actions": ["x" * 1_001]},
            "there are at most 1000 characters here.",
        ),
    ],
)
def test_what_is_too_long_is_refused_in_a_sentence(
    server: Running, path: str, body: dict[str, Any], sentence: str
) -> None:
    assert sentence in unreadable(server, path, body)


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        (
            "/api/workshop/rating",
            {"code": "first_game", "begin": 0},
            "begin: Expected `bool`, got `int`.",
        ),
        ("/api/routes", {"tiles": "3"}, "tiles: Expected `int | null`, got `str`."),
        ("/api/tables", {"seats": SEATS, "public": "true"}, "public: Expected `bool`, got `str`."),
    ],
)
def test_a_number_is_no_yes_or_no_and_a_text_is_no_number(
    server: Running, path: str, body: dict[str, Any], sentence: str
) -> None:
    """The description names the types, and a device takes no others either."""
    assert unreadable(server, path, body) == f"The request cannot be read: {sentence}"


async def test_a_message_that_is_too_long_is_refused_in_a_sentence(server: Running) -> None:
    party = server.table("person", "person", start=0)
    async with party.visit(0) as visit:
        await visit.send({"type": "act", "n": 1, "action": "x" * (LONGEST_ACTION + 1)})
        while (message := await visit.next())["type"] != "refused":
            pass
        assert "there are at most 1000 characters here - at `$.action`" in message["sentence"]
        await visit.act("end")


def test_an_address_to_call_is_not_too_long(server: Running) -> None:
    party = server.table("person", "open")
    body = {"url": "http://example.com/".ljust(LONGEST_URL + 1, "a")}
    with pytest.raises(Refused) as caught:
        party.host.ask("PUT", f"/api/tables/{party.id}/webhook", body, party.secrets[0])
    assert caught.value.code == "unreadable"


def test_a_route_to_look_at_is_not_too_long(server: Running) -> None:
    with pytest.raises(Refused) as caught:
        server.client().get(f"/api/boards/{'x' * (LONGEST_ROUTE + 1)}")
    assert caught.value.code == "unreadable"


def test_tables_are_counted_before_anything_is_built() -> None:
    running = Running("--tables-per-hour", "1").start()
    try:
        client = running.client()
        assert client.post("/api/tables", {"seats": SEATS})["id"]
        assert _refusal(client, {"seats": SEATS, "route": OVERLAPPING}) == "too_many"
        assert _refusal(client, {"seats": SEATS, "pace": 60}) == "unreadable"
        assert _refusal(running.client(), {"seats": SEATS, "route": OVERLAPPING}) == "unreadable"
    finally:
        running.remove()


def _refusal(client: Server, setup: dict[str, Any]) -> str:
    with pytest.raises(Refused) as caught:
        client.post("/api/tables", setup)
    return caught.value.code


@pytest.mark.parametrize("path", ["/", "/table/abc"])
def test_a_page_names_its_letters_once(server: Running, path: str) -> None:
    response, _ = Raw(server.client()).ask("GET", path)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
