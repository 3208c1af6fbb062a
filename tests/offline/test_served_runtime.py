"""The runtime among the files of a server: there where it was built, otherwise an empty list."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a built client and nothing else."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "keep-runtime", tmp_path / "tools")
    (tmp_path / "src" / "eldorado" / "server" / "static").mkdir(parents=True)
    return tmp_path


def served(checkout: Path) -> Path:
    """The folder of the server, after the build of a client."""
    subprocess.run([checkout / "tools" / "keep-runtime"], check=True)
    return checkout / "src" / "eldorado" / "server" / "static" / "runtime"


def test_a_server_without_a_runtime_says_so(checkout: Path) -> None:
    folder = served(checkout)
    assert [file.name for file in folder.iterdir()] == ["runtime.json"]
    assert json.loads((folder / "runtime.json").read_text("utf-8"))["files"] == []


def test_a_runtime_is_served_packed_where_that_is_smaller(checkout: Path) -> None:
    built = checkout / "build" / "runtime"
    built.mkdir(parents=True)
    files = {name: name.encode() * 100 for name in ("a.wasm", "b.js", "c.zip", "runtime.json")}
    for name, data in files.items():
        (built / name).write_bytes(data)
    for _ in range(2):
        folder = served(checkout)
        names = {file.name for file in folder.iterdir()}
        assert names == {*files, "a.wasm.gz", "b.js.gz"}
        assert gzip.decompress((folder / "a.wasm.gz").read_bytes()) == files["a.wasm"]


def test_an_image_gets_the_runtime_that_was_built() -> None:
    assert "!build/runtime" in (ROOT / ".dockerignore").read_text("utf-8").split()
