"""What the clients of each seat get to know about an event at a table."""

from eldorado.interface.messages import Happened
from eldorado.table import AnyEvent, Documents, changes_for_all, told_to_all

MOST_MISSED = 500
"""The most events sent to a client that comes back."""


def news_for_all(
    before: Documents, after: Documents, event: AnyEvent, seats: set[int | None]
) -> dict[int | None, Happened]:
    """The message for each of these seats; most get the very same one."""
    changed = changes_for_all(before, after, seats)
    stories = told_to_all(event, seats)
    number = after.spectator["n"]
    made: dict[tuple[int, int], Happened] = {}
    found: dict[int | None, Happened] = {}
    for seat in seats:
        story, change = stories[seat], changed[seat]
        same = (id(story), id(change))
        if same not in made:
            made[same] = Happened(number, story, *change)
        found[seat] = made[same]
    return found
