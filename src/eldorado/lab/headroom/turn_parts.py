"""The parts of a turn that judgment can be asked about one by one."""

from collections.abc import Iterable
from typing import Final

from eldorado.bots.planner.judging.candidates import Candidate

PARTS: Final = ("purchases", "kept", "removals", "movement")
WHOLE: Final = "whole"
"""Besides the parts: turns that may differ in anything."""


def part_of(candidate: Candidate, part: str) -> tuple[object, ...]:
    """What a turn does in one part."""
    node, closing = candidate.node, candidate.closing
    if part == "purchases":
        return (node.taken, closing.bought)
    if part == "kept":
        return tuple(sorted(closing.kept))
    if part == "removals":
        return tuple(sorted((*node.removed, *closing.consumed)))
    return (node.pieces, node.opened, node.explored)


def differing_in(part: str, best: Candidate, others: Iterable[Candidate]) -> list[Candidate]:
    """The best turn, then those that differ from it in this part only, each way once."""
    equal = [other for other in PARTS if other != part]
    rest = [part_of(best, one) for one in equal]
    found = {part_of(best, part): best}
    for candidate in others:
        if [part_of(candidate, one) for one in equal] == rest:
            found.setdefault(part_of(candidate, part), candidate)
    return list(found.values())
