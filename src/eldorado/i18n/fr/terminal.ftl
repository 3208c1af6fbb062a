### Ce que dit le terminal. Arguments : voir en/terminal.ftl.

terminal-nothing = rien
terminal-none = aucune
terminal-drawn = Pioché : { $cards }.
terminal-taken-back = Annulé : { $deed }
terminal-place = { $place }. { $name } : { $round ->
    [0] encore en route
   *[other] arrivée au tour { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } pions sur { $pieces } à la porte
} ; barrières : { $numbers }

## Le tour

terminal-hint = help : tout ce que vous pouvez taper · map : toute la carte · market · deck · log · undo · quit
terminal-your-move = À vous :
terminal-move-of = { $name }, à vous :
terminal-clause = { $sentence } ({ $clause } ; tapez help { $clause })
terminal-unreadable = { $sentence } Tapez help pour voir ce que vous pouvez taper.
terminal-no-choice = Il n'y a pas de choix { $number } ; ils vont de 1 à { $count }.
terminal-nothing-done = Rien n'a été fait.
terminal-few-cards = Il reste { $cards } dans tout votre paquet, moins qu'une main de { $count }. (O-06)
terminal-remove-anyway = Écarter quand même ? (o ou n)
terminal-yes = o oui
terminal-type-number = Tapez l'un de ces numéros :
terminal-and-more = et { $count } de plus ; nommez une carte pour préciser.
terminal-this-turn = Ce tour
terminal-meanwhile = Entre-temps
terminal-your-turn = à vous de jouer
terminal-turn-of = tour de { $name }
terminal-round = tour { $round }
terminal-more-choices = Tapez more pour { $count } autres choix.
terminal-around = { $space }. Autour :
terminal-nothing-yet = Il ne s'est encore rien passé.
terminal-log-round = Tour { $round }
terminal-saved = Enregistré sous { $path }.
terminal-exists = { $path } existe. Le remplacer ? (o ou n)
terminal-not-saved = Rien n'y a été enregistré.
terminal-copy-saved = Une copie est enregistrée sous { $path }.
terminal-hand-over = Passez le clavier à { $name }.
terminal-ready = { $name }, appuyez sur Entrée quand vous êtes prêt.
terminal-others-move = les autres jouent
terminal-game-saved = La partie est enregistrée. Continuez avec :
terminal-record-kept = L'enregistrement est gardé. Parcourez-le avec :

## L'image

terminal-route = Éléments { $pieces } · au moins { $steps } pas, { $blockades } barrières, { $caves } grottes
terminal-with-caves = { $route } avec grottes
terminal-you = Vous
terminal-arrived = arrivée au tour { $round }
terminal-piles = main { $hand }, pioche { $draw }, défausse { $discard }
terminal-play-area = zone de jeu { $count }
terminal-held-blockades = barrières { $numbers }
terminal-held-tokens = tuiles { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] pion { $piece }{ " " }
}en { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] pion { $piece }{ " " }
}à l'El Dorado
terminal-label-hand = Main
terminal-label-hands = Mains
terminal-label-played = Joué
terminal-label-tokens = Tuiles
terminal-label-draw = Pioche
terminal-label-discard = Défausse
terminal-label-removed = Écarté
terminal-label-unseen = Non vu
terminal-label-market = Marché
terminal-label-reserve = Réserve
terminal-label-blockades = Barrières
terminal-no-cards = aucune carte
terminal-reserve-open = { $count ->
    [one] ouverte, un emplacement du marché est libre (P-10)
   *[other] ouverte, { $count } emplacements du marché sont libres (P-10)
}
terminal-reserve-closed = fermée, les six emplacements du marché sont pris (P-09)
terminal-market-heading = Marché, coût en pièces
terminal-reserve-heading = Réserve : { $state }
terminal-pile = { $card } Coût { $price }, reste { $count }
terminal-deck-own = Votre paquet, { $cards } ; l'ordre de la pioche est inconnu
terminal-your-piece = { $piece ->
    [0] Votre pion est en { $space }
   *[other] Votre pion { $piece } est en { $space }
}
terminal-steps = { $count ->
    [one] 1 pas
   *[other] { $count } pas
}
terminal-no-way = aucun chemin vers l'El Dorado
terminal-seam = #{ $number } entre { $one } et { $other } : { $asked }
terminal-cave = { $count ->
    [0] grotte vide
    [one] grotte avec 1 tuile
   *[other] grotte avec { $count } tuiles
}
terminal-way = { $way ->
    [0] est
    [1] sud-est
    [2] sud-ouest
    [3] ouest
    [4] nord-ouest
   *[other] nord-est
}
terminal-behind = derrière la barrière #{ $number } ({ $asked })
terminal-stands = { $name } s'y trouve
terminal-to-go = encore { $distance }
terminal-leads = { $space } : vers { $ways }
terminal-over = { $space } derrière #{ $number }

## Les choix

terminal-menu-move = Aller{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Payer{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = Tuile
terminal-menu-play = Jouer
terminal-menu-take = Prendre
terminal-menu-remove = Écarter
terminal-menu-buy = Acheter
terminal-menu-end = Finir
terminal-menu-with = { $group } avec { $card }
terminal-piece = pion { $piece }
terminal-take = prendre { $target }
terminal-taking = { $space } en prenant { $target }
terminal-finds = { $count ->
    [one] +{ $count } tuile
   *[other] +{ $count } tuiles
}
terminal-for = { $target } pour
terminal-removing = { $target } en écartant
terminal-for-payment = pour { $cards }
terminal-payment = { $card } pour { $cards }
terminal-other-payments = autres paiements
terminal-more = { $count } de plus
terminal-discard-rest = défausser le reste
terminal-the-turn = le tour
terminal-keep-all = tout garder
terminal-keep = garder { $cards }
