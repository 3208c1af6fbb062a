## Conseils

advice-area = Une seule zone « { $terrain } » couvre { $share } du parcours. Tournez ou changez un élément pour qu’aucune zone ne dépasse { $most }.
advice-much = { $share } des cases sont du type « { $terrain } ». Au-delà de { $most } d’un même terrain, les autres cartes ne servent presque plus.
advice-little = Seulement { $share } des cases sont du type « { $terrain } ». À moins de { $least }, presque personne n’a besoin de cartes pour ce terrain.
advice-stretch = Le chemin le plus facile passe par { $count } cases « { $terrain } » de suite. Au-delà de { $most }, il devient monotone.
advice-shortcut = Le chemin le plus court est aussi le plus facile. Rendez ces cases plus difficiles, pour que le raccourci se mérite.
advice-no-way-around = Aucun chemin ne contourne ces cases de { $number } ou plus. Prévoyez un chemin plus long qui les évite.
advice-detour = Contourner les cases de { $number } ou plus demande { $steps } pas au lieu de { $shortest }. Raccourcissez ce détour.
advice-bend = Dans le virage de l’élément { $letter }, l’intérieur ({ $inside } en moyenne) n’est pas plus difficile que l’extérieur ({ $outside }). Tournez l’élément pour que le chemin court soit le plus difficile.
advice-narrow = Sur l’élément { $letter }, tous les chemins passent par ces { $count } cases. Une expédition peut y retenir toutes les autres.
advice-narrow-board = Tous les chemins passent par ces { $count } cases. Une expédition peut y retenir toutes les autres.
advice-crossings = { $count ->
    [one] Seulement { $count } paire de cases relie ces éléments. Faites-les glisser pour qu’il y en ait au moins deux.
   *[other] { $count } paires de cases relient ces éléments. Faites-les glisser pour qu’il y en ait au moins deux.
}
advice-choice = Il n’y a qu’un bon chemin. Tout autre chemin emprunte plus de la moitié des mêmes cases, ou son coût est supérieur de plus de { $most }.
advice-purchases = Ces cases demandent des cartes de force 2 ou plus. Personne ne peut arriver sans acheter de cartes.
advice-none = Le parcours suit tous les conseils du livret.
advice-where = Cases : { $name }

## Faits

facts-steps = Nombre minimal de pas
facts-cost = Somme des nombres sur le chemin le plus facile
facts-rounds = Tours attendus
facts-width = Chemins sans case commune
facts-narrow = Cases par où passent tous les chemins
facts-tightest = Cases qui suffiraient à fermer tous les chemins
facts-terrain = Terrains
facts-stretches = Longues suites d’un même terrain
facts-stretch = { $count } × { $terrain }
facts-connections = Barrières
facts-caves = Grottes
facts-none = aucune
facts-unfinished = Le parcours n’a pas encore de plaque d’arrivée. Les chemins mènent à son dernier élément.

## Critères

criterion-length = Durée
criterion-length-about = Le tour où la première expédition arrive, en moyenne.
criterion-lead_changes = Changements de tête
criterion-lead_changes-about = Combien de fois une autre expédition prend la tête, par partie.
criterion-uncertainty = Suspense
criterion-uncertainty-about = À quel moment de la partie le gagnant cesse pour de bon d’être derrière.
criterion-closeness = Écart avec le deuxième
criterion-closeness-about = De combien de tours la deuxième expédition est en retard à la fin.
criterion-seat_fairness = Avantage des places
criterion-seat_fairness-about = L’écart entre la part de victoires d’une place dans l’ordre du tour et une part égale.
criterion-skill_gap = Habileté
criterion-skill_gap-about = Combien de fois un joueur plus fort gagne contre deux plus faibles ; au hasard, ce serait 33 %.
criterion-luck_share = Chance
criterion-luck_share-about = Dans quelle mesure les cartes d’une place décident de la partie, quel que soit le joueur.
criterion-path_diversity = Variété des chemins
criterion-path_diversity-about = La probabilité que deux expéditions aussi avancées l’une que l’autre s’arrêtent sur des cases différentes.
criterion-bottlenecks = Encombrement
criterion-bottlenecks-about = La part des tours de jeu qui commencent avec d’autres expéditions sur le meilleur chemin.
criterion-colours = Équilibre des terrains
criterion-colours-about = À quel point le mouvement se répartit entre jungle, fleuve et village ; 100 % est l’équilibre.
criterion-purchases = Variété des achats
criterion-purchases-about = Combien de sortes de cartes sont achetées ; les rares comptent moins.
criterion-blockades = Effet des barrières
criterion-blockades-about = De combien de tours la première arrivée varie si seules les barrières changent.

word-usual = comme sur les parcours imprimés
word-short = courte
word-long = longue
word-few = peu nombreux
word-many = nombreux
word-early = décidé tôt
word-late = ouvert jusqu’à la fin
word-close = faible
word-apart = important
word-fair = faible
word-unfair = fort
word-small = faible
word-large = forte
word-little = pèse peu
word-much = pèse beaucoup
word-narrow = peu de chemins
word-varied = beaucoup de chemins
word-free = dégagé
word-crowded = encombré
word-uneven = inégal
word-even = équilibré

## Évaluations

rating-title = { $name } : comment se joue ce parcours
rating-difficulty = Difficulté : { $difficulty }
rating-level = Difficulté
rating-like = Se joue comme : { $route }
rating-figure = { $value } ({ $low } à { $high })
rating-made-by = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par { $bots }
rating-in-short = En bref
rating-criteria = Les douze critères
rating-criteria-reading = La première ligne est ce parcours avec son intervalle à 95 % ; au-dessous, les parcours imprimés.
rating-bars = Comparé aux parcours imprimés ; les crochets marquent leur minimum et leur maximum
rating-this = Ce parcours
rating-ways = Où les expéditions s’arrêtent
rating-ways-about = Plus une case est claire, plus souvent un pion s’y est arrêté. Le plus souvent : { $name }.
rating-arrivals = Quand arrivent les premiers
rating-arrivals-about = La moitié des parties finissent au plus tard au tour { $rounds }, 8 sur 10 entre { $low } et { $high }.
rating-arrivals-axis = Tour de la première arrivée
rating-advice = Conseils
rating-column-criterion = Critère
rating-column-value = Valeur
rating-column-low = de
rating-column-high = à
rating-column-word = En un mot
rating-median = médiane { $rounds }

## Recherche

search-best = Les meilleurs parcours trouvés
search-kept = { $count ->
    [one] { $count } parcours gardé
   *[other] { $count } parcours gardés
}, évaluations : { $games }
search-nothing = Aucun parcours ne répond à ces souhaits. Autorisez plus d’évaluations, ou réduisez vos souhaits.

## Le portrait dans le navigateur

rating-how = Comment se joue ce parcours
rating-begin = Évaluer
rating-ask = Des joueurs virtuels font de nombreuses courses sur ce parcours. Cela prend une dizaine de secondes.
rating-unfinished = Un parcours peut être évalué dès qu’il est terminé.
rating-racing = Des joueurs virtuels font la course sur ce parcours.
rating-raced = Courses terminées : { $done } sur { $games }
rating-printed = Parcours imprimés, du plus bas au plus haut
rating-beside = Intervalle à 95 % : { $low } à { $high }. Parcours imprimés : { $least } à { $most }.
rating-show-ways = Montrer sur la carte
rating-ask-here = Des joueurs virtuels font de nombreuses courses sur ce parcours. Sur cet appareil, cela prend une minute ou plus.
rating-quick = Évaluation rapide
rating-full = Évaluation approfondie
rating-thorough = Évaluer en profondeur
rating-thorough-ask = Des joueurs virtuels plus forts font 320 courses ici. Cela prend quelques minutes. Vous pouvez quitter la page : les courses terminées sont conservées.
rating-thorough-begun = Une évaluation approfondie est déjà commencée (courses terminées : { $done } sur { $games }). Elle reprendra à partir de là.
rating-thorough-racing = Des joueurs virtuels plus forts font la course sur ce parcours. Vous pouvez quitter la page : les courses terminées sont conservées.
rating-thorough-server = Une évaluation approfondie, avec des joueurs virtuels plus forts, prendrait trop de temps sur cet appareil. Un serveur la fait en quelques minutes.
