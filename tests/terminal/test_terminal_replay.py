"""Stepping through a record."""

from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Record, Variant
from eldorado.bots import make_bot
from eldorado.terminal import replay
from terminal.scripted import Scripted


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that the first player won, with comments."""
    game = Game.new("first_game", 3, seed=2, variant=Variant(caves=True), start=0)
    bots = [make_bot("walker", seed=seat) for seat in range(3)]
    while not game.finished:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    record = Record.of(game, ["Ann", "Bo", "Cy"])
    text = (
        str(record).replace("\n1.2 ", "\n; a quiet start\n1.2 ").replace("\n2.1 ", "  ; nice\n2.1 ")
    )
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(text, "utf-8")
    return path


def shown(file: Path, script: list[str], plain: bool = True, turn: str | None = None) -> str:
    desk = Scripted(script, plain)
    replay(file, turn=turn, desk=desk)
    assert desk.widest() <= 100
    return desk.output


@pytest.mark.parametrize("plain", [True, False])
def test_stepping_forwards_and_back(file: Path, plain: bool) -> None:
    output = shown(file, ["n", "", "b", "b", "b", "q"], plain)
    order = [output.index(f"turn 1.{seat}") for seat in (1, 2)]
    assert order == sorted(order)
    assert "a quiet start" in output
    assert "This is the beginning." in output


def test_jumping_to_a_turn_a_round_and_the_ends(file: Path) -> None:
    output = shown(file, ["3.2", "4", "first", "last", "n", "99", "hands", "map", "help"])
    for words in ("turn 3.2", "turn 4.1", "start, ", "This is the end", "There is no turn 99"):
        assert words in output
    assert " wins after " in output
    assert "nice" in shown(file, [], turn="1.3")


def test_playing_on_by_itself(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(Scripted, "pause", lambda self, seconds: waited.append(seconds))
    output = shown(file, ["play 4", "play x"])
    assert " wins after " in output
    assert "'x' is no speed" in output
    assert set(waited) == {0.25}


def test_drawn_cards_are_told_in_a_replay(file: Path) -> None:
    assert "drew" in shown(file, ["1.1"])


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    broken = tmp_path / "broken.txt"
    cut = next(i for i, line in enumerate(lines) if line.startswith("3.1 "))
    broken.write_text("\n".join([*lines[:cut], "3.1 move 1 native B1"]), "utf-8")
    output = shown(broken, ["last", "n"])
    assert "turn 2.3" in output
    assert "cannot be followed further: line" in output


def test_what_cannot_be_replayed_is_told_in_one_sentence(file: Path, tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="cannot be read"):
        replay(tmp_path / "nothing.txt", desk=Scripted())
    with pytest.raises(EldoradoError, match=r"no turn 99\.1"):
        replay(file, turn="99.1", desk=Scripted())
    bad = tmp_path / "bad.txt"
    bad.write_text("Start: {}\n\n1.1 end\n")
    with pytest.raises(EldoradoError, match="cannot be replayed"):
        replay(bad, desk=Scripted())
