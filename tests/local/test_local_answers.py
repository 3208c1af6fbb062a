"""Every path that a device answers, with the type of its answer; and what it refuses."""

from typing import Any, get_type_hints

import pytest
from msgspec.json import decode, encode

from eldorado.core.game import Game
from eldorado.interface.problem import Problem
from eldorado.local.asked import Text
from eldorado.local.local_server import PATHS
from eldorado.table import Table
from tests.document_fits import assert_fits
from tests.local.desk import PERSON, WALKER, Desk, ProblemAnswer

TYPES = {(one.method, one.path): get_type_hints(one.answer)["return"] for one in PATHS}


@pytest.fixture(scope="module")
def played() -> Desk:
    """A device with a finished game, a running one, and a route on its shelf."""
    desk = Desk()
    page = desk.play_out(desk.table(PERSON, WALKER, public=True))
    page.say("rematch")
    desk.ask("PUT", "/api/me/shelf/B-C", {"name": "Short", "line": "two tiles"})
    return desk


def finished(desk: Desk) -> str:
    games = desk.ask("GET", "/api/me")["games"]
    return str(next(game["table"] for game in games if game["status"] == "over"))


ASKED: list[tuple[str, str, str, Any]] = [
    ("GET", "/api/alive", "", None),
    ("GET", "/api/health", "", None),
    ("GET", "/api/levels", "", None),
    ("GET", "/api/routes", "", None),
    ("POST", "/api/routes", "", {}),
    ("POST", "/api/routes", "", {"tiles": 4, "seed": 5}),
    ("GET", "/api/boards/{}", "/api/boards/first_game", None),
    ("GET", "/api/blockades", "", None),
    ("GET", "/api/course", "", None),
    ("GET", "/api/course/trainer", "", None),
    ("POST", "/api/course/lessons/{}", "/api/course/lessons/buying", {}),
    ("POST", "/api/course/puzzles/{}", "/api/course/puzzles/cheapest", {"actions": []}),
    ("GET", "/api/workshop/pieces", "", None),
    ("POST", "/api/workshop/bench", "", {"code": "", "piece": "B"}),
    ("POST", "/api/workshop/rating", "", {"code": "B-C"}),
    ("POST", "/api/workshop/surprise", "", {"seed": 1}),
    ("GET", "/api/gallery/{}", "/api/gallery/B2-C5ner-K0ner-blue0", None),
    ("GET", "/api/tables", "", None),
    ("GET", "/api/records", "/api/records?limit=5", None),
    ("GET", "/api/tables/{}", "/api/tables/ID", None),
    ("POST", "/api/tables/{}/claim", "/api/tables/ID/claim", {"secret": "this-device"}),
    ("POST", "/api/tables/{}/follow", "/api/tables/ID/follow", {}),
    ("GET", "/api/tables/{}/actions", "/api/tables/ID/actions", None),
    ("GET", "/api/tables/{}/record", "/api/tables/ID/record", None),
    ("GET", "/api/tables/{}/replay", "/api/tables/ID/replay?eyes=1", None),
    ("GET", "/api/tables/{}/analysis", "/api/tables/ID/analysis", None),
    ("GET", "/api/me", "", None),
    ("GET", "/api/me/export", "", None),
    ("GET", "/api/me/shelf", "", None),
    ("PUT", "/api/me/shelf/{}", "/api/me/shelf/B-C-D", {"name": "Long"}),
    ("DELETE", "/api/me/shelf/{}", "/api/me/shelf/B-C-D", None),
    ("GET", "/api/daily", "", None),
    ("GET", "/api/daily", "/api/daily?day=2026-09-20", None),
    ("POST", "/api/daily", "", {"name": "Ann"}),
]


@pytest.mark.parametrize(("method", "path", "asked", "body"), ASKED)
def test_answers_have_their_types(
    played: Desk, method: str, path: str, asked: str, body: Any
) -> None:
    kind = TYPES[method, path]
    found = played.answer(method, (asked or path).replace("ID", finished(played)), body)
    assert found["status"] in (200, 201), found
    if kind is Text:
        assert found["type"] == "text/plain"
        assert isinstance(found["body"], str)
        return
    assert found["type"] == "application/json"
    assert_fits(decode(encode(found["body"]), type=kind), kind)


def test_all_other_paths_need_a_server() -> None:
    desk = Desk()
    asked = {(method, path) for method, path, _, _ in ASKED}
    elsewhere = {
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{}/seats"),
        ("GET", "/api/tables/{}/hints"),
        ("POST", "/api/tables/{}/advice"),
        ("POST", "/api/replays"),
        ("POST", "/api/analyses"),
        ("POST", "/api/continued"),
        ("DELETE", "/api/me"),
        ("DELETE", "/api/me/games/{}"),
    }
    for method, path in set(TYPES) - asked - elsewhere:
        with pytest.raises(ProblemAnswer) as problem:
            desk.ask(method, path.replace("{}", "abc"), {})
        assert (problem.value.status, problem.value.code) == (501, "needs_server")


def test_a_full_rating_needs_a_server() -> None:
    with pytest.raises(ProblemAnswer) as problem:
        Desk().ask("POST", "/api/workshop/rating", {"code": "first_game", "depth": "full"})
    assert (problem.value.status, problem.value.code) == (501, "needs_server")


def test_a_record_that_is_brought() -> None:
    desk = Desk()
    record = str(Game.new("first_game", 2, seed=1).record())
    assert desk.ask("POST", "/api/replays", {"record": record, "eyes": None})["frames"] == []
    with pytest.raises(ProblemAnswer) as problem:
        desk.ask("POST", "/api/replays", {"record": "nonsense"})
    assert problem.value.code == "unreadable"
    assert desk.ask("POST", "/api/analyses", {"record": record}) == {
        "progress": 0.0,
        "analysis": None,
    }
    desk.work()
    with pytest.raises(ProblemAnswer) as problem:  # there is no turn in it
        desk.ask("POST", "/api/analyses", {"record": record})
    assert problem.value.status == 400


def test_an_analysis_is_worked_out_in_parts() -> None:
    desk = Desk()
    game = Game.new("first_game", 2, seed=1)
    for _ in range(4):
        game.apply("end")
    record = str(game.record())
    shares = []
    while True:
        state = desk.ask("POST", "/api/analyses", {"record": record})
        shares.append(state["progress"])
        if state["analysis"] is not None:
            break
        assert desk.server.step() == 0.0
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert 0.25 in shares
    assert desk.server.step() is None


def test_nobody_works_for_an_analysis_that_nobody_waits_for() -> None:
    desk = Desk()
    game = Game.new("first_game", 2, seed=1)
    game.apply("end")
    desk.ask("POST", "/api/analyses", {"record": str(game.record())})
    desk.time += 100
    assert desk.server.step() is None


def test_hints_and_advice_for_the_person_to_move() -> None:
    desk = Desk()
    id = desk.table(PERSON, PERSON, start=0)
    hints = desk.ask("GET", f"/api/tables/{id}/hints")
    assert hints[0]["actions"]
    advice = desk.ask("POST", f"/api/tables/{id}/advice", {"actions": ["end"]})
    assert set(advice) == {"blunder", "win", "rounds", "better"}
    page = desk.page(id)
    for _ in range(2):
        page.say("look", seat=page.document["view"]["to_move"])
        page.say("resign")
    with pytest.raises(ProblemAnswer) as problem:
        desk.ask("GET", f"/api/tables/{id}/hints")
    assert (problem.value.status, problem.value.code) == (409, "not_your_turn")


def test_a_game_from_a_position_and_on_a_route_of_ones_own() -> None:
    desk = Desk()
    code = desk.ask("POST", "/api/routes", {"seed": 3})["code"]
    assert desk.ask("GET", f"/api/tables/{desk.table(PERSON, WALKER, route=code)}")["status"]
    table = Table("x", desk_setup())
    table.do(table.begin(0.0, 1))
    assert table.game is not None
    from eldorado.core.position import write_position

    id = desk.table(PERSON, WALKER, position=write_position(table.game))
    assert desk.ask("GET", f"/api/tables/{id}")["made_up"]


def desk_setup() -> Any:
    from tests.table.journeys import setup

    return setup("pb")


def test_the_daily_expedition_is_the_same_everywhere_and_never_ranked() -> None:
    desk, other = Desk(), Desk()
    assert desk.ask("GET", "/api/daily") == other.ask("GET", "/api/daily")
    made = desk.ask("POST", "/api/daily", {"name": "Ann"})
    assert made["ranked"] is False
    assert desk.ask("POST", "/api/daily", {})["id"] == made["id"]
    page, twin = desk.page(made["id"]), other.page(other.ask("POST", "/api/daily", {})["id"])
    assert page.document["setup"]["daily"] == {"day": made["day"], "ranked": False}
    assert (
        page.document["view"]["players"][0]["hand"] == twin.document["view"]["players"][0]["hand"]
    )
    shown = desk.ask("GET", "/api/daily")
    assert shown["own"] == {"table": made["id"], "over": False, "rounds": None, "place": None}
    assert page.say("resign")["type"] == "happened"
    shown = desk.ask("GET", "/api/daily")
    assert (shown["own"]["over"], shown["streak"]) == (True, 0)
    for day in ("2999-01-01", "2026-02-31", "someday"):
        with pytest.raises(ProblemAnswer) as problem:
            desk.ask("GET", f"/api/daily?day={day}")
        assert problem.value.status == 404


def test_what_is_not_there_or_cannot_be_read() -> None:
    desk = Desk()
    expected: list[tuple[str, str, Any, int, str]] = [
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("DELETE", "/api/levels", None, 405, "unreadable"),
        ("GET", "/api/tables/nowhere", None, 404, "no_such_table"),
        ("GET", "/api/tables/UPPER", None, 404, "no_such_table"),
        ("GET", "/api/tables?limit=1000", None, 400, "unreadable"),
        ("POST", "/api/tables", "{", 400, "unreadable"),
        ("POST", "/api/tables", {"seats": []}, 400, "unreadable"),
        ("POST", "/api/tables", {"seats": [PERSON, WALKER], "more": 1}, 400, "unreadable"),
        ("POST", "/api/tables", "x" * 200_000, 413, "too_big"),
        ("GET", "/api/boards/nowhere", None, 400, "unreadable"),
        ("GET", f"/api/boards/{'B-' * 100}", None, 400, "unreadable"),
        ("PUT", "/api/me/shelf/no%20code", {}, 400, "unreadable"),
        ("DELETE", "/api/me/games/nowhere", None, 404, "no_such_table"),
        ("POST", "/api/course/lessons/nothing", {}, 400, "unreadable"),
    ]
    for method, path, body, status, code in expected:
        found = desk.answer(method, path, body)
        assert (found["status"], found["body"]["code"]) == (status, code), path
        assert_fits(decode(encode(found["body"]), type=Problem), Problem)
        assert found["body"]["sentence"]


def test_nothing_of_a_running_game_is_told_too_early() -> None:
    desk = Desk()
    id = desk.table(PERSON, WALKER)
    for what in ("record", "replay", "analysis"):
        with pytest.raises(ProblemAnswer) as problem:
            desk.ask("GET", f"/api/tables/{id}/{what}")
        assert (problem.value.status, problem.value.code) == (409, "waiting")


def test_own_games_ratings_and_forgetting() -> None:
    desk = Desk()
    ids = [desk.play_out(desk.table(PERSON, WALKER)).table for _ in range(2)]
    desk.time += 5
    running = desk.table(PERSON, WALKER)
    me = desk.ask("GET", "/api/me")
    assert me["games"][0]["table"] == running
    assert {game["table"] for game in me["games"]} == {*ids, running}
    over = next(game for game in me["games"] if game["table"] == ids[0])
    assert sorted(over["places"]) == [1, 2]
    assert over["place"] == over["places"][over["seat"]]
    assert {line["who"] for line in me["ratings"]} == {"you", "walker"}
    page = desk.page(running)
    assert desk.ask("DELETE", f"/api/me/games/{running}") == {"seats": 1}
    assert page.heard[-1]["type"] == "goodbye"
    assert desk.ask("DELETE", "/api/me") == {"seats": 2}
    assert desk.saved == {}
    assert desk.ask("GET", "/api/me") == {"games": [], "ratings": []}
