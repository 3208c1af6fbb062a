### Company: reactions and phrases, notifications, races with strangers, the ladder of people.
###
### Arguments: $name is a player, $names are finished text, $remark is a finished reaction or phrase, $time is a
### duration or a time of day, $elo and $margin are finished numbers, and $round, $games, $count and $few are numbers.

company-open = Say something
company-about = Everyone at the table sees it in their own language. Nothing is stored.
company-reactions = Reactions
company-phrases = Phrases
company-players = Players
company-mute = Mute { $name }
company-all-muted = Reactions and phrases from other players are hidden. You can change this in the settings.
company-said = { $name }: { $remark }
company-setting = Reactions and phrases
company-setting-about = Show what other players say at the table.
remark-smile = smiles
remark-laugh = laughs
remark-wow = is amazed
remark-sad = is sad
remark-cheer = cheers
remark-heart = sends a heart
remark-good_luck = Good luck!
remark-well_played = Well played!
remark-nice_move = Nice move!
remark-that_hurt = That hurt!
remark-close_race = What a race!
remark-thinking = Let me think…
remark-back_soon = Back in a minute.
remark-sorry = Sorry!
remark-thanks = Thank you!
remark-one_more = One more?

notice-offer = Would you like a notification when it is your turn and this page is in the background?
notice-yes = Yes, notify me
notice-no = No, thanks
notice-refused = Your browser does not allow notifications from this page. You can change that in your browser’s settings.
notice-title = Your turn
notice-body = Round { $round }, with { $names }
notice-setting = Your turn
notice-setting-about = A notification when it is your turn and the page is in the background. The page must stay open.

race-title = Find a race
race-about = We look for players who want the same kind of race. If nobody comes, computer players join.
race-players = Players
race-any = Any
race-pace = Pace
race-quick = Quick
race-quick-about = One minute for each turn, and three extra minutes for the whole race.
race-relaxed = Relaxed
race-relaxed-about = No clock. Everyone stays at the table.
race-days = Over several days
race-days-about = Two days for each turn. You don’t have to stay on this page.
race-seek = Find a race
race-wait-title = Looking for a race
race-rematch-title = Rematch
race-seat = Waiting for a player
race-fill-in = Computer players will take the open seats in { $time }.
race-fill-soon = Computer players are taking the open seats.
race-fill-at = Computer players will take the open seats on { $time }. You can close this page.
race-now = Start with computer players now
race-leave = Stop waiting
race-come = { $count ->
    [one] One person is here.
   *[other] { $count } people are here.
}

ladder-title = Ladder
ladder-about = The players on this server, strongest first. Only players who want to be listed are shown.
ladder-none = Nobody is on the ladder yet.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Races
ladder-provisional = Provisional
ladder-provisional-about = A rating is provisional until you have finished { $few } races; provisional ratings come after the others. The true strength lies within the margin (±) 19 times out of 20.
ladder-line = { $elo } ± { $margin }
ladder-own = Your place on the ladder
ladder-you = You
ladder-unrated = You have no rating yet. Finish a race to get one.
ladder-own-rating = Your rating is { $elo } ± { $margin }, from { $games ->
    [one] { $games } race
   *[other] { $games } races
}.
ladder-hidden = You are not shown. Choose a name if you want to be.
ladder-shown = You are shown as { $name }.
ladder-join = Show me on the ladder
ladder-change = Change the name
ladder-leave = Remove me from the ladder
ladder-left = You are no longer shown on the ladder.
ladder-joined = You are on the ladder now.
ladder-levels = Computer players
ladder-levels-about = For comparison.
ladder-more = { $count ->
    [one] One more person is on the ladder.
   *[other] { $count } more people are on the ladder.
}

refusal-alone = There are no other people at this table to talk to.
refusal-name_taken = Somebody on the ladder already has this name. Choose another one.
refusal-seated = You already have a seat at this table.
