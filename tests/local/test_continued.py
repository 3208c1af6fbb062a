"""A game of a server that goes on here, as a new one: seen as before, playable, never rated."""

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

from eldorado.bots import make_bot
from eldorado.core.state import Variant
from eldorado.input_limits import MOST_CARDS
from eldorado.table import Clock, SeatPlan, Setup, Table
from tests.local.desk import NOON, Desk, ProblemAnswer

PERSON = SeatPlan("person", "Ada")
WALKER = SeatPlan("bot", level="walker")
CAVES = Variant(caves=True)

GAMES = {
    "two pieces": Setup((PERSON, WALKER)),
    "two pieces and caves": Setup((WALKER, PERSON), variant=CAVES),
    "three players and caves": Setup((WALKER, PERSON, WALKER), variant=CAVES),
    "four players": Setup((WALKER, WALKER, WALKER, PERSON), route="serpentine"),
}


def moments(setup: Setup) -> Iterator[dict[str, Any]]:
    """The table documents of the person, after every event of a game."""
    table = Table("abc", setup.checked())
    seat = next(n for n, one in enumerate(table.seats) if one.kind == "person")
    table.apply(table.begin(NOON, seed=7))
    bots = [make_bot("walker", n) for n in range(len(table.seats))]
    while table.status == "running":
        yield json.loads(json.dumps(table.document(seat)))
        view = table.view(None)
        moving = view.to_move
        table.apply(table.act(moving, bots[moving].choose(table.view(moving)), NOON))


def moment(setup: Setup, own: bool, middle: bool) -> dict[str, Any]:
    """One from the fourth round on: in the own turn or another's, in its middle or before it."""
    for document in moments(setup):
        view = document["view"]
        if view["round"] < 4 or (view["to_move"] == document["seat"]) is not own:
            continue
        played = bool(view["players"][view["to_move"]]["play"])
        if played is middle:
            return document
    raise AssertionError("There is no such moment.")


def goes_on(desk: Desk, document: dict[str, Any]) -> str:
    return str(desk.ask("POST", "/api/continued", document)["id"])


@pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)
def test_the_person_sees_the_same_at_every_moment(setup: Setup) -> None:
    for document in islice(moments(setup), 150):
        desk = Desk()
        page = desk.page(goes_on(desk, document))
        assert page.document["view"] == document["view"]
        assert page.document["seats"] == document["seats"]
        assert page.document["seat"] == document["seat"]
        assert page.document.get("options") == document.get("options")
        assert page.document["setup"]["made_up"] is True
        assert page.document["id"] != document["id"]


@pytest.mark.parametrize("middle", [False, True], ids=["between turns", "in a turn"])
@pytest.mark.parametrize("own", [False, True], ids=["of another", "of the person"])
@pytest.mark.parametrize("name", ["two pieces and caves", "three players and caves"])
def test_it_is_played_to_its_end_and_never_rated(name: str, own: bool, middle: bool) -> None:
    desk = Desk()
    id = goes_on(desk, moment(GAMES[name], own, middle))
    desk.work()
    page = desk.play_out(id)
    assert page.document["result"]["ranking"]
    mine = desk.again().ask("GET", "/api/me")
    assert [(game["table"], game["made_up"]) for game in mine["games"]] == [(id, True)]
    assert mine["ratings"] == []


def test_what_nobody_has_seen_is_dealt_anew() -> None:
    document = moment(GAMES["three players and caves"], own=True, middle=False)
    dealt = set()
    for _ in range(6):
        desk = Desk()
        id = goes_on(desk, document)
        position = json.loads(desk.saved[f"table/{id}/setup"])["setup"]["position"]
        hidden = [player["draw"] for player in position["players"]], position["board"]["caves"]
        dealt.add(json.dumps(hidden))
    assert len(dealt) > 1


def test_the_clock_goes_on_with_what_is_left() -> None:
    document = moment(Setup((PERSON, WALKER), clock=Clock(30, 60)), own=True, middle=False)
    document["clock"]["banks"] = [42.0, 0.0]
    desk = Desk()
    clock = desk.page(goes_on(desk, document)).document["clock"]
    assert clock["turn"] == 30
    assert clock["banks"][0] == 42.0


def refused(document: Any) -> ProblemAnswer:
    desk = Desk()
    with pytest.raises(ProblemAnswer) as caught:
        goes_on(desk, document)
    assert not any(key.startswith("table/") for key in desk.saved)
    assert caught.value.code != "server"
    return caught.value


def test_a_game_of_two_people_is_refused() -> None:
    two = next(moments(Setup((PERSON, SeatPlan("person", "Ben"), WALKER))))
    problem = refused(two)
    assert problem.code == "needs_server"
    assert "against computer players alone" in problem.problem["sentence"]


def test_what_is_no_running_game_of_the_person_is_refused() -> None:
    good = next(moments(GAMES["three players and caves"]))
    for path, value, code in [
        ("status", "lobby", "waiting"),
        ("status", "paused", "paused"),
        ("status", "over", "over"),
        ("seat", None, "needs_server"),
        ("seat", 0, "needs_server"),
        ("setup.daily", {"day": "2026-11-18", "ranked": True}, "needs_server"),
        ("seats.1.resigned", True, "resigned"),
        ("seats.0.level", "nobody", "unreadable"),
        ("view", None, "unreadable"),
        ("view.seat", None, "unreadable"),
        ("view.finished", True, "over"),
        ("view.players.0.hand", 99, "unreadable"),
        ("view.players.0.unseen", ["explorer"] * (MOST_CARDS + 1), "unreadable"),
        ("view.tokens.unseen", ["coin-1"] * 37, "unreadable"),
        ("view.board.route", "nowhere", "unreadable"),
    ]:
        bad = deepcopy(good)
        *way, last = path.split(".")
        part: Any = bad
        for step in way:
            part = part[int(step)] if step.isdigit() else part[step]
        part[last] = value
        assert refused(bad).code == code, path
    good["id"] = "x" * 140_000
    assert refused(good).code == "too_big"
    assert refused({}).code == "unreadable"
