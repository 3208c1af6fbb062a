"""What the package says of itself: its version in one place, its licences complete."""

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
