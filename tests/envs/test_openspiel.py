"""OpenSpiel's own tests of a game, and its chance nodes."""

import gzip
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra rl")

from eldorado.envs import openspiel  # noqa: E402
from eldorado.errors import EldoradoError  # noqa: E402

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


def at_a_decision(text: str, steps: int) -> Any:
    """A position in which a player decides, after random steps."""
    state, rng = load(text).new_initial_state(), random.Random(8)
    for _ in range(steps):
        state.apply_action(random_step(state, rng))
    while state.is_chance_node():
        state.apply_action(random_step(state, rng))
    return state


def random_step(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        return int(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    return int(rng.choice(state.legal_actions()))


def test_a_planner_gets_a_state_that_is_dealt_again() -> None:
    state = at_a_decision("python_eldorado(caves=true,max_rounds=9)", 60)
    before, seat = state.play.game.copy(), state.current_player()
    dealt = [state.resample_from_infostate(seat, random.Random(n).random) for n in (1, 2, 1)]
    for other in dealt:
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
    assert dealt[0].play.game == dealt[2].play.game != dealt[1].play.game
    assert state.play.game == before
    with pytest.raises(EldoradoError, match="imagine a game when a seat decides"):
        load().new_initial_state().resample_from_infostate(0, random.random)


def test_information_set_search_finds_an_action() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state = at_a_decision(GAME, 20)
    chance = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, chance)
    settings: Any = {"use_observation_string": True, "random_state": chance}
    bot = ISMCTSBot(load(), evaluator, uct_c=2.0, max_simulations=10, **settings)
    assert bot.step(state) in state.legal_actions()


def test_choices_of_an_unfinished_action_are_told_to_their_own_seat_only() -> None:
    state, rng = at_a_decision(GAME, 0), random.Random(3)
    while not state.play.builder.chosen:
        state.apply_action(random_step(state, rng))
    seat = state.current_player()
    assert "Chosen: " in str(state)
    assert "Chosen: " in state.observation_string(seat)
    assert "Chosen: " not in state.observation_string(1 - seat)


def test_an_observer_of_what_all_see_would_not_show_a_hand() -> None:
    from open_spiel.python.observation import make_observation

    kind = pyspiel.IIGObservationType
    nothing = pyspiel.PrivateInfoType.NONE
    assert make_observation(load(), kind(perfect_recall=False)) is not None
    for other in (
        kind(public_info=True, perfect_recall=False, private_info=nothing),
        kind(public_info=False, perfect_recall=False),
        kind(perfect_recall=True),
    ):
        assert make_observation(load(), other) is None
