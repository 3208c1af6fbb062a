"""Which modules the browser's Python gets compiled, and when the build goes without."""

from pathlib import Path

import pytest

from tools.runtime import build, compiled
from tools.runtime.modules import needed_files

PACKAGE = build.ROOT / "src" / "eldorado"


def headers(folder: Path, version: str) -> Path:
    """What is looked at of a Python's headers."""
    folder.mkdir()
    (folder / "Python.h").touch()
    (folder / "patchlevel.h").write_text(f'#define PY_VERSION  "{version}"\n', "utf-8")
    return folder


def test_rules_and_levels_are_compiled_and_what_loads_them_is_not() -> None:
    files = compiled.chosen(PACKAGE, needed_files(PACKAGE))
    names = {str(file.relative_to(PACKAGE)) for file in files}
    assert {"core/game.py", "routes/board.py", "bots/planner/planner.py"} <= names
    assert "core/__init__.py" not in names
    assert not any(name.startswith("local/") for name in names)
    assert len({file.stem for file in files}) == len(files)  # one function each in the library


def test_headers_of_another_python_are_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = headers(tmp_path / "other", "3.13.5")
    monkeypatch.setattr(compiled, "_first", lambda folders, header: other)
    with pytest.raises(compiled.CannotCompile, match=r"is 3\.14, but .* of Python 3\.13\."):
        compiled.find_headers()


def test_headers_of_the_same_python_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = headers(tmp_path / "same", f"{build.PYTHON}.9")
    monkeypatch.setattr(compiled, "_first", lambda folders, header: same)
    assert compiled.find_headers().python == same


def test_a_package_stays_plain_where_it_cannot_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> bytes:
        raise compiled.CannotCompile("There are no headers of Python 3.14 here.")

    monkeypatch.setattr(build, "compiled_library", refuse)
    build.copy_package(PACKAGE, tmp_path)
    build.compile_package(PACKAGE, tmp_path, ("clang", "wasm-ld"))
    assert (tmp_path / "eldorado" / "core" / "game.py").exists()
    assert not (tmp_path / "eldorado_compiled.py").exists()
    assert "stays plain Python in the browser" in capsys.readouterr().out


def test_the_library_takes_the_place_of_the_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compiled_library", lambda *_: b"the library")
    build.copy_package(PACKAGE, tmp_path)
    build.compile_package(PACKAGE, tmp_path, ("clang", "wasm-ld"))
    assert not (tmp_path / "eldorado" / "core" / "game.py").exists()
    assert (tmp_path / "eldorado" / "core" / "__init__.py").exists()
    assert (tmp_path / build.LIBRARY).read_bytes() == b"the library"
    finder = (tmp_path / "eldorado_compiled.py").read_text("utf-8")
    assert "'eldorado.core.game'" in finder
