"""A game at one terminal: whose turn it is, what can be taken back, and that nothing is lost."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from eldorado.bots import Bot, make_bot
from eldorado.core.actions import Action
from eldorado.core.chance import Chance, scramble
from eldorado.core.game import Game, new_seed
from eldorado.errors import EldoradoError
from eldorado.records import Record
from eldorado.terminal.desk import Desk, Stop
from eldorado.terminal.files import record_of, write_record
from eldorado.terminal.screen import (
    blockade_row,
    expeditions,
    heading,
    map_text,
    row,
    title,
)
from eldorado.terminal.seats import Seat
from eldorado.terminal.turn import TurnDialog
from eldorado.terminal.words import Event, cards, kinds_list, outcome_lines, tell, turn_lines

NOTHING_DONE = "There is nothing to take back in this turn."


class Session:
    """One game, the people and computer players at it, and its file."""

    def __init__(
        self,
        desk: Desk,
        game: Game,
        seats: Sequence[Seat],
        path: Path,
        former: Record | None = None,
        pace: float = 0.0,
        bots: Callable[[str], Bot] = make_bot,
    ) -> None:
        self.desk = desk
        self.game = game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.path = path
        self.pace = pace
        self.events: list[Event] = []
        self.past: list[Game] = []
        self.barrier = NOTHING_DONE
        self.viewer: int | None = None
        self.told = False
        """Whether the others' turns have been read out as they happened."""
        self.warned: set[int] = set()
        """Seats that know how small their deck has become (O-06)."""
        self._former = former
        self._unsaved = ""
        self._bots = {i: bots(seat.kind) for i, seat in enumerate(seats) if not seat.human}

    @property
    def people(self) -> int:
        return sum(seat.human for seat in self.seats)

    @classmethod
    def resume(
        cls,
        desk: Desk,
        record: Record,
        seats: Sequence[Seat],
        path: Path,
        pace: float = 0.0,
        bots: Callable[[str], Bot] = make_bot,
    ) -> "Session":
        """The session as it was, in the middle of a turn too."""
        game = record.start()
        session = cls(desk, game, seats, path, record, pace, bots)
        before = game.copy()
        for _, step in record.steps(game):
            if game.history is not None:
                session._note(before, step.action, game.history.chance)
            before = game.copy()
        game.rng = scramble(new_seed())
        return session

    def run(self) -> None:
        """Plays until the end, or until the player stops; the game is saved either way."""
        try:
            self.save()
            while not self.game.finished:
                if self.seats[self.game.to_move].human:
                    self._person()
                else:
                    self._bot()
            self._ending()
        except (EOFError, KeyboardInterrupt, Stop):
            self._farewell()

    def _person(self) -> None:
        seat = self.game.to_move
        if self.people > 1 and self.viewer != seat:
            self._curtain(seat)
        self.viewer = seat
        TurnDialog(self, seat).run()

    def _curtain(self, seat: int) -> None:
        """Keeps hands secret when several people share the keyboard (S-11)."""
        self.desk.clear()
        self.desk.show(f"Hand the keyboard to {self.names[seat]}.")
        if self.desk.ask(f"{self.names[seat]}, press Enter when you are ready. ").lower() in (
            "q",
            "quit",
        ):
            raise Stop

    def _bot(self) -> None:
        """A computer player's whole turn."""
        seat = self.game.to_move
        turn = self.turn_key()
        first = len(self.events)
        while self.turn_key() == turn:
            self.do(self._bots[seat].choose(self.game.view(seat)), save=False)
        self.save()
        if self.desk.plain and self.people < 2:
            self.told = True
            self.desk.show(*turn_lines(self.events[first:], self.names, self.viewer))
        elif not self.desk.plain and self.pace > 0:
            self._watch(turn[0], turn_lines(self.events[first:], self.names, None))
        self.desk.pause(self.pace)

    def _watch(self, round: int, lines: Sequence[str]) -> None:
        """The public picture while computer players move."""
        world = self.game.view(None).world
        below: list[RenderableType] = [*expeditions(world, self.names, None)]
        below += [Text(line) for line in lines]
        self.paint(world, f"round {round} · the others move", below)

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
        if self.desk.height is not None:
            room = self.desk.height - 2 - sum(self.desk.lines(part) for part in parts)
        focus = focus or [space for p in world.players for space in p.pieces if space >= 0]
        drawing = map_text(world, self.names, self.desk.width, True, targets or (), room, focus)
        self.desk.clear()
        self.desk.show(title(world, words), drawing, *parts)

    def turn_key(self) -> tuple[int, int, bool]:
        """Changes exactly when the turn passes."""
        return self.game.round, self.game.to_move, self.game.finished

    def do(self, action: Action, save: bool = True) -> Chance:
        """Applies an action; raises IllegalAction and changes nothing if it is not allowed."""
        before = self.game
        game = before.copy()
        chance = game.apply(action)
        self.game = game
        self._note(before, action, chance)
        if save:
            self.save()
        return chance

    def _note(self, before: Game, action: Action, chance: Chance) -> None:
        """Keeps what happened, and the position before it as long as it may come back (O-22)."""
        self.events.append(tell(before, action, chance))
        passed = (before.round, before.to_move, before.finished) != self.turn_key()
        if passed or chance.revealed:
            self.past.clear()
            self.barrier = NOTHING_DONE
            if not passed:
                what = "a cave token was found" if chance.found else "cards were drawn"
                self.barrier = (
                    f"{what.capitalize()}, and what has been seen cannot be unseen (O-22)."
                )
        else:
            self.past.append(before)

    def undo(self) -> str:
        """Takes the last action back; what was taken back, or why nothing can be."""
        if not self.past:
            return self.barrier
        rng = self.game.rng
        self.game = self.past.pop()
        self.game.rng = rng
        event = self.events.pop()
        self.save()
        return f"Taken back: {event.private}."

    def save(self, path: Path | None = None) -> None:
        """Writes the record; trouble with the running file is told once and play goes on."""
        record = record_of(self.game, self.seats, self._former)
        if path is not None:
            write_record(path, record)
            return
        try:
            write_record(self.path, record)
            self._unsaved = ""
        except EldoradoError as error:
            if not self._unsaved:
                self.desk.show(str(error))
            self._unsaved = str(error)

    def _farewell(self) -> None:
        self.save()
        self.desk.show("")
        if self._unsaved:
            self.desk.show(self._unsaved)
            return
        self.desk.show("The game is saved. Go on with:")
        self._show_command("play", "--resume")

    def _show_command(self, *words: str) -> None:
        """A command to copy, in one line however long it is."""
        command = shlex.join(["eldorado", *words, str(self.path)])
        self.desk.show(Text(f"  {command}", no_wrap=True))

    def _ending(self) -> None:
        """Who won and why, everybody's place and deck, and where the record is."""
        lines = [Text(line) for line in outcome_lines(self.game, self.names)]
        lines[0].stylize("bold")
        below: list[RenderableType] = [*lines]
        for name, player in zip(self.names, self.game.players, strict=True):
            deck = player.hand + player.draw + player.discard + player.play
            below.append(row(name[:10], f"{cards(len(deck))}: {kinds_list(sorted(deck))}"))
        if self.desk.plain:
            self.desk.show("", heading("The game is over."), *below)
        else:
            self.paint(self.game, "the game is over", below)
        if self._unsaved:
            self.desk.show(self._unsaved)
            return
        self.desk.show("The record is kept. Step through it with:")
        self._show_command("replay")
