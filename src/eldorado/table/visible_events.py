"""What a seat hears of an event: never more than it could have seen at a real table (S-11)."""

from typing import Any

from msgspec import to_builtins

from eldorado.core.actions import Action, End
from eldorado.core.kinds import CARD_IDS, TOKEN_IDS
from eldorado.records.turn_text import read_chance
from eldorado.table.events import Acted, AnyEvent, Started


def told(event: AnyEvent, seat: int | None) -> dict[str, Any]:
    """The event for one seat, or for a spectator."""
    if isinstance(event, Started):
        return {"type": "started", "at": event.at}
    story: dict[str, Any] = to_builtins(event)
    if isinstance(event, Acted):
        mine = event.seat == seat
        if story.pop("chance", ""):
            story |= _revealed(event.chance, mine)
        if event.action.startswith("end"):
            story |= _ended(event.action, mine)
    return story


def told_to_all(event: AnyEvent, seats: set[int | None]) -> dict[int | None, dict[str, Any]]:
    """The event for some seats; only who acted may hear more than the others."""
    others = told(event, None)
    stories = dict.fromkeys(seats, others)
    if isinstance(event, Acted) and event.seat in seats and _has_secrets(event):
        stories[event.seat] = told(event, event.seat)
    return stories


def _has_secrets(event: Acted) -> bool:
    """Whether some of it is for the eyes of who acted alone."""
    return bool(event.chance) or event.action.startswith("end")


def _revealed(text: str, mine: bool) -> dict[str, Any]:
    """Cave tokens are found openly (V-06), cards are drawn unseen by the others."""
    chance = read_chance(text)
    if chance.found:
        return {"found": [TOKEN_IDS[token] for token in chance.found]}
    seen: dict[str, Any] = {"drawn": len(chance.drawn)}
    if mine:
        seen["cards"] = [CARD_IDS[card] for card in chance.drawn]
    if chance.reshuffled:
        seen["shuffled"] = True
    return seen


def _ended(text: str, mine: bool) -> dict[str, Any]:
    """Which cards are kept is secret, how many is not (D-02)."""
    action = Action.parse(text)
    kept = len(action.keep) if isinstance(action, End) else 0
    return {"action": text if mine else "end", "kept": kept}
