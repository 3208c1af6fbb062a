"""A bot's move, its failure, and whole games between bots."""

from collections.abc import Sequence
from contextlib import suppress

from eldorado.bots.bot import Bot, close_bot, failure, one_line
from eldorado.bots.loading import BotSpec, load_bot, require_list
from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.state import Outcome
from eldorado.core.view import View
from eldorado.errors import BotError, EldoradoError

LAST_ROUND = 2_000
"""A game that is not over by then never will be."""

LONGEST_SHOWN = 80
"""Characters of a bot's name or answer in a sentence about it."""


def play(game: Game, bots: Sequence[BotSpec], seed: int | None = None) -> Outcome:
    """Play a game to its end, one bot for each seat, and return how it ended.

    A bot is a name, see `load_bot`, or an object or a class. `game` is changed. A bot that
    raises an exception or answers with something that is not allowed ends the game with `BotError`.
    """
    require_list(bots)
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
    """What a bot answers, read from its text; raises BotError if it fails or is not an action.

    So a hand-made action with invalid parts is refused before it reaches the rules.
    """
    try:
        answer: object = bot.choose(view)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{name_of(bot)} failed with {failure(error)}.") from error
    try:
        return Action.parse(str(answer) if isinstance(answer, Action) else answer)
    except Exception as error:
        reason = str(error) if isinstance(error, EldoradoError) else f"{failure(error)}."
        sentence = f"{name_of(bot)} answered '{shown(answer)}': {one_line(reason, 300)}"
        raise BotError(sentence) from error


def perform(game: Game, bot: Bot, action: Action) -> Chance:
    """Do what a bot chose; raises BotError and leaves the game as it was if it may not."""
    try:
        return game.apply(action)
    except EldoradoError as error:
        raise BotError(f"{name_of(bot)} answered '{shown(action)}': {error}") from error


def name_of(bot: Bot) -> str:
    """A bot's name, or that of its class where it does not say."""
    with suppress(Exception):
        return one_line(f"{bot.name}", LONGEST_SHOWN)
    return type(bot).__name__


def shown(answer: object) -> str:
    """The beginning of what was answered, on one line."""
    with suppress(Exception):
        return one_line(str(answer), LONGEST_SHOWN)
    return f"something of the type {type(answer).__name__}"
