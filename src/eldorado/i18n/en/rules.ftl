### The rules on one page. A section is rules-NAME-title and paragraphs rules-NAME-1, -2 and so on;
### sections.json gives their order and number, clauses.json the paragraph that explains a clause.
### No arguments.

rules-title = The rules
rules-intro = Everything you need to know for the race, in the order you will need it.

rules-goal-title = The goal
rules-goal-1 = Be the first to lead your expedition to El Dorado. You start with eight weak cards. Better cards from the { zone-market } take you faster through jungle, { -river } and villages.
rules-goal-2 = Each player starts with four { card-traveler } cards, three { card-explorer } cards and one { card-sailor } card, shuffled, and draws four of them. The { -starting-player } gets the hat and starts on { -starting-space } 1; the others follow clockwise.
rules-goal-3 = Only you can see your hand, and nobody knows the order of a draw pile. Everything else is open: discard piles, the { -blockade(form: "many") } and { -cave-token(form: "many") } that players have taken, and the size of every pile.

rules-turn-title = Your turn
rules-turn-1 = A turn has three phases: play cards, discard, draw. In the first phase you play as many cards as you like, to move and to buy at most one card. Cards you have played lie in your play area until you discard them.
rules-turn-2 = You never have to do anything. If you would rather wait, just end your turn. If you have no cards left or your piece is shut in, you can only wait, or buy if you can pay.
rules-turn-3 = Each card does one thing per turn: it moves, pays for { -rubble } or a base camp, gives coins, or uses its action.
rules-turn-4 = First move, then buy: after your purchase, cards with symbols and payments no longer move your pieces or take { -blockade(form: "a") }. You can use actions at any time, before and after moving and buying. This includes the { card-native }.
rules-turn-5 = Then the next player takes a turn. In a round, everyone takes one turn, beginning with the { -starting-player }.

rules-moving-title = Moving
rules-moving-1 = A step takes your piece to a space that shares an edge with its own, in any direction, even backwards. Only { -starting-space(form: "a") } without terrain cannot be entered again once you have left it.
rules-moving-2 = The card must show the symbol of the space: a machete for jungle spaces, a paddle for { -river } spaces, a coin for village spaces.
rules-moving-3 = Its { -power } must be at least the number of symbols on the space. You cannot add two cards together to enter one space.
rules-moving-4 = Entering a space uses up as much { -power } as the space shows. If the card has { -power } left, it can move on to more spaces with the same symbol. After that, you may move with another card.
rules-moving-5 = You may stop whenever you like. Unused { -power } is lost as soon as you stop; you cannot use it later. Finish moving with one card before you play the next.
rules-moving-6 = Nobody can enter a mountain. You cannot enter or pass a space with a piece on it either, even if the piece is your own.
rules-moving-7 = A card that you play to move must take you to a different space or take { -blockade(form: "a") }. You may not walk in a circle.

rules-jokers-title = { -joker(form: "title") }
rules-jokers-1 = The white cards count as a machete, a paddle or a coin. You choose one symbol when you play the card, for its whole movement. Next time, you can choose another.

rules-rubble-title = { -rubble(form: "title") } and base camps
rules-rubble-1 = To enter { -rubble(form: "space") }, play as many cards from your hand as it shows. They go to your play area and are discarded at the end of the turn, so they stay in your deck.
rules-rubble-2 = To enter a base camp, remove as many cards from your hand as it shows. They leave the game at once and for good. That is often good for you: in a small deck you draw your best cards more often. You may make your deck as small as you like.
rules-rubble-3 = You can use any cards; their symbols and actions are ignored. They must come from your hand, and each payment is for one space only.

rules-blockades-title = { -blockade(form: "title") }
rules-blockades-1 = A place where two parts of the route meet is a connection. While { -blockade(form: "a") } lies on a connection, nobody can cross the edges it covers. Your piece is next to it if its space has such an edge; touching a corner is not enough.
rules-blockades-2 = If your piece is next to it, you can take it just as you would enter a space: with one card that has its symbol and enough { -power }, or with cards from your hand if it shows { -rubble(form: "shown") }. Those cards stay in your deck.
rules-blockades-3 = You keep the { -blockade(form: "many") } you take; they may win you a tie at the end. Once one has been taken, the way is open to everyone.
rules-blockades-4 = No piece ever stands on { -blockade(form: "a") }. When you take it, your piece stays where it is. If your card has { -power } left, it may go on at once. You may also move up to { -blockade(form: "a") } first and take it with the { -power } that is left.
rules-blockades-5 = Each of them covers only its own connection. If your space touches two of them, you take each one separately, with one card if its { -power } is enough for both.

rules-buying-title = Buying
rules-buying-1 = Once per turn, you may buy one card. Choose the cards you pay with; together, their coins must reach the price. You get no change.
rules-buying-2 = Put the new card on your discard pile. You can draw it after your discard pile has been shuffled.
rules-buying-3 = There are 18 different cards, three of each, in piles. Six piles lie on the market board, each on its own { -spot }. The other twelve piles lie above it: the reserve. As long as there is a pile on every { -spot }, you can buy from the board only. When all piles are sold out, there is nothing left to buy.
rules-buying-4 = When a pile is used up, its { -spot } is vacant. Then you can also buy any card from the reserve, and the rest of its pile moves to the vacant { -spot }. If you buy from the board, no pile moves.
rules-buying-5 = The game refuses a payment with a card or { -cave-token } you do not need for the price. You cannot pay with a card that you have already used this turn.

rules-halves-title = Half coins
rules-halves-1 = Yellow cards and { -joker(form: "many") } are worth their full number in coins. Each green, blue or purple card is worth half a coin, and you can add halves together.
rules-halves-2 = You can also spend the { card-treasure_chest } and the { card-prop_plane } as half a coin. Then they stay in your deck.

rules-items-title = Items
rules-items-1 = There are six items: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } and { card-travel_log }. Once you have used an item’s ability, remove it from the game, even if you did not need all of it.
rules-items-2 = If you use an item to pay for { -rubble } or spend it as half a coin, you have not used its ability, and it stays in your deck. You can keep or discard an item that you do not play, like any other card.

rules-actions-title = Action cards
rules-actions-1 = A purple card takes effect at once, and you may play the cards you draw in the same turn. If your draw pile runs out, shuffle your discard pile; the card you are playing is not part of it.
rules-actions-2 = { card-cartographer }: draw 2 cards. { card-compass }: draw 3 cards. { card-scientist }: draw 1 card, then you may remove 1 card in your hand from the game. { card-travel_log }: draw 2 cards, then you may remove up to 2.
rules-actions-3 = { card-transmitter }: put any card from the { zone-market } or the reserve on your discard pile for free. This is not a purchase, so you may still buy a card, and no pile moves.
rules-actions-4 = { card-native }: move one step onto an adjacent space, whatever it requires, { -finishing-space(form: "many") } included, or take one { -blockade } of any kind. It does one or the other. It never enters mountains or occupied spaces, and it never crosses { -blockade(form: "a") }. You may play it after your purchase too.
rules-actions-5 = You cannot play an action that would have no effect. Instead of using its action, you can spend any purple card as half a coin or use it to pay for { -rubble } and base camps.

rules-draw-title = Discarding and drawing
rules-draw-1 = At the end of your turn, the cards you played go to your discard pile. The cards left in your hand go there too, except for those you want to keep.
rules-draw-2 = Then draw until you have four cards. If you have four or more, you draw none. If your whole deck has fewer than four cards, your hand is simply smaller.
rules-draw-3 = When you have to draw and your draw pile is empty, shuffle your discard pile. It becomes your new draw pile.

rules-end-title = The end of the race
rules-end-1 = When you enter one of the three { -finishing-space(form: "many") }, your piece goes through the gate at once, and the space is free again. Unused { -power } is lost. When your last piece has arrived, your turn ends at once.
rules-end-2 = The first arrival makes this the final round. The players who have not had their turn in this round play once more, so that everyone has had the same number of turns. If the last player of the round is the first to arrive, the game ends at once.
rules-end-3 = If only one player has arrived, that player wins. Otherwise the player with the most { -blockade(form: "many") } wins. If that is a tie, the highest-numbered { -blockade } wins. If nobody who arrived has any, the first to arrive wins.
rules-end-4 = A player who has not arrived cannot win. If nobody does anything for three rounds, the game ends without a winner.

rules-two-title = Two players
rules-two-1 = With two players, each player leads two pieces and must bring both to the gate. You start on spaces 1 and 3, or on 2 and 4.
rules-two-2 = Each card, payment or { -cave-token } moves only one piece; the next may move the other. Your own pieces block each other, too.
rules-two-3 = The final round starts only when a player’s second piece arrives. A piece that has gone through the gate has left the board; continue with the other one.

rules-caves-title = Caves
rules-caves-1 = In the caves variant, each mountain with a cave holds four { -cave-token(form: "many") }, face down. Nobody can enter the mountain itself. If there are more than nine caves, they are filled from the start of the route, and the last ones stay empty. An empty cave gives you nothing.
rules-caves-2 = If your movement ends next to a cave that your piece was not next to before, you take its top { -cave-token }. This happens automatically. Passing by is not enough.
rules-caves-3 = To explore the same cave again, stop somewhere away from it and come back with another card. If you are next to several caves, each one counts separately. Every piece explores for itself, wherever the others have been.
rules-caves-4 = You cannot explore a cave across { -blockade(form: "a") }. If you take the { -blockade } and stay next to the cave, you explore it. If somebody else takes it, you do not.

rules-tokens-title = { -cave-token(form: "title") }
rules-tokens-1 = You may use { -cave-token(form: "many") } at any time while you play cards, in this turn or a later one, as many as you like. Each works once. A { -cave-token } with a symbol can move a piece only before your purchase.
rules-tokens-2 = A { -cave-token } with a symbol moves a piece like a card, or adds its coins to a purchase. But { -cave-token(form: "many") } are not cards: you cannot use them to pay for { -rubble } or base camps, and they do not count as cards in your hand.
rules-tokens-3 = { token-draw_card }: draw 1 card. { token-remove_card }: remove 1 card in your hand from the game. { token-replace_cards }: discard 1 to 4 cards without using them and draw the same number.
rules-tokens-4 = { token-keep_item }: use it right after an item, before you do anything else. The item goes to your play area instead of leaving the game.
rules-tokens-5 = { token-change_symbol }: your next card with one printed symbol counts as another symbol with the same { -power }, to move or to pay. You choose when you play it. With two of these, two cards of one purchase can be changed.
rules-tokens-6 = { token-pass_through }: for the rest of the turn you may pass occupied spaces and stop there, at the usual cost. After your purchase it still helps the { card-native }. { token-native_token }: the same as the card { card-native }.

rules-routes-title = Routes
rules-routes-1 = A route leads from the starting tile over at least one terrain tile and up to two narrow strips to the { -ending-tile }. You cannot use both sides of a tile in one route.
rules-routes-2 = Where two tiles meet, one of the six { -blockade(form: "many") } is placed at random. A strip has one only where you enter it, and there is none in front of the { -ending-tile }. If there are not enough, the last connections stay open.
rules-routes-3 = Seven routes are ready to play, from easy to difficult. You can also build a custom route. Its tiles must fit together along their sides, so that their spaces meet along edges.

rules-tips-title = Tips for your own routes
rules-tips-1 = Mix the terrain. A long stretch of one color soon gets boring; the more often the terrain changes, the more exciting the race.
rules-tips-2 = Make shortcuts hard. The short way should lead over difficult spaces, and the long way around them should be easier.
rules-tips-3 = Make the inside of a bend harder than the outside. Then several ways are worth trying, and everyone can follow a plan of their own.
rules-tips-4 = Avoid too many bottlenecks. A few narrow places make the race exciting; too many hold everybody up.
rules-tips-5 = These are tips, not rules: you can play any route that fits together. On some routes, nobody arrives without buying better cards.

rules-house-title = House rules and fair play
rules-house-1 = Full race: the other players continue after the first arrival until at most one is still on the way. Places are decided by the round of arrival, then as in a tie. The winner stays the same.
rules-house-2 = Free order: your one purchase may come before, between or after your movements.
rules-house-3 = You may take back actions until hidden information is revealed, such as a card you draw, or until your turn is over. If a player leaves, the seat waits, or a computer player takes over.
