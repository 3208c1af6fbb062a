"""A reference value: how soon one expedition alone could arrive if it knew every shuffle.

The generator is part of a game, so a copy of the game knows all that will be drawn.
A beam of positions is followed from round to round: every sensible turn of each, those that
lead to the same position once, the most promising kept. The rounds found are achievable, so
they are an upper bound on the fewest possible; `lower_bound` cannot be beaten.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from eldorado.bots import make_bot
from eldorado.bots.bot import Bot
from eldorado.bots.planner.judging.board_features import BALANCED, board_features, packed
from eldorado.bots.planner.judging.feature_layout import DECK_SIZE, PLACE_SIZE
from eldorado.bots.planner.judging.features import (
    CaveTokens,
    counts,
    deck,
    packed_pieces,
    packed_tokens,
)
from eldorado.bots.planner.judging.network import HORIZON, Network, unpacked
from eldorado.bots.planner.levels import network
from eldorado.core.actions import Action
from eldorado.core.chance import scramble
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_SYMBOLS, DRAWS, NATIVE, POWER
from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.solver.lower_bound import lower_bound
from eldorado.lab.solver.turn_ends import Cards, Distances, Place, SolverTurn, TurnEnd, TurnEnds
from eldorado.lab.storage.line_file import LineFile
from eldorado.lab.workers.processes import processes, shielded
from eldorado.lab.workers.runners import all_cores
from eldorado.reporting.phrases import count
from eldorado.routes.board import Board
from eldorado.stats.intervals import mean_interval

MOST_ROUNDS: Final = 60
SEATS: Final = {1: 3, 2: 2}
"""The game whose deal is used, by the number of pieces an expedition has (W-01)."""

HOPE: Final = 0.5
"""How much an early arrival counts for more than a likely one: luck can be chosen here."""


GROWTH: Final = 4.0
"""By how much an average hand is expected to become stronger, where nothing else is known."""


@dataclass(frozen=True)
class Solution:
    """The best plan found, one tuple of actions per round, and what cannot be beaten."""

    rounds: int
    lower_bound: int
    actions_by_round: tuple[tuple[Action, ...], ...]
    positions: int
    """Positions between rounds that were followed."""


def alone(route: str | Board, seed: int, pieces: int = 1) -> Game:
    """The deal of a 3-player game (2-player for two pieces) with only its first player left.

    The engine plays a game of one seat by the same rules: the turn comes round at once.
    """
    game = Game.new(route, SEATS[pieces], seed, Variant())
    game.players = [game.player]
    game.to_move = game.start = 0
    game.opening = game.copy()
    return game


def solve(
    route: str | Board, seed: int, width: int, network: Network | None = None, pieces: int = 1
) -> Solution:
    """The fewest rounds found for a deal, with a beam of that many positions."""
    return solve_game(alone(route, seed, pieces), width, network)


def solve_game(game: Game, width: int, network: Network | None = None) -> Solution:
    """The same from any position of one seat between two turns, without caves."""
    if len(game.players) != 1 or game.variant.caves:
        raise EldoradoError("The clairvoyant plays alone and without caves.")
    beam = Beam(game, width, network)
    plan = beam.search()
    replay(game, plan)
    return Solution(len(plan), lower_bound(game, len(plan)), plan, beam.positions)


def replay(game: Game, plan: Iterable[Sequence[Action]]) -> Game:
    """The game after a plan, played by the engine; refuses plans that do not arrive."""
    world = game.copy()
    for actions in plan:
        for action in actions:
            world.apply(action)
    if not world.players[0].arrived:
        raise EldoradoError("The plan does not arrive.")
    return world


class SolverNode:
    """A position between two rounds and how it came about."""

    __slots__ = ("cards", "parent", "place", "turn", "value")

    def __init__(
        self,
        parent: "SolverNode | None",
        place: Place,
        cards: Cards,
        turn: SolverTurn | None,
        value: float,
    ) -> None:
        self.parent = parent
        self.place = place
        self.cards = cards
        self.turn = turn
        self.value = value

    def plan(self, last: SolverTurn) -> tuple[tuple[Action, ...], ...]:
        """All turns up to here, and the last one."""
        turns = [last.actions()]
        step: SolverNode | None = self
        while step is not None and step.turn is not None:
            turns.append(step.turn.actions())
            step = step.parent
        return tuple(reversed(turns))


class Guide(Protocol):
    """What orders positions: the lower, the sooner it hopes to arrive."""

    def rate(self, found: list[TurnEnd]) -> list[float]: ...


class Beam:
    """The search from one position."""

    def __init__(self, game: Game, width: int, network: Network | None) -> None:
        self._game = game
        self._width = width
        self._distances = Distances(game.board)
        self._ends = TurnEnds(self._distances)
        self._guide: Guide = (
            PlainGuide(self._distances) if network is None else NetworkGuide(game, network)
        )
        self.positions = 0

    def search(self) -> tuple[tuple[Action, ...], ...]:
        """The turns of the earliest arrival found."""
        game = self._game
        player = game.player
        start = Cards(
            player.hand, player.draw, player.discard, game.piles, game.market, player.shuffles
        )  # fmt: skip
        beam = [SolverNode(None, (player.pieces, game.blockades), start, None, 0.0)]
        for _ in range(MOST_ROUNDS):
            pool: list[SolverNode] = []
            for step in beam:
                self.positions += 1
                found = self._ends.of(self._world(step))
                if found and found[0].cards is None:
                    return step.plan(found[0].turn)
                for result, value in zip(found, self._guide.rate(found), strict=True):
                    assert result.cards is not None
                    pool.append(SolverNode(step, result.place, result.cards, result.turn, value))
                if len(pool) > 20 * self._width + 10_000:
                    pool = self._best(pool, 2 * self._width)
            beam = self._best(pool, self._width)
            if not beam:
                break
        raise EldoradoError(f"No way to the finish was found in {MOST_ROUNDS} rounds.")

    def _best(self, pool: list[SolverNode], count: int) -> list[SolverNode]:
        """The most promising positions, each once, none with the cards of a better place."""
        kept: list[SolverNode] = []
        places: dict[Cards, list[Place]] = {}
        for step in sorted(pool, key=lambda step: step.value):
            others = places.setdefault(step.cards, [])
            if not self._distances.dominated(step.place, others):
                others.append(step.place)
                kept.append(step)
                if len(kept) == count:
                    break
        return kept

    def _world(self, step: SolverNode) -> Game:
        """The position as a game."""
        game = self._game.copy()
        game.forget_history()
        player = game.player
        player.pieces, game.blockades = step.place
        cards = step.cards
        player.hand, player.draw, player.discard, player.shuffles = (
            cards.hand, cards.draw, cards.discard, cards.shuffles
        )  # fmt: skip
        game.piles, game.market = cards.piles, cards.market
        player.play = ()
        game.offers = None
        return game


class NetworkGuide:
    """The value network, given the hand that will be drawn."""

    def __init__(self, game: Game, network: Network) -> None:
        self._board = game.board
        self._seats = SEATS[len(game.player.pieces)]
        self._network = network
        self._places: dict[Place, bytes] = {}
        self._hope = np.exp(-HOPE * np.arange(HORIZON, dtype=np.float32))

    def rate(self, found: list[TurnEnd]) -> list[float]:
        """Minus the chance to arrive, early arrivals weighing more."""
        if not found:
            return []
        places: dict[Place, int] = {}
        decks: dict[Cards, int] = {}
        where: list[int] = []
        what: list[int] = []
        for result in found:
            assert result.cards is not None
            where.append(places.setdefault(result.place, len(places)))
            what.append(decks.setdefault(result.cards, len(decks)))
        chances = self._network.judge(
            unpacked([self._place(place) for place in places], PLACE_SIZE),
            unpacked([_deck(cards) for cards in decks], DECK_SIZE),
            where,
            what,
        )
        values: list[float] = (-(chances @ self._hope)).tolist()
        return values

    def _place(self, where: Place) -> bytes:
        found = self._places.get(where)
        if found is None:
            pieces, blockades = where
            features = board_features(self._board, blockades)
            tokens = packed_tokens((), CaveTokens(), self._seats)
            found = packed_pieces(features, pieces, 0) + tokens
            self._places[where] = found
        return found


def _deck(cards: Cards) -> bytes:
    """A deck whose next hand is sure: as if the draw pile held just these cards."""
    owned = counts(cards.hand + cards.draw + cards.discard)
    return packed(deck(owned, counts(cards.hand), (), cards.piles, cards.market))


class PlainGuide:
    """Rounds left by the power of an average hand, the next hand counted as it is."""

    def __init__(self, distances: Distances) -> None:
        self._distances = distances

    def rate(self, found: list[TurnEnd]) -> list[float]:
        """The way ahead less the next hand, in average hands."""
        values: list[float] = []
        for result in found:
            cards = result.cards
            assert cards is not None
            owned = cards.hand + cards.draw + cards.discard
            hand = 4 * sum(map(_strength, owned)) / max(4, len(owned))
            fields = self._distances.of(result.place)
            way = sum(fields[BALANCED :: len(fields) // len(result.place[0])])
            values.append((way - 0.8 * sum(map(_strength, cards.hand))) / (GROWTH + hand))
        return values


def _strength(card: int) -> float:
    """What a card is worth in units of power, roughly."""
    if DRAWS[card]:
        return 1.5 * DRAWS[card]
    if card == NATIVE:
        return 2.5
    return POWER[card] * (1.0 if len(CARD_SYMBOLS[card]) == 1 else 1.3)


def play_alone(bot: Bot, game: Game) -> int:
    """The rounds a bot needs alone, seeing only what its seat may see; 0 if it never arrives."""
    world = game.copy()
    while not world.finished and world.round < game.round + MOST_ROUNDS:
        world.apply(bot.choose(world.view(0)))
    arrival = world.players[0].arrival_round
    return arrival - game.round + 1 if arrival else 0


@dataclass(frozen=True)
class Gap:
    """One deal: what the clairvoyant found, what cannot be beaten, what a bot needed."""

    seed: int
    clairvoyant: int
    lower_bound: int
    bot: int


@dataclass(frozen=True)
class Gaps:
    """Many deals of one route."""

    route: str
    bot: str
    width: int
    deals: tuple[Gap, ...]
    interrupted: bool = False
    """Whether somebody stopped it before all deals were done."""

    def mean(self) -> tuple[float, float, float]:
        """By how many rounds the bot is later on average, with the 95% interval."""
        return mean_interval([deal.bot - deal.clairvoyant for deal in self.deals if deal.bot])

    def needed(self) -> float:
        """The rounds the bot needed on average, where it arrived."""
        arrived = [deal.bot for deal in self.deals if deal.bot]
        return sum(arrived) / max(1, len(arrived))

    def to_json(self) -> dict[str, Any]:
        mean, low, high = self.mean()
        return {
            "route": self.route,
            "bot": self.bot,
            "width": self.width,
            "interrupted": self.interrupted,
            "gap": {"mean": mean, "low": low, "high": high},
            "deals": [dict(vars(deal)) for deal in self.deals],
        }

    def __str__(self) -> str:
        mean, low, high = self.mean()
        deals = max(1, len(self.deals))
        return (
            f"{self.route}, {count(len(self.deals), 'deal')}, beam of {self.width}: "
            f"clairvoyant {sum(deal.clairvoyant for deal in self.deals) / deals:.2f} rounds "
            f"(not below {sum(deal.lower_bound for deal in self.deals) / deals:.2f}), "
            f"{self.bot} {self.needed():.2f}; "
            f"gap {mean:.2f} [{low:.2f}, {high:.2f}]"
        )


@dataclass(frozen=True)
class Deal:
    """What is compared on one deal."""

    route: str
    seed: int
    width: int
    bot: str

    def gap(self) -> Gap:
        """The result; the clairvoyant search is guided by the network of the levels."""
        found = solve(self.route, self.seed, self.width, network())
        needed = play_alone(make_bot(self.bot, scramble(self.seed)), alone(self.route, self.seed))
        return Gap(self.seed, found.rounds, found.lower_bound, needed)


class KeptDeals:
    """Finished deals in a file; without one, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._lines = None if file is None else LineFile(file)

    def read(self, seeds: Iterable[int]) -> dict[int, Gap]:
        """Those of some seeds that are there; a line that was cut off does not count."""
        wanted = set(seeds)
        found: dict[int, Gap] = {}
        for line in [] if self._lines is None else self._lines.read():
            try:
                deal = Gap(**json.loads(line))
            except (ValueError, TypeError):
                continue
            if deal.seed in wanted:
                found[deal.seed] = deal
        return found

    def add(self, deal: Gap) -> None:
        """Keep one more."""
        if self._lines is not None:
            self._lines.add(json.dumps(vars(deal)).encode())


def gaps(
    route: str,
    seeds: Sequence[int],
    width: int,
    bot: str,
    workers: int | None = None,
    file: Path | None = None,
) -> Gaps:
    """How far a bot is from the clairvoyant on the same deals; reports progress as it goes.

    Deals are divided among processes. After an interruption, finished deals are returned. With a
    `file` for these questions, they are also kept there and not compared again.
    """
    make_bot(bot)  # fail at once on a wrong name
    kept = KeptDeals(file)
    done = kept.read(seeds)
    try:
        with processes(workers or all_cores()) as pool:
            with shielded():
                left = [Deal(route, seed, width, bot) for seed in seeds if seed not in done]
                tasks = [pool.submit(deal.gap) for deal in left]
            for task in as_completed(tasks):
                found = task.result()
                kept.add(found)
                done[found.seed] = found
                print(f"{len(done)} of {len(seeds)} deals", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        if not done:
            raise
        print("Stopped. These are the results so far.", file=sys.stderr)
    deals = tuple(done[seed] for seed in seeds if seed in done)
    return Gaps(route, bot, width, deals, interrupted=len(deals) < len(seeds))
