"""The notebooks run from the first cell to the last."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = json.loads(file.read_text("utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "notebooks are stored without outputs"
            exec(compile("".join(cell["source"]), f"{file.name} {cell['id']}", "exec"), names)


def test_there_are_two_notebooks() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["first_look", "train_a_bot"]
