"""Size limits for all input from outside, in one place.

Sizes and shapes only, checked before anything is parsed or built. Browsers, sockets, files and the
command line share them. They leave room for every real game, and for puzzles and lessons as large
as the box. Data written by this program itself is not checked again.
"""

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import Any, Final

from eldorado.errors import PositionError, RecordError, RouteError, UnreadableText

MOST_PLAYERS: Final = 4
"""C-01."""

MOST_PIECES: Final = 9
"""Pieces of a route: one starting tile, six terrain tiles and two strips (C-02 to C-04)."""

LONGEST_ROUTE: Final = 100
"""Characters of a route's name or code. All nine pieces, each slid by two digits, take 73."""

LONGEST_PIECE: Final = 8
"""Characters of one piece of a route, with its turn and slide."""

MOST_SPACES: Final = 300
"""Spaces of a hand-made board. All pieces of the box have 294."""

MOST_EDGES: Final = 3 * MOST_SPACES
"""Neighbors on a hand-made board. Hexes on a table never have more than three for each."""

LONGEST_SPACE_NAME: Final = 12
"""Characters of a space's name. Every client at a table is sent the names many times."""

MOST_CARDS: Final = 100
"""Cards of one player in all zones together. The box has 62 that one player could own."""

MOST_TOKENS: Final = 36
"""Cave tokens in one list, and in all caves together: as many as in the box."""

MOST_CHOICES: Final = 8_192
"""Ways to choose some cards of a hand: thirteen different cards. Games have shown up to 576."""

LONGEST_POSITION: Final = 100_000
"""Characters of a position document in a record. The largest meaningful one takes 85,000."""

LARGEST_PUZZLE: Final = 131_072
"""Bytes of a puzzle or lesson: a position document, and texts in several languages."""

LONGEST_RECORD: Final = 200_000
"""Characters of a record. Two hundred rounds of random play take 81,000."""

MOST_LINES: Final = 5_000
"""Lines of a record, comments and header with them. Random play has shown 809."""

LONGEST_LINE: Final = 4_000
"""Characters of a record's line, but for the start position. Games have shown 642."""

MOST_STEPS: Final = 4_000
"""Actions of a record. Random play has shown 1,479."""

LONGEST_ACTION: Final = 1_000
"""Characters of an action. Keeping every card that one player could own takes 681."""

MOST_ACTIONS: Final = 200
"""Actions of a learner in a lesson or puzzle; none needs more than a few dozen."""

LONGEST_PLAN: Final = 40
"""Actions of a plan to be judged: one turn."""

LONGEST_NAME: Final = 20
"""Characters of a player's name."""

LONGEST_ROUTE_NAME: Final = 40
LONGEST_ROUTE_LINE: Final = 140
"""Characters of the name that somebody gives a route, and of the line about it."""

LONGEST_WORD: Final = 200
"""Characters of a name, level, id or secret in a request, before it is checked."""

LONGEST_URL: Final = 500
"""Characters of a webhook's address."""

LARGEST_HEAD: Final = 16_384
"""Bytes of a request before its body."""

LARGEST_FRAME: Final = 65_536
"""Bytes of a socket's frame; a larger one ends the connection, one with a message that is too
large is answered."""

LARGEST_BACKLOG: Final = 65_536
"""Bytes that may wait for a client before the next message; a slower reader is disconnected."""

MOST_HEADERS: Final = 100
"""Headers of a request, with those that follow its body."""

MOST_CHUNKS: Final = 1_000
"""Chunks in which the body of a request may come."""

MOST_FRAGMENTS: Final = 64
"""Parts in which a socket message may come."""

MOST_PIPELINED: Final = 4
"""Requests that may wait on one connection for the answer to an earlier one."""

LARGEST_MESSAGE: Final = 4_096
"""Bytes of a socket message; the longest action fits in several times."""

LARGEST_BODY: Final = 16_384
"""Bytes of a request, unless it brings a position or a record."""

LARGEST_SETUP: Final = 131_072
"""Bytes of a request for a table: a position document with room for spaces and escapes."""

LARGEST_UPLOAD: Final = 262_144
"""Bytes of a request with a record: its line ends and quotation marks are escaped."""

LARGEST_SAVED: Final = 40_000_000
"""Characters of a file with all games of a device. Two hundred long ones take half of that."""

MOST_SAVED_EVENTS: Final = 12_000
"""Events of a game in such a file: the most actions of a record, taken back and done again."""

MOST_SHELVED: Final = 100
"""Routes that one person can keep on a shelf."""

LONGEST_ENGINE_LINE: Final = 4_000
"""Characters in a line of an engine."""

MOST_ENGINE_LINES: Final = 1_000
"""Lines in which an engine may answer one command."""

LONGEST_ENGINE_COMMAND: Final = 4_000_000
"""Characters in a line to an engine: a position, or all the actions of the largest hand."""

ZONES: Final = ("hand", "draw", "discard", "play", "removed")
"""Where a player's cards are in a position document."""


def check_route(text: str) -> None:
    """Refuses a route name or code that is too long."""
    if len(text) > LONGEST_ROUTE:
        raise RouteError("fault-long", {"most": LONGEST_ROUTE})


def check_pieces(count: int) -> None:
    """Refuses more pieces than the box holds."""
    if count > MOST_PIECES:
        raise RouteError("fault-pieces", {"most": MOST_PIECES, "count": count}, "C-03")


def check_action(text: str) -> None:
    """Refuses an action that is too long."""
    if len(text) > LONGEST_ACTION:
        raise UnreadableText("unreadable-action-long", {"most": LONGEST_ACTION})


def check_position(document: object) -> None:
    """Refuses a position document that is larger than the box and a long game allow.

    Parts of the wrong type are left to the parser, which names the expected type.
    """
    if not isinstance(document, dict):
        return
    check_board(document.get("board"))
    players = document.get("players")
    _limit("players", players, MOST_PLAYERS, "players")
    if isinstance(players, list):
        for seat, player in enumerate(players):
            _check_player(f"players[{seat}]", player)
    _limit_parts("tokens", document.get("tokens"), ("used", "spare"), MOST_TOKENS, "cave tokens")
    _limit_parts("turn", document.get("turn"), ("items_used",), MOST_CARDS, "cards")


def check_view(document: object) -> None:
    """Refuses the document of a view that is larger than a position may be."""
    check_position(document)
    if not isinstance(document, dict):
        return
    players = document.get("players")
    if isinstance(players, list):
        for seat, player in enumerate(players):
            _limit_parts(f"players[{seat}]", player, ("unseen",), MOST_CARDS, "cards")
    _limit_parts("tokens", document.get("tokens"), ("unseen",), MOST_TOKENS, "cave tokens")


def check_board(board: object) -> None:
    """Refuses a board larger than the box, before any of its spaces is read."""
    if not isinstance(board, dict):
        return
    for part, most in (("spaces", MOST_SPACES), ("hexes", MOST_SPACES), ("edges", MOST_EDGES)):
        _limit(f"board.{part}", board.get(part), most, part)
    for part in ("spaces", "hexes"):
        _check_names(f"board.{part}", board.get(part))
    _check_blockades(board.get("blockades"))
    _limit("board.caves", board.get("caves"), MOST_SPACES, "caves")
    _check_caves(board.get("caves"))


def check_record(text: str) -> None:
    """Refuses a record that is too long, has too many lines, or a line that is too long."""
    if len(text) > LONGEST_RECORD:
        raise RecordError(1, "record-long", {"most": LONGEST_RECORD})
    if text.count("\n") >= MOST_LINES:
        raise RecordError(MOST_LINES + 1, "record-lines", {"most": MOST_LINES})
    for number, line in enumerate(text.split("\n"), 1):
        most = LONGEST_POSITION if line.lstrip().startswith("Start:") else LONGEST_LINE
        if len(line) > most:
            raise RecordError(number, "record-line-long", {"most": most})


def check_puzzle(data: bytes) -> None:
    """Refuses the file of a puzzle or lesson that is too large to be read as JSON."""
    if len(data) > LARGEST_PUZZLE:
        raise PositionError(
            "document", f"a puzzle or lesson has at most {LARGEST_PUZZLE:,} bytes; make it smaller"
        )


def check_steps(count: int, line: int) -> None:
    """Refuses a record with more actions than any game has."""
    if count > MOST_STEPS:
        raise RecordError(line, "record-steps", {"most": MOST_STEPS})


def choices(cards: Sequence[object]) -> int:
    """How many different choices of some of these cards there are."""
    return prod(count + 1 for count in Counter(cards).values())


def _check_player(path: str, player: object) -> None:
    if not isinstance(player, dict):
        return
    zones = [player.get(zone) for zone in ZONES]
    if sum(len(zone) for zone in zones if isinstance(zone, list)) > MOST_CARDS:
        raise PositionError(path, f"a player has at most {MOST_CARDS} cards; leave some out")
    _limit(f"{path}.tokens", player.get("tokens"), MOST_TOKENS, "cave tokens")
    hand = player.get("hand")
    if isinstance(hand, list) and choices([c for c in hand if isinstance(c, str)]) > MOST_CHOICES:
        raise PositionError(
            f"{path}.hand",
            f"a hand has at most {MOST_CHOICES:,} choices of cards, as thirteen different ones "
            "have; leave some out",
        )


def _check_names(path: str, named: object) -> None:
    if not isinstance(named, dict):
        return
    for name in named:
        if len(str(name)) > LONGEST_SPACE_NAME:
            raise PositionError(
                f"{path}.{str(name)[:LONGEST_SPACE_NAME]}…",
                f"a space's name has at most {LONGEST_SPACE_NAME} characters; shorten it",
            )


def _check_blockades(blockades: object) -> None:
    if not isinstance(blockades, list):
        return
    edges = [blockade.get("edges") for blockade in blockades if isinstance(blockade, dict)]
    if sum(len(part) for part in edges if isinstance(part, list)) > MOST_EDGES:
        raise PositionError(
            "board.blockades", f"blockades cover at most {MOST_EDGES} edges; list fewer"
        )


def _check_caves(caves: object) -> None:
    if not isinstance(caves, dict):
        return
    if sum(len(pile) for pile in caves.values() if isinstance(pile, list)) > MOST_TOKENS:
        raise PositionError(
            "board.caves", f"the caves hold at most {MOST_TOKENS} tokens together; leave some out"
        )


def _limit_parts(path: str, whole: object, parts: Sequence[str], most: int, what: str) -> None:
    if isinstance(whole, dict):
        for part in parts:
            _limit(f"{path}.{part}", whole.get(part), most, what)


def _limit(path: str, value: Any, most: int, what: str) -> None:
    if isinstance(value, list | tuple | dict) and len(value) > most:
        raise PositionError(path, f"there are at most {most} {what}; leave some out")
