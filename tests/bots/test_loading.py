"""Bots by name, as classes, objects and modules; and names that a host gives."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from eldorado import Action, Game, View, play
from eldorado.bots import (
    RESTING,
    check_bot,
    known_players,
    load_bot,
    make_bot,
    name_own_bots,
    spec_of,
    specs_of,
)
from eldorado.bots.bot_names import VARIABLE, own_bots
from eldorado.bots.loading import given_bots, know_bots
from eldorado.errors import BotError, EldoradoError
from eldorado.table.setup import check_level


class Hasty:
    name = "hasty"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to write modules into, where the command is called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one])
    return tmp_path


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Names given here are forgotten afterwards."""
    monkeypatch.setenv(VARIABLE, "{}")
    own_bots.cache_clear()
    yield
    own_bots.cache_clear()


def test_a_class_gets_the_seed_if_it_takes_one() -> None:
    class Seedless(Hasty):
        def __init__(self) -> None:
            super().__init__(99)

    def made(seed: int) -> Hasty:
        return Hasty(seed + 1)

    seeds = [getattr(load_bot(spec, seed=5), "seed", None) for spec in (Hasty, Seedless, made)]
    assert seeds == [5, 99, 6]
    bot = Hasty()
    assert load_bot(bot) is bot


def test_a_module_in_the_current_folder_is_found(here: Path) -> None:
    (here / "bots_written_here.py").write_text(
        "class Mine:\n    name = 'mine'\n    def choose(self, view):\n"
        "        return view.legal_actions()[-1]\n"
        "number = 3\n"
    )
    bot = load_bot("bots_written_here:Mine")
    game = Game.new(players=2, seed=1)
    assert bot.choose(game.view(game.to_move)) == game.legal_actions()[-1]
    for spec, sentence in (
        ("bots_written_here:Nobody", "The module bots_written_here has no 'Nobody'."),
        ("bots_written_here:number", "is not a bot; a bot has a name and a method choose"),
        ("no_such_module:Nobody", "There is no module 'no_such_module' for the bot"),
    ):
        with pytest.raises(BotError, match=sentence):
            load_bot(spec)
    (here / "bots_gone_wrong.py").write_text("1 / 0\n")
    with pytest.raises(BotError, match="bots_gone_wrong cannot be imported: ZeroDivisionError"):
        check_bot("bots_gone_wrong:Bot")


def test_frequent_slips_are_told_apart() -> None:
    with pytest.raises(BotError, match=r"no player 'mine\.bots\.Fast'; write mine\.bots:Fast for"):
        load_bot("mine.bots.Fast")
    for call in (specs_of, lambda bots: play(Game.new(players=2), bots)):
        with pytest.raises(BotError, match=r"given as a list, such as \['walker'\]"):
            call("walker")


def test_a_class_is_known_by_its_module_and_an_object_by_its_name() -> None:
    assert spec_of("walker") == "walker"
    name = spec_of(Hasty)
    assert name == f"{__name__}:Hasty"
    first, second = Hasty(1), Hasty(2)
    names = [spec_of(first), spec_of(second), spec_of(first)]
    assert names[0] == names[2] != names[1]
    copy = load_bot(names[0])
    assert copy is not first
    assert getattr(copy, "seed", None) == 1
    assert given_bots([*names, "walker"]) == {names[0]: first, names[1]: second}
    with pytest.raises(BotError, match="There is no 'object:elsewhere' in this process"):
        load_bot("object:elsewhere")
    know_bots({"object:elsewhere": first})
    assert load_bot("object:elsewhere").name == "hasty"


def test_a_host_names_bots_for_all_of_its_processes(own: None) -> None:
    name_own_bots({"hasty-one": f"{__name__}:Hasty", "calm": "walker"})
    assert known_players()[-2:] == ("hasty-one", "calm")
    assert (make_bot("hasty-one", 1).name, make_bot("calm", 1).name) == ("hasty", "walker")
    assert check_level("calm") == "calm"
    for name in ("Walker", "walker", RESTING, "human", "a b", "", "x" * 21, "a:b"):
        with pytest.raises(EldoradoError, match="cannot be the name of a bot"):
            name_own_bots({name: "walker"})
    with pytest.raises(EldoradoError, match="There is no player 'nobody'"):
        name_own_bots({"calm": "nobody"})


@pytest.mark.parametrize(
    "level",
    ["pathfinder@weights.npz", "os:system", f"{__name__}:Hasty", "engine:true", "object:hasty"],
)
def test_strangers_name_neither_files_nor_modules_nor_commands(level: str) -> None:
    with pytest.raises(EldoradoError, match="There is no level"):
        check_level(level)
