"""Finished games step by step, from the view of a seat or with all cards open."""

from typing import Any

from msgspec import Struct

from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS
from eldorado.core.view import View
from eldorado.core.view_types import GameView
from eldorado.records import Record
from eldorado.records.record import write_variant
from eldorado.records.turn_text import RecordedAction, write_chance
from eldorado.table import changes, told_action
from eldorado.table.events import Acted, ShownAction


class ReplayFrame(Struct, frozen=True):
    """One step: when, who, what, and how the view changes by it (JSON pointers)."""

    round: int
    event: ShownAction
    set: dict[str, Any]
    gone: list[str]


class Replay(Struct, frozen=True):
    """A game from its first position on."""

    names: list[str]
    route: str
    variant: str
    result: str
    eyes: int | None
    start: GameView
    """The view before the first step; with all cards open, every seat has its hand as a list."""
    frames: list[ReplayFrame]


def replay_text(text: str, eyes: int | None) -> Replay:
    """Every step of a record's text."""
    return replay_of(Record.parse(text, strict=False), eyes)


def replay_of(record: Record, eyes: int | None) -> Replay:
    """Every step of a record as one viewer may see it."""
    game = record.start()
    if eyes is not None and eyes >= len(game.players):
        eyes = None
    start = before = shown(game, eyes)
    frames: list[ReplayFrame] = []
    round, seat = game.round, game.to_move
    for after, step in record.steps(game):
        now = shown(after, eyes)
        different = changes(before, now)
        event = told_action(_event(seat, step), seat if eyes is None else eyes)
        frames.append(ReplayFrame(round, event, different.set, different.gone))
        before, round, seat = now, after.round, after.to_move
    return Replay(
        record.seats,
        game.board.title,
        write_variant(game.variant),
        record.tags.get("Result", ""),
        eyes,
        start,
        frames,
    )


def shown(game: Game, eyes: int | None) -> GameView:
    """A view as a client draws it; with all cards open, it shows every hand."""
    document = View.of(game, eyes).to_json()
    if eyes is None:
        for player, data in zip(game.players, document["players"], strict=True):
            data["hand"] = [CARD_IDS[card] for card in player.hand]
            data["unseen"] = [CARD_IDS[card] for card in sorted(player.draw)]
    return document


def _event(seat: int, step: RecordedAction) -> Acted:
    return Acted(0.0, seat, str(step.action), write_chance(step.chance) if step.chance else "")
