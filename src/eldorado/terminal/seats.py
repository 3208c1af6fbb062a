"""Who sits where: people and computer players, as named on the command line."""

from collections.abc import Sequence

from eldorado.bots import PLAYERS
from eldorado.errors import EldoradoError
from eldorado.table import Seat, SeatPlan
from eldorado.table.setup import filled

HUMAN = "human"
"""What a person is called on the command line and in saved games."""


def read_seats(texts: Sequence[str], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """Seats from `human`, `human:Ann`, `walker` or `walker:Bo`; `names` go before defaults."""
    seats: list[SeatPlan] = []
    for number, text in enumerate(texts):
        kind, _, name = (part.strip() for part in text.partition(":"))
        kind = kind.lower()
        if kind != HUMAN and kind not in PLAYERS:
            raise EldoradoError(
                f"'{text[:40]}' is no player; write human, or one of {', '.join(PLAYERS)}, "
                "with a name if you like, as in human:Ann."
            )
        if not name and number < len(names):
            name = names[number]
        seats.append(
            SeatPlan("person", name) if kind == HUMAN else SeatPlan("bot", name, level=kind)
        )
    return filled(seats)


def kind_of(seat: Seat) -> str:
    """The inverse: `human`, or the name of a level."""
    return seat.level or HUMAN
