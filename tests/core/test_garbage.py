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
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        play(seed)
        forget_all()
        gc.collect()  # others leave garbage, too: only that of the rules counts
        left = {type(one) for one in gc.garbage if type(one).__module__.startswith("eldorado.")}
        assert left == set()
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
