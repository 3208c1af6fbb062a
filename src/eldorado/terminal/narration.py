"""Actions in words, for the player who acted and for those who watched (S-11)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.core.state import GATE
from eldorado.wording.action_words import told
from eldorado.wording.reasons import verdict
from eldorado.wording.texts import counted, text


@dataclass(frozen=True)
class NarratedAction:
    """One action done from `before`, and what it revealed."""

    before: Game
    action: Action
    chance: Chance

    @property
    def round(self) -> int:
        return self.before.round

    @property
    def seat(self) -> int:
        return self.before.to_move

    @property
    def private(self) -> str:
        """The sentence for the player who acted."""
        return told(self.before, self.action, self.chance, None)

    def public(self, name: str) -> str:
        """The sentence for everyone else."""
        return told(self.before, self.action, self.chance, name)


def kinds_list(kinds: Iterable[int]) -> str:
    """Cards by kind: `Scout and 2 × Explorer`; `nothing` if there are none."""
    return counted(CARD_IDS[kind] for kind in kinds) or text("terminal-nothing")


def token_list(kinds: Iterable[int]) -> str:
    """Cave tokens by kind."""
    return counted(TOKEN_IDS[kind] for kind in kinds)


def cards(number: int) -> str:
    """`1 card`, `3 cards`."""
    return text("part-count-cards", count=number)


def turn_lines(
    events: Sequence[NarratedAction], names: Sequence[str], viewer: int | None
) -> list[str]:
    """One line per turn, as `viewer` may know it."""
    lines = []
    for (_, seat), group in groupby(events, key=lambda event: (event.round, event.seat)):
        told = [e.private if seat == viewer else e.public(names[seat]) for e in group]
        lines.append(" ".join(told))
    return lines


def outcome_lines(game: Game, names: Sequence[str]) -> list[str]:
    """Who won and why, then everybody's place."""
    outcome = game.outcome()
    if outcome is None:
        return []
    lines = [verdict(game, outcome, names)]
    for seat in outcome.ranking:
        player = game.players[seat]
        lines.append(
            text(
                "terminal-place",
                place=outcome.places[seat],
                name=names[seat],
                round=player.arrival_round if player.arrived else 0,
                home=sum(space == GATE for space in player.pieces),
                pieces=len(player.pieces),
                numbers=" ".join(f"#{n}" for n in player.blockades) or text("terminal-none"),
            )
        )
    return lines
