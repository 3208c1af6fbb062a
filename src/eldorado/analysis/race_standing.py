"""The standing of the race as a spectator who counts cards sees it: rounds left, chances to win."""

from dataclasses import dataclass

from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.features import features
from eldorado.bots.planner.judging.network import ROUNDS, Network
from eldorado.bots.planner.judging.win_chances import arrival, wins
from eldorado.bots.planner.levels import network
from eldorado.core.game import Game
from eldorado.core.turns import arrival_rank
from eldorado.core.view import View
from eldorado.errors import EldoradoError


@dataclass(frozen=True, repr=False)
class RaceStanding:
    """By seat, the rounds still needed to the gate and the chance to win."""

    rounds: tuple[float, ...]
    win: tuple[float, ...]

    def __repr__(self) -> str:
        seats = zip(self.win, self.rounds, strict=True)
        told = ", ".join(f"{win:.0%} with {rounds:.1f} rounds to go" for win, rounds in seats)
        return f"<RaceStanding: {told}>"


def evaluate(view: View) -> RaceStanding:
    """How the race stands in a view, by the network of the levels, from what everybody can know by
    watching and counting, so every seat gets the same answer."""
    if not isinstance(view, View):
        raise EldoradoError("What is evaluated is a view: evaluate(game.view(seat)).")
    return opening_standing(view.world, network())


def opening_standing(game: Game, network: Network) -> RaceStanding:
    """Before any turn: as if the seat before the one to move had just played."""
    seats = len(game.players)
    seat = (game.to_move - 1) % seats
    return standing(game, seat, game.round - (game.to_move == game.start), network)


def standing(game: Game, seat: int, round: int, network: Network) -> RaceStanding:
    """After the turn of a seat in a round; hands count as unknown."""
    world = game.view(None).world
    world.to_move, world.round = seat, round
    seats = range(len(world.players))
    racing = [other for other in seats if not world.players[other].arrived]
    left: dict[int, Numbers] = {}
    if racing:
        rows = network.seats([features(world, other) for other in racing])
        left = dict(zip(racing, rows, strict=True))
    rounds = tuple(float(left[other] @ ROUNDS) if other in left else 0.0 for other in seats)
    winner = _decided(game)
    if game.finished or winner is not None:
        return RaceStanding(rounds, tuple(float(other == winner) for other in seats))
    arrivals = [arrival(world, other, left.get(other)) for other in seats]
    chances: list[float] = []
    for other in seats:
        rivals = [rival for rival in seats if rival != other]
        worth = wins(
            world, other, world.players[other].blockades, rivals, [arrivals[r] for r in rivals]
        )
        chances.append(float(arrivals[other] @ worth))
    total = sum(chances)
    if not total:  # nobody can finish within the network's horizon
        return RaceStanding(rounds, (1 / len(chances),) * len(chances))
    return RaceStanding(rounds, tuple(chance / total for chance in chances))


def _decided(game: Game) -> int | None:
    """The winner: by the outcome, or in a full race by an arrival in a round that is over."""
    outcome = game.outcome()
    if outcome is not None:
        return outcome.winner
    early = [
        (arrival_rank(player), seat)
        for seat, player in enumerate(game.players)
        if player.arrived and player.arrival_round < game.round
    ]
    return min(early)[1] if early else None
