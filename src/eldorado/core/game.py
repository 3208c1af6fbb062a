"""The game: the public contract of the rules."""

import os
import random
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, cast

from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.core.caves import deal, no_tokens
from eldorado.core.chance import BLOCKADES, CAVES, LOTS, Chance, scramble, shuffled
from eldorado.core.effects import (
    change_has_a_use,
    do_play,
    do_remove,
    do_take,
    do_token,
    list_changed,
    list_plays,
    list_removals,
    list_tokens,
)
from eldorado.core.hand import uses_in
from eldorado.core.kinds import (
    ALL_TOKENS,
    BLOCKADE_NUMBERS,
    CARD_IDS,
    HAND_SIZE,
    REMOVES,
    STARTING_DECK,
)
from eldorado.core.market import do_buy, list_buys
from eldorado.core.menus.menu import Group, LegalActions, ListedActions, Menu
from eldorado.core.movement.conditions import may_move
from eldorado.core.movement.moves import do_move, list_moves
from eldorado.core.movement.natives import do_native, list_natives
from eldorado.core.movement.pays import do_pay, list_pays
from eldorado.core.state import NO_CARD, Entry, Outcome, Past, Player, State, Variant, turn_number
from eldorado.core.turns import do_end, end_arrived, ends_of, outcome
from eldorado.errors import EldoradoError, IllegalAction, ParseError
from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.core.view import View
    from eldorado.core.view_types import Expedition
    from eldorado.records import Record


class Game(State):
    """A game of 2 to 4 expeditions, from set-up to outcome.

    Examples:
        >>> game = Game.new("first_game", players=3, seed=7)
        >>> game.apply("end").drawn != ()
        True
    """

    __slots__ = ()

    @classmethod
    def new(
        cls,
        route: str | Board = "first_game",
        players: int = 3,
        seed: int | None = None,
        variant: Variant | None = None,
        start: int | None = None,
    ) -> "Game":
        """A new game (S-01 to S-11).

        `route` is a name, a route code or a board; the same seed gives the same game; the
        starting player is chosen at random unless `start` names a seat (S-08).
        """
        if not 2 <= players <= 4:
            raise EldoradoError(f"A game has 2 to 4 players, not {players}.")  # C-01
        if start is not None and not 0 <= start < players:
            raise EldoradoError(f"Seat {start} cannot start; seats are 0 to {players - 1}.")
        board = route if isinstance(route, Board) else _board_of(route)
        variant = variant or Variant()
        rng = scramble(new_seed() if seed is None else seed)
        lots = shuffled(tuple(range(players)), rng, LOTS)
        first = lots[0] if start is None else start
        blockades = draw_blockades(board, (), rng)
        caves, spare = no_tokens(len(board.caves))
        if variant.caves:
            caves, spare = deal(len(board.caves), shuffled(ALL_TOKENS, rng, CAVES))
        seats: list[Player] = []
        for seat in range(players):
            deck = shuffled(STARTING_DECK, rng, seat)
            seats.append(
                Player(
                    starting_pieces(board, seat, players, first),
                    hand=tuple(sorted(deck[:HAND_SIZE])),  # S-07
                    draw=deck[HAND_SIZE:],
                )
            )
        game = cls(board, variant, seats, blockades, first, rng)
        game.caves, game.spare = caves, spare
        game.opening = game.copy()
        return game

    def legal_actions(self) -> Sequence[Action]:
        """Everything the player to move may do, in a stable order; empty once it is over.

        The sequence stays as it is when the game goes on. Its actions are made when they are
        looked at, so that counting them and picking one is cheap.
        """
        listed = LegalActions(self.menu())
        self.listed = listed
        return cast(Sequence[Action], listed)

    def random_action(self, rng: random.Random) -> Action:
        """One of the legal actions, each as likely as any other, without listing them all."""
        actions = LegalActions(self.menu())
        if not len(actions):
            raise EldoradoError("The game is over.")
        action: Action = actions[int(rng.random() * len(actions))]
        return action

    def menu(self) -> Menu:
        """The legal actions in groups."""
        menu: Menu = []
        if self.finished:
            return menu
        turn = self.turn
        if turn.pending != NO_CARD:
            list_removals(self, menu)
        elif turn.changing:
            list_changed(self, menu)
            if not menu:  # only where the hand is not known: another seat's view
                menu.append(ends_of(uses_in(self.player)))
        else:
            player = self.player
            uses = uses_in(player)
            if may_move(self):
                list_moves(self, uses, menu)
                list_pays(self, uses, menu)
            list_natives(self, uses, menu)
            if uses.plays:
                list_plays(self, menu)
            if player.tokens:
                list_tokens(self, menu)
            if not turn.bought:
                list_buys(self, menu)
            menu.append(ends_of(uses))
        return menu

    def apply(self, action: object, chance: Chance | None = None) -> Chance:
        """Do an action, given as such or as text, and return what it revealed.

        Raises ParseError or IllegalAction and leaves the game as it was. `chance` imposes
        what a record says was drawn or found, instead of asking the generator.
        """
        listed = self.listed
        if listed is not None and chance is None and listed.find(action):
            return self._perform_listed(listed)
        if not isinstance(action, Action):
            action = Action.parse(action)
        try:
            return self._apply(action, chance)
        except (KeyError, IndexError) as error:  # made by hand with names that do not exist
            Action.parse(str(action))
            raise ParseError(f"'{action}' cannot be read as an action.") from error

    def _apply(self, action: Action, chance: Chance | None) -> Chance:
        if chance is None:
            return self._perform(action, None)
        trial = self.copy()
        result = trial._perform(action, chance)
        if (result.drawn, result.found) != (chance.drawn, chance.found):
            raise IllegalAction("R-03", "nothing")
        return self._perform(action, chance)

    def _perform(self, action: Action, given: Chance | None) -> Chance:
        self._require_its_time(action)
        seat = self.to_move
        turn = turn_number(self.round, seat)
        chance = self._do(action, given)
        self.listed = None
        if self.players[seat].arrived and seat == self.to_move and not self.finished:
            end_arrived(self)
        self._own_past().add(action, 0, turn, chance)
        self.done += 1
        return chance

    def _perform_listed(self, listed: LegalActions) -> Chance:
        """Do the action picked from the legal actions of this very position."""
        group, place = listed.group, listed.place
        assert group is not None
        turn = turn_number(self.round, self.to_move)
        chance = self._perform_in(group, place)
        self._own_past().add(group, place, turn, chance)
        self.done += 1
        return chance

    def _own_past(self) -> Past:
        """The past of this game for one more action; copies do not see what is added."""
        past = self.past
        if past is None or not self.owns_past:
            past = Past() if past is None else past.until(self.done)
            self.past = past
            self.owns_past = True
        return past

    def _do(self, action: Action, given: Chance | None) -> Chance:
        if isinstance(action, Move):
            return do_move(self, action, given)
        if isinstance(action, End):
            return do_end(self, action, given)
        if isinstance(action, Buy):
            return do_buy(self, action, given)
        if isinstance(action, Pay):
            return do_pay(self, action, given)
        if isinstance(action, Native):
            return do_native(self, action, given)
        if isinstance(action, Play):
            return do_play(self, action, given)
        if isinstance(action, Remove):
            return do_remove(self, action, given)
        if isinstance(action, Take):
            return do_take(self, action, given)
        if isinstance(action, UseToken):
            return do_token(self, action, given)
        raise IllegalAction("T-02", "action")

    def perform(self, menu: Menu, place: int) -> Chance:
        """Do the legal action of that place in the menu of this very position.

        It is known to be legal, so that it is not checked, and not made where there is no need;
        and it is not in the history. Simulations that keep no record use this.
        """
        for group in menu:
            if place < group.size:
                return self._perform_in(group, place)
            place -= group.size
        raise EldoradoError("There are not so many legal actions.")

    def _perform_in(self, group: Group, place: int) -> Chance:
        seat = self.to_move
        self.listed = None
        if isinstance(group, ListedActions):
            chance = self._do(group.action(place), None)
        else:
            chance = group.perform(self, place)
        if self.players[seat].arrived and seat == self.to_move and not self.finished:
            end_arrived(self)
        return chance

    def _require_its_time(self, action: Action) -> None:
        """Refuses what cannot be done at this moment, whatever the action says."""
        if self.finished:
            raise IllegalAction("E-03")
        pending = self.turn.pending
        if pending != NO_CARD and not isinstance(action, Remove):
            raise IllegalAction(
                "A-06" if REMOVES[pending] == 1 else "A-07",
                "first",
                {"card": CARD_IDS[pending], "count": REMOVES[pending]},
            )
        if (
            self.turn.changing
            and not isinstance(action, Move | Buy)
            and not (isinstance(action, UseToken) and action.kind == "change_symbol")
            and (not isinstance(action, End) or change_has_a_use(self, self.turn.changing))
        ):
            raise IllegalAction("V-28", "first")

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return outcome(self)

    def copy(self) -> "Game":
        """An independent game that goes on from here; past and board are shared."""
        players = [player.copy() for player in self.players]
        game = Game(self.board, self.variant, players, self.blockades, self.start, self.rng)
        game.caves = self.caves
        game.spare = self.spare
        game.used = self.used
        game.piles = self.piles
        game.market = self.market
        game.to_move = self.to_move
        game.round = self.round
        game.turn = self.turn.copy()
        game.quiet_rounds = self.quiet_rounds
        game.acted = self.acted
        game.finished = self.finished
        game.past = self.past
        game.done = self.done
        game.opening = self.opening
        game.offers = self.offers
        return game

    def entries(self) -> list[Entry]:
        """All applied actions with what they revealed, oldest first."""
        past = self.past
        return [] if past is None else [Entry(past, number) for number in range(self.done)]

    def view(self, seat: int | None) -> "View":
        """What that seat may see; None for a spectator."""
        from eldorado.core.view import View

        return View.of(self, seat)

    def position(self) -> dict[str, Any]:
        """The complete position as a JSON-ready document, which the caller may change."""
        from eldorado.core.position import write_position

        document = write_position(self)
        if not isinstance(self.board.source, str):  # the parts of a hand-made board are shared
            document["board"] = deepcopy(document["board"])
        return document

    @classmethod
    def from_position(cls, document: Any, seed: int | None = None) -> "Game":
        """The game a document describes; `seed` decides what it leaves to chance.

        The document may come from anywhere, so `input_limits` measures it first.
        """
        from eldorado.core.position import read_position
        from eldorado.input_limits import check_position

        check_position(document)
        return read_position(document, seed)

    def record(self) -> "Record":
        """The game so far as a record; `records` is the only later package that is used here."""
        from eldorado.records import Record

        return Record.of(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.key() == other.key() and self.board == other.board

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "finished" if self.finished else f"round {self.round}, seat {self.to_move} to move"
        return f"<Game on {self.board.title}, {len(self.players)} players, {state}>"

    @property
    def expeditions(self) -> "tuple[Expedition, ...]":
        """All players in names, with everything hidden."""
        from eldorado.core.view import all_expeditions

        return all_expeditions(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """A picture of the board with its pieces, blockades and caves."""
        from eldorado.routes.drawing import draw_board

        return draw_board(
            self.board,
            pieces=[
                (seat, number + 1, space)
                for seat, player in enumerate(self.players)
                for number, space in enumerate(player.pieces)
                if space >= 0
            ],
            blockades=self.blockades,
            caves=[len(pile) for pile in self.caves] if self.variant.caves else None,
        )


def _board_of(route: str) -> Board:
    """The board of a name or a code; what reads codes is loaded with the first."""
    from eldorado.routes.code import find_route

    return find_route(route).board()


def new_seed() -> int:
    """A new random seed."""
    return int.from_bytes(os.urandom(8))


def starting_pieces(board: Board, seat: int, players: int, first: int) -> tuple[int, ...]:
    """Where a seat's pieces stand at the start (S-08, S-10)."""
    turn = (seat - first) % players + 1
    numbers = (turn, turn + 2) if players == 2 else (turn,)
    for number in numbers:
        if number not in board.starts:
            raise EldoradoError(f"The board has no starting space {number}.")
    return tuple(board.starts[number] for number in numbers)


def draw_blockades(board: Board, taken: tuple[int, ...], rng: int) -> tuple[int, ...]:
    """A random blockade for every seam that does not name its own (S-03)."""
    fixed = [seam.number for seam in board.seams if seam.number]
    numbers = tuple(n for n in BLOCKADE_NUMBERS if n not in fixed and n not in taken)
    left = list(shuffled(numbers, rng, BLOCKADES))
    return tuple(seam.number or left.pop(0) for seam in board.seams)
