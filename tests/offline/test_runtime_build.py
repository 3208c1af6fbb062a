"""What the build of the runtime refuses, each with a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.runtime import build
from tools.runtime.modules import MissingModule, needed_files


def pyodide(folder: Path, **changed: str) -> Path:
    """What is looked at of a Pyodide: the pinned one's list, with changes."""
    lock: dict[str, Any] = {
        "info": {"abi_version": build.ABI, "python": f"{build.PYTHON}.2", **changed}
    }
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    return folder


def test_a_pyodide_that_fits_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "PYODIDE", pyodide(tmp_path))
    build.check_versions()


@pytest.mark.parametrize("changed", [{"python": "3.13.2"}, {"abi_version": "2025_0"}])
def test_another_pyodide_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: dict[str, str]
) -> None:
    monkeypatch.setattr(build, "PYODIDE", pyodide(tmp_path, **changed))
    (found,) = changed.values()
    with pytest.raises(SystemExit, match="msgspec is pinned for Python") as refusal:
        build.check_versions()
    assert found in str(refusal.value)


def test_a_runtime_that_is_too_heavy_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "PYODIDE", pyodide(tmp_path))
    build.write({"packages": ("eldorado.zip", bytes(1000))}, tmp_path / "runtime")
    build.report(tmp_path / "runtime")
    monkeypatch.setattr(build, "MOST_GZIPPED", 10)
    with pytest.raises(SystemExit, match="more than 10 bytes"):
        build.report(tmp_path / "runtime")


@pytest.mark.parametrize("imported", ["numpy", "babel.core"])
def test_a_module_that_a_browser_does_not_have_is_named(tmp_path: Path, imported: str) -> None:
    package = tmp_path / "eldorado"
    (package / "local").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "local" / "__init__.py").write_text(f"import json, {imported}\n", "utf-8")
    with pytest.raises(MissingModule, match=f"imports {imported}, which a browser does not have"):
        needed_files(package)
