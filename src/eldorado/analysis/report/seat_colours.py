"""What the page of an analysis adds to the look of reports: the colours of the seats."""

from typing import Final

DAY: Final = ("#b3261e", "#1f5fa8", "#565656", "#9a5f00")
NIGHT: Final = ("#ff8a75", "#82bcff", "#e6e6e6", "#ffc94d")
"""Red, blue, white and yellow, as far as paper and night allow."""


def _colours(colours: tuple[str, ...]) -> str:
    return " ".join(f"--s{seat}: {colour};" for seat, colour in enumerate(colours))


SEAT_STYLE: Final = (
    f":root {{ {_colours(DAY)} }}\n"
    f"@media (prefers-color-scheme: dark) {{ :root {{ {_colours(NIGHT)} }} }}\n"
    + "".join(
        f".chart polyline.s{seat} {{ stroke: var(--s{seat}); }}\n"
        f".chart circle.s{seat}, .chart text.s{seat}, .chart rect.s{seat} "
        f"{{ fill: var(--s{seat}); }}\n"
        f".key .s{seat} {{ stroke: var(--s{seat}); }}\n"
        for seat in range(4)
    )
    + """
.chart polyline { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
.chart text { font: 11px var(--sans); fill: var(--ink); }
.chart text[class^="s"] { font-weight: bold; }
.chart text.mark { fill: var(--soft); }
.chart .grid { stroke: var(--line); stroke-width: .7; }
.chart .zero { stroke: var(--ink); stroke-width: 1; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; }
.key li { display: flex; align-items: center; gap: .5rem; overflow-wrap: anywhere; }
.key svg { width: 2.6rem; height: .8rem; flex: none; }
.key line { stroke-width: 3; }
.stack { display: grid; gap: 1rem; align-content: start; }
.stack p { margin: 0; }
.points { list-style: none; padding: 0; margin: 0; display: grid; gap: 1rem; }
.points h3 { display: flex; flex-wrap: wrap; gap: .2rem .8rem; justify-content: space-between; }
.points h3 span { color: var(--low); }
.points dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1rem; }
.points dt { color: var(--soft); }
.points dd { margin: 0; }
.points ol { margin: 0; padding-left: 1.2rem; }
td.text { text-align: left; min-width: 12rem; }
@media (max-width: 30rem) {
  .points dl { grid-template-columns: 1fr; gap: 0; }
  .points dd { margin-bottom: .6rem; }
}
"""
)
"""Added to the style of the reports."""
