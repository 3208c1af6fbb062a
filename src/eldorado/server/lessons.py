"""The course and the puzzles over HTTP: a learner's tries are judged, and nothing is stored."""

from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from eldorado.course import (
    attempt,
    attempt_puzzle,
    catalogue,
    play,
    play_puzzle,
    puzzle_catalogue,
)
from eldorado.server.desk import Desk
from eldorado.server.problems import refusals

Text = Annotated[str, Meta(max_length=200)]
Texts = Annotated[list[Text], Meta(max_length=200)]


class Contents(Struct, frozen=True):
    """What there is to learn and to solve, in order."""

    lessons: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a learner is: what was done so far, or a step to begin at; and what is tried now."""

    actions: Texts = []
    attempt: Text | None = None
    step: int | Text | None = None


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done so far, and what is tried now."""

    actions: Texts = []
    attempt: Text | None = None


@get("/course", responses=refusals(429))
async def course(desk: Desk) -> Contents:
    """The lessons and puzzles; their texts are in the client, by id."""
    return Contents(catalogue(), puzzle_catalogue())


@post("/course/lessons/{lesson:str}", status_code=200, responses=refusals(400, 403, 413, 429))
async def lesson_scene(desk: Desk, lesson: str, data: LessonTry) -> dict[str, Any]:
    """A lesson where the learner is, with the answer to what was tried."""
    if data.attempt is not None:
        return attempt(lesson, data.actions, data.attempt)
    return play(lesson, data.actions, data.step)


@post("/course/puzzles/{puzzle:str}", status_code=200, responses=refusals(400, 403, 413, 429))
async def puzzle_scene(desk: Desk, puzzle: str, data: PuzzleTry) -> dict[str, Any]:
    """The same for a puzzle; when it is done, with its stars."""
    if data.attempt is not None:
        return attempt_puzzle(puzzle, data.actions, data.attempt)
    return play_puzzle(puzzle, data.actions)


HANDLERS = [course, lesson_scene, puzzle_scene]
