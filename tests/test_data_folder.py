"""Games are kept where the operating system wants them, and found where they were before."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from eldorado.data_folder import data_folder
from eldorado.server.settings import games_in


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def test_games_on_linux_are_where_they_always_were(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    assert data_folder() == home / ".local" / "share" / "eldorado"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert games_in(None) == home / "data" / "eldorado" / "games.db"


def test_a_servers_games_on_another_system_are_found_in_their_former_place(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    usual = home / "Library" / "Application Support" / "eldorado" / "games.db"
    former = home / ".local" / "share" / "eldorado" / "games.db"
    assert games_in(None) == usual
    former.parent.mkdir(parents=True)
    former.touch()
    assert games_in(None) == former
    usual.parent.mkdir(parents=True)
    usual.touch()
    assert games_in(None) == usual


def test_a_named_folder_is_taken_as_it_is(home: Path) -> None:
    assert games_in(Path("~/games")) == home / "games" / "games.db"
