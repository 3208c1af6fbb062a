### The screens around the table: start, set-up, pass and play, online, lobby, end, rules, settings.
###
### Arguments. Numbers are passed as numbers, everything else as finished text of this language.
###   $page     the title of the screen
###   $names    the computer players, already joined to a list; $level one of them
###   $name     a player
###   $number   the number of a seat
###   $colour   the text of colour-…
###   $count    how many: games, expeditions, people, seats, watchers, seconds, minutes, days, cards
###   $round, $place, $price   numbers
###   $query    what was searched for

page-title = { $page } · El Dorado
screen-back = Back
screen-cancel = Cancel
screen-to-start = To the start

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
start-strength-5 = When you want to be beaten.
start-pass = Pass and play
start-online = Play online
start-setup = Set up …
start-rules = How to play
start-games = Your games
start-continue = Continue
start-continue-lobby = Back to your table
start-continue-over = See how it ended
start-continue-gone = This game has been cleared away
start-continue-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
start-away = The server cannot be reached. Your games are safe there; they go on as soon as it is back. The rules can be read meanwhile.
start-fan = An unofficial, free homage to the board game by Reiner Knizia, made by fans; not connected with its publishers.

## Names for those who give none

name-you = You
name-host = Host
name-guest = Guest
name-player = Player { $number }

## Set-up

setup-title = Set up a race
setup-about = Who comes along, and which way?
setup-seats = Expeditions
setup-count = How many expeditions
setup-two = With two expeditions, each leads two pieces and needs both at the gate.
setup-start = Who begins?
setup-start-random = Chance decides
setup-route = Route
setup-own = Route of your own
setup-own-about = by its code
setup-code = Route code
setup-code-about = Tiles from the start to the city, each with its turns and where it joins on.
setup-surprise = Surprise me
setup-variants = Variants
setup-clock = Clock
setup-clock-none = None
setup-clock-turn = Per turn
setup-clock-days = Days
setup-clock-none-about = Nobody is hurried.
setup-clock-turn-about = Every turn has its time; what goes beyond is taken from a bank for the whole game. When both are used up, a computer player stands in.
setup-clock-days-about = For a game by and by: look in when it suits you.
setup-clock-each = Time for each turn
setup-clock-bank = Bank for the whole game
setup-open = Who may come?
setup-watch = Who may watch?
setup-open-link = By link
setup-open-link-about = Only those to whom you give the link.
setup-open-public = Public
setup-open-public-about = The table is listed; anybody may join or watch.
setup-go = Start the race
setup-invite = Open and invite

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
seat-kind = Who sits here
seat-kind-person = Person here
seat-kind-bot = Computer
seat-kind-open = Friend online
seat-name = Name
seat-level = Strength
seat-open = Open seat
seat-open-about = Whoever follows your link.
seat-colour = Colour: { $colour }. Change it
seat-colours = Choose a colour

## Pass and play

pass-title = Pass and play
pass-about = One device goes around the table.
pass-people = Who is playing?
pass-count = How many people
pass-name = Name of player { $number }
pass-curtain = Between turns a curtain hides the cards until the next player is ready.

## The curtain between two people on one device

curtain-title = { $name }, it is your turn
curtain-about = Hand the device over. Nobody but { $name } should look now.
curtain-ready = I am { $name }

## Online

online-title = Play online
online-about = No account, no waiting room: a link is all it takes.
online-create = A table of your own
online-more = More choices: route, caves, clock …
online-open = Open a table
online-hint = You get a link and a QR code to invite the others.
online-link = Got a link?
online-paste = Link or name of a table
online-enter = Go there
online-no-link = That is not the link of a table. Paste it whole, or only the letters after the last slash.
online-tables = Public tables
online-none = No public table is open just now. Open one, and others can find it here.
online-waiting = Waiting for players
online-running = Under way
online-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
online-join = Join
online-watch = Watch

## Lobby

lobby-title = Before the race
lobby-waiting = { $count ->
    [one] One more, and the race begins by itself.
   *[other] { $count } seats are open; the race begins by itself when all are taken.
}
lobby-starting = Everybody is here: the race begins.
lobby-open = Waiting for somebody to follow the link.
lobby-you = This is you.
lobby-you-host = This is you; it is your table.
lobby-here = Here
lobby-gone = Not at the screen just now
lobby-bot = Add a computer player …
lobby-fill = Computer player for seat { $number }
lobby-level = Computer players for the open seats
lobby-free = Free the seat
lobby-not-yet = This seat cannot be freed just yet. Try again in half a minute.
lobby-sit = Take a seat
lobby-sit-here = Sit here
lobby-start = Fill up and start
lobby-soon = The race begins when every seat is taken.
lobby-leave = Leave the table
lobby-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
lobby-invite = Invite
lobby-invite-about = Whoever opens the link can take an open seat, or watch.
lobby-local = This link works on this computer only. Open the page by the computer's own address or name, and you can invite from there.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-share = Send
lobby-share-text = Race me to El Dorado!
lobby-qr = QR code with the link to this table

## The end

end-you = You win!
end-they = { $name } wins!
end-nobody = Nobody wins
end-place = { $place }.
end-arrived = In El Dorado in round { $round }
end-on-the-way = Still on the way
end-resigned = Gave up
end-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
end-blockades = { $count ->
    [one] 1 { -blockade }
   *[other] { $count } { -blockade(form: "many") }
}
end-deck = The deck at the end
end-removed = { $count ->
    [0] No card left the game.
    [one] 1 card left the game.
   *[other] { $count } cards left the game.
}
end-rematch = Race again
end-join = To the rematch
end-board = See the board
end-record = Save the record
end-replay = Replay
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
rulebook-cards-starting = Your first eight cards
rulebook-cards-market = On the market from the start
rulebook-cards-reserve = In the reserve at first
rulebook-card-start = not for sale
rulebook-card-price = price { $price }
rulebook-faces = All { -cave-token(form: "many") }

## Settings

settings-title = Settings
settings-about = They hold at once and stay in this browser.
settings-language = Language
settings-name = Your name
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = By day
settings-theme-dark = By night
settings-motion = Motion
settings-motion-system = As the device
settings-motion-less = As little as possible
settings-pace = Computer players, from the next race on
settings-pace-quick = In a hurry
settings-pace-usual = At a walk
settings-pace-calm = At leisure
settings-sound = Sounds
settings-sound-about = Quiet ones, for steps, cards and finds.
settings-warnings = Warn me of slips
settings-warnings-about = A question before something that cannot be undone and is probably a mistake.
settings-forget = Forget everything on this device
settings-forget-sure = Your name, your settings and the list of your games on this device are forgotten. The games themselves go on.
settings-forget-yes = Forget it
settings-forgotten = Everything is forgotten.

## When something cannot be shown

nowhere-title = Off the map
nowhere-about = There is no path at this address. Perhaps a letter of the link is missing.
trouble-title = The way is closed
trouble-retry = Try again
