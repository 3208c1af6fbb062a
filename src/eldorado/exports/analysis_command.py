"""An analysis on the command line: progress while it is made, a summary, a file."""

import json as json_text
import sys
from pathlib import Path

from eldorado.analysis.game_analysis import Analysis, analyse
from eldorado.analysis.report.wording import REASONS, losing, sentence, signed
from eldorado.errors import EldoradoError
from eldorado.exports.analysis_page import analysis_page
from eldorado.help.names import listing
from eldorado.records import Record
from eldorado.reporting.progress import progress_bar


def run_analysis(record: Record, html: Path | None, json: bool, language: str = "en") -> bool:
    """Analyse a record and show what was found; False if somebody interrupted it."""
    try:
        with progress_bar() as bar:
            task = bar.add_task("turns", total=None, rate="")
            analysis = analyse(
                record, lambda done, all: bar.update(task, completed=done, total=all)
            )
    except KeyboardInterrupt:
        print("The analysis was interrupted; nothing was written.", file=sys.stderr)
        return False
    if html is not None:
        write_page(analysis, record, html, language)
    if json:
        print(json_text.dumps(analysis.to_json(), ensure_ascii=False, separators=(",", ":")))
    elif html is not None:
        print(html)
    else:
        print_summary(analysis)
    return True


def write_page(analysis: Analysis, record: Record, path: Path, language: str) -> None:
    """Writes the analysis as one HTML file."""
    text = analysis_page(analysis, record, language)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise EldoradoError(f"The page cannot be written to {path}: {error.strerror}.") from error


def result(analysis: Analysis) -> str:
    """How the game ended, or how far it has come."""
    played = analysis.played
    outcome = played.end.outcome()
    if outcome is None:
        return f"{listing(list(played.names))}, round {played.end.round}: the game is not finished."
    if outcome.winner is None:
        return f"Won by {REASONS[outcome.reason]}, after {_rounds(played.end.round)}."
    name = played.names[outcome.winner]
    return f"{name} won after {_rounds(played.end.round)}, {REASONS[outcome.reason]}."


def _rounds(number: int) -> str:
    return f"{number} round" if number == 1 else f"{number} rounds"


def print_summary(analysis: Analysis) -> None:
    """The game in short: luck and play of every seat, and the turning points."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(result(analysis), soft_wrap=True, markup=False)
    shown = Table()
    shown.add_column("seat")
    for heading in ("luck", "play", "blunders", "steps astray", "turns waiting"):
        shown.add_column(heading, justify="right")
    for seat, (balance, tempo) in enumerate(zip(analysis.balance, analysis.tempo, strict=True)):
        shown.add_row(
            f"{seat + 1} {analysis.played.names[seat]}",
            f"{signed(balance.luck.rounds)} rounds",
            f"{signed(-balance.play.rounds)} rounds",
            str(balance.blunders),
            str(tempo.detour_steps),
            str(len(tempo.waiting_turns)),
        )
    console.print(shown)
    if not analysis.turning_points:
        console.print("No turn cost much: nobody made a real blunder.")
    for point in analysis.turning_points:
        turn = analysis.turns[point.turn].turn
        pieces = len(turn.before.players[turn.seat].pieces)
        decision = point.decision
        did = turn.moments[decision.first : decision.first + decision.count]
        lines = [
            f"Turn {turn.round}.{turn.seat + 1} cost {losing(point.loss)}.",
            f"  played: {sentence([moment.action for moment in did], pieces)}",
        ]
        if decision.better is not None:
            lines.append(f"  better: {sentence(decision.better.actions, pieces)}")
            lines.append(f"  why:    {'; '.join(r.text for r in decision.better.reasons) or '–'}")
        for line in lines:
            console.print(line, soft_wrap=True, markup=False)
