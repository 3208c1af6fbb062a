"""The other side of the protocol: any of our bots as an engine."""

import itertools
import json
from collections.abc import Callable, Iterator
from typing import TextIO

from eldorado.bots.bot import Bot
from eldorado.bots.engines.engine_protocol import (
    QUIT,
    READY,
    WELCOME,
    best_action,
)
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.input_limits import LONGEST_ENGINE_COMMAND

MakeBot = Callable[[int, float | None], Bot]
"""A bot from a seed and the seconds that it may think."""


class EngineLoop:
    """Answers the commands of the engine protocol with a bot's choices."""

    def __init__(self, name: str, make: MakeBot, out: TextIO) -> None:
        self._name = name
        self._make = make
        self._out = out
        self._seed = 0
        self._bot: Bot | None = None
        self._seconds: float | None = None
        self._view: View | None = None

    def run(self, given: TextIO) -> None:
        """Answers until it receives quit, or until its input ends."""
        for line in _lines(given):
            command, _, rest = line.strip().partition(" ")
            if command == QUIT:
                return
            try:
                self._answer(command, rest.strip())
            except EldoradoError as error:
                self._say(f"info {error}")

    def _answer(self, command: str, rest: str) -> None:
        """Does what a command says; unknown commands are passed over."""
        match command:
            case "eldorado":
                self._say(f"id name {self._name}")
                self._say(WELCOME)
            case "isready":
                self._say(READY)
            case "newgame":
                self._seed = _number(rest, "seed")
                self._bot = None
            case "position":
                self._view = _read_view(rest)
            case "go":
                self._go(_number(rest, "time"))

    def _go(self, milliseconds: int) -> None:
        if self._view is None:
            raise EldoradoError("there is no position to go from")
        seconds = milliseconds / 1000 if milliseconds else None
        if self._bot is None or seconds != self._seconds:
            self._seconds = seconds
            self._bot = self._make(self._seed, seconds)
        self._say(best_action(self._bot.choose(self._view)))

    def _say(self, line: str) -> None:
        print(line, file=self._out, flush=True)


def _lines(given: TextIO) -> Iterator[str]:
    """The lines of a stream; the rest of one that is too long is read as another."""
    while line := given.readline(LONGEST_ENGINE_COMMAND):
        yield line


def _read_view(text: str) -> View:
    try:
        return View.from_json(json.loads(text))
    except (ValueError, RecursionError) as error:
        if isinstance(error, EldoradoError):
            raise
        raise EldoradoError("the position is not JSON") from error


def _number(text: str, name: str) -> int:
    """The number after a word; 0 if there is none."""
    words = text.split()
    for word, value in itertools.pairwise(words):
        if word == name and value.isdecimal() and len(value) <= 20:
            return int(value)
    return 0
