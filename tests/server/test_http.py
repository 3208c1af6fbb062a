"""The HTTP interface of the running server: every address, in good order and refused."""

import asyncio
import gzip
import http.client
import json
import sqlite3
import threading
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest

from eldorado.bots import LEVELS
from eldorado.client import Server, Visit
from eldorado.exports.board_document import BoardDocument, RouteBrief
from eldorado.interface.schemas import Listed, Shown
from eldorado.records import Record
from eldorado.routes import KNOWN, OURS
from eldorado.table import Refused
from tests.document_fits import assert_fits
from tests.server.playing import play_out
from tests.server.running import Running


class Raw:
    """Requests as a browser sends them: with headers and cookies, and every answer whole."""

    def __init__(self, client: Server) -> None:
        self.client = client
        self.cookies: dict[str, tuple[str, str]] = {}

    def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[http.client.HTTPResponse, bytes]:
        source = (str(self.client.local), 0)
        netloc = urlsplit(self.client.url).netloc
        connection = http.client.HTTPConnection(netloc, timeout=30, source_address=source)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        jar = "; ".join(
            f"{name}={value}"
            for name, (value, place) in self.cookies.items()
            if path.startswith(place)
        )
        if jar:
            sent["Cookie"] = jar
        if body is not None:
            body = body if isinstance(body, bytes) else json.dumps(body)
            sent.setdefault("Content-Type", "application/json")
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            data = response.read()
        finally:
            connection.close()
        for line in response.headers.get_all("set-cookie") or []:
            name, _, rest = line.partition("=")
            value, *marks = rest.split("; ")
            place = next(mark[5:] for mark in marks if mark.lower().startswith("path="))
            self.cookies[name] = (value, place)
        return response, data


def refused(code: str, ask: Any, *arguments: Any) -> None:
    with pytest.raises(Refused) as caught:
        ask(*arguments)
    assert caught.value.code == code
    assert str(caught.value)


TWO = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def test_a_table_is_opened_listed_and_joined(server: Running) -> None:
    ann, bob = server.client(), server.client()
    made = ann.post("/api/tables", {"seats": TWO, "public": True, "route": "serpentine"})
    id = made["id"]
    assert made["link"] == f"{server.url}/table/{id}"
    (held,) = made["seats"]
    assert held["link"] == f"{made['link']}#{held['secret']}"
    tables = bob.get("/api/tables?limit=100")
    assert_fits(tables, list[Listed])
    listed = {one["id"]: one for one in tables}
    assert listed[id]["status"] == "lobby"
    assert listed[id]["public"] is True
    assert bob.get(f"/api/tables/{id}")["n"] == 0
    sat = bob.post(f"/api/tables/{id}/seats", {"name": "Bob"})
    assert sat["seat"] == 1
    assert sat["secret"] != held["secret"]
    shown = bob.get(f"/api/tables/{id}")
    assert_fits(shown, Shown)
    assert (shown["status"], shown["route"], shown["n"]) == ("running", "serpentine", 2)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    refused("seat_taken", bob.post, f"/api/tables/{id}/seats", {"name": "Cid"})


def test_a_table_by_link_is_not_listed(server: Running) -> None:
    party = server.table("person", "open")
    assert party.id not in {one["id"] for one in party.host.get("/api/tables?limit=100")}
    assert party.host.get(f"/api/tables/{party.id}")["public"] is False


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"seats": []},
        {"seats": [{"kind": "person"}]},
        {"seats": [{"kind": "person"}] * 5},
        {"seats": [{"kind": "bot", "level": "nobody"}, {"kind": "person"}]},
        {"seats": [{"kind": "bot", "level": "../weights.npz"}, {"kind": "person"}]},
        {"seats": [{"kind": "person", "name": "x" * 21}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "<b>"}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "a\u202eb"}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "a\x00b"}, {"kind": "open"}]},
        {"seats": TWO, "route": "nowhere"},
        {"seats": TWO, "clock": {"turn": 1}},
        {"seats": TWO, "clock": {"turn": 1e400}},
        {"seats": TWO, "pace": 60},
        {"seats": TWO, "start": 7},
        {"seats": TWO, "position": {"board": {"route": "first_game"}, "players": [{}]}},
        {"seats": TWO, "position": {"players": "x"}},
        {"seats": TWO, "surprise": 1},
        [],
        "text",
        None,
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(server: Running, setup: Any) -> None:
    response, data = Raw(server.client()).ask("POST", "/api/tables", json.dumps(setup).encode())
    problem = json.loads(data)
    assert response.status == 400
    assert problem["code"] == "unreadable"
    assert problem["sentence"].endswith(".")
    assert len(problem["sentence"]) <= 600


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 50_000, b'{"seats": 1e400}', b"a=1"])
def test_a_body_that_cannot_be_read_is_refused_in_a_sentence(server: Running, body: bytes) -> None:
    response, data = Raw(server.client()).ask("POST", "/api/tables", body)
    assert response.status == 400
    sentence = json.loads(data)["sentence"]
    assert sentence.startswith("The request cannot be read: ")
    assert sentence.endswith(".")


@pytest.mark.parametrize("value", ["\xe9", "a~\xe9", "0.a~\xff", "~", "~~", ";=", "0~1~2"])
def test_a_cookie_that_is_not_ours_is_nothing(server: Running, value: str) -> None:
    party = server.table("person", "open")
    browser = Raw(server.client())
    browser.cookies = {"person": (value, "/"), f"seat-{party.id}": (value, "/")}
    assert browser.ask("GET", "/api/me")[0].status == 200
    assert browser.ask("GET", f"/api/tables/{party.id}/actions")[0].status == 403


def test_a_position_nobody_can_think_about_is_refused(server: Running) -> None:
    every = ["explorer", "traveler", "sailor", "scout", "trailblazer", "pioneer", "giant_machete"]
    every += ["captain", "photographer", "journalist", "treasure_chest", "millionaire"]
    every += ["jack_of_all_trades", "adventurer", "prop_plane", "transmitter", "cartographer"]
    position = {"board": {"route": "first_game"}, "players": [{"hand": every}, {}]}
    seats = [{"kind": "person"}, {"kind": "person"}]
    refused(
        "unreadable", server.client().post, "/api/tables", {"seats": seats, "position": position}
    )
    position["players"] = [{"hand": every[:4]}, {}]
    assert server.client().post("/api/tables", {"seats": seats, "position": position})["id"]


@pytest.mark.parametrize(
    ("spaces", "edges", "sentence"),
    [
        (301, 300, "board.spaces: there are at most 300 spaces"),
        (300, 901, "board.edges: there are at most 900 edges"),
    ],
)
def test_a_board_too_large_to_look_at_is_refused_unread(
    server: Running, spaces: int, edges: int, sentence: str
) -> None:
    board = {"spaces": {f"s{n}": "g1" for n in range(spaces)}, "edges": [["s0", "s1"]] * edges}
    setup = {"seats": TWO, "position": {"board": board, "players": [{}, {}]}}
    with pytest.raises(Refused) as caught:
        server.client().post("/api/tables", setup)
    assert sentence in str(caught.value)


def test_two_people_take_the_last_seat_at_once(server: Running) -> None:
    for _ in range(5):
        party = server.table("person", "open")
        outcomes: list[Any] = []

        def come(name: str, party: Any = party, outcomes: list[Any] = outcomes) -> None:
            try:
                outcomes.append(party.join(name))
            except Refused as error:
                outcomes.append(error.code)

        threads = [threading.Thread(target=come, args=(name,)) for name in ("Bob", "Cid", "Dan")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(map(str, outcomes)) == ["1", "seat_taken", "seat_taken"]
        actions = party.clients[1].get(f"/api/tables/{party.id}/actions", party.secrets[1])
        assert isinstance(actions, list)


def test_a_seat_is_free_again_if_the_server_was_killed_while_somebody_sat_down(
    server: Running,
) -> None:
    """The hold was written, the event was not."""
    party = server.table("person", "open")
    with closing(sqlite3.connect(server.database, timeout=30)) as database, database:
        database.execute("INSERT INTO holders VALUES (?, 1, 'somebody')", [party.id])
    assert party.join("Bob") == 1
    path = f"/api/tables/{party.id}/actions"
    assert isinstance(party.clients[1].get(path, party.secrets[1]), list)


def test_names_are_made_different_and_seats_chosen(server: Running) -> None:
    party = server.table("person", "open", "open")
    client = server.client()
    path = f"/api/tables/{party.id}/seats"
    assert client.post(path, {"name": "Ann", "seat": 2})["seat"] == 2
    refused("seat_taken", client.post, path, {"name": "Bob", "seat": 2})
    refused("seat_taken", client.post, path, {"name": "Bob", "seat": 0})
    refused("not_seated", client.post, path, {"name": "Bob", "seat": 3})
    refused("unreadable", client.post, path, {"name": "Bob", "seat": 99})
    refused("name", client.post, path, {"name": " "})
    refused("name", client.post, path, {"name": "<script>"})
    assert client.post(path, {"name": "Ann"})["seat"] == 1
    names = [seat["name"] for seat in client.get(f"/api/tables/{party.id}")["seats"]]
    assert len(set(names)) == 3


def test_a_browser_carries_its_seats_in_a_signed_cookie(server: Running) -> None:
    browser = Raw(server.client())
    response, data = browser.ask("POST", "/api/tables", {"seats": TWO})
    made = json.loads(data)
    name = f"seat-{made['id']}"
    lines = response.headers.get_all("set-cookie") or []
    (line,) = (one for one in lines if one.startswith(name))
    for mark in ("HttpOnly", "SameSite=lax", f"Path=/api/tables/{made['id']}"):
        assert mark in line
    assert "Secure" not in line
    path = f"/api/tables/{made['id']}"
    assert browser.ask("POST", f"{path}/seats", {"name": "Bob"})[0].status == 201
    assert browser.ask("GET", f"{path}/actions")[0].status == 200
    whole, place = browser.cookies[name]
    assert whole.count(".") == 2  # two seats in one browser
    for forged in (
        whole[:-1] + "x",
        whole.replace("0.", "1.", 1),
        "",
        "~",
        "x" * 3000,
        "\xe9~\xe9",
    ):
        browser.cookies[name] = (forged, place)
        assert browser.ask("GET", f"{path}/actions")[0].status == 403
    other = json.loads(browser.ask("POST", "/api/tables", {"seats": TWO})[1])["id"]
    browser.cookies[f"seat-{other}"] = (whole, f"/api/tables/{other}")
    assert browser.ask("GET", f"/api/tables/{other}/actions")[0].status == 403


def test_a_personal_link_moves_a_seat_to_another_device(server: Running) -> None:
    party = server.table("person", "open")
    phone = Raw(server.client())
    path = f"/api/tables/{party.id}"
    assert phone.ask("GET", f"{path}/actions")[0].status == 403
    assert phone.ask("POST", f"{path}/claim", {"secret": "guess"})[0].status == 403
    response, data = phone.ask("POST", f"{path}/claim", {"secret": party.secrets[0]})
    assert (response.status, json.loads(data)["seats"]) == (200, [0])
    assert phone.ask("GET", f"{path}/actions")[0].status == 200


def test_actions_are_told_to_the_seat_to_move_only(server: Running) -> None:
    party = server.table("person", "person", start=0)
    path = f"/api/tables/{party.id}/actions"
    client = party.host
    assert "end" in client.get(path, party.secrets[0])
    assert client.get(path, party.secrets[1]) == []
    refused("not_seated", client.get, path)
    refused("not_seated", client.get, path, "wrong")
    refused("no_such_table", client.get, "/api/tables/aaaaaaaaaa/actions", party.secrets[0])


def test_records_are_told_when_the_game_is_over(server: Running) -> None:
    party = server.table("person", "person", public=True)
    path = f"/api/tables/{party.id}/record"
    refused("waiting", party.host.get, path)
    assert party.id not in {one["id"] for one in party.host.get("/api/records?limit=100")}
    play_out(party)
    record = Record.parse(party.host.get(path))
    assert record.replay().finished
    assert party.id in {one["id"] for one in party.host.get("/api/records?limit=100")}
    assert party.id not in {one["id"] for one in party.host.get("/api/tables?limit=100")}
    refused("seat_taken", party.host.post, f"/api/tables/{party.id}/seats", {"name": "Bob"})


def test_what_there_is_to_choose_from(server: Running) -> None:
    client = server.client()
    assert [one["id"] for one in client.get("/api/routes")] == [*KNOWN, *OURS]
    assert [one["name"] for one in client.get("/api/levels")] == list(LEVELS)
    assert {one["number"] for one in client.get("/api/blockades")} == {1, 2, 3, 4, 5, 6}
    assert_fits(client.get("/api/routes"), list[RouteBrief])
    board = client.get("/api/boards/first_game")
    assert_fits(board, BoardDocument)
    assert client.get(f"/api/boards/{board['code']}")["spaces"] == board["spaces"]
    assert set(board["hexes"]) <= set(board["spaces"])
    refused("unreadable", client.get, "/api/boards/nowhere")
    refused("unreadable", client.get, "/api/tables?limit=0")
    refused("unreadable", client.get, "/api/tables?limit=x")


def test_health_and_metrics(server: Running) -> None:
    client = server.client()
    assert client.get("/api/health")["status"] == "ok"
    lines = client.get("/api/metrics").splitlines()
    values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert float(values["eldorado_memory_bytes"]) > 0
    assert 'eldorado_commit_seconds_bucket{le="+Inf"}' in values


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/tables/none", 404, "no_such_table"),
        ("GET", "/api/tables/UPPER", 404, "no_such_table"),
        ("GET", "/api/tables/" + "a" * 300, 404, "no_such_table"),
        ("GET", "/schema/nothing.json", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "unreadable"),
        ("POST", "/api/health", 405, "unreadable"),
        ("GET", "/nothing.js", 404, "not_found"),
        ("GET", "/assets/../../../app.py", 404, "not_found"),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", 404, "not_found"),
        ("GET", "/assets/%00.js", 404, "not_found"),
        ("GET", "/" + "a" * 300 + ".js", 404, "not_found"),
    ],
)
def test_every_refusal_is_a_problem_with_the_usual_headers(
    server: Running, method: str, path: str, status: int, code: str
) -> None:
    response, data = Raw(server.client()).ask(method, path)
    assert (response.status, json.loads(data)["code"]) == (status, code)
    _check_headers(response)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/health", "/schema/openapi.json"])
def test_every_answer_has_the_usual_headers(server: Running, path: str) -> None:
    response, data = Raw(server.client()).ask("GET", path)
    assert response.status == 200
    _check_headers(response)
    again, nothing = Raw(server.client()).ask("HEAD", path)
    assert (again.status, nothing) == (200, b"")
    assert again.headers["content-length"] == str(len(data))


def _check_headers(response: http.client.HTTPResponse) -> None:
    policy = str(response.headers["content-security-policy"])
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # WebAssembly, no scripts
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["x-frame-options"] == "DENY"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["cross-origin-opener-policy"] == "same-origin"
    assert response.headers["cache-control"]
    assert response.headers["server"] is None


def test_long_answers_are_packed_for_those_who_can_unpack(server: Running) -> None:
    browser = Raw(server.client())
    plain, data = browser.ask("GET", "/api/boards/first_game")
    packed, small = browser.ask("GET", "/api/boards/first_game", Accept_Encoding="br, gzip")
    assert plain.headers["content-encoding"] is None
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small) == data
    assert len(small) < len(data) / 3


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"seats": "\\ud800"}', 400),
        (b"[" * 60_000, 400),
        (b'{"seats":' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400),
        (b'{"seats": [], "position": ' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}", 400),
        (b" " * 300_000, 413),
    ],
)
def test_bodies_that_cannot_be_read(server: Running, body: bytes, status: int) -> None:
    response, data = Raw(server.client()).ask(
        "POST", "/api/tables", body, Content_Type="application/json"
    )
    assert response.status == status
    assert set(json.loads(data)) == {"code", "sentence"}
    _check_headers(response)


def test_pages_of_other_sites_may_not_act(server: Running) -> None:
    browser = Raw(server.client())
    body = {"seats": TWO}
    for origin in ("https://elsewhere.example", "null", f"{server.url}.example"):
        response, data = browser.ask("POST", "/api/tables", body, Origin=origin)
        assert (response.status, json.loads(data)["code"]) == (403, "origin")
    assert browser.ask("POST", "/api/tables", body, Origin=server.url)[0].status == 201


def test_a_rematch_is_followed_by_cookie(server: Running) -> None:
    browser = Raw(server.client())
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = json.loads(browser.ask("POST", "/api/tables", {"seats": seats})[1])
    path = f"/api/tables/{made['id']}/follow"
    assert browser.ask("POST", path)[0].status == 409
    again = asyncio.run(_rematch(browser.client, made))
    assert Raw(server.client()).ask("POST", path)[0].status == 403
    response, data = browser.ask("POST", path)
    assert (response.status, json.loads(data)) == (200, {"table": again, "seats": [0, 1]})
    assert browser.ask("GET", f"/api/tables/{again}/actions")[0].status == 200


async def _rematch(client: Server, made: dict[str, Any]) -> str:
    async with Visit(client, made["id"], made["seats"][0]["secret"]) as visit:
        await visit.ask("resign")
        await visit.ask("rematch")
        return str(visit.document["rematch"])


def test_a_route_is_made_up_and_can_be_played(server: Running) -> None:
    client = server.client()
    made = client.post("/api/routes", {"tiles": 3, "seed": 5})
    assert made == client.post("/api/routes", {"tiles": 3, "seed": 5})
    assert client.get(f"/api/boards/{made['code']}")["spaces"]
    assert server.table("person", "open", route=client.post("/api/routes", {})["code"]).id
    with pytest.raises(Refused):
        client.post("/api/routes", {"tiles": 99})
