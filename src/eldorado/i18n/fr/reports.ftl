### Rapports sur les simulations, les classements et les entraînements : pages et images.
### Les arguments sont expliqués dans en/reports.ftl.

## La page

report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-title = { report-games } : { $names }
report-on-one-route = { report-games } sur « { $route } », avec { $names }.
report-on-routes = { report-games } sur { $routes } parcours, avec { $names }.
report-several = { $count } × { $name }
report-sections = Sections
report-numbers = Les chiffres
report-footer = Tous les intervalles sont des intervalles de confiance à 95 %.

## En bref

report-tile-decided = { $count ->
    [one] partie gagnée
   *[other] parties gagnées
}
report-tile-decided-more = sur { $games }, { $actions } actions
report-tile-rounds = tours dans la partie médiane
report-tile-rounds-more = de { $least } à { $most }
report-tile-order = { report-place }, à { $players } : part des victoires
report-tile-order-more = entre { $low } et { $high } ; part équitable : { $fair }
report-tile-bought = achat le plus fréquent
report-copies = { $copies } par partie

## Ce qui a été joué

report-played = Ce qui a été joué
report-fact-games = Parties
report-fact-players = Participants
report-fact-table = À la table
report-fact-routes = Parcours
report-fact-variants = Variantes
report-fact-numbers = Numéros des parties
report-fact-seeds = Graines aléatoires
report-all-won = { $games }, toutes gagnées
report-some-won = { $games }, dont { $count } sans victoire
report-entry = { $bot } (n° { $entry }, { report-games })
report-table-size = à { $players } ({ report-games })
report-variant-all = { $variant } (toutes les parties)
report-variant-none = aucune : les règles officielles, sans grottes
report-range = { $low } à { $high }

## Qui gagne

report-seats = Qui gagne
report-seats-about = Un point est une part des victoires ({ report-games } avec une victoire). La barre qui l’entoure est l’intervalle de confiance à 95 %, le trait pointillé la part équitable. En vert, nettement plus que la part équitable ; en rouge, nettement moins. L’ordre de jeu se compte à partir de la place qui a commencé.
report-place = { $place ->
    [1] En premier
    [2] En deuxième
    [3] En troisième
   *[4] En quatrième
}
report-by-order = Selon l’ordre de jeu, à { $players }
report-by-order-table = Victoires selon l’ordre de jeu
report-by-player = Par participant, à toutes les places
report-by-player-table = Victoires par participant
report-won = { $name } : { $share } des parties gagnées ({ $low } à { $high }), { $lean ->
    [more] plus
   *[less] moins
} que la part équitable de { $fair }.
report-no-difference = Aucune différence nette sur { report-games } : chaque intervalle contient la part équitable.

## Avantage des places

report-advantage = Avantage des places par parcours
report-route-players = { $route }, à { $players }
report-advantage-gain = « { $route } » : jouer en premier a donné { $gain } points de pourcentage de { $lean ->
    [more] plus
   *[less] moins
} que la part équitable.
report-advantage-missed = Intervalles qui ne contiennent pas la part équitable : { $missing ->
    [0] aucun
   *[other] { $missing }
} sur { $total } ; le hasard seul en donnerait environ { $expected }.
report-advantage-more = Les chiffres ci-dessous en contiennent { $count } de plus.
report-advantage-table = Victoires par parcours et ordre de jeu

## Durée

report-length = Durée des parties
report-length-table = Tours jusqu’à l’arrivée de l’expédition gagnante
report-length-reading = Chaque colonne compte les parties gagnées pendant ce tour.
report-length-some = Sur { report-games }, la moitié ont été gagnées au plus tard au tour { $round }, la moitié centrale entre les tours { $low } et { $high } ; la plus courte a duré { $least } tours, la plus longue { $most }.
report-length-same = { report-games }, victoire au tour { $round }.
report-length-routes = La course la plus courte est « { $shortest } » avec { $least } tours en moyenne, la plus longue « { $longest } » avec { $most }.
report-median = médiane { $round }
report-axis-arrival = tour de l’arrivée gagnante
report-axis-round = tour

## Achats

report-cards = Ce qui est acheté
report-cards-none = Personne n’a acheté de carte.
report-cards-about = { $cards ->
    [one] { $cards } carte a été achetée
   *[other] { $cards } cartes ont été achetées
}, { $each } par partie.
report-cards-free = { card-transmitter } : { $cards ->
    [one] { $cards } carte de plus
   *[other] { $cards } cartes de plus
}, sans payer.
report-cards-heading = Achats par carte et par tour
report-cards-most = Achat le plus fréquent : { $card }, { $copies } par partie. Moment le plus actif : { $peak } au tour { $round }.
report-cards-reading = Exemplaires achetés en cent parties ; une case vide signifie moins d’un exemplaire en deux cents parties.
report-cards-table = Cartes obtenues
report-buyers = Le succès des acheteurs
report-buyers-more = Nettement plus de victoires que la part équitable, surtout avec : { $cards }.
report-buyers-less = Nettement moins de victoires, surtout avec : { $cards }.
report-buyers-none = Aucune carte n’a donné à ses acheteurs nettement plus ou moins que la part équitable.
report-buyers-reading = Les expéditions qui ont acheté la carte au moins une fois. Leurs achats dépendent aussi de la course en cours : une part ne prouve pas que la carte a fait la différence.
report-buyers-table = Victoires des expéditions qui ont acheté une carte

## Chemins sur le plateau

report-ways = Où vont les expéditions
report-ways-about = Il y a visite quand un pion termine un déplacement sur une case.
report-ways-shown = Sur { $routes } parcours, les { $shown } plus joués sont dessinés.
report-ways-none = Aucun pion ne s’est déplacé.
report-ways-busiest = La case la plus visitée est { $space } (visites par partie : { $visits }), soit { $share } des visites.
report-ways-never = Cases accessibles jamais visitées : { $never } sur { $spaces }.
report-ways-gate = { $share } des arrivées sont passées par { $space }.
report-ways-table = Visites
report-heat = Couleurs du sombre (aucune visite) au blanc (visites par partie : { $visits })
report-heat-never = jamais
report-heat-most = { $visits } par partie
report-board = cases : { $spaces }, grottes : { $count }
report-legend = { $name } : { $about }
report-legend-rubble = jouer des cartes
report-legend-base_camp = écarter des cartes
report-legend-mountain = fermée
report-legend-cave = tuiles

## Ce qui a décidé des parties

report-decided = Comment les parties se sont décidées
report-decided-some = { $share } des parties ont été gagnées par la seule arrivée du tour, { $ties } au départage.
report-decided-all = Toutes les parties ont été gagnées.
report-decided-left = Sans victoire : { report-games }.
report-decided-none = Aucune partie n’a été gagnée.
report-decided-table = Ce qui a décidé des parties
report-reason-only_arrival = seule arrivée
report-reason-most_blockades = plus de barrières
report-reason-highest_blockade = plus haute barrière
report-reason-first_arrival = première arrivée
report-reason-forfeit = forfait
report-reason-stalemate = blocage
report-reason-unfinished = inachevée
report-stopped = arrêtée au dernier tour autorisé

## Colonnes des tableaux

report-column-games = parties
report-column-wins = victoires
report-column-share = part
report-column-low = de
report-column-high = à
report-column-fair = équitable
report-column-order = ordre
report-column-player = participant
report-column-players = à la table
report-column-route = parcours
report-column-all = tous les parcours
report-column-mean = moyenne
report-column-least = min.
report-column-quarter = 25 %
report-column-median = médiane
report-column-three_quarters = 75 %
report-column-most = max.
report-column-card = carte
report-column-bought = achats
report-column-each = par partie
report-column-mean_round = tour moyen
report-column-taken = sans payer
report-column-space = case
report-column-visits = visites
report-column-all_visits = des visites
report-column-reason = décidée par

## Images des classements et des entraînements

report-ladder = L’échelle vers l’El Dorado
report-ladder-games = { $bots } participants, { report-games } à deux
report-ladder-reading = Points Elo autour de la moyenne : la barre large est une erreur type, le trait fin l’intervalle à 95 %.
report-training = Apprendre le chemin de l’El Dorado
report-training-games = { report-games }, { $generations ->
    [one] { $generations } génération
   *[other] { $generations } générations
}
report-training-rounds = Tour de la victoire, tous réglages confondus
report-training-error = Erreur de la prévision, en tours
report-training-values = de { $low } à { $high }
report-training-reading = Par génération : le premier réseau a appris des parties du { level-walker }, chaque suivant des siennes.
