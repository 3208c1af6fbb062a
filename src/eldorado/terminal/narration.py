"""What was done, in words: for the player who did it, and for those who watched (S-11)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

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
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.core.state import GATE
from eldorado.help import card_name, token_name
from eldorado.routes.board import CAMP


@dataclass(frozen=True)
class NarratedAction:
    """One action as told to everybody, and as told to the player who did it."""

    round: int
    seat: int
    public: str
    private: str


def card_list(ids: Iterable[str]) -> str:
    """Cards by kind: `Scout, 2 Explorer`; `nothing` if there are none."""
    counts = Counter(ids)
    names = [f"{n} {card_name(id)}" if n > 1 else card_name(id) for id, n in counts.items()]
    return ", ".join(names) or "nothing"


def kinds_list(kinds: Iterable[int]) -> str:
    """The same for cards as the rules hold them."""
    return card_list(CARD_IDS[kind] for kind in kinds)


def token_list(kinds: Iterable[int]) -> str:
    """Cave tokens by kind."""
    counts = Counter(TOKEN_IDS[kind] for kind in kinds)
    names = [f"{n} {token_name(id)}" if n > 1 else token_name(id) for id, n in counts.items()]
    return ", ".join(names) or "none"


def cards(number: int) -> str:
    """`1 card`, `3 cards`."""
    return f"{number} card" if number == 1 else f"{number} cards"


def source_words(source: str) -> str:
    """A part of a payment: `Captain`, `Treasure Chest as half a coin`, `Coin 2 token`."""
    if source.startswith("coin_"):
        return f"{token_name(source)} token"
    if source.endswith("/2"):
        return f"{card_name(source.removesuffix('/2'))} as half a coin"
    if source.endswith(":coin"):
        return f"{card_name(source.removesuffix(':coin'))} as coins"
    return card_name(source)


def sources_words(sources: Iterable[str]) -> str:
    """A whole payment: `2 Traveler, Sailor`."""
    counts = Counter(sources)
    return ", ".join(
        f"{n} {source_words(s)}" if n > 1 else source_words(s) for s, n in counts.items()
    )


def mover_words(card: str, symbol: str = "") -> str:
    """The card or token that moves a piece: `Adventurer as paddle`, `Machete 2 token`."""
    if "_" in card and card.rpartition("_")[2].isdecimal():
        return f"{token_name(card)} token"
    return f"{card_name(card)} as {symbol}" if symbol else card_name(card)


def tell(before: Game, action: Action, chance: Chance) -> NarratedAction:
    """An action just done from `before`, with what it revealed."""
    public, private = _deed(before, action)
    told, known = [public] if public else [], [private] if private else []
    if chance.found:
        found = f"found {token_list(chance.found)} in a cave"
        told.append(found)
        known.append(found)
    if chance.drawn:
        shuffled = " after shuffling" if chance.reshuffled else ""
        told.append(f"drew {cards(len(chance.drawn))}{shuffled}")
        known.append(f"drew {kinds_list(sorted(chance.drawn))}{shuffled}")
    idle = "ended the turn"
    return NarratedAction(
        before.round, before.to_move, ", ".join(told) or idle, ", ".join(known) or idle
    )


def _deed(before: Game, action: Action) -> tuple[str, str]:
    """What everybody sees, and what the player knows, without chance."""
    if isinstance(action, End):
        return _end_words(before, action)
    words = _open_words(before, action)
    if isinstance(action, Buy):
        return words, f"{words} with {sources_words(action.sources)}"
    return words, words


def _open_words(before: Game, action: Action) -> str:
    if isinstance(action, Move):
        taken = [*action.via, *([int(action.target[1:])] if action.target[0] == "#" else [])]
        mover = mover_words(action.card, action.symbol)
        return f"played {mover}: {_way(before, action.piece, action.target, taken)}"
    if isinstance(action, Native):
        taken = [int(action.target[1:])] if action.target[0] == "#" else []
        mover = token_name("native_token") if action.token else card_name("native")
        return f"played {mover}: {_way(before, action.piece, action.target, taken)}"
    if isinstance(action, Pay):
        if action.target[0] == "#":
            way = _way(before, action.piece, action.target, [int(action.target[1:])])
            return f"paid {card_list(action.cards)}: {way}"
        camp = before.board.terrain[before.board.index[action.target]] == CAMP
        verb = "removed" if camp else "paid"
        why = "at a base camp" if camp else "for rubble"
        way = _way(before, action.piece, action.target, [])
        return f"{verb} {card_list(action.cards)} {why}: {way}"
    if isinstance(action, Play):
        return f"played {card_name(action.card)}"
    if isinstance(action, Remove):
        return f"removed {card_list(action.cards)}"
    if isinstance(action, Take):
        return f"took {card_name(action.card)} with the {card_name('transmitter')}"
    if isinstance(action, Buy):
        return f"bought {card_name(action.card)}"
    if isinstance(action, UseToken):
        named = f" ({card_list(action.cards)})" if action.cards else ""
        return f"used the token {token_name(action.kind)}{named}"
    return str(action)


def _way(before: Game, piece: int, target: str, taken: Sequence[int]) -> str:
    """`B5 → C12, took blockade #4`."""
    player = before.player
    origin = before.board.names[player.pieces[piece - 1]]
    number = f"piece {piece} " if len(player.pieces) > 1 else ""
    won = ", ".join(f"took blockade #{n}" for n in sorted(taken))
    if target[0] == "#":
        return f"{number}{origin}, {won}"
    way = f"{number}{origin} → {target}"
    if before.board.finish[before.board.index[target]]:
        way += ", reached El Dorado"
    return f"{way}, {won}" if won else way


def _end_words(before: Game, action: End) -> tuple[str, str]:
    """The cards kept are secret, their number is not (S-11, D-02)."""
    left = len(before.player.hand) - len(action.keep)
    dropped = f"discarded {cards(left)}" if left else ""
    kept = f"kept {cards(len(action.keep))}" if action.keep else ""
    mine = f"kept {card_list(action.keep)}" if action.keep else ""
    public = ", ".join(filter(None, (kept, dropped)))
    private = ", ".join(filter(None, (mine, dropped)))
    return public, private


def turn_lines(
    events: Sequence[NarratedAction], names: Sequence[str], viewer: int | None, reveal: bool = False
) -> list[str]:
    """One line per turn, as `viewer` may know it; `reveal` tells everything."""
    lines = []
    for (_, seat), group in groupby(events, key=lambda event: (event.round, event.seat)):
        deeds = [e.private if reveal or seat == viewer else e.public for e in group]
        for i in range(len(deeds) - 1, 0, -1):
            if deeds[i].startswith("played ") and deeds[i - 1].startswith("played "):
                deeds[i] = deeds[i].removeprefix("played ")
        who = "You" if seat == viewer and not reveal else names[seat]
        lines.append(f"{who} {'; '.join(deeds)}.")
    return lines


def outcome_lines(game: Game, names: Sequence[str]) -> list[str]:
    """Who won and why, then everybody's place."""
    outcome = game.outcome()
    if outcome is None:
        return []
    lines = [_verdict(game, outcome.winner, outcome.reason, names)]
    for seat in outcome.ranking:
        player = game.players[seat]
        end = f"arrived in round {player.arrival_round}" if player.arrived else "still on the way"
        held = " ".join(f"#{n}" for n in player.blockades) or "none"
        home = sum(space == GATE for space in player.pieces)
        pieces = (
            f", {home} of {len(player.pieces)} pieces at the gate" if len(player.pieces) > 1 else ""
        )
        lines.append(f"{outcome.places[seat]}. {names[seat]}: {end}{pieces}; blockades: {held}")
    return lines


def _verdict(game: Game, winner: int | None, reason: str, names: Sequence[str]) -> str:
    rounds = f"after {game.round} round{'' if game.round == 1 else 's'}"
    if winner is None:
        return f"Nobody wins: for three rounds nobody did anything. The game ends {rounds} (O-09)."
    name = names[winner]
    held = game.players[winner].blockades
    why = {
        "only_arrival": "nobody else reached El Dorado in that round (E-05)",
        "most_blockades": f"among those who arrived, {name} holds the most blockades, "
        f"{len(held)} (E-07)",
        "highest_blockade": f"blockades are equal in number, and {name} holds the highest, "
        f"#{max(held, default=0)} (E-08)",
        "first_arrival": f"nobody holds a blockade, and {name} arrived first (E-09)",
    }[reason]
    return f"{name} wins {rounds}: {why}."
