### Reports on simulations, ratings and trainings: HTML pages and pictures.
###
### Arguments. Counts are passed as numbers, everything else as finished text of this language.
###   $games, $actions, $count, $total, $players, $routes, $shown, $bots, $generations   how many
###   $missing     how many intervals miss the fair share; $expected, how many would by chance
###   $never       how many spaces were never visited, of $spaces
###   $cards       a list of cards, or how many cards
###   $place       the place in the order of play, 1 to 4; $entry, the number of a player
###   $round       the number of a round; $low and $high, the ends of an interval or a range
###   $least, $most, $each, $copies, $visits, $gain   numbers, written out
###   $share, $ties, $fair   percentages, written out
###   $lean        more or less
###   $name, $names, $bot   players; $route, $shortest, $longest, routes; $variant, a variant
###   $card, $peak   cards; $space, a space of the board; $about, what something means

## The page

report-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
report-title = { report-games }: { $names }
report-on-one-route = { report-games } on { $route }, played by { $names }.
report-on-routes = { report-games } on { $routes } routes, played by { $names }.
report-several = { $name } × { $count }
report-sections = Sections
report-numbers = The numbers
report-footer = Every interval is a 95% confidence interval.

## In short

report-tile-decided = { $count ->
    [one] game with a winner
   *[other] games with a winner
}
report-tile-decided-more = of { $games } played, { $actions } actions
report-tile-rounds = rounds in the median game
report-tile-rounds-more = from { $least } to { $most }
report-tile-order = { report-place } to play, of { $players }: share of wins
report-tile-order-more = between { $low } and { $high }; fair is { $fair }
report-tile-bought = bought most often
report-copies = { $copies } copies per game

## What was played

report-played = What was played
report-fact-games = Games
report-fact-players = Players
report-fact-table = At the table
report-fact-routes = Routes
report-fact-variants = Variants
report-fact-numbers = Game numbers
report-fact-seeds = Seeds
report-all-won = { $games }, all with a winner
report-some-won = { $games }, of which { $count } without a winner
report-entry = { $bot } (player { $entry }, { report-games })
report-table-size = { $players } players ({ report-games })
report-variant-all = { $variant } (all games)
report-variant-none = none: the official rules without caves
report-range = { $low } to { $high }

## Who wins

report-seats = Who wins
report-seats-about = A dot is a share of the { report-games } that somebody won. The bar around it is the 95% confidence interval, the dashed line the fair share. Green is clearly more than fair, red clearly less. The order of play counts from the { -starting-player }.
report-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[4] Fourth
}
report-by-order = By order of play, { $players } players
report-by-order-table = Wins by order of play
report-by-player = By player, in any seat
report-by-player-table = Wins by player
report-won = { $name }: { $share } of games won ({ $low } to { $high }), { $lean ->
    [more] more
   *[less] less
} than the fair { $fair }.
report-no-difference = No clear difference in { report-games }: every interval contains the fair share.

## Seat advantage

report-advantage = Seat advantage by route
report-route-players = { $route }, { $players } players
report-advantage-gain = On { $route }, those who played first won { $gain } percentage points { $lean ->
    [more] more
   *[less] less
} than the fair share.
report-advantage-missed = { $missing ->
    [0] None
   *[other] { $missing }
} of { $total } intervals { $missing ->
    [one] misses
   *[other] miss
} the fair share; chance alone would account for about { $expected }.
report-advantage-more = The numbers below include { $count } more.
report-advantage-table = Wins by route and order of play

## Length

report-length = How long a game lasts
report-length-table = Rounds until the winner arrived
report-length-reading = Each bar counts the games that were won in that round.
report-length-some = Half of the { report-games } were won by round { $round }, the middle half in rounds { $low } to { $high }; the shortest took { $least }, the longest { $most }.
report-length-same = { report-games }, won in round { $round }.
report-length-routes = The shortest race is { $shortest } with { $least } rounds on average, the longest { $longest } with { $most }.
report-median = median { $round }
report-axis-arrival = round of the winner’s arrival
report-axis-round = round

## Purchases

report-cards = What is bought
report-cards-none = Nobody bought a card.
report-cards-about = { $cards ->
    [one] 1 card was bought
   *[other] { $cards } cards were bought
}, { $each } per game.
report-cards-free = { card-transmitter }: { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} for free.
report-cards-heading = Purchases by card and round
report-cards-most = Bought most often: { $card }, { $copies } per game. Busiest moment: { $peak } in round { $round }.
report-cards-reading = Copies bought in a hundred games; an empty cell means fewer than one in two hundred.
report-cards-table = Cards gained
report-buyers = How buyers did
report-buyers-more = Clearly more wins than fair, above all with: { $cards }.
report-buyers-less = Clearly fewer wins, above all with: { $cards }.
report-buyers-none = No card’s buyers won clearly more or less than a fair share.
report-buyers-reading = Expeditions that bought the card at least once. What they buy also depends on how the race is going, so a share does not prove that the card made the difference.
report-buyers-table = Wins of expeditions that bought a card

## Ways over the board

report-ways = Where expeditions go
report-ways-about = A visit means that a piece ended a movement on a space.
report-ways-shown = Of { $routes } routes, the { $shown } most played are drawn.
report-ways-none = No piece has moved.
report-ways-busiest = The busiest space is { $space } with { $visits } visits per game, { $share } of all visits.
report-ways-never = Never visited, though they can be entered: { $never } of { $spaces } spaces.
report-ways-gate = { $share } of the arrivals came through { $space }.
report-ways-table = Visits
report-heat = Colors from dark (no visit) to white ({ $visits } visits per game)
report-heat-never = never
report-heat-most = { $visits } per game
report-board = spaces: { $spaces }, caves: { $count }
report-legend = { $name }: { $about }
report-legend-rubble = play cards
report-legend-base_camp = remove cards
report-legend-mountain = closed
report-legend-cave = { -token(form: "many") }

## What decided the games

report-decided = How games were decided
report-decided-some = { $share } of the games were won by the only arrival of the round, { $ties } by a tie-break.
report-decided-all = Every game had a winner.
report-decided-left = { report-games } had no winner.
report-decided-none = No game had a winner.
report-decided-table = What decided the games
report-reason-only_arrival = only arrival
report-reason-most_blockades = most { -blockade(form: "many") }
report-reason-highest_blockade = highest { -blockade }
report-reason-first_arrival = first arrival
report-reason-forfeit = forfeit
report-reason-stalemate = stalemate
report-reason-unfinished = unfinished
report-stopped = stopped at the last round allowed

## Columns of tables

report-column-games = games
report-column-wins = wins
report-column-share = share
report-column-low = from
report-column-high = to
report-column-fair = fair
report-column-order = order
report-column-player = player
report-column-players = players
report-column-route = route
report-column-all = all routes
report-column-mean = mean
report-column-least = least
report-column-quarter = 25%
report-column-median = median
report-column-three_quarters = 75%
report-column-most = most
report-column-card = card
report-column-bought = bought
report-column-each = per game
report-column-mean_round = mean round
report-column-taken = taken for free
report-column-space = space
report-column-visits = visits
report-column-all_visits = of all visits
report-column-reason = decided by

## Pictures of ratings and trainings

report-ladder = The ladder to El Dorado
report-ladder-games = { $bots } players, { report-games } in pairs
report-ladder-reading = Elo points around the mean: the broad bar is one standard error, the thin line the 95% interval.
report-training = Learning the way to El Dorado
report-training-games = { report-games }, { $generations ->
    [one] 1 generation
   *[other] { $generations } generations
}
report-training-rounds = Winner’s round, all settings together
report-training-error = Error of the forecast, in rounds
report-training-values = from { $low } to { $high }
report-training-reading = By generation: the first network learned from walkers, each later one from itself.
