"""What the package says of itself: its version in one place, its licences complete."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import eldorado

ROOT = Path(__file__).parent.parent


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    source = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{eldorado.__version__}"' in source.read_text("utf-8")
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


def test_the_changelog_tells_of_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[(\d[^]]*)\]", changelog, re.MULTILINE)
    assert released[0] == eldorado.__version__


def test_the_game_in_the_browser_needs_no_extra() -> None:
    """What any module imports is a default dependency, but for what an extra names, what such a
    dependency brings, and what only a type checker reads.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {_package(one) for one in project["dependencies"]}
    extra = {
        _package(one) for name in ("postgresql", "lab", "cluster", "rl") for one in extras[name]
    }
    found: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(str(node.module).partition(".")[0])
    strangers = found - sys.stdlib_module_names - {"eldorado"}
    assert (
        strangers - {"fluent", "click", "multipart", "mypy_extensions", "pyspiel"} <= wanted | extra
    )
    assert not {"serve"} & set(extras)


def _package(requirement: str) -> str:
    return re.split(r"[^a-z0-9_-]", requirement, maxsplit=1)[0]


def test_the_notice_is_up_to_date() -> None:
    static = ROOT / "src" / "eldorado" / "server" / "static"
    if not (static / "licenses.md").is_file():
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing("The client is not built; run tools/build-client.")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "notice.py", "--check"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_client_is_locked_for_every_platform() -> None:
    """Lock files that were written where some optional packages were missing are refused by npm."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {
        name
        for package in packages.values()
        for kind in ("dependencies", "optionalDependencies", "devDependencies")
        for name in package.get(kind, {})
    }
    assert wanted <= locked
    assert all("integrity" in package for name, package in packages.items() if name)
    assert not any("resolved" in package for package in packages.values())
