### The names of the game, and what each thing does in a line or two.
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
    [start] Blockade
    [title] Blockades
}
-rubble = { $form ->
   *[mass] rubble
    [space] a rubble space
    [the] the rubble
    [shown] rubble
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
-token = { $form ->
   *[one] token
    [many] tokens
    [start] Token
    [title] Tokens
}
-finishing-space = { $form ->
   *[one] finishing space
    [many] finishing spaces
}
-market-title = Marketplace
-starting-player = starting player
-starting-space = { $form ->
   *[one] starting space
    [a] a starting space
}
-ending-tile = ending tile
-spot = { $form ->
   *[one] spot
    [many] spots
}

## Cards

card-explorer = Explorer
card-explorer-about = Machete 1: one step into jungle 1. You start with three of them.
card-traveler = Traveler
card-traveler-about = Coin 1: for buying cards, or for one step into village 1. You start with four of them.
card-sailor = Sailor
card-sailor-about = Paddle 1: one step onto { -river } 1. You start with only one.
card-scout = Scout
card-scout-about = Machete 2: one step into jungle 2, or two steps through jungle 1.
card-trailblazer = Trailblazer
card-trailblazer-about = Machete 3: split it over jungle spaces as you like.
card-pioneer = Pioneer
card-pioneer-about = Machete 5: split it over jungle spaces as you like. The strongest machete that you can keep.
card-giant_machete = Giant Machete
card-giant_machete-about = Machete 6: split it over jungle spaces as you like. Use it once, then remove it from the game.
card-captain = Captain
card-captain-about = Paddle 3: split it over { -river } spaces as you like.
card-photographer = Photographer
card-photographer-about = Coin 2: for buying cards, or for moving through villages.
card-journalist = Journalist
card-journalist-about = Coin 3: for buying cards, or for moving through villages.
card-treasure_chest = Treasure Chest
card-treasure_chest-about = Coin 4: for buying cards, or for moving through villages. Use it once, then remove it from the game. You keep it if you spend it as half a coin.
card-millionaire = Millionaire
card-millionaire-about = Coin 4: for buying cards, or for moving through villages. The best coin card that you can keep.
card-jack_of_all_trades = Jack-of-all-Trades
card-jack_of_all_trades-about = Machete, paddle or coin with { -power } 1. You choose each time you play it.
card-adventurer = Adventurer
card-adventurer-about = Machete, paddle or coin with { -power } 2. You choose each time you play it.
card-prop_plane = Prop Plane
card-prop_plane-about = Machete, paddle or coin with { -power } 4, as you choose. Use it once, then remove it from the game. You keep it if you spend it as half a coin.
card-transmitter = Transmitter
card-transmitter-about = Take any one card from the { zone-market } or the reserve for free. Use it once, then remove it from the game.
card-cartographer = Cartographer
card-cartographer-about = Draw 2 cards and keep playing with them.
card-scientist = Scientist
card-scientist-about = Draw 1 card. Then you may remove 1 card in your hand from the game.
card-compass = Compass
card-compass-about = Draw 3 cards and keep playing with them. Use it once, then remove it from the game.
card-travel_log = Travel Log
card-travel_log-about = Draw 2 cards. Then you may remove up to 2 cards in your hand from the game. Use it once, then remove it from the game too.
card-native = Native
# Where names of cards may be broken on a narrow card.
card-breaks = Carto|grapher Photo|grapher
card-native-about = Move to a space next to you, whatever it requires, or take { -blockade(form: "a") }. You cannot enter mountains or occupied spaces.

## Kinds of card

kind-expedition_card = expedition card
kind-starting_deck = starting deck
kind-green_card = green card
kind-blue_card = blue card
kind-yellow_card = yellow card
kind-joker = joker card
kind-action_card = action card
kind-item = item
kind-item-about = After you have used an item’s ability, remove it from the game.

## Spaces

space-jungle = jungle
space-jungle-about = Requires machetes: one card with at least as much { -power } as the space shows.
space-river = river
space-river-about = Requires paddles: one card with at least as much { -power } as the space shows.
space-village = village
space-village-about = Requires coins: one card with at least as much { -power } as the space shows.
space-rubble = rubble
space-rubble-about = Requires cards: play any cards from your hand, as many as the space shows. You will get them back later.
space-base_camp = base camp
space-base_camp-about = Requires cards: remove cards in your hand from the game, as many as the space shows. A good way to get rid of weak cards.
space-mountain = mountain
space-mountain-about = Nobody can enter it. Find a way around.
space-cave = cave
space-cave-about = A mountain with treasure. End a movement next to it to take its top { -cave-token }.
space-starting_space = starting space
space-starting_space-about = The expeditions start here. Nobody can return to { -starting-space(form: "a") } that shows no terrain.
space-finishing_space = finishing space
space-finishing_space-about = The last space before El Dorado. A piece that enters it goes through the gate at once.
space-landscape = landscape space
space-landscape-about = Jungle, { -river } and village. You need one card that is strong enough.
space-special_space = special space
space-special_space-about = { -rubble(form: "title") }, base camps and mountains. Symbols don’t count here.

## Symbols

symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin
symbol-half_coin = ½ coin
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
thing-blockade-about = It closes the way between two parts of the route. Meet its requirement to take it: then the way is open to everyone. The player with the most { -blockade(form: "many") } wins a tie.
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
token-machete_1-about = Works like a card with 1 machete.
token-paddle_1 = Paddle 1
token-paddle_1-about = Works like a card with 1 paddle.
token-coin_1 = Coin 1
token-coin_1-about = Works like a card with 1 coin: to move, or to add 1 coin to a purchase.
token-machete_2 = Machete 2
token-machete_2-about = Works like a card with 2 machetes.
token-paddle_2 = Paddle 2
token-paddle_2-about = Works like a card with 2 paddles.
token-coin_2 = Coin 2
token-coin_2-about = Works like a card with 2 coins: to move, or to add 2 coins to a purchase.
token-machete_3 = Machete 3
token-machete_3-about = Works like a card with 3 machetes.
token-draw_card = Draw a card
token-draw_card-about = Draw 1 card and keep playing with it.
token-remove_card = Remove a card
token-remove_card-about = Remove 1 card in your hand from the game.
token-replace_cards = Replace cards
token-replace_cards-about = Discard 1 to 4 cards from your hand and draw the same number of cards.
token-keep_item = Keep an item
token-keep_item-about = Use it right after an item: the item stays in your deck.
token-pass_through = Pass occupied spaces
token-pass_through-about = Until the end of this turn, you may pass through occupied spaces and stop on them.
token-native_token = Native token
token-native_token-about = Move to a space next to you, whatever it requires, or take { -blockade(form: "a") }.
token-change_symbol = Change symbol
token-change_symbol-about = The next card you play shows a different symbol, with the same { -power }.

## Routes

route-first_game = First game
route-hills_of_gold = Hills of Gold
route-home_stretch = Home Stretch
route-winding_paths = Winding Paths
route-serpentine = Serpentine
route-swamplands = Swamplands
route-witchs_cauldron = Witch’s Cauldron
route-fish_hook = Fish Hook
route-over_the_hill = Over the Hill
route-condor_ridge = Condor Ridge
route-jaguar_stairs = Jaguar Stairs
route-long_descent = Long Descent
route-deep_valley = Deep Valley
route-ours-mark = ours
route-ours-about = This route is not part of the printed game: computer players helped find it.
route-own = Custom route

difficulty-first = for the first game
difficulty-easy = easy
difficulty-moderate = moderate
difficulty-difficult = difficult

## Variants and house rules

variant-caves = Caves variant
variant-caves-about = Stop next to caves along the route to find useful { -cave-token(form: "many") }.
variant-full_race = Full race
variant-full_race-about = The race continues after the first arrival, until everyone’s place is decided.
variant-free_order = Free order
variant-free_order-about = You may buy before, between or after your movements, but still only once per turn.

## Computer players

level-rookie = Rookie
level-rookie-about = Eager and easily distracted. A good first opponent.
level-rambler = Rambler
level-rambler-about = Knows the way, but not which cards to buy.
level-ranger = Ranger
level-ranger-about = Moves well and buys sensibly, with a mistake now and then.
level-navigator = Navigator
level-navigator-about = Plans every turn to the end and rarely makes mistakes.
level-pathfinder = Pathfinder
level-pathfinder-about = Plans each turn and thinks ahead to the hands that may follow.
level-walker = Walker
level-walker-about = Takes the cheapest way and never waits.
level-random = Random
level-random-about = Plays at random.

## The colors of the expeditions

colour-red = red
colour-blue = blue
colour-white = white
colour-yellow = yellow

## What decided the game; fits after a colon

reason-only_arrival = nobody else reached El Dorado in that round
reason-most_blockades = the most { -blockade(form: "many") } among those who arrived
reason-highest_blockade = tied on { -blockade(form: "many") }, with the highest-numbered { -blockade }
reason-first_arrival = no { -blockade(form: "many") } to compare; the first to arrive
reason-forfeit = every other computer player failed
reason-stalemate = nobody did anything for three rounds
reason-resigned = everyone else gave up
reason-resigned-all = all human players gave up
