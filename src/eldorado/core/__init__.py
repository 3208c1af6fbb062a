"""The rules of the game. Standard library only, no I/O, no clock, no global random state.

Where a rule lives, by the letter of its clause:

====  ==========================  ====================================================
C S   components, set-up          `eldorado.facts`, `game.Game.new`, `caves.deal`
T     turn structure              `game`, `turns`, `movement.conditions`
M     movement                    all of `movement/`
B     blockades                   `movement.reach`, `.pays`, `.natives`, `.conditions`
P     buying                      `market`
I     items                       `hand.use_card`, `market`
A     action cards                `effects`, `movement.natives`
D R   discarding, drawing         `turns.do_end`, `zones.piles`
E W   the end, two players        `turns`, `movement.conditions`
V     caves and their tokens      `caves`, `effects`, `movement`
L     routes                      `eldorado.routes.assembly`, `eldorado.routes.code`
O X   corner cases, switches      where the rule they belong to lives
====  ==========================  ====================================================

`movement.refusals` says why a movement is refused; every other module refuses on the spot.
"""

from eldorado.core import state

COMPILED: bool = not str(state.__file__).endswith((".py", ".pyc"))
"""Whether the rules run compiled. The same actions give the same game in both forms; the strongest
level and analyses check this: they do less work in plain Python and may decide otherwise."""
