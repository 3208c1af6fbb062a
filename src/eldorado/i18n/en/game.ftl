### The game's names, and what each thing does in a line or two.
###
### How to read these files: put all files of a language into ONE Fluent bundle, with isolation
### marks off (every language here runs left to right). The vocabulary en-2017 is a layer: load
### en first, then en-2017 with overrides allowed; its names then appear in every English
### sentence, because sentences name things by reference only. Messages of this file take no
### arguments. Ids of cards, tokens, routes and levels are those of the code.

## Words that differ between the two English vocabularies, for use inside sentences

-blockade = { $form ->
   *[one] blockade
    [many] blockades
    [a] a blockade
    [title] Blockades
}
-rubble = { $form ->
   *[mass] rubble
    [space] a rubble space
    [title] Rubble
}
-river = river
-power = power
-joker = { $form ->
   *[many] jokers
    [title] Jokers
}
-cave-token = { $form ->
   *[one] cave token
    [many] cave tokens
    [title] Cave tokens
}
-finishing-space = { $form ->
   *[one] finishing space
    [many] finishing spaces
}
-starting-player = starting player
-starting-space = { $form ->
   *[one] starting space
    [a] a starting space
}
-ending-tile = ending tile

## Cards

card-explorer = Explorer
card-explorer-about = Machete 1: a single step into jungle 1. You start with three of them.
card-traveler = Traveler
card-traveler-about = Coin 1: your first money, or a step into village 1. You start with four of them.
card-sailor = Sailor
card-sailor-about = Paddle 1: a single step onto { -river } 1. You start with just one.
card-scout = Scout
card-scout-about = Machete 2: into jungle 2, or two steps through jungle 1.
card-trailblazer = Trailblazer
card-trailblazer-about = Machete 3, to split over jungle spaces as you like.
card-pioneer = Pioneer
card-pioneer-about = Machete 5, to split over jungle spaces as you like. No stronger machete stays in your deck.
card-giant_machete = Giant Machete
card-giant_machete-about = Machete 6, to split over jungle spaces as you like. It serves once and then leaves the game.
card-captain = Captain
card-captain-about = Paddle 3, to split over { -river } spaces as you like.
card-photographer = Photographer
card-photographer-about = Coin 2: money for the market, or a way through villages.
card-journalist = Journalist
card-journalist-about = Coin 3: money for the market, or a way through villages.
card-treasure_chest = Treasure Chest
card-treasure_chest-about = Coin 4, for the market or for villages. It serves once and then leaves the game; as half a coin it stays.
card-millionaire = Millionaire
card-millionaire-about = Coin 4, for the market or for villages. The best money that stays in your deck.
card-jack_of_all_trades = Jack-of-all-Trades
card-jack_of_all_trades-about = Machete, paddle or coin with { -power } 1: you choose each time you play it.
card-adventurer = Adventurer
card-adventurer-about = Machete, paddle or coin with { -power } 2: you choose each time you play it.
card-prop_plane = Prop Plane
card-prop_plane-about = Machete, paddle or coin with { -power } 4, as you choose. It serves once and then leaves the game; as half a coin it stays.
card-transmitter = Transmitter
card-transmitter-about = Take any 1 card from the market or the reserve for free. It serves once and then leaves the game.
card-cartographer = Cartographer
card-cartographer-about = Draw 2 cards and play on with them.
card-scientist = Scientist
card-scientist-about = Draw 1 card. Then you may remove 1 card in your hand from the game.
card-compass = Compass
card-compass-about = Draw 3 cards and play on with them. It serves once and then leaves the game.
card-travel_log = Travel Log
card-travel_log-about = Draw 2 cards. Then you may remove up to 2 cards in your hand from the game. It serves once and leaves the game too.
card-native = Native
card-native-about = Step onto a neighbouring space whatever it asks for, or take { -blockade(form: "a") }. Mountains and occupied spaces stay closed.

## Kinds of card

kind-expedition_card = expedition card
kind-starting_deck = starting deck
kind-green_card = green card
kind-blue_card = blue card
kind-yellow_card = yellow card
kind-joker = joker card
kind-action_card = action card
kind-item = item
kind-item-about = After you have used what an item can do, it leaves the game.

## Spaces

space-jungle = jungle
space-jungle-about = Asks for machetes: one card with at least as much { -power } as the space shows.
space-river = river
space-river-about = Asks for paddles: one card with at least as much { -power } as the space shows.
space-village = village
space-village-about = Asks for coins: one card with at least as much { -power } as the space shows.
space-rubble = rubble
space-rubble-about = Asks for cards: play as many from your hand as the space shows, whichever you like. You get them back later.
space-base_camp = base camp
space-base_camp-about = Asks for cards: as many from your hand as the space shows leave the game for good. A fine way to lose weak ones.
space-mountain = mountain
space-mountain-about = Closed to everybody. Find a way around.
space-cave = cave
space-cave-about = A mountain with treasures. End a movement next to it, and you take its top { -cave-token }.
space-starting_space = starting space
space-starting_space-about = Here the expeditions set off. Nobody can come back to { -starting-space(form: "a") } that shows no terrain.
space-finishing_space = finishing space
space-finishing_space-about = The threshold of El Dorado. A piece that enters it goes through the gate at once.
space-landscape = landscape space
space-landscape-about = Jungle, { -river } and village. One single card must suffice to enter.
space-special_space = special space
space-special_space-about = { -rubble(form: "title") }, base camps and mountains. No symbol helps here.

## Symbols

symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin
symbol-half_coin = ½ a coin
symbol-power = power
symbol-leftover_power = leftover power

## Where cards lie

zone-hand = hand
zone-draw_pile = draw pile
zone-discard_pile = discard pile
zone-play_area = play area
zone-removed = removed from the game
zone-market = marketplace
zone-reserve = reserve
zone-vacant_spot = vacant spot

## Things of the game

thing-game_title = The Quest for El Dorado
thing-el_dorado = El Dorado
thing-route = route
thing-starting_tile = starting tile
thing-terrain_tile = terrain tile
thing-terrain_strip = terrain strip
thing-ending_tile = ending tile
thing-gate = gate to El Dorado
thing-blockade = blockade
thing-blockade-about = It closes the way between two parts of the route. Meet what it asks for, keep it, and the way is open to all. Many of them win ties.
thing-expedition_board = expedition board
thing-starting_player_hat = starting player hat token
thing-market_board = market board
thing-pile = pile
thing-playing_piece = playing piece
thing-cave_token = cave token
thing-player = player
thing-starting_player = starting player

## A turn and its parts

phase-turn = turn
phase-round = round
phase-final_round = final round
phase-play = Play cards
phase-move = Movement
phase-buy = Buy new cards
phase-discard = Discard played cards
phase-draw = Draw cards
phase-end_of_game = End of the game
phase-tie = tie

## Cave tokens

token-machete_1 = Machete 1
token-machete_1-about = Move as with a card of machete 1.
token-paddle_1 = Paddle 1
token-paddle_1-about = Move as with a card of paddle 1.
token-coin_1 = Coin 1
token-coin_1-about = Move as with a card of coin 1, or add 1 coin to a purchase.
token-machete_2 = Machete 2
token-machete_2-about = Move as with a card of machete 2.
token-paddle_2 = Paddle 2
token-paddle_2-about = Move as with a card of paddle 2.
token-coin_2 = Coin 2
token-coin_2-about = Move as with a card of coin 2, or add 2 coins to a purchase.
token-machete_3 = Machete 3
token-machete_3-about = Move as with a card of machete 3.
token-draw_card = Draw a card
token-draw_card-about = Draw 1 card and play on with it.
token-remove_card = Remove a card
token-remove_card-about = Remove 1 card in your hand from the game.
token-replace_cards = Replace cards
token-replace_cards-about = Lay down 1 to 4 cards from your hand and draw as many.
token-keep_item = Keep an item
token-keep_item-about = Right after using an item: it stays in your deck.
token-pass_through = Pass occupied spaces
token-pass_through-about = Until the end of this turn you may pass occupied spaces and stop on them.
token-native_token = Native token
token-native_token-about = Step onto a neighbouring space whatever it asks for, or take { -blockade(form: "a") }.
token-change_symbol = Change symbol
token-change_symbol-about = The next card you play shows another symbol, with the same { -power }.

## Routes

route-first_game = First game
route-hills_of_gold = Hills of Gold
route-home_stretch = Home Stretch
route-winding_paths = Winding Paths
route-serpentine = Serpentine
route-swamplands = Swamplands
route-witchs_cauldron = Witch's Cauldron
route-own = A route of your own

difficulty-first = for the first game
difficulty-easy = easy
difficulty-moderate = moderate
difficulty-difficult = difficult

## Variants and house rules

variant-caves = Caves variant
variant-caves-about = Caves along the route hold useful { -cave-token(form: "many") } for those who stop by.
variant-full_race = Full race
variant-full_race-about = The race goes on after the first arrival, until everybody's place is known.
variant-free_order = Free order
variant-free_order-about = You may buy before, between or after your movements, still once per turn.

## Computer players

level-rookie = Rookie
level-rookie-about = Eager and easily distracted; a good first opponent.
level-rambler = Rambler
level-rambler-about = Knows the way but not what to pack.
level-ranger = Ranger
level-ranger-about = Solid steps, sensible purchases, now and then a slip.
level-navigator = Navigator
level-navigator-about = Plans every turn to its end and rarely errs.
level-pathfinder = Pathfinder
level-pathfinder-about = Weighs each turn against the hands that may follow.
level-walker = Walker
level-walker-about = Takes the cheapest way and never dawdles.
level-random = Chance
level-random-about = Does anything at all, without a thought.

## The colours of the expeditions

colour-red = red
colour-blue = blue
colour-white = white
colour-yellow = yellow

## What decided the game; fits after a colon

reason-only_arrival = nobody else reached El Dorado in that round
reason-most_blockades = the most { -blockade(form: "many") } among those who arrived
reason-highest_blockade = equally many { -blockade(form: "many") }, but the one with the highest number
reason-first_arrival = no { -blockade(form: "many") } to compare, but the earlier arrival
reason-stalemate = for three rounds nobody did anything
reason-resigned = everybody else gave up
reason-resigned-all = all the people gave up
