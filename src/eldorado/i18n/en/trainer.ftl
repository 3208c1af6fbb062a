### The trainer: puzzles from games between computer players, one after the other.

trainer-title = Trainer
trainer-about = Positions from real races. One turn is clearly the best: find it. The puzzles get harder as you get better.
trainer-start = Train
trainer-rating = Your rating: { $rating }
trainer-streak = { $streak ->
    [one] 1 solved in a row
   *[other] { $streak } solved in a row
}
trainer-difficulty = Difficulty: { $rating }
puzzle-mined = Find the best turn
puzzle-mined-task = One turn is clearly better than all others. Play it, then end your turn.
puzzle-theme-last-round = The final round
puzzle-theme-last-round-hint = The race is nearly over. Who arrives when, and what decides a tie?
puzzle-theme-last-round-best = When the race is nearly over, only arriving counts, and { -blockade(form: "many") } decide a tie.
puzzle-theme-blockade = { -blockade(form: "title") }
puzzle-theme-blockade-hint = Is { -blockade(form: "a") } within reach? What is it worth to be the one who takes it?
puzzle-theme-blockade-best = Taking the { -blockade } opens the way, and it decides a tie at the end.
puzzle-theme-caves = Caves
puzzle-theme-caves-hint = Is a cave within reach, or is it time to use a { -cave-token }?
puzzle-theme-caves-best = A { -cave-token } is worth a small detour, especially when it saves a whole turn.
puzzle-theme-blocking = In the way
puzzle-theme-blocking-hint = Look at where the others are going: which spaces do they have to pass?
puzzle-theme-blocking-best = A piece in a narrow place can cost the others a turn.
puzzle-theme-two-pieces = Two pieces
puzzle-theme-two-pieces-hint = Both pieces have to arrive. Which one needs your cards more?
puzzle-theme-two-pieces-best = Your race is over only when both pieces have arrived: the slower one decides.
puzzle-theme-thinning = A smaller deck
puzzle-theme-thinning-hint = Which cards will you hardly need from now on?
puzzle-theme-thinning-best = With fewer weak cards, you draw the good ones sooner.
puzzle-theme-purchase = A good time to buy
puzzle-theme-purchase-hint = Move or buy? Look at the terrain ahead, and at what your deck lacks.
puzzle-theme-purchase-best = A card pays off if you draw it often enough before the end. Buy what the way ahead needs, or move on.
