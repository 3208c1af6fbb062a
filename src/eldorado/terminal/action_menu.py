"""Legal actions as a menu: grouped, numbered, and short enough to read.

What is shown has the first numbers; the rest follows and is listed on request, so that a
number means the same as long as the prompt stands.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, POWER, PRICE, TOKEN
from eldorado.core.payments import payment_cost
from eldorado.routes.paths import steps_to_go
from eldorado.terminal.console import Row
from eldorado.wording.action_words import mover, source
from eldorado.wording.texts import counted, joined, labelled, text, thing

SHOWN_TARGETS = 7
SHOWN_PAYMENTS = 3
SHOWN_OTHERS = 6
"""Choices shown on a line before `more` is needed."""


@dataclass
class MenuLine:
    """Choices that differ in one thing only, as (label, action), best first."""

    group: str
    lead: str
    items: list[tuple[str, Action]] = field(default_factory=list)
    shown: int = SHOWN_OTHERS


class Menu:
    """All legal actions of the player to move."""

    def __init__(self, game: Game, actions: Sequence[Action]) -> None:
        self.lines = [
            *_move_lines(game, actions),
            *_pay_lines(game, actions),
            *_native_lines(game, actions),
            *_card_lines(actions),
            *_token_lines(actions),
            *_buy_lines(actions),
            *_end_lines(actions),
        ]
        self.actions: dict[int, Action] = {}
        self.numbers: dict[Action, int] = {}
        self._labels: dict[Action, str] = {}
        for hidden in (False, True):
            for line in self.lines:
                part = line.items[line.shown :] if hidden else line.items[: line.shown]
                for label, action in part:
                    number = len(self.actions) + 1
                    self.actions[number] = action
                    self.numbers[action] = number
                    self._labels[action] = f"{line.lead} {label}".strip()
                    if isinstance(action, Buy):
                        self._labels[action] = _payment(action)

    @property
    def hidden(self) -> int:
        """How many choices are not shown at first."""
        return sum(max(0, len(line.items) - line.shown) for line in self.lines)

    def rows(self, everything: bool = False) -> list[Row]:
        """The menu for the screen; every row begins with the kind of action."""
        rows = []
        group = ""
        for line in self.lines:
            items = line.items if everything else line.items[: line.shown]
            parts = [Text(line.lead, "bold")] if line.lead else []
            for label, action in items:
                number = Text(str(self.numbers[action]), "bold cyan")
                parts.append(number.append(f" {label}", "not bold default"))
            left = len(line.items) - len(items)
            parts += [Text(f"… {text('terminal-more', count=left)}", "dim")] if left else []
            rows.append(Row("" if line.group == group else line.group, tuple(parts)))
            group = line.group
        return rows

    def sentences(self, everything: bool = False) -> list[str]:
        """The same to be read aloud: `Move with Scout: 3 C14; 4 C13; 5 take #4.`"""
        lines = []
        for line in self.lines:
            items = line.items if everything else line.items[: line.shown]
            lead = f"{line.group} {line.lead}" if line.lead else line.group
            if isinstance(line.items[0][1], Move):
                lead = text("terminal-menu-with", group=line.group, card=line.lead)
            said = [f"{self.numbers[action]} {label}" for label, action in items]
            left = len(line.items) - len(items)
            said += [text("terminal-more", count=left)] if left else []
            lines.append(f"{labelled(lead, joined(said))}.")
        return lines

    def describe(self, actions: Iterable[Action]) -> list[str]:
        """Some choices with their numbers, one per line."""
        chosen = sorted(actions, key=self.numbers.__getitem__)
        return [f"{self.numbers[action]:>3}  {self._labels[action]}" for action in chosen]


def worth(card: str) -> tuple[int, int]:
    """The value of a card to its owner: its price, then its power."""
    return PRICE[CARD[card]], POWER[CARD[card]]


def proposed(actions: Iterable[Action], card: str) -> Buy | None:
    """The payment for a card that wastes least."""
    buys = [action for action in actions if isinstance(action, Buy) and action.card == card]
    return min(buys, key=lambda buy: payment_cost(buy.sources), default=None)


def _in_lines(found: dict[tuple[str, str], list[tuple[str, Action]]], shown: int) -> list[MenuLine]:
    return [MenuLine(group, lead, items, shown) for (group, lead), items in found.items()]


def _move_lines(game: Game, actions: Sequence[Action]) -> list[MenuLine]:
    found: dict[tuple[str, str], list[tuple[str, Action]]] = {}
    two = len(game.player.pieces) > 1
    moves = [action for action in actions if isinstance(action, Move)]
    for action in sorted(moves, key=lambda move: _order(game, move)):
        lead = mover(action)
        group = text("terminal-menu-move", piece=action.piece if two else 0)
        found.setdefault((group, lead), []).append((_target_label(game, action), action))
    lines = sorted(found.items(), key=lambda pair: pair[0][0])
    return _in_lines(dict(lines), SHOWN_TARGETS)


def _order(game: Game, action: Move | Native) -> tuple[int, int, int]:
    """By card, then nearest to El Dorado first; taking a blockade on the spot comes last."""
    piece = game.player.pieces[action.piece - 1]
    card = action.card if isinstance(action, Move) else "native"
    kind = CARD.get(card, len(CARD) + TOKEN.get(card, 0))
    if action.target[0] == "#":
        return kind, steps_to_go(game.board)[piece], 1
    return kind, steps_to_go(game.board)[game.board.index[action.target]], 0


def _target_label(game: Game, action: Move | Native) -> str:
    """`C14`, `take #4`, `C14 taking #4`; a cave to be explored is named."""
    taken = [f"#{number}" for number in action.via] if isinstance(action, Move) else []
    if action.target[0] == "#":
        label = text("terminal-take", target=",".join([*taken, action.target]))
    elif taken:
        label = text("terminal-taking", space=action.target, target=",".join(taken))
    else:
        label = action.target
    if action.target[0] != "#" and game.board.finish[game.board.index[action.target]]:
        label += " El Dorado"
    return label + _cave_label(game, action)


def _cave_label(game: Game, action: Action) -> str:
    """How many tokens would be found; which ones is unknown."""
    if not game.variant.caves:
        return ""
    found = len(game.copy().apply(action).found)
    return f" {text('terminal-finds', count=found)}" if found else ""


def _pay_lines(game: Game, actions: Sequence[Action]) -> list[MenuLine]:
    found: dict[tuple[str, str], list[tuple[str, Action]]] = {}
    pays = [action for action in actions if isinstance(action, Pay)]
    two = len(game.player.pieces) > 1
    for action in sorted(pays, key=lambda pay: sorted(map(worth, pay.cards))):
        if action.target[0] == "#":
            lead = f"{text('terminal-for', target=action.target)} {len(action.cards)}"
        else:
            camp = game.board.spaces[game.board.index[action.target]].token[0] == "C"
            lead = text("terminal-removing" if camp else "terminal-for", target=action.target)
        group = text("terminal-menu-pay", piece=action.piece if two else 0)
        label = counted(action.cards) + _cave_label(game, action)
        found.setdefault((group, lead), []).append((label, action))
    lines = sorted(found.items(), key=lambda pair: pair[0][0])
    return _in_lines(dict(lines), SHOWN_PAYMENTS)


def _native_lines(game: Game, actions: Sequence[Action]) -> list[MenuLine]:
    found: dict[tuple[str, str], list[tuple[str, Action]]] = {}
    two = len(game.player.pieces) > 1
    natives = [action for action in actions if isinstance(action, Native)]
    for action in sorted(natives, key=lambda native: (native.token, _order(game, native))):
        lead = text("terminal-piece", piece=action.piece) if two else ""
        group = text("terminal-menu-token") if action.token else thing("native")
        lead = f"{thing('native_token')} {lead}".strip() if action.token else lead
        found.setdefault((group, lead), []).append((_target_label(game, action), action))
    return _in_lines(found, SHOWN_TARGETS)


def _card_lines(actions: Sequence[Action]) -> list[MenuLine]:
    plays = MenuLine(text("terminal-menu-play"), "")
    takes = MenuLine(text("terminal-menu-take"), "", shown=len(PRICE))
    removals = MenuLine(text("terminal-menu-remove"), "", shown=2 * SHOWN_OTHERS)
    for action in actions:
        if isinstance(action, Play):
            plays.items.append((thing(action.card), action))
        elif isinstance(action, Take):
            takes.items.append((thing(action.card), action))
        elif isinstance(action, Remove):
            nothing = text("terminal-nothing")
            removals.items.append((counted(action.cards) or nothing, action))
    takes.items.sort(
        key=lambda item: -PRICE[CARD[item[1].card]] if isinstance(item[1], Take) else 0
    )
    return [line for line in (plays, takes, removals) if line.items]


def _token_lines(actions: Sequence[Action]) -> list[MenuLine]:
    found: dict[tuple[str, str], list[tuple[str, Action]]] = {}
    for action in actions:
        if isinstance(action, UseToken):
            lead = thing(action.kind) if action.cards else ""
            label = counted(action.cards) if action.cards else thing(action.kind)
            found.setdefault((text("terminal-menu-token"), lead), []).append((label, action))
    return _in_lines(found, SHOWN_OTHERS)


def _buy_lines(actions: Sequence[Action]) -> list[MenuLine]:
    """Cards by the payment that wastes least for each; other payments are hidden."""
    buys = [action for action in actions if isinstance(action, Buy)]
    cards = sorted({action.card for action in buys}, key=lambda card: (-PRICE[CARD[card]], card))
    best = [buy for card in cards if (buy := proposed(buys, card)) is not None]
    group = text("terminal-menu-buy")
    lines: dict[str, MenuLine] = {}
    for action in best:
        lead = text("terminal-for-payment", cards=counted(action.sources, source))
        line = lines.setdefault(lead, MenuLine(group, lead, shown=len(PRICE)))
        line.items.append((thing(action.card), action))
    others = [action for action in buys if action not in best]
    rest = MenuLine(group, text("terminal-other-payments"), shown=0)
    rest.items = [(_payment(buy), buy) for buy in others]
    return [*lines.values(), rest] if others else [*lines.values()]


def _payment(action: Buy) -> str:
    cards = counted(action.sources, source)
    return text("terminal-payment", card=thing(action.card), cards=cards)


def _end_lines(actions: Sequence[Action]) -> list[MenuLine]:
    """Discard everything, keep one card, or keep all (D-04); the rest is hidden."""
    ends = [action for action in actions if isinstance(action, End)]
    if not ends:
        return []
    most = max(len(action.keep) for action in ends)
    line = MenuLine(text("terminal-menu-end"), "")
    others: list[tuple[str, Action]] = []
    for action in ends:
        if not action.keep:
            label = text("terminal-discard-rest" if most else "terminal-the-turn")
        elif len(action.keep) == most and most > 1:
            label = text("terminal-keep-all")
        else:
            label = text("terminal-keep", cards=counted(action.keep))
        (line.items if len(action.keep) in (0, 1, most) else others).append((label, action))
    line.shown = len(line.items)
    line.items += others
    return [line]
