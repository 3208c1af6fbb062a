"""The choices of the seat to move, in few bytes: long lists of actions are given by a rule.

A list of all legal actions can be megabytes, nearly all of it combinations of cards: any cards, as
many as it shows, pay for rubble, any cards may be kept. A purchase has one sensible payment, a
movement only its piece and card: clients know the board and find the targets. Nothing here takes
longer for a larger hand than looking through it once. Whatever is composed from it, the rules have
the last word.
"""

from eldorado.core.actions import Action, Move, Native, Pay, Play, Take, UseToken
from eldorado.core.effects import (
    change_has_a_use,
    list_plays,
    list_tokens,
    second_change_has_a_use,
)
from eldorado.core.game import Game
from eldorado.core.hand import uses_of
from eldorado.core.kinds import (
    CARD_IDS,
    CHANGE_SYMBOL,
    MOST_CHANGES,
    PRICE,
    REMOVES,
    STARTING_DECK,
    TOKEN_IDS,
)
from eldorado.core.menus.menu import Menu
from eldorado.core.movement.conditions import may_move
from eldorado.core.movement.moves import list_changed_moves, list_moves
from eldorado.core.movement.natives import list_natives
from eldorado.core.movement.pays import list_pays
from eldorado.core.payments import best_payments
from eldorado.core.state import NO_CARD
from eldorado.core.view import View
from eldorado.core.zones.stock import offers
from eldorado.table.document_types import Options


def options(view: View) -> Options:
    """The choices of the seat to move; empty for every other."""
    game = view.world
    turn = game.turn
    if game.finished or view.seat != game.to_move:
        return {}
    if turn.pending != NO_CARD:
        return {"removes": min(REMOVES[turn.pending], len(game.player.hand))}
    found: Options = {}
    if turn.changing < MOST_CHANGES and may_move(game):
        _add_movements(game, found)
    if not turn.changing:
        _add_other_actions(game, found)
    elif second_change_has_a_use(game):
        found["tokens"] = [TOKEN_IDS[CHANGE_SYMBOL]]
    if not turn.bought and (purchases := _purchases(game)):
        found["buys"] = purchases
    if not turn.changing or not found:
        found["end"] = True
    return found


def _add_movements(game: Game, found: Options) -> None:
    """What can be moved, and by what."""
    if movers := _movers(game):
        found["moves"] = movers
    if not game.turn.changing and (payers := _payers(game)):
        found["pays"] = payers


def _movers(game: Game) -> dict[str, list[str]]:
    menu: Menu = []
    if game.turn.changing:
        list_changed_moves(game, menu)
    else:
        list_moves(game, uses_of(game.player.hand), menu)
    found: dict[str, list[str]] = {}
    for group in menu:
        if isinstance(first := group.action(0), Move):
            card = f"{first.card}:{first.symbol}" if first.symbol else first.card
            found.setdefault(str(first.piece), []).append(card)
    return found


def _payers(game: Game) -> list[int]:
    """The pieces beside something that cards of the hand can pay for."""
    menu: Menu = []
    list_pays(game, uses_of(game.player.hand), menu)
    pieces = (action.piece for group in menu if isinstance(action := group.action(0), Pay))
    return list(dict.fromkeys(pieces))


def _steps(game: Game) -> dict[str, list[str]]:
    menu: Menu = []
    list_natives(game, uses_of(game.player.hand), menu)
    found: dict[str, list[str]] = {}
    for group in menu:
        if isinstance(action := group.action(0), Native):
            card = "native_token" if action.token else "native"
            found.setdefault(str(action.piece), []).append(card)
    return found


def _add_other_actions(game: Game, found: Options) -> None:
    """Which pieces Natives can move, action cards to play, cards to take, tokens to use."""
    if steps := _steps(game):
        found["natives"] = steps
    menu: Menu = []
    list_plays(game, menu)
    if game.player.tokens:
        list_tokens(_with_equal_cards(game), menu)
    actions = [action for group in menu for action in group.actions()]
    if plays := [action.card for action in actions if isinstance(action, Play)]:
        found["plays"] = plays
    if takes := [action.card for action in actions if isinstance(action, Take)]:
        found["takes"] = takes
    if tokens := _usable_tokens(game, actions):
        found["tokens"] = tokens


def _usable_tokens(game: Game, actions: list[Action]) -> list[str]:
    tokens = [action.kind for action in actions if isinstance(action, UseToken)]
    change = TOKEN_IDS[CHANGE_SYMBOL]
    usable = [kind for kind in dict.fromkeys(tokens) if kind != change]
    if CHANGE_SYMBOL in game.player.tokens and change_has_a_use(game, 1):
        usable.append(change)
    return usable


def _purchases(game: Game) -> dict[str, list[str]]:
    player = game.player
    payments = best_payments(player.hand, player.tokens, game.turn.changing)
    return {
        CARD_IDS[card]: list(payments[PRICE[card]])
        for card in offers(game)
        if PRICE[card] in payments
    }


def _with_equal_cards(game: Game) -> Game:
    """The same hand size, but all cards alike: for payments that accept any cards."""
    twin = game.copy()
    twin.player.hand = STARTING_DECK[:1] * len(game.player.hand)
    return twin
