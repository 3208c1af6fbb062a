"""A game whose random outcomes are chosen from outside, one card, token or blockade at a time."""

from random import Random
from typing import Any, Final

from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.kinds import BLOCKADE_NUMBERS, CARD_IDS, HAND_SIZE, STARTING_DECK, TOKEN_IDS
from eldorado.envs.action_builder import ActionBuilder
from eldorado.envs.episode import EpisodeSetup, place_rewards
from eldorado.errors import EldoradoError

FIRST_TOKEN: Final = len(CARD_IDS)
FIRST_BLOCKADE: Final = FIRST_TOKEN + len(TOKEN_IDS)
OUTCOMES: Final[tuple[str, ...]] = (
    *CARD_IDS,
    *TOKEN_IDS,
    *(f"#{number}" for number in BLOCKADE_NUMBERS),
)
"""Everything that can be drawn, in words, by its number: cards, cave tokens, blockades."""


class Draw:
    """Things to be drawn one after the other from a pool, without putting them back."""

    __slots__ = ("count", "drawn", "pool")

    def __init__(self, pool: tuple[int, ...], count: int, drawn: tuple[int, ...] = ()) -> None:
        self.pool = pool
        self.count = count
        self.drawn = drawn

    @property
    def done(self) -> bool:
        return len(self.drawn) == self.count

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, with its probability."""
        size = len(self.pool)
        return [(outcome, self.pool.count(outcome) / size) for outcome in sorted(set(self.pool))]

    def after(self, outcome: int) -> "Draw":
        """The same once that outcome is drawn."""
        rest = list(self.pool)
        rest.remove(outcome)
        return Draw(tuple(rest), self.count, (*self.drawn, outcome))


class ChancePlay:
    """A game between two decisions, chance included.

    The order of hidden piles means nothing here: what lies in them is drawn when it is revealed.
    """

    def __init__(self, setup: EpisodeSetup) -> None:
        self.setup = setup
        self.game: Game | None = None
        """None until the opening is dealt."""
        self._action: Action | None = None
        board = setup.new_game(0).board
        seams = sum(seam.number is None for seam in board.seams)
        fixed = [seam.number for seam in board.seams]
        numbers = [number for number in BLOCKADE_NUMBERS if number not in fixed]
        self._draws = [
            Draw(tuple(FIRST_BLOCKADE + number - 1 for number in numbers), seams),
            *(Draw(STARTING_DECK, HAND_SIZE) for _ in range(setup.players)),
        ]
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> "ChancePlay":
        other = ChancePlay.__new__(ChancePlay)
        other.setup = self.setup
        other.game = None if self.game is None else self.game.copy()
        other._action = self._action
        other._draws = list(self._draws)
        if self.game is not None:
            other.builder = ActionBuilder(self.game.legal_actions(), self.builder.chosen)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: plain data only."""
        return {
            "setup": self.setup,
            "position": None if self.game is None else self.game.position(),
            "chosen": () if self.game is None else self.builder.chosen,
            "action": None if self._action is None else str(self._action),
            "draws": [(draw.pool, draw.count, draw.drawn) for draw in self._draws],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.setup = state["setup"]
        self.game = None
        self._action = None if state["action"] is None else Action.parse(state["action"])
        self._draws = [Draw(*draw) for draw in state["draws"]]
        if state["position"] is not None:
            self.game = Game.from_position(state["position"], seed=0)
            self.builder = ActionBuilder(self.game.legal_actions(), state["chosen"])

    @property
    def over(self) -> bool:
        game = self.game
        return game is not None and (game.finished or game.round > self.setup.max_rounds)

    @property
    def at_chance(self) -> bool:
        """Whether something is to be drawn now."""
        return bool(self._draws)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can give now, with probabilities."""
        return next(draw for draw in self._draws if not draw.done).outcomes()

    def rewards(self) -> list[float]:
        """As `Episode.rewards`."""
        outcome = None if self.game is None else self.game.outcome()
        return [0.0] * self.setup.players if outcome is None else place_rewards(outcome.places)

    def imagine(self, seat: int, seed: int) -> None:
        """Deals everything again that a seat cannot see; possible only where a seat decides."""
        if self.game is None or self.at_chance:
            raise EldoradoError("Something is being drawn; imagine a game when a seat decides.")
        self.game = self.game.view(seat).determinize(Random(seed))
        self.builder = ActionBuilder(self.game.legal_actions(), self.builder.chosen)

    def draw(self, outcome: int) -> None:
        """Chance gives that outcome."""
        at = next(at for at, draw in enumerate(self._draws) if not draw.done)
        self._draws[at] = self._draws[at].after(outcome)
        self._settle()

    def choose(self, choice: int) -> None:
        """The seat to move makes a choice of the table."""
        assert self.game is not None
        action = self.builder.choose(choice)
        if action is None:
            return
        trial = self.game.copy()
        result = trial.apply(action)
        if not result.revealed:
            self._go_on(trial)
            return
        player = self.game.players[self.game.to_move]
        before = result.before if result.reshuffled else len(result.drawn)
        self._action = action
        self._draws = [
            Draw(player.draw, before),
            Draw((*result.drawn[before:], *(result.left or ())), len(result.drawn) - before),
            Draw(tuple(FIRST_TOKEN + token for token in self._unseen()), len(result.found)),
        ]
        self._settle()

    def _settle(self) -> None:
        """Goes on with the game once everything is drawn."""
        if not all(draw.done for draw in self._draws):
            return
        drawn = [draw.drawn for draw in self._draws]
        rest = [draw.pool for draw in self._draws]
        self._draws = []
        if self.game is None:
            self._open(drawn, rest)
        else:
            self._reveal(self.game, drawn)

    def _open(self, drawn: list[tuple[int, ...]], rest: list[tuple[int, ...]]) -> None:
        setup = self.setup
        game = setup.new_game(0)
        game = Game.new(game.board, setup.players, 0, game.variant, start=0)
        numbers = [outcome - FIRST_BLOCKADE + 1 for outcome in drawn[0]]
        game.blockades = tuple(seam.number or numbers.pop(0) for seam in game.board.seams)
        for player, hand, pile in zip(game.players, drawn[1:], rest[1:], strict=True):
            player.hand = tuple(sorted(hand))
            player.draw = tuple(sorted(pile))
        game.opening = game.copy()
        self._go_on(game)

    def _reveal(self, game: Game, drawn: list[tuple[int, ...]]) -> None:
        """Applies the waiting action with what was drawn."""
        assert self._action is not None
        found = tuple(outcome - FIRST_TOKEN for outcome in drawn[2])
        if found:
            self._lay_tokens(game, found)
        game.apply(
            self._action,
            Chance(
                drawn[0] + drawn[1],
                bool(drawn[1]),
                len(drawn[0]) if drawn[1] else 0,
                None if drawn[1] else (),
                found,
            ),
        )
        self._action = None
        self._go_on(game)

    def _lay_tokens(self, game: Game, found: tuple[int, ...]) -> None:
        """Puts the tokens that are found on top of the caves they are found in."""
        assert self._action is not None
        trial = game.copy()
        trial.apply(self._action)
        left = sorted(self._unseen())
        for token in found:
            left.remove(token)
        tops = list(found)
        piles = []
        for before, after in zip(game.caves, trial.caves, strict=True):
            top = (tops.pop(0),) if len(after) < len(before) else ()
            size = len(before) - len(top)
            piles.append((*top, *left[:size]))
            del left[:size]
        game.caves = tuple(piles)
        game.spare = tuple(left)

    def _unseen(self) -> tuple[int, ...]:
        assert self.game is not None
        return sum(self.game.caves, ()) + self.game.spare

    def _go_on(self, game: Game) -> None:
        self.game = game
        self.builder = ActionBuilder(game.legal_actions())
