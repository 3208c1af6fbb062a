"""The complete state of a game as plain data.

A zone is read as a tuple of card kinds, of which only that of the draw pile has an order (top
first); the order of the others has no meaning (D-05), so they are given sorted. What lies in the
discard pile and the play area is counted, and a hand is shared by all who hold the same one.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from eldorado.compiling import mypyc_attr
from eldorado.core.actions import Action
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.kinds import CARD_IDS, FIRST_MARKET, FULL_PILES
from eldorado.core.zones.card_counts import CardCounts
from eldorado.routes.board import Board

if TYPE_CHECKING:
    from eldorado.core.hand import HandUses
    from eldorado.core.menus.menu import Group, LegalActions

GATE: Final = -1
"""Where a piece is once it has arrived (E-01)."""

NO_CARD: Final = -1

RULES_VERSION: Final = 2
"""Raised when what is allowed changes; every record carries it."""

READABLE_RULES: Final = (1, 2)
"""The versions whose records replay. What version 1 allowed, version 2 allows, with the same
result: the Native and pass_through also after the purchase, two changed cards in a purchase."""


@dataclass(frozen=True)
class Variant:
    """Switches; the defaults are the official rules."""

    caves: bool = False
    full_race: bool = False
    free_order: bool = False

    def __reduce__(self) -> tuple[Any, tuple[bool, bool, bool]]:
        """Compiled, a frozen dataclass could not be read back by `pickle` otherwise."""
        return Variant, (self.caves, self.full_race, self.free_order)


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    `ranking` lists all seats, best first; those who did not arrive share the last place and
    stand in turn order. `places` gives the place of each seat, from 1. `reason` says what
    decided: one of `REASONS`.
    """

    winner: int | None
    ranking: tuple[int, ...]
    reason: str
    places: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """As for `Variant`."""
        return Outcome, (self.winner, self.ranking, self.reason, self.places)


REASONS = {
    "only_arrival": "E-05",
    "most_blockades": "E-07",
    "highest_blockade": "E-08",
    "first_arrival": "E-09",
    "stalemate": "O-09",
}
"""What can decide a game, with the clause behind it."""


class Past:
    """Actions in the order in which they were done, with what they revealed.

    Playing must not be slowed down by what is seldom looked at: an action picked from a group is
    kept as the group and its place there, and made again when it is asked for. Only what comes
    after the last is ever added, so that games with a common past share it.
    """

    __slots__ = ("_revealed", "_sources", "_when")

    def __init__(self) -> None:
        self._sources: list[object] = []
        self._when: list[int] = []
        """Place in the group, round and seat of each, packed into one number."""
        self._revealed: list[object] = []
        """Cards drawn where that is all, otherwise the whole chance."""

    def until(self, size: int) -> "Past":
        """Another past of the first actions."""
        past = Past()
        past._sources = self._sources[:size]
        past._when = self._when[:size]
        past._revealed = self._revealed[:size]
        return past

    def add(self, source: "Action | Group", place: int, turn: int, chance: Chance) -> None:
        """One more action: of that place, if the source is a group. `turn` is by `turn_number`."""
        self._sources.append(source)
        self._when.append(place << TURN_BITS | turn)
        if chance is NOTHING or chance.reshuffled or chance.found:
            self._revealed.append(chance)
        else:
            self._revealed.append(chance.drawn)

    def action(self, number: int) -> Action:
        source = self._sources[number]
        if isinstance(source, Action):
            return source
        return cast("Group", source).action(self._when[number] >> TURN_BITS)

    def chance(self, number: int) -> Chance:
        revealed = self._revealed[number]
        return revealed if isinstance(revealed, Chance) else Chance(cast(tuple[int, ...], revealed))

    def turn(self, number: int) -> int:
        return self._when[number] & TURN_MASK


SEAT_BITS: Final = 2
TURN_BITS: Final = 32
TURN_MASK: Final = (1 << TURN_BITS) - 1


def turn_number(round: int, seat: int) -> int:
    """A round and a seat as one number."""
    return round << SEAT_BITS | seat


class Entry:
    """One action of the past; its parts are made when they are looked at."""

    __slots__ = ("_number", "_past")

    def __init__(self, past: Past, number: int) -> None:
        self._past = past
        self._number = number

    @property
    def action(self) -> Action:
        return self._past.action(self._number)

    @property
    def chance(self) -> Chance:
        """What the action revealed."""
        return self._past.chance(self._number)

    @property
    def round(self) -> int:
        return self._past.turn(self._number) >> SEAT_BITS

    @property
    def seat(self) -> int:
        return self._past.turn(self._number) & (1 << SEAT_BITS) - 1

    @property
    def previous(self) -> "Entry | None":
        """The action before."""
        return Entry(self._past, self._number - 1) if self._number else None

    def __repr__(self) -> str:
        return f"<Entry {self.round}.{self.seat + 1} {self.action}>"


class Player:
    """One expedition: its pieces, cards, tokens and blockades."""

    __slots__ = (
        "_hand",
        "_pile",
        "_top",
        "arrival_round",
        "arrived",
        "blockades",
        "discarded",
        "pieces",
        "played",
        "removed",
        "shuffles",
        "tokens",
        "uses",
    )

    def __init__(
        self,
        pieces: tuple[int, ...],
        hand: tuple[int, ...] = (),
        draw: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        play: tuple[int, ...] = (),
        removed: tuple[int, ...] = (),
        tokens: tuple[int, ...] = (),
        blockades: tuple[int, ...] = (),
        arrived: int = 0,
        arrival_round: int = 0,
        shuffles: int = 0,
    ) -> None:
        self.pieces = pieces
        self._hand = hand
        self.uses: HandUses | None = None
        """What the hand allows, once somebody has asked."""
        self._pile = draw
        self._top = 0
        """The draw pile is what lies from there on."""
        self.discarded = CardCounts(discard)
        self.played = CardCounts(play)
        self.removed = removed
        self.tokens = tokens
        self.blockades = blockades
        self.arrived = arrived
        """1 for the first to arrive, 2 for the second, ...; 0 while on the way (E-09)."""
        self.arrival_round = arrival_round
        self.shuffles = shuffles
        """How often the discard pile became a new draw pile: with the game's number it decides how
        the next one lies. Like that number, it does not belong to a position."""

    def copy(self) -> "Player":
        player = Player(self.pieces, self._hand, self._pile)
        player.uses = self.uses
        player._top = self._top
        player.discarded.become(self.discarded)
        player.played.become(self.played)
        player.removed = self.removed
        player.tokens = self.tokens
        player.blockades = self.blockades
        player.arrived = self.arrived
        player.arrival_round = self.arrival_round
        player.shuffles = self.shuffles
        return player

    @property
    def hand(self) -> tuple[int, ...]:
        return self._hand

    @hand.setter
    def hand(self, cards: tuple[int, ...]) -> None:
        self._hand = cards
        self.uses = None

    def hold(self, uses: "HandUses") -> None:
        """Take a hand of which it is known what it allows."""
        self._hand = uses.hand
        self.uses = uses

    @property
    def draw(self) -> tuple[int, ...]:
        if self._top:
            self._pile = self._pile[self._top :]
            self._top = 0
        return self._pile

    @draw.setter
    def draw(self, cards: tuple[int, ...]) -> None:
        self._pile = cards
        self._top = 0

    def left_to_draw(self) -> int:
        """How many cards the draw pile has."""
        return len(self._pile) - self._top

    def drawn(self, count: int) -> tuple[int, ...]:
        """That many cards from the top; they leave the draw pile."""
        top = self._top
        self._top = top + count
        return self._pile[top : top + count]

    @property
    def discard(self) -> tuple[int, ...]:
        return self.discarded.cards()

    @discard.setter
    def discard(self, cards: tuple[int, ...]) -> None:
        self.discarded = CardCounts(cards)

    @property
    def play(self) -> tuple[int, ...]:
        return self.played.cards()

    @play.setter
    def play(self, cards: tuple[int, ...]) -> None:
        self.played = CardCounts(cards)

    def key(self) -> tuple[object, ...]:
        """Everything but the number of shuffles, for comparison."""
        return (
            self.pieces,
            self.hand,
            self.draw,
            self.discard,
            self.play,
            self.removed,
            self.tokens,
            self.blockades,
            self.arrived,
            self.arrival_round,
        )

    def __repr__(self) -> str:
        hand = ", ".join([CARD_IDS[card] for card in self.hand]) or "nothing"
        return f"<Player with {hand} in hand, {self.left_to_draw()} to draw>"


@mypyc_attr(free_list_len=1)
class Turn:
    """What the running turn has so far."""

    __slots__ = ("bought", "changing", "passing", "pending", "saveable")

    def __init__(
        self,
        bought: bool = False,
        pending: int = NO_CARD,
        passing: bool = False,
        changing: int = 0,
        saveable: tuple[int, ...] = (),
    ) -> None:
        self.bought = bought
        self.pending = pending
        """The Scientist or Travel Log whose removal is still to be answered."""
        self.passing = passing
        """pass_through is in force (V-29)."""
        self.changing = changing
        """How many change_symbol tokens wait for their cards: 0, 1 or 2 (V-28)."""
        self.saveable = saveable
        """Items used by the last action, which keep_item could save now (V-27)."""

    def begin(self) -> None:
        """Another turn begins: nothing has been done yet."""
        self.bought = False
        self.pending = NO_CARD
        self.passing = False
        self.changing = 0
        self.saveable = ()

    def copy(self) -> "Turn":
        return Turn(self.bought, self.pending, self.passing, self.changing, self.saveable)

    def key(self) -> tuple[object, ...]:
        return (self.bought, self.pending, self.passing, self.changing, self.saveable)

    def __repr__(self) -> str:
        parts = ["bought"] * self.bought + ["pass_through"] * self.passing
        if self.pending != NO_CARD:
            parts.append(f"{CARD_IDS[self.pending]} removes next")
        parts += ["change_symbol"] * self.changing
        return f"<Turn: {', '.join(parts) or 'nothing special'}>"


class State:
    """A game between two actions."""

    __slots__ = (
        "acted",
        "blockades",
        "board",
        "caves",
        "done",
        "finished",
        "listed",
        "market",
        "offers",
        "opening",
        "owns_past",
        "past",
        "piles",
        "players",
        "quiet_rounds",
        "rng",
        "round",
        "spare",
        "start",
        "to_move",
        "turn",
        "used",
        "variant",
    )

    def __init__(
        self,
        board: Board,
        variant: Variant,
        players: list[Player],
        blockades: tuple[int, ...],
        start: int,
        rng: int,
    ) -> None:
        """A game about to begin, with the whole market and without cave tokens."""
        self.board = board
        self.variant = variant
        self.players = players
        self.blockades = blockades
        """Per seam the number of the blockade lying there, 0 once it is taken."""
        self.caves: tuple[tuple[int, ...], ...] = ()
        """Per cave its tokens, top first."""
        self.spare: tuple[int, ...] = ()
        """Cave tokens put away unseen (V-02)."""
        self.used: tuple[int, ...] = ()
        self.piles = FULL_PILES
        """Cards left to buy, per kind."""
        self.market = FIRST_MARKET
        """The kinds that lie on the market board, as a bit mask; the rest is the reserve."""
        self.offers: tuple[int, ...] | None = None
        """The kinds that can be bought now, worked out when first asked after a change."""
        self.to_move = start
        self.start = start
        self.round = 1
        self.turn = Turn()
        self.quiet_rounds = 0
        """Rounds in a row in which no player did anything (O-09)."""
        self.acted = False
        """Whether somebody did something in the running round."""
        self.finished = False
        self.rng = rng
        """The number from which every shuffle of this game is drawn; it never changes."""
        self.past: Past | None = None
        self.done = 0
        """What was done so far: that many actions of a past that may be shared."""
        self.owns_past = False
        """Whether this game may add to its past; a copy makes one of its own first."""
        self.opening: State | None = None
        """The position the game began with, for its record."""
        self.listed: LegalActions | None = None
        """The legal actions of this position, if they were asked for: what is looked at there and
        done next needs no check."""

    @property
    def history(self) -> Entry | None:
        """The last action with what it revealed, and by it those before; None if there is none."""
        past = self.past
        return None if past is None or not self.done else Entry(past, self.done - 1)

    def forget_history(self) -> None:
        """From here on the game has no past."""
        self.past = None
        self.done = 0
        self.owns_past = False

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.players[self.to_move]

    def key(self) -> tuple[object, ...]:
        """Everything but the past and what decides shuffles, for comparison."""
        return (
            self.variant,
            tuple(player.key() for player in self.players),
            self.blockades,
            self.caves,
            self.spare,
            self.used,
            self.piles,
            self.market,
            self.to_move,
            self.start,
            self.round,
            self.turn.key(),
            self.quiet_rounds,
            self.acted,
            self.finished,
        )


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """A zone after some of its cards have left; raises ValueError if one is not there."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def opened(blockades: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """The blockades left once those of a mask of seams are taken."""
    return tuple([0 if taken >> seam & 1 else n for seam, n in enumerate(blockades)])


def joined(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """A sorted zone after some cards have come."""
    if not more:
        return cards
    together = list(cards)
    together += more
    if len(together) > 1:
        together.sort()
    return tuple(together)
