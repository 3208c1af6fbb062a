"""The help room: every clause of the rules and every card, token, place and term, explained.

The words are in `rules.md` and `topics.md` beside this module; numbers come from the facts.
"""

from eldorado.help.clauses import Clause, clause, clauses, search
from eldorado.help.names import card_line, card_name, token_line, token_name
from eldorado.help.topics import Topic, topic, topics

__all__ = [
    "Clause",
    "Topic",
    "card_line",
    "card_name",
    "clause",
    "clauses",
    "search",
    "token_line",
    "token_name",
    "topic",
    "topics",
]
