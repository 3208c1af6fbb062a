"""A terminal without a terminal: typed lines from a list, the screen as text."""

import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

from eldorado import Game
from eldorado.bots import Bot, make_bot
from eldorado.table import Setup, Table
from eldorado.terminal import PlayerConsole
from eldorado.terminal.seats import read_seats
from eldorado.terminal.session import NO_TIME, Session
from eldorado.wording.texts import thing

WIDTH = 100


class Scripted(PlayerConsole):
    """Answers every question with the next line of a script; then the input ends."""

    def __init__(
        self,
        script: Iterable[str] = (),
        plain: bool = True,
        height: int = 45,
        width: int = WIDTH,
        answer: Callable[[str], str] | None = None,
    ) -> None:
        self.file = StringIO()
        self.prompts: list[str] = []
        self._script = iter(script)
        self.answer = answer
        console = Console(
            file=self.file,
            width=width,
            height=height,
            force_terminal=not plain,
            color_system=None if plain else "truecolor",
            legacy_windows=False,
            highlight=False,
        )
        super().__init__(plain, console, self._next)

    def _next(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if self.answer is not None:
            return self.answer(prompt)
        for line in self._script:
            return line
        raise EOFError

    @property
    def output(self) -> str:
        """Everything shown so far, without colours."""
        return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", self.file.getvalue())

    def fresh(self) -> str:
        """What was shown since the last time this was asked."""
        text = self.output
        self.file.seek(0)
        self.file.truncate()
        return text

    def widest(self) -> int:
        """The length of the longest line, commands to copy aside."""
        lines = [line for line in self.output.splitlines() if not line.startswith("  eldorado ")]
        return max(map(len, lines))


def sitting(
    game: Game,
    path: Path,
    script: Iterable[str] = (),
    seats: str = "",
    plain: bool = True,
) -> tuple[Session, Scripted]:
    """A session at a scripted terminal; by default only people play."""
    console = Scripted(script, plain)
    texts = seats.split() or ["human"] * len(game.players)
    table = Table("", Setup(read_seats(texts), position=game.position()).checked())
    table.do(table.begin(NO_TIME, seed=1))
    return Session(console, table, path), console


def _typed(action: str) -> str:
    """An action as a player writes it: a card whose id is another card's name is named."""
    ids = {id: thing(id).lower() for id in ("explorer", "trailblazer")}
    return re.sub(r"\w+", lambda word: ids.get(word[0], word[0]), action)


def let_play(session: Session, console: Scripted, level: str = "walker", seed: int = 1) -> None:
    """Lets a computer player type for the people until the game is over."""
    bot: Bot = make_bot(level, seed=seed)

    def answer(prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        if "y or n" in prompt:
            return "y"
        return _typed(str(bot.choose(session.game.view(session.game.to_move))))

    console.answer = answer
    session.run()
