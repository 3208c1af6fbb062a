"""Lessons: a small board, and steps to carry out on it."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from eldorado.core.game import Game
from eldorado.course.goals import Goal, Patterns, spaces_of
from eldorado.course.loader import FOLDER, CourseError, check_name, deal, read


class LessonReply(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A friendly answer to a typical wrong attempt; `text` is added to the id of the step's text.

    It fits by the action's text, by the clause that refuses it (`*` for any), or by both; without
    `refused` it is about tries that the rules would allow. `example` is a try that gets this
    answer: it shows what is meant, and the tests make it.
    """

    text: str
    example: str
    action: Patterns = ()
    refused: Patterns = ()


class LessonStep(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One task. Any action that reaches the goal is right; `only` lists what may come before.

    `show` are the actions that solve it; `then` is what others do afterwards; `position`, if
    there is one, begins a new situation, on the lesson's board unless it brings its own.
    """

    id: str
    goal: Goal
    show: tuple[str, ...]
    only: tuple[str, ...] = ()
    replies: tuple[LessonReply, ...] = ()
    then: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    mark: tuple[str, ...] = ()
    """Spaces to point at, where the goal does not name them."""

    def __repr__(self) -> str:
        return f"<LessonStep {self.id}: {' | '.join(self.show)[:120]}>"

    @property
    def marks(self) -> tuple[str, ...]:
        """The spaces that are marked on the board: those named, else those of the goal."""
        return self.mark or spaces_of(self.goal)


class Lesson(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One idea in a few steps. The ids of its texts follow from its own id."""

    id: str
    clauses: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]
    seat: int = 0

    def __repr__(self) -> str:
        return f"<Lesson {self.id}: {len(self.steps)} steps>"

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"lesson-{self.id}"

    @property
    def about(self) -> str:
        """The id of the line about it."""
        return f"lesson-{self.id}-about"

    def text(self, step: int) -> str:
        """The id of a step's instruction."""
        return f"lesson-{self.id}-{self.steps[step].id}"

    def praise(self, step: int) -> str:
        """The id of what is said when the step is done."""
        return f"{self.text(step)}-done"

    def reply(self, step: int, reply: LessonReply) -> str:
        """The id of what a step says to an attempt that went another way."""
        return f"{self.text(step)}-{reply.text}"

    def begin(self, step: int) -> Game | None:
        """The position a step begins with; None if it continues from the step before."""
        own = self.steps[step].position
        if step and own is None:
            return None
        path = f"steps[{step}].position" if own is not None else "position"
        document = self.position if own is None else own
        if "board" not in document and "board" in self.position:
            document = document | {"board": self.position["board"]}
        return deal(document, path)

    def checked(self) -> "Lesson":
        """The lesson itself, or CourseError about the invalid field."""
        check_name("id", self.id)
        if not self.steps:
            raise CourseError("steps", "a lesson has at least one step")
        ids = [step.id for step in self.steps]
        for number, step in enumerate(self.steps):
            check_name(f"steps[{number}].id", step.id)
            if step.id in ids[:number]:
                raise CourseError(f"steps[{number}].id", f"step '{step.id}' is there already")
            if not step.show:
                raise CourseError(f"steps[{number}].show", "show at least one action")
            game = self.begin(number)
            if game is not None and not 0 <= self.seat < len(game.players):
                raise CourseError("seat", f"there is no seat {self.seat}")
        return self


def read_lesson(data: bytes) -> Lesson:
    """A lesson from JSON; CourseError names the invalid field."""
    return read(data, Lesson).checked()


@cache
def contents() -> dict[str, tuple[str, ...]]:
    """The ids of all lessons and puzzles, in the order in which they are taught."""
    found: dict[str, tuple[str, ...]] = msgspec.json.decode(
        (FOLDER / "contents.json").read_bytes(), type=dict[str, tuple[str, ...]]
    )
    return found


@cache
def lessons() -> dict[str, Lesson]:
    """The course, lesson by lesson."""
    found = {}
    for id in contents()["lessons"]:
        lesson = read_lesson((FOLDER / "lessons" / f"{id}.json").read_bytes())
        assert lesson.id == id
        found[id] = lesson
    return found


def find_lesson(id: str) -> Lesson:
    if id not in lessons():
        raise CourseError("", f"There is no lesson '{id[:40]}'.")
    return lessons()[id]
