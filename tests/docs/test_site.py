"""The documentation site builds without a warning, and every public name is in its reference."""

import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

pytest.importorskip("zensical", reason="needs the extra docs")
import griffe

PACKAGES = ("analysis", "bots", "course", "lab", "records", "routes")
ROOT = Path(__file__).parents[2]
PUBLIC = ("eldorado", *(f"eldorado.{name}" for name in PACKAGES))


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
    names = {line.split()[0] for line in listed.splitlines()}
    assert [name for name in public_names() if name not in names] == []
    private = [name for name in names if re.search(r"\._[^_]|\.__all__", name)]
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


def test_the_first_page_links_to_every_page_of_the_menu() -> None:
    menu = set(re.findall(r"[\w/-]+\.md$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    assert len(menu) > 20
    start = (ROOT / "docs" / "index.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([\w/-]+\.md)\)", start))
    assert menu - linked == {"index.md"}


def public_names() -> list[str]:
    """The names that packages offer, and those that the reference adds from other modules."""
    names = [f"{package}.{name}" for package in PUBLIC for name in import_module(package).__all__]
    for page in (ROOT / "docs" / "reference").glob("*.md"):
        for part in re.split(r"^::: ", page.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            module = part.split()[0]
            members = re.search(r"members:\s*(\[[^\]]*\]|(?:\n\s*- .*)+)", part)
            found = re.findall(r"\w+", members[1]) if members else []
            names += [f"{module}.{name}" for name in found] or [module]
    return sorted(set(names))


def meant(found: griffe.Object | griffe.Alias) -> griffe.Object:
    return found.final_target if isinstance(found, griffe.Alias) else found


def bare_members(path: str, kind: griffe.Object) -> Iterator[str]:
    """Methods and properties of a class, own or inherited, that nothing describes."""
    bases = [meant(base) for base in kind.mro()] if isinstance(kind, griffe.Class) else []
    for name, member in kind.all_members.items():
        found = meant(member)
        shown = not name.startswith("_") and (found.is_function or "property" in found.labels)
        said = [base.members[name] for base in bases if name in base.members]
        if shown and not found.docstring and not any(one.docstring for one in said):
            yield f"{path}.{name}"


def test_every_public_name_and_its_members_have_a_docstring() -> None:
    """Read from the source: compiled classes keep none."""
    package = griffe.load("eldorado", search_paths=[ROOT / "src"], resolve_aliases=True)
    assert isinstance(package, griffe.Object)
    bare: list[str] = []
    checked = 0
    for path in public_names():
        found = meant(package[path.removeprefix("eldorado.")]) if "." in path else package
        bare += [] if found.docstring else [path]
        if found.is_class:
            bare += bare_members(path, found)
            checked += 1
    assert bare == []
    assert checked > 50
