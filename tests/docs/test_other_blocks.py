"""Blocks of the documentation that are not Python: none is without a check. Commands of ours are
parsed in `test_command_lines.py`; here is what the other blocks say.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from eldorado import Game, Record
from eldorado.course.lesson import Lesson
from eldorado.course.puzzle import read_puzzle
from eldorado.input_limits import LARGEST_UPLOAD
from eldorado.interface.messages import Incoming, Outgoing
from eldorado.table.document_types import Options
from eldorado.table.events import VisibleEvent
from eldorado.table.setup import Setup
from tests.docs.test_command_lines import PAGES, ROOT, blocks
from tests.document_fits import assert_fits

SOURCE = ROOT / "src" / "eldorado"


def position(text: str) -> None:
    game = Game.from_position(json.loads(text), seed=1)
    assert list(game.legal_actions())


def puzzle(text: str) -> None:
    assert read_puzzle(text.encode()).solution


def lesson(text: str) -> None:
    """Its position is left out there."""
    assert msgspec.json.decode(text, type=Lesson).steps


def sent(kind: Any) -> Callable[[str], None]:
    """Something that a client sends; its types know all their fields."""
    return lambda text: msgspec.json.decode(text, type=kind)


def received(kind: Any) -> Callable[[str], None]:
    """Something that a server sends."""
    return lambda text: assert_fits(json.loads(text), kind)


DOCUMENTS: dict[str, tuple[Callable[[str], None], ...]] = {
    "formats.md": (position, position),
    "protocol.md": (
        sent(Setup),
        sent(Incoming),
        received(Outgoing),
        sent(Incoming),
        received(VisibleEvent),
        received(VisibleEvent),
        received(Options),
    ),
    "puzzles.md": (puzzle, lesson),
}
"""What the JSON of a page is, in its order."""


def tree(text: str) -> None:
    """The folders that the overview lists, and no package is missing."""
    listed: set[Path] = set()
    parents: list[str] = []
    for line in text.splitlines():
        found = re.match(r"((?:  ){0,3})([\w./-]+?)/?(?:  |$)", line)
        if found is None:
            continue  # it goes on with what the line before says
        depth = len(found[1]) // 2
        parents[depth:] = [found[2]]
        if depth == 0 or parents[0] == "src/eldorado":
            listed.add(Path(*parents))
    assert [path for path in listed if not (ROOT / path).exists()] == []
    rooms = {file.parent.relative_to(ROOT) for file in SOURCE.glob("*/__init__.py")}
    assert rooms <= listed


def record(text: str) -> None:
    """It is read strictly, but for its comments, and replays to its result."""
    assert Record.parse(text).replay().finished


def dialogue(text: str) -> None:
    """The example of an engine says the same, but for what it tells while it thinks."""
    lines = text.splitlines()
    asked = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    answers = [line for line in lines if not line.startswith(("> ", "info "))]
    engine = [sys.executable, str(ROOT / "examples" / "engine.py")]
    given = "\n".join([*asked, "quit\n"])
    done = subprocess.run(engine, input=given, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == answers


def variables(text: str) -> None:
    """The container's settings know them."""
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    for line in text.splitlines():
        assert line.partition("=")[0] in compose, line


def proxy(text: str) -> None:
    """It lets through to the server what the server takes, and keeps its figures to itself."""
    assert "127.0.0.1:8000" in text
    assert "/api/metrics" in text
    largest = re.search(r"client_max_body_size (\d+)k;", text)
    assert largest is None or int(largest[1]) * 1024 >= LARGEST_UPLOAD


def unit(text: str) -> None:
    """Its command is parsed among the others."""
    assert "ExecStart=/opt/eldorado/bin/eldorado serve " in text


SPECIAL: dict[str, Callable[[str], None]] = {
    "src/eldorado/": tree,
    "Format: eldorado-record/1": record,
    "> eldorado 1": dialogue,
    "COMPOSE_PROFILES=postgresql": variables,
    "eldorado.example {": proxy,
    "map $http_upgrade": proxy,
    "[Unit]": unit,
}
"""Blocks that are neither documents nor command lines, by how they begin."""

OURS = (
    "eldorado",
    "/opt/eldorado/bin/eldorado",
    "ELDORADO_DATABASE=",
    "make",
    "tools/",
    "python -m",
)
OTHERS = {
    "docker": "needs containers; what ours is told there is parsed among the other commands",
    "podman": "the same",
    "dask": "needs several machines; tests/lab/test_cluster.py has a cluster on one",
    "createdb": "needs PostgreSQL as a service; tests/server has one of its own",
    "python3 -m venv": "sets up another machine; make check-wheel installs the wheel like that",
    "/opt/eldorado/bin/pip": "the same",
}
"""Programs that the documentation calls and that no test runs, and why."""


def special(text: str) -> Callable[[str], None] | None:
    return next((check for start, check in SPECIAL.items() if text.startswith(start)), None)


def command_lines() -> list[str]:
    """Lines of all blocks that are commands, without comments, continued ones in one."""
    return [
        line.partition(" #")[0].strip()
        for page in PAGES
        for kind, text in blocks(page)
        if kind in ("", "sh") and special(text) is None
        for line in re.sub(r"\\\n\s*", " ", text).splitlines()
        if line
    ]


def test_every_kind_of_block_has_a_check() -> None:
    """Python runs, documents are read, diagrams name files, the rest is special or commands."""
    kinds = {(page, kind) for page in PAGES for kind, text in blocks(page) if special(text) is None}
    assert {kind for _, kind in kinds} == {"", "sh", "json", "mermaid", "python"}
    python = {page.parent for page, kind in kinds if kind == "python"}
    assert python == {ROOT, ROOT / "docs"}


def test_pages_with_prompts_run_as_doctests() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    paths = project["tool"]["pytest"]["ini_options"]["testpaths"]
    prompted = [page for page in PAGES if ">>>" in page.read_text("utf-8")]
    assert {page.relative_to(ROOT).as_posix() for page in prompted} == set(paths) - {"tests"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_are_what_their_page_says(name: str) -> None:
    (page,) = [page for page in PAGES if page.name == name]
    found = [text for kind, text in blocks(page) if kind == "json"]
    for read, text in zip(DOCUMENTS[name], found, strict=True):
        read(text)


def test_there_are_documents_on_no_other_page() -> None:
    pages = {page.name for page in PAGES for kind, _ in blocks(page) if kind == "json"}
    assert pages == set(DOCUMENTS)


@pytest.mark.parametrize("start", SPECIAL)
def test_special_blocks_say_what_is_so(start: str) -> None:
    found = [text for page in PAGES for _, text in blocks(page) if text.startswith(start)]
    assert found
    for text in found:
        SPECIAL[start](text)


def test_diagrams_name_files_that_exist() -> None:
    files = [file.as_posix() for file in SOURCE.rglob("*.py")]
    named = set()
    for page in PAGES:
        for kind, text in blocks(page):
            if kind == "mermaid":
                named |= set(re.findall(r"[\w/]+\.py", text))
    assert len(named) > 15
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def test_every_command_line_calls_something_known() -> None:
    lines = command_lines()
    for line in lines:
        assert line.startswith((*OURS, *OTHERS)), line
    assert [name for name in OTHERS if not any(line.startswith(name) for line in lines)] == []


def test_tools_and_benchmarks_exist_with_their_options() -> None:
    lines = [line.split() for line in command_lines()]
    tools = [words[0] for words in lines if words[0].startswith("tools/")]
    assert tools
    assert all((ROOT / tool).is_file() for tool in tools)
    programs = [words[2:] for words in lines if words[:2] == ["python", "-m"]]
    assert programs
    for module, *options in programs:
        source = (ROOT / module.replace(".", "/")).with_suffix(".py").read_text("utf-8")
        assert [one for one in options if one[0] == "-" and f'"{one}"' not in source] == []
