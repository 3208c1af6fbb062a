"""How decks changed during the game."""

from collections import Counter
from dataclasses import dataclass

from eldorado.analysis.timeline import Timeline
from eldorado.core.actions import Action, Buy, Pay, Remove, Take, UseToken
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS


@dataclass(frozen=True)
class Change:
    """A card that was added (+1) or removed (-1), in which round, and how."""

    round: int
    card: str
    by: int
    how: str
    """buy, take, remove, camp or use_up."""


@dataclass(frozen=True)
class Deck:
    """A seat's deck: what it began with, what changed, and its size after each of its turns."""

    start: dict[str, int]
    changes: tuple[Change, ...]
    sizes: tuple[tuple[int, int], ...]
    """Round and size."""

    def __repr__(self) -> str:
        cards = sum(self.start.values())
        return f"<Deck of {cards} cards with {len(self.changes)} changes>"

    def kinds(self, round: int) -> dict[str, int]:
        """How many of each card it holds after that round."""
        cards = Counter(self.start)
        for change in self.changes:
            if change.round <= round:
                cards[change.card] += change.by
        return {card: count for card, count in cards.items() if count}


def decks(played: Timeline) -> list[Deck]:
    """The decks of all seats."""
    found: list[Deck] = []
    for seat in range(len(played.names)):
        changes: list[Change] = []
        sizes: list[tuple[int, int]] = []
        for turn in played.turns:
            if turn.seat != seat:
                continue
            games = [*(moment.before for moment in turn.moments[1:]), turn.after]
            for moment, after in zip(turn.moments, games, strict=True):
                changes += _changes(moment.before, moment.action, after, seat)
            sizes.append((turn.round, owned(turn.after, seat).total()))
        found.append(Deck(dict(owned(played.start, seat)), tuple(changes), tuple(sizes)))
    return found


def owned(game: Game, seat: int) -> Counter[str]:
    """All cards of a seat, in every zone."""
    player = game.players[seat]
    cards = player.hand + player.draw + player.discard + player.play
    return Counter(CARD_IDS[card] for card in sorted(cards))


def _changes(before: Game, action: Action, after: Game, seat: int) -> list[Change]:
    """What one action brought into the deck and took out of it."""
    old, new = owned(before, seat), owned(after, seat)
    found: list[Change] = []
    for card in (new - old).elements():
        how = "buy" if isinstance(action, Buy) else "take" if isinstance(action, Take) else "keep"
        found.append(Change(before.round, card, 1, how))
    for card in (old - new).elements():
        found.append(Change(before.round, card, -1, _way_out(action)))
    return found


def _way_out(action: Action) -> str:
    """How a card left: removed by choice, at a base camp, or used up."""
    if isinstance(action, Remove) or (isinstance(action, UseToken) and action.cards):
        return "remove"
    return "camp" if isinstance(action, Pay) else "use_up"
