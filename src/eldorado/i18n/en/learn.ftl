### The pages around the lessons and puzzles of course.ftl: contents, buttons, how to do each thing.

## Contents

learn-begin = Your first steps
learn-continue = Continue where you stopped
learn-start = Start
learn-go-on = Continue
learn-complete = You have finished the course
learn-lessons = Lessons
learn-lessons-done = { $done } of { $lessons } finished. Take them in order, or choose what you want to learn.
learn-done = finished
learn-steps-done = { $done } / { $steps }
learn-then = Then play
learn-then-about = Your first race, against two of the easiest computer players. You can look up the rules at any time. An advisor warns you about serious mistakes; you can turn it off.
learn-rules = Rules
learn-play = Play a first game
learn-lost = This lesson does not exist. Choose one of these.

## Beside the board

learn-contents = All lessons and puzzles
learn-lesson = Lesson { $lesson } of { $lessons }
learn-step = Step { $step } of { $steps }
learn-puzzle = Puzzle { $puzzle } of { $puzzles }
learn-turn = Turn { $turn } of { $turns }
learn-marked = marked
learn-marks = Marked: { $spaces }.
learn-back = Back one step
learn-repeat = Repeat this step
learn-show = Show me
learn-skip = Skip
learn-next = Next step
learn-next-lesson = Next lesson
learn-finish = Then play
learn-watch = Watch…
learn-wait = One moment…

## Puzzles

learn-stars = { $stars ->
    [one] 1 of 3 stars
   *[other] { $stars } of 3 stars
}
learn-again = Try again from the start
learn-retry = Try again
learn-plan-yourself = Getting there takes more than one card. In a puzzle, you have to find them yourself: choose one card at a time.
learn-hint = Hint
learn-best = Best solution
learn-next-puzzle = Next puzzle
learn-draw = Your draw pile, from top to bottom:
learn-cave = { -cave-token(form: "title") } in the cave, from top to bottom:

## How to do it

learn-how-move = Choose the card, then the space.
learn-how-blockade = Choose a card, then the { -blockade }. If the card has { -power } left, choose the space behind it to go on at once.
learn-how-pay = Choose the space or { -blockade } on the board, then cards from your hand, then press the large button.
learn-how-buy = Choose the card in the { zone-market }. A payment is suggested: choose cards in your hand to change it. Then press the large button.
learn-how-play = Choose the card, then press the large button.
learn-how-take = Choose the card, press the large button, then choose a card from the { zone-market }.
learn-how-remove = Choose the cards you want to remove, then press the large button.
learn-how-token = Your { -cave-token(form: "many") } are next to your piles of cards. Choose one, then a space or the large button.
learn-how-end = Press the large button.
learn-how-keep = Choose the icon above a card to keep it, then press the large button.
learn-how-puzzle = End your turn when you are done. Then you get your stars.
