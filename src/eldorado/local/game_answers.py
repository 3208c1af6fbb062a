"""What needs no table: routes, boards, the course, records that are brought, the workshop."""

from eldorado.core.game import new_seed
from eldorado.course import trainer_catalogue
from eldorado.course.scene_types import LessonScene, PuzzleScene, TrainerBrief
from eldorado.exports.bench_document import BenchDocument, TrayPiece, bench_document, tray
from eldorado.exports.board_document import (
    BlockadeDocument,
    BoardDocument,
    RouteBrief,
    blockades,
    board_document,
    known_routes,
    route_code,
)
from eldorado.exports.replay_frames import Replay, replay_text
from eldorado.input_limits import LARGEST_UPLOAD, check_record, check_route
from eldorado.interface.gallery_documents import RoutePage
from eldorado.interface.learning import (
    Contents,
    LessonTry,
    PuzzleTry,
    contents,
    lesson_answer,
    puzzle_answer,
)
from eldorado.interface.questions import BenchQuestion, RatingQuestion, RecordText, SurpriseQuestion
from eldorado.interface.schemas import (
    Alive,
    Health,
    LevelBrief,
    NewRoute,
    RouteCode,
    level_briefs,
)
from eldorado.interface.work.analysis_parts import AnalysisState
from eldorado.interface.work.route_figures import figures_of
from eldorado.interface.work.route_races import RatingState, SurpriseState
from eldorado.local.asked import AnsweredPath, Asked
from eldorado.local.device import Device
from eldorado.table import Refused


def alive(device: Device, asked: Asked) -> Alive:
    return Alive()


def health(device: Device, asked: Asked) -> Health:
    return Health("ok", [])


def list_levels(device: Device, asked: Asked) -> list[LevelBrief]:
    """The computer players; `limited` are those for which this device was too slow."""
    return level_briefs(device.about.limited)


def list_routes(device: Device, asked: Asked) -> list[RouteBrief]:
    return known_routes()


def make_route(device: Device, asked: Asked) -> RouteCode:
    data = asked.read(NewRoute)
    return RouteCode(route_code(new_seed() if data.seed is None else data.seed, data.tiles))


def show_board(device: Device, asked: Asked) -> BoardDocument:
    (route,) = asked.parts
    check_route(route)
    return board_document(route)


def list_blockades(device: Device, asked: Asked) -> list[BlockadeDocument]:
    return blockades()


def course(device: Device, asked: Asked) -> Contents:
    return contents()


def trainer(device: Device, asked: Asked) -> list[TrainerBrief]:
    return trainer_catalogue()


def lesson_scene(device: Device, asked: Asked) -> LessonScene:
    return lesson_answer(asked.parts[0], asked.read(LessonTry))


def puzzle_scene(device: Device, asked: Asked) -> PuzzleScene:
    return puzzle_answer(asked.parts[0], asked.read(PuzzleTry))


def replay_file(device: Device, asked: Asked) -> Replay:
    data = asked.read(RecordText, LARGEST_UPLOAD)
    return replay_text(data.record, data.eyes)


def analyse_file(device: Device, asked: Asked) -> AnalysisState:
    data = asked.read(RecordText, LARGEST_UPLOAD)
    check_record(data.record)
    return device.analyses.state(data.record)


def list_pieces(device: Device, asked: Asked) -> list[TrayPiece]:
    return tray()


def show_bench(device: Device, asked: Asked) -> BenchDocument:
    data = asked.read(BenchQuestion)
    return bench_document(data.code, data.piece, data.at)


def rate_route(device: Device, asked: Asked) -> RatingState:
    data = asked.read(RatingQuestion)
    if data.depth == "full":
        raise Refused("needs_server", "Quick levels race for too long here; ask a server.")
    return device.ratings.state(data.code) if data.begin else device.ratings.known(data.code)


def find_route_by_wishes(device: Device, asked: Asked) -> SurpriseState:
    data = asked.read(SurpriseQuestion)
    data.check()
    return device.surprises.state(data)


def show_route(device: Device, asked: Asked) -> RoutePage:
    """The page of a route by its figures: there is no gallery here."""
    (route,) = asked.parts
    check_route(route)
    return RoutePage(figures_of(route), None, finished=False, hidden=False)


def needs_server(device: Device, asked: Asked) -> None:
    """What other people take part in."""
    raise Refused("needs_server", "This needs other people, so it works only with a server.")


PATHS = [
    AnsweredPath("GET", "/api/alive", alive),
    AnsweredPath("GET", "/api/health", health),
    AnsweredPath("GET", "/api/levels", list_levels),
    AnsweredPath("GET", "/api/routes", list_routes),
    AnsweredPath("POST", "/api/routes", make_route),
    AnsweredPath("GET", "/api/boards/{}", show_board),
    AnsweredPath("GET", "/api/blockades", list_blockades),
    AnsweredPath("GET", "/api/course", course),
    AnsweredPath("GET", "/api/course/trainer", trainer),
    AnsweredPath("POST", "/api/course/lessons/{}", lesson_scene),
    AnsweredPath("POST", "/api/course/puzzles/{}", puzzle_scene),
    AnsweredPath("POST", "/api/replays", replay_file),
    AnsweredPath("POST", "/api/analyses", analyse_file),
    AnsweredPath("GET", "/api/workshop/pieces", list_pieces),
    AnsweredPath("POST", "/api/workshop/bench", show_bench),
    AnsweredPath("POST", "/api/workshop/rating", rate_route),
    AnsweredPath("POST", "/api/workshop/surprise", find_route_by_wishes),
    AnsweredPath("POST", "/api/races", needs_server),
    AnsweredPath("GET", "/api/ladder", needs_server),
    AnsweredPath("PUT", "/api/me/ladder", needs_server),
    AnsweredPath("DELETE", "/api/me/ladder", needs_server),
    AnsweredPath("GET", "/api/gallery", needs_server),
    AnsweredPath("GET", "/api/gallery/{}", show_route),
    AnsweredPath("PUT", "/api/gallery/{}", needs_server),
    AnsweredPath("DELETE", "/api/gallery/{}", needs_server),
    AnsweredPath("PUT", "/api/tables/{}/webhook", needs_server),
    AnsweredPath("GET", "/api/metrics", needs_server),
]
