### What is read aloud at the table: names of things, answers to the keys that read, turns of computer players.
###
### Arguments are numbers ($count, $piece, $draw, $discard, $price, $plan, $plans) or finished text of this language.
### $piece is 0 where a player has only one. $where, $place and $space are places such as C14 (river 2); $far is the
### text of table-steps-to-go.

## The board and the hand

speech-board = The board. Arrow keys explore it, Page Down and Page Up go through the spaces you can reach, Enter goes there.
speech-hand = Your hand. Arrow keys choose a card, Enter plays it, { $keep } keeps it.
speech-help = Help
speech-own-piece = { $piece ->
    [0] your piece
   *[other] your piece { $piece }
}
speech-piece = { $piece ->
    [0] { $name }
   *[other] { $name }, piece { $piece }
}
speech-reached = in reach with { $card }
speech-border = next to { $blockades }
speech-stands = { $piece ->
    [0] on { $place }
   *[other] piece { $piece } on { $place }
}
speech-at-gate = { $piece ->
    [0] arrived in El Dorado
   *[other] piece { $piece } arrived in El Dorado
}
speech-piles = Draw pile: { $draw }, discard pile: { $discard }
speech-tokens = Your { -cave-token(form: "many") }: { $tokens }.
speech-blockades = Your { -blockade(form: "many") }: { $blockades }.

## Around a space

speech-around = Around { $space }.
speech-direction = { $heading }: { $words }.
speech-edge = Edge of the board: { $headings }.
speech-behind = behind { $blockade }
speech-up-right = upper right
speech-right = right
speech-down-right = lower right
speech-down-left = lower left
speech-left = left
speech-up-left = upper left

## The way from here

speech-way-next = Next: { $demands }.
speech-way-all = All the way: { $demands }.
speech-way-none = There is no way to El Dorado from here.
speech-any-cards = { $count ->
    [one] any 1 card
   *[other] any { $count } cards
}
speech-short-hand = Missing from your hand: { $what }.
speech-short-deck = Missing from all your cards: { $what }.

## Market and opponents

speech-good = { $card }, price { $price }
speech-can-buy = You can buy: { $cards }.
speech-buy-nothing = You cannot buy anything now.
speech-other-goods = Also in the { zone-market }: { $cards }.
speech-reserve = { $count ->
    [one] 1 more pile is in the reserve.
   *[other] { $count } more piles are in the reserve.
}
speech-no-rivals = Nobody else is in this race.

## A turn in one sentence

speech-turn = { $name }: { $what }. Now { $where }.
speech-nearer = { $count ->
    [one] 1 step closer
   *[other] { $count } steps closer
}
speech-took = took { -blockade } { $blockades }
speech-found = found { $tokens }
speech-bought = bought { $cards }
speech-removed = { $count ->
    [one] removed 1 card
   *[other] removed { $count } cards
}
speech-idle = did not move

## While choosing

speech-chosen = Chosen: { $cards }.
speech-best = Nearest to El Dorado: { $space }, { $far }.
speech-plan = { $plans ->
    [one] Way to { $space }: { $how }. Press again to go.
   *[other] Way { $plan } of { $plans } to { $space }: { $how }. Press again to go.
}
speech-deed = { $card } to { $space }
speech-over = over { $spaces }
speech-not-kept = not kept

## What a key has no answer for

speech-no-target = You cannot go anywhere now.
speech-no-nearer = No card takes you closer to El Dorado now.
speech-no-piece = You have no piece on the board.
speech-no-blockade = There is no { -blockade } next to this space.
speech-no-card = Go to a card in your hand first.
speech-nothing-yet = Nothing has been said yet.
speech-no-symbol = { $space } needs the symbol { $symbol }. None of your cards has it.
