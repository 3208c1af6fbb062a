"""Training games: played by the network itself, by earlier versions, or by the walker."""

import gc
import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from eldorado.arrays import Numbers
from eldorado.bots import make_bot
from eldorado.bots.bot import Bot
from eldorado.bots.planner.judging.candidates import best_of_each
from eldorado.bots.planner.judging.features import features
from eldorado.bots.planner.judging.network import HORIZON, Network, read_arrays
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.planner import Planner, PlannerSettings
from eldorado.bots.planner.sampled_worlds import later_worth, next_turn
from eldorado.bots.planner.search.draws import draw_first
from eldorado.bots.planner.search.width import NARROW, Width
from eldorado.core.actions import End
from eldorado.core.game import Game
from eldorado.core.kinds import CARD, CARD_IDS
from eldorado.core.state import Variant
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.plan import game_seed
from eldorado.routes import KNOWN
from eldorado.routes.generate import random_route

WALKER: Final = "walker"
MOST_ROUNDS: Final = 60
NOISE: Final = 0.015
"""How inexactly turns are chosen while learning: chance explores enough by itself."""

CURIOUS, TASTE = 0.3, 0.03
"""How many players follow a taste in purchases of their own for a game, and how strong it is:
a deck nobody buys teaches nobody what it is worth."""

LEARNING: Final = PlannerSettings(NOISE, width=Width(24, 6), draws=2)
"""Fast settings: the number of games matters most."""

TRACE: Final = 0.92
"""How far a target looks along the game that was played, against what the network thought."""

QUIET: Final = (100_000, 50, 50)
"""How seldom the garbage collector looks: nearly everything made here is remembered anyway."""

FORESEEN: Final = 8
"""Hands that are tried to foresee what a turn leads to."""

TRUST: Final = 0.25
"""The weight of the forecast in a target; the rest is what happened."""

GENERATED: Final = 0.15
"""The share of games on new random routes."""

FOCUS: Final = 0.55


@dataclass(frozen=True)
class GameMix:
    """What kinds of games are played."""

    focus: float = FOCUS
    """The share of games of three players on the first route, the one most are played on."""
    caves: float = 0.35
    two: float = 0.2
    four: float = 0.2
    """Of all other games, the shares with caves, of two players with two pieces each, and of four
    players."""

    def __post_init__(self) -> None:
        shares = (self.focus, self.caves, self.two, self.four)
        if not all(0 <= share <= 1 for share in shares) or self.two + self.four > 1:
            raise EldoradoError(
                "Shares of games are from 0 to 1, and two and four players 1 at most."
            )


EVERY_KIND: Final = GameMix()


@dataclass(frozen=True)
class SelfplayPlan:
    """Games to play: `teachers` are weights files or the walker, chosen at random per seat."""

    seed: int
    first: int
    games: int
    teachers: tuple[str, ...]
    trace: float = TRACE
    mix: GameMix = EVERY_KIND


@dataclass(frozen=True)
class Samples:
    """Descriptions of seats with the rounds they then needed, and how the games went."""

    features: Numbers
    targets: Numbers
    rounds: tuple[int, ...]
    """Per finished game, the round in which the winner arrived."""

    def save(self, path: Path) -> None:
        scratch = path.with_suffix(".new")
        with scratch.open("wb") as file:
            np.savez(file, features=self.features, targets=self.targets, rounds=self.rounds)
        scratch.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Samples":
        data = read_arrays(path, "games of a training")
        return cls(data["features"], data["targets"], tuple(data["rounds"].tolist()))


def play_lesson(lesson: SelfplayPlan) -> Samples:
    """Play the games of a lesson; nothing but the lesson decides what happens."""
    gc.set_threshold(*QUIET)
    networks = {name: Network.load(Path(name)) for name in lesson.teachers if name != WALKER}
    judge = next(iter(networks.values()), None)
    features: list[Numbers] = []
    targets: list[Numbers] = []
    rounds: list[int] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        rng = random.Random(game_seed(lesson.seed, number))
        game = _new_game(rng, lesson.mix)
        names = [lesson.teachers[0]] * len(game.players)
        if len(lesson.teachers) > 1 and rng.random() < 0.4:
            for seat in range(1, len(names)):
                names[seat] = rng.choice(lesson.teachers)
            rng.shuffle(names)
        bots = [_bot(name, networks, rng.getrandbits(32)) for name in names]
        try:
            played = _play(game, bots, judge, rng)
        except EldoradoError as error:
            raise EldoradoError(
                f"Game {number} of the lesson with seed {lesson.seed}: {error}"
            ) from error
        for seat, trail in enumerate(played):
            if not trail or (judge is not None and names[seat] == WALKER and len(networks) > 1):
                continue
            arrival = game.players[seat].arrival_round
            if not arrival and judge is None:
                continue
            features.append(np.array([moment.features for moment in trail], np.float32))
            targets.append(returns(trail, arrival, lesson.trace))
        winners = [p.arrival_round for p in game.players if p.arrived == 1]
        rounds.extend(winners)
        if game.board.title not in KNOWN:
            game.board.remembered.clear()  # this board is not used again
    if not features:
        raise EldoradoError("No game of this lesson was finished.")
    return Samples(
        np.concatenate(features).astype(np.float16),
        np.concatenate(targets).astype(np.float16),
        tuple(rounds),
    )


def _new_game(rng: random.Random, mix: GameMix) -> Game:
    if rng.random() < mix.focus:
        return Game.new("first_game", 3, rng.getrandbits(32), Variant(full_race=True))
    kind = rng.random()
    players = 2 if kind < mix.two else 4 if kind < mix.two + mix.four else 3
    variant = Variant(caves=rng.random() < mix.caves, full_race=True)
    while True:
        try:
            if rng.random() < GENERATED:
                board = random_route(rng.getrandbits(32)).board()
                return Game.new(board, players, rng.getrandbits(32), variant)
            route = rng.choice(("first_game", *KNOWN))
            return Game.new(route, players, rng.getrandbits(32), variant)
        except EldoradoError:
            continue


def _bot(name: str, networks: dict[str, Network], seed: int) -> Bot:
    if name == WALKER:
        return make_bot(WALKER, seed)
    rng = random.Random(seed)
    settings = LEARNING
    if rng.random() < CURIOUS:
        taste = tuple(rng.gauss(0.0, TASTE) for _ in CARD_IDS)
        settings = replace(settings, taste=taste, weighed=40)
    return Planner("learner", settings, networks[name], seed)


@dataclass(frozen=True)
class TurnSample:
    """The end of a turn: when it was, how the seat stood, and what the network foresaw."""

    round: int
    features: list[float]
    foreseen: Numbers | None
    """The chance of each number of rounds left; None while there is no network."""


def _play(
    game: Game, bots: list[Bot], judge: Network | None, rng: random.Random
) -> list[list[TurnSample]]:
    """Per seat the ends of its turns."""
    trails: list[list[TurnSample]] = [[] for _ in bots]
    ended: dict[int, tuple[View, End]] = {}

    def look_back(seat: int, present: View | None) -> None:
        view, end = ended.pop(seat)
        foreseen = None if judge is None else foresee(view, end, present, judge, rng)
        kept = tuple(CARD[card] for card in end.keep)
        trails[seat].append(
            TurnSample(view.world.round, closing_features(view.world, kept), foreseen)
        )

    while not game.finished and game.round <= MOST_ROUNDS:
        seat = game.to_move
        view = game.view(seat)
        if seat in ended:
            look_back(seat, view)
        action = bots[seat].choose(view)
        if isinstance(action, End):
            ended[seat] = view, action
        game.apply(action)
    for seat in sorted(ended):
        look_back(seat, None)
    return trails


def foresee(
    view: View, end: End, present: View | None, judge: Network, rng: random.Random
) -> Numbers:
    """The rounds left after a turn, from the best next turns with hands that may be drawn.

    What a search finds is a better teacher than a single game: it is the same forecast one turn
    later, with the luck of the draw averaged out. `present` is the seat's next turn as it came,
    with what the others did meanwhile; None if it never came.
    """
    seat = view.world.to_move
    if present is None:
        worth = later_worth(Rivals(view.world, judge).worth, 1)
    else:
        worth = Rivals(present.world, judge).worth
    games: list[Game] = []
    for _ in range(FORESEEN):
        game = view.determinize(rng)
        game.apply(end)
        if present is not None:
            drawn = game.players[seat]
            game = present.determinize(rng)
            game.players[seat] = drawn
            draw_first(game)
        elif game.finished:
            break
        else:
            next_turn(game, seat)
        games.append(game)
    if not games:
        alone: Numbers = judge.seats([features(view.world, seat)])[0]
        return alone
    best = best_of_each(games, [worth] * len(games), judge, NARROW)
    mean: Numbers = np.mean([turn.chances for turn in best], axis=0)
    return later(mean, 1)


def closing_features(game: Game, kept: tuple[int, ...]) -> list[float]:
    """The mover as it will stand once it has ended its turn, before it draws."""
    world = game.copy()
    player = world.player
    rest = list(player.hand)
    for card in kept:
        rest.remove(card)
    player.discard = player.discard + tuple(rest)
    player.hand = kept
    return features(world, world.to_move, kept)


def returns(trail: list[TurnSample], arrival: int, trace: float) -> Numbers:
    """Targets: for each moment, a mix of what happened and what was forecast.

    `arrival` is the round in which the seat arrived, 0 if the game ended before.
    """
    targets = np.zeros((len(trail), HORIZON), np.float32)
    following = np.zeros(HORIZON, np.float32)
    following[0] = 1.0
    after = arrival
    for i in range(len(trail) - 1, -1, -1):
        moment = trail[i]
        if after:
            target = later(following, max(1, after - moment.round))
            if moment.foreseen is not None:
                target = (1 - TRUST) * target + TRUST * moment.foreseen
        else:
            assert moment.foreseen is not None
            target = moment.foreseen
        targets[i] = target
        following = target
        if moment.foreseen is not None:
            following = trace * target + (1 - trace) * moment.foreseen
        after = moment.round
    return targets


def later(chances: Numbers, rounds: int) -> Numbers:
    """The same arrivals, seen that many rounds earlier."""
    shifted = np.zeros_like(chances)
    shifted[rounds:] = chances[: HORIZON - rounds]
    shifted[-1] += chances[HORIZON - rounds :].sum()
    return shifted
