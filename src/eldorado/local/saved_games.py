"""Games kept as texts under keys: whatever happened at each table, a few events to a page.

Nothing else is kept of a game but an outline for lists, which can be made again from the events.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from eldorado.interface.own_results import SeatResult, results_of
from eldorado.table import AnyEvent, Refused, Setup, Table, read_event, write_event
from eldorado.table.document_types import TableStatus
from eldorado.table.refused import no_such_table
from eldorado.table.seat import Seat

MOST_GAMES = 200
"""Games kept on a device. The oldest finished ones make room for new ones, running ones never."""

EVENTS_PER_PAGE = 32
"""An event rewrites its page, so pages are small; and there are not too many of them."""

PREFIX = "table/"
KEY = re.compile(r"table/([a-z0-9]{1,32})/(setup|outline|events/(\d{1,5}))")

Save = Callable[[str, str | None], None]
"""Keeps a text under a key; None deletes it."""


class SavedSetup(Struct, frozen=True):
    """What a table was made from, and when."""

    created: float
    setup: Setup


class GameOutline(Struct, frozen=True):
    """A game in lists: how far it is, who sits there, and how everybody came out."""

    status: TableStatus
    seats: list[Seat]
    results: list[SeatResult] = []

    @classmethod
    def of(cls, table: Table) -> "GameOutline":
        results = results_of(table) if table.status == "over" else []
        return cls(table.status, list(table.seats), results)


class _Moment(Struct, frozen=True):
    """When an event happened; the rest of it is not read."""

    at: float


class SavedGame:
    """One table as it is kept."""

    def __init__(self, id: str, start: SavedSetup | None) -> None:
        self.id = id
        self.start = start
        """None if it cannot be read."""
        self.lines: list[str] = []
        """The events as texts."""
        self.outline: GameOutline | None = None
        self.pages = 0
        """Pages of events that are kept."""
        self.damaged = start is None

    @property
    def at(self) -> float:
        """When something last happened."""
        created = 0.0 if self.start is None else self.start.created
        try:
            return msgspec.json.decode(self.lines[-1], type=_Moment).at
        except (IndexError, msgspec.DecodeError):
            return created

    @property
    def over(self) -> bool:
        return self.outline is not None and self.outline.status == "over"

    def setup(self) -> Setup:
        if self.start is None or self.damaged:
            raise damaged_game()
        return self.start.setup

    def table(self) -> Table:
        """The table after everything that happened; refused if part of it cannot be read."""
        setup = self.setup()
        try:
            table = Table(self.id, setup, keep_history=False)
            for line in self.lines:
                table.apply(read_event(line))
        except Exception as error:  # whatever a damaged text leads to
            self.damaged = True
            raise damaged_game() from error
        return table


def damaged_game() -> Refused:
    return Refused(
        "damaged", "What is kept of this game on this device is damaged; it cannot be opened."
    )


def device_full() -> Refused:
    return Refused(
        "device_full",
        f"This device holds at most {MOST_GAMES} games, and none of them is finished; delete one"
        " first.",
    )


class SavedGames:
    """All games of a device."""

    def __init__(self, save: Save) -> None:
        self._save = save
        self.games: dict[str, SavedGame] = {}

    def restore(self, saved: Mapping[str, str]) -> None:
        """Takes over what was saved. A damaged game is kept as it is and refused when it is
        opened; the others are not affected."""
        parts: dict[str, dict[str, str]] = {}
        for key, text in saved.items():
            found = KEY.fullmatch(key)
            if found is not None:
                parts.setdefault(found[1], {})[found[2]] = text
        for id, documents in parts.items():
            self.games[id] = _restored(id, documents)

    def find(self, id: str) -> SavedGame:
        game = self.games.get(id)
        if game is None:
            raise no_such_table()
        return game

    def newest(self) -> list[SavedGame]:
        """All games, the one in which something happened last first."""
        return sorted(self.games.values(), key=lambda game: game.at, reverse=True)

    def create(self, id: str, created: float, setup: Setup) -> SavedGame:
        """Begins to keep a game, and makes room for it."""
        self.make_room()
        game = self.games[id] = SavedGame(id, SavedSetup(created, setup))
        self._save(f"{PREFIX}{id}/setup", msgspec.json.encode(game.start).decode())
        return game

    def append(self, id: str, event: AnyEvent) -> None:
        """Keeps an event of a game."""
        game = self.find(id)
        game.lines.append(write_event(event).decode())
        self._save_page(game, (len(game.lines) - 1) // EVENTS_PER_PAGE)

    def outline(self, table: Table) -> None:
        """Keeps the outline of a game, if it is another than before."""
        game = self.find(table.id)
        outline = GameOutline.of(table)
        if outline != game.outline:
            game.outline = outline
            self._save_outline(game)

    def put(self, game: SavedGame) -> None:
        """Keeps a whole game that comes from elsewhere, in place of the one of the same id."""
        before = self.games.pop(game.id, None)
        if before is None:
            self.make_room()
        self.games[game.id] = game
        for page in range(-(-len(game.lines) // EVENTS_PER_PAGE)):
            self._save_page(game, page)
        for page in range(game.pages, 0 if before is None else before.pages):
            self._save(f"{PREFIX}{game.id}/events/{page}", None)
        self._save(f"{PREFIX}{game.id}/setup", msgspec.json.encode(game.start).decode())
        self._save_outline(game)

    def delete(self, id: str) -> None:
        """Nothing of the game is kept any more."""
        game = self.games.pop(id, None)
        if game is None:
            return
        for page in range(game.pages):
            self._save(f"{PREFIX}{id}/events/{page}", None)
        for part in ("outline", "setup"):
            self._save(f"{PREFIX}{id}/{part}", None)

    def make_room(self) -> None:
        """Deletes the oldest finished games until there is room for one more."""
        while len(self.games) >= MOST_GAMES:
            finished = [game for game in self.games.values() if game.over]
            if not finished:
                raise device_full()
            self.delete(min(finished, key=lambda game: game.at).id)

    def _save_page(self, game: SavedGame, page: int) -> None:
        lines = game.lines[page * EVENTS_PER_PAGE : (page + 1) * EVENTS_PER_PAGE]
        self._save(f"{PREFIX}{game.id}/events/{page}", "\n".join(lines))
        game.pages = max(game.pages, page + 1)

    def _save_outline(self, game: SavedGame) -> None:
        self._save(f"{PREFIX}{game.id}/outline", msgspec.json.encode(game.outline).decode())


def _restored(id: str, documents: Mapping[str, str]) -> SavedGame:
    """A game from its documents, as far as they can be read."""
    start = None
    with suppress(msgspec.DecodeError):
        start = msgspec.json.decode(documents.get("setup", ""), type=SavedSetup)
    game = SavedGame(id, start)
    numbers = [int(name.partition("/")[2]) for name in documents if name.startswith("events/")]
    pages = game.pages = max(numbers, default=-1) + 1
    for page in range(pages):
        text = documents.get(f"events/{page}")
        lines = text.split("\n") if text else []
        if not lines or (page < pages - 1 and len(lines) != EVENTS_PER_PAGE):
            game.damaged = True
        game.lines += lines
    with suppress(msgspec.DecodeError):  # it is made again when the table is opened
        game.outline = msgspec.json.decode(documents.get("outline", ""), type=GameOutline)
    return game
