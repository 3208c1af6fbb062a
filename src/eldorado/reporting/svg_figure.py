"""A chart as a standalone SVG picture with frame and title."""

from html import escape
from pathlib import Path

from eldorado.errors import EldoradoError
from eldorado.reporting.charts import Picture
from eldorado.reporting.theme import DAY, HILLS, NIGHTFALL, chart_style
from eldorado.routes.art import DUSK, EMBER, GOLD, NIGHT, PARCHMENT, SANS, SERIF, number

WIDTH = 720.0
HEADER = 132.0
FOOTER = 34.0

_STYLE = (
    f"{chart_style(DAY, SANS)}@media (prefers-color-scheme: dark){{{chart_style(NIGHTFALL, SANS)}}}"
)


def check_figure(figure: Path) -> None:
    """Fail before any game is played if the figure could not be written."""
    if figure.suffix != ".svg":
        raise EldoradoError(f"The figure is an SVG picture; call it {figure.stem}.svg.")
    if figure.is_dir() or not figure.absolute().parent.is_dir():
        raise EldoradoError(f"The figure cannot be written to {figure}.")


def svg_figure(chart: Picture, subtitle: str, reading: str) -> str:
    """A whole SVG: the chart under an evening sky, with its light and dark colors."""
    height = HEADER + chart.height + FOOTER
    inside = (
        f"<title>{escape(chart.title)}</title><desc>{escape(chart.about)}</desc>"
        f"<style>{escape(_STYLE, quote=False)}</style>"
        f'<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="{NIGHT}"/>'
        f'<stop offset=".45" stop-color="{DUSK}"/><stop offset=".95" stop-color="{EMBER}"/>'
        "</linearGradient></defs>"
        f'<rect width="100%" height="{number(HEADER)}" fill="url(#dusk)"/>'
        f'<svg viewBox="0 0 1200 90" preserveAspectRatio="none" y="{number(HEADER - 60)}" '
        f'width="{number(WIDTH)}" height="61">{HILLS}</svg>'
        f'<rect class="page" y="{number(HEADER - 1)}" width="100%" height="100%" '
        'fill="currentColor"/>'
        f'<text x="50%" y="44" text-anchor="middle" font-weight="bold" fill="{GOLD}" '
        f'style="font:bold 27px {escape(SERIF)}">{escape(chart.title)}</text>'
        f'<text x="50%" y="68" text-anchor="middle" fill="{PARCHMENT}">{escape(subtitle)}</text>'
        f'<g transform="translate(0 {number(HEADER)})">{chart.body}</g>'
        f'<text class="soft" x="50%" y="{number(height - 12)}" text-anchor="middle" '
        f'fill="currentColor">{escape(reading)}</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {number(WIDTH)} {number(height)}">{inside}</svg>\n'
    )
