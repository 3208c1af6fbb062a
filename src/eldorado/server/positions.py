"""Which made-up positions a server plays: none so large that thinking about it stops the others."""

from collections import Counter
from collections.abc import Sequence
from math import prod

from eldorado.errors import EldoradoError
from eldorado.table import Setup

MOST_SPACES = 600
MOST_EDGES = 6 * MOST_SPACES
MOST_HANDS = 20_000
MOST_CARDS = 200_000
"""Ways to choose some of the cards of a hand, and of all a player has."""


def check_position(setup: Setup) -> None:
    """Refuses a position that no game leads to and that has too much to choose from."""
    if setup.position is None:
        return
    board = setup.position.get("board")
    for part, most in (("spaces", MOST_SPACES), ("edges", MOST_EDGES)):
        written = board.get(part) if isinstance(board, dict) else None
        if isinstance(written, list | dict) and len(written) > most:
            raise EldoradoError(f"A board has at most {most} {part} here.")
    game = setup.deal(seed=0)
    for seat, player in enumerate(game.players):
        deck = (*player.hand, *player.draw, *player.discard, *player.play)
        if _choices(player.hand) > MOST_HANDS or _choices(deck) > MOST_CARDS:
            raise EldoradoError(f"players[{seat}] has too many different cards for a game here.")


def _choices(cards: Sequence[int]) -> int:
    return prod(count + 1 for count in Counter(cards).values())
