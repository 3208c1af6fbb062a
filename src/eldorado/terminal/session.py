"""A table at one terminal: turns, output, and saving after every action."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from eldorado.core.actions import Action
from eldorado.core.game import Game, new_seed
from eldorado.errors import BotError, EldoradoError
from eldorado.records import Record
from eldorado.table import Refused, SeatPlan, Table, Thought
from eldorado.table.bot_turn import SIMPLER, BotSeat, SeatedBots, plan
from eldorado.terminal.console import PlayerConsole, Stop
from eldorado.terminal.hexmap import HexMap
from eldorado.terminal.narration import (
    NarratedAction,
    cards,
    kinds_list,
    outcome_lines,
    turn_lines,
)
from eldorado.terminal.replay_steps import Film
from eldorado.terminal.save_files import record_of, write_record
from eldorado.terminal.screen import (
    blockade_row,
    expeditions,
    heading,
    map_text,
    row,
    title,
)
from eldorado.terminal.turn import TurnDialog
from eldorado.wording.texts import labelled, text

NO_TIME = 0.0
"""The time of all events here, since a terminal game has no clock."""


class Session:
    """A table whose game has begun, the one screen around which everybody sits, and its file."""

    def __init__(
        self,
        console: PlayerConsole,
        table: Table,
        path: Path,
        former: Record | None = None,
        pace: float = 0.0,
    ) -> None:
        self.console = console
        self.table = table
        self.path = path
        self.pace = pace
        self.events: list[NarratedAction] = []
        """Everything done so far, in words."""
        self.viewer: int | None = None
        self.told = False
        """Whether the others' turns have been read out as they happened."""
        self.warned: set[int] = set()
        """Seats that know how small their deck has become (O-06)."""
        self._bots = SeatedBots()
        self._seed = new_seed()
        self._former = former
        self._unsaved = ""

    @classmethod
    def resume(
        cls,
        console: PlayerConsole,
        record: Record,
        seats: Sequence[SeatPlan],
        path: Path,
        pace: float = 0.0,
    ) -> "Session":
        """The session as it was, in the middle of a turn too."""
        session = cls(console, Table.from_record(record, seats), path, record, pace)
        session.events = [step.event for step in Film(record).steps if step.event is not None]
        return session

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def people(self) -> int:
        return sum(seat.kind == "person" for seat in self.table.seats)

    def run(self) -> None:
        """Plays until the end, or until the player stops; the game is saved either way."""
        try:
            self.save()
            while self.table.status != "over":
                if self.table.acting is not None:
                    self._person(self.table.acting)
                else:
                    self._bot()
            self._ending()
        except (EOFError, KeyboardInterrupt, Stop):
            self._farewell()

    def _person(self, seat: int) -> None:
        if self.people > 1 and self.viewer != seat:
            self._curtain(seat)
        self.viewer = seat
        TurnDialog(self, seat).run()

    def _curtain(self, seat: int) -> None:
        """Keeps hands secret when several people share the keyboard (S-11)."""
        self.console.clear()
        name = self.names[seat]
        self.console.show(text("terminal-hand-over", name=name))
        answer = self.console.ask(f"{text('terminal-ready', name=name)} ")
        if answer.lower() in ("q", "quit"):
            raise Stop

    def _planned(self, thought: Thought) -> list[str]:
        """What a computer player wants to do; for one that fails, a simpler one moves."""
        view = self.table.view(thought.seat)
        seat = BotSeat("", thought.seat, thought.level, self._seed + thought.seat)
        try:
            return plan(self._bots.at(seat), view)
        except BotError as error:
            self._bots.forget(seat)
            self.console.show(text("terminal-bot-failed", sentence=str(error)))
            return plan(self._bots.at(seat._replace(level=SIMPLER)), view)

    def _bot(self) -> None:
        """A computer player's whole turn."""
        turn = self.table.turn
        round = self.game.round
        first = len(self.events)
        while self.table.turn == turn and (thought := self.table.thought) is not None:
            for action in self._planned(thought):
                self.do(action, save=False)
        self.save()
        if self.console.plain and self.people < 2:
            self.told = True
            self.console.show(*turn_lines(self.events[first:], self.names, self.viewer))
        elif not self.console.plain and self.pace > 0:
            self._watch(round, turn_lines(self.events[first:], self.names, None))
        self.console.pause(self.pace)

    def _watch(self, round: int, lines: Sequence[str]) -> None:
        """The public picture while computer players move."""
        world = self.table.view(None).world
        below: list[RenderableType] = [*expeditions(world, self.names, None)]
        below += [Text(line) for line in lines]
        words = f"{text('terminal-round', round=round)} · {text('terminal-others-move')}"
        self.paint(world, words, below)

    def paint(
        self,
        world: Game,
        words: str,
        below: Sequence[RenderableType],
        targets: set[int] | None = None,
        focus: Sequence[int] = (),
    ) -> None:
        """A fresh screen: title, as much of the map as there is room for, and what is below."""
        blockades = blockade_row(world)
        parts = [blockades, *below] if blockades else list(below)
        room = None
        if self.console.height is not None:
            room = self.console.height - 2 - sum(self.console.lines(part) for part in parts)
        focus = focus or [space for p in world.players for space in p.pieces if space >= 0]
        drawing = HexMap(world.board, world, self.console.width)
        shown = map_text(world, self.names, drawing, targets or (), room, focus)
        self.console.clear()
        self.console.show(title(world, words), shown, *parts)

    def do(self, action: Action | str, save: bool = True) -> None:
        """Applies an action; raises IllegalAction and changes nothing if it is not allowed."""
        before = self.game
        self.table.do(self.table.act(before.to_move, action, NO_TIME))
        entry = self.game.history
        assert entry is not None
        self.events.append(NarratedAction(before, entry.action, entry.chance))
        if save:
            self.save()

    def undo(self) -> str:
        """Undoes the last action; returns what was undone, or why nothing can be."""
        try:
            self.table.do(self.table.undo(self.game.to_move, NO_TIME))
        except Refused as refused:
            words = str(refused).removesuffix(".")
            return f"{words} ({refused.clause})." if refused.clause else f"{words}."
        event = self.events.pop()
        self.save()
        return text("terminal-taken-back", deed=event.private)

    def save(self, path: Path | None = None) -> None:
        """Writes the record; an error with the running file is reported once, and play goes on."""
        record = record_of(self.table, self._former)
        if path is not None:
            write_record(path, record)
            return
        try:
            write_record(self.path, record)
            self._unsaved = ""
        except EldoradoError as error:
            if not self._unsaved:
                self.console.show(str(error))
            self._unsaved = str(error)

    def _farewell(self) -> None:
        self.save()
        self.console.show("")
        if self._unsaved:
            self.console.show(self._unsaved)
            return
        self.console.show(text("terminal-game-saved"))
        self._show_command("play", "--resume")

    def _show_command(self, *words: str) -> None:
        """A command to copy, in one line however long it is."""
        command = shlex.join(["eldorado", *words, str(self.path)])
        self.console.show(Text(f"  {command}", no_wrap=True))

    def _ending(self) -> None:
        """Who won and why, everybody's place and deck, and where the record is."""
        lines = [Text(line) for line in outcome_lines(self.game, self.names)]
        lines[0].stylize("bold")
        below: list[RenderableType] = [*lines]
        for name, player in zip(self.names, self.game.players, strict=True):
            deck = player.hand + player.draw + player.discard + player.play
            below.append(row(name[:10], labelled(cards(len(deck)), kinds_list(sorted(deck)))))
        if self.console.plain:
            self.console.show("", heading(text("story-over")), *below)
        else:
            self.paint(self.game, text("story-over"), below)
        if self._unsaved:
            self.console.show(self._unsaved)
            return
        self.console.show(text("terminal-record-kept"))
        self._show_command("replay")
