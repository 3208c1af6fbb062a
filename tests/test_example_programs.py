"""The programs of `examples/`: short, as the documentation shows them, and they run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
FIRST_PROGRAMS = ("random_game", "own_bot", "evaluation", "data_set", "picture")


def program(name: str) -> str:
    """A program without the sentence at its top."""
    return (EXAMPLES / f"{name}.py").read_text("utf-8").split('"""', 2)[2].strip()


def test_the_documentation_shows_the_first_programs() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    shown = re.findall(r"```python\n(.*?)\n```", text, re.DOTALL)
    assert shown == [program(name) for name in FIRST_PROGRAMS]


def test_the_snippet_about_the_levels_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)\n```", text, re.DOTALL)
    exec(snippet, {})
    assert "% to win, arrives around round" in capsys.readouterr().out


@pytest.mark.parametrize("name", FIRST_PROGRAMS)
def test_a_first_program_has_ten_lines_and_runs(name: str, tmp_path: Path) -> None:
    assert len([line for line in program(name).splitlines() if line.strip()]) <= 10
    file = EXAMPLES / f"{name}.py"
    done = subprocess.run(
        [sys.executable, "-W", "error", file], cwd=tmp_path, stdout=subprocess.PIPE, check=True
    )
    made = [one.read_text("utf-8") for one in tmp_path.iterdir()]
    assert done.stdout or (len(made) == 2 and all(one.startswith("<svg") for one in made))


def test_the_documented_dialogue_of_engines_has_every_command() -> None:
    text = (ROOT / "docs" / "engines.md").read_text("utf-8")
    for words in ("eldorado 1", "isready", "newgame", "position", "actions", "go time", "quit"):
        assert f"`{words}" in text
