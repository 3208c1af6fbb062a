"""The names of the levels, for code that does not play them."""

from typing import Final

CHARACTERS: Final[dict[str, str]] = {
    "rookie": "Eager and easily distracted. A good first opponent.",
    "rambler": "Knows the way, but not which cards to buy.",
    "ranger": "Moves well and buys sensibly, with a mistake now and then.",
    "navigator": "Plans every turn to the end and rarely makes mistakes.",
    "pathfinder": "Plans each turn and thinks ahead to the hands that may follow.",
}
"""Every level in one line, from weakest to strongest."""

LEVELS: Final[tuple[str, ...]] = tuple(CHARACTERS)
"""The names of the levels, from weakest to strongest."""
