"""Simulations: any number of games, checked and summarized."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eldorado.lab.simulation.collect import RunSettings as RunSettings
    from eldorado.lab.simulation.invariants import Inspector as Inspector
    from eldorado.lab.simulation.invariants import InvariantError as InvariantError
    from eldorado.lab.simulation.invariants import check_game as check_game
    from eldorado.lab.simulation.plan import SimulationPlan as SimulationPlan
    from eldorado.lab.simulation.play import GameJob as GameJob
    from eldorado.lab.simulation.play import GameResult as GameResult
    from eldorado.lab.simulation.play import play_one as play_one
    from eldorado.lab.simulation.simulate import Run as Run
    from eldorado.lab.simulation.simulate import run_simulation as run_simulation
    from eldorado.lab.simulation.simulate import simulate as simulate
    from eldorado.lab.simulation.summary import Summary as Summary

_LATER = {
    "GameJob": "play",
    "GameResult": "play",
    "Inspector": "invariants",
    "InvariantError": "invariants",
    "Run": "simulate",
    "RunSettings": "collect",
    "SimulationPlan": "plan",
    "Summary": "summary",
    "check_game": "invariants",
    "play_one": "play",
    "run_simulation": "simulate",
    "simulate": "simulate",
}
"""Names whose modules are loaded when first asked for: a browser has no processes to run games in,
but plays single ones."""

__all__ = [
    "GameJob",
    "GameResult",
    "Inspector",
    "InvariantError",
    "Run",
    "RunSettings",
    "SimulationPlan",
    "Summary",
    "check_game",
    "play_one",
    "run_simulation",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.simulation.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
