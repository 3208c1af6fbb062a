### Seats: who sits there, who is away, and how far those came who did not arrive.
###
### $name is somebody's name, $minutes and $hours whole numbers, $time a duration in words.

name-someone = Player
seats-you = You
seats-is-away = { $name } is away
seats-away-since = { $minutes ->
    [0] { $name } has just left.
    [one] { $name } has been away for 1 minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
seats-away-hours = { $name } has been away for { $hours } hours.
seats-away-choice = You can wait, or let a computer player move until { $name } comes back.
seats-clock-decides = When { $name }’s time runs out, a computer player takes over.
seats-time-left = { $time } left
seats-time-short = less than a minute left
seats-time-own = You have { $time } left.
seats-wait = Wait
seats-stand-in = Let a computer player move
seats-stand-in-soon = Possible in { $time }.
seats-steps-away = { $count ->
    [one] 1 step from El Dorado
   *[other] { $count } steps from El Dorado
}
seats-on-the-way = Still on the way
