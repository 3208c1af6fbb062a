"""How strong and how quick the levels are: `make strength` plays the matches and writes a page.

Matches and their games are stored as they finish, so the same command resumes an interrupted run.
`--only SECTION` plays a part; the page shows whatever is stored. Results of another edition of
rules, build, weights or settings are kept apart and do not show. If build/older holds a compiled
package of an older edition, the strongest level also plays against it, over the engine protocol:
`git worktree add build/older-source 7b6c30c`, and in there `python hatch_build.py ../older`.
"""

import argparse
import json
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks import restrictions
from benchmarks.tables import table, words, yes
from eldorado.bots import LEVELS, LIMIT
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.i18n import names
from eldorado.lab.headroom.headroom_run import QUESTIONS, HeadroomFolder
from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.edition import as_folder, edition
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.simulate import run_simulation
from eldorado.lab.solver.clairvoyant import gaps
from eldorado.lab.solver.lower_bound import MOST
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.storage.spent_time import read_seconds, timed
from eldorado.lab.tournaments.arena import arena
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.lab.tournaments.match_standings import Contest, Contestant
from eldorado.reporting.phrases import listing
from eldorado.routes import KNOWN
from eldorado.routes.generate import random_route
from eldorado.stats.ratings import rate

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"

RACE_GAMES = 30
NAMED_GAMES = 100
FAVOURITE_GAMES = 30
STEP_GAMES = 60
"""Games of each match: a level among itself per route and setting, and in the named settings; the
strongest against the middle; each level against the one below, per route and number of players."""

GENERATED_GAMES = 668
ROUTES = 50
"""Games of each group of levels on generated routes, and how many of these routes."""

DEALS = 40
WIDTHS = (100, 200, 400, 800, 1600)
"""Deals on which the strongest is compared with the clairvoyant, and its beams: they are widened
until nothing changes."""

HEADROOM = ROOT / "build" / "headroom"
RESTRICTED_GAMES = 200
"""Where `eldorado headroom` keeps what it found, and the length of the matches of
`benchmarks.restrictions`."""

OLDER = ROOT / "build" / "older"
OLDER_COMMIT = "7b6c30c"
OLDER_GAMES = 400
OLDER_GAMES_ELSEWHERE = 200
OLDER_GOAL = 0.55
OLDER_SEED = 1001
"""The older edition: where its compiled package is, games on the first route and in the other named
settings, the share wanted, and deals that no training has seen."""

FAVOURITE_GOAL = 0.60
STEP_GOAL = (0.70, 0.88)
"""Shares of wins that are wanted of the same matches, of the steps counted as in pairs."""

QUICK_GOAL = 20.0
STRONGEST_GOAL = 150.0
"""Milliseconds below which 99 of 100 turns are wanted, of every level and of the strongest."""

SEED = 1
HOURS = "seconds.txt"
CROWD_COMMAND = 'make strength ARGS="--only crowd"'
STRONGEST = LEVELS[-1]
MIDDLE = LEVELS[len(LEVELS) // 2]
BELOW = LEVELS[-2]
SETTINGS = tuple((players, caves) for players in (2, 3, 4) for caves in (False, True))
"""In what a level races among itself: number of players, caves."""

NAMED = (
    ("first_game", 3, False),
    ("serpentine", 3, True),
    ("swamplands", 2, False),
    ("witchs_cauldron", 4, True),
)
"""Settings with more games: route, number of players, caves."""


@dataclass(frozen=True)
class Bout:
    """A match of the page: what is played, what it is kept under, how to repeat it."""

    bots: tuple[str, ...]
    route: str
    games: int
    caves: bool = False
    seed: int = SEED

    @property
    def kind(self) -> str:
        names = ["older" if one.startswith("engine") else one for one in self.bots]
        return ".".join(["+".join(names), self.route, *["caves"] * self.caves])

    def command(self) -> str:
        """The command line that repeats this match."""
        return self.template(self.route, str(self.games))

    def template(self, route: str = "ROUTE", games: str = "GAMES") -> str:
        """The command line of all matches that differ in no more than route and games."""
        bots = " ".join(one if " " not in one else "OLDER" for one in self.bots)
        caves = " --caves" * self.caves
        return f"eldorado arena {bots} --route {route} --games {games} --seed {self.seed}{caves}"

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        """The result of the match; None if interrupted."""
        variant = Variant(caves=self.caves)
        match = MatchTerms(self.games, self.route, variant, self.seed).match(self.bots)
        contest = arena(match, workers, parts, progress=True)
        return None if contest.interrupted else {"contest": contest.to_json()}


@dataclass(frozen=True)
class Crowd:
    """Many games on generated routes, to see whether all of them end."""

    seats: int
    games: int

    @property
    def kind(self) -> str:
        return f"crowd.{self.seats}"

    def players(self) -> tuple[str, ...]:
        """Who plays: the strongest four, the weakest three, or the two extremes."""
        if self.seats == 2:
            return (LEVELS[0], LEVELS[-1])
        return LEVELS[:3] if self.seats == 3 else LEVELS[-self.seats :]

    def command(self) -> str:
        return CROWD_COMMAND

    def plan(self) -> SimulationPlan:
        routes = tuple(str(random_route(number)) for number in range(ROUTES))
        return SimulationPlan(self.players(), routes, self.games, Variant(caves=True), SEED)

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        run = run_simulation(self.plan(), RunSettings(workers), out=parts)
        return None if run.interrupted else run.summary.to_json()


def beam_widths(documents: Sequence[dict[str, Any]]) -> tuple[int | None, bool]:
    """The next beam to try, and whether the last widening changed nothing."""
    found = [[deal["clairvoyant"] for deal in one["deals"]] for one in documents]
    if len(found) > 1 and found[-1] == found[-2]:
        return None, True
    return (WIDTHS[len(found)] if len(found) < len(WIDTHS) else None), False


@dataclass(frozen=True)
class Limit:
    """The strongest level alone compared with the clairvoyant."""

    games: int
    """Deals, each of them a game."""
    kind = "clairvoyant"

    def command(self) -> str:
        return f"eldorado clairvoyant --seeds {self.games}"

    def play(self, parts: Path, workers: int | None) -> dict[str, Any] | None:
        parts.mkdir(parents=True, exist_ok=True)
        documents: list[dict[str, Any]] = []
        while True:
            width, steady = beam_widths(documents)
            if width is None:
                return documents[-1] | {"steady": steady, "beams": WIDTHS[: len(documents)]}
            file = parts / f"beam-{width}.json"
            if not file.exists():
                seeds = range(1, self.games + 1)
                deals = parts / f"deals-{width}.jsonl"
                found = gaps(next(iter(KNOWN)), seeds, width, STRONGEST, workers, deals)
                if found.interrupted:
                    return None
                write_safely(file, json.dumps(found.to_json()).encode())
            documents.append(json.loads(file.read_text("utf-8")))


Item = Bout | Crowd | Limit


@dataclass(frozen=True)
class Section:
    """A part of the page: its matches, given a factor of games, and its text."""

    heading: str
    bouts: Callable[[float], Sequence[Item]]
    text: Callable[[float, "Keep"], list[str]]


def races(scale: float) -> list[Bout]:
    """The strongest level and the one below, each among itself, everywhere."""
    return [
        _race(level, players, caves, route, scale)
        for level in (STRONGEST, BELOW)
        for players, caves in SETTINGS
        for route in KNOWN
    ]


def race_text(scale: float, keep: "Keep") -> list[str]:
    lines = [
        words(
            f"Copies of `{STRONGEST}` and of `{BELOW}` among themselves: the mean round in which "
            "the winner arrives, with its 95% interval. Two players have two pieces each."
        )
    ]
    for players, caves in SETTINGS:
        rows = []
        for route in KNOWN:
            cells = [_title(route)]
            contests = []
            for level in (STRONGEST, BELOW):
                found = keep.find(_race(level, players, caves, route, scale))
                contests.append(found)
                cells += [_first(found), str(found.games) if found else "–"]
            rows.append((*cells, _open(*contests)))
        head = ("route", STRONGEST, "games", BELOW, "games", "unfinished")
        commands = [
            _race(level, players, caves, "ROUTE", scale).template() for level in (STRONGEST, BELOW)
        ]
        heading = f"### {players} players" + " with caves" * caves
        lines += ["", heading, *table(commands, head, rows)]
    return lines


def favourites(scale: float) -> list[Bout]:
    """The strongest level against two of the middle one, on every route."""
    bots = (STRONGEST, MIDDLE, MIDDLE)
    return [Bout(bots, route, _scaled(FAVOURITE_GAMES, scale)) for route in KNOWN]


def favourite_text(scale: float, keep: "Keep") -> list[str]:
    bouts = favourites(scale)
    rows = [(_title(bout.route), *_share(keep.find(bout), FAVOURITE_GOAL)) for bout in bouts]
    return [
        f"`{STRONGEST}` against two copies of `{MIDDLE}`; a fair share is 33%.",
        *table([bouts[0].template()], ("route", *SHARE_HEAD), rows),
    ]


def steps(scale: float) -> list[Bout]:
    """Each level against copies of the one below, on every route with 2, 3 and 4 players."""
    games = _scaled(STEP_GAMES, scale)
    return [
        Bout((above, *(below,) * (players - 1)), route, games)
        for players in (2, 3, 4)
        for route in KNOWN
        for below, above in pairwise(LEVELS)
    ]


def step_text(scale: float, keep: "Keep") -> list[str]:
    low, high = STEP_GOAL
    lines = [
        words(
            "Each level against copies of the one below it. Shares are counted as in pairs: with "
            "more copies, the odds are those against one of them. Wanted are "
            f"{low:.0%} to {high:.0%}; a cell outside is marked with *."
        )
    ]
    bouts = steps(scale)
    for players in (2, 3, 4):
        rows = []
        for route in KNOWN:
            some = [one for one in bouts if one.route == route and len(one.bots) == players]
            rows.append((_title(route), *(_in_pairs(keep.find(one)) for one in some)))
        head = ("route", *(f"{above}, {below}" for below, above in pairwise(LEVELS)))
        commands = dict.fromkeys(one.template() for one in bouts if len(one.bots) == players)
        lines += ["", f"### {players} players", *table(list(commands), head, rows)]
    wins: dict[tuple[str, str], int] = {}
    for bout in bouts:
        contest = keep.find(bout) if len(bout.bots) == 2 else None
        if contest is None:
            continue
        for one, other in ((0, 1), (1, 0)):
            pair = (bout.bots[one], bout.bots[other])
            wins[pair] = wins.get(pair, 0) + contest.seats[one].wins
    if wins:
        rows = [
            (one.bot, f"{one.elo:+.0f}", f"{one.error:.0f}", str(one.games)) for one in rate(wins)
        ]
        lines += ["", "### Ratings", "", "On the Elo scale, from the games of two players."]
        lines += table([], ("level", "rating", "standard error", "games"), rows)
    return lines


def older(scale: float) -> list[Bout]:
    """The strongest level against itself as it was, in the named settings."""
    engine = Path(__file__).parent / "older_engine.py"
    command = shlex.join([sys.executable, str(engine), str(OLDER), STRONGEST])
    spec = f"engine@{LIMIT}:{command}"
    if not (OLDER / "eldorado").is_dir():
        return []
    return [
        Bout(
            (STRONGEST, *(spec,) * (max(2, players) - 1)) if number else (STRONGEST, spec),
            route,
            _scaled(OLDER_GAMES_ELSEWHERE if number else OLDER_GAMES, scale),
            caves,
            OLDER_SEED,
        )
        for number, (route, players, caves) in enumerate(NAMED)
    ]


def older_text(scale: float, keep: "Keep") -> list[str]:
    lines = [
        words(
            f"`{STRONGEST}` against copies of itself as of commit {OLDER_COMMIT}, over the engine "
            "protocol, with the same time per turn and deals of their own. Shares are counted as "
            "in pairs."
        )
    ]
    bouts = older(scale)
    if not bouts:
        return []
    rows = [
        (
            f"{_title(one.route)}, {len(one.bots)} players" + ", caves" * one.caves,
            _in_pairs(found := keep.find(one), (OLDER_GOAL, 1.0)),
            str(found.games) if found else "–",
            f"{OLDER_GOAL:.0%}",
        )
        for one in bouts
    ]
    return [*lines, *table([], ("setting", "share", "games", "goal"), rows)]


def headroom_text(scale: float, keep: "Keep") -> list[str]:
    """What `eldorado headroom` has found; nothing if it was not asked."""
    rows: list[Sequence[str]] = []
    for part in QUESTIONS:
        if found := HeadroomFolder(HEADROOM).read(part):
            (low, high), (fewest, most) = found["interval"], found["rounds_interval"]
            share = f"{found['share']:.1%} ({low:.1%} to {high:.1%})"
            rounds = f"{found['rounds']:+.2f} ({fewest:+.2f} to {most:+.2f})"
            rows.append((part, str(found["games"]), share, f"{found['fair']:.1%}", rounds))
    if not rows:
        return []
    return [
        words(
            f"A slow player plays the best eight turns of `{STRONGEST}` to the end of the game and "
            "takes the best: its share of wins against copies of the level, and by how many rounds "
            "it arrives earlier, for whole turns and for turns that differ in one part only."
        ),
        *table(
            [f"eldorado headroom {HEADROOM.relative_to(ROOT)}"],
            ("turns differ in", "games", "share", "fair", "rounds gained"),
            rows,
        ),
    ]


def restrictions_text(scale: float, keep: "Keep") -> list[str]:
    """What `benchmarks.restrictions` has found; nothing if it was not played."""
    found = restrictions.page(RESTRICTED_GAMES)
    if not found:
        return []
    return [
        words(
            "Shares of games that a player wins who may not use a part of the game, against the "
            "whole one, with 95% intervals: 50% means that it misses nothing."
        ),
        *found,
    ]


def hours_text(scale: float, keep: "Keep") -> list[str]:
    """How long everything took."""
    parts = {
        "the matches": sum(keep.seconds().values()),
        "the slow player": HeadroomFolder(HEADROOM).seconds(),
        "the restricted players": restrictions.seconds(),
    }
    told = [f"{name} {seconds / 3600:.1f}" for name, seconds in parts.items() if seconds]
    hours = sum(parts.values()) / 3600
    return [
        words(
            f"Everything on this page took {hours:.1f} hours with one game per core"
            + (f": {listing(told)}." if len(told) > 1 else ".")
        )
    ]


def no_bouts(scale: float) -> list[Bout]:
    """Sections based on the matches of others have none."""
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
    """The levels in twos, threes and fours on generated routes."""
    return [Crowd(seats, _scaled(GENERATED_GAMES, scale)) for seats in (2, 3, 4)]


def crowd_text(scale: float, keep: "Keep") -> list[str]:
    contests = [contest for _, contest in _matches(scale, keep)]
    played = str(sum(contest.games for contest in contests))
    rows = [("matches above", "2, 3, 4", played, _open(*contests))]
    for crowd in crowds(scale):
        found = keep.best(crowd)
        if found:
            games, unfinished = (str(found[key]) for key in ("games", "unfinished"))
            rows.append((f"{ROUTES} generated, caves", str(crowd.seats), games, unfinished))
    return [
        words(
            "How many games were not finished by round 200: in all the matches above, and in games "
            "of the two extreme, the three weakest and the four strongest levels on generated "
            "routes."
        ),
        *table([CROWD_COMMAND], ("routes", "players", "games", "unfinished"), rows),
    ]


def limits(scale: float) -> list[Limit]:
    """One comparison, of fewer deals only where hardly anything is played."""
    return [Limit(_scaled(DEALS, min(1.0, 100 * scale)))]


def limit_text(scale: float, keep: "Keep") -> list[str]:
    limit = limits(scale)[0]
    lines = [
        words(
            "One expedition alone on the first route, so no one else opens a blockade for it. The "
            "clairvoyant knows every shuffle and follows a beam of positions that is widened until "
            "no deal changes: the rounds it needs can be reached, and fewer than the bound cannot. "
            f"The search for the bound stops at {MOST} rounds. `{STRONGEST}` plays the same deals "
            "with only what its seat can see."
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
            "",
            f"Beams tried: {', '.join(map(str, found['beams']))}. "
            + ("The last one changed nothing." if found["steady"] else "It may still be narrow."),
            *table([found["command"]], ("rounds", "mean", "least", "most"), rows),
            "",
            f"Over {len(found['deals'])} deals it is {gap['mean']:.2f} rounds later than the "
            f"clairvoyant (95% interval {gap['low']:.2f} to {gap['high']:.2f}).",
        ]
    return lines


SECTIONS = {
    "races": Section("How fast the strongest arrive", races, race_text),
    "favourite": Section("The strongest against the middle", favourites, favourite_text),
    "steps": Section("From level to level", steps, step_text),
    "crowd": Section("Unfinished games", crowds, crowd_text),
    "limit": Section("A limit to aim at", limits, limit_text),
    "headroom": Section("What a slow player would gain", no_bouts, headroom_text),
    "restrictions": Section("What parts of the game are worth", no_bouts, restrictions_text),
    "older": Section("Against an older edition", older, older_text),
    "pace": Section("How long they think", no_bouts, pace_text),
    "hours": Section("How long it took", no_bouts, hours_text),
}
"""The page from top to bottom, by the names that `--only` takes."""

SHARE_HEAD = ("wins", "games", "share", "95% interval", "goal", "reached")


def page(scale: float, keep: "Keep") -> str:
    """The whole page, from the matches that are there."""
    lines = [
        "# How strong the bots are",
        "",
        words(
            f"The levels from weakest to strongest are {listing([f'`{one}`' for one in LEVELS])}. "
            "Contestants play the same deals in every seating order. Shares are those of the bot "
            "named first, and the true value lies within the interval 95 times in 100. The "
            "commands above a table repeat its rows: instead of ROUTE, write the name of the "
            "row's route in quotes, and instead of GAMES its number of games. "
            "`make strength` plays everything again; the page shows the longest match of each "
            "kind, and no section that nothing was played for."
        ),
    ]
    for section in SECTIONS.values():
        bouts = section.bouts(scale)
        played = not bouts or any(keep.best(bout) is not None for bout in bouts)
        text = section.text(scale, keep) if played else []
        if text:
            lines += ["", f"## {section.heading}", "", *text]
    return "\n".join(lines) + "\n"


class Keep:
    """The folder of finished matches, apart for each edition of rules, build and levels."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / as_folder(edition(LEVELS))
        self.folder.mkdir(parents=True, exist_ok=True)

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
        """The stored result of the longest match of that kind."""
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
        with timed(self.folder / HOURS, _name(bout)):
            result = bout.play(parts, workers)
        if result is None:
            return False
        document = {"command": bout.command()} | result
        write_safely(self._file(bout), (json.dumps(document, indent=2) + "\n").encode())
        shutil.rmtree(parts)
        return True

    def seconds(self) -> dict[str, float]:
        """How long each match has taken so far, interrupted ones too."""
        return read_seconds(self.folder / HOURS)

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


def _title(route: str) -> str:
    """A route as a table shows it; `--route` takes this name too."""
    return names()[f"route-{route}"]["en"]


def _race(level: str, players: int, caves: bool, route: str, scale: float) -> Bout:
    named = level == STRONGEST and (route, players, caves) in NAMED
    games = _scaled(NAMED_GAMES if named else RACE_GAMES, scale)
    return Bout((level,) * players, route, games, caves)


def _in_pairs(contest: Contest | None, goal: tuple[float, float] = STEP_GOAL) -> str:
    """The share of the first contestant against one of the others, with its interval."""
    if contest is None:
        return "–"
    one, rivals = contest.seats[0], len(contest.seats) - 1
    share, low, high = (
        won * rivals / (won * rivals + 1 - won) for won in (one.win_share, *one.interval)
    )
    mark = "" if goal[0] <= share <= goal[1] else " *"
    return f"{share:.1%} ({low:.1%} to {high:.1%}){mark}"


def _matches(scale: float, keep: Keep) -> Iterator[tuple[Bout, Contest]]:
    """All arena matches played so far, of all sections."""
    for section in SECTIONS.values():
        for bout in section.bouts(scale):
            if isinstance(bout, Bout) and (contest := keep.find(bout)) is not None:
                yield replace(bout, games=contest.games), contest


def _scaled(games: int, scale: float) -> int:
    return max(1, round(games * scale))


def _share(contest: Contest | None, goal: float) -> tuple[str, ...]:
    """The first contestant's wins and the goal, as in SHARE_HEAD."""
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
    """A level's times over its matches, and the goal."""
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


def _open(*contests: Contest | None) -> str:
    """How many games were given up."""
    found = [one.unfinished for one in contests if one is not None]
    return str(sum(found)) if found else "–"


if __name__ == "__main__":
    sys.exit(main())
