"""Who arrives first and who wins a tie, on small cases worked out by hand."""

from typing import Any

import numpy as np
import pytest

from eldorado import Game
from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.network import HORIZON
from eldorado.bots.planner.judging.win_chances import SOFT, arrival, tie, turn_order, wins
from tests.situations import path

ROAD = path("S1", "g1", "g1", "g1", "g1", "F:g1")


def table(*blockades: tuple[int, ...], to_move: int = 0, start: int = 0, **fields: Any) -> Game:
    """A seat for each set of blockades, one piece each, in a row; `arrived` lists who has."""
    arrived = fields.pop("arrived", ())
    players: list[dict[str, Any]] = [
        {"pieces": ["abcd"[seat]], "blockades": list(held)} for seat, held in enumerate(blockades)
    ]
    for place, seat in enumerate(arrived, 1):
        players[seat] |= {"pieces": ["gate"], "arrived": place}
    document = {"board": ROAD, "players": players, "to_move": to_move, "start": start}
    return Game.from_position(document | fields, seed=0)


def certain(rounds: int) -> Numbers:
    """Arrives in exactly so many rounds."""
    chances = np.zeros(HORIZON, np.float32)
    chances[rounds] = 1
    return chances


def mixed(**chances: float) -> Numbers:
    """`mixed(in1=0.5, in4=0.5)`."""
    found = np.zeros(HORIZON, np.float32)
    for when, chance in chances.items():
        found[int(when.removeprefix("in"))] = chance
    return found


def chances_of(world: Game, seat: int, *rivals: Numbers) -> list[float]:
    others = [other for other in range(len(world.players)) if other != seat]
    held = world.players[seat].blockades
    found = wins(world, seat, held, others, list(rivals))
    assert found.shape == (HORIZON,)
    return [round(float(chance), 4) for chance in found]


def test_whoever_arrives_earlier_wins() -> None:
    found = chances_of(table((), ()), 0, certain(3))
    assert found[:3] == [1, 1, 1]
    assert found[4:] == [0] * (HORIZON - 4)


def test_every_rival_has_to_be_beaten() -> None:
    found = chances_of(table((), (), ()), 0, mixed(in1=0.5, in5=0.5), mixed(in2=0.25, in6=0.75))
    assert found[0] == 1
    assert found[3] == pytest.approx(0.5 * 0.75)
    assert found[7] == 0


def test_without_rivals_arriving_is_winning() -> None:
    assert chances_of(table(()), 0) == [1] * HORIZON


@pytest.mark.clause("E-07", "E-08", "E-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "first", "ahead"),
    [
        ((1, 2), (6,), 0, True),  # E-07: more blockades
        ((6,), (1, 2), 0, False),
        ((5,), (4,), 1, True),  # E-08: the highest number
        ((4,), (5,), 0, False),
        ((), (), 0, True),  # E-09: the first to arrive
        ((), (), 1, False),
    ],
)
def test_ties(mine: tuple[int, ...], theirs: tuple[int, ...], first: int, ahead: bool) -> None:
    world = table(mine, theirs, start=first, to_move=first)
    assert tie(world, 0, mine, 1) == ahead
    found = chances_of(world, 0, certain(0))
    assert found[0] == ahead
    soft = chances_of(world, 0, certain(2))
    assert soft[:4] == pytest.approx([1, 1, 0.5 + (SOFT if ahead else -SOFT), 0])


@pytest.mark.clause("E-07")
def test_blockades_just_won_count_in_a_tie() -> None:
    world = table((), (3,))
    assert not tie(world, 0, (), 1)
    assert not tie(world, 0, (2,), 1)
    assert tie(world, 0, (4,), 1)
    assert tie(world, 0, (1, 2), 1)
    assert wins(world, 0, (1, 2), [1], [certain(0)])[0] == 1


@pytest.mark.clause("E-09")
def test_who_is_there_already_was_first() -> None:
    world = table((), (), start=1, to_move=0, arrived=(1,))
    assert not tie(world, 0, (), 1)
    assert tie(world, 0, (1,), 1)
    found = chances_of(world, 0, arrival(world, 1, None))
    assert found == [0] * HORIZON


@pytest.mark.clause("E-09")
def test_seats_are_in_order_from_the_starting_player() -> None:
    world = table((), (), (), start=2, to_move=2)
    assert [turn_order(world, seat) for seat in range(3)] == [1, 2, 0]
    assert tie(world, 0, (), 1)
    assert not tie(world, 0, (), 2)


def test_a_seat_that_still_moves_this_round_arrives_a_round_earlier() -> None:
    """After its next turn, which is in this round, there is one round less to go."""
    world = table((), (), (), start=1, to_move=2)
    foretold = mixed(in0=0.125, in1=0.25, in3=0.625)
    assert arrival(world, 0, foretold) == pytest.approx(mixed(in0=0.375, in2=0.625))
    assert arrival(world, 1, foretold) == pytest.approx(foretold)
    assert arrival(world, 2, foretold) == pytest.approx(foretold)


def test_chances_stay_chances() -> None:
    foretold = np.full(HORIZON, 1 / HORIZON, np.float32)
    world = table((), (), to_move=0)
    assert arrival(world, 1, foretold).sum() == pytest.approx(1)
    found = chances_of(world, 0, arrival(world, 1, foretold))
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] <= found[0] <= 1


def test_who_has_arrived_is_there() -> None:
    world = table((), (), arrived=(1,))
    assert arrival(world, 1, None).tolist() == certain(0).tolist()


def test_who_arrived_in_an_earlier_round_cannot_be_caught_up_with() -> None:
    """A full race goes on when the winner is long known: blockades decide ties only."""
    world = table((1, 2), (), arrived=(1,), round=4, variant={"full_race": True})
    world.players[1].arrival_round = 3
    assert chances_of(world, 0, arrival(world, 1, None)) == [0] * HORIZON
