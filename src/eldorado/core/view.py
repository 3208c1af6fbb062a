"""What one seat may see: the only way state leaves a table (design: hidden information).

A view is a game in which everything unseen is laid out in sorted order: hidden hands and draw
piles of a seat together, the faces of all cave tokens together. What the layout holds is
known to the seat anyway, by counting; the order means nothing.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from eldorado.core.actions import Action
from eldorado.core.chance import CAVES, scramble, shuffled
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.core.menus.menu import LegalActions
from eldorado.core.position import read_position, write_open_parts, write_player, write_progress
from eldorado.core.state import Outcome, Variant
from eldorado.core.view_types import (
    Expedition,
    GameView,
    PlayerPosition,
    PlayerView,
    WrittenParts,
)
from eldorado.errors import EldoradoError, PositionError
from eldorado.routes.board import Board

FORMAT = "eldorado-view/1"


class View:
    """The game as one seat knows it (None: a spectator).

    `world` agrees with the view; of the zones the seat cannot see only sizes and joint
    contents mean anything there.
    """

    __slots__ = ("seat", "world")

    def __init__(self, seat: int | None, world: Game) -> None:
        self.seat = seat
        self.world = world

    @classmethod
    def of(cls, game: Game, seat: int | None) -> "View":
        """The one function that builds views."""
        if seat is not None and not 0 <= seat < len(game.players):
            last = len(game.players) - 1
            raise EldoradoError(f"There is no seat {seat}; seats are 0 to {last}, None watches.")
        world = game.copy()
        world.rng = 0
        world.forget_history()
        world.opening = None
        for other, player in enumerate(world.players):
            if other == seat:
                player.draw = tuple(sorted(player.draw))
            else:
                size = len(player.hand)
                unseen = tuple(sorted(player.hand + player.draw))
                player.hand = unseen[:size]
                player.draw = unseen[size:]
        if any(world.caves):
            _lay_out_tokens(world, sorted(_unseen_tokens(world)))
        else:
            world.spare = tuple(sorted(world.spare))
        return cls(seat, world)

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.world.to_move

    @property
    def round(self) -> int:
        """The running round, from 1."""
        return self.world.round

    @property
    def board(self) -> Board:
        """What is played on."""
        return self.world.board

    @property
    def variant(self) -> Variant:
        """The optional rules in use."""
        return self.world.variant

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.world.finished

    @property
    def hand(self) -> tuple[str, ...]:
        """The ids of the cards in the own hand; a spectator has none."""
        if self.seat is None:
            return ()
        return tuple([CARD_IDS[card] for card in self.world.players[self.seat].hand])

    @property
    def expeditions(self) -> tuple[Expedition, ...]:
        """All players in names, as far as this seat may see them."""
        seats = range(len(self.world.players))
        return tuple([_seen_expedition(self.world, one, one == self.seat) for one in seats])

    @property
    def market(self) -> dict[str, int]:
        """The ids of the cards on the market board with how many are left of each."""
        return self._piles(on_board=True)

    @property
    def reserve(self) -> dict[str, int]:
        """The same for the cards above the market board."""
        return self._piles(on_board=False)

    def _piles(self, on_board: bool) -> dict[str, int]:
        market = self.world.market
        return {
            CARD_IDS[card]: left
            for card, left in enumerate(self.world.piles)
            if left and bool(market >> card & 1) == on_board
        }

    def legal_actions(self) -> Sequence[Action]:
        """What this seat may do now; empty when it is not its turn."""
        if self.seat != self.world.to_move:
            return cast(Sequence[Action], LegalActions([]))
        return self.world.legal_actions()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.world.outcome()

    def determinize(self, rng: random.Random) -> Game:
        """A game that agrees with this view, everything unseen dealt at random."""
        game = self.world.copy()
        for seat, player in enumerate(game.players):
            if seat == self.seat:
                player.draw = _shuffled(player.draw, rng)
            else:
                size = len(player.hand)
                unseen = _shuffled(player.hand + player.draw, rng)
                player.hand = tuple(sorted(unseen[:size]))
                player.draw = unseen[size:]
        _lay_out_tokens(game, list(_shuffled(_unseen_tokens(game), rng)))
        game.rng = scramble(rng.getrandbits(64))
        game.opening = game.copy()
        return game

    def to_json(self) -> GameView:
        """The view as JSON-ready data: a position document with counts for what is unseen."""
        return Views(self.world).of(self.seat)

    @classmethod
    def from_json(cls, data: Any) -> "View":
        """The view that `to_json` described."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise PositionError("format", f"this is not a view; its format must be '{FORMAT}'")
        try:
            seat, document = _unmasked(data)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise PositionError(
                "view", "the document is incomplete or of the wrong shape"
            ) from error
        game = read_position(document, seed=0)
        if seat is not None and not 0 <= seat < len(game.players):
            raise PositionError("seat", f"there is no seat {seat}")
        return cls.of(game, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.world) == (other.seat, other.world)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.world!r}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """A picture of the board with its pieces, blockades and caves."""
        return self.world.svg()


class Views:
    """The views of everybody at one moment, each as `View.to_json` writes it.

    They share what is equal for all. What is as it was `before` is the very same object as it
    was then, so that it need not be written or compared again.
    """

    def __init__(self, game: Game, before: "Views | None" = None) -> None:
        self._game = game
        self._own: dict[int, PlayerView] = {}
        players = [self._shown_to_others(seat, before) for seat in range(len(game.players))]
        parts = write_open_parts(game, {} if before is None else before._unchanged(game))
        self.spectator: GameView = {
            "format": FORMAT,
            "seat": None,
            "players": players,
            **parts,
            **write_progress(game),
        }
        if game.variant.caves:
            self._count_tokens()

    def of(self, seat: int | None) -> GameView:
        """The view of a seat; None is a spectator."""
        if seat is None:
            return self.spectator
        players = list(self.spectator["players"])
        players[seat] = self.own_player(seat)
        return {**self.spectator, "seat": seat, "players": players}

    def own_player(self, seat: int) -> PlayerView:
        """A player as the own seat may see it."""
        if seat not in self._own:
            self._own[seat] = _shown_player(self._game, seat, own=True)
        return self._own[seat]

    def _unchanged(self, game: Game) -> WrittenParts:
        """The parts of these views that are the same in a later game."""
        old = self._game
        parts: WrittenParts = {"variant": self.spectator["variant"]}
        if game.piles == old.piles and game.market == old.market:
            parts["market"] = self.spectator["market"]
        if game.blockades == old.blockades and game.caves == old.caves:
            parts["board"] = self.spectator["board"]
        return parts

    def _shown_to_others(self, seat: int, before: "Views | None") -> PlayerView:
        if before is None or before._game.players[seat].key() != self._game.players[seat].key():
            return _shown_player(self._game, seat, own=False)
        if seat in before._own:
            self._own[seat] = before._own[seat]
        return before.spectator["players"][seat]

    def _count_tokens(self) -> None:
        """How many tokens lie in each cave, and which are somewhere among them (V-06)."""
        game, board = self._game, self.spectator["board"]
        if "caves" not in board:
            spaces = [game.board.names[space] for space in game.board.caves]
            board["caves"] = {name: len(p) for name, p in zip(spaces, game.caves, strict=True)}
        self.spectator["tokens"] = {
            "used": [TOKEN_IDS[token] for token in game.used],
            "unseen": [TOKEN_IDS[token] for token in sorted(_unseen_tokens(game))],
        }


def _shown_player(game: Game, seat: int, own: bool) -> PlayerView:
    """A player as the own seat or another may see it: counts for what is hidden, and the cards
    that are somewhere among it, sorted (S-11)."""
    player = game.players[seat]
    data = write_player(game.board, player)
    hidden = player.draw if own else player.hand + player.draw
    return {
        **data,
        "hand": data["hand"] if own else len(player.hand),
        "draw": len(player.draw),
        "unseen": [CARD_IDS[card] for card in sorted(hidden)],
    }


def all_expeditions(game: Game) -> tuple[Expedition, ...]:
    """The players of a game in names, with everything hidden."""
    seats = enumerate(game.players)
    return tuple([_expedition(seat, write_player(game.board, one)) for seat, one in seats])


def _seen_expedition(game: Game, seat: int, own: bool) -> Expedition:
    """A player in names as the own seat or another may see it."""
    player = game.players[seat]
    document = write_player(game.board, player)
    document["draw"] = []
    hidden = player.draw
    if not own:
        document["hand"] = []
        hidden = player.hand + player.draw
    unseen = tuple([CARD_IDS[card] for card in sorted(hidden)])
    found = _expedition(seat, document)
    return replace(found, hand_size=len(player.hand), draw_size=len(player.draw), unseen=unseen)


def _expedition(seat: int, document: PlayerPosition) -> Expedition:
    return Expedition(
        seat=seat,
        pieces=tuple(document["pieces"]),
        hand=tuple(document["hand"]),
        hand_size=len(document["hand"]),
        draw=tuple(document["draw"]),
        draw_size=len(document["draw"]),
        unseen=(),
        discard=tuple(document["discard"]),
        play=tuple(document["play"]),
        removed=tuple(document["removed"]),
        tokens=tuple(document["tokens"]),
        blockades=tuple(document["blockades"]),
        arrived=document["arrived"],
        arrival_round=document.get("arrival_round", 0),
    )


def shuffle_hidden(game: Game) -> None:
    """Puts every draw pile, and the cave tokens still hidden, into a random order.

    For a game that begins from a position: the order is part of its beginning.
    """
    for seat, player in enumerate(game.players):
        player.draw = shuffled(player.draw, game.rng, seat, player.shuffles)
    _lay_out_tokens(game, list(shuffled(_unseen_tokens(game), game.rng, CAVES, 1)))
    game.opening = game.copy()


def _unmasked(data: dict[str, Any]) -> tuple[int | None, dict[str, Any]]:
    """A view's document as a position document, unseen things in sorted order."""
    document = dict(data)
    del document["format"]
    seat = document.pop("seat")
    if seat is not None and type(seat) is not int:
        raise TypeError
    players = []
    for number, shown in enumerate(document["players"]):
        player = dict(shown)
        unseen = sorted(player.pop("unseen"), key=CARD_IDS.index)
        size = 0
        if number != seat:
            size = _size(player["hand"], len(unseen))
            player["hand"] = unseen[:size]
        player["draw"] = unseen[size:]
        players.append(player)
    document["players"] = players
    if "tokens" in document:
        tokens = dict(document["tokens"])
        unseen = sorted(tokens.pop("unseen"), key=TOKEN_IDS.index)
        caves = {}
        for name, size in document["board"]["caves"].items():
            share = _size(size, len(unseen))
            caves[name], unseen = unseen[:share], unseen[share:]
        document["board"] = document["board"] | {"caves": caves}
        document["tokens"] = tokens | {"spare": unseen}
    return seat, document


def _size(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _unseen_tokens(game: Game) -> tuple[int, ...]:
    return sum(game.caves, ()) + game.spare


def _lay_out_tokens(game: Game, tokens: list[int]) -> None:
    """Deal tokens to the caves by the sizes of their piles, the rest is put away."""
    piles: list[tuple[int, ...]] = []
    for pile in game.caves:
        piles.append(tuple(tokens[: len(pile)]))
        del tokens[: len(pile)]
    game.caves = tuple(piles)
    game.spare = tuple(sorted(tokens))


def _shuffled(items: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    pool = list(items)
    rng.shuffle(pool)
    return tuple(pool)
