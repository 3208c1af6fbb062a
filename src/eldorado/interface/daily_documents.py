"""What clients get to know about the daily expedition."""

from datetime import UTC, datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from eldorado.core.view_types import VariantDocument
from eldorado.interface.schemas import Created
from eldorado.interface.work.day_plan import PERSON_SEAT
from eldorado.table.setup import Setup, Word, filled


class FieldLine(Struct, frozen=True):
    """How many people needed how many rounds; null: they did not arrive."""

    rounds: int | None
    people: int


class OwnTry(Struct, frozen=True):
    """This browser's ranked try. `rounds` is null before the end, and for who did not arrive;
    `place` is the place among all who have finished, from 1."""

    table: str
    over: bool
    rounds: int | None
    place: int | None


class Daily(Struct, frozen=True):
    """A day's expedition."""

    day: str
    today: bool
    seconds_left: float
    """Until the next one."""
    route: str
    variant: VariantDocument
    rivals: list[str]
    """Their levels."""
    strongest_level: str
    strongest: int | None
    """The strongest level's rounds on the same deal; null while that is not yet known."""
    own: OwnTry | None
    streak: int
    """The days in a row on which this browser has finished the expedition."""
    field: list[FieldLine]
    """The results of all ranked tries, the fewest rounds first."""


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player."""

    name: Word = ""


class DailyTable(Created, frozen=True):
    """A table for a try. One that was running already has no `seats`: the browser holds them."""

    day: str
    ranked: bool


def day_of(now: float) -> str:
    """The date of a moment, by universal time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seconds_left(now: float) -> float:
    """Until the next expedition."""
    moment = datetime.fromtimestamp(now, UTC)
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    return (midnight - moment).total_seconds()


def rivals_of(setup: Setup) -> list[str]:
    """The levels of the computer players."""
    return [seat.level for seat in setup.seats if seat.kind == "bot"]


def named_for(setup: Setup, name: str) -> Setup:
    """The day's table with the name of who plays it."""
    seats = list(setup.seats)
    seats[PERSON_SEAT] = replace(seats[PERSON_SEAT], name=name)
    return replace(setup, seats=filled(seats))
