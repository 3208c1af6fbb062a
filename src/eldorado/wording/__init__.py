"""The game in words, from the same Fluent texts that the browser uses.

Other packages use ids and arguments; every text for people is built here.
"""

from eldorado.wording.texts import speak, text

__all__ = ["speak", "text"]
