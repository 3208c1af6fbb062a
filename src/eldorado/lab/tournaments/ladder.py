"""The ladder: bots meet in pairs, the matches are kept in a file, and ratings follow from them."""

import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from eldorado.bots import BotSpec, check_bot, specs_of
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.collect import IN_THIS_PROCESS, RunSettings
from eldorado.lab.simulation.plan import OFFICIAL
from eldorado.lab.simulation.summary_table import forfeit_lines
from eldorado.lab.tournaments.arena import arena, route_words, variant_words
from eldorado.lab.tournaments.ladder_file import Ladder, LadderMatch
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.lab.tournaments.match_standings import Contest
from eldorado.reporting.phrases import count, listing
from eldorado.reporting.svg_figure import check_figure
from eldorado.stats.ratings import Rating, groups, rate

Pair = tuple[str, str]


def pairings(bots: Sequence[str], dice: random.Random) -> list[Pair]:
    """The pairs: neighbors in the order given, and half as many other pairs at random."""
    line = list(dict.fromkeys(bots))
    neighbours = list(itertools.pairwise(line))
    others = [pair for pair in itertools.combinations(line, 2) if pair not in neighbours]
    return neighbours + sorted(dice.sample(others, min(len(line) // 2, len(others))))


def climb(
    ladder: Ladder,
    bots: Sequence[BotSpec],
    terms: MatchTerms,
    workers: int | None = 1,
    progress: bool | None = False,
) -> bool:
    """Let bots meet in pairs on the same terms, and add the matches to the ladder.

    Once all are rated, neighbors are those with the nearest ratings. Every deal is new to its
    pair. False if somebody interrupted it; the match that was going on then is not kept.
    """
    names = specs_of(bots)
    for name in names:
        check_bot(name)
    if len(set(names)) < 2:
        raise EldoradoError("A ladder needs at least two different bots.")
    dice = random.Random(f"{terms.seed}/{len(ladder.matches)}")
    for pair in pairings(_in_order(ladder, names), dice):
        first = ladder.next_deal(pair, terms.seed, terms.route, terms.variant)
        if progress is not False:
            print(f"{pair[0]} against {pair[1]}", file=sys.stderr)
        contest = arena(terms.match(pair, first), workers, progress=progress)
        if contest.interrupted:
            return False
        one, other = contest.seats
        ladder.add(
            LadderMatch(
                pair,
                contest.games,
                (one.wins, other.wins),
                terms.seed,
                (first, first + contest.deals),
                contest.route,
                terms.variant,
                (sum(one.forfeits.values()), sum(other.forfeits.values())),
            )
        )
        tell_forfeits(contest)
    return True


def tell_forfeits(contest: Contest) -> None:
    """Says on standard error which bots failed, and how."""
    seats = contest.seats
    counts = [Counter(one.forfeits) for one in seats]
    for line in forfeit_lines([one.bot for one in seats], counts):
        print(line, file=sys.stderr)


def run_ladder(
    file: Path,
    bots: Sequence[str],
    terms: MatchTerms,
    run: RunSettings = IN_THIS_PROCESS,
    figure: Path | None = None,
) -> bool:
    """Play if bots are named, then print the ratings of everybody in the file.

    False if somebody interrupted it. `figure` is an SVG file to draw the ratings into.
    """
    if figure is not None:
        check_figure(figure)
    if not file.absolute().parent.is_dir():
        raise EldoradoError(f"The ladder cannot be saved in {file}: the folder does not exist.")
    ladder = Ladder(file)
    if not bots and not file.exists():
        raise EldoradoError(f"There is no ladder in {file} yet; name the bots to play.")
    before = len(ladder.matches)
    done = not bots or climb(ladder, bots, terms, run.workers, run.progress)
    ratings = rate(ladder.wins())
    if run.as_json:
        print(json.dumps(document(ladder, ratings), indent=2))
    else:
        print_ratings(ladder, ratings)
    if figure is not None:
        draw_ratings(ratings, figure)
    if not done:
        kept = len(ladder.matches) - before
        print(f"Stopped. Matches saved: {kept}; the unfinished one is not.", file=sys.stderr)
    return done


def document(ladder: Ladder, ratings: Sequence[Rating]) -> dict[str, Any]:
    """The ratings as JSON, from weakest to strongest."""
    return {
        "games": sum(match.games for match in ladder.matches),
        "matches": len(ladder.matches),
        "routes": _routes(ladder),
        "groups": groups(ladder.wins()),
        "ratings": [vars(one) for one in ratings],
    }


def print_ratings(ladder: Ladder, ratings: Sequence[Rating]) -> None:
    """The ratings as a table, strongest first."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "± error", "games", "won"):
        table.add_column(heading, justify="right", no_wrap=True)
    wins = ladder.wins()
    for one in reversed(ratings):
        won = sum(number for (winner, _), number in wins.items() if winner == one.bot)
        share = won / one.games if one.games else 0.0
        table.add_row(
            one.bot, f"{one.elo:+.0f}", f"{one.error:.0f}", str(one.games), f"{share:.1%}"
        )
    lines = [
        f"{count(sum(match.games for match in ladder.matches), 'game')} on "
        f"{listing(_routes(ladder))}",
        "Elo scale, the mean is 0; the error is one standard error",
    ]
    apart = groups(wins)
    if len(apart) > 1:
        sides = "; ".join(listing(group) for group in apart)
        lines.append(f"not comparable, for they have never met: {sides}")
    console = Console()
    console.print(table)
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True, markup=False)


def draw_ratings(ratings: Sequence[Rating], figure: Path) -> None:
    """Draw the ratings with their errors, from weakest to strongest."""
    from eldorado.lab.reports.ladder_chart import rungs

    if not ratings:
        raise EldoradoError("There are no ratings to plot.")
    figure.write_text(rungs(ratings), "utf-8")


def _in_order(ladder: Ladder, bots: Sequence[str]) -> list[str]:
    """The bots by rating, if all have met; else as they were named."""
    wins = ladder.wins()
    if any(set(bots) <= set(group) for group in groups(wins)):
        return [one.bot for one in rate(wins) if one.bot in bots]
    return list(bots)


def _routes(ladder: Ladder) -> list[str]:
    """Where the matches were, with the rules where they are not the official ones."""
    return list(
        dict.fromkeys(
            route_words(match.route)
            if match.variant == OFFICIAL
            else f"{route_words(match.route)} ({variant_words(match.variant)})"
            for match in ladder.matches
        )
    )
