"""The course of a training as a picture: how well it foretells, how soon winners arrive."""

from collections.abc import Sequence

from eldorado.lab.training.train import Training
from eldorado.reporting.charts import INK, LINE, MARK, Chart, draw
from eldorado.reporting.html import thousands
from eldorado.reporting.svg_figure import WIDTH, svg_figure

TITLE = "Learning the way to El Dorado"
READING = "By generation; the first network learned from walkers, every later one from itself."
HEIGHT = 430.0


def course(training: Training) -> str:
    """An SVG picture of a training that needs nothing else."""
    later = training.generations[1:]
    numbers = [generation.number for generation in later]
    games = sum(generation.games for generation in training.generations)
    label = f"Training over {len(training.generations)} generations, {games} games"
    with draw(WIDTH, HEIGHT, label) as chart:
        _panel(chart, 30, numbers, [g.winner_round for g in later], "winner's round, all settings")
        _panel(chart, 210, numbers, [g.error for g in later], "error of the forecast, in rounds")
    return svg_figure(chart.svg, HEIGHT, TITLE, f"{thousands(games)} games", READING)


def _panel(
    chart: Chart, top: float, numbers: Sequence[int], values: Sequence[float], title: str
) -> None:
    axes = chart.axes(64, 28, top, HEIGHT - top - 150)
    axes.grid(visible=True, axis="y", color=LINE)
    axes.plot(numbers, values, color=MARK, lw=2.2, marker="o", ms=3.5)
    axes.set_title(title, loc="left", size=12, color=INK)
    axes.locator_params(axis="x", integer=True)
