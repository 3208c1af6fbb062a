"""The rules of the game. Standard library only, no I/O, no clock, no global random state.

Where a rule lives, by the letter of its clause:

====  ==========================  ====================================
C S   components, set-up          `eldorado.facts`, `game`, `caves`
T     turn structure              `game`, `turns`, `movement.may_move`
M B   movement, blockades         `movement`, `reach`
P     buying                      `market`
I     items                       `movement.use_card`, `market`
A     action cards                `effects`
D R   discarding, drawing         `turns`, `piles`
E W   the end, two players        `turns`, `movement`
V     caves and their tokens      `caves`, `effects`, `movement`
L     routes                      `eldorado.routes.assembly`
O X   corner cases, switches      where the rule they belong to lives
====  ==========================  ====================================
"""

from eldorado.core import state

COMPILED: bool = not str(state.__file__).endswith(".py")
"""Whether the rules run compiled; both forms play the same games."""
