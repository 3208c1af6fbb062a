"""Positions of random games, for the tests of environments."""

from collections.abc import Iterator
from random import Random

from eldorado import Game, Variant
from eldorado.facts import known_routes


def random_positions(count: int, seed: int) -> Iterator[Game]:
    """Positions of random games on every route, with 2 to 4 players, with and without caves."""
    rng = Random(seed)
    routes = sorted(known_routes())
    left = count
    while left > 0:
        game = Game.new(
            rng.choice(routes),
            players=rng.choice((2, 3, 4)),
            seed=rng.getrandbits(32),
            variant=Variant(caves=rng.random() < 0.5),
        )
        for _ in range(min(left, 250)):
            if game.finished:
                break
            yield game
            left -= 1
            game.apply(game.random_action(rng))
