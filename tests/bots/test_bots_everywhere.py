"""A bot of one's own, of every kind, in every place where a bot can be named."""

import asyncio
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import eldorado
from eldorado import Action, Game, View
from eldorado.bots import Bot, BotSpec, load_bot, spec_of, specs_of
from eldorado.bots.bot_names import VARIABLE, own_bots
from eldorado.lab import SimulationPlan, simulate
from eldorado.lab.tournaments.arena import arena
from eldorado.lab.tournaments.ladder import climb
from eldorado.lab.tournaments.ladder_file import Ladder
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.table import Setup, Table
from eldorado.terminal.seats import read_seats
from eldorado.terminal.session import NO_TIME, Session
from tests.server.running import PATIENCE, Running
from tests.terminal.scripted import Scripted, let_play

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SHORT = "A4-R1sw-H2sw-N1sr-blue2"
"""Three tiles: whole games are over soon."""

MARKS = "MARKS_OF_BOTS"
"""The environment variable with the folder in which a bot notes that it was asked."""


class Marking:
    """Plays like the walker, and notes that it was asked."""

    name = "marking"

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._walker: Bot | None = None  # made late: compiled bots of ours cannot be copied

    def choose(self, view: View) -> Action:
        (Path(os.environ[MARKS]) / "asked").touch()
        if self._walker is None:
            self._walker = load_bot("walker", self._seed)
        return self._walker.choose(view)


ENGINE = """
import pathlib, runpy, sys
(pathlib.Path(sys.argv[1]) / "asked").touch()
runpy.run_path(sys.argv[2])
"""


def spec(kind: str, marks: Path) -> BotSpec:
    """A bot of that kind."""
    if kind == "LEVEL@FILE":
        weights = Path(eldorado.__file__).parent / "bots" / "planner" / "weights.npz"
        return f"rambler@{weights}"
    if kind == "package.module:Class":
        return f"{__name__}:Marking"
    if kind == "engine:COMMAND":
        words = [sys.executable, "-c", ENGINE, str(marks), str(ROOT / "examples" / "engine.py")]
        return f"engine@60:{shlex.join(words)}"
    return Marking()


KINDS = ("LEVEL@FILE", "package.module:Class", "engine:COMMAND", "object")
NAMED = KINDS[:3]
"""What can be written on a command line."""


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the marks; names given here are forgotten afterwards."""
    monkeypatch.setenv(MARKS, str(tmp_path))
    monkeypatch.setenv(VARIABLE, "{}")
    own_bots.cache_clear()
    yield tmp_path
    own_bots.cache_clear()


def check_asked(kind: str, marks: Path) -> None:
    """A level notes nothing; that it did not fail is all there is to see."""
    assert (marks / "asked").exists() == (kind != "LEVEL@FILE")


@pytest.mark.parametrize("kind", KINDS)
def test_in_a_simulation(kind: str, marks: Path) -> None:
    results = list(simulate(SimulationPlan(specs_of([spec(kind, marks), "walker"]), (SHORT,), 2)))
    assert [result.forfeits for result in results] == [(), ()]
    check_asked(kind, marks)


@pytest.mark.parametrize("kind", KINDS)
def test_in_the_arena(kind: str, marks: Path) -> None:
    contest = arena(MatchTerms(2, SHORT).match([spec(kind, marks), "walker"]))
    assert [seat.forfeits for seat in contest.seats] == [{}, {}]
    check_asked(kind, marks)


@pytest.mark.parametrize("kind", KINDS)
def test_on_the_ladder(kind: str, marks: Path) -> None:
    ladder = Ladder(marks / "ladder.json")
    bot = spec(kind, marks)
    assert climb(ladder, [bot, "walker"], MatchTerms(2, SHORT))
    (match,) = Ladder(ladder.file).matches
    assert (match.bots, match.forfeits) == ((spec_of(bot), "walker"), (0, 0))
    check_asked(kind, marks)


@pytest.mark.parametrize("kind", NAMED)
def test_in_the_terminal(kind: str, marks: Path) -> None:
    seats = read_seats(["human:Ann", spec_of(spec(kind, marks))])
    table = Table("", Setup(seats, position=Game.new(SHORT, 2, seed=1).position()).checked())
    table.do(table.begin(NO_TIME, seed=1))
    console = Scripted()
    session = Session(console, table, marks / "game.txt")
    let_play(session, console)
    assert table.status == "over"
    assert "A walker plays this move instead" not in console.output
    check_asked(kind, marks)


def test_on_a_server(marks: Path) -> None:
    options: list[str] = []
    for number, kind in enumerate(NAMED):
        folder = marks / str(number)
        folder.mkdir()
        options += ["--bot", f"bot-{number}={spec(kind, folder)}"]
    running = Running("--no-limits", *options).start()
    try:
        asyncio.run(_wait_for_a_turn(running))
        assert "table " not in running.output.partition("\n")[2]  # no bot has failed
    finally:
        running.remove()
    assert (marks / "asked").exists()  # the class
    check_asked("engine:COMMAND", marks / "2")


async def _wait_for_a_turn(running: Running) -> None:
    """A person ends a turn at once and is to move again: the bots have played."""
    party = running.table("person", "bot-0", "bot-1", "bot-2", route=SHORT)
    async with asyncio.timeout(PATIENCE), party.visit(0) as visit:
        for _ in range(2):
            assert await visit.turn()
            await visit.act("end")
        assert await visit.turn()
