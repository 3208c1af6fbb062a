"""The page on strength: matches are kept, found again and told beside their goals."""

import importlib
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from eldorado.bots import LEVELS
from eldorado.lab.headroom.headroom_run import SECONDS, Headroom
from eldorado.lab.simulation.edition import edition
from eldorado.lab.solver import clairvoyant
from eldorado.lab.solver.clairvoyant import Deal, Gap, Gaps

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark with the two quickest levels."""
    monkeypatch.syspath_prepend(str(ROOT))
    module = importlib.import_module("benchmarks.strength")
    monkeypatch.setattr(module, "HEADROOM", ROOT / "nothing is here")
    monkeypatch.setattr(module.restrictions, "FOLDER", ROOT / "nothing is here")
    for name, value in (
        ("LEVELS", ("random", "walker")),
        ("STRONGEST", "walker"),
        ("MIDDLE", "random"),
        ("BELOW", "random"),
    ):
        monkeypatch.setattr(module, name, value)
    return module


def test_the_page_tells_what_was_played(strength: Any, tmp_path: Path) -> None:
    scale = 0.03
    keep = strength.Keep(tmp_path)
    empty = strength.page(scale, keep)
    assert strength.SECTIONS["steps"].heading not in empty
    bout = next(one for one in strength.steps(scale) if len(one.bots) == 2)
    assert keep.find(bout) is None
    assert keep.play(bout, workers=1)
    contest = keep.find(bout)
    assert contest.games == 2
    assert sorted(file.name for file in keep.folder.iterdir()) == [
        "seconds.txt",
        "walker+random.first_game.2.json",
    ]
    page = strength.page(scale, keep)
    assert "eldorado arena walker random --route ROUTE --games GAMES --seed 1" in page
    assert "| First game | 100.0% (20.7% to 100.0%) * |" in page
    assert "| walker | +" in page
    assert "took 0.0 hours" in page
    assert f"| {contest.seats[0].ms_p99:.1f} | 150 | yes |" in page
    shown = {name for name, one in strength.SECTIONS.items() if f"## {one.heading}\n" in page}
    assert shown == {"steps", "pace", "hours"}


def test_a_damaged_match_is_played_again(strength: Any, tmp_path: Path) -> None:
    keep = strength.Keep(tmp_path)
    bout = strength.steps(0.03)[0]
    (keep.folder / f"{bout.kind}.{bout.games}.json").write_text('{"contest": {"games": 2}}')
    assert keep.find(bout) is None


def test_every_match_has_a_name_and_a_command_of_its_own(strength: Any) -> None:
    sections = (strength.SECTIONS[name] for name in ("races", "favourite", "steps"))
    bouts = {bout for section in sections for bout in section.bouts(1.0)}
    assert (
        len({(bout.kind, bout.games) for bout in bouts})
        == len({bout.command() for bout in bouts})
        == len(bouts)
    )
    assert [crowd.games for crowd in strength.crowds(1.0)] == [668, 668, 668]
    assert {bout.route for bout in strength.favourites(1.0)} == {
        bout.route for bout in strength.races(1.0)
    }
    games = {bout.games for bout in strength.races(1.0) if bout.bots[0] == "walker"}
    assert games == {30, 100}
    assert sum(bout.games == 100 for bout in strength.races(1.0)) == 4


def test_the_crowd_and_the_limit_are_told(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Gaps("first_game", "walker", 100, (Gap(1, 12, 6, 14),))
    monkeypatch.setattr(strength, "gaps", lambda *arguments: found)
    keep = strength.Keep(tmp_path)
    for trial in (strength.Crowd(2, 2), strength.Limit(1)):
        assert keep.document(trial) is None
        assert keep.play(trial, workers=1)
        assert keep.document(trial) is not None
    page = strength.page(0.0002, keep)
    assert "| 50 generated, caves | 2 | 2 | 0 |" in page
    assert "| clairvoyant | 12.00 | 12 | 12 |" in page
    assert "Beams tried: 100, 200. The last one changed nothing." in page
    assert "Over 1 deals it is 2.00 rounds later than the clairvoyant" in page


def test_the_limit_keeps_each_deal_of_a_beam(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gap(deal: Deal) -> Gap:
        if (deal.width, deal.seed) == stopped_by:
            raise KeyboardInterrupt
        compared.append((deal.width, deal.seed))
        return Gap(deal.seed, 12, 6, 14)

    compared: list[tuple[int, int]] = []
    stopped_by = (200, 3)
    monkeypatch.setattr(Deal, "gap", gap)
    monkeypatch.setattr(clairvoyant, "processes", lambda count: ThreadPoolExecutor(1))
    keep = strength.Keep(tmp_path)
    limit = strength.Limit(3)
    assert not keep.play(limit, workers=1)
    assert keep.document(limit) is None
    stopped_by = (0, 0)
    assert keep.play(limit, workers=1)
    assert sorted(compared) == [(width, seed) for width in (100, 200) for seed in (1, 2, 3)]
    assert len(keep.document(limit)["deals"]) == 3


def test_beams_are_widened_until_nothing_changes(strength: Any) -> None:
    def found(*rounds: int) -> dict[str, Any]:
        return {"deals": [{"clairvoyant": one} for one in rounds]}

    assert strength.beam_widths([]) == (100, False)
    assert strength.beam_widths([found(13, 12)]) == (200, False)
    assert strength.beam_widths([found(13, 12), found(12, 12)]) == (400, False)
    assert strength.beam_widths([found(13, 12), found(12, 12), found(12, 12)]) == (None, True)
    assert strength.beam_widths([found(n) for n in range(5)]) == (None, False)


def test_other_editions_are_kept_apart(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = strength.Keep(tmp_path)
    bout = strength.steps(0.03)[0]
    assert keep.play(bout, workers=1)
    monkeypatch.setattr(strength, "edition", lambda players: "another")
    assert strength.Keep(tmp_path).document(bout) is None
    assert keep.document(bout) is not None


def test_headroom_and_restrictions_show_what_is_stored(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = strength.Keep(tmp_path / "matches")
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "HEADROOM", tmp_path / "headroom")
    monkeypatch.setattr(strength.restrictions, "FOLDER", tmp_path / "restrictions")
    found = Headroom("kept", 60, 0.4, (0.3, 0.5), 1 / 3, 0.1, (-0.1, 0.3))
    headroom = strength.HEADROOM
    headroom.mkdir()
    here = edition((LEVELS[-1],))
    (headroom / "kept.json").write_text(json.dumps(asdict(found) | {"edition": here}))
    (headroom / "whole.json").write_text(json.dumps(asdict(found) | {"edition": "another"}))
    (headroom / SECONDS).write_text(json.dumps({"rollouts-kept-8-200": 5400}))
    file = strength.restrictions.file_of(strength.restrictions.WithoutCaves, "first_game", 200)
    file.parent.mkdir(parents=True)
    file.write_text("[0.25, 0.2, 0.3]")
    page = strength.page(1.0, keep)
    assert "| kept | 60 | 40.0% (30.0% to 50.0%) | 33.3% | +0.10 (-0.10 to +0.30) |" in page
    assert "| may not visit caves | 25% (20–30) |" in page
    assert "may not buy" not in page
    assert "| whole |" not in page
    file.with_name(strength.restrictions.SECONDS).write_text(json.dumps({file.stem: 9000}))
    page = strength.page(1.0, keep)
    told = "took 4.0 hours with one game per core: the slow player 1.5 and the restricted players"
    assert told in page.replace("\n", " ")


def test_restricted_matches_tell_how_long_they_took(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restrictions = strength.restrictions
    monkeypatch.setattr(restrictions, "FOLDER", tmp_path)
    assert restrictions.seconds() == 0
    run = restrictions.RunSettings(1)
    one = SimpleNamespace(win_share=0.5, interval=(0.4, 0.6))
    stopped = SimpleNamespace(interrupted=True)
    monkeypatch.setattr(restrictions, "arena", lambda *match, **settings: stopped)
    with pytest.raises(KeyboardInterrupt):
        restrictions.share_of("may not buy", "first_game", 2, run)
    spent = restrictions.seconds()
    assert spent > 0
    done = SimpleNamespace(interrupted=False, seats=[one])
    monkeypatch.setattr(restrictions, "arena", lambda *match, **settings: done)
    assert restrictions.share_of("may not buy", "first_game", 2, run) == (0.5, 0.4, 0.6)
    assert restrictions.seconds() > spent
    spent = restrictions.seconds()
    restrictions.share_of("may not buy", "first_game", 2, run)
    assert restrictions.seconds() == spent
