"""The page: it needs nothing else, and says in words what it shows."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from analysis.games import SETTINGS, analysis
from eldorado import Game
from eldorado.analysis import QUICK, analyse
from eldorado.analysis.report.analysis_page import HEADINGS, page

VOID = {"meta", "br", "line", "rect", "circle", "polyline", "path"}


class Reader(HTMLParser):
    """Checks that what is opened is closed, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.ids += [str(value) for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    return reader


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_chart_has_words_and_numbers(setting: str) -> None:
    text = page(analysis(setting))
    reader = read(text)
    charts = re.findall(r'<svg class="chart".*?</svg>', text, re.DOTALL)
    assert len(charts) == 5
    for chart in charts:
        named = re.search(r'aria-labelledby="(\S+) (\S+)"', chart)
        assert named is not None
        assert f'<title id="{named[1]}">' in chart
        assert f'<desc id="{named[2]}">' in chart
    figures = re.findall(r"<figure.*?</figure>", text, re.DOTALL)
    assert all("<details>" in figure and "<table>" in figure for figure in figures)
    assert set(HEADINGS) <= set(reader.ids)


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_needs_nothing_else(setting: str) -> None:
    text = page(analysis(setting))
    assert not re.search(
        r"<script|<link|<img|src=|url\((?!#)|https?://(?!www\\.w3\\.org)",
        text.replace("http://www.w3.org/2000/svg", ""),
    )
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    assert page(analysis(setting)) == text


def test_turning_points_tell_what_would_have_been_better() -> None:
    game = Game.new("first_game", 2, seed=3)
    for _ in range(2):
        game.apply("end")
    text = page(analyse(game.record(), effort=QUICK))
    assert "Looking back: First game" in text
    assert "the game is not finished" in text
    assert text.count('<li class="card"><h3>Round 1') == 2
    assert "<dt>Better</dt>" in text
    assert "steps nearer" in text


def test_names_are_shown_as_they_are() -> None:
    found = analysis("three")
    names = ("<b>Ann</b>", "Ben & Co", "C")
    text = page(replace(found, played=replace(found.played, names=names)))
    assert "<b>" not in text
    assert "&lt;b&gt;Ann&lt;/b&gt;" in text
    read(text)
