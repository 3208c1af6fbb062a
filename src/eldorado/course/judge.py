"""Decides whether an attempt in a lesson is right."""

from typing import Literal

from msgspec import Struct

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.course.goals import fits, met
from eldorado.course.lesson import Lesson, LessonReply
from eldorado.errors import Argument, IllegalAction, ParseError
from eldorado.table.refused import not_your_turn

Verdict = Literal["done", "accepted", "wrong", "refused"]


class TryRefusal(Struct, frozen=True, omit_defaults=True):
    """Why the rules say no, as a table says it: a code, a sentence, the clause if there is one,
    and the id of a text with its arguments."""

    code: str
    sentence: str
    clause: str = ""
    message: str = ""
    about: dict[str, Argument] = {}

    @property
    def text(self) -> str:
        """The id of what to say."""
        return self.message or f"refusal-{self.code}"


class Judgement(Struct, frozen=True):
    """The verdict on an attempt. `game` is the game after it, or the same as before if it was not
    accepted; `text` is the id of what to say, "" for nothing."""

    verdict: Verdict
    game: Game
    text: str = ""
    refusal: TryRefusal | None = None

    def __repr__(self) -> str:
        return f"<Judgement: {self.verdict}, {self.game!r}>"


def tried(game: Game, text: str) -> tuple[Action | None, Game | None, TryRefusal | None]:
    """The action a text describes and the game after it, or why it cannot be done."""
    try:
        action = Action.parse(text)
    except ParseError as error:
        return None, None, TryRefusal("unreadable", str(error))
    after = game.copy()
    try:
        after.apply(action)
    except IllegalAction as error:
        said = TryRefusal("illegal", str(error), error.clause, error.message, error.about)
        return action, None, said
    return action, after, None


def judge_try(lesson: Lesson, step: int, game: Game, text: str) -> Judgement:
    """An attempt in a step of a lesson: right, on the way, off topic, or not allowed."""
    task = lesson.steps[step]
    if game.to_move != lesson.seat and not game.finished:
        waiting = not_your_turn()
        said = TryRefusal(waiting.code, str(waiting), message=waiting.message)
        return Judgement("refused", game, said.text, said)
    action, after, refusal = tried(game, text)
    if action is not None and after is not None:
        if met(task.goal, game, action, after, lesson.seat):
            return Judgement("done", after, lesson.praise(step))
        if fits(task.only, str(action)):
            return Judgement("accepted", after)
    for reply in task.replies:
        if _answers(reply, action, refusal):
            verdict: Verdict = "wrong" if refusal is None else "refused"
            return Judgement(verdict, game, lesson.reply(step, reply), refusal)
    if refusal is None:
        return Judgement("wrong", game, "course-not-this-step")
    return Judgement("refused", game, refusal.text, refusal)


def _answers(reply: LessonReply, action: Action | None, refusal: TryRefusal | None) -> bool:
    """Whether a reply fits: without `refused` it is about tries that the rules would allow."""
    if action is None or (reply.action and not fits(reply.action, str(action))):
        return False
    if refusal is None:
        return not reply.refused
    return fits(reply.refused, refusal.clause)
