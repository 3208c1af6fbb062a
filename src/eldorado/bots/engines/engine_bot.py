"""A bot that asks an engine: a program in any language, in its own process."""

import atexit
import json
import re
import shlex
import shutil
from collections import Counter, OrderedDict
from pathlib import Path
from typing import Final, NamedTuple

from eldorado.bots.engines.engine_process import EngineProcess
from eldorado.bots.engines.engine_protocol import (
    HELLO,
    IS_READY,
    READY,
    WANTS_ACTIONS,
    WELCOME,
    actions_line,
    go,
    new_game,
)
from eldorado.core.actions import Action
from eldorado.core.view import View
from eldorado.errors import BotError, ParseError

SECONDS: Final = 5.0
"""For an action, unless the command says otherwise."""

GRACE: Final = 2.0
"""Seconds after which an engine that should have answered is taken for silent."""

PATIENCE: Final = 20.0
"""Seconds in which an engine has to be ready: it may have a network to load."""

MOST_ENGINES: Final = 16
"""Engines that this process keeps running; the longest unused is ended first."""

MOST_TRIES: Final = 3
"""How often a command is tried that does not become an engine."""

_SPEC: Final = re.compile(r"engine(?:@([0-9]+(?:\.[0-9]+)?))?:(.+)", re.DOTALL)


class EngineCommand(NamedTuple):
    """How an engine is started, and its seconds for an action."""

    words: tuple[str, ...]
    seconds: float

    @classmethod
    def parse(cls, spec: str) -> "EngineCommand":
        """Reads `engine:COMMAND` or `engine@SECONDS:COMMAND`."""
        match = _SPEC.fullmatch(spec)
        try:
            words = tuple(shlex.split(match[2])) if match else ()
        except ValueError:
            words = ()
        if match is None or not words:
            raise BotError(
                f"'{spec[:80]}' is not an engine; write engine:COMMAND or engine@2:COMMAND."
            )
        seconds = SECONDS if match[1] is None else float(match[1])
        if not 0.01 <= seconds <= 3_600:
            raise BotError("An engine has 0.01 to 3,600 seconds for an action.")
        return cls(words, seconds)


class RunningEngine:
    """An engine that has sent its greeting."""

    def __init__(self, command: EngineCommand) -> None:
        self.command = command
        self.process = EngineProcess(list(command.words))
        self.player: EngineBot | None = None
        """Whose game it plays."""
        self.wants_actions = False
        try:
            self._greet()
        except BotError:
            self.process.kill()
            raise

    def _greet(self) -> None:
        process = self.process
        process.send(HELLO)
        for line in process.lines(PATIENCE):
            if line.startswith("id name "):
                process.name = line.removeprefix("id name ")[:40]
            elif line == WANTS_ACTIONS:
                self.wants_actions = True
            elif line == WELCOME:
                return
            elif line.startswith("eldoradook"):
                raise BotError(f"{process.name} answered '{line[:40]}', not '{WELCOME}'.")

    def begin(self, player: "EngineBot", view: View) -> None:
        """A game, or the rest of one."""
        self.player = player
        self.process.send(new_game(player.seed, view.to_move, len(view.world.players)))

    def choose(self, view: View) -> Action:
        self._settle()
        self.process.send(f"position {json.dumps(view.to_json(), separators=(',', ':'))}")
        if self.wants_actions:
            self.process.send(actions_line(view.legal_actions()))
        seconds = self.command.seconds
        self.process.send(go(seconds))
        line = self.process.wait_for("bestaction", seconds=seconds + GRACE)
        text = line.removeprefix("bestaction").strip()
        try:
            return Action.parse(text)
        except ParseError as error:
            raise BotError(f"{self.process.name} answered '{text[:80]}': {error}") from error

    def _settle(self) -> None:
        """Waits until it is ready. What it wrote before was no answer to what comes next: a
        second answer to the last `go` is found here."""
        process = self.process
        process.send(IS_READY)
        for line in process.lines(PATIENCE):
            if line == READY:
                return
            if line.split(" ", 1)[0] == "bestaction":
                raise BotError(
                    f"{process.name} wrote '{line[:80]}' without being asked; every 'go' has one "
                    "answer."
                )


class EngineBot:
    """Plays a game with an engine. An engine that fails is stopped, and loses this game only."""

    def __init__(self, spec: str, command: EngineCommand, seed: int) -> None:
        self.name = spec
        self.command = command
        self.seed = seed
        self._engine: RunningEngine | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name[:150]}>"

    @classmethod
    def of(cls, spec: str, seed: int) -> "EngineBot":
        """The bot that `engine:COMMAND` describes; its engine is started when it has to move."""
        return cls(spec, EngineCommand.parse(spec), seed)

    @staticmethod
    def check(spec: str) -> None:
        """Refuses a command that cannot be started; whether it plays is for `engine-check`."""
        program = EngineCommand.parse(spec).words[0]
        if shutil.which(program) is None and not Path(program).is_file():
            raise BotError(f"There is no program '{program[:80]}' to start.")

    def choose(self, view: View) -> Action:
        engine = self._engine
        try:
            if engine is None or engine.player is not self:
                engine = self._engine = _ENGINES.take(self.command)
                engine.begin(self, view)
            return engine.choose(view)
        except BotError:
            if engine is not None:
                _ENGINES.drop(engine)
            self._engine = None
            raise

    def close(self) -> None:
        """Leaves the engine to another game."""
        if self._engine is not None and self._engine.player is self:
            self._engine.player = None
        self._engine = None


class RunningEngines:
    """The engines of this process, longest unused first."""

    def __init__(self) -> None:
        self._running: OrderedDict[int, RunningEngine] = OrderedDict()
        self._refused: Counter[EngineCommand] = Counter()
        """How often in a row a command has not become an engine."""

    def take(self, command: EngineCommand) -> RunningEngine:
        """An engine for a game: one that has none, or a new one."""
        for engine in list(self._running.values()):
            if engine.command == command and engine.player is None:
                if engine.process.alive:
                    self._running.move_to_end(id(engine))
                    return engine
                self.drop(engine)
        while len(self._running) >= MOST_ENGINES:
            self._end(next(iter(self._running.values())))
        if self._refused[command] >= MOST_TRIES:
            raise BotError(
                f"{command.words[0]} failed to start {MOST_TRIES} times; it is not tried again."
            )
        self._refused[command] += 1
        engine = RunningEngine(command)
        del self._refused[command]
        self._running[id(engine)] = engine
        return engine

    def drop(self, engine: RunningEngine) -> None:
        """Ends an engine that has failed."""
        self._running.pop(id(engine), None)
        engine.player = None
        engine.process.kill()

    def _end(self, engine: RunningEngine) -> None:
        self._running.pop(id(engine), None)
        engine.player = None
        engine.process.close()

    def close(self) -> None:
        """Ends all engines."""
        for engine in list(self._running.values()):
            self._end(engine)


_ENGINES: Final = RunningEngines()
atexit.register(_ENGINES.close)
