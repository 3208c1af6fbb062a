"""People at a table that exists already: what they need to play on."""

from collections.abc import Mapping
from typing import Any

from eldorado.bots import make_bot
from eldorado.client import Visit
from eldorado.table import Refused
from tests.server.running import Party, Running


class Seated(Party):
    """The holders of some seats of a table, known by their secrets."""

    def __init__(self, running: Running, id: str, secrets: Mapping[int, str]) -> None:
        self.running = running
        self.host = running.client()
        self.id = id
        self.secrets = dict(secrets)
        self.clients = {seat: running.client() for seat in secrets}


async def ask(visit: Visit, kind: str, **fields: Any) -> None:
    """Asks again for as long as something else happens in between."""
    while True:
        try:
            await visit.ask(kind, **fields)
            return
        except Refused as refused:
            if refused.code != "stale":
                raise


async def person_to_move(visit: Visit) -> int | None:
    """Waits until the game waits for a person; that seat, or None where it does not run."""
    while visit.document["status"] == "running":
        seat = int(visit.document["view"]["to_move"])
        driven = visit.document["seats"][seat]
        if driven["kind"] == "person" and not driven.get("stand_in"):
            return seat
        await visit.next()
    return None


async def play_turn(party: Party) -> bool:
    """The person to move plays a turn; false if the game does not run any more."""
    async with party.visit() as watching:
        seat = await person_to_move(watching)
    if seat is None:
        return False
    bot = make_bot("walker", seed=1)
    async with party.visit(seat) as visit:
        now = visit.document["view"]["round"]
        while "options" in visit.document and visit.document["view"]["round"] == now:
            try:
                await visit.act(bot.choose(visit.view))
            except Refused as refused:  # the time of the turn may run out just now
                if refused.code not in ("stale", "stand_in"):
                    raise
    return True


async def play_turns(party: Party, count: int) -> None:
    """People play so many turns between them, or until the game does not run any more."""
    for _ in range(count):
        if not await play_turn(party):
            return


async def act_until_undo(party: Party) -> None:
    """People play on until one of them could take something back."""
    bot = make_bot("walker", seed=1)
    while True:
        async with party.visit() as watching:
            seat = await person_to_move(watching)
        assert seat is not None, "the game ended before anything could be taken back"
        async with party.visit(seat) as visit:
            await ask(visit, "act", action=str(bot.choose(visit.view)))
            if visit.document.get("undo"):
                return
