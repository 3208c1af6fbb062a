### Pourquoi un tour est bon : un bout de phrase par sorte de `Reason`. Arguments : voir en/hints.ftl.

hint-arrive = atteint l'El Dorado
hint-progress = { $steps ->
    [one] 1 pas de plus vers le but
   *[other] { $steps } pas de plus vers le but
}
hint-reposition = une meilleure place pour la suite
hint-blockade = prend la barrière { $number }
hint-blockade-rival = prend la barrière { $number } avant { $name }
hint-cave = { $caves ->
    [one] explore une grotte
   *[other] explore { $caves } grottes
}
hint-thin = { $count ->
    [one] allège le paquet ({ $card } en moins)
   *[other] allège le paquet ({ $count } × { $card } en moins)
}
hint-use_up = { $count ->
    [one] consomme { $card }
   *[other] consomme { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] { $card } ouvre la jungle devant vous
    [paddle] { $card } ouvre le fleuve devant vous
   *[coin] { $card } ouvre les villages devant vous
}
hint-buy = ajoute { $card } au paquet
hint-keep = garde { $cards } pour le prochain tour
hint-hinder = retarde { $name }
hint-save = sauve l'équipement tout juste utilisé
hint-draw = d'abord { $card } : plus de cartes, puis un meilleur plan
hint-none = rien de mieux en vue
hint-summary = { $win } % de chances de gagner, arrivée vers le tour { $round }
