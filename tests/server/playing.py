"""Playing at the tables of a running server, as quickly as it goes."""

import asyncio
from collections.abc import Callable

from eldorado.bots import make_bot
from eldorado.client import Visit
from eldorado.table import Refused
from tests.server.running import PATIENCE, Party

Choose = Callable[[Visit], object]


def walker(seed: int = 1) -> Choose:
    """A quick player that reaches the end."""
    bot = make_bot("walker", seed=seed)
    return lambda visit: bot.choose(visit.view)


def play_out(party: Party) -> None:
    """Every person seat plays until the game is over."""
    asyncio.run(play_seats(party))


async def play_seats(party: Party) -> None:
    await asyncio.gather(*(play_seat(party, seat) for seat in party.secrets))


async def play_seat(party: Party, seat: int, choose: Choose | None = None) -> Visit:
    """One seat from now until the game is over."""
    choose = choose or walker(seat)
    async with party.visit(seat) as visit:
        while await visit.turn():
            try:
                await visit.act(choose(visit))
            except Refused as refused:  # somebody else left or came back just now
                if refused.code != "stale":
                    raise
        await visit.until("over")
    return visit


async def hear_all(visit: Visit) -> None:
    """Listens until the connection ends."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await visit.next()
