"""The record of a game: a header, then one line per turn."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.position import write_position
from eldorado.core.state import READABLE_RULES, RULES_VERSION, Outcome, Variant
from eldorado.core.view import View
from eldorado.errors import (
    Argument,
    EldoradoError,
    ParseError,
    PositionError,
    RecordError,
    UnreadableText,
)
from eldorado.input_limits import check_record, check_steps
from eldorado.records.turn_text import Comment, RecordedAction, RecordedTurn

FORMAT = "eldorado-record/1"
TAGS = ("Format", "Rules", "Route", "Variant", "Seats", "Start", "Result")
"""The header every record has; further tags may follow and survive."""

RUNNING = "*"


class RecordedPosition(NamedTuple):
    """A moment of a recorded game: the game, with everything hidden, and what was done next."""

    game: Game
    action: Action

    @property
    def view(self) -> View:
        """What the seat to move could see."""
        return self.game.view(self.game.to_move)


@dataclass(repr=False)
class Record:
    """A game as text: `str(record)` and `Record.parse(text)` are inverse."""

    tags: dict[str, str]
    lines: list[RecordedTurn | Comment] = field(default_factory=list)
    read_at: dict[str | int, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of the text where each tag, and each entry of `lines`, was read; for messages."""

    @classmethod
    def of(cls, game: Game, seats: Sequence[str] = ()) -> "Record":
        """The record of a game so far; `seats` are the names of its players."""
        if game.opening is None:
            raise EldoradoError("This game has no known beginning, so it has no record.")
        names = [*seats, *(f"seat {n + 1}" for n in range(len(seats), len(game.players)))]
        for name in names:
            if "," in name or ";" in name or not name.isprintable() or name.strip() != name:
                raise ParseError(f"'{name[:40]}' cannot be a name in a record; leave out , and ;")
        start = json.dumps(_compact(write_position(game.opening)), separators=(",", ":"))
        tags = {
            "Format": FORMAT,
            "Rules": str(RULES_VERSION),
            "Route": game.board.title,
            "Variant": write_variant(game.variant),
            "Seats": ", ".join(names),
            "Start": start,
            "Result": write_result(game.outcome()),
        }
        turns = groupby(game.entries(), key=lambda entry: (entry.round, entry.seat))
        return cls(
            tags,
            [
                RecordedTurn(round, seat, tuple(RecordedAction.of(entry) for entry in entries))
                for (round, seat), entries in turns
            ],
        )

    @property
    def seats(self) -> list[str]:
        """The names of the players."""
        return self.tags.get("Seats", "").split(", ")

    @property
    def turns(self) -> list[RecordedTurn]:
        """The lines that are turns, in order."""
        return [line for line in self.lines if isinstance(line, RecordedTurn)]

    def __repr__(self) -> str:
        where, result = self.tags.get("Route", "?"), self.tags.get("Result", "?")
        seats = ", ".join(self.seats)
        return f"<Record of {seats} on {where}: {len(self.turns)} turns, {result}>"

    def __str__(self) -> str:
        header = [f"{tag}: {value}" for tag, value in self.tags.items()]
        return "\n".join([*header, "", *map(str, self.lines)]) + "\n"

    @classmethod
    def parse(cls, text: str, strict: bool = True) -> "Record":
        """The record a text describes; errors name the line.

        Lenient reading skips what it does not understand and fails only if the start is missing;
        strict reading requires the text as `str` writes it, apart from comments. Limits on length
        apply to both.
        """
        check_record(text)
        record = cls({})
        header = True
        steps = 0
        for number, raw in enumerate(text.split("\n"), 1):
            line = raw.rstrip() if strict else raw.strip()
            try:
                if not line:
                    header = header and not record.tags
                elif header and not line.startswith(";"):
                    record._read_tag(line, number, strict)
                else:
                    steps += record._read_line(line, number)
            except RecordError:
                if strict:
                    raise
            except UnreadableText as error:
                if strict:
                    raise RecordError(number, error.message, error.about) from error
            check_steps(steps, number)
        record._require_tags(strict)
        return record

    @classmethod
    def parse_all(cls, text: str, strict: bool = True) -> Iterator["Record"]:
        """The records of a file that holds several; each begins with its `Format`."""
        lines: list[str] = []
        for line in text.splitlines(keepends=True):
            if line.startswith("Format: ") and lines:
                yield cls.parse("".join(lines).rstrip("\n") + "\n", strict)
                lines = []
            if lines or line.strip():
                lines.append(line)
        if lines:
            yield cls.parse("".join(lines).rstrip("\n") + "\n", strict)

    def _read_tag(self, line: str, number: int, strict: bool) -> None:
        tag, colon, value = line.partition(": ")
        if not colon and line.endswith(":"):
            tag, value = line[:-1], ""
        elif not colon or not tag.replace("-", "").isalnum():
            raise RecordError(number, "record-header")
        if tag in self.tags:
            raise RecordError(number, "record-tag-twice", {"tag": tag[:40]})
        self.tags[tag] = value if strict else value.strip()
        self.read_at[tag] = number

    def _read_line(self, line: str, number: int) -> int:
        """Adds a turn or a comment; returns how many actions it has."""
        read = Comment(line[1:].strip()) if line.startswith(";") else RecordedTurn.parse(line)
        self.lines.append(read)
        self.read_at[len(self.lines) - 1] = number
        return len(read.steps) if isinstance(read, RecordedTurn) else 0

    def _require_tags(self, strict: bool) -> None:
        for tag in TAGS if strict else ("Start",):
            if tag not in self.tags:
                raise RecordError(1, "record-tag-missing", {"tag": tag})
        if self.tags.get("Format", FORMAT) != FORMAT:
            raise RecordError(self.line_of("Format"), "record-format", {"value": FORMAT})
        rules = self.tags.get("Rules", str(RULES_VERSION))
        if rules not in [str(version) for version in READABLE_RULES]:
            known = ", ".join(str(version) for version in READABLE_RULES)
            raise RecordError(
                self.line_of("Rules"),
                "record-rules",
                {"word": rules[:20], "value": known},
            )

    def start(self) -> Game:
        """The position the record begins with."""
        try:
            document = json.loads(self.tags["Start"])
        except (ValueError, RecursionError) as error:
            raise RecordError(self.line_of("Start"), "record-json") from error
        try:
            return Game.from_position(document, seed=0)
        except PositionError as error:
            about: dict[str, Argument] = {"error": str(error)}
            raise RecordError(self.line_of("Start"), "record-start", about) from error

    def replay(self) -> Game:
        """The game after the last turn, by applying what the record says was drawn."""
        game = self.start()
        for _ in self.steps(game):
            pass
        for tag, value in (
            ("Route", game.board.title),
            ("Variant", write_variant(game.variant)),
            ("Result", write_result(game.outcome())),
        ):
            if self.tags.get(tag, value) != value:
                raise RecordError(
                    self.line_of(tag), "record-tag-wrong", {"tag": tag, "value": value}
                )
        return game

    def steps(self, game: Game | None = None) -> Iterator[tuple[Game, RecordedAction]]:
        """Every action in order, with the game after it (always the same object)."""
        if game is None:
            game = self.start()
        for i, turn in enumerate(self.lines):
            if isinstance(turn, Comment):
                continue
            line = self.line_of(i)
            for step in turn.steps:
                if not game.finished and (turn.round, turn.seat) != (game.round, game.to_move):
                    turn_now = f"{game.round}.{game.to_move + 1}"
                    raise RecordError(line, "record-turn-expected", {"turn": turn_now})
                try:
                    game.apply(step.action, self._chance(game, step))
                except EldoradoError as error:
                    told: dict[str, Argument] = {"action": str(step.action), "error": str(error)}
                    raise RecordError(line, "record-step", told) from error
                yield game, step

    def __iter__(self) -> Iterator[RecordedPosition]:
        """Every position with the action that was taken there; each game is an independent copy."""
        game = self.start()
        before = game.copy()
        for after, step in self.steps(game):
            yield RecordedPosition(before, step.action)
            before = after.copy()

    def _chance(self, game: Game, step: RecordedAction) -> Any:
        """The outcome to apply; a shuffle missing from the record is never drawn again."""
        if step.chance is None and game.copy().apply(step.action).reshuffled:
            raise UnreadableText("record-unshuffled")
        return step.chance

    def line_of(self, what: str | int) -> int:
        """Where a tag or an entry stands, or would stand if this were written."""
        if what in self.read_at:
            return self.read_at[what]
        if isinstance(what, int):
            return len(self.tags) + 2 + what
        return [*self.tags, what].index(what) + 1


def write_variant(variant: Variant) -> str:
    names = [name for name in ("caves", "full_race", "free_order") if getattr(variant, name)]
    return ", ".join(names) or "official"


def write_result(outcome: Outcome | None) -> str:
    """`*` while the game runs, else the winner, the reason, and the places by seat."""
    if outcome is None:
        return RUNNING
    winner = "nobody" if outcome.winner is None else f"seat {outcome.winner + 1}"
    return f"{winner}, {outcome.reason}, places {' '.join(map(str, outcome.places))}"


def _compact(document: dict[str, Any]) -> dict[str, Any]:
    """A position document without the fields that only repeat a default."""
    del document["format"]
    for player in document["players"]:
        for name in [name for name, value in player.items() if value in ([], 0)]:
            del player[name]
    return document
