"""The programs that tests in a browser need, and what happens without them."""

import os
import shutil
from typing import NoReturn

import pytest


def missing(sentence: str) -> NoReturn:
    """Skips the test; where nothing may be skipped, fails it."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(sentence)


def installed(names: tuple[str, ...], installer: str, folders: str | None = None) -> str:
    """The first of these programs that there is, on the path or in other folders."""
    for name in names:
        found = shutil.which(name, path=folders)
        if found:
            return found
    missing(f"Skipped the tests in a browser: there is no {names[0]}; run {installer}.")
