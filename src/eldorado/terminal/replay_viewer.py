"""Steps through a record by action or turn, from a seat's view or with all cards open."""

from contextlib import suppress
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from eldorado.core.game import Game
from eldorado.errors import WordedError
from eldorado.terminal.console import PlayerConsole, Row, Stop
from eldorado.terminal.hexmap import HexMap
from eldorado.terminal.keyboard import Keys
from eldorado.terminal.narration import NarratedAction, kinds_list, outcome_lines
from eldorado.terminal.replay_steps import Film
from eldorado.terminal.save_files import read_record, replaying
from eldorado.terminal.screen import blockade_row, decks, expeditions, map_text, title, zone_row
from eldorado.wording.texts import labelled
from eldorado.wording.texts import text as say

SPEEDS = (1.0, 2.0, 4.0, 8.0, 16.0)
"""Steps per second when playing on."""

KEYS = {
    "right": "s",
    "down": "s",
    "left": "r",
    "up": "r",
    "page down": "n",
    "enter": "n",
    "page up": "b",
    "home": "first",
    "end": "last",
    "space": "play",
    "+": "faster",
    "-": "slower",
    "e": "eyes",
    "m": "map",
    "h": "hands",
    "escape": "q",
}
"""What a key is short for."""

OPEN = ("open", "all")


class ReplayViewer:
    """A reader's place in a record, and the seat whose view is shown; None with all cards open."""

    def __init__(
        self, console: PlayerConsole, path: Path, turn: str | None = None, eyes: str | None = None
    ) -> None:
        self.console = console
        with replaying(path):
            self.film = Film(read_record(path))
        self.at = 0
        self.eyes: int | None = None
        self.speed = SPEEDS[0]
        self.playing = False
        if turn is not None and not self._jump(turn):
            raise WordedError("file-no-turn", {"word": turn[:20], "path": str(path)})
        if eyes is not None and not self._look(eyes.lower()):
            raise WordedError("file-no-seat", {"word": eyes[:20], "path": str(path)})

    @property
    def game(self) -> Game:
        """The game as it is seen."""
        game = self.film.steps[self.at].game
        return game if self.eyes is None else game.view(self.eyes).world

    def run(self) -> None:
        """Shows the game until the reader leaves."""
        self._show()
        with suppress(EOFError, KeyboardInterrupt, Stop):
            if self.console.keys is not None:
                self._listen(self.console.keys)
            while True:
                label = self.film.turn_at(self.at).label
                self._answer(self.console.ask(f"{say('terminal-replay-prompt', turn=label)} "))
        self.console.show("")

    def _listen(self, keys: Keys) -> None:
        """Key by key; while it plays, time passes too."""
        while True:
            with keys.open():
                while (key := keys.press(1 / self.speed if self.playing else None)) != "g":
                    self._press(key)
            self._answer(self.console.ask(f"{say('terminal-replay-go')} "))

    def _press(self, key: str) -> None:
        if key:
            self._answer(KEYS.get(key, key))
        elif self.at + 1 < len(self.film.steps):
            self._go(self.at + 1)
        else:
            self.playing = False
            self._show()

    def _answer(self, text: str) -> None:
        word, _, rest = text.lower().partition(" ")
        if word not in ("play", "faster", "slower"):
            self.playing = False
        if word in ("", "n", "next"):
            self._go(self.film.after(self.at))
        elif word in ("b", "back", "p"):
            self._go(self.film.before(self.at))
        elif word in ("s", "step"):
            self._go(self.at + 1)
        elif word == "r":
            self._go(self.at - 1)
        elif word in ("q", "quit", "exit"):
            raise Stop
        elif word in ("help", "?"):
            self.console.show(self._help)
        elif word == "play":
            self._play(rest)
        elif word in ("faster", "slower"):
            self._hurry(1 if word == "faster" else -1)
        elif word in ("as", "eyes", *OPEN):
            self._turn_to(rest or word)
        elif word == "map":
            self.console.show(self._map(None))
        elif word == "hands":
            self.console.show(*self._cards())
        elif self._jump(word):
            self._show()
        else:
            unknown = say("terminal-replay-no-turn", word=text[:20])
            self.console.show(f"{unknown} {self._help}")

    @property
    def _help(self) -> str:
        return say(f"terminal-replay-{'lines' if self.console.keys is None else 'keys'}")

    def _jump(self, word: str) -> bool:
        found = self.film.find(word)
        self.at = self.at if found is None else found
        return found is not None

    def _go(self, at: int) -> None:
        if 0 <= at < len(self.film.steps):
            self.at = at
            self._show()
        elif at < 0:
            self.console.show(say("terminal-replay-beginning"))
        else:
            self.console.show(self.film.fault or say("terminal-replay-end"))

    def _play(self, speed: str) -> None:
        """Goes on by itself until the end; without keys Ctrl-C is the way to stop it."""
        try:
            self.speed = min(SPEEDS[-1], max(0.1, float(speed or self.speed)))
        except ValueError:
            self.console.show(say("terminal-replay-speed", word=speed[:20]))
            return
        if self.console.keys is not None:
            self.playing = not self.playing
            self._show()
            return
        with suppress(KeyboardInterrupt):
            while self.at + 1 < len(self.film.steps):
                self._go(self.at + 1)
                self.console.pause(1 / self.speed)

    def _hurry(self, by: int) -> None:
        """To the next speed, or to the one before."""
        reached = sum(speed <= self.speed for speed in SPEEDS) - 1
        self.speed = SPEEDS[min(max(0, reached + by), len(SPEEDS) - 1)]
        self._show()

    def _turn_to(self, who: str) -> None:
        if self._look(who):
            self._show()
        else:
            seats = ", ".join(f"{n} {name}" for n, name in enumerate(self.film.names, 1))
            self.console.show(say("terminal-replay-no-seat", word=who[:20], seats=seats))

    def _look(self, who: str) -> bool:
        """Changes the view: a seat by number or name, `open`, or the next seat."""
        names = [name.lower() for name in self.film.names]
        numbers = [str(n + 1) for n in range(len(names))]
        if who in OPEN:
            self.eyes = None
        elif who == "eyes":
            following = 0 if self.eyes is None else self.eyes + 1
            self.eyes = following if following < len(names) else None
        elif who in numbers or who in names:
            self.eyes = (numbers if who in numbers else names).index(who)
        else:
            return False
        return True

    def _cards(self) -> list[Text | Row]:
        """Every card as far as it can be seen."""
        if self.eyes is not None:
            return decks(self.game, self.film.names, self.eyes)
        found: list[Text | Row] = []
        for name, player in zip(self.film.names, self.game.players, strict=True):
            zones = (("hand", player.hand), ("draw", player.draw), ("discard", player.discard))
            found.append(Text(name, style="bold"))
            found += [zone_row(zone, held) for zone, held in zones]
        return found

    def _hands(self) -> Row:
        """The hands that are open, on one line if they fit."""
        seats = range(len(self.film.names)) if self.eyes is None else [self.eyes]
        hands = [(self.film.names[seat], self.game.players[seat].hand) for seat in seats]
        words = [Text(labelled(name, kinds_list(cards))) for name, cards in hands]
        label = "hands" if self.eyes is None else "hand"
        return Row(say(f"terminal-label-{label}"), tuple(words))

    def _map(self, lines: int | None) -> Text:
        game = self.game
        seat = self.film.turn_at(self.at).seat
        players = game.players if seat is None else [game.players[seat]]
        focus = [space for player in players for space in player.pieces if space >= 0]
        drawing = HexMap(game.board, game, self.console.width, not self.console.plain)
        return map_text(game, self.film.names, drawing, (), lines, focus)

    def _deeds(self) -> list[RenderableType]:
        """The actions of this turn so far as that view may know them, with comments."""
        film = self.film
        turn = film.turn_at(self.at)
        found: list[RenderableType] = [Text(f"; {one}", style="italic") for one in turn.comments]
        if turn.seat is None:
            return found
        found.append(Text(film.names[turn.seat], style="bold"))
        for step in film.steps[turn.first : self.at + 1]:
            if step.event is not None:
                found.append(Text(f"  {self._told(step.event)}"))
        return found

    def _told(self, event: NarratedAction) -> str:
        """An action as that view saw it; with all cards open, drawn cards are named too."""
        if self.eyes == event.seat:
            return event.private
        words = event.public(self.film.names[event.seat])
        if self.eyes is None and event.chance.drawn:
            words += f" {say('terminal-drawn', cards=kinds_list(sorted(event.chance.drawn)))}"
        return words

    def _where(self) -> str:
        film = self.film
        turn = film.turn_at(self.at)
        turns = len(film.turns) - 1
        seen = say("terminal-replay-open")
        if self.eyes is not None:
            seen = say("terminal-replay-seen", name=film.names[self.eyes])
        if not self.at:
            return f"{say('terminal-replay-turns', count=turns)} · {seen}"
        where = {"turn": turn.label, "number": film.steps[self.at].turn, "count": turns}
        if self.at == turn.last:
            return f"{say('terminal-replay-turn', **where)} · {seen}"
        step, steps = self.at - turn.first + 1, turn.last - turn.first + 1
        return f"{say('terminal-replay-step', step=step, steps=steps, **where)} · {seen}"

    def _show(self) -> None:
        game = self.game
        blockades = blockade_row(game)
        parts: list[RenderableType] = [blockades] if blockades else []
        parts += [*expeditions(game, self.film.names, None), self._hands(), *self._deeds()]
        parts += [Text(line, style="bold") for line in outcome_lines(game, self.film.names)]
        if self.film.fault and self.at == len(self.film.steps) - 1:
            parts.append(self.film.fault)
        if self.console.keys is not None:
            playing = "yes" if self.playing else "no"
            bar = say("terminal-replay-bar", playing=playing, speed=f"{self.speed:g}")
            parts.append(Text(bar, style="dim"))
        heading = title(game, self._where())
        if self.console.plain:
            self.console.show("", heading, *parts)
            return
        room = None
        if self.console.height is not None:
            room = self.console.height - 2 - sum(self.console.lines(part) for part in parts)
        self.console.clear()
        self.console.show(heading, self._map(room), *parts)
