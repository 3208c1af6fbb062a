"""Ratings of routes: the profiles of the printed ones, and how well quick and full ones agree.

`python -m benchmarks.route_ratings printed` rates the seven printed routes and writes the profiles
that words and likenesses refer to; `agreement` rates generated routes quickly and in full and
tells the rank correlation of each criterion. Both resume from their folder.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from eldorado.lab.simulation.collect import RunSettings
from eldorado.reporting.svg_figure import svg_figure
from eldorado.routes import KNOWN, random_route
from eldorado.wording.texts import text
from eldorado.workshop.measures.route_facts import route_facts
from eldorado.workshop.ratings.board_rating import RouteRating
from eldorado.workshop.ratings.criteria import CRITERIA
from eldorado.workshop.ratings.difficulty import DIFFICULTIES, difficulty_of
from eldorado.workshop.ratings.printed_profiles import FILE, profiles, spreads
from eldorado.workshop.ratings.rating import RatingRun, rate_route
from eldorado.workshop.ratings.rating_plan import PLANS, RatingPlan
from eldorado.workshop.showing.portrait import portrait_picture
from eldorado.workshop.showing.workshop_words import like_words

PICTURES = Path("docs/pictures/routes")


@dataclass(frozen=True)
class Rater:
    """Rates routes in a folder for each, which resumes."""

    folder: Path
    workers: int

    def rate(self, route: str, plan: RatingPlan) -> RouteRating:
        """One rating, printed with the time it took; processor time counts this process only."""
        begun, clock = time.process_time(), time.perf_counter()
        folder = self.folder / plan.depth / route
        found = rate_route(route, plan, RatingRun(RunSettings(self.workers), out=folder))
        if found is None:
            raise SystemExit(130)
        figures = ", ".join(
            f"{name} {one.value:.2f} [{one.low:.2f} {one.high:.2f}]"
            for name, one in found.criteria.items()
        )
        spent = time.process_time() - begun
        wall = time.perf_counter() - clock
        print(
            f"{route} {plan.depth} {spent:.1f} s, by the clock {wall:.1f} s: {figures}", flush=True
        )
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("printed", "agreement"))
    parser.add_argument("--depth", choices=tuple(PLANS), default="quick")
    parser.add_argument("--routes", type=int, default=30)
    parser.add_argument("--pairs", type=int, help="fewer pairs of main races than a rating has")
    parser.add_argument("--deals", type=int, help="fewer deals of skill races than a rating has")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/route-ratings"))
    args = parser.parse_args()
    plans = {
        depth: replace(plan, pairs=args.pairs or plan.pairs, deals=args.deals or plan.deals)
        for depth, plan in PLANS.items()
    }
    rater = Rater(args.folder, args.workers)
    if args.what == "printed":
        printed(plans[args.depth], rater)
    else:
        agreement([PLANS["quick"], plans["full"]], args.routes, rater)


def printed(plan: RatingPlan, rater: Rater) -> None:
    """Rates the printed routes, adds them to the file of profiles, and draws their portraits."""
    ratings = {id: rater.rate(id, plan) for id in KNOWN}
    found = {id: {n: c.value for n, c in one.criteria.items()} for id, one in ratings.items()}
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    FILE.write_text(json.dumps(known | {plan.depth: found}, indent=1) + "\n", "utf-8")
    profiles.cache_clear()
    spreads.cache_clear()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for id in KNOWN if plan.depth == "quick" else ():
        rating = rater.rate(id, plan)
        level = text("rating-difficulty", difficulty=text(f"difficulty-{rating.difficulty}"))
        picture = svg_figure(
            portrait_picture(rating, KNOWN[id].board()), level, like_words(rating.like)
        )
        (PICTURES / f"{id}.svg").write_text(picture, "utf-8")
    difficulties(ratings)


def difficulties(ratings: dict[str, RouteRating]) -> None:
    """Prints the fit of the difficulty formula, and what leaving one route out gives."""
    import numpy as np

    usual = sum(one.criteria["length"].value for one in ratings.values()) / len(ratings)
    terms = {
        id: (1.0, facts.cost / facts.steps, one.criteria["length"].value / usual)
        for id, one in ratings.items()
        for facts in (route_facts(id),)
    }
    graded = [id for id in KNOWN if KNOWN[id].difficulty]
    levels = [float(DIFFICULTIES.index(KNOWN[id].difficulty or "easy")) for id in graded]

    def fitted(ids: list[str]) -> np.ndarray:
        rows = np.array([terms[id] for id in ids])
        wanted = np.array([levels[graded.index(id)] for id in ids])
        found: np.ndarray = np.linalg.lstsq(rows, wanted, rcond=None)[0]
        return found

    weights = fitted(graded)
    print("weights", weights.round(2))
    for id in KNOWN:
        score = float(np.dot(weights, terms[id]))
        rest = [one for one in graded if one != id]
        left_out = float(np.dot(fitted(rest), terms[id]))
        print(
            f"{id:16} printed {KNOWN[id].difficulty or '-':10} fit {score:5.2f} "
            f"{difficulty_of(score):10} left out {left_out:5.2f} {difficulty_of(left_out)}"
        )


def agreement(plans: list[RatingPlan], routes: int, rater: Rater) -> None:
    """Prints the rank correlation (Spearman) of quick and full figures over generated routes.

    Printed again after each route, so that an interrupted run has told what it found.
    """
    pairs: list[tuple[RouteRating, RouteRating]] = []
    for seed in range(1, routes + 1):
        code = str(random_route(seed))
        pairs.append((rater.rate(code, plans[0]), rater.rate(code, plans[1])))
        if len(pairs) > 2:
            _correlations(pairs)


def _correlations(pairs: Sequence[tuple[RouteRating, RouteRating]]) -> None:
    print(f"Over {len(pairs)} routes:")
    for name in CRITERIA:
        sides = [[one.criteria[name].value for one in found] for found in zip(*pairs, strict=True)]
        print(f"{name:15} {spearman(*sides):6.2f}", flush=True)


def spearman(a: Sequence[float], b: Sequence[float]) -> float:
    """The correlation of ranks; equal values share their mean rank."""
    ranks = [_ranks(a), _ranks(b)]
    middle = (len(a) - 1) / 2
    both = sum((x - middle) * (y - middle) for x, y in zip(*ranks, strict=True))
    spread = [sum((x - middle) ** 2 for x in side) for side in ranks]
    return float(both / (spread[0] * spread[1]) ** 0.5) if all(spread) else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


if __name__ == "__main__":
    main()
