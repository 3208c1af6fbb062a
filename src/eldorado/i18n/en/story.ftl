### What happens, in one sentence each: for the history, the recap and the live region.
### `you-…` speaks to the player who did it, `they-…` tells it to everybody else, `story-…` concerns
### nobody in particular.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $name        the player
###   $card        one card, or the cave token that does a card's work: the text of card-… or
###                token-…; a joker or changed card first goes through part-as
###   $cards       the cards paid, removed, kept or laid down, already joined to a list
###   $drawn       the cards drawn, already joined to a list; only in `you-…`
###   $count       how many cards were drawn (in removed: how many were removed)
###   $kept        how many cards were kept
###   $reshuffled  1 if the discard pile was shuffled for the draw, else 0
###   $space       where the piece is now, such as river 2 (C14), or C14 where the kind of space is said
###   $piece       1 or 2 if the player leads two pieces, else 0
###   $blockades   how many blockades were taken, 0 for none
###   $blockade    their numbers, already joined to a list; any text if there are none
###   $found       how many cave tokens were found, 0 for none
###   $token       one cave token: the text of token-…
###   $tokens      the cave tokens found, already joined to a list; any text if there are none
###   $symbol      the text of symbol-…
###   $bot         the computer player's level: the text of level-…
###   $reason      the text of reason-…
###   $time        how long: the text of time-…
###   $round, $rounds, $place, $seconds   numbers

## Parts for lists and other sentences

part-as = { $card } as { $symbol }
part-half_coin = { $card } as half a coin
part-coins = { $card } as coins
part-token = { -cave-token } { $token }
part-times = { $count } × { $card }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }piece { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] { " " }and took { -blockade } { $blockade }
   *[other] { " " }and took { -blockade(form: "many") } { $blockade }
}{ $found ->
    [0] { "" }
   *[other] , finding { $tokens } in a cave
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }after shuffling the discard pile
}

## Moving

you-moved = You moved{ part-piece } to { $space } with { $card }{ part-gains }.
they-moved = { $name } moved{ part-piece } to { $space } with { $card }{ part-gains }.
you-stayed = You played { $card }{ part-gains }. Your piece stayed where it was.
they-stayed = { $name } played { $card }{ part-gains }; the piece stayed where it was.
you-paid-rubble = You paid { $cards } for { -rubble(form: "space") } and moved{ part-piece } to { $space }{ part-gains }.
they-paid-rubble = { $name } paid { $cards } for { -rubble(form: "space") } and moved{ part-piece } to { $space }{ part-gains }.
you-paid-blockade = You paid { $cards }{ part-gains }.
they-paid-blockade = { $name } paid { $cards }{ part-gains }.
you-paid-camp = You left { $cards } at a base camp for good and moved{ part-piece } to { $space }{ part-gains }.
they-paid-camp = { $name } left { $cards } at a base camp for good and moved{ part-piece } to { $space }{ part-gains }.
you-native = You moved{ part-piece } one step to { $space } with { $card }{ part-gains }.
they-native = { $name } moved{ part-piece } one step to { $space } with { $card }{ part-gains }.
you-native-stayed = You played { $card }{ part-gains }.
they-native-stayed = { $name } played { $card }{ part-gains }.
you-arrived = You reached El Dorado!
they-arrived = { $name } reached El Dorado!
you-arrived-piece = Your first piece reached El Dorado; the other is still on its way.
they-arrived-piece = { $name } brought the first piece to El Dorado; the other is still on its way.

## Action cards and the market

you-played = { $count ->
    [0] You played { $card }; there was nothing to draw.
   *[other] You played { $card } and drew { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } played { $card }; there was nothing to draw.
    [one] { $name } played { $card } and drew 1 card{ part-reshuffled }.
   *[other] { $name } played { $card } and drew { $count } cards{ part-reshuffled }.
}
you-removed = You removed { $cards } from the game.
they-removed = { $name } removed { $cards } from the game.
you-removed-none = You removed no card.
they-removed-none = { $name } removed no card.
you-took = You took { $card } for free with the { card-transmitter }.
they-took = { $name } took { $card } for free with the { card-transmitter }.
you-bought = You bought { $card }.
they-bought = { $name } bought { $card }.
you-bought-with = You bought { $card } with { $cards }.
they-bought-with = { $name } bought { $card } with { $cards }.

## Cave tokens that neither move nor pay; the others are told by moved, native and bought-with

you-token-draw_card = You used “{ token-draw_card }” and drew { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } used “{ token-draw_card }” and drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ part-reshuffled }.
you-token-remove_card = You used “{ token-remove_card }”: { $cards } left the game.
they-token-remove_card = { $name } used “{ token-remove_card }”: { $cards } left the game.
you-token-replace_cards = You used “{ token-replace_cards }”, laid down { $cards } and drew { $drawn }{ part-reshuffled }.
they-token-replace_cards = { $name } used “{ token-replace_cards }”, laid down { $cards } and drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ part-reshuffled }.
you-token-keep_item = You used “{ token-keep_item }”: { $card } stays in your deck.
they-token-keep_item = { $name } used “{ token-keep_item }”: { $card } stays in the deck.
you-token-pass_through = You used “{ token-pass_through }”: occupied spaces are open to you this turn.
they-token-pass_through = { $name } used “{ token-pass_through }”: occupied spaces are open this turn.
you-token-change_symbol = You used “{ token-change_symbol }”: your next card shows another symbol.
they-token-change_symbol = { $name } used “{ token-change_symbol }”: the next card shows another symbol.

## The end of a turn

you-ended = { $kept ->
    [0] You ended your turn
   *[other] You kept { $cards } and ended your turn
}{ $count ->
    [0] .
   *[other] , drawing { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } ended the turn
    [one] { $name } kept 1 card and ended the turn
   *[other] { $name } kept { $kept } cards and ended the turn
}{ $count ->
    [0] .
    [one] , drawing 1 card{ part-reshuffled }.
   *[other] , drawing { $count } cards{ part-reshuffled }.
}
you-turn = It is your turn.
they-turn = It is { $name }'s turn.
you-begin = You wear the hat and begin.
they-begin = { $name } wears the hat and begins.
story-round = Round { $round } begins.
you-final_round = You have arrived: this is the final round.
they-final_round = { $name } has arrived: this is the final round.

## At the table

you-sat = You took a seat.
they-sat = { $name } took a seat.
you-rose = You gave up your seat.
they-rose = { $name } gave up the seat.
story-started = The race begins!
you-undo = You took your last action back.
they-undo = { $name } took the last action back.
you-paused = You paused the game.
they-paused = { $name } paused the game.
you-resumed = You let the game go on.
they-resumed = { $name } let the game go on.
story-pause-over = The time for this pause is used up. The game goes on.
story-extended = The server was away. The clock got { $time } back.
you-bot-left = You were away, so { $bot } plays for you.
they-bot-left = { $name } has left; { $bot } plays in the meantime.
you-bot-late = Your time ran out, so { $bot } plays for you.
they-bot-late = { $name }'s time ran out; { $bot } plays in the meantime.
you-returned = Welcome back! You play for yourself again.
they-returned = { $name } is back.
you-resigned = You gave up the race.
they-resigned = { $name } gave up the race.
you-disconnected = The connection is lost. Trying to get it back …
they-disconnected = { $name } has lost the connection.
you-rematch = You asked for another race.
they-rematch = { $name } asked for another race.
story-rematch = The same expeditions meet again at a new table.

## The end of the game

you-won = { $rounds ->
    [one] You win after 1 round: { $reason }.
   *[other] You win after { $rounds } rounds: { $reason }.
}
they-won = { $rounds ->
    [one] { $name } wins after 1 round: { $reason }.
   *[other] { $name } wins after { $rounds } rounds: { $reason }.
}
story-nobody_won = Nobody wins: { $reason }.
you-placed = You finish in place { $place }.
they-placed = { $name } finishes in place { $place }.
story-over = The game is over.
