"""Jobs of seconds on a device: a part at a time, while somebody waits for them."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, NamedTuple, TypeVar

from eldorado.errors import EldoradoError
from eldorado.interface.questions import ASKED_AGAIN, SurpriseQuestion
from eldorado.interface.work.analysis_parts import AnalysisState, analysis_parts
from eldorado.interface.work.route_races import (
    RatingState,
    SurpriseState,
    rating_parts,
    surprise_parts,
)

log = logging.getLogger("eldorado.local")

Question = TypeVar("Question", bound=Hashable)
State = TypeVar("State")


class JobKind(NamedTuple, Generic[Question, State]):
    """How questions of one kind are worked out."""

    parts: Callable[[Question], Iterator[State]]
    """How far it is after each part, and at last the answer."""
    begun: State
    """How far it is before the first part."""
    is_done: Callable[[State], bool]
    failure: str
    """What is said when this device cannot do it."""
    kept: int
    """Jobs that are remembered, finished or not."""


ANALYSES: JobKind[str, AnalysisState] = JobKind(
    analysis_parts,
    AnalysisState(0.0),
    lambda state: state.analysis is not None,
    "The game cannot be analysed on this device.",
    kept=8,
)
"""By the text of a record."""

RATINGS: JobKind[str, RatingState] = JobKind(
    rating_parts,
    RatingState(0),
    lambda state: state.rating is not None,
    "The route cannot be rated on this device.",
    kept=64,
)
"""By the code of a route."""

SURPRISES: JobKind[SurpriseQuestion, SurpriseState] = JobKind(
    surprise_parts,
    SurpriseState(0.0),
    lambda state: state.route is not None,
    "No route can be found on this device.",
    kept=8,
)
"""By wishes and a seed."""


class _Job(Generic[State]):
    def __init__(self, parts: Iterator[State], state: State, asked: float) -> None:
        self.parts = parts
        self.state = state
        self.asked = asked
        """When somebody last asked for it."""
        self.error: EldoradoError | None = None


class LocalJobs(Generic[Question, State]):
    """Jobs of one kind, one at a time; asking again says how far it is."""

    def __init__(self, kind: JobKind[Question, State], now: Callable[[], float]) -> None:
        self._kind = kind
        self._now = now
        self._found: OrderedDict[Question, _Job[State]] = OrderedDict()

    def state(self, question: Question) -> State:
        """How far the job of a question is; begins it if nobody has. A fault is reported once."""
        one = self._found.get(question)
        if one is None:
            kind = self._kind
            one = self._found[question] = _Job(kind.parts(question), kind.begun, self._now())
            if len(self._found) > kind.kept:
                self._found.popitem(last=False)
        one.asked = self._now()
        self._found.move_to_end(question)
        if one.error is not None:
            del self._found[question]
            raise one.error
        return one.state

    def known(self, question: Question) -> State:
        """The answer to a question if it is there; begins nothing."""
        one = self._found.get(question)
        if one is None or not (one.error or self._kind.is_done(one.state)):
            return self._kind.begun
        return self.state(question)

    @property
    def waited_for(self) -> float:
        """When somebody last asked for a job that is still to be done; 0 if nobody waits."""
        one = self._next()
        return 0.0 if one is None else one.asked

    def step(self) -> None:
        """Does one part of the job that was asked for last, if somebody waits."""
        one = self._next()
        if one is None:
            return
        try:
            one.state = next(one.parts)
        except EldoradoError as error:
            one.error = error
        except Exception:  # a job may need what this device does not have
            log.exception("a job went wrong")
            one.error = EldoradoError(self._kind.failure)

    def _next(self) -> _Job[State] | None:
        for one in reversed(self._found.values()):
            waiting = one.error is None and not self._kind.is_done(one.state)
            if waiting and self._now() - one.asked <= ASKED_AGAIN:
                return one
        return None
