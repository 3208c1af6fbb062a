"""Which races rate a route: quick ones of walkers, full ones of quick levels, deep ones."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from eldorado.lab.simulation.edition import edition
from eldorado.lab.simulation.plan import SimulationPlan, game_seed
from eldorado.lab.simulation.play import GameJob
from eldorado.lab.tournaments.match import Match
from eldorado.workshop.ratings.criteria import PAIR, SEATS

Depth = Literal["quick", "full", "deep"]

LAST_ROUND = 60
"""A race is stopped after it; it then counts as this long."""

CARELESS_BOT = "eldorado.workshop.ratings.careless_walker:CarelessWalker"


@dataclass(frozen=True)
class PairedRaces(SimulationPlan):
    """Races in pairs: the same deal with two draws of blockades."""

    def job(self, number: int) -> GameJob:
        seed = game_seed(self.seed, number // PAIR)
        return replace(super().job(number), seed=seed, redeal=number % PAIR)

    @property
    def portion(self) -> int:
        return -(-super().portion // PAIR) * PAIR

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"redealt": True}


@dataclass(frozen=True)
class RatingPlan:
    """How many races of whom; the stronger player is the one of the main races."""

    depth: Depth
    player: str
    weaker: str
    pairs: int
    deals: int
    seed: int = 0

    @property
    def games(self) -> int:
        return PAIR * self.pairs + SEATS * self.deals

    @property
    def players(self) -> tuple[str, ...]:
        return (self.player, self.weaker)

    @property
    def bots(self) -> str:
        """The version of the bots that play, which a rating carries."""
        return f"{self.player}; eldorado {edition(self.players)}"

    def main(self, route: str) -> PairedRaces:
        """The races of equal players."""
        three = (self.player,) * SEATS
        games = PAIR * self.pairs
        return PairedRaces(three, (route,), games, seed=self.seed, max_rounds=LAST_ROUND)

    def skill(self, route: str) -> Match:
        """The races of one stronger and two weaker players, in every seating of each deal."""
        three = (self.player, self.weaker, self.weaker)
        games = SEATS * self.deals
        return Match(three, (route,), games, seed=self.seed + 1, max_rounds=LAST_ROUND)


PLANS: dict[Depth, RatingPlan] = {
    "quick": RatingPlan("quick", "walker", CARELESS_BOT, pairs=30, deals=12),
    "full": RatingPlan("full", "navigator", "ranger", pairs=100, deals=40),
    "deep": RatingPlan("deep", "pathfinder", "ranger", pairs=60, deals=24),
}
