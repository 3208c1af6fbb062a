### Looking ahead and back: hints, the replay, the analysis, one's own games.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $name, $names   a player; several, already joined to a list
###   $card, $cards   a card or token; several, already joined to a list
###   $space          such as river 2 (C14); a base camp only as C14
###   $piece          1 or 2 if the player leads two pieces, else 0
###   $blockades      how many blockades are taken, 0 for none; $blockade their numbers, joined
###   $deed           the text of deed-…
###   $token          the text of token-…
###   $cost           the text of cost-…
###   $win            a percentage, finished; $rounds, $value, $round in hints-arrival: a number, finished
###   $reasons        phrases of hints.ftl, joined
###   $count, $round, $step, $of, $place, $elo, $margin, $games   numbers
###   $route, $day    a route's name; a date

looking-ready = Looking back

## Actions as something to do

deed-piece = { $piece ->
    [0] { "" }
   *[other] { " " }(piece { $piece })
}
deed-via = { $blockades ->
    [0] { "" }
    [one] , taking { -blockade } { $blockade }
   *[other] , taking { -blockade(form: "many") } { $blockade }
}
deed-move = { $card } to { $space }{ deed-piece }{ deed-via }
deed-stay = { $card }: take { -blockade } { $blockade }{ deed-piece }
deed-pay = Pay { $cards } for { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Leave { $cards } at the base camp { $space } for good{ deed-piece }{ deed-via }
deed-pay-blockade = Pay { $cards } for { -blockade } { $blockade }{ deed-piece }
deed-play = Play { $card }
deed-remove = Remove { $cards } from the game
deed-remove-none = Remove no card
deed-take = Take { $card } for free
deed-buy = Buy { $card } with { $cards }
deed-token = Use “{ $token }”{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] End the turn
   *[other] Keep { $cards } and end the turn
}
cost-both = { $win } of the chance to win and { $rounds } rounds
cost-win = { $win } of the chance to win
cost-rounds = { $rounds } rounds

## Hints

hints-title = Hint
hints-about = The best turns from here, with the reasons.
hints-thinking = Thinking it over …
hints-stale = The table has moved on. Ask again for this moment.
hints-win = { $win } to win
hints-arrival = arriving about round { $round }
hints-do-it = Point at a step to see it on the board. You play it yourself.
hints-done = Done: { $deed }
hints-best = Best turns
hints-why-not = Why not mine?
hints-fine = Your turn as it stands is as good as any I can find.
hints-costs = Ending your turn now would cost about { $cost } against this:
hints-better = This would be better:
hints-take-back = It begins earlier: take back first what is in its way.
hints-advisor = Advisor
hints-advisor-about = Speaks up before a turn ends, and only at real blunders.
hints-advisor-off = Switch the advisor off
hints-blunder = One moment: this turn may cost about { $cost }. There is a better one.
hints-look = Show me the better turn
hints-end-anyway = End the turn anyway

## Replay

replay-title = Replay
replay-loading = Fetching the game …
replay-begin = The race is about to begin.
replay-end = The end
replay-turn-of = Round { $round }, { $name }
replay-step = Step { $step } of { $of }
replay-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
replay-slider = Go to a turn
replay-keys = Play and step
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-key-play = Space bar
replay-key-step-back = Left arrow; Home for the beginning
replay-key-step-on = Right arrow; End for the end
replay-key-turn-back = Page Up
replay-key-turn-on = Page Down
replay-speed = Speed; keys + and −
replay-times = { $count }×
replay-eyes = Whose cards are open
replay-open = All cards open
replay-eyes-of = As { $name } saw it
replay-hand = Hand of { $name }
replay-played = { $count ->
    [one] 1 played
   *[other] { $count } played
}
replay-played-about = Played this turn
replay-drew = Drawn: { $cards }
replay-copy = Copy a link to this moment
replay-copy-about = Whoever opens it sees the same.
replay-copied = The link to this moment is copied.

## A record file

bring-title = A game from a file
bring-about = Open the record of a game: the file that the end of a game or the terminal saves.
bring-choose = Choose a file
bring-drop = or drop it anywhere on this page
bring-kept = The server reads it and keeps nothing.
bring-too-long = This file is too long to be the record of a game.

## Analysis

analysis-title = Analysis
analysis-unfinished = { $names }, round { $round }: the game is not finished.
analysis-replay = Watch the replay
analysis-waiting = Looking at every turn …
analysis-waiting-about = The strongest computer player thinks each turn over again. That takes a moment; you may leave the page and come back.
analysis-ready = The analysis is ready.
analysis-contents = On this page
analysis-as-table = As a table
analysis-to-moment = See this moment
analysis-opening = Before the first turn
analysis-axis-round = Round
analysis-axis-turn = Turns, one after the other
analysis-expedition = Expedition
analysis-percent = { $value } %
analysis-rounds = { $rounds } rounds
analysis-race = The race
analysis-race-about = Rounds that each expedition still needed to the gate, as far as could be told after its turn. Lower is nearer.
analysis-chances = Chances to win
analysis-chances-about = After every turn, how often each expedition would win from there. The numbers mark the turning points.
analysis-turning = Turning points
analysis-turning-none = No turn of this game cost much: well played.
analysis-turning-about = The turns that cost most, by chance to win and by rounds; at most three.
analysis-cost = Cost about { $cost }.
analysis-played = Played
analysis-better = Better
analysis-because = Why: { $reasons }.
analysis-balance = Luck and play
analysis-balance-about = In rounds. Luck: how much better the draws were than average draws. Play: what the turns cost against the best that could be found.
analysis-luck = Luck
analysis-play = Play
analysis-luck-rounds = Luck, rounds
analysis-luck-win = Luck, to win
analysis-play-rounds = Play, rounds
analysis-play-win = Play, to win
analysis-draws-counted = Draws counted
analysis-blunders = Blunders
analysis-decks = The decks
analysis-decks-about = How many cards each expedition owned, round by round.
analysis-changes = What came and went
analysis-how-buy = { $card }, bought
analysis-how-take = { $card }, taken for free
analysis-how-remove = { $card }, removed
analysis-how-camp = { $card }, left at a base camp
analysis-how-use_up = { $card }, used up
analysis-cards = What every card earned
analysis-cards-about = Small numbers are per play. Steps count towards El Dorado; backwards they are negative.
analysis-card = Card or { -cave-token }
analysis-plays = Plays
analysis-steps = Steps
analysis-coins = Coins
analysis-draws = Draws
analysis-payments = Payments
analysis-blockades = { -blockade(form: "title") }
analysis-tempo = Tempo lost
analysis-tempo-about = A detour walks further than it comes nearer; waiting comes no nearer although a step was possible. The rounds are what those turns cost.
analysis-walked = Steps walked
analysis-nearer = Steps nearer
analysis-detours = Turns with detours
analysis-detour-steps = Steps of detours
analysis-waiting-turns = Turns spent waiting

## Your games

games-title = Your games
games-about = What this server remembers of this browser.
games-you = You
games-none = No games yet
games-none-about = Play a race, and it appears here: with its replay, an analysis and your results.
games-none-play = Play a race
games-none-such = None of your games is like that.
games-file = Open a record file
games-list = All games
games-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
games-route = Route
games-players = Expeditions
games-result = Result
games-result-won = Won
games-result-lost = Not won
games-result-open = Without a result
games-any = Any
games-clear = Clear the filters
games-played = Games
games-won = Won
games-mean-place = Mean place
games-best = Best arrival
games-place = Place { $place } of { $of }
games-running = Under way
games-no-place = Without a place
games-against = Against { $names }
games-by-route = By route
games-by-players = By number of expeditions
games-rivals = Head to head
games-rivals-about = Expeditions that did not arrive share a place; then neither is ahead.
games-rival = Opponent
games-ahead = You ahead
games-behind = You behind
games-cards = Favourite cards
games-rating = Rating
games-rating-own = { $elo } ± { $margin }, from { $games ->
    [one] 1 comparison
   *[other] { $games } comparisons
}
games-rating-line = { $name } { $elo } ± { $margin }
games-rating-about = From who finished ahead of whom on this server. The bars show where the true strength lies 19 times out of 20; few games make long bars.
games-data = Your data
games-data-about = A cookie of this browser joins your games. There is no account and nobody else sees this page.
games-export = Download everything (JSON)
games-forget-one = Forget this game: { $route }, { $day }
games-forget-sure = Forget this game?
games-forget-about = The server forgets that you played there: the game leaves this list, your results and your rating. The game itself stays for the others, and its links still work. This cannot be undone.
games-forget-all = Forget all my games
games-forget-all-sure = Forget everything?
games-forget-all-about = { $count ->
    [one] The server forgets that you played your 1 game
   *[other] The server forgets that you played your { $count } games
}, your results and your rating, and the cookie of this browser ends. The games themselves stay for the others. This cannot be undone; download everything first if you want to keep it.
games-forget-yes = Forget
games-forgotten = The game is forgotten.
games-forgotten-all = Everything is forgotten.
