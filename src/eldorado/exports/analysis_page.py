"""An analysis as one HTML file that needs nothing else: the browser's own page with its data.

The client's build writes `analysis.html`; what was analyzed and the texts are put into it here.
"""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from eldorado.analysis import Analysis
from eldorado.analysis.analysis_types import AnalysisDocument
from eldorado.errors import EldoradoError, WordedError
from eldorado.exports.board_document import BoardDocument, board_document
from eldorado.exports.replay_frames import Replay, replay_of
from eldorado.i18n import LANGUAGES, LAYERS, texts
from eldorado.records import Record

PAGE: Final = Path(__file__).with_name("analysis.html")
PLACE: Final = "<!--embedded-->"
NOT_SHOWN: Final = ("rules", "editions", "course", "learn", "reports", "terminal")
"""Long texts that no part of the page uses."""


class Embedded(Struct, frozen=True):
    """The data that the page holds besides its program."""

    analysis: AnalysisDocument
    replay: Replay
    board: BoardDocument | None
    """None for a board made by hand: the replay has it then."""
    language: str
    texts: dict[str, list[str]]
    """Fluent texts by language."""


def analysis_page(analysis: Analysis, record: Record, language: str = "en") -> str:
    """The page; the same for the same analysis."""
    if language not in LANGUAGES:
        raise EldoradoError(
            f"There is no language '{language}'; choose one of {', '.join(LANGUAGES)}."
        )
    replay = replay_of(record, None)
    route = replay.start["board"].get("route")
    spoken = {layer: texts(layer, NOT_SHOWN) for layer in (*LAYERS[language], "en")}
    data = Embedded(
        analysis.to_json(),
        replay,
        None if route is None else board_document(route),
        language,
        spoken,
    )
    text = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    return _template().replace(PLACE, text, 1)


def _template() -> str:
    try:
        return PAGE.read_text("utf-8")
    except OSError:
        raise WordedError("analyse-unbuilt") from None
