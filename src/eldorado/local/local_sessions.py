"""The conversations of pages with tables: the messages of a socket, without a socket."""

import logging

from msgspec.structs import asdict

from eldorado.errors import EldoradoError
from eldorado.interface import messages as m
from eldorado.interface.problem import WENT_WRONG, problem_in_game
from eldorado.interface.table_ids import is_table_id, new_table_id
from eldorado.interface.table_requests import (
    check_pace,
    check_remark,
    own_seat,
    read_incoming,
    rematch_setup,
    request_of,
)
from eldorado.local.local_tables import LocalTable, LocalTables, PageView
from eldorado.table import Refused
from eldorado.table.refused import no_such_table, stale
from eldorado.table.setup import Gathering

log = logging.getLogger("eldorado.local")


class LocalSessions:
    """Every open connection, and what is said over it."""

    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables
        self._at: dict[int, str] = {}
        """The table of each connection."""

    def connect(self, connection: int, table: str) -> None:
        self._at[connection] = table

    def disconnect(self, connection: int) -> None:
        live = self._tables.in_use.get(self._at.pop(connection, ""))
        if live is not None:
            self._tables.leave(live, connection)

    def receive(self, connection: int, text: str) -> None:
        """Does what a message asks; a refusal is an answer too."""
        if connection not in self._at:
            return
        live = self._tables.in_use.get(self._at[connection])
        page = None if live is None else live.pages.get(connection)
        if live is None or page is None:
            self._greet(connection, text)
            return
        mark: int | None = None
        try:
            message = read_incoming(text)
            mark = getattr(message, "id", None)
            self._do(live, page, message)
        except EldoradoError as error:
            self._refuse(connection, error, mark)
        except Exception:  # a fault of ours ends neither the connection nor the table
            log.exception("table %s: a message went wrong", live.table.id)
            self._tables.tell(connection, m.Refusal("server", WENT_WRONG, id=mark))

    def _refuse(self, connection: int, error: EldoradoError, mark: int | None = None) -> None:
        self._tables.tell(connection, m.Refusal(**asdict(problem_in_game(error)), id=mark))

    def _greet(self, connection: int, text: str) -> None:
        """The first message says what the page knows; then it is shown the table."""
        try:
            hello = read_incoming(text)
            if not isinstance(hello, m.Hello):
                raise Refused("unreadable", "The first message must be hello.")
        except Refused as refused:
            self._refuse(connection, refused)
            return
        try:
            if not is_table_id(self._at[connection]):
                raise no_such_table()
            live = self._tables.open(self._at[connection])
            self._tables.join(live, connection, hello.seat, hello.since)
        except EldoradoError as error:
            del self._at[connection]
            problem = problem_in_game(error)
            goodbye = m.Goodbye(problem.code, problem.sentence, problem.message)
            self._tables.tell(connection, goodbye)

    def _do(self, live: LocalTable, page: PageView, message: m.Incoming) -> None:
        if isinstance(message, m.Ping):
            self._tables.tell(page.connection, m.Pong(self._tables.now(), message.id))
        elif isinstance(message, m.Look):
            self._tables.look(live, page, message.seat, message.id)
        elif isinstance(message, m.Pace):
            check_pace(live.table, page)
            live.pace, live.due = message.seconds, 0.0
            self._tables.tell(page.connection, m.Allowed(message.id))
        elif isinstance(message, m.Say):
            check_remark(live.table, page)
            self._pass_on(live, page, message)
        elif isinstance(message, m.Hello):
            raise Refused("unreadable", "hello was already sent.")
        elif isinstance(message, m.Check):
            if message.n != live.table.number:
                raise stale()
            live.table.check(page.seat, message.action)
            self._tables.tell(page.connection, m.Allowed(message.id))
        elif isinstance(message, m.Rematch):
            own_seat(page)
            self._meet_again(live, page, message)
        else:
            request = request_of(live.table, page, message, lambda seat: True)
            self._tables.request(live, request, message.n, (page, message.id))
            if isinstance(message, m.Fill):
                self._tables.begin(live)

    def _pass_on(self, live: LocalTable, page: PageView, message: m.Say) -> None:
        seat = own_seat(page)
        for one in list(live.pages.values()):
            mark = message.id if one is page else None
            self._tables.tell(one.connection, m.Said(seat, message.what, mark))

    def _meet_again(self, live: LocalTable, page: PageView, message: m.Rematch) -> None:
        """A new table for the same people, all of whom are here."""
        live.table.meet_again("", 0.0)
        if message.n != live.table.number:
            raise stale()
        setup = rematch_setup(live.table, live.held, Gathering(0.0, self._tables.now()))
        id = self._tables.create(new_table_id(), setup).table.id
        self._tables.request(
            live, lambda table, at: table.meet_again(id, at), message.n, (page, message.id)
        )
