"""The shape of the table document; clients' types are made from it.

This module stays plain Python: its annotations are read while a server runs.
"""

from typing import Literal, NotRequired, TypedDict

from eldorado.core.view_types import GameView, VariantDocument
from eldorado.table.setup import Colour

TableStatus = Literal["lobby", "running", "paused", "over"]


class SeatDocument(TypedDict):
    """A seat and who sits there; see `Seat`."""

    kind: Literal["person", "bot", "open"]
    name: str
    colour: Colour
    level: NotRequired[str]
    stand_in: NotRequired[str]
    resigned: NotRequired[bool]


class DailyMark(TypedDict):
    """The day whose expedition this is, and whether the result counts."""

    day: str
    ranked: bool


class GatheringDocument(TypedDict):
    """For how many seconds the table waits for people before computer players take the open
    seats; `race` is the pace of a race, empty for a rematch."""

    race: str
    seconds: float


class SetupDocument(TypedDict):
    """What the table was made from; `made_up`: the game begins from a position that somebody
    set up."""

    route: str
    variant: VariantDocument
    public: bool
    made_up: NotRequired[bool]
    daily: NotRequired[DailyMark]
    gathering: NotRequired[GatheringDocument]


class ClockDocument(TypedDict):
    """Seconds for a turn, what is left in the banks, and for how long each seat may still stop
    the game. `deadline` is when the time of the turn, or the pause, runs out."""

    turn: float
    banks: list[float]
    pauses: list[float]
    deadline: float | None


class ResultDocument(TypedDict):
    """How the game ended; `steps` are the steps each seat had left."""

    winner: int | None
    ranking: list[int]
    places: list[int]
    reason: str
    steps: list[int]


class Options(TypedDict, total=False):
    """The choices of the seat to move, grouped as a player thinks of them.

    `moves`: piece, then the cards that can move it (with `:symbol`); `natives`: piece, then
    `native`, `native_token` or both; `pays`: the pieces beside something that cards can pay for;
    `removes`: up to this many cards; `buys`: card, then a payment. Clients find the targets.
    """

    moves: dict[str, list[str]]
    pays: list[int]
    natives: dict[str, list[str]]
    plays: list[str]
    takes: list[str]
    tokens: list[str]
    removes: int
    buys: dict[str, list[str]]
    end: bool


class Choices(TypedDict, total=False):
    """What only the seat to move can see."""

    options: Options
    undo: bool


class TableDocument(Choices):
    """A table as one seat sees it; null is a spectator. `fill_at` is when computer players
    take the open seats, where that is planned."""

    id: str
    n: int
    status: TableStatus
    seat: int | None
    seats: list[SeatDocument]
    setup: SetupDocument
    clock: NotRequired[ClockDocument]
    view: NotRequired[GameView]
    result: NotRequired[ResultDocument]
    rematch: NotRequired[str]
    fill_at: NotRequired[float]
