### Where the editions differ, and what we play. A difference is editions-NAME-title, -who (who says
### what) and -ours (what we play, and why); editions.json gives their order and their clauses.
### No arguments.

page-editions = Where the editions differ, and what we play
page-editions-about = We compared six rulebooks: English, French and Portuguese (Brazil) of 2023, German and English of 2017, and an English fan translation of 2017. We play what the 2023 editions have in common. Where they leave something open, the clearest of the others decides. Where no rulebook answers, we made a ruling: such rules are marked “{ editions-ruling }”.
editions-ruling = our ruling
editions-ours = We play

editions-start-title = Who begins
editions-start-who = English, French and Portuguese 2023: the player who sat down first. Fan translation: you choose somebody. German and English 2017: the player with the hat; they do not say who gets it.
editions-start-ours = The game picks somebody at random, because on a screen nobody sits down first. The player who opens the table may choose instead.

editions-actions-title = Actions after the purchase
editions-actions-who = All editions: first move, then buy. English and Portuguese 2023: action cards at any time in your turn, and the { card-native } is one of them. German 2017 and French 2023: while you move and while you buy.
editions-actions-ours = You may use actions at any time, even after your purchase. The { card-native } may still take its step then, because it is an action card like the others.

editions-occupied-title = Passing other pieces
editions-occupied-who = German 2017 and the fan translation: you may neither enter nor pass an occupied space. All others: you may not enter it.
editions-occupied-ours = You may neither enter nor pass it, because nobody can pass a space without entering it.

editions-camp-title = Cards for a base camp
editions-camp-who = One example in the fan translation and one in Portuguese 2023 speak of discarding the cards. The rules of all editions say that the cards leave the game.
editions-camp-ours = The cards leave the game for good, as the rules say. The two examples only use the wrong word.

editions-blockade-title = Standing on { -blockade(form: "a") }
editions-blockade-who = German 2017: { -blockade(form: "a") } is not a place, and your piece stays where it is. All others: it works like a space; they say no more.
editions-blockade-ours = As in German 2017, which is clearest: nobody ever stands on { -blockade(form: "a") }.

editions-native-title = The { card-native } and { -blockade(form: "many") }
editions-native-who = All editions but the fan translation let the { card-native } take { -blockade(form: "a") }. None says whether it may take a step as well.
editions-native-ours = It does one or the other. Taking { -blockade(form: "a") } counts like entering a space, and the { card-native } enters only one.

editions-halves-title = Any card as half a coin
editions-halves-who = German 2017: you may spend any card as half a coin, even if it is worth more. All others: only cards without a coin are worth half a coin.
editions-halves-ours = As in German 2017, because nothing in the others forbids it. It only matters for the { card-treasure_chest } and the { card-prop_plane }: spent as half a coin, they stay in your deck.

editions-new-title = A new card in the same turn
editions-new-who = German 2017, Portuguese 2023 and the fan translation: you may not use it directly. English 2017: not in this turn. English and French 2023: it goes on your discard pile; they say no more.
editions-new-ours = It goes on your discard pile. If you have to shuffle in the same turn and then draw it, you may play it like any other card, because shuffling is how new cards come into play.

editions-transmitter-title = Is the { card-transmitter } a purchase?
editions-transmitter-who = French 2023 and German 2017: no. The others do not say.
editions-transmitter-ours = No. You may still buy a card in the same turn, and no pile moves, because only a purchase moves a pile.

editions-scientist-title = Drawing with the { card-scientist }
editions-scientist-who = French 2023 and the fan translation: you may draw a card. All others: you draw a card.
editions-scientist-ours = You always draw the card, as in most editions. Only removing a card is up to you.

editions-log-title = Removing with the { card-travel_log }
editions-log-who = English 2023, German 2017 and English 2017: draw 2 cards, then remove up to 2. Fan translation: remove 2. French 2023: you may draw fewer than 2. Portuguese 2023 says “play” instead of “remove”, a translation slip.
editions-log-ours = You draw 2 cards. Then you may remove 2, 1 or none, as in most editions.

editions-hand-title = How many cards you may keep
editions-hand-who = English and Portuguese 2023: with four cards or more, you draw none. French 2023: keep one or more; with four, you draw none. German 2017: draw until you have exactly four. English 2017 and the fan translation do not say what happens with more.
editions-hand-ours = You decide for each card and may keep them all. With four or more, you draw none. No edition sets a limit.

editions-final-title = Who plays in the final round
editions-final-who = French 2023, German 2017 and the fan translation: everyone has the same number of turns. Portuguese 2023 can be read as one more turn for everyone.
editions-final-ours = Only players who have not had their turn in this round still play. That way, everyone has the same number of turns.

editions-tie-title = Which { -blockade } breaks a tie
editions-tie-who = English, French and Portuguese 2023 and German 2017: the one with the highest number. English 2017: the one with the highest { -power }. Fan translation: the one with the highest value.
editions-tie-ours = The one with the highest number. All numbers are different, so this always decides. The two hardest { -blockade(form: "many") } have the highest numbers anyway.

editions-arrival-title = A tie without { -blockade(form: "many") }
editions-arrival-who = English, French and Portuguese 2023 and German 2017: the first to arrive wins. English 2017 and the fan translation do not say.
editions-arrival-ours = The first to arrive wins, because a race needs a winner.

editions-two-title = The end with two players
editions-two-who = Taken literally, the general rule would start the final round with a player’s first piece. In their rules for two players, all editions but the fan translation speak of the second piece.
editions-two-ours = A player’s second piece starts the final round, because only then has this player arrived.

editions-caves-title = When you explore a cave
editions-caves-who = French 2023 and the fan translation: you may explore. All others: you explore. For the fan translation it is enough to be next to the cave in your turn. For all others you must stop there.
editions-caves-ours = You explore automatically when you stop next to the cave, because { -cave-token(form: "many") } never do you any harm. Passing by is not enough.

editions-wall-title = Caves behind { -blockade(form: "a") }
editions-wall-who = English, French and Portuguese 2023: you cannot explore a cave across { -blockade(form: "a") }. German 2017, English 2017 and the fan translation do not say.
editions-wall-ours = As in the 2023 editions: first take the { -blockade }.

editions-replace-title = How many cards to replace
editions-replace-who = The { -cave-token } “{ token-replace_cards }”: 1 to 4 cards in French 2023, German 2017 and the fan translation; up to 4 in English and Portuguese 2023 and English 2017.
editions-replace-ours = You replace 1 to 4 cards. With none, nothing would happen.

editions-names-title = One card, several names
editions-names-who = “Forscher”, “Savant” and “Researcher” are the { card-explorer }. “Entdecker”, “Explorateur” and “Discoverer” are the { card-trailblazer }. “Telephone” and “Telegraph” are the { card-transmitter }. In one example, English 2017 names the { card-scientist } by mistake.
editions-names-ours = Search the rules for any of these names, in any language: you will find the card. You choose in the settings which names you see.
