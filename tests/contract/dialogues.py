"""What a table and a lesson answer, word for word, as the client's tests hear it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from eldorado import Game
from eldorado.course import lesson_player, play_puzzle, puzzles
from eldorado.errors import EldoradoError
from eldorado.interface.learning import LessonTry
from eldorado.interface.messages import (
    Allowed,
    Happened,
    Outgoing,
    Refusal,
    Welcome,
    write_message,
)
from eldorado.server.http.problems import problem_of
from eldorado.table import Table, changes_for_all, told
from tests.situations import ground, situation
from tests.table.journeys import NOON, begun

CROSSING = ground(
    "a=g1 b=g1 c=g2 p=g1 q=g1 r=R1 s=R2 h=C1 v=y1 w=b1 m=MM k=MC x=F:g1 z=R1",
    "ab bc bp ap ar as ah av aw am bq cx cz vk",
    blockades={1: "ap"},
    caves={"k": "coin_1 draw_card"},
)
"""Around space a lies every terrain; p is reached past a blockade or around it."""

OTHER = "other "
"""Before what the second seat does."""


def dialogues() -> dict[str, Any]:
    """Small tables, each with what is answered along some paths of requests."""
    return {
        "moving": _dialogue(
            situation(CROSSING, "explorer scout trailblazer sailor", others="q", draw="native"),
            ["move 1 explorer b", "undo"],
            ["move 1 explorer b", "move 1 scout c", "undo", "undo"],
            ["move 1 trailblazer p via #1"],
            ["move 1 explorer b", "move 1 trailblazer x"],
            ["move 1 trailblazer c", "move 1 explorer x"],
            ["check move 1 explorer b"],
            ["check move 1 sailor b"],
            ["check move 1 trailblazer m"],
            ["move 1 explorer q"],
            ["end"],
            ["end keep scout", "other end"],
        ),
        "paying": _dialogue(
            situation(CROSSING, "explorer sailor", others="q", draw="scout explorer"),
            ["pay 1 r explorer", "undo"],
            ["pay 1 s explorer,sailor"],
            ["pay 1 h sailor"],
        ),
        "losing": _dialogue(
            situation(CROSSING, "explorer sailor", others="q", discard="traveler " * 4),
            ["pay 1 h explorer"],
            ["pay 1 h sailor"],
        ),
        "buying": _dialogue(
            situation(
                CROSSING,
                "traveler explorer prop_plane prop_plane",
                tokens="coin_1 coin_1",
                others="q",
            ),
            ["move 1 traveler v", "undo"],
            ["buy photographer with traveler,coin_1"],
        ),
        "playing": _dialogue(
            situation(
                CROSSING,
                "transmitter scientist cartographer native",
                others="q",
                draw="explorer explorer traveler",
            ),
            ["play cartographer"],
            ["play scientist", "remove native"],
            ["take native"],
            ["native 1 s"],
        ),
        "tokens": _dialogue(
            situation(
                CROSSING,
                "sailor compass",
                tokens="remove_card replace_cards keep_item paddle_2 native_token draw_card",
                others="q",
                draw="explorer explorer traveler",
            ),
            ["token remove_card sailor"],
            ["token draw_card"],
            ["move 1 paddle_2 w"],
            ["check token keep_item"],
            ["play compass", "token keep_item"],
        ),
        "items": _dialogue(
            situation(
                CROSSING,
                "treasure_chest prop_plane",
                tokens="keep_item",
                others="q",
                market={"board": {"millionaire": 2}, "reserve": {"scout": 1}},
            ),
            ["buy millionaire with treasure_chest,prop_plane", "token keep_item prop_plane"],
        ),
        "pair": _dialogue(
            situation(CROSSING, "explorer sailor", at="a b", tokens="pass_through", others="q"),
            ["token pass_through", "move 1 explorer b", "undo"],
            ["token pass_through", "move 2 explorer a"],
        ),
    }


def _dialogue(game: Game, *paths: list[str]) -> dict[str, Any]:
    table = begun("pp", start=None, position=game.position())
    welcome = Welcome(table.number, table.document(0), NOON, [0], online=[0, 1])
    return {"welcome": _json(welcome), "answers": _answers(table, paths)}


def _answers(table: Table, paths: Iterable[Sequence[str]]) -> dict[str, Any]:
    """By request the answer to the first seat, and what is answered to further requests."""
    following: dict[str, list[Sequence[str]]] = {}
    for first, *rest in filter(None, paths):
        following.setdefault(first, []).append(rest)
    found = {}
    for request, further in following.items():
        after = table.copy()
        message = _answer(after, request)
        found[request] = {"message": _json(message), "then": _answers(after, further)}
    return found


def _answer(table: Table, request: str) -> Outgoing:
    """What the first seat hears; the table has moved on then."""
    before = table.copy().documents()
    try:
        if request.startswith("check "):
            table.check(0, request.removeprefix("check "))
            return Allowed()
        if request == "undo":
            event: Any = table.undo(0, NOON)
        else:
            seat = int(request.startswith(OTHER))
            event = table.act(seat, request.removeprefix(OTHER), NOON, person=True)
    except EldoradoError as error:
        return Refusal(**msgspec.structs.asdict(problem_of(error)))
    table.do(event)
    changes = changes_for_all(before, table.documents(before), {0})[0]
    return Happened(table.number, told(event, 0), *changes)


def _json(message: Outgoing) -> Any:
    return msgspec.json.decode(write_message(message))


TRIES = {
    "first-steps": ("move 1 scout b", "move 1 explorer m", "end"),
    "two-pieces": ("move 2 scout b",),
    "buying": ("buy pioneer with explorer,traveler,sailor,photographer",),
}
"""What learners try that does not lead on, by lesson."""

SHOWN = {
    "first-steps": (0,),
    "two-pieces": (0,),
    "buying": (0,),
    "last-round": (0,),
    "rubble": (0,),
    "thinning": (0, 1),
    "transmitter": (0,),
    "end-of-turn": (0, 1),
    "way-tokens": (0,),
    "card-tokens": (0, 1, 3),
}
"""Steps of lessons that are done as the course shows them."""


def tries() -> dict[str, Any]:
    """By lesson and request the scene that is answered."""
    return {lesson: dict(_scenes(lesson)) for lesson in SHOWN}


def _scenes(lesson: str) -> Iterator[tuple[str, Any]]:
    bodies = [LessonTry(attempt=action) for action in TRIES.get(lesson, ())]
    for step in SHOWN[lesson]:
        bodies.append(LessonTry(step=step))
        scene = _scene(lesson, bodies[-1])
        done = list(scene["actions"])
        bodies.append(LessonTry(actions=list(done)))
        for action in scene["show"]:
            bodies.append(LessonTry(actions=list(done), attempt=action))
            done.append(action)
    for body in bodies:
        yield _body(body), _scene(lesson, body)


def _body(body: LessonTry) -> str:
    """A request as the client writes it."""
    parts = {"actions": body.actions, "attempt": body.attempt} if body.step is None else {}
    told = {**parts, "step": body.step}
    return msgspec.json.encode({k: v for k, v in told.items() if v is not None}).decode()


def _scene(lesson: str, body: LessonTry) -> Any:
    if body.attempt is not None:
        return msgspec.to_builtins(lesson_player.attempt(lesson, body.actions, body.attempt))
    return msgspec.to_builtins(lesson_player.play(lesson, body.actions, body.step))


def puzzle_openings() -> dict[str, Any]:
    """By puzzle the scene with which it begins."""
    return {id: msgspec.to_builtins(play_puzzle(id)) for id in puzzles()}
