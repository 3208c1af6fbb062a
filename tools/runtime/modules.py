"""Which modules and files of the package the browser needs, found by following imports."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOTS = (
    "local",
    "table",
    "course",
    "analysis.game_analysis",
    "bots.walker.walker",
    "bots.planner.levels",
    "workshop.ratings.careless_walker",
)
"""What the browser asks for, and bots that are loaded by name; everything that these import comes
too."""

AVAILABLE = {"eldorado", "msgspec", "eldorado_kernel"}
"""Packages that are there besides the standard library."""

LEFT_OUT = (
    "eldorado.wording.texts",
    "eldorado.bots.engines",
    "eldorado.bots.planner.judging.forward.numpy_pass",
    "eldorado.server",
    "eldorado.cli",
    "eldorado.terminal",
    "eldorado.envs",
    "eldorado.lab.workers",
    "eldorado.lab.training",
)
"""Modules that others import late, and only where they can be: texts, numpy, other processes."""

DATA = (".json", ".jsonl", ".npz", ".md")


class MissingModule(Exception):
    """The package needs something that a browser does not have."""


def needed_files(package: Path) -> list[Path]:
    """Every module that is reached from the roots, and the data beside them."""
    found: dict[str, Path] = {}
    waiting = [name for root in ROOTS for name in _under(package, root)]
    while waiting:
        name = waiting.pop()
        if name in found or name.startswith(LEFT_OUT):
            continue
        file = _file(package, name)
        if file is None:
            continue
        found[name] = file
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        for imported in _imports(file):
            _check(imported, file)
            waiting.append(imported)
    folders = {file.parent for file in found.values()}
    data = [file for folder in folders for file in _data(folder)]
    return sorted({*found.values(), *data})


def _under(package: Path, root: str) -> Iterator[str]:
    """A module, or all modules of a package."""
    name = f"eldorado.{root}"
    folder = package.joinpath(*root.split("."))
    if folder.is_dir():
        for file in folder.rglob("*.py"):
            parts = file.relative_to(package).with_suffix("").parts
            yield ".".join(("eldorado", *parts)).removesuffix(".__init__")
    elif folder.with_suffix(".py").exists():
        yield name


def _file(package: Path, name: str) -> Path | None:
    """The file of a module of ours; None for any other name."""
    base = package.parent.joinpath(*name.split("."))
    for file in (base / "__init__.py", base.with_suffix(".py")):
        if name.split(".", maxsplit=1)[0] == "eldorado" and file.exists():
            return file
    return None


def _imports(file: Path) -> Iterator[str]:
    """The names of modules that a module imports, early or late; not those for types only."""
    tree = ast.parse(file.read_text("utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _check(imported: str, file: Path) -> None:
    """Refuses what a browser does not have; numpy is imported only where it is found."""
    top = imported.split(".", maxsplit=1)[0]
    if top in AVAILABLE or top in sys.stdlib_module_names:
        return
    if top == "numpy" and file.parent.name in ("arrays", "stats"):
        return
    raise MissingModule(f"{file} imports {imported}, which a browser does not have.")


def _data(folder: Path) -> Iterator[Path]:
    """Data beside modules, and in folders without any."""
    for file in folder.iterdir():
        if file.is_dir() and not any(file.glob("*.py")) and file.name != "__pycache__":
            yield from _data(file)
        elif file.suffix in DATA:
            yield file
