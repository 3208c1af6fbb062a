"""The games of a simulation: who sits where, on which route, with which seed."""

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, NamedTuple

from eldorado.bots import check_bot
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.play import MAX_ROUNDS, GameJob
from eldorado.routes import KNOWN, find_route

ALL_ROUTES = "all"
"""In place of a route's name: the seven known ones in turn."""

OFFICIAL = Variant()

PORTIONS = 200
LARGEST = 250
"""A simulation has this many chunks, or more chunks of this many games."""


class Setting(NamedTuple):
    """How games of a simulation differ besides seats and chance."""

    route: str
    variant: Variant
    seats: int


@dataclass(frozen=True)
class SimulationPlan:
    """Which games a simulation plays; refuses what cannot be played.

    Game i seats the players one chair further, so that each sits everywhere equally often; when
    all have been everywhere, the next setting follows. A setting is one of the `routes`; with
    `everything` it is any combination of known route, variant and number of players, and
    `players` are the bots, which rotate through the seats.
    """

    players: tuple[str, ...]
    routes: tuple[str, ...] = ("first_game",)
    """Names or codes; see `route_names`."""
    games: int = 100
    variant: Variant = OFFICIAL
    seed: int = 0
    max_rounds: int = MAX_ROUNDS
    check: bool = False
    everything: bool = False

    def __post_init__(self) -> None:
        if not self.everything and not 2 <= len(self.players) <= 4:
            raise EldoradoError(f"A game has 2 to 4 players, not {len(self.players)}.")
        if not self.players:
            raise EldoradoError("Name at least one player.")
        if not self.routes:
            raise EldoradoError("Name at least one route.")
        if self.games < 0:
            raise EldoradoError(f"The number of games cannot be {self.games}.")
        for name in self.players:
            check_bot(name)
        for name in self.routes:
            find_route(name)

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """All settings in the order in which they are played."""
        if not self.everything:
            return tuple(Setting(route, self.variant, len(self.players)) for route in self.routes)
        switches = itertools.product((False, True), repeat=3)
        combinations = itertools.product((2, 3, 4), itertools.starmap(Variant, switches), KNOWN)
        return tuple(Setting(route, variant, seats) for seats, variant, route in combinations)

    def job(self, number: int) -> GameJob:
        """One game of the simulation; it depends on its number only."""
        chairs = len(self.players)
        route, variant, seats = self.settings[number // chairs % len(self.settings)]
        entries = tuple((seat + number) % chairs for seat in range(seats))
        return GameJob(
            number=number,
            seed=game_seed(self.seed, number),
            route=route,
            players=tuple(self.players[entry] for entry in entries),
            entries=entries,
            caves=variant.caves,
            full_race=variant.full_race,
            free_order=variant.free_order,
            max_rounds=self.max_rounds,
            check=self.check,
        )

    def jobs(self) -> Iterator[GameJob]:
        """All games, made one by one."""
        return map(self.job, range(self.games))

    @property
    def portion(self) -> int:
        """Games in a chunk: by the number of games alone, so that all workers make the same."""
        return min(max(self.games // PORTIONS, 1), LARGEST)

    def __repr__(self) -> str:
        return f"<SimulationPlan of {self.games} games: {', '.join(self.players)[:120]}>"

    def to_json(self) -> dict[str, Any]:
        """Everything that determines the games."""
        variants = {setting.variant for setting in self.settings}
        return {
            "players": list(self.players),
            "routes": list(dict.fromkeys(setting.route for setting in self.settings)),
            "variant": asdict(self.variant) if len(variants) == 1 else "all",
            "seats": sorted({setting.seats for setting in self.settings}),
            "games": self.games,
            "seed": self.seed,
            "cap": self.max_rounds,
            "check": self.check,
        }


def route_names(routes: str | Sequence[str]) -> tuple[str, ...]:
    """Routes as a list of names or codes."""
    if routes == ALL_ROUTES:
        return tuple(KNOWN)
    return (routes,) if isinstance(routes, str) else tuple(routes)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return random.Random(f"{seed}/{number}").getrandbits(63)
