"""One person's turn: the screen, the input, and its effect."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from eldorado.core.actions import Action, Move, Native, Pay, Remove, UseToken
from eldorado.core.kinds import HAND_SIZE
from eldorado.core.state import GATE
from eldorado.errors import EldoradoError, IllegalAction, ParseError
from eldorado.routes.board import CAMP, MOUNTAIN
from eldorado.terminal.action_menu import Menu
from eldorado.terminal.console import Stop
from eldorado.terminal.help_screen import explain, legend, overview
from eldorado.terminal.hexmap import HexMap
from eldorado.terminal.narration import cards, turn_lines
from eldorado.terminal.screen import (
    blockade_row,
    deck_size,
    decks,
    expeditions,
    hand,
    map_text,
    market_rows,
    row,
    surroundings,
    targets_of,
    title,
    whole_market,
)
from eldorado.terminal.space_words import distance_words, neighbour_lines, space_words
from eldorado.terminal.typed_input import understand
from eldorado.wording.texts import text as say

if TYPE_CHECKING:
    from eldorado.terminal.session import Session

LISTED = 24
"""Choices listed at most in answer to one question."""


class TurnDialog:
    """What the person in a seat sees and does until the turn passes."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.console = session.console
        self.seat = seat
        self._refresh()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "more": self._more,
            "undo": self._undo,
            "u": self._undo,
            "map": self._map,
            "look": self._look,
            "where": self._look,
            "market": self._market,
            "deck": self._deck,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    def _refresh(self) -> None:
        """The view of the seat: nothing else is ever shown to it."""
        view = self.session.table.view(self.seat)
        self.world = view.world
        self.actions = view.legal_actions()
        self.menu = Menu(self.world, self.actions)

    def run(self) -> None:
        turn = self.session.table.turn
        self._show_turn(news=not self.session.told)
        while self.session.table.turn == turn:
            prompt = say("terminal-your-move")
            if self.session.people > 1:
                prompt = say("terminal-move-of", name=self.session.names[self.seat])
            self._answer(self.console.ask(f"{prompt} "))

    def _answer(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        try:
            if not text:
                self._show_turn()
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif text.isdecimal():
                self._choose(int(text))
            else:
                reply = understand(text, self.world, self.actions)
                if reply.decided:
                    self._do(reply.actions[0])
                else:
                    self._list(reply.actions)
        except IllegalAction as error:
            self.console.show(say("terminal-clause", sentence=str(error), clause=error.clause))
        except ParseError as error:
            self.console.show(say("terminal-unreadable", sentence=str(error)))
        except EldoradoError as error:
            self.console.show(str(error))

    def _choose(self, number: int) -> None:
        if number not in self.menu.actions:
            count = len(self.menu.actions)
            self.console.show(say("terminal-no-choice", number=str(number), count=count))
            return
        self._do(self.menu.actions[number])

    def _do(self, action: Action) -> None:
        if not self._sure(action):
            self.console.show(say("terminal-nothing-done"))
            return
        turn = self.session.table.turn
        self.session.do(action)
        if self.session.table.turn != turn:
            if self.console.plain:
                self.console.show(self.session.events[-1].private)
            return
        self._refresh()
        self._show_progress(action)

    def _sure(self, action: Action) -> bool:
        """Warns before a removal that leaves less than a hand of cards (O-06)."""
        removed = 0
        if isinstance(action, Remove) or (
            isinstance(action, UseToken) and action.kind == "remove_card"
        ):
            removed = len(action.cards)
        elif isinstance(action, Pay) and action.target in self.world.board.index:
            space = self.world.board.index[action.target]
            removed = len(action.cards) if self.world.board.terrain[space] == CAMP else 0
        left = deck_size(self.world, self.seat) - removed
        if not removed or left >= HAND_SIZE:
            return True
        self.console.show(say("terminal-few-cards", cards=cards(left), count=HAND_SIZE))
        if self.seat in self.session.warned:
            return True
        if not self._yes(say("terminal-remove-anyway")):
            return False
        self.session.warned.add(self.seat)
        return True

    def _yes(self, question: str) -> bool:
        return self.console.ask(f"{question} ").lower() in say("terminal-yes").split()

    def _list(self, actions: tuple[Action, ...]) -> None:
        lines = self.menu.describe(actions)
        self.console.show(say("terminal-type-number"), *lines[:LISTED])
        if len(lines) > LISTED:
            self.console.show(say("terminal-and-more", count=len(lines) - LISTED))

    def _news(self) -> list[str]:
        """What the others did since this seat's last turn."""
        events = self.session.events
        now = self.session.game.round
        last = max(
            (i for i, e in enumerate(events) if e.seat == self.seat and e.round != now), default=-1
        )
        others = [event for event in events[last + 1 :] if event.seat != self.seat]
        return turn_lines(others, self.session.names, self.seat)

    def _this_turn(self) -> list[RenderableType]:
        now = self.session.game.round
        mine = [e for e in self.session.events if e.seat == self.seat and e.round == now]
        words = " ".join(event.private for event in mine)
        return [row(say("terminal-this-turn"), words)] if mine else []

    def _show_turn(self, news: bool = True) -> None:
        if self.console.plain:
            self._speak_turn(news)
            return
        below: list[RenderableType] = [*expeditions(self.world, self.session.names, self.seat)]
        label = say("terminal-meanwhile")
        below += [row("" if i else label, line) for i, line in enumerate(self._news())]
        below += self._this_turn()
        below += hand(self.world, self.seat)
        below += market_rows(self.world)
        below += self.menu.rows()
        below.append(Text(say("terminal-hint"), style="dim"))
        own = [space for space in self.world.players[self.seat].pieces if space != GATE]
        targets = targets_of(self.world, self.actions)
        self.session.paint(self.world, f"{self._round()} · {self._whose()}", below, targets, own)

    def _whose(self) -> str:
        """Whose turn it is; one person alone needs no name."""
        if self.session.people > 1:
            return say("terminal-turn-of", name=self.session.names[self.seat])
        return say("terminal-your-turn")

    def _round(self) -> str:
        return say("terminal-round", round=self.world.round)

    def _speak_turn(self, news: bool) -> None:
        """A turn to be read aloud: positions, surroundings, hand, and choices."""
        names = self.session.names
        self.console.show("", title(self.world, f"{self._round()}, {self._whose()}"))
        if news:
            self.console.show(*self._news())
        self.console.show(*expeditions(self.world, names, self.seat))
        blockades = blockade_row(self.world)
        self.console.show(*([blockades] if blockades else []))
        self.console.show(*surroundings(self.world, names, self.seat))
        self.console.show(
            *self._this_turn(), *hand(self.world, self.seat), *market_rows(self.world)
        )
        self._speak_choices()

    def _speak_choices(self) -> None:
        self.console.show(*self.menu.sentences())
        if self.menu.hidden:
            self.console.show(say("terminal-more-choices", count=self.menu.hidden))

    def _show_progress(self, action: Action) -> None:
        """After an action: the picture again, or only what has changed, in words."""
        if not self.console.plain:
            self._show_turn()
            return
        self.console.show(self.session.events[-1].private)
        if isinstance(action, Move | Native | Pay):
            self.console.show(*surroundings(self.world, self.session.names, self.seat))
        self.console.show(*hand(self.world, self.seat))
        self._speak_choices()

    def _help(self, asked: str) -> None:
        self.console.show(*(explain(asked) if asked else overview(self.console.plain)))

    def _more(self, asked: str) -> None:
        if self.console.plain:
            self.console.show(*self.menu.sentences(everything=True))
        else:
            self.console.show(*self.menu.rows(everything=True))

    def _undo(self, asked: str) -> None:
        count = len(self.session.events)
        words = self.session.undo()
        self._refresh()
        if len(self.session.events) < count:
            if self.console.plain:
                self.console.show(words, *hand(self.world, self.seat))
                self._speak_choices()
                return
            self._show_turn()
        self.console.show(words)

    def _map(self, asked: str) -> None:
        targets = targets_of(self.world, self.actions)
        colour = not self.console.plain
        drawing = HexMap(self.world.board, self.world, self.console.width, colour)
        self.console.show(map_text(self.world, self.session.names, drawing, targets))
        blockades = blockade_row(self.world)
        self.console.show(*([blockades] if blockades else []), legend(colour))

    def _look(self, asked: str) -> None:
        """What is around a space, or around the own pieces."""
        names = self.session.names
        if not asked:
            self.console.show(*surroundings(self.world, names, self.seat))
            return
        board = self.world.board
        found = {name.lower(): space for name, space in board.index.items()}.get(asked.lower())
        if found is None:
            raise IllegalAction("M-01", "unknown", {"space": asked[:20]})
        words = f"{board.names[found]} {space_words(self.world, found)}"
        if board.terrain[found] != MOUNTAIN:
            words += f", {say('terminal-to-go', distance=distance_words(board, found))}"
        self.console.show(say("terminal-around", space=words))
        self.console.show(*(f"  {line}." for line in neighbour_lines(self.world, found, names)))

    def _market(self, asked: str) -> None:
        self.console.show(*whole_market(self.world))

    def _deck(self, asked: str) -> None:
        self.console.show(*decks(self.world, self.session.names, self.seat))

    def _log(self, asked: str) -> None:
        first = 1 if asked.lower() == "all" else self.session.game.round - 1
        events = [event for event in self.session.events if event.round >= first]
        if not events:
            self.console.show(say("terminal-nothing-yet"))
            return
        number = 0
        for line, round in zip(
            turn_lines(events, self.session.names, self.seat),
            list(dict.fromkeys((event.round, event.seat) for event in events)),
            strict=True,
        ):
            if round[0] != number:
                number = round[0]
                self.console.show(say("terminal-log-round", round=number))
            self.console.show(f"  {line}")

    def _save(self, asked: str) -> None:
        if not asked:
            self.session.save()
            self.console.show(say("terminal-saved", path=str(self.session.path)))
            return
        path = Path(asked).expanduser()
        if path.exists() and not self._yes(say("terminal-exists", path=str(path))):
            self.console.show(say("terminal-not-saved"))
            return
        self.session.save(path)
        self.console.show(say("terminal-copy-saved", path=str(path)))

    def _quit(self, asked: str) -> None:
        raise Stop
