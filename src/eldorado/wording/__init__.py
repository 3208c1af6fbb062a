"""The game in words: Python's side of the Fluent texts that the browser shows too.

Other packages use ids and arguments; every text for people is built here.
"""

from eldorado.wording.texts import speak, text

__all__ = ["speak", "text"]
