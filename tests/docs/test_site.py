"""The documentation site builds without a warning, and every public name is in its reference."""

import re
import subprocess
import sys
import zlib
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

from eldorado.core import COMPILED

pytest.importorskip("zensical", reason="needs the extra docs")

ROOT = Path(__file__).parents[2]
PUBLIC = ("eldorado", "eldorado.bots", "eldorado.lab", "eldorado.routes", "eldorado.records")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` builds it, in a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    config = folder / "mkdocs.yml"
    config.write_bytes((ROOT / "mkdocs.yml").read_bytes())
    copytree(ROOT / "docs", folder / "docs")
    (folder / "src").symlink_to(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "-f", config],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return folder / "build" / "docs"


@pytest.mark.slow
def test_every_public_name_is_in_the_reference(site: Path) -> None:
    inventory = (site / "objects.inv").read_bytes()
    listed = zlib.decompress(inventory.split(b"zlib.\n", 1)[1]).decode()
    names = {line.split()[0].rsplit(".", 1)[-1] for line in listed.splitlines()}
    missing = [
        f"{package}.{name}"
        for package in PUBLIC
        for name in import_module(package).__all__
        if name not in names
    ]
    assert missing == []
    private = [name for name in names if re.match("_[^_]|__all__", name)]
    assert private == []


@pytest.mark.slow
def test_examples_are_drawn_as_code(site: Path) -> None:
    page = (site / "reference" / "game.html").read_text("utf-8")
    assert "<blockquote" not in page
    assert re.search(r'class="[^"]*highlight[^"]*".{0,600}&gt;&gt;&gt;', page, re.DOTALL)


@pytest.mark.slow
def test_every_page_can_be_reached(site: Path) -> None:
    start = (site / "index.html").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        address = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert (site / address).is_file()
        assert re.search(rf'href="(\./)?{re.escape(address)}"', start), address


@pytest.mark.skipif(COMPILED, reason="compiled classes keep no docstrings")
def test_every_public_name_has_a_docstring() -> None:
    bare = [
        f"{package}.{name}"
        for package in PUBLIC
        for name in import_module(package).__all__
        if callable(getattr(import_module(package), name))
        and not getattr(import_module(package), name).__doc__
    ]
    assert bare == []
