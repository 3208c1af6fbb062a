### What the terminal says. Arguments: numbers as numbers, everything else as finished text.
###   $name     a player
###   $cards    cards, already joined to a list
###   $deed     an action in a sentence
###   $numbers  the numbers of blockades, or terminal-none
###   $pieces   the letters of a route's parts, or how many pieces
###   $place, $round (0 while on the way), $home (pieces arrived), $pieces   numbers
###   $tokens   cave tokens, already joined to a list
###   $sentence a sentence, $clause the rule behind it
###   $path     a file
###   $space, $one, $other, $target   names of spaces or numbers of blockades
###   $ways     spaces with what is in front of them; $way a direction, 0 for east and on clockwise
###   $asked    what a blockade requires; $distance the text of terminal-steps
###   $route, $state, $group, $card   finished text
###   $piece is 0 where there is only one; the rest are numbers: $number, $count, $hand, $draw,
###   $discard, $steps, $blockades, $caves, $price
###   $word     what somebody typed or wrote; $typed an example of what to type, $form its parts
###   $error    a sentence about what is wrong; $reason a phrase about it
###   $known, $routes, $choices, $levels, $sections, $clauses, $seats   names, already joined
###   $most     the largest number; $first, $last the ends of a row; $total, $coins (0 for a half),
###   $line, $step   numbers
###   $letter, $before   letters of pieces of a route; $code an example of a route code
###   $tag, $value, $action, $turn   parts of a record as they are written
###   $kind     kinds of card, $place board or reserve, $playing yes or no, $speed finished text

terminal-nothing = nothing
terminal-none = none
terminal-drawn = Drawn: { $cards }.
terminal-taken-back = Taken back: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] still on the way
   *[other] arrived in round { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } of { $pieces } pieces at the gate
}; { -blockade(form: "many") }: { $numbers }

## The turn

terminal-hint = help: all you can type · map: the whole map · market · deck · log · undo · quit
terminal-your-move = Your move:
terminal-move-of = { $name }, your move:
terminal-clause = { $sentence } ({ $clause }; type help { $clause })
terminal-unreadable = { $sentence } Type help to see what you can type.
terminal-no-choice = There is no choice { $number }. Choose 1 to { $count }.
terminal-nothing-done = Nothing was done.
terminal-few-cards = This leaves you with { $cards } in all, fewer than a full hand of { $count }. (O-06)
terminal-remove-anyway = Remove anyway? (y or n)
terminal-yes = y yes
terminal-type-number = Type one of these numbers:
terminal-and-more = and { $count } more; name a card to narrow it down.
terminal-this-turn = This turn
terminal-meanwhile = Meanwhile
terminal-your-turn = your turn
terminal-turn-of = { $name }’s turn
terminal-round = round { $round }
terminal-more-choices = { $count ->
    [one] Type more for 1 further choice.
   *[other] Type more for { $count } further choices.
}
terminal-around = { $space }. Around it:
terminal-nothing-yet = Nothing has happened yet.
terminal-log-round = Round { $round }
terminal-saved = Saved as { $path }.
terminal-exists = { $path } exists. Replace it? (y or n)
terminal-not-saved = Nothing was saved there.
terminal-copy-saved = A copy is saved as { $path }.
terminal-hand-over = Hand the keyboard to { $name }.
terminal-ready = { $name }, press Enter when you are ready.
terminal-others-move = the others move
terminal-game-saved = The game is saved. Resume it with:
terminal-record-kept = The record is saved. Step through it with:

## The picture

terminal-route = Pieces { $pieces } · at least { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $blockades ->
    [one] 1 { -blockade }
   *[other] { $blockades } { -blockade(form: "many") }
}, { $caves ->
    [one] 1 cave
   *[other] { $caves } caves
}
terminal-with-caves = { $route } with caves
terminal-you = You
terminal-arrived = arrived in round { $round }
terminal-piles = hand { $hand }, draw { $draw }, discard { $discard }
terminal-play-area = play area { $count }
terminal-held-blockades = { -blockade(form: "many") } { $numbers }
terminal-held-tokens = { -token(form: "many") } { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] piece { $piece }{ " " }
}at { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] piece { $piece }{ " " }
}in El Dorado
terminal-label-hand = Hand
terminal-label-hands = Hands
terminal-label-played = Played
terminal-label-tokens = { -token(form: "title") }
terminal-label-draw = Draw
terminal-label-discard = Discard
terminal-label-removed = Removed
terminal-label-unseen = Unseen
terminal-label-market = { -market-title }
terminal-label-reserve = Reserve
terminal-label-blockades = { -blockade(form: "title") }
terminal-no-cards = no cards
terminal-reserve-open = { $count ->
    [one] open, a market { -spot } is vacant (P-10)
   *[other] open, { $count } market { -spot(form: "many") } are vacant (P-10)
}
terminal-reserve-closed = closed, all six market { -spot(form: "many") } are filled (P-09)
terminal-market-heading = { -market-title }, price in coins
terminal-reserve-heading = Reserve: { $state }
terminal-pile = { $card } Price { $price }, { $count } left
terminal-deck-own = Your deck, { $cards }; the order of the draw pile is unknown
terminal-your-piece = { $piece ->
    [0] Your piece stands on { $space }
   *[other] Your piece { $piece } stands on { $space }
}
terminal-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
terminal-no-way = no way to El Dorado
terminal-seam = #{ $number } between { $one } and { $other }: { $asked }
terminal-cave = { $count ->
    [0] empty cave
    [one] cave with 1 { -token }
   *[other] cave with { $count } { -token(form: "many") }
}
terminal-way = { $way ->
    [0] east
    [1] southeast
    [2] southwest
    [3] west
    [4] northwest
   *[other] northeast
}
terminal-behind = behind { -blockade } #{ $number } ({ $asked })
terminal-stands = { $name } stands there
terminal-to-go = { $distance } to go
terminal-leads = { $space }: to { $ways }
terminal-over = { $space } behind #{ $number }

## The choices

terminal-menu-move = Move{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Pay{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = { -token(form: "start") }
terminal-menu-play = Play
terminal-menu-take = Take
terminal-menu-remove = Remove
terminal-menu-buy = Buy
terminal-menu-end = End
terminal-menu-with = { $group } with { $card }
terminal-piece = piece { $piece }
terminal-take = take { $target }
terminal-taking = { $space } taking { $target }
terminal-finds = { $count ->
    [one] +{ $count } { -token }
   *[other] +{ $count } { -token(form: "many") }
}
terminal-for = { $target } for
terminal-removing = { $target } removing
terminal-for-payment = with { $cards }
terminal-payment = { $card } with { $cards }
terminal-other-payments = other payments
terminal-more = { $count } more
terminal-discard-rest = discard the rest
terminal-the-turn = the turn
terminal-keep-all = keep all
terminal-keep = keep { $cards }

## What cannot be read: actions

unreadable-action-empty = The action is empty. Write one, for example end.
unreadable-action-long = An action has at most { $most } characters. Name fewer cards.
unreadable-action-form = “{ $word }” is incomplete or too long. Write { $form }.
unreadable-action = “{ $word }” is not an action. An action begins with { $known }.
unreadable-mover = “{ $word }” is neither a card nor a { -cave-token } that moves a piece.
unreadable-symbol = “{ $word }” is not a symbol. Choose { symbol-machete }, { symbol-paddle } or { symbol-coin }.
unreadable-piece = “{ $word }” is not a piece. Pieces are 1 and 2.
unreadable-target = “{ $word }” is not a place to go to. Write a space such as C14, or # and the number of { -blockade(form: "a") }, such as #3.
unreadable-blockade = “{ $word }” is not the number of { -blockade(form: "a") }. Write for example #3.
unreadable-card = “{ $word }” is not a card.
unreadable-token = “{ $word }” is not a { -cave-token }.
unreadable-effect = “{ $word }” is not a { -cave-token } that is used this way. These are { $tokens }.
unreadable-payment = “{ $word }” cannot pay. Write a card, a card with /2 for half a coin, a card with :coin, or a { -cave-token } with coins.
unreadable-choice = “{ $word }” could be { $choices }.
unreadable-word = “{ $word }” is not a command, space or card.
unreadable-clause = “{ $word }” is not a clause of the rules. A clause has a name such as M-20; the letters are { $known }.
unreadable-clause-number = “{ $word }” is not a clause of the rules. With this letter there are { $first } to { $last }.

## What cannot be read: records

record-line = line { $line }: { $error }
record-turn = “{ $word }” is not a turn; a line begins with round.seat, as in 3.1.
record-header = a line of the header reads “Tag: value”; a blank line ends the header.
record-tag-twice = the tag { $tag } occurs twice.
record-tag-missing = the header has no “{ $tag }” line.
record-tag-wrong = { $tag } should be “{ $value }”.
record-format = this version only reads “{ $value }”.
record-rules = the rules version “{ $word }” is unknown; this program knows { $value }.
record-json = the start position is not valid JSON.
record-start = the start position is not valid: { $error }
record-turn-expected = turn { $turn } is expected here.
record-step = “{ $action }”: { $error }
record-unshuffled = the discard pile was shuffled here, but the record does not say what was drawn.
record-long = a record has at most { $most } characters; leave out comments.
record-lines = a record has at most { $most } lines; leave out comments.
record-line-long = this line has more than { $most } characters; make it shorter.
record-steps = a record has at most { $most } actions; end it earlier.

## What is wrong with a route

fault-gap = Piece { $letter } does not touch piece { $before }, the one before it. Push the two together, or slide them until their spaces meet along edges.
fault-first = The route begins with piece { $letter }. Begin with A or B, the starting tile.
fault-start = Piece { $letter } holds the start and can only be the first piece. Remove it.
fault-no-terrain = The route has no terrain tile. Add at least one of the tiles C to N.
fault-twice = Piece { $letter } is used twice. There is only one in the box.
fault-sides = Pieces { $before } and { $letter } are the two sides of one piece. Use only one of them.
fault-overlap = Piece { $letter } lies on top of piece { $other }. Move or turn one of them.
fault-ending-overlap = The { -ending-tile } lies on top of piece { $letter }. Turn it to another corner.
fault-city-overlap = The golden city lies on top of piece { $letter }. Turn the { -ending-tile } to another corner.
fault-unreachable = No { -finishing-space } can be reached from the start because mountains are in the way. Turn a piece or the { -ending-tile }.
fault-open = The route has { $count } connections, but the box has only six { -blockade(form: "many") }. These connections stay open: { $known }.
fault-middle = Piece { $letter } cannot lie in the middle of that side of piece { $before }. Slide it by adding l or r to { $word }.
fault-letter = There is no piece { $letter }. The pieces are { $known }.
fault-route = There is no route “{ $word }”. Choose one of { $routes }, or write a route code such as { $code }.
fault-route-near = There is no route “{ $word }”. Did you mean { $choices }?
fault-long = The name or code of a route has at most { $most } characters. Write a shorter one.
fault-pieces = The box holds { $most } pieces for a route, not { $count }. Leave some out.
fault-code-parts = “{ $word }” cannot be read. Write the pieces and the { -ending-tile } with “-” between them, for example { $code }.
fault-code-first = “{ $word }” cannot be read. The first piece is a letter and how often it is turned, 0 to 5, for example { $code }.
fault-code-piece = “{ $word }” cannot be read. A piece is its letter, how often it is turned, a side (n ne se s sw nw), and l or r if it is slid, for example { $code }.
fault-code-ending = “{ $word }” cannot be read. The last part is the { -ending-tile }, blue or green, and how often it is turned, for example { $code }.
fault-code-turns = “{ $word }” cannot be read. A piece is turned 0 to 5 times, for example { $code }.
fault-fatal = Problem: { $sentence }
fault-note = Note: { $sentence }
fault-none = This route can be played.

## Files, seats and the command line

file-reason-missing = there is no such file or folder
file-reason-folder = it is a folder
file-reason-denied = access is denied
file-reason-full = the disk is full
file-unreadable = { $path } cannot be read: { $reason }.
file-unwritable = The game cannot be saved as { $path }: { $reason }.
file-page-unwritable = The page cannot be written to { $path }: { $reason }.
file-not-text = { $path } is not a saved game: it is not a text file.
file-no-game = { $path } is not a saved game: { $error }
file-exists = { $path } already exists. Resume that game with --resume, or save this one under another name.
file-no-resume = { $path } cannot be resumed: { $error }
file-no-replay = { $path } cannot be replayed: { $error }
file-no-turn = There is no turn { $word } in { $path }.
file-no-seat = There is no seat { $word } in { $path }.
file-checked = { $path }: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}. { $sentence }
seat-player = Player { $number }
seat-human = human
terminal-bot-failed = { $sentence } A walker plays this move instead.
seat-unknown = “{ $word }” is not a player. Write { seat-human } or one of { $levels }, with a name if you like, as in { seat-human }:Ann.
seat-count = A game has 2 to 4 players, not { $count }.
seat-start = Seat { $number } cannot start. Choose 1 to { $count }.
seat-bad-name = “{ $word }” cannot be a name. Write 1 to { $most } characters, without , ; < and >.
seat-record = This game has { $count } players, not { $number }.
analyse-nothing = There is nothing to analyze: this record has no turn yet.
analyse-no-way = This game cannot be analyzed: there is no way to El Dorado from { $space }, where seat { $number } begins.
analyse-stopped = The analysis was interrupted. Nothing was written.
analyse-unbuilt = The page for the analysis is missing in this installation. Run “make play” once; that adds it.
analyse-turns = turns

## Help

terminal-type-heading = What you can type
terminal-map-heading = The map
terminal-rules-heading = The rules
terminal-key-enter = Enter
terminal-key-file = FILE
terminal-type-enter = show your turn again
terminal-type-number-of = make the choice with that number
terminal-type-space = go to that space; if several cards can, they are listed. #4 takes that { -blockade }
terminal-type-with = the same with that card; “{ $typed }” moves piece 1
terminal-type-buy = buy, paying with your least useful cards; “{ $typed }” lists all payments
terminal-type-end = end the turn: the cards left in your hand are discarded, then you draw up to four
terminal-type-keep = end the turn but keep a card; “{ $typed }” keeps everything
terminal-type-more = all choices, also those left out of the short list
terminal-type-undo = take back your last action, until something was revealed
terminal-type-help = explain a card, a { -cave-token }, a rule such as M-20, or a word such as { $typed }
terminal-type-map = the whole map; “{ $typed }” describes what is around a space
terminal-type-market = all piles, and what the cards do
terminal-type-deck = your deck by kind, and what you can know of the others
terminal-type-log = what was done in this round and the last; “{ $typed }” starts at the beginning
terminal-type-save = save a copy of the game; it is saved after every action anyway
terminal-type-quit = stop here and resume later
terminal-legend = g { space-jungle }, b { space-river }, y { space-village }, R { space-rubble }, C { space-base_camp }, ^^ { space-mountain }, S { space-starting_space }, X { space-finishing_space }. The lower number names the space: 14 on tile C is C14; the letter of a tile is on its middle space.
terminal-legend-colour = ▲ { space-cave } with the { -token(form: "many") } left, ★ El Dorado, 1.2 second piece of seat 1. Yellow numbers on black are { -blockade(form: "many") }, white numbers on black are spaces you can go to now.
terminal-legend-plain = ^4 { space-cave } with 4 { -token(form: "many") }, ** El Dorado, @1 piece of seat 1, 1.2 second piece of seat 1, # { -blockade }, 14* a space you can go to now.
terminal-rules-sections = Type help and a title or any word: { $sections }.
terminal-help-rules = Rules: { $clauses }. Type for example help { $clause }.
terminal-help-exact = In full: { $sentence }
terminal-help-search = Rules with “{ $word }”
terminal-help-more = and { $count } more; add a word to narrow it down.
terminal-help-namesakes = In some editions, “{ $word }” is also the name of: { $known }.
terminal-help-none = There is no help on “{ $word }”. Try { $known } or the name of a card.
terminal-help-near = There is no help on “{ $word }”. Did you mean { $known }?
terminal-help-blockades = The six { -blockade(form: "many") }: { $known }.
terminal-help-card = { $kind }. Price { $price }; when you buy, it is worth { $coins ->
    [0] half a coin
    [one] { $coins } coin
   *[other] { $coins } coins
}. There are { $count }, { $place ->
    [board] on the market board from the start
   *[reserve] in the reserve at the start
}.
terminal-help-starting = { $kind }. Everyone starts with { $count }; it is not for sale. When you buy, it is worth { $coins ->
    [0] half a coin
    [one] { $coins } coin
   *[other] { $coins } coins
}.
terminal-help-token = There { $count ->
    [one] is { $count }
   *[other] are { $count }
} of this kind among the { $total } { -cave-token(form: "many") }.
terminal-help-route = Pieces { $pieces }; { $caves ->
    [0] no caves
    [one] { $caves } cave
   *[other] { $caves } caves
}. The { -finishing-space(form: "many") } are { $space ->
    [jungle] jungle
   *[river] { -river }
}.

## Advice on cards and tokens

advice-explorer = Once you have better machetes, it is the card to leave at a base camp.
advice-traveler = Above all it is your money in the first rounds. Later, when you no longer buy, pay for { -rubble } and base camps with it.
advice-sailor = It is the only paddle you start with, so look for { -river } spaces ahead, and at the gate, before you remove it.
advice-scout = A cheap step up from the { card-explorer }, and buying the last one opens a { -spot } for the reserve.
advice-trailblazer = A lasting card at a fair price, useful on nearly every route.
advice-pioneer = It is expensive, so buy it early enough to play it more than once.
advice-giant_machete = Keep it for a long stretch where every other card would stop.
advice-captain = It is cheap, and a single one is often enough for the whole route.
advice-photographer = Bought in the first rounds, it brings the expensive cards within reach.
advice-journalist = Together with a { card-traveler } you can afford almost everything in the { zone-market }, and late in the race it crosses villages.
advice-treasure_chest = Use it early for one strong card: when it is gone, it does not slow your deck down.
advice-millionaire = At that price it pays off only on long routes, or where villages lie in the way.
advice-jack_of_all_trades = It never goes far, but it is never useless either, and it can always enter one of the { -finishing-space(form: "many") }.
advice-adventurer = Where the terrain changes often, it does the work of three cards.
advice-prop_plane = Keep it for the one place that no other card of yours can pass.
advice-transmitter = It pays off most when it fetches one of the most expensive cards early.
advice-cartographer = It makes every later turn longer. Play it before you plan your movement.
advice-scientist = Played early and often, it rids you of starting cards, so that the strong ones come up sooner.
advice-compass = Hold it for the turn in which a big hand carries you to the gate.
advice-travel_log = Played early, it clears two starting cards out of your deck at once.
advice-native = At { -rubble } and base camps it saves you all the cards. Use it for the most expensive single space on your way.
advice-machete_1 = A free step in the jungle: keep it for the turn in which one step is missing.
advice-paddle_1 = It can save you a paddle card for a small crossing, or at the gate.
advice-coin_1 = Most often it is the coin you lack for a better card.
advice-machete_2 = What it does not use is lost, so look for a path that needs all of it.
advice-paddle_2 = With it you may do without a { card-captain } on routes with little { -river }.
advice-coin_2 = Early in the game, buying is usually the better use.
advice-machete_3 = Save it for a hard jungle space that closes a shortcut.
advice-draw_card = Use it before you decide how to move.
advice-remove_card = Get rid of a starting card early, while there are still many turns to profit from it.
advice-replace_cards = It turns a hand that does not fit the terrain into a new chance.
advice-keep_item = { card-prop_plane } and { card-giant_machete } gain the most from it.
advice-pass_through = It is worth its weight in gold where opponents crowd a narrow passage.
advice-native_token = Keep it for a space that would cost you a strong card or several cards.
advice-change_symbol = Turn your strongest card into what the next hard space needs.

## The replay

terminal-replay-first = start
terminal-replay-prompt = { $turn }. n, b or help:
terminal-replay-go = Turn, for example 3.1:
terminal-replay-lines = Enter or n: next turn. b: previous turn. s: next step. r: one step back. 3.1: the turn of seat 1 in round 3. 3: the beginning of round 3. first and last: start and end. play: go on automatically; play 4: four steps a second, 16 at most; Ctrl-C stops it. as 2, or as and a name: what that seat saw. open: all cards open. map: the whole map. hands: all cards. q: quit.
terminal-replay-keys = Right and left arrow: one step on or back. Page Down or n, Page Up or b: one turn on or back. Home and End: start and end. Space: go on automatically, or stop; + and -: faster and slower, at most 16 steps a second. g: go to a turn. e: choose a seat’s view. m: the whole map. h: all cards. q: quit.
terminal-replay-bar = ← → step · Page ↑ ↓ turn · Space { $playing ->
    [yes] stops
   *[no] plays
} at { $speed }× · g go to · e view · ? help
terminal-replay-no-turn = There is no turn { $word }.
terminal-replay-no-seat = There is no seat { $word }. There are { $seats }; open shows all cards.
terminal-replay-beginning = This is the beginning.
terminal-replay-end = This is the end of the record.
terminal-replay-speed = “{ $word }” is not a speed. Write for example play 4.
terminal-replay-broken = The record cannot be followed further: { $error }
terminal-replay-turns = { $count ->
    [one] start, { $count } turn
   *[other] start, { $count } turns
}
terminal-replay-turn = turn { $turn }, { $number } of { $count }
terminal-replay-step = turn { $turn }, { $number } of { $count }, step { $step } of { $steps }
terminal-replay-open = all cards open
terminal-replay-seen = as { $name } saw it
