### The route workshop: advice about routes, ratings by play, portraits.
###
### Arguments. Counts are passed as numbers, everything else as finished text of this language.
###   $terrain     a terrain; $letter, the letter of a piece; $route, a route; $name, a name
###   $share, $most, $least, $percent   percentages or numbers, written out
###   $count, $steps, $shortest, $games, $routes   how many
###   $number      the number on a space; $inside, $outside, averages of such numbers, written out
###   $value, $low, $high   figures and the ends of an interval, written out
###   $difficulty, $word   words of this file; $bots, who played, and their version
###   $done        how many races have been played
###   $rounds      a number of rounds, written out; $code, the code of a route

## Advice

advice-area = One area of { $terrain } covers { $share } of the route. Turn or swap a piece so that no area covers more than { $most }.
advice-much = { $share } of the spaces are { $terrain }. With more than { $most } of one terrain, players hardly need other cards.
advice-little = Only { $share } of the spaces are { $terrain }. With less than { $least }, hardly anybody needs cards for it.
advice-stretch = The easiest path has { $count } spaces of { $terrain } in a row. With more than { $most }, it becomes monotonous.
advice-shortcut = The shortest path is also the easiest. Make these spaces harder, so that the shortcut comes at a price.
advice-no-way-around = There is no way around these spaces of { $number } or more. Leave a longer path that avoids them.
advice-detour = The way around spaces of { $number } or more takes { $steps } steps instead of { $shortest }. Make it shorter.
advice-bend = In the bend of piece { $letter }, the inside ({ $inside } on average) is no harder than the outside ({ $outside }). Turn the piece so that the short way around is the harder one.
advice-narrow = On piece { $letter }, every path goes through these { $count } spaces. One expedition can hold up all the others there.
advice-narrow-board = Every path goes through these { $count } spaces. One expedition can hold up all the others there.
advice-crossings = { $count ->
    [one] Only 1 pair of spaces connects these pieces. Slide them so that there are at least two.
   *[other] { $count } pairs of spaces connect these pieces. Slide them so that there are at least two.
}
advice-choice = There is only one good path. Every other one shares more than half of its spaces with it or costs over { $most } more.
advice-purchases = These spaces need cards with a { -power } of 2 or more. Nobody can arrive without buying cards.
advice-none = The route follows all the tips of the rulebook.
advice-where = Spaces: { $name }

## Facts

facts-steps = Fewest steps
facts-cost = Sum of the numbers on the easiest path
facts-rounds = Expected rounds
facts-width = Separate paths
facts-narrow = Spaces that every path goes through
facts-tightest = Fewest spaces that would block every path
facts-terrain = Terrain
facts-stretches = Long stretches of one terrain
facts-stretch = { $count } × { $terrain }
facts-connections = { -blockade(form: "title") }
facts-caves = Caves
facts-none = none
facts-unfinished = The route has no { -ending-tile } yet. Paths lead to its last piece.

## Criteria

criterion-length = Length
criterion-length-about = The round in which the first expedition arrives, on average.
criterion-lead_changes = Lead changes
criterion-lead_changes-about = How often another expedition takes the lead, per race.
criterion-uncertainty = Uncertainty
criterion-uncertainty-about = The part of the race after which the winner is never behind again.
criterion-closeness = Gap to second place
criterion-closeness-about = How many rounds the second expedition is behind at the end.
criterion-seat_fairness = Seat advantage
criterion-seat_fairness-about = How far one place in the order of play is from an equal share of wins.
criterion-skill_gap = Skill
criterion-skill_gap-about = How often a stronger player wins against two weaker ones; 33% would be chance.
criterion-luck_share = Luck
criterion-luck_share-about = How much the cards of a seat decide the race, no matter which player sits there.
criterion-path_diversity = Variety of paths
criterion-path_diversity-about = How likely two expeditions that are equally far stop on different spaces.
criterion-bottlenecks = Crowding
criterion-bottlenecks-about = The share of turns that begin with other expeditions standing on the best path.
criterion-colours = Balance of terrain
criterion-colours-about = How evenly movement is spread over jungle, { -river } and village; 100% is perfectly even.
criterion-purchases = Variety of purchases
criterion-purchases-about = How many kinds of cards are bought; rare ones count for less.
criterion-blockades = Effect of { -blockade(form: "many") }
criterion-blockades-about = How many rounds earlier or later the first expedition arrives if only the { -blockade(form: "many") } change.

word-usual = as on printed routes
word-short = short
word-long = long
word-few = few
word-many = many
word-early = decided early
word-late = open to the end
word-close = close
word-apart = far apart
word-fair = fair
word-unfair = unfair
word-small = small
word-large = large
word-little = little
word-much = much
word-narrow = few paths
word-varied = many paths
word-free = free
word-crowded = crowded
word-uneven = one-sided
word-even = balanced

## Ratings

rating-title = { $name }: how it plays
rating-difficulty = Difficulty: { $difficulty }
rating-level = Difficulty
rating-like = Plays like { $route }
rating-figure = { $value } ({ $low } to { $high })
rating-made-by = { $games ->
    [one] 1 race
   *[other] { $games } races
} played by { $bots }
rating-in-short = In short
rating-criteria = The twelve criteria
rating-criteria-reading = The first row is this route with its 95% interval; the rows below it are the printed routes.
rating-bars = Compared with the printed routes; the brackets mark their lowest and highest figures
rating-this = This route
rating-ways = Where expeditions stop
rating-ways-about = The brighter a space, the more often a piece stopped there. Most often: { $name }.
rating-arrivals = When the first one arrives
rating-arrivals-about = Half of all races end by round { $rounds }; 8 of 10 between { $low } and { $high }.
rating-arrivals-axis = Round of the first arrival
rating-advice = Advice
rating-column-criterion = Criterion
rating-column-value = Figure
rating-column-low = from
rating-column-high = to
rating-column-word = In a word
rating-median = median { $rounds }

## Discovery

search-best = The best routes found
search-kept = { $count ->
    [one] 1 route kept
   *[other] { $count } routes kept
}, { $games } rated
search-nothing = No route with these wishes was found. Allow more ratings or fewer wishes.

## The portrait in the browser

rating-how = How it plays
rating-begin = Rate it
rating-ask = Computer players race on this route many times. That takes about ten seconds.
rating-unfinished = A route can be rated as soon as it is finished.
rating-racing = Computer players are racing on this route.
rating-raced = { $done } of { $games } races
rating-printed = Printed routes, from lowest to highest
rating-beside = 95% interval: { $low } to { $high }. Printed routes: { $least } to { $most }.
rating-show-ways = Show on the map
rating-ask-here = Computer players race on this route many times. On this device that takes a minute or more.
rating-quick = Quick rating
rating-full = Thorough rating
rating-thorough = Rate thoroughly
rating-thorough-ask = Stronger computer players race here 320 times. That takes a few minutes. You can leave; finished races are kept.
rating-thorough-begun = { $done } of { $games } races of a thorough rating have been run. It continues from there.
rating-thorough-racing = Stronger computer players are racing on this route. You can leave; finished races are kept.
rating-thorough-server = A thorough rating with stronger computer players would take too long on this device. A server can do it in a few minutes.
