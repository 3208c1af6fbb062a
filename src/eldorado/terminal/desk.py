"""Where a game meets the player: what is shown, what is asked, and how wide it may be."""

import contextlib
import os
import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 100

_SPOKEN = str.maketrans({"→": "to", "·": ",", "×": "x", "…": "...", "\u00a0": " "})
"""What a plain screen writes instead of signs."""


class Desk:
    """A screen to write on and a way to ask; tests give their own of both.

    `plain` is for screen readers, files and pipes: words only, no colour, no picture.
    """

    def __init__(
        self,
        plain: bool = False,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
    ) -> None:
        if console is None:
            with contextlib.suppress(AttributeError):
                sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives input() a history and editing keys
            console = Console(highlight=False)
            plain = plain or not console.is_terminal or bool(os.environ.get("NO_COLOR"))
        self.plain = plain
        self.console = console
        self._read = read or input
        self.width = min(WIDEST, console.width if console.is_terminal else WIDEST)

    @property
    def height(self) -> int | None:
        """Lines on the screen; None where nothing scrolls away."""
        return self.console.height if self.console.is_terminal else None

    def show(self, *parts: RenderableType) -> None:
        """Writes parts one below the other."""
        for part in parts:
            if self.plain:
                said = (part.plain if isinstance(part, Text) else str(part)).translate(_SPOKEN)
                part = Text(said.replace(" ,", ","))
            elif isinstance(part, str):
                part = Text(part)
            self.console.print(part, width=self.width, crop=False, highlight=False)

    def ask(self, prompt: str) -> str:
        """What the player types; raises EOFError at the end of the input."""
        self.console.file.flush()
        return self._read(prompt).strip()

    def clear(self) -> None:
        """A fresh screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()

    def pause(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)
