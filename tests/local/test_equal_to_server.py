"""A device and a real server say the same to the same questions."""

import asyncio
from typing import Any

import pytest

from eldorado.client import Visit
from eldorado.core.game import Game
from eldorado.core.position import write_position
from eldorado.table import Refused
from tests.local.desk import PERSON, WALKER, Desk, Page
from tests.server.running import PATIENCE, Running, server  # noqa: F401 a fixture
from tests.server.test_route_jobs import asked

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


RECORD = str(Game.new("first_game", 2, seed=1).record())

SAME: list[tuple[str, str, Any]] = [
    ("GET", "/api/levels", None),
    ("GET", "/api/routes", None),
    ("GET", "/api/blockades", None),
    ("GET", "/api/boards/first_game", None),
    ("GET", "/api/course", None),
    ("GET", "/api/course/trainer", None),
    ("GET", "/api/workshop/pieces", None),
    ("GET", "/api/gallery/first_game", None),
    ("GET", "/api/gallery/B2-C5ner-K0ner-blue0", None),
    ("GET", "/api/health", None),
    ("POST", "/api/routes", {"seed": 7}),
    ("POST", "/api/workshop/bench", {"code": "", "piece": "B"}),
    ("POST", "/api/course/lessons/buying", {}),
    ("POST", "/api/course/puzzles/cheapest", {}),
    ("POST", "/api/replays", {"record": RECORD}),
]


@pytest.mark.parametrize(("method", "path", "body"), SAME)
def test_same_answers(server: Running, method: str, path: str, body: Any) -> None:  # noqa: F811
    client = server.client()
    told = client.get(path) if method == "GET" else client.post(path, body)
    assert Desk().ask(method, path, body) == told


REFUSED: list[tuple[str, Any]] = [
    ("/api/replays", {"record": "nonsense"}),
    ("/api/course/lessons/nothing", {}),
    ("/api/tables", {"seats": [PERSON]}),
    ("/api/tables", {"seats": [PERSON, {"kind": "bot", "level": "nobody"}]}),
    ("/api/tables", {"seats": [PERSON, WALKER], "route": "nowhere"}),
    ("/api/tables/nowhere/seats", {"name": "Ann"}),
    ("/api/workshop/surprise", {"seed": 1, "like": "nowhere"}),
]


@pytest.mark.parametrize(("path", "body"), REFUSED)
def test_same_refusals(server: Running, path: str, body: Any) -> None:  # noqa: F811
    with pytest.raises(Refused) as refused:
        server.client().post(path, body)
    found = Desk().answer("POST", path, body)["body"]
    assert (found["code"], found["sentence"]) == (refused.value.code, refused.value.sentence)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "question", "wanted"),
    [
        ("rating", {"code": "B2-C5ner-K0ner-blue0"}, "rating"),
        ("surprise", {"seed": 7, "difficulty": "easy"}, "route"),
    ],
)
def test_same_results_of_jobs(
    server: Running,  # noqa: F811
    path: str,
    question: Any,
    wanted: str,
) -> None:
    desk = Desk()
    desk.ask("POST", f"/api/workshop/{path}", question)
    desk.work()
    found = desk.ask("POST", f"/api/workshop/{path}", question)
    assert found == asked(server, path, question, lambda state: state[wanted])


def test_same_refusal_of_a_job(server: Running) -> None:  # noqa: F811
    unfinished = {"code": "B2-C5ner"}
    with pytest.raises(Refused) as refused:
        asked(server, "rating", unfinished, lambda state: state["rating"])
    desk = Desk()
    desk.ask("POST", "/api/workshop/rating", unfinished)
    desk.work()
    found = desk.answer("POST", "/api/workshop/rating", unfinished)["body"]
    assert (found["code"], found["sentence"]) == (refused.value.code, refused.value.sentence)


def plain(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what differs between any two tables: names, times and marks."""
    kept = {key: value for key, value in message.items() if key not in ("id", "now", "away")}
    if "table" in kept:
        kept["table"] = {key: value for key, value in kept["table"].items() if key != "id"}
    if "event" in kept:
        kept["event"] = {key: value for key, value in kept["event"].items() if key != "at"}
    return kept


async def both(visit: Visit, page: Page, kind: str, **fields: Any) -> None:
    """Asks the server and the device the same."""
    told = await visit._ask(kind, fields)
    assert plain(page.say(kind, **fields)) == plain(told)
    assert {**page.document, "id": ""} == {**visit.document, "id": ""}


async def test_same_messages(server: Running) -> None:  # noqa: F811
    position = write_position(Game.new("first_game", 2, seed=5, start=0))
    party = server.table("person", "walker", position=position)
    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER, position=position))
    async with asyncio.timeout(PATIENCE), party.visit(0) as visit:
        assert {**page.document, "id": ""} == {**visit.document, "id": ""}
        await both(visit, page, "check", action="end")
        await both(visit, page, "check", action="dance")
        await both(visit, page, "undo")
        await both(visit, page, "act", action=page.choice(0))
        await both(visit, page, "undo")
        await both(visit, page, "pause")
        await both(visit, page, "act", action="end")
        await both(visit, page, "resume")
        await both(visit, page, "comeback")
        await both(visit, page, "look", seat=1)
        await both(visit, page, "look", seat=0)
        await both(visit, page, "pace", seconds=5)
        await both(visit, page, "say", what="smile")
        await both(visit, page, "fill", seat=1, level="walker")
        await both(visit, page, "rise")
        await both(visit, page, "rematch")
        while (action := page.choice(0)).split()[0] != "end":
            await both(visit, page, "act", action=action)
        await both(visit, page, "act", action=action)
        await both(visit, page, "resign")
        await both(visit, page, "act", action="end")
