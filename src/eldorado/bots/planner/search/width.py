"""How much of a turn is searched."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Width:
    """How widely a turn is searched."""

    beam: int
    """Positions followed after each action."""
    with_kept: int
    """Positions for which keeping cards is considered."""


WIDE: Final = Width(40, 16)
NARROW: Final = Width(16, 4)
