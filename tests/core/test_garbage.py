"""What the rules forget is freed at once: simulations let the garbage collector rest."""

import gc
import random

import pytest

from eldorado import Game, Variant
from eldorado.core.hand import forget_hands
from eldorado.core.market import forget_purses
from eldorado.core.movement.reach import forget_reaches


def forget_all() -> None:
    forget_hands()
    forget_purses()
    forget_reaches()


def play(seed: int) -> None:
    """Random actions on a route with blockades, caves and tokens to pay with."""
    game = Game.new("serpentine", 2, seed, Variant(caves=True))
    rng = random.Random(seed)
    for _ in range(400):
        if not (legal := game.legal_actions()):
            break
        game.apply(legal[rng.randrange(len(legal))])


@pytest.mark.parametrize("seed", range(3))
def test_what_is_forgotten_needs_no_garbage_collector(seed: int) -> None:
    play(seed)
    forget_all()
    gc.collect()
    gc.disable()
    try:
        play(seed)
        forget_all()
        assert gc.collect() == 0
    finally:
        gc.enable()
