"""What a computer player is: a name and a choice, for one game."""

from contextlib import suppress
from typing import Any, Protocol

from eldorado.core.actions import Action
from eldorado.core.view import View


class Bot(Protocol):
    """Plays one seat of one game, picking legal actions from what the seat can see.

    It is made from a seed when the game begins (`BotMaker`) and may store anything between
    its turns. It must not rely on having chosen or seen every action: a person may have played
    the seat for a while, an action may have been taken back, and a server that restarts makes a
    new bot. After the game, `close()` is called if there is one. A bot that raises an exception,
    or answers with something that is not allowed, loses its game (`BotError`).
    """

    @property
    def name(self) -> str:
        """The name of its level."""
        ...

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions()`; called only when the view's seat is to move."""
        ...


class BotMaker(Protocol):
    """Makes a bot for a game: a class or a function. The same seed makes the same choices."""

    def __call__(self, seed: int, /) -> Bot: ...


def close_bot(bot: Bot) -> None:
    """Ends a bot's game; errors are ignored, because the game is over."""
    with suppress(Exception, SystemExit):
        close: Any = getattr(bot, "close", None)
        if close is not None:
            close()


def failure(error: BaseException) -> str:
    """What a bot raised, on one line; an error without a text is named by its class."""
    words = ""
    with suppress(Exception):
        words = f"{error}"
    return one_line(f"{type(error).__name__}: {words}", 200).rstrip(":. ")


def one_line(text: str, most: int) -> str:
    """The beginning of a text from outside, as it can be shown and stored anywhere."""
    line = " ".join(text[:most].split())
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
