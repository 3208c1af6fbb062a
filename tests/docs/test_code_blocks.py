"""Every Python block of the documentation runs and has right types. Blocks with prompts run as
doctests. Blocks of other kinds are in `test_command_lines.py` and `test_other_blocks.py`.
"""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from eldorado import Game, play

DOCS = Path(__file__).parents[2] / "docs"
PUZZLE = DOCS.parent / "src" / "eldorado" / "course" / "puzzles" / "thin.json"
README = DOCS.parent / "README.md"
NOTEBOOKS = sorted((DOCS.parent / "notebooks").glob("*.ipynb"))

GIVEN = {
    "analysis": "text: str\n",
    "bots": "from eldorado import View\nview: View\n",
}
"""What a page takes for granted, for the type checker."""


def all_blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def blocks(page: Path) -> list[str]:
    """The blocks of a page, without those that are doctests."""
    return [block for block in all_blocks(page) if ">>>" not in block]


PAGES = [page for page in (README, *sorted(DOCS.rglob("*.md"))) if blocks(page)]


def finished_game() -> Game:
    game = Game.new("first_game", players=2, seed=1)
    play(game, ["walker", "walker"], seed=1)
    return game


def run_command(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "eldorado", *words], check=True, capture_output=True)


def prepared(page: Path) -> dict[str, Any]:
    """What a page takes for granted: names, and files in the current folder."""
    if page.stem == "analysis":
        return {"text": str(finished_game().record())}
    if page.stem == "bots":
        return {"view": Game.new("first_game", players=2, seed=1).view(0)}
    if page.stem == "puzzles":
        Path("over-the-river.json").write_bytes(PUZZLE.read_bytes())
    if page.stem == "simulation":
        for folder, kind in (("results", "parquet"), ("lines", "jsonl")):
            options = ("--games", "2", "--players", "walker,walker", "--format", kind)
            run_command("simulate", *options, "--workers", "1", "--out", folder)
    if page.stem == "datasets":
        run_command("dataset", "data", "--games", "2", "--workers", "1")
    return {}


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_blocks_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = prepared(page) | {"__name__": "__main__"}
    for block in blocks(page):
        exec(compile(block, page.relative_to(DOCS.parent).as_posix(), "exec"), names)


def test_the_readme_begins_with_a_picture_a_command_and_ten_lines() -> None:
    first = README.read_text("utf-8").partition("## ")[0]
    assert re.search(r"!\[.+\]\(docs/pictures/.+\)\n\n```\nmake play\n```\n", first)
    (program,) = blocks(README)
    assert program in first
    assert len([line for line in program.splitlines() if line]) <= 10


@pytest.mark.slow
def test_the_blocks_and_the_notebooks_have_right_types(tmp_path: Path) -> None:
    """Against the source, whichever build is running."""
    files: list[Path] = []
    for page in (README, *sorted(DOCS.rglob("*.md"))):
        for number, block in enumerate(all_blocks(page)):
            files.append(tmp_path / f"{page.stem.replace('-', '_').lower()}_{number}.py")
            code = doctest.script_from_examples(block) if ">>>" in block else block
            files[-1].write_text(GIVEN.get(page.stem, "") + _earlier(page, number) + code, "utf-8")
    for notebook in NOTEBOOKS:
        cells = json.loads(notebook.read_text("utf-8"))["cells"]
        sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        files.append(tmp_path / f"{notebook.stem}_notebook.py")
        files[-1].write_text("\n".join(sources), "utf-8")
    assert len(files) > 20
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *files],
        cwd=DOCS.parent,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


def _earlier(page: Path, number: int) -> str:
    """The blocks with prompts before a block: it goes on where they ended."""
    earlier = [block for block in all_blocks(page)[:number] if ">>>" in block]
    return "".join(map(doctest.script_from_examples, earlier))
