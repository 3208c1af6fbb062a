### The end of a race: the winner's deck, the turn that decided it, and the picture to share.
###   $cards      the cards of a deck, with how many of each
###   $round      the round of a turn
###   $name       who won; $theirs, $own: steps that the winner and the reader came closer
###   $headline   who won, and in how many rounds

end-fan = The winning deck: { $cards }

decision-title = The turn that decided it
decision-race = In round { $round }, { $name } got { $theirs ->
        [one] 1 step
       *[other] { $theirs } steps
    } closer to El Dorado, and you got { $own ->
        [0] no closer
        [one] 1 step closer
       *[other] { $own } steps closer
    }.
decision-analysis = Round { $round }: after this turn, your chances were never as good again.
decision-last = { $name } never got further in a round than you did. Round { $round } was your last chance.
decision-look = See this turn
decision-retry = Try that turn again

share-open = Picture of the result
share-title = The result as a picture
share-headline = { $name } wins after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
share-alt = The route with everyone’s path. { $headline }
share-drawing = Drawing the picture…
share-share = Share
share-png = Save as PNG
share-svg = Save as SVG
share-failed = The picture could not be created.
