"""The command alone: the game opens in the browser."""

import os
import signal
import stat
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.running import PATIENCE

BROWSER = """#!/bin/sh
echo "$1" > "{file}.new"
mv "{file}.new" "{file}"
"""


def test_the_command_alone_opens_the_game_in_the_browser(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(BROWSER.format(file=opened))
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    place = {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "eldorado"], env=os.environ | place, stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < until:
            assert process.poll() is None
            time.sleep(0.05)
        with urllib.request.urlopen(opened.read_text("utf-8").strip()) as page:
            assert b"<!doctype html" in page.read(200).lower()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)
    assert list(tmp_path.rglob("games.db"))
