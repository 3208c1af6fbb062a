"""What must hold at every moment of every game, whatever is played."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from eldorado.core.actions import Action
from eldorado.core.game import Game
from eldorado.core.kinds import (
    ALL_TOKENS,
    BLOCKADE_NUMBERS,
    CARD_IDS,
    FULL_PILES,
    STARTING_DECK,
    TOKEN_IDS,
)
from eldorado.core.position import read_position
from eldorado.core.state import GATE
from eldorado.records import Record
from eldorado.routes.board import MOUNTAIN, Board, BoardCache

EVERY = 50
"""Actions between two checks of the position document."""


class InvariantError(AssertionError):
    """Something that must always hold did not; the text says where."""


class Inspector:
    """Watches one game from its beginning; ask it before and after every action."""

    def __init__(self, game: Game, where: str) -> None:
        self._game = game
        self._where = where
        self._actions = 0
        self._last = "the beginning"
        self._blockades = sorted(_blockades(game))
        self._legal: Sequence[Action] = ()
        self._watch = ZoneWatch(game)
        self._shared: set[int] = set()
        self._passing = False
        self.after(applied=False)

    def before(self, action: Action) -> None:
        """The action about to be applied must be one of the legal ones."""
        if action not in self._legal:
            self._fail(f"'{action}' is not among the legal actions")
        self._last = f"'{action}'"
        self._passing = self._game.turn.passing

    def after(self, applied: bool = True) -> None:
        """The position must be sound."""
        self._actions += applied
        if not self._watch.sound():
            for sentence in faults(self._game):
                self._fail(sentence)
        if sorted(_blockades(self._game)) != self._blockades:
            self._fail("blockades have appeared or vanished")
        self._check_company()
        self._legal = self._game.legal_actions()
        if not self._game.finished and not self._legal:
            self._fail("there is no legal action")
        if self._actions % EVERY == 0:
            self._check_document()

    def at_end(self) -> None:
        """The outcome, the position document and the record must agree with the game."""
        game = self._game
        outcome = game.outcome()
        if outcome is not None:
            if outcome.winner is None and outcome.reason != "stalemate":
                self._fail("the game ended without a winner")
            if sorted(outcome.ranking) != list(range(len(game.players))):
                self._fail("the ranking does not list every seat once")
            if game.legal_actions():
                self._fail("there are legal actions after the end")
        self._check_document()
        record = game.record()
        read = Record.parse(str(record))
        if read != record:
            self._fail("the record does not survive being written and read")
        if read.replay() != game:
            self._fail("the record replays to another position")

    def _check_company(self) -> None:
        """No piece comes to stand where another one is (M-20, but see V-29)."""
        seen: set[int] = set()
        shared: set[int] = set()
        for player in self._game.players:
            for space in player.pieces:
                if space in seen and space != GATE:
                    shared.add(space)
                seen.add(space)
        if shared - self._shared and not self._passing:
            self._fail("two pieces stand on one space")
        self._shared = shared

    def _check_document(self) -> None:
        if read_position(self._game.position(), None) != self._game:
            self._fail("the position document describes another position")

    def _fail(self, sentence: str) -> None:
        raise InvariantError(f"{self._where}, action {self._actions} ({self._last}): {sentence}")


class ZoneWatch:
    """Finds out whether a position can have a fault, looking only at zones that have changed.

    A sound position has no `faults`, and one with faults is never called sound.
    """

    __slots__ = ("_cards", "_counts", "_game", "_tokens", "_zones")

    def __init__(self, game: Game) -> None:
        self._game = game
        places = 2 + len(game.caves) + 7 * len(game.players) + 1
        self._zones: list[tuple[int, ...]] = [(-1,)] * places
        self._counts = [0] * places
        self._cards = _packed(_all_cards(len(game.players)))
        self._tokens = _packed(ALL_TOKENS)

    def sound(self) -> bool:
        game = self._game
        place = 2 + len(game.caves)
        tokens = self._count(0, game.spare, True) + self._count(1, game.used, True)
        for number, pile in enumerate(game.caves):
            tokens += self._count(2 + number, pile, False)
        cards = 0
        for left in game.piles[::-1]:
            cards = cards << _BITS | left
        sound = min(game.piles) >= 0 and _offered(game.piles) & game.market == game.market
        for player in game.players:
            own = (
                self._count(place, player.hand, True)
                + self._count(place + 1, player.draw, False)
                + self._count(place + 2, player.discard, True)
                + self._count(place + 3, player.play, True)
                + self._count(place + 4, player.removed, True)
            )
            sound = sound and own & _STARTER_MASK == _STARTER_COUNTS
            cards += own
            tokens += self._count(place + 5, player.tokens, True)
            self._count(place + 6, player.blockades, True)
            place += 7
        return (
            sound
            and cards == self._cards
            and tokens == self._tokens
            and UNSORTED not in self._counts
            and self._pieces_and_blockades_are_sound()
        )

    def _count(self, place: int, zone: tuple[int, ...], sorted_: bool) -> int:
        """How many of each kind a zone holds, packed into one number; UNSORTED if it should be."""
        if zone != self._zones[place]:
            self._zones[place] = zone
            in_order = not sorted_ or list(zone) == sorted(zone)
            self._counts[place] = _packed(zone) if in_order else UNSORTED
        return self._counts[place]

    def _pieces_and_blockades_are_sound(self) -> bool:
        game = self._game
        firm = _firm_spaces(game)
        for player in game.players:
            for space in player.pieces:
                if space != GATE and space not in firm:
                    return False
        numbers = _blockades(game)
        return len(set(numbers)) == len(numbers) and set(numbers) <= _KNOWN_BLOCKADES


UNSORTED = -1
_BITS = 8
"""Room for the number of cards or tokens of one kind."""

_KNOWN_BLOCKADES = frozenset(BLOCKADE_NUMBERS)


def _packed(kinds: Sequence[int]) -> int:
    return sum([1 << _BITS * kind for kind in kinds])


def _offered(piles: tuple[int, ...]) -> int:
    """The kinds of which cards are left, as a bit mask."""
    return sum([1 << card for card, left in enumerate(piles) if left])


def _find_firm_spaces(board: Board) -> frozenset[int]:
    return frozenset(
        space
        for space, one in enumerate(board.spaces)
        if not board.finish[space] and one.terrain != MOUNTAIN
    )


_FIRM: BoardCache[frozenset[int]] = BoardCache(_find_firm_spaces)
"""Where a piece can stand."""


def _firm_spaces(game: Game) -> frozenset[int]:
    return _FIRM.of(game.board)


def check_game(game: Game, where: str = "this game") -> None:
    """Raises InvariantError if a position of an official game is not sound."""
    for sentence in faults(game):
        raise InvariantError(f"{where}, {len(game.entries())} actions: {sentence}")


def faults(game: Game) -> list[str]:
    """What is wrong with a position, one sentence each."""
    return [*_card_faults(game), *_token_faults(game), *_order_faults(game)]


def _card_faults(game: Game) -> list[str]:
    """Everybody owns the starting cards; the market's cards are somewhere (C-09, C-10)."""
    found: list[str] = []
    everywhere: list[int] = []
    for card, left in enumerate(game.piles):
        everywhere += [card] * left
        if left < 0 or (game.market >> card & 1 and not left):
            found.append(f"the pile of {CARD_IDS[card]} holds {left} cards")
    for seat, player in enumerate(game.players):
        own = player.hand + player.draw + player.discard + player.play + player.removed
        everywhere += own
        for card, count in _STARTERS:
            if own.count(card) != count:
                found.append(f"seat {seat} has {own.count(card)} {CARD_IDS[card]} cards")
    everywhere.sort()
    expected = _all_cards(len(game.players))
    if everywhere != expected:
        found += _differences(everywhere, expected, CARD_IDS, "cards")
    return found


def _differences(
    there: Sequence[int], expected: Sequence[int], names: Sequence[str], what: str
) -> list[str]:
    counts, wanted = Counter(there), Counter(expected)
    return [
        f"there are {counts[kind]} {names[kind]} {what}, not {wanted[kind]}"
        for kind in sorted(counts | wanted)
        if counts[kind] != wanted[kind]
    ]


_STARTERS = tuple(Counter(STARTING_DECK).items())


_STARTER_COUNTS = _packed(STARTING_DECK)
_STARTER_MASK = sum(((1 << _BITS) - 1) << _BITS * card for card in set(STARTING_DECK))


@cache
def _all_cards(players: int) -> list[int]:
    market = [card for card, size in enumerate(FULL_PILES) for _ in range(size)]
    return sorted([*market, *(STARTING_DECK * players)])


def _token_faults(game: Game) -> list[str]:
    """All 36 cave tokens are somewhere; no blockade is in two places (C-07, C-11)."""
    found: list[str] = []
    tokens = [*game.spare, *game.used]
    for pile in game.caves:
        tokens += pile
    for player in game.players:
        tokens += player.tokens
    tokens.sort()
    if tuple(tokens) != ALL_TOKENS:
        found += _differences(tokens, ALL_TOKENS, TOKEN_IDS, "tokens")
    numbers = _blockades(game)
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(BLOCKADE_NUMBERS):
        found.append(f"these blockades are in the game: {sorted(numbers)}")
    return found


def _order_faults(game: Game) -> list[str]:
    """Zones whose order has no meaning are sorted; pieces stand on spaces (D-05, M-19)."""
    found: list[str] = []
    for seat, player in enumerate(game.players):
        for name in ("hand", "discard", "play", "removed", "tokens", "blockades"):
            zone = getattr(player, name)
            if list(zone) != sorted(zone):
                found.append(f"the zone {name} of seat {seat} is not sorted")
        for space in player.pieces:
            if not -1 <= space < len(game.board.spaces):
                found.append(f"a piece of seat {seat} stands nowhere")
            elif space >= 0 and (
                game.board.finish[space] or game.board.spaces[space].terrain == MOUNTAIN
            ):
                found.append(f"a piece of seat {seat} stands on {game.board.names[space]}")
    for name in ("spare", "used"):
        zone = getattr(game, name)
        if list(zone) != sorted(zone):
            found.append(f"the {name} tokens are not sorted")
    return found


def _blockades(game: Game) -> list[int]:
    """All numbers on the board or won."""
    numbers = [number for number in game.blockades if number]
    for player in game.players:
        numbers.extend(player.blockades)
    return numbers
