"""The look of a report, in a light and a dark theme."""

from eldorado.reporting.charts import SIZE
from eldorado.routes.art import DUSK, EMBER, GOLD, NIGHT, PARCHMENT, SANS, SERIF
from eldorado.routes.drawing import HEAT

DAY = {
    "page": "#f7eed8", "panel": "#fffaf0", "ink": "#241a10", "soft": "#65563f", "line": "#ddcca3",
    "mark": "#a87a26", "on-mark": "#1d140b", "fair": "#3d5f6b", "high": "#2c7448",
    "low": "#a8432a", "brass": "#855a12",
}  # fmt: skip
NIGHTFALL = {
    "page": NIGHT, "panel": "#18303a", "ink": PARCHMENT, "soft": "#c2b592", "line": "#35505a",
    "mark": "#d9a441", "on-mark": "#1d140b", "fair": "#9cc3d0", "high": "#7fc794",
    "low": "#ef9a7c", "brass": "#e3bb6b",
}  # fmt: skip
"""The colors by name, light and dark."""


def _named(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def chart_style(colours: dict[str, str], font: str) -> str:
    """The style sheet that defines a chart's color names and fonts."""
    classes = "".join(f".chart .{name}{{color:{colour}}}" for name, colour in colours.items())
    return f".chart text{{font:{SIZE}px {font}}}{classes}"


STYLE = f"""
:root {{
  color-scheme: light dark;
  --serif: {SERIF}; --sans: {SANS};
  {_named(DAY)}
}}
@media (prefers-color-scheme: dark) {{
  :root {{
    {_named(NIGHTFALL)}
  }}
}}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 var(--sans); }}
header {{
  background: linear-gradient({NIGHT}, {DUSK} 45%, {EMBER} 92%);
  color: {PARCHMENT}; padding-top: 2.6rem; text-align: center; overflow: hidden;
}}
header > :not(svg) {{ margin: 0 auto; padding: 0 1rem; max-width: 60rem; }}
header .ridge {{ display: block; width: 100%; height: 5.4rem; margin: .6rem 0 -1px; }}
h1, h2, h3 {{ font-family: var(--serif); line-height: 1.2; text-wrap: balance; }}
h1 {{ font-size: clamp(1.7rem, 5vw, 2.7rem); color: {GOLD}; overflow-wrap: anywhere; }}
h2 {{
  font-size: 1.6rem; margin: 0 0 .6rem; padding-bottom: .35rem; color: var(--brass);
  border-bottom: 2px solid var(--mark);
}}
h3 {{ font-size: 1.06rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }}
main {{ max-width: 72rem; margin: 0 auto; padding: 0 1rem 2rem; }}
section {{ margin: 2.6rem 0; }}
section > p {{ max-width: 46rem; }}
a {{ color: var(--brass); }}
nav ul {{
  display: flex; flex-wrap: wrap; gap: .35rem 1.2rem; justify-content: center; list-style: none;
  padding: 0; margin: 1.2rem 0 0;
}}
nav a {{ display: inline-block; padding: .35rem 0; }}
.tiles, .grid {{ display: grid; gap: 1rem; align-items: start; }}
.tiles {{ grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); margin: 1.4rem 0 0; }}
.tiles div, figure, .card {{
  background: var(--panel); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem;
  margin: 0; min-width: 0;
}}
.tiles div {{
  border-top: 3px solid var(--mark); display: flex; flex-direction: column; height: 100%;
}}
.tiles dt {{ color: var(--soft); font-size: .9rem; order: 1; }}
.tiles dd {{
  margin: 0; font: bold clamp(1.15rem, 4.5vw, 1.45rem)/1.25 var(--serif); color: var(--brass);
  hyphens: auto; overflow-wrap: anywhere;
}}
.tiles dd + dd {{ font: .9rem/1.4 var(--sans); color: var(--ink); order: 2; }}
.grid {{ grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); }}
.grid.small {{ grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }}
.grid > :only-child {{ max-width: 44rem; }}
@media (min-width: 66rem) {{ .grid.pair {{ grid-template-columns: 8fr 5fr; }} }}
{chart_style({name: f"var(--{name})" for name in DAY}, "var(--sans)")}
figure svg {{ display: block; width: 100%; height: auto; }}
figure > .chart {{ max-width: 30rem; margin: 0 auto; }}
figure + figure, .grid + *, p + figure {{ margin-top: 1rem; }}
.grid > figure {{ margin-top: 0; }}
.card {{ overflow-x: auto; }}
figure.board {{ padding: 0; overflow: hidden; margin-bottom: 1.4rem; }}
figure.board > *:not(svg) {{ padding-left: 1rem; padding-right: 1rem; }}
figure.board > h3 {{ padding-top: .8rem; }}
figure.board > details {{ padding-bottom: .8rem; }}
figcaption {{ margin-top: .7rem; font-size: .95rem; }}
figcaption small {{ display: block; margin-top: .25rem; color: var(--soft); font-size: .86rem; }}
.scroll {{ overflow-x: auto; }}
.wide svg {{ min-width: 36rem; }}
details {{ margin-top: .7rem; font-size: .95rem; }}
summary {{ cursor: pointer; color: var(--brass); padding: .3rem 0; }}
details > div {{ overflow-y: auto; max-height: 26rem; }}
:focus-visible {{ outline: 3px solid var(--mark); outline-offset: 2px; }}
table {{
  border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums;
}}
caption {{ text-align: left; color: var(--soft); padding-bottom: .3rem; }}
th, td {{ padding: .3rem .4rem; border-bottom: 1px solid var(--line); text-align: right; }}
th {{ font-weight: 600; vertical-align: bottom; }}
th:first-child {{ text-align: left; min-width: 6.5rem; }}
thead th {{ position: sticky; top: 0; background: var(--panel); color: var(--soft); }}
.facts {{ display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1.2rem; margin: 0; }}
.facts dt {{ color: var(--soft); }}
.facts dd {{ margin: 0; overflow-wrap: anywhere; }}
.heat {{ padding-top: .8rem; font-size: .88rem; max-width: 30rem; }}
.heat i {{
  display: block; height: .9rem; border-radius: .45rem; border: 1px solid var(--line);
  background: linear-gradient(90deg, {", ".join(HEAT)});
}}
.heat div {{ display: flex; justify-content: space-between; }}
.heat div * {{ flex: 1; text-align: center; }}
.heat div :first-child {{ text-align: left; }}
.heat div :last-child {{ text-align: right; }}
footer {{ text-align: center; color: var(--soft); font-size: .88rem; padding: 0 1rem 2rem; }}
@media (max-width: 30rem) {{
  .facts {{ grid-template-columns: 1fr; gap: 0; }}
  .facts dd {{ margin-bottom: .6rem; }}
  figure, .card {{ padding: .8rem .7rem; }}
  th, td {{ padding: .3rem .35rem; }}
}}
@media print {{
  header {{ color: #000; background: none; }}
  figure, .card {{ break-inside: avoid; }}
}}
"""

HILLS = (
    '<path d="M0 90V52C70 20 120 18 200 44S330 12 410 30 560 66 640 44 780 4 880 30 1010 58 1080 '
    '40 1160 22 1200 30V90Z" fill="#203c42"/>'
    '<path d="M0 90V64C90 44 170 76 270 62S430 46 520 64 690 78 780 62 930 46 1020 62 1150 70 '
    '1200 56V90Z" fill="#152d35"/>'
    '<path d="M0 90V84Q300 70 600 82T1200 80V90Z" class="page" fill="currentColor"/>'
)
"""Hills under the title; the nearest has the color of the page."""

RIDGE = (
    '<svg class="chart ridge" viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">'
    f"{HILLS}</svg>"
)
