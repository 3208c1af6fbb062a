"""Build hook: compiles the rules with mypyc where there is a C compiler, and builds the client.

Without one, or with ELDORADO_COMPILE=0, the package is plain Python and complete. As a script,
`python hatch_build.py DIR` puts a compiled copy of the package into DIR, and `--check` tells
whether that would work.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CLIENT = SOURCE / "eldorado" / "server" / "static" / "index.html"
BUILT = ("server/static", "exports/analysis.html")
"""What the client's build writes into the package."""
COMPILED = (
    "core/**/*.py",
    "routes/board.py",
    "routes/paths.py",
    "bots/random_bot.py",
    "bots/resting_bot.py",
    "bots/planner/**/*.py",
    "bots/walker/**/*.py",
    "lab/batch/*.py",
    "table/json_diff.py",
    "table/documents.py",
    "table/options.py",
    "table/visible_events.py",
)
"""What is compiled; every other module stays as it is. So do those that handle any bot: compiled,
they would accept only classes that inherit from `Bot`."""

PLAIN = ("__init__.py", "view_types.py")
"""Names of modules that stay as they are wherever they lie; annotations of types that describe
documents are read while a server runs."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the browser client and the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not CLIENT.exists():
            subprocess.run([ROOT / "tools" / "build-client"], check=True)
        if not can_compile():
            return
        target = Path(tempfile.mkdtemp(prefix="eldorado-"))
        for file in compile_into(target):
            build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def can_compile() -> bool:
    """Whether compiling is wanted and there is a C compiler."""
    if os.environ.get("ELDORADO_COMPILE") == "0":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


def compile_into(target: Path) -> list[Path]:
    """Compile the modules into a folder laid out like the package; the files made."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    modules = sorted(
        str(path.relative_to(SOURCE))
        for pattern in COMPILED
        for path in (SOURCE / "eldorado").glob(pattern)
        if path.name not in PLAIN
    )
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(SOURCE)
        try:
            extensions = mypycify(
                # what only extras need may be absent: none of it is compiled
                ["--config-file=", "--ignore-missing-imports", "--cache-dir", scratch, *modules],
                opt_level="3",
                group_name="eldorado",
                target_dir=scratch,
            )
            if sys.platform != "win32":
                for extension in extensions:  # nobody replaces functions: call directly, or inline
                    extension.extra_compile_args.append("-fvisibility=hidden")
            command = build_ext(Distribution({"name": "eldorado", "ext_modules": extensions}))
            command.build_lib = str(target.resolve() if target.is_absolute() else before / target)
            command.build_temp = scratch
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
    return sorted(target.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def main(target: Path) -> None:
    """A complete compiled copy of the package; the plain one stays unchanged. The client is linked,
    so that a new one needs no compiler.
    """
    shutil.rmtree(target, ignore_errors=True)
    names = ("__pycache__", *(Path(part).name for part in BUILT))
    shutil.copytree(SOURCE / "eldorado", target / "eldorado", ignore=shutil.ignore_patterns(*names))
    for part in BUILT:
        (target / "eldorado" / part).symlink_to(SOURCE.resolve() / "eldorado" / part)
    for file in compile_into(target):
        print(file.relative_to(target))


if __name__ == "__main__":
    if not can_compile():
        sys.exit("There is no C compiler here, or ELDORADO_COMPILE=0 is set.")
    if sys.argv[1:] != ["--check"]:
        main(Path(sys.argv[1]))
