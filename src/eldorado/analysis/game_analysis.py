"""The whole analysis of a game, from its record."""

from collections.abc import Callable, Generator
from dataclasses import dataclass

from eldorado.analysis.analysis_types import AnalysisDocument
from eldorado.analysis.card_use import Earned, earnings
from eldorado.analysis.decisions import Decision, Judge
from eldorado.analysis.decks import Deck, decks
from eldorado.analysis.effort import WHOLE, Effort
from eldorado.analysis.luck import DrawLuck, Luck
from eldorado.analysis.race_standing import RaceStanding, opening_standing, standing
from eldorado.analysis.tempo import Tempo, tempo
from eldorado.analysis.timeline import Timeline, TimelineTurn, read
from eldorado.analysis.trials import TrialOutcome
from eldorado.analysis.turning_points import TurningPoint, is_blunder, turn_loss, turning_points
from eldorado.bots.planner.levels import network
from eldorado.records import Record

Progress = Callable[[int, int], object]
"""Called with the number of turns done and in total; an exception in it ends the analysis."""


@dataclass(frozen=True)
class JudgedTurn:
    """A turn with its decisions, its luck, and the standing of the race after it."""

    turn: TimelineTurn
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    standing: RaceStanding

    def __repr__(self) -> str:
        return f"<JudgedTurn {self.turn.round}.{self.turn.seat + 1}: {self.loss.win:.0%} lost>"

    @property
    def loss(self) -> TrialOutcome:
        return turn_loss(self.decisions)


@dataclass(frozen=True)
class Balance:
    """A seat's summary: luck and skill, in rounds and chance to win."""

    luck: TrialOutcome
    play: TrialOutcome
    draws: int
    blunders: int


@dataclass(frozen=True)
class Analysis:
    """All results of the analysis of a game."""

    played: Timeline
    opening: RaceStanding
    deals: tuple[Luck | None, ...]
    turns: tuple[JudgedTurn, ...]
    decks: tuple[Deck, ...]
    earned: tuple[Earned, ...]
    tempo: tuple[Tempo, ...]
    turning_points: tuple[TurningPoint, ...]
    balance: tuple[Balance, ...]

    def __repr__(self) -> str:
        names = ", ".join(self.played.names)
        return f"<Analysis of {names[:100]}: {len(self.turns)} turns>"

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.played.end.finished

    def to_json(self) -> AnalysisDocument:
        """JSON-ready data, by ids; documented in docs/analysis.md."""
        from eldorado.analysis.analysis_document import document

        return document(self)


def analyse(record: Record, progress: Progress | None = None, effort: Effort = WHOLE) -> Analysis:
    """Analyze a game, finished or running; the same record gives the same analysis.

    `progress` is called after every turn with the number done and in total.
    """
    work = analysing(record, effort)
    while True:
        try:
            done, of = next(work)
        except StopIteration as end:
            found: Analysis = end.value
            return found
        if progress is not None:
            progress(done, of)


def analysing(record: Record, effort: Effort = WHOLE) -> Generator[tuple[int, int], None, Analysis]:
    """The same in parts: yields the number of turns done and in total after every turn."""
    played = read(record)
    net = network()
    judge, draw_luck = Judge(net, effort), DrawLuck(net, effort)
    last = {turn.seat: turn.number for turn in played.turns}
    judged: list[JudgedTurn] = []
    for turn in played.turns:
        again = turn.number != last[turn.seat] or not played.end.finished
        judged.append(
            JudgedTurn(
                turn,
                judge.turn(turn),
                tuple(draw_luck.turn(turn, again)),
                standing(turn.after, turn.seat, turn.round, net),
            )
        )
        yield len(judged), len(played.turns)
    deals = tuple(draw_luck.deal(played, seat) for seat in range(len(played.names)))
    return Analysis(
        played,
        opening_standing(played.start, net),
        deals,
        tuple(judged),
        tuple(decks(played)),
        tuple(earnings(played)),
        tuple(tempo(played, [turn.loss.rounds for turn in judged])),
        turning_points([turn.decisions for turn in judged]),
        tuple(_balance(seat, deal, judged) for seat, deal in enumerate(deals)),
    )


def _balance(seat: int, deal: Luck | None, judged: list[JudgedTurn]) -> Balance:
    mine = [turn for turn in judged if turn.turn.seat == seat]
    draws = [luck for turn in mine for luck in turn.luck]
    if deal is not None:
        draws.insert(0, deal)
    return Balance(
        _sum([luck.gained for luck in draws]),
        _sum([turn.loss for turn in mine]),
        len(draws),
        sum(is_blunder(turn.loss) for turn in mine),
    )


def _sum(outcomes: list[TrialOutcome]) -> TrialOutcome:
    return TrialOutcome(sum(o.win for o in outcomes), sum(o.rounds for o in outcomes))
