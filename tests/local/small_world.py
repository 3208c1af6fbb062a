"""Plays on a device that has none of the packages of a server; run as a program."""

import importlib.abc
import json
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

MISSING = {
    "babel",
    "fluent",
    "litestar",
    "multiprocessing",
    "numpy",
    "platformdirs",
    "rich",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
}


class Absent(importlib.abc.MetaPathFinder):
    """Finds nothing of what is not there."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named '{fullname}'", name=fullname)
        return None


def main() -> None:
    sys.meta_path.insert(0, Absent())
    from eldorado.local import LocalServer

    heard: list[dict[str, object]] = []
    saved: dict[str, str | None] = {}
    server = LocalServer(
        lambda connection, text: heard.append(json.loads(text)),
        saved.__setitem__,
        lambda: 1_790_000_000.0,
    )

    def ask(method: str, path: str, body: object = None) -> dict[str, object]:
        text = "" if body is None else json.dumps(body)
        found: dict[str, object] = json.loads(server.request(method, path, text))
        return found

    for path in ("levels", "routes", "boards/first_game", "course", "course/trainer", "me"):
        assert ask("GET", f"/api/{path}")["status"] == 200, path
    assert ask("GET", "/api/daily")["status"] == 200
    assert ask("POST", "/api/routes", {})["status"] == 200
    assert ask("GET", "/api/workshop/pieces")["status"] == 200
    assert ask("POST", "/api/workshop/bench", {"code": "", "piece": "B"})["status"] == 200
    assert ask("POST", "/api/course/lessons/buying", {})["status"] == 200
    assert ask("POST", "/api/course/puzzles/cheapest", {})["status"] == 200
    walker = {"kind": "bot", "level": "walker"}
    made = ask("POST", "/api/tables", {"seats": [walker, walker, walker], "pace": 0})
    id = made["body"]["id"]  # type: ignore[index]
    while server.step() is not None:
        pass
    for what in ("", "/record", "/replay"):
        assert ask("GET", f"/api/tables/{id}{what}")["status"] == 200, what
    made = ask("POST", "/api/tables", {"seats": [{"kind": "person"}, walker], "start": 0})
    id = made["body"]["id"]  # type: ignore[index]
    server.connect(1, id)
    server.receive(1, '{"type": "hello"}')
    server.receive(1, '{"type": "act", "n": 1, "id": 1, "action": "move 1 native B1"}')
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["message"]
    assert heard[-1]["sentence"]
    server.receive(1, '{"type": "act", "n": 1, "id": 2, "action": "dance"}')
    assert heard[-1]["code"] == "unreadable"
    assert not MISSING & {name.partition(".")[0] for name in sys.modules}
    print("played")


if __name__ == "__main__":
    main()
