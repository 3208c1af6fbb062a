### Why something is not allowed, and what to do instead. refusal-X-00 is named after the clause
### that an IllegalAction (or an error in a route) has; the others after the code of a refusal by
### the table or the server. They take no arguments; the exact sentences at the end do.

## The turn

refusal-T-02 = You do not have that card in your hand. Choose one that you have.
refusal-T-04 = You cannot do that now; each card can be used only once per turn. Choose one of the actions shown.
refusal-T-05 = You have bought a card this turn, and moving comes before buying. Only the { card-native } can still take you one step.
refusal-E-03 = The game is over. There is nothing more to do here.
refusal-D-02 = You can only keep cards that are still in your hand. Choose from those.

## Moving

refusal-M-01 = A step goes to a space right next to your piece. Choose a space that shares an edge with yours.
refusal-M-02 = The symbol does not match: jungle spaces need a machete, { -river } spaces a paddle, village spaces a coin. Choose a card with the right symbol.
refusal-M-03 = This card is too weak for that space. Choose one with more { -power }; you cannot add two cards together.
refusal-M-04 = This card does not reach that far. Stop earlier, or go on with another card.
refusal-M-08 = This card can have different symbols. Choose one: machete, paddle or coin.
refusal-M-11 = You cannot move with this card from here. Keep it, or use it to buy or to pay.
refusal-M-12 = Here you pay with cards: choose exactly as many cards from your hand as the space shows.
refusal-M-13 = A base camp takes cards: choose exactly as many cards from your hand as it shows. They leave the game for good.
refusal-M-17 = You do not have that many of these cards in your hand. Choose from the cards you have.
refusal-M-19 = Nobody can enter a mountain. Find a way around it.
refusal-M-20 = Another piece is in the way. You cannot enter or pass its space.
refusal-M-22 = Nobody can go back to { -starting-space(form: "a") }. Choose a different space.
refusal-M-23 = Your piece would end where it started. Choose a different space, or { -blockade(form: "a") } to take.
refusal-W-01 = That is not your piece. Choose one of your own.
refusal-W-08 = This piece has already reached El Dorado. Move your other one.

## Blockades

refusal-B-01 = There is { -blockade(form: "a") } in the way. Take it first, then go on.
refusal-B-02 = Your piece is not next to that { -blockade }. Move next to it first.
refusal-B-03 = This { -blockade } needs something else. Look at its symbol and number, and choose a card that matches, or cards to pay if it shows { -rubble(form: "shown") }.
refusal-B-09 = This card does not have enough { -power } to take that and go there. Stop earlier or use a stronger card.
refusal-B-14 = That { -blockade } is not on the board. Perhaps somebody has already taken it.

## Buying

refusal-C-09 = This is a starting card. You cannot buy it. Choose a card from the { zone-market }.
refusal-O-10 = This card is sold out. Choose another one.
refusal-P-01 = You have already bought a card this turn. You can buy again on your next turn.
refusal-P-05 = These cards are not enough for the price. Add more coins or choose a cheaper card.
refusal-P-09 = This card is in the reserve. You can buy it only while a { -spot } on the market board is vacant.
refusal-P-21 = You would pay more than you need to. Leave out every card or { -cave-token } that the price does not need. A card counts as half a coin only to keep an item.

## Actions

refusal-A-01 = You cannot play this card for an action. Use it to move, to pay or to buy.
refusal-A-06 = Right after the { card-scientist }, remove one card from your hand or none. Do that before you go on.
refusal-A-07 = Right after the { card-travel_log }, remove up to two cards from your hand or none. Do that before you go on.
refusal-A-08 = There is no such card left to take. Choose one from another pile.
refusal-A-12 = This would have no effect now. Keep it for later.

## Drawing and exploring, when a record or a position is replayed

refusal-R-03 = The cards drawn here do not match the piles. Check the record.
refusal-R-04 = The discard pile is shuffled only when there is no card left to draw. Check the record.
refusal-V-06 = This { -cave-token } cannot come from this cave. Check the record.

## Cave tokens

refusal-V-19 = You cannot use that { -cave-token } like this: you do not have it, or it takes no cards. Choose one that you have.
refusal-V-21 = This { -cave-token } cannot move a piece. Only those with a symbol and a number can.
refusal-V-22 = You do not have that many { -cave-token(form: "many") } of this kind. Pay with cards from your hand as well.
refusal-V-24 = You have no card left to draw. Save the { -cave-token } for later.
refusal-V-25 = Choose exactly one card from your hand to remove from the game.
refusal-V-26 = Choose one to four cards from your hand to replace.
refusal-V-27 = You can keep an item only right after you have used it, before you do anything else. If you used several, choose one of them.
refusal-V-28 = A changed symbol is for one card in your hand that has a single symbol. Play that card next and choose its new symbol; nothing else comes in between.
refusal-V-29 = Occupied spaces are already open to you this turn. Save the { -cave-token } for later.

## Custom routes

refusal-C-02 = The starting tile can be used only once, with one of its two sides. Remove one of them.
refusal-C-03 = This tile does not exist or is used twice: its two letters are the two sides of one tile. Choose another letter.
refusal-C-04 = This strip is used twice: its two letters are the two sides of one strip. Choose another letter.
refusal-L-04 = There are more connections than { -blockade(form: "many") }, so the last ones stay open. You can play like that.
refusal-L-06 = The parts do not fit together here: they overlap or are half a space off. Move or turn one of them.
refusal-S-01 = A route must lead from the starting tile through at least one terrain tile to the { -ending-tile } without a gap. Close the gap or turn a part.

## The table and the server

refusal-stale = Something happened before your action arrived. Look at the table and choose again.
refusal-not_your_turn = It is not your turn yet. Please wait.
refusal-paused = The game is paused. Resume it to continue.
refusal-over = This game is over. You can ask for a rematch.
refusal-not_seated = You are watching this game. Take a seat to play.
refusal-unreadable = That could not be understood. Please try another way.
refusal-too_fast = That was too fast. Wait a moment and try again.
refusal-too_big = That was too much at once. Send something smaller.
refusal-too_long = That takes too long to work out. Try something smaller.
refusal-gone = This request was canceled. Please try again.
refusal-no_undo = You cannot take this back: hidden information was revealed, or the turn is over.
refusal-no_such_table = There is no such table, or it has been deleted. Check the link.
refusal-seat_taken = Somebody else has this seat. Choose an open one.
refusal-name = Please choose a name of 1 to 20 characters, without , ; < and >.
refusal-waiting = The game has not started: a seat is still open. Invite somebody or add a computer player.
refusal-offline = There is no connection. Your game is safe and continues as soon as you are back online.
refusal-server = Something went wrong on our side. Your game is safe. Please try again.
refusal-illegal = The rules do not allow that here. Choose one of the actions shown.
refusal-begun = The game has already started. You can let a computer player take over your seat, or give up.
refusal-not_paused = The game is not paused. Just keep playing.
refusal-no_pause = You have used all your pause time. Others may still pause the game.
refusal-late = Your time has run out. You can come back after this turn.
refusal-clock = This table has a clock. Only the clock decides when a computer player takes over a seat.
refusal-level = There is no such computer player. Choose one from the list.
refusal-rematched = The rematch has already been opened. Join it at its table.
refusal-resigned = You have given up this race. You can watch how it ends.
refusal-stand_in = A computer player is playing for you. Take over your seat first.
refusal-too_many = You have opened too many tables or connections. Close some, or wait a while.
refusal-origin = This page is not allowed to use this server. Open the game at its own address.
refusal-silent = The page took too long to connect. Please reload it.
refusal-webhook = This address cannot be called. Enter a public web address that begins with https:// or http://.
refusal-not_found = There is nothing at this address. Check the link.
refusal-restart = The server is restarting. Your table is safe. You will be back in a moment.
refusal-needs_server = This needs other people, and you are playing without a server. Everything else works.
refusal-damaged = The copy of this game on your device is damaged. The game cannot be opened, but you can delete it.
refusal-saved_file = This file does not contain saved games, or it is damaged. Choose a file that was exported here.
refusal-device_full = There is no room on this device for another game, and none of the games here is finished. Delete one first.
refusal-no_hints = There are no hints in games with other people. You can get hints in games against computer players only.

## The exact sentence, if more is known: refusal-<clause or code>-<kind>
##
## Arguments: $card, $token, $cards and $choices are finished text; $space and $meant are names of
## spaces, $symbol, $terrain and $asked ids; $power, $need, $count, $piece, $blockade and $price
## are numbers, $paid is a number of coins as text, such as 1½. $need is what a space or blockade
## shows, $power what the card has.

part-symbol = { $symbol ->
    [machete] machete
    [paddle] paddle
   *[coin] coin
}
part-strength = { $symbol ->
    [machete] { $power ->
        [one] 1 machete
       *[other] { $power } machetes
    }
    [paddle] { $power ->
        [one] 1 paddle
       *[other] { $power } paddles
    }
   *[coin] { $power ->
        [one] 1 coin
       *[other] { $power } coins
    }
}
part-terrain = { $terrain ->
    [jungle] jungle
    [river] { -river }
   *[village] village
} { $need }
part-terrain-symbol = { $terrain ->
    [jungle] { $need ->
        [one] 1 machete
       *[other] { $need } machetes
    }
    [river] { $need ->
        [one] 1 paddle
       *[other] { $need } paddles
    }
   *[village] { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }
}
part-asked = { $asked ->
    [machete] { $need ->
        [one] 1 machete
       *[other] { $need } machetes
    }
    [paddle] { $need ->
        [one] 1 paddle
       *[other] { $need } paddles
    }
    [coin] { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }
   *[cards] { $need ->
        [one] 1 card from your hand
       *[other] { $need } cards from your hand
    }
}
part-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

refusal-T-02-card = You have no { $card } in your hand.
refusal-T-02-action = This is not an action of the game.
refusal-D-02-card = You do not have that many { $card } cards, so you cannot keep them.
refusal-M-01-unknown = There is no space { $space } on this route.
refusal-M-01-capitals = There is no space { $space } on this route. Perhaps you mean { $meant }.
refusal-M-01-adjacent = { $space } is not next to your piece.
refusal-M-02-terrain = { $space } is { part-terrain } and needs { part-terrain-symbol }. A { part-symbol } does not work there.
refusal-M-02-card = You cannot move with the { $card }.
refusal-M-02-power = { $space } is { part-terrain }. You enter it with { part-terrain-symbol } on one card, not by paying with cards.
refusal-M-03-power = { $space } needs { $need } { $symbol ->
    [machete] machetes
    [paddle] paddles
   *[coin] coins
} on one card, but this card has only { $power }.
refusal-M-03-reach = You cannot reach { $space } in one go.
refusal-M-03-reach-with = You cannot reach { $space } in one go with { $cards }.
refusal-M-04-power = You cannot reach { $space } from here with { part-strength }.
refusal-M-08-card = Choose a symbol for the { $card }: machete, paddle or coin.
refusal-M-11-power = You cannot make a single step from here with { part-strength }.
refusal-M-12-pay = { $space } is { -rubble(form: "space") }: pay exactly { part-count-cards } from your hand to enter it.
refusal-M-13-pay = { $space } is a base camp: remove exactly { part-count-cards } in your hand from the game to enter it.
refusal-M-17-card = You do not have that many { $card } cards.
refusal-M-19-space = { $space } is a mountain. Nobody can enter it.
refusal-M-20-space = { $space } is occupied.
refusal-M-20-way = Another piece is in the way to { $space }.
refusal-M-22-space = { $space } is { -starting-space(form: "a") }. Nobody can enter it again.
refusal-M-23-target = The piece stays where it is. Choose the { -blockade } itself.
refusal-W-01-piece = You have no piece { $piece }.
refusal-W-08-piece = Piece { $piece } has already arrived.
refusal-B-01-way = There is { -blockade(form: "a") } on the way to { $space }. Take it first.
refusal-B-01-blockade = { -blockade(form: "start") } { $blockade } closes the way. It needs { part-asked }. Take it first.
refusal-B-02-blockade = Your piece is not next to { -blockade } { $blockade }.
refusal-B-03-power = { -blockade(form: "start") } { $blockade } needs { part-asked }. You cannot take it with { part-strength }.
refusal-B-03-symbol = { -blockade(form: "start") } { $blockade } needs { part-asked } on one card. You cannot pay for it with any cards.
refusal-B-03-cards = { -blockade(form: "start") } { $blockade } needs exactly { part-asked }.
refusal-B-03-nothing = { -blockade(form: "start") } { $blockade } needs { part-asked }. You have nothing to take it with now.
refusal-B-09-power = You cannot both take that and go there with { part-strength }.
refusal-B-14-taken = { -blockade(form: "start") } { $blockade } is not on the board. It has been taken or is not used.
refusal-B-14-unknown = There is no { -blockade } { $blockade }.
refusal-C-09-card = The { $card } is a starting card. You cannot buy it.
refusal-O-10-card = The { $card } is sold out.
refusal-P-05-price = The { $card } costs { $price }, but you pay only { $paid }.
refusal-P-05-nothing = You have no cards left to pay for the { $card }.
refusal-P-09-card = The { $card } is in the reserve, and no { -spot } on the market board is vacant.
refusal-P-21-half = There is no reason to spend the { $card } as half a coin here. Count it in full.
refusal-A-01-card = You cannot play the { $card } this way.
refusal-A-06-first = The { $card } comes first: remove { part-count-cards } in your hand from the game, or none.
refusal-A-06-most = With the { $card } you can remove at most { part-count-cards }.
refusal-A-07-first = The { $card } comes first: remove up to { part-count-cards } in your hand from the game, or none.
refusal-A-07-most = With the { $card } you can remove at most { part-count-cards }.
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
refusal-V-06-token = There is no “{ $token }” in that cave.
refusal-V-19-token = You have no { -cave-token } “{ $token }”.
refusal-V-19-cards = The { -cave-token } “{ $token }” does not take cards.
refusal-V-21-token = You cannot move with the { -cave-token } “{ $token }”.
refusal-V-22-token = You do not have that many { -cave-token(form: "many") } “{ $token }”.
refusal-V-27-single = Only the { $card } can be kept, so you do not need to name it.
refusal-V-27-choose = Choose the item to keep: { $choices }.
refusal-V-28-card = You can change the symbol of a card, but not of a { -cave-token }.
refusal-V-28-joker = The { $card } already has every symbol.
refusal-V-28-other = Choose a different symbol for the { $card }.
refusal-V-28-fixed = You can change the symbol of the { $card } only with the { -cave-token } “{ token-change_symbol }”.
refusal-V-28-coin = The { $card } has no other symbol to change to coins.
refusal-V-28-once = Exactly one card must be spent with its changed symbol.
refusal-V-28-twice = Exactly two cards must be spent with their changed symbols.
refusal-V-28-both = Two changed symbols are for one purchase. Buy a card and pay with two changed cards.
refusal-V-28-second = No purchase can use two changed cards now. First use the card whose symbol is changed.
refusal-V-28-purchase = Only the { -cave-token } “{ token-change_symbol }” lets a card count as coins.
refusal-V-28-useless = Changing a symbol would not help any card in your hand now.
refusal-V-28-first = First play the card whose symbol you changed.
refusal-no_undo-nothing = There is nothing to take back this turn.
refusal-no_undo-drawn = You cannot take this back: you have already seen the cards you drew.
refusal-no_undo-found = You cannot take this back: you have already seen what is in the cave.
refusal-no_undo-handed_over = Another player took over this seat during the turn. What was done before that stays.
refusal-seat_taken-begun = The game has already started. Watch it, or open another table.
refusal-seat_taken-full = Every seat is taken.
refusal-not_seated-empty = Nobody sits there.
refusal-not_seated-bot = A computer player already has that seat.
refusal-not_seated-present = No computer player is playing for you.
refusal-not_seated-unknown = There is no such seat.
refusal-not_seated-person = There is no person in that seat.
refusal-not_seated-host = Only the person who opened this table can do that.
refusal-not_seated-here = Somebody was in that seat a moment ago. Wait a little, or ask them.
refusal-not_seated-other = That is not your seat. Choose one of your own.
refusal-not_seated-secret = This link does not belong to a seat at this table. Check the link.
refusal-not_seated-rematch = You have no seat in the rematch. You can watch it.
refusal-waiting-rematch = You can ask for a rematch after the game.
refusal-waiting-no_rematch = Nobody has opened the rematch yet.
refusal-waiting-record = The record is available when the game is over.
refusal-too_many-busy = The server is busy. Try again in a moment.
refusal-too_many-screens = This table is open on too many screens. Close one, or try again later.
refusal-too_many-routes = Too many routes have been saved from here. Try again in a while.
refusal-too_many-kept = You have saved as many routes as you can. Delete one first.
refusal-too_many-own = You have published as many routes as you can. Remove one from the gallery first.
refusal-too_many-gallery = The gallery is full. It takes no more routes.
refusal-not_found-day = There is no expedition for that day.
refusal-not_found-person = This server has no data about you.
refusal-stale-clock = No clock is running, so no time can be given back.
