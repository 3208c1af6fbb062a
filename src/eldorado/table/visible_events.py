"""Events as a seat sees them: never more than at a real table (S-11)."""

from msgspec import UNSET

from eldorado.core.actions import Action, End
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.records.turn_text import read_chance
from eldorado.table.events import Acted, AnyEvent, ShownAction, ShownStart, Started, VisibleEvent


def told(event: AnyEvent, seat: int | None) -> VisibleEvent:
    """The event for one seat, or for a spectator."""
    if isinstance(event, Started):
        return ShownStart(event.at)
    if isinstance(event, Acted):
        return told_action(event, seat)
    return event


def told_to_all(event: AnyEvent, seats: set[int | None]) -> dict[int | None, VisibleEvent]:
    """The event for some seats; only the acting seat may see more than the others."""
    others = told(event, None)
    stories = dict.fromkeys(seats, others)
    if isinstance(event, Acted) and event.seat in seats and _has_secrets(event):
        stories[event.seat] = told(event, event.seat)
    return stories


def told_action(event: Acted, seat: int | None) -> ShownAction:
    """An action for one seat, or for a spectator.

    Cave tokens are found openly (V-06), cards are drawn unseen by the others. Which cards are
    kept is secret, how many is not (D-02).
    """
    mine = event.seat == seat
    text = event.action
    if not _has_secrets(event):
        return ShownAction(event.at, event.seat, text)
    ended = text.startswith("end")
    kept = _kept(text) if ended else UNSET
    shown = text if mine or not ended else "end"
    if not event.chance:
        return ShownAction(event.at, event.seat, shown, kept=kept)
    chance = read_chance(event.chance)
    if chance.found:
        found = [TOKEN_IDS[token] for token in chance.found]
        return ShownAction(event.at, event.seat, shown, found=found, kept=kept)
    return ShownAction(
        event.at,
        event.seat,
        shown,
        drawn=len(chance.drawn),
        cards=[CARD_IDS[card] for card in chance.drawn] if mine else UNSET,
        shuffled=chance.reshuffled,
        kept=kept,
    )


def _has_secrets(event: Acted) -> bool:
    """Whether part of it is visible to the acting seat only."""
    return bool(event.chance) or event.action.startswith("end")


def _kept(text: str) -> int:
    action = Action.parse(text)
    return len(action.keep) if isinstance(action, End) else 0
