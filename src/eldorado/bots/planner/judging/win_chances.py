"""From rounds left to chances: who arrives first, and who wins a tie (E-05 to E-09)."""

from eldorado.arrays import Numbers, np
from eldorado.bots.planner.judging.network import HORIZON
from eldorado.core.game import Game

SOFT = 0.35
"""How sure a tie between far arrivals is, above and below a half: blockades may still be won."""


def arrival(world: Game, seat: int, rounds: Numbers | None) -> Numbers:
    """The chance of arriving that many rounds after the current one, from the rounds left.

    A seat that has not moved yet this round can still arrive in it; None for who has arrived.
    """
    if rounds is None:
        chances = np.zeros(HORIZON, np.float32)
        chances[0] = 1.0
        return chances
    if turn_order(world, seat) > turn_order(world, world.to_move):
        chances = np.append(rounds[1:], np.float32(0.0))
        chances[0] += rounds[0]
        return chances
    return rounds


def turn_order(world: Game, seat: int) -> int:
    """The seat's place in the round."""
    return (seat - world.start) % len(world.players)


def wins(
    world: Game, seat: int, blockades: tuple[int, ...], rivals: list[int], chances: list[Numbers]
) -> Numbers:
    """The chance that `seat` wins if it arrives that many rounds after the current one."""
    result = np.ones(HORIZON, np.float32)
    for rival, arrival in zip(rivals, chances, strict=True):
        other = world.players[rival]
        if other.arrived and other.arrival_round < world.round:  # only in a full race
            return np.zeros(HORIZON, np.float32)
        later = 1.0 - np.cumsum(arrival)
        ahead = tie(world, seat, blockades, rival)
        share = np.full(HORIZON, 0.5 + SOFT if ahead else 0.5 - SOFT, np.float32)
        share[0] = 1.0 if ahead else 0.0
        result *= np.clip(later, 0.0, 1.0) + arrival * share
    return result


def tie(world: Game, seat: int, blockades: tuple[int, ...], rival: int) -> bool:
    """Whether the seat, with these blockades, would win a tie as things stand."""
    theirs = world.players[rival].blockades
    mine = (len(blockades), max(blockades, default=0))
    other = (len(theirs), max(theirs, default=0))
    if mine != other:
        return mine > other
    if world.players[rival].arrived:
        return False
    return turn_order(world, seat) < turn_order(world, rival)
