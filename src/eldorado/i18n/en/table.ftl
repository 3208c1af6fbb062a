### The table in the browser: its buttons, its prompts and its questions.
###
### Arguments are numbers ($count, $price, $keep, $away, $power, …) or finished text of this language
### ($card, $cards, $name, $space, $time such as 12 minutes). Where $amount is there, choose a form by
### $coins or $left, which are numbers such as 2.5, and print $amount, such as 2½; elsewhere $coins is
### finished text. $vowel is yes or no: whether $name begins with a vowel. Prompts are one or two short
### sentences.

## Everywhere

ui-close = Close
ui-loading = Loading…
ui-rules = In the rules
ui-cannot-load = This page could not be loaded. Check your connection and try again.
ui-nothing-here = There is nothing here
ui-to-start = Home
card-action = Action
card-item = Item: leaves the game after use

## The table as a whole

table-title = El Dorado
table-title-mine = ● Your turn · El Dorado
table-title-other = { $name }’s turn · El Dorado
table-connecting = Opening the table…
table-no-table = Table not found
table-curtain = Show my cards
table-skip = All actions as a list
table-hand-empty = No cards in your hand
table-expeditions = Expeditions
table-round = Round { $round }
table-fit = Show the whole route
table-follow = Follow my piece
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-history = History
table-history-none = Nothing yet. The race has just begun.
table-recap = Since your last turn
table-recap-of = Since your last turn: { $turns }
table-actions = Everything you can do now
table-watching = You are watching.
table-paused = The game is paused.
table-pause-ends = It continues automatically in { $time }.
table-pause-left = Pause time you have left: { $time }.
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
table-made-up = This game started from a custom position. It does not count for ratings.
table-made-up-short = Custom position
table-waiting = Waiting…
table-waiting-for = { $name } is playing…
table-thinking = { $name } is thinking…

## Menu

table-menu = Menu
table-menu-rules = Rules
table-menu-settings = Settings and language
table-menu-sound = Sounds
table-menu-pause = Pause the game
table-menu-resume = Resume the game
table-menu-leave = Let a computer player take over
table-menu-comeback = Take over again
table-menu-resign = Give up…
table-menu-resign-sure = Give up this race? You cannot undo this.
table-menu-resign-yes = Yes, give up
table-menu-start = Home
table-menu-safe = Your game is saved. You can come back to it at any time.

## Expeditions

table-moving = playing
table-thinks = thinking…
table-arrived = arrived
table-steps-to-go = { $count ->
    [one] 1 step to El Dorado
   *[other] { $count } steps to El Dorado
}
table-counts = hand: { $hand }, draw pile: { $draw }, discard pile: { $discard }
table-played = Played this turn: { $count }
table-own-piles = Your draw pile and discard pile
table-blockades-held = { $count ->
    [one] 1 { -blockade }
   *[other] { $count } { -blockade(form: "many") }
}
table-tokens-held = { $count ->
    [one] 1 { -cave-token }
   *[other] { $count } { -cave-token(form: "many") }
}
table-resigned = gave up
table-stand-in = a computer player is playing
table-away = away
table-unseen = { $mine ->
    [yes] Cards in your draw pile, in no particular order
   *[no] Cards in the hand and draw pile, in no particular order
}

## The board

table-blockade = { thing-blockade } { $number }: { $symbol } { $power }
table-cave-left = { $count ->
    [0] empty
    [one] 1 { -cave-token } left
   *[other] { $count } { -cave-token(form: "many") } left
}
table-power-left = { $power } { -power } left

## Cards in hand

table-keep = Keep
table-keep-about = Cards you keep stay in your hand for your next turn. All others are discarded when you end your turn.
table-kept = kept
table-leaves = leaves the game
table-worth = Worth { $coins } when you buy
table-card-pays = pays { $coins }
table-card-targets = { $card }: you can reach { $what }. { $count ->
    [one] Choose it.
   *[other] Choose one.
}
table-reach-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
table-reach-blockades = { $count ->
    [one] 1 { -blockade }
   *[other] { $count } { -blockade(form: "many") }
}
table-card-action = { $card }: { $about }
table-card-take = { $card }: choose any card from the { zone-market } or the reserve. It is free.
table-card-pay = You can use the { $card } to pay for { $what } next to you. It is worth { $coins } when you buy.
table-pay-rubble = { -rubble(form: "the") }
table-pay-blockade = the { -blockade }
table-pay-camp = the base camp
table-card-none = The { $card } cannot move you from here. It is worth { $coins } when you buy, or you can keep it.

## What now

table-prompt-idle = Your turn: choose a card to play, a space to go to or a card to buy.
table-prompt-last = Final round: this is your last turn.
table-prompt-bought = You have bought a card. Play your other cards or end your turn.
table-prompt-nothing = There is nothing left to do. End your turn.
table-prompt-rubble = Choose { $count ->
    [one] any card
   *[other] any { $count } cards
} to play here. You will get { $count ->
    [one] it
   *[other] them
} back later. ({ $chosen } of { $count })
table-prompt-pay-blockade = Choose { $count ->
    [one] any card
   *[other] any { $count } cards
} to take the { -blockade }. You will get { $count ->
    [one] it
   *[other] them
} back later. ({ $chosen } of { $count })
table-prompt-camp = Base camp: choose { $count ->
    [one] 1 card
   *[other] { $count } cards
} to remove from the game for good. ({ $chosen } of { $count })
table-prompt-remove = { $most ->
    [one] You may remove 1 card from the game for good, or none.
   *[other] You may remove up to { $most } cards from the game for good, or none.
}
table-prompt-remove-one = Choose 1 card to remove from the game for good.
table-prompt-replace = Choose 1 to 4 cards to discard. You draw the same number of cards.
table-prompt-buy = { $card } costs { $price }; you pay { $paid }. Choose cards to change the payment.
table-prompt-lost = You overpay by { $amount }; no change is given.
table-prompt-used-up = { $count ->
    [one] { $cards } leaves the game.
   *[other] { $cards } leave the game.
}
table-prompt-too-much = This is more than you need. Take back the { $card }.
table-prompt-target = To { $space } with:
table-prompt-pick = How do you want to go there?
table-prompt-token = { $token }: choose a space.
table-prompt-change = Choose the card whose symbol you want to change, then the space.
table-prompt-change-two = Choose what to buy. Two of the cards you pay with change their symbols.
table-unreachable = None of your cards can take you there this turn.
table-buying = { $card } for { $price }: suggested payment { $cards }.
table-save-item = Keep the { $card } with your { -cave-token }

## The main button and its neighbours

table-end = End turn
table-end-about = The cards left in your hand are discarded, except those you marked to keep. Then you draw until you have four cards.
table-end-away = { $away ->
    [one] discard 1 card
   *[other] discard { $away } cards
}
table-end-keep = keep { $keep }, discard { $away }
table-go = Go
table-pay-go = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
}
table-camp-go = { $count ->
    [one] Remove 1 card
   *[other] Remove { $count } cards
}
table-choose-more = { $count ->
    [one] choose 1 more
   *[other] choose { $count } more
}
table-remove-go = { $count ->
    [one] Remove 1 card
   *[other] Remove { $count } cards
}
table-remove-none = Remove none
table-replace-go = { $count ->
    [one] Replace 1 card
   *[other] Replace { $count } cards
}
table-buy-go = Buy for { $price }
table-missing = { $coins ->
    [0.5] ½ coin missing
    [one] 1 coin missing
   *[other] { $amount } coins missing
}
table-play-go = Play
table-use-go = Use
table-result = Back to the result
table-take-go = Choose a card
table-cancel = Back
table-undo = Undo
table-undo-about = Takes back your last action of this turn.
table-undo-none = There is nothing to undo: you have not done anything yet, or hidden information has been revealed.

## Market

table-pile = { $card }, price { $price }, { $amount } left
table-pile-left = { $amount } left
table-sold-out = sold out
table-reserve = Reserve
table-reserve-title = The reserve
table-reserve-open = A { -spot } on the market board is vacant. You can buy any card here, and its pile moves down to the board.
table-reserve-closed = You can buy these cards only while a { -spot } on the market board is vacant.
table-open = open
table-closed = closed
table-too-dear = Costs { $price }; your hand is worth { $purse }.

## Lists of actions

table-choice-move = { $card } to { $space }
table-choice-pay = { $count ->
    [one] pay 1 card for { $space }
   *[other] pay { $count } cards for { $space }
}
table-choice-camp = { $count ->
    [one] remove 1 card for { $space }
   *[other] remove { $count } cards for { $space }
}
table-choice-via = taking { -blockade } { $blockade }
table-choice-piece = piece { $piece }
table-list-play = Play { $card }
table-list-take = Take { $card } for free
table-list-token = Use { $token }
table-list-buy = Buy { $card } for { $price }
table-list-remove = Remove { $card } from the game
table-list-removes = Remove from the game

## Headings of lists

table-action-cards = Action cards
table-cave-tokens = { -cave-token(form: "title") }
table-blockades = { -blockade(form: "title") }

## Doubts

table-doubt = Are you sure?
table-doubt-thin = { $count ->
    [0] You would have no cards left at all.
    [one] You would have only 1 card left. That is fewer than a full hand.
   *[other] You would have only { $count } cards left. That is fewer than a full hand.
}
table-doubt-last = This is your last card with a { $symbol }, and you need one to enter El Dorado.
table-doubt-idle = { $count ->
    [one] You have done nothing this turn. Your card would be discarded.
   *[other] You have done nothing this turn. All { $count } cards would be discarded.
}
table-doubt-back = Back
table-doubt-go = Do it anyway
