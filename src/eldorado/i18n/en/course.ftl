### How to play: the lessons and puzzles of eldorado/course, step by step.
###
### lesson-NAME is a lesson's title, lesson-NAME-about says in a line what it is about. For each step
### lesson-NAME-STEP asks for something, lesson-NAME-STEP-done says what was learned, and everything
### else under lesson-NAME-STEP answers a wrong try. puzzle-NAME is a puzzle's title; -task, -hint and
### -best are the task, a hint, and the best solution explained. "The marked space" is shown on the
### board. Only measure-… takes an argument: $count, a number.

course-title = How to play
course-about = Small lessons, one idea at a time. You learn by doing, and mistakes cost nothing. To see what something is, point at it with the mouse or hold your finger on it.
course-not-this-step = The rules allow that, but it is not what this step is about. Nothing has happened. Try something else.
course-lesson-done = That was the whole lesson. Well done!
course-finished = You have finished the course. You know everything you need: have a good race!

## The first steps

lesson-first-steps = First steps
lesson-first-steps-about = Play cards, walk through the jungle, reach El Dorado.
lesson-first-steps-explorer = This is your piece. The gate to El Dorado is at the end of the route. Cards take you there. Play the { card-explorer }, machete 1, and step into the marked jungle space, which needs one machete.
lesson-first-steps-explorer-done = One machete on the card, one on the space: an exact match.
lesson-first-steps-explorer-stronger = That card would work too, but you will need it in a moment. Use the weakest card that is strong enough: the { card-explorer }.
lesson-first-steps-scout = The { card-scout } has machete 2. Each space uses up as much as it shows, and you can move on with the rest. Move two spaces with this one card, to the marked jungle space.
lesson-first-steps-scout-done = One machete for the first space, the other for the second. If a card has something left, you can always move on at once.
lesson-first-steps-scout-short = You would stop there and lose the second machete. Choose the space behind it: the card takes you all the way.
lesson-first-steps-trailblazer = The next jungle space shows three machetes, so you need one card with at least three. Which card has enough?
lesson-first-steps-trailblazer-done = Three for three. The { card-trailblazer } can go where weak cards cannot.
lesson-first-steps-trailblazer-weak = The { card-explorer } has machete 1, but this space needs 3. Play the { card-trailblazer }.
lesson-first-steps-arrive = One step to go! The { -finishing-space } shows one machete. Enter it.
lesson-first-steps-arrive-done = Your piece goes through the gate at once. Get there before the others, and you win the race. That is the whole game. Everything else is about getting there faster.

## Symbols

lesson-symbols = Machete, paddle, coin
lesson-symbols-about = Each kind of landscape needs its own symbol.
lesson-symbols-river = Blue spaces are { -river } spaces and need a paddle. Move to the marked space.
lesson-symbols-river-done = Right: the { card-sailor } has the paddle.
lesson-symbols-river-symbol = That card shows a different symbol. On { -river } spaces you need a paddle: play the { card-sailor }.
lesson-symbols-village = Yellow spaces are villages and need a coin. Go in.
lesson-symbols-village-done = The { card-traveler } has 1 coin. Later you will use the same coins to buy cards.
lesson-symbols-village-symbol = A village needs a coin. Find the card that shows one: the { card-traveler }.
lesson-symbols-jungle = This jungle space shows two machetes. You have two { card-explorer } cards with one machete each, and a { card-scout } with two. Enter the space.
lesson-symbols-jungle-done = Exactly. One card must be strong enough by itself.
lesson-symbols-jungle-weak = You can never add cards together to enter a space: one and one do not make two here. Play the { card-scout }.

## Obstacles

lesson-free-way = Mountains and other pieces
lesson-free-way-about = Where you cannot go, and how to get around.
lesson-free-way-around = Another piece is in your way, and there are mountains next to you. You cannot enter either. The { card-trailblazer } has machete 3: use it to go around to the marked space.
lesson-free-way-around-done = Three spaces with one card, even around corners. You can move in any direction, even backwards.
lesson-free-way-around-occupied = You cannot enter or pass a space with a piece on it. Go around it, through the two free jungle spaces.
lesson-free-way-around-mountain = No card ever lets you enter a mountain. Go around it.
lesson-free-way-around-short = You would stop halfway. One card is enough for the whole way: choose the marked space with the { card-trailblazer }.

## Jokers

lesson-jokers = White cards
lesson-jokers-about = { -joker(form: "title") } can show any symbol, but only one at a time.
lesson-jokers-paddle = White cards are { -joker(form: "many") }: machete, paddle or coin, as you choose. Play the { card-adventurer } as paddle 2 and cross both { -river } spaces.
lesson-jokers-paddle-done = You chose the paddle, and you used it for both steps.
lesson-jokers-paddle-mixed = A paddle first and then a machete would be two symbols. A card keeps one symbol for its whole movement.
lesson-jokers-paddle-short = The card has a second paddle. Move on to the marked space with it.
lesson-jokers-paddle-jack = The { card-jack_of_all_trades } is good for one step only. Save it, and use the { card-adventurer } here.
lesson-jokers-paddle-symbol = Blue spaces need a paddle: choose that symbol.
lesson-jokers-coin = Now the { card-jack_of_all_trades }: any symbol, { -power } 1. Enter the village.
lesson-jokers-coin-done = This time it was a coin. You can choose a new symbol each time you play such a card.
lesson-jokers-coin-symbol = A village needs a coin. Choose that symbol for the { card-jack_of_all_trades }.

## Rubble

lesson-rubble = { -rubble(form: "title") }
lesson-rubble-about = Gray spaces need cards, any cards.
lesson-rubble-pay = A gray space needs cards instead of symbols: here, any two cards from your hand. Behind it is jungle 2. Pay with two cards you do not need.
lesson-rubble-pay-done = The symbols on the cards did not matter. The cards are in your play area now and go to your discard pile at the end of the turn. They are still yours.
lesson-rubble-pay-scout = You could, but then the { card-scout } would be gone for this turn, and you need it for the jungle space behind. Pay with two of the others.
lesson-rubble-pay-count = This space shows two cards, so pay exactly two.
lesson-rubble-on = Now move on into the jungle.
lesson-rubble-on-done = That is why you kept the { card-scout }.

## Base camps

lesson-base-camp = Base camps
lesson-base-camp-about = Get rid of weak cards, and your deck gets stronger.
lesson-base-camp-leave = A red space is a base camp. It needs cards too, but these leave the game for good. Remove a { card-traveler } here.
lesson-base-camp-leave-done = It will never come back. That sounds bad, but it is good for you.
lesson-base-camp-leave-pioneer = The { card-pioneer } would be gone for good, and it is your best card. Remove a weak card.
lesson-base-camp-thin = This base camp needs two cards. Remove your two weak ones.
lesson-base-camp-thin-done = Your deck has three fewer weak cards. From now on you will draw the strong ones more often.
lesson-base-camp-thin-pioneer = Keep the { card-pioneer }: cards you remove at a base camp never come back. You have two weak cards to remove.
lesson-base-camp-thin-count = This base camp shows two cards, so remove exactly two.
lesson-base-camp-on = The { card-pioneer } has machete 5: enough for jungle 3 and jungle 2. Go to the marked space.
lesson-base-camp-on-done = Two hard spaces with one card.
lesson-base-camp-on-short = The card has two machetes left. Move on to the marked space.
lesson-base-camp-end = End your turn and see what you draw.
lesson-base-camp-end-done = A hand of strong cards only: that is what a small deck gives you. But remember: with fewer than four cards in your deck, your hand gets smaller.

## Blockades

lesson-blockades = { -blockade(form: "title") }
lesson-blockades-about = Open the way, move on, and keep what you take.
lesson-blockades-carry = { -blockade(form: "title") } close the way between two parts of the route. Number 1 needs one machete. The { card-trailblazer } has three: take the { -blockade }, then move on over two jungle spaces with the same card.
lesson-blockades-carry-done = One machete for the { -blockade }, two for the spaces. The { -blockade } is yours now, and the way is open to everyone.
lesson-blockades-carry-closed = The way is closed there. Take number 1 on your way: choose the marked space.
lesson-blockades-carry-stay = You may stop there, but you would lose two machetes. Move on with the same card.
lesson-blockades-carry-short = You would lose one machete. Move one space further with the same card.
lesson-blockades-cards = Number 3 shows { -rubble(form: "shown") }: pay with one card from your hand. You will need the { card-sailor } afterwards.
lesson-blockades-cards-done = Your piece stayed where it was; after a payment you do not move on. The card you paid with stays in your deck.
lesson-blockades-cards-sailor = Then you could not cross the { -river } behind it. Pay with the other card.
lesson-blockades-cards-symbol = Symbols do not count here; you need a card to pay with. Pay with the { card-traveler }.
lesson-blockades-across = The way is open. Paddle across.
lesson-blockades-across-done = You have two { -blockade(form: "many") } now. If several players reach El Dorado in the same round, they can win you the race.

## Buying

lesson-buying = Buying cards
lesson-buying-about = Up to one new card each turn, if you can pay for it.
lesson-buying-count = Once per turn you may buy a card. The { card-traveler } is worth 1 coin and the { card-photographer } 2; each card without a coin is worth half a coin. Pay with all four cards and buy the { card-transmitter } for 4.
lesson-buying-count-done = One, two and two halves: 4 coins. The new card is on your discard pile, not in your hand.
lesson-buying-count-more = The price is 4, and those cards are not enough. Pay with all four.
lesson-buying-count-cheap = You could buy that, but you can afford something more expensive: the { card-transmitter }.
lesson-buying-end = You did not move, and that is fine: you never have to. End your turn.
lesson-buying-end-done = You drew four new cards. The { card-transmitter } is in your discard pile. When your draw pile is empty, your discard pile is shuffled, and you can draw the card.

## Half coins

lesson-half-coins = Half coins and no change
lesson-half-coins-about = Every card is worth something, but you get no change.
lesson-half-coins-halves = None of these four cards shows a coin, so each is worth half a coin. How many coins is that? Buy something for all of it.
lesson-half-coins-halves-done = Four halves make two coins. You can buy something even with a hand that cannot move.
lesson-half-coins-halves-cheap = That costs only 1, and your four halves make 2. Buy something for 2 coins.
lesson-half-coins-halves-dear = That costs more than 2 coins. Choose a card for 2.
lesson-half-coins-halves-more = Not enough yet. Pay with all four cards: that makes 2.
lesson-half-coins-change = Buy a { card-scout }. It costs 1, and you get no change. Pay without wasting anything.
lesson-half-coins-change-done = One coin for a price of one. You still have the rest of your hand.
lesson-half-coins-change-waste = That would work, but the { card-photographer } is worth 2, and the second coin would be lost. Pay with the { card-traveler }.
lesson-half-coins-change-both = One of these cards is enough. Leave out what you do not need for the price.
lesson-half-coins-change-other = That is a good card, too. But this time, buy the { card-scout }.

## The end of a turn

lesson-end-of-turn = The end of a turn
lesson-end-of-turn-about = Keep or discard cards, then draw until you have four.
lesson-end-of-turn-keep = None of these cards can enter jungle 2, and you never have to move. But there are three { -river } spaces behind it. End your turn and keep the { card-captain } for them; discard the rest.
lesson-end-of-turn-keep-done = The cards you do not keep go to the discard pile. Then you draw until you have four cards again.
lesson-end-of-turn-keep-all = For every card you keep, you draw one fewer; with four you would draw none. You need something for the jungle, so keep only the { card-captain }.
lesson-end-of-turn-keep-gone = Then the { card-captain } would go to the discard pile. Choose it as a card to keep.
lesson-end-of-turn-jungle = You drew a { card-scout }! Into the jungle.
lesson-end-of-turn-jungle-done = And now the card you kept.
lesson-end-of-turn-river = The { card-captain } has paddle 3. Cross all three { -river } spaces.
lesson-end-of-turn-river-done = Three spaces in one go. Keeping that card was worth it.
lesson-end-of-turn-river-short = The card has paddles left. Move on to the marked space.
lesson-end-of-turn-shuffle = End your turn once more, and watch your draw pile: its number is near the large button.
lesson-end-of-turn-shuffle-done = It was empty, so your discard pile was shuffled and became the new draw pile. That happens only when you have to draw and there is no card left.

## The reserve

lesson-reserve = The reserve
lesson-reserve-about = When a { -spot } on the market board is vacant, you can buy any card.
lesson-reserve-last = There is a pile on each of the six { -spot(form: "many") } of the market board. All other cards are in the reserve, which is still closed. There is one { card-scout } left: buy it.
lesson-reserve-last-done = Its { -spot } is vacant now. That opens the whole reserve, for you and for everyone else.
lesson-reserve-last-closed = That card is in the reserve, and there is a pile on all six { -spot(form: "many") }. Empty one first: buy the last { card-scout }.
lesson-reserve-last-other = You may buy that, but then no { -spot } becomes vacant. Buy the last { card-scout }.
lesson-reserve-end = You can buy only one card per turn. End your turn.
lesson-reserve-end-done = You have new cards, and one of them is a { card-journalist } with 3 coins.
lesson-reserve-compass = Now look at the reserve, next to the six piles of the market board or below them, and buy the { card-compass }. It costs 2.
lesson-reserve-compass-done = The rest of its pile moved to the vacant { -spot }. The reserve is closed again until the next { -spot } is vacant. If you paid with the { card-journalist }, the third coin is lost: you get no change.
lesson-reserve-compass-other = You could buy that too, now that a { -spot } is vacant. But this time, buy the { card-compass }.

## Items

lesson-items = Items
lesson-items-about = Strong, but you can use them only once.
lesson-items-plane = The { card-prop_plane } is an item: any symbol with { -power } 4, once per game. Fly over both { -river } spaces.
lesson-items-plane-done = You used 2 paddles and then 1; the fourth was lost. The item has left the game.
lesson-items-plane-short = It leaves the game no matter how far you go. Fly on to the marked space.
lesson-items-rubble = Here a gray space needs one card. Pay with the { card-treasure_chest }, and see what happens to it.
lesson-items-rubble-done = It is in your play area and will come back to you: you paid with the card, but you did not use its ability.
lesson-items-rubble-pioneer = That works, too. But try it with the { card-treasure_chest }; you will not lose it.
lesson-items-half = The { card-treasure_chest } gives you 4 coins once, or half a coin without being used up. Buy a { card-scout } for 1 and keep the item: spend it as half a coin, together with the { card-explorer }.
lesson-items-half-done = Two halves, and the { card-treasure_chest } stays in your deck for a bigger purchase.
lesson-items-half-whole = That is four coins for a price of 1, and the item would be gone. Spend it as half a coin, together with the { card-explorer }.

## Drawing more cards

lesson-drawing = Drawing more cards
lesson-drawing-about = Purple cards have an action.
lesson-drawing-cartographer = Purple cards have an action. With the { card-cartographer }, you draw two cards that you can play in the same turn. Play it.
lesson-drawing-cartographer-done = Two new cards in your hand, and your turn goes on.
lesson-drawing-cartographer-compass = That would work, too, but you can use the { card-compass } only once. Start with the { card-cartographer }.
lesson-drawing-pioneer = Use what you drew: the { card-pioneer } takes you over jungle 1 and jungle 2.
lesson-drawing-pioneer-done = Draw first, then plan: that is often the best order.
lesson-drawing-pioneer-short = It is strong enough for the next space too. Choose the marked one.
lesson-drawing-compass = You can use actions at any time: before, between and after your movements. With the { card-compass }, you draw three cards. Play it now.
lesson-drawing-compass-done = Three more cards. The { card-compass } is an item, so it has left the game.
lesson-drawing-captain = Now cross the { -river } with the { card-captain }.
lesson-drawing-captain-done = You started with two cards, moved four spaces and still have cards left. That is what drawing cards can do.
lesson-drawing-captain-short = The card has two paddles left, just enough for the next space. Move on to the marked one.

## Thinning the deck

lesson-thinning = Fewer cards, better cards
lesson-thinning-about = Two purple cards that remove weak cards from your deck.
lesson-thinning-scientist = With the { card-scientist }, you draw one card and may then remove one card in your hand for good. Play it.
lesson-thinning-scientist-done = You drew a { card-pioneer }. Now choose the card to remove.
lesson-thinning-scientist-log = That card comes next. Start with the { card-scientist }.
lesson-thinning-remove = Remove one of your weak cards: the { card-traveler } or the { card-explorer }.
lesson-thinning-remove-done = It is gone for good. The { card-scientist } stays in your deck, so you can do that again.
lesson-thinning-remove-none = You may remove none, but that is rarely a good idea. Remove a weak card.
lesson-thinning-remove-good = That card is far too good to remove! Choose a weak one.
lesson-thinning-log = With the { card-travel_log }, you draw two cards and may remove two. Play it.
lesson-thinning-log-done = Two more cards. Which two do you need least?
lesson-thinning-two = Remove two weak cards. Keep the { card-pioneer }.
lesson-thinning-two-done = The { card-travel_log } is an item and has left the game too: your deck has three fewer cards.
lesson-thinning-two-good = Not the { card-pioneer }! Choose two weak cards.
lesson-thinning-two-few = You may remove two cards here, and you have two weak ones. Choose both.
lesson-thinning-on = The cards you have left are strong. Go through both jungle spaces with the { card-pioneer }.
lesson-thinning-on-done = With a small deck, you draw your best cards again and again.
lesson-thinning-on-short = The card has machete 5: three for this space, two for the next. Choose the marked one.

## The transmitter

lesson-transmitter = One card for free
lesson-transmitter-about = With the { card-transmitter }, you take any card for free.
lesson-transmitter-take = With the { card-transmitter }, you take any one card from the { zone-market } or the reserve for free, even while no { -spot } is vacant. Take one that costs 5: the { card-pioneer }, the { card-millionaire } or the { card-native }.
lesson-transmitter-take-done = It is on your discard pile, and no pile has moved. The item has left the game.
lesson-transmitter-take-cheap = It is free, so take one of the most expensive cards: the { card-pioneer }, the { card-millionaire } or the { card-native }.
lesson-transmitter-take-first = You can still buy a card afterwards. Use the { card-transmitter } first.
lesson-transmitter-buy = That was not a purchase, so you can buy a card as well. Do it now.
lesson-transmitter-buy-done = Two new cards in one turn.

## The native

lesson-native = One step anywhere
lesson-native-about = The { card-native } can go almost anywhere.
lesson-native-rubble = A gray space needs three cards. The { card-native } takes you there for none: one step to any space next to you. Only mountains and occupied spaces are closed to it.
lesson-native-rubble-done = You did not have to pay a card. And the { card-native } is not an item: it stays in your deck.
lesson-native-rubble-pay = That would cost you your whole hand. Use the { card-native } instead.
lesson-native-blockade = With the { card-native }, you can also take { -blockade(form: "a") }, whatever it needs. Take number 6.
lesson-native-blockade-done = It is yours. The card can do only one of the two, so your piece stays where it is for now.
lesson-native-blockade-across = You cannot do both at once: the way is still closed. Use the { card-native } to take number 6 first.
lesson-native-blockade-pay = Two cards would be enough, but then you would have none left to move on. Use the { card-native } to take number 6.
lesson-native-on = The way is open. Step into the jungle.
lesson-native-on-done = One card opens the way, and the next one takes you through.

## A whole turn

lesson-whole-turn = A whole turn
lesson-whole-turn-about = Draw, move, pay, fly, buy: all in one turn.
lesson-whole-turn-draw = Now play a whole turn. First see which cards you get: play the { card-cartographer }.
lesson-whole-turn-draw-done = You drew the { card-native } and the { card-journalist }. Now you have five cards, and a long way to go.
lesson-whole-turn-draw-first = Wait until you see what you draw: it may change your plan. Play the { card-cartographer } first.
lesson-whole-turn-jungle = First move, then buy. The { card-pioneer } has machete 5: one, two and two make five.
lesson-whole-turn-jungle-done = Three spaces, nothing wasted.
lesson-whole-turn-jungle-buy = After you buy a card, no card with a symbol can move you. First move, then buy.
lesson-whole-turn-jungle-short = Do not stop yet: the card has enough for all three jungle spaces.
lesson-whole-turn-camp = This base camp needs one card. Remove the { card-traveler } there.
lesson-whole-turn-camp-done = It is gone for good, and you will not miss it.
lesson-whole-turn-camp-good = You still need that card. Remove the { card-traveler }.
lesson-whole-turn-river = Next are { -river } 2 and { -river } 1: play the { card-prop_plane } as a paddle.
lesson-whole-turn-river-done = The fourth paddle is lost, and the item has left the game.
lesson-whole-turn-river-short = The { card-prop_plane } takes you over both spaces at once. Choose the marked one.
lesson-whole-turn-rubble = Three cards for this space? With the { card-native }, you need none.
lesson-whole-turn-rubble-done = That was the last movement.
lesson-whole-turn-buy = You still have the { card-journalist } with 3 coins, and a { -spot } on the market board is vacant, so the reserve is open. Buy the { card-compass } there.
lesson-whole-turn-buy-done = The rest of its pile moves to the vacant { -spot }. The third coin is lost.
lesson-whole-turn-buy-other = You could buy that too. But this time, buy the { card-compass }.
lesson-whole-turn-end = There is nothing left to do. End your turn.
lesson-whole-turn-end-done = The cards you played are discarded, the card you removed is gone, and you have four new cards in your hand. That is a turn!

## The last round

lesson-last-round = The final round
lesson-last-round-about = How the race ends, and who wins if several players arrive.
lesson-last-round-arrive = You are the { -starting-player }, and you are two steps from the gate. Go in.
lesson-last-round-arrive-done = That made this the final round. The players after you had one more turn. One of them also arrived, with one { -blockade }; you have two. The player with the most { -blockade(form: "many") } wins, so you win the race.
lesson-last-round-arrive-short = Why wait? The { card-scout } can reach the gate.
lesson-last-round-most = Your opponent has already arrived in this round, with number 2. You have number 1, and this is your last turn. Take one more { -blockade }, then arrive.
lesson-last-round-most-done = Two against one. It does not matter that you arrived later: the { -blockade(form: "many") } are compared first.
lesson-last-round-most-early = Then you would have one each, and the higher number wins: your opponent’s 2 beats your 1. First take number 4 with the { card-sailor }.
lesson-last-round-number = Your opponent has number 5, and you have none. You can take one { -blockade } before you arrive. Which one wins?
lesson-last-round-number-done = One each, and 6 is higher than 5. If nobody had any, the first to arrive would win. A player who has not arrived cannot win.
lesson-last-round-number-early = You would arrive with none against one, and lose. First take { -blockade(form: "a") }.
lesson-last-round-number-low = One each, but 1 is lower than 5. Take number 6 instead, with two cards.
lesson-last-round-number-explorer = Then you would have no machete left for the last step. Pay with the { card-traveler } and one { card-explorer }.

## Two pieces

lesson-two-pieces = Two players, two pieces
lesson-two-pieces-about = Bring both pieces to El Dorado.
lesson-two-pieces-front = With two players, each player leads two pieces. Each card moves one of them. Your second piece is behind the first, so move the first: two spaces with the { card-scout }.
lesson-two-pieces-front-done = Now the way is free for the other piece.
lesson-two-pieces-front-blocked = Your own pieces block each other, too. Move the one in front.
lesson-two-pieces-front-short = Move piece 1 as far as the { card-scout } takes it: to the marked space.
lesson-two-pieces-other = You can use the next card for the other piece. Move piece 2 with the { card-explorer }.
lesson-two-pieces-other-done = Each card moves one piece: you can never share what a card has left between them.
lesson-two-pieces-other-front = This time, move the other piece: piece 2.
lesson-two-pieces-home = You have to bring both pieces to El Dorado. Do it this turn: choose carefully which card moves which piece.
lesson-two-pieces-home-done = A piece that has gone through the gate is out of the way, and the other can follow in the same turn. Only the second piece starts the final round.
lesson-two-pieces-home-behind = Piece 1 is in the way. Move it first.
lesson-two-pieces-home-strong = Piece 1 needs only one machete. Save the { card-scout } for piece 2, which has two steps to go.

## Caves

lesson-caves = Caves
lesson-caves-about = Stop next to a cave to find { -cave-token(form: "many") }.
lesson-caves-explore = A cave is a mountain with treasure. End a movement next to it: go to the marked space.
lesson-caves-explore-done = You found a { -cave-token }. Everyone can see it. Use it now or later.
lesson-caves-use = Use your { -cave-token }: machete 1, like a card. Move one space on.
lesson-caves-use-done = It is used up. You are still next to the cave, but you were next to it before, so you find nothing new.
lesson-caves-use-card = Save your cards. Use your { -cave-token }: machete 1.
lesson-caves-away = To explore the cave again, first stop somewhere away from it. Go to the marked jungle space.
lesson-caves-away-done = You are away from the cave. The next card can take you back.
lesson-caves-away-near = That space is next to the cave, too. Stop somewhere away from it.
lesson-caves-back = Come back with another card.
lesson-caves-back-done = A second { -cave-token }! But exploring takes time, and this is a race.
lesson-caves-pass = Reach the marked space this turn, with a { -cave-token }. Passing by is not enough: you must stop next to the cave.
lesson-caves-pass-done = One short stop, one { -cave-token }, and no time lost.
lesson-caves-pass-passed = You would walk past the cave and find nothing. Stop next to it with a weaker card, then move on.
lesson-caves-blocked = There is { -blockade(form: "a") } between you and this cave, so you have found nothing here. Take it and stay where you are.
lesson-caves-blocked-done = Now the way to the cave is open, and you explored it. If somebody else had opened it, you would have found nothing.
lesson-caves-blocked-gone = The cave is right here. Take number 1 and stay where you are.

## Tokens for cards

lesson-card-tokens = { -cave-token(form: "title") } for your cards
lesson-card-tokens-about = Draw, remove, replace, keep.
lesson-card-tokens-draw = You can use { -cave-token(form: "many") } at any time while you play cards, each one once. With this one, you draw a card. Use it.
lesson-card-tokens-draw-done = You drew the { card-pioneer }! You may play it this turn.
lesson-card-tokens-remove = With this one, you remove a card in your hand for good. Which card do you no longer need?
lesson-card-tokens-remove-done = You removed a weak card without going to a base camp.
lesson-card-tokens-remove-good = The { card-pioneer } would be gone for good. Choose the weak card.
lesson-card-tokens-replace = Discard up to four cards and draw the same number. Replace your three weak ones.
lesson-card-tokens-replace-done = Three better cards. The ones you replaced are only discarded, not removed.
lesson-card-tokens-replace-good = Keep the { card-pioneer } and replace the three weak cards.
lesson-card-tokens-replace-few = You can replace more at once. Choose all three weak cards.
lesson-card-tokens-keep = With this one, you keep an item right after you have used it. First go into the jungle with the { card-giant_machete }, then use your { -cave-token }.
lesson-card-tokens-keep-done = The { card-giant_machete } is in your play area instead of leaving the game.
lesson-card-tokens-keep-early = It works right after you have used an item. First move with the { card-giant_machete }.

## Tokens for the way

lesson-way-tokens = { -cave-token(form: "title") } for moving
lesson-way-tokens-about = Move, pass through, change, pay.
lesson-way-tokens-move = { -cave-token(form: "title") } with a symbol and a number move you like a card. Use paddle 2: go to the marked space.
lesson-way-tokens-move-done = It works just like a card. But { -cave-token(form: "many") } are not cards: you cannot use them to pay for { -rubble } or base camps.
lesson-way-tokens-move-short = It has a second paddle. Move on to the marked space.
lesson-way-tokens-native = This one works like the { card-native }: one step to any space next to you. Go to the marked one.
lesson-way-tokens-native-done = You saved three cards.
lesson-way-tokens-change = Your next card may show a different symbol with the same { -power }. Use your { -cave-token }, then cross { -river } 3 with the { card-trailblazer } as a paddle.
lesson-way-tokens-change-done = Machete 3 became paddle 3, just this once.
lesson-way-tokens-change-symbol = The { card-trailblazer } shows machetes. First use your { -cave-token }, then choose the paddle.
lesson-way-tokens-pass = Another piece is in the way. With this { -cave-token }, you can pass through occupied spaces for the rest of the turn. Use it, then go to the marked space.
lesson-way-tokens-pass-done = You passed as if nobody were there. You still had to use as much { -power } as the spaces show.
lesson-way-tokens-pass-occupied = That space is occupied. First use your { -cave-token }.
lesson-way-tokens-coins = You can also pay with coins on { -cave-token(form: "many") }. Buy the { card-trailblazer } for 3: 1 from the { card-traveler } and 2 from your { -cave-token }.
lesson-way-tokens-coins-done = One and two make three. The { -cave-token } is used up.
lesson-way-tokens-coins-cheap = You can do better: with your { -cave-token } you have 3 coins. Buy the { card-trailblazer }.
lesson-way-tokens-coins-more = It costs 3. Add the 2 coins from your { -cave-token }.

## Puzzles

puzzles-title = Puzzles
puzzles-about = Small puzzles. Every solution earns up to three stars.
puzzle-stars-0 = Not solved yet. Take back an action or start again.
puzzle-stars-1 = One star: a good start.
puzzle-stars-2 = Two stars: well done, but there is an even better way.
puzzle-stars-3 = Three stars: this is the best solution.

puzzle-village = Home by nightfall
puzzle-village-task = Reach the marked village this turn, with as few cards as you can.
puzzle-village-hint = The { -blockade } and the village need a coin each. Which two cards can show one?
puzzle-village-best = The { card-trailblazer } goes straight through both jungle spaces. Then the { card-traveler } and the { card-jack_of_all_trades } give you two coins, one for the { -blockade }, one for the village. You do not need the { card-sailor }.

puzzle-cheapest = The cheapest way through
puzzle-cheapest-task = Reach the marked jungle space this turn, with as few cards as you can.
puzzle-cheapest-hint = The shortest way is not the cheapest. Which card can go far by itself?
puzzle-cheapest-best = Go by { -river }: the { card-captain } takes three steps with one card, and any machete is enough for the last step. That is two cards. The way through the { -blockade } looks shorter, but needs more cards.

puzzle-purchase = What would you buy?
puzzle-purchase-task = A { -spot } is vacant, so you can buy any card. These three cards are your whole deck: what you buy now, you will have in your hand next turn. Reach El Dorado in two turns.
puzzle-purchase-hint = Look at the end of the route first: what is missing in your deck?
puzzle-purchase-best = None of your cards shows a paddle, and there are two { -river } spaces at the end. The { card-captain } costs 2 and crosses both. Your other cards are enough for the rest of the way, this turn or the next.

puzzle-both-home = Both pieces to the gate
puzzle-both-home-task = Bring both pieces to El Dorado this turn, with as few cards as you can.
puzzle-both-home-hint = Which piece goes first, and which has the longer way?
puzzle-both-home-best = Piece 1 goes first with the { card-scout }, exactly two steps. Then the way is free, and the { card-trailblazer } takes piece 2 to the gate in three steps.

puzzle-tie = Win the tie
puzzle-tie-task = Your opponent has arrived with { -blockade } 2. This is your last turn: arriving earns two stars, and winning the tie earns three.
puzzle-tie-hint = Number 1 is not enough by itself. What else can you reach, and what do you need for the last step?
puzzle-tie-best = The { card-trailblazer } takes number 1 and moves on two steps. The { card-jack_of_all_trades } as a paddle takes number 4, and the { card-sailor } makes the last step. You win two to one.

puzzle-thin = A smaller deck, but no time lost
puzzle-thin-task = Reach the marked jungle space this turn, and remove as many cards as you can from the game on the way.
puzzle-thin-hint = One card draws and removes. And one of the two ways leads through a base camp.
puzzle-thin-best = With the { card-scientist }, you draw a { card-traveler } and remove one card. The base camp takes two more weak cards, and the { card-scout } moves on to the goal: three fewer cards, and no step lost.

puzzle-cave = Explore the cave twice
puzzle-cave-task = The cave holds machete 2, then coin 1. Reach the marked village this turn.
puzzle-cave-hint = You need the coin, so you must explore the cave twice. In between, you have to stop away from the cave.
puzzle-cave-best = Stop next to the cave to find machete 2, step away from it to the jungle space below, come back to find coin 1, and use it to enter the village.

puzzle-two-turns = Two turns ahead
puzzle-two-turns-task = You know what you will draw. Reach El Dorado within two turns.
puzzle-two-turns-hint = There is { -river } 2 ahead. Which of your cards can cross it, and will you still have it then?
puzzle-two-turns-best = Use the { card-explorer } and the { card-sailor } now and keep the { card-captain } for { -river } 2. Next turn, the { card-scout }, the { card-traveler }, the { card-captain } and the { card-explorer } take you to the gate.

measure-way_left = { $count ->
    [0] You are there.
    [one] You are 1 symbol away.
   *[other] You are { $count } symbols away.
}
measure-pieces_home = { $count ->
    [one] 1 piece has arrived.
   *[other] { $count } pieces have arrived.
}
measure-won = { $count ->
    [0] You have not won the race.
   *[other] You have won the race.
}
measure-blockades = { -blockade(form: "title") }: { $count }.
measure-cards_played = { $count ->
    [one] You played 1 card.
   *[other] You played { $count } cards.
}
measure-cards_removed = { $count ->
    [one] You removed 1 card from the game.
   *[other] You removed { $count } cards from the game.
}
measure-cards_gained = { $count ->
    [one] 1 such card in your deck.
   *[other] { $count } such cards in your deck.
}
measure-tokens_left = { -cave-token(form: "title") } left: { $count }.
measure-best_turn = { $count ->
    [0] There is a better turn.
   *[other] You found the best turn.
}
