"""The ladder: ratings that recover strengths, and a file that grows by matches."""

import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest

from eldorado import EldoradoError, Variant
from eldorado.lab.reports.ladder_chart import rungs
from eldorado.lab.tournaments import ladder as ladder_module
from eldorado.lab.tournaments.ladder import climb, pairings
from eldorado.lab.tournaments.ladder_file import Ladder, LadderMatch
from eldorado.lab.tournaments.match import Match, MatchTerms
from eldorado.lab.tournaments.match_standings import Contest
from eldorado.stats.ratings import ELO, Rating, groups, plain_fit, rate
from eldorado.wording.texts import Process

Run = Callable[..., tuple[int, str, str]]
COMMAND = "ladder"
MATCH = LadderMatch(("random", "walker"), 10, (1, 8), 0, (0, 5), "first_game", Variant())


def chance(one: float, other: float) -> float:
    return float(1 / (1 + 10 ** ((other - one) / 400)))


def test_ratings_recover_known_strengths() -> None:
    true = {"a": -310.0, "b": -90.0, "c": 40.0, "d": 130.0, "e": 230.0}
    dice = random.Random(5)
    exact, drawn = {}, {}
    for one, other in combinations(true, 2):
        p = chance(true[one], true[other])
        exact[one, other], exact[other, one] = round(1e6 * p), round(1e6 * (1 - p))
        drawn[one, other] = sum(dice.random() < p for _ in range(300))
        drawn[other, one] = 300 - drawn[one, other]
    for rating in rate(exact):
        assert rating.elo == pytest.approx(true[rating.bot], abs=0.1)
        assert rating.error < 1
        assert rating.games == pytest.approx(4e6, abs=4)
    found = rate(drawn)
    assert [rating.bot for rating in found] == list(true)
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)
    for rating in found:
        assert abs(rating.elo - true[rating.bot]) < 3 * rating.error
        assert 5 < rating.error < 20


def test_the_error_of_a_pair_is_that_of_the_logarithm_of_odds() -> None:
    weaker, stronger = rate({("a", "b"): 300, ("b", "a"): 100})
    assert (weaker.bot, stronger.bot) == ("b", "a")
    difference = stronger.elo - weaker.elo
    assert difference == pytest.approx(ELO * 1.0986, rel=0.01)
    assert 2 * stronger.error == pytest.approx(ELO * sqrt(1 / 300 + 1 / 100), rel=0.01)


def test_who_never_won_still_has_a_rating() -> None:
    loser, winner = rate({("a", "b"): 0, ("b", "a"): 50})
    assert (loser.bot, winner.bot) == ("a", "b")
    assert -1500 < loser.elo < -200
    assert loser.error > 100
    assert rate({}) == []


def test_groups_are_those_who_met() -> None:
    wins = {("a", "b"): 0, ("c", "d"): 1, ("d", "e"): 2, ("f", "b"): 3}
    assert groups(wins) == [["a", "b", "f"], ["c", "d", "e"]]


def test_neighbours_meet_and_some_others_by_lot() -> None:
    bots = ["a", "b", "c", "d", "e"]
    found = pairings(bots, random.Random(1))
    assert found[:4] == [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")]
    assert len(found) == len(set(found)) == 6
    assert found == pairings(bots, random.Random(1))
    assert {tuple(pairings(bots, random.Random(n))) for n in range(9)} != {tuple(found)}
    assert pairings(["a", "b", "a"], random.Random(1)) == [("a", "b")]


def test_the_file_grows_and_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    ladder = Ladder(file)
    assert climb(ladder, ["random", "walker"], MatchTerms(3, seed=2))
    assert climb(ladder, ["random", "walker"], MatchTerms(2, seed=2))
    assert climb(ladder, ["walker", "random"], MatchTerms(2, variant=Variant(caves=True), seed=2))
    there = Ladder(file)
    assert there.matches == ladder.matches
    assert [(match.games, match.deals) for match in there.matches] == [
        (4, (0, 2)),
        (2, (2, 3)),
        (2, (0, 1)),
    ]
    assert there.matches[2].variant == Variant(caves=True)
    assert there.wins()["walker", "random"] == 8
    document = json.loads(file.read_text("utf-8"))
    assert document["format"] == "eldorado-ladder/1"
    assert list(document["matches"][0]) == [
        "bots", "games", "wins", "seed", "deals", "route", "variant", "forfeits",
    ]  # fmt: skip


def test_rated_bots_meet_in_the_order_of_their_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[tuple[str, ...]] = []

    def quick(match: Match, *_: object, **__: object) -> Contest:
        met.append(match.players)
        return Contest("first_game", 2, 1, Variant(), 0, None, None, 0, (), interrupted=True)

    monkeypatch.setattr(ladder_module, "arena", quick)
    ladder = Ladder(tmp_path / "ladder.json")
    assert not climb(ladder, ["walker", "random"], MatchTerms())
    ladder.add(MATCH)
    assert not climb(ladder, ["walker", "random"], MatchTerms())
    assert met == [("walker", "random"), ("random", "walker")]
    assert ladder.matches == [MATCH]


def test_the_command_plays_and_tells(run: Run, tmp_path: Path) -> None:
    file, figure = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    code, out, _ = run(
        "random", "walker", "--file", file, "--games", 2, "--workers", 1, "--figure", figure
    )
    assert code == 0
    assert out.index("walker") < out.index("random")
    assert "2 games on First game" in out
    assert ET.parse(figure).getroot().tag.endswith("svg")
    code, out, err = run("--file", file, "--json")
    document = json.loads(out)
    assert (code, err) == (0, "")
    assert (document["games"], document["matches"]) == (2, 1)
    assert [one["bot"] for one in document["ratings"]] == ["random", "walker"]
    assert set(document["ratings"][0]) == {"bot", "elo", "error", "games"}
    assert len(Ladder(file).matches) == 1


def test_bots_that_never_met_are_named(run: Run, tmp_path: Path) -> None:
    ladder = Ladder(tmp_path / "ladder.json")
    ladder.add(MATCH)
    ladder.add(LadderMatch(("x", "y"), 4, (2, 2), 0, (0, 2), "all", Variant(caves=True)))
    out = run("--file", ladder.file)[1]
    assert "14 games on First game and all known routes (caves)" in out
    assert "never met: random and walker; x and y" in out


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bots": ["walker"]}, "'bots' is not a pair"),
        ({"bots": ["walker", "walker"]}, "a bot cannot play against itself"),
        ({"bots": ["walker", 3]}, "'bots' is not a text"),
        ({"games": "ten"}, "'games' is not a number"),
        ({"wins": [8, 8]}, "8 and 8 wins do not fit in 10 games"),
        ({"wins": [-1, 2]}, "-1 and 2 wins do not fit"),
        ({"deals": [3, 3]}, "there are no deals from 3 to 3"),
        ({"route": None}, "'route' is not a text"),
        ({"variant": {"volcanoes": True}}, "'variant' is not a set of switches"),
    ],
)
def test_a_bad_match_gives_one_sentence(
    run: Run, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    file = tmp_path / "ladder.json"
    Ladder(file).add(MATCH)
    document = json.loads(file.read_text("utf-8"))
    document["matches"].append(document["matches"][0] | change)
    file.write_text(json.dumps(document))
    code, out, err = run("--file", file)
    assert (code, out) == (1, "")
    assert f"is not a ladder: in match 2 {reason}" in err
    assert "\n" not in err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "eldorado-ladder/1"}', "\x00"])
def test_a_file_of_something_else_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(text)
    code, out, err = run("walker", "random", "--file", file)
    assert (code, out) == (1, "")
    assert "is not a ladder" in err
    assert "\n" not in err
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["walker", "wizard"], "There is no player 'wizard'"),
        (["walker"], "two different bots"),
        ([], "There is no ladder in"),
        (["walker", "random", "--figure", "ladder.png"], "call it ladder.svg"),
        (["walker", "random", "--figure", "nowhere/ladder.svg"], "cannot be written"),
        (["walker", "random", "--route", "atlantis"], "atlantis"),
        (["walker", "random", "--file", "nowhere/ladder.json"], "the folder does not exist"),
    ],
)
def test_bad_arguments_give_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("--no-progress", *arguments)
    assert (code, out) == (1, "")
    assert err.startswith("eldorado: ")
    assert sentence in err
    assert "\n" not in err
    assert not list(tmp_path.iterdir())


def test_the_figure_shows_every_bot_and_needs_nothing_else() -> None:
    ratings = [
        Rating("random", -420.0, 90.0, 40),
        Rating("walker & friends", 20.4, 12.0, 80),
        Rating("thinker@a/long/way/to/the/weights-0012.npz", 399.6, 30.0, 40),
    ]
    svg = rungs(ratings)
    root = ET.fromstring(svg)
    words = " ".join(root.itertext())
    for expected in ("Random", "walker & friends", "thinker@…", "−420", "+20", "+400", "80"):
        assert expected in words
    assert "var(--" not in svg
    assert "+400 ± 30" in (root.findtext("{*}desc") or "")
    assert svg == rungs(ratings[::-1])


def test_the_figure_speaks_the_language_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "language", "en")
    ladder, figure = Ladder(tmp_path / "ladder.json"), tmp_path / "ladder.svg"
    ladder.add(MATCH)
    assert run("--file", ladder.file, "--figure", figure, "--language", "de")[0] == 0
    words = " ".join(ET.parse(figure).getroot().itertext())
    for expected in ("Die Leiter nach El Dorado", "Spiele zu zweit", "Wanderer", "Zufall"):
        assert expected in words


def test_nothing_can_be_drawn_without_ratings(tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="no ratings to plot"):
        ladder_module.draw_ratings([], tmp_path / "ladder.svg")


def test_ratings_are_the_same_without_numpy() -> None:
    """A browser has no numpy."""
    names = "abcd"
    wins = {
        (a, b): 1 + 3 * i + j for i, a in enumerate(names) for j, b in enumerate(names) if i != j
    }
    found = {one.bot: one for one in rate(wins)}
    strength, spread = plain_fit([[float(wins.get((a, b), 0)) for b in names] for a in names])
    for i, name in enumerate(names):
        assert found[name].elo == pytest.approx(ELO * strength[i])
        assert found[name].error == pytest.approx(ELO * spread[i] ** 0.5)
