"""Ratings and surprises on a device: a part at a time, with the results of a server's jobs."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.json import encode

from eldorado.errors import EldoradoError
from eldorado.interface.questions import ASKED_AGAIN, SurpriseQuestion
from eldorado.interface.work.route_races import (
    QUICK_RACES,
    RatingState,
    SurpriseState,
    find_surprise,
    rate_quickly,
)
from eldorado.local.local_jobs import RATINGS, JobKind, LocalJobs
from eldorado.workshop.finding import surprise
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, PLANS, RatingPlan
from tests.document_fits import assert_fits
from tests.local.desk import NOON, PERSON, WALKER, Desk, ProblemAnswer

SHORT = "B2-C5ner-K0ner-blue0"
UNFINISHED = "B2-C5ner"
FEW = RatingPlan("quick", "walker", CARELESS_BOT, pairs=2, deals=1)
RATING, SURPRISE = "/api/workshop/rating", "/api/workshop/surprise"


@pytest.fixture
def few_races(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLANS, "quick", FEW)
    monkeypatch.setattr(surprise, "TRIAL_PLAN", FEW)
    monkeypatch.setattr(surprise, "LOOKS", 6)


def states(desk: Desk, path: str, question: Any, wanted: str) -> list[Any]:
    """What is told after each step until the answer is there."""
    told = [desk.ask("POST", path, question)]
    while told[-1][wanted] is None:
        assert desk.server.step() == 0.0
        told.append(desk.ask("POST", path, question))
    assert desk.server.step() is None
    return told


@pytest.mark.usefixtures("few_races")
def test_a_rating_is_that_of_a_server_a_race_at_a_step() -> None:
    told = states(Desk(), RATING, {"code": SHORT}, "rating")
    assert_fits(told[-1], RatingState)
    assert [state["done"] for state in told] == [*range(FEW.games + 1), QUICK_RACES]
    found: list[int] = []
    assert plain(rate_quickly(SHORT, found.append)) == told[-1]
    assert found == list(range(1, FEW.games + 1))


@pytest.mark.usefixtures("few_races")
def test_a_surprise_is_that_of_a_server() -> None:
    question = {"seed": 7, "rounds": 14, "caves": True}
    told = states(Desk(), SURPRISE, question, "route")
    assert_fits(told[-1], SurpriseState)
    shares: list[float] = [0.0]
    whole = find_surprise(SurpriseQuestion(7, rounds=14, caves=True), shares.append)
    assert plain(whole) == told[-1]
    assert [state["progress"] for state in told[:-1]] == shares
    assert len(told) == 2 + 6 + surprise.TRIALS * FEW.games


def plain(state: object) -> Any:
    """A state as it is told in JSON."""
    return json.loads(encode(state))


@pytest.mark.usefixtures("few_races")
def test_a_rating_that_is_not_to_begin_is_only_told() -> None:
    desk, quiet = Desk(), {"code": SHORT, "begin": False}
    nothing = {"done": 0, "races": QUICK_RACES, "rating": None}
    assert desk.ask("POST", RATING, quiet) == nothing
    assert desk.server.step() is None
    desk.ask("POST", RATING, {"code": SHORT})
    desk.server.step()
    assert desk.ask("POST", RATING, quiet) == nothing
    desk.work()
    rating = desk.ask("POST", RATING, quiet)["rating"]
    assert rating["code"] == SHORT
    assert desk.ask("POST", RATING, {"code": SHORT})["rating"] == rating


def test_an_unfinished_route_is_refused_by_its_job() -> None:
    with pytest.raises(EldoradoError) as refused:
        rate_quickly(UNFINISHED, lambda _: None)
    desk = Desk()
    assert desk.ask("POST", RATING, {"code": UNFINISHED})["done"] == 0
    assert desk.server.step() == 0.0
    assert desk.server.step() is None
    with pytest.raises(ProblemAnswer) as problem:
        desk.ask("POST", RATING, {"code": UNFINISHED, "begin": False})
    assert (problem.value.status, problem.value.code) == (400, "unreadable")
    assert problem.value.problem["sentence"] == str(refused.value)
    assert desk.ask("POST", RATING, {"code": UNFINISHED})["done"] == 0  # a fault is told once


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (RATING, {"code": ""}),
        (RATING, {"code": "A" * 101}),
        (SURPRISE, {"seed": -1}),
        (SURPRISE, {"seed": 1, "rounds": 400}),
        (SURPRISE, {"seed": 1, "like": "nowhere"}),
        (SURPRISE, {"seed": 1, "difficulty": "impossible"}),
    ],
)
def test_what_cannot_be_worked_out_is_refused_at_once(path: str, body: Any) -> None:
    desk = Desk()
    with pytest.raises(ProblemAnswer) as problem:
        desk.ask("POST", path, body)
    assert problem.value.status == 400
    assert desk.server.step() is None


@pytest.mark.usefixtures("few_races")
def test_computer_players_move_before_races_are_played() -> None:
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, start=1))
    desk.ask("POST", RATING, {"code": SHORT})
    while page.document["view"]["to_move"] == 1:
        assert desk.server.step() == 0.0
        page.catch_up()
        done = desk.ask("POST", RATING, {"code": SHORT})["done"]
        assert done == 0
    desk.work()
    assert desk.ask("POST", RATING, {"code": SHORT})["rating"] is not None


@pytest.mark.usefixtures("few_races")
def test_what_was_asked_for_last_comes_first() -> None:
    desk, wish = Desk(), {"seed": 3}
    desk.ask("POST", SURPRISE, wish)
    desk.time += 1
    desk.ask("POST", RATING, {"code": SHORT})
    desk.server.step()
    desk.time += 1
    assert desk.ask("POST", SURPRISE, wish)["progress"] == 0
    desk.server.step()
    assert desk.ask("POST", SURPRISE, wish)["progress"] > 0
    assert desk.ask("POST", RATING, {"code": SHORT})["done"] == 1


def counting(clock: list[float]) -> LocalJobs[int, int]:
    """Jobs that count from a number to 9; two of them are remembered."""

    def parts(number: int) -> Iterator[int]:
        return iter(range(number, 10))

    kind = JobKind(parts, 0, lambda state: state == 9, "It cannot be counted.", kept=2)
    return LocalJobs(kind, lambda: clock[0])


def test_a_job_nobody_asks_for_rests_and_goes_on_later() -> None:
    clock = [NOON]
    jobs = counting(clock)
    assert jobs.state(3) == 0
    jobs.step()
    clock[0] += ASKED_AGAIN + 1
    assert jobs.waited_for == 0
    jobs.step()
    assert jobs.state(3) == 3
    jobs.step()
    assert jobs.state(3) == 4


def test_only_so_many_jobs_are_remembered() -> None:
    jobs = counting([NOON])
    for number in (3, 4, 5):
        jobs.state(number)
        jobs.step()
    assert [jobs.state(number) for number in (5, 4, 3)] == [5, 4, 0]


def broken(code: str) -> Iterator[RatingState]:
    yield from ()
    raise OSError("no processes here")


def test_what_a_device_cannot_do_is_said(caplog: pytest.LogCaptureFixture) -> None:
    ratings = LocalJobs(RATINGS._replace(parts=broken), lambda: NOON)
    ratings.state(SHORT)
    ratings.step()
    with pytest.raises(EldoradoError, match="cannot be rated on this device"):
        ratings.known(SHORT)
    assert "a job went wrong" in caplog.text
