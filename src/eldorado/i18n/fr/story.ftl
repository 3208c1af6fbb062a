### Ce qui se passe, en une phrase : pour l’historique, le résumé et la lecture d’écran.
### Au présent, pour que rien ne s’accorde avec $name. Les arguments sont décrits dans en/story.ftl.

## Éléments de listes et d’autres phrases

part-as = { $card } comme { $symbol }
part-half_coin = { $card } (demi-pièce)
part-coins = { $card } (en pièces)
part-token = la tuile « { $token } »
part-times = { $count } × { $card }
part-power = { $symbol ->
    [machete] { $power ->
        [one] { $power } machette
       *[other] { $power } machettes
    }
    [paddle] { $power ->
        [one] { $power } pagaie
       *[other] { $power } pagaies
    }
    [coin] { $power ->
        [one] { $power } pièce
       *[other] { $power } pièces
    }
    [rubble] éboulis de { $power ->
        [one] { $power } carte
       *[other] { $power } cartes
    }
   *[joker] { $symbols }, force { $power }
}
part-colon = { " : " }
part-semicolon = { " ; " }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }le pion { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] { " " }en prenant la barrière { $blockade }
   *[other] { " " }en prenant les barrières { $blockade }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }après avoir mélangé la défausse
}

part-item = l’équipement

## Déplacements

you-moved = Vous jouez { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et avancez{ part-piece } sur la case { $space }{ part-gains }.
they-moved = { $name } joue { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et avance{ part-piece } sur la case { $space }{ part-gains }.
you-stayed = Vous jouez { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et prenez { $blockades ->
    [one] la barrière { $blockade }
   *[other] les barrières { $blockade }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}. Votre pion reste sur place.
they-stayed = { $name } joue { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et prend { $blockades ->
    [one] la barrière { $blockade }
   *[other] les barrières { $blockade }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}. Le pion reste sur place.
you-paid-rubble = Vous payez l’éboulis avec { $cards } et avancez{ part-piece } sur la case { $space }{ part-gains }.
they-paid-rubble = { $name } paie l’éboulis avec { $cards } et avance{ part-piece } sur la case { $space }{ part-gains }.
you-paid-blockade = { $blockades ->
    [one] Vous payez la barrière { $blockade } avec { $cards }
   *[other] Vous payez les barrières { $blockade } avec { $cards }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}.
they-paid-blockade = { $blockades ->
    [one] { $name } paie la barrière { $blockade } avec { $cards }
   *[other] { $name } paie les barrières { $blockade } avec { $cards }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}.
you-paid-camp = Vous laissez { $cards } au campement, pour de bon, et avancez{ part-piece } sur la case { $space }{ part-gains }.
they-paid-camp = { $name } laisse { $cards } au campement, pour de bon, et avance{ part-piece } sur la case { $space }{ part-gains }.
you-native = Vous jouez { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et avancez{ part-piece } sur la case { $space }{ part-gains }.
they-native = { $name } joue { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et avance{ part-piece } sur la case { $space }{ part-gains }.
you-native-stayed = Vous jouez { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et prenez { $blockades ->
    [one] la barrière { $blockade }
   *[other] les barrières { $blockade }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}.
they-native-stayed = { $name } joue { $mover ->
    [token] { $card }
   *[card] la carte { $card }
} et prend { $blockades ->
    [one] la barrière { $blockade }
   *[other] les barrières { $blockade }
}{ $found ->
    [0] { "" }
    [one] , ce qui rapporte la tuile Grotte « { $tokens } »
   *[other] , ce qui rapporte des tuiles Grotte : { $tokens }
}.
you-arrived = Vous atteignez l’El Dorado !
they-arrived = { $name } atteint l’El Dorado !
you-arrived-piece = Votre premier pion atteint l’El Dorado ; l’autre est encore en route.
they-arrived-piece = { $name } amène son premier pion à l’El Dorado ; l’autre est encore en route.

## Cartes Action et marché

you-played = { $count ->
    [0] Vous jouez la carte { $card } ; il n’y a rien à piocher.
   *[other] Vous jouez la carte { $card } et piochez { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } joue la carte { $card } ; il n’y a rien à piocher.
    [one] { $name } joue la carte { $card } et pioche { $count } carte{ part-reshuffled }.
   *[other] { $name } joue la carte { $card } et pioche { $count } cartes{ part-reshuffled }.
}
you-removed = Vous écartez du jeu : { $cards }.
they-removed = { $name } écarte du jeu : { $cards }.
you-removed-none = Vous n’écartez aucune carte.
they-removed-none = { $name } n’écarte aucune carte.
you-took = Vous jouez la carte { card-transmitter } et prenez gratuitement la carte { $card }.
they-took = { $name } joue la carte { card-transmitter } et prend gratuitement la carte { $card }.
you-bought = Vous achetez la carte { $card }.
they-bought = { $name } achète la carte { $card }.
you-bought-with = Vous achetez la carte { $card } et payez avec { $cards }.
they-bought-with = { $name } achète la carte { $card } et paie avec { $cards }.

## Tuiles Grotte qui ne servent ni à avancer ni à payer

you-token-draw_card = Vous utilisez la tuile « { token-draw_card } » et piochez { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } utilise la tuile « { token-draw_card } » et pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ part-reshuffled }.
you-token-remove_card = Vous utilisez la tuile « { token-remove_card } » et écartez du jeu : { $cards }.
they-token-remove_card = { $name } utilise la tuile « { token-remove_card } » et écarte du jeu : { $cards }.
you-token-replace_cards = Vous utilisez la tuile « { token-replace_cards } », posez { $cards } { $count ->
    [0] et n’avez rien à piocher
   *[other] et piochez { $drawn }{ part-reshuffled }
}.
they-token-replace_cards = { $name } utilise la tuile « { token-replace_cards } », pose { $cards } { $count ->
    [0] et n’a rien à piocher
    [one] et pioche { $count } carte
   *[other] et pioche { $count } cartes
}{ part-reshuffled }.
you-token-keep_item = Vous utilisez la tuile « { token-keep_item } » : { $card } reste dans votre paquet.
they-token-keep_item = { $name } utilise la tuile « { token-keep_item } » : { $card } reste dans son paquet.
you-token-pass_through = Vous utilisez la tuile « { token-pass_through } » : les cases occupées vous sont ouvertes jusqu’à la fin de votre tour.
they-token-pass_through = { $name } utilise la tuile « { token-pass_through } » : les cases occupées lui sont ouvertes jusqu’à la fin de son tour.
you-token-change_symbol = Vous utilisez la tuile « { token-change_symbol } » : votre prochaine carte change de symbole.
they-token-change_symbol = { $name } utilise la tuile « { token-change_symbol } » : sa prochaine carte change de symbole.

## La fin d’un tour

you-ended = { $kept ->
    [0] Vous terminez votre tour
   *[other] Vous gardez { $cards } et terminez votre tour
}{ $count ->
    [0] .
   *[other] , puis piochez { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } termine son tour
    [one] { $name } garde { $kept } carte et termine son tour
   *[other] { $name } garde { $kept } cartes et termine son tour
}{ $count ->
    [0] .
    [one] , puis pioche { $count } carte{ part-reshuffled }.
   *[other] , puis pioche { $count } cartes{ part-reshuffled }.
}
you-turn = C’est à vous de jouer.
they-turn = C’est à { $name } de jouer.
you-begin = Vous avez le chapeau et commencez.
they-begin = { $name } a le chapeau et commence.
story-round = Le tour { $round } commence.
you-final_round = Vous voilà à l’El Dorado : c’est le dernier tour.
they-final_round = { $name } a atteint l’El Dorado : c’est le dernier tour.

## À la table

you-sat = Vous prenez place.
they-sat = { $name } prend place.
you-rose = Vous quittez votre place.
they-rose = { $name } quitte sa place.
story-started = La course commence !
you-undo = Vous annulez votre dernière action.
they-undo = { $name } annule sa dernière action.
you-paused = Vous mettez la partie en pause.
they-paused = { $name } met la partie en pause.
you-resumed = Vous reprenez la partie.
they-resumed = { $name } reprend la partie.
story-pause-over = Le temps de cette pause est écoulé. La partie reprend.
story-extended = Le serveur n’était pas disponible. Le chronomètre récupère { $time }.
you-bot-left = En votre absence, { $bot } (joueur virtuel) joue à votre place.
they-bot-left = { $name } n’est plus là ; { $bot } (joueur virtuel) joue en attendant.
you-bot-late = Votre temps est écoulé : { $bot } (joueur virtuel) joue à votre place.
they-bot-late = { $name } n’a plus de temps ; { $bot } (joueur virtuel) joue en attendant.
you-returned = Bon retour ! Vous jouez de nouveau vous-même.
they-returned = { $name } est de retour.
you-resigned = Vous abandonnez la course.
they-resigned = { $name } abandonne la course.
you-disconnected = La connexion est perdue. Nous essayons de la rétablir…
they-disconnected = { $name } a perdu la connexion.
you-rematch = Vous proposez une revanche.
they-rematch = { $name } propose une revanche.
story-rematch = Les mêmes expéditions se retrouvent à une nouvelle table.

## La fin de la partie

you-won = { $rounds ->
    [one] Vous gagnez après { $rounds } tour : { $reason }.
   *[other] Vous gagnez après { $rounds } tours : { $reason }.
}
they-won = { $rounds ->
    [one] { $name } gagne après { $rounds } tour : { $reason }.
   *[other] { $name } gagne après { $rounds } tours : { $reason }.
}
story-nobody_won = Personne ne gagne : { $reason }.
you-placed = { $place ->
    [1] Vous terminez à la 1re place.
   *[other] Vous terminez à la { $place }e place.
}
they-placed = { $place ->
    [1] { $name } termine à la 1re place.
   *[other] { $name } termine à la { $place }e place.
}
story-over = La partie est terminée.
