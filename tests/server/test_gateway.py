"""The first look at a request: for which host it is, from which page, how often."""

import http.client
import json
from collections.abc import Iterator

import pytest

from eldorado.server.net.gateway import HostNames
from eldorado.server.settings import Settings
from tests.server.running import Running

SEATS = {"seats": [{"kind": "person"}, {"kind": "open"}]}
PUBLIC = "https://eldorado.example"


@pytest.fixture(scope="module")
def public() -> Iterator[Running]:
    running = Running("--public-url", PUBLIC, "--proxies", "1").start()
    try:
        yield running
    finally:
        running.remove()


def ask(
    running: Running, method: str, path: str, **headers: str
) -> tuple[http.client.HTTPResponse, str]:
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60)
    body = json.dumps(SEATS) if method == "POST" else None
    connection.request(
        method, path, body, {"Content-Type": "application/json", "Host": "eldorado.example"}
        | {name.replace("_", "-"): value for name, value in headers.items()},
    )  # fmt: skip
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response, text


def test_a_public_server_goes_by_its_name_only(public: Running) -> None:
    assert ask(public, "GET", "/api/levels")[0].status == 200
    assert ask(public, "GET", "/api/levels", Host="ELDORADO.example")[0].status == 200
    response, text = ask(public, "GET", "/api/levels", Host="evil.example")
    assert response.status == 421
    assert json.loads(text)["code"] == "host"
    assert response.headers["content-security-policy"]
    assert ask(public, "GET", "/", Host="127.0.0.1")[0].status == 421


@pytest.mark.parametrize("path", ["/api/alive", "/api/health", "/api/metrics"])
def test_probes_need_not_know_the_name(public: Running, path: str) -> None:
    assert ask(public, "GET", path, Host="10.1.2.3:8000")[0].status == 200


def test_only_the_public_page_may_act(public: Running) -> None:
    response, text = ask(public, "POST", "/api/tables", Origin=PUBLIC)
    assert response.status == 201
    assert json.loads(text)["link"].startswith(f"{PUBLIC}/table/")
    assert "Secure" in str(response.headers["set-cookie"])
    assert response.headers["strict-transport-security"]
    for origin in ("http://eldorado.example", "https://evil.example", "null"):
        assert ask(public, "POST", "/api/tables", Origin=origin)[0].status == 403


def test_a_server_of_one_machine_is_not_reached_by_other_names(server: Running) -> None:
    """A page of another site could have its own name lead to this machine."""
    assert ask(server, "GET", "/api/levels", Host=f"localhost:{server.port}")[0].status == 200
    assert ask(server, "GET", "/api/levels", Host="127.0.0.1")[0].status == 200
    assert ask(server, "GET", "/api/levels", Host="[::1]:8000")[0].status == 200
    assert ask(server, "GET", "/api/levels", Host="evil.example")[0].status == 421


def test_a_server_for_the_network_may_have_any_name() -> None:
    names = HostNames(Settings("sqlite:///x.db", host="0.0.0.0"))
    assert names.allow({"headers": [(b"host", b"games.local:8000")]})


def test_head_is_answered_like_get(server: Running) -> None:
    for path in ("/", "/api/levels", "/api/alive"):
        response, text = ask(server, "HEAD", path, Host="localhost")
        assert response.status == 200
        assert text == ""


def test_liveness_says_nothing_of_the_database(server: Running) -> None:
    response, text = ask(server, "GET", "/api/alive", Host="localhost")
    assert response.status == 200
    assert json.loads(text) == {"status": "alive"}
