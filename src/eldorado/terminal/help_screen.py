"""Help: the commands on one screen, and every card, token and rule in our own words."""

import re

from rich.text import Text

from eldorado.core.kinds import CARD, TOKEN
from eldorado.errors import ParseError
from eldorado.help import Clause, card_line, clause, search, token_line, topic
from eldorado.terminal.console import Row
from eldorado.terminal.screen import heading, row

SHOWN_CLAUSES = 8

_COMMANDS = (
    ("Enter", "shows your turn again"),
    ("5", "do the choice with that number"),
    ("C14", "go to that space; if several cards can, they are listed. #4 takes that blockade"),
    ("C14 scout", "the same with that card; 'move 1 scout C14' moves piece 1"),
    ("b captain", "buy, paying with what you miss least; 'b captain?' lists all payments"),
    ("e", "end the turn: what is left in hand is discarded, then you draw up to four cards"),
    ("keep scout", "end the turn but keep a card; 'keep all' keeps everything"),
    ("more", "all choices, also those left out of the short list"),
    ("undo", "take back your last action, until something was revealed"),
    ("help scout", "explains a card, a token, a rule such as M-20, or a word such as caves"),
    ("map", "the whole map; 'look C14' tells what is around a space"),
    ("market", "all piles with what the cards do"),
    ("deck", "your deck by kind, and what you can know of the others'"),
    ("log", "what was done in this and the last round; 'log all' from the beginning"),
    ("save FILE", "a copy of the game; it is saved after every action anyway"),
    ("quit", "stop here and resume later"),
)


def overview(plain: bool) -> list[Text | Row]:
    """Everything one can type, and how to read the map."""
    lines: list[Text | Row] = [
        heading("You race through jungle, river and village to El Dorado, with a deck you build."),
        Text(
            "On your turn play cards to move, then buy at most one card, then end the turn. "
            "A machete enters jungle, a paddle river, a coin village: the power must be at least "
            "the number of the space, and what is left carries on. Rubble takes cards from your "
            "hand, a base camp removes them for good. Type:"
        ),
    ]
    lines += [row(typed, meaning) for typed, meaning in _COMMANDS]
    return [*lines, heading("The map"), legend(not plain)]


def legend(colour: bool) -> Text:
    """How to read the map."""
    signs = (
        "▲ cave with the tokens left, ★ El Dorado, 1.2 second piece of seat 1. Yellow numbers on "
        "black are blockades, white numbers on black are spaces you can go to now."
        if colour
        else "^4 cave with 4 tokens, ** El Dorado, @1 piece of seat 1, 1.2 second piece of seat 1, "
        "# blockade, 14* a space you can go to now."
    )
    return Text(
        "g jungle, b river, y village, R rubble, C base camp, ^^ mountain, S start, X finishing "
        "space. The lower number names the space: 14 on tile C is C14; a tile's letter is on its "
        f"middle space. {signs}"
    )


def explain(asked: str) -> list[Text | Row]:
    """Help on a card, a token, a clause, a topic, or the clauses that hold some words."""
    if re.fullmatch(r"[a-zA-Z][\s-]*\d{1,2}", asked):
        found = clause(asked)
        return [heading(f"{found.id} {found.section}"), Text(found.text)]
    try:
        about = topic(asked)
    except ParseError:
        if not (clauses := search(asked)):
            raise
        return _clauses(asked, clauses)
    line = card_line(about.id) if about.id in CARD else about.title
    line = token_line(about.id) if about.id in TOKEN else line
    lines: list[Text | Row] = [heading(line), Text(about.text)]
    if about.related:
        lines.append(
            Text(f"Rules: {', '.join(about.related)}. Type for example help {about.related[0]}.")
        )
    return lines


def _clauses(asked: str, clauses: list[Clause]) -> list[Text | Row]:
    lines: list[Text | Row] = [heading(f"Rules with '{asked}'")]
    lines += [row(found.id, found.text) for found in clauses[:SHOWN_CLAUSES]]
    if len(clauses) > SHOWN_CLAUSES:
        lines.append(Text(f"and {len(clauses) - SHOWN_CLAUSES} more; add a word to narrow it."))
    return lines
