"""What the messages of a client want of a table, and who may want it."""

from collections.abc import Callable, Collection
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from eldorado.input_limits import LARGEST_MESSAGE
from eldorado.interface import messages as m
from eldorado.interface.problem import in_words
from eldorado.table import AnyEvent, Refused, SeatPlan, Setup, Table
from eldorado.table.refused import not_your_turn
from eldorado.table.setup import Gathering

TableRequest = Callable[[Table, float], AnyEvent]
"""What somebody wants of a table: the event it would be, at that time."""

Absent = Callable[[int], bool]
"""Whether nobody has been at a screen for a seat for a while."""


class Looker(Protocol):
    """A client: the seat it looks from, and those it holds."""

    @property
    def seat(self) -> int | None: ...

    @property
    def held(self) -> frozenset[int]: ...


def read_incoming(text: str) -> m.Incoming:
    """A client's message; refused if it is too long or cannot be read."""
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise Refused("too_big", f"A message has at most {LARGEST_MESSAGE} bytes.")
    if not text:
        raise Refused("unreadable", "A message is a JSON object, sent as text.")
    try:
        return m.read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(
            "unreadable", f"The message cannot be read: {in_words(str(error))}."[:300]
        ) from error


def request_of(table: Table, client: Looker, message: m.Incoming, absent: Absent) -> TableRequest:
    """What a message wants of the table."""
    if isinstance(message, m.Act):
        action = message.action
        seat = client.seat
        return lambda table, at: table.act(seat, action, at, person=True)
    if isinstance(message, m.Fill):
        if own_seat(client) != table.host and table.setup.gathering is None:
            raise Refused("not_seated", kind="host")
        chair, level = message.seat, message.level
        return lambda table, at: table.sit("", at, chair, level)
    if isinstance(message, m.Leave | m.Rise):
        which = _which(table, client, message, absent)
        if isinstance(message, m.Rise):
            return lambda table, at: table.rise(which, at)
        return lambda table, at: table.leave(which, at)
    own = own_seat(client)
    simple: dict[type, Callable[[Table, float], Any]] = {
        m.Undo: lambda table, at: table.undo(own, at),
        m.Pause: lambda table, at: table.pause(own, at),
        m.Resume: lambda table, at: table.resume(own, at),
        m.Comeback: lambda table, at: table.come_back(own, at),
        m.Resign: lambda table, at: table.resign(own, at),
    }
    return simple[type(message)]


def _which(table: Table, client: Looker, message: m.Leave | m.Rise, absent: Absent) -> int:
    """The seat that is given up: the own one, or that of somebody who is not there."""
    own = own_seat(client)
    seat = own if message.seat is None else message.seat
    if not 0 <= seat < len(table.seats):
        raise Refused("not_seated", kind="unknown")
    if seat in client.held:
        return seat
    if isinstance(message, m.Rise) and own != table.host:
        raise Refused("not_seated", kind="host")
    if table.seats[seat].kind != "person":
        return seat
    if isinstance(message, m.Leave) and table.clock is not None:
        raise Refused("clock")
    if not absent(seat):
        raise Refused("not_seated", kind="here")
    return seat


def own_seat(client: Looker) -> int:
    """The seat a client looks from; who only watches has none."""
    if client.seat is None:
        raise Refused("not_seated")
    return client.seat


def check_pace(table: Table, client: Looker) -> None:
    """Refuses a change of the computer players' pace by somebody else than the host."""
    if table.host not in client.held:
        raise Refused("not_seated", kind="host")


def check_remark(table: Table, client: Looker) -> None:
    """Refuses a remark where nobody else would read it."""
    own_seat(client)
    if sum(one.kind == "person" for one in table.seats) < 2:
        raise Refused("alone")


def first_look(table: Table, held: Collection[int], wanted: int | None) -> int | None:
    """Whose view a client gets: the seat it asks for, a held seat to move, or the first seat."""
    if wanted in held:
        return wanted
    if table.acting in held:
        return table.acting
    return min(held, default=None)


def pace_of(table: Table, pace: float) -> float:
    """Seconds between moves; 0 once all people of a daily expedition have arrived."""
    game = table.game
    waiting = (
        table.setup.daily is not None
        and game is not None
        and all(
            game.players[n].arrived for n, seat in enumerate(table.seats) if seat.kind == "person"
        )
    )
    return 0.0 if waiting else pace


def rematch_setup(table: Table, held: Collection[int], gathering: Gathering) -> Setup:
    """The same race; the start moves on to the next seat. People who do not hold their seats here
    have open ones, and the table waits for them."""
    game = table.game
    assert game is not None
    away = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and n not in held]
    seats = [SeatPlan(s.kind, s.name, s.level, s.colour) for s in table.seats]  # type: ignore[arg-type]
    for n in away:
        seats[n] = SeatPlan("open", colour=seats[n].colour)
    return replace(
        table.setup,
        seats=tuple(seats),
        start=None if table.setup.made_up else (game.start + 1) % len(seats),
        public=table.setup.public and not away,
        former=table.id,
        daily=None,
        gathering=gathering if away else None,
    )


def advised_seat(table: Table, held: Collection[int]) -> int:
    """The seat to move, if everybody else at the table is a computer player or the same holder,
    and nobody's result is compared with that of others."""
    if table.setup.ranked:
        raise Refused("no_hints", kind="daily")
    people = {n for n, seat in enumerate(table.seats) if seat.kind == "person"}
    if not held or not people <= set(held):
        raise Refused("no_hints")
    acting = table.acting
    if acting is None:
        raise not_your_turn()
    return acting
