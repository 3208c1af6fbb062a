"""Stepping through a record, turn by turn, forwards and backwards."""

from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from eldorado.core.game import Game
from eldorado.errors import EldoradoError, RecordError
from eldorado.records import Comment, Record
from eldorado.terminal.desk import Desk, Stop
from eldorado.terminal.files import read_record
from eldorado.terminal.screen import blockade_row, expeditions, map_text, row, title
from eldorado.terminal.words import Event, kinds_list, outcome_lines, tell

SLOWEST, FASTEST, USUAL = 0.1, 20.0, 1.0
"""Turns per second when playing on."""

HELP = (
    "Enter or n: the next turn. b: the turn before. 3.1: the turn of seat 1 in round 3. "
    "3: the beginning of round 3. first and last: the two ends. play: go on by itself, "
    "play 4: four turns a second; Ctrl-C stops it. map: the whole map. hands: all cards. q: leave."
)


@dataclass
class Frame:
    """The game after one turn, and how it came there."""

    label: str
    game: Game
    seat: int | None = None
    events: list[Event] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)


def frames_of(record: Record) -> tuple[list[Frame], str]:
    """Every turn of a record, as far as it can be replayed, and what stopped it if anything."""
    game = record.start()
    frames = [Frame("start", game.copy())]
    waiting: list[str] = []
    steps = record.steps(game)
    for line in record.lines:
        if isinstance(line, Comment):
            (frames[0].comments if len(frames) == 1 else waiting).append(line.text)
            continue
        frame = Frame(f"{line.round}.{line.seat + 1}", game, line.seat, comments=waiting)
        waiting = []
        before = game.copy()
        try:
            for _, step in islice(steps, len(line.steps)):
                if game.history is not None:
                    frame.events.append(tell(before, step.action, game.history.chance))
                before = game.copy()
        except RecordError as error:
            return frames, f"The record cannot be followed further: {error}"
        frame.game = before
        frame.comments += [line.comment] if line.comment else []
        frames.append(frame)
    frames[-1].comments += waiting
    return frames, ""


class Replay:
    """A reader's place in a record."""

    def __init__(self, desk: Desk, path: Path, turn: str | None = None) -> None:
        self.desk = desk
        try:
            record = read_record(path)
            self.frames, self.fault = frames_of(record)
        except RecordError as error:
            raise EldoradoError(f"{path} cannot be replayed: {error}") from error
        players = len(self.frames[0].game.players)
        seats = record.seats if len(record.seats) == players else []
        self.names = seats or [f"Player {seat + 1}" for seat in range(players)]
        self.at = 0
        if turn is not None and not self._jump(turn):
            raise EldoradoError(f"There is no turn {turn[:20]} in {path}.")

    def run(self) -> None:
        """Shows turns until the reader leaves."""
        self._show()
        try:
            while True:
                self._answer(self.desk.ask(f"{self.frames[self.at].label}, n or b or help: "))
        except (EOFError, KeyboardInterrupt, Stop):
            self.desk.show("")

    def _answer(self, text: str) -> None:
        word, _, rest = text.lower().partition(" ")
        if word in ("", "n", "next"):
            self._go(self.at + 1)
        elif word in ("b", "back", "p"):
            self._go(self.at - 1)
        elif word in ("q", "quit", "exit"):
            raise Stop
        elif word in ("help", "h", "?"):
            self.desk.show(HELP)
        elif word == "play":
            self._play(rest)
        elif word == "map":
            self.desk.show(self._map(None))
        elif word == "hands":
            self._hands()
        elif self._jump(word):
            self._show()
        else:
            self.desk.show(f"There is no turn {text[:20]}. {HELP}")

    def _jump(self, word: str) -> bool:
        """To a turn `3.1`, to the first turn of a round, or to an end."""
        ends = {"first": 0, "start": 0, "last": len(self.frames) - 1, "end": len(self.frames) - 1}
        if word in ends:
            self.at = ends[word]
            return True
        for i, frame in enumerate(self.frames):
            if frame.label == word or (word.isdecimal() and frame.label.startswith(f"{word}.")):
                self.at = i
                return True
        return False

    def _go(self, at: int) -> None:
        if 0 <= at < len(self.frames):
            self.at = at
            self._show()
        elif at < 0:
            self.desk.show("This is the beginning.")
        else:
            self.desk.show(self.fault or "This is the end of the record.")

    def _play(self, speed: str) -> None:
        """Goes on by itself until the end, or until Ctrl-C."""
        try:
            rate = min(FASTEST, max(SLOWEST, float(speed or USUAL)))
        except ValueError:
            self.desk.show(f"'{speed[:20]}' is no speed; write for example play 4.")
            return
        try:
            while self.at + 1 < len(self.frames):
                self._go(self.at + 1)
                self.desk.pause(1 / rate)
        except KeyboardInterrupt:
            self.desk.show("")

    def _hands(self) -> None:
        game = self.frames[self.at].game
        for name, player in zip(self.names, game.players, strict=True):
            self.desk.show(Text(name, style="bold"))
            self.desk.show(
                row("Hand", kinds_list(player.hand)), row("Draw", kinds_list(player.draw))
            )
            self.desk.show(row("Discard", kinds_list(player.discard)))

    def _map(self, lines: int | None) -> Text:
        game = self.frames[self.at].game
        seat = self.frames[self.at].seat
        players = game.players if seat is None else [game.players[seat]]
        focus = [space for player in players for space in player.pieces if space >= 0]
        colour = not self.desk.plain
        return map_text(game, self.names, self.desk.width, colour, (), lines, focus)

    def _show(self) -> None:
        frame = self.frames[self.at]
        game = frame.game
        below: list[RenderableType] = [*expeditions(game, self.names, None)]
        below += [Text(f"; {comment}", style="italic") for comment in frame.comments]
        if frame.seat is not None:
            below.append(Text(self.names[frame.seat], style="bold"))
            below += [Text(f"  {event.private}") for event in frame.events]
        below += [Text(line, style="bold") for line in outcome_lines(game, self.names)]
        if self.fault and self.at == len(self.frames) - 1:
            below.append(self.fault)
        blockades = blockade_row(game)
        parts = [blockades, *below] if blockades else below
        turns = len(self.frames) - 1
        number = f"turn {frame.label}, {self.at} of {turns}" if self.at else f"start, {turns} turns"
        if self.desk.plain:
            self.desk.show("", title(game, number), *parts)
            return
        room = None
        if self.desk.height is not None:
            room = self.desk.height - 2 - sum(self.desk.lines(part) for part in parts)
        self.desk.clear()
        self.desk.show(title(game, number), self._map(room), *parts)
