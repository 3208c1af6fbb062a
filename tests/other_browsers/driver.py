"""What a browser must be able to do so that a game can be played in it."""

import contextlib
import os
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

PATIENCE = 60
"""Seconds a busy machine may need for anything; nothing waits that long on purpose."""


DOUBLE = 0.6
"""Seconds after which a second click at one place is no double click any more."""


class Driver(ABC):
    """One window of one browser."""

    _pressed: tuple[int, int] = (-1, -1)
    _free = 0.0
    """Where the last click was, and when another one there counts as a click of its own."""

    @abstractmethod
    def open(self, url: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def call(self, function: str, argument: Any) -> Any:
        """What a JavaScript function of the page returns or resolves to."""

    @abstractmethod
    def act(self, device: dict[str, Any]) -> None:
        """Moves a device; WebDriver and BiDi have the same words for this."""

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def faults(self) -> list[str]:
        """All errors and warnings so far."""

    def press(self, x: int, y: int) -> None:
        """The mouse goes to a point of the window and clicks.

        Unlike Playwright's, these clicks are counted by the browser as those of a person are, and
        the second of a double click does not end a turn.
        """
        if (x, y) == self._pressed:
            time.sleep(max(0.0, self._free - time.monotonic()))
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y, "origin": "viewport", "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": "mouse"}
        self.act({"type": "pointer", "id": "mouse", "parameters": kind, "actions": steps})
        self._pressed, self._free = (x, y), time.monotonic() + DOUBLE

    def type(self, text: str) -> None:
        steps = [{"type": way, "value": key} for key in text for way in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": steps})


@contextlib.contextmanager
def process(*command: str, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is ended together with all that it has started."""
    started = subprocess.Popen(command, start_new_session=True, **options)
    try:
        yield started
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGTERM)
        started.wait(PATIENCE)


def wait(running: subprocess.Popen[bytes], ready: Callable[[], bool], output: Path) -> None:
    """Until a program is ready; `output` is whatever it has to say."""
    last = time.monotonic() + PATIENCE
    while not ready():
        if running.poll() is not None or time.monotonic() > last:
            raise AssertionError(f"It does not answer: {output.read_text('utf-8')}")
        time.sleep(0.05)
