"""The page on strength: matches are kept, found again and told beside their goals."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from eldorado.lab.solver.clairvoyant import Gap, Gaps

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark with the two quickest levels."""
    monkeypatch.syspath_prepend(str(ROOT))
    module = importlib.import_module("benchmarks.strength")
    for name, value in (
        ("LEVELS", ("random", "walker")),
        ("STRONGEST", "walker"),
        ("MIDDLE", "random"),
    ):
        monkeypatch.setattr(module, name, value)
    return module


def test_the_page_tells_what_was_played(strength: Any, tmp_path: Path) -> None:
    scale = 0.001
    keep = strength.Keep(tmp_path)
    empty = strength.page(scale, keep)
    assert "Matches still to play for this section: 42 of 42" in empty
    bout = next(one for one in strength.steps(scale) if len(one.bots) == 2)
    assert keep.find(bout) is None
    assert keep.play(bout, workers=1)
    contest = keep.find(bout)
    assert contest.games == 2
    assert [file.name for file in tmp_path.iterdir()] == ["walker+random.first_game.2.json"]
    page = strength.page(scale, keep)
    assert "eldorado arena walker random --route first_game --games GAMES --seed 1" in page
    assert "| walker, random | 2 | 2 | 100.0% | 20.7% to 100.0% | 65% | yes |" in page
    assert "Matches still to play for this section: 1 of 2" in page
    assert f"| {contest.seats[0].ms_p99:.1f} | 300 | yes |" in page
    for section in strength.SECTIONS.values():
        assert f"## {section.heading}\n" in page


def test_a_damaged_match_is_played_again(strength: Any, tmp_path: Path) -> None:
    keep = strength.Keep(tmp_path)
    bout = strength.steps(0.001)[0]
    (tmp_path / f"{bout.kind}.{bout.games}.json").write_text('{"contest": {"games": 2}}')
    assert keep.find(bout) is None


def test_every_match_has_a_name_and_a_command_of_its_own(strength: Any) -> None:
    sections = (strength.SECTIONS[name] for name in ("races", "favourite", "steps"))
    bouts = {bout for section in sections for bout in section.bouts(1.0)}
    assert (
        len({(bout.kind, bout.games) for bout in bouts})
        == len({bout.command() for bout in bouts})
        == len(bouts)
    )
    assert [crowd.games for crowd in strength.crowds(1.0)] == [10_000, 1000, 1000, 1000]
    assert {bout.route for bout in strength.favourites(1.0)} == {
        bout.route for bout in strength.races(1.0)
    }
    assert [bout.games for bout in strength.steps(1.0)] == [2000, 600]


def test_the_crowd_and_the_limit_are_told(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Gaps("first_game", "walker", 100, (Gap(1, 12, 6, 14),))
    monkeypatch.setattr(strength, "gaps", lambda *arguments: found)
    keep = strength.Keep(tmp_path)
    for trial in (strength.Crowd(0, 2), strength.Crowd(2, 1), strength.Limit(1)):
        assert keep.document(trial) is None
        assert keep.play(trial, workers=1)
        assert keep.document(trial) is not None
    page = strength.page(0.0002, keep)
    assert "| all known, every variant | 2, 3, 4 | 2 | 0 |" in page
    assert "| clairvoyant | 12.00 | 12 | 12 |" in page
    assert "Over 1 deals it is 2.00 rounds later than the clairvoyant" in page
