"""The lines of a record: one turn each, or a comment.

``3.1 move 1 scout C14 -> coin_2 | end keep sailor -> explorer ~ scout,sailor / traveler  ; why``

After ``->`` comes what the action revealed: cave tokens found, or cards drawn. ``~`` marks
the moment the discard pile was shuffled, ``/`` what was then left in the draw pile, top first
(``-`` for nothing).
"""

import re
from dataclasses import dataclass

from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.kinds import CARD, CARD_IDS, TOKEN, TOKEN_IDS
from eldorado.core.state import Entry
from eldorado.errors import UnreadableText

LONGEST_SHOWN = 150
"""Characters of a line that its `repr` shows."""

_LABEL = re.compile(r"([1-9][0-9]{0,6})\.([1-4])")


@dataclass(frozen=True)
class RecordedAction:
    """An action and what it revealed; None for nothing, or where the record does not say."""

    action: Action
    chance: Chance | None

    def __str__(self) -> str:
        if self.chance is None:
            return str(self.action)
        return f"{self.action} -> {write_chance(self.chance)}"

    def __repr__(self) -> str:
        return f"<RecordedAction: {_beginning(str(self))}>"

    @classmethod
    def of(cls, entry: Entry) -> "RecordedAction":
        """What a game's history says of an action."""
        action = Action.parse(str(entry.action))  # canonical order
        return cls(action, entry.chance if entry.chance.revealed else None)

    @classmethod
    def parse(cls, text: str) -> "RecordedAction":
        """The action that a part of a line describes."""
        action, arrow, chance = text.partition("->")
        return cls(Action.parse(action), read_chance(chance) if arrow else None)


@dataclass(frozen=True)
class RecordedTurn:
    """What one seat did in one round."""

    round: int
    seat: int
    steps: tuple[RecordedAction, ...]
    comment: str = ""

    def __str__(self) -> str:
        comment = f"  ; {self.comment}" if self.comment else ""
        return f"{self.round}.{self.seat + 1} {' | '.join(map(str, self.steps))}{comment}"

    def __repr__(self) -> str:
        return f"<RecordedTurn: {_beginning(str(self))}>"

    @classmethod
    def parse(cls, line: str) -> "RecordedTurn":
        """The turn that a line describes."""
        text, _, comment = line.partition(";")
        label, _, steps = text.strip().partition(" ")
        match = _LABEL.fullmatch(label)
        if match is None:
            raise UnreadableText("record-turn", {"word": label[:20]})
        return cls(
            int(match[1]),
            int(match[2]) - 1,
            tuple(RecordedAction.parse(step) for step in steps.split("|")),
            comment.strip(),
        )


@dataclass(frozen=True)
class Comment:
    """A line of its own for the reader."""

    text: str

    def __str__(self) -> str:
        return f"; {self.text}".rstrip()

    def __repr__(self) -> str:
        return f"<Comment: {_beginning(self.text)}>"


def _beginning(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} ..."


def write_chance(chance: Chance) -> str:
    """What an action revealed, as text."""
    if chance.found:
        return ",".join(TOKEN_IDS[token] for token in chance.found)
    if not chance.reshuffled:
        return _cards(chance.drawn)
    before = _cards(chance.drawn[: chance.before])
    text = f"{before} ~ {_cards(chance.drawn[chance.before :])}".lstrip()
    return text if chance.left is None else f"{text} / {_cards(chance.left) or '-'}"


def read_chance(text: str) -> Chance:
    """The inverse of `write_chance`."""
    before, shuffle, rest = (part.strip() for part in text.partition("~"))
    if not shuffle:
        first = before.split(",")[0].strip()
        if first in TOKEN:
            return Chance(found=_ids(before, TOKEN, "token"))
        return Chance(_ids(before, CARD, "card"))
    after, slash, left = (part.strip() for part in rest.partition("/"))
    old = _ids(before, CARD, "card") if before else ()
    remaining: tuple[int, ...] | None = None
    if slash:
        remaining = () if left == "-" else _ids(left, CARD, "card")
    return Chance(old + _ids(after, CARD, "card"), True, len(old), remaining)


def _cards(cards: tuple[int, ...]) -> str:
    return ",".join(CARD_IDS[card] for card in cards)


def _ids(text: str, table: dict[str, int], what: str) -> tuple[int, ...]:
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in table:
            raise UnreadableText(f"unreadable-{what}", {"word": name[:40]})
    return tuple(table[name] for name in names)
