"""The tables of a device: opened, changed event by event, and shown to its pages."""

from collections.abc import Callable, Collection
from contextlib import suppress

from msgspec.structs import replace

from eldorado.interface.messages import Goodbye, Outgoing, Presence, Welcome, write_message
from eldorado.interface.news import MOST_MISSED, news_for_all
from eldorado.interface.table_in_use import TableInUse
from eldorado.interface.table_requests import TableRequest, first_look
from eldorado.local.saved_games import SavedGames
from eldorado.table import AnyEvent, Refused, Setup, Table, read_event, told
from eldorado.table.events import Rose, Sat, VisibleEvent
from eldorado.table.refused import no_such_table, stale

MOST_IN_USE = 8
"""Tables in memory; others are opened again when somebody comes."""

Send = Callable[[int, str], None]
"""Sends a text over a connection."""


class PageView:
    """A page at a table, and the seat it looks from."""

    def __init__(self, connection: int, seat: int | None, held: frozenset[int]) -> None:
        self.connection = connection
        self.seat = seat
        self.held = held


class LocalTable(TableInUse):
    """A table in memory, the pages that look at it, and what its computer player plans."""

    __slots__ = ("due", "pages", "plan", "planned_at")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pages: dict[int, PageView] = {}
        self.plan: list[str] = []
        """What the computer player to move does next."""
        self.planned_at = -1
        """The number of the event after which that was planned."""
        self.due = 0.0
        """When the next computer player may move or think."""

    @property
    def held(self) -> frozenset[int]:
        """The seats of all people: one device holds them."""
        people = (n for n, seat in enumerate(self.table.seats) if seat.kind == "person")
        return frozenset(people)


class LocalTables:
    """All tables in use."""

    def __init__(self, games: SavedGames, send: Send, now: Callable[[], float]) -> None:
        self.games = games
        self.now = now
        self._send = send
        self.in_use: dict[str, LocalTable] = {}
        """The last used is the last."""

    def open(self, id: str) -> LocalTable:
        """The table of that name, read again if needed."""
        live = self.in_use.pop(id, None)
        if live is None:
            live = LocalTable(self.games.find(id).table())
            self.games.outline(live.table)
            self.in_use[id] = live
            self._give_back(live)
            self._put_away()
        self.in_use[id] = live
        return live

    def create(self, id: str, setup: Setup) -> LocalTable:
        """A new table; the game begins if no seat is open."""
        before = set(self.games.games)
        self.games.create(id, self.now(), setup)
        for gone in before - set(self.games.games):
            self.close(gone)
        live = self.in_use[id] = LocalTable(Table(id, setup, keep_history=False))
        self.games.outline(live.table)
        self.begin(live)
        self._put_away()
        return live

    def begin(self, live: LocalTable) -> None:
        """The deal, as soon as no seat is open."""
        if live.table.ready:
            self.request(live, lambda table, at: table.begin(at))

    def delete(self, id: str) -> None:
        """Deletes a table for good; its pages are notified."""
        self.games.delete(id)
        self.close(id)

    def close(self, id: str) -> None:
        """The table is gone, or another one of the same name is in its place."""
        live = self.in_use.pop(id, None)
        problem = no_such_table()
        for page in [] if live is None else list(live.pages.values()):
            self.tell(page.connection, Goodbye(problem.code, str(problem)))

    def _give_back(self, live: LocalTable) -> None:
        """Time while nobody was here does not count against the player to move."""
        table, last = live.table, self.games.find(live.table.id).at
        if table.clock is None or table.deadline is None:
            return
        owed = table.clock.owed([(last, self.now())], self.now())
        if owed:
            with suppress(Refused):
                self.request(live, lambda table, at: table.extend(owed, at))

    def _put_away(self) -> None:
        """Forgets tables nobody looks at, the longest unused first: they are all kept."""
        idle = [id for id, live in self.in_use.items() if not live.pages]
        for id in idle[: max(0, len(self.in_use) - MOST_IN_USE)]:
            del self.in_use[id]

    # Changes

    def request(
        self,
        live: LocalTable,
        request: TableRequest,
        n: int | None = None,
        sender: tuple[PageView, int | None] | None = None,
    ) -> AnyEvent:
        """Does what is asked, if it is allowed; the event it became, which is kept first."""
        if n is not None and n != live.table.number:
            raise stale()
        event = request(live.table, self.now())
        after = live.table.copy()
        after.apply(event)
        self.games.append(after.id, event)
        self._tell_news(live, after, event, sender)
        self.games.outline(after)
        return event

    def _tell_news(
        self,
        live: LocalTable,
        after: Table,
        event: AnyEvent,
        sender: tuple[PageView, int | None] | None,
    ) -> None:
        seats = {page.seat for page in live.pages.values()}
        if not seats:
            live.move_on(after)
            return
        before = live.documents
        live.move_on(after, after.documents(before))
        messages = news_for_all(before, live.documents, event, seats)
        for page in list(live.pages.values()):
            message = messages[page.seat]
            if sender is not None and page is sender[0] and sender[1] is not None:
                message = replace(message, id=sender[1])
            self.tell(page.connection, message)
        if isinstance(event, Rose) or (isinstance(event, Sat) and event.level):
            self._lose(live, event.seat)

    def _lose(self, live: LocalTable, seat: int) -> None:
        """A seat was left, or given to a computer player."""
        for page in live.pages.values():
            if seat in page.held:
                page.held -= {seat}
                if page.seat == seat:
                    page.seat = min(page.held, default=None)
                self.tell(page.connection, self.welcome(live, page))
        self._tell_presence(live)

    # Pages

    def tell(self, connection: int, message: Outgoing) -> None:
        self._send(connection, write_message(message).decode())

    def join(
        self, live: LocalTable, connection: int, seat: int | None, since: int | None
    ) -> PageView:
        """A page comes to look: the table as it is, and then everything that happens."""
        page = PageView(connection, first_look(live.table, live.held, seat), live.held)
        missed: list[VisibleEvent] = []
        if since is not None and 0 <= since < live.table.number:
            since = max(since, live.table.number - MOST_MISSED)
            lines = self.games.find(live.table.id).lines
            missed = [told(read_event(line), page.seat) for line in lines[since:]]
        live.pages[connection] = page
        self.tell(connection, self.welcome(live, page, missed))
        self._tell_presence(live)
        return page

    def look(self, live: LocalTable, page: PageView, seat: int, mark: int | None) -> None:
        """The same page, seen from another seat."""
        if seat not in page.held:
            raise Refused("not_seated", kind="other")
        page.seat = seat
        self.tell(page.connection, self.welcome(live, page, mark=mark))

    def leave(self, live: LocalTable, connection: int) -> None:
        live.pages.pop(connection, None)
        self._tell_presence(live)

    def welcome(
        self,
        live: LocalTable,
        page: PageView,
        missed: list[VisibleEvent] | None = None,
        mark: int | None = None,
    ) -> Welcome:
        """The whole table for a page."""
        return Welcome(
            live.table.number,
            live.documents.of(page.seat),
            self.now(),
            sorted(page.held),
            missed or [],
            self._online(live.pages.values()),
            self._watching(live.pages.values()),
            id=mark,
        )

    def _tell_presence(self, live: LocalTable) -> None:
        pages = list(live.pages.values())
        for page in pages:
            self.tell(page.connection, Presence(self._online(pages), self._watching(pages)))

    @staticmethod
    def _online(pages: Collection[PageView]) -> list[int]:
        return sorted({seat for page in pages for seat in page.held})

    @staticmethod
    def _watching(pages: Collection[PageView]) -> int:
        return sum(page.seat is None for page in pages)
