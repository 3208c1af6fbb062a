"""The game in words: Python's side of the Fluent texts that the browser shows too.

The rooms below speak in ids and arguments; whatever is said to people is worded here, once.
"""

from eldorado.wording.texts import speak, text

__all__ = ["speak", "text"]
