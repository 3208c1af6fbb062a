"""The analysis of a finished game, a turn at a time."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from eldorado.analysis.analysis_types import AnalysisDocument


class AnalysisState(Struct, frozen=True):
    """How far an analysis is; `analysis` is there when it is done (docs/analysis.md)."""

    progress: float
    analysis: AnalysisDocument | None = None


def analysis_parts(text: str) -> Iterator[AnalysisState]:
    """How far the analysis of a record's text is after each turn, and at last all of it."""
    from eldorado.analysis import analysing  # only processes that think need it
    from eldorado.records import Record

    work = analysing(Record.parse(text, strict=False))
    while True:
        try:
            done, of = next(work)
        except StopIteration as end:
            yield AnalysisState(1.0, end.value.to_json())
            return
        yield AnalysisState(done / of)


def analyse_text(text: str, progress: Callable[[float], None]) -> AnalysisState:
    """The analysis as a whole; many seconds of one core."""
    for state in analysis_parts(text):
        progress(state.progress)
    return state
