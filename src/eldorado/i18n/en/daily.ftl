### The daily expedition: its card on the start screen, its page and its refusals.
###
### Arguments: $day is a date, $level a computer player, $time a countdown, $result and $strongest are
### finished text, $ordinal one, two, few or other (the ordinal kind of $place), and the rest are numbers:
### $rounds, $days (in a row), $place, $of, $people.

daily-title = Daily expedition
daily-card-new = Today’s race is waiting
daily-card-running = Continue today’s race
daily-card-done = { $rounds ->
    [one] Today: 1 round
   *[other] Today: { $rounds } rounds
}
daily-card-lost = Played today
daily-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
daily-no-streak = No streak yet
daily-end = Daily result
daily-note-ranked = Daily expedition: your first try counts. There are no hints, and nobody can play for you. It waits until you come back.
daily-note-again = Daily expedition: another try, which does not count.
refusal-daily = Nobody can play for you in a daily expedition that counts. It waits until you come back.
refusal-no_hints-daily = There are no hints in a daily expedition that counts.

daily-about = Everyone on this server gets the same route, the same { -blockade(form: "many") }, the same opponents and the same shuffles, no matter what the others do. A new expedition starts every day at midnight UTC.
daily-rules = Your first try counts. There are no hints, and you can undo as usual. The race goes on until only one expedition is still on the way: reach El Dorado in as few rounds as you can.
daily-rivals = Your opponents
daily-new-route = A new route
daily-play = Play today’s expedition
daily-continue = Continue
daily-again = Play again (not ranked)
daily-result = Your result
daily-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
daily-lost = Did not arrive
daily-strongest = { $level }, the strongest level
daily-strongest-unknown = Not yet known
daily-place = { $ordinal ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $of }
daily-place-label = Your place
daily-days-label = Streak
daily-field = Everyone’s results
daily-field-none = Nobody has finished yet.
daily-field-count = { $people ->
    [one] 1 player has finished
   *[other] { $people } players have finished
}
daily-field-line = { $people ->
    [one] { $result }: 1 player
   *[other] { $result }: { $people } players
}
daily-you = You
daily-next = The next expedition starts in { $time }
daily-past = This expedition is over. Its results stay here.
daily-to-today = Today’s expedition
daily-share = Share the result
daily-copied = The result has been copied.
daily-picture-svg = Picture (SVG)
daily-picture-png = Picture (PNG)
daily-share-result = Daily expedition { $day }: { $result }
daily-share-strongest = strongest level: { $rounds }
daily-share-streak = streak: { $days }
