"""The state of a device without a server: its games, its shelf, and its current work."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from eldorado.interface.daily_documents import day_of
from eldorado.interface.route_words import ShelfRoute
from eldorado.interface.work.day_plan import plan_day
from eldorado.local.local_bots import LocalBots
from eldorado.local.local_jobs import ANALYSES, RATINGS, SURPRISES, LocalJobs
from eldorado.local.local_tables import LocalTables, Send
from eldorado.local.saved_games import Save, SavedGames
from eldorado.table import Refused, Setup
from eldorado.table.setup import DailyDeal

DAILY_KEY = b"eldorado: the daily expedition of a device without a server"
"""Everybody knows it, so these expeditions are never ranked."""

QUICK_AGAIN = 20
"""Turns in a row about which a level thinks as long as it likes, until its device is no longer
taken to be too slow for it."""

SHELF = "shelf/"
ABOUT = "device"


class DeviceState(Struct, frozen=True):
    """What is remembered of a device."""

    limited: list[str] = []
    """The levels for which it is too slow."""


class Device:
    """The parts of a local server, for its answers."""

    def __init__(self, send: Send, save: Save, now: Callable[[], float]) -> None:
        self.now = now
        self.save = save
        self.games = SavedGames(save)
        self.tables = LocalTables(self.games, send, now)
        self.bots = LocalBots(self.tables, self.note_thought)
        self.analyses = LocalJobs(ANALYSES, now)
        self.ratings = LocalJobs(RATINGS, now)
        self.surprises = LocalJobs(SURPRISES, now)
        self.shelf: dict[str, ShelfRoute] = {}
        self.about = DeviceState()
        self._days: dict[str, Setup] = {}
        self._unhurried: dict[str, int] = {}

    def restore(self, saved: Mapping[str, str]) -> None:
        """Takes over what was saved; what cannot be read harms nothing else."""
        self.games.restore(saved)
        for key, text in saved.items():
            try:
                if key.startswith(SHELF):
                    route = msgspec.json.decode(text, type=ShelfRoute)
                    self.shelf[route.code] = route
                elif key == ABOUT:
                    self.about = msgspec.json.decode(text, type=DeviceState)
            except msgspec.DecodeError:
                continue  # stays where it is kept

    def work(self) -> bool:
        """Does one part of the job that somebody asked for last; whether there is one."""
        every: list[LocalJobs[Any, Any]] = [self.analyses, self.ratings, self.surprises]
        jobs = max(every, key=lambda one: one.waited_for)
        if not jobs.waited_for:
            return False
        jobs.step()
        return True

    def outline_all(self) -> None:
        """Makes the outlines that are missing; games that cannot be opened have none."""
        for game in list(self.games.games.values()):
            if game.outline is None and not game.damaged:
                with suppress(Refused):
                    self.games.outline(game.table())

    def note_thought(self, level: str, shortened: bool) -> None:
        """That level has thought: as much as it likes, or less because time was short."""
        self._unhurried[level] = 0 if shortened else self._unhurried.get(level, 0) + 1
        limited = [one for one in self.about.limited if one != level]
        if shortened or (level in self.about.limited and self._unhurried[level] < QUICK_AGAIN):
            limited.append(level)
        if set(limited) != set(self.about.limited):
            self.about = DeviceState(limited)
            self.save(ABOUT, msgspec.json.encode(self.about).decode())

    def keep_route(self, route: ShelfRoute) -> None:
        self.shelf[route.code] = route
        self.save(f"{SHELF}{route.code}", msgspec.json.encode(route).decode())

    def remove_route(self, code: str) -> int:
        if self.shelf.pop(code, None) is None:
            return 0
        self.save(f"{SHELF}{code}", None)
        return 1

    def today(self) -> str:
        return day_of(self.now())

    def day(self, day: str) -> Setup:
        """The expedition of today or an earlier day; the same on every device."""
        if day > self.today():
            raise Refused("not_found", kind="day")
        found = self._days.get(day)
        if found is None:
            try:
                found = plan_day(DAILY_KEY, day)
            except ValueError as error:
                raise Refused("not_found", kind="day") from error
            assert found.daily is not None
            found = replace(found, daily=DailyDeal(day, found.daily.seed))
            self._days[day] = found
        return found
