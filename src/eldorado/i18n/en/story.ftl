### What happened, one sentence for each event: for the history, the recap and the live region.
### `you-…` addresses the player who did it, `they-…` is for everybody else, `story-…` is about
### the game as a whole.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $name        the player
###   $vowel       yes or no: whether the first name in the message begins with a vowel
###   $card        one card, or the cave token that does a card’s work: the text of card-… or
###                token-…; a joker or changed card first goes through part-as
###   $cards       the cards paid, removed, kept or discarded, already joined to a list
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
###   $mover       card or token: which of them moved the piece, for languages that name them apart
###   $symbol      the text of symbol-…; in part-power its id, or joker
###   $symbols     the texts of the symbols of a card, already joined to a list
###   $bot         the computer player's level: the text of level-…
###   $reason      the text of reason-…
###   $time        how long: the text of time-…
###   $round, $rounds, $place, $power   numbers

## Parts for lists and other sentences

part-as = { $card } as a { $symbol }
part-half_coin = { $card } as half a coin
part-coins = { $card } as coins
part-token = { -cave-token } { $token }
part-item = the item
part-times = { $count } × { $card }
part-power = { $symbols } { $power }
part-colon = { ": " }
part-semicolon = { "; " }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }piece { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] , taking { -blockade } { $blockade }
   *[other] , taking { -blockade(form: "many") } { $blockade }
}{ $found ->
    [0] { "" }
    [one] { $blockades ->
        [0] , finding
       *[other] { " " }and finding
    } the { -cave-token } { $tokens }
   *[other] { $blockades ->
        [0] , finding
       *[other] { " " }and finding
    } the { -cave-token(form: "many") } { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }after shuffling the discard pile
}

## Moving

you-moved = You moved{ part-piece } to { $space } with the { $card }{ part-gains }.
they-moved = { $name } moved{ part-piece } to { $space } with the { $card }{ part-gains }.
you-stayed = You played the { $card }{ part-gains }. Your piece stayed where it was.
they-stayed = { $name } played the { $card }{ part-gains }. The piece stayed where it was.
you-paid-rubble = You paid with { $cards } and moved{ part-piece } to { $space }{ part-gains }.
they-paid-rubble = { $name } paid with { $cards } and moved{ part-piece } to { $space }{ part-gains }.
you-paid-blockade = You paid with { $cards }{ part-gains }.
they-paid-blockade = { $name } paid with { $cards }{ part-gains }.
you-paid-camp = You removed { $cards } from the game and moved{ part-piece } to the base camp { $space }{ part-gains }.
they-paid-camp = { $name } removed { $cards } from the game and moved{ part-piece } to the base camp { $space }{ part-gains }.
you-native = You moved{ part-piece } one step to { $space } with the { $card }{ part-gains }.
they-native = { $name } moved{ part-piece } one step to { $space } with the { $card }{ part-gains }.
you-native-stayed = You played the { $card }{ part-gains }.
they-native-stayed = { $name } played the { $card }{ part-gains }.
you-arrived = You reached El Dorado!
they-arrived = { $name } reached El Dorado!
you-arrived-piece = Your first piece reached El Dorado; the other is still on its way.
they-arrived-piece = { $name } brought the first piece to El Dorado; the other is still on its way.

## Action cards and the market

you-played = { $count ->
    [0] You played the { $card }. There were no cards to draw.
   *[other] You played the { $card } and drew { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } played the { $card }. There were no cards to draw.
    [one] { $name } played the { $card } and drew 1 card{ part-reshuffled }.
   *[other] { $name } played the { $card } and drew { $count } cards{ part-reshuffled }.
}
you-removed = You removed { $cards } from the game.
they-removed = { $name } removed { $cards } from the game.
you-removed-none = You did not remove a card.
they-removed-none = { $name } did not remove a card.
you-took = You took the { $card } for free with the { card-transmitter }.
they-took = { $name } took the { $card } for free with the { card-transmitter }.
you-bought = You bought the { $card }.
they-bought = { $name } bought the { $card }.
you-bought-with = You bought the { $card } and paid with { $cards }.
they-bought-with = { $name } bought the { $card } and paid with { $cards }.

## Cave tokens that neither move nor pay; the others are told by moved, native and bought-with

you-token-draw_card = You used “{ token-draw_card }” and drew { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } used “{ token-draw_card }” and drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ part-reshuffled }.
you-token-remove_card = You used “{ token-remove_card }” and removed { $cards } from the game.
they-token-remove_card = { $name } used “{ token-remove_card }” and removed { $cards } from the game.
you-token-replace_cards = You used “{ token-replace_cards }”, discarded { $cards } and drew { $count ->
    [0] no cards
   *[other] { $drawn }
}{ part-reshuffled }.
they-token-replace_cards = { $name } used “{ token-replace_cards }”, discarded { $cards } and drew { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}{ part-reshuffled }.
you-token-keep_item = You used “{ token-keep_item }”: { $card } stays in your deck.
they-token-keep_item = { $name } used “{ token-keep_item }”: { $card } stays in the deck.
you-token-pass_through = You used “{ token-pass_through }”. You can enter occupied spaces until the end of this turn.
they-token-pass_through = { $name } used “{ token-pass_through }” and can enter occupied spaces until the end of this turn.
you-token-change_symbol = You used “{ token-change_symbol }”. Your next card shows a different symbol.
they-token-change_symbol = { $name } used “{ token-change_symbol }”. The next card shows a different symbol.

## The end of a turn

you-ended = { $kept ->
    [0] You ended your turn
   *[other] You kept { $cards }, ended your turn
}{ $count ->
    [0] { $kept ->
        [0] .
       *[other] { " " }and drew no cards.
    }
   *[other] { " " }and drew { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } ended the turn
    [one] { $name } kept 1 card, ended the turn
   *[other] { $name } kept { $kept } cards, ended the turn
}{ $count ->
    [0] { $kept ->
        [0] .
       *[other] { " " }and drew no cards.
    }
    [one] { " " }and drew 1 card{ part-reshuffled }.
   *[other] { " " }and drew { $count } cards{ part-reshuffled }.
}
you-turn = It is your turn.
they-turn = It is { $name }’s turn.
you-begin = You are the { -starting-player }.
they-begin = { $name } is the { -starting-player }.
story-round = Round { $round } begins.
you-final_round = You have reached El Dorado. This is the final round.
they-final_round = { $name } has reached El Dorado. This is the final round.

## At the table

you-sat = You took a seat.
they-sat = { $name } took a seat.
you-rose = You left your seat.
they-rose = { $name } left the seat.
story-started = The race begins!
you-undo = You took back your last action.
they-undo = { $name } took back the last action.
you-paused = You paused the game.
they-paused = { $name } paused the game.
you-resumed = You resumed the game.
they-resumed = { $name } resumed the game.
story-pause-over = The time for this pause is over. The game continues.
story-extended = The server was unavailable. The clock got { $time } back.
you-bot-left = You were away, so { $bot } (computer player) is playing for you.
they-bot-left = { $name } left. { $bot } (computer player) is playing in the meantime.
you-bot-late = Your time ran out, so { $bot } (computer player) is playing for you.
they-bot-late = { $name }’s time ran out. { $bot } (computer player) is playing in the meantime.
you-returned = Welcome back! You are playing again.
they-returned = { $name } is back.
you-resigned = You gave up the race.
they-resigned = { $name } gave up the race.
you-disconnected = The connection is lost. Reconnecting…
they-disconnected = { $name } lost the connection.
you-rematch = You asked for a rematch.
they-rematch = { $name } asked for a rematch.
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
you-placed = { $place ->
    [1] You finish 1st.
    [2] You finish 2nd.
    [3] You finish 3rd.
   *[other] You finish { $place }th.
}
they-placed = { $place ->
    [1] { $name } finishes 1st.
    [2] { $name } finishes 2nd.
    [3] { $name } finishes 3rd.
   *[other] { $name } finishes { $place }th.
}
story-over = The game is over.
