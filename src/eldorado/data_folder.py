"""Where games are stored, following each operating system's conventions."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for games unless the player or the host names another."""
    from platformdirs import user_data_path

    return user_data_path("eldorado", appauthor=False)


def data_file(name: str) -> Path:
    """A file in the data folder; a file in the former folder is used if it exists."""
    file = data_folder() / name
    former = _former_folder() / name
    return former if former.exists() and not file.exists() else file


def _former_folder() -> Path:
    """The former data folder of servers on every system; on Linux it is the same."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "eldorado"
