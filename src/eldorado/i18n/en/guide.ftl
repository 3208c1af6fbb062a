### What the guide says in a first game, one thing at a time, and the question about sounds.
###
### $card is the name of a card, $count a number of steps. guide-NAME belongs to the step NAME of web/src/welcome/steps.ts.

guide-title = Guide
guide-next = Next
guide-skip = Skip the guide
guide-start = Play on
guide-others = The others are moving. Then it is your turn again.
guide-quiet = Play on as you like. I will be back when there is something new.

## Steps

guide-goal = Welcome! Your piece is marked. Be the first to bring it to El Dorado, the golden city at the other end of the route.
guide-cards = This is your hand. Each card shows a symbol and its { -power }: machetes are for the jungle, paddles for the { -river }, coins for villages.
guide-spaces = A space shows the symbols it requires, and one card alone must have enough of them. Your { $card } reaches the marked spaces.
guide-move = Now move: tap a marked space. The game chooses the card for you.
guide-card = Now tap a bright space, or drag the card there.
guide-go = The line shows your way, and the raised cards will be played. Press Go, or tap the space again.
guide-again = You can play as many cards as you like, one after the other. Move as far as you want first: after buying a card, you cannot move any more this turn.
guide-rivals = These are the expeditions. The number by the flag shows how many steps are left to El Dorado: you have { $count }. The smaller numbers count cards in hand and in the piles.
guide-piles = Your piles: first the draw pile, then the discard pile with everything you have played and bought. When the draw pile is empty, the discard pile is shuffled, and you can draw your new cards.
guide-hint = Not sure what to do? The light bulb shows good turns and why they are good, and it can play one for you. Ask as often as you like.
guide-market = Use the cards you do not need for moving to buy better ones. The number by the coin is the price. Choose a bright card in the { zone-market }, or end your turn.
guide-pay = The raised cards pay: coin cards count their { -power }, and any other card counts as half a coin. Press the large button to buy.
guide-empty = Your hand is empty. End your turn with the large button; then you draw four new cards.
guide-end = You can still play cards, or end your turn with the large button. The cards left in your hand are discarded, and you draw four new ones.
guide-special = Gray { -rubble } and red base camps take any cards from your hand. What you pay for { -rubble(form: "mass") } comes back to you later. What you leave at a base camp is gone for good: a good way to get rid of weak cards.
guide-blockade = { -blockade(form: "start") } ahead! It closes the way. The first player to meet its requirement takes it and opens the way for everyone. It can win you a tie.
guide-bye = That is all you need. Point at anything, or press and hold it, to read what it is. An advisor warns you about bad turns; you can turn it off behind the light bulb. Good luck!

## Steps for those who play by keys: no pointer, and one of the sentences below after it

guide-go-keys = The line shows your way, and the raised cards will be played.
guide-card-keys = Now choose one of the bright spaces.
guide-move-keys = Now move. The game chooses the card for you.
guide-market-keys = Use the cards you do not need for moving to buy better ones. The number by the coin is the price.
guide-pay-keys = The raised cards pay: coin cards count their { -power }, and any other card counts as half a coin.
guide-empty-keys = Your hand is empty. At the end of your turn you draw four new cards.
guide-end-keys = You can still play cards, or end your turn. The cards left in your hand are discarded, and you draw four new ones.
guide-bye-keys = That is all you need. An advisor warns you about bad turns; you can turn it off behind the light bulb. Good luck!

## Which keys; $shortcuts is yes or no (whether letters are keys), $main, $target, $market, $help and $next are keys

guide-how-main = { $shortcuts ->
    [yes] Press { $main } to do it.
   *[no] Go to the large button with Tab, and press Enter.
}
guide-how-end = { $shortcuts ->
    [yes] Press { $main } to end your turn.
   *[no] Go to the large button with Tab, and press Enter.
}
guide-how-target = { $shortcuts ->
    [yes] Press { $target } for the next space you can reach, and Enter to choose it.
   *[no] Go to the board with Tab and to a space with the arrow keys, and press Enter.
}
guide-how-market = { $shortcuts ->
    [yes] Press { $market } for the { zone-market }, Tab for the next card, and Enter to choose it. Or press { $main } to end your turn.
   *[no] Go to the { zone-market } with Tab, and press Enter. Or end your turn with the large button.
}
guide-how-help = { $shortcuts ->
    [yes] Press { $help } for help and all keys.
   *[no] The help lists all keys.
}
guide-how-next = { $shortcuts ->
    [yes] Press { $next } to go on.
   *[no] Go to the next step with Tab and Enter.
}

## Sounds

sound-ask = Would you like sounds?
sound-listen = Listen
sound-on = Yes
sound-off = No
