"""Lets Python find the compiled modules, all of which are in one shared library.

The build writes the names of the modules in place of the empty tuple below.
"""

import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path

NAMES: tuple[str, ...] = ()
LIBRARY = str(Path(__file__).with_name("eldorado__mypyc.cpython-314-wasm32-emscripten.so"))


class CompiledFinder:
    """Finds a module in the library, which has a function for each that makes it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in NAMES:
            return None
        return ModuleSpec(name, ExtensionFileLoader(name, LIBRARY), origin=LIBRARY)


sys.meta_path.insert(0, CompiledFinder)
