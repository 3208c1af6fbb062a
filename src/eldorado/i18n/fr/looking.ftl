### Regarder devant et derrière soi : conseils, relecture, analyse, ses parties. Les arguments sont
### dans en/looking.ftl.

looking-ready = Regard en arrière

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
deed-stay = { $card } : prendre la barrière { $blockade }{ deed-piece }
deed-pay = Payer { $cards } pour { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Laisser { $cards } pour de bon au campement { $space }{ deed-piece }{ deed-via }
deed-pay-blockade = Payer { $cards } pour la barrière { $blockade }{ deed-piece }
deed-play = Jouer { $card }
deed-remove = Écarter du jeu : { $cards }
deed-remove-none = N'écarter aucune carte
deed-take = Prendre { $card } gratuitement
deed-buy = Acheter { $card } avec { $cards }
deed-token = Utiliser « { $token } »{ $count ->
    [0] { "" }
   *[other] { " " }: { $cards }
}
deed-end = { $count ->
    [0] Terminer le tour
   *[other] Garder { $cards } et terminer le tour
}
cost-both = { $win } de chances de gagner et { $rounds } tours
cost-win = { $win } de chances de gagner
cost-rounds = { $rounds } tours

## Conseils

hints-title = Conseil
hints-about = Les meilleurs tours à jouer ici, avec les raisons.
hints-thinking = Réflexion en cours …
hints-stale = La table a changé. Redemandez pour ce moment.
hints-win = { $win } de chances de gagner
hints-arrival = arrivée vers le tour { $round }
hints-do-it = Pointez une étape pour la voir sur le plateau. C'est à vous de la jouer.
hints-done = Fait : { $deed }
hints-best = Meilleurs tours
hints-why-not = Pourquoi pas le mien ?
hints-fine = Votre tour, tel quel, vaut tout ce que j'ai pu trouver.
hints-costs = Terminer votre tour maintenant coûterait environ { $cost } par rapport à ceci :
hints-better = Ceci serait mieux :
hints-take-back = Il commence plus tôt : annulez d'abord ce qui le gêne.
hints-advisor = Conseiller
hints-advisor-about = Intervient avant la fin du tour, et seulement pour de vraies bévues.
hints-advisor-off = Couper le conseiller
hints-blunder = Un instant : ce tour pourrait coûter environ { $cost }. Il en existe un meilleur.
hints-look = Voir le meilleur tour
hints-end-anyway = Terminer quand même

## Relecture

replay-title = Relecture
replay-loading = La partie arrive …
replay-begin = La course va commencer.
replay-end = La fin
replay-turn-of = Tour { $round }, { $name }
replay-step = Étape { $step } sur { $of }
replay-rounds = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
replay-slider = Aller à un tour
replay-keys = Lire et avancer
replay-play = Lire
replay-pause = Mettre en pause
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-key-play = Barre d'espace
replay-key-step-back = Flèche gauche ; Début pour le début
replay-key-step-on = Flèche droite ; Fin pour la fin
replay-key-turn-back = Page précédente
replay-key-turn-on = Page suivante
replay-speed = Vitesse ; touches + et −
replay-times = { $count }×
replay-eyes = Quelles cartes sont visibles
replay-open = Toutes les cartes visibles
replay-eyes-of = Vu par { $name }
replay-hand = Main de { $name }
replay-played = { $count ->
    [one] 1 jouée
   *[other] { $count } jouées
}
replay-played-about = Jouée pendant ce tour
replay-drew = Pioché : { $cards }
replay-copy = Copier un lien vers ce moment
replay-copy-about = Qui l'ouvre voit la même chose.
replay-copied = Le lien vers ce moment est copié.

## Un compte rendu

bring-title = Une partie depuis un fichier
bring-about = Ouvrez le compte rendu d'une partie : le fichier enregistré à la fin d'une partie ou par le terminal.
bring-choose = Choisir un fichier
bring-drop = ou déposez-le n'importe où sur cette page
bring-kept = Le serveur le lit et n'en garde rien.
bring-too-long = Ce fichier est trop long pour être le compte rendu d'une partie.

## Analyse

analysis-title = Analyse
analysis-unfinished = { $names }, tour { $round } : la partie n'est pas terminée.
analysis-replay = Voir la relecture
analysis-waiting = Chaque tour est examiné …
analysis-waiting-about = Le joueur informatique le plus fort repense chaque tour. Cela prend un moment ; vous pouvez quitter la page et revenir.
analysis-ready = L'analyse est prête.
analysis-contents = Sur cette page
analysis-as-table = Sous forme de tableau
analysis-to-moment = Voir ce moment
analysis-opening = Avant le premier tour
analysis-axis-round = Tour de table
analysis-axis-turn = Tours des joueurs, l'un après l'autre
analysis-expedition = Expédition
analysis-percent = { $value } %
analysis-rounds = { $rounds } tours
analysis-race = La course
analysis-race-about = Tours qu'il restait à chaque expédition jusqu'aux portes, autant qu'on pouvait le dire après son tour. Plus bas, c'est plus près.
analysis-chances = Chances de gagner
analysis-chances-about = Après chaque tour, combien de fois chaque expédition gagnerait à partir de là. Les numéros marquent les tournants.
analysis-turning = Tournants
analysis-turning-none = Aucun tour de cette partie n'a coûté cher : bien joué.
analysis-turning-about = Les tours les plus coûteux, en chances de gagner et en tours ; trois au plus.
analysis-cost = A coûté environ { $cost }.
analysis-played = Joué
analysis-better = Mieux
analysis-because = Pourquoi : { $reasons }.
analysis-balance = Chance et jeu
analysis-balance-about = En tours. Chance : de combien les pioches ont été meilleures que la moyenne. Jeu : ce que les tours ont coûté par rapport aux meilleurs trouvés.
analysis-luck = Chance
analysis-play = Jeu
analysis-luck-rounds = Chance, tours
analysis-luck-win = Chance, pour gagner
analysis-play-rounds = Jeu, tours
analysis-play-win = Jeu, pour gagner
analysis-draws-counted = Pioches comptées
analysis-blunders = Bévues
analysis-decks = Les paquets
analysis-decks-about = Combien de cartes chaque expédition possédait, tour après tour.
analysis-changes = Ce qui est venu et parti
analysis-how-buy = { $card }, achat
analysis-how-take = { $card }, prise gratuite
analysis-how-remove = { $card }, hors du jeu
analysis-how-camp = { $card }, au campement
analysis-how-use_up = { $card }, consommation
analysis-cards = Ce que chaque carte a rapporté
analysis-cards-about = Les petits nombres valent par utilisation. Les pas comptent vers El Dorado ; en arrière, ils sont négatifs.
analysis-card = Carte ou tuile
analysis-plays = Utilisations
analysis-steps = Pas
analysis-coins = Pièces
analysis-draws = Pioches
analysis-payments = Paiements
analysis-blockades = Barrières
analysis-tempo = Temps perdu
analysis-tempo-about = Un détour marche plus qu'il ne rapproche ; attendre ne rapproche pas alors qu'un pas était possible. Les tours indiquent ce que cela a coûté.
analysis-walked = Pas parcourus
analysis-nearer = Pas gagnés
analysis-detours = Tours avec détours
analysis-detour-steps = Pas de détour
analysis-waiting-turns = Tours d'attente

## Vos parties

games-title = Vos parties
games-about = Ce que ce serveur retient de ce navigateur.
games-you = Vous
games-none = Aucune partie pour l'instant
games-none-about = Jouez une course et elle apparaîtra ici : avec sa relecture, une analyse et vos résultats.
games-none-play = Jouer une course
games-none-such = Aucune de vos parties ne correspond.
games-file = Ouvrir un compte rendu
games-list = Toutes les parties
games-more = { $count ->
    [one] En montrer 1 de plus
   *[other] En montrer { $count } de plus
}
games-route = Parcours
games-players = Expéditions
games-result = Résultat
games-result-won = Gagnées
games-result-lost = Non gagnées
games-result-open = Sans résultat
games-any = Peu importe
games-clear = Enlever les filtres
games-played = Parties
games-won = Gagnées
games-mean-place = Place moyenne
games-best = Meilleure arrivée
games-place = Place { $place } sur { $of }
games-running = En cours
games-no-place = Sans place
games-against = Contre { $names }
games-by-route = Par parcours
games-by-players = Par nombre d'expéditions
games-rivals = Face à face
games-rivals-about = Les expéditions qui ne sont pas arrivées partagent une place ; aucune n'est alors devant.
games-rival = Adversaire
games-ahead = Vous devant
games-behind = Vous derrière
games-cards = Cartes préférées
games-rating = Classement
games-rating-own = { $elo } ± { $margin }, d'après { $games ->
    [one] 1 comparaison
   *[other] { $games } comparaisons
}
games-rating-line = { $name } : { $elo } ± { $margin }
games-rating-about = D'après qui a fini devant qui sur ce serveur. Les barres montrent où se trouve la vraie force 19 fois sur 20 ; peu de parties font de longues barres.
games-data = Vos données
games-data-about = Un cookie de ce navigateur relie vos parties. Il n'y a pas de compte et personne d'autre ne voit cette page.
games-export = Tout télécharger (JSON)
games-forget-one = Oublier cette partie : { $route }, { $day }
games-forget-sure = Oublier cette partie ?
games-forget-about = Le serveur oublie que vous y avez joué : la partie quitte cette liste, vos résultats et votre classement. La partie elle-même reste pour les autres, et ses liens restent valables. C'est irréversible.
games-forget-all = Oublier toutes mes parties
games-forget-all-sure = Tout oublier ?
games-forget-all-about = { $count ->
    [one] Le serveur oublie que vous avez joué votre partie
   *[other] Le serveur oublie que vous avez joué vos { $count } parties
}, vos résultats et votre classement, et le cookie de ce navigateur prend fin. Les parties elles-mêmes restent pour les autres. C'est irréversible ; téléchargez tout d'abord si vous voulez le garder.
games-forget-yes = Oublier
games-forgotten = La partie est oubliée.
games-forgotten-all = Tout est oublié.
