"""What requests about games, records and routes bring."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.facts import Difficulty
from eldorado.input_limits import (
    LONGEST_PIECE,
    LONGEST_PLAN,
    LONGEST_RECORD,
    LONGEST_ROUTE,
    LONGEST_ROUTE_NAME,
    MOST_PIECES,
)
from eldorado.interface.learning import ActionText
from eldorado.routes import KNOWN
from eldorado.table import Table

ASKED_AGAIN = 90.0
"""Seconds within which somebody asks how far a job is; else nobody waits for it. Browsers let a
page in the background ask once a minute."""


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as a file holds it."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    eyes: int | None = None


class BenchQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A route as far as it is built, and a piece whose places are wanted."""

    code: Annotated[str, Meta(max_length=LONGEST_ROUTE)] = ""
    piece: Annotated[str, Meta(max_length=LONGEST_PIECE)] = ""
    """A letter, or `blue` or `green` for the ending tile, and how often it is turned."""
    at: Annotated[int, Meta(ge=0, le=MOST_PIECES)] | None = None
    """The number of the piece that it takes the place of; default: after the last one."""


RatingDepth = Literal["quick", "full"]
"""By walkers in seconds, or by the quick levels in minutes."""


class RatingQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A route whose rating is wanted."""

    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_ROUTE)]
    depth: RatingDepth = "quick"
    begin: bool = True
    """Whether races are to be played if it has no rating; else only an existing one is returned."""


class SurpriseQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new route should be like; the same question finds the same route."""

    seed: Annotated[int, Meta(ge=0, lt=1 << 31)]
    rounds: Annotated[float, Meta(ge=5, le=40)] | None = None
    difficulty: Difficulty | None = None
    caves: bool = False
    like: Annotated[str, Meta(max_length=LONGEST_ROUTE_NAME)] | None = None
    """The id of a printed route."""
    no_bottlenecks: bool = False

    def check(self) -> None:
        """Raises EldoradoError for a route that is not printed."""
        if self.like is not None and self.like not in KNOWN:
            raise EldoradoError("A route can be like one of the printed routes only.")


class PlannedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player is about to do after what was done in this turn already."""

    actions: Annotated[list[ActionText], Meta(max_length=LONGEST_PLAN)]


def whole_turn(table: Table, seat: int, plan: PlannedTurn) -> tuple[View, list[str]]:
    """A turn from where it can be taken back to: what the seat saw, what it did and plans."""
    back = table.takebacks
    view = back.past[0].view(seat) if back.past else table.view(seat)
    return view, [*back.actions, *plan.actions]
