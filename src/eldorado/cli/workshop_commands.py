"""The route workshop: facts and ratings of routes, and finding new ones."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from eldorado.cli.option_groups import (
    CommandHelp,
    JsonOption,
    LanguageOption,
    OutOption,
    PlainOption,
    ProgressOption,
    SchedulerOption,
    WorkersOption,
    grouped,
)
from eldorado.cli.route_commands import routes
from eldorado.errors import EldoradoError

if TYPE_CHECKING:
    from eldorado.workshop.finding.wishes import Wishes
    from eldorado.workshop.ratings.rating import RatingRun
    from eldorado.workshop.ratings.rating_plan import Depth

MOST_NAMED = 20
"""Spaces that are listed one by one under a piece of advice."""

RouteArgument = Annotated[str, typer.Argument(help="Name of a route, or a route code.")]


def register(app: typer.Typer) -> None:
    """Adds the commands of this module to the group `route`."""
    routes.command("facts", cls=CommandHelp)(show_facts)
    routes.command("rate", cls=CommandHelp)(grouped(rate))
    routes.command("generate", cls=CommandHelp)(grouped(generate))


def show_facts(
    route: Annotated[
        str, typer.Argument(help="Name of a route, or a route code; the ending may be missing.")
    ],
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Show length, terrain and narrow places of a route, and the rulebook's advice for it."""
    import msgspec

    from eldorado.terminal import route_id
    from eldorado.wording.texts import labelled, text
    from eldorado.workshop.measures.ground_plan import read_plan
    from eldorado.workshop.measures.route_advice import advice
    from eldorado.workshop.measures.route_facts import route_facts
    from eldorado.workshop.showing.workshop_words import advice_words, facts_rows

    plan = read_plan(route_id(route))
    facts, tips = route_facts(plan), advice(plan)
    if json:
        print(msgspec.json.encode({"facts": facts, "advice": tips}).decode())
        return
    if not plan.finished:
        print(text("facts-unfinished"))
    for label, value in facts_rows(facts):
        print(labelled(label, value))
    for one in tips:
        print(f"- {advice_words(one)} ({one.clause})")
        if 0 < len(one.spaces) <= MOST_NAMED:
            print(f"  {text('advice-where', name=', '.join(one.spaces))}")
    if not tips:
        print(text("advice-none"))


@dataclass(frozen=True)
class DepthOptions:
    """How thoroughly a route is rated."""

    quick: Annotated[
        bool, typer.Option("--quick", help="Rate with a few races of walkers, in seconds.")
    ] = False
    deep: Annotated[
        bool, typer.Option("--deep", help="Rate with the strongest level; takes much longer.")
    ] = False

    @property
    def depth(self) -> "Depth":
        if self.quick and self.deep:
            raise EldoradoError("Use --quick or --deep, not both.")
        return "quick" if self.quick else "deep" if self.deep else "full"


@dataclass(frozen=True)
class RatingRunOptions:
    """Where the races of a rating are played."""

    workers: WorkersOption = None
    scheduler: SchedulerOption = None
    out: OutOption = None
    progress: ProgressOption = None

    def run(self, depth: "Depth") -> "RatingRun":
        from eldorado.lab.simulation.collect import RunSettings
        from eldorado.workshop.ratings.rating import RatingRun

        if self.workers is not None and self.scheduler is not None:
            raise EldoradoError(
                "--workers is for this computer, --scheduler for a cluster. Use only one of them."
            )
        workers = 1 if depth == "quick" and self.workers is None else self.workers
        return RatingRun(RunSettings(workers, progress=self.progress), self.scheduler, self.out)


def rate(
    route: RouteArgument,
    *,
    depth: DepthOptions,
    run: RatingRunOptions,
    json: JsonOption = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a portrait of the route to this file.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Rate a route by letting bots race on it: twelve criteria and its difficulty."""
    from json import dumps

    from eldorado.routes import find_route
    from eldorado.terminal import route_id
    from eldorado.workshop.ratings.rating import rate_route
    from eldorado.workshop.ratings.rating_plan import PLANS
    from eldorado.workshop.showing.portrait import check_page, portrait_page
    from eldorado.workshop.showing.rating_table import print_rating

    found = find_route(route_id(route))
    board = found.board()
    if html is not None:
        check_page(html)
    rating = rate_route(found, PLANS[depth.depth], run.run(depth.depth))
    if rating is None:
        again = "the same command resumes from there" if run.out else "with --out, it could resume"
        typer.echo(f"Stopped; {again}.", err=True)
        raise typer.Exit(130)
    if json:
        print(dumps(rating.document(), indent=1))
    else:
        print_rating(rating)
    if html is not None:
        html.write_text(portrait_page(rating, board), "utf-8")


@dataclass(frozen=True)
class WishOptions:
    """What a generated route should be like; with any of them, routes are searched by rating."""

    rounds: Annotated[
        float | None,
        typer.Option("--rounds", min=5, max=40, help="Round in which the first walker arrives."),
    ] = None
    difficulty: Annotated[
        Literal["easy", "moderate", "difficult"] | None,
        typer.Option("--difficulty", help="How difficult the route should be."),
    ] = None
    caves: Annotated[bool, typer.Option("--caves", help="At least five caves.")] = False
    like: Annotated[
        str | None, typer.Option("--like", help="Printed route that it should play like.")
    ] = None
    no_bottlenecks: Annotated[
        bool, typer.Option("--no-bottlenecks", help="At least three ways side by side everywhere.")
    ] = False

    def wishes(self) -> "Wishes":
        from eldorado.routes import KNOWN, find_route
        from eldorado.terminal import route_id
        from eldorado.workshop.finding.wishes import Wishes

        like = find_route(route_id(self.like)).id if self.like is not None else None
        if like is not None and like not in KNOWN:
            raise EldoradoError("--like names one of the printed routes.")
        return Wishes(self.rounds, self.difficulty, self.caves, like, self.no_bottlenecks)


@dataclass(frozen=True)
class SearchOptions:
    """How long routes are searched for, and what is shown of them."""

    ratings: Annotated[
        int | None,
        typer.Option(
            "--ratings", min=1, max=5000, help="Routes to rate in the search (default: 60)."
        ),
    ] = None
    best: Annotated[
        int, typer.Option("--best", min=1, max=20, help="Number of best routes to show.")
    ] = 3
    html: Annotated[
        Path | None, typer.Option("--html", help="Write the portraits of the best to this file.")
    ] = None
    workers: WorkersOption = None
    out: OutOption = None
    progress: ProgressOption = None
    plain: PlainOption = False


def generate(
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            help="Seed; the same number gives the same route (default: random, or as in --out).",
        ),
    ] = None,
    tiles: Annotated[
        int | None,
        typer.Option(
            "--tiles", help="Number of tiles and strips after the start, 3 to 8 (default: random)."
        ),
    ] = None,
    *,
    wish: WishOptions,
    search: SearchOptions,
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Generate a random route and print its code; with wishes, search for routes by rating."""
    from eldorado.core.game import new_seed
    from eldorado.routes import random_route

    if wish == WishOptions() and search.ratings is None:
        print(random_route(new_seed() if seed is None else seed, tiles))
        return
    from eldorado.lab.workers.runners import all_cores
    from eldorado.terminal import show_route
    from eldorado.workshop.finding.discovery import discover
    from eldorado.workshop.finding.route_search import SearchSettings, search_seed
    from eldorado.workshop.showing.portrait import check_page

    if search.html is not None:
        check_page(search.html)
    settings = SearchSettings(
        wish.wishes(),
        search_seed(seed, search.out),
        search.ratings or SearchSettings().ratings,
        tiles,
        search.workers or all_cores(),
    )
    shown = discover(settings, search.best, search.out, search.progress)
    shown.show(json, search.html, partial(show_route, plain=search.plain))
    typer.echo(f"--seed {settings.seed} finds the same again.", err=True)
    if not shown.whole:
        resume = "the same command resumes from there"
        again = resume if search.out else "with --out, it could resume"
        typer.echo(f"Stopped; {again}.", err=True)
        raise typer.Exit(130)
