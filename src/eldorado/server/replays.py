"""Finished games to look at again: every step, from any seat's eyes or with everything open."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS
from eldorado.core.view import View
from eldorado.input_limits import LARGEST_UPLOAD, LONGEST_RECORD
from eldorado.records import Record
from eldorado.records.record import write_variant
from eldorado.records.turns import Step, write_chance
from eldorado.server.api import AnyRequest, TableId, finished_record
from eldorado.server.desk import Desk
from eldorado.server.jobs.worked_out import PACKED, answers, worked_out
from eldorado.server.problems import refusals
from eldorado.table import changes, told
from eldorado.table.events import Acted

Eyes = Annotated[
    int | None, Parameter(ge=0, le=3, description="The seat to look from; else all is open.")
]


class Frame(Struct, frozen=True):
    """One step: when, who, what, and how the view changes by it (JSON pointers)."""

    round: int
    event: dict[str, Any]
    set: dict[str, Any]
    gone: list[str]


class Replay(Struct, frozen=True):
    """A game from its first position on."""

    names: list[str]
    route: str
    variant: str
    result: str
    eyes: int | None
    start: dict[str, Any]
    """The view before the first step; with everything open, hands are lists for every seat."""
    frames: list[Frame]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as a file holds it."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    eyes: int | None = None


@get(
    "/tables/{table:str}/replay",
    responses=answers(Replay, refusals(400, 404, 409, 422, 429, 503)),
    opt={PACKED: True},
)
async def replay_table(
    request: AnyRequest, desk: Desk, table: TableId, eyes: Eyes = None
) -> Response[bytes]:
    """A finished game of this server, step by step."""
    text = await finished_record(desk, request, table)
    return (await worked_out(desk, request, replay_text, text, eyes)).response()


@post(
    "/replays",
    status_code=200,
    responses=answers(Replay, refusals(400, 413, 422, 429)),
    opt={PACKED: True},
    request_max_body_size=LARGEST_UPLOAD,
)
async def replay_file(request: AnyRequest, desk: Desk, data: RecordText) -> Response[bytes]:
    """A game from a record file, step by step; nothing of it is kept."""
    return (await worked_out(desk, request, replay_text, data.record, data.eyes)).response()


def replay_text(text: str, eyes: int | None) -> Replay:
    """Every step of a record's text; runs in a pool."""
    return replay_of(Record.parse(text, strict=False), eyes)


def replay_of(record: Record, eyes: int | None) -> Replay:
    """Every step of a record as somebody may see it."""
    game = record.start()
    if eyes is not None and eyes >= len(game.players):
        eyes = None
    start = before = shown(game, eyes)
    frames: list[Frame] = []
    round, seat = game.round, game.to_move
    for after, step in record.steps(game):
        now = shown(after, eyes)
        different = changes(before, now)
        event = told(_event(seat, step), seat if eyes is None else eyes)
        frames.append(Frame(round, event, different.set, different.gone))
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


def shown(game: Game, eyes: int | None) -> dict[str, Any]:
    """A view as a client draws it; with everything open, every hand is laid out."""
    document = View.of(game, eyes).to_json()
    if eyes is None:
        for player, data in zip(game.players, document["players"], strict=True):
            data["hand"] = [CARD_IDS[card] for card in player.hand]
            data["unseen"] = [CARD_IDS[card] for card in sorted(player.draw)]
    return document


def _event(seat: int, step: Step) -> Acted:
    return Acted(0.0, seat, str(step.action), write_chance(step.chance) if step.chance else "")


HANDLERS = [replay_table, replay_file]
