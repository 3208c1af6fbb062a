"""The analysis of a game: how the race went, what decisions cost, what was luck.

`analyse(record)` returns all of it; `to_json()` of the result is a document.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eldorado.analysis.effort import QUICK, WHOLE, Effort
    from eldorado.analysis.game_analysis import Analysis, analyse, analysing

__all__ = ["QUICK", "WHOLE", "Analysis", "Effort", "analyse", "analysing"]


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: the types of its documents do not need a planner."""
    if name in __all__:
        from eldorado.analysis import effort, game_analysis

        return getattr(effort if name in ("QUICK", "WHOLE", "Effort") else game_analysis, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
