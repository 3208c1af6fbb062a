"""How strong and how quick the levels are: `make strength` plays it out and tells it in a page.

Every match is kept when it is done, and its games on the way, so that the same command goes on
from there; `--only SECTION` plays a part, and the page shows all that is there. After a
change of the bots begin with an empty folder.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from textwrap import fill

from eldorado.bots import LEVELS
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.help.names import listing
from eldorado.lab.arena import arena
from eldorado.lab.manifest import write_safely
from eldorado.lab.standings import Contest, Contestant
from eldorado.routes import KNOWN

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"

RACE_GAMES = 200
FAVOURITE_GAMES = 200
STEP_GAMES = 2000
STEP_GAMES_OF_THREE = 600
"""Games of each match: the strongest among themselves and against the middle level, per route
and setting; each level against the one below, in pairs and in threes."""

FAVOURITE_GOAL = 0.60
STEP_GOAL = 0.65
STEP_GOAL_OF_THREE = 0.50
"""Shares of wins that are wanted of the same matches."""

QUICK_GOAL = 50.0
STRONGEST_GOAL = 300.0
"""Milliseconds below which 99 of 100 turns are wanted, of every level and of the strongest."""

SEED = 1
STRONGEST = LEVELS[-1]
MIDDLE = LEVELS[len(LEVELS) // 2]
SETTINGS = (
    ("Three players", 3, False),
    ("Two players, two pieces each", 2, False),
    ("Three players with caves", 3, True),
)
"""In what the strongest race among themselves: heading, number of players, caves."""


@dataclass(frozen=True)
class Bout:
    """A match of the page: what is played, what it is kept under, how to repeat it."""

    bots: tuple[str, ...]
    route: str
    games: int
    caves: bool = False
    full_race: bool = False

    @property
    def name(self) -> str:
        switches = [name for name in ("caves", "full_race") if getattr(self, name)]
        return ".".join(["+".join(self.bots), self.route, *switches, str(self.games)])

    def command(self) -> str:
        """The command line that repeats this match."""
        switches = " --caves" * self.caves + " --full-race" * self.full_race
        return (
            f"eldorado arena {' '.join(self.bots)} --route {self.route} "
            f"--games {self.games} --seed {SEED}{switches}"
        )


Find = Callable[[Bout], Contest | None]
"""What came of a match; None if it has not been played."""


@dataclass(frozen=True)
class Section:
    """A part of the page: its matches, given a factor of games, and its text."""

    heading: str
    bouts: Callable[[float], Sequence[Bout]]
    text: Callable[[float, Find], list[str]]


def races(scale: float) -> list[Bout]:
    """The strongest level among itself, on every route in every setting."""
    return [
        _race(players, caves, full_race, route, scale)
        for _, players, caves in SETTINGS
        for full_race in (False, True)
        for route in KNOWN
    ]


def race_text(scale: float, find: Find) -> list[str]:
    lines = [
        _words(
            f"Copies of `{STRONGEST}` among themselves: the mean round in which the winner arrives "
            "under the official rules, with its 95 % interval, and the mean round of all who "
            "arrive when they play on until all but one have arrived."
        )
    ]
    for heading, players, caves in SETTINGS:
        rows = []
        for route in KNOWN:
            won = find(_race(players, caves, False, route, scale))
            arrived = find(_race(players, caves, True, route, scale))
            games = [str(one.games) if one else "–" for one in (won, arrived)]
            rows.append(
                (route, _first(won), games[0], _all(arrived), games[1], _open(won, arrived))
            )
        head = ("route", "winner arrives", "games", "all who arrive", "games", "unfinished")
        commands = [
            _race(players, caves, full_race, "ROUTE", scale).command()
            for full_race in (False, True)
        ]
        lines += ["", f"### {heading}", *_table(commands, head, rows)]
    return lines


def favourites(scale: float) -> list[Bout]:
    """The strongest level against two of the middle one, on every route."""
    bots = (STRONGEST, MIDDLE, MIDDLE)
    return [Bout(bots, route, _scaled(FAVOURITE_GAMES, scale)) for route in KNOWN]


def favourite_text(scale: float, find: Find) -> list[str]:
    bouts = favourites(scale)
    rows = [(bout.route, *_share(find(bout), FAVOURITE_GOAL)) for bout in bouts]
    return [
        f"`{STRONGEST}` against two copies of `{MIDDLE}`; a fair share is 33 %.",
        *_table([replace(bouts[0], route="ROUTE").command()], ("route", *SHARE_HEAD), rows),
    ]


def steps(scale: float) -> list[Bout]:
    """Each level against the one below on the first route, in pairs and in threes."""
    return [bout for players in (2, 3) for bout in _steps(players, scale)]


def step_text(scale: float, find: Find) -> list[str]:
    lines = ["Each level against the one below it on the first route."]
    for heading, players, goal in (
        ("Two players, a fair share is 50 %", 2, STEP_GOAL),
        ("Against two copies, a fair share is 33 %", 3, STEP_GOAL_OF_THREE),
    ):
        bouts = _steps(players, scale)
        rows = [(f"{one.bots[0]}, {one.bots[1]}", *_share(find(one), goal)) for one in bouts]
        commands = [bout.command() for bout in bouts]
        lines += ["", f"### {heading}", *_table(commands, ("levels", *SHARE_HEAD), rows)]
    return lines


def no_bouts(scale: float) -> list[Bout]:
    """What is told from the matches of other sections needs none of its own."""
    return []


def pace_text(scale: float, find: Find) -> list[str]:
    """The times of every level over all matches of the page."""
    lines = [
        _words(
            "Milliseconds that a level thinks in a whole turn, from all the matches above: the "
            "lowest and highest median of a match, and of its 99th percentiles the highest, with "
            "the match that had it. They are by the clock, with a game on every core."
        )
    ]
    rows = []
    for level in LEVELS:
        goal = STRONGEST_GOAL if level == STRONGEST else QUICK_GOAL
        seen = [
            (one, bout)
            for section in SECTIONS.values()
            for bout in section.bouts(scale)
            if (contest := find(bout)) is not None
            for one in contest.seats
            if one.bot == level
        ]
        rows.append((level, *_pace(seen, goal)))
    head = ("level", "matches", "median", "p99", "goal", "reached", "slowest match")
    return [*lines, *_table([], head, rows)]


SECTIONS = {
    "races": Section("How fast the strongest arrive", races, race_text),
    "favourite": Section("The strongest against the middle", favourites, favourite_text),
    "steps": Section("From level to level", steps, step_text),
    "pace": Section("How long they think", no_bouts, pace_text),
}
"""The page from top to bottom, by the names that `--only` takes."""

SHARE_HEAD = ("wins", "games", "share", "95 % interval", "goal", "reached")


def page(scale: float, find: Find) -> str:
    """The whole page, from the matches that are there."""
    lines = [
        "# How strong the bots are",
        "",
        _words(
            f"The levels from weakest to strongest are {listing([f'`{one}`' for one in LEVELS])}. "
            "Contestants meet on the same deals in every seating; shares are those of the first "
            "named, and intervals hold the true value 95 times in 100. The commands above a table "
            "repeat its rows, ROUTE being the name in the first column; `make strength` repeats "
            "the page."
        ),
    ]
    for name, section in SECTIONS.items():
        bouts = section.bouts(scale)
        missing = sum(find(bout) is None for bout in bouts)
        lines += ["", f"## {section.heading}", "", *section.text(scale, find)]
        if missing:
            lines += [
                "",
                f"Not played yet: {missing} of {len(bouts)} matches; "
                f'`make strength ARGS="--only {name}"` plays them.',
            ]
    return "\n".join(lines) + "\n"


class Keep:
    """The folder of finished matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def find(self, bout: Bout) -> Contest | None:
        try:
            document = json.loads((self.folder / f"{bout.name}.json").read_text("utf-8"))
            return Contest.from_json(document["contest"])
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def play(self, bout: Bout, workers: int | None) -> bool:
        """Play a match to its end and keep it; False if somebody interrupted it."""
        parts = self.folder / bout.name
        variant = Variant(caves=bout.caves, full_race=bout.full_race)
        contest = arena(
            bout.bots, bout.route, bout.games, variant, SEED,
            workers=workers, out=parts, progress=None,
        )  # fmt: skip
        if contest.interrupted:
            return False
        document = {"command": bout.command(), "contest": contest.to_json()}
        file = self.folder / f"{bout.name}.json"
        write_safely(file, (json.dumps(document, indent=2) + "\n").encode())
        shutil.rmtree(parts)
        return True


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=float, default=1.0, help="a factor for the games")
    parser.add_argument("--only", choices=list(SECTIONS), help="play the matches of one section")
    parser.add_argument("--workers", type=int, help="else one for each core")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where matches are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write")
    arguments = parser.parse_args()
    keep = Keep(arguments.folder)
    wanted = [arguments.only] if arguments.only else list(SECTIONS)
    bouts = [bout for name in wanted for bout in SECTIONS[name].bouts(arguments.games)]
    missing = [bout for bout in dict.fromkeys(bouts) if keep.find(bout) is None]
    done = True
    try:
        for number, bout in enumerate(missing, 1):
            print(f"{number} of {len(missing)}: {bout.command()}", file=sys.stderr, flush=True)
            done = keep.play(bout, arguments.workers)
            if not done:
                print("Stopped; the same command goes on from there.", file=sys.stderr)
                break
    except EldoradoError as error:
        sys.exit(f"strength: {error}")
    arguments.page.write_text(page(arguments.games, keep.find), "utf-8")
    print(arguments.page)
    return 0 if done else 130


def _race(players: int, caves: bool, full_race: bool, route: str, scale: float) -> Bout:
    return Bout((STRONGEST,) * players, route, _scaled(RACE_GAMES, scale), caves, full_race)


def _steps(players: int, scale: float) -> list[Bout]:
    games = _scaled(STEP_GAMES if players == 2 else STEP_GAMES_OF_THREE, scale)
    route = next(iter(KNOWN))
    return [
        Bout((above, *(below,) * (players - 1)), route, games) for below, above in pairwise(LEVELS)
    ]


def _scaled(games: int, scale: float) -> int:
    return max(1, round(games * scale))


def _table(
    commands: Sequence[str], head: Sequence[str], rows: Iterable[Sequence[str]]
) -> list[str]:
    """A table under the commands that give its rows; the first column names them."""
    block = ["```", *commands, "```", ""] if commands else []
    rule = "|---|" + "---:|" * (len(head) - 1)
    return ["", *block, _row(head), rule, *map(_row, rows)]


def _words(text: str) -> str:
    """A paragraph in lines of a handy length."""
    return fill(text, 100, break_long_words=False, break_on_hyphens=False)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _share(contest: Contest | None, goal: float) -> tuple[str, ...]:
    """The first contestant's wins beside the goal, as in SHARE_HEAD."""
    if contest is None:
        return "–", "–", "–", "–", f"{goal:.0%}", "–"
    one = contest.seats[0]
    low, high = one.interval
    return (
        str(one.wins),
        str(contest.games),
        f"{one.win_share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{goal:.0%}",
        _yes(one.win_share >= goal),
    )


def _pace(seen: Sequence[tuple[Contestant, Bout]], goal: float) -> tuple[str, ...]:
    """A level's times over its matches, beside the goal."""
    medians = sorted(one.ms_median for one, _ in seen if one.ms_median is not None)
    slowest = max(seen, key=lambda pair: pair[0].ms_p99 or 0.0, default=None)
    if not medians or slowest is None:
        return "0", "–", "–", f"{goal:.0f}", "–", "–"
    highest = slowest[0].ms_p99 or 0.0
    return (
        str(len({bout for _, bout in seen})),
        f"{medians[0]:.1f} to {medians[-1]:.1f}",
        f"{highest:.1f}",
        f"{goal:.0f}",
        _yes(highest <= goal),
        f"`{slowest[1].command()}`",
    )


def _first(contest: Contest | None) -> str:
    """When winners arrived, with the interval."""
    if contest is None or contest.mean_winner_round is None or not contest.winner_round_interval:
        return "–"
    low, high = contest.winner_round_interval
    return f"{contest.mean_winner_round:.2f} ({low:.2f} to {high:.2f})"


def _all(contest: Contest | None) -> str:
    """When all who arrived did so."""
    if contest is None or contest.mean_arrival_round is None:
        return "–"
    return f"{contest.mean_arrival_round:.2f}"


def _open(*contests: Contest | None) -> str:
    """How many games were given up."""
    found = [one.unfinished for one in contests if one is not None]
    return str(sum(found)) if found else "–"


def _yes(reached: bool) -> str:
    return "yes" if reached else "no"


if __name__ == "__main__":
    sys.exit(main())
