"""The profiles of the printed routes: what is usual, and which of them a route is like."""

import json
from collections.abc import Mapping
from functools import cache
from math import sqrt
from pathlib import Path

from eldorado.routes import KNOWN
from eldorado.workshop.ratings.criteria import CRITERIA, Criterion
from eldorado.workshop.ratings.rating_plan import Depth

FILE = Path(__file__).with_name("printed_profiles.json")

WORDS = {
    "length": ("short", "long"),
    "lead_changes": ("few", "many"),
    "uncertainty": ("early", "late"),
    "closeness": ("close", "apart"),
    "seat_fairness": ("fair", "unfair"),
    "skill_gap": ("small", "large"),
    "luck_share": ("little", "much"),
    "path_diversity": ("narrow", "varied"),
    "bottlenecks": ("free", "crowded"),
    "colours": ("uneven", "even"),
    "purchases": ("few", "many"),
    "blockades": ("little", "much"),
}
"""The words for a figure below and above those of the printed routes."""

USUAL = "usual"

ALIKE = 2
"""How many printed routes a rating names as the most alike."""


@cache
def profiles(depth: Depth) -> dict[str, dict[str, float]]:
    """The criteria of the printed routes rated as deeply; empty if they have not been."""
    data: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text("utf-8"))
    return data.get(depth, {})


def usual_length() -> float:
    """The mean round of the first arrival of walkers over the printed routes."""
    lengths = [profile["length"] for profile in profiles("quick").values()]
    return sum(lengths) / len(lengths)


def word_for(name: str, figure: Criterion, depth: Depth) -> str:
    """A figure in one word: usual is what lies among those of the printed routes.

    Seats are fair unless their interval says otherwise.
    """
    low, high = WORDS[name]
    if name == "seat_fairness":
        return high if figure.low > 0 else low
    known = [profile[name] for profile in profiles(depth).values()]
    if known and figure.value < min(known):
        return low
    return high if known and figure.value > max(known) else USUAL


def alike(criteria: Mapping[str, Criterion], code: str) -> tuple[str, ...]:
    """The printed routes whose profiles are nearest, each figure in units of their spread.

    A printed route is not compared with itself. The fairness of seats does not distinguish routes.
    """
    known = {id: one for id, one in profiles("quick").items() if str(KNOWN[id]) != code}
    names = [name for name in CRITERIA if name != "seat_fairness"]
    spread = spreads()

    def distance(id: str) -> float:
        return sum(((criteria[name].value - known[id][name]) / spread[name]) ** 2 for name in names)

    return tuple(sorted(known, key=distance)[:ALIKE])


@cache
def spreads() -> dict[str, float]:
    """By criterion, how far the printed routes are from each other in quick ratings."""
    known = profiles("quick").values()
    return {name: _spread([profile[name] for profile in known]) for name in CRITERIA}


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
