"""Ratings and surprises of the workshop: begun, asked for again, kept, and dropped."""

import time
from typing import Any

import pytest

from eldorado.errors import EldoradoError
from eldorado.interface.work.route_races import QUICK_RACES, RatingState, SurpriseState
from eldorado.routes import KNOWN, find_route
from eldorado.server.jobs import polled_jobs
from eldorado.server.jobs.polled_jobs import PolledJobs
from eldorado.table import Refused
from eldorado.workshop.ratings.criteria import CRITERIA
from eldorado.workshop.ratings.rating_plan import PLANS
from tests.document_fits import assert_fits
from tests.server import job_functions
from tests.server.running import PATIENCE, Running
from tests.server.test_pool import pool, until

pytestmark = pytest.mark.anyio

SHORT = "B2-C5ner-K0ner-blue0"
QUICK = PLANS["quick"]


def test_the_races_of_a_rating_are_known_beforehand() -> None:
    assert QUICK.games == QUICK_RACES


def asked(server: Running, path: str, body: dict[str, Any], wanted: str) -> Any:
    """Asks until it is there, as the browser does."""
    client = server.client()
    end = time.monotonic() + 5 * PATIENCE  # it works at a low priority
    while (state := client.post(f"/api/workshop/{path}", body))[wanted] is None:
        assert time.monotonic() < end
        time.sleep(0.1)
    return state


def test_a_route_is_rated_once(server: Running) -> None:
    client = server.client()
    ask = {"code": SHORT, "begin": False}
    before = client.post("/api/workshop/rating", ask)
    assert before == {"done": 0, "races": QUICK_RACES, "rating": None}
    state = asked(server, "rating", {"code": SHORT}, "rating")
    assert_fits(state, RatingState)
    rating = state["rating"]
    assert tuple(rating["criteria"]) == CRITERIA
    assert all(one["low"] <= one["value"] <= one["high"] for one in rating["criteria"].values())
    assert sum(rating["arrivals"].values()) == 2 * QUICK.pairs
    assert set(rating["visits"]) <= set(find_route(SHORT).board().names)
    assert rating["bots"] == QUICK.bots
    assert client.post("/api/workshop/rating", ask)["rating"] == rating


def test_a_surprise_meets_wishes(server: Running) -> None:
    wish = {"seed": 7, "caves": True, "rounds": 14}
    state = asked(server, "surprise", wish, "route")
    assert_fits(state, SurpriseState)
    route = find_route(state["route"]["code"])
    assert str(route) not in map(str, KNOWN.values())
    assert len(route.board().caves) >= 5
    assert set(state["route"]["missed"]) <= {"rounds"}
    assert asked(server, "surprise", wish, "route") == state


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("rating", {"code": ""}),
        ("rating", {"code": "A" * 101}),
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
        asked(server, "rating", {"code": "B2-C5ner"}, "rating")


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
