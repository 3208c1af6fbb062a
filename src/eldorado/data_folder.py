"""Where a person's games are kept, in the way of each operating system."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for games unless the player or the host names another."""
    from platformdirs import user_data_path

    return user_data_path("eldorado", appauthor=False)


def data_file(name: str) -> Path:
    """A file in the data folder; one that lies where servers kept it formerly is used there."""
    file = data_folder() / name
    former = _former_folder() / name
    return former if former.exists() and not file.exists() else file


def _former_folder() -> Path:
    """Where servers kept their games on every system; the same place on Linux."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "eldorado"
