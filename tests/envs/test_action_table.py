"""The published table of choices, and actions chosen through it."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from eldorado import Action, Game
from eldorado.envs.action_builder import ActionBuilder, IllegalChoice
from eldorado.envs.action_table import CHOICES, SIZE, decode, encode, table_hash
from eldorado.errors import EldoradoError
from tests.envs.positions import random_positions
from tests.situations import path, situation

PUBLISHED = "7244a9380d47"
"""The beginning of the table's hash. A change breaks what others have learned with it."""


def test_the_table_is_the_published_one() -> None:
    assert table_hash().startswith(PUBLISHED)
    assert len(set(CHOICES)) == SIZE == 851


@pytest.mark.slow
def test_masks_and_legal_actions_agree_in_ten_thousand_positions() -> None:
    """What the masks lead to is legal; and every legal action can be reached, as no sequence is
    another's or begins with it.
    """
    rng = Random(5)
    positions = 0
    for game in random_positions(10_000, seed=1):
        positions += 1
        actions = game.legal_actions()
        sequences = sorted(map(encode, actions))
        for one, next_one in pairwise(sequences):
            assert next_one[: len(one)] != one
        builder = ActionBuilder(actions)
        found = None
        while found is None:
            allowed = np.flatnonzero(builder.mask()).tolist()
            assert allowed == builder.choices() == _next_choices(sequences, builder.chosen)
            found = builder.choose(rng.choice(allowed))
        assert found in actions
        assert decode(builder.chosen) == found
    assert positions == 10_000


def _next_choices(sequences: list[tuple[int, ...]], chosen: tuple[int, ...]) -> list[int]:
    """What can follow the choices made, counted from the sequences of all legal actions."""
    step = len(chosen)
    return sorted({one[step] for one in sequences if one[:step] == chosen})


def test_encode_and_decode_are_inverse() -> None:
    for game in random_positions(600, seed=2):
        for action in game.legal_actions():
            assert decode(encode(action)) == action


def test_the_actions_reached_through_the_masks_are_the_legal_ones() -> None:
    for game in random_positions(150, seed=3):
        actions = list(game.legal_actions())
        reached = _reached(actions, ())
        assert sorted(map(str, reached)) == sorted(map(str, actions))


def _reached(actions: list[Action], chosen: tuple[int, ...]) -> list[Action]:
    """Every action that some sequence of allowed choices completes."""
    found: list[Action] = []
    for choice in ActionBuilder(actions, chosen).choices():
        builder = ActionBuilder(actions, chosen)
        action = builder.choose(choice)
        if action is not None:
            found.append(action)
        else:
            found += _reached(actions, builder.chosen)
    return found


def test_a_choice_without_alternative_is_made_at_once() -> None:
    game = Game.new("first_game", players=3, seed=7, start=0)
    builder = ActionBuilder(game.legal_actions())
    moves = [number for number in builder.choices() if CHOICES[number].startswith("move")]
    assert builder.choose(moves[0]) is not None or len(builder.choices()) > 1


@pytest.mark.parametrize("choice", [-1, SIZE, CHOICES.index("done")])
def test_what_cannot_be_chosen_is_refused(choice: int) -> None:
    builder = ActionBuilder(Game.new("first_game", players=2, seed=1).legal_actions())
    with pytest.raises(IllegalChoice, match="the mask shows what can"):
        builder.choose(choice)
    assert builder.chosen == ()


@pytest.mark.parametrize("choices", [(), (0,), (SIZE,), (CHOICES.index("end"),)])
def test_incomplete_sequences_are_no_actions(choices: tuple[int, ...]) -> None:
    with pytest.raises(EldoradoError, match="not a complete action"):
        decode(choices)


def test_hand_made_boards_are_refused_with_a_sentence() -> None:
    game = situation(path("S1", "g1", "g1", "F:g1"), "explorer", others="c")
    with pytest.raises(EldoradoError, match="spaces of the printed tiles"):
        ActionBuilder(game.legal_actions())
