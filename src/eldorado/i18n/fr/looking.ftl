### Regarder devant et derrière soi : conseils, parties à revoir, analyse, ses parties. Les arguments sont
### dans en/looking.ftl.

looking-ready = Retour sur la partie

## Actions à faire

deed-piece = { $piece ->
    [0] { "" }
   *[other] { " " }(pion { $piece })
}
deed-via = { $blockades ->
    [0] { "" }
    [one] , en prenant la barrière { $blockade }
   *[other] , en prenant les barrières { $blockade }
}
deed-move = { $card } vers { $space }{ deed-piece }{ deed-via }
deed-stay = { $card } : prendre la barrière { $blockade }{ deed-piece }
deed-pay = Payer { $cards } pour { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Laisser { $cards } pour de bon au campement { $space }{ deed-piece }{ deed-via }
deed-pay-blockade = Payer { $cards } pour la barrière { $blockade }{ deed-piece }
deed-play = Jouer { $card }
deed-remove = Écarter du jeu : { $cards }
deed-remove-none = N’écarter aucune carte
deed-take = Prendre { $card } gratuitement
deed-buy = Acheter { $card } avec { $cards }
deed-token = Utiliser « { $token } »{ $count ->
    [0] { "" }
   *[other] { " " }: { $cards }
}
deed-end = { $count ->
    [0] Terminer le tour
   *[other] Garder { $cards } et terminer le tour
}
cost-both = { cost-win } et { cost-rounds }
cost-win = { $points ->
    [one] environ { $points } point de pourcentage de chances de gagner
   *[other] environ { $points } points de pourcentage de chances de gagner
}
cost-rounds = { $halves ->
    [0] un peu de temps
    [1] environ la moitié d’un tour
    [2] environ un tour
    [3] environ un tour et demi
   *[other] environ { $rounds } tours
}

## Conseils

hints-title = Conseil
hints-about = Les meilleurs coups à jouer ici, et pourquoi.
hints-thinking = Réflexion en cours…
hints-busy = Le serveur est occupé. Redemandez dans un instant.
hints-stale = La partie a avancé. Demandez un nouveau conseil.
hints-win = { $win } de chances de gagner
hints-arrival = arrivée vers le tour { $round }
hints-do-it = Pointez une étape pour la voir sur le plateau. À vous ensuite de la jouer.
hints-point = Pointez une étape pour la voir sur le plateau.
hints-play = Jouer ce coup
hints-play-rest = Jouer la suite
hints-playing = Le coup se joue… Fermez ce volet pour l’arrêter.
hints-done = Fait : { $deed }
hints-best = Meilleurs coups
hints-first = Le meilleur coup :
hints-why-not = Et mon coup ?
hints-fine = Votre coup vaut les meilleurs que nous ayons trouvés.
hints-odds-now = Si vous terminez votre tour maintenant, vos chances de gagner sont d’environ { $own }. Avec ce coup, elles sont d’environ { $best } :
hints-late-now = Avec ce coup, vous arriveriez { $halves ->
    [0] un peu plus tôt :
   *[other] { cost-rounds } plus tôt :
}
hints-better = Ce coup serait meilleur :
hints-take-back = Ce coup commence plus tôt dans votre tour : annulez d’abord vos dernières actions.
hints-go-back = Annuler jusque-là
hints-advisor = Conseiller
hints-advisor-about = Vous avertit avant la fin de votre tour, et seulement en cas de grosse erreur.
hints-plays = Jouer les conseils d’un seul geste
hints-plays-about = Seulement contre des joueurs virtuels. S’arrête dès que quelque chose est révélé.
hints-advisor-off = Désactiver le conseiller
hints-odds-blunder = Un instant : avec ce coup, vos chances de gagner sont d’environ { $own }. Avec un meilleur, elles sont d’environ { $best }.
hints-late-blunder = Un instant : avec un meilleur coup, vous arriveriez { $halves ->
    [0] un peu plus tôt.
   *[other] { cost-rounds } plus tôt.
}
hints-look = Voir le meilleur coup
hints-end-anyway = Terminer quand même

## Revoir une partie

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-begin = La course va commencer.
replay-end = La fin
replay-turn-of = Tour { $round }, { $name }
replay-step = Étape { $step } sur { $of }
replay-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
replay-slider = Aller à un tour de jeu
replay-keys = Lecture et étapes
replay-play = Lecture
replay-pause = Pause
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-turn-back = Un tour de jeu en arrière
replay-turn-on = Un tour de jeu en avant
replay-key-play = Barre d’espace
replay-key-step-back = Flèche gauche ; Début pour le début
replay-key-step-on = Flèche droite ; Fin pour la fin
replay-key-turn-back = Page précédente
replay-key-turn-on = Page suivante
replay-speed = Vitesse ; touches + et −
replay-times = { $count }×
replay-eyes = Cartes visibles
replay-open = Toutes les cartes
replay-eyes-of = Vu par { $name }
replay-eyes-own = Vu par vous
replay-hand = { $vowel ->
    [yes] Main d’{ $name }
   *[no] Main de { $name }
}
replay-played = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}
replay-played-about = Cartes jouées pendant ce tour
replay-drew = Cartes piochées : { $cards }
replay-copy = Copier un lien vers ce moment
replay-copy-about = En ouvrant ce lien, on voit la même chose.
replay-copied = Le lien vers ce moment est copié.

## Le fichier d’une partie

bring-title = Une partie dans un fichier
bring-about = Ouvrez le fichier d’une partie, téléchargé à la fin de la partie ou enregistré par le terminal.
bring-choose = Choisir un fichier
bring-drop = ou déposez-le n’importe où sur cette page
bring-kept = Le serveur le lit et n’en garde rien.
bring-too-long = Ce fichier est trop volumineux pour être celui d’une partie.

## Analyse

analysis-title = Analyse
analysis-unfinished = { $names }, tour { $round } : la partie n’est pas terminée.
analysis-replay = Revoir la partie
analysis-waiting = Chaque coup est examiné…
analysis-waiting-about = Le joueur virtuel le plus fort repense chaque coup. Cela prend un moment ; vous pouvez quitter la page et revenir.
analysis-ready = L’analyse est prête.
analysis-contents = Sur cette page
analysis-as-table = Sous forme de tableau
analysis-to-moment = Voir ce moment
analysis-opening = Avant le premier coup
analysis-axis-round = Tour
analysis-axis-turn = Coups
analysis-expedition = Expédition
analysis-percent = { $value } %
analysis-rounds = { NUMBER($rounds, maximumFractionDigits: 1) ->
    [one] { NUMBER($rounds, maximumFractionDigits: 1) } tour
   *[other] { NUMBER($rounds, maximumFractionDigits: 1) } tours
}
analysis-race = La course
analysis-race-about = Nombre de tours qu’il restait à chaque expédition jusqu’aux portes, selon l’estimation après chaque coup. Plus la courbe est basse, plus les portes sont proches.
analysis-chances = Chances de gagner
analysis-chances-about = Après chaque coup, les chances de gagner de chaque expédition. Les numéros marquent les tournants.
analysis-turning = Tournants
analysis-turning-none = Aucun coup de cette partie n’a coûté cher : bien joué !
analysis-turning-about = Les coups les plus coûteux, en chances de gagner et en tours ; trois au plus.
analysis-cost = A coûté { $cost }.
analysis-played = Joué
analysis-better = Mieux
analysis-because = Pourquoi : { $reasons }.
analysis-balance = Chance et habileté
analysis-balance-about = En tours. Chance : de combien les pioches ont été meilleures que la moyenne. Habileté : ce que les coups ont coûté par rapport aux meilleurs trouvés.
analysis-luck = Chance
analysis-play = Habileté
analysis-luck-rounds = Chance (tours)
analysis-luck-win = Chance (victoire)
analysis-play-rounds = Habileté (tours)
analysis-play-win = Habileté (victoire)
analysis-draws-counted = Pioches comptées
analysis-blunders = Grosses erreurs
analysis-decks = Les paquets
analysis-decks-about = Le nombre de cartes de chaque expédition, tour après tour.
analysis-changes = Cartes obtenues et perdues
analysis-how-buy = { $card } (achetée)
analysis-how-take = { $card } (reçue gratuitement)
analysis-how-remove = { $card } (écartée)
analysis-how-camp = { $card } (laissée au campement)
analysis-how-use_up = { $card } (utilisée)
analysis-cards = Ce que chaque carte a rapporté
analysis-cards-of = Ce que chaque carte a rapporté : { $name }
analysis-cards-about = Les petits nombres sont des moyennes par utilisation. Les cases se comptent vers l’El Dorado ; en arrière, elles sont négatives.
analysis-card = Carte ou tuile
analysis-plays = Utilisations
analysis-steps = Cases
analysis-coins = Pièces
analysis-draws = Pioches
analysis-payments = Paiements
analysis-blockades = Barrières
analysis-tempo = Temps perdu
analysis-tempo-about = Un détour fait parcourir plus de cases qu’il n’en fait gagner. Attendre, c’est ne pas se rapprocher alors qu’on pouvait avancer. Les tours indiquent ce que cela a coûté.
analysis-walked = Cases parcourues
analysis-nearer = Cases gagnées
analysis-detours = Coups avec détour
analysis-detour-steps = Cases de détour
analysis-waiting-turns = Coups d’attente

## Vos parties

games-title = Vos parties
games-about = Ce que ce serveur a enregistré pour ce navigateur.
games-you = Vous
games-none = Aucune partie pour l’instant
games-none-about = Jouez une course : elle apparaîtra ici, à revoir, avec une analyse et vos résultats.
games-none-play = Jouer une course
games-none-such = Aucune partie ne correspond.
games-file = Ouvrir un fichier de partie
games-list = Toutes les parties
games-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}
games-route = Parcours
games-players = Expéditions
games-result = Résultat
games-result-won = Victoires
games-result-lost = Défaites
games-result-open = Sans résultat
games-any = Peu importe
games-clear = Effacer les filtres
games-played = Parties
games-won = Victoires
games-arrived = Arrivées
games-best = Meilleure arrivée
games-place = { $place ->
    [1] 1re place sur { $of }
   *[other] { $place }e place sur { $of }
}
games-running = En cours
games-no-place = Non classée
games-against = Contre { $names }
games-by-route = Par parcours
games-by-players = Par nombre d’expéditions
games-rivals = Face à face
games-rivals-about = Les expéditions qui ne sont pas arrivées partagent la même place ; aucune n’est alors devant.
games-rival = Adversaire
games-ahead = Vous devant
games-behind = Vous derrière
games-cards = Cartes préférées
games-rating = Cote
games-rating-own = { $elo } ± { $margin }, d’après { $games ->
    [one] { $games } comparaison
   *[other] { $games } comparaisons
}
games-rating-line = { $name } : { $elo } ± { $margin }
games-rating-about = Calculé d’après qui a fini devant qui sur ce serveur. Les barres montrent où se trouve le vrai niveau, 19 fois sur 20 ; moins il y a de parties, plus elles sont longues.
games-data = Vos données
games-data-about = Un cookie dans ce navigateur relie vos parties. Il n’y a pas de compte, et personne d’autre ne voit cette page.
games-export = Tout télécharger (JSON)
games-forget-one = Effacer cette partie : { $route }, { $day }
games-forget-sure = Effacer cette partie ?
games-forget-about = La partie disparaîtra de cette liste et de vos résultats, et ne comptera plus pour votre cote. Elle reste accessible aux autres, et ses liens restent valables. C’est irréversible.
games-forget-all = Effacer toutes mes parties
games-forget-all-sure = Tout effacer ?
games-forget-all-about = { $count ->
    [0] Le serveur efface vos résultats et votre cote,
    [one] Le serveur efface votre partie, vos résultats et votre cote,
   *[other] Le serveur efface vos { $count } parties, vos résultats et votre cote,
} et le cookie est supprimé de ce navigateur. Les parties elles-mêmes restent accessibles aux autres. C’est irréversible : commencez par tout télécharger si vous voulez garder ces données.
games-forget-yes = Effacer
games-forgotten = La partie est effacée.
games-forgotten-all = Tout est effacé.
