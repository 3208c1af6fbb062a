"""A bot's move, its failure, and whole games between bots."""

from collections.abc import Sequence

from eldorado.bots.bot import Bot, close_bot
from eldorado.bots.loading import BotSpec, load_bot
from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.state import Outcome
from eldorado.core.view import View
from eldorado.errors import BotError, EldoradoError

LAST_ROUND = 2_000
"""A game that is not over by then never will be."""


def play(game: Game, bots: Sequence[BotSpec], seed: int | None = None) -> Outcome:
    """Play a game to its end, one bot for each seat, and tell how it ended.

    A bot is a name, see `load_bot`, or an object or a class. `game` is changed. One that raises
    or answers what is not allowed ends it with a `BotError`, which has the cause.
    """
    if len(bots) != len(game.players):
        raise EldoradoError(f"There are {len(game.players)} seats, but {len(bots)} bots.")
    numbers = [None if seed is None else seed + seat for seat in range(len(bots))]
    seated = [load_bot(bot, number) for bot, number in zip(bots, numbers, strict=True)]
    try:
        while not game.finished and game.round <= LAST_ROUND:
            bot = seated[game.to_move]
            perform(game, bot, choice(bot, game.view(game.to_move)))
    finally:
        for bot, given in zip(seated, bots, strict=True):
            if bot is not given:
                close_bot(bot)
    outcome = game.outcome()
    if outcome is None:
        raise EldoradoError(f"The game is not over after {LAST_ROUND:,} rounds.")
    return outcome


def choice(bot: Bot, view: View) -> Action:
    """What a bot answers; raises BotError if it fails to."""
    try:
        return bot.choose(view)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{_name(bot)} failed with {_told(error)}.") from error


def perform(game: Game, bot: Bot, action: object) -> Chance:
    """Do what a bot answered; raises BotError and leaves the game as it was if it may not."""
    try:
        return game.apply(action)
    except EldoradoError as error:
        answer = f"{action}"[:80]
        raise BotError(f"{_name(bot)} answered '{answer}': {error}") from error


def _name(bot: Bot) -> str:
    return f"{getattr(bot, 'name', type(bot).__name__)}"[:80]


def _told(error: Exception) -> str:
    """What was raised, on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(":. ")
