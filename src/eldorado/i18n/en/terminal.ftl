### What the terminal says. Arguments: numbers as numbers, everything else as finished text.
###   $name     a player
###   $cards    cards, already joined to a list
###   $deed     an action in a sentence
###   $numbers  the numbers of blockades, or terminal-none
###   $pieces   the letters of a route's parts, or how many pieces
###   $place, $round (0 while on the way), $home (pieces arrived), $pieces   numbers
###   $tokens   cave tokens, already joined to a list
###   $sentence a sentence, $clause the rule behind it
###   $path     a file
###   $space, $one, $other, $target   names of spaces or numbers of blockades
###   $ways     spaces with what lies before them; $way a direction, 0 for east and on clockwise
###   $asked    what a blockade asks for; $distance the text of terminal-steps
###   $route, $state, $group, $card   finished text
###   $piece is 0 where there is only one; the rest are numbers: $number, $count, $hand, $draw,
###   $discard, $steps, $blockades, $caves, $price

terminal-nothing = nothing
terminal-none = none
terminal-drawn = Drawn: { $cards }.
terminal-taken-back = Taken back: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] still on the way
   *[other] arrived in round { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } of { $pieces } pieces at the gate
}; { -blockade(form: "many") }: { $numbers }

## The turn

terminal-hint = help: all you can type · map: the whole map · market · deck · log · undo · quit
terminal-your-move = Your move:
terminal-move-of = { $name }, your move:
terminal-clause = { $sentence } ({ $clause }; type help { $clause })
terminal-unreadable = { $sentence } Type help to see what you can type.
terminal-no-choice = There is no choice { $number }; they go from 1 to { $count }.
terminal-nothing-done = Nothing was done.
terminal-few-cards = This leaves { $cards } in your whole deck, less than a hand of { $count }. (O-06)
terminal-remove-anyway = Remove anyway? (y or n)
terminal-yes = y yes
terminal-type-number = Type one of these numbers:
terminal-and-more = and { $count } more; name a card to narrow it down.
terminal-this-turn = This turn
terminal-meanwhile = Meanwhile
terminal-your-turn = your turn
terminal-turn-of = { $name }'s turn
terminal-round = round { $round }
terminal-more-choices = Type more for { $count } further choices.
terminal-around = { $space }. Around it:
terminal-nothing-yet = Nothing has happened yet.
terminal-log-round = Round { $round }
terminal-saved = Saved as { $path }.
terminal-exists = { $path } exists. Replace it? (y or n)
terminal-not-saved = Nothing was saved there.
terminal-copy-saved = A copy is saved as { $path }.
terminal-hand-over = Hand the keyboard to { $name }.
terminal-ready = { $name }, press Enter when you are ready.
terminal-others-move = the others move
terminal-game-saved = The game is saved. Go on with:
terminal-record-kept = The record is kept. Step through it with:

## The picture

terminal-route = Pieces { $pieces } · { $steps } steps at least, { $blockades } { -blockade(form: "many") }, { $caves } caves
terminal-with-caves = { $route } with caves
terminal-you = You
terminal-arrived = arrived in round { $round }
terminal-piles = hand { $hand }, draw { $draw }, discard { $discard }
terminal-play-area = play area { $count }
terminal-held-blockades = { -blockade(form: "many") } { $numbers }
terminal-held-tokens = tokens { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] piece { $piece }{ " " }
}at { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] piece { $piece }{ " " }
}in El Dorado
terminal-label-hand = Hand
terminal-label-hands = Hands
terminal-label-played = Played
terminal-label-tokens = Tokens
terminal-label-draw = Draw
terminal-label-discard = Discard
terminal-label-removed = Removed
terminal-label-unseen = Unseen
terminal-label-market = Market
terminal-label-reserve = Reserve
terminal-label-blockades = { -blockade(form: "title") }
terminal-no-cards = no cards
terminal-reserve-open = { $count ->
    [one] open, a market slot is vacant (P-10)
   *[other] open, { $count } market slots are vacant (P-10)
}
terminal-reserve-closed = closed, all six market slots are filled (P-09)
terminal-market-heading = Market, price in coins
terminal-reserve-heading = Reserve: { $state }
terminal-pile = { $card } Price { $price }, { $count } left
terminal-deck-own = Your deck, { $cards }; the order of the draw pile is unknown
terminal-your-piece = { $piece ->
    [0] Your piece stands on { $space }
   *[other] Your piece { $piece } stands on { $space }
}
terminal-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
terminal-no-way = no way to El Dorado
terminal-seam = #{ $number } between { $one } and { $other }: { $asked }
terminal-cave = { $count ->
    [0] empty cave
    [one] cave with 1 token
   *[other] cave with { $count } tokens
}
terminal-way = { $way ->
    [0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
   *[other] north-east
}
terminal-behind = behind { -blockade } #{ $number } ({ $asked })
terminal-stands = { $name } stands there
terminal-to-go = { $distance } to go
terminal-leads = { $space }: to { $ways }
terminal-over = { $space } behind #{ $number }

## The choices

terminal-menu-move = Move{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Pay{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = Token
terminal-menu-play = Play
terminal-menu-take = Take
terminal-menu-remove = Remove
terminal-menu-buy = Buy
terminal-menu-end = End
terminal-menu-with = { $group } with { $card }
terminal-piece = piece { $piece }
terminal-take = take { $target }
terminal-taking = { $space } taking { $target }
terminal-finds = { $count ->
    [one] +{ $count } token
   *[other] +{ $count } tokens
}
terminal-for = { $target } for
terminal-removing = { $target } removing
terminal-for-payment = for { $cards }
terminal-payment = { $card } for { $cards }
terminal-other-payments = other payments
terminal-more = { $count } more
terminal-discard-rest = discard the rest
terminal-the-turn = the turn
terminal-keep-all = keep all
terminal-keep = keep { $cards }
