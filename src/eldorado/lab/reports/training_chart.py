"""The progress of a training as a picture: forecast error, and when winners arrive."""

from eldorado.lab.reports.report_words import whole
from eldorado.lab.training.train import Training
from eldorado.reporting.charts import LineChart, Picture, draw_line, stacked
from eldorado.reporting.svg_figure import WIDTH, svg_figure
from eldorado.wording.texts import decimal, joined, labelled, text


def course(training: Training) -> str:
    """An SVG picture of a training that needs nothing else."""
    later = training.generations[1:] or training.generations
    panels = [
        _panel("report-training-rounds", [(g.number, g.winner_round) for g in later]),
        _panel("report-training-error", [(g.number, g.error) for g in later]),
    ]
    games = sum(generation.games for generation in training.generations)
    about = text("report-training-games", games=games, generations=len(training.generations))
    values = joined(labelled(panel.title, panel.about) for panel in panels)
    picture = stacked(text("report-training"), values, panels)
    return svg_figure(picture, about, text("report-training-reading"))


def _panel(title: str, points: list[tuple[float, float]]) -> Picture:
    values = [value for _, value in points]
    low, high = decimal(min(values)), decimal(max(values))
    about = text("report-training-values", low=low, high=high)
    return draw_line(LineChart(text(title), about, points, decimal, whole, width=WIDTH))
