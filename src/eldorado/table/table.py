"""One live game: its seats, what each may see, what each may do, and what happened.

A table changes by events only. A request (`act`, `undo`, `pause`, ...) looks whether it is allowed
and returns the event it would be; `apply` makes it so. Between the two, the owner of the table
stores the event: what is not stored has not happened. The terminal, the tests and the server use
one and the same class; it does no input or output and knows no clock.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from eldorado.bots import LEVELS, RESTING, known_players
from eldorado.core.game import Game
from eldorado.core.position import read_position, write_position
from eldorado.core.state import Outcome
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.records import Record
from eldorado.records.record import write_result
from eldorado.records.turn_text import read_chance, write_chance
from eldorado.table.clock import TurnClock
from eldorado.table.document_types import TableDocument, TableStatus
from eldorado.table.documents import Documents
from eldorado.table.events import (
    Acted,
    AnyEvent,
    Extended,
    Paused,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Rose,
    Sat,
    Started,
    Undone,
)
from eldorado.table.from_record import events_of
from eldorado.table.refused import Refused, not_running, not_your_turn
from eldorado.table.result import result_of
from eldorado.table.seat import Seat, Thought
from eldorado.table.setup import SeatPlan, Setup, check_level, clean_name, default_name, unlike
from eldorado.table.undo import DRAWN, FOUND, HANDED_OVER, NOTHING, UndoStack

STAND_IN = LEVELS[len(LEVELS) // 2]
"""The level that plays for a person who has left."""


class Table:
    """A game with people and computer players around it."""

    def __init__(self, id: str, setup: Setup, keep_history: bool = True) -> None:
        self.id = id
        self.setup = setup
        self.seats = [Seat.of(plan) for plan in setup.seats]
        self.number = 0
        """The number of the last event."""
        self.game: Game | None = None
        """Replaced by every action and never changed, so an older one may be kept."""
        self.paused = False
        self.rematch = ""
        self.clock = TurnClock(setup.clock, len(setup.seats)) if setup.clock else None
        self.waiting_since = setup.gathering.opened if setup.gathering else 0.0
        """When the first of the people sat down who wait for others now."""
        self.takebacks = UndoStack()
        self.keep_history = keep_history
        """Whether the game remembers its moves; a table whose events are stored need not."""
        self._result: Outcome | None = None
        self._ahead: tuple[AnyEvent, Game] | None = None
        """The game after the event that was just proposed: no need to work it out twice."""

    @classmethod
    def from_record(cls, record: Record, seats: Sequence[SeatPlan], id: str = "") -> "Table":
        """The table where a record breaks off, in the middle of a turn too, with these players."""
        setup = Setup(tuple(seats), position=write_position(record.start())).checked()
        table = cls(id, setup)
        for event in events_of(record):
            table.apply(event)
        return table

    # State

    @property
    def status(self) -> TableStatus:
        if self.game is None:
            return "lobby"
        if self.result() is not None:
            return "over"
        return "paused" if self.paused else "running"

    @property
    def host(self) -> int | None:
        """The seat that may fill open seats: the first person's."""
        people = [n for n, seat in enumerate(self.seats) if seat.kind == "person"]
        return people[0] if people else None

    @property
    def turn(self) -> tuple[int, int, bool] | None:
        """Round, seat to move, whether the game is over: changes exactly when the turn passes."""
        game = self.game
        return None if game is None else (game.round, game.to_move, game.finished)

    def result(self) -> Outcome | None:
        """How the game ended: by the rules, or because too few stayed in it."""
        return self._result

    def view(self, seat: int | None) -> View:
        """What that seat may see: hidden information leaves the table only through this."""
        return View.of(self._started(), seat)

    def document(self, seat: int | None) -> TableDocument:
        """Everything a client of that seat sees, as JSON data."""
        return self.documents().of(seat)

    def documents(self, before: Documents | None = None) -> Documents:
        """The same for everybody at this moment; `before` are those of the same table earlier."""
        return Documents(self, before)

    @property
    def acting(self) -> int | None:
        """The seat of the person whose move it is."""
        if self.game is None or self.status != "running":
            return None
        seat = self.game.to_move
        return None if self.seats[seat].driver else seat

    @property
    def thought(self) -> Thought | None:
        """The computer player whose move it is; the stand-in for a level that is not known here."""
        if self.game is None or self.status != "running":
            return None
        seat = self.game.to_move
        level = self.seats[seat].driver
        if not level:
            return None
        known = level in known_players() or level == RESTING
        return Thought(seat, level if known else STAND_IN)

    @property
    def deadline(self) -> float | None:
        """When the person to move runs out of time, or the game goes on after a pause."""
        if self.clock is None or self.game is None:
            return None
        if self.acting is None and self.status != "paused":
            return None
        return self.clock.deadline(self.game.to_move)

    @property
    def fill_at(self) -> float | None:
        """When computer players take the open seats, as long as people wait here."""
        if not self.setup.gathering or self.game is not None or self.host is None or self.ready:
            return None
        return self.waiting_since + self.setup.gathering.seconds

    def wake_at(self, now: float) -> float | None:
        """When the table must act without a request."""
        return now if self.thought or self.ready else self.deadline or self.fill_at

    @property
    def ready(self) -> bool:
        """Whether the game can begin: no seat is open."""
        return self.game is None and all(seat.kind != "open" for seat in self.seats)

    def record(self) -> Record:
        """The record of the game so far, with everything hidden: for those who may know it.

        `Result` is what the rules say; where somebody resigned, `Outcome` is how it ended here.
        """
        record = Record.of(self._started(), [seat.name for seat in self.seats])
        gone = [seat.name for seat in self.seats if seat.resigned]
        if gone:
            record.tags["Resigned"] = ", ".join(gone)
            record.tags["Outcome"] = write_result(self.result())
        return record

    # Requests: each returns the event that would happen

    def sit(self, name: str, at: float, seat: int | None = None, level: str = "") -> Sat:
        """Somebody takes a seat, with or without a name, or a computer player is put there."""
        if self.game is not None:
            raise Refused("seat_taken", kind="begun")
        free = [n for n, one in enumerate(self.seats) if one.kind == "open"]
        if not free:
            raise Refused("seat_taken", kind="full")
        if seat is None:
            seat = free[0]
        if self._seat(seat).kind != "open":
            raise Refused("seat_taken")
        level = level and _level(level)
        name = name or default_name(seat, level)
        try:
            name = clean_name(name)
        except EldoradoError as error:
            raise Refused("name", str(error)) from error
        return Sat(at, seat, unlike(name, [one.name for one in self.seats]), level)

    def rise(self, seat: int, at: float) -> Rose:
        """A seat becomes free again before the game begins."""
        if self.game is not None:
            raise Refused("begun")
        if self._seat(seat).kind == "open":
            raise Refused("not_seated", kind="empty")
        return Rose(at, seat)

    def begin(self, at: float, seed: int | None = None, game: Game | None = None) -> Started:
        """The deal, unless `setup.deal` made the game before; the position is the beginning of
        its record."""
        if self.game is not None:
            raise Refused("begun")
        if not self.ready:
            raise not_running(self.status)
        game = game or self.setup.deal(seed)
        event = Started(at, write_position(game))
        self._ahead = (event, game)
        return event

    def act(self, seat: int | None, action: object, at: float, person: bool = False) -> Acted:
        """An action of the seat to move; raises what the rules say if it is not allowed.

        With `person` it comes from the holder of the seat, who has no say while a computer
        player stands in.
        """
        before = self._moving(seat, person)
        game = before.copy()
        chance = game.apply(action)
        entry = game.history
        assert entry is not None
        revealed = write_chance(chance) if chance.revealed else ""
        event = Acted(at, before.to_move, str(entry.action), revealed)
        self._ahead = (event, game)
        return event

    def check(self, seat: int | None, action: object) -> None:
        """Raises what `act` would say to the holder of the seat; nothing happens."""
        self._moving(seat, person=True).copy().apply(action)

    def undo(self, seat: int | None, at: float) -> Undone:
        """The last action of this turn is taken back, unless something was revealed (O-22)."""
        game = self._moving(seat, person=True)
        if not self.takebacks:
            raise self.takebacks.refusal()
        return Undone(at, game.to_move)

    def pause(self, seat: int, at: float) -> Paused:
        """Somebody stops the game for all; the time of turns stands still."""
        self._playing(seat)
        if self.status != "running":
            raise not_running(self.status)
        if self.clock is not None and self.clock.pauses[seat] < LEAST_TIME:
            raise Refused("no_pause")
        return Paused(at, seat)

    def resume(self, seat: int, at: float) -> Resumed:
        """Any person may resume the game, not only the one who paused it."""
        self._playing(seat)
        if self.status != "paused":
            raise Refused("not_paused")
        return Resumed(at, seat)

    def leave(self, seat: int, at: float, level: str = STAND_IN, late: bool = False) -> Replaced:
        """A computer player takes over until the person returns (O-23)."""
        if self.status not in ("running", "paused"):
            raise not_running(self.status)
        if self._seat(seat).driver:
            raise Refused("not_seated", kind="bot")
        if self.setup.ranked:
            raise Refused("daily")
        return Replaced(at, seat, _level(level), late)

    def come_back(self, seat: int, at: float) -> Returned:
        """The person takes over their seat again, with the time left for the turn."""
        if not self._playing(seat).stand_in:
            raise Refused("not_seated", kind="present")
        if self.status == "over":
            raise not_running("over")
        if (
            self.clock is not None
            and seat == self._started().to_move
            and self.clock.left(seat) < LEAST_TIME
        ):
            raise Refused("late")
        return Returned(at, seat)

    def resign(self, seat: int, at: float) -> Resigned:
        """The person gives up: the expedition stays where it is, out of the ranking (O-23)."""
        self._playing(seat)
        if self.status not in ("running", "paused"):
            raise not_running(self.status)
        return Resigned(at, seat)

    def meet_again(self, table: str, at: float) -> Rematched:
        """A rematch of the same people at another table."""
        if self.status != "over":
            raise Refused("waiting", kind="rematch")
        if self.rematch:
            raise Refused("rematched")
        return Rematched(at, table)

    def expire(self, now: float) -> Replaced | Resumed | None:
        """A time is used up: a computer player takes over, or the game goes on after a pause."""
        deadline = self.deadline
        if self.clock is None or deadline is None or now < deadline:
            return None
        if self.clock.pauser is not None:
            return Resumed(now, self.clock.pauser, late=True)
        return self.leave(self._started().to_move, now, late=True)

    def extend(self, seconds: float, at: float) -> Extended:
        """The server was down: gives this time back to the running turn or pause."""
        if self.deadline is None:
            raise Refused("stale", kind="clock")
        return Extended(at, seconds)

    # Events

    def apply(self, event: AnyEvent) -> None:
        """Applies an event; events come in order, each once."""
        turn = self.turn
        match event:
            case Acted():
                self._act(event)
            case Undone():
                self.game = self.takebacks.pop().copy()
            case Started():
                self._set(self._foreseen(event) or read_position(event.position, self.setup.seed))
            case Sat(seat=seat, name=name, level=level):
                self.waiting_since = event.at if self.host is None else self.waiting_since
                colour = self.seats[seat].colour
                self.seats[seat] = Seat("bot" if level else "person", name, colour, level)
            case Rose(seat=seat):
                self.seats[seat] = Seat("open", "", self.seats[seat].colour)
            case Paused(seat=seat):
                self.paused = True
                if self.clock is not None:
                    self.clock.pause(seat, event.at)
            case Resumed():
                self.paused = False
                if self.clock is not None:
                    self.clock.resume(event.at)
            case Extended(seconds=seconds):
                if self.clock is not None:
                    self.clock.extend(seconds)
            case Replaced(seat=seat, level=level):
                self._hand_over(seat, level)
            case Returned(seat=seat):
                self._hand_over(seat, "")
            case Resigned(seat=seat):
                self.seats[seat] = replace(self.seats[seat], resigned=True)
                self._hand_over(seat, RESTING)
            case Rematched(table=table):
                self.rematch = table
        self.number += 1
        self._ahead = None
        self._settle()
        self._count_time(turn, event.at)

    def do(self, event: AnyEvent) -> AnyEvent:
        """Applies an event that does not have to be stored first."""
        self.apply(event)
        return event

    def _act(self, event: Acted) -> None:
        before, turn = self._started(), self.turn
        game = self._foreseen(event)
        if game is None:
            game = before.copy()
            game.apply(event.action, read_chance(event.chance) if event.chance else None)
        self._set(game)
        if self.turn != turn:
            self.takebacks.stop(NOTHING)
        elif event.chance:
            self.takebacks.stop(FOUND if read_chance(event.chance).found else DRAWN)
        elif not self.seats[event.seat].driver:
            self.takebacks.keep(before, event.action)

    def _foreseen(self, event: AnyEvent) -> Game | None:
        """The game after an event that was proposed here, just before."""
        ahead = self._ahead
        return ahead[1] if ahead is not None and ahead[0] is event else None

    def _hand_over(self, seat: int, level: str) -> None:
        """A seat gets a new player; nobody may take back what another has done."""
        self.seats[seat] = replace(self.seats[seat], stand_in=level)
        if seat == self._started().to_move:
            self.takebacks.stop(HANDED_OVER)

    def _count_time(self, turn: tuple[int, int, bool] | None, at: float) -> None:
        """A turn's time is counted while a person could move, and settled when it is over."""
        if self.clock is None:
            return
        if turn is not None and turn != self.turn:
            self.clock.end(turn[1], at)
        if self.acting is not None:
            self.clock.go(at)
        else:
            self.clock.stop(at)

    def _settle(self) -> None:
        """Computes the result once for all uses until the next event."""
        self._result = None if self.game is None else result_of(self.game, self.seats)

    def _set(self, game: Game) -> None:
        self.game = game
        if not self.keep_history:
            game.forget_history()
            game.opening = None

    # Checks of requests

    def _started(self) -> Game:
        if self.game is None:
            raise not_running("lobby")
        return self.game

    def _moving(self, seat: int | None, person: bool) -> Game:
        """The game, if that seat may move now; a `person` may not while a bot stands in."""
        game = self._started()
        if self.status != "running":
            raise not_running(self.status)
        if seat != game.to_move:
            raise not_your_turn()
        if person and self.seats[seat].driver:
            raise Refused("stand_in")
        return game

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("not_seated", kind="unknown")
        return self.seats[seat]

    def _playing(self, seat: int) -> Seat:
        """The seat of a person who is in the game, at the table or not."""
        self._started()
        one = self._seat(seat)
        if one.kind != "person":
            raise Refused("not_seated", kind="person")
        if one.resigned:
            raise Refused("resigned")
        return one

    # Storing and loading

    def copy(self) -> "Table":
        """An independent copy of the table."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = list(self.seats)
        twin.takebacks = self.takebacks.copy()
        twin.clock = None if self.clock is None else self.clock.copy()
        return twin

    def snapshot(self) -> dict[str, Any] | None:
        """The table as data, to be loaded without the events before.

        None in the lobby, and while something can be taken back.
        """
        if self.game is None or self.takebacks:
            return None
        return {
            "number": self.number,
            "position": write_position(self.game),
            "shuffles": [player.shuffles for player in self.game.players],
            "seats": [one.to_json() for one in self.seats],
            "paused": self.paused,
            "rematch": self.rematch,
            "barrier": self.takebacks.barrier,
            "clock": None if self.clock is None else self.clock.to_json(),
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Brings a fresh table to the moment of a snapshot; its record is not known any more."""
        self.number = snapshot["number"]
        self.game = read_position(snapshot["position"], self.setup.seed)
        self.game.opening = None
        for player, number in zip(self.game.players, snapshot.get("shuffles", ()), strict=False):
            player.shuffles = number
        self.seats = convert(snapshot["seats"], list[Seat])
        self.paused = snapshot["paused"]
        self.rematch = snapshot["rematch"]
        self.takebacks.stop(snapshot["barrier"])
        if self.clock is not None:
            self.clock.restore(snapshot["clock"])
        self._settle()


LEAST_TIME = 1.0
"""Seconds that must be left of a turn to come back to it, and of one's pauses to stop the game."""


def _level(level: str) -> str:
    """The name of a computer player, or a refusal."""
    try:
        return check_level(level)
    except EldoradoError as error:
        raise Refused("level", str(error)) from error
