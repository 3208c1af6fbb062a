"""What a table is made from: who sits where, on which route, by which switches and clock."""

from typing import Any, Literal, get_args

from msgspec import Struct

from eldorado.bots import PLAYERS
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.routes.code import find_route

Colour = Literal["red", "blue", "white", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
LONGEST_NAME = 20
SECONDS_A_TURN = (5, 30 * 86_400)
LARGEST_BANK = 86_400
SLOWEST_PACE = 5.0


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: a person, a computer player of some level, or open to whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    colour: Colour | None = None


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds for every turn, and a bank for the whole game that is used up after them.

    For games by correspondence a turn is given days: 259,200 seconds are three.
    """

    turn: float
    bank: float = 0.0


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table before anybody has moved; `checked` refuses what makes no sense."""

    seats: tuple[SeatPlan, ...]
    route: str = "first_game"
    variant: Variant = Variant()
    start: int | None = None
    clock: Clock | None = None
    public: bool = False
    pace: float = 0.4
    """Seconds between the moves of computer players, so that people can follow."""
    position: dict[str, Any] | None = None
    """A position document to begin with, in place of a route: a puzzle, a lesson, a game."""
    former: str = ""
    """The table this one is a rematch of."""

    def checked(self) -> "Setup":
        """The same with every name and colour filled in, or a sentence about what is wrong."""
        if not 2 <= len(self.seats) <= 4 and self.position is None:
            raise EldoradoError(f"A game has 2 to 4 seats, not {len(self.seats)}.")  # C-01
        if self.start is not None and not 0 <= self.start < len(self.seats):
            raise EldoradoError(f"Seat {self.start} cannot start; there is no such seat.")
        if self.clock is not None:
            low, high = SECONDS_A_TURN
            if not low <= self.clock.turn <= high or not 0 <= self.clock.bank <= LARGEST_BANK:
                raise EldoradoError(
                    "A turn has 5 seconds to 30 days, and the bank holds up to one day."
                )
        if not 0 <= self.pace <= SLOWEST_PACE:
            raise EldoradoError(f"The pace is 0 to {SLOWEST_PACE:g} seconds.")
        if self.position is None:
            find_route(self.route)
        return Setup(
            _filled(self.seats),
            self.route,
            self.variant,
            self.start,
            self.clock,
            self.public,
            self.pace,
            self.position,
            self.former,
        )


def clean_name(name: str) -> str:
    """A display name as it may be shown and stored."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & set(",;<>"):
        raise EldoradoError(
            f"'{name[:40]}' cannot be a name: 1 to {LONGEST_NAME} characters, without , ; < and >"
        )
    return name


def check_level(level: str) -> str:
    """The name of a computer player; files of weights are not for strangers to name."""
    if level not in PLAYERS:
        raise EldoradoError(
            f"There is no level '{level[:40]}'; choose one of {', '.join(PLAYERS)}."
        )
    return level


def unlike(name: str, others: list[str]) -> str:
    """A name nobody has yet: `Walker`, then `Walker 2`."""
    number = 1
    found = name
    while found in others:
        number += 1
        end = f" {number}"
        found = f"{name[: LONGEST_NAME - len(end)]}{end}"
    return found


def _filled(seats: tuple[SeatPlan, ...]) -> tuple[SeatPlan, ...]:
    colours = [seat.colour for seat in seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise EldoradoError("Two seats have the same colour.")
    free = [colour for colour in COLOURS if colour not in colours]
    names: list[str] = []
    filled: list[SeatPlan] = []
    for number, seat in enumerate(seats, 1):
        level = check_level(seat.level) if seat.kind == "bot" else ""
        name = ""
        if seat.kind != "open":
            default = level.capitalize() if level else f"Player {number}"
            name = unlike(clean_name(seat.name or default), names)
            names.append(name)
        filled.append(SeatPlan(seat.kind, name, level, seat.colour or free.pop(0)))
    return tuple(filled)
