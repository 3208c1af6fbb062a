"""A device for tests: a local server whose clock stands still until work waits for it."""

import json
from collections import defaultdict
from typing import Any

from eldorado.bots import make_bot
from eldorado.core.view import View
from eldorado.local import LocalServer
from eldorado.table import Changes

NOON = 1_790_000_000.0

WALKER = {"kind": "bot", "level": "walker"}
PERSON = {"kind": "person"}


class ProblemAnswer(Exception):
    """A request was refused."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem
        self.code = problem["code"]


class Desk:
    """A device, everything that it keeps, and what its pages hear."""

    def __init__(self, saved: dict[str, str] | None = None, time: float = NOON) -> None:
        self.time = time
        self.saved = dict(saved or {})
        self.heard: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.server = LocalServer(self._send, self._save, lambda: self.time)
        self.server.restore(dict(self.saved))
        self._connections = 0

    def _send(self, connection: int, text: str) -> None:
        self.heard[connection].append(json.loads(text))

    def _save(self, key: str, text: str | None) -> None:
        if text is None:
            self.saved.pop(key, None)
        else:
            self.saved[key] = text

    def again(self) -> "Desk":
        """The same device after the page was closed and opened."""
        return Desk(self.saved, self.time)

    def answer(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        found: dict[str, Any] = json.loads(self.server.request(method, path, text))
        assert set(found) == {"status", "body", "type"}
        return found

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        found = self.answer(method, path, body)
        if found["status"] >= 400:
            raise ProblemAnswer(found["status"], found["body"])
        return found["body"]

    def table(self, *seats: dict[str, str], **setup: Any) -> str:
        made = self.ask("POST", "/api/tables", {"seats": seats, "pace": 0, **setup})
        return str(made["id"])

    def page(self, table: str, **hello: Any) -> "Page":
        self._connections += 1
        return Page(self, self._connections, table, hello)

    def work(self, most: int = 20_000) -> int:
        """Steps until there is nothing to do; how many it took. Waiting moves the clock."""
        for number in range(most):
            wait = self.server.step()
            if wait is None:
                return number
            self.time += wait
        raise AssertionError("The work does not end.")

    def play_out(self, table: str) -> "Page":
        """Plays a game to its end, the people too by a computer player's choices."""
        page = self.page(table, since=0)
        while page.document["status"] != "over":
            page.play_turn()
            self.work()
        return page


class Page:
    """A page at a table, with the document it keeps."""

    def __init__(self, desk: Desk, number: int, table: str, hello: dict[str, Any]) -> None:
        self.desk = desk
        self.number = number
        self.table = table
        self.document: dict[str, Any] = {}
        self.read = 0
        self.marks = 0
        self.bots: dict[int, Any] = {}
        desk.server.connect(number, table)
        self.send({"type": "hello", **hello})

    @property
    def heard(self) -> list[dict[str, Any]]:
        return self.desk.heard[self.number]

    def send(self, message: dict[str, Any]) -> None:
        self.desk.server.receive(self.number, json.dumps(message))
        self.catch_up()

    def catch_up(self) -> None:
        """Brings the document up to date by what was heard."""
        for message in self.heard[self.read :]:
            if message["type"] == "welcome":
                self.document = json.loads(json.dumps(message["table"]))
            elif message["type"] == "happened":
                assert message["n"] == self.document["n"] + 1
                changes = json.loads(json.dumps([message.get("set", {}), message.get("gone", [])]))
                Changes(*changes).apply(self.document)
                self.document["n"] = message["n"]
        self.read = len(self.heard)

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message; the answer to it."""
        self.catch_up()
        self.marks += 1
        known = {} if kind in ("look", "ping", "pace", "say") else {"n": self.document["n"]}
        self.send({"type": kind, "id": self.marks, **known, **fields})
        return next(one for one in reversed(self.heard) if one.get("id") == self.marks)

    def act(self, action: object) -> dict[str, Any]:
        answer = self.say("act", action=str(action))
        assert answer["type"] == "happened", answer
        return answer

    def play_turn(self) -> None:
        """Moves for the person to move until somebody else's turn, looking from their seat."""
        self.catch_up()
        while self.document["status"] == "running":
            seat = self.document["view"]["to_move"]
            if self.document["seats"][seat]["kind"] != "person":
                return
            if self.document["seats"][seat].get("stand_in"):
                return
            if self.document["seat"] != seat:
                self.say("look", seat=seat)
            self.act(self.choice(seat))

    def choice(self, seat: int) -> str:
        bot = self.bots.setdefault(seat, make_bot("walker", seat))
        return str(bot.choose(View.from_json(self.document["view"])))

    def close(self) -> None:
        self.desk.server.disconnect(self.number)
