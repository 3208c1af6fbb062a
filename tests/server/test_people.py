"""A person's own games on a server: remembered by the browser's cookie, taken away, forgotten."""

from typing import Any

import httpx
import pytest

from eldorado.records import Record
from eldorado.server.people import _wins
from server.playing import play_out
from server.running import Party, Running


def browser(server: Running) -> httpx.Client:
    """Keeps cookies as a browser does."""
    return httpx.Client(base_url=server.url)


class Mine(Party):
    """A table that a browser has opened."""

    def __init__(self, running: Running, made: dict[str, Any]) -> None:
        self.running = running
        self.host = running.client()
        self.id = made["id"]
        self.secrets = {seat["seat"]: seat["secret"] for seat in made["seats"]}
        self.clients = dict.fromkeys(self.secrets, self.host)


def finished(server: Running, client: httpx.Client, *levels: str) -> str:
    """A game of this browser's, played to its end."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ann"}]
    seats += [{"kind": "bot", "level": level} for level in levels]
    made = client.post("/api/tables", json={"seats": seats, "pace": 0}).json()
    play_out(Mine(server, made))
    return str(made["id"])


def test_games_are_remembered_exported_and_forgotten(server: Running) -> None:
    with browser(server) as client:
        assert client.get("/api/me").json() == {"games": [], "ratings": []}
        table = finished(server, client, "walker", "random")
        waiting = client.post(
            "/api/tables", json={"seats": [{"kind": "person"}, {"kind": "open"}]}
        ).json()["id"]
        mine = client.get("/api/me").json()
        assert [game["table"] for game in mine["games"]] == [waiting, table]
        game = mine["games"][1]
        assert game["status"] == "over"
        assert game["seat"] == 0
        assert 1 <= game["place"] <= 3
        assert len(game["places"]) == 3
        assert game["places"][0] == game["place"]
        assert min(game["places"]) == 1
        assert mine["games"][0]["places"] == []
        assert [seat["kind"] for seat in game["seats"]] == ["person", "bot", "bot"]
        assert {one["who"] for one in mine["ratings"]} == {"you", "walker", "random"}
        assert all(one["error"] > 0 for one in mine["ratings"])
        assert all(one["elo"] > 0 for one in mine["ratings"])  # around 1000
        taken = client.get("/api/me/export").json()
        assert list(taken["records"]) == [table]
        assert Record.parse(taken["records"][table]).replay().finished
        assert client.delete(f"/api/me/games/{table}").json() == {"seats": 1}
        assert [game["table"] for game in client.get("/api/me").json()["games"]] == [waiting]
        assert client.delete("/api/me").json() == {"seats": 1}
        assert client.get("/api/me").json() == {"games": [], "ratings": []}


def test_a_first_game_is_rated_at_once(server: Running) -> None:
    """Also if somebody else has just asked for ratings."""
    for _ in range(2):
        with browser(server) as client:
            finished(server, client, "walker")
            assert "you" in {one["who"] for one in client.get("/api/me").json()["ratings"]}


def test_nobody_sees_the_games_of_others(server: Running) -> None:
    with browser(server) as ann, browser(server) as ben:
        finished(server, ann, "walker")
        assert ben.get("/api/me").json()["games"] == []
        badge = ann.cookies["person"]
        ben.cookies.set("person", badge[:-1] + ("0" if badge[-1] != "0" else "1"))
        assert ben.get("/api/me").json()["games"] == []
        assert ben.delete("/api/me/games/nosuchtable").status_code == 404


def test_who_joins_by_link_is_remembered_too(server: Running) -> None:
    with browser(server) as ann, browser(server) as ben:
        made = ann.post(
            "/api/tables", json={"seats": [{"kind": "person"}, {"kind": "open"}], "pace": 0}
        ).json()
        ben.post(f"/api/tables/{made['id']}/seats", json={"name": "Ben"})
        assert [game["seat"] for game in ben.get("/api/me").json()["games"]] == [1]


@pytest.mark.parametrize(
    ("places", "wins"),
    [
        ([("t", "a", 1), ("t", "b", 2)], {("a", "b"): 1}),
        ([("t", "a", 1), ("t", "b", 1)], {}),
        ([("t", "a", 1), ("t", "b", 2), ("t", "b", 3)], {("a", "b"): 2}),
        ([("t", "a", 1), ("u", "b", 2)], {}),
    ],
)
def test_whoever_has_the_better_place_has_won(
    places: list[tuple[str, str, int]], wins: dict[tuple[str, str], int]
) -> None:
    assert _wins(places) == wins
