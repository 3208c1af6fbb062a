"""Who sits where: people and computer players, as named on the command line."""

from collections.abc import Sequence

from eldorado.bots import PLAYERS
from eldorado.errors import WordedError
from eldorado.help import find_name
from eldorado.table import Seat, SeatPlan
from eldorado.table.setup import filled
from eldorado.wording.texts import text as say
from eldorado.wording.texts import thing

HUMAN = "human"
"""What a person is called on the command line and in saved games."""


def read_seats(texts: Sequence[str], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """Seats from `human`, `human:Ann`, `walker` or `walker:Bo`; `names` go before defaults."""
    seats: list[SeatPlan] = []
    for number, text in enumerate(texts):
        kind, _, name = (part.strip() for part in text.partition(":"))
        level = _level(kind)
        if level is None:
            levels = [one for one in PLAYERS if one != "random"]
            raise WordedError("seat-unknown", {"word": text[:40], "levels": levels})
        if not name and number < len(names):
            name = names[number]
        name = name or (thing(level) if level else say("seat-player", number=number + 1))
        seats.append(SeatPlan("bot", name, level=level) if level else SeatPlan("person", name))
    return filled(seats)


def _level(kind: str) -> str | None:
    """The level that a word means; empty for a person, None if it means nobody."""
    if kind.lower() in (HUMAN, say("seat-human")):
        return ""
    if kind.lower() in PLAYERS:
        return kind.lower()
    found = find_name(kind, ("level",))
    return found.removeprefix("level-") if found else None


def kind_of(seat: Seat) -> str:
    """The inverse: `human`, or the name of a level."""
    return seat.level or HUMAN
