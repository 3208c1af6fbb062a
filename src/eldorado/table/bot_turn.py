"""What a computer player wants to do, worked out wherever there is a processor to spare."""

from collections import OrderedDict
from typing import NamedTuple

from eldorado.bots import Bot, make_bot
from eldorado.core.chance import scramble
from eldorado.core.view import View

MOST_BOTS = 256
"""Number of bots that a process keeps; one that was dropped is created again."""


class BotSeat(NamedTuple):
    """A seat that a bot plays: of which game, at which level, and from which seed."""

    game: str
    seat: int
    level: str
    seed: int


class SeatedBots:
    """The bots of some seats, each for the length of its game; the longest unused goes first."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self._bots: OrderedDict[BotSeat, Bot] = OrderedDict()

    def at(self, seat: BotSeat) -> Bot:
        """The bot that plays there, made if need be."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = make_bot(seat.level, seat.seed)
            if len(self._bots) > self.most:
                self._bots.popitem(last=False)
        self._bots.move_to_end(seat)
        return bot

    def forget(self, seat: BotSeat) -> None:
        """The next to play there is a new bot."""
        self._bots.pop(seat, None)


_SEATED = SeatedBots()
"""The bots of this process."""


def plan(bot: Bot, view: View) -> list[str]:
    """The actions of the seat to move until something comes to light or its turn passes.

    Up to there the view's own world behaves like the game, so that one look is enough.
    """
    world = view.world.copy()
    turn = (world.round, world.to_move)
    actions: list[str] = []
    while not world.finished and (world.round, world.to_move) == turn:
        action = bot.choose(View(view.seat, world))
        actions.append(str(action))
        if world.apply(action).revealed:
            break
    return actions


def plan_by_fixed_work(seat: BotSeat, view: View) -> list[str]:
    """The same by a bot made for this moment alone. The clock decides nothing, and everything
    follows from the seed and from what the seat can see: whoever plays against it meets the
    same rival, on any process and after any interruption."""
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
        _SEATED.forget(seat)  # what it was thinking of may be half done
        raise
