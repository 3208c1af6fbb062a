"""A folder of results in shards, one per chunk; existing shards are not played again."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import edition
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.storage.columns import belong_to
from eldorado.lab.storage.formats import DamagedShard, Format, find_codec
from eldorado.lab.storage.manifest import check_manifest, make_manifest, write_safely
from eldorado.lab.tournaments.turn_times import Times
from eldorado.lab.workers.chunks import PlayedChunk, chunk_count, make_chunk

KEPT_ENDINGS = {"records": "txt", "positions": "parquet", "traces": "json"}
"""What can be kept besides results, with the endings of the files."""


class Shards:
    """The folder of one simulation; opening it for another one is refused."""

    def __init__(
        self,
        folder: Path,
        plan: SimulationPlan,
        size: int,
        format: Format,
        kept: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        self.folder = folder
        self.kept = kept
        """What is kept besides results, with the folders for it."""
        self.damaged = 0
        """Files found that do not hold what they should."""
        self._plan = plan
        self._size = size
        self._format = format
        self._codec = find_codec(format)
        if "positions" in kept:
            find_codec("parquet")
        try:
            for each in (folder, *kept.values()):
                each.mkdir(parents=True, exist_ok=True)
            check_manifest(folder, make_manifest(plan, size, format))
        except OSError as error:
            raise EldoradoError(f"{folder} cannot be used: {error.strerror}.") from error

    def file(self, index: int) -> Path:
        """Where the results of a chunk are."""
        return self.folder / f"part-{index:05}.{self._format}"

    def kept_file(self, name: str, index: int) -> Path:
        """Where a chunk's records or positions are."""
        return self.kept[name] / f"{name}-{index:05}.{KEPT_ENDINGS[name]}"

    def find(self, index: int) -> list[GameResult] | None:
        """A chunk's results; None if it has not been played or its file is damaged."""
        try:
            results = self._codec.load(self.file(index).read_bytes())
        except FileNotFoundError:
            return None
        except DamagedShard:
            results = []
        if belong_to(results, make_chunk(self._plan, self._size, index).jobs):
            return results
        self.damaged += 1
        return None

    def write(self, index: int, results: Sequence[GameResult]) -> None:
        """Keep a chunk's results: the whole file or none."""
        write_safely(self.file(index), self._codec.dump(results))

    def load(self, index: int) -> PlayedChunk | None:
        """A chunk as its worker handed it back; None if it is to be played."""
        results = self.find(index)
        if results is None or not all(self.kept_file(name, index).exists() for name in self.kept):
            return None
        return PlayedChunk(index, tuple(results), edition(self._plan.players))

    def save(self, played: PlayedChunk) -> None:
        """Keep what a worker handed back; the results last, for they say that all is there."""
        for name, data in played.kept.items():
            write_safely(self.kept_file(name, played.index), data)
        self.write(played.index, played.results)

    def results(self) -> Iterator[GameResult]:
        """All results that are there, in the order of the games."""
        for index in range(chunk_count(self._plan, self._size)):
            yield from self.find(index) or ()


class TimedShards(Shards):
    """Shards that also store the bots' thinking times, in separate files."""

    def clock_file(self, index: int) -> Path:
        """Where the times of a chunk are, as JSON: by game, by seat, the seconds of each turn."""
        return self.folder / f"turns-{index:05}.json"

    def load(self, index: int) -> PlayedChunk | None:
        played = super().load(index)
        if played is None:
            return None
        times = self._times(index, played.results)
        if times is None:
            self.damaged += 1
            return None
        return PlayedChunk(index, played.results, played.edition, times)

    def save(self, played: PlayedChunk) -> None:
        write_safely(self.clock_file(played.index), json.dumps(played.times).encode())
        super().save(played)

    def _times(self, index: int, results: Sequence[GameResult]) -> tuple[Times, ...] | None:
        """A chunk's times; None if they do not match this number of games and seats."""
        try:
            games = json.loads(self.clock_file(index).read_bytes())
            times = tuple(tuple(tuple(map(float, turns)) for turns in seats) for seats in games)
        except (OSError, ValueError, TypeError):
            return None
        fits = [len(seats) for seats in times] == [len(one.players) for one in results]
        return times if fits else None
