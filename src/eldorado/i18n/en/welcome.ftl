### For newcomers: the invitation on the start screen, and what the small numbers at the table mean.
### $count is how many cards can be bought.

welcome-new = New here? Two minutes
welcome-new-about = A first race with a guide
welcome-dismiss = No, thanks
welcome-learn = First race with a guide
welcome-about-expedition = The flag shows the fewest steps left to El Dorado. The other numbers are the cards in hand, in the draw pile and in the discard pile.
welcome-about-piles = The cards you play and buy go to your discard pile. When your draw pile is empty, the discard pile is shuffled and becomes your new draw pile.
welcome-about-vacant = The pile that was here is sold out. While a { -spot } is vacant, you can also buy cards from the reserve.
welcome-about-market = { $count ->
    [0] You cannot buy any of its cards now.
    [one] It has 1 card that you can buy now.
   *[other] It has { $count } cards that you can buy now.
}
