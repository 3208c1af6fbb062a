"""Firefox without a window, through WebDriver BiDi, which it speaks itself."""

import base64
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.pages import DESKTOP, WATCH
from tests.browser.programs import installed
from tests.other_browsers.driver import PATIENCE, Driver, process, wait
from tests.server.running import free_port


class Firefox(Driver):
    """A connection over which commands go one by one, with events between the answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self._faults: list[str] = []
        self._ask("session.new", {"capabilities": {}})
        self._ask("session.subscribe", {"events": ["log.entryAdded", "network.responseCompleted"]})
        # A window of its own has the focus; without it, fields do not say that they have changed.
        window = self._ask("browsingContext.create", {"type": "window"})
        self._page = {"context": window["context"]}
        self._ask("browsingContext.activate", self._page)
        self._ask("browsingContext.setViewport", {**self._page, "viewport": DESKTOP})
        self._ask("script.addPreloadScript", {"functionDeclaration": f"() => {{ {WATCH} }}"})

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(2 * PATIENCE))
            if message.get("id") == self._sent:
                break
            self._hear(message["method"], message["params"])
        if message["type"] == "error":
            raise AssertionError(f"{method}: {message['error']}: {message['message']}")
        return message["result"]

    def _hear(self, event: str, told: dict[str, Any]) -> None:
        """The log has errors and the console in it, but not the requests that fail."""
        if event == "log.entryAdded" and told["level"] in ("error", "warn"):
            self._faults.append(f"{told['level']}: {told['text']} {told.get('stackTrace') or ''}")
        elif event == "network.responseCompleted" and told["response"]["status"] >= 400:
            self._faults.append(f"{told['response']['status']}: {told['response']['url']}")

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", {**self._page, "url": url, "wait": "complete"})

    def reload(self) -> None:
        self._ask("browsingContext.reload", {**self._page, "wait": "complete"})

    def call(self, function: str, argument: Any) -> Any:
        told = self._ask(
            "script.callFunction",
            {
                "functionDeclaration": function,
                "arguments": [_sent(argument)],
                "target": self._page,
                "awaitPromise": True,
                "userActivation": False,
            },
        )
        if told["type"] == "exception":
            raise AssertionError(told["exceptionDetails"]["text"])
        return _received(told["result"])

    def act(self, device: dict[str, Any]) -> None:
        self._ask("input.performActions", {**self._page, "actions": [device]})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", self._page)["data"])

    def faults(self) -> list[str]:
        self.call("() => new Promise((done) => setTimeout(done))", None)  # until all is heard
        return self._faults

    def close(self) -> None:
        self._ask("browser.close", {})


def _sent(value: Any) -> dict[str, Any]:
    """A value as BiDi writes it; an element is known by its id."""
    if isinstance(value, dict) and "sharedId" in value:
        return value
    if isinstance(value, dict):
        return {"type": "object", "value": [[key, _sent(one)] for key, one in value.items()]}
    if isinstance(value, list):
        return {"type": "array", "value": [_sent(one) for one in value]}
    if value is None:
        return {"type": "null"}
    names = {bool: "boolean", int: "number", float: "number", str: "string"}
    return {"type": names[type(value)], "value": value}


def _received(value: dict[str, Any]) -> Any:
    if value["type"] == "node":
        return {"sharedId": value["sharedId"]}
    if value["type"] == "object":
        return {key: _received(one) for key, one in value["value"]}
    if value["type"] == "array":
        return [_received(one) for one in value["value"]]
    return value.get("value")


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    program = installed(("firefox-esr", "firefox"), "tools/install-firefox")
    console = folder / "console"
    profile = folder / "profile"
    profile.mkdir()
    port = free_port()
    options = ("--headless", "--no-remote", "--profile", str(profile))
    with console.open("wb") as output:
        command = (program, *options, f"--remote-debugging-port={port}")
        with process(*command, stdout=output, stderr=output) as running:
            wait(running, lambda: b"BiDi listening" in console.read_bytes(), console)
            with connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None) as socket:
                driver = Firefox(socket)
                try:
                    yield driver
                finally:
                    driver.close()
