"""The arena: bots against each other, in every seating of the same deals, and how they did."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from eldorado.bots import BotSpec
from eldorado.core.state import Variant
from eldorado.lab.simulation.collect import IN_THIS_PROCESS, RunSettings, collect, runner_for
from eldorado.lab.simulation.plan import ALL_ROUTES
from eldorado.lab.simulation.summary_table import forfeit_lines
from eldorado.lab.storage.shards import TimedShards
from eldorado.lab.tournaments.match import Match, MatchTerms
from eldorado.lab.tournaments.match_standings import Contest, Standings
from eldorado.reporting.phrases import count, listing
from eldorado.reporting.progress import ProgressReport
from eldorado.routes import find_route


def arena(
    match: Match | Sequence[BotSpec],
    workers: int | None = 1,
    out: Path | None = None,
    progress: bool | None = False,
) -> Contest:
    """Let bots play a match and return the result; without a match, a hundred games.

    `workers` None is one for each core; a script that uses more than one must guard its main part
    with `if __name__ == "__main__"`. What is in the folder `out` is not played again. After
    Ctrl-C the contest is `interrupted` and says what was played so far.
    """
    if not isinstance(match, Match):
        match = MatchTerms().match(match)
    with ProgressReport(match.games, progress) as watch:
        return play_match(match, workers, out, watch)


def play_match(
    match: Match, workers: int | None, out: Path | None, watch: ProgressReport
) -> Contest:
    """Play what is missing of a match, and add up all of it."""
    runner = runner_for(match, workers)
    shards = None if out is None else TimedShards(out, match, match.portion, "jsonl")
    standings = Standings(match)
    done = collect(match, runner, shards, standings.add_all, watch, timed=True)
    return standings.contest(interrupted=not done)


def run_arena(
    match: Match,
    asked: int,
    run: RunSettings = IN_THIS_PROCESS,
    out: Path | None = None,
) -> Contest:
    """Play with progress on standard error, and print the standings on standard output.

    `asked` is the number of games asked for; if it was rounded up, that is printed, too.
    """
    with ProgressReport(match.games, run.progress) as watch:
        contest = play_match(match, run.workers, out, watch)
    rounding = _rounding(match, asked)
    if run.as_json:
        print(json.dumps(contest.to_json(), indent=2))
        if rounding:
            print(rounding, file=sys.stderr)
    else:
        print_contest(contest, rounding)
    print(watch.closing_words(), file=sys.stderr)
    if contest.interrupted:
        done = f"Stopped after {contest.games} of {match.games} games"
        resume = "the same command resumes from there" if out else "with --out, it could resume"
        print(f"{done}; {resume}.", file=sys.stderr)
    return contest


def print_contest(contest: Contest, *notes: str) -> None:
    """The standings as a table on standard output, with notes under it."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    table.add_column("contestant", overflow="fold")
    for heading in ("wins", "share", "95%", "arrived", "round", "ms", "p99 ms"):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, one in enumerate(contest.seats, 1):
        low, high = one.interval
        table.add_row(
            f"{number} {one.bot}",
            str(one.wins),
            f"{one.win_share:.1%}",
            f"{100 * low:.1f}–{high:.1%}",
            str(one.arrivals),
            _number(one.mean_arrival_round, 2),
            _number(one.ms_median, 1),
            _number(one.ms_p99, 1),
        )
    console = Console()
    console.print(table)
    lines = [
        f"{count(contest.games, 'game')} of {count(contest.deals, 'deal')} on "
        f"{route_words(contest.route)}, {variant_words(contest.variant)}, seed {contest.seed}",
        _winners(contest),
        "round: mean of arrival; ms: thinking in a whole turn, the median and what 99% stay below",
        *forfeit_lines(
            [one.bot for one in contest.seats], [Counter(one.forfeits) for one in contest.seats]
        ),
        *filter(None, notes),
    ]
    if contest.interrupted:
        lines.append("interrupted: these are the games played so far")
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True, markup=False)


def route_words(route: str) -> str:
    """Where a match was, in words."""
    return "all known routes" if route == ALL_ROUTES else find_route(route).name or route


def variant_words(variant: Variant) -> str:
    """The rules of a match in words."""
    on = [one.name.replace("_", " ") for one in fields(variant) if getattr(variant, one.name)]
    return listing(on) or "official rules"


def _winners(contest: Contest) -> str:
    """When winners arrived, and how many games had none."""
    unfinished = f"{contest.unfinished} unfinished"
    if contest.mean_winner_round is None or contest.winner_round_interval is None:
        return f"nobody won; {unfinished}"
    low, high = contest.winner_round_interval
    mean = f"{contest.mean_winner_round:.2f} ({low:.2f} – {high:.2f})"
    return f"winners arrived in round {mean}; {unfinished}"


def _rounding(match: Match, asked: int) -> str:
    """A note if more games are played than requested, and why."""
    if match.games == asked:
        return ""
    return (
        f"{asked} games rounded up to {match.games}, so that each of {len(match.players)} "
        "contestants sits in every seat equally often"
    )


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
