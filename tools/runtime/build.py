"""Builds what runs the game in a browser: Pyodide, a cut standard library, the game, the kernel.

    tools/build-runtime [FOLDER]

Writes the files and `runtime.json`, which lists them, and prints what they weigh.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.runtime.compiled import CannotCompile, chosen, compiled_library
from tools.runtime.modules import needed_files

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tools" / "runtime"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
NODE = (str(ROOT / "tools" / "node"), "node")
PYTHON = "3.14"
ABI = "2026_0"
"""The Python and the interface of the pinned Pyodide, for which msgspec's wheel is built."""

WHEEL = (
    *("--only-binary", ":all:", "--no-deps", "--require-hashes", "--quiet"),
    *("--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"),
    *("--platform", f"pyemscripten_{ABI}_wasm32"),
)
MOST_GZIPPED = 6_500_000
"""The most that a first visit may fetch, in bytes as sent."""

MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of all files in archives, so that the same contents are the same file."""

NO_CLANG = (
    "There is no Clang with wasm-ld here, so the kernel is left out and the game stays plain "
    "Python: levels with a network think about thirty times as long. On Debian: apt install clang "
    "lld."
)
STAYS_PLAIN = "The game stays plain Python in the browser: the same games, several times slower."
LIBRARY = "eldorado__mypyc.cpython-314-wasm32-emscripten.so"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "runtime")
    options.add_argument("--package", type=Path, default=ROOT / "src" / "eldorado")
    options.add_argument("--plain", action="store_true", help="compile no modules")
    given = options.parse_args()
    check_versions()
    with tempfile.TemporaryDirectory() as scratch:
        files = collect(Path(scratch), given.package, given.plain)
        write(files, given.folder)
    check(given.folder)
    report(given.folder)


def check_versions() -> None:
    """Refuses a Pyodide for which msgspec's wheel was not built."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    fits = (lock["abi_version"], lock["python"].rpartition(".")[0]) == (ABI, PYTHON)
    if not fits:
        sys.exit(
            f"msgspec is pinned for Python {PYTHON} and the interface {ABI} of Pyodide, but this "
            f"Pyodide has Python {lock['python']} and {lock['abi_version']}."
        )


def collect(scratch: Path, package: Path, plain: bool) -> dict[str, tuple[str, bytes]]:
    """By role the name and contents of each file. Scripts end in `.js`: some hosts have no type
    for `.mjs`, and a browser loads no module of another type."""
    code = scratch / "code"
    cut_stdlib(code / "stdlib")
    copy_package(package, code / "packages")
    clang = find_clang()
    if clang is None:
        print(NO_CLANG)
    elif not plain:
        compile_package(package, code / "packages", clang)
    run(*NODE, HERE / "compile.mjs", PYODIDE, code)
    add_msgspec(scratch, code / "packages")
    files = {
        "loader": ("pyodide.js", without_map(PYODIDE / "pyodide.mjs")),
        "engine": ("pyodide.asm.js", without_map(PYODIDE / "pyodide.asm.mjs")),
        "wasm": ("pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "stdlib": ("stdlib.zip", archive(code / "stdlib", scratch / "stdlib.zip")),
        "packages": ("eldorado.zip", archive(code / "packages", scratch / "eldorado.zip")),
    }
    if clang is not None:
        kernel = build_kernel(package / "arrays" / "kernel.c", scratch, clang[0])
        files["kernel"] = ("kernel.wasm", kernel)
    return files


def cut_stdlib(folder: Path) -> None:
    """The modules of the standard library that are listed."""
    wanted = (HERE / "stdlib.txt").read_text("utf-8").split()
    found = set()
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in wanted:
                found.add(module)
                whole.extract(name, folder)
    if missing := set(wanted) - found:
        sys.exit(f"This Pyodide has no {', '.join(sorted(missing))}; see {HERE / 'stdlib.txt'}.")


def copy_package(package: Path, folder: Path) -> None:
    """What the browser needs of the game."""
    for file in needed_files(package):
        copy = folder / "eldorado" / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def compile_package(package: Path, folder: Path, clang: tuple[str, str]) -> None:
    """Puts a library in place of the modules that take the time, where that can be done."""
    try:
        library = compiled_library(package, needed_files(package), clang)
    except CannotCompile as reason:
        print(f"{reason} {STAYS_PLAIN}")
        return
    modules = [file.relative_to(package) for file in chosen(package, needed_files(package))]
    for module in modules:
        (folder / "eldorado" / module).unlink()
    (folder / LIBRARY).write_bytes(library)
    names = tuple(".".join(("eldorado", *module.with_suffix("").parts)) for module in modules)
    finder = (HERE / "compiled_finder.py").read_text("utf-8")
    finder = finder.replace("NAMES: tuple[str, ...] = ()", f"NAMES = {names!r}")
    (folder / "eldorado_compiled.py").write_text(finder, "utf-8")


def add_msgspec(scratch: Path, folder: Path) -> None:
    """The pinned wheel of msgspec with its licence, without what only tools for types read."""
    lock = ROOT / "requirements-pyodide.txt"
    run(sys.executable, "-m", "pip", "download", *WHEEL, "-d", scratch / "wheels", "-r", lock)
    (wheel,) = (scratch / "wheels").glob("msgspec-*.whl")
    with zipfile.ZipFile(wheel) as whole:
        for name in whole.namelist():
            module = name.startswith("msgspec/") and name.endswith((".py", ".so"))
            if module or Path(name).name == "LICENSE":
                whole.extract(name, folder)


def build_kernel(source: Path, scratch: Path, clang: str) -> bytes:
    """Our kernel, built for WebAssembly."""
    options = ("--target=wasm32", "-O3", "-msimd128", "-ffreestanding", "-nostdlib", "-Wall")
    text = run(clang, *options, "-S", "-o", "-", source)
    if "__stack_pointer" in text:
        sys.exit(f"{source} needs a stack, but works on the memory of another program.")
    target = scratch / "kernel.wasm"
    linking = ("--no-entry", "--import-memory", "--strip-all", "-z,stack-size=0")
    run(clang, *options, *[f"-Wl,{option}" for option in linking], "-o", target, source)
    return target.read_bytes()


def find_clang() -> tuple[str, str] | None:
    """Clang and its linker for WebAssembly, of the same version; None without both."""
    for suffix in ("", *[f"-{number}" for number in range(25, 13, -1)]):
        if shutil.which(f"clang{suffix}") and shutil.which(f"wasm-ld{suffix}"):
            return f"clang{suffix}", f"wasm-ld{suffix}"
    return None


def archive(folder: Path, target: Path) -> bytes:
    """A folder as an archive that depends on nothing but its contents."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(folder)), MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, file.read_bytes())
    return target.read_bytes()


def without_map(script: Path) -> bytes:
    """A script without the address of its source map, which is not there."""
    lines = script.read_text("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("//# source")).encode()


def write(files: dict[str, tuple[str, bytes]], folder: Path) -> None:
    """The files under names that carry a hash of their contents, and the list of them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed = []
    for role, (name, data) in files.items():
        digest = hashlib.sha256(data).hexdigest()
        stem, _, suffix = name.rpartition(".")
        hashed = f"{stem}-{digest[:12]}.{suffix}"
        (folder / hashed).write_bytes(data)
        listed.append({"role": role, "name": hashed, "bytes": len(data), "sha256": digest})
    version = hashlib.sha256("".join(str(file["sha256"]) for file in listed).encode()).hexdigest()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    manifest = {
        "version": version[:16],
        "lock": lock,
        "files": listed,
        "bytes": sum(len(data) for _, data in files.values()),
        "gzipped": sum(len(gzip.compress(data, 6)) for _, data in files.values()),
    }
    (folder / "runtime.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")


def check(folder: Path) -> None:
    """Loads every module in the runtime and plays a game with it."""
    print(run(*NODE, HERE / "headless.mjs", folder, HERE / "check.py").strip())


def report(folder: Path) -> None:
    """What each file weighs; refuses a runtime that is too heavy."""
    manifest = json.loads((folder / "runtime.json").read_text("utf-8"))
    for file in manifest["files"]:
        packed = len(gzip.compress((folder / file["name"]).read_bytes(), 6))
        print(f"{file['name']:40} {file['bytes']:>10,} {packed:>10,} gzipped")
    print(f"{'in all':40} {manifest['bytes']:>10,} {manifest['gzipped']:>10,} gzipped")
    if manifest["gzipped"] > MOST_GZIPPED:
        sys.exit(f"The runtime weighs more than {MOST_GZIPPED:,} bytes gzipped.")


def run(*command: str | Path) -> str:
    """What a command prints; its failure ends the build."""
    line = [str(part) for part in command]
    done = subprocess.run(line, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit((done.stdout + done.stderr)[-6000:])
    return done.stdout


if __name__ == "__main__":
    main()
