"""The games of a simulation: who sits where, on which route, with which seed."""

import random
from collections.abc import Sequence

from eldorado.bots import make_bot
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.play import MAX_ROUNDS, Job
from eldorado.routes import KNOWN, find_route

ALL_ROUTES = "all"
"""In place of a route's name: the seven known ones in turn."""


def make_jobs(
    players: Sequence[str],
    routes: str | Sequence[str] = "first_game",
    games: int = 100,
    caves: bool = False,
    seed: int = 0,
    max_rounds: int = MAX_ROUNDS,
    check: bool = False,
    variant: Variant | None = None,
) -> list[Job]:
    """The games of a simulation; refuses names that do not exist.

    Game i seats the players one chair further, so that each sits everywhere equally often;
    the routes are taken in turn. A `variant` says more than `caves` alone and replaces it.
    """
    names = route_names(routes)
    if not 2 <= len(players) <= 4:
        raise EldoradoError(f"A game has 2 to 4 players, not {len(players)}.")
    if not names:
        raise EldoradoError("Name at least one route.")
    if games < 0:
        raise EldoradoError(f"The number of games cannot be {games}.")
    for name in players:
        make_bot(name, seed=0)
    for name in names:
        find_route(name)
    variant = variant or Variant(caves=caves)
    seats = len(players)
    jobs: list[Job] = []
    for i in range(games):
        entries = tuple((seat + i) % seats for seat in range(seats))
        jobs.append(
            Job(
                number=i,
                seed=game_seed(seed, i),
                route=names[i // seats % len(names)],
                players=tuple(players[entry] for entry in entries),
                entries=entries,
                caves=variant.caves,
                full_race=variant.full_race,
                free_order=variant.free_order,
                max_rounds=max_rounds,
                check=check,
            )
        )
    return jobs


def route_names(routes: str | Sequence[str]) -> tuple[str, ...]:
    """Routes as a list of names or codes."""
    if routes == ALL_ROUTES:
        return tuple(KNOWN)
    return (routes,) if isinstance(routes, str) else tuple(routes)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return random.Random(f"{seed}/{number}").getrandbits(63)
