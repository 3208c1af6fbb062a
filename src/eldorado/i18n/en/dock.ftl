### The hand, the main button and the line above them.
###
### $cards are names of cards, $card one name, $space the name of a space or a blockade: finished text of this
### language. $count is a number of cards.

## The main button

dock-remove-go = Remove { $cards }
dock-pay-go = Pay { $cards }
dock-replace-go = Replace { $cards }
dock-for = for { $space }
dock-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dock-ends-now = ends automatically

## What now

dock-prompt-keep = There is nothing left to do. Keep the cards you want next turn; the others are discarded.
dock-prompt-kept = { $count ->
    [one] You keep 1 card for your next turn. End your turn.
   *[other] You keep { $count } cards for your next turn. End your turn.
}
dock-ends-soon = There is nothing left to do. Your turn is about to end automatically.
dock-wait = Wait
dock-plan-remove = remove { $cards } for { $space }
dock-plan-pay = pay { $cards } for { $space }
dock-plan-to = To { $space } with { $cards }
dock-buying-ends-moves = After buying, you cannot move any more this turn.
dock-card-after-buying = You have bought a card this turn: the { $card } can do nothing more. You can keep it for your next turn.

## A card in the hand

dock-keep-card = Keep { $card } for your next turn
dock-kept-card = { $card } is kept for your next turn

## Settings

dock-setting-ends = End my turn when nothing is left to do
dock-setting-ends-about = Only when your hand is empty or you keep every card in it. You have a moment to stop it.
