"""The shape of lessons and puzzles as a client shows them; clients' types are made from it."""

from typing import NotRequired, TypedDict

from eldorado.analysis.analysis_types import Why
from eldorado.core.view_types import BoardView
from eldorado.course.judge import Verdict
from eldorado.errors import Argument
from eldorado.table.document_types import TableDocument
from eldorado.table.events import ShownAction


class LessonBrief(TypedDict):
    """A lesson in the table of contents; `title` and `about` are ids of texts.

    `board` is what a small picture of it shows.
    """

    id: str
    title: str
    about: str
    steps: list[str]
    clauses: list[str]
    board: BoardView


class PuzzleBrief(TypedDict):
    """A puzzle in the table of contents; `title` and `task` are ids of texts."""

    id: str
    title: str
    task: str
    turns: int
    board: BoardView


class TrainerBrief(TypedDict):
    """A puzzle from a game, with its theme and how difficult it is."""

    id: str
    theme: str
    rating: int


class RefusedTry(TypedDict):
    """Why the rules say no."""

    code: str
    sentence: str
    clause: NotRequired[str]
    message: NotRequired[str]
    """The id of a text; `about` are its arguments, ids and numbers."""
    about: NotRequired[dict[str, Argument]]


class Answer(TypedDict):
    """The answer to an attempt: a kind for programs, the id of a text for people."""

    kind: Verdict
    text: str
    args: dict[str, str]
    refusal: NotRequired[RefusedTry]


class Scene(TypedDict):
    """What lessons and puzzles have in common.

    `actions` is what the learner has done so far: the whole state. `happened` is what the last
    try brought about, `marks` are the spaces to point at.
    """

    title: str
    text: str
    actions: list[str]
    done: bool
    table: TableDocument
    happened: list[ShownAction]
    marks: NotRequired[list[str]]
    answer: NotRequired[Answer]


class LessonScene(Scene):
    """A lesson where the learner is; `next` is the lesson after this one, once it is done."""

    lesson: str
    step: int
    steps: int
    solved: bool
    step_id: NotRequired[str]
    show: NotRequired[list[str]]
    next: NotRequired[str | None]


class PuzzleMeasure(TypedDict):
    """What a result is worth by one measure, in words."""

    text: str
    args: dict[str, int]


class PuzzleWords(TypedDict):
    """The texts of a puzzle in one language, where they are in its own file."""

    title: str
    task: str
    hint: NotRequired[str]
    best: NotRequired[str]


class PuzzleScene(Scene):
    """A puzzle where the learner is; with stars and the best solution when it is done."""

    puzzle: str
    hint: str
    turn: int
    turns: int
    draw: list[str]
    caves: NotRequired[dict[str, list[str]]]
    words: NotRequired[dict[str, PuzzleWords]]
    stars: NotRequired[int]
    verdict: NotRequired[str]
    measures: NotRequired[list[PuzzleMeasure]]
    best: NotRequired[str]
    solution: NotRequired[list[str]]
    why: NotRequired[list[Why]]
