"""The five levels: their names and characters, and weights from a file."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eldorado import EldoradoError, Game
from eldorado.bots import CHARACTERS, LEVELS, make_bot
from eldorado.bots.planner.judging.feature_layout import LAYOUT
from eldorado.bots.planner.judging.network import INPUTS, Network
from eldorado.bots.planner.levels import LEVEL_TABLE, WEIGHTS, network


def refused(name: str) -> str:
    """The sentence with which a player is refused."""
    with pytest.raises(EldoradoError) as caught:
        make_bot(name, seed=1)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_there_are_five_levels_from_weakest_to_strongest() -> None:
    assert LEVELS == ("rookie", "rambler", "ranger", "navigator", "pathfinder")
    noise = [level.settings.noise for level in LEVEL_TABLE]
    assert noise == sorted(noise, reverse=True)
    assert [level.settings.ahead is not None for level in LEVEL_TABLE] == [False] * 4 + [True]


def test_every_level_has_a_character_in_one_line() -> None:
    assert tuple(CHARACTERS) == LEVELS
    assert len(set(CHARACTERS.values())) == len(LEVELS)
    for character in CHARACTERS.values():
        assert 10 < len(character) <= 80
        assert character.endswith(".")
        assert "\n" not in character


def test_a_level_plays_with_the_weights_of_a_file(tmp_path: Path) -> None:
    """Untrained weights choose otherwise than those of the package in some position."""
    files = [tmp_path / f"{seed}.npz" for seed in range(6)]
    for seed, file in enumerate(files):
        Network.fresh(seed).save(file)
    game = Game.new("serpentine", players=2, seed=2)
    view = game.view(game.to_move)
    choices = set()
    for file in files:
        bot = make_bot(f"navigator@{file}", seed=1)
        assert bot.name == "navigator"
        choices.add(bot.choose(view))
    assert len(choices) > 1
    assert choices <= set(view.legal_actions())


def test_the_weights_of_the_package_can_be_named_too() -> None:
    game = Game.new("first_game", players=3, seed=2)
    view = game.view(game.to_move)
    named = make_bot(f"ranger@{WEIGHTS}", seed=3).choose(view)
    assert make_bot("ranger", seed=3).choose(view) == named


def test_the_weights_of_the_package_are_read_once() -> None:
    assert network() is network()
    assert network().layers[0][0].shape[0] == INPUTS


def test_unknown_levels_are_refused_with_or_without_a_file() -> None:
    assert "'wizard@weights.npz'" in refused("wizard@weights.npz")
    assert "'walker@weights.npz'" in refused("walker@weights.npz")
    assert "rookie, rambler, ranger, navigator, pathfinder" in refused("Ranger")


def test_weights_that_are_not_there_are_refused() -> None:
    assert refused("ranger@nowhere.npz") == "nowhere.npz cannot be read as weights of a network."


def one_array(path: Path) -> None:
    with path.open("wb") as file:
        np.save(file, np.zeros(3))


def other_arrays(path: Path, **arrays: Any) -> None:
    with path.open("wb") as file:
        np.savez(file, **arrays)


def half(path: Path) -> None:
    path.write_bytes(WEIGHTS.read_bytes()[:2000])


@pytest.mark.parametrize(
    "write",
    [
        lambda path: path.write_text("no weights at all\n"),
        lambda path: path.write_bytes(b""),
        lambda path: path.mkdir(),
        half,
        one_array,
        lambda path: other_arrays(path, numbers=np.zeros(3)),
        lambda path: other_arrays(path, layout=np.array(LAYOUT)),
        lambda path: other_arrays(path, layout=np.zeros(2), w0=np.zeros(2), b0=np.zeros(2)),
    ],
    ids=["text", "empty", "folder", "half", "one_array", "others", "no_layers", "no_layout"],
)
def test_files_that_hold_no_weights_are_refused(tmp_path: Path, write: Any) -> None:
    file = tmp_path / "weights.npz"
    write(file)
    assert refused(f"ranger@{file}") == f"{file} cannot be read as weights of a network."


@pytest.mark.parametrize("size", [INPUTS - 1, INPUTS + 5])
def test_weights_of_another_size_are_refused(tmp_path: Path, size: int) -> None:
    file = tmp_path / "weights.npz"
    layers = {"w0": np.zeros((size, 8)), "b0": np.zeros(8), "w1": np.zeros((8, 40))}
    other_arrays(file, layout=np.array(LAYOUT), b1=np.zeros(40), **layers)
    assert "are for another version" in refused(f"ranger@{file}")


def test_weights_of_another_layout_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    Network.fresh(1).save(file)
    with np.load(file) as data:
        arrays = dict(data)
    arrays["layout"] = np.array(LAYOUT + 1)
    other_arrays(file, **arrays)
    assert "are for another version" in refused(f"pathfinder@{file}")
    assert str(file) in refused(f"pathfinder@{file}")


def test_nobody_strolls_about_when_the_race_is_decided() -> None:
    """The weakest level walks on to the gate, though every turn wins against one who stays."""
    game = Game.new("first_game", players=2, seed=4, start=0)
    bot = make_bot("rookie", seed=1, seconds=None)
    while not game.finished and game.round < 40:
        game.apply(bot.choose(game.view(0)) if game.to_move == 0 else "end")
    assert game.finished
