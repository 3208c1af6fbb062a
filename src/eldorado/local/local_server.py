"""The server of one device: requests and messages in, answers and messages out."""

import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from eldorado.errors import EldoradoError
from eldorado.interface.problem import STATUS, WENT_WRONG, Problem, problem_in_game
from eldorado.local import continued, game_answers, own_answers, table_answers
from eldorado.local.asked import AnsweredPath, Asked, Text
from eldorado.local.device import Device
from eldorado.local.local_sessions import LocalSessions
from eldorado.local.local_tables import LocalTable
from eldorado.local.saved_file import bring_in, write_saved
from eldorado.table import Refused

log = logging.getLogger("eldorado.local")

PATHS: list[AnsweredPath] = [
    *table_answers.PATHS,
    *own_answers.PATHS,
    *game_answers.PATHS,
    *continued.PATHS,
]
"""Everything that is answered. Paths without variable parts come before those with them."""

_PATTERNS = [(one.pattern, one) for one in sorted(PATHS, key=lambda one: one.path.count("{}"))]


class LocalServer:
    """Answers the paths and messages of the real server, for pages on the same device.

    `send` takes a message to the page of a connection, `save` keeps a document under a key (None
    deletes it), `now` is the time in seconds of the epoch.
    """

    def __init__(
        self,
        send: Callable[[int, str], None],
        save: Callable[[str, str | None], None],
        now: Callable[[], float],
    ) -> None:
        self._device = Device(send, save, now)
        self._sessions = LocalSessions(self._device.tables)

    def restore(self, saved: dict[str, str]) -> None:
        """Takes over everything that was saved, at the start."""
        self._device.restore(saved)

    # HTTP

    def request(self, method: str, path: str, body: str) -> str:
        """The answer to a request, as JSON: its status, body and content type."""
        try:
            status, found = self._answer(method.upper(), path, body)
        except EldoradoError as error:
            found = problem_in_game(error)
            status = STATUS.get(found.code, 400)
        except RecursionError:
            found = Problem("unreadable", "The request cannot be read: it is too deep.")
            status = 400
        except Exception:
            log.exception("%s %s went wrong", method, path)
            status, found = 500, Problem("server", WENT_WRONG)
        kind = "text/plain" if isinstance(found, Text) else "application/json"
        shown = str(found) if isinstance(found, Text) else found
        return msgspec.json.encode({"status": status, "body": shown, "type": kind}).decode()

    def _answer(self, method: str, path: str, body: str) -> tuple[int, Any]:
        parts = urlsplit(path)
        known = False
        for pattern, one in _PATTERNS:
            found = pattern.fullmatch(parts.path)
            if found is None:
                continue
            known = True
            if one.method == method:
                variable = tuple(unquote(part) for part in found.groups())
                asked = Asked(variable, dict(parse_qsl(parts.query)), body)
                return one.status, one.answer(self._device, asked)
        if known:
            return 405, Problem("unreadable", "This address does not support that method.")
        raise Refused("not_found")

    # Sockets

    def connect(self, connection: int, table: str) -> None:
        """A page opens a socket at a table."""
        self._sessions.connect(connection, table)

    def receive(self, connection: int, text: str) -> None:
        """A page says something."""
        self._sessions.receive(connection, text)

    def disconnect(self, connection: int) -> None:
        """A page has gone."""
        self._sessions.disconnect(connection)

    # Work

    def step(self) -> float | None:
        """Does one piece of work: a computer player's decision or move, or else a part of a job.

        Returns the seconds until it should be called again, None if there is nothing to do until
        the next request or message. Tables that somebody looks at come first.
        """
        tables = list(self._device.tables.in_use.values())
        waits = [wait for live in tables if (wait := self._expire(live)) is not None]
        for looked_at in (True, False):
            moving = []
            for live in tables:
                if bool(live.pages) is looked_at:
                    wait = self._device.bots.step(live)
                    if wait == 0.0:
                        return 0.0
                    moving += [] if wait is None else [wait]
            if moving:
                return min([*moving, *waits])
        if self._device.work():
            return 0.0
        return min(waits, default=None)

    def _expire(self, live: LocalTable) -> float | None:
        """Ends a time that is used up; else how long it still lasts, if one is counted."""
        table = live.table
        if table.deadline is None:
            return None
        event = table.expire(self._device.now())
        if event is None:
            return max(0.05, table.deadline - self._device.now())
        self._device.tables.request(live, lambda table, at: event)
        return None

    # Games to take away

    def export(self) -> str:
        """All games of this device as one JSON document."""
        return write_saved(self._device.games)

    def take_in(self, text: str) -> int:
        """Reads such a document; how many games were new or went on. Refuses with EldoradoError
        and changes nothing if it cannot be read."""
        device = self._device
        before = set(device.games.games)
        found = bring_in(device.games, text)
        for id in {*found, *(before - set(device.games.games))}:
            device.tables.close(id)
        return len(found)
