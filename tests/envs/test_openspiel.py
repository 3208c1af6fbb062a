"""OpenSpiel's own tests of a game, and its chance nodes."""

import gzip
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra rl")

from eldorado import load_bot  # noqa: E402
from eldorado.envs import openspiel  # noqa: E402
from eldorado.envs.action_table import encode  # noqa: E402
from eldorado.envs.chance_play import FIRST_BLOCKADE, FIRST_TOKEN  # noqa: E402
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


def raced(parameters: str, seed: int) -> tuple[Any, set[str]]:
    """A race of walkers to its end, and the kinds of things that were drawn in it."""
    state = load(f"python_eldorado({parameters})").new_initial_state()
    rng, walker = random.Random(seed), load_bot("walker", seed)
    drawn: set[str] = set()
    plan: tuple[int, ...] = ()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            outcome = random_step(state, rng)
            drawn.add(kind_of(outcome))
            state.apply_action(outcome)
            continue
        chosen = state.play.builder.chosen
        if not chosen:
            plan = encode(walker.choose(state.play.game.view(state.current_player())))
        state.apply_action(plan[len(chosen)])
    return state, drawn


def kind_of(outcome: int) -> str:
    """What a chance node has drawn."""
    if outcome < FIRST_TOKEN:
        return "card"
    return "token" if outcome < FIRST_BLOCKADE else "blockade"


SHORT = "route=A4-R1sw-H2sw-N1sr-blue2"


def test_chance_is_complete_and_games_end_with_a_winner() -> None:
    state, drawn = raced(f"players=2,caves=true,{SHORT}", 4)
    assert drawn == {"card", "token", "blockade"}
    assert sorted(state.returns()) == [-1, 1]


@pytest.mark.clause("X-01")
def test_the_whole_race_can_be_chosen() -> None:
    """It goes on after the first arrival, until no more than one of three is on the way."""
    first, _ = raced(f"full_race=false,{SHORT}", 2)
    whole, _ = raced(f"full_race=true,{SHORT}", 2)
    assert arrivals(first) == 1
    assert arrivals(whole) >= 2


def arrivals(state: Any) -> int:
    return sum(player.arrived > 0 for player in state.play.game.players)


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
