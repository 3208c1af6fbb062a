"""The analysis of a game: how the race went, what decisions cost, what was luck.

>>> from eldorado.analysis import analyse
>>> analysis = analyse(record)  # doctest: +SKIP
>>> analysis.to_json()["format"]  # doctest: +SKIP
'eldorado-analysis/1'
"""

from eldorado.analysis.effort import QUICK, WHOLE, Effort
from eldorado.analysis.game_analysis import Analysis, analyse

__all__ = ["QUICK", "WHOLE", "Analysis", "Effort", "analyse"]
