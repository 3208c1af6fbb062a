"""One name means one thing, and a folder fits a glance."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import eldorado

PACKAGE = Path(eldorado.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"

MOST_MODULES = 15
"""In one folder of Python."""

MOST_FILES = 21
"""In one folder of the client: components, their logic and drawings."""


def modules() -> list[Path]:
    every = PACKAGE.rglob("*.py")
    return sorted(file for file in every if file.name not in ("__init__.py", "__main__.py"))


def test_no_two_modules_have_the_same_name() -> None:
    found = Counter(file.stem for file in modules())
    assert [name for name, number in found.items() if number > 1] == []


def test_no_two_classes_have_the_same_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in modules():
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name.lstrip("_")].append(str(file.relative_to(PACKAGE)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_folders_are_small() -> None:
    found = Counter(str(file.parent.relative_to(PACKAGE)) for file in modules())
    assert {folder: number for folder, number in found.items() if number > MOST_MODULES} == {}
    shown = Counter(file.parent for file in CLIENT.rglob("*") if file.is_file())
    assert {folder: number for folder, number in shown.items() if number > MOST_FILES} == {}
