"""Data sets: records and positions beside results, and the reference set with its card."""

from pathlib import Path

import pandas
import pytest

from eldorado import Record, Variant
from eldorado.errors import EldoradoError
from eldorado.lab import RunSettings, SimulationPlan, run_simulation
from eldorado.lab.dataset.dataset_plan import DatasetPlan, make_dataset
from eldorado.lab.storage.positions import POSITION_COLUMNS, SEAT_PARTS
from eldorado.routes import KNOWN

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"
PLAN = SimulationPlan(("walker", "walker", "random"), games=3, variant=Variant(True), max_rounds=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    settings = RunSettings(
        as_json=True, progress=False, records=folder / "texts", positions=folder / "rows"
    )
    assert not run_simulation(PLAN, settings, out=folder / "games").interrupted
    return folder


def test_records_replay_to_the_results(folder: Path) -> None:
    texts = [file.read_text("utf-8") for file in sorted((folder / "texts").iterdir())]
    records = [record for text in texts for record in Record.parse_all(text)]
    assert [record.tags["Game"] for record in records] == ["0", "1", "2"]
    assert [len(record.replay().players) for record in records] == [3, 3, 3]
    assert [str(one) for one in Record.parse_all("\n".join(texts))] == list(map(str, records))


def test_positions_have_what_was_seen_and_done(folder: Path) -> None:
    table = pandas.read_parquet(folder / "rows")
    assert list(table.columns) == list(POSITION_COLUMNS)
    games = pandas.concat(
        pandas.read_json(file, lines=True) for file in sorted((folder / "games").glob("*.jsonl"))
    )
    assert len(table) == games["actions"].sum()
    text = next((folder / "texts").iterdir()).read_text("utf-8")
    positions = list(next(Record.parse_all(text)))
    rows = table[table["game"] == 0].to_dict("records")
    for row, position in zip(rows, positions, strict=True):
        view = position.view
        assert row["legal"][row["chosen"]] == str(position.action)
        assert len(row["legal"]) == len(view.legal_actions())
        assert list(row["hand"]) == list(view.hand)
        assert (row["round"], row["seat"], row["players"]) == (view.round, view.seat, 3)
        assert list(row["seats"][0]) == list(SEAT_PARTS)
        assert [one["seat"] for one in row["seats"]] == [(row["seat"] + n) % 3 for n in range(3)]
    results = games.set_index("number")
    assert {row["place"] for row in rows} <= set(results.loc[0, "places"])


def test_what_is_there_is_not_made_again(folder: Path) -> None:
    file = folder / "rows" / "positions-00001.parquet"
    before = file.read_bytes()
    kept = (folder / "rows" / "positions-00000.parquet").stat().st_mtime_ns
    file.unlink()
    settings = RunSettings(
        as_json=True, progress=False, records=folder / "texts", positions=folder / "rows"
    )
    run_simulation(PLAN, settings, out=folder / "games")
    assert file.read_bytes() == before
    assert (folder / "rows" / "positions-00000.parquet").stat().st_mtime_ns == kept


def test_records_and_positions_need_a_folder_of_results(tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match="need --out"):
        run_simulation(PLAN, RunSettings(positions=tmp_path))


def test_the_reference_set_has_every_route_and_a_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {job.route: job for job in DatasetPlan(games=500).jobs()}
    assert set(settings) == set(KNOWN)
    seats = {(len(job.players), job.caves) for job in DatasetPlan(games=500).jobs()}
    assert seats == {(players, caves) for players in (2, 3, 4) for caves in (False, True)}
    plan = DatasetPlan(("walker", "random"), games=2, max_rounds=3)
    assert make_dataset(tmp_path, plan, RunSettings(progress=False))
    card = (tmp_path / "README.md").read_text("utf-8")
    assert card.startswith("# 2 games of the race to El Dorado")
    assert "| walker | 2 |" in card
    for column in POSITION_COLUMNS:
        assert f"`{column}`" in card
    assert len(list(tmp_path.glob("*/*-0000*"))) == 6
    assert "README.md: 2 games." in capsys.readouterr().out


def test_every_column_is_documented() -> None:
    rows = [line.split(" | ") for line in DOCS.read_text("utf-8").splitlines() if "| `" in line]
    told = {row[0].strip("| `"): row[1] for row in rows}
    assert told == POSITION_COLUMNS | {f"seats.{name}": kind for name, kind in SEAT_PARTS.items()}
