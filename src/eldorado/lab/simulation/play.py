"""One simulated game: its job, playing it, and its result."""

from dataclasses import dataclass
from typing import Any

from eldorado.bots import LIMIT, Bot, BotError, load_bot
from eldorado.bots.bot import close_bot, one_line
from eldorado.bots.playing import choice, perform
from eldorado.bots.resting_bot import RestingBot
from eldorado.core.actions import Action
from eldorado.core.chance import scramble
from eldorado.core.game import Game, draw_blockades
from eldorado.core.state import Variant
from eldorado.core.view import View
from eldorado.lab.simulation.invariants import Inspector, InvariantError, check_game
from eldorado.lab.simulation.tally import Gain, Tally
from eldorado.lab.tournaments.turn_times import TurnTimer
from eldorado.routes.board import Board

UNFINISHED = "unfinished"
"""The reason of a game that was stopped at its last allowed round."""

FORFEIT = "forfeit"
"""The reason of a game in which the bots of all seats but one have failed."""

LONGEST_SENTENCE = 500
"""Characters of what is kept about a bot that failed."""

MAX_ROUNDS = 200

Forfeit = tuple[int, int, str]
"""Round, seat, and what the bot did wrong, as a sentence."""


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
    redeal: int = 0
    """With another number than 0 the blockades are those of another deal, all else is the same."""

    def __repr__(self) -> str:
        return f"<GameJob {self.number}: {', '.join(self.players)[:100]} on {self.route[:50]}>"

    @property
    def variant(self) -> Variant:
        """The optional rules in use."""
        return Variant(self.caves, self.full_race, self.free_order)

    def to_json(self) -> dict[str, Any]:
        """The job as JSON-ready data."""
        return dict(vars(self))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameJob":
        """The job that `to_json` described."""
        return cls(**_with_tuples(data))


@dataclass(frozen=True, repr=False)
class GameResult:
    """The result of a job. `winner` and `start` are seats; `arrivals` are rounds, 0 for none."""

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
    forfeits: tuple[Forfeit, ...] = ()
    """Bots that failed: round, seat and a sentence."""

    def __repr__(self) -> str:
        where = f"{', '.join(self.players)[:80]} on {self.route[:50]}"
        won = "nobody" if self.winner is None else f"seat {self.winner}"
        end = f"{won}, {self.reason} in round {self.rounds}"
        return f"<GameResult {self.number}: {where}: {end}>"

    @property
    def finished(self) -> bool:
        """Whether it ended before its last allowed round."""
        return self.reason != UNFINISHED

    def to_json(self) -> dict[str, Any]:
        """The result as JSON-ready data."""
        return dict(vars(self))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameResult":
        """The result that `to_json` described."""
        return cls(**_with_tuples(data))


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played, and its result."""

    game: Game
    result: GameResult


def play_one(job: GameJob, clock: TurnTimer | None = None) -> GameResult:
    """Play a job to its end; nothing but the job decides what happens.

    The last position of every game is checked for lost and found cards, tokens and blockades:
    what vanished on the way is missing at the end. With `check`, every position is, and more.
    A clock notes how long the bots think; only then do they heed the time themselves.
    """
    return play_whole(job, clock).result


def play_whole(
    job: GameJob, clock: TurnTimer | None = None, board: Board | None = None
) -> PlayedGame:
    """The same with the game itself; a hand-made `board` is played on instead of the route."""
    race = Race(job, clock, board)
    try:
        while race.running:
            race.act()
    finally:
        for bot in race.bots:
            close_bot(bot)
    check_game(race.game, race.where)
    if race.inspector is not None:
        race.inspector.at_end()
    return PlayedGame(race.game, _result(race))


class Race:
    """A simulated game that goes on.

    A bot that fails has lost: its expedition rests from then on. The last one left has won.
    """

    def __init__(
        self, job: GameJob, clock: TurnTimer | None = None, board: Board | None = None
    ) -> None:
        self.job = job
        self.clock = clock
        self.game = Game.new(board or job.route, len(job.players), job.seed, job.variant)
        if job.redeal:
            _redeal(self.game, scramble(job.seed ^ job.redeal))
        self.where = f"seed {job.seed}, route {job.route}"
        self.inspector = Inspector(self.game, self.where) if job.check else None
        self.actions = 0
        self.forfeits: list[Forfeit] = []
        self.bots: list[Bot] = []
        seconds = None if clock is None else LIMIT
        for seat, name in enumerate(job.players):
            try:
                self.bots.append(load_bot(name, scramble(job.seed + seat + 1), seconds))
            except BotError as error:
                self.bots.append(RestingBot())
                self._forfeit(seat, error)

    @property
    def left(self) -> list[int]:
        """The seats that have not forfeited."""
        lost = [seat for _, seat, _ in self.forfeits]
        return [seat for seat in range(len(self.bots)) if seat not in lost]

    @property
    def decided(self) -> bool:
        """Whether all but one have forfeited."""
        return bool(self.forfeits) and len(self.left) <= 1

    @property
    def running(self) -> bool:
        game = self.game
        return not game.finished and game.round <= self.job.max_rounds and not self.decided

    def act(self) -> None:
        """The next action."""
        game, seat = self.game, self.game.to_move
        bot, view, clock = self.bots[seat], game.view(seat), self.clock
        try:
            action = choice(bot, view) if clock is None else self._timed(clock, view)
            if self.inspector is not None:
                self._inspect(self.inspector, bot, action)
            perform(game, bot, action)
        except BotError as error:
            close_bot(bot)
            self.bots[seat] = RestingBot()
            self._forfeit(seat, error)
            return
        self.actions += 1
        if self.inspector is not None:
            self.inspector.after()

    def _inspect(self, inspector: Inspector, bot: Bot, action: Action) -> None:
        """The rules must list what they allow; what they do not is the bot's fault."""
        try:
            inspector.before(action)
        except InvariantError:
            perform(self.game.copy(), bot, action)
            raise

    def _timed(self, clock: TurnTimer, view: View) -> Action:
        game = self.game
        return clock.choose(self.bots[game.to_move], view, (game.round, game.to_move))

    def _forfeit(self, seat: int, error: BotError) -> None:
        self.forfeits.append((self.game.round, seat, one_line(str(error), LONGEST_SENTENCE)))


def _redeal(game: Game, rng: int) -> None:
    """Other blockades for a game that has just begun."""
    game.blockades = draw_blockades(game.board, (), rng)
    game.opening = game.copy()


def _result(race: Race) -> GameResult:
    job, game, outcome = race.job, race.game, race.game.outcome()
    tally = Tally.of(game)
    winner = None if outcome is None else outcome.winner
    places = (0,) * len(job.players) if outcome is None else outcome.places
    reason = UNFINISHED if outcome is None else outcome.reason
    if outcome is None and race.decided:
        winner = race.left[0] if race.left else None
        places = tuple(1 if seat == winner else 2 for seat in range(len(job.players)))
        reason = FORFEIT
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
        winner=winner,
        rounds=min(game.round, job.max_rounds),
        arrivals=tuple(player.arrival_round for player in game.players),
        places=places,
        blockades=tuple(len(player.blockades) for player in game.players),
        actions=race.actions,
        reason=reason,
        purchases=tally.purchases,
        taken=tally.taken,
        visits=tally.visits,
        forfeits=tuple(race.forfeits),
    )


def _with_tuples(data: dict[str, Any]) -> dict[str, Any]:
    """JSON data with all nested lists turned back into tuples."""
    return {name: _frozen(value) for name, value in data.items()}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value
