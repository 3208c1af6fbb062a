"""A record as steps: the game after every action, grouped into turns."""

from dataclasses import dataclass, field
from itertools import islice

from eldorado.core.game import Game
from eldorado.errors import RecordError
from eldorado.records import Comment, Record
from eldorado.terminal.narration import NarratedAction
from eldorado.wording.texts import text


@dataclass(frozen=True)
class ReplayStep:
    """The game after one action, and what was done; at the beginning nothing was."""

    turn: int
    game: Game
    event: NarratedAction | None = None


@dataclass
class ReplayTurn:
    """What one seat did in one round: the steps `first` to `last`."""

    label: str
    seat: int | None = None
    first: int = 0
    last: int = 0
    comments: list[str] = field(default_factory=list)


class Film:
    """Every step of a record, as far as it can be replayed; `fault` is what stopped it.

    Step 0 and turn 0 are the beginning.
    """

    def __init__(self, record: Record) -> None:
        game = record.start()
        players = len(game.players)
        self.names = (
            record.seats
            if len(record.seats) == players
            else [text("seat-player", number=seat + 1) for seat in range(players)]
        )
        self.steps = [ReplayStep(0, game.copy())]
        self.turns = [ReplayTurn(text("terminal-replay-first"))]
        self.fault = ""
        self._follow(record, game)

    def _follow(self, record: Record, game: Game) -> None:
        steps = record.steps(game)
        waiting: list[str] = []
        for line in record.lines:
            if isinstance(line, Comment):
                (self.turns[0].comments if len(self.turns) == 1 else waiting).append(line.text)
                continue
            done: list[ReplayStep] = []
            before = self.steps[-1].game
            try:
                for _, step in islice(steps, len(line.steps)):
                    assert game.history is not None
                    event = NarratedAction(before, step.action, game.history.chance)
                    before = game.copy()
                    done.append(ReplayStep(len(self.turns), before, event))
            except RecordError as error:
                self.fault = text("terminal-replay-broken", error=str(error))
                return
            first = len(self.steps)
            comments = [*waiting, *([line.comment] if line.comment else [])]
            label = f"{line.round}.{line.seat + 1}"
            self.turns.append(ReplayTurn(label, line.seat, first, first + len(done) - 1, comments))
            self.steps += done
            waiting = []
        self.turns[-1].comments += waiting

    def turn_at(self, step: int) -> ReplayTurn:
        return self.turns[self.steps[step].turn]

    def before(self, step: int) -> int:
        """The end of the turn before the one of this step; -1 at the beginning."""
        turn = self.steps[step].turn
        return self.turns[turn - 1].last if turn else -1

    def after(self, step: int) -> int:
        """The end of this turn, or of the next where this one is done."""
        turn = self.turn_at(step)
        if step < turn.last:
            return turn.last
        following = self.steps[step].turn + 1
        return self.turns[following].last if following < len(self.turns) else len(self.steps)

    def find(self, word: str) -> int | None:
        """The end of turn `3.1`, of the first turn of round `3`, or one of both ends."""
        ends = {"first": 0, "start": 0, "last": len(self.steps) - 1, "end": len(self.steps) - 1}
        if word in ends:
            return ends[word]
        for turn in self.turns:
            if turn.label == word or (word.isdecimal() and turn.label.startswith(f"{word}.")):
                return turn.last
        return None
