"""What a client is sent of lessons and puzzles is what the types say."""

import pytest

from eldorado.course import (
    attempt,
    attempt_puzzle,
    catalogue,
    lessons,
    play,
    play_puzzle,
    puzzle_catalogue,
    puzzles,
)
from eldorado.course.lesson_player import opening
from eldorado.course.scene_types import LessonBrief, LessonScene, PuzzleBrief, PuzzleScene
from tests.document_fits import assert_fits


@pytest.mark.parametrize("id", lessons())
def test_every_scene_of_a_lesson_fits_its_type(id: str) -> None:
    lesson = lessons()[id]
    actions = opening(lesson, len(lesson.steps))
    for number, action in enumerate(actions):
        assert_fits(play(id, actions[:number]), LessonScene)
        for text in (action, "end", "fly"):
            assert_fits(attempt(id, actions[:number], text), LessonScene)
    assert_fits(play(id, actions), LessonScene)


@pytest.mark.parametrize("id", puzzles())
def test_every_scene_of_a_puzzle_fits_its_type(id: str) -> None:
    actions = puzzles()[id].solution
    for number, action in enumerate(actions):
        assert_fits(play_puzzle(id, actions[:number]), PuzzleScene)
        for text in (action, "fly", "buy scout scout"):
            assert_fits(attempt_puzzle(id, actions[:number], text), PuzzleScene)
    assert_fits(play_puzzle(id, actions), PuzzleScene)


def test_the_contents_fit_their_types() -> None:
    assert_fits(catalogue(), list[LessonBrief])
    assert_fits(puzzle_catalogue(), list[PuzzleBrief])
