"""Chunks of games: what a worker receives, and what it returns."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from eldorado.bots.loading import given_bots, know_bots
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import edition
from eldorado.lab.simulation.garbage import relaxed_collector
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.play import (
    GameJob,
    GameResult,
    PlayedGame,
    play_one,
    play_whole,
)
from eldorado.lab.tournaments.turn_times import Times, TurnTimer

Played = TypeVar("Played", GameResult, PlayedGame)


@dataclass(frozen=True)
class Chunk:
    """Games that are played one after the other by one worker."""

    index: int
    jobs: tuple[GameJob, ...]
    timed: bool = False
    """Whether to note how long the bots think."""
    kept: tuple[str, ...] = ()
    """What to hand back besides results: records, positions, traces."""
    given: dict[str, Any] = field(default_factory=dict)
    """Bots that are objects of the process that made the chunk, by their names."""


@dataclass(frozen=True)
class PlayedChunk:
    """A chunk's results, in the order of its jobs."""

    index: int
    results: tuple[GameResult, ...]
    edition: str
    """What it was played with; see `edition`."""
    times: tuple[Times, ...] = ()
    """Thinking times of the bots for each result; empty unless requested."""
    kept: dict[str, bytes] = field(default_factory=dict)
    """Files of records, positions and traces, if they were requested."""

    @property
    def players(self) -> set[str]:
        """All players."""
        return {name for result in self.results for name in result.players}


class GameFailed(EldoradoError):
    """A game could not be played to its end; the text says how to repeat it."""


class Stopped(EldoradoError):
    """The worker was asked to stop in the middle of a chunk."""


def chunk_count(plan: SimulationPlan, size: int) -> int:
    """How many chunks of that size a plan has; the last may be smaller."""
    return -(-plan.games // size)


def make_chunk(plan: SimulationPlan, size: int, index: int) -> Chunk:
    """One chunk of a plan."""
    numbers = range(index * size, min((index + 1) * size, plan.games))
    return Chunk(index, tuple(map(plan.job, numbers)), given=given_bots(plan.players))


def make_chunks(plan: SimulationPlan, size: int) -> Iterator[Chunk]:
    """All chunks of a plan, made one by one."""
    return (make_chunk(plan, size, index) for index in range(chunk_count(plan, size)))


def play_chunk(chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> PlayedChunk:
    """Play all games of a chunk; between two of them it may be stopped."""
    know_bots(chunk.given)
    results: list[GameResult] = []
    times: list[Times] = []
    games: list[PlayedGame] = []
    with relaxed_collector():
        for job in chunk.jobs:
            if stopped():
                raise Stopped(f"Chunk {chunk.index} was stopped.")
            clock = TurnTimer(len(job.players)) if chunk.timed else None
            if chunk.kept:
                games.append(_play(play_whole, job, clock))
                results.append(games[-1].result)
            else:
                results.append(_play(play_one, job, clock))
            if clock is not None:
                times.append(clock.times())
    played_with = edition({name for job in chunk.jobs for name in job.players})
    kept = {name: _written(name, games) for name in chunk.kept}
    return PlayedChunk(chunk.index, tuple(results), played_with, tuple(times), kept)


def in_order(portions: Iterable[PlayedChunk]) -> Iterator[PlayedChunk]:
    """The same chunks in the order of their indices, from 0 without gaps."""
    early: dict[int, PlayedChunk] = {}
    wanted = 0
    for played in portions:
        early[played.index] = played
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _play(work: Callable[..., Played], job: GameJob, clock: TurnTimer | None) -> Played:
    try:
        return work(job) if clock is None else work(job, clock)
    except Exception as error:  # every error must be reported and survive pickling
        raise GameFailed(
            f"Game {job.number} ({', '.join(job.players)} on {job.route} with seed {job.seed}) "
            f"failed with {type(error).__name__}: {error}"
        ) from error


def _written(name: str, games: Sequence[PlayedGame]) -> bytes:
    """What is kept of some games, as a file."""
    from eldorado.lab.simulation.race_trace import dump_traces
    from eldorado.lab.storage.positions import dump_positions, dump_records

    writers = {"records": dump_records, "positions": dump_positions, "traces": dump_traces}
    return writers[name](games)
