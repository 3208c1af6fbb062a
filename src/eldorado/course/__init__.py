"""How to play: a course in small lessons, and puzzles with graded solutions.

Nothing is stored: a lesson or puzzle is replayed from the learner's actions each time.
"""

from eldorado.course.goals import Goal, met
from eldorado.course.judge import Judgement, judge_try
from eldorado.course.lesson import Lesson, LessonStep, lessons, read_lesson
from eldorado.course.lesson_player import attempt, catalogue, play
from eldorado.course.loader import CourseError
from eldorado.course.puzzle import (
    Puzzle,
    attempt_puzzle,
    load_puzzle,
    play_puzzle,
    puzzle_catalogue,
    puzzles,
    read_puzzle,
    trainer_catalogue,
    trainer_puzzles,
)

__all__ = [
    "CourseError",
    "Goal",
    "Judgement",
    "Lesson",
    "LessonStep",
    "Puzzle",
    "attempt",
    "attempt_puzzle",
    "catalogue",
    "judge_try",
    "lessons",
    "load_puzzle",
    "met",
    "play",
    "play_puzzle",
    "puzzle_catalogue",
    "puzzles",
    "read_lesson",
    "read_puzzle",
    "trainer_catalogue",
    "trainer_puzzles",
]
