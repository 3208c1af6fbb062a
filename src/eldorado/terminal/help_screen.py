"""Help: the commands on one screen, and every card, token and rule in the player's language."""

import re

from rich.text import Text

from eldorado.errors import ParseError
from eldorado.help import (
    Topic,
    clause,
    difference_lines,
    differences_about,
    marked,
    namesakes,
    paragraph,
    paragraphs_with,
    topic,
)
from eldorado.i18n import clauses, sections
from eldorado.terminal.console import Row
from eldorado.terminal.screen import heading
from eldorado.wording.texts import labelled, language, listed, thing
from eldorado.wording.texts import text as say

SHOWN_PARAGRAPHS = 6
TYPED_WIDTH = 18
"""The width of the column with what can be typed."""

INTRODUCTION = ("rules-goal-1", "rules-turn-1", "rules-moving-2", "rules-moving-3")
"""The paragraphs of the rules that the first screen of help begins with."""


def overview(plain: bool) -> list[Text | Row]:
    """Everything one can type, how to read the map, and what the rules are about."""
    lines: list[Text | Row] = [heading(say("thing-game_title"))]
    lines += [Text(paragraph(id)) for id in INTRODUCTION]
    lines += [heading(say("terminal-type-heading")), *_commands()]
    pages = [*(f"rules-{section}-title" for section in sections()), "page-editions"]
    titles = ", ".join(map(say, pages))
    lines += [heading(say("terminal-map-heading")), legend(not plain)]
    told = Text(say("terminal-rules-sections", sections=titles))
    return [*lines, heading(say("terminal-rules-heading")), told]


def _commands() -> list[Row]:
    """What can be typed, with examples in the names of the language."""
    scout, captain = thing("scout").lower(), thing("captain").lower()
    rows = (
        (say("terminal-key-enter"), "enter", ""),
        ("5", "number-of", ""),
        ("C14", "space", ""),
        (f"C14 {scout}", "with", f"move 1 {scout} C14"),
        (f"b {captain}", "buy", f"b {captain}?"),
        ("e", "end", ""),
        (f"keep {scout}", "keep", "keep all"),
        ("more", "more", ""),
        ("undo", "undo", ""),
        (f"help {scout}", "help", say("space-cave")),
        ("map", "map", "look C14"),
        ("market", "market", ""),
        ("deck", "deck", ""),
        ("log", "log", "log all"),
        (f"save {say('terminal-key-file')}", "save", ""),
        ("quit", "quit", ""),
    )
    return [
        Row(typed, Text(say(f"terminal-type-{id}", typed=example)), TYPED_WIDTH)
        for typed, id, example in rows
    ]


def legend(colour: bool) -> Text:
    """How to read the map."""
    return Text(f"{say('terminal-legend')} {say(f'terminal-legend-{_screen(colour)}')}")


def _screen(colour: bool) -> str:
    return "colour" if colour else "plain"


def explain(asked: str) -> list[Text | Row]:
    """Help on a card, a token, a clause, a term, or the paragraphs that hold some words."""
    if re.fullmatch(r"[a-zA-Z][\s-]*\d{1,2}", asked):
        return _clause(asked)
    try:
        about = topic(asked)
    except ParseError:
        if not (found := paragraphs_with(asked)):
            raise
        return _paragraphs(asked, found)
    lines: list[Text | Row] = [heading(about.title), *map(Text, about.lines)]
    lines += _others(asked, about)
    if about.related:
        known = ", ".join(about.related)
        lines.append(Text(say("terminal-help-rules", clauses=known, clause=about.related[0])))
    return lines


def _others(asked: str, about: Topic) -> list[Text]:
    """The other cards and tokens that some edition calls by the name that was asked for."""
    found = [say(id) for id in namesakes(asked) if id != f"{about.kind}-{about.id}"]
    if not found:
        return []
    return [Text(say("terminal-help-namesakes", word=asked[:40], known=listed(found)))]


def _clause(asked: str) -> list[Text | Row]:
    """The paragraph that explains a clause; in English also the clause as it is written.

    A ruling is marked as one, and shown with what the editions say where they differ.
    """
    found = clause(asked)
    place = clauses()[found.id]
    title = say(re.sub(r"\d+$", "title", place))
    words = marked(say(place)) if found.ruling else say(place)
    lines: list[Text | Row] = [heading(f"{found.id} {title}"), Text(words)]
    if language() == "en":
        lines.append(Text(say("terminal-help-exact", sentence=found.text)))
    for name in differences_about(found.id):
        lines += map(Text, difference_lines(name))
    return lines


def _paragraphs(asked: str, found: list[tuple[str, str]]) -> list[Text | Row]:
    lines: list[Text | Row] = [heading(say("terminal-help-search", word=asked[:40]))]
    lines += [Text(labelled(title, words)) for title, words in found[:SHOWN_PARAGRAPHS]]
    if len(found) > SHOWN_PARAGRAPHS:
        lines.append(Text(say("terminal-help-more", count=len(found) - SHOWN_PARAGRAPHS)))
    return lines
