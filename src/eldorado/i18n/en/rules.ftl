### The rules on one page. A section is rules-NAME-title and paragraphs rules-NAME-1, -2 and so on;
### sections.json gives their order and number, clauses.json the paragraph that explains a clause.
### No arguments.

rules-title = The rules
rules-intro = Everything you need for the race, in the order in which you will need it.

rules-goal-title = The goal
rules-goal-1 = Lead your expedition to El Dorado before the others. You begin with eight weak cards; better ones from the market carry you faster through jungle, { -river } and villages.
rules-goal-2 = Everyone starts with four { card-traveler } cards, three { card-explorer } cards and one { card-sailor } card, shuffled, and draws four of them. The { -starting-player } wears the hat and stands on { -starting-space } 1; the others follow clockwise.
rules-goal-3 = Only you know your hand, and nobody knows the order of a draw pile. All the rest is open: discard piles, { -blockade(form: "many") } and { -cave-token(form: "many") } that players have won, and the size of every pile.

rules-turn-title = Your turn
rules-turn-1 = A turn has three phases: play cards, discard, draw. In the first you play as many cards as you like, to move and to buy at most one card.
rules-turn-2 = Nothing is compulsory. If you would rather wait, just end your turn.
rules-turn-3 = Each card does one job per turn: it moves, pays for { -rubble } or a base camp, gives coins, or takes its action.
rules-turn-4 = First move, then buy: after your purchase no piece of yours moves and no { -blockade } is taken any more. Actions that only draw, remove or take cards fit in at any time.
rules-turn-5 = Then the next player has a turn. In a round everybody has one turn, beginning with the { -starting-player }.

rules-moving-title = Moving
rules-moving-1 = A step takes your piece to a space that shares an edge with its own, in any direction, even backwards. Only { -starting-space(form: "a") } without terrain is closed for good once you have left it.
rules-moving-2 = The card must show the symbol of the space: a machete for jungle, a paddle for { -river }, a coin for village.
rules-moving-3 = Its { -power } must be at least the number of symbols on the space. Two cards cannot be added up to enter one space.
rules-moving-4 = Entering uses up as much { -power } as the space shows. With what is left, the same card may go on over further matching spaces, and after that you may move with another card.
rules-moving-5 = You may stop whenever you like. Unused { -power } is lost as soon as you stop; you cannot come back to it later. A card's movement is one whole: nothing else is played in the middle of it.
rules-moving-6 = Mountains are closed to all. So is a space with a piece on it, even your own: you can neither enter nor pass it.
rules-moving-7 = A card played to move must bring you to another space or take { -blockade(form: "a") }. A walk in a circle would waste it, so it is not allowed.

rules-jokers-title = { -joker(form: "title") }
rules-jokers-1 = The white cards stand for machete, paddle or coin. You choose when you play one, and the choice holds for its whole movement; the next time you choose anew.

rules-rubble-title = { -rubble(form: "title") } and base camps
rules-rubble-1 = To enter { -rubble(form: "space") }, play as many cards from your hand as it shows. They go to your play area and are discarded at the end of the turn, so they stay in your deck.
rules-rubble-2 = To enter a base camp, take as many cards from your hand as it shows. They leave the game at once and for good, which is often a gain: a lean deck shows its best cards more often.
rules-rubble-3 = Any cards will do; what is printed on them does not matter and does not happen. They must come from your hand, and one payment opens exactly one space.

rules-blockades-title = { -blockade(form: "title") }
rules-blockades-1 = While { -blockade(form: "a") } lies between two parts of the route, no step crosses any of the edges it covers. Your piece is next to it when its own space has such an edge; touching a corner is not enough.
rules-blockades-2 = Overcome it from next to it as you would enter a space: with one card of its symbol and enough { -power }, or with cards from your hand if it shows { -rubble }. Those cards stay in your deck.
rules-blockades-3 = You keep what you have overcome, and it may win you a tie at the end. From then on the way is free for everybody.
rules-blockades-4 = Nobody stands on { -blockade(form: "a") }. Your piece stays where it is; if your card has { -power } left, it may go on at once, but it need not. A card may also walk up first and then use the rest.
rules-blockades-5 = Each covers only the edges of its own seam. If your space touches two of them, you overcome each by itself, with one card if its { -power } suffices for both.

rules-buying-title = Buying
rules-buying-1 = Once per turn you may buy a card. Choose it together with the cards that pay; their coins, added up, must reach the price. There is no change.
rules-buying-2 = The new card goes to your discard pile. You will have it in hand after a later shuffle.
rules-buying-3 = As long as each of the six spots of the market board holds a pile, you buy from these. When a pile is used up its spot is vacant, and then every card of the reserve is on offer too.
rules-buying-4 = When you buy from the reserve, the rest of that pile moves into the vacant spot. Buying from the board fills nothing.
rules-buying-5 = Do not overpay without need: if the price is still reached when you leave out a card or { -cave-token }, leave it out. A card that has moved this turn cannot pay any more.

rules-halves-title = Half coins
rules-halves-1 = Yellow cards and { -joker(form: "many") } are worth their full number in coins. Each green, blue or purple card is worth half a coin, and halves add up.
rules-halves-2 = { card-treasure_chest } and { card-prop_plane } may count as half a coin as well: then they stay in your deck.

rules-items-title = Items
rules-items-1 = There are six items: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } and { card-travel_log }. When you use what an item can do, it leaves the game right afterwards, even if some of it went unused.
rules-items-2 = Paid for { -rubble } or spent as half a coin, an item has not been used and stays in your deck. Items you do not play may be kept or discarded like other cards.

rules-actions-title = Action cards
rules-actions-1 = A purple card takes effect at once, and you may play the cards it brings you in the same turn. If your draw pile runs out, the discard pile is shuffled; the card you are playing is not among it.
rules-actions-2 = { card-cartographer }: draw 2. { card-compass }: draw 3. { card-scientist }: draw 1, then remove 1 card of your hand from the game if you like. { card-travel_log }: draw 2, then remove up to 2 if you like.
rules-actions-3 = { card-transmitter }: put any card of the market or the reserve on your discard pile, free of charge. This is no purchase, so you may still buy, and it moves no pile.
rules-actions-4 = { card-native }: one step onto a neighbouring space whatever it asks for, { -finishing-space(form: "many") } included, or one { -blockade } of any kind. It does one or the other, never onto mountains or occupied spaces, never across { -blockade(form: "a") }, and only before your purchase.
rules-actions-5 = An action that would do nothing cannot be played. Instead of its action, every purple card can serve as half a coin or pay for { -rubble } and base camps.

rules-draw-title = Discarding and drawing
rules-draw-1 = At the end of your turn the cards you played go to your discard pile. What is left in your hand goes there too, except the cards you choose to keep, as many as you want.
rules-draw-2 = Then draw until you hold four. If you hold four or more, you draw none; if you own fewer, your hand is simply smaller.
rules-draw-3 = When you must draw and the draw pile is empty, your discard pile is shuffled and becomes the new draw pile, and not a moment earlier.

rules-end-title = The end of the race
rules-end-1 = Enter one of the three { -finishing-space(form: "many") }, and your piece goes through the gate at once; the space is free again.
rules-end-2 = The first arrival makes this the final round. Those who have not had their turn in it play once more, so that all have had equally many turns.
rules-end-3 = If only one has arrived, that player wins. Otherwise most { -blockade(form: "many") } win; if that is equal, the highest number on one; and without any, the earlier arrival.
rules-end-4 = Who has not arrived cannot win. If for three rounds nobody does anything at all, the game ends without a winner.

rules-two-title = Two players
rules-two-1 = With two players each of you leads two pieces and needs both at the gate. You start on the spaces 1 and 3, or 2 and 4.
rules-two-2 = Every card, payment and { -cave-token } moves one piece only; the next one may move the other. Your pieces block each other like those of strangers.
rules-two-3 = Only a second piece starts the final round. A piece at the gate has left the board; go on with your other one.

rules-caves-title = Caves
rules-caves-1 = In the caves variant every mountain with a cave holds four { -cave-token(form: "many") }, face down. Nobody can enter it.
rules-caves-2 = When a movement has ended and your piece stands next to a cave it was not next to before, you take the top one. That happens by itself. Passing by is not enough.
rules-caves-3 = To explore the same cave again, stop somewhere away from it first and come back with another card. Several caves count separately.
rules-caves-4 = You cannot explore across { -blockade(form: "a") }. If you take it and stay, you explore; if somebody else takes it, you get nothing.

rules-tokens-title = { -cave-token(form: "title") }
rules-tokens-1 = Use what you have found whenever you like while you play cards, in this or a later turn, as many as you like. Each works once. Those that move must come before your purchase.
rules-tokens-2 = The ones with a symbol move a piece like a card, or add their coins to a purchase. But they are no cards: they pay neither for { -rubble } nor for base camps, and do not fill your hand.
rules-tokens-3 = { token-draw_card }: draw 1. { token-remove_card }: 1 card of your hand leaves the game. { token-replace_cards }: lay down 1 to 4 cards without using them and draw as many.
rules-tokens-4 = { token-keep_item }: directly after using an item, and before anything else, you put it into your play area instead of out of the game.
rules-tokens-5 = { token-change_symbol }: your next card with one printed symbol shows another one, with the same { -power }, to move or to pay. You choose when you play it.
rules-tokens-6 = { token-pass_through }: for the rest of the turn you may pass occupied spaces and stop there, at the usual cost. { token-native_token }: the same as the card { card-native }.

rules-routes-title = Routes
rules-routes-1 = A route leads from the starting tile over at least one terrain tile, and up to two narrow strips, to the { -ending-tile }. The two sides of a tile cannot lie on the table together.
rules-routes-2 = Where two tiles meet, chance lays one of the six { -blockade(form: "many") }. A strip has one only where you come onto it, and there is none in front of the { -ending-tile }. If they run out, the last seams stay open.
rules-routes-3 = Seven routes are ready to play, from easy to difficult. In a route of your own, tiles join side to side, so that their spaces meet along edges.
rules-routes-4 = Good routes change their terrain often, make shortcuts hard, leave a way around and have few bottlenecks. The game rates yours and forbids nothing.

rules-house-title = House rules and manners
rules-house-1 = Full race: the others play on after the first arrival, until at most one is left on the way. Places go by round of arrival, then as in a tie. The winner stays the same.
rules-house-2 = Free order: your one purchase may come before, between or after your movements.
rules-house-3 = You may take back what you did until something hidden has come to light, such as a drawn card, or until your turn is over. If somebody leaves, the seat waits or a computer player stands in.
