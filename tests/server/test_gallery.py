"""The gallery: routes that people publish after playing them, and the routes they keep."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from eldorado.cli import app
from eldorado.client import Server
from eldorado.interface.own_results import SeatResult
from eldorado.interface.route_words import ShelfRoute
from eldorado.interface.work.route_figures import figures_of, rating_bots
from eldorado.routes import KNOWN, OURS
from eldorado.server.net.rate_limits import AddressLimits
from eldorado.server.settings import Limits
from eldorado.server.store import Store
from eldorado.server.store.backups.copying import backup, restore
from eldorado.server.store.results import Results
from eldorado.server.store.route_lists import published_routes, shelves
from eldorado.server.store.route_lists.published_routes import (
    GalleryWish,
    PublishedRoute,
    PublishedRoutes,
    StoredRating,
)
from eldorado.server.store.route_lists.shelves import Shelves
from eldorado.server.upkeep import retention
from eldorado.server.upkeep.store_check import StoreCheck
from eldorado.table import Refused
from tests.server.games import everything
from tests.server.playing import play_out
from tests.server.running import PATIENCE, Party, Running
from tests.server.stores import opened, progress

pytestmark = pytest.mark.anyio

SHORT = "B2-C5ner-K0ner-blue0"
OTHER = "A0-N1nr-J1nr-green3"
ANN = PublishedRoute(
    code=SHORT,
    who="ann",
    author="Ann",
    name="Quick one",
    line="Two tiles & a run",
    published=10.0,
    at=10.0,
    hidden=False,
    played=1,
    steps=15,
    length=9.0,
    caves=1,
)
BEN = replace(
    ANN, code=OTHER, who="ben", name="Long one", published=20.0, at=20.0, length=18.0, caves=0
)


async def finish(store: Store, id: str, who: str, seats: str = '[{"resigned":false}]') -> None:
    """A game of somebody's on the short route, which is over."""
    setup = f'{{"seats":[],"route":"{SHORT}"}}'.encode()
    await store.create(id, setup, progress(status="over", seats=seats), True, "me")
    results = Results(store)
    await results.sat(id, 0, who)
    result = results.over(id, [SeatResult(0, "", 1, 9, "{}", 0)])
    await store.do(id, result)


async def codes(published: PublishedRoutes, **wish: Any) -> list[str]:
    return [one.code for one in await published.page(GalleryWish(**wish), 0, 10)]


async def test_a_finished_game_is_one_that_was_not_given_up(url: str) -> None:
    async with opened(url) as store:
        published = PublishedRoutes(store)
        assert await published.finished("ann", SHORT) == 0
        await finish(store, "given-up", "ann", '[{"resigned":true}]')
        assert await published.finished("ann", SHORT) == 0
        await finish(store, "to-the-end", "ann")
        assert await published.finished("ann", SHORT) == 1
        assert await published.finished("ben", SHORT) == 0
        assert await published.finished("ann", OTHER) == 0


async def test_routes_are_filtered_and_sorted(url: str) -> None:
    async with opened(url) as store:
        published = PublishedRoutes(store)
        await published.publish(ANN)
        await published.publish(BEN)
        await published.keep_rating(OTHER, StoredRating("difficult", 1.9, 18.5, "walker 1"))
        await store.do("t", published.over(SHORT, 30.0))
        assert await codes(published) == [OTHER, SHORT]
        assert await codes(published, sort="played") == [SHORT, OTHER]
        assert await codes(published, sort="length") == [SHORT, OTHER]
        assert await codes(published, sort="difficulty") == [OTHER, SHORT]  # one is not rated
        assert await codes(published, difficulty="difficult") == [OTHER]
        assert await codes(published, size="short") == [SHORT]
        assert await codes(published, size="medium") == []
        assert await codes(published, size="long") == [OTHER]
        assert await codes(published, caves=True) == [SHORT]
        assert [one.code for one in await published.page(GalleryWish(), 1, 1)] == [SHORT]
        assert await published.count(GalleryWish(caves=True)) == 1
        rated = await published.of(OTHER)
        assert rated is not None
        assert (rated.difficulty, rated.length, rated.bots) == ("difficult", 18.5, "walker 1")
        played = await published.of(SHORT)
        assert played is not None
        assert (played.played, played.at) == (2, 30.0)


async def test_a_route_belongs_to_who_came_first_and_stays_hidden(url: str) -> None:
    async with opened(url) as store:
        published = PublishedRoutes(store)
        await published.publish(ANN)
        with pytest.raises(Refused, match="already published"):
            await published.publish(replace(ANN, who="ben"))
        await published.publish(replace(ANN, name="Better name", published=99.0))
        changed = await published.of(SHORT)
        assert changed is not None
        assert (changed.name, changed.published) == ("Better name", 10.0)
        assert await published.hide(SHORT, True)
        assert await codes(published) == []
        assert not await published.withdraw("ann", SHORT)
        await published.forget("ann")
        left = await published.of(SHORT)
        assert left is not None
        assert (left.who, left.author, left.name, left.line, left.hidden) == ("", "", "", "", True)
        for who in ("ann", "ben"):
            with pytest.raises(Refused, match="hidden"):
                await published.publish(replace(ANN, who=who))
        await published.forget_old(1_000.0)
        assert await published.of(SHORT) is not None
        assert not await published.hide("B2-nothing", True)


async def test_a_rating_is_begun_once_and_again_for_other_bots(url: str) -> None:
    async with opened(url) as store:
        published = PublishedRoutes(store)
        await published.publish(ANN)
        assert await published.begin_rating(SHORT, "new", 1_000.0)
        assert not await published.begin_rating(SHORT, "new", 1_001.0)
        late = 1_001.0 + published_routes.BEGUN_AGAIN
        assert await published.begin_rating(SHORT, "new", late)
        await published.keep_rating(SHORT, StoredRating("easy", 0.1, 9.5, "new"))
        assert not await published.begin_rating(SHORT, "new", late)
        assert await published.begin_rating(SHORT, "newer", late)


async def test_nobody_fills_the_gallery_or_a_shelf(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(published_routes, "MOST_OF_ONE", 1)
    monkeypatch.setattr(shelves, "MOST_SHELVED", 2)
    async with opened(url) as store:
        published, shelf = PublishedRoutes(store), Shelves(store)
        await published.publish(ANN)
        await published.publish(BEN)
        with pytest.raises(Refused) as refused:
            await published.publish(replace(ANN, code="B2-C5ner-green0"))
        assert refused.value.code == "too_many"
        for n, code in enumerate(("B2", "B2-C5ner", "B2")):
            await shelf.keep("ann", ShelfRoute(code, f"name {n}", "", float(n)))
        with pytest.raises(Refused) as refused:
            await shelf.keep("ann", ShelfRoute("A0", "one more", "", 9.0))
        assert refused.value.code == "too_many"
        kept = await shelf.of("ann")
        assert [(one.code, one.name) for one in kept] == [("B2", "name 2"), ("B2-C5ner", "name 1")]
        assert await shelf.of("ben") == []
        assert await shelf.remove("ann", "B2") == 1
        assert await shelf.remove("ann") == 1


async def test_old_routes_go_with_old_tables(url: str) -> None:
    async with opened(url) as store:
        published, shelf = PublishedRoutes(store), Shelves(store)
        await published.publish(ANN)
        await published.publish(BEN)
        await shelf.keep("ann", ShelfRoute("B2", "", "", 10.0))
        await shelf.keep("ann", ShelfRoute("A0", "", "", 20.0))
        await retention.delete_old(store, 15.0)
        assert await codes(published) == [OTHER]
        assert [one.code for one in await shelf.of("ann")] == ["A0"]


async def test_a_backup_holds_the_gallery(url: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        await PublishedRoutes(store).publish(ANN)
        await PublishedRoutes(store).hide(SHORT, True)
        await Shelves(store).keep("ann", ShelfRoute("B2", "Mine", "a line", 10.0))
        before = await everything(store)
    file, other = tmp_path / "games.backup.gz", f"sqlite:///{tmp_path}/other.db"
    await backup(url, file)
    await restore(other, file)
    async with opened(other) as store:
        assert await everything(store) == before
    check = StoreCheck(other)
    await check.run()
    assert check.faults == []


def test_addresses_may_publish_and_keep_only_so_much() -> None:
    limits = AddressLimits(Limits())
    publications = [limits.publications.take("1.2.3.4") for _ in range(20)]
    assert publications[:10] == [True] * 10
    assert not any(publications[11:])
    assert limits.publications.take("1.2.3.5")
    kept = [limits.kept_routes.take("1.2.3.4") for _ in range(200)]
    assert not kept[-1]


def test_figures_name_the_routes_that_are_always_there() -> None:
    assert figures_of(str(KNOWN["serpentine"])).id == "serpentine"
    assert figures_of(str(OURS["fish_hook"])).id == "fish_hook"
    own = figures_of(SHORT.lower())
    assert (own.code, own.id, own.letters) == (SHORT, "", "BCK")


def own_race(running: Running, browser: httpx.Client) -> None:
    """Somebody plays a short game to its end, in a browser that is remembered."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "rookie"}]
    plan = {"seats": seats, "route": SHORT, "pace": 0}
    made = browser.post("/api/tables", json=plan).json()
    party = Party.__new__(Party)
    party.running, party.id = running, made["id"]
    party.clients = {0: running.client()}
    party.secrets = {0: made["seats"][0]["secret"]}
    play_out(party)


def test_a_route_is_published_after_a_finished_game(server: Running) -> None:
    path = f"/api/gallery/{SHORT}"
    words = {"name": "  Quick   <b>one</b> ", "line": "Two tiles\n& a run", "author": "Ann"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as ann:
        refused = ann.put(path, json=words)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_finished")
        page = ann.get(path).json()
        assert (page["entry"], page["finished"], page["hidden"]) == (None, False, False)
        own_race(server, ann)
        assert ann.get(path).json()["finished"]
        assert ann.put(path, json={"name": " "}).json()["code"] == "no_name"
        assert ann.put(path, json={"name": "x" * 41}).status_code == 400
        assert ann.put(path, json={"name": "x", "author": "<i>"}).status_code == 400
        shown = ann.put(path, json=words).json()
        assert (shown["name"], shown["line"]) == ("Quick <b>one</b>", "Two tiles & a run")
        assert (shown["author"], shown["played"], shown["yours"]) == ("Ann", 1, True)
        assert ann.put("/api/gallery/serpentine", json=words).json()["code"] == "published"

        stranger = Server(server.url)
        [listed] = stranger.get("/api/gallery?sort=played&limit=1")["routes"]
        assert (listed["code"], listed["yours"]) == (SHORT, False)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
            assert other.put(path, json=words).json()["code"] == "not_finished"
            assert other.delete(path).json() == {"gone": False}
            assert other.get("/api/gallery?sort=loud").status_code == 400
            assert other.get("/api/gallery/B2-X9").status_code == 400

        rated_after = 5 * PATIENCE  # races of bots, which give way to everything else
        server.wait(lambda: stranger.get(path)["entry"]["rating"] is not None, rated_after)
        assert stranger.get(path)["entry"]["rating"]["bots"] == rating_bots()

        kept = ann.put("/api/me/shelf/B2-C5ner", json={"name": "Half", "line": ""})
        assert kept.json()["code"] == "B2-C5ner"
        assert ann.put("/api/me/shelf/B2<b>", json={}).status_code == 400
        assert [one["name"] for one in ann.get("/api/me/shelf").json()["routes"]] == ["Half"]
        assert stranger.get("/api/me/shelf") == {"routes": []}
        export = ann.get("/api/me/export").json()
        assert [one["code"] for one in export["published"]] == [SHORT]
        assert [one["code"] for one in export["shelf"]] == ["B2-C5ner"]

        options = ["--data", str(server.folder)]
        hidden = CliRunner().invoke(app, ["hide-route", SHORT, *options])
        assert "Hidden: the route" in hidden.output, hidden.output
        assert stranger.get("/api/gallery")["routes"] == []
        assert ann.get(path).json()["hidden"]
        assert ann.put(path, json=words).json()["code"] == "route_hidden"
        CliRunner().invoke(app, ["hide-route", SHORT, "--show", *options])
        assert len(stranger.get("/api/gallery")["routes"]) == 1

        ann.delete("/api/me")
        assert stranger.get("/api/gallery")["routes"] == []
        assert ann.get("/api/me/shelf").json() == {"routes": []}
