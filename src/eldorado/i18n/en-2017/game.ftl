### The English names of 2017. This is a layer over en: load en first, then this file with overrides
### allowed. It holds names only; sentences take them from here by reference. No arguments.

## Words for use inside sentences

-blockade = { $form ->
   *[one] obstacle
    [many] obstacles
    [a] an obstacle
    [start] Obstacle
    [title] Obstacles
}
-rubble = { $form ->
   *[mass] boulder fields
    [space] a boulder field
    [the] the boulder field
    [shown] a boulder field
    [title] Boulder fields
}
-river = water
-power = strength
-joker = { $form ->
   *[many] jokers
    [title] White Jokers
}
-cave-token = { $form ->
   *[one] cave tile
    [many] cave tiles
    [title] Cave tiles
}
-token = { $form ->
   *[one] tile
    [many] tiles
    [start] Tile
    [title] Tiles
}
-finishing-space = { $form ->
   *[one] target space
    [many] target spaces
}
-market-title = Market
-starting-player = start player
-starting-space = { $form ->
   *[one] starting position
    [a] a starting position
}
-ending-tile = El Dorado piece
-spot = { $form ->
   *[one] space
    [many] spaces
}

## Cards

card-explorer = Researcher
card-trailblazer = Explorer
card-giant_machete = Large Machete
card-treasure_chest = Treasure Trove
card-jack_of_all_trades = Jack of all Trades
card-prop_plane = Aeroplane
card-transmitter = Telephone
card-travel_log = Travel Diary

## Kinds of card

kind-starting_deck = starting cards
kind-joker = White Joker

## Spaces

space-river = water
space-rubble = boulder field
space-starting_space = starting position
space-finishing_space = target space
space-landscape = terrain space

## Symbols

symbol-half_coin = half a coin
symbol-power = strength
symbol-leftover_power = remaining strength

## Where cards lie

zone-market = market
zone-vacant_spot = free space

## Things of the game

thing-game_title = Race To El Dorado
thing-ending_tile = El Dorado piece
thing-blockade = obstacle
thing-expedition_board = Expedition board
thing-starting_player_hat = Hat tile
thing-cave_token = cave tile
thing-starting_player = start player

## A turn and its parts

phase-play = Play Cards
phase-move = Move
phase-buy = Buy
phase-discard = Discard Cards
phase-draw = Replenish Cards

## Cave tokens

token-keep_item = Save an item
token-pass_through = Move through occupied spaces
token-native_token = Native tile

## Routes

route-first_game = The First Trek
route-hills_of_gold = The Golden Hills
route-home_stretch = To The Finish Line
route-winding_paths = Twisted Paths
route-serpentine = Snaking Trail
route-swamplands = Wetlands
route-witchs_cauldron = The Witch’s Cauldron

## How hard a route is

difficulty-moderate = medium

## Variants

variant-caves = Cave Variant
