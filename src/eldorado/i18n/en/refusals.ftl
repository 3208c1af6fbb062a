### Why something is not allowed, and what to do instead. refusal-X-00 is named after the clause
### that an IllegalAction (or a fault of a route) carries; the others after the code of a refusal by
### the table or the server. No arguments, so that none can be missing.

## The turn

refusal-T-02 = That card is not in your hand now. Choose one of those you hold.
refusal-T-04 = That cannot be done now; each card does one job per turn. Choose one of the actions shown.
refusal-T-05 = You have bought a card this turn, and moving comes before buying. Move again in your next turn.
refusal-E-03 = The game is over; there is nothing more to do here.
refusal-D-02 = You can only keep cards that are still in your hand. Choose among those.

## Moving

refusal-M-01 = A step goes to a space right next to your piece. Choose one that shares an edge with its own.
refusal-M-02 = The symbol does not fit: jungle asks for a machete, { -river } for a paddle, village for a coin. Choose a card with the right symbol.
refusal-M-03 = This card is too weak for that space. Choose one with more { -power }; two cards cannot be added up.
refusal-M-04 = This card does not reach that far. Stop earlier, or go on with another card.
refusal-M-08 = This card can show several symbols. Say which one you want: machete, paddle or coin.
refusal-M-11 = This card cannot make a single step from here. Keep it, spend it as coins or pay with it.
refusal-M-12 = Here you pay with cards: choose exactly as many from your hand as the space shows.
refusal-M-13 = A base camp takes cards: choose exactly as many from your hand as it shows. They leave the game for good.
refusal-M-17 = You do not have that many of these cards in your hand. Choose among the cards you hold.
refusal-M-19 = Nobody can enter a mountain. Find a way around it.
refusal-M-20 = Another piece is in the way. You can neither enter nor pass its space.
refusal-M-22 = Nobody can go back to { -starting-space(form: "a") }. Choose another one.
refusal-M-23 = The piece would end where it began. Choose another space, or { -blockade(form: "a") } to take.
refusal-W-01 = You have no such piece. Choose one of your own.
refusal-W-08 = This piece has already reached El Dorado. Move your other one.

## Blockades

refusal-B-01 = The way is closed by { -blockade(form: "a") }. Take it first, then step across.
refusal-B-02 = Your piece is not next to that { -blockade }. Move up to it first.
refusal-B-03 = This { -blockade } asks for something else. Look at its symbol and number, and choose a card that fits, or cards to pay if it shows { -rubble }.
refusal-B-09 = The { -power } of this card does not suffice to take that and go there. Stop earlier or take a stronger card.
refusal-B-14 = There is no such { -blockade } on the board. Perhaps somebody has already taken it.

## Buying

refusal-C-09 = This is a starting card and not for sale. Choose a card from the market.
refusal-O-10 = This card is sold out. Choose another one.
refusal-P-01 = You have already bought a card this turn. You may buy again in your next one.
refusal-P-05 = These cards do not reach the price. Add more coins or choose a cheaper card.
refusal-P-09 = This card is in the reserve. You can buy it only while a spot of the market board is vacant.
refusal-P-21 = You would pay more than you need to. Leave out what the price does not ask for, and count cards at their full value unless you want to save an item.

## Actions

refusal-A-01 = This card has no action to play like that. Move, pay or buy with it.
refusal-A-06 = Right after the { card-scientist }, and only then, you remove one card from your hand or none. Decide that before you go on.
refusal-A-07 = Right after the { card-travel_log }, and only then, you remove up to two cards from your hand or none. Decide that before you go on.
refusal-A-08 = There is no such card left to take. Choose one from another pile.
refusal-A-12 = This would do nothing right now. Keep it for later.

## Drawing and exploring, when a record or a position is replayed

refusal-R-03 = The cards drawn here do not match the piles. Check the record.
refusal-R-04 = The discard pile is shuffled only when a card is missing. Check the record.
refusal-V-06 = The find does not match this cave. Check the record.

## Cave tokens

refusal-V-19 = You cannot use that { -cave-token } like this: you do not have it, or it takes no cards. Choose one that lies before you.
refusal-V-21 = This { -cave-token } cannot move a piece. Only those with a symbol and a number can.
refusal-V-22 = You do not have that many { -cave-token(form: "many") } of this kind. Pay with cards from your hand as well.
refusal-V-24 = You have no card left to draw. Save the { -cave-token } for later.
refusal-V-25 = Choose exactly one card in your hand to remove from the game.
refusal-V-26 = Choose one to four cards in your hand to replace.
refusal-V-27 = You can keep an item only right after you have used it, before anything else. If there were several, choose one of them.
refusal-V-28 = A changed symbol is for one card in your hand that has a single symbol. Play that card next and choose its new symbol; nothing else comes in between.
refusal-V-29 = Occupied spaces are already open to you this turn. Save the { -cave-token } for later.

## Routes of your own

refusal-C-02 = The starting tile can be used only once, with one of its two sides. Remove one of them.
refusal-C-03 = There is no such tile, or it is used twice: its two letters are two sides of the same tile. Choose another letter.
refusal-C-04 = This strip is used twice: its two letters are two sides of the same strip. Choose another letter.
refusal-L-04 = There are more seams than { -blockade(form: "many") }, so the last ones stay open. You can play like that.
refusal-L-06 = The parts do not fit together here: they overlap or lie half a space off. Move or turn one of them.
refusal-S-01 = A route must hang together from the starting tile over at least one terrain tile to the { -ending-tile }. Close the gap or turn a part.

## The table and the server

refusal-stale = Something happened before your action arrived. Have a look at the table and choose again.
refusal-not_your_turn = It is not your turn yet. You will be told when it is.
refusal-paused = The game is paused. Resume it to play on.
refusal-over = This game is over. You can ask for a rematch.
refusal-not_seated = You are watching this game. Take a seat to play.
refusal-unreadable = That could not be understood. Please try it another way.
refusal-too_fast = That was very fast. Wait a moment and try again.
refusal-too_big = That was too much at once. Send something smaller.
refusal-too_long = That takes too long to work out here. Try something smaller.
refusal-gone = Nobody waits for that any more. Ask again.
refusal-no_undo = This cannot be taken back: something hidden has come to light, or the turn is over.
refusal-no_such_table = There is no such table, or it has been cleared away. Check the link.
refusal-seat_taken = Somebody else has this seat. Choose a free one.
refusal-name = Please choose a name of 1 to 20 characters, without , ; < and >.
refusal-waiting = The game has not begun: a seat is still open. Invite somebody or put a computer player there.
refusal-offline = There is no connection. Your game is safe; play goes on as soon as you are back online.
refusal-server = Something went wrong on our side. Your game is safe; please try again.
refusal-illegal = The rules do not allow that here. Choose one of the actions shown.
refusal-begun = The game has already begun. You can leave your seat to a computer player, or give up.
refusal-not_paused = The game is not paused; just play on.
refusal-no_pause = You have stopped the game for as long as you may. Others may still pause it.
refusal-late = Your time is used up. You can come back after this turn.
refusal-clock = This table has a clock. It alone decides when a computer player takes over a seat.
refusal-level = There is no such computer player. Choose one from the list.
refusal-rematched = The rematch is already on. Join it at its table.
refusal-resigned = You have given up this race. You can watch how it ends.
refusal-stand_in = A computer player is moving for you. Come back to your seat first.
refusal-too_many = You have opened too many tables or connections. Close some, or wait a while.
refusal-origin = This page may not speak to this server. Open the game at its own address.
refusal-silent = The page took too long to report. Please load it again.
refusal-webhook = That address cannot be called. Give a public web address that begins with https:// or http://.
refusal-not_found = There is nothing at this address. Check the link.
refusal-restart = The server is starting afresh. Your table is kept; you will be back in a moment.
refusal-no_hints = There are no hints in games with other people. Against computer players there are.
