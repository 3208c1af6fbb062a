"""Puzzles: a position, a task, and a grade for every solution."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from eldorado.analysis.analysis_types import Why
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_IDS, TOKEN_IDS
from eldorado.course.judge import TryRefusal, tried
from eldorado.course.lesson import contents
from eldorado.course.lesson_player import answer, last_event, others_play, table_of
from eldorado.course.loader import FOLDER, CourseError, check_name, deal, pictured, read
from eldorado.course.measures import Measure, cards_used
from eldorado.course.scene_types import PuzzleBrief, PuzzleScene, TrainerBrief
from eldorado.input_limits import LARGEST_PUZZLE, MOST_ACTIONS
from eldorado.table.events import ShownAction

MOST_TURNS = 5


class Stars(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What has to be reached for three, two and one star: values of the measures, in their order.

    A shorter list leaves the later measures open; an empty one gives no such grade.
    """

    three: tuple[int, ...]
    two: tuple[int, ...] = ()
    one: tuple[int, ...] = ()


class Words(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The texts of a puzzle in one language."""

    title: str
    task: str
    hint: str = ""
    best: str = ""


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """See docs/puzzles.md. `words` are texts in the file itself, where there are none elsewhere.

    A puzzle with a `theme` comes from a game: texts are those of its theme, `why` says what its
    best turn does, and nothing that a player could not know is shown.
    """

    id: str
    position: dict[str, Any]
    score: tuple[Measure, ...]
    stars: Stars
    solution: tuple[str, ...]
    turns: int = 1
    seat: int = 0
    mark: tuple[str, ...] = ()
    words: dict[str, Words] = {}
    theme: str = ""
    rating: int = 0
    """How difficult it is, on one scale with the rating of people who solve puzzles."""
    why: tuple[Why, ...] = ()

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {' | '.join(self.solution)[:120]}>"

    def text(self, part: str = "") -> str:
        """The id of its title, or of `task`, `hint`, `best`."""
        name = self.id
        if self.theme:
            name = f"theme-{self.theme}" if part in ("hint", "best") else "mined"
        return f"puzzle-{name}-{part}" if part else f"puzzle-{name}"

    def begin(self) -> Game:
        """The position it begins with."""
        return deal(self.position, "position")

    @property
    def marks(self) -> tuple[str, ...]:
        """The spaces that are marked on the board: those named, else those that score."""
        named = (measure.space for measure in self.score if measure.space)
        return self.mark or tuple(dict.fromkeys(named))

    def result(self, game: Game, played: int) -> tuple[int, ...]:
        """The value of the position by each measure."""
        return tuple(measure.of(game, self.seat, played) for measure in self.score)

    def worth(self, result: Sequence[int]) -> tuple[int, ...]:
        """A result with signs such that greater is better."""
        pairs = zip(self.score, result, strict=False)
        return tuple(measure.better(value) for measure, value in pairs)

    def grade(self, result: Sequence[int]) -> int:
        """Stars from 0 to 3."""
        for stars, least in ((3, self.stars.three), (2, self.stars.two), (1, self.stars.one)):
            if least and self.worth(result)[: len(least)] >= self.worth(least):
                return stars
        return 0

    def checked(self) -> "Puzzle":
        """The puzzle itself, or CourseError about the invalid field."""
        check_name("id", self.id)
        game = self.begin()
        if not 0 <= self.seat < len(game.players):
            raise CourseError("seat", f"there is no seat {self.seat}")
        if game.to_move != self.seat:
            raise CourseError("position.to_move", f"seat {self.seat} must be to move")
        if not 1 <= self.turns <= MOST_TURNS:
            raise CourseError("turns", f"a puzzle lasts 1 to {MOST_TURNS} turns")
        if not self.score:
            raise CourseError("score", "name at least one measure")
        for number, measure in enumerate(self.score):
            if measure.space and measure.space not in game.board.index:
                raise CourseError(f"score[{number}].space", f"there is no space '{measure.space}'")
            for card in measure.cards:
                if card not in CARD:
                    raise CourseError(f"score[{number}].cards", f"'{card[:40]}' is not a card")
        for name in ("three", "two", "one"):
            if len(getattr(self.stars, name)) > len(self.score):
                raise CourseError(f"stars.{name}", "there are more values than measures")
        if not self.stars.three:
            raise CourseError("stars.three", "say what the best result is")
        line = LineOfPlay(self, ())
        for number, action in enumerate(self.solution):
            refusal = line.attempt(action)
            if refusal is not None:
                raise CourseError(f"solution[{number}]", refusal.sentence)
        if not line.over:
            raise CourseError("solution", f"it must fill {self.turns} turns; end the last one")
        if self.grade(line.result) != 3:
            raise CourseError("solution", f"it earns {self.grade(line.result)} stars, not three")
        return self


class LineOfPlay:
    """A line of play in a puzzle, from its first action to the end of its last turn."""

    def __init__(self, puzzle: Puzzle, actions: Sequence[str]) -> None:
        if len(actions) > MOST_ACTIONS:
            raise CourseError("actions", f"a puzzle has at most {MOST_ACTIONS} actions")
        self.puzzle = puzzle
        self.game = puzzle.begin()
        self.turn = 1
        self.played = 0
        self.actions: list[str] = []
        self.happened: list[ShownAction] = []
        for number, action in enumerate(actions):
            if self.over or self.attempt(action) is not None:
                raise CourseError(f"actions[{number}]", "this action cannot be done here")
        self.happened = []

    @property
    def over(self) -> bool:
        return self.turn > self.puzzle.turns or self.game.finished

    @property
    def result(self) -> tuple[int, ...]:
        return self.puzzle.result(self.game, self.played)

    def attempt(self, text: str) -> TryRefusal | None:
        """One more action, or why it cannot be done; others end their turns at once."""
        action, after, refusal = tried(self.game, text)
        self.happened = []
        if action is None or after is None:
            return refusal
        seat = self.puzzle.seat
        ended = (after.to_move, after.round) != (self.game.to_move, self.game.round)
        self.game = after
        self.played += cards_used(action)
        self.actions.append(str(action))
        self.happened = [last_event(after, seat)]
        if ended or after.finished:
            self.turn += 1
            self.happened += others_play(after, seat)
        return None

    def scene(self, refusal: TryRefusal | None = None) -> PuzzleScene:
        """Everything a client needs to show."""
        puzzle = self.puzzle
        game = self.game
        scene: PuzzleScene = {
            "puzzle": puzzle.id,
            "title": puzzle.text(),
            "text": puzzle.text("task"),
            "hint": puzzle.text("hint"),
            "turn": min(self.turn, puzzle.turns),
            "turns": puzzle.turns,
            "actions": list(self.actions),
            "done": self.over,
            "table": table_of(puzzle.text(), game, puzzle.seat, len(self.actions), self.over),
            "draw": [] if puzzle.theme else _draw_pile(game, puzzle.seat),
            "marks": list(puzzle.marks),
            "happened": list(self.happened),
        }
        if game.variant.caves and not puzzle.theme:
            scene["caves"] = {
                game.board.names[space]: [TOKEN_IDS[token] for token in pile]
                for space, pile in zip(game.board.caves, game.caves, strict=True)
            }
        if puzzle.words:
            scene["words"] = to_builtins(puzzle.words)
        if refusal is not None:
            scene["answer"] = answer("refused", refusal.text, refusal)
        if self.over:
            stars = puzzle.grade(self.result)
            scene["stars"] = stars
            scene["verdict"] = f"puzzle-stars-{stars}"
            scene["measures"] = [
                {"text": f"measure-{measure.kind}", "args": {"count": value}}
                for measure, value in zip(puzzle.score, self.result, strict=True)
            ]
            scene["best"] = puzzle.text("best")
            scene["solution"] = list(puzzle.solution)
            if puzzle.theme:
                scene["why"] = list(puzzle.why)
        return scene


def _draw_pile(game: Game, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in game.players[seat].draw]


def read_puzzle(data: bytes) -> Puzzle:
    """A puzzle from JSON; CourseError names the invalid field."""
    return read(data, Puzzle).checked()


def load_puzzle(path: Path | str) -> Puzzle:
    """A puzzle from a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_PUZZLE + 1)
    except OSError as error:
        raise CourseError("", f"The file {path} cannot be read: {error.strerror}.") from error
    return read_puzzle(data)


@cache
def puzzles() -> dict[str, Puzzle]:
    """The built-in puzzles, in order."""
    found = {}
    for id in contents()["puzzles"]:
        puzzle = load_puzzle(FOLDER / "puzzles" / f"{id}.json")
        assert puzzle.id == id
        found[id] = puzzle
    return found


@cache
def trainer_puzzles() -> dict[str, Puzzle]:
    """The built-in puzzles from games; tests have checked them, so that reading is quick."""
    lines = (FOLDER / "puzzles" / "mined.jsonl").read_bytes().splitlines()
    return {one.id: one for one in map(msgspec.json.Decoder(Puzzle).decode, lines)}


def trainer_catalogue() -> list[TrainerBrief]:
    """The puzzles of the trainer, easiest first."""
    found = sorted(trainer_puzzles().values(), key=lambda one: one.rating)
    return [{"id": one.id, "theme": one.theme, "rating": one.rating} for one in found]


def find_puzzle(id: str) -> Puzzle:
    found = puzzles().get(id) or trainer_puzzles().get(id)
    if found is None:
        raise CourseError("", f"There is no puzzle '{id[:40]}'.")
    return found


def puzzle_catalogue() -> list[PuzzleBrief]:
    """All puzzles in order, with the ids of their texts."""
    return [
        {
            "id": p.id,
            "title": p.text(),
            "task": p.text("task"),
            "turns": p.turns,
            "board": pictured(p.position),
        }
        for p in puzzles().values()
    ]


def play_puzzle(puzzle: str | Puzzle, actions: Sequence[str] = ()) -> PuzzleScene:
    """The scene after a list of actions; taking back is a shorter list."""
    puzzle = find_puzzle(puzzle) if isinstance(puzzle, str) else puzzle
    return LineOfPlay(puzzle, actions).scene()


def attempt_puzzle(puzzle: str | Puzzle, actions: Sequence[str], action: str) -> PuzzleScene:
    """The scene after one more action; graded once the last turn is over."""
    line = LineOfPlay(find_puzzle(puzzle) if isinstance(puzzle, str) else puzzle, actions)
    if line.over:
        raise CourseError("actions", "the puzzle is over; take something back or start again")
    return line.scene(line.attempt(action))
