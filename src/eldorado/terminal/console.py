"""The console: output, input, and the width of the screen."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from eldorado.terminal.keyboard import Keys, keyboard
from eldorado.wording.texts import joined, labelled

WIDEST = 100
LABEL = 15
"""The width of the first column."""

HEADING = "bold #e0a526"

_NARROW = "\u202f"
_HELD = "\ue000"
"""Stands for a no-break space while lines are broken: Rich breaks at any blank."""

_SPOKEN = str.maketrans(
    {"→": "to", "·": ",", "×": "x", "…": "...", "\u00a0": _HELD, _NARROW: _HELD}
)
"""What a plain screen writes instead of signs."""


def held(text: Text) -> Text:
    """A copy whose narrow no-break spaces, as in French `vôtre :`, do not end a line."""
    copy = text.copy()
    copy.plain = text.plain.replace(_NARROW, _HELD)
    return copy


@dataclass(frozen=True)
class Unbroken:
    """Renders something with held spaces, and puts the spaces back."""

    part: RenderableType
    space: str = _NARROW

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for one in console.render(self.part, options):
            yield Segment(one.text.replace(_HELD, self.space), one.style, one.control)


class Stop(Exception):
    """The player quits; the game can be resumed."""


@dataclass(frozen=True)
class Row:
    """A line with its label in the first column; what does not fit goes on below the words.

    The body is text, or items that are not broken at the end of a line.
    """

    label: str
    body: Text | tuple[Text, ...]
    width: int = LABEL

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        body = self.body
        if not isinstance(body, Text):
            body = flowing(body, options.max_width - self.width)
        grid = Table.grid(padding=0)
        grid.add_column(width=self.width, no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(held(Text(self.label, style=HEADING)), held(body))
        yield Unbroken(grid)

    def __str__(self) -> str:
        body = self.body.plain if isinstance(self.body, Text) else joined(map(str, self.body))
        return labelled(self.label, body) if self.label else f"  {body}"


def flowing(items: Sequence[Text], width: int) -> Text:
    """Items two blanks apart, none of them broken at the end of a line."""
    text = Text()
    column = 0
    for item in items:
        if column and column + 2 + item.cell_len > width:
            text.append("\n")
            column = 0
        elif column:
            text.append("  ")
            column += 2
        text.append_text(item)
        column += item.cell_len
    return text


class PlayerConsole:
    """Output and input of a terminal; tests replace both.

    `plain` is for screen readers, files and pipes: words only, no color, no picture. Where there
    are no `keys` to listen to, everything is typed as a line.
    """

    def __init__(
        self,
        plain: bool = False,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
        keys: Keys | None = None,
    ) -> None:
        if console is None:
            with contextlib.suppress(AttributeError):
                sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives input() a history and editing keys
            console = Console(highlight=False)
            if not console.is_terminal:
                console.width = WIDEST
            plain = plain or not console.is_terminal or bool(os.environ.get("NO_COLOR"))
            keys = None if plain else keyboard()
        self.plain = plain
        self.console = console
        self.keys = keys
        self._read = read or input
        self.width = min(WIDEST, console.width)

    @property
    def height(self) -> int | None:
        """Lines on the screen; None where nothing scrolls away."""
        return self.console.height if self.console.is_terminal else None

    def show(self, *parts: RenderableType) -> None:
        """Writes parts one below the other."""
        for part in parts:
            line = Text(part) if isinstance(part, str) else part
            whole = isinstance(line, Text) and bool(line.no_wrap)
            if self.plain:
                line = Text(str(line).translate(_SPOKEN).replace(" ,", ","))
            if isinstance(line, Text):
                line = Unbroken(held(line), " " if self.plain else _NARROW)
            self.console.print(
                line,
                width=self.width,
                no_wrap=whole,
                overflow="ignore" if whole else "fold",
                crop=False,
                highlight=False,
            )

    def lines(self, part: RenderableType) -> int:
        """How many lines a part takes on the screen."""
        line = Text(part) if isinstance(part, str) else part
        line = Unbroken(held(line)) if isinstance(line, Text) else line
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(line, options, pad=False))

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
