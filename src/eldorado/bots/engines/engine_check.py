"""Tries an engine out and explains what it does wrong."""

from dataclasses import dataclass, field
from typing import Final

from eldorado.bots.bot_names import make_bot
from eldorado.bots.engines.engine_bot import PATIENCE, EngineBot, EngineCommand
from eldorado.bots.engines.engine_process import EngineProcess
from eldorado.bots.engines.engine_protocol import HELLO, IS_READY, QUIT, READY, WELCOME
from eldorado.bots.playing import choice, perform
from eldorado.core.game import Game
from eldorado.core.state import Variant
from eldorado.errors import BotError

OPPONENT: Final = "walker"
DEALS: Final = ((2, False), (3, True))
"""Players, and whether there are caves, of the games that are tried."""
LAST_ROUND: Final = 60
ENDING = 5.0
"""Seconds in which an engine should end by itself."""


@dataclass
class EngineReport:
    """What was found: faults, which lose games, and advice."""

    name: str = ""
    faults: list[str] = field(default_factory=list)
    advice: list[str] = field(default_factory=list)
    actions: int = 0
    """How many actions it chose."""


def check_engine(spec: str) -> EngineReport:
    """Starts an engine, talks to it, plays with it, and ends it."""
    report = EngineReport()
    command = EngineCommand.parse(spec)
    try:
        _talk(command, report)
        _end(command, report)
        for number, (players, caves) in enumerate(DEALS):
            _play(spec, Game.new("first_game", players, number, Variant(caves)), report)
        _repeat(spec, report)
    except BotError as error:
        report.faults.append(str(error))
    return report


def _talk(command: EngineCommand, report: EngineReport) -> None:
    """The greeting, being ready, and commands that it cannot know."""
    process = EngineProcess(list(command.words))
    try:
        process.send(HELLO)
        for line in process.lines(PATIENCE):
            if line.startswith("id name "):
                report.name = process.name = line.removeprefix("id name ")[:40]
            elif line == WELCOME:
                break
            elif line.split(" ")[0] not in ("id", "info", "want"):
                report.advice.append(f"It wrote '{line[:40]}' before '{WELCOME}'.")
        if not report.name:
            report.advice.append("It does not give its name; write 'id name NAME'.")
        for sentence in ("", "of no meaning to any engine"):
            process.send(sentence)
            process.send(IS_READY)
            process.wait_for(READY, seconds=PATIENCE)
    finally:
        process.kill()


def _end(command: EngineCommand, report: EngineReport) -> None:
    """It ends on `quit`, and when its input is closed."""
    for words, what in ((QUIT, "after 'quit'"), ("", "when its input is closed")):
        process = EngineProcess(list(command.words))
        try:
            process.send(HELLO)
            process.wait_for("eldoradook", seconds=PATIENCE)
            if not process.ends(words, ENDING):
                report.faults.append(f"It does not exit within {ENDING:g} s {what}.")
        finally:
            process.kill()


def _play(spec: str, game: Game, report: EngineReport) -> None:
    """A whole game against a simple player."""
    engine = EngineBot.of(spec, seed=1)
    other = make_bot(OPPONENT, seed=2)
    try:
        while not game.finished and game.round <= LAST_ROUND:
            bot = engine if game.to_move == 0 else other
            perform(game, bot, choice(bot, game.view(game.to_move)))
            report.actions += bot is engine
    except BotError as error:
        turn = f"in round {game.round} of a game of {len(game.players)}"
        raise BotError(f"{error} That was {turn}.") from error
    finally:
        engine.close()


def _repeat(spec: str, report: EngineReport) -> None:
    """The same seed in the same position, twice."""
    view = Game.new("first_game", 3, 5, start=0).view(0)
    chosen = []
    for _ in range(2):
        engine = EngineBot.of(spec, seed=7)
        try:
            chosen.append(str(engine.choose(view)))
        finally:
            engine.close()
    if chosen[0] != chosen[1]:
        report.advice.append(
            "The same seed and position gave different answers; results cannot be repeated."
        )
