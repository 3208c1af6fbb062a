"""Luck is what the draw did: nothing on average, more with a good hand."""

import statistics
from dataclasses import replace

import pytest

from eldorado import Game
from eldorado.analysis import QUICK, analyse
from eldorado.analysis.luck import DrawLuck, Luck
from eldorado.analysis.timeline import read
from eldorado.bots.planner.levels import network
from tests.situations import path, situation, zone

DECK = "explorer explorer explorer explorer sailor sailor sailor sailor"
MANY = replace(QUICK, draws=200)
BOARD = path("S1", "g1", "g1", "F:g1", "S2", "g9")
"""Three explorers arrive at once."""


def drawn(seed: int, deck: str = DECK) -> Luck:
    """The luck of the hand drawn at the end of a turn, with that seed."""
    game = situation(BOARD, "", discard=deck, others="e", seed=seed)
    game.opening = game.copy()
    game.apply("end")
    (luck,) = DrawLuck(network(), MANY).turn(read(game.record()).turns[0], True)
    return luck


def test_luck_is_nothing_on_average() -> None:
    found = [drawn(seed).gained.rounds for seed in range(40)]
    error = statistics.stdev(found) / len(found) ** 0.5
    assert abs(statistics.mean(found)) < 3 * error
    assert max(found) > 0.2
    assert min(found) < -0.2


def test_a_good_hand_is_good_luck() -> None:
    by_hand: dict[int, list[float]] = {}
    for seed in range(24):
        game = situation(BOARD, "", discard=DECK, others="e", seed=seed)
        game.apply("end")
        explorers = zone(game, "hand").count("explorer")
        by_hand.setdefault(explorers, []).append(drawn(seed).gained.rounds)
    assert statistics.mean(by_hand[3]) > 0.2
    assert statistics.mean(by_hand[1]) < -0.2


def test_where_every_draw_is_alike_there_is_no_luck() -> None:
    assert drawn(1, "explorer explorer sailor").gained.rounds == pytest.approx(0, abs=1e-5)


def test_every_draw_is_weighed_and_named() -> None:
    game = situation(BOARD, "cartographer", draw="explorer sailor", discard=DECK, others="e")
    game.opening = game.copy()
    for action in ("play cartographer", "end", "end", "end"):
        game.apply(action)
    found = analyse(game.record(), effort=QUICK)
    assert [[one.kind for one in turn.luck] for turn in found.turns] == [
        ["card", "hand"],
        [],
        ["hand"],
    ]
    total = sum(one.gained.rounds for turn in found.turns for one in turn.luck)
    assert found.balance[0].luck.rounds == pytest.approx(total)


def test_the_first_hand_counts_where_the_game_begins() -> None:
    game = Game.new("first_game", 2, seed=5)
    game.apply("end")
    deals = analyse(game.record(), effort=QUICK).deals
    assert [deal is not None and deal.kind for deal in deals] == ["deal", "deal"]
    later = situation(BOARD, "explorer", draw="sailor", discard="scout", others="e")
    later.opening = later.copy()
    later.apply("end")
    assert analyse(later.record(), effort=QUICK).deals == (None, None)
