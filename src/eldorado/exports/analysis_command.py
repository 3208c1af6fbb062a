"""An analysis on the command line: progress while it is made, a summary, a file."""

import json as json_text
import sys
from pathlib import Path

from eldorado.analysis.game_analysis import Analysis, analyse
from eldorado.analysis.report.wording import losing, signed, why
from eldorado.analysis.turning_points import TurningPoint
from eldorado.exports.analysis_page import analysis_page
from eldorado.records import Record
from eldorado.reporting.progress import progress_bar
from eldorado.wording.action_words import deeds
from eldorado.wording.file_errors import file_error
from eldorado.wording.reasons import verdict
from eldorado.wording.texts import labelled, language, listed, text


def run_analysis(record: Record, html: Path | None, json: bool) -> bool:
    """Analyze a record and show what was found; False if it was interrupted."""
    try:
        with progress_bar() as bar:
            task = bar.add_task(text("analyse-turns"), total=None, rate="")
            analysis = analyse(
                record, lambda done, all: bar.update(task, completed=done, total=all)
            )
    except KeyboardInterrupt:
        print(text("analyse-stopped"), file=sys.stderr)
        return False
    if html is not None:
        write_page(analysis, record, html)
    if json:
        print(json_text.dumps(analysis.to_json(), ensure_ascii=False, separators=(",", ":")))
    elif html is not None:
        print(html)
    else:
        print_summary(analysis)
    return True


def write_page(analysis: Analysis, record: Record, path: Path) -> None:
    """Writes the analysis as one HTML file."""
    page = analysis_page(analysis, record, language())
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise file_error("file-page-unwritable", path, error) from error


def result(analysis: Analysis) -> str:
    """How the game ended, or how far it has come."""
    played = analysis.played
    outcome = played.end.outcome()
    if outcome is None:
        return text("analysis-unfinished", names=listed(list(played.names)), round=played.end.round)
    return verdict(played.end, outcome, played.names)


def print_summary(analysis: Analysis) -> None:
    """The game in short: luck and skill of every seat, and the turning points."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(result(analysis), soft_wrap=True, markup=False)
    shown = Table()
    shown.add_column(text("analysis-expedition"))
    for heading in ("luck-rounds", "play-rounds", "blunders", "detour-steps", "waiting-turns"):
        shown.add_column(text(f"analysis-{heading}"), justify="right")
    for seat, (balance, tempo) in enumerate(zip(analysis.balance, analysis.tempo, strict=True)):
        shown.add_row(
            f"{seat + 1} {analysis.played.names[seat]}",
            signed(balance.luck.rounds),
            signed(-balance.play.rounds),
            str(balance.blunders),
            str(tempo.detour_steps),
            str(len(tempo.waiting_turns)),
        )
    console.print(shown)
    if not analysis.turning_points:
        console.print(text("analysis-turning-none"))
    for point in analysis.turning_points:
        for line in _point_lines(analysis, point):
            console.print(line, soft_wrap=True, markup=False)


def _point_lines(analysis: Analysis, point: TurningPoint) -> list[str]:
    """A turn that cost much: what was played, what was better, and why."""
    turn = analysis.turns[point.turn].turn
    names = analysis.played.names
    board, pieces = turn.before.board, len(turn.before.players[turn.seat].pieces)
    decision = point.decision
    did = turn.moments[decision.first : decision.first + decision.count]
    where = text("replay-turn-of", round=turn.round, name=names[turn.seat])
    played = deeds([moment.action for moment in did], board, pieces)
    lines = [
        f"{where}. {text('analysis-cost', cost=losing(point.loss))}",
        "  " + labelled(text("analysis-played"), played),
    ]
    if decision.better is not None:
        lines.append(
            "  " + labelled(text("analysis-better"), deeds(decision.better.actions, board, pieces))
        )
        reasons = why(decision.better.reasons, names)
        lines += [f"  {text('analysis-because', reasons=reasons)}"] if reasons else []
    return lines
