### Pourquoi un tour est bon : un bout de phrase par sorte de `Reason`. Arguments : voir en/hints.ftl.

hint-arrive = atteint l’El Dorado
hint-progress = { $steps ->
    [one] { $steps } case de plus vers l’El Dorado
   *[other] { $steps } cases de plus vers l’El Dorado
}
hint-reposition = une meilleure position pour la suite
hint-blockade = prend la barrière { $number }
hint-blockade-rival = prend la barrière { $number } avant { $name }
hint-cave = { $caves ->
    [one] explore { $caves } grotte
   *[other] explore { $caves } grottes
}
hint-thin = { $count ->
    [one] allège le paquet ({ $card } en moins)
   *[other] allège le paquet ({ $count } × { $card } en moins)
}
hint-use_up = { $count ->
    [one] utilise { $card }, qui ne sert qu’une fois
   *[other] utilise { $count } × { $card }, qui ne servent qu’une fois
}
hint-open = { $symbol ->
    [machete] { $card } ouvre la jungle devant vous
    [paddle] { $card } ouvre le fleuve devant vous
   *[coin] { $card } ouvre les villages devant vous
}
hint-buy = ajoute { $card } au paquet
hint-keep = garde { $cards } pour le prochain tour
hint-hinder = barre la route à { $name }
hint-save = garde l’équipement qui vient de servir
hint-draw = d’abord { $card } : plus de cartes, puis un meilleur plan
hint-fetch = pioche aussitôt { $card }, à jouer pendant ce tour
hint-none = rien de mieux en vue
hint-summary = { $win } % de chances de gagner, arrivée vers le tour { $round }
