"""Playing a lesson without stored state: the learner's actions so far are the whole state.

`play` shows where a list of actions leads, `attempt` adds one more. Both answer with a scene;
docs/puzzles.md describes it.
"""

from collections.abc import Sequence

from msgspec import to_builtins

from eldorado.core.game import Game
from eldorado.core.position import variant_document
from eldorado.course.judge import Judgement, TryRefusal, Verdict, judge_try
from eldorado.course.lesson import Lesson, find_lesson, lessons
from eldorado.course.loader import CourseError, pictured
from eldorado.course.scene_types import Answer, LessonBrief, LessonScene
from eldorado.input_limits import MOST_ACTIONS
from eldorado.records.turn_text import write_chance
from eldorado.table import COLOURS, told_action
from eldorado.table.document_types import TableDocument
from eldorado.table.events import Acted, ShownAction
from eldorado.table.options import options
from eldorado.table.result import result_document

NAMES = ("", "Mo", "Lea", "Kim")
"""The learner, whom a client calls by the own name, and the others, counted from there."""


def catalogue() -> list[LessonBrief]:
    """All lessons in order: their ids, the ids of their texts and of their steps."""
    return [
        {
            "id": lesson.id,
            "title": lesson.title,
            "about": lesson.about,
            "steps": [step.id for step in lesson.steps],
            "clauses": list(lesson.clauses),
            "board": pictured(lesson.position),
        }
        for lesson in lessons().values()
    ]


def play(lesson_id: str, actions: Sequence[str] = (), step: int | str | None = None) -> LessonScene:
    """The scene after the learner's actions; or, with `step`, the beginning of that step.

    A step is given by its number from 0 or by its id; the steps before it are shown done. The
    number after the last is the end of the lesson.
    """
    lesson = find_lesson(lesson_id)
    if step is not None:
        actions = opening(lesson, step_number(lesson, step))
    return LessonWalk(lesson, actions).scene()


def attempt(lesson_id: str, actions: Sequence[str], action: str) -> LessonScene:
    """The scene after one more attempt. If it was not accepted, only the answer changes.

    When a step is done the scene still shows its board; `play` with the actions of the answer
    shows the next step.
    """
    walk = LessonWalk(find_lesson(lesson_id), actions)
    if walk.done:
        raise CourseError("actions", "the lesson is over; repeat a step or go on to the next one")
    if len(actions) >= MOST_ACTIONS:
        raise CourseError("actions", f"a lesson has at most {MOST_ACTIONS} actions")
    number = walk.number
    judgement = walk.attempt(action)
    return walk.scene(judgement, number)


def opening(lesson: Lesson, step: int) -> list[str]:
    """The actions that solve all steps before this one."""
    return [action for before in lesson.steps[:step] for action in before.show]


def step_number(lesson: Lesson, step: int | str) -> int:
    ids = [one.id for one in lesson.steps]
    if isinstance(step, int) and 0 <= step <= len(ids):
        return step
    if step in ids:
        return ids.index(step)
    raise CourseError("step", f"there is no step '{str(step)[:40]}' in this lesson")


class LessonWalk:
    """A lesson on its way: the step, the game, and what has just happened."""

    def __init__(self, lesson: Lesson, actions: Sequence[str]) -> None:
        if len(actions) > MOST_ACTIONS:
            raise CourseError("actions", f"a lesson has at most {MOST_ACTIONS} actions")
        self.lesson = lesson
        self.game: Game
        self.number = 0
        self.actions: list[str] = []
        self.happened: list[ShownAction] = []
        self._due = True  # the step has not set up its own position yet
        self._lay_out()
        for number, action in enumerate(actions):
            if self.done:
                raise CourseError(f"actions[{number}]", "the lesson is over before this action")
            judgement = self.attempt(action)
            if judgement.verdict in ("wrong", "refused"):
                raise CourseError(f"actions[{number}]", "this action is not accepted here")
        self.happened = []
        self._lay_out()

    @property
    def done(self) -> bool:
        return self.number == len(self.lesson.steps)

    def attempt(self, action: str) -> Judgement:
        """One more attempt; the lesson moves on if it is accepted."""
        self._lay_out()
        self.happened = []
        judgement = judge_try(self.lesson, self.number, self.game, action)
        if judgement.verdict in ("wrong", "refused"):
            return judgement
        self.game = judgement.game
        assert self.game.history is not None
        self.actions.append(str(self.game.history.action))
        self.happened.append(last_event(self.game, self.lesson.seat))
        solved = judgement.verdict == "done"
        script = self.lesson.steps[self.number].then if solved else ()
        self.happened += others_play(self.game, self.lesson.seat, script)
        if solved:
            self.number += 1
            self._due = not self.done
        return judgement

    def _lay_out(self) -> None:
        """Sets up the current step's own position, if it has one and has not done so yet."""
        own = self.lesson.begin(self.number) if self._due else None
        self._due = False
        if own is not None:
            self.game = own

    def scene(self, judgement: Judgement | None = None, number: int | None = None) -> LessonScene:
        """Everything a client needs to show."""
        lesson = self.lesson
        number = self.number if number is None else number
        solved = judgement is not None and judgement.verdict == "done"
        scene: LessonScene = {
            "lesson": lesson.id,
            "title": lesson.title,
            "text": lesson.text(number) if number < len(lesson.steps) else "",
            "step": number,
            "steps": len(lesson.steps),
            "actions": list(self.actions),
            "solved": solved,
            "done": self.done,
            "table": table_of(
                lesson.title, self.game, lesson.seat, len(self.actions), solved or self.done
            ),
            "happened": list(self.happened),
        }
        if judgement is not None:
            scene["answer"] = answer(judgement.verdict, judgement.text, judgement.refusal)
        if number < len(lesson.steps):
            step = lesson.steps[number]
            scene["step_id"] = step.id
            scene["marks"] = list(step.marks)
            scene["show"] = list(step.show)
        else:
            scene["next"] = following = _lesson_after(lesson)
            scene["text"] = "course-lesson-done" if following else "course-finished"
        return scene


def _lesson_after(lesson: Lesson) -> str | None:
    order = list(lessons())
    later = order.index(lesson.id) + 1 if lesson.id in order else len(order)
    return order[later] if later < len(order) else None


def answer(kind: Verdict, text: str, refusal: TryRefusal | None = None) -> Answer:
    """What is said about a try: a kind for programs, the id of a text for people."""
    said: Answer = {"kind": kind, "text": text, "args": {}}
    if refusal is not None:
        said["refusal"] = to_builtins(refusal)
    return said


def table_of(id: str, game: Game, seat: int, number: int, resting: bool) -> TableDocument:
    """The game as a table document for the learner's seat, so that a client shows it like any
    other table; without options while nothing is to be done."""
    view = game.view(seat)
    document: TableDocument = {
        "id": id,
        "n": number,
        "status": "over" if game.finished else "running",
        "seat": seat,
        "seats": [
            {"kind": "person", "name": NAMES[other - seat], "colour": COLOURS[other]}
            for other in range(len(game.players))
        ],
        "setup": {
            "route": game.board.title,
            "variant": variant_document(game.variant),
            "public": False,
        },
        "view": view.to_json(),
    }
    if game.to_move == seat and not game.finished and not resting:
        document["options"] = options(view)
        document["undo"] = number > 0
    outcome = game.outcome()
    if outcome is not None:
        document["result"] = result_document(outcome, game)
    return document


def last_event(game: Game, seat: int) -> ShownAction:
    """The last action as the event that a table would send to that seat."""
    entry = game.history
    assert entry is not None
    chance = write_chance(entry.chance) if entry.chance.revealed else ""
    return told_action(Acted(0.0, entry.seat, str(entry.action), chance), seat)


def others_play(game: Game, seat: int, script: Sequence[str] = ()) -> list[ShownAction]:
    """The other seats follow the script; seats without one just end their turn."""
    happened = []
    for action in script:
        game.apply(action)
        happened.append(last_event(game, seat))
    while game.to_move != seat and not game.finished:
        game.apply("end")
        happened.append(last_event(game, seat))
    return happened
