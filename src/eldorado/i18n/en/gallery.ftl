# The gallery of routes and the page of a route.

gallery-title = Gallery of routes
gallery-about = Routes that people on this server have built, played to the end and published.
gallery-sort = Order
gallery-sort-fresh = newest first
gallery-sort-played = most played first
gallery-sort-difficulty = easiest first
gallery-sort-length = shortest first
gallery-difficulty = Difficulty
gallery-any = any
gallery-size = Length
gallery-size-short = short
gallery-size-medium = medium
gallery-size-long = long
gallery-caves = with caves only
gallery-found =
    { $count ->
        [0] No routes match.
        [one] One route
       *[other] { $count } routes
    }
gallery-none = Nobody has published a route here yet. Build one, play it to the end, and you can publish it.
gallery-build = Build a route
gallery-more = Show more
gallery-by = by { $author }
gallery-anonymous = by an anonymous explorer
gallery-played =
    { $count ->
        [0] not played yet
        [one] played once
       *[other] played { $count } times
    }
gallery-rounds = about { $rounds } rounds
gallery-unrated = not rated yet
gallery-yours = yours
gallery-route = A route
gallery-facts = Facts
gallery-pieces = Pieces
gallery-steps = Shortest path
gallery-steps-count =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
gallery-length = Length
gallery-blockades = Number of { -blockade(form: "many") }
gallery-cave-count = Caves
gallery-width = Separate paths
gallery-terrain = Terrain
gallery-terrain-line = { space-jungle } { $jungle }%, { space-river } { $river }%, { space-village } { $village }%
gallery-code = Code
gallery-rating = Rating
gallery-rated = When computer players race here, the first one arrives in about round { $rounds }. Difficulty: { $difficulty }.
gallery-rated-by = Rated by: { $bots }
gallery-rating-soon = Computer players are racing on this route. The rating will appear here soon.
gallery-play = Play
gallery-workshop = Open in the workshop
gallery-publish = Publish
gallery-publish-title = Publish this route
gallery-publish-about = Everyone on this server will see the route, its name, and what you write about it.
gallery-publish-first = Play a game on this route to the end. After that you can publish it.
gallery-publish-again = Save the changes
gallery-published = The route is in the gallery.
gallery-withdraw = Remove from the gallery
gallery-withdrawn = The route is no longer in the gallery.
gallery-hidden = The host of this server has hidden this route from the gallery.
gallery-name = Name of the route
gallery-line = Short description
gallery-author = Your name (optional)
gallery-picture = Map of the route { $name }
gallery-back = Back to the gallery

refusal-published = This route is already published.
refusal-route_hidden = The host of this server has hidden this route. It cannot be published.
refusal-not_finished = Finish a game on this route first. After that you can publish it.
refusal-no_name = Give the route a name.
