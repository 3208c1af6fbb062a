"""One live game: its seats, what each may see, what each may do, and what happened.

A table changes by events only. A request (`act`, `undo`, `pause`, ...) looks whether it is
allowed and returns the event it would be; `apply` makes it so. Between the two, whoever keeps
the table writes the event down: what nobody has stored has not happened. The terminal, the
tests and the server use one and the same class; it does no input or output and knows no clock.
"""

from typing import Any, NamedTuple

from eldorado.bots import LEVELS
from eldorado.core.chance import Chance, scramble
from eldorado.core.game import Game, new_seed
from eldorado.core.position import write_position
from eldorado.core.state import Outcome
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.records import Record
from eldorado.records.turns import read_chance, write_chance
from eldorado.table.clock import TurnClock
from eldorado.table.events import (
    Acted,
    AnyEvent,
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
from eldorado.table.options import options
from eldorado.table.refused import Refused, not_running, not_your_turn
from eldorado.table.setup import Setup, check_level, clean_name, unlike

STAND_IN = LEVELS[len(LEVELS) // 2]
"""Who plays for someone who has left."""

NOTHING_DONE = "There is nothing to take back in this turn."


class Seat:
    """Who sits here now."""

    __slots__ = ("colour", "kind", "level", "name", "resigned", "stand_in")

    def __init__(self, kind: str, name: str, level: str, colour: str) -> None:
        self.kind = kind
        """`person`, `bot` or `open`."""
        self.name = name
        self.level = level
        self.colour = colour
        self.stand_in = ""
        """The level that plays for a person who has left."""
        self.resigned = False

    @property
    def driver(self) -> str:
        """The level that moves here; empty for a person at the table."""
        return self.level or self.stand_in

    def to_json(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"kind": self.kind, "name": self.name, "colour": self.colour}
        for name in ("level", "stand_in", "resigned"):
            if getattr(self, name):
                shown[name] = getattr(self, name)
        return shown


class Thought(NamedTuple):
    """A computer player has to move: who, at which level."""

    seat: int
    level: str


class Table:
    """A game with people and computer players around it."""

    def __init__(self, id: str, setup: Setup, keep_history: bool = True) -> None:
        self.id = id
        self.setup = setup
        self.seats = [Seat(s.kind, s.name, s.level, s.colour or "") for s in setup.seats]
        self.number = 0
        """The number of the last event."""
        self.game: Game | None = None
        self.paused = False
        self.rematch = ""
        self.clock = TurnClock(setup.clock, len(setup.seats)) if setup.clock else None
        self.keep_history = keep_history
        """Whether the game remembers its moves; a table whose events are stored need not."""
        self._past: list[Game] = []
        """Positions that may come back, oldest first (O-22)."""
        self._barrier = NOTHING_DONE
        self._ahead: tuple[AnyEvent, Game] | None = None
        """The position after the event that was just proposed: no need to work it out twice."""

    # What the table is like

    @property
    def status(self) -> str:
        """`lobby`, `running`, `paused` or `over`."""
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

    def result(self) -> Outcome | None:
        """How the game ended: by the rules, or because too few stayed in it."""
        if self.game is None:
            return None
        outcome = self.game.outcome()
        if outcome is not None or not any(seat.resigned for seat in self.seats):
            return outcome
        left = [n for n, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) > 1 and any(self.seats[n].kind == "person" for n in left):
            return None
        gone = [n for n, seat in enumerate(self.seats) if seat.resigned]
        winner = left[0] if len(left) == 1 else None
        places = tuple(1 if n in left else len(left) + 1 for n in range(len(self.seats)))
        return Outcome(winner, (*left, *gone), "resigned", places)

    def view(self, seat: int | None) -> View:
        """What that seat may see: the only way out for anything hidden."""
        return View.of(self._started(), seat)

    def document(self, seat: int | None) -> dict[str, Any]:
        """Everything a client of that seat is shown, JSON-ready."""
        result = self.result()
        document: dict[str, Any] = {
            "id": self.id,
            "n": self.number,
            "status": self.status,
            "seat": seat,
            "seats": [one.to_json() for one in self.seats],
            "setup": {
                "route": self.setup.route,
                "variant": {
                    "caves": self.setup.variant.caves,
                    "full_race": self.setup.variant.full_race,
                    "free_order": self.setup.variant.free_order,
                },
                "public": self.setup.public,
            },
        }
        if self.clock is not None:
            document["clock"] = {
                "turn": self.clock.clock.turn,
                "banks": list(self.clock.banks),
                "deadline": self.deadline,
            }
        if self.game is not None:
            view = self.view(seat)
            document["view"] = view.to_json()
            if seat is not None and seat == self.acting:
                document["options"] = options(view)
                document["undo"] = bool(self._past)
        if result is not None:
            document["result"] = {
                "winner": result.winner,
                "ranking": list(result.ranking),
                "places": list(result.places),
                "reason": result.reason,
            }
        if self.rematch:
            document["rematch"] = self.rematch
        return document

    @property
    def acting(self) -> int | None:
        """The seat of the person whose move it is."""
        if self.game is None or self.status != "running":
            return None
        seat = self.game.to_move
        return None if self.seats[seat].driver else seat

    @property
    def thought(self) -> Thought | None:
        """The computer player whose move it is."""
        if self.game is None or self.status != "running":
            return None
        seat = self.game.to_move
        level = self.seats[seat].driver
        return Thought(seat, level) if level else None

    @property
    def deadline(self) -> float | None:
        """When the person to move runs out of time."""
        if self.clock is None or self.acting is None:
            return None
        return self.clock.deadline(self.acting)

    def wake_at(self, now: float) -> float | None:
        """When something has to happen here though nobody asks for it."""
        if self.thought is not None or self.ready:
            return now
        return self.deadline

    @property
    def ready(self) -> bool:
        """Whether the game can begin: no seat is open."""
        return self.game is None and all(seat.kind != "open" for seat in self.seats)

    def record(self) -> Record:
        """The record of the game so far, with everything hidden: for those who may know it."""
        record = Record.of(self._started(), [seat.name for seat in self.seats])
        gone = [seat.name for seat in self.seats if seat.resigned]
        if gone:
            record.tags["Resigned"] = ", ".join(gone)
        return record

    # Requests: what would happen

    def sit(self, name: str, at: float, seat: int | None = None, level: str = "") -> Sat:
        """Somebody takes a seat, or a computer player is put there."""
        if self.game is not None:
            raise Refused("seat_taken", "The game has begun; watch it, or open another table.")
        free = [n for n, one in enumerate(self.seats) if one.kind == "open"]
        if not free:
            raise Refused("seat_taken", "Every seat is taken.")
        if seat is None:
            seat = free[0]
        if seat not in free:
            raise Refused("seat_taken", "That seat is taken; choose another one.")
        if level:
            name = name or check_level(level).capitalize()
        try:
            name = clean_name(name)
        except EldoradoError as error:
            raise Refused("name", str(error)) from error
        return Sat(at, seat, unlike(name, [one.name for one in self.seats]), level)

    def rise(self, seat: int, at: float) -> Rose:
        """A seat becomes free again before the game begins."""
        if self.game is not None:
            raise Refused("over", "The game has begun; resign, or leave the seat to a bot.")
        if self.seats[seat].kind == "open":
            raise Refused("not_seated", "Nobody sits there.")
        return Rose(at, seat)

    def begin(self, at: float, seed: int | None = None) -> Started:
        """The deal; the position is the beginning of the game's record."""
        if not self.ready:
            raise not_running(self.status)
        setup = self.setup
        if setup.position is not None:
            game = Game.from_position(setup.position, seed)
        else:
            game = Game.new(setup.route, len(self.seats), seed, setup.variant, setup.start)
        if len(game.players) != len(self.seats):
            raise Refused(
                "seats", f"The position is for {len(game.players)} players, not {len(self.seats)}."
            )
        return Started(at, write_position(game))

    def act(self, seat: int | None, action: object, at: float) -> Acted:
        """An action of the seat to move; raises what the rules say if it is not allowed."""
        game = self._moving(seat).copy()
        chance = game.apply(action)
        entry = game.history
        text = str(entry.action) if entry is not None else str(action)
        event = Acted(at, game_seat(seat), text, write_chance(chance) if chance.revealed else "")
        self._ahead = (event, game)
        return event

    def undo(self, seat: int | None, at: float) -> Undone:
        """The last action of this turn is taken back, unless something was revealed (O-22)."""
        self._moving(seat)
        if not self._past:
            raise Refused("no_undo", self._barrier)
        return Undone(at, game_seat(seat))

    def pause(self, seat: int, at: float) -> Paused:
        if self.status != "running":
            raise not_running(self.status)
        return Paused(at, seat)

    def resume(self, seat: int, at: float) -> Resumed:
        if self.status != "paused":
            raise Refused("over", "The game is not paused.")
        return Resumed(at, seat)

    def leave(self, seat: int, at: float, level: str = STAND_IN, late: bool = False) -> Replaced:
        """A computer player takes over until the person returns (O-23)."""
        if self.status not in ("running", "paused"):
            raise not_running(self.status)
        if self.seats[seat].driver:
            raise Refused("not_seated", "A computer player has that seat already.")
        return Replaced(at, seat, check_level(level), late)

    def come_back(self, seat: int, at: float) -> Returned:
        """The person takes the own seat over again."""
        if not self.seats[seat].stand_in or self.seats[seat].resigned:
            raise Refused("not_seated", "Nobody stands in for you.")
        return Returned(at, seat)

    def resign(self, seat: int, at: float) -> Resigned:
        """The person gives up; a computer player brings the expedition home out of the ranking."""
        if self.status not in ("running", "paused"):
            raise not_running(self.status)
        if self.seats[seat].resigned:
            raise Refused("over", "You have resigned already.")
        return Resigned(at, seat)

    def meet_again(self, table: str, at: float) -> Rematched:
        if self.status != "over":
            raise Refused("waiting", "A rematch comes after the game.")
        if self.rematch:
            raise Refused("over", "The rematch is on already.")
        return Rematched(at, table)

    def expire(self, now: float) -> Replaced | None:
        """The person to move has run out of time: a computer player takes over."""
        deadline = self.deadline
        if deadline is None or now < deadline or self.acting is None:
            return None
        return self.leave(self.acting, now, late=True)

    # Events: what happened

    def apply(self, event: AnyEvent) -> None:
        """Makes an event so; events come in their order, each once."""
        turn = self._turn_key()
        seat = self.game.to_move if self.game is not None else 0
        if isinstance(event, Acted):
            self._acted(event)
        elif isinstance(event, Undone):
            self._take_back()
        elif isinstance(event, Started):
            self._start(event)
        elif isinstance(event, Sat):
            one = self.seats[event.seat]
            one.kind = "bot" if event.level else "person"
            one.name, one.level = event.name, event.level
        elif isinstance(event, Rose):
            one = self.seats[event.seat]
            one.kind, one.name, one.level = "open", "", ""
        elif isinstance(event, Paused | Resumed):
            self._pause(isinstance(event, Paused), event.at)
        elif isinstance(event, Replaced):
            self.seats[event.seat].stand_in = event.level
        elif isinstance(event, Returned):
            self.seats[event.seat].stand_in = ""
        elif isinstance(event, Resigned):
            self.seats[event.seat].resigned = True
            self.seats[event.seat].stand_in = self.seats[event.seat].driver or STAND_IN
        else:
            self.rematch = event.table
        self.number += 1
        self._ahead = None
        self._count_time(event, seat, self._turn_key() != turn)

    def do(self, event: AnyEvent) -> AnyEvent:
        """Applies an event where nobody else has to hear of it first."""
        self.apply(event)
        return event

    def _start(self, event: Started) -> None:
        self.game = Game.from_position(event.position)
        self._forget()

    def _acted(self, event: Acted) -> None:
        before = self._started()
        ahead = self._ahead
        if ahead is not None and ahead[0] is event:
            self.game = ahead[1]
        else:
            self.game = before.copy()
            self.game.apply(event.action, read_chance(event.chance) if event.chance else None)
        chance = self.game.history.chance if self.game.history is not None else Chance()
        passed = _turn(before) != _turn(self.game)
        if passed or event.chance:
            self._past.clear()
            self._barrier = NOTHING_DONE
            if not passed:
                what = "A cave token was found" if chance.found else "Cards were drawn"
                self._barrier = f"{what}, and what has been seen cannot be unseen."
        else:
            self._past.append(before)
        self._forget()

    def _take_back(self) -> None:
        rng = self._started().rng
        self.game = self._past.pop()
        self.game.rng = rng

    def _pause(self, paused: bool, at: float) -> None:
        self.paused = paused
        if self.clock is not None:
            if paused:
                self.clock.stop(at)
            else:
                self.clock.go_on(at)

    def _count_time(self, event: AnyEvent, seat: int, passed: bool) -> None:
        if self.clock is None:
            return
        if passed:
            if not isinstance(event, Started):
                self.clock.end(seat, event.at)
            self.clock.begin(event.at)
        elif isinstance(event, Returned) and event.seat == seat:
            self.clock.begin(event.at)

    def _forget(self) -> None:
        if not self.keep_history and self.game is not None:
            self.game.history = None
            self.game.opening = None

    def _turn_key(self) -> tuple[int, int, bool] | None:
        return None if self.game is None else _turn(self.game)

    def _started(self) -> Game:
        if self.game is None:
            raise not_running("lobby")
        return self.game

    def _moving(self, seat: int | None) -> Game:
        """The game, if that seat may move now."""
        game = self._started()
        if self.status != "running":
            raise not_running(self.status)
        if seat != game.to_move:
            raise not_your_turn()
        return game

    # Kept and loaded

    def snapshot(self) -> dict[str, Any] | None:
        """The table as data, to be loaded without the events before; None amid a turn."""
        if self.game is None or self._past or self._barrier != NOTHING_DONE:
            return None
        return {
            "number": self.number,
            "position": write_position(self.game),
            "seats": [one.to_json() for one in self.seats],
            "paused": self.paused,
            "rematch": self.rematch,
            "clock": None
            if self.clock is None
            else [self.clock.banks, self.clock.since, self.clock.spent],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Brings a fresh table to the moment of a snapshot."""
        self.number = snapshot["number"]
        self.game = Game.from_position(snapshot["position"])
        self.game.rng = scramble(new_seed())
        for seat, shown in zip(self.seats, snapshot["seats"], strict=True):
            for name, value in shown.items():
                setattr(seat, name, value)
        self.paused = snapshot["paused"]
        self.rematch = snapshot["rematch"]
        if self.clock is not None:
            self.clock.banks, self.clock.since, self.clock.spent = snapshot["clock"]
        self._forget()


def game_seat(seat: int | None) -> int:
    """A seat that is known to be one of the game's."""
    assert seat is not None
    return seat


def _turn(game: Game) -> tuple[int, int, bool]:
    """Changes exactly when the turn passes."""
    return game.round, game.to_move, game.finished
