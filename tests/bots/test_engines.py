"""Engines: programs that play by the line protocol, well or badly."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from eldorado import Game
from eldorado.bots import load_bot, make_bot
from eldorado.bots.engines import engine_bot, engine_check
from eldorado.bots.engines.engine_bot import EngineBot, EngineCommand
from eldorado.bots.engines.engine_check import check_engine
from eldorado.bots.engines.engine_loop import EngineLoop
from eldorado.bots.engines.engine_process import EngineProcess
from eldorado.bots.engines.engine_protocol import HELLO, WELCOME
from eldorado.errors import BotError
from eldorado.lab import SimulationPlan, simulate
from eldorado.lab.simulation.play import FORFEIT

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"
ENGINE = f"engine:{sys.executable} {EXAMPLE}"
SHORT = "A4-R1sw-H2sw-N1sr-blue2"
"""Three tiles: whole games are over soon."""
PATIENT = "engine@60:"
"""However busy the machine is, an engine that answers at all answers in time."""

ODD = """
import sys
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "eldorado":
        print("id name odd"); print("eldoradook 1", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
        {go}
    elif word == "quit" and {quits}:
        break
"""


def odd(folder: Path, go: str, quits: bool = True, kind: str = PATIENT) -> str:
    """An engine that does something of its own when it should choose."""
    file = folder / "odd.py"
    file.write_text(ODD.format(go=go, quits=quits))
    return f"{kind}{sys.executable} {file}"


def test_a_short_engine_in_another_process_plays_twenty_games() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
    plan = SimulationPlan(("walker", ENGINE), routes=(SHORT,), games=20)
    results = list(simulate(plan))
    assert len(results) == 20
    assert {result.winner for result in results} <= {0, 1}
    assert not any(result.forfeits for result in results)
    assert results[0] == next(iter(simulate(plan)))  # the seed decides what it does


@pytest.mark.parametrize(
    ("go", "sentence"),
    [
        ("sys.exit('no more')", "odd ended with code 1: no more."),
        ("pass", "odd did not answer within 0.3 s."),
        ("print('bestaction move 1 native X1', flush=True)", "odd answered 'move 1 native X1': "),
        ("print('bestaction walk', flush=True)", "odd answered 'walk': "),
        ("print('x' * 5000, flush=True)", "odd wrote a line of more than 4000 characters."),
        (
            "print('info\\n' * 1500, flush=True)",
            "odd wrote more than 1000 lines without",
        ),
        (
            "print('bestaction end'); print('bestaction end', flush=True)",
            "odd wrote 'bestaction end' without being asked; every 'go' has one answer.",
        ),
    ],
    ids=["dying", "silent", "cheating", "unreadable", "long", "talkative", "twice"],
)
def test_an_engine_that_fails_has_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, go: str, sentence: str
) -> None:
    monkeypatch.setattr(engine_bot, "GRACE", 0.2)
    spec = odd(tmp_path, go, kind="engine@0.1:" if go == "pass" else PATIENT)
    (result,) = simulate([spec, "walker"], games=1)
    seat = result.players.index(spec)
    ((round, loser, words),) = result.forfeits
    asked_again = "every 'go' has one answer" in sentence
    assert (round, loser) == (2 if asked_again else 1, seat)
    assert (result.reason, result.winner) == (FORFEIT, 1 - seat)
    assert sentence.replace("odd answered", f"{spec[:80]} answered") in words or sentence in words


def test_the_second_answer_to_a_go_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """However late it comes, as long as it comes before the engine is ready again."""
    go = (
        "print('bestaction end', flush=True); import time; time.sleep(0.2); print('bestaction end')"
    )
    bot = EngineBot.of(odd(tmp_path, go), 1)
    game = Game.new(players=2, seed=1)
    assert str(bot.choose(game.view(game.to_move))) == "end"
    with pytest.raises(BotError, match="odd wrote 'bestaction end' without being asked"):
        bot.choose(game.view(game.to_move))
    assert str(bot.choose(game.view(game.to_move))) == "end"  # started again
    bot.close()
    report = check_engine(odd(tmp_path, go))
    assert report.faults[-1].startswith("odd wrote 'bestaction end' without being asked;")


def test_the_tester_ends_an_engine_that_fails_when_it_is_asked_again(tmp_path: Path) -> None:
    """An illegal answer to the position that is repeated leaves no engine in a game."""
    before = {id(one) for one in engine_bot._ENGINES._running.values() if one.player}
    report = engine_check.EngineReport()
    with pytest.raises(BotError, match="odd answered 'walk'"):
        engine_check._repeat(odd(tmp_path, "print('bestaction walk', flush=True)"), report)
    running = engine_bot._ENGINES._running.values()
    assert {id(one) for one in running if one.player} <= before


def test_a_command_that_never_becomes_an_engine_is_given_up() -> None:
    spec = f"{PATIENT}{sys.executable} -c 'raise SystemExit(3)'"
    results = list(simulate([spec, "walker"], games=4))
    sentences = [sentence for result in results for _, _, sentence in result.forfeits]
    assert sentences[:3] == [f"{sys.executable} ended with code 3."] * 3
    assert sentences[3] == f"{sys.executable} failed to start 3 times; it is not tried again."
    with pytest.raises(BotError, match="There is no program 'no-such-engine'"):
        SimulationPlan(("engine:no-such-engine", "walker"))


def test_an_engine_that_does_not_read_holds_nobody_up() -> None:
    process = EngineProcess([sys.executable, "-c", "import time; time.sleep(600)"])
    process.send("x" * 1_000_000)
    with pytest.raises(BotError, match=r"did not answer within 0.1 s\."):
        process.wait_for("bestaction", seconds=0.1)
    process.kill()
    assert not process.alive
    with pytest.raises(BotError, match="ended with code -9"):
        process.wait_for("bestaction", seconds=20)


def test_an_engine_may_be_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "new.py"
    file.write_text("print('eldoradook 2', flush=True)\ninput()\ninput()\n")
    bot = EngineBot.of(f"{PATIENT}{sys.executable} {file}", 1)
    game = Game.new(players=2, seed=1)
    with pytest.raises(BotError, match="answered 'eldoradook 2', not 'eldoradook 1'"):
        bot.choose(game.view(game.to_move))


@pytest.mark.parametrize("spec", ["engine:", "engine@:x", "engine:'", "engine@0:x", "engine@x:y"])
def test_a_command_must_be_one(spec: str) -> None:
    with pytest.raises(BotError):
        EngineCommand.parse(spec)
    assert EngineCommand.parse("engine@2.5:node 'my bot.js'") == (("node", "my bot.js"), 2.5)


def test_our_levels_speak_the_protocol() -> None:
    game = Game.new("first_game", 3, 7, start=0)
    view = game.view(0)
    lines = [
        "eldorado 1",
        "isready",
        "something else",
        "go time 100",
        "newgame seed 5 seat 0 players 3",
        "position {}",
        "position [",
        f"position {json.dumps(view.to_json())}",
        "go",
        "quit",
        "isready",
    ]
    out = io.StringIO()
    given = io.StringIO("\n".join(lines) + "\n")
    EngineLoop("ranger", lambda seed, seconds: make_bot("ranger", seed, seconds), out).run(given)
    said = out.getvalue().splitlines()
    assert said[:3] == ["id name ranger", WELCOME, "readyok"]
    assert said[3] == "info there is no position to go from"
    assert [line.split()[0] for line in said[4:]] == ["info", "info", "bestaction"]
    expected = load_bot("ranger", 5, None).choose(view)
    assert said[-1] == f"bestaction {expected}"


def test_the_command_is_an_engine_and_the_tester_is_content() -> None:
    command = [sys.executable, "-m", "eldorado", "engine", "walker"]
    text = f"{HELLO}\nisready\nquit\n"
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.splitlines() == ["id name walker", WELCOME, "readyok"]
    report = check_engine(ENGINE)
    assert (report.name, report.faults, report.advice) == ("forward", [], [])
    assert report.actions > 50


def test_the_tester_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_check, "ENDING", 0.5)
    report = check_engine(odd(tmp_path, "print('bestaction end keep scout', flush=True)", False))
    assert report.faults[0] == "It does not exit within 0.5 s after 'quit'."
    assert "answered 'end keep scout'" in report.faults[-1]
    assert report.faults[-1].endswith("That was in round 1 of a game of 2.")
