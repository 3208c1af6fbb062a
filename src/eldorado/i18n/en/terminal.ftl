### What the terminal says. Arguments: numbers as numbers, everything else as finished text.
###   $name     a player
###   $cards    cards, already joined to a list
###   $deed     an action in a sentence
###   $numbers  the numbers of blockades, or terminal-none
###   $place, $round (0 while on the way), $home (pieces arrived), $pieces   numbers

terminal-nothing = nothing
terminal-none = none
terminal-drawn = Drawn: { $cards }.
terminal-taken-back = Taken back: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] still on the way
   *[other] arrived in round { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } of { $pieces } pieces at the gate
}; { -blockade(form: "many") }: { $numbers }
