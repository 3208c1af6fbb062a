"""The set-up of a table: seats, route, variants and clock."""

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from eldorado.bots import known_players
from eldorado.core.game import Game
from eldorado.core.position import read_position
from eldorado.core.state import Variant
from eldorado.core.view import shuffle_hidden
from eldorado.errors import EldoradoError, WordedError
from eldorado.input_limits import (
    LONGEST_NAME,
    LONGEST_ROUTE,
    LONGEST_WORD,
    MOST_PLAYERS,
    check_position,
    check_route,
)

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""A name, a level or an id as somebody wrote it."""

Colour = Literal["red", "blue", "white", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
NOT_IN_NAMES = ",;<>"
"""The first two separate names in records, the others have a meaning in web pages."""
SECONDS_A_TURN = (5, 30 * 86_400)
LARGEST_BANK = 86_400
SLOWEST_PACE = 5.0


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: a person, a computer player of some level, or an open seat."""

    kind: Literal["person", "bot", "open"]
    name: Word = ""
    level: Word = ""
    colour: Colour | None = None


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds for every turn, and a bank for the whole game that is used up after them.

    For games by correspondence a turn is given days: 259,200 seconds are three.
    """

    turn: float
    bank: float = 0.0


class DailyDeal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The expedition of a day: everybody has the same, so everything follows from its seed."""

    day: Word
    """For example 2026-11-17, in UTC."""
    seed: int
    """Never leaves the server."""
    ranked: bool = False
    """Whether the result counts: it is somebody's first try."""


class Gathering(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table that waits for people for so long; then computer players take the open seats."""

    seconds: float
    opened: float
    """When it began to wait, in seconds of the epoch."""
    race: Word = ""
    """The pace of a race that strangers find by it; empty for a rematch."""


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table before the first move; `checked` refuses invalid set-ups."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=MOST_PLAYERS)]
    route: Annotated[str, Meta(max_length=LONGEST_ROUTE)] = "first_game"
    variant: Variant = Variant()
    start: int | None = None
    clock: Clock | None = None
    public: bool = False
    pace: float = 0.4
    """Seconds between the moves of computer players, so that people can follow."""
    position: dict[str, Any] | None = None
    """A position document to begin with, in place of a route: a puzzle, a lesson, a game."""
    former: Word = ""
    """The table this one is a rematch of."""
    daily: DailyDeal | None = None
    gathering: Gathering | None = None
    """Only the server itself makes such tables, and those of a day."""

    def check_plan(self) -> None:
        """Refuses an invalid set-up before anything is built."""
        if not 2 <= len(self.seats) <= 4 and self.position is None:
            raise WordedError("seat-count", {"count": len(self.seats)})  # C-01
        if self.start is not None and not 0 <= self.start < len(self.seats):
            raise EldoradoError(f"Seat {self.start} cannot start: there is no such seat.")
        if self.clock is not None:
            low, high = SECONDS_A_TURN
            if not low <= self.clock.turn <= high or not 0 <= self.clock.bank <= LARGEST_BANK:
                raise EldoradoError(
                    "A turn has 5 seconds to 30 days, and the extra time is one day at most."
                )
        if not 0 <= self.pace <= SLOWEST_PACE:
            raise EldoradoError(f"The pace must be 0 to {SLOWEST_PACE:g} seconds.")
        filled(self.seats)
        check_route(self.route)
        check_position(self.position)

    def checked(self) -> "Setup":
        """The same with everything filled in, or a sentence about what is wrong.

        Names, colors, and of a position the route and the switches it is played with.
        """
        self.check_plan()
        game = self.deal(seed=0)
        if len(game.players) != len(self.seats):
            raise EldoradoError(
                f"The position has {len(game.players)} players, not {len(self.seats)}."
            )
        return replace(
            self,
            seats=filled(self.seats),
            route=game.board.title,
            variant=game.variant,
        )

    @property
    def seed(self) -> int | None:
        """The seed of all chance at the table, if it was fixed beforehand."""
        return None if self.daily is None else self.daily.seed

    @property
    def same_for_all(self) -> bool:
        """Whether everybody meets the same rivals: these think by fixed work, not by time, and
        nobody simpler ever moves in their place."""
        return self.daily is not None

    @property
    def ranked(self) -> bool:
        """Whether results of this deal are ranked, so that nobody may get help."""
        return self.daily is not None and self.daily.ranked

    @property
    def made_up(self) -> bool:
        """Whether the game begins from a position that somebody set up."""
        return self.position is not None

    def deal(self, seed: int | None) -> Game:
        """The game as it begins; `checked` has measured the position.

        Where several people play from a position, nobody knows the order of what is hidden in
        it: not even the player who set it up. Alone against computer players it is kept.
        """
        seed = seed if self.seed is None else self.seed
        if self.position is None:
            return Game.new(self.route, len(self.seats), seed, self.variant, self.start)
        game = read_position(self.position, seed)
        if sum(seat.kind != "bot" for seat in self.seats) > 1:
            shuffle_hidden(game)
        return game


def clean_name(name: str) -> str:
    """A display name as it may be shown and stored."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or name != tidy_name(name):
        raise WordedError("seat-bad-name", {"word": name[:40], "most": LONGEST_NAME})
    return name


def tidy_name(name: str) -> str:
    """The part of a text that can be a name; possibly empty."""
    kept = "".join(sign for sign in name if sign.isprintable() and sign not in NOT_IN_NAMES)
    return " ".join(kept.split())[:LONGEST_NAME].rstrip()


def check_level(level: str) -> str:
    """The name of a computer player; strangers cannot name files, modules or commands."""
    if level not in known_players():
        raise EldoradoError(
            f"There is no level '{level[:40]}'; choose one of {', '.join(known_players())}."
        )
    return level


def unlike(name: str, others: Collection[str]) -> str:
    """A name nobody has yet: `Walker`, then `Walker 2`."""
    number = 1
    found = name
    while found in others:
        number += 1
        end = f" {number}"
        found = f"{name[: LONGEST_NAME - len(end)].rstrip()}{end}"
    return found


def default_name(seat: int, level: str = "") -> str:
    """The default name of a player; clients translate it."""
    return level.capitalize() if level else f"Player {seat + 1}"


def filled(seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The same seats, each with a unique name and color."""
    colours = [seat.colour for seat in seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise EldoradoError("Two seats have the same color.")
    free = [colour for colour in COLOURS if colour not in colours]
    names: list[str] = []
    found: list[SeatPlan] = []
    for number, seat in enumerate(seats):
        level = check_level(seat.level) if seat.kind == "bot" else ""
        name = ""
        if seat.kind != "open":
            name = unlike(clean_name(seat.name or default_name(number, level)), names)
            names.append(name)
        found.append(SeatPlan(seat.kind, name, level, seat.colour or free.pop(0)))
    return tuple(found)
