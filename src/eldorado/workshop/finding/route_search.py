"""Finds new routes by rating them: an archive of good and different ones (MAP-Elites).

The search starts from the printed and random routes and changes what it has kept. Every cell of
the archive, a length and a difficulty, keeps its best route. Everything follows from the seed, and
ratings are kept in a file, so that an interrupted search resumes by looking up what it knows.
"""

import hashlib
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from eldorado.core.chance import Stream
from eldorado.core.game import new_seed
from eldorado.errors import EldoradoError
from eldorado.lab.workers.processes import processes, shielded
from eldorado.reporting.progress import ProgressReport
from eldorado.routes import KNOWN, random_route
from eldorado.routes.code import Route, find_route
from eldorado.workshop.finding.found_route import FoundRoute, judged
from eldorado.workshop.finding.mutations import mutated
from eldorado.workshop.finding.wishes import Wishes
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import RouteRating, rate_board
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, RatingPlan

SEARCH_PLAN = RatingPlan("quick", "walker", CARELESS_BOT, pairs=10, deals=4)
"""Fewer races than a quick rating has; the best routes are rated again."""

BATCH = 8
"""Routes that are rated side by side; the same for any number of workers."""

FRESH = 0.3
"""The share of routes that are generated and not derived from one that was kept."""

UNLIKELY = 300
"""Routes that are looked at without a race until one is likely to meet the wishes."""

MOST_RATINGS = 5_000


class SearchSettings(Struct, frozen=True):
    """What is searched for, from which seed, how long, and by how many processes."""

    wishes: Wishes = Wishes()
    seed: int = 0
    ratings: int = 60
    tiles: int | None = None
    workers: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.ratings <= MOST_RATINGS:
            raise EldoradoError(f"A search rates 1 to {MOST_RATINGS:,} routes, not {self.ratings}.")


class RouteArchive:
    """The best route of every cell."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, str], FoundRoute] = {}

    def add(self, one: FoundRoute) -> bool:
        """Keeps a route if it is the best of its cell."""
        there = self.cells.get(one.cell)
        if there is not None and there.fitness >= one.fitness:
            return False
        self.cells[one.cell] = one
        return True

    def best(self, count: int) -> list[FoundRoute]:
        """The fittest of different cells; those that meet all wishes first."""
        ranked = sorted(self.cells.values(), key=lambda one: (-one.granted, -one.fitness, one.code))
        return ranked[:count]

    def pick(self, stream: Stream) -> Route:
        """One of the routes kept, each as likely as any other."""
        kept = sorted(one.code for one in self.cells.values())
        return find_route(kept[stream.below(len(kept))])


def search_seed(seed: int | None, folder: Path | None) -> int:
    """The seed of a search: as given, or that of the search in the folder, or a random one."""
    file = None if folder is None else folder / "seed"
    if seed is None and file is not None and file.exists():
        with suppress(ValueError):
            return int(file.read_text("utf-8"))
    found = new_seed() if seed is None else seed
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{found}\n", "utf-8")
    return found


class RatingFile:
    """Ratings that were made, one on each line; a search that resumes finds them here."""

    def __init__(self, folder: Path | None) -> None:
        self.known: dict[str, RouteRating] = {}
        self._file: Path | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            mark = hashlib.sha256(SEARCH_PLAN.bots.encode()).hexdigest()[:12]
            self._file = folder / f"ratings-{mark}.jsonl"
            self._read()

    def _read(self) -> None:
        if self._file is None or not self._file.exists():
            return
        for line in self._file.read_bytes().splitlines():
            try:
                rating = msgspec.json.decode(line, type=RouteRating)
            except msgspec.DecodeError:  # the line that was being written when it was stopped
                continue
            self.known[rating.code] = rating

    def keep(self, rating: RouteRating) -> None:
        self.known[rating.code] = rating
        if self._file is not None:
            with shielded(), self._file.open("ab") as file:
                file.write(msgspec.json.encode(rating) + b"\n")


def search_routes(
    settings: SearchSettings, folder: Path | None = None, progress: bool | None = None
) -> tuple[RouteArchive, bool]:
    """The archive after this number of ratings, and whether it is whole; Ctrl-C ends it early."""
    archive, file = RouteArchive(), RatingFile(folder)
    with ExitStack() as stack:
        watch = stack.enter_context(ProgressReport(settings.ratings, progress, "routes"))
        pool = stack.enter_context(processes(settings.workers)) if settings.workers > 1 else None
        try:
            for codes in _batches(settings, archive):
                for rating in _rate(codes, file, pool, watch):
                    archive.add(judged(rating, settings.wishes))
        except KeyboardInterrupt:
            return archive, False
    return archive, True


def _batches(settings: SearchSettings, archive: RouteArchive) -> Iterator[list[str]]:
    """Routes to rate, none twice; later ones come from what the archive holds by then."""
    stream = Stream(settings.seed)
    seen: set[str] = set()
    first = [str(route) for route in KNOWN.values() if settings.wishes.likely(route_facts(route))]
    while len(seen) < settings.ratings:
        batch: list[str] = []
        size = min(BATCH, settings.ratings - len(seen))
        while len(batch) < size:
            code = first.pop(0) if first else _next(settings, archive, stream)
            if code not in seen:
                seen.add(code)
                batch.append(code)
        yield batch


def _next(settings: SearchSettings, archive: RouteArchive, stream: Stream) -> str:
    """A new route: any, or a change of one that was kept; likely to meet the wishes."""
    route = None
    for _ in range(UNLIKELY):
        fresh = not archive.cells or stream.below(1000) < 1000 * FRESH
        made = (
            random_route(stream.below(1 << 30), settings.tiles)
            if fresh
            else mutated(archive.pick(stream), stream)
        )
        if made is None or (settings.tiles and len(made.placements) != settings.tiles + 1):
            continue
        route = made
        if settings.wishes.likely(route_facts(made)):
            break
    return str(route or random_route(stream.below(1 << 30), settings.tiles))


def _rate(
    codes: list[str], file: RatingFile, pool: Executor | None, watch: ProgressReport
) -> Iterator[RouteRating]:
    """The ratings of a batch in its order; those in the file are not made again."""
    missing = [code for code in codes if code not in file.known]
    watch.found(len(codes) - len(missing))
    made = map(rate_code, missing) if pool is None else pool.map(rate_code, missing)
    for rating in made:
        file.keep(rating)
        watch.add(1)
    for code in codes:
        yield file.known[code]


def rate_code(code: str) -> RouteRating:
    """The rating of a route within a search; runs in any process."""
    return rate_board(find_route(code).board(), SEARCH_PLAN)
