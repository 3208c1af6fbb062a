### The table in the browser: what its buttons say, what to do now, what is being asked.
###
### Arguments are numbers ($count, $price, $keep, $away, $power, …) or finished text of this language
### ($card, $cards, $name, $space, $coins such as 2½, $time such as 12 minutes). Prompts are one or two
### short sentences.

## Everywhere

ui-close = Close
ui-rules = In the rules
ui-cannot-load = This page could not be loaded. Check your connection and try again.
ui-nothing-here = There is nothing here
ui-to-start = To the start page
card-action = Action
card-item = Item: leaves the game once used

## The table as a whole

table-title = El Dorado
table-title-mine = ● Your turn · El Dorado
table-title-other = { $name } … · El Dorado
table-connecting = Going to the table …
table-no-table = No such table
table-curtain = Show my cards
table-skip = All actions as a list
table-board = The board. Arrow keys walk over it, Page Up and Page Down go from one reachable space to the next, Enter goes there.
table-hand = Your hand. Arrow keys choose, Enter plays, K keeps a card.
table-hand-empty = No cards in hand
table-expeditions = The expeditions
table-round = Round { $round }
table-fit = Show the whole route
table-follow = Follow my piece
table-zoom-in = Closer
table-zoom-out = Further away
table-history = What happened
table-history-none = Nothing yet: the race has just begun.
table-recap = What the others did since your turn
table-actions = Everything you can do now
table-watching = You are watching.
table-keys = Keys: 1 to 9 choose a card, E presses the main button, U takes back, M opens the market, H shows what happened, + and − and 0 zoom.
table-paused = The game is paused.
table-pause-ends = It goes on by itself in { $time }.
table-pause-left = Left for your pauses: { $time }.
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
table-made-up = This game is played from a set-up position. It is not rated.
table-made-up-short = Set-up position
table-waiting = Waiting …
table-waiting-for = { $name } is moving …

## Menu

table-menu = Menu
table-menu-rules = The rules
table-menu-settings = Settings and language
table-menu-sound = Sounds
table-menu-pause = Pause the game
table-menu-resume = Go on
table-menu-leave = Let a bot play for me
table-menu-comeback = Play myself again
table-menu-resign = Give up …
table-menu-resign-sure = Give up this race? It cannot be taken back.
table-menu-resign-yes = Yes, give up
table-menu-start = To the start page
table-menu-safe = Your game is kept. You can come back to it at any time.

## Expeditions

table-moving = to move
table-arrived = arrived
table-steps-to-go = { $count ->
    [one] 1 step to El Dorado
   *[other] { $count } steps to El Dorado
}
table-counts = hand { $hand }, draw pile { $draw }, discard pile { $discard }
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
table-stand-in = a bot plays in the meantime
table-away = away
table-unseen = { $mine ->
    [yes] Draw pile, in any order
   *[no] Hand and draw pile together
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
table-keep-about = Kept cards stay in your hand for the next turn. All others are discarded when you end your turn.
table-keep-card = Keep { $card }
table-kept = kept
table-leaves = leaves the game
table-worth = Worth { $coins } when buying
table-card-pays = pays { $coins }
table-card-targets = { $card }: { $what } in reach. { $count ->
    [one] Choose it, or drag the card there.
   *[other] Choose one, or drag the card there.
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
table-card-take = { $card }: choose any card of the market or the reserve for free.
table-card-pay = { $card } can pay for { $what } beside you: choose it. Worth { $coins } when buying.
table-pay-rubble = the { -rubble }
table-pay-blockade = the { -blockade }
table-pay-camp = the base camp
table-card-none = { $card } cannot move from here. It is worth { $coins } when buying, or keep it.

## What now

table-prompt-idle = Your turn: choose a card, a space or a card to buy.
table-prompt-bought = You have bought. End your turn, or play what is left.
table-prompt-nothing = Nothing more to do here. End your turn.
table-prompt-rubble = Choose { $count ->
    [one] any 1 card
   *[other] any { $count } cards
} to play here. You get { $count ->
    [one] it
   *[other] them
} back later. ({ $chosen } of { $count })
table-prompt-pay-blockade = Choose { $count ->
    [one] any 1 card
   *[other] any { $count } cards
} to clear the { -blockade }. You get { $count ->
    [one] it
   *[other] them
} back later. ({ $chosen } of { $count })
table-prompt-camp = Base camp: choose { $count ->
    [one] 1 card that leaves
   *[other] { $count } cards that leave
} the game for good. ({ $chosen } of { $count })
table-prompt-remove = { $most ->
    [one] You may remove 1 card from the game for good, or none.
   *[other] You may remove up to { $most } cards from the game for good, or none.
}
table-prompt-remove-one = Choose 1 card that leaves the game for good.
table-prompt-replace = Choose 1 to 4 cards to lay down; you draw as many.
table-prompt-buy = { $card } costs { $price }, you pay { $paid }. Tap cards to change that.
table-prompt-lost = { $coins } too much is lost.
table-prompt-used-up = { $cards } leaves the game.
table-prompt-too-much = More than you need: take { $card } back.
table-prompt-target = To { $space } with:
table-prompt-pick = How do you want to go there?
table-prompt-token = { $token }: choose a space.
table-prompt-change = Choose the card whose symbol changes, then where it goes.
table-unreachable = None of your cards gets there this turn.
table-propose = { $count ->
    [one] 1 way to { $space }. Press again to go.
   *[other] { $count } ways to { $space }. Press again to take the first.
}
table-buying = { $card } for { $price }: suggested payment { $cards }.
table-save-item = Save { $card } with the { -cave-token }

## The main button and its neighbours

table-end = End turn
table-end-about = What is left in your hand is discarded, except cards you marked to keep. Then you draw up to four cards.
table-end-away = { $away ->
    [one] discards 1 card
   *[other] discards { $away } cards
}
table-end-keep = keeps { $keep }, discards { $away }
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
table-missing = { $coins } missing
table-play-go = Play
table-use-go = Use
table-result = Back to the result
table-take-go = Choose a card
table-cancel = Back
table-undo = Undo
table-undo-about = Takes your last action of this turn back.
table-undo-none = Nothing to take back: you have done nothing yet, or something hidden has come to light.

## Market

table-pile = { $card }, price { $price }, { $left } left
table-pile-left = { $left } left
table-sold-out = sold out
table-market = Market
table-reserve = Reserve
table-reserve-title = The reserve
table-reserve-open = A spot of the market is vacant: every card here is for sale, and its pile moves up.
table-reserve-closed = You can buy these only while a spot of the market is vacant.
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

## Doubts

table-doubt = Are you sure?
table-doubt-thin = { $count ->
    [0] You would have no cards left at all.
    [one] You would have only 1 card left, fewer than a full hand.
   *[other] You would have only { $count } cards left, fewer than a full hand.
}
table-doubt-last = That is your last card with a { $symbol }, and El Dorado asks for one.
table-doubt-idle = { $count ->
    [one] You have done nothing this turn. Your card would be discarded.
   *[other] You have done nothing this turn. All { $count } cards would be discarded.
}
table-doubt-back = Back
table-doubt-go = Do it anyway
