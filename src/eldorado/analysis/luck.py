"""How good a draw was against the average draw, in rounds and in chance to win."""

import random
from dataclasses import dataclass

from eldorado.analysis.effort import Effort
from eldorado.analysis.timeline import Timeline, TimelineAction, TimelineTurn
from eldorado.analysis.trials import TrialOutcome, best_turns, expected_outcome, mean, next_turn_of
from eldorado.bots.planner.judging.network import Network
from eldorado.bots.planner.judging.rivals import Rivals
from eldorado.bots.planner.sampled_worlds import later_worth
from eldorado.bots.planner.search.draws import draw_first
from eldorado.core.actions import End, Play
from eldorado.core.game import Game
from eldorado.core.kinds import DRAWS

DEAL, HAND, CARD, TOKEN, CAVE = "deal", "hand", "card", "token", "cave"
"""What was drawn: the first hand, a new hand, by a card, by a token, a token in a cave."""


@dataclass(frozen=True)
class Luck:
    """One draw: how many rounds it gained against the average, and how much chance to win."""

    kind: str
    action: int
    """The number of the action in its turn; -1 for the first hand."""
    gained: TrialOutcome


class DrawLuck:
    """Measures the luck of draws by the best turns that follow real and sampled draws.

    Both are judged the same way, and samples use only what the seat knew, so luck is zero on
    average even if the judgment is inaccurate.
    """

    def __init__(self, network: Network, effort: Effort) -> None:
        self._network = network
        self._effort = effort

    def deal(self, played: Timeline, seat: int) -> Luck | None:
        """The first hand of a seat, if the game begins with it."""
        start = played.start
        player = start.players[seat]
        if (
            not self._effort.draws
            or start.round > 1
            or player.discard
            or player.play
            or not player.draw
        ):
            return None
        rng = random.Random(seat)
        spectator, own = start.view(None), start.view(seat)
        gained = self._gained(
            [spectator.determinize(rng) for _ in range(self._effort.draws)],
            [own.determinize(rng) for _ in range(self._samples(start, seat))],
            seat,
            Rivals(_moved(start, seat), self._network),
            ends=True,
        )
        return Luck(DEAL, -1, gained)

    def turn(self, turn: TimelineTurn, again: bool) -> list[Luck]:
        """Every draw of a turn; that of the next hand only if the seat plays `again`."""
        found: list[Luck] = []
        for number, moment in enumerate(turn.moments if self._effort.draws else ()):
            last = number == len(turn.moments) - 1
            if not (moment.chance.drawn or moment.chance.found):
                continue
            if last and turn.complete and not again:
                continue
            after = turn.after if last else turn.moments[number + 1].before
            found.append(self._moment(moment, number, turn.seat, after))
        return found

    def _moment(self, moment: TimelineAction, number: int, seat: int, after: Game) -> Luck:
        before = moment.before
        rng = random.Random((before.round * 8 + seat) * 64 + number)
        view, real = before.view(seat), after.view(seat)
        sampled: list[Game] = []
        for _ in range(self._effort.draws):
            game = view.determinize(rng)
            game.apply(moment.action)
            sampled.append(game)
        actual = [real.determinize(rng) for _ in range(self._samples(after, seat))]
        ends = isinstance(moment.action, End)
        rivals = Rivals(view.world, self._network)
        gained = self._gained(sampled, actual, seat, rivals, ends)
        return Luck(_kind(moment), number, gained)

    def _gained(
        self, sampled: list[Game], actual: list[Game], seat: int, rivals: Rivals, ends: bool
    ) -> TrialOutcome:
        """The mean over the futures of the real draw minus the mean over all futures."""
        games = sampled + actual
        for game in games:
            if ends:
                next_turn_of(game, seat)
            else:
                draw_first(game)
        worth = later_worth(rivals.worth, 1) if ends else rivals.worth
        turns = best_turns(games, [worth] * len(games), self._network)
        best = [expected_outcome(turn, int(ends)) for turn in turns]
        usual, real = mean(best[: len(sampled)]), mean(best[len(sampled) :])
        return TrialOutcome(real.win - usual.win, usual.rounds - real.rounds)

    def _samples(self, game: Game, seat: int) -> int:
        """Several futures if a drawn card can draw again, else only one."""
        draws = any(DRAWS[card] for card in game.players[seat].hand)
        return max(2, self._effort.draws // 4) if draws else 1


def _moved(game: Game, seat: int) -> Game:
    """The game with another seat to move."""
    world = game.copy()
    world.to_move = seat
    return world


def _kind(moment: TimelineAction) -> str:
    if moment.chance.found:
        return CAVE
    if isinstance(moment.action, End):
        return HAND
    return CARD if isinstance(moment.action, Play) else TOKEN
