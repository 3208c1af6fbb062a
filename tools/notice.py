"""Writes NOTICE: what other people wrote of what eldorado brings along, and under which licence.

The client's part is what its build found in the bundle, the Python part what requirements-serve.txt
names, the runtime's part what its lock files name. `--check` only tells whether the file is up to
date.
"""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOTICE = ROOT / "NOTICE"
BUNDLED = ROOT / "src" / "eldorado" / "server" / "static" / "licenses.md"
LOCKED = ROOT / "requirements-serve.txt"
IN_BROWSER = ROOT / "requirements-pyodide.txt"
NODE_LOCK = ROOT / "web" / "package-lock.json"

OTHER_PLATFORMS = {
    "colorama": "BSD-3-Clause",
    "tzdata": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}
"""Licences of packages that are not installed on every platform."""

HEAD = """\
eldorado is published under the MIT licence, see LICENSE. It brings along or needs the work of
others. This file is written by `make notice` from the lock files
and the built client.
"""


def client() -> str:
    """The libraries and fonts in the browser client, with the texts of their licences."""
    _, *parts = re.split(r"^## (?=\S+ - \S+ \()", BUNDLED.read_text("utf-8"), flags=re.MULTILINE)
    sections = []
    for part in parts:
        title, _, text = part.partition("\n")
        lines = [re.sub(r"^> ?", "", line).rstrip() for line in text.strip().splitlines()]
        sections.append("\n".join([title, "-" * len(title), "", *lines]).rstrip())
    return "In the browser client\n=====================\n\n" + "\n\n".join(sections)


def packages() -> str:
    """The Python packages installed with eldorado; they contain their own licence texts."""
    return "Python packages\n===============\n\n" + "\n".join(_licences(LOCKED))


def runtime() -> str:
    """What runs the game in a browser without a server."""
    pyodide = json.loads(NODE_LOCK.read_text("utf-8"))["packages"]["node_modules/pyodide"]
    lines = [
        f"Pyodide {pyodide['version']}: {pyodide['license']}, with CPython: PSF-2.0",
        "The source of Pyodide: https://github.com/pyodide/pyodide",
        "The licence of CPython: https://docs.python.org/3.14/license.html",
        *_licences(IN_BROWSER),
    ]
    return "In the game without a server\n============================\n\n" + "\n".join(lines)


def _licences(locked: Path) -> list[str]:
    """The packages of a lock file."""
    found = re.findall(r"^([\w.-]+)==([\w.+!]+)", locked.read_text("utf-8"), re.MULTILINE)
    return [f"{name} {version}: {licence(name)}" for name, version in found]


def licence(name: str) -> str:
    """The licence that a package declares."""
    if name in OTHER_PLATFORMS:
        return OTHER_PLATFORMS[name]
    try:
        found = metadata(name)
    except PackageNotFoundError:
        sys.exit(f"{name} is not installed: its licence is unknown.")
    named = [
        one.rpartition(" :: ")[2]
        for one in found.get_all("Classifier") or []
        if one.startswith("License :: OSI Approved :: ")
    ]
    if "License-Expression" in found:
        declared = found["License-Expression"]
    elif named:
        declared = ", ".join(named)
    elif "License" in found:
        declared = found["License"]
    else:
        sys.exit(f"{name} declares no licence.")
    return declared.strip().splitlines()[0]


def main(check: bool) -> None:
    text = "\n\n".join([HEAD, packages(), runtime(), client()]) + "\n"
    if not check:
        NOTICE.write_text(text, "utf-8")
    elif not NOTICE.is_file() or NOTICE.read_text("utf-8") != text:
        sys.exit("NOTICE is not up to date: run make notice.")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
