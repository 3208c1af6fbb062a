"""The newest wheel in dist/, in an environment that has nothing else: `make check-wheel`."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from eldorado import load_bot
from eldorado.client import Server, Visit

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds a busy machine may need for anything; no test waits that long on purpose."""

LOOK = """
import json, sys
import eldorado
early = sorted({"numpy", "litestar", "typer", "asyncio"} & set(sys.modules))
from pathlib import Path
from eldorado.core import COMPILED
folder = Path(eldorado.__file__).parent
files = ("server/static/index.html", "exports/analysis.html", "py.typed")
inside = [(folder / file).is_file() for file in files]
print(json.dumps([COMPILED, str(folder), early, inside, eldorado.__version__]))
"""


def locked() -> str:
    """The versions of the lock file, as constraints: what is needed, the wheel must say itself."""
    text = (ROOT / "requirements.txt").read_text("utf-8")
    lines = re.findall(r"^([\w.-]+(?:\[[\w,-]+\])?==[^\\\n]+)", text, re.MULTILINE)
    return "\n".join(line.strip() for line in lines) + "\n"


def newest_wheel() -> Path:
    wheels = sorted((ROOT / "dist").glob("eldorado-*.whl"), key=lambda file: file.stat().st_mtime)
    assert wheels, "there is no wheel; `make check-wheel` builds it"
    return wheels[-1]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment into which only the wheel was installed."""
    folder = tmp_path_factory.mktemp("empty")
    constraints = folder / "constraints.txt"
    constraints.write_text(locked(), "utf-8")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    programs = folder / "venv" / "bin"
    pip: list[str | Path] = [
        programs / "python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--quiet",
    ]
    subprocess.run([*pip, "install", "-c", constraints, newest_wheel()], check=True)
    subprocess.run([*pip, "check"], check=True)
    return programs


@pytest.fixture(scope="module")
def uvx(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of uv that runs a package without installing it; fetched if it is missing."""
    if found := shutil.which("uvx"):
        return Path(found)
    folder = tmp_path_factory.mktemp("uv")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    if subprocess.run([*pip, "install", "uv"], check=False).returncode:
        pytest.skip("uv is not installed and cannot be fetched from PyPI.")
    return folder / "bin" / "uvx"


def surroundings(folder: Path) -> dict[str, str]:
    """Environment variables without anything of the checkout; data are saved in the folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}


@contextmanager
def started(folder: Path, environment: dict[str, str], *command: str | Path) -> Iterator[str]:
    """A server for the length of a block; its address."""
    output = folder / "output"
    with output.open("w") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=out)
    try:
        wait(lambda: "eldorado is at" in output.read_text() or process.poll() is not None)
        assert process.poll() is None, output.read_text()
        yield output.read_text().partition("eldorado is at ")[2].split()[0]
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0, output.read_text()
    assert "Traceback" not in output.read_text()


def wait(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_it_is_compiled_and_has_the_pages_inside(programs: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [programs / "python", "-I", "-W", "error", "-c", LOOK],
        cwd=tmp_path,
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, folder, early, inside, version = json.loads(done.stdout)
    compiler = subprocess.run([sys.executable, ROOT / "hatch_build.py", "--check"], check=False)
    assert compiled == (compiler.returncode == 0)
    assert programs.parent in Path(folder).parents
    assert early == []
    assert inside == [True, True, True]
    assert f"-{version}-" in newest_wheel().name


def test_a_turn_is_played_on_its_server(programs: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [
        programs / "eldorado",
        "serve",
        "--no-browser",
        "--data",
        tmp_path / "games",
    ]
    with started(tmp_path, surroundings(tmp_path), *command) as url:
        page = urllib.request.urlopen(url, timeout=PATIENCE).read().decode()
        scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert scripts
        for script in scripts:
            assert urllib.request.urlopen(url + script, timeout=PATIENCE).status == 200
        asyncio.run(play_a_turn(Server(url)))


async def play_a_turn(server: Server) -> None:
    """A person's turn and those of the computer players after it."""
    seats = [{"kind": "person", "name": "Ana"}, *2 * [{"kind": "bot", "level": "navigator"}]]
    made = server.post("/api/tables", {"seats": seats, "pace": 0})
    bot = load_bot("walker", seed=1)
    async with (
        asyncio.timeout(PATIENCE),
        Visit(server, made["id"], made["seats"][0]["secret"]) as visit,
    ):
        assert await visit.turn()
        first = visit.view.round
        while await visit.turn() and visit.view.round == first:
            await visit.act(bot.choose(visit.view))
        assert visit.view.round == first + 1


def test_the_command_alone_opens_the_game_in_the_browser(programs: Path, tmp_path: Path) -> None:
    opens_the_game(tmp_path, surroundings(tmp_path), programs / "eldorado")


def test_uvx_opens_the_game_from_the_wheel(uvx: Path, tmp_path: Path) -> None:
    """As docs/hosting.md tells it, with the versions of the lock file and this Python."""
    constraints = tmp_path / "constraints.txt"
    constraints.write_text(locked(), "utf-8")
    environment = surroundings(tmp_path) | {
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "UV_CONSTRAINT": str(constraints),
        "UV_PYTHON": sys.executable,
    }
    opens_the_game(tmp_path, environment, uvx, "--from", newest_wheel(), "eldorado")


def opens_the_game(folder: Path, environment: dict[str, str], *command: str | Path) -> None:
    """The command starts a server and opens its page, which is there."""
    opened = folder / "opened"
    note = f"import sys; open({str(opened)!r}, 'w').write(sys.argv[1])"
    browser = shlex.join([sys.executable, "-c", note, "%s"])
    with started(folder, environment | {"BROWSER": browser}, *command) as url:
        wait(lambda: opened.is_file() and opened.read_text() != "")
        assert opened.read_text() == url
        assert urllib.request.urlopen(url, timeout=PATIENCE).status == 200
