"""A client for programs: bots that play on a server, tests, load.

`Server("http://127.0.0.1:8000").post("/api/tables", {"seats": ...})` opens a table and returns the
secrets of its seats.

Examples:
    >>> from eldorado import Bot
    >>> async def play(server: Server, table: str, secret: str, bot: Bot) -> None:
    ...     async with Visit(server, table, secret) as visit:
    ...         while await visit.turn():
    ...             await visit.act(bot.choose(visit.view))
"""

import asyncio
import contextlib
import http.client
import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.table import Changes, Refused

TOO_FAST = 0.5
"""Seconds to wait before repeating a request that came too soon."""


def refusal_told(data: dict[str, Any]) -> Refused:
    """A refusal by the server, with its code and sentence."""
    refused = Refused(data["code"], data["sentence"], data.get("clause", ""))
    refused.message = data.get("message", refused.message)
    refused.about = data.get("about", {})
    return refused


class Server:
    """The HTTP side of a server."""

    def __init__(self, url: str, local: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.local = local
        """Local address to connect from, if the machine has several."""
        self._parts = urlsplit(self.url)

    def __repr__(self) -> str:
        return f"<Server {self.url[:150]}>"

    def get(self, path: str, secret: str = "") -> Any:
        """The answer to a GET request, see `ask`."""
        return self.ask("GET", path, None, secret)

    def post(self, path: str, body: Any, secret: str = "") -> Any:
        """The answer to a POST request with a body of JSON data, see `ask`."""
        return self.ask("POST", path, body, secret)

    def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """The answer as JSON data, else as text; raises Refused for a refusal."""
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        kind = (
            http.client.HTTPSConnection
            if self._parts.scheme == "https"
            else http.client.HTTPConnection
        )
        source = (self.local, 0) if self.local else None
        connection = kind(self._parts.netloc, timeout=30, source_address=source)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        data: Any = (
            json.loads(text) if "json" in (response.getheader("content-type") or "") else text
        )
        if response.status >= 400:
            raise refusal_told(data)
        return data


class Visit:
    """A place at a table, in a seat or watching; keeps the table's document up to date."""

    def __init__(
        self,
        server: Server,
        table: str,
        secret: str | None = None,
        since: int | None = None,
        seat: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.local = server.local
        self.headers = headers
        """Headers of a browser: origin and cookies."""
        self.hello = {"type": "hello", "secret": secret, "since": since, "seat": seat}
        self.document: dict[str, Any] = {}
        self.number = 0
        self.missed: list[dict[str, Any]] = []
        self.held: list[int] = []
        """The seats whose view this client may see."""
        self.online: list[int] = []
        self.watching = 0
        self.away: list[dict[str, Any]] = []
        """The absent players, since when, and when a computer player may take over."""
        self.socket: ClientConnection | None = None
        self._marks = 0

    def __repr__(self) -> str:
        who = "watching" if self.hello["secret"] is None else "in a seat"
        return f"<Visit to {self.url[:150]}, {who}>"

    async def __aenter__(self) -> "Visit":
        source: dict[str, Any] = {"local_addr": (self.local, 0)} if self.local else {}
        self.socket = await connect(
            self.url,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            open_timeout=30,
            **source,
        )
        try:
            with contextlib.suppress(ConnectionClosed):  # the last message may still be unread
                await self.send(self.hello)
            await self.next()
        except BaseException:
            await self.__aexit__()  # a client that is refused leaves nothing open
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        """Sends a message as it is; `ask` also waits for the answer."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message; the document is brought up to date by it."""
        assert self.socket is not None
        return self.read(await self.socket.recv())

    def read(self, text: str | bytes) -> dict[str, Any]:
        """Applies a message to the document."""
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.document = message["table"]
            self.number = message["n"]
            self.missed = message.get("missed", [])
            self.held = message.get("held", [])
            self.online = message.get("online", [])
            self.watching = message.get("watching", 0)
            self.away = message.get("away", [])
        elif kind == "happened":
            if message["n"] != self.number + 1:
                raise EldoradoError(f"Event {message['n']} came after {self.number}.")
            self.number = message["n"]
            Changes(message.get("set", {}), message.get("gone", [])).apply(self.document)
        elif kind == "presence":
            self.online = message["online"]
            self.watching = message.get("watching", 0)
            self.away = message.get("away", [])
        elif kind == "goodbye":
            raise refusal_told(message)
        return message

    @property
    def view(self) -> View:
        """The game as this seat sees it: what a bot chooses from."""
        return View.from_json(self.document["view"])

    async def turn(self) -> bool:
        """Waits until this seat may move; false if the game is over first."""
        while "options" not in self.document:
            if self.document["status"] == "over":
                return False
            await self.next()
        return True

    async def act(self, action: object) -> dict[str, Any]:
        """Sends an action and waits until it is done; raises Refused if it is not allowed."""
        return await self.ask("act", action=str(action))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its event; slows down when the server says so."""
        while True:
            message = await self._ask(kind, fields)
            if message["type"] != "refused":
                return message
            if message["code"] != "too_fast":
                raise refusal_told(message)
            await asyncio.sleep(TOO_FAST)

    async def _ask(self, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
        self._marks += 1
        mark = self._marks
        known = {} if kind in ("look", "ping", "pace", "say") else {"n": self.number}
        await self.send({"type": kind, "id": mark, **known, **fields})
        while True:
            message = await self.next()
            if message.get("id") == mark:
                return message

    async def until(self, status: str, seconds: float = 30) -> None:
        """Waits until the table has that status."""
        async with asyncio.timeout(seconds):
            while self.document["status"] != status:
                await self.next()
