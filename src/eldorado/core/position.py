"""Position documents: any moment of any game as JSON-ready data, and back.

Reading refuses invalid values, with the path of the offending field. Missing fields take
their value at the start of a game; what the start leaves to chance is drawn from the seed.
"""

from typing import Any

from eldorado.core.caves import deal, no_tokens
from eldorado.core.chance import CAVES, scramble, shuffled
from eldorado.core.game import Game, draw_blockades, new_seed, starting_pieces
from eldorado.core.kinds import (
    ALL_TOKENS,
    BLOCKADE_NUMBERS,
    CARD,
    CARD_IDS,
    FIRST_MARKET,
    FULL_PILES,
    ITEM,
    MARKET_SLOTS,
    MOST_CHANGES,
    REMOVES,
    TOKEN,
    TOKEN_IDS,
)
from eldorado.core.state import GATE, NO_CARD, Player, State, Turn, Variant
from eldorado.core.view_types import (
    BoardView,
    MarketView,
    OpenParts,
    PlayerPosition,
    ProgressParts,
    TurnView,
    VariantDocument,
    WrittenParts,
)
from eldorado.errors import EldoradoError, PositionError, RouteError
from eldorado.routes.board import Board
from eldorado.routes.code import find_route

FORMAT = "eldorado-position/1"
MOST_ROUNDS = 1_000_000

PLAYER_FIELDS = "pieces hand draw discard play removed tokens blockades arrived arrival_round"


def write_position(game: State) -> dict[str, Any]:
    """The complete document of a game; of a hand-made board it shares the parts."""
    board = game.board
    parts = write_open_parts(game, {})
    document: dict[str, Any] = {
        "format": FORMAT,
        "variant": parts["variant"],
        "board": parts["board"],
        "players": [write_player(board, player) for player in game.players],
        **parts,
    }
    if game.variant.caves:
        document["board"]["caves"] = {
            board.names[space]: [TOKEN_IDS[token] for token in pile]
            for space, pile in zip(board.caves, game.caves, strict=True)
        }
        document["tokens"] = {
            "used": [TOKEN_IDS[token] for token in game.used],
            "spare": [TOKEN_IDS[token] for token in game.spare],
        }
    document.update(write_progress(game))
    return document


def write_open_parts(game: State, written: WrittenParts) -> OpenParts:
    """The public state apart from the players; `written` parts are used as they are."""
    return {
        "variant": written["variant"] if "variant" in written else variant_document(game.variant),
        "board": written["board"] if "board" in written else _write_ground(game),
        "market": written["market"] if "market" in written else _write_market(game),
        "to_move": game.to_move,
        "start": game.start,
        "round": game.round,
        "turn": _write_turn(game.turn),
    }


def write_progress(game: State) -> ProgressParts:
    """Quiet rounds and the end, once there are any."""
    parts: ProgressParts = {}
    if game.acted or game.quiet_rounds:
        parts["quiet"] = {"rounds": game.quiet_rounds, "acted": game.acted}
    if game.finished:
        parts["finished"] = True
    return parts


def variant_document(variant: Variant) -> VariantDocument:
    """The switches, all of them."""
    return {
        "caves": variant.caves,
        "full_race": variant.full_race,
        "free_order": variant.free_order,
    }


def _write_ground(game: State) -> BoardView:
    source: Any = game.board.source
    if isinstance(source, str):
        return {"route": source, "blockades": [number or None for number in game.blockades]}
    graph: BoardView = source.copy()
    return graph


def _write_market(game: State) -> MarketView:
    return {
        "board": _write_piles(game, on_board=True),
        "reserve": _write_piles(game, on_board=False),
    }


def write_player(board: Board, player: Player) -> PlayerPosition:
    """What belongs to one player, with everything hidden."""
    data: PlayerPosition = {
        "pieces": ["gate" if space == GATE else board.names[space] for space in player.pieces],
        "hand": [CARD_IDS[card] for card in player.hand],
        "draw": [CARD_IDS[card] for card in player.draw],
        "discard": [CARD_IDS[card] for card in player.discard],
        "play": [CARD_IDS[card] for card in player.play],
        "removed": [CARD_IDS[card] for card in player.removed],
        "tokens": [TOKEN_IDS[token] for token in player.tokens],
        "blockades": list(player.blockades),
        "arrived": player.arrived,
    }
    if player.arrived:
        data["arrival_round"] = player.arrival_round
    return data


def _write_piles(game: State, on_board: bool) -> dict[str, int]:
    return {
        CARD_IDS[card]: left
        for card, left in enumerate(game.piles)
        if left and bool(game.market >> card & 1) == on_board
    }


def _write_turn(turn: Turn) -> TurnView:
    data: TurnView = {"bought": turn.bought}
    if turn.pending != NO_CARD:
        data["pending"] = CARD_IDS[turn.pending]
    if turn.passing:
        data["pass_through"] = True
    if turn.changing:
        data["change_symbol"] = turn.changing
    if turn.saveable:
        data["items_used"] = [CARD_IDS[card] for card in turn.saveable]
    return data


def read_position(document: Any, seed: int | None) -> Game:
    """The game a document describes; its size is not checked here."""
    top = DocumentNode(document, "")
    top.known("format variant board players market to_move start round turn tokens quiet finished")
    if top.get("format", FORMAT) != FORMAT:
        raise PositionError("format", f"this version reads '{FORMAT}' only")
    if "board" not in document:
        raise PositionError("board", "a board is needed: a route or spaces with edges")
    if "players" not in document:
        raise PositionError("players", "a list of one to four players is needed")
    rng = scramble(new_seed() if seed is None else seed)
    ground = top.node("board")
    board = _read_board(ground)
    seats = top.node("players").nodes(1, 4)
    start = top.whole("start", 0, 0, len(seats) - 1)
    to_move = top.whole("to_move", start, 0, len(seats) - 1)
    round = top.whole("round", 1, 1, MOST_ROUNDS)
    players = [
        _read_player(node, board, seat, len(seats), start, round) for seat, node in enumerate(seats)
    ]
    variant = _read_variant(top.node("variant"), ground, players)
    blockades = _read_blockades(ground, board, players, rng)
    caves, spare, used = _read_tokens(top, ground, board, variant, players, rng)
    market, piles = _read_market(top.node("market"))
    finished = top.flag("finished")
    order = [player.arrived for player in players if player.arrived]
    if len(order) != len(set(order)):
        raise PositionError("players", "two players cannot have arrived at the same time")
    if players[to_move].arrived and not finished:
        raise PositionError("to_move", f"seat {to_move} has arrived and cannot be to move")
    quiet = top.node("quiet")
    quiet.known("rounds acted")
    game = Game(board, variant, players, blockades, start, rng)
    game.caves, game.spare, game.used = caves, spare, used
    game.piles, game.market = piles, market
    game.to_move, game.round = to_move, round
    game.turn = _read_turn(top.node("turn"), players[to_move])
    game.quiet_rounds = quiet.whole("rounds", 0, 0, MOST_ROUNDS)
    game.acted = quiet.flag("acted")
    game.finished = finished
    game.opening = game.copy()
    return game


class DocumentNode:
    """A part of the document together with the path that leads to it."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def at(self, key: str | int) -> str:
        if isinstance(key, int):
            return f"{self.path}[{key}]"
        return f"{self.path}.{key}" if self.path else key

    def shown(self) -> str:
        """The value for a message, if it can be shown at all."""
        return f"'{self.value[:40]}'" if isinstance(self.value, str) else "this"

    def known(self, names: str) -> None:
        """Refuses anything but an object with these fields."""
        if not isinstance(self.value, dict):
            raise PositionError(self.path or "document", "an object with named fields is expected")
        for key in self.value:
            if key not in names.split():
                raise PositionError(
                    self.at(str(key)[:40]), f"this field is unknown; the fields are {names}"
                )

    def get(self, key: str, default: Any) -> Any:
        return self.value.get(key, default)

    def node(self, key: str) -> "DocumentNode":
        """The part under that name; an empty object if it is missing."""
        return DocumentNode(self.value.get(key, {}), self.at(key))

    def nodes(self, least: int, most: int) -> list["DocumentNode"]:
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise PositionError(self.path, f"a list of {least} to {most} entries is expected")
        return self.entries()

    def entries(self) -> list["DocumentNode"]:
        if not isinstance(self.value, list):
            raise PositionError(self.path, "a list is expected")
        return [DocumentNode(value, self.at(i)) for i, value in enumerate(self.value)]

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        value = self.value.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise PositionError(self.at(key), f"a whole number from {least} to {most} is expected")
        return value

    def flag(self, key: str) -> bool:
        value = self.value.get(key, False)
        if type(value) is not bool:
            raise PositionError(self.at(key), "true or false is expected")
        return value

    def names(self, key: str, table: dict[str, int], what: str) -> tuple[int, ...]:
        """A list of card or token ids."""
        found = []
        for node in DocumentNode(self.value.get(key, []), self.at(key)).entries():
            if not isinstance(node.value, str) or node.value not in table:
                raise PositionError(node.path, f"{node.shown()} is not a {what}")
            found.append(table[node.value])
        return tuple(found)

    def cards(self, key: str) -> tuple[int, ...]:
        return self.names(key, CARD, "card")

    def tokens(self, key: str) -> tuple[int, ...]:
        return self.names(key, TOKEN, "cave token")


def _read_board(ground: DocumentNode) -> Board:
    if isinstance(ground.value, dict) and "spaces" in ground.value:
        from eldorado.routes.graph import read_graph

        ground.known("spaces edges blockades hexes caves")
        return read_graph({k: v for k, v in ground.value.items() if k != "caves"})
    ground.known("route blockades caves")
    route = ground.get("route", None)
    if not isinstance(route, str):
        raise PositionError("board.route", "the name or the code of a route is expected")
    try:
        return find_route(route).board()
    except RouteError as error:
        raise PositionError("board.route", str(error)) from error


def _read_player(
    node: DocumentNode, board: Board, seat: int, seats: int, start: int, round: int
) -> Player:
    node.known(PLAYER_FIELDS)
    arrived = node.whole("arrived", 0, 0, seats)
    if "pieces" in node.value:
        pieces = tuple(_read_piece(piece, board) for piece in node.node("pieces").nodes(1, 2))
    elif arrived:
        pieces = (GATE,) * (2 if seats == 2 else 1)
    else:
        try:
            pieces = starting_pieces(board, seat, seats, start)
        except EldoradoError as error:
            raise PositionError(node.at("pieces"), str(error)) from error
    if bool(arrived) != (set(pieces) == {GATE}):
        raise PositionError(node.at("arrived"), "all pieces must be at the gate, or it must be 0")
    blockades = []
    for entry in DocumentNode(node.get("blockades", []), node.at("blockades")).nodes(0, 6):
        if type(entry.value) is not int or entry.value not in BLOCKADE_NUMBERS:
            raise PositionError(entry.path, "blockades are numbered 1 to 6")
        blockades.append(entry.value)
    return Player(
        pieces,
        hand=tuple(sorted(node.cards("hand"))),
        draw=node.cards("draw"),
        discard=tuple(sorted(node.cards("discard"))),
        play=tuple(sorted(node.cards("play"))),
        removed=tuple(sorted(node.cards("removed"))),
        tokens=tuple(sorted(node.tokens("tokens"))),
        blockades=tuple(sorted(blockades)),
        arrived=arrived,
        arrival_round=node.whole("arrival_round", round, 1, round) if arrived else 0,
    )


def _read_piece(node: DocumentNode, board: Board) -> int:
    if node.value == "gate":
        return GATE
    if not isinstance(node.value, str) or node.value not in board.index:
        raise PositionError(node.path, f"{node.shown()} is not a space of this board")
    space = board.spaces[board.index[node.value]]
    if space.finish or not (space.enterable or space.start):
        raise PositionError(node.path, f"no piece can stand on {space.name}")
    return board.index[node.value]


def _read_variant(node: DocumentNode, ground: DocumentNode, players: list[Player]) -> Variant:
    """The switches; caves are on without a word if the document has tokens at all."""
    node.known("caves full_race free_order")
    tokens = bool(ground.get("caves", {})) or any(player.tokens for player in players)
    caves = node.flag("caves") if "caves" in node.value else tokens
    if tokens and not caves:
        raise PositionError("variant.caves", "there are cave tokens, but the caves are off")
    return Variant(caves, node.flag("full_race"), node.flag("free_order"))


def _read_blockades(
    ground: DocumentNode, board: Board, players: list[Player], rng: int
) -> tuple[int, ...]:
    """The number lying on each seam, 0 where it is taken."""
    taken = [number for player in players for number in player.blockades]
    if len(taken) != len(set(taken)):
        raise PositionError("players", "a blockade is held twice")
    if not isinstance(board.source, str):
        return tuple(0 if s.number in taken else s.number or 0 for s in board.seams)
    if "blockades" not in ground.value:
        return draw_blockades(board, tuple(taken), rng)
    found = []
    entries = ground.node("blockades").nodes(len(board.seams), len(board.seams))
    for entry in entries:
        if entry.value is None:
            found.append(0)
        elif type(entry.value) is not int or entry.value not in BLOCKADE_NUMBERS:
            raise PositionError(entry.path, "a blockade's number, 1 to 6, or null is expected")
        elif entry.value in found or entry.value in taken:
            raise PositionError(entry.path, f"blockade {entry.value} occurs twice")
        else:
            found.append(entry.value)
    return tuple(found)


Piles = tuple[tuple[int, ...], ...]


def _read_tokens(
    top: DocumentNode,
    ground: DocumentNode,
    board: Board,
    variant: Variant,
    players: list[Player],
    rng: int,
) -> tuple[Piles, tuple[int, ...], tuple[int, ...]]:
    """Tokens in the caves, put away and used."""
    node = top.node("tokens")
    node.known("used spare")
    if node.value and not variant.caves:
        raise PositionError(node.path, "there are cave tokens, but the caves are off")
    used = tuple(sorted(node.tokens("used")))
    owned = used + sum((player.tokens for player in players), ())
    if not variant.caves:
        caves, spare = no_tokens(len(board.caves))
    elif "caves" in ground.value:
        caves = _read_caves(ground.node("caves"), board)
        spare = _left_over(owned + sum(caves, ()))
    else:
        caves, spare = deal(len(board.caves), shuffled(_left_over(owned), rng, CAVES))
    if "spare" in node.value:
        spare = tuple(sorted(node.tokens("spare")))
    return caves, spare, used


def _read_caves(node: DocumentNode, board: Board) -> Piles:
    names = {board.names[space]: i for i, space in enumerate(board.caves)}
    if not isinstance(node.value, dict):
        raise PositionError(node.path, "an object from cave to tokens is expected")
    piles: list[tuple[int, ...]] = [()] * len(names)
    for name in node.value:
        if name not in names:
            raise PositionError(node.at(str(name)[:40]), "there is no cave on that space")
        piles[names[name]] = node.tokens(name)
    return tuple(piles)


def _left_over(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The tokens of the box that are not among these."""
    return tuple(
        token
        for token in dict.fromkeys(ALL_TOKENS)
        for _ in range(ALL_TOKENS.count(token) - tokens.count(token))
    )


def _read_market(node: DocumentNode) -> tuple[int, tuple[int, ...]]:
    """The kinds on the market board and the size of every pile."""
    node.known("board reserve")
    market = 0
    piles = [0] * len(CARD_IDS)
    for side, fresh in (("board", True), ("reserve", False)):
        if side not in node.value:
            for card, size in enumerate(FULL_PILES):
                if bool(FIRST_MARKET >> card & 1) == fresh and not piles[card]:
                    piles[card] = size
                    market |= (1 << card) if fresh else 0
            continue
        for card, left in _read_side(node.node(side)):
            if piles[card]:
                raise PositionError(node.at(side), f"{CARD_IDS[card]} is also on the market board")
            piles[card] = left
            market |= (1 << card) if fresh and left else 0
    if market.bit_count() > MARKET_SLOTS:
        raise PositionError(node.at("board"), f"the market board has {MARKET_SLOTS} spots")
    return market, tuple(piles)


def _read_side(node: DocumentNode) -> list[tuple[int, int]]:
    if not isinstance(node.value, dict):
        raise PositionError(node.path, "an object from card to number is expected")
    found = []
    for name in node.value:
        if name not in CARD or not FULL_PILES[CARD[name]]:
            raise PositionError(node.at(str(name)[:40]), "this card is not sold in the market")
        card = CARD[name]
        found.append((card, node.whole(name, 0, 0, FULL_PILES[card])))
    return found


def _read_changes(node: DocumentNode) -> int:
    """How many change_symbol tokens wait; rules version 1 had at most one, written as true."""
    if type(node.value.get("change_symbol")) is bool:
        return int(node.flag("change_symbol"))
    return node.whole("change_symbol", 0, 0, MOST_CHANGES)


def _read_turn(node: DocumentNode, player: Player) -> Turn:
    node.known("bought pending pass_through change_symbol items_used")
    pending = NO_CARD
    if "pending" in node.value:
        name = node.get("pending", None)
        pending = CARD.get(name, NO_CARD) if isinstance(name, str) else NO_CARD
        if pending == NO_CARD or not REMOVES[pending]:
            raise PositionError(node.at("pending"), "scientist or travel_log is expected")
        if ITEM[pending] and pending not in player.removed:
            raise PositionError(node.at("pending"), "an item in use is among the removed cards")
    saveable = tuple(sorted(node.cards("items_used")))
    for card in saveable:
        if not ITEM[card] or saveable.count(card) > player.removed.count(card):
            raise PositionError(node.at("items_used"), "items used are among the removed cards")
    return Turn(
        node.flag("bought"),
        pending,
        node.flag("pass_through"),
        _read_changes(node),
        saveable,
    )
