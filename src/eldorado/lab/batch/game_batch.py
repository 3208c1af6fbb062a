"""Games side by side. An action is its place among the legal actions of its position.

The rules are those of `Game`, which does the actions; only no action is made as an object, none
is checked a second time and none is kept. The same choices give the same positions.
"""

import gc
from array import array
from collections.abc import Sequence

from eldorado.core.chance import Stream
from eldorado.core.game import Game
from eldorado.core.menus.menu import Menu, size_of_menu
from eldorado.core.state import Outcome, Variant
from eldorado.errors import EldoradoError
from eldorado.routes.board import Board
from eldorado.routes.code import find_route


class GameBatch:
    """Games on one route, one per seed, each with a random stream of its own.

    Examples:
        >>> batch = GameBatch("first_game", 3, range(2))
        >>> batch.play_random(100) <= 200
        True
    """

    __slots__ = ("_menus", "counts", "games", "seats", "streams")

    def __init__(
        self,
        route: str | Board,
        players: int,
        seeds: Sequence[int],
        variant: Variant | None = None,
    ) -> None:
        board = route if isinstance(route, Board) else find_route(route).board()
        self.games = [Game.new(board, players, seed, variant) for seed in seeds]
        """The games as they are; look, and act through the batch."""
        self.streams = [Stream(seed) for seed in seeds]
        self.counts = array("q", bytes(8 * len(self.games)))
        """Per game how many legal actions there are: 0 once it is over."""
        self.seats = array("q", bytes(8 * len(self.games)))
        """Per game whose turn it is."""
        self._menus: list[Menu] = [[] for _ in self.games]
        self.look()

    def __len__(self) -> int:
        return len(self.games)

    def look(self) -> int:
        """Count the legal actions of every game again; how many games go on."""
        running = 0
        for number, game in enumerate(self.games):
            menu = game.menu()
            self._menus[number] = menu
            size = size_of_menu(menu)
            self.counts[number] = size
            self.seats[number] = game.to_move
            running += size > 0
        return running

    def step(self, places: Sequence[int]) -> int:
        """One action in every game that goes on: a place per game, of others it is ignored.

        Then `counts` and `seats` are those of the new positions. Returns how many games go on.
        """
        if len(places) != len(self.games):
            raise EldoradoError(f"There are {len(self.games)} games and {len(places)} choices.")
        for number, place in enumerate(places):
            if self.counts[number] and not 0 <= place < self.counts[number]:
                raise EldoradoError(
                    f"Game {number} has {self.counts[number]} legal actions; {place} is not one."
                )
        for number, game in enumerate(self.games):
            menu = self._menus[number]
            if menu:
                game.perform(menu, places[number])
        return self.look()

    def play_random(self, most: int, rounds: int = 100) -> int:
        """Up to that many random actions in every game, each legal one as likely as any other,
        until it is over or has had that many rounds; how many were done in all.

        The garbage collector rests meanwhile: games leave nothing behind that needs it.
        """
        done = 0
        collecting = gc.isenabled()
        gc.disable()
        try:
            for number, game in enumerate(self.games):
                done += _play_random(game, self.streams[number], most, rounds)
        finally:
            if collecting:
                gc.enable()
        self.look()
        return done

    def outcomes(self) -> list[Outcome | None]:
        """How each game ended, None where it goes on."""
        return [game.outcome() for game in self.games]


def _play_random(game: Game, stream: Stream, most: int, rounds: int) -> int:
    done = 0
    while done < most and not game.finished and game.round <= rounds:
        menu = game.menu()
        game.perform(menu, stream.below(size_of_menu(menu)))
        done += 1
    return done
