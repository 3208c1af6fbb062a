### Why a turn is good: one phrase for each kind of `Reason` in bots/planner/explain.py, joined by "; ".
###
### Arguments: $card and $cards are finished text, $symbol the id (machete, paddle, coin), $name a
### rival, $vowel yes or no (whether that name begins with a vowel), and the rest are numbers: $steps, $number (of a blockade), $caves, $count (of cards),
### $win (in percent), $round. `hint-blockade-rival` is for a blockade next to a rival.

hint-arrive = reaches El Dorado
hint-progress = { $steps ->
    [one] 1 step closer to El Dorado
   *[other] { $steps } steps closer to El Dorado
}
hint-reposition = a better position for the next turn
hint-blockade = takes { -blockade } { $number }
hint-blockade-rival = takes { -blockade } { $number } before { $name } can
hint-cave = { $caves ->
    [one] explores a cave
   *[other] explores { $caves } caves
}
hint-thin = { $count ->
    [one] removes the { $card } from the deck
   *[other] removes { $count } × { $card } from the deck
}
hint-use_up = { $count ->
    [one] uses up the { $card }
   *[other] uses up { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] the { $card } helps in the jungle ahead
    [paddle] the { $card } helps on the { -river } ahead
   *[coin] the { $card } helps in the villages ahead
}
hint-buy = adds the { $card } to the deck
hint-keep = keeps { $cards } for the next turn
hint-hinder = blocks { $name }
hint-save = keeps the item that was just used
hint-draw = { $card } first: draw more cards, then plan
hint-fetch = draws { $card } at once, to be played this turn
hint-none = no better turn in sight
hint-summary = { $win }% chance to win, arrives around round { $round }
