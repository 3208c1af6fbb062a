### The screens around the table: start, set-up, pass and play, online, lobby, end, rules, settings.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $page     the title of the screen
###   $names    the computer players, already joined to a list; $level one of them
###   $name     a player; $vowel is yes or no: whether the name begins with a vowel
###   $number   the number of a seat
###   $colour   the text of colour-…
###   $count    how many: games, expeditions, people, seats, watchers, seconds, minutes, days, cards
###   $round, $place, $price   numbers
###   $query    what was searched for

page-title = { $page } · El Dorado
screen-back = Back
screen-cancel = Cancel
screen-to-start = Home

## Start

start-title = El Dorado: the race to the golden city
start-name = El Dorado
start-tagline = Three expeditions. One golden city. Be there first.
start-play = Play
start-against = against { $names }
start-twice = 2 × { $level }
start-rivals = Your opponents
start-strength-1 = For a first race.
start-strength-2 = When you know the rules.
start-strength-3 = When you know your deck.
start-strength-4 = When you like to plan.
start-strength-5 = For a real challenge.
start-pass = Pass and play
start-online = Play online
start-setup = Set up a race…
start-workshop = Route workshop
start-rules = How to play
start-games = Your games
start-ladder = Ladder
start-gallery = Gallery of routes
start-continue = Continue
start-continue-lobby = Back to your table
start-continue-over = See the result
start-continue-gone = This game has been deleted
start-continue-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
start-away = The server cannot be reached. Your games are saved there and will continue when it is back. You can read the rules in the meantime.
start-fan = A free, unofficial fan tribute to the board game by Reiner Knizia. Not affiliated with its publishers.

## Names for players who enter none

name-you = You
name-player = Player { $number }

## Set-up

setup-title = Set up a race
setup-about = Choose the players and the route.
setup-seats = Expeditions
setup-count = Number of expeditions
setup-two = With two expeditions, each player leads two pieces and must bring both to the gate.
setup-start = Who starts?
setup-start-random = Random
setup-route = Route
setup-own = Custom route
setup-own-about = enter a route code
setup-code = Route code
setup-code-about = Tiles from start to finish, each with its rotation and where it connects.
setup-surprise = Surprise me
setup-variants = Variants
setup-clock = Clock
setup-clock-none = None
setup-clock-turn = Per turn
setup-clock-days = Days
setup-clock-none-about = No time limit.
setup-clock-turn-about = Each turn has a time limit. If you need longer, your extra time for the whole game is used. When that is gone, a computer player takes over.
setup-clock-days-about = For a slow game: take your turn when it suits you.
setup-clock-each = Time for each turn
setup-clock-bank = Extra time for the whole game
setup-open = Who can join?
setup-watch = Who can watch?
setup-open-link = Anyone with the link
setup-open-link-about = Only people who have the link.
setup-open-public = Anyone
setup-open-public-about = The table is listed. Anyone can join or watch.
setup-go = Start the race
setup-invite = Open the table and invite

time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [0] none
    [one] 1 minute
   *[other] { $count } minutes
}
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Seats

seat-number = Seat { $number }
seat-you = You
seat-kind = Who plays here
seat-kind-person = Person on this device
seat-kind-bot = Computer player
seat-kind-open = Friend online
seat-name = Name
seat-level = Level
seat-limited = This device is too slow for its full strength, so it thinks less than it could.
seat-open = Open seat
seat-open-about = For anyone who opens your link.
seat-colour = Color: { $colour }. Change it
seat-colours = Choose a color

## Pass and play

pass-title = Pass and play
pass-about = Several people share one device.
pass-people = Who is playing?
pass-count = Number of people
pass-name = Name of player { $number }
pass-curtain = Between turns, the cards are hidden until the next player is ready.

## Between two people on one device

curtain-title = { $name }, it is your turn
curtain-about = Pass the device to { $name }. Everyone else, please look away.
curtain-ready = I am { $name }

## Online

online-title = Play online
online-about = No account needed. All you need is a link.
online-create = Your own table
online-more = More options: route, caves, clock…
online-open = Open a table
online-hint = You get a link and a QR code to invite others.
online-link = Do you have a link?
online-paste = Link or code of a table
online-enter = Open table
online-no-link = This is not a link to a table. Paste the whole link, or only the letters after the last slash.
online-tables = Public tables
online-none = There are no public tables right now. Open one, and others can find it here.
online-waiting = Waiting for players
online-running = In progress
online-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
online-join = Join
online-watch = Watch

## Lobby

lobby-title = Before the race
lobby-waiting = { $count ->
    [one] The race starts automatically when one more player joins.
   *[other] The race starts automatically when { $count } more players join.
}
lobby-starting = Everyone is here. The race is starting.
lobby-open = Waiting for someone to open the link.
lobby-you = This is you.
lobby-you-host = This is you. It is your table.
lobby-here = Here
lobby-gone = Away from the screen
lobby-bot = Add a computer player…
lobby-fill = Computer player for seat { $number }
lobby-level = Computer players for the open seats
lobby-free = Free the seat
lobby-not-yet = You cannot free this seat yet. Try again in half a minute.
lobby-sit = Take a seat
lobby-sit-here = Sit here
lobby-start = Fill the open seats and start
lobby-soon = The race starts when every seat is taken.
lobby-leave = Leave the table
lobby-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
lobby-invite = Invite
lobby-invite-about = Anyone who opens the link can take an open seat or watch.
lobby-local = This link only works on this computer. Open the page at the computer’s network address to get a link you can share.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = The link has been copied.
lobby-share = Share
lobby-share-text = Race me to El Dorado!
lobby-qr = QR code with the link to this table

## The end

end-you = You win!
end-they = { $name } wins!
end-nobody = Nobody wins
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-arrived = Reached El Dorado in round { $round }
end-resigned = Gave up
end-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
end-blockades = { $count ->
    [one] 1 { -blockade }
   *[other] { $count } { -blockade(form: "many") }
}
end-deck = Deck at the end
end-removed = { $count ->
    [0] No cards were removed from the game.
    [one] 1 card was removed from the game.
   *[other] { $count } cards were removed from the game.
}
end-rematch = Race again
end-join = Join the rematch
end-board = Look at the board
end-record = Download the game file
end-replay = Replay
end-bench = Back to the workshop
end-analysis = Analysis
end-new = New game

## Rules

rulebook-search = Search the rules
rulebook-contents = Contents
rulebook-found = { $count ->
    [0] Nothing found
    [one] 1 place found
   *[other] { $count } places found
}
rulebook-nothing = The rules do not mention “{ $query }”. Try another word.
rulebook-cards = All cards
rulebook-cards-starting = Your starting deck
rulebook-cards-market = On the market board from the start
rulebook-cards-reserve = In the reserve at the start
rulebook-card-start = not for sale
rulebook-card-price = price { $price }
rulebook-faces = All { -cave-token(form: "many") }
rulebook-card-also = also called { $names }
rulebook-ruling-about = Part of this is not in the rulebooks, or the rulebooks differ. We decided how to play it: { $clauses }.

## Settings

settings-title = Settings
settings-about = Changes apply at once and are saved in this browser.
settings-language = Language
settings-name = Your name
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = System
settings-motion-less = Reduced
settings-pace = Speed of computer players
settings-pace-quick = Fast
settings-pace-usual = Normal
settings-pace-calm = Slow
settings-sound = Sounds
settings-sound-about = Soft sounds for steps, cards and { -cave-token(form: "many") }.
settings-warnings = Warn me about mistakes
settings-warnings-about = Asks before you do something that cannot be undone and is probably a mistake.
settings-forget = Delete everything on this device
settings-forget-sure = This deletes your name, your settings and the list of your games from this device. The games themselves are not deleted.
settings-forget-yes = Delete everything
settings-forgotten = Everything has been deleted.

## When something cannot be shown

nowhere-title = Page not found
nowhere-about = There is no page at this address. Perhaps part of the link is missing.
trouble-title = Something went wrong
trouble-retry = Try again
