"""One action, chosen step by step from the table of choices."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from eldorado.core.actions import Action
from eldorado.envs.action_table import CHOICES, SIZE, encode
from eldorado.errors import EldoradoError


class IllegalChoice(EldoradoError):
    """A number of the table that cannot be chosen now."""


class ActionBuilder:
    """The choices open to a seat, and those it has made for its next action.

    A choice without an alternative is made at once, except the first of an action.
    """

    __slots__ = ("_sequences", "chosen")

    def __init__(self, actions: Sequence[Action], chosen: Sequence[int] = ()) -> None:
        self._sequences = {encode(action): action for action in actions}
        self.chosen: tuple[int, ...] = ()
        for choice in chosen:
            self._narrow(choice)

    def __repr__(self) -> str:
        words = ", ".join(CHOICES[choice] for choice in self.chosen) or "nothing"
        return f"<ActionBuilder: {words[:120]} chosen, {len(self._sequences)} actions left>"

    def choices(self) -> list[int]:
        """The numbers that may be chosen now, in ascending order."""
        step = len(self.chosen)
        return sorted({sequence[step] for sequence in self._sequences})

    def fill_mask(self, mask: NDArray[np.int8]) -> None:
        """Writes 1 for every number that may be chosen now, and 0 for the others."""
        mask[:] = 0
        step = len(self.chosen)
        for sequence in self._sequences:
            mask[sequence[step]] = 1

    def mask(self) -> NDArray[np.int8]:
        """A new array with what `fill_mask` writes."""
        mask = np.zeros(SIZE, np.int8)
        self.fill_mask(mask)
        return mask

    def choose(self, choice: int) -> Action | None:
        """Makes a choice; the action, once it is complete."""
        self._narrow(choice)
        while len(self._sequences) > 1:
            only = self._only_choice()
            if only < 0:
                return None
            self.chosen = (*self.chosen, only)
        ((self.chosen, action),) = self._sequences.items()
        return action

    def _narrow(self, choice: int) -> None:
        step = len(self.chosen)
        left = {
            sequence: action
            for sequence, action in self._sequences.items()
            if len(sequence) > step and sequence[step] == choice
        }
        if not left:
            name = CHOICES[choice] if 0 <= choice < SIZE else f"number {choice}"
            raise IllegalChoice(f"'{name}' cannot be chosen now; the mask shows what can.")
        self._sequences = left
        self.chosen = (*self.chosen, int(choice))

    def _only_choice(self) -> int:
        """The next choice if it is the same in every sequence, else -1."""
        step = len(self.chosen)
        only = -1
        for sequence in self._sequences:
            if only not in (-1, sequence[step]):
                return -1
            only = sequence[step]
        return only
