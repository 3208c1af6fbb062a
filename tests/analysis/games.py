"""Whole games for the tests of the analysis, played and analysed once."""

from functools import cache

from eldorado import Game, Record, Variant
from eldorado.analysis import QUICK, Analysis, analyse
from eldorado.bots import make_bot
from eldorado.routes import random_route

SETTINGS: dict[str, tuple[int, Variant, int]] = {
    "three": (3, Variant(), 1),
    "two pieces, caves": (2, Variant(caves=True), 2),
    "full race": (4, Variant(full_race=True), 3),
}
"""Players, switches and seed, each on a short route of its own."""


@cache
def game(setting: str) -> Game:
    """A game of walkers to its end."""
    players, variant, seed = SETTINGS[setting]
    game = Game.new(random_route(seed, 3).board(), players, seed, variant)
    bots = [make_bot("walker", seat) for seat in range(players)]
    while not game.finished:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    return game


def record(setting: str) -> Record:
    return Record.of(game(setting), [f"walker {n + 1}" for n in range(SETTINGS[setting][0])])


@cache
def analysis(setting: str) -> Analysis:
    return analyse(record(setting), effort=QUICK)
