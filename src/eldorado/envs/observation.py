"""What a seat sees, as one array of fixed length for all routes and numbers of players.

Everything is read from a view, so nothing hidden can reach it. Seats are counted from the own
one: 0 is the seat itself, 1 plays after it. Absent seats and second pieces are zeros. `BLOCKS`
lists the parts of the array with their places.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from eldorado.core.kinds import BLOCKADE_NUMBERS, CARD_IDS, FULL_PILES, TOKEN_IDS
from eldorado.core.state import GATE, NO_CARD
from eldorado.core.view import View
from eldorado.envs.action_table import SIZE as TABLE_SIZE
from eldorado.facts import TOKENS_PER_CAVE, Hex
from eldorado.routes.board import MOUNTAIN, Board, BoardCache
from eldorado.routes.paths import UNREACHABLE, steps_to_go

Array = NDArray[np.float32]

SEATS: Final = 4
PIECES: Final = 2
SEAMS: Final = len(BLOCKADE_NUMBERS)
RADIUS: Final = 3
TERRAINS: Final = MOUNTAIN + 1
HEX_FIELDS: Final = TERRAINS + 6

_CARDS = len(CARD_IDS)
_TOKENS = len(TOKEN_IDS)
_OTHER_FIELDS = 1 + 4 * _CARDS
_SEAT_FIELDS = 2 + _TOKENS + SEAMS
_PIECE_FIELDS = 5
_MOST_CARDS = 8.0
_MOST_TOKENS = 4.0
_MOST_STEPS = 40.0
_MOST_ROUNDS = 40.0
_MOST_NEED = 4.0

NEARBY: Final[tuple[Hex, ...]] = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
"""The hexes around a piece, row by row, as seen from it."""

SIZES: Final[dict[str, int]] = {
    "game": 9,
    "turn": 4 + 2 * _CARDS,
    "market": 2 * _CARDS,
    "blockades": SEAMS * SEAMS,
    "cave tokens": 2 * _TOKENS,
    "own cards": 5 * _CARDS,
    "other cards": (SEATS - 1) * _OTHER_FIELDS,
    "seats": SEATS * _SEAT_FIELDS,
    "pieces": SEATS * PIECES * _PIECE_FIELDS,
    "surroundings": PIECES * len(NEARBY) * HEX_FIELDS,
    "chosen": TABLE_SIZE,
}
"""The parts of an observation, in order, with their lengths."""


def _place_blocks() -> dict[str, slice]:
    blocks: dict[str, slice] = {}
    start = 0
    for name, size in SIZES.items():
        blocks[name] = slice(start, start + size)
        start += size
    return blocks


BLOCKS: Final[dict[str, slice]] = _place_blocks()
"""The places of the parts in the array."""

SIZE: Final = sum(SIZES.values())
"""The numbers in an observation."""

MOST: Final = 8.0
"""No number is larger; far places and large hands are cut off there."""

RANGES: Final[dict[str, tuple[float, float]]] = {
    "turn": (0, 4),
    "other cards": (0, MOST),
    "pieces": (-MOST, MOST),
    "surroundings": (-1, 6),
    "chosen": (0, MOST),
}
"""The least and the largest number in a part; 0 and 1 in the others."""


def bounds() -> tuple[Array, Array]:
    """The least and the largest value of every number of an observation."""
    low, high = np.zeros(SIZE, np.float32), np.ones(SIZE, np.float32)
    for name, (least, most) in RANGES.items():
        low[BLOCKS[name]], high[BLOCKS[name]] = least, most
    return low, high


def observe(view: View, chosen: tuple[int, ...] = ()) -> Array:
    """The observation of a view's seat; `chosen` are the choices made for its next action."""
    array = np.zeros(SIZE, np.float32)
    fill_observation(array, view, chosen)
    return array


def fill_observation(array: Array, view: View, chosen: tuple[int, ...] = ()) -> None:
    """Writes the observation of a view's seat into an array of length `SIZE`."""
    if view.seat is None:
        raise ValueError("A spectator has no observation.")
    array[:] = 0
    _fill_game(array[BLOCKS["game"]], view)
    _fill_turn(array[BLOCKS["turn"]], view)
    game = view.world
    array[BLOCKS["market"]] = _market(game.piles, game.market)
    array[BLOCKS["blockades"]] = _lying(game.blockades)
    if game.variant.caves:
        hidden = sum(game.caves, ()) + game.spare
        array[BLOCKS["cave tokens"]] = _cave_tokens(hidden, game.used)
    _fill_seats(array, view, view.seat)
    _fill_surroundings(array[BLOCKS["surroundings"]], view, view.seat)
    mark_choices(array, chosen)


def mark_choices(array: Array, chosen: tuple[int, ...]) -> None:
    """Adds the choices made for the next action to an observation without any."""
    for choice in chosen:
        array[BLOCKS["chosen"].start + choice] += 1


def _fill_game(block: Array, view: View) -> None:
    game = view.world
    seats = len(game.players)
    block[:] = (
        min(game.round / _MOST_ROUNDS, 1),
        game.variant.caves,
        game.variant.full_race,
        game.variant.free_order,
        seats / SEATS,
        (game.to_move - _seat(view)) % seats / SEATS,
        (game.start - _seat(view)) % seats / SEATS,
        min(game.quiet_rounds / 3, 1),
        game.acted,
    )


def _fill_turn(block: Array, view: View) -> None:
    turn = view.world.turn
    block[:4] = (turn.bought, turn.passing, turn.changing / 2, turn.pending != NO_CARD)
    if turn.pending != NO_CARD:
        block[4 + turn.pending] = 1
    if turn.saveable:
        block[4 + _CARDS :] = _card_counts(turn.saveable)


def _fill_seats(array: Array, view: View, seat: int) -> None:
    players = view.world.players
    geometry = GEOMETRY.of(view.world.board)
    own = players[seat]
    zones = (own.hand, own.draw, own.discard, own.play, own.removed)
    np.concatenate([_card_counts(zone) for zone in zones], out=array[BLOCKS["own cards"]])
    others = BLOCKS["other cards"].start
    seats = BLOCKS["seats"].start
    pieces = BLOCKS["pieces"].start
    for place in range(len(players)):
        player = players[(seat + place) % len(players)]
        if place:
            start = others + (place - 1) * _OTHER_FIELDS
            array[start : start + _OTHER_FIELDS] = _other_cards(
                len(player.hand),
                player.hand + player.draw,
                player.discard,
                player.play,
                player.removed,
            )
        start = seats + place * _SEAT_FIELDS
        array[start : start + _SEAT_FIELDS] = _progress(
            player.arrived, player.arrival_round, player.tokens, player.blockades
        )
        start = pieces + place * PIECES * _PIECE_FIELDS
        array[start : start + PIECES * _PIECE_FIELDS] = geometry.pieces(player.pieces)


def _fill_surroundings(block: Array, view: View, seat: int) -> None:
    game = view.world
    geometry = GEOMETRY.of(game.board)
    shape = block.reshape(PIECES, len(NEARBY), HEX_FIELDS)
    for piece, here in enumerate(game.players[seat].pieces):
        if here == GATE:
            continue
        ground = shape[piece]
        ground[:] = geometry.around(here)
        rows = geometry.rows(here)
        for other, player in enumerate(game.players):
            for space in player.pieces:
                if space in rows:
                    ground[rows[space], TERRAINS + 3] = 1 if other == seat else -1
        for row, seams in geometry.seams(here):
            ground[row, TERRAINS + 4] = sum([game.blockades[seam] > 0 for seam in seams])
        for cave, row in geometry.caves(here):
            ground[row, TERRAINS + 5] = len(game.caves[cave]) / TOKENS_PER_CAVE


class Geometry:
    """What never changes on a board: distances, places, and the ground around each space."""

    def __init__(self, board: Board) -> None:
        self._board = board
        finish = [space for space, last in enumerate(board.finish) if last]
        far = int(_MOST_STEPS)
        self.steps = [far if steps == UNREACHABLE else steps for steps in steps_to_go(board)]
        self._space_at = {
            space.hex: number for number, space in enumerate(board.spaces) if space.hex is not None
        }
        self._origin = self._hex(finish[0]) if finish else (0, 0)
        self._rows: dict[int, dict[int, int]] = {}
        self._seams: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        self._caves: dict[int, list[tuple[int, int]]] = {}
        self._pieces: dict[tuple[int, ...], Array] = {}
        self._around: dict[int, Array] = {}

    def _hex(self, space: int) -> Hex:
        return self._board.spaces[space].hex or (0, 0)

    def place(self, space: int) -> Hex:
        """Where a space lies, as seen from the first finishing space."""
        q, r = self._hex(space)
        return q - self._origin[0], r - self._origin[1]

    def rows(self, space: int) -> dict[int, int]:
        """The spaces around a space, each with its row in the order of `NEARBY`."""
        found = self._rows.get(space)
        if found is None:
            q, r = self._hex(space)
            spaces = [self._space_at.get((q + dq, r + dr), -1) for dq, dr in NEARBY]
            found = {near: row for row, near in enumerate(spaces) if near >= 0}
            self._rows[space] = found
        return found

    def seams(self, space: int) -> list[tuple[int, tuple[int, ...]]]:
        """The rows around a space that lie at seams, each with its seams."""
        found = self._seams.get(space)
        if found is None:
            at = self._board.seams_at
            found = [(row, at[near]) for near, row in self.rows(space).items() if at[near]]
            self._seams[space] = found
        return found

    def caves(self, space: int) -> list[tuple[int, int]]:
        """The caves around a space, each with its row."""
        found = self._caves.get(space)
        if found is None:
            rows = self.rows(space)
            caves = enumerate(self._board.caves)
            found = [(number, rows[cave]) for number, cave in caves if cave in rows]
            self._caves[space] = found
        return found

    def pieces(self, spaces: tuple[int, ...]) -> Array:
        """Where the pieces of a seat stand."""
        found = self._pieces.get(spaces)
        if found is None:
            found = np.zeros((PIECES, _PIECE_FIELDS), np.float32)
            for line, space in zip(found, spaces, strict=False):
                line[0] = 1
                if space == GATE:
                    line[1] = 1
                else:
                    q, r = self.place(space)
                    line[2] = self.steps[space] / _MOST_STEPS
                    line[3:] = (q / _MOST_STEPS, r / _MOST_STEPS)
            found = found.ravel().clip(-MOST, MOST)
            self._pieces[spaces] = found
        return found

    def around(self, space: int) -> Array:
        """The ground around a space: terrain, how much it needs, finish, steps nearer."""
        found = self._around.get(space)
        if found is None:
            board = self._board
            found = np.zeros((len(NEARBY), HEX_FIELDS), np.float32)
            for other, row in self.rows(space).items():
                line = found[row]
                line[min(board.terrain[other], MOUNTAIN)] = 1
                line[TERRAINS] = board.need[other] / _MOST_NEED
                line[TERRAINS + 1] = board.finish[other]
                nearer = (self.steps[space] - self.steps[other]) / RADIUS
                line[TERRAINS + 2] = max(-1.0, min(nearer, 1.0))
            self._around[space] = found
        return found


GEOMETRY: Final = BoardCache(Geometry)


@lru_cache(maxsize=20_000)
def _market(piles: tuple[int, ...], board: int) -> Array:
    """What is left of each pile, as a share, then which kinds lie on the market board."""
    left = np.divide(piles, np.maximum(FULL_PILES, 1), dtype=np.float32)
    lying = np.array([board >> card & 1 for card in range(_CARDS)], np.float32)
    return np.concatenate([left, lying])


@lru_cache(maxsize=1_000)
def _lying(blockades: tuple[int, ...]) -> Array:
    """Which blockade lies at which seam."""
    lying = np.zeros((SEAMS, SEAMS), np.float32)
    for seam, number in enumerate(blockades):
        if number:
            lying[seam, number - 1] = 1
    return lying.ravel()


@lru_cache(maxsize=20_000)
def _other_cards(
    hand_size: int,
    unseen: tuple[int, ...],
    discard: tuple[int, ...],
    play: tuple[int, ...],
    removed: tuple[int, ...],
) -> Array:
    """Another seat's cards: of hand and draw pile together only the contents are known."""
    size = np.array([min(hand_size / _MOST_CARDS, MOST)], np.float32)
    zones = (unseen, discard, play, removed)
    return np.concatenate([size, *(_card_counts(zone) for zone in zones)])


@lru_cache(maxsize=20_000)
def _progress(
    arrived: int, arrival_round: int, tokens: tuple[int, ...], blockades: tuple[int, ...]
) -> Array:
    """What everybody knows of a seat besides its cards and pieces."""
    line = np.zeros(_SEAT_FIELDS, np.float32)
    line[0] = arrived / SEATS
    line[1] = min(arrival_round / _MOST_ROUNDS, 1)
    line[2 : 2 + _TOKENS] = _token_counts(tokens)
    for number in blockades:
        line[2 + _TOKENS + number - 1] = 1
    return line


@lru_cache(maxsize=20_000)
def _cave_tokens(hidden: tuple[int, ...], used: tuple[int, ...]) -> Array:
    """The tokens that are still hidden, then those that are out of the game."""
    return np.concatenate([_token_counts(hidden), _token_counts(used)])


@lru_cache(maxsize=20_000)
def _card_counts(cards: tuple[int, ...]) -> Array:
    """How many of each kind of card; hands and piles come again and again."""
    return _counts(cards, _CARDS) / _MOST_CARDS


@lru_cache(maxsize=20_000)
def _token_counts(tokens: tuple[int, ...]) -> Array:
    """How many of each kind of cave token."""
    return _counts(tokens, _TOKENS) / _MOST_TOKENS


def _counts(items: tuple[int, ...], kinds: int) -> Array:
    return np.bincount(np.asarray(items, np.intp), minlength=kinds).astype(np.float32)


def _seat(view: View) -> int:
    return view.seat or 0
