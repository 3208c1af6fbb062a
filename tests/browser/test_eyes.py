"""Terrain for every eye: pictures as people with other colour vision see it, and what differs."""

from pathlib import Path

from browser.pages import Pages
from browser.playing import enter
from browser.tour import table_of
from server.running import Running

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

LOOKS = """() => {
  const found = {}
  const land = document.querySelector('.ground image').getAttribute('href')
  const picture = decodeURIComponent(land.split(',')[1])
  const drawing = new DOMParser().parseFromString(picture, 'image/svg+xml')
  const ground = [...drawing.querySelectorAll('svg > g')]
  const spaces = [...document.querySelectorAll('.spaces > g[data-space]')]
  const at = (element) => element.getAttribute('transform')
  const lands = new Map(ground.map((one) => [at(one), one]))
  for (const space of spaces) {
    const drawn = lands.get(at(space))
    const signs = [...drawn.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    const name = drawn.querySelector('polygon').getAttribute('style').match(/--[\\w-]+/)[0]
    const fill = picture.split(`${name}:`)[1].match(/#\\w+/)[0]
    found[space.dataset.space] = { signs, fill }
  }
  return found
}"""


def grey(fill: str) -> float:
    """How light a colour like #93c48a is, 0 to 255."""
    red, green, blue = bytes.fromhex(fill.removeprefix("#"))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_terrain_in_every_vision(pages: Pages, server: Running) -> None:
    """Every terrain has a texture and a sign of its own, a sign for each point it asks for, and
    harder is darker: no colour is needed to tell them apart.
    """
    page = pages.open("/")
    enter(page, table_of(server), 0)
    page.locator(".space.target").first.wait_for(state="attached")
    eyes = page.context.new_cdp_session(page)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for vision in VISIONS:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        page.screenshot(path=PICTURES / f"vision-{vision}.png")
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})

    drawn = page.evaluate(LOOKS)
    spaces: dict[str, str] = server.client().get("/api/boards/first_game")["spaces"]
    kinds: dict[str, set[tuple[str, ...]]] = {}
    lightness: dict[str, float] = {}
    for name, token in spaces.items():
        signs = tuple(sign for sign in drawn[name]["signs"] if "finish" not in sign)
        kinds.setdefault(token.removeprefix("F:"), set()).add(signs)
        lightness[token.removeprefix("F:")] = grey(drawn[name]["fill"])
    for token, looks in kinds.items():
        if token[0] in "gbyRC" and token[1:].isdigit():
            assert len(looks) == 1, f"{token} is drawn in several ways: {looks}"
            (signs,) = looks
            assert len(signs) == 1 + int(token[1:]), f"{token} shows {signs}"
    faces = {token: next(iter(looks)) for token, looks in kinds.items() if token[0] in "gbyRCM"}
    assert len(set(faces.values())) == len(faces), f"Some terrain looks alike: {faces}"
    for land in "gby":
        by_need = sorted((t, light) for t, light in lightness.items() if t[0] == land)
        assert [light for _, light in by_need] == sorted(
            (light for _, light in by_need), reverse=True
        )
