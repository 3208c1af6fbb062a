### Ce qui est lu à haute voix à la table : noms, réponses aux touches de lecture, tours des joueurs virtuels.

## Le plateau et la main

speech-board = Le plateau. Les flèches le parcourent, Page suivante et Page précédente vont d’une case accessible à l’autre, Entrée s’y rend.
speech-hand = Votre main. Les flèches choisissent une carte, Entrée la joue, { $keep } la garde.
speech-help = Aide
speech-own-piece = { $piece ->
    [0] votre pion
   *[other] votre pion { $piece }
}
speech-piece = { $piece ->
    [0] { $name }
   *[other] { $name }, pion { $piece }
}
speech-reached = accessible avec { $card }
speech-border = à côté de : { $blockades }
speech-stands = { $piece ->
    [0] sur { $place }
   *[other] pion { $piece } sur { $place }
}
speech-at-gate = { $piece ->
    [0] arrivé à l’El Dorado
   *[other] pion { $piece } arrivé à l’El Dorado
}
speech-piles = Pioche : { $draw }, défausse : { $discard }
speech-tokens = Vos tuiles Grotte : { $tokens }.
speech-blockades = Vos barrières : { $blockades }.

## Autour d’une case

speech-around = Autour de { $space }.
speech-direction = { $heading } : { $words }.
speech-edge = Bord du plateau : { $headings }.
speech-behind = derrière { $blockade }
speech-up-right = en haut à droite
speech-right = à droite
speech-down-right = en bas à droite
speech-down-left = en bas à gauche
speech-left = à gauche
speech-up-left = en haut à gauche

## Le chemin à partir d’ici

speech-way-next = Ensuite : { $demands }.
speech-way-all = Tout le chemin : { $demands }.
speech-way-none = Aucun chemin ne mène d’ici à l’El Dorado.
speech-any-cards = { $count ->
    [one] { $count } carte quelconque
   *[other] { $count } cartes quelconques
}
speech-short-hand = Il manque dans votre main : { $what }.
speech-short-deck = Il manque même avec toutes vos cartes : { $what }.

## Marché et adversaires

speech-good = { $card }, coût { $price }
speech-can-buy = Vous pouvez acheter : { $cards }.
speech-buy-nothing = Vous ne pouvez rien acheter pour le moment.
speech-other-goods = Aussi au marché : { $cards }.
speech-reserve = { $count ->
    [one] { $count } autre pile est dans la réserve.
   *[other] { $count } autres piles sont dans la réserve.
}
speech-no-rivals = Personne d’autre ne participe à cette course.

## Un tour en une phrase

speech-turn = { $name } : { $what }. Maintenant { $where }.
speech-nearer = { $count ->
    [one] gagne { $count } case
   *[other] gagne { $count } cases
}
speech-took = prend la barrière { $blockades }
speech-found = trouve { $tokens }
speech-bought = achète { $cards }
speech-removed = { $count ->
    [one] écarte { $count } carte
   *[other] écarte { $count } cartes
}
speech-idle = n’avance pas

## Pendant un choix

speech-chosen = Choix : { $cards }.
speech-best = Au plus près de l’El Dorado : { $space }, { $far }.
speech-plan = { $plans ->
    [one] Chemin vers { $space } : { $how }. Appuyez de nouveau pour y aller.
   *[other] Chemin { $plan } sur { $plans } vers { $space } : { $how }. Appuyez de nouveau pour y aller.
}
speech-deed = { $card } vers { $space }
speech-over = en passant par { $spaces }
speech-not-kept = pas gardée

## Quand une touche n’a pas de réponse

speech-no-target = Vous ne pouvez aller nulle part pour le moment.
speech-no-nearer = Aucune carte ne vous rapproche de l’El Dorado pour l’instant.
speech-no-piece = Vous n’avez aucun pion sur le plateau.
speech-no-blockade = Il n’y a pas de barrière à côté de cette case.
speech-no-card = Allez d’abord sur une carte de votre main.
speech-nothing-yet = Rien n’a encore été dit.
speech-no-symbol = { $space } demande le symbole { $symbol }. Aucune de vos cartes ne le porte.
