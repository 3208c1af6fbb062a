"""Computes a computer player's actions, in any process."""

from collections import OrderedDict
from typing import NamedTuple

from eldorado.bots import LIMIT, Bot, make_bot
from eldorado.bots.bot import close_bot
from eldorado.bots.playing import choice, perform
from eldorado.core.chance import scramble
from eldorado.core.view import View

MOST_BOTS = 256
"""Number of bots that a process keeps; one that was dropped is created again."""


SIMPLER = "walker"
"""The bot that moves instead of one that thinks for too long, or fails."""


class BotSeat(NamedTuple):
    """A seat that a bot plays: of which game, at which level, and from which seed."""

    game: str
    seat: int
    level: str
    seed: int


class SeatedBots:
    """The bots of some seats, each kept for its game; the least recently used is dropped first."""

    def __init__(self, most: int = MOST_BOTS, seconds: float | None = LIMIT) -> None:
        """`seconds` are what a level may think about a turn, see `make_bot`."""
        self.most = most
        self.seconds = seconds
        self._bots: OrderedDict[BotSeat, Bot] = OrderedDict()

    def at(self, seat: BotSeat) -> Bot:
        """The bot of a seat, created if needed."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = make_bot(seat.level, seat.seed, self.seconds)
            if len(self._bots) > self.most:
                close_bot(self._bots.popitem(last=False)[1])
        self._bots.move_to_end(seat)
        return bot

    def forget(self, seat: BotSeat) -> None:
        """Drops the bot of a seat, so that the next turn gets a new one."""
        bot = self._bots.pop(seat, None)
        if bot is not None:
            close_bot(bot)


_SEATED = SeatedBots()
"""The bots of this process."""


def plan(bot: Bot, view: View) -> list[str]:
    """The actions of the seat to move until something comes to light or its turn passes.

    Up to there the view's own world behaves like the game, so that one look is enough. Raises
    BotError if the bot fails.
    """
    world = view.world.copy()
    turn = (world.round, world.to_move)
    actions: list[str] = []
    while not world.finished and (world.round, world.to_move) == turn:
        action = choice(bot, View(view.seat, world))
        if perform(world, bot, action).revealed:
            actions.append(str(action))
            break
        actions.append(str(action))
    return actions


def plan_by_fixed_work(seat: BotSeat, view: View) -> list[str]:
    """The same by a bot made for this moment alone. The clock decides nothing, and everything
    follows from the seed and from what the seat can see: those who play against it meet
    the same opponent, in any process and after any interruption."""
    seed = scramble(seat.seed ^ seat.seat << 32 ^ view.world.round)
    return plan(make_bot(seat.level, seed, seconds=None), view)


def plan_by_fixed_work_from_json(seat: BotSeat, document: object) -> list[str]:
    """The same for a view as data."""
    return plan_by_fixed_work(seat, View.from_json(document))


def plan_from_json(seat: BotSeat, document: object) -> list[str]:
    """The same for a view as data, by the bot that this process has for the seat."""
    try:
        return plan(_SEATED.at(seat), View.from_json(document))
    except Exception:
        _SEATED.forget(seat)  # its plan may be half done
        raise
