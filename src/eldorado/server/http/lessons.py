"""The course and the puzzles over HTTP: a learner's tries are judged, and nothing is stored."""

from typing import Annotated

from litestar import Response, get, post
from msgspec import Meta, Struct

from eldorado.course import (
    attempt,
    attempt_puzzle,
    catalogue,
    play,
    play_puzzle,
    puzzle_catalogue,
)
from eldorado.course.scene_types import LessonBrief, LessonScene, PuzzleBrief, PuzzleScene
from eldorado.input_limits import LONGEST_ACTION, MOST_ACTIONS
from eldorado.server.http.pool_answers import PACKED, answers, worked_out
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import AnyRequest
from eldorado.server.services import Services
from eldorado.table.setup import Word

ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION)]
ActionTexts = Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class Contents(Struct, frozen=True):
    """What there is to learn and to solve, in order."""

    lessons: list[LessonBrief]
    puzzles: list[PuzzleBrief]


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a learner is: what was done so far, or a step to begin at; and what is tried now."""

    actions: ActionTexts = []
    attempt: ActionText | None = None
    step: int | Word | None = None


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done so far, and what is tried now."""

    actions: ActionTexts = []
    attempt: ActionText | None = None


@get("/course", responses=refusals(429))
async def course(services: Services) -> Contents:
    """The lessons and puzzles; their texts are in the client, by id."""
    return Contents(catalogue(), puzzle_catalogue())


@post(
    "/course/lessons/{lesson:str}",
    status_code=200,
    responses=answers(LessonScene, refusals(400, 403, 413, 422, 429)),
    opt={PACKED: True},
)
async def lesson_scene(
    request: AnyRequest, services: Services, lesson: str, data: LessonTry
) -> Response[bytes]:
    """A lesson where the learner is, with the answer to what was tried."""
    if data.attempt is not None:
        return await worked_out(services, request, attempt, lesson, data.actions, data.attempt)
    return await worked_out(services, request, play, lesson, data.actions, data.step)


@post(
    "/course/puzzles/{puzzle:str}",
    status_code=200,
    responses=answers(PuzzleScene, refusals(400, 403, 413, 422, 429)),
    opt={PACKED: True},
)
async def puzzle_scene(
    request: AnyRequest, services: Services, puzzle: str, data: PuzzleTry
) -> Response[bytes]:
    """The same for a puzzle; when it is done, with its stars."""
    if data.attempt is not None:
        return await worked_out(
            services, request, attempt_puzzle, puzzle, data.actions, data.attempt
        )
    return await worked_out(services, request, play_puzzle, puzzle, data.actions)


HANDLERS = [course, lesson_scene, puzzle_scene]
