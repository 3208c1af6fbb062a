"""The command: a summary, JSON or a page; what cannot be read is told in a sentence."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from eldorado import Game
from eldorado.analysis import QUICK
from eldorado.analysis import game_analysis as whole
from eldorado.analysis.report.wording import losing
from eldorado.analysis.trials import TrialOutcome
from eldorado.cli import main
from eldorado.exports import analysis_command as show
from eldorado.wording import speak
from tests.analysis.games import record

Run = Callable[..., tuple[object, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """The command with little effort: its exit code, standard output and standard error."""
    monkeypatch.setattr(
        show, "analyse", lambda record, progress: whole.analyse(record, progress, QUICK)
    )

    def call(*arguments: object) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["eldorado", "analyse", *map(str, arguments)])
        with pytest.raises(SystemExit) as exit:
            main()
        printed = capsys.readouterr()
        if isinstance(exit.value.code, str):
            return 1, printed.out, printed.err + exit.value.code
        return exit.value.code or 0, printed.out, printed.err

    yield call
    speak("en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short record: everybody ends at once."""
    game = Game.new("first_game", 3, seed=2)
    for _ in range(4):
        game.apply("end")
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), "utf-8")
    return path


def test_a_summary(run: Run, file: Path) -> None:
    code, out, err = run(file)
    assert (code, err) == (0, "")
    assert "the game is not finished" in out
    assert out.count("Better: ") == 3
    assert "3 seat 3" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Das Spiel ist noch nicht zu Ende", "Besser: ", "Den Zug beenden")),
        ("fr", ("la partie n’est pas terminée", "Mieux : ", "Terminer le tour")),
        ("pt", ("a partida não terminou", "Melhor: ", "Encerrar o turno")),
    ],
)
def test_a_summary_in_another_language(
    run: Run, file: Path, language: str, words: tuple[str, ...]
) -> None:
    code, out, err = run(file, "--language", language)
    assert (code, err) == (0, "")
    flat = " ".join(out.replace("┃", " ").split())
    assert [one for one in words if one not in flat] == []


def test_json_and_a_page(run: Run, file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, out, _ = run(file, "--json", "--html", page)
    assert code == 0
    assert json.loads(out)["format"] == "eldorado-analysis/1"
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert run(file, "--html", page)[1].strip() == str(page)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "is not a saved game"),
        ("\x00\xff", "is not a saved game"),
        (str(Game.new(seed=1).record()), "no turn yet"),
    ],
)
def test_bad_input_gives_one_sentence(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, "latin-1")
    code, out, err = run(path)
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") <= 1


def test_a_record_that_does_not_replay_names_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    text = str(record("three"))
    head, _, tail = text.partition("\n1.")
    path.write_text(f"{head}\n1.{tail[0]} move 1 native Z99 | end\n", "utf-8")
    code, _, err = run(path)
    assert code == 1
    assert "line" in err


def test_missing_files_and_folders(run: Run, file: Path, tmp_path: Path) -> None:
    assert "cannot be read" in run(tmp_path / "none.txt")[2]
    assert "cannot be written" in run(file, "--html", tmp_path / "none" / "page.html")[2]


def test_an_interruption_writes_nothing(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "analyse", interrupted)
    page = tmp_path / "page.html"
    code, out, err = run(file, "--html", page)
    assert (code, out) == (130, "")
    assert "Nothing was written" in err
    assert not page.exists()


@pytest.mark.parametrize(
    ("win", "rounds", "words"),
    [
        (0.05, 0.1, "about 5 percentage points of winning chance"),
        (0.05, 0.3, "about 5 percentage points of winning chance and about half a round"),
        (0.001, 1.6, "about one and a half rounds"),
        (0.0, 2.8, "about 3 rounds"),
        (-0.01, -0.2, "a little time"),
    ],
)
def test_costs_are_told_in_whole_percent_and_half_rounds(
    win: float, rounds: float, words: str
) -> None:
    assert losing(TrialOutcome(win, rounds)) == words
