"""Tables of a device: opened, looked up, joined and advised on."""

import msgspec
from msgspec.structs import replace

from eldorado.core.position import variant_document
from eldorado.exports.replay_frames import Replay, replay_text
from eldorado.input_limits import LARGEST_SETUP, MOST_CHOICES, choices
from eldorado.interface.questions import PlannedTurn, whole_turn
from eldorado.interface.schemas import (
    Claim,
    Claimed,
    Created,
    HeldSeat,
    Joining,
    Listed,
    Shown,
)
from eldorado.interface.table_ids import is_table_id, new_table_id
from eldorado.interface.table_requests import advised_seat
from eldorado.interface.work.advice import Advice, Hint, hints_for, judge_plan
from eldorado.interface.work.analysis_parts import AnalysisState
from eldorado.interface.work.table_texts import actions_of, record_of
from eldorado.local.asked import AnsweredPath, Asked, Text
from eldorado.local.device import Device
from eldorado.local.local_tables import LocalTable
from eldorado.table import Refused, Setup
from eldorado.table.document_types import TableStatus
from eldorado.table.refused import no_such_table

SECRET = "this-device"
"""A device holds the seats of all people at its tables, so nothing has to be proved."""


def link_to(id: str) -> str:
    return f"/table/{id}"


def held_seats(live: LocalTable) -> list[HeldSeat]:
    return [HeldSeat(seat, SECRET, link_to(live.table.id)) for seat in sorted(live.held)]


def find_table(device: Device, asked: Asked) -> LocalTable:
    """The table that the path names."""
    if not is_table_id(asked.parts[0]):
        raise no_such_table()
    return device.tables.open(asked.parts[0])


def create_table(device: Device, asked: Asked) -> Created:
    data = asked.read(Setup, LARGEST_SETUP)
    data.check_plan()
    setup = replace(data, former="", daily=None, gathering=None).checked()
    live = device.tables.create(new_table_id(), setup)
    return Created(live.table.id, link_to(live.table.id), held_seats(live))


def list_tables(device: Device, asked: Asked) -> list[Listed]:
    """Public tables that are open or running."""
    return _listed(device, asked, ("lobby", "running", "paused"))


def list_records(device: Device, asked: Asked) -> list[Listed]:
    """Finished public games."""
    return _listed(device, asked, ("over",))


def _listed(device: Device, asked: Asked, statuses: tuple[TableStatus, ...]) -> list[Listed]:
    limit = asked.number("limit", 1, 100) or 50
    found: list[Listed] = []
    device.outline_all()
    for game in device.games.newest():
        outline = game.outline
        if outline is None or game.damaged or outline.status not in statuses:
            continue
        setup = game.setup()
        if setup.public and len(found) < limit:
            found.append(
                Listed(
                    id=game.id,
                    status=outline.status,
                    route=setup.route,
                    variant=variant_document(setup.variant),
                    seats=[seat.to_json() for seat in outline.seats],
                    public=True,
                    made_up=setup.made_up,
                    at=game.at,
                )
            )
    return found


def show_table(device: Device, asked: Asked) -> Shown:
    live = find_table(device, asked)
    return Shown.of(live.table, live.held)


def take_seat(device: Device, asked: Asked) -> HeldSeat:
    """Takes an open seat; the game begins by itself when none is open any more."""
    live, data = find_table(device, asked), asked.read(Joining)
    before = live.held
    device.tables.request(live, lambda table, at: table.sit(data.name, at, data.seat))
    (seat,) = live.held - before
    device.tables.begin(live)
    return HeldSeat(seat, SECRET, link_to(live.table.id))


def claim(device: Device, asked: Asked) -> Claimed:
    live = find_table(device, asked)
    asked.read(Claim)
    return _claimed(live)


def follow(device: Device, asked: Asked) -> Claimed:
    """Goes from a finished table to its rematch."""
    again = find_table(device, asked).table.rematch
    if not again:
        raise Refused("waiting", kind="no_rematch")
    return _claimed(device.tables.open(again))


def _claimed(live: LocalTable) -> Claimed:
    if not live.held:
        raise Refused("not_seated", kind="rematch")
    return Claimed(live.table.id, sorted(live.held))


def list_actions(device: Device, asked: Asked) -> list[str]:
    """Every legal action of the person to move; none when it is nobody's turn."""
    table = find_table(device, asked).table
    if table.acting is None:
        return []
    view = table.view(table.acting)
    if choices(view.world.player.hand) > MOST_CHOICES:
        raise Refused("too_long")
    return actions_of(view.to_json())


def finished_record(device: Device, asked: Asked) -> Text:
    """The record of a finished game; earlier it would reveal hidden information."""
    table = find_table(device, asked).table
    if table.status != "over":
        raise Refused("waiting", kind="record")
    return Text(record_text(device, table.id))


def record_text(device: Device, id: str) -> str:
    game = device.games.find(id)
    lines = [line.encode() for line in game.lines]
    return record_of(id, msgspec.json.encode(game.setup()), lines)


def replay_table(device: Device, asked: Asked) -> Replay:
    eyes = asked.number("eyes", 0, 3)
    return replay_text(finished_record(device, asked), eyes)


def analyse_table(device: Device, asked: Asked) -> AnalysisState:
    return device.analyses.state(str(finished_record(device, asked)))


def hints(device: Device, asked: Asked) -> list[Hint]:
    """The best turns from here, best first."""
    live = find_table(device, asked)
    seat = advised_seat(live.table, live.held)
    return hints_for(live.table.view(seat).to_json())


def advise(device: Device, asked: Asked) -> Advice:
    """What this turn costs if it goes on like that."""
    live, data = find_table(device, asked), asked.read(PlannedTurn)
    seat = advised_seat(live.table, live.held)
    view, actions = whole_turn(live.table, seat, data)
    return judge_plan(view.to_json(), actions)


PATHS = [
    AnsweredPath("GET", "/api/tables", list_tables),
    AnsweredPath("POST", "/api/tables", create_table, 201),
    AnsweredPath("GET", "/api/records", list_records),
    AnsweredPath("GET", "/api/tables/{}", show_table),
    AnsweredPath("POST", "/api/tables/{}/seats", take_seat, 201),
    AnsweredPath("POST", "/api/tables/{}/claim", claim),
    AnsweredPath("POST", "/api/tables/{}/follow", follow),
    AnsweredPath("GET", "/api/tables/{}/actions", list_actions),
    AnsweredPath("GET", "/api/tables/{}/record", finished_record),
    AnsweredPath("GET", "/api/tables/{}/replay", replay_table),
    AnsweredPath("GET", "/api/tables/{}/analysis", analyse_table),
    AnsweredPath("GET", "/api/tables/{}/hints", hints),
    AnsweredPath("POST", "/api/tables/{}/advice", advise),
]
