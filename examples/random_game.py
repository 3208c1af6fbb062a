"""A random game, action by action."""

import random

from eldorado import Game

rng = random.Random(1)
game = Game.new("first_game", players=3, seed=7)
while not game.finished:
    game.apply(game.random_action(rng))
print(f"{game.outcome()} after {len(game.entries())} actions")
