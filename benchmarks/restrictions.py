"""What parts of the game are worth: a player that may not use one of them, against the whole one.

Each match is two players on one route, every deal once in each seating. Finished ones are stored,
so the same command resumes an interrupted run.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from benchmarks.tables import table
from eldorado.bots.planner.judging.candidates import Candidate, CandidateSearch
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.levels import BY_NAME, network
from eldorado.bots.planner.search.draws import drawing_cards
from eldorado.core.actions import Action, End, Remove
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_SYMBOLS, DRAWS, STARTING_DECK, SYMBOL
from eldorado.core.state import NO_CARD, Variant
from eldorado.core.view import View
from eldorado.lab.simulation.collect import RunSettings
from eldorado.lab.simulation.edition import as_folder, edition
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.storage.spent_time import read_seconds, timed
from eldorado.lab.tournaments.arena import arena
from eldorado.lab.tournaments.match import MatchTerms
from eldorado.routes import KNOWN

FOLDER = Path(__file__).parent.parent / "build" / "restrictions"
SECONDS = "seconds.txt"

LEVEL: Final = "navigator"
"""Who plays: the strongest of those that do not look ahead, and quick."""

WEIGHED: Final = 300
"""Turns that a restricted player takes into account: enough that an allowed one is among them."""

BLOCKED: Final = 0.25
"""Rounds that a rival must lose for a turn to count as blocking."""


class Unrestricted:
    """A level without noise that plans every turn anew: the whole player of each match."""

    def __init__(self, seed: int = 0) -> None:
        self.name = type(self).__name__
        self._settings = replace(BY_NAME[LEVEL].settings, noise=0.0)
        self._plan: list[Action] = []
        self._turn = (0, 0)

    def forbids(self, candidate: Candidate, rivals: Rivals) -> bool:
        """Whether a turn may not be played."""
        return False

    def choose(self, view: View) -> Action:
        world = view.world
        if more := drawing_cards(world):
            self._plan = []
            return more[0]
        if not self._plan or self._turn != (world.round, world.to_move):
            self._turn = (world.round, world.to_move)
            self._plan = self._best(world)
        action = self._plan.pop(0)
        chance = world.copy().apply(action)
        if chance.drawn or chance.found:
            self._plan = []
        return action

    def _best(self, world: Game) -> list[Action]:
        """The best turn from here that may be played; one that does nothing always may."""
        rivals = Rivals(world, network())
        search = CandidateSearch(world, network(), rivals.worth, self._settings.width)
        for candidate in search.candidates(WEIGHED):
            if not self.forbids(candidate, rivals):
                return candidate.actions()
        return [*([Remove(())] * (world.turn.pending != NO_CARD)), End()]


class Restricted(Unrestricted):
    """One that leaves out every turn with something it may not do."""


class WithoutCaves(Restricted):
    """Explores no cave."""

    def forbids(self, candidate: Candidate, rivals: Rivals) -> bool:
        return candidate.node.explored != 0


class WithoutBlocking(Restricted):
    """Never stands where it costs a rival time."""

    def forbids(self, candidate: Candidate, rivals: Rivals) -> bool:
        return any(lost > BLOCKED for _, lost in rivals.delays(candidate))


class WithoutThinning(Restricted):
    """Removes no card of its first deck."""

    def forbids(self, candidate: Candidate, rivals: Rivals) -> bool:
        removed = (*candidate.node.removed, *candidate.closing.consumed)
        return any(card in STARTING_DECK for card in removed)


class WithoutKinds(Restricted):
    """Adds no card of some kinds to its deck."""

    def kind(self, card: int) -> bool:
        raise NotImplementedError

    def forbids(self, candidate: Candidate, rivals: Rivals) -> bool:
        gained = (candidate.node.taken, candidate.closing.bought)
        return any(card != NO_CARD and self.kind(card) for card in gained)


class WithoutPurchases(WithoutKinds):
    """Buys nothing."""

    def kind(self, card: int) -> bool:
        return True


class WithoutMachetes(WithoutKinds):
    def kind(self, card: int) -> bool:
        return CARD_SYMBOLS[card] == (SYMBOL["machete"],)


class WithoutPaddles(WithoutKinds):
    def kind(self, card: int) -> bool:
        return CARD_SYMBOLS[card] == (SYMBOL["paddle"],)


class WithoutCoins(WithoutKinds):
    def kind(self, card: int) -> bool:
        return CARD_SYMBOLS[card] == (SYMBOL["coin"],)


class WithoutJokers(WithoutKinds):
    def kind(self, card: int) -> bool:
        return len(CARD_SYMBOLS[card]) > 1


class WithoutDrawing(WithoutKinds):
    """Buys no card that draws."""

    def kind(self, card: int) -> bool:
        return DRAWS[card] > 0


RESTRICTIONS: Final[dict[str, tuple[type[Restricted], bool]]] = {
    "may not buy": (WithoutPurchases, False),
    "may not remove its first cards": (WithoutThinning, False),
    "may not buy cards that draw": (WithoutDrawing, False),
    "may not buy machetes": (WithoutMachetes, False),
    "may not buy paddles": (WithoutPaddles, False),
    "may not buy coins": (WithoutCoins, False),
    "may not buy jokers": (WithoutJokers, False),
    "may not stand in the way": (WithoutBlocking, False),
    "may not visit caves": (WithoutCaves, True),
}
"""What is forbidden, to whom, and whether it is played with caves."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each match")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--only", choices=tuple(RESTRICTIONS), action="append")
    options = parser.parse_args()
    run = RunSettings(options.workers, progress=True)
    for what in options.only or RESTRICTIONS:
        for route in KNOWN:
            share_of(what, route, options.games, run)
    print("\n".join(page(options.games)))


def folder() -> Path:
    """Where matches are kept, apart for each edition of rules, build and weights."""
    return FOLDER / as_folder(edition((LEVEL,)))


def file_of(kind: type[Restricted], route: str, games: int) -> Path:
    """Where a match is kept."""
    return folder() / f"{kind.__name__}-{route}-{games}.json"


def seconds() -> float:
    """How long the matches took, interrupted ones too."""
    return sum(read_seconds(folder() / SECONDS).values())


def share_of(what: str, route: str, games: int, run: RunSettings) -> tuple[float, float, float]:
    """The share of games that the restricted player wins, with its interval; played once."""
    kind, caves = RESTRICTIONS[what]
    file = file_of(kind, route, games)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        bots = [f"benchmarks.restrictions:{one.__name__}" for one in (kind, Unrestricted)]
        match = MatchTerms(games, route, Variant(caves=caves)).match(bots)
        with timed(file.with_name(SECONDS), file.stem):
            contest = arena(match, run.workers, progress=run.progress)
        if contest.interrupted:
            raise KeyboardInterrupt
        one = contest.seats[0]
        write_safely(file, json.dumps([one.win_share, *one.interval]).encode())
    share, low, high = json.loads(file.read_text("utf-8"))
    return share, low, high


def page(games: int) -> list[str]:
    """The table of what is stored; nothing if that is nothing."""
    head = ("the player", *(name.replace("_", " ") for name in KNOWN))
    rows: list[Sequence[str]] = []
    for what, (kind, _) in RESTRICTIONS.items():
        files = [file_of(kind, route, games) for route in KNOWN]
        if any(file.exists() for file in files):
            rows.append((what, *(_cell(file) if file.exists() else "" for file in files)))
    if not rows:
        return []
    return table([f"python -m benchmarks.restrictions --games {games}"], head, rows)


def _cell(file: Path) -> str:
    share, low, high = json.loads(file.read_text("utf-8"))
    return f"{share:.0%} ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    main()
