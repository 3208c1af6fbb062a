### Hints, the replay, the analysis and the player’s own games.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $name, $names   a player; several, already joined to a list
###   $card, $cards   a card or token; several, already joined to a list
###   $space          such as river 2 (C14); a base camp as C14 alone
###   $piece          1 or 2 if the player leads two pieces, else 0
###   $blockades      how many blockades are taken, 0 for none; $blockade their numbers, joined
###   $deed           the text of deed-…
###   $token          the text of token-…
###   $cost           the text of cost-…
###   $win            a percentage as text, such as 6%; $own and $best the same of two turns
###   $points         how many percentage points of winning chance, a whole number
###   $rounds         a number, rounded to one decimal; print it with NUMBER
###   $halves         half rounds, a whole number; $rounds beside it is a whole number too
###   $value          a number as text
###   $vowel          yes or no: whether the first name in the message begins with a vowel
###   $reasons        phrases of hints.ftl, joined
###   $count, $round, $step, $of, $place, $elo, $margin, $games   numbers
###   $route, $day    a route's name; a date

looking-ready = Review

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
deed-pay = Pay with { $cards } and go to { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Remove { $cards } from the game at the base camp { $space }{ deed-piece }{ deed-via }
deed-pay-blockade = Pay with { $cards } and take { -blockade } { $blockade }{ deed-piece }
deed-play = Play { $card }
deed-remove = Remove { $cards } from the game
deed-remove-none = Do not remove a card
deed-take = Take { $card } for free
deed-buy = Buy { $card } and pay with { $cards }
deed-token = Use “{ $token }”{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] End the turn
   *[other] Keep { $cards } and end the turn
}
cost-both = { cost-win } and { cost-rounds }
cost-win = { $points ->
    [one] about 1 percentage point of winning chance
   *[other] about { $points } percentage points of winning chance
}
cost-rounds = { $halves ->
    [0] a little time
    [1] about half a round
    [2] about one round
    [3] about one and a half rounds
   *[other] about { $rounds } rounds
}

## Hints

hints-title = Hint
hints-about = The best turns from here, and why.
hints-thinking = Thinking…
hints-busy = The server is busy. Ask again in a moment.
hints-stale = The game has moved on. Ask for a new hint.
hints-win = { $win } chance to win
hints-arrival = arrives around round { $round }
hints-do-it = Point at a step to see it on the board. Then play it yourself.
hints-point = Point at a step to see it on the board.
hints-play = Play this turn
hints-play-rest = Play the rest
hints-playing = Playing… Close this panel to stop.
hints-done = Done: { $deed }
hints-best = Best turns
hints-first = The best turn:
hints-why-not = What about my turn?
hints-fine = Your turn is as good as any we could find.
hints-odds-now = If you end your turn now, your chance to win is about { $own }. With this turn it is about { $best }:
hints-late-now = With this turn you would arrive { $halves ->
    [0] a little earlier:
   *[other] { cost-rounds } earlier:
}
hints-better = This would be better:
hints-take-back = This plan starts earlier in your turn. Undo first.
hints-go-back = Undo to there
hints-advisor = Advisor
hints-advisor-about = Warns you before you end a turn with a serious mistake.
hints-plays = Play hints with one tap
hints-plays-about = In games against computer players only. Stops when something new is revealed.
hints-advisor-off = Turn off the advisor
hints-odds-blunder = Wait: with this turn, your chance to win is about { $own }. With a better one it is about { $best }.
hints-late-blunder = Wait: with a better turn you would arrive { $halves ->
    [0] a little earlier.
   *[other] { cost-rounds } earlier.
}
hints-look = Show me the better turn
hints-end-anyway = End the turn anyway

## Replay

replay-title = Replay
replay-loading = Loading the game…
replay-begin = The race is about to start.
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
replay-step-back = Back one step
replay-step-on = Forward one step
replay-turn-back = Back one turn
replay-turn-on = Forward one turn
replay-key-play = Space bar
replay-key-step-back = Left arrow; Home for the start
replay-key-step-on = Right arrow; End for the end
replay-key-turn-back = Page Up
replay-key-turn-on = Page Down
replay-speed = Speed; keys + and −
replay-times = { $count }×
replay-eyes = Whose cards to show
replay-open = All cards
replay-eyes-of = Only what { $name } saw
replay-eyes-own = Only what you saw
replay-hand = { $name }’s hand
replay-played = { $count ->
    [one] 1 played
   *[other] { $count } played
}
replay-played-about = Played this turn
replay-drew = Drawn: { $cards }
replay-copy = Copy a link to this moment
replay-copy-about = Anyone who opens it sees the same moment.
replay-copied = The link to this moment has been copied.

## A record file

bring-title = Open a game file
bring-about = Open a saved game: the file that you can download at the end of a game, or that the terminal saves.
bring-choose = Choose a file
bring-drop = or drop it anywhere on this page
bring-kept = The server reads the file and does not store it.
bring-too-long = This file is too long to be a saved game.

## Analysis

analysis-title = Analysis
analysis-unfinished = { $names }, round { $round }: the game is not finished.
analysis-replay = Watch the replay
analysis-waiting = Looking at every turn…
analysis-waiting-about = The strongest computer player looks at each turn again. This takes a moment. You can leave the page and come back.
analysis-ready = The analysis is ready.
analysis-contents = On this page
analysis-as-table = As a table
analysis-to-moment = See this moment
analysis-opening = Before the first turn
analysis-axis-round = Round
analysis-axis-turn = Turns
analysis-expedition = Expedition
analysis-percent = { $value }%
analysis-rounds = { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds, maximumFractionDigits: 1) } rounds
}
analysis-race = The race
analysis-race-about = Estimated rounds to the gate after each turn. Lower is better.
analysis-chances = Chances to win
analysis-chances-about = How likely each expedition was to win after every turn. The numbers mark the turning points.
analysis-turning = Turning points
analysis-turning-none = No turn of this game cost much. Well played!
analysis-turning-about = The turns that cost the most, by chance to win and by rounds. At most three are shown.
analysis-cost = This cost { $cost }.
analysis-played = Played
analysis-better = Better
analysis-because = Why: { $reasons }.
analysis-balance = Luck and skill
analysis-balance-about = In rounds. Luck: how much better the draws were than average draws. Skill: what the turns cost compared with the best turns we could find.
analysis-luck = Luck
analysis-play = Skill
analysis-luck-rounds = Luck (rounds)
analysis-luck-win = Luck (chance to win)
analysis-play-rounds = Skill (rounds)
analysis-play-win = Skill (chance to win)
analysis-draws-counted = Draws counted
analysis-blunders = Serious mistakes
analysis-decks = Decks
analysis-decks-about = How many cards each expedition owned in each round.
analysis-changes = Cards gained and lost
analysis-how-buy = { $card }, bought
analysis-how-take = { $card }, taken for free
analysis-how-remove = { $card }, removed
analysis-how-camp = { $card }, removed at a base camp
analysis-how-use_up = { $card }, used up
analysis-cards = What each card achieved
analysis-cards-of = What each card achieved: { $name }
analysis-cards-about = The small numbers are per use. Steps are counted toward El Dorado; steps away from it are negative.
analysis-card = Card or { -cave-token }
analysis-plays = Uses
analysis-steps = Steps
analysis-coins = Coins
analysis-draws = Cards drawn
analysis-payments = Payments
analysis-blockades = { -blockade(form: "title") }
analysis-tempo = Lost time
analysis-tempo-about = On a detour, a piece moves more steps than it gains. A waiting turn gains nothing although a step was possible. The rounds show what those turns cost.
analysis-walked = Steps taken
analysis-nearer = Steps gained
analysis-detours = Turns with detours
analysis-detour-steps = Extra steps on detours
analysis-waiting-turns = Turns spent waiting

## Your games

games-title = Your games
games-about = What this server has saved for this browser.
games-you = You
games-none = No games yet
games-none-about = Play a race, and it will appear here with its replay, its analysis and your results.
games-none-play = Play a race
games-none-such = No games match.
games-file = Open a game file
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
games-result-open = No result
games-any = Any
games-clear = Clear the filters
games-played = Games
games-won = Won
games-arrived = Arrived
games-best = Best arrival
games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
games-running = In progress
games-no-place = No place
games-against = Against { $names }
games-by-route = By route
games-by-players = By number of expeditions
games-rivals = Head to head
games-rivals-about = Expeditions that did not arrive share a place. Then neither of you is ahead.
games-rival = Opponent
games-ahead = You finished ahead
games-behind = You finished behind
games-cards = Favorite cards
games-rating = Rating
games-rating-own = { $elo } ± { $margin }, from { $games ->
    [one] 1 comparison
   *[other] { $games } comparisons
}
games-rating-line = { $name } { $elo } ± { $margin }
games-rating-about = The rating compares who finished ahead of whom on this server. The true strength lies within the bar 19 times out of 20: the fewer games, the longer the bar.
games-data = Your data
games-data-about = A cookie in this browser links your games. There are no accounts, and nobody else can see this page.
games-export = Download everything (JSON)
games-forget-one = Delete this game: { $route }, { $day }
games-forget-sure = Delete this game?
games-forget-about = The game will be deleted from this list, your results and your rating. It stays available to the other players, and its links still work. You cannot undo this.
games-forget-all = Delete all my games
games-forget-all-sure = Delete everything?
games-forget-all-about = { $count ->
    [one] This deletes your game, your results and your rating from the server, and the cookie from this browser.
   *[other] This deletes your { $count } games, your results and your rating from the server, and the cookie from this browser.
} The games stay available to the other players. You cannot undo this. Download everything first if you want to keep it.
games-forget-yes = Delete
games-forgotten = The game has been deleted.
games-forgotten-all = Everything has been deleted.
