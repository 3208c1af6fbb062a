"""A chart as a picture of its own, for documents: framed, titled, and complete."""

import re
from html import escape

from eldorado.reporting.theme import DAY, RIDGE
from eldorado.routes.art import DUSK, EMBER, GOLD, NIGHT, PARCHMENT, SANS, SERIF

WIDTH = 720.0
HEADER = 132.0


def svg_figure(chart: str, height: float, title: str, subtitle: str, reading: str) -> str:
    """A chart on the page's paper, under its evening sky, in colours of its own: whole SVG."""
    label = re.search(r'aria-label="([^"]*)"', chart)
    hills = RIDGE.replace("<svg ", f'<svg y="{HEADER - 60:g}" width="{WIDTH:g}" height="61" ', 1)
    inside = (
        f'<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="{NIGHT}"/>'
        f'<stop offset=".45" stop-color="{DUSK}"/><stop offset=".95" stop-color="{EMBER}"/>'
        "</linearGradient></defs>"
        f'<rect width="100%" height="100%" fill="{DAY["page"]}"/>'
        f'<rect width="100%" height="{HEADER:g}" fill="url(#dusk)"/>{hills}'
        f'<text x="50%" y="44" text-anchor="middle" font-family="{escape(SERIF)}" '
        f'font-size="27" font-weight="bold" fill="{GOLD}">{escape(title)}</text>'
        f'<text x="50%" y="68" text-anchor="middle" font-family="{escape(SANS)}" '
        f'font-size="14" fill="{PARCHMENT}">{escape(subtitle)}</text>'
        + chart.replace(
            "<svg ", f'<svg y="{HEADER:g}" width="{WIDTH:g}" height="{height:g}" ', 1
        ).replace('role="img" ', "", 1)
        + f'<text x="50%" y="{HEADER + height - 12:g}" text-anchor="middle" '
        f'font-family="{escape(SANS)}" font-size="12" fill="{DAY["soft"]}">{escape(reading)}</text>'
    )
    plain = re.sub(r"var\(--([\w-]+)\)", lambda name: _literal(name[1]), inside)
    name = label[1] if label else escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEADER + height:g}" '
        f'role="img" aria-label="{name}">{plain}</svg>\n'
    )


def _literal(name: str) -> str:
    """What a variable of the page stands for by day."""
    return escape(SANS, quote=True) if name == "sans" else DAY[name]
