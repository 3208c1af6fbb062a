### Why a turn is good: one phrase for each kind of `Reason` in bots/planner/explain.py, joined by "; ".
###
### Arguments: $card and $cards are finished text, $symbol the id (machete, paddle, coin), $name a
### rival, and the rest are numbers: $steps, $number (of a blockade), $caves, $count (of cards),
### $win (in percent), $round. `hint-blockade-rival` is for a blockade with a rival beside it.

hint-arrive = reaches El Dorado
hint-progress = { $steps ->
    [one] 1 step nearer
   *[other] { $steps } steps nearer
}
hint-reposition = a better place to go on from
hint-blockade = takes { -blockade } { $number }
hint-blockade-rival = takes { -blockade } { $number } before { $name } can
hint-cave = { $caves ->
    [one] explores a cave
   *[other] explores { $caves } caves
}
hint-thin = { $count ->
    [one] thins the deck by { $card }
   *[other] thins the deck by { $count } × { $card }
}
hint-use_up = { $count ->
    [one] uses up { $card }
   *[other] uses up { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] { $card } opens the jungle ahead
    [paddle] { $card } opens the { -river } ahead
   *[coin] { $card } opens the villages ahead
}
hint-buy = brings { $card } into the deck
hint-keep = keeps { $cards } for the next turn
hint-hinder = holds up { $name }
hint-save = saves the item just used
hint-draw = { $card } first: more cards, then a better plan
hint-none = nothing better in sight
hint-summary = { $win }% to win, arriving about round { $round }
