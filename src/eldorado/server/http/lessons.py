"""The course and the puzzles over HTTP: a learner's tries are judged, and nothing is stored."""

from litestar import Response, get, post

from eldorado.course import trainer_catalogue
from eldorado.course.scene_types import LessonScene, PuzzleScene, TrainerBrief
from eldorado.interface.learning import (
    Contents,
    LessonTry,
    PuzzleTry,
    contents,
    lesson_answer,
    puzzle_answer,
)
from eldorado.server.http.pool_answers import PACKED, answers, worked_out
from eldorado.server.http.problems import refusals
from eldorado.server.http.tables import AnyRequest
from eldorado.server.services import Services


@get("/course", responses=refusals(429))
async def course(services: Services) -> Contents:
    """The lessons and puzzles; their texts are in the client, by id."""
    return contents()


@get(
    "/course/trainer",
    responses=answers(list[TrainerBrief], refusals(429)),
    opt={PACKED: True},
)
async def trainer(request: AnyRequest, services: Services) -> Response[bytes]:
    """The puzzles from games, easiest first: a client chooses one near somebody's rating."""
    return await worked_out(services, request, trainer_catalogue)


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
    return await worked_out(services, request, lesson_answer, lesson, data)


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
    return await worked_out(services, request, puzzle_answer, puzzle, data)


HANDLERS = [course, trainer, lesson_scene, puzzle_scene]
