"""Ratings and surprises of the workshop: begun, asked for again, kept, and dropped."""

import asyncio
import gzip
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from eldorado.errors import EldoradoError
from eldorado.interface.work.route_races import (
    CHUNK,
    CHUNKS,
    QUICK_RACES,
    RACES,
    THOROUGH_RACES,
    RatingState,
    SurpriseState,
)
from eldorado.routes import KNOWN, find_route
from eldorado.server.jobs import polled_jobs
from eldorado.server.jobs.polled_jobs import PolledJobs
from eldorado.server.live.route_ratings import EDITION
from eldorado.server.store.route_lists import stored_ratings
from eldorado.server.store.route_lists.stored_ratings import StoredRatings
from eldorado.table import Refused
from eldorado.workshop.ratings.board_rating import some_races
from eldorado.workshop.ratings.criteria import CRITERIA
from eldorado.workshop.ratings.rating_plan import PLANS
from tests.document_fits import assert_fits
from tests.server import job_functions
from tests.server.running import PATIENCE, Running
from tests.server.stores import opened
from tests.server.test_pool import pool, until

pytestmark = pytest.mark.anyio

SHORT = "B2-C5ner-K0ner-blue0"
QUICK = PLANS["quick"]


def test_the_races_of_a_rating_are_known_beforehand() -> None:
    assert QUICK.games == QUICK_RACES
    assert PLANS["full"].games == THOROUGH_RACES == CHUNK * CHUNKS


@contextmanager
def own_server() -> Iterator[Running]:
    """A server that a test may stop."""
    mine = Running().start()
    try:
        yield mine
    finally:
        mine.remove()


def look(server: Running, body: dict[str, Any]) -> Any:
    """What the server has of a rating, without any race."""
    return server.client().post("/api/workshop/rating", {**body, "begin": False})


def rated(state: dict[str, Any]) -> bool:
    return state["rating"] is not None


def found(state: dict[str, Any]) -> bool:
    return state["route"] is not None


def asked(server: Running, path: str, body: dict[str, Any], done: Callable[[Any], bool]) -> Any:
    """Asks until it is so, as the browser does."""
    client = server.client()
    end = time.monotonic() + 5 * PATIENCE  # it works at a low priority
    while not done(state := client.post(f"/api/workshop/{path}", body)):
        assert time.monotonic() < end
        time.sleep(0.1)
    return state


def test_a_route_is_rated_once(server: Running) -> None:
    client = server.client()
    ask = {"code": SHORT, "begin": False}
    before = client.post("/api/workshop/rating", ask)
    assert before == {"done": 0, "races": QUICK_RACES, "rating": None}
    state = asked(server, "rating", {"code": SHORT}, rated)
    assert_fits(state, RatingState)
    rating = state["rating"]
    assert tuple(rating["criteria"]) == CRITERIA
    assert all(one["low"] <= one["value"] <= one["high"] for one in rating["criteria"].values())
    assert sum(rating["arrivals"].values()) == 2 * QUICK.pairs
    assert set(rating["visits"]) <= set(find_route(SHORT).board().names)
    assert rating["bots"] == QUICK.bots
    assert client.post("/api/workshop/rating", ask)["rating"] == rating


def keep_all_chunks_but(server: Running, code: str, missing: int) -> None:
    """As if the server had played all but the last few chunks of a full rating."""

    async def keep() -> None:
        few = list(some_races(find_route(code).board(), PLANS["full"], range(2)))
        chunk = gzip.compress(msgspec.json.encode(few * (CHUNK // len(few))))
        async with opened(f"sqlite:///{server.database}") as store:
            stored = StoredRatings(store, EDITION)
            for number in range(CHUNKS - missing):
                await stored.keep_chunk(code, number, chunk, time.time())

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(keep())).result()


def test_ratings_outlive_the_server() -> None:
    """Chunks of a full rating that have been played are neither lost nor played again."""
    full, quick = {"code": SHORT, "depth": "full"}, {"code": SHORT}
    kept = QUICK_RACES + CHUNK * (CHUNKS - 2)
    with own_server() as mine:
        assert look(mine, full) == {"done": 0, "races": RACES["full"], "rating": None}
        keep_all_chunks_but(mine, SHORT, 2)
        asked(mine, "rating", full, lambda state: state["done"] > kept + CHUNK)
        rating = look(mine, quick)["rating"]
        mine.kill()
        mine.start()
        assert look(mine, quick)["rating"] == rating
        assert look(mine, full)["done"] == kept + CHUNK
        state = asked(mine, "rating", full, rated)
        assert_fits(state, RatingState)
        whole = state["rating"]
        assert (whole["depth"], whole["races"]) == ("full", THOROUGH_RACES)
        assert whole["bots"] == PLANS["full"].bots
        assert sum(whole["arrivals"].values()) == 2 * PLANS["full"].pairs
        assert (whole["difficulty"], whole["like"]) == (rating["difficulty"], rating["like"])


async def test_what_is_stored_of_ratings_is_limited(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_ratings, "MOST_CHUNKS", 3)
    async with opened(url) as store:
        stored = StoredRatings(store, "1")
        for number in range(5):
            await stored.keep_chunk(SHORT, number, b"%d" % number, float(number))
        assert await stored.chunks(SHORT) == {2: b"2", 3: b"3", 4: b"4"}
        assert await stored.count_chunks(SHORT) == 3
        assert await StoredRatings(store, "2").chunks(SHORT) == {}
        await stored.keep(SHORT, "quick", b"q", 5.0)
        assert await stored.count_chunks(SHORT) == 3
        await stored.keep(SHORT, "full", b"f", 6.0)
        assert await stored.count_chunks(SHORT) == 0
        assert await stored.of(SHORT, "full") == b"f"
        assert await StoredRatings(store, "2").of(SHORT, "full") is None
        await stored_ratings.forget_old(store, 5.5)
        assert await stored.of(SHORT, "quick") is None
        assert await stored.of(SHORT, "full") == b"f"


def test_a_surprise_meets_wishes(server: Running) -> None:
    wish = {"seed": 7, "caves": True, "rounds": 14}
    state = asked(server, "surprise", wish, found)
    assert_fits(state, SurpriseState)
    route = find_route(state["route"]["code"])
    assert str(route) not in map(str, KNOWN.values())
    assert len(route.board().caves) >= 5
    assert set(state["route"]["missed"]) <= {"rounds"}
    assert asked(server, "surprise", wish, found) == state


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("rating", {"code": ""}),
        ("rating", {"code": "A" * 101}),
        ("rating", {"code": SHORT, "depth": "deep"}),
        ("surprise", {"seed": -1}),
        ("surprise", {"seed": 1, "rounds": 400}),
        ("surprise", {"seed": 1, "like": "nowhere"}),
        ("surprise", {"seed": 1, "difficulty": "impossible"}),
    ],
)
def test_what_cannot_be_worked_out_is_refused_at_once(
    server: Running, path: str, body: dict[str, Any]
) -> None:
    with pytest.raises(Refused):
        server.client().post(f"/api/workshop/{path}", body)


def test_an_unfinished_route_is_refused_by_its_job(server: Running) -> None:
    with pytest.raises(Refused):
        asked(server, "rating", {"code": "B2-C5ner"}, rated)


async def test_a_job_is_answered_kept_and_its_fault_told_once() -> None:
    async with pool() as one:
        jobs = PolledJobs(one, 64, "It takes too long.")
        assert jobs.answer("sum") is None
        assert jobs.begin("sum", "a", job_functions.count_to, 3) is None
        await until(lambda: not jobs._progress)
        assert jobs.answer("sum") == jobs.answer("sum") != b""
        jobs.begin("fault", "a", job_functions.count_to, 101)
        await until(lambda: not jobs._progress)
        with pytest.raises(EldoradoError, match="too far"):
            jobs.answer("fault")
        assert jobs.answer("fault") is None


async def test_a_job_nobody_asks_for_any_more_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polled_jobs, "ASKED_AGAIN", 0.0)
    async with pool() as one:
        jobs = PolledJobs(one, 64, "It takes too long.")
        jobs.begin("sum", "a", job_functions.count_to, 3)
        await until(lambda: not jobs._progress)
        assert jobs.answer("sum") is None
