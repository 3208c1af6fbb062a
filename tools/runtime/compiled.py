"""Compiles the modules that take the time to one library for the browser's Python.

mypyc translates them to C, Clang makes WebAssembly of it. That needs the headers of the same Python
and those of a C library for WebAssembly; where something is missing, the modules stay plain.
"""

import hashlib
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
"""The build of the wheel, which says what servers compile."""

HERE = ROOT / "tools" / "runtime"
KEPT = ROOT / "build" / "compiled-wasm"
"""Libraries that were made before, by what they were made from: it takes a minute and more."""

HEADERS = ROOT / "build" / "headers"
TARGET = (
    *("--target=wasm32-unknown-emscripten", "-D__wasi__", "-DNDEBUG"),
    *("-Os", "-fPIC", "-w"),
)
LINKING = ("-shared", "--experimental-pic", "--allow-undefined", "--strip-all")


class CannotCompile(Exception):
    """Something that compiling needs is missing or does not fit: why, as a sentence."""


class Headers(NamedTuple):
    """Folders of headers."""

    python: Path
    libc: Path


def compiled_library(package: Path, files: Iterable[Path], tools: tuple[str, str]) -> bytes:
    """The library of a package's modules, by Clang and its linker."""
    headers = find_headers()
    modules = [str(file.relative_to(package.parent)) for file in chosen(package, files)]
    kept = KEPT / f"{_key(package, modules, headers, tools[0])}.so"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as scratch:
            made = _compile(package, modules, headers, Path(scratch), tools)
            made.rename(made.with_suffix(".done"))
            shutil.move(made.with_suffix(".done"), kept)
    return kept.read_bytes()


def chosen(package: Path, files: Iterable[Path]) -> list[Path]:
    """Those of some files that servers compile too."""
    compiled = {file for pattern in HOOK["COMPILED"] for file in package.glob(pattern)}
    return sorted(file for file in files if file in compiled and file.name not in HOOK["PLAIN"])


def find_headers() -> Headers:
    """The system's, or those of Debian's packages."""
    from tools.runtime.build import PYTHON

    places = [_headers_of(f"python{PYTHON}"), Path(f"/usr/include/python{PYTHON}")]
    python = [*places, HEADERS / "usr" / "include" / f"python{PYTHON}"]
    libc = [Path("/usr/include/wasm32-wasi"), HEADERS / "usr" / "include" / "wasm32-wasi"]
    if not (_first(python, "Python.h") and _first(libc, "stdlib.h")):
        subprocess.run([ROOT / "tools" / "fetch-headers", HEADERS, PYTHON], check=False)
    found = (_first(python, "Python.h"), _first(libc, "stdlib.h"))
    if found[0] is None or found[1] is None:
        missing = f"Python {PYTHON}" if found[0] is None else "a C library for WebAssembly"
        raise CannotCompile(
            f"There are no headers of {missing} here. On Debian 14: apt install "
            f"libpython{PYTHON}-dev wasi-libc."
        )
    _check_version(found[0], PYTHON)
    return Headers(found[0], found[1])


def _headers_of(python: str) -> Path:
    """Where a Python on the path has its headers."""
    command = [python, "-c", "import sysconfig; print(sysconfig.get_path('include'))"]
    if shutil.which(python) is None:
        return Path("/none")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return Path(done.stdout.strip() or "/none")


def _first(folders: Sequence[Path], header: str) -> Path | None:
    return next((folder for folder in folders if (folder / header).is_file()), None)


def _check_version(headers: Path, wanted: str) -> None:
    """Refuses headers of another Python than the browser's."""
    text = (headers / "patchlevel.h").read_text("utf-8")
    found = re.search(r'PY_VERSION\s+"(\d+\.\d+)', text)
    if found is None or found[1] != wanted:
        raise CannotCompile(
            f"The browser's Python is {wanted}, but {headers} has the headers of "
            f"Python {found[1] if found else 'an unknown version'}."
        )


def _key(package: Path, modules: Sequence[str], headers: Headers, clang: str) -> str:
    """Changes with everything that the library is made from."""
    tried = subprocess.run([clang, "--version"], check=True, capture_output=True, text=True)
    made = hashlib.sha256(f"{TARGET} {LINKING} {version('mypy')} {tried.stdout}".encode())
    made.update((headers.python / "patchlevel.h").read_bytes())
    parts = [package.parent / module for module in modules]
    for file in (*parts, HERE / "pyconfig.h", HERE / "to_c.py", package / "compiling.py"):
        made.update(str(file.name).encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:24]


def _compile(
    package: Path, modules: Sequence[str], headers: Headers, scratch: Path, tools: tuple[str, str]
) -> Path:
    """The file of the library."""
    include = scratch / "include"
    shutil.copytree(headers.python, include)
    shutil.copyfile(HERE / "pyconfig.h", include / "pyconfig.h")
    code = scratch / "code"
    _run(sys.executable, HERE / "to_c.py", code, scratch / "cache", *modules, folder=package.parent)
    functions = _gather_modules(code)
    import mypyc

    libraries = (include, Path(mypyc.__file__).parent / "lib-rt", code)
    folders = ["-isystem", headers.libc, *[part for one in libraries for part in ("-I", one)]]
    objects = []
    for name in ("__native_eldorado", "modules"):
        objects.append(scratch / f"{name}.o")
        _run(tools[0], *TARGET, *folders, "-c", "-o", objects[-1], code / f"{name}.c")
    exports = [f"--export={name}" for name in functions]
    _run(tools[1], *LINKING, *exports, "-o", scratch / "library.so", *objects)
    return scratch / "library.so"


def _gather_modules(code: Path) -> list[str]:
    """Writes the functions that make the modules into one file; their names.

    mypyc makes a library for each module, and in it a function for the case that it is a package.
    """
    texts = [file.read_text("utf-8") for file in sorted((code / "eldorado").rglob("*.c"))]
    lines = [line for text in texts for line in text.splitlines() if "PyInit___init__" not in line]
    (code / "modules.c").write_text("\n".join(lines) + "\n", "utf-8")
    names = {name for line in lines for name in re.findall(r"\bPyInit_\w+", line)}
    return [*sorted(names), "PyInit_eldorado__mypyc"]


def _run(*command: str | Path, folder: Path | None = None) -> None:
    line = [str(part) for part in command]
    done = subprocess.run(line, check=False, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"Compiling failed: {(done.stdout + done.stderr)[-3000:]}")
