"""Tables for tests: made in a line, and played by chance with clients that keep their documents."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from eldorado.bots import make_bot
from eldorado.core.actions import Action
from eldorado.core.state import Variant
from eldorado.interface.messages import Happened, write_message
from eldorado.table import (
    AnyEvent,
    Changes,
    Clock,
    SeatPlan,
    Setup,
    Table,
    changes_for_all,
    read_event,
    told,
    told_to_all,
    write_event,
)
from eldorado.table.document_types import TableDocument
from eldorado.table.events import Started
from tests.document_fits import assert_fits

NOON = 1_790_000_000.0

KINDS = {
    "p": SeatPlan("person"),
    "b": SeatPlan("bot", level="walker"),
    "o": SeatPlan("open"),
}


def setup(kinds: str = "pp", **fields: Any) -> Setup:
    """A set-up: p for a person, b for a computer player, o for an open seat."""
    return Setup(tuple(KINDS[kind] for kind in kinds), **fields).checked()


def lobby(kinds: str = "po", **fields: Any) -> Table:
    return Table("table", setup(kinds, **fields))


def begun(kinds: str = "pp", seed: int = 1, start: int | None = 0, **fields: Any) -> Table:
    """A table whose game has just begun, at noon."""
    table = lobby(kinds, start=start, **fields)
    table.do(table.begin(NOON, seed))
    return table


def moving(table: Table) -> int:
    """The seat to move."""
    assert table.game is not None
    return table.game.to_move


def act(table: Table, *actions: str, at: float = NOON) -> None:
    """The seat to move does these."""
    for action in actions:
        table.do(table.act(moving(table), action, at))


def legal(table: Table) -> Sequence[Action]:
    return table.view(moving(table)).legal_actions()


def status(table: Table) -> str:
    """How the table stands now; type checkers do not see that it changes."""
    return table.status


def eyes(table: Table) -> list[int | None]:
    """Everybody who can look at a table."""
    return [*range(len(table.seats)), None]


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def heard(event: AnyEvent, seat: int | None) -> dict[str, Any]:
    """What a client of that seat reads of an event."""
    story: dict[str, Any] = through_json(told(event, seat))
    return story


def documents(table: Table) -> list[TableDocument]:
    return [table.document(seat) for seat in eyes(table)]


def replayed(table: Table, events: list[bytes]) -> Table:
    """A table of the same set-up that has been told the stored events."""
    twin = Table(table.id, table.setup, keep_history=False)
    for event in events:
        twin.apply(read_event(event))
    return twin


def restored(table: Table, snapshot: dict[str, Any]) -> Table:
    """A table of the same set-up, loaded from a snapshot as it was stored."""
    twin = Table(table.id, table.setup, keep_history=False)
    twin.restore(through_json(snapshot))
    return twin


class Journey:
    """A game played by chance, as a server runs it; clients patch documents of their own."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.rng = random.Random(seed)
        self.bot = make_bot("walker", seed)
        self.now = NOON
        self.events: list[bytes] = []
        self.kinds: set[str] = set()
        self.largest = 0
        """Bytes of the largest message, the beginning aside."""
        self.snapshots = 0
        self.shown = table.documents()
        self.clients = {seat: through_json(self.shown.of(seat)) for seat in eyes(table)}

    def happen(self, event: AnyEvent) -> None:
        """Stores an event, makes it so, tells it, and sees that every client is up to date."""
        data = write_event(event)
        assert read_event(data) == event
        self.events.append(data)
        self.table = self.table.copy()
        self.table.apply(event)
        seats = set(eyes(self.table))
        before, self.shown = self.shown, self.table.documents(self.shown)
        different, stories = changes_for_all(before, self.shown, seats), told_to_all(event, seats)
        for seat, client in self.clients.items():
            assert stories[seat] == told(event, seat)
            news = Happened(self.table.number, stories[seat], *different[seat], id=1)
            message = write_message(news)
            assert_fits(news, Happened)
            assert_fits(self.shown.of(seat), TableDocument)
            heard = msgspec.json.decode(message)
            self.kinds.add(heard["event"]["type"])
            if not isinstance(event, Started):
                self.largest = max(self.largest, len(message))
            Changes(heard.get("set", {}), heard.get("gone", [])).apply(client)
            assert client == self.shown.of(seat) == self.table.document(seat)

    def run(self, most: int = 2_000) -> None:
        """Until the game is over."""
        self.happen(self.table.begin(self.now, self.rng.getrandbits(64)))
        while self.table.status != "over" and self.table.number < most:
            self.now += self.rng.expovariate(0.2)
            self.step()

    def step(self) -> None:
        """Mostly a move; now and then what else people do."""
        table, rng = self.table, self.rng
        late = table.expire(self.now)
        if late is not None:
            self.happen(late)
            return
        people = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
        away = [n for n in people if table.seats[n].stand_in and not table.seats[n].resigned]
        here = [n for n in people if not table.seats[n].stand_in]
        if table.deadline is not None and rng.random() < 0.01:
            self.happen(table.extend(rng.randrange(1, 100), self.now))
            return
        if table.status == "paused":
            self.happen(table.resume(rng.choice(here or away), self.now))
            return
        choice = rng.random()
        if choice < 0.02 and (able := [n for n in here if self._may_pause(n)]):
            self.happen(table.pause(rng.choice(able), self.now))
        elif choice < 0.05 and here:
            self.happen(table.leave(rng.choice(here), self.now))
        elif choice < 0.11 and away and self._may_return(away[0]):
            self.happen(table.come_back(away[0], self.now))
        elif choice < 0.19 and table.acting is not None and table.takebacks:
            self.happen(table.undo(table.acting, self.now))
        elif choice < 0.22:
            self._load()
        else:
            self.happen(table.act(moving(table), self._action(), self.now))

    def _may_pause(self, seat: int) -> bool:
        clock = self.table.clock
        return clock is None or clock.pauses[seat] >= 1

    def _may_return(self, seat: int) -> bool:
        clock = self.table.clock
        return clock is None or seat != moving(self.table) or clock.left(seat) > 1

    def _action(self) -> Action:
        view = self.table.view(moving(self.table))
        if self.rng.random() < 0.85:
            return self.bot.choose(view)
        return self.rng.choice(view.legal_actions())

    def _load(self) -> None:
        """The server was stopped and started: the same table, and the game goes on with it."""
        snapshot = self.table.snapshot()
        assert (snapshot is None) == bool(self.table.takebacks)
        if snapshot is not None:
            self.snapshots += 1
            twin = restored(self.table, snapshot)
            assert documents(twin) == documents(self.table)
            assert twin.snapshot() == snapshot
            self.table = twin


VARIANTS = [
    Variant(caves, full_race, free_order)
    for caves in (True, False)
    for full_race in (False, True)
    for free_order in (False, True)
]

CLOCKS = [None, Clock(20.0, 30.0), Clock(259_200.0)]
