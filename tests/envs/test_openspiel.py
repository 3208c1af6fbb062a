"""OpenSpiel's own tests of a game, and its chance nodes."""

import gzip
import random
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra rl")

from eldorado.envs import openspiel  # noqa: E402

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt.gz"
GAME = "python_eldorado(max_rounds=1,players=2)"

pytestmark = pytest.mark.slow


def load(text: str = GAME) -> Any:
    openspiel.register()
    return pyspiel.load_game(text)


@pytest.mark.parametrize("caves", ["true", "false"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_conforms(players: int, caves: str) -> None:
    game = load(f"python_eldorado(caves={caves},max_rounds=2,players={players})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)


def test_the_stored_playthrough_comes_out_again() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    load()
    text = playthrough(GAME, None, seed=7)
    assert text == gzip.decompress(PLAYTHROUGH.read_bytes()).decode()


def test_chance_is_complete_and_games_end_with_a_winner() -> None:
    state = load("python_eldorado(players=2,caves=true,max_rounds=60)").new_initial_state()
    rng = random.Random(4)
    kinds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            drawn = rng.choices(*zip(*outcomes, strict=True))[0]
            kinds.add(state.action_to_string(drawn)[:1] == "#")
            state.apply_action(drawn)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert kinds == {False, True}
    assert sum(state.returns()) == pytest.approx(0)
