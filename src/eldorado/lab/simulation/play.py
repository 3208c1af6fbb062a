"""One simulated game: what is to be played, playing it, and what came of it."""

from dataclasses import dataclass
from typing import Any

from eldorado.bots import LIMIT, make_bot
from eldorado.core.chance import scramble
from eldorado.core.game import Game
from eldorado.core.state import Variant
from eldorado.lab.simulation.invariants import Inspector, check_game
from eldorado.lab.simulation.tally import Gain, Tally
from eldorado.lab.tournaments.turn_times import TurnTimer

UNFINISHED = "unfinished"
"""The reason of a game that was stopped at its last allowed round."""

MAX_ROUNDS = 200


@dataclass(frozen=True)
class GameJob:
    """One game to play. The same job always gives the same result."""

    number: int
    seed: int
    route: str
    players: tuple[str, ...]
    """Names of the levels, by seat."""
    entries: tuple[int, ...]
    """By seat, which entry of the simulation's list of players sits there."""
    caves: bool = False
    full_race: bool = False
    free_order: bool = False
    max_rounds: int = MAX_ROUNDS
    check: bool = False
    """Whether every rule of conservation is checked after every action."""

    @property
    def variant(self) -> Variant:
        return Variant(self.caves, self.full_race, self.free_order)

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameJob":
        return cls(**_with_tuples(data))


@dataclass(frozen=True)
class GameResult:
    """What came of a job. `winner` and `start` are seats; `arrivals` are rounds, 0 for none."""

    number: int
    seed: int
    route: str
    players: tuple[str, ...]
    entries: tuple[int, ...]
    caves: bool
    full_race: bool
    free_order: bool
    start: int
    winner: int | None
    rounds: int
    arrivals: tuple[int, ...]
    places: tuple[int, ...]
    """By seat; all zero in a game that was not finished."""
    blockades: tuple[int, ...]
    """By seat, how many were taken."""
    actions: int
    reason: str
    purchases: tuple[Gain, ...] = ()
    """Round, seat and card, in the order of play."""
    taken: tuple[Gain, ...] = ()
    """The same for cards that the transmitter gave."""
    visits: tuple[tuple[str, int], ...] = ()
    """Spaces with how often a piece came to rest there by a movement."""

    @property
    def finished(self) -> bool:
        return self.reason != UNFINISHED

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameResult":
        return cls(**_with_tuples(data))


def play_one(job: GameJob, clock: TurnTimer | None = None) -> GameResult:
    """Play a job to its end; nothing but the job decides what happens.

    The last position of every game is checked for lost and found cards, tokens and blockades:
    what vanished on the way is missing at the end. With `check`, every position is, and more.
    A clock notes how long the bots think; only then do they heed the time themselves.
    """
    game = Game.new(job.route, len(job.players), job.seed, job.variant)
    seconds = None if clock is None else LIMIT
    bots = [
        make_bot(name, scramble(job.seed + seat + 1), seconds)
        for seat, name in enumerate(job.players)
    ]
    where = f"seed {job.seed}, route {job.route}"
    inspector = Inspector(game, where) if job.check else None
    actions = 0
    while not game.finished and game.round <= job.max_rounds:
        seat = game.to_move
        bot, view, turn = bots[seat], game.view(seat), (game.round, seat)
        action = bot.choose(view) if clock is None else clock.choose(bot, view, turn)
        if inspector is not None:
            inspector.before(action)
        game.apply(action)
        actions += 1
        if inspector is not None:
            inspector.after()
    check_game(game, where)
    if inspector is not None:
        inspector.at_end()
    outcome = game.outcome()
    tally = Tally.of(game)
    return GameResult(
        number=job.number,
        seed=job.seed,
        route=job.route,
        players=job.players,
        entries=job.entries,
        caves=job.caves,
        full_race=job.full_race,
        free_order=job.free_order,
        start=game.start,
        winner=None if outcome is None else outcome.winner,
        rounds=min(game.round, job.max_rounds),
        arrivals=tuple(player.arrival_round for player in game.players),
        places=(0,) * len(job.players) if outcome is None else outcome.places,
        blockades=tuple(len(player.blockades) for player in game.players),
        actions=actions,
        reason=UNFINISHED if outcome is None else outcome.reason,
        purchases=tally.purchases,
        taken=tally.taken,
        visits=tally.visits,
    )


def _with_tuples(data: dict[str, Any]) -> dict[str, Any]:
    """JSON data with its lists turned back into tuples, however deep they lie."""
    return {name: _frozen(value) for name, value in data.items()}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value
