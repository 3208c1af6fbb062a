### What stands around the lessons and puzzles of course.ftl: contents, buttons, how a hand does it.

## Contents

learn-begin = Your first steps
learn-continue = Where you were
learn-start = Begin
learn-go-on = Go on
learn-complete = The course is finished
learn-lessons = Lessons
learn-lessons-done = { $done } of { $lessons } finished. Take them in order, or choose what you want to know.
learn-done = finished
learn-steps-done = { $done } / { $steps }
learn-then = And then play
learn-then-about = Your first race, against two of the weakest computer players. The rules are there to look things up. An advisor warns you of real blunders; you can switch it off.
learn-rules = Rules
learn-play = Play a first game
learn-lost = There is no such lesson here. Choose one of these.

## Beside the board

learn-contents = All lessons and puzzles
learn-lesson = Lesson { $lesson } of { $lessons }
learn-step = Step { $step } of { $steps }
learn-puzzle = Puzzle { $puzzle } of { $puzzles }
learn-turn = Turn { $turn } of { $turns }
learn-marked = marked
learn-marks = Marked: { $spaces }.
learn-back = One step back
learn-repeat = Repeat this step
learn-show = Show me
learn-skip = Skip
learn-next = Next step
learn-next-lesson = Next lesson
learn-finish = And then play
learn-watch = Watch …
learn-wait = One moment …

## Puzzles

learn-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
learn-again = Try again from the start
learn-hint = Hint
learn-best = Best solution
learn-next-puzzle = Next puzzle
learn-draw = Your draw pile, from the top:
learn-cave = In the cave, from the top:

## How it is done by hand

learn-how-move = Drag the card onto the space. Or tap the card, then the space.
learn-how-blockade = Tap a card, then the { -blockade }. With power to spare, tap the space behind it and go on at once.
learn-how-pay = Tap the place on the board, choose cards in your hand, then press the large button.
learn-how-buy = Tap the card in the market. The raised cards pay: tap cards to change that. Then press the large button.
learn-how-play = Tap the card, then press the large button.
learn-how-take = Tap the card, then press the large button and choose from the market.
learn-how-remove = Tap the cards that should go, then press the large button.
learn-how-token = Your finds lie beside your piles of cards. Tap one, then a space or the large button.
learn-how-end = Press the large button.
learn-how-keep = Tap the sign above a card to keep it, then press the large button.
learn-how-puzzle = End your turn when you are done: then it is graded.
