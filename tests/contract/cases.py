"""What the rules say in many positions, as the client's tests read it.

Positions come from random material: every route, generated ones, hand-made boards, lessons
and puzzles. The same code gives the same cases.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins

from eldorado import Action, Game, IllegalAction
from eldorado.core.actions import (
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
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CARD_SYMBOLS,
    CHANGE_SYMBOL,
    MOST_CHANGES,
    POWER,
    PRICE,
    SYMBOL,
    TOKEN,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from eldorado.core.market import COIN_TOKENS, OPTIONS, SOURCES, WAYS
from eldorado.core.movement.conditions import occupied
from eldorado.core.movement.reach import reach
from eldorado.course import lessons, puzzles
from eldorado.exports.board_document import board_document
from eldorado.table.options import options
from tests.bots.positions import GROUNDS, position

SAMPLE = 5
"""Actions of each kind that are looked at in one position."""

EXTRA_CARDS, EXTRA_TOKENS = 5, 2
"""What the player to move is given to move with where movement is looked at."""

OWN_ZONES = ("pieces", "hand", "discard", "play", "removed", "tokens", "blockades")
GUESSED = (Move, Native, Pay, Remove, Buy, Take)
"""The actions whose outcome the client shows before the server has answered."""

COIN_SOURCES = {TOKEN_IDS[token] for token in COIN_TOKENS}


def situations(seeds: range) -> Iterator[tuple[str, Game]]:
    """A random position per ground and seed, and from the first seed on every lesson and puzzle;
    each with its ground."""
    for ground in GROUNDS:
        for seed in seeds:
            game = position(ground, seed)
            name = f"generated {seed % 3}" if ground == "generated" else ground
            yield name, game
            for changed in _changes(game):
                yield name, changed
            if game.variant.caves:
                *_, last = (game, *_changes(_with_two_changes(game)))
                if last.turn.changing == MOST_CHANGES:
                    yield name, last
    if seeds.start:
        return
    for lesson in lessons().values():
        for number in range(len(lesson.steps)):
            begun = lesson.begin(number)
            if begun is not None:
                yield f"lesson {lesson.id} {number}", begun
    for puzzle in puzzles().values():
        yield f"puzzle {puzzle.id}", puzzle.begin()


def _changes(game: Game) -> Iterator[Game]:
    """The game with one change_symbol waiting, and with two, as far as they may be used."""
    while "token change_symbol" in map(str, game.legal_actions()):
        game = game.copy()
        game.apply("token change_symbol")
        yield game


def _with_two_changes(game: Game) -> Game:
    game = game.copy()
    others = [token for token in game.player.tokens if token != CHANGE_SYMBOL]
    game.player.tokens = tuple(sorted((*others, *[CHANGE_SYMBOL] * MOST_CHANGES)))
    return game


def boards(found: list[tuple[str, Game]]) -> dict[str, Any]:
    """Every ground as the client lays it out."""
    return {name: _board(game) for name, game in found}


def _board(game: Game) -> dict[str, Any]:
    source = game.board.source
    document = to_builtins(board_document(source)) if isinstance(source, str) else source
    parts = ("hexes", "spaces", "edges", "seams", "blockades")
    return {"hexes": {}} | {key: document[key] for key in parts if key in document}


def reach_case(ground: str, game: Game) -> dict[str, Any]:
    """Everything the pieces of the player to move can do, with many cards to choose from."""
    seat = game.to_move
    game = _equipped(game, random.Random(f"{ground} {game.player.hand}"))
    told = options(game.view(seat))
    steps = [action for action in game.legal_actions() if isinstance(action, Native | Pay)]
    return {
        "ground": ground,
        "view": _view(game, ("pieces", "hand", "tokens", "blockades"), ("variant", "turn")),
        "options": {key: told[key] for key in ("moves", "natives", "pays") if key in told},
        "moves": _moves(game),
        "steps": sorted({_without_cards(action) for action in steps}),
    }


def _equipped(game: Game, dice: random.Random) -> Game:
    game = game.copy()
    player = game.player
    cards = [card for card, power in enumerate(POWER) if power]
    player.hand = tuple(sorted((*player.hand, *dice.sample(cards, EXTRA_CARDS))))
    if game.variant.caves:
        tokens = [token for token, power in enumerate(TOKEN_POWER) if power]
        player.tokens = tuple(sorted((*player.tokens, *dice.sample(tokens, EXTRA_TOKENS))))
    return game


def turn_case(ground: str, game: Game) -> dict[str, Any]:
    """What own actions change, and what can be bought and how."""
    dice = random.Random(f"{ground} {game.round} {game.player.hand}")
    actions = game.legal_actions()
    buys = options(game.view(game.to_move)).get("buys", {})
    return {
        "ground": ground,
        "view": _view(game, OWN_ZONES, ("variant", "turn", "market")),
        "buys": buys,
        "updates": _updates(game, actions, dice),
        "refused": _refused_purchases(game, buys),
        "payments": _payments(game, actions, dice),
    }


def _view(game: Game, own: tuple[str, ...], parts: tuple[str, ...]) -> dict[str, Any]:
    """The parts of the view that the client's rules look at."""
    seat = game.to_move
    view: dict[str, Any] = {**game.view(seat).to_json()}
    board = view["board"]
    return {
        "board": {key: board[key] for key in ("route", "blockades") if "route" in board},
        "players": [
            {key: player[key] for key in (own if number == seat else ("pieces", "blockades"))}
            for number, player in enumerate(view["players"])
        ],
        "to_move": seat,
        **{key: view[key] for key in parts},
    }


def _moves(game: Game) -> dict[str, str]:
    """Per piece and card every result of a movement with the power it leaves."""
    found: dict[str, str] = {}
    for group in game.menu():
        if not isinstance(first := group.action(0), Move):
            continue
        symbol, power = _strength(first)
        piece = first.piece - 1
        blocked = occupied(game, piece)
        spent = reach(
            game.board, game.player.pieces[piece], symbol, power, blocked, game.blockades
        ).spent
        key = " ".join(str(first).split()[1:3])
        results = [
            f"{str(move).split(' ', 3)[3]}={power - used}"
            for move, used in zip(group.actions(), spent, strict=True)
        ]
        found[key] = ";".join(results)
    return found


def _strength(move: Move) -> tuple[int, int]:
    """The symbol and the power by which a movement goes."""
    if move.card in TOKEN:
        return TOKEN_SYMBOL[TOKEN[move.card]], TOKEN_POWER[TOKEN[move.card]]
    card = CARD[move.card]
    return SYMBOL[move.symbol] if move.symbol else CARD_SYMBOLS[card][0], POWER[card]


def _without_cards(action: Action) -> str:
    return " ".join(str(action).split()[:3])


def _updates(game: Game, actions: Sequence[Action], dice: random.Random) -> dict[str, Any]:
    """Per action what changes of the own player, the blockades and the piles of the market.

    Tokens found in a cave are left out: they come to light only with the server's answer. Of the
    last step to the gate, which ends the turn, only the pieces and blockades are told.
    """
    seat = game.to_move
    before = _shown(game, seat)
    found: dict[str, Any] = {}
    for kind in GUESSED:
        of_kind = [action for action in actions if isinstance(action, kind)]
        chosen = dice.sample(of_kind, min(len(of_kind), SAMPLE))
        chosen += [a for a in of_kind if _arrives(game, a) and a not in chosen][:2]
        for action in chosen:
            after = game.copy()
            chance = after.apply(action)
            shown = _shown(after, seat)
            for token in chance.found:
                shown["tokens"].remove(TOKEN_IDS[token])
            ends = after.to_move != seat or after.finished
            kept = ("pieces", "blockades", "seams") if ends else tuple(shown)
            change = {key: shown[key] for key in kept if shown[key] != before[key]}
            found[str(action)] = {**change, "ends": True} if ends else change
    return found


def _shown(game: Game, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = {**game.view(seat).to_json()}
    shown: dict[str, Any] = {key: list(view["players"][seat][key]) for key in OWN_ZONES}
    shown["seams"] = list(game.blockades)
    for shelf in ("board", "reserve"):
        shown |= {f"{shelf}/{card}": view["market"][shelf].get(card, 0) for card in CARD_IDS}
    return shown


def _arrives(game: Game, action: Action) -> bool:
    space = game.board.index.get(getattr(action, "target", ""), -1)
    return space >= 0 and bool(game.board.finish[space])


def _refused_purchases(game: Game, buys: dict[str, Any]) -> dict[str, list[str]]:
    """The cards that cannot be bought, by the clause the rules give to whoever offers all."""
    everything = [*_hand(game), *_coin_tokens(game)]
    found: dict[str, list[str]] = {}
    for card in (name for name in CARD_IDS if PRICE[CARD[name]] and name not in buys):
        found.setdefault(_refusal(game, card, everything), []).append(card)
    return found


def _payments(game: Game, actions: Sequence[Action], dice: random.Random) -> list[list[Any]]:
    """Payments right and wrong: the card, its sources, what is superfluous, the refusal."""
    if game.turn.bought or game.turn.pending >= 0 or not (offered := _offered(game)):
        return []
    tries = [(a.card, list(a.sources)) for a in actions if isinstance(a, Buy)]
    tries = dice.sample(tries, min(len(tries), SAMPLE))
    for _ in range(SAMPLE):
        sources = _random_sources(game, dice)
        if sources:
            tries.append((dice.choice(offered), sources))
    found = []
    for card, sources in tries:
        values = {source: OPTIONS[place].value for source in sources for place in _places(source)}
        total = sum(values[source] for source in sources)
        price = 2 * PRICE[CARD[card]]
        spare = [source for source in sources if total - values[source] >= price]
        found.append([card, sources, spare, _refusal(game, card, sources)])
    return found


def _offered(game: Game) -> list[str]:
    """What lies in the market; a purchase of anything else is refused whatever is paid."""
    return list(game.view(game.to_move).to_json()["market"]["board"])


def _random_sources(game: Game, dice: random.Random) -> list[str]:
    """Some cards and coin tokens, each in one of the ways it can pay."""
    sources = []
    for name in (*_hand(game), *_coin_tokens(game)):
        if dice.random() < 0.5:
            ways = [place for place in WAYS[_kind(name)] if _usable(game, place)]
            sources.append(SOURCES[OPTIONS[dice.choice(ways)].rank])
    return sources


def _usable(game: Game, place: int) -> bool:
    return bool(game.turn.changing) or not OPTIONS[place].changes


def _places(source: str) -> list[int]:
    return [place for place, option in enumerate(OPTIONS) if SOURCES[option.rank] == source]


def _kind(name: str) -> int:
    return CARD[name] if name in CARD else len(CARD_IDS) + TOKEN[name]


def _hand(game: Game) -> list[str]:
    return [CARD_IDS[card] for card in game.player.hand]


def _coin_tokens(game: Game) -> list[str]:
    return [TOKEN_IDS[token] for token in game.player.tokens if TOKEN_IDS[token] in COIN_SOURCES]


def _refusal(game: Game, card: str, sources: list[str]) -> str:
    """The clause by which a purchase is refused; empty if it is allowed."""
    try:
        game.copy().apply(Buy(card, tuple(sources or ["traveler"])))
    except IllegalAction as refused:
        # Whoever has nothing offers a card that is not there.
        return "P-05" if not sources and refused.clause in ("T-02", "M-17") else refused.clause
    return ""


def sources() -> dict[str, Any]:
    """What each source brings and whether it is used up; the ways each card can pay."""
    return {
        "values": {
            SOURCES[option.rank]: [
                option.value,
                option.uses_up or option.kind >= len(CARD_IDS),
            ]
            for option in OPTIONS
            if option.kind < len(CARD_IDS) or SOURCES[option.rank] in COIN_SOURCES
        },
        "ways": {card: _ways(card, changed=False) for card in CARD_IDS},
        "changed": {card: _ways(card, changed=True) for card in CARD_IDS},
    }


def _ways(card: str, changed: bool) -> list[str]:
    found = [OPTIONS[place] for place in WAYS[CARD[card]]]
    return sorted(SOURCES[way.rank] for way in found if changed or not way.changes)


def action_cases(found: list[tuple[str, Game]]) -> dict[str, dict[str, Any]]:
    """Action texts of every kind, and what each says."""
    dice = random.Random("actions")
    cases: dict[str, dict[str, Any]] = {}
    for _, game in found:
        actions = game.legal_actions()
        for kind in (Move, Pay, Native, Play, Remove, Take, Buy, UseToken, End):
            of_kind = [action for action in actions if isinstance(action, kind)]
            for action in dice.sample(of_kind, min(len(of_kind), 2)):
                cases[str(action)] = _fields(action)
        taking = [a for a in actions if isinstance(a, Move) and "#" in str(a)]
        cases |= {str(action): _fields(action) for action in taking[:2]}
    return cases


def _fields(action: Action) -> dict[str, Any]:
    """What an action says, in the client's names; what it does not say is left out."""
    fields = {
        "verb": str(action).split()[0],
        "piece": getattr(action, "piece", 0),
        "card": _card_of(action),
        "symbol": getattr(action, "symbol", ""),
        "target": getattr(action, "target", ""),
        "via": list(getattr(action, "via", ())),
        "cards": _cards_of(action),
    }
    return {key: value for key, value in fields.items() if value}


def _card_of(action: Action) -> str:
    if isinstance(action, Native):
        return "native_token" if action.token else "native"
    if isinstance(action, UseToken):
        return action.kind
    return str(getattr(action, "card", ""))


def _cards_of(action: Action) -> list[str]:
    for name in ("cards", "sources", "keep"):
        if hasattr(action, name):
            return list(getattr(action, name))
    return []
