"""How strong and how quick the levels are: `make strength` plays the matches and writes a page.

Matches and their games are stored as they finish, so the same command resumes an interrupted run.
`--only SECTION` plays a part; the page shows whatever is stored. After a change of the bots, start
with an empty folder.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.tables import table, words, yes
from eldorado.bots import LEVELS
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.simulate import run_simulation
from eldorado.lab.solver.clairvoyant import gaps
from eldorado.lab.solver.lower_bound import MOST
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.tournaments.arena import arena
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.lab.tournaments.match_standings import Contest, Contestant
from eldorado.reporting.phrases import listing
from eldorado.routes import KNOWN
from eldorado.routes.generate import random_route

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"

RACE_GAMES = 200
FAVOURITE_GAMES = 200
STEP_GAMES = 2000
STEP_GAMES_OF_THREE = 600
"""Games of each match: the strongest among themselves and against the middle level, per route
and setting; each level against the one below, in pairs and in threes."""

MANY_GAMES = 10_000
GENERATED_GAMES = 1_000
ROUTES = 50
"""Games of all levels together on known routes, on generated ones, and how many of these."""

DEALS = 20
"""Deals on which the strongest is compared with the clairvoyant."""

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
    def kind(self) -> str:
        switches = [name for name in ("caves", "full_race") if getattr(self, name)]
        return ".".join(["+".join(self.bots), self.route, *switches])

    def command(self) -> str:
        """The command line that repeats this match."""
        return self.template(self.route, str(self.games))

    def template(self, route: str = "ROUTE", games: str = "GAMES") -> str:
        """The command line of all matches that differ in no more than route and games."""
        switches = " --caves" * self.caves + " --full-race" * self.full_race
        return (
            f"eldorado arena {' '.join(self.bots)} --route {route} "
            f"--games {games} --seed {SEED}{switches}"
        )

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        """What came of the match; None if somebody interrupted it."""
        variant = Variant(caves=self.caves, full_race=self.full_race)
        match = MatchTerms(self.games, self.route, variant, SEED).match(self.bots)
        contest = arena(match, workers, parts, progress=None)
        return None if contest.interrupted else {"contest": contest.to_json()}


@dataclass(frozen=True)
class Crowd:
    """Many games of many kinds, to see whether all of them end."""

    seats: int
    """How many play on generated routes; 0 for every number of them on the known ones."""
    games: int

    @property
    def kind(self) -> str:
        return f"crowd.{self.seats or 'all'}"

    def players(self) -> tuple[str, ...]:
        """Who plays: all levels, or as many as there are seats, the strongest among them."""
        return LEVELS[-self.seats :]

    def command(self) -> str:
        if self.seats:
            return 'make strength ARGS="--only crowd"'
        players = ",".join(self.players())
        return f"eldorado simulate --all --players {players} --games {self.games} --seed {SEED}"

    def plan(self) -> SimulationPlan:
        if not self.seats:
            return SimulationPlan(self.players(), games=self.games, seed=SEED, everything=True)
        routes = tuple(str(random_route(number)) for number in range(ROUTES))
        return SimulationPlan(self.players(), routes, self.games, Variant(caves=True), SEED)

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        run = run_simulation(self.plan(), RunSettings(workers), out=parts)
        return None if run.interrupted else run.summary.to_json()


@dataclass(frozen=True)
class Limit:
    """The strongest level alone beside the clairvoyant."""

    games: int
    """Deals, each of them a game."""
    kind = "clairvoyant"

    def command(self) -> str:
        return f"eldorado clairvoyant --seeds {self.games}"

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        parts.mkdir(exist_ok=True)
        found = gaps(next(iter(KNOWN)), range(1, self.games + 1), 100, STRONGEST, workers)
        return None if found.interrupted else found.to_json()


Item = Bout | Crowd | Limit


@dataclass(frozen=True)
class Section:
    """A part of the page: its matches, given a factor of games, and its text."""

    heading: str
    bouts: Callable[[float], Sequence[Item]]
    text: Callable[[float, "Keep"], list[str]]


def races(scale: float) -> list[Bout]:
    """The strongest level among itself, on every route in every setting."""
    return [
        _race(players, caves, full_race, route, scale)
        for _, players, caves in SETTINGS
        for full_race in (False, True)
        for route in KNOWN
    ]


def race_text(scale: float, keep: "Keep") -> list[str]:
    lines = [
        words(
            f"Copies of `{STRONGEST}` among themselves: the mean round in which the winner arrives "
            "under the official rules, with its 95 % interval, and the mean round of all who "
            "arrive when they play on until all but one have arrived."
        )
    ]
    for heading, players, caves in SETTINGS:
        rows = []
        for route in KNOWN:
            won = keep.find(_race(players, caves, False, route, scale))
            arrived = keep.find(_race(players, caves, True, route, scale))
            games = [str(one.games) if one else "–" for one in (won, arrived)]
            rows.append(
                (route, _first(won), games[0], _all(arrived), games[1], _open(won, arrived))
            )
        head = ("route", "winner arrives", "games", "all who arrive", "games", "unfinished")
        commands = [
            _race(players, caves, full_race, "ROUTE", scale).template()
            for full_race in (False, True)
        ]
        lines += ["", f"### {heading}", *table(commands, head, rows)]
    return lines


def favourites(scale: float) -> list[Bout]:
    """The strongest level against two of the middle one, on every route."""
    bots = (STRONGEST, MIDDLE, MIDDLE)
    return [Bout(bots, route, _scaled(FAVOURITE_GAMES, scale)) for route in KNOWN]


def favourite_text(scale: float, keep: "Keep") -> list[str]:
    bouts = favourites(scale)
    rows = [(bout.route, *_share(keep.find(bout), FAVOURITE_GOAL)) for bout in bouts]
    return [
        f"`{STRONGEST}` against two copies of `{MIDDLE}`; a fair share is 33 %.",
        *table([bouts[0].template()], ("route", *SHARE_HEAD), rows),
    ]


def steps(scale: float) -> list[Bout]:
    """Each level against the one below on the first route, in pairs and in threes."""
    return [bout for players in (2, 3) for bout in _steps(players, scale)]


def step_text(scale: float, keep: "Keep") -> list[str]:
    lines = ["Each level against the one below it on the first route."]
    for heading, players, goal in (
        ("Two players, a fair share is 50 %", 2, STEP_GOAL),
        ("Against two copies, a fair share is 33 %", 3, STEP_GOAL_OF_THREE),
    ):
        bouts = _steps(players, scale)
        rows = [(f"{one.bots[0]}, {one.bots[1]}", *_share(keep.find(one), goal)) for one in bouts]
        commands = [bout.template(bout.route) for bout in bouts]
        lines += ["", f"### {heading}", *table(commands, ("levels", *SHARE_HEAD), rows)]
    return lines


def no_bouts(scale: float) -> list[Bout]:
    """What is told from the matches of other sections needs none of its own."""
    return []


def pace_text(scale: float, keep: "Keep") -> list[str]:
    """The times of every level over all matches of the page."""
    lines = [
        words(
            "Milliseconds that a level thinks in a whole turn, from all the matches above: the "
            "lowest and highest median of a match, and the highest 99th percentile with the match "
            "it comes from. It is processor time, with a game on every core."
        )
    ]
    matches = list(_matches(scale, keep))
    rows = []
    for level in LEVELS:
        goal = STRONGEST_GOAL if level == STRONGEST else QUICK_GOAL
        seen = [
            (one, bout) for bout, contest in matches for one in contest.seats if one.bot == level
        ]
        rows.append((level, *_pace(seen, goal)))
    head = ("level", "matches", "median", "p99", "goal", "reached", "slowest match")
    return [*lines, *table([], head, rows)]


def crowds(scale: float) -> list[Crowd]:
    """All levels together on the known routes, and in twos, threes and fours on others."""
    generated = [Crowd(seats, _scaled(GENERATED_GAMES, scale)) for seats in (2, 3, 4)]
    return [Crowd(0, _scaled(MANY_GAMES, scale)), *generated]


def crowd_text(scale: float, keep: "Keep") -> list[str]:
    contests = [contest for _, contest in _matches(scale, keep)]
    played = str(sum(contest.games for contest in contests))
    rows = [("matches above", "2, 3", played, _open(*contests))]
    for crowd in crowds(scale):
        found = keep.best(crowd)
        where = f"{ROUTES} generated, caves" if crowd.seats else "all known, every variant"
        if found:
            games, unfinished = (str(found[key]) for key in ("games", "unfinished"))
            rows.append((where, str(crowd.seats or "2, 3, 4"), games, unfinished))
    return [
        words(
            "How many games were not finished by round 200, in all the matches above. Games of all "
            "five levels on the known routes, and of the strongest two, three and four levels on "
            "random routes, are added when they have been played."
        ),
        *table([crowds(scale)[0].command()], ("routes", "players", "games", "unfinished"), rows),
    ]


def limits(scale: float) -> list[Limit]:
    """One comparison, of fewer deals only where hardly anything is played."""
    return [Limit(_scaled(DEALS, min(1.0, 100 * scale)))]


def limit_text(scale: float, keep: "Keep") -> list[str]:
    limit = limits(scale)[0]
    lines = [
        words(
            "One expedition alone on the first route, with nobody to open a blockade for it. The "
            "clairvoyant knows every shuffle and follows a beam of 100 positions: the rounds it "
            f"needs can be reached, and fewer than the bound cannot. The search stops at {MOST} "
            f"rounds. `{STRONGEST}` plays the same deals with only what its seat can see."
        )
    ]
    found = keep.best(limit)
    if found:
        rows = []
        for name in ("lower_bound", "clairvoyant", "bot"):
            rounds = sorted(deal[name] for deal in found["deals"])
            mean = f"{sum(rounds) / len(rounds):.2f}"
            label = {"lower_bound": "not below", "bot": STRONGEST}.get(name, name)
            rows.append((label, mean, str(rounds[0]), str(rounds[-1])))
        gap = found["gap"]
        lines += [
            *table([found["command"]], ("rounds", "mean", "least", "most"), rows),
            "",
            f"Over {len(found['deals'])} deals it is {gap['mean']:.2f} rounds later than the "
            f"clairvoyant (95 % interval {gap['low']:.2f} to {gap['high']:.2f}).",
        ]
    return lines


SECTIONS = {
    "races": Section("How fast the strongest arrive", races, race_text),
    "favourite": Section("The strongest against the middle", favourites, favourite_text),
    "steps": Section("From level to level", steps, step_text),
    "crowd": Section("Every game ends", crowds, crowd_text),
    "limit": Section("A limit to aim at", limits, limit_text),
    "pace": Section("How long they think", no_bouts, pace_text),
}
"""The page from top to bottom, by the names that `--only` takes."""

SHARE_HEAD = ("wins", "games", "share", "95 % interval", "goal", "reached")


def page(scale: float, keep: "Keep") -> str:
    """The whole page, from the matches that are there."""
    lines = [
        "# How strong the bots are",
        "",
        words(
            f"The levels from weakest to strongest are {listing([f'`{one}`' for one in LEVELS])}. "
            "Contestants play the same deals in every seating order. Shares are those of the bot "
            "named first, and the true value lies within the interval 95 times in 100. The "
            "commands above a table repeat its rows, with the ROUTE and GAMES of the row. "
            "`make strength` plays everything again; the page shows the longest match of each "
            "kind."
        ),
    ]
    for name, section in SECTIONS.items():
        bouts = section.bouts(scale)
        missing = sum(keep.best(bout) is None for bout in bouts)
        lines += ["", f"## {section.heading}", "", *section.text(scale, keep)]
        if missing:
            lines += [
                "",
                f"Matches still to play for this section: {missing} of {len(bouts)} "
                f'(`make strength ARGS="--only {name}"`).',
            ]
    return "\n".join(lines) + "\n"


class Keep:
    """The folder of finished matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def document(self, bout: Item) -> dict[str, Any] | None:
        """What is kept of a match; None if it has not been played."""
        try:
            found: dict[str, Any] = json.loads(self._file(bout).read_text("utf-8"))
            if isinstance(bout, Bout):
                Contest.from_json(found["contest"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return found

    def best(self, bout: Item) -> dict[str, Any] | None:
        """What is kept of the longest match of that kind, however many games were wanted."""
        lengths = [
            int(length)
            for file in self.folder.glob(f"{bout.kind}.*.json")
            if (length := file.name.removeprefix(f"{bout.kind}.").removesuffix(".json")).isdigit()
        ]
        for games in sorted(lengths, reverse=True):
            found = self.document(replace(bout, games=games))
            if found is not None:
                return found
        return None

    def find(self, bout: Bout) -> Contest | None:
        """The standings of the longest match of that kind."""
        found = self.best(bout)
        return None if found is None else Contest.from_json(found["contest"])

    def play(self, bout: Item, workers: int | None) -> bool:
        """Play a match to its end and keep it; False if somebody interrupted it."""
        parts = self.folder / _name(bout)
        result = bout.play(parts, workers)
        if result is None:
            return False
        document = {"command": bout.command()} | result
        write_safely(self._file(bout), (json.dumps(document, indent=2) + "\n").encode())
        shutil.rmtree(parts)
        return True

    def _file(self, bout: Item) -> Path:
        return self.folder / f"{_name(bout)}.json"


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
    missing = [bout for bout in dict.fromkeys(bouts) if keep.document(bout) is None]
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
    arguments.page.write_text(page(arguments.games, keep), "utf-8")
    print(arguments.page)
    return 0 if done else 130


def _name(bout: Item) -> str:
    return f"{bout.kind}.{bout.games}"


def _race(players: int, caves: bool, full_race: bool, route: str, scale: float) -> Bout:
    return Bout((STRONGEST,) * players, route, _scaled(RACE_GAMES, scale), caves, full_race)


def _steps(players: int, scale: float) -> list[Bout]:
    games = _scaled(STEP_GAMES if players == 2 else STEP_GAMES_OF_THREE, scale)
    route = next(iter(KNOWN))
    return [
        Bout((above, *(below,) * (players - 1)), route, games) for below, above in pairwise(LEVELS)
    ]


def _matches(scale: float, keep: Keep) -> Iterator[tuple[Bout, Contest]]:
    """All matches of the arena that have been played, whatever section they are told in."""
    for section in SECTIONS.values():
        for bout in section.bouts(scale):
            if isinstance(bout, Bout) and (contest := keep.find(bout)) is not None:
                yield replace(bout, games=contest.games), contest


def _scaled(games: int, scale: float) -> int:
    return max(1, round(games * scale))


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
        yes(one.win_share >= goal),
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
        yes(highest <= goal),
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


if __name__ == "__main__":
    sys.exit(main())
