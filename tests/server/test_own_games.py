"""A person's own games on a server: remembered by the browser's cookie, taken away, forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest

from eldorado.bots import PLAYERS
from eldorado.core.game import Game
from eldorado.interface.own_results import Person
from eldorado.records import Record
from eldorado.server.http.people.export import Export
from eldorado.server.store import REWRITTEN, listen
from eldorado.server.store.person_names import Renamed
from eldorado.server.store.results import Results
from eldorado.server.upkeep.store_check import StoreCheck
from tests.document_fits import assert_fits
from tests.server.games import everything, store_game
from tests.server.playing import play_out
from tests.server.running import PATIENCE, Party, Running
from tests.server.stores import opened
from tests.server.upgrades.seated import ask


def browser(server: Running) -> httpx.Client:
    """Keeps cookies as a browser does."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


class Mine(Party):
    """A table that a browser has opened."""

    def __init__(self, running: Running, made: dict[str, Any]) -> None:
        self.running = running
        self.host = running.client()
        self.id = made["id"]
        self.secrets = {seat["seat"]: seat["secret"] for seat in made["seats"]}
        self.clients = dict.fromkeys(self.secrets, self.host)


def finished(server: Running, client: httpx.Client, *levels: str, name: str = "Ann") -> str:
    """A game of this browser's, played to its end."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": name}]
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
        assert_fits(mine, Person)
        assert [game["table"] for game in mine["games"]] == [waiting, table]
        game = mine["games"][1]
        assert game["status"] == "over"
        assert game["seat"] == 0
        assert 1 <= game["place"] <= 3
        assert len(game["places"]) == 3
        assert (game["steps"] == 0) == (game["arrival"] is not None)
        assert game["places"][0] == game["place"]
        assert min(game["places"]) == 1
        assert mine["games"][0]["places"] == []
        assert [seat["kind"] for seat in game["seats"]] == ["person", "bot", "bot"]
        rated = [one["who"] for one in mine["ratings"]]  # and bots of other games on this server
        assert {"you", "walker", "random"} <= set(rated) <= {"you", *PLAYERS}
        assert len(rated) == len(set(rated))
        assert all(one["error"] > 0 for one in mine["ratings"])
        assert all(one["elo"] > 0 for one in mine["ratings"])  # around 1000
        taken = client.get("/api/me/export").json()
        assert_fits(taken, Export)
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


def test_everybody_sees_that_a_game_is_made_up(server: Running) -> None:
    """Such a game is not rated either."""
    position = Game.new("first_game", 2, seed=1, start=0).position()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "walker"}]
    with browser(server) as ann:
        made = ann.post(
            "/api/tables", json={"seats": seats, "pace": 0, "public": True, "position": position}
        ).json()["id"]
        plain = ann.post("/api/tables", json={"seats": seats, "pace": 0, "public": True}).json()
        told = {one["id"]: one for one in ann.get("/api/tables?limit=100").json()}
        assert told[made]["made_up"] is True
        assert told[plain["id"]]["made_up"] is False
        assert told[made]["route"] == "first_game"
        assert told[made]["variant"] == {"caves": False, "full_race": False, "free_order": False}
        assert [seat["kind"] for seat in told[made]["seats"]] == ["person", "bot"]
        assert ann.get(f"/api/tables/{made}").json()["made_up"] is True
        games = {one["table"]: one["made_up"] for one in ann.get("/api/me").json()["games"]}
        assert games == {made: True, plain["id"]: False}


def stored(server: Running, table: str) -> str:
    """Everything that the database has of a table, as text."""
    found = []
    with closing(sqlite3.connect(server.database)) as connection:
        for name, key in (("tables", "id"), ("events", "table_id"), ("snapshots", "table_id")):
            found += connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", [table]).fetchall()
    assert found
    return str(found)


def test_a_name_leaves_finished_games_with_its_person(server: Running) -> None:
    with browser(server) as client:
        first = finished(server, client, "walker", name="Zenobia")
        second = finished(server, client, "walker", name="Zenobia")
        assert "Zenobia" in client.get(f"/api/tables/{first}/record").text
        assert client.delete(f"/api/me/games/{first}").json() == {"seats": 1}
        assert "Zenobia" not in stored(server, first)
        assert "Zenobia" in stored(server, second)
        record = client.get(f"/api/tables/{first}/record").text
        assert "Player 1" in record
        assert "Zenobia" not in record
        shown = client.get(f"/api/tables/{first}").json()
        assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "Walker"]
        assert client.delete("/api/me").json() == {"seats": 1}
        assert "Zenobia" not in stored(server, second)
    check = StoreCheck(f"sqlite:///{server.database}")
    asyncio.run(check.run())
    assert check.faults == []


def test_the_names_of_others_stay(server: Running) -> None:
    with browser(server) as host, browser(server) as guest:
        seats = [{"kind": "person", "name": "Player 2"}, {"kind": "open"}]
        made = host.post("/api/tables", json={"seats": seats, "pace": 0}).json()
        guest.post(f"/api/tables/{made['id']}/seats", json={"name": "Zenobia"})

        async def forget() -> list[str]:
            """The host is at the table meanwhile, and sees the other name at once."""
            async with Mine(server, made).visit(0) as visit:
                assert visit.document["seats"][1]["name"] == "Zenobia"
                await asyncio.to_thread(guest.delete, "/api/me")
                message = await visit.next()
                while message["type"] != "welcome":
                    message = await visit.next()
                return [seat["name"] for seat in visit.document["seats"]]

        assert asyncio.run(forget()) == ["Player 2", "Player 2 2"]
        assert "Zenobia" not in stored(server, made["id"])
        assert [game["seat"] for game in host.get("/api/me").json()["games"]] == [0]


def test_a_name_leaves_a_rematch_that_its_person_never_went_to(server: Running) -> None:
    with browser(server) as client:
        seats = [{"kind": "person", "name": "Zenobia"}, {"kind": "bot", "level": "walker"}]
        made = client.post("/api/tables", json={"seats": seats, "pace": 0}).json()
        party = Mine(server, made)

        async def meet_again() -> str:
            async with party.visit(0) as visit:
                await ask(visit, "resign")
                await visit.until("over")
                await ask(visit, "rematch")
                return str(visit.document["rematch"])

        again = asyncio.run(meet_again())
        assert "Zenobia" in stored(server, again)
        assert client.delete("/api/me").json() == {"seats": 1}
        assert "Zenobia" not in stored(server, made["id"])
        assert "Zenobia" not in stored(server, again)


@pytest.mark.anyio
async def test_names_leave_the_store_and_other_workers_hear_of_it(url: str) -> None:
    async with opened(url) as store:
        await store_game(store, "t")
        news = listen(url)
        if store.database.postgresql:
            assert await anext(news) is None
        results = Results(store)
        assert await results.seats("who") == [("t", 0)]
        before = await everything(store)
        assert await results.forget("t", 0, "who") == Renamed("Ann", "")
        after = await everything(store)
        assert await results.seats("who") == []
        for name in ("tables", "events", "snapshots"):
            assert "Ann" not in str(after[name])
            assert str(after[name]) == str(before[name]).replace("Ann", "Player 1")
        if store.database.postgresql:
            assert await anext(news) == ("t", REWRITTEN)
        await news.aclose()
