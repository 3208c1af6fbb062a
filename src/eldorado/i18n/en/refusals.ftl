### Why something is not allowed, and what to do instead. refusal-X-00 is named after the clause
### that an IllegalAction (or a fault of a route) carries; the others after the code of a refusal by
### the table or the server. They take no arguments; the exact sentences at the end do.

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

## The exact sentence, where more is known: refusal-<clause or code>-<kind>
##
## Arguments: $card, $token, $cards and $choices are finished text; $space and $meant are names of
## spaces, $symbol, $terrain and $asked ids; $power, $need, $count, $piece, $blockade, $price and
## $paid are numbers. $need is what a space or blockade shows, $power what the card has.

part-symbol = { $symbol ->
    [machete] machete
    [paddle] paddle
   *[coin] coin
}
part-strength = { part-symbol } { $power }
part-terrain = { $terrain ->
    [jungle] jungle
    [river] { -river }
   *[village] village
} { $need }
part-terrain-symbol = { $terrain ->
    [jungle] machete
    [river] paddle
   *[village] coin
} { $need }
part-asked = { $asked ->
    [machete] machete { $need }
    [paddle] paddle { $need }
    [coin] coin { $need }
   *[cards] { $need ->
        [one] 1 card from your hand
       *[other] { $need } cards from your hand
    }
}
part-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

refusal-T-02-card = There is no { $card } in your hand.
refusal-T-02-action = This is no action of the game.
refusal-D-02-card = You do not hold that many { $card } cards; you cannot keep them.
refusal-M-01-unknown = There is no space { $space } on this route.
refusal-M-01-capitals = There is no space { $space } on this route. Perhaps you mean { $meant }.
refusal-M-01-adjacent = { $space } is not next to your piece.
refusal-M-02-terrain = { $space } is { part-terrain } and asks for { part-terrain-symbol }, not for { part-symbol }.
refusal-M-02-card = The { $card } has no { -power } to move with.
refusal-M-02-power = { $space } is { part-terrain }; it is entered with { part-terrain-symbol }, not by paying cards.
refusal-M-03-power = { $space } asks for { part-symbol } { $need }, the card has only { $power }. Two cards cannot be added up.
refusal-M-03-reach = You cannot reach { $space } in one go.
refusal-M-03-reach-with = You cannot reach { $space } in one go with { $cards }.
refusal-M-04-power = With { part-strength } you do not reach { $space } from here.
refusal-M-08-card = Say which symbol the { $card } shall show: machete, paddle or coin.
refusal-M-11-power = With { part-strength } you cannot make a single step from here.
refusal-M-12-pay = { $space } is { -rubble(form: "space") }: pay exactly { part-count-cards } from your hand to enter it.
refusal-M-13-pay = { $space } is a base camp: give up exactly { part-count-cards } from your hand for good to enter it.
refusal-M-17-card = You do not hold that many { $card } cards.
refusal-M-19-space = { $space } is a mountain; nobody can enter it.
refusal-M-20-space = { $space } is occupied.
refusal-M-20-way = Another piece stands in the way to { $space }.
refusal-M-22-space = { $space } is { -starting-space(form: "a") }; it cannot be entered again.
refusal-M-23-target = The piece stays where it is; name the { -blockade } as target.
refusal-W-01-piece = You have no piece { $piece }.
refusal-W-08-piece = Piece { $piece } has already arrived.
refusal-B-01-way = The way to { $space } is closed by { -blockade(form: "a") }; take it first.
refusal-B-01-blockade = The way is closed by { -blockade } { $blockade }, which asks for { part-asked }. Take it first.
refusal-B-02-blockade = Your piece is not next to { -blockade } { $blockade }.
refusal-B-03-power = The { -blockade } { $blockade } asks for { part-asked }, not for { part-strength }.
refusal-B-03-symbol = The { -blockade } { $blockade } asks for { part-asked }; it is not paid with cards.
refusal-B-03-cards = The { -blockade } { $blockade } asks for exactly { part-asked }.
refusal-B-03-nothing = You have nothing that takes { -blockade } { $blockade } now; it asks for { part-asked }.
refusal-B-09-power = With { part-strength } you cannot both take that and go there.
refusal-B-14-taken = The { -blockade } { $blockade } is not on the board: it has been taken or is not used.
refusal-B-14-unknown = There is no { -blockade } { $blockade }.
refusal-C-09-card = The { $card } is a starting card; it is not for sale.
refusal-O-10-card = The { $card } is sold out.
refusal-P-05-price = The { $card } costs { $price }; this pays only { $paid }.
refusal-P-05-nothing = You have no cards left to pay for the { $card }.
refusal-P-09-card = The { $card } is in the reserve, and no spot of the market board is vacant.
refusal-P-21-half = Spending the { $card } as half a coin saves nothing.
refusal-A-01-card = The { $card } is not played this way.
refusal-A-06-first = First answer the { $card }: remove { part-count-cards } from your hand, or none.
refusal-A-06-most = The { $card } removes at most { part-count-cards }.
refusal-A-07-first = First answer the { $card }: remove up to { part-count-cards } from your hand, or none.
refusal-A-07-most = The { $card } removes at most { part-count-cards }.
refusal-A-08-card = There is no { $card } left to take.
refusal-A-12-card = The { $card } would have no effect now.
refusal-R-03-count = Exactly { part-count-cards } must be drawn here.
refusal-R-03-card = The pile does not hold that many { $card } cards.
refusal-R-03-discard = The new draw pile must hold exactly the discarded cards.
refusal-R-03-nothing = Nothing is drawn or found here.
refusal-V-06-count = { $count ->
    [one] Exactly 1 { -cave-token } must be found here
   *[other] Exactly { $count } { -cave-token(form: "many") } must be found here
}.
refusal-V-06-token = That cave does not hold “{ $token }”.
refusal-V-19-token = You have no { -cave-token } “{ $token }”.
refusal-V-19-cards = The { -cave-token } “{ $token }” takes no cards.
refusal-V-21-token = The { -cave-token } “{ $token }” has no { -power } to move with.
refusal-V-22-token = You do not have that many { -cave-token(form: "many") } “{ $token }”.
refusal-V-27-single = Only the { $card } can be kept; do not name it.
refusal-V-27-choose = Name the item to keep: { $choices }.
refusal-V-28-card = A changed symbol is for a card, not for a { -cave-token }.
refusal-V-28-joker = The { $card } has every symbol already.
refusal-V-28-other = Say which other symbol the { $card } shall show.
refusal-V-28-fixed = The symbol of the { $card } is fixed; only the { -cave-token } “{ token-change_symbol }” changes it.
refusal-V-28-coin = The { $card } has no other symbol to change to coins.
refusal-V-28-once = Exactly one card must be spent with its changed symbol.
refusal-V-28-purchase = Only the { -cave-token } “{ token-change_symbol }” lets a card count as coins.
refusal-V-28-useless = No card in your hand gains from another symbol now.
refusal-V-28-first = First use the card whose symbol is changed.
refusal-no_undo-nothing = There is nothing to take back in this turn.
refusal-no_undo-drawn = Cards were drawn, and what has been seen cannot be unseen.
refusal-no_undo-found = Something was found in a cave, and what has been seen cannot be unseen.
refusal-no_undo-handed_over = The seat changed hands in this turn; what was done before that stays.
refusal-seat_taken-begun = The game has begun. Watch it, or open another table.
refusal-seat_taken-full = Every seat is taken.
refusal-not_seated-empty = Nobody sits there.
refusal-not_seated-bot = A computer player has that seat already.
refusal-not_seated-present = Nobody stands in for you.
refusal-not_seated-unknown = There is no such seat.
refusal-not_seated-person = No person sits there.
refusal-waiting-rematch = A rematch comes after the game.
refusal-stale-clock = No time is running; nothing can be given back.
