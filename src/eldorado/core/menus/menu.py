"""What a player may do: groups of legal actions that are counted before any action is made.

A position has some twenty legal actions and one of them is done. So a group knows how many
there are, makes the one that is asked for, and can do it without making it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from eldorado.compiling import i64, mypyc_attr
from eldorado.core.actions import Action
from eldorado.core.chance import Chance
from eldorado.core.state import State


class Group:
    """Legal actions of one sort, at least one. They do not change when the game goes on."""

    __slots__ = ("size",)

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def action(self, place: int) -> Action:
        """The action of that place, from 0."""
        raise NotImplementedError

    def actions(self) -> list[Action]:
        """All of them; the list may be shared: look, do not touch."""
        return [self.action(place) for place in range(self.size)]

    def holds(self, action: Action) -> bool:
        return action in self.actions()

    def perform(self, state: State, place: int) -> Chance:
        """Do the action of that place to the state that the group was made for."""
        raise NotImplementedError


Menu = list[Group]
"""Legal actions in groups."""


def size_of_menu(menu: Menu) -> i64:
    """How many legal actions there are."""
    size: i64 = 0
    for group in menu:
        size += group.size
    return size


class ListedActions(Group):
    """Actions of a sort that is rare or has few: made at once."""

    __slots__ = ("_actions",)

    def __init__(self, actions: list[Action]) -> None:
        super().__init__(len(actions))
        self._actions = actions

    def action(self, place: int) -> Action:
        return self._actions[place]

    def actions(self) -> list[Action]:
        return self._actions


@mypyc_attr(free_list_len=1)
class LegalActions:
    """All legal actions in a stable order: an immutable sequence, equal to the list of them.

    Each action is made when it is asked for.
    """

    __slots__ = ("_groups", "_listed", "_size", "group", "picked", "place")

    def __init__(self, groups: Menu) -> None:
        self._groups = groups
        self._listed: list[Action] | None = None
        self.picked: Action | None = None
        """The action last looked at."""
        self.group: Group | None = None
        self.place: i64 = 0
        """The group it belongs to, and its place there."""
        self._size = size_of_menu(groups)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int):
            return self._pick(place)
        if isinstance(place, slice):
            return self._all()[place]
        return self._pick(place.__index__())

    def _pick(self, number: i64) -> Action:
        if number < 0:
            number += self._size
        if number < 0:
            raise IndexError("there are not so many legal actions")
        group = self._look_up(number)
        action = group.action(self.place)
        self.picked = action
        return action

    def _look_up(self, number: i64) -> Group:
        """The group of the action of that place among all, and its place there."""
        for group in self._groups:
            size = group.size
            if number < size:
                self.group = group
                self.place = number
                return group
            number -= size
        raise IndexError("there are not so many legal actions")

    def find(self, action: object) -> bool:
        """Whether that very object was looked at here; then `group` and `place` are its own."""
        if self.picked is not None and self.picked is action:
            return True
        if self._listed is not None:
            for number, one in enumerate(self._listed):
                if one is action:
                    self._look_up(number)
                    self.picked = one
                    return True
        return False

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all())

    def __reversed__(self) -> Iterator[Action]:
        return reversed(self._all())

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Action):
            for group in self._groups:
                if group.holds(action):
                    return True
        return False

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """The first place of an action; raises ValueError if it is not legal."""
        return self._all().index(action, start, self._size if stop is None else stop)  # type: ignore[arg-type]

    def count(self, action: object) -> int:
        return int(action in self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalActions):
            return self._size == other._size and self._all() == other._all()
        if isinstance(other, list | tuple):
            return self._size == len(other) and self._all() == list(other)
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if not self._size:
            return "<no legal actions>"
        first = str(self._groups[0].action(0))
        if self._size == 1:
            return f"<1 legal action: {first[:150]}>"
        return f"<{self._size} legal actions: {first[:150]}, ...>"

    def _all(self) -> list[Action]:
        actions = self._listed
        if actions is None:
            actions = []
            for group in self._groups:
                actions += group.actions()
            self._listed = actions
        return actions


Sequence.register(LegalActions)
