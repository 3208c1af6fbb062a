"""Stepping through a record."""

import os
import pty
import re
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from eldorado import EldoradoError, Game, Record, Variant
from eldorado.bots import make_bot
from eldorado.terminal import replay
from tests.terminal.scripted import Scripted


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that the first player won, with comments."""
    game = Game.new("first_game", 3, seed=17, variant=Variant(caves=True), start=0)
    bots = [make_bot("walker", seed=seat) for seat in range(3)]
    while not game.finished:
        game.apply(bots[game.to_move].choose(game.view(game.to_move)))
    record = Record.of(game, ["Ann", "Bo", "Cy"])
    text = (
        str(record).replace("\n1.2 ", "\n; a quiet start\n1.2 ").replace("\n2.1 ", "  ; nice\n2.1 ")
    )
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(text, "utf-8")
    return path


def shown(
    file: Path,
    script: list[str],
    plain: bool = True,
    turn: str | None = None,
    eyes: str | None = None,
) -> str:
    console = Scripted(script, plain)
    replay(file, turn=turn, eyes=eyes, console=console)
    assert console.widest() <= 100
    return console.output


class Fingers:
    """Keys from a list; an empty one is a moment without any."""

    def __init__(self, *pressed: str) -> None:
        self.pressed = iter(pressed)
        self.waited: list[float | None] = []

    @contextmanager
    def open(self) -> Iterator[None]:
        yield

    def press(self, seconds: float | None = None) -> str:
        self.waited.append(seconds)
        return next(self.pressed, "q")


PLACE = re.compile(r"· (start|turn [\d.]+), \d+(?: of \d+)?(?: turns)?(?:, (step \d+) of \d+)?")


def places(output: str) -> list[str]:
    """Where one was, as the headings tell: `turn 1.1 step 2`."""
    return [" ".join(filter(None, found)) for found in PLACE.findall(output)]


def pressed(file: Path, *keys: str, script: tuple[str, ...] = ()) -> tuple[str, Fingers]:
    """What is shown while these keys are pressed, and how long each was waited for."""
    console = Scripted(script, plain=False)
    console.keys = fingers = Fingers(*keys)
    replay(file, console=console)
    return console.output, fingers


@pytest.mark.parametrize("plain", [True, False])
def test_stepping_forwards_and_back(file: Path, plain: bool) -> None:
    output = shown(file, ["n", "", "b", "b", "b", "q"], plain)
    order = [output.index(f"turn 1.{seat}") for seat in (1, 2)]
    assert order == sorted(order)
    assert "a quiet start" in output
    assert "This is the beginning." in output


def test_jumping_to_a_turn_a_round_and_the_ends(file: Path) -> None:
    output = shown(file, ["3.2", "4", "first", "last", "n", "99", "hands", "map", "help"])
    for words in ("turn 3.2", "turn 4.1", "start, ", "This is the end", "There is no turn 99"):
        assert words in output
    assert " wins after " in output
    assert "nice" in shown(file, [], turn="1.3")


def test_playing_on_by_itself(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(Scripted, "pause", lambda self, seconds: waited.append(seconds))
    output = shown(file, ["play 4", "play x", "last", "first", "play 99"])
    assert " wins after " in output
    assert "“x” is not a speed" in output
    assert set(waited) == {0.25, 1 / 16}


def test_step_by_step(file: Path) -> None:
    """A turn comes action by action, forwards and backwards, and ends where a turn ends."""
    output = shown(file, ["s", "s", "r", "n", "b"], plain=False)
    start, one, two = "start", "turn 1.1 step 1", "turn 1.1 step 2"
    assert places(output) == [start, one, two, one, "turn 1.1", start]
    told = [part.count("\n  ") for part in shown(file, ["s", "s"]).split("turn 1.1")[1:]]
    assert told == [1, 2]


def test_from_the_eyes_of_a_seat(file: Path) -> None:
    """Only that seat's cards are told, in what is shown, in what was done and in all cards."""
    hidden = re.compile(r"(?:Drawn: |drawing |drew )(?!\d+ cards?\b)")
    script = ["1.1", "1.2", "1.3", "hands"]
    everything = shown(file, script)
    assert len(hidden.findall(everything)) == 3
    assert re.search(r"Hands: Ann: .*; Bo: .*; Cy: ", everything)
    bo = shown(file, ["as 2", *script, "open", "1.1", "as nobody"])
    before, _, after = bo.partition("as Bo saw it")[2].partition("all cards open")
    (drew,) = hidden.finditer(before)
    assert "turn 1.2" in before[: drew.start()]
    assert "Hand: Bo: " in before
    assert "Ann: " not in re.findall(r"Hand: .*", before)[0]
    assert "Unseen: " in before
    assert hidden.search(after)
    assert "There is no seat nobody. There are 1 Ann, 2 Bo, 3 Cy" in after
    assert "as Cy saw it" in shown(file, [], eyes="Cy")
    with pytest.raises(EldoradoError, match="no seat 4"):
        shown(file, [], eyes="4")


def test_eyes_see_no_hidden_order(file: Path) -> None:
    """What a seat is shown of the others is the same whatever lies in their hands."""
    cards = shown(file, ["as 1", "3.1", "hands"])
    own = re.findall(r"^Draw: (.*)$", cards, re.M)
    assert len(own) == 1  # the own draw pile, by kind; nobody else's
    assert "order of the draw pile is unknown" in cards


def test_keys_step_jump_and_look(file: Path) -> None:
    keys = ("right", "right", "left", "page down", "enter", "page up", "home", "g")
    output, fingers = pressed(file, *keys, script=("3.2",))
    one, two, whole = "turn 1.1 step 1", "turn 1.1 step 2", "turn 1.1"
    assert places(output) == [
        *("start", one, two, one, whole, "turn 1.2", whole, "start", "turn 3.2")
    ]
    assert set(fingers.waited) == {None}
    assert " wins after " in pressed(file, "end")[0]


def test_keys_play_faster_and_stop(file: Path) -> None:
    """Space plays, plus and minus change the speed at once, space or a step stops it."""
    keys = ("space", "", "+", "", "+", "+", "+", "+", "", "-", "space", "space", "right")
    output, fingers = pressed(file, *keys)
    rates = [None if wait is None else 1 / wait for wait in fingers.waited]
    assert rates == [None, 1, 1, 2, 2, 4, 8, 16, 16, 16, 8, None, 8, None]
    steps = [place for i, place in enumerate(places(output)) if place not in places(output)[:i]]
    assert steps[:4] == ["start", "turn 1.1 step 1", "turn 1.1 step 2", "turn 1.1 step 3"]
    _, fingers = pressed(file, "end", "left", "space", "", "")
    assert fingers.waited == [None, None, None, 1, 1, None]  # it stops by itself at the end


def test_keys_change_eyes(file: Path) -> None:
    console = Scripted(plain=False)
    console.keys = Fingers("e", "e", "e", "e", "h", "m", "?", "x")
    replay(file, console=console)
    seen = re.findall(r"as (\w+) saw it|all cards open", console.output)
    assert seen == ["", "Ann", "Bo", "Cy", ""]
    assert "Page Down or n" in console.output
    assert "There is no turn x." in console.output


def test_a_real_terminal(file: Path) -> None:
    """Arrow keys as a terminal sends them; at the end it is as it was."""
    main, side = pty.openpty()
    program = [sys.executable, "-m", "eldorado", "replay", str(file)]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    environment.pop("NO_COLOR", None)
    running = subprocess.Popen(
        program, stdin=side, stdout=side, stderr=side, env=environment, close_fds=True
    )
    os.close(side)
    try:
        _until(main, "all cards open")
        os.write(main, b"\x1b[C")
        _until(main, "step 1 of")
        os.write(main, b"\x1b[6~\x1b[6~e")
        _until(main, "as Ann saw it")
        os.write(main, b"q")
        assert running.wait(20) == 0
        echoes = termios.tcgetattr(main)[3] & (termios.ECHO | termios.ICANON)
        assert echoes == termios.ECHO | termios.ICANON
    finally:
        running.kill()
        os.close(main)


def test_the_command_begins_with_a_seats_eyes(file: Path) -> None:
    program = [sys.executable, "-m", "eldorado", "replay", str(file), "--plain", "--eyes", "Ann"]
    done = subprocess.run(program, input="q\n", capture_output=True, text=True, check=True)
    assert "as Ann saw it" in done.stdout


def _until(terminal: int, words: str) -> None:
    seen = ""
    while words not in seen:
        seen += re.sub(
            r"\x1b\[[0-9;]*[A-Za-z]", "", os.read(terminal, 4096).decode("utf-8", "replace")
        )


def test_drawn_cards_are_named_in_a_replay(file: Path) -> None:
    assert "Drawn: " in shown(file, ["1.1"])


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    broken = tmp_path / "broken.txt"
    cut = next(i for i, line in enumerate(lines) if line.startswith("3.1 "))
    broken.write_text("\n".join([*lines[:cut], "3.1 move 1 native B1"]), "utf-8")
    output = shown(broken, ["last", "n"])
    assert "turn 2.3" in output
    assert "cannot be followed further: line" in output


def test_a_record_that_cannot_be_replayed_gives_one_sentence(file: Path, tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="cannot be read"):
        replay(tmp_path / "nothing.txt", console=Scripted())
    with pytest.raises(EldoradoError, match=r"no turn 99\.1"):
        replay(file, turn="99.1", console=Scripted())
    bad = tmp_path / "bad.txt"
    bad.write_text("Start: {}\n\n1.1 end\n")
    with pytest.raises(EldoradoError, match="cannot be replayed"):
        replay(bad, console=Scripted())
