### The screen of the route workshop: building a route.
###
### Arguments: $piece, a piece; $part, a piece with its turns and place; $turns, how often it is turned;
### $side, $slide, ids of a side and of a direction; $name, the name of a route; $count, how many;
### $round, $rounds, numbers of rounds; $difficulty, a word; $wishes, the names of wishes

editor-title = Route workshop
editor-about = Build your own route from the pieces in the box.
editor-empty = Choose a side of the starting tile under “Pieces”.
editor-tools = Tools
editor-undo = Undo
editor-redo = Redo
editor-turn = Turn
editor-flip = Flip
editor-left = Previous place
editor-right = Next place
editor-insert = Insert after
editor-inserting = The next piece you take will be inserted after { $piece }.
editor-remove = Remove
editor-pieces = The route, piece by piece
editor-tray = Pieces
editor-take = Attach { $piece }
editor-part = { $piece }, { $turns ->
    [0] not turned
    [one] turned once
   *[other] turned { $turns } times
}{ $side ->
    [none] { "" }
    [n] , on the north side
    [ne] , on the northeast side
    [se] , on the southeast side
    [s] , on the south side
    [sw] , on the southwest side
   *[nw] , on the northwest side
}{ $slide ->
    [left] , slid left
    [right] , slid right
   *[none] { "" }
}
editor-blue = Blue end
editor-green = Green end
editor-laid = Attached: { $part }
editor-turned = Turned: { $part }
editor-flipped = Flipped: { $part }
editor-moved = Moved: { $part }
editor-removed = Removed: { $part }
editor-chosen = Chosen: { $part }
editor-undone = Undone.
editor-redone = Redone.
editor-no-room = There is no place where this piece fits. Turn or move another piece first.
editor-state = Can it be played?
editor-unfinished = Not finished yet: the route needs tiles and an { -ending-tile }. You can save it as it is.
editor-against = Opponent
editor-try = Try it
editor-facts = Facts
editor-show-way = Show the easiest path
editor-show-narrow = Show narrow places ({ $count })
editor-show-tight = { $count ->
    [one] Show the tightest place (only 1 path)
   *[other] Show the tightest place ({ $count } paths side by side)
}
editor-show-stretch = Show { $count } spaces of { $terrain } in a row
editor-tips = The rulebook’s tips
editor-no-tips = Nothing to change so far.
editor-shelf = My routes
editor-name = Name
editor-line = Short description
editor-unnamed = My route
editor-keep = Save
editor-kept = “{ $name }” is saved in this browser.
editor-drop = Delete { $name }
editor-copy-of = Copy of { $name }
editor-share = Share
editor-code = Code
editor-link = Link
editor-copy-code = Copy the code
editor-copy-link = Copy the link
editor-open-page = Open its page
editor-copied = Copied.
editor-begin = Start from
editor-clear = An empty table
editor-surprise = Surprise me
editor-from-printed = A printed route
editor-from-code = A code or link
editor-open = Open

## Back from a game

editor-tried = The game on this route
editor-tried-won = { $name } won in round { $round }.
editor-tried-you = You won in round { $round }.
editor-tried-nobody = Nobody won; the game ended in round { $round }.
editor-tried-ways = The brighter a space, the more often an expedition walked over it.
editor-tried-show = Show where they walked
editor-publish = Publish this route

## Wishes

editor-wishes = Surprise me with a route
editor-wishes-about = All wishes are optional. With wishes, the search takes a few seconds.
editor-wishes-about-here = All wishes are optional. With wishes, the search takes a minute or more on this device.
editor-wish-any = any
editor-wish-rounds = Length
editor-wish-rounds-count = about { $count } rounds
editor-wish-difficulty = Difficulty
editor-wish-like = Plays like
editor-wish-caves = At least five caves
editor-wish-no_bottlenecks = No bottlenecks
editor-wish-find = Find a route
editor-wish-looking = Looking for a route…
editor-wish-found = Found: { $difficulty }, about { $rounds } rounds.
editor-wish-missed = No route meets every wish. This one comes closest. Not met: { $wishes }.
