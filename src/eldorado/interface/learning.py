"""The course and the puzzles: what a learner has done and tries, and the answer."""

from typing import Annotated

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


def contents() -> Contents:
    """The lessons and puzzles; their texts are in the client, by id."""
    return Contents(catalogue(), puzzle_catalogue())


def lesson_answer(lesson: str, data: LessonTry) -> LessonScene:
    """A lesson where the learner is, with the answer to what was tried."""
    if data.attempt is not None:
        return attempt(lesson, data.actions, data.attempt)
    return play(lesson, data.actions, data.step)


def puzzle_answer(puzzle: str, data: PuzzleTry) -> PuzzleScene:
    """The same for a puzzle; when it is done, with its stars."""
    if data.attempt is not None:
        return attempt_puzzle(puzzle, data.actions, data.attempt)
    return play_puzzle(puzzle, data.actions)
