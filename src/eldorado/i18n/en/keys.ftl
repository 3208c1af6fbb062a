### The help at the table, and the settings for keys and reading aloud.
###
### $key is a key as it is printed, $command the text of one of the keys below, $action such a text as well.

## Help

keys-moving = How to play a turn
keys-moving-1 = Choose a card, then a space it can reach. Or choose the space first, and the game suggests cards.
keys-moving-2 = The card must show the symbol of the space, and at least as many of them as the space. With the { -power } that is left, you can move on over spaces of the same kind.
keys-moving-3 = Then you may buy one card in the { zone-market }. End your turn, and you draw until you have four cards.
keys-read-rules = Read the rules
keys-change-keys = Change keys and reading aloud
keys-terrains = Kinds of spaces
keys-signs = Icons
keys-sign-flag = steps to El Dorado
keys-sign-hand = cards in hand; on a card: keep it
keys-sign-deck = draw pile
keys-sign-discard = discard pile
keys-sign-trash = leaves the game
keys-sign-coin = price, or what a card is worth when you buy
keys-sign-hint = hint
keys-sign-history = history
keys-sign-undo = undo
keys-sign-follow = follow my piece
keys-sign-fit = show the whole route

## Keys

keys-keys = Keys
keys-off = Single-key shortcuts are turned off in the settings. These keys always work:
keys-group-play = Play
keys-group-board = On the board
keys-group-read = Read aloud
keys-group-open = Open
keys-group-learn = In lessons and puzzles
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-ctrl-z = Ctrl+Z
keys-name-shift = Shift
keys-name-page = Page
keys-name-home = Home
keys-name-end = End
keys-group-replay = In replays
keys-numbers = choose a card in your hand
keys-enter = choose, go there, press
keys-escape = go back, close
keys-ctrl-z = undo
keys-left-right = one space to the left or right
keys-up-down = one space to the upper right, and back to the lower left
keys-main = press the main button
keys-undo = undo
keys-target = go to the next space you can reach
keys-best = choose the space nearest to El Dorado; press again to go
keys-bargain = choose the most expensive card you can buy, then the next one
keys-home = go to your piece
keys-blockade = take the { -blockade } next to this space
keys-keep = keep the card in focus
keys-market = { zone-market }
keys-actions = everything you can do now
keys-history = history
keys-help = this help
keys-rules = the rules for what is in focus
keys-around = what is around here
keys-way = the way from here to El Dorado
keys-cards = your hand
keys-goods = what you can buy
keys-rivals = your opponents
keys-last = what your opponents did last
keys-repeat = the last announcement again
keys-show = show me
keys-next = next step
keys-again = start again
keys-larger = larger
keys-smaller = smaller
keys-whole = the whole route
keys-following = next space you can reach, the nearest to El Dorado first
keys-preceding = previous space you can reach
keys-upleft = one space to the upper left
keys-downright = one space to the lower right
keys-play = replay: play or stop
keys-faster = replay: faster
keys-slower = replay: slower
keys-replay-steps = one step back or on
keys-replay-turns = one turn back or on
keys-replay-ends = start and end

## Settings

keys-verbosity = How much is read aloud
keys-verbosity-short = Little
keys-verbosity-normal = Normal
keys-verbosity-full = Everything
keys-verbosity-about = For screen readers: names of cards and spaces with more or less detail.
keys-shortcuts = Single-key shortcuts
keys-shortcuts-about = Letters, digits and punctuation marks work as shortcuts at the table. Without them, the arrow keys, Enter, Escape, Page Up, Page Down and Ctrl+Z still work.
keys-list = Change keys…
keys-change = Change the key { $key }: { $action }
keys-press = Press a key…
keys-changed = { $key } is the new key for: { $action }.
keys-taken = { $key } is already the key for: { $command }.
keys-unfit = Choose a letter or punctuation mark that is not used yet.
keys-reset = Reset all keys
keys-reset-done = All keys have been reset.
