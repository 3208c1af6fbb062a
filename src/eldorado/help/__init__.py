"""Help: every card, token, space, term and rule, explained in the language of the process.

The words are those of the browser's rules page, read from the Fluent files. `topics.json` says
which clauses a topic refers to; `rules.md` is the exact text of every clause, in English.
"""

from eldorado.help.clauses import Clause, clause, clauses
from eldorado.help.editions import (
    difference_lines,
    differences_about,
    editions_page,
    marked,
    paragraph,
)
from eldorado.help.names import find_name, namesakes
from eldorado.help.topics import Topic, paragraphs_with, topic, topics

__all__ = [
    "Clause",
    "Topic",
    "clause",
    "clauses",
    "difference_lines",
    "differences_about",
    "editions_page",
    "find_name",
    "marked",
    "namesakes",
    "paragraph",
    "paragraphs_with",
    "topic",
    "topics",
]
