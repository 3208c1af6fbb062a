### How to play: the lessons and puzzles of eldorado/course, step by step.
###
### lesson-NAME is a lesson's title, lesson-NAME-about says in a line what it is about. For each step
### lesson-NAME-STEP asks for something, lesson-NAME-STEP-done says what was learned, and everything
### else under lesson-NAME-STEP answers a wrong try. puzzle-NAME is a puzzle's title; -task, -hint and
### -best are what to do, a nudge, and the best solution explained. "The marked space" is shown on the
### board. Only measure-… takes an argument: $count, a number.

course-title = How to play
course-about = Small lessons, one idea at a time. You learn by doing, and a wrong try costs nothing. Rest the mouse on anything, or hold your finger on it, and it explains itself.
course-not-this-step = The rules would allow that, but it is not what this step is about. Nothing has happened; try something else.
course-lesson-done = That was the whole lesson. Well done!
course-finished = You have finished the course. You know everything you need: have a good race!

## The first steps

lesson-first-steps = First steps
lesson-first-steps-about = Play cards, walk through the jungle, reach El Dorado.
lesson-first-steps-explorer = This is your piece, and the gate to El Dorado lies at the end of the way. Cards carry you there. Play the { card-explorer }, machete 1, and step into the marked jungle, which asks for one machete.
lesson-first-steps-explorer-done = One machete on the card, one on the space: that fits exactly.
lesson-first-steps-explorer-stronger = That card could do it too, but you will need it in a moment. Take the weakest card that is enough: the { card-explorer }.
lesson-first-steps-scout = The { card-scout } has machete 2. Each space uses up as much as it shows, and what is left carries you on. Go two spaces with this one card, to the marked jungle.
lesson-first-steps-scout-done = One machete for the first space, the other for the second. What a card has left may always go on at once.
lesson-first-steps-scout-short = You would stop there and lose the second machete. Choose the space behind it: the card goes all the way by itself.
lesson-first-steps-trailblazer = The next jungle shows three machetes, so one single card must bring at least three. Which one can do it?
lesson-first-steps-trailblazer-done = Three for three. The { card-trailblazer } opens ways that weak cards cannot.
lesson-first-steps-trailblazer-weak = The { card-explorer } has machete 1, and this space asks for 3. Play the { card-trailblazer }.
lesson-first-steps-arrive = One step to go! The { -finishing-space } shows one machete. Enter it.
lesson-first-steps-arrive-done = Your piece goes through the gate at once. Be there before the others, and the race is yours. That is the whole game; all the rest is how to get there faster.

## Symbols

lesson-symbols = Machete, paddle, coin
lesson-symbols-about = Every landscape asks for its own symbol.
lesson-symbols-river = Blue is { -river } and asks for a paddle. Step onto the marked space.
lesson-symbols-river-done = Right: the { card-sailor } has the paddle.
lesson-symbols-river-symbol = That card shows another symbol. On { -river } only a paddle helps: play the { card-sailor }.
lesson-symbols-village = Yellow is a village. People there want a coin. Go in.
lesson-symbols-village-done = The { card-traveler } pays with coin 1. The same coins will buy you cards later.
lesson-symbols-village-symbol = A village asks for a coin. Look for the card that shows one: the { card-traveler }.
lesson-symbols-jungle = This jungle shows two machetes. You hold two { card-explorer } cards with one each, and a { card-scout } with two. Enter it.
lesson-symbols-jungle-done = Exactly. One card alone must be strong enough.
lesson-symbols-jungle-weak = Cards are never added up to enter a space: one and one do not make two here. Play the { card-scout }.

## Obstacles

lesson-free-way = Mountains and other pieces
lesson-free-way-about = What is closed to you, and how to get around it.
lesson-free-way-around = Somebody stands in your way, and mountains rise beside you. Both are closed. The { card-trailblazer } has machete 3: go around to the marked space with it.
lesson-free-way-around-done = Three spaces with one card, bends included. Any direction is fine, even backwards.
lesson-free-way-around-occupied = A space with a piece on it can be neither entered nor passed. Go around it, over the two free jungles.
lesson-free-way-around-mountain = Nobody ever enters a mountain, whatever the card. Go around it.
lesson-free-way-around-short = You would stop halfway. One card is enough for the whole way: choose the marked space with the { card-trailblazer }.

## Jokers

lesson-jokers = White cards
lesson-jokers-about = { -joker(form: "title") } show any symbol, but one at a time.
lesson-jokers-paddle = White cards are { -joker(form: "many") }: machete, paddle or coin, as you choose. Play the { card-adventurer } as paddle 2 and cross both { -river } spaces.
lesson-jokers-paddle-done = You chose the paddle, and it held for both steps.
lesson-jokers-paddle-mixed = Paddle first and machete then would be two symbols. A card keeps one symbol for its whole movement.
lesson-jokers-paddle-short = There is a second paddle in it. Go on to the marked space with the same card.
lesson-jokers-paddle-jack = The { card-jack_of_all_trades } has only one step in it. Save it, and take the { card-adventurer } here.
lesson-jokers-paddle-symbol = That is { -river }: choose the paddle.
lesson-jokers-coin = Now the { card-jack_of_all_trades }: any symbol, { -power } 1. Enter the village.
lesson-jokers-coin-done = This time a coin. Whenever you play such a card, you choose anew.
lesson-jokers-coin-symbol = A village wants a coin. Choose that symbol for the { card-jack_of_all_trades }.

## Rubble

lesson-rubble = { -rubble(form: "title") }
lesson-rubble-about = Grey spaces want cards, any cards.
lesson-rubble-pay = A grey space asks for cards instead of symbols: two of your hand, whichever you like. Beyond it lies jungle 2. Pay with two cards you can do without.
lesson-rubble-pay-done = What the cards show did not matter. They lie in your play area and go to your discard pile at the end of the turn: they stay yours.
lesson-rubble-pay-scout = Possible, but then the { card-scout } is used, and only that card takes you into the jungle beyond. Pay with two of the others.
lesson-rubble-pay-count = This space shows two cards, so pay exactly two.
lesson-rubble-on = Now go on into the jungle.
lesson-rubble-on-done = That is why you kept the { card-scout }.

## Base camps

lesson-base-camp = Base camps
lesson-base-camp-about = Leave weak cards behind, and your deck gets stronger.
lesson-base-camp-leave = A red space is a base camp. It asks for cards too, but these leave the game for good. Leave a { card-traveler } here.
lesson-base-camp-leave-done = It will never come back. That sounds like a loss, and is a gain.
lesson-base-camp-leave-pioneer = The { card-pioneer } would be gone for good, and it is your best card. Leave a weak one here.
lesson-base-camp-thin = This camp asks for two cards. Leave your two weak ones.
lesson-base-camp-thin-done = Three weak cards fewer. From now on you draw the strong ones more often.
lesson-base-camp-thin-pioneer = Keep the { card-pioneer }; a camp takes cards for ever. You have two weak cards to leave.
lesson-base-camp-thin-count = This camp shows two cards, so leave exactly two.
lesson-base-camp-on = The { card-pioneer } has machete 5: enough for jungle 3 and jungle 2. Go to the marked space.
lesson-base-camp-on-done = Two hard spaces with one card.
lesson-base-camp-on-short = There are two machetes left in it. Go on to the marked space at once.
lesson-base-camp-end = End your turn and see what you draw.
lesson-base-camp-end-done = A hand of strong cards only: that is what a lean deck does. Mind only that with fewer than four cards your hand gets smaller.

## Blockades

lesson-blockades = { -blockade(form: "title") }
lesson-blockades-about = Open the way, carry on, and keep the prize.
lesson-blockades-carry = { -blockade(form: "title") } close the way between two parts of the route. Number 1 asks for one machete. The { card-trailblazer } has three: take the { -blockade }, and go on over two jungles with the same card.
lesson-blockades-carry-done = One for the { -blockade }, two for the way. It is yours now, and the way is open to everybody.
lesson-blockades-carry-closed = The way is closed there. Take number 1 on your way: choose the marked space with it.
lesson-blockades-carry-stay = You may stop there, but two machetes would be lost. Nobody stands on { -blockade(form: "a") }; let the card go on.
lesson-blockades-carry-short = One machete would be lost. Go one space further with the same card.
lesson-blockades-cards = Number 3 shows { -rubble }: pay one card of your hand. You will need the { card-sailor } afterwards.
lesson-blockades-cards-done = Your piece stayed where it is; nothing carries over from a payment. The card you paid stays in your deck.
lesson-blockades-cards-sailor = Then you could not cross the { -river } behind it. Pay with the other card.
lesson-blockades-cards-symbol = No symbol helps here, this one wants a card. Pay the { card-traveler } for it.
lesson-blockades-across = The way is open. Paddle across.
lesson-blockades-across-done = Two { -blockade(form: "many") } are yours. If several reach El Dorado in the same round, that can win you the race.

## Buying

lesson-buying = Buying cards
lesson-buying-about = One new card each turn, if you can pay for it.
lesson-buying-count = Once per turn you may buy a card. The { card-traveler } gives 1 coin and the { card-photographer } 2; every card without a coin gives half a coin. Pay with all four cards and buy the { card-transmitter } for 4.
lesson-buying-count-done = One, two and two halves: 4 coins. The new card lies on your discard pile, not in your hand.
lesson-buying-count-more = The price is 4, and those cards do not reach it. Pay with all four.
lesson-buying-count-cheap = You could buy that, but you can afford something dearer today: the { card-transmitter }.
lesson-buying-end = You stayed where you are, and that is fine: nobody has to move. End your turn.
lesson-buying-end-done = You drew four new cards. The { card-transmitter } waits in your discard pile; when your draw pile is used up, all of it is shuffled and comes back to you.

## Half coins

lesson-half-coins = Half coins and no change
lesson-half-coins-about = Every card is worth something, and nothing comes back.
lesson-half-coins-halves = No coin on any of these four cards, so each is worth half a coin. How many coins is that? Buy something for all of it.
lesson-half-coins-halves-done = Four halves are two coins. Even a hand that leads nowhere can buy.
lesson-half-coins-halves-cheap = That costs only 1, and your four halves make 2. Buy something for 2 coins.
lesson-half-coins-halves-dear = That costs more than 2 coins. Choose a card for 2.
lesson-half-coins-halves-more = Not enough yet. Pay with all four cards: that makes 2.
lesson-half-coins-change = Buy a { card-scout }. It costs 1, and no change is given. Pay so that nothing is wasted.
lesson-half-coins-change-done = One coin for one coin. The rest of your hand is still there.
lesson-half-coins-change-waste = It would work, but the { card-photographer } is worth 2, and the second coin would be lost. Pay with the { card-traveler }.
lesson-half-coins-change-both = One of these cards is enough. Leave out what the price does not ask for.
lesson-half-coins-change-other = A fine card as well. This time buy the { card-scout }.

## The end of a turn

lesson-end-of-turn = The end of a turn
lesson-end-of-turn-about = Keep or discard, then draw up to four.
lesson-end-of-turn-keep = No card here enters jungle 2, and nothing is compulsory. But three { -river } spaces lie behind it. End your turn and keep the { card-captain } for them; discard the rest.
lesson-end-of-turn-keep-done = What you do not keep goes to the discard pile. Then you draw until you hold four cards again.
lesson-end-of-turn-keep-all = Every card you keep is one less to draw; with four you would draw none. You need something for the jungle, so keep the { card-captain } only.
lesson-end-of-turn-keep-gone = Then the { card-captain } would go to the discard pile. Choose it as a card to keep.
lesson-end-of-turn-jungle = You drew a { card-scout }! Into the jungle.
lesson-end-of-turn-jungle-done = And now the card you kept.
lesson-end-of-turn-river = The { card-captain } has paddle 3. Cross all three { -river } spaces.
lesson-end-of-turn-river-done = Three spaces in one go. Keeping that card was worth it.
lesson-end-of-turn-river-short = There are paddles left in it. Go on to the marked space.
lesson-end-of-turn-shuffle = End your turn once more, and watch your draw pile: it is counted near the large button.
lesson-end-of-turn-shuffle-done = It was empty, so your discard pile was shuffled and became the new one. That happens only when a card is missing.

## The reserve

lesson-reserve = The reserve
lesson-reserve-about = When a spot of the market is empty, everything is on offer.
lesson-reserve-last = The market board has six spots, each with a pile. All other cards lie in the reserve, still closed. There is one { card-scout } left: buy it.
lesson-reserve-last-done = The spot is vacant now, and that opens the whole reserve, for you and for everybody.
lesson-reserve-last-closed = That card lies in the reserve, and all six spots are filled. Empty one first: buy the last { card-scout }.
lesson-reserve-last-other = You may, but then the spots stay filled. Buy the last { card-scout }.
lesson-reserve-end = One purchase a turn is all. End your turn.
lesson-reserve-end-done = New cards, and a { card-journalist } with 3 coins among them.
lesson-reserve-compass = Now look into the reserve, beside the market's six piles or below them, and buy the { card-compass }. It costs 2.
lesson-reserve-compass-done = The rest of its pile moved into the vacant spot. The reserve is closed again until the next spot is empty. If you paid with the { card-journalist }, the third coin is lost: there is no change.
lesson-reserve-compass-other = On offer too, now that a spot is vacant. But this time take the { card-compass }.

## Items

lesson-items = Items
lesson-items-about = Strong, but only once.
lesson-items-plane = The { card-prop_plane } is an item: any symbol with { -power } 4, once in the game. Fly over both { -river } spaces.
lesson-items-plane-done = Paddle 2 and paddle 1; the fourth went unused. Used is used: the item has left the game.
lesson-items-plane-short = It leaves the game however far you go. Fly on to the marked space.
lesson-items-rubble = Here a grey space wants one card. Pay with the { card-treasure_chest }, and see what happens to it.
lesson-items-rubble-done = It lies in your play area and comes back: you paid with the card, but did not use what it can do.
lesson-items-rubble-pioneer = That works as well. But try it with the { card-treasure_chest }; nothing happens to it.
lesson-items-half = The { card-treasure_chest } gives 4 coins once, or half a coin without being used up. Buy a { card-scout } for 1 and save the item: half a coin from it, half from the { card-explorer }.
lesson-items-half-done = Two halves, and the { card-treasure_chest } stays in your deck for a bigger purchase.
lesson-items-half-whole = Four coins for a price of 1, and the item would be gone. Count it as half a coin, together with the { card-explorer }.

## Drawing more cards

lesson-drawing = Cards that draw
lesson-drawing-about = Purple cards act at once.
lesson-drawing-cartographer = Purple cards have an action. The { card-cartographer } draws two cards, to be played in this very turn. Play it.
lesson-drawing-cartographer-done = Two new cards in your hand, and your turn goes on.
lesson-drawing-cartographer-compass = Good as well, but the { card-compass } can be used only once. Begin with the { card-cartographer }.
lesson-drawing-pioneer = Use what you drew: the { card-pioneer } takes you over jungle 1 and jungle 2.
lesson-drawing-pioneer-done = Draw first, then plan: that is often the best order.
lesson-drawing-pioneer-short = It is strong enough for the next space too. Choose the marked one.
lesson-drawing-compass = Actions fit in at any time, before, between and after your movements. The { card-compass } draws three cards. Play it now.
lesson-drawing-compass-done = Three more cards. The { card-compass } is an item, so it has left the game.
lesson-drawing-captain = And on over the { -river }, with the { card-captain }.
lesson-drawing-captain-done = Two cards at first, four spaces and cards to spare: draw cards keep a turn alive.
lesson-drawing-captain-short = Two paddles are left, just enough for the next space. Go on to the marked one.

## Thinning the deck

lesson-thinning = Fewer cards, better cards
lesson-thinning-about = Two purple cards that clear out your deck.
lesson-thinning-scientist = The { card-scientist } draws one card and may then remove one from your hand for good. Play it.
lesson-thinning-scientist-done = You drew a { card-pioneer }. Now choose what goes.
lesson-thinning-scientist-log = That one comes next. Begin with the { card-scientist }.
lesson-thinning-remove = Remove one of your weak cards: the { card-traveler } or the { card-explorer }.
lesson-thinning-remove-done = Gone for good. The { card-scientist } herself stays in your deck and can do it again.
lesson-thinning-remove-none = You may remove none, but seldom should. Let a weak card go.
lesson-thinning-remove-good = Far too good to throw away! Let a weak card go.
lesson-thinning-log = The { card-travel_log } draws two cards and may remove two. Play it.
lesson-thinning-log-done = Two more cards. Which two do you need least?
lesson-thinning-two = Remove two weak cards. Keep the { card-pioneer }.
lesson-thinning-two-done = The { card-travel_log } is an item and has left the game too: three cards fewer at one stroke.
lesson-thinning-two-good = Not the { card-pioneer }! Choose two weak cards.
lesson-thinning-two-few = You may remove two here, and you have two weak ones. Choose both.
lesson-thinning-on = What is left is strong. Go through both jungles with the { card-pioneer }.
lesson-thinning-on-done = A lean deck brings its best cards again and again.
lesson-thinning-on-short = The card has machete 5: three for this space, two for the next. Choose the marked one.

## The transmitter

lesson-transmitter = One card for free
lesson-transmitter-about = The { card-transmitter } brings any card, free of charge.
lesson-transmitter-take = The { card-transmitter } takes any one card of the market or the reserve for free, even while all spots are filled. Take one of those that cost 5: the { card-pioneer }, the { card-millionaire } or the { card-native }.
lesson-transmitter-take-done = It lies on your discard pile, and no pile has moved. The item has left the game.
lesson-transmitter-take-cheap = It is free, so take one of the dearest: the { card-pioneer }, the { card-millionaire } or the { card-native }.
lesson-transmitter-take-first = You can still buy afterwards. First use the { card-transmitter }.
lesson-transmitter-buy = That was no purchase. So buy a card as well.
lesson-transmitter-buy-done = Two new cards in one turn.

## The native

lesson-native = One step anywhere
lesson-native-about = The { card-native } does not care what a space asks for.
lesson-native-rubble = A grey space wants three cards. The { card-native } takes you there for none: one step onto any neighbouring space. Only mountains and occupied spaces stay closed.
lesson-native-rubble-done = No card paid. And the { card-native } is no item: it stays in your deck.
lesson-native-rubble-pay = That would cost your whole hand. The { card-native } does it alone.
lesson-native-blockade = The { card-native } also takes { -blockade(form: "a") }, whatever it asks for. Take number 6.
lesson-native-blockade-done = It is yours. That was the one step, so your piece stays for now.
lesson-native-blockade-across = Not both at once: the way is still closed. Use the { card-native } on number 6 first.
lesson-native-blockade-pay = Two cards would do it, but then none is left to go on with. Use the { card-native } on number 6.
lesson-native-on = The way is open. Step into the jungle.
lesson-native-on-done = What one card opens, the next one walks through.

## A whole turn

lesson-whole-turn = A whole turn
lesson-whole-turn-about = Draw, walk, pay, fly, buy: everything together.
lesson-whole-turn-draw = Now a whole turn. First see what you have: play the { card-cartographer }.
lesson-whole-turn-draw-done = The { card-native } and the { card-journalist } join your hand. Five cards, and a long way.
lesson-whole-turn-draw-first = Wait and see what you draw: it may change your plan. Play the { card-cartographer } first.
lesson-whole-turn-jungle = First move, then buy. The { card-pioneer } has machete 5: one, two and two make five.
lesson-whole-turn-jungle-done = Three spaces, nothing wasted.
lesson-whole-turn-jungle-buy = After your purchase nothing moves any more. First move, then buy.
lesson-whole-turn-jungle-short = Not so soon: the card has enough for all three jungles.
lesson-whole-turn-camp = A base camp for one card. Leave the { card-traveler } there.
lesson-whole-turn-camp-done = Gone for good, and hardly missed.
lesson-whole-turn-camp-good = You will need that one still. The { card-traveler } is the card to leave.
lesson-whole-turn-river = Now { -river } 2 and { -river } 1: play the { card-prop_plane } as a paddle.
lesson-whole-turn-river-done = The fourth paddle is lost, and the item has left the game.
lesson-whole-turn-river-short = The { card-prop_plane } takes you over both spaces at once. Choose the marked one.
lesson-whole-turn-rubble = Three cards for this space? The { card-native } does not ask.
lesson-whole-turn-rubble-done = That was the last movement.
lesson-whole-turn-buy = The { card-journalist } is left, 3 coins, and a spot of the market is vacant, so the reserve is open. Buy the { card-compass } there.
lesson-whole-turn-buy-done = The rest of its pile moves into the spot; the third coin is lost.
lesson-whole-turn-buy-other = You could have that too. For now take the { card-compass }.
lesson-whole-turn-end = Nothing is left to do. End your turn.
lesson-whole-turn-end-done = What you played is discarded, what you removed is gone, and four new cards are in your hand. That is a turn!

## The last round

lesson-last-round = The last round
lesson-last-round-about = How the race ends, and who wins if several arrive.
lesson-last-round-arrive = You begin each round, and you stand two steps before the gate. Go in.
lesson-last-round-arrive-done = That made this round the last. Those after you had one more turn; one of them arrived as well, with one { -blockade } against your two. Most { -blockade(form: "many") } win, so the race is yours.
lesson-last-round-arrive-short = Why wait? The { card-scout } reaches the gate.
lesson-last-round-most = Your rival has arrived already, in this round, with number 2. You hold number 1, and this is your last turn. Collect one more { -blockade }, then arrive.
lesson-last-round-most-done = Two against one. That you came later does not matter: first the { -blockade(form: "many") } are counted.
lesson-last-round-most-early = Then it would be one each, and the higher number decides: your rival's 2 beats your 1. First take number 4 with the { card-sailor }.
lesson-last-round-number = Your rival holds number 5, you hold none. You can take one { -blockade } before you arrive. Which one wins?
lesson-last-round-number-done = One each, and 6 is higher than 5. If nobody had any, the earlier arrival would win. Who does not arrive cannot win at all.
lesson-last-round-number-early = None against one: you would arrive and still lose. First take { -blockade(form: "a") }.
lesson-last-round-number-low = One each, but 1 is lower than 5. Take number 6 instead, with two cards.
lesson-last-round-number-explorer = Then no machete is left for the last step. Pay with the { card-traveler } and one { card-explorer }.

## Two pieces

lesson-two-pieces = Two players, two pieces
lesson-two-pieces-about = Bring both of them home.
lesson-two-pieces-front = With two players everybody leads two pieces. Each card moves one of them. Your second piece stands behind the first, so move the first: two spaces with the { card-scout }.
lesson-two-pieces-front-done = The way is free for the other one.
lesson-two-pieces-front-blocked = Your own pieces block each other like strangers: no passing. Move the one in front.
lesson-two-pieces-front-short = Move piece 1 as far as the { card-scout } takes it: to the marked space.
lesson-two-pieces-other = The next card may go to the other piece. Move piece 2 with the { card-explorer }.
lesson-two-pieces-other-done = One card, one piece: what a card has left is never shared between them.
lesson-two-pieces-other-front = This time move the other one: piece 2.
lesson-two-pieces-home = Only both together count. Bring both home this turn: choose well which card goes to which piece.
lesson-two-pieces-home-done = A piece at the gate is out of the way, and the other follows in the same turn. Only the second one starts the last round.
lesson-two-pieces-home-behind = Piece 1 stands in the way. It goes first.
lesson-two-pieces-home-strong = Piece 1 needs one machete only. Save the { card-scout } for piece 2, which has two steps to go.

## Caves

lesson-caves = Caves
lesson-caves-about = A stop beside a cave brings a find.
lesson-caves-explore = A cave is a mountain with treasures. End a movement next to it: go to the marked space.
lesson-caves-explore-done = You found something, and it lies openly before you. Use it now or later.
lesson-caves-use = Use your find: machete 1, like a card. Go one space on.
lesson-caves-use-done = It is used up. You are still beside the cave, but you came from beside it, so there is nothing new.
lesson-caves-use-card = Save your cards. Use what you have found: machete 1.
lesson-caves-away = To explore again, stop somewhere away from the cave first. Go to the marked jungle.
lesson-caves-away-done = Out of its sight. The next card can bring you back.
lesson-caves-away-near = That space is beside the cave as well. Stop somewhere away from it.
lesson-caves-back = Come back with another card.
lesson-caves-back-done = A second find! Exploring costs time, though; weigh it against the race.
lesson-caves-pass = Reach the marked space this turn, with a find. Passing by is not enough: you must stop beside the cave.
lesson-caves-pass-done = One short stop, one find, and no time lost.
lesson-caves-pass-passed = You would walk past the cave and find nothing. Stop beside it with a weaker card, then go on.
lesson-caves-blocked = Between you and this cave lies { -blockade(form: "a") }, so you have found nothing here. Take it and stay.
lesson-caves-blocked-done = Now the cave is open to you, and you explored it. Had somebody else opened it, you would have got nothing.
lesson-caves-blocked-gone = The cave is right here. Take number 1 and stay where you are.

## Tokens for cards

lesson-card-tokens = { -cave-token(form: "title") } for your cards
lesson-card-tokens-about = Draw, remove, replace, keep.
lesson-card-tokens-draw = Finds can be used at any time while you play cards, each once. This one draws a card. Use it.
lesson-card-tokens-draw-done = The { card-pioneer }! You may play it in this very turn.
lesson-card-tokens-remove = This one removes a card of your hand for good. Which one do you not need any more?
lesson-card-tokens-remove-done = Thinned without going to a camp.
lesson-card-tokens-remove-good = The { card-pioneer } would be gone for good. Choose the weak card.
lesson-card-tokens-replace = Lay down up to four cards and draw as many. Replace your three weak ones.
lesson-card-tokens-replace-done = Three better cards. Those you laid down are only discarded, not removed.
lesson-card-tokens-replace-good = Keep the { card-pioneer } and replace the three weak cards.
lesson-card-tokens-replace-few = You can replace more at once. Choose all three weak cards.
lesson-card-tokens-keep = This one saves an item right after it was used. First go into the jungle with the { card-giant_machete }, then use your find.
lesson-card-tokens-keep-done = The { card-giant_machete } lies in your play area instead of leaving the game.
lesson-card-tokens-keep-early = It works right after an item was used. First move with the { card-giant_machete }.

## Tokens for the way

lesson-way-tokens = { -cave-token(form: "title") } for the way
lesson-way-tokens-about = Move, slip past, change, pay.
lesson-way-tokens-move = With a symbol and a number they move you like a card. Paddle 2: go to the marked space.
lesson-way-tokens-move-done = Just like a card. But they are none: they cannot pay for { -rubble } or base camps.
lesson-way-tokens-move-short = There is a second paddle in it. Go on to the marked space.
lesson-way-tokens-native = This one works like the { card-native }: one step onto any neighbouring space. Go onto the marked one.
lesson-way-tokens-native-done = Three cards saved.
lesson-way-tokens-change = Your next card may show another symbol with the same { -power }. Use your find, then cross { -river } 3 with the { card-trailblazer } as a paddle.
lesson-way-tokens-change-done = Machete 3 became paddle 3, this once.
lesson-way-tokens-change-symbol = The { card-trailblazer } shows machetes. First use what you have found, then choose the paddle.
lesson-way-tokens-pass = Somebody is in the way. This find lets you pass occupied spaces for the rest of the turn. Use it, then go to the marked space.
lesson-way-tokens-pass-done = You passed as if nobody were there, at the usual cost.
lesson-way-tokens-pass-occupied = That space is occupied. First use what you have found.
lesson-way-tokens-coins = Coins may also pay. Buy the { card-trailblazer } for 3: 1 from the { card-traveler } and 2 from your find.
lesson-way-tokens-coins-done = One and two make three. Used like that, it is gone.
lesson-way-tokens-coins-cheap = Think bigger: together with your find you have 3 coins. Buy the { card-trailblazer }.
lesson-way-tokens-coins-more = It costs 3. Add the 2 coins you have found.

## Puzzles

puzzles-title = Puzzles
puzzles-about = Small positions to chew on. Every line of play is graded with up to three stars.
puzzle-stars-0 = Not there yet. Take something back or begin anew.
puzzle-stars-1 = One star: a beginning.
puzzle-stars-2 = Two stars: good, and there is something even better.
puzzle-stars-3 = Three stars: nobody can do better.

puzzle-village = Home by nightfall
puzzle-village-task = Reach the marked village this turn, with as few cards as you can.
puzzle-village-hint = The { -blockade } and the village want a coin each. Which two cards can show one?
puzzle-village-best = The { card-trailblazer } goes straight through both jungles. Then the { card-traveler } and the { card-jack_of_all_trades } bring two coins, one for the { -blockade }, one for the village. The { card-sailor } is not needed.

puzzle-cheapest = The cheapest way through
puzzle-cheapest-task = Reach the marked jungle this turn with as few cards as possible.
puzzle-cheapest-hint = The shortest way is not the cheapest. Which card goes far by itself?
puzzle-cheapest-best = By { -river }: the { card-captain } makes three steps with one card, and any machete does the last one. Two cards in all. The { -blockade } looks near, but costs more.

puzzle-purchase = What would you buy?
puzzle-purchase-task = A spot is vacant, so everything is on offer. Your whole deck is these three cards: what you buy now you hold next turn. Reach El Dorado in two turns.
puzzle-purchase-hint = Look at the end of the way first: what is missing in your deck?
puzzle-purchase-best = Nothing in your deck shows a paddle, and two { -river } spaces wait at the end. The { card-captain } costs 2 and crosses both. Your other cards do the rest of the way, this turn or the next.

puzzle-both-home = Both pieces home
puzzle-both-home-task = Bring both pieces to El Dorado this turn, with as few cards as you can.
puzzle-both-home-hint = Who goes first, and who has the longer way?
puzzle-both-home-best = Piece 1 goes first with the { card-scout }, exactly two steps. Then the way is free, and the { card-trailblazer } takes piece 2 home in three.

puzzle-tie = Win the tie
puzzle-tie-task = Your rival has arrived with { -blockade } 2. This is your last turn: arrive, and win.
puzzle-tie-hint = Number 1 alone is not enough. What else lies within reach, and what do you need for the last step?
puzzle-tie-best = The { card-trailblazer } takes number 1 and goes two steps on. The { card-jack_of_all_trades } as a paddle takes number 4, and the { card-sailor } makes the last step. Two against one.

puzzle-thin = Thin, and lose no time
puzzle-thin-task = Reach the marked jungle this turn, and remove as many cards as you can from the game on the way.
puzzle-thin-hint = One card draws and removes. And one of the two ways leads through a camp.
puzzle-thin-best = The { card-scientist } draws a { card-traveler } and removes one. The camp takes two more weak cards, and the { card-scout } goes on to the goal: three cards fewer, not a step lost.

puzzle-cave = Twice into the cave
puzzle-cave-task = The cave holds machete 2, then coin 1. Reach the marked village this turn.
puzzle-cave-hint = You need the coin, so you must explore twice. For that you have to stop away from the cave in between.
puzzle-cave-best = Stop beside the cave for machete 2, step away from it to the jungle below, come back for coin 1, and pay your way into the village.

puzzle-two-turns = Two turns ahead
puzzle-two-turns-task = You know what you will draw. Reach El Dorado within two turns.
puzzle-two-turns-hint = Ahead lies { -river } 2. Which of your cards can cross it, and will you still have it then?
puzzle-two-turns-best = Spend the { card-explorer } and the { card-sailor } now and keep the { card-captain } for { -river } 2. Next turn the { card-scout }, the { card-traveler }, the { card-captain } and the { card-explorer } lead to the gate.

measure-way_left = { $count ->
    [0] You are there.
    [one] 1 symbol is still before you.
   *[other] { $count } symbols are still before you.
}
measure-pieces_home = { $count ->
    [one] 1 piece has arrived.
   *[other] { $count } pieces have arrived.
}
measure-won = { $count ->
    [0] The race is not won.
   *[other] The race is won.
}
measure-blockades = { -blockade(form: "title") }: { $count }.
measure-cards_played = { $count ->
    [one] 1 card played.
   *[other] { $count } cards played.
}
measure-cards_removed = { $count ->
    [one] 1 card removed from the game.
   *[other] { $count } cards removed from the game.
}
measure-cards_gained = { $count ->
    [one] 1 such card in your deck.
   *[other] { $count } such cards in your deck.
}
measure-tokens_left = { -cave-token(form: "title") } left: { $count }.
