"""The matches and their deals: every deal once in each seating order, so that luck cancels out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from eldorado.bots import BotSpec, specs_of
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.plan import OFFICIAL, SimulationPlan, game_seed, route_names
from eldorado.lab.simulation.play import MAX_ROUNDS, GameJob


@dataclass(frozen=True)
class Match(SimulationPlan):
    """A plan whose games come in deals: the same seed, the contestants one chair further.

    The seed decides the starting seat too, so in one deal everybody has every hand and every
    place in the order of play. Where copies of one bot would repeat a game exactly, as three of
    a kind do in every seating, the next deal is played instead.
    """

    first: int = 0
    """The number of the first deal; a later match goes on where an earlier one ended."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.games < 1 or self.games % len(self.players):
            raise EldoradoError(f"{len(self.players)} seatings cannot share {self.games} games.")

    def __repr__(self) -> str:
        return f"<Match of {self.games} games: {', '.join(self.players)[:120]}>"

    @cached_property
    def seatings(self) -> int:
        """How many seatings of a deal differ: 3 for A A B, 2 for A B A B, 1 for A A A."""
        players = self.players
        turns = range(1, len(players) + 1)
        return next(turn for turn in turns if players[turn:] + players[:turn] == players)

    @property
    def deals(self) -> int:
        """How many different deals are played."""
        return self.games // self.seatings

    @property
    def portion(self) -> int:
        """Games in a chunk: whole deals, so that what is finished is always fair."""
        players = len(self.players)
        return -(-super().portion // players) * players

    def deal(self, number: int) -> int:
        """The deal to which a game belongs."""
        return self.first + number // self.seatings

    def job(self, number: int) -> GameJob:
        """One game of the match; all games of a deal have its seed."""
        return replace(super().job(number), seed=game_seed(self.seed, self.deal(number)))

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"paired": True, "first": self.first}


@dataclass(frozen=True)
class MatchTerms:
    """What any contestants play."""

    games: int = 100
    route: str = "first_game"
    variant: Variant = OFFICIAL
    seed: int = 0
    max_rounds: int = MAX_ROUNDS

    def match(self, bots: Sequence[BotSpec], first: int = 0) -> Match:
        """The match of some bots; its games are rounded up so that deals have all seatings."""
        return Match(
            specs_of(bots),
            route_names(self.route),
            -(-self.games // max(len(bots), 1)) * len(bots),
            self.variant,
            self.seed,
            self.max_rounds,
            first=first,
        )
