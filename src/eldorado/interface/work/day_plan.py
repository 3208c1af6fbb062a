"""The expedition of a day, worked out from the date and a secret of the server.

The weekday decides who the rivals are and whether there are caves, so that a week has a rhythm
that people know. Nobody can foresee the route or any card.
"""

import hmac
from datetime import date
from hashlib import sha256
from random import Random

from msgspec import Struct

from eldorado.bots import LEVELS
from eldorado.core.state import Variant
from eldorado.routes.code import KNOWN
from eldorado.routes.generate import random_route
from eldorado.table.bot_turn import BotSeat, plan_by_fixed_work
from eldorado.table.setup import DailyDeal, SeatPlan, Setup

PERSON_SEAT = 0
"""Where the person sits."""

STRONGEST = LEVELS[-1]


class Weekday(Struct, frozen=True):
    """What is known of a day beforehand."""

    rivals: tuple[str, ...]
    """Their levels; the last one is easy to beat, so that nearly everybody arrives."""
    caves: bool = False
    generated: bool = False
    """Whether the route is a new one; the others are the printed ones, none twice a week."""


WEEK = (
    Weekday(("rambler", "rookie")),
    Weekday(("ranger", "rookie"), caves=True),
    Weekday(("ranger", "rambler", "rookie")),
    Weekday(("ranger", "rambler"), generated=True),
    Weekday(("navigator", "ranger", "rookie"), caves=True),
    Weekday(("navigator", "rambler"), generated=True),
    Weekday(("navigator", "ranger", "rambler"), caves=True, generated=True),
)
"""From Monday to Sunday."""


def plan_day(secret: bytes, day: str) -> Setup:
    """What everybody's table of that day is made from; only the person's name is missing."""
    when = date.fromisoformat(day)
    kind = WEEK[when.weekday()]
    year, week, _ = when.isocalendar()
    seed = _number(secret, day)
    if kind.generated:
        route = str(random_route(_number(secret, f"route {day}")))
    else:
        routes = list(KNOWN)
        Random(_number(secret, f"week {year} {week}")).shuffle(routes)
        route = routes[when.weekday()]
    rivals = tuple(SeatPlan("bot", level=level) for level in kind.rivals)
    return Setup(
        seats=(SeatPlan("person"), *rivals),
        route=route,
        variant=Variant(caves=kind.caves, full_race=True),
        daily=DailyDeal(day, seed, ranked=True),
    ).checked()


def strongest_rounds(setup: Setup) -> int | None:
    """The round in which the strongest level arrives on the person's seat; None if it does not."""
    game = setup.deal(None)
    seed = setup.seed
    assert seed is not None
    me = game.players[PERSON_SEAT]
    while not game.finished and not me.arrived:
        seat = game.to_move
        level = STRONGEST if seat == PERSON_SEAT else setup.seats[seat].level
        for action in plan_by_fixed_work(BotSeat("", seat, level, seed), game.view(seat)):
            game.apply(action)
    return me.arrival_round or None


def _number(secret: bytes, text: str) -> int:
    """A number of 64 bits that nobody can guess without the secret."""
    return int.from_bytes(hmac.new(secret, text.encode(), sha256).digest()[:8])
