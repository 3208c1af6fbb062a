"""The page of an analysis: one file with everything in it."""

import json
import re

import pytest

from eldorado.errors import EldoradoError
from eldorado.exports.analysis_page import analysis_page
from eldorado.i18n import LANGUAGES
from tests.analysis.games import SETTINGS, analysis, record


def embedded(text: str) -> dict[str, object]:
    """What the page brings along, as its program reads it."""
    found = re.search(r'<script type="application/json" id="embedded">(.*?)</script>', text, re.S)
    assert found is not None
    data: dict[str, object] = json.loads(found[1])
    return data


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_holds_the_analysis_and_the_game(setting: str) -> None:
    data = embedded(analysis_page(analysis(setting), record(setting)))
    assert data["analysis"] == json.loads(json.dumps(analysis(setting).to_json()))
    replay = data["replay"]
    assert isinstance(replay, dict)
    played = record(setting)
    assert len(replay["frames"]) == len(list(played.steps(played.start())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_needs_nothing_else(language: str) -> None:
    text = analysis_page(analysis("three"), record("three"), language)
    outside = re.sub(r"<script.*?</script>|<style.*?</style>", "", text, flags=re.S)
    assert not re.search(r"<link|<img|src=|href=", outside)
    style = re.search(r"<style>(.*?)</style>", text, re.S)
    assert style is not None
    assert all(url.startswith("data:") for url in re.findall(r"url\(['\"]?([^)'\"]+)", style[1]))
    assert embedded(text)["language"] == language
    assert analysis_page(analysis("three"), record("three"), language) == text


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(EldoradoError, match="There is no language 'xx'; choose one of en"):
        analysis_page(analysis("three"), record("three"), "xx")
