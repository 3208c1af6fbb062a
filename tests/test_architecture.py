"""The house rules: rooms import only from rooms above them, the core stays pure."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import eldorado

PACKAGE = Path(eldorado.__file__).parent
ROOMS = (
    "compiling",
    "errors",
    "input_limits",
    "data_folder",
    "i18n",
    "facts",
    "routes",
    "core",
    "records",
    "wording",
    "help",
    "arrays",
    "stats",
    "reporting",
    "bots",
    "lab",
    "workshop",
    "envs",
    "analysis",
    "table",
    "exports",
    "course",
    "mining",
    "interface",
    "terminal",
    "client",
    "local",
    "server",
    "cli",
)
DOORS = {("core", "records"), ("errors", "wording")}
"""Doors to rooms below: `Game.record`, and the text of an error that tells ids and arguments."""

WORDLESS = ("core", "bots", "table", "course")
"""Rooms that speak in ids and arguments only."""

IMPURE = {"io", "time", "datetime", "socket", "subprocess", "pathlib", "logging", "threading"}


MOST_PARAMETERS = 6
LONGER = {
    "core/state.py Player.__init__": "a position's fields; a dataclass would be slower compiled",
}
"""Functions with more parameters than others, and why: a value for them would cost time."""


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield str(node.module)


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the package with the room it is in."""
    for file in sorted(PACKAGE.rglob("*.py")):
        room = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if room not in ("__init__", "__main__"):
            yield room, file


def test_rooms_import_only_from_rooms_above() -> None:
    for room, file in modules():
        for name in imports(file):
            if name.startswith("eldorado."):
                other = name.split(".")[1]
                assert ROOMS.index(other) <= ROOMS.index(room) or (room, other) in DOORS, (
                    f"{file.name} in {room}/ imports {name}"
                )


def test_the_rules_and_the_tables_leave_words_to_others() -> None:
    for room, file in modules():
        if room in WORDLESS:
            assert not any(name.startswith("eldorado.wording") for name in imports(file)), file


def test_the_core_imports_the_standard_library_only_and_does_no_io() -> None:
    for room, file in modules():
        if room not in ("core", "routes"):
            continue
        for name in imports(file):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "eldorado", f"{file}: {name}"
            assert top not in IMPURE, f"{file}: {name}"
        calls = {
            ast.unparse(node.func)
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Call)
        }
        assert not calls & {"open", "print", "input", "random.random", "random.seed"}, file


def test_files_are_short() -> None:
    for _, file in modules():
        length = len(file.read_text("utf-8").splitlines())
        assert length <= 500, f"{file} has {length} lines; one concept per file"


def test_what_pools_work_out_needs_no_framework() -> None:
    """A process of a pool is started while somebody waits, and there are several of them."""
    work = PACKAGE / "interface" / "work"
    names = [f"eldorado.interface.work.{file.stem}" for file in work.glob("*.py")]
    names += [
        "eldorado.server.jobs.body",
        "eldorado.server.jobs.process",
        "eldorado.exports.board_document",
        "eldorado.server.jobs.warm_up",
    ]
    program = f"import sys, {', '.join(names)}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"litestar", "sqlalchemy", "uvicorn", "websockets"}


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.arguments]]:
    """Every function with the classes and functions around it."""
    for node in ast.iter_child_nodes(tree):
        name = getattr(node, "name", "")
        inner = f"{within}.{name}" if within and name else within or name
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inner, node.args
        yield from functions(node, inner)


def test_functions_have_few_parameters() -> None:
    """Data that travels together is a value."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        for name, args in functions(ast.parse(file.read_text("utf-8"))):
            given = [*args.posonlyargs, *args.args, *args.kwonlyargs]
            number = sum(one.arg not in ("self", "cls") for one in given)
            if number > MOST_PARAMETERS:
                found[f"{file.relative_to(PACKAGE).as_posix()} {name}"] = number
    assert set(found) == set(LONGER), found
