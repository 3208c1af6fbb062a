"""The report: its numbers, its pictures, and that it needs nothing but itself."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path

import pytest

from eldorado import EldoradoError, Variant
from eldorado.core.state import REASONS
from eldorado.i18n import LANGUAGES
from eldorado.lab import GameResult, SimulationPlan, simulate
from eldorado.lab.reports.game_sections import decided, purchases, ways
from eldorado.lab.reports.simulation_page import page as page_of
from eldorado.lab.reports.simulation_page import report_title, write_report
from eldorado.lab.reports.winner_sections import by_route
from eldorado.lab.simulation.play import UNFINISHED
from eldorado.lab.simulation.totals import Totals
from eldorado.routes import KNOWN, find_route
from eldorado.routes.drawing import HEAT, draw_board, heat_color
from eldorado.stats.counts import Odds, mean, quantile
from eldorado.stats.intervals import wilson
from eldorado.wording.texts import Process, thing
from eldorado.wording.texts import text as say

Table = list[list[str]]


class Tables(HTMLParser):
    """Reads the tables of a page, by their captions."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, list[Table]] = {}
        self._rows: Table = []
        self._words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag == "table":
            self._rows = []
        elif tag == "tr":
            self._rows.append([])
        if tag in ("caption", "th", "td"):
            self._words = ""

    def handle_data(self, data: str) -> None:
        self._words += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "caption":
            self.found.setdefault(self._words, []).append(self._rows)
        elif tag in ("th", "td"):
            self._rows[-1].append(self._words)


def report(results: Sequence[GameResult], folder: Path, title: str = "A report") -> str:
    file = folder / "report.html"
    write_report(iter(results), file, title)
    return file.read_text("utf-8")


@pytest.fixture(scope="module")
def results() -> list[GameResult]:
    players = ["walker", "walker", "random"]
    routes = ("first_game", "home_stretch")
    plan = SimulationPlan(tuple(players), routes, games=6, variant=Variant(caves=True), seed=5)
    return list(simulate(plan))


@pytest.fixture(scope="module")
def page(results: list[GameResult], tmp_path_factory: pytest.TempPathFactory) -> str:
    return report(results, tmp_path_factory.mktemp("report"), "Two <walkers> & one random")


def text(page: str) -> str:
    """The page as it is read."""
    return " ".join(re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>", "", page)).split())


def test_wins_by_order_and_by_player(results: list[GameResult], page: str) -> None:
    tables = Tables(page).found
    (order,) = tables["Wins by order of play"]
    wins = Counter((result.winner or 0) - result.start for result in results)
    for place, row in enumerate(order[1:]):
        won = wins[place] + wins[place - 3]
        low, high = wilson(won, 6)
        shares = [f"{share:.1%}" for share in (won / 6, low, high, 1 / 3)]
        assert row == [("First", "Second", "Third")[place], "6", str(won), *shares]
    (players,) = tables["Wins by player"]
    assert [row[0] for row in players[1:]] == ["Walker 1", "Walker 2", "Random 3"]
    assert [int(row[2]) for row in players[1:]] == [
        sum(result.entries[result.winner or 0] == entry for result in results) for entry in range(3)
    ]
    (routes,) = tables["Wins by route and order of play"]
    assert [row[0] for row in routes[1:]] == ["First game"] * 3 + ["Home Stretch"] * 3
    assert sum(int(row[4]) for row in routes[1:]) == 6


def test_lengths(results: list[GameResult], page: str) -> None:
    (table,) = Tables(page).found["Rounds until the winner arrived"]
    rounds = sorted(result.arrivals[result.winner or 0] for result in results)
    whole = table[1]
    assert whole[:3] == ["all routes", "6", f"{sum(rounds) / 6:.2f}"]
    assert [int(whole[3]), int(whole[5]), int(whole[7])] == [rounds[0], rounds[2], rounds[-1]]
    assert [row[0] for row in table[2:]] == ["First game", "Home Stretch"]
    assert f"the shortest took {rounds[0]}, the longest {rounds[-1]}" in text(page)


def test_purchases_and_what_became_of_the_buyers(results: list[GameResult], page: str) -> None:
    tables = Tables(page).found
    bought = Counter(card for result in results for _, _, card in result.purchases)
    taken = Counter(card for result in results for _, _, card in result.taken)
    (cards,) = tables["Cards gained"]
    assert {row[0]: int(row[1]) for row in cards[1:]} == {
        thing(card): number for card, number in bought.items()
    }
    assert [int(row[1]) for row in cards[1:]] == sorted(bought.values(), reverse=True)
    assert all(
        int(row[4]) == taken[card] for row in cards[1:] for card in bought if thing(card) == row[0]
    )
    (buyers,) = tables["Wins of expeditions that bought a card"]
    seats = {
        (result.number, seat, card) for result in results for _, seat, card in result.purchases
    }
    winners = {result.number: result.winner for result in results}
    for row in buyers[1:]:
        mine = [key for key in seats if thing(key[2]) == row[0]]
        assert int(row[1]) == len(mine)
        assert int(row[2]) == sum(winners[number] == seat for number, seat, _ in mine)


def test_visits_are_drawn_on_each_board(results: list[GameResult], page: str) -> None:
    first, second = Tables(page).found["Visits"]
    visits: Counter[str] = Counter()
    for result in results:
        if result.route == "first_game":
            visits.update(dict(result.visits))
    assert {row[0].split(" (")[0]: int(row[1]) for row in first[1:]} == visits
    assert len(second) > 20
    assert page.count('class="heat"') == 2
    assert page.count(f'fill="{HEAT[-1]}"') >= 2
    busiest = max(visits.values())
    assert f"{busiest / 3:.2f} visits per game" in text(page)


def test_what_was_played_and_how_it_was_decided(results: list[GameResult], page: str) -> None:
    words = text(page)
    assert "6, all with a winner" in words
    assert "Caves variant (all games)" in words
    assert "Game numbers 0 to 5" in words
    seeds = sorted(result.seed for result in results)
    assert f"{seeds[0]} to {seeds[-1]}" in words
    (table,) = Tables(page).found["What decided the games"]
    assert sorted(int(row[1]) for row in table[1:]) == sorted(
        Counter(result.reason for result in results).values()
    )
    assert "<h1>Two &lt;walkers&gt; &amp; one random</h1>" in page


def test_pictures_are_sound_and_named_and_share_no_names(page: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    assert len(pictures) >= 11
    for picture in pictures:
        root = ET.fromstring(picture)
        named = root.find("{*}title") is not None and root.get("role") == "img"
        assert root.get("aria-hidden") or named
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', page))
    assert wanted <= set(ids)
    assert page.count("<figure") == page.count("<figcaption") == page.count("</figure>")


def test_the_page_needs_nothing_from_elsewhere(page: str) -> None:
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    assert all(link.startswith("#") for link in re.findall(r'(?:href|src)="([^"]*)"', page))
    assert set(re.findall(r"url\((.)", page)) == {"#"}
    for word in ("<script", "<link", "<img", "@import"):
        assert word not in page.lower()


def test_the_same_results_in_any_order_give_the_same_page(
    results: list[GameResult], page: str, tmp_path: Path
) -> None:
    assert report(results[::-1], tmp_path, "Two <walkers> & one random") == page


def test_results_are_read_one_by_one(results: list[GameResult], tmp_path: Path) -> None:
    kept = 0

    def stream() -> Iterator[GameResult]:
        nonlocal kept
        for result in results:
            kept += 1
            yield replace(result)

    write_report(stream(), tmp_path / "stream.html", "Stream")
    assert kept == len(results)


def test_totals_do_not_grow_with_the_games(results: list[GameResult]) -> None:
    once, often = Totals(), Totals()
    for result in results:
        once.add(result)
    for result in chain(*[results] * 50):
        often.add(result)
    assert often.games == 50 * once.games
    for name in ("routes", "entries", "bought", "buyers", "reasons"):
        assert len(getattr(often, name)) == len(getattr(once, name))


def test_one_game(tmp_path: Path) -> None:
    page = report(list(simulate(SimulationPlan(("walker", "walker"), games=1))), tmp_path)
    words = text(page)
    assert "1 game on First game, played by Walker × 2." in words
    assert "1 game, won in round" in words
    assert "none: the official rules without caves" in words


def test_games_that_nobody_finished(tmp_path: Path) -> None:
    results = list(simulate(SimulationPlan(("random", "random", "random"), games=2, max_rounds=2)))
    assert {result.reason for result in results} == {UNFINISHED}
    words = text(report(results, tmp_path))
    assert "No game had a winner." in words
    assert "2, of which 2 without a winner" in words
    assert "Where expeditions go" in words


def test_two_to_four_players_on_a_route_of_ones_own(tmp_path: Path) -> None:
    code = "B2-C5ner-N2sel-blue2"
    results = [
        result
        for players in (2, 3, 4)
        for result in simulate(
            SimulationPlan(("walker",) * players, (code,), games=2, seed=players)
        )
    ]
    results += simulate(SimulationPlan(("walker",) * 2, (code,), games=1, max_rounds=2))
    page = report(results, tmp_path)
    orders = Tables(page).found["Wins by order of play"]
    assert [len(table) - 1 for table in orders] == [2, 3, 4]
    assert [table[1][6] for table in orders] == ["50.0%", "33.3%", "25.0%"]
    assert str(find_route(code)) in text(page)
    assert "7, of which 1 without a winner" in text(page)


def test_a_printed_route_is_the_same_by_name_and_by_code(results: list[GameResult]) -> None:
    totals = Totals()
    totals.add(results[0])
    totals.add(replace(results[0], route=str(KNOWN["first_game"])))
    assert [route.games for route in totals.by_route()] == [2]


def test_no_games_and_no_place_to_write(results: list[GameResult], tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="no game"):
        write_report([], tmp_path / "report.html", "Nothing")
    with pytest.raises(EldoradoError, match="cannot be written"):
        write_report(results[:1], tmp_path / "nowhere" / "report.html", "Nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reports_in_its_own_words(
    results: list[GameResult], page: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "language", language)
    totals = Totals()
    for result in results:
        totals.add(result)
    title = report_title(["walker", "random"], 6)
    words = text(page_of(totals, title))
    for id in ("seats", "length", "cards", "ways", "decided"):
        assert say(f"report-{id}") in words
    assert f'lang="{language[:2]}"' in page_of(totals, title)
    assert say("route-first_game") in words
    assert thing(totals.cards()[0][0]) in words
    assert title == say(
        "report-title", games=6, names=f"{say('level-walker')}, {say('level-random')}"
    )
    if language not in ("en", "en-2017"):
        for sentence in ("won by round", "Who wins", "visits", "per game", "machete:"):
            assert sentence not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_cases_are_worded_in_every_language(
    results: list[GameResult], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "language", language)
    totals = Totals()
    for result in results:
        totals.add(result)
    assert say("report-ways-shown", routes=2, shown=1) in unescape(ways(totals, 1))
    assert say("report-advantage-more", count=1) in unescape(by_route(totals, 1))
    for reason in (*REASONS, UNFINISHED):
        told = unescape(decided(replace(totals, reasons=Counter({reason: 6}))))
        assert say(f"report-reason-{reason}") in told
    nothing = replace(totals, bought=Counter(), taken=Counter())
    assert say("report-cards-none") in unescape(purchases(nothing))


def test_numbers_are_written_as_the_language_writes_them(
    results: list[GameResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "language", "de")
    totals = Totals()
    for result in results:
        totals.add(result)
    shares = re.findall(r"33[.,]3.?%", page_of(totals, ""))
    assert set(shares) == {"33,3\N{NO-BREAK SPACE}%"}


def test_odds() -> None:
    odds = Odds()
    for won, players in ((True, 2), (False, 2), (True, 4), (False, 4)):
        odds.add(won, players)
    assert (odds.wins, odds.count, odds.share, odds.fair, odds.lean) == (2, 4, 0.5, 0.375, 0)
    assert Odds(90, Counter({3: 100})).lean == 1
    assert Odds(3, Counter({3: 100})).lean == -1
    assert (Odds().share, Odds().fair, Odds().lean) == (0.0, 0.0, 0)


def test_quantiles_and_means_of_counted_values() -> None:
    counts = Counter({10: 1, 12: 2, 20: 1})
    assert [quantile(counts, share) for share in (0, 0.25, 0.5, 0.75, 1)] == [10, 10, 12, 12, 20]
    assert mean(counts) == 13.5
    assert (quantile(Counter(), 0.5), mean(Counter())) == (0, 0.0)


def test_heat_colours_the_spaces_that_can_be_entered() -> None:
    board = find_route("first_game").board()
    heat = [0.0] * len(board.spaces)
    heat[board.index["C14"]] = 1.0
    drawn = draw_board(board, heat=heat)
    ET.fromstring(drawn)
    assert drawn.count(f'fill="{HEAT[-1]}"') == 1
    enterable = sum(space.enterable for space in board.spaces)
    assert drawn.count('<use href="#h" x=') == enterable
    assert '<use href="#h" x=' not in draw_board(board)


def test_heat_runs_from_dark_to_light() -> None:
    assert [heat_color(i / 4) for i in range(5)] == list(HEAT)
    assert heat_color(-1) == HEAT[0]
    assert heat_color(2) == HEAT[-1]
    shades = [sum(bytes.fromhex(heat_color(i / 20)[1:])) for i in range(21)]
    assert shades == sorted(shades)
