"""Turns are judged by what was known: blunders are found, good turns are not blamed."""

import random
from dataclasses import replace

import pytest

from eldorado import Game
from eldorado.analysis import QUICK, analyse
from eldorado.analysis.decisions import Judge
from eldorado.analysis.timeline import read
from eldorado.analysis.trials import TrialOutcome, cost
from eldorado.analysis.turning_points import MOST, THRESHOLD
from eldorado.bots import make_bot
from eldorado.bots.planner.levels import network
from eldorado.core.actions import End
from eldorado.routes import random_route
from tests.analysis.games import record
from tests.situations import path, situation

BOARD = path("S1", "g1", "g1", "g1", "F:g1", "S2", "g9", "g9")


def test_missing_the_arrival_is_a_turning_point() -> None:
    missed = situation(BOARD, "explorer explorer explorer explorer", draw="sailor", others="f")
    missed.opening = missed.copy()
    for action in ("move 1 explorer b", "end"):
        missed.apply(action)
    (point,) = analyse(missed.record(), effort=QUICK).turning_points
    assert (point.turn, point.place) == (0, 0)
    assert point.loss.rounds > 0.5
    assert point.decision.better is not None
    assert [str(action) for action in point.decision.better.actions] == [
        f"move 1 explorer {space}" for space in "bcde"
    ]


def test_the_arrival_itself_is_no_blunder() -> None:
    arrived = situation(BOARD, "explorer explorer explorer explorer", draw="sailor", others="f")
    arrived.opening = arrived.copy()
    for space in "bcde":
        arrived.apply(f"move 1 explorer {space}")
    found = analyse(arrived.record(), effort=QUICK)
    assert not found.turning_points
    assert found.turns[0].decisions[0].better is None
    assert found.turns[0].loss == TrialOutcome(0, 0)


@pytest.mark.clause("T-06")
def test_a_native_after_the_purchase_is_judged_as_the_arrival_it_is() -> None:
    board = path("S1", "F:g3", "S2", "g9")
    blamed = []
    for last in ("end", "native 1 b"):
        game = situation(board, "native traveler", draw="sailor", others="c")
        game.opening = game.copy()
        for action in ("buy scout with traveler", last):
            game.apply(action)
        (decision,) = analyse(game.record(), effort=QUICK).turns[0].decisions
        assert (decision.first, decision.count) == (0, 2)
        blamed.append(decision.better)
    missed, arrived = blamed
    assert missed is not None
    assert [str(action) for action in missed.actions] == ["native 1 b"]
    assert arrived is None


@pytest.mark.clause("T-06", "P-08")
def test_a_native_that_could_have_been_bought_and_drawn_is_told_in_order() -> None:
    game = situation(
        path("S1", "F:g3", "S2", "g9"),
        "millionaire traveler cartographer",
        others="c",
        market={"board": {"native": 3}, "reserve": {}},
    )
    game.opening = game.copy()
    game.apply("end")
    (decision,) = analyse(game.record(), effort=QUICK).turns[0].decisions
    assert decision.better is not None
    assert [str(action) for action in decision.better.actions] == [
        "buy native with traveler,millionaire",
        "play cartographer",
    ]


def test_what_comes_to_light_divides_a_turn() -> None:
    drawn = situation(
        path("S1", "g1", "g1", "g1", "g1", "g1", "F:g1", "S2", "g9"),
        "cartographer explorer",
        draw="explorer explorer sailor",
        others="h",
    )
    drawn.opening = drawn.copy()
    for action in ("move 1 explorer b", "play cartographer", "move 1 explorer c", "end"):
        drawn.apply(action)
    turn = read(drawn.record()).turns[0]
    assert list(turn.segments()) == [(0, 2), (2, 4)]
    decisions = Judge(network(), QUICK).turn(turn)
    assert [(decision.first, decision.count) for decision in decisions] == [(0, 2), (2, 2)]


def test_a_turn_without_a_choice_is_not_judged() -> None:
    stuck = situation(path("S1", "g9", "F:g1"), "", others="", draw="explorer")
    stuck.opening = stuck.copy()
    assert [str(action) for action in stuck.legal_actions()] == ["end"]
    stuck.apply("end")
    assert analyse(stuck.record(), effort=QUICK).turns[0].decisions == ()


def shuffled(hidden: Game, seat: int) -> Game:
    """The same game to that seat, with everything it cannot see exchanged."""
    return hidden.view(seat).determinize(random.Random(99))


@pytest.mark.parametrize("setting", ["three", "two pieces, caves"])
def test_a_judgement_depends_on_the_view_alone(setting: str) -> None:
    judge = Judge(network(), QUICK)
    for turn in read(record(setting)).turns[6:18:5]:
        first, end = next(turn.segments())
        actions = [moment.action for moment in turn.moments[first:end]]
        before = turn.before
        other = shuffled(before, turn.seat)
        assert other != before
        assert judge.decision(other.view(turn.seat), actions) == judge.decision(
            before.view(turn.seat), actions
        )


def test_turning_points_are_few_and_dear() -> None:
    """Where everybody ends every turn at once."""
    idle = Game.new("first_game", 2, seed=3)
    for _ in range(6):
        idle.apply("end")
    found = analyse(idle.record(), effort=QUICK)
    assert sum(balance.blunders for balance in found.balance) > MOST
    costs = [point.cost for point in found.turning_points]
    assert len(costs) == MOST
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(cost(turn.loss) for turn in found.turns)
    assert costs[-1] > THRESHOLD


def test_a_planted_blunder_is_found() -> None:
    """A turn ended at once, among good ones."""
    planted = Game.new(random_route(8, 3).board(), 3, seed=8)
    bots = [make_bot("navigator", seat, None) for seat in range(3)]
    spoiled = (4, planted.to_move)
    while not planted.finished:
        action = bots[planted.to_move].choose(planted.view(planted.to_move))
        planted.apply(End() if (planted.round, planted.to_move) == spoiled else action)
    found = analyse(planted.record(), effort=replace(QUICK, draws=0))
    number = next(
        n for n, one in enumerate(found.turns) if (one.turn.round, one.turn.seat) == spoiled
    )
    assert number in [point.turn for point in found.turning_points]
    assert cost(found.turns[number].loss) > THRESHOLD
