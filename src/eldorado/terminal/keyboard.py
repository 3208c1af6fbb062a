"""Single keys of a terminal, reported as soon as they are pressed."""

import os
import re
import select
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

try:
    import termios
    import tty
except ImportError:  # Windows: there lines are typed instead
    termios = None  # type: ignore[assignment]

NAMES = {
    **{
        f"\x1b{lead}{letter}": name
        for lead in "[O"
        for letter, name in (
            ("A", "up"),
            ("B", "down"),
            ("C", "right"),
            ("D", "left"),
            ("H", "home"),
            ("F", "end"),
        )
    },
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b": "escape",
    "\n": "enter",
    "\r": "enter",
    " ": "space",
}
"""What a terminal sends, and what the key is called; others are called by their sign."""

_KEY = re.compile(r"\x1b[\[O][\d;]*[A-Za-z~]|.", re.S)


class Keys(Protocol):
    """A keyboard; `open` listens to it until the block ends."""

    def open(self) -> AbstractContextManager[None]: ...

    def press(self, seconds: float | None = None) -> str:
        """The name of the next key; empty if none came in time. Raises EOFError at the end."""
        ...


class Keyboard:
    """The keyboard of this terminal."""

    def __init__(self) -> None:
        self._input = sys.stdin.fileno()
        self._typed = ""

    @contextmanager
    def open(self) -> Iterator[None]:
        before = termios.tcgetattr(self._input)
        tty.setcbreak(self._input, termios.TCSANOW)
        try:
            yield
        finally:
            termios.tcsetattr(self._input, termios.TCSANOW, before)

    def press(self, seconds: float | None = None) -> str:
        if not self._typed:
            if not select.select([self._input], [], [], seconds)[0]:
                return ""
            self._typed = os.read(self._input, 256).decode(errors="ignore")
        found = _KEY.match(self._typed)
        if found is None or found[0] == "\x04":
            raise EOFError
        self._typed = self._typed[found.end() :]
        return NAMES.get(found[0], found[0])


def keyboard() -> Keys | None:
    """The keyboard of this terminal; None where there is none to listen to."""
    return Keyboard() if termios is not None and sys.stdin.isatty() else None
