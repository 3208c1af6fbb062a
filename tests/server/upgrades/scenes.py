"""Every kind of table in the middle of things, and how it comes to be so."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any, NamedTuple

from eldorado import Game
from eldorado.bots import make_bot
from tests.server.running import Party
from tests.server.upgrades.seated import act_until_undo, ask, play_turns

NOBODY_LISTENS = "http://127.0.0.1:9/turn"
"""Where a webhook is never answered."""

LONG = 80
"""Events after which a game has a snapshot: one is taken at the end of a turn after 64."""


class Scene(NamedTuple):
    """A kind of table: who sits there, how it is set up, and what happens at it."""

    kind: str
    seats: tuple[str, ...]
    setup: dict[str, Any]
    play: Callable[[Party], Awaitable[None]]


def variant(**switches: bool) -> dict[str, Any]:
    none = {"caves": False, "full_race": False, "free_order": False}
    return {"variant": none | switches}


def turns(count: int) -> Callable[[Party], Awaitable[None]]:
    async def play(party: Party) -> None:
        await play_turns(party, count)

    return play


async def nothing(party: Party) -> None:
    """A table where people are waited for."""


async def come_and_go(party: Party) -> None:
    """One guest rises again, the host fills a seat, another one stays open."""
    seat = party.join("Gone again")
    async with party.visit(seat) as visit:
        await ask(visit, "rise")
    del party.secrets[seat], party.clients[seat]
    async with party.visit(0) as host:
        await ask(host, "fill", seat=seat, level="rambler")


async def pause(party: Party) -> None:
    await play_turns(party, 3)
    async with party.visit(0) as visit:
        await ask(visit, "pause")


async def pause_and_resume(party: Party) -> None:
    await pause(party)
    async with party.visit(1) as visit:
        await ask(visit, "resume")
    await play_turns(party, 1)


async def use_up_bank(party: Party) -> None:
    """The first turn takes longer than its own time."""
    await asyncio.sleep(6)
    await play_turns(party, 4)


async def run_out_of_time(party: Party) -> None:
    """A computer player takes over from who is too late; then everything stands still."""
    async with party.visit(1) as visit:
        while not visit.document["seats"][0].get("stand_in"):
            await visit.next()
        await ask(visit, "pause")


async def stand_in(party: Party) -> None:
    """Seat 1 leaves; the stand-in moves once, then it is the turn of seat 0."""
    await play_turns(party, 2)
    async with party.visit(1) as visit:
        await ask(visit, "leave")
    await play_turns(party, 1)


async def leave_and_return(party: Party) -> None:
    await stand_in(party)
    async with party.visit(1) as visit:
        await ask(visit, "comeback")
    await play_turns(party, 2)


async def resign(party: Party) -> None:
    await play_turns(party, 4)
    async with party.visit(2) as visit:
        await ask(visit, "resign")
    await play_turns(party, 2)


async def take_back(party: Party) -> None:
    """Something was taken back, and something else can be."""
    await play_turns(party, 2)
    await act_until_undo(party)
    for seat in party.secrets:
        async with party.visit(seat) as visit:
            if visit.document.get("undo"):
                await ask(visit, "undo")
    await act_until_undo(party)


async def long_game(party: Party) -> None:
    """A snapshot was taken on the way, and now it is the middle of a turn."""
    number = 0
    while number < LONG:
        await play_turns(party, 1)
        async with party.visit(0) as visit:
            number = visit.number
    await act_until_undo(party)


async def win_and_meet_again(party: Party) -> None:
    """One resigns, so that the other wins, and both begin anew."""
    await play_turns(party, 3)
    async with party.visit(1) as visit:
        await ask(visit, "resign")
        await ask(visit, "rematch")


async def wait_for_call(party: Party) -> None:
    """The holder of seat 1 is called in vain."""
    path = f"/api/tables/{party.id}/webhook"
    party.clients[1].ask("PUT", path, {"url": NOBODY_LISTENS}, party.secrets[1])
    async with party.visit(0) as visit:
        await ask(visit, "act", action="end")


def middle_of_a_game() -> dict[str, Any]:
    """A position on a printed route, some turns after the start, as a document."""
    game = Game.new("swamplands", players=3, seed=5, start=0)
    bot = make_bot("walker", seed=5)
    while game.round < 4:
        game.apply(bot.choose(game.view(game.to_move)))
    return game.position()


def hand_made() -> dict[str, Any]:
    """A narrow board for two, nothing like a printed one."""
    tokens = ["S1", "S2", *["g1", "y1", "b1", "g2"] * 6, "F:g1", "F:g1"]
    names = [f"s{number}" for number in range(len(tokens))]
    edges = [[*pair] for pair in (*pairwise(names), *zip(names, names[2:], strict=False))]
    hand, draw = ["explorer", "explorer", "traveler", "sailor"], ["explorer", "traveler"] * 2
    return {
        "board": {"spaces": dict(zip(names, tokens, strict=True)), "edges": edges},
        "players": [{"pieces": [names[seat]], "hand": hand, "draw": draw} for seat in range(2)],
    }


def scenes(made_up: str) -> list[Scene]:
    """All kinds; `made_up` is a route code."""
    two, three = ("person", "guest"), ("person", "guest", "guest")
    return [
        Scene("lobby", ("person", "open", "open"), {"public": True}, nothing),
        Scene("lobby_come_and_go", ("person", "guest", "open", "open"), {}, come_and_go),
        Scene("two", two, {}, turns(6)),
        Scene("one_device", ("person", "person"), {}, turns(3)),
        Scene("three_caves", three, variant(caves=True), turns(7)),
        Scene("four_full_race", ("person", "guest", *three[1:]), variant(full_race=True), turns(6)),
        Scene("free_order", two, variant(free_order=True, caves=True), turns(5)),
        Scene("levels_1", ("person", "rookie", "rambler", "ranger"), {}, turns(2)),
        Scene("levels_2", ("person", "navigator", "pathfinder"), {}, turns(2)),
        Scene("levels_3", ("walker", "person", "random"), {}, turns(4)),
        Scene("paused", two, {}, pause),
        Scene("resumed", two, {}, pause_and_resume),
        Scene("stand_in", two, {"start": 0}, stand_in),
        Scene("returned", two, {"start": 0}, leave_and_return),
        Scene("resigned", three, {}, resign),
        Scene("undo", two, {}, take_back),
        Scene("position", three, {"position": middle_of_a_game()}, turns(2)),
        Scene("board", two, {"position": hand_made()}, turns(3)),
        Scene("made_up", two, {"route": made_up}, turns(4)),
        Scene("public", two, {"public": True, "route": "serpentine"}, turns(3)),
        Scene("long", three, {}, long_game),
        Scene("rematched", two, {"public": True}, win_and_meet_again),
        Scene("webhook", two, {"start": 0}, wait_for_call),
        Scene("clock_days", two, {"clock": {"turn": 259_200}}, turns(3)),
        Scene("clock_out", two, {"clock": {"turn": 5}, "start": 0}, run_out_of_time),
        Scene("clock_bank", two, {"clock": {"turn": 5, "bank": 900}}, use_up_bank),
        Scene("clock_short", two, {"clock": {"turn": 60}}, turns(3)),
    ]
