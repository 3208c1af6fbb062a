"""A record split into turns: every action with the game before it and what it revealed."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.state import GATE
from eldorado.errors import Argument, EldoradoError, WordedError
from eldorado.records import Record
from eldorado.routes.paths import reaches_finish


@dataclass(frozen=True)
class TimelineAction:
    """An action, the game before it, and what it revealed."""

    before: Game
    action: Action
    chance: Chance


@dataclass(frozen=True)
class TimelineTurn:
    """What one seat did in one round, and the game after it."""

    number: int
    round: int
    seat: int
    moments: tuple[TimelineAction, ...]
    after: Game
    complete: bool
    """False for the last turn of a running game if it has not been ended."""

    def __repr__(self) -> str:
        return f"<TimelineTurn {self.round}.{self.seat + 1}: {len(self.moments)} actions>"

    @property
    def before(self) -> Game:
        return self.moments[0].before

    def segments(self) -> Iterator[tuple[int, int]]:
        """Ranges of actions without new information: each is one decision."""
        first = 0
        for index, moment in enumerate(self.moments):
            last = index == len(self.moments) - 1
            if last or moment.chance.drawn or moment.chance.found:
                yield first, index + 1
                first = index + 1


@dataclass(frozen=True)
class Timeline:
    """A whole record, read and checked."""

    names: tuple[str, ...]
    start: Game
    end: Game
    turns: tuple[TimelineTurn, ...]

    def __repr__(self) -> str:
        return f"<Timeline of {', '.join(self.names)[:120]}: {len(self.turns)} turns>"


def read(record: Record) -> Timeline:
    """The turns of a record; a record that cannot be analyzed is refused with one sentence."""
    if not isinstance(record, Record):
        raise EldoradoError(f"An analysis needs a record, not {type(record).__name__}.")
    game = record.start()
    _require_a_way(game)
    start = before = game.copy()
    turns: list[TimelineTurn] = []
    moments: list[TimelineAction] = []
    for after, _ in record.steps(game):
        assert after.history is not None
        moments.append(TimelineAction(before, after.history.action, after.history.chance))
        round, seat = before.round, before.to_move
        before = after.copy()
        if before.finished or (before.round, before.to_move) != (round, seat):
            turns.append(TimelineTurn(len(turns), round, seat, tuple(moments), before, True))
            moments = []
    if moments:
        first = moments[0].before
        turns.append(
            TimelineTurn(len(turns), first.round, first.to_move, tuple(moments), before, False),
        )
    if not turns:
        raise WordedError("analyse-nothing")
    return Timeline(_names(record, len(start.players)), start, before, tuple(turns))


def _names(record: Record, seats: int) -> tuple[str, ...]:
    """The players' names; seats without one are numbered."""
    given = record.seats if len(record.seats) == seats else []
    return tuple(
        given[seat] if given and given[seat] else f"seat {seat + 1}" for seat in range(seats)
    )


def _require_a_way(game: Game) -> None:
    """The bots estimate distances, so every seat needs a way to the finish."""
    for seat, player in enumerate(game.players):
        for space in player.pieces:
            if space != GATE and not reaches_finish(game.board, [space]):
                where: dict[str, Argument] = {"space": game.board.names[space], "number": seat + 1}
                raise WordedError("analyse-no-way", where)
