### Ce qui se passe, en une phrase : pour l'historique, le résumé et la lecture d'écran.
### Au présent, pour que rien ne s'accorde avec $name. Les arguments sont décrits dans en/story.ftl.

## Éléments de listes et d'autres phrases

part-as = { $card } comme { $symbol }
part-half_coin = { $card } comme demi-pièce
part-coins = { $card } comme pièces
part-token = tuile { $token }
part-times = { $count } × { $card }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }avec le pion { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] ; barrière remportée : { $blockade }
   *[other] ; barrières remportées : { $blockade }
}{ $found ->
    [0] { "" }
   *[other] ; trouvé dans une grotte : { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }(défausse mélangée)
}

## Déplacements

you-moved = Vous jouez { $card } et allez{ part-piece } en { $space }{ part-gains }.
they-moved = { $name } joue { $card } et va{ part-piece } en { $space }{ part-gains }.
you-stayed = Vous jouez { $card }{ part-gains }. Votre pion reste sur place.
they-stayed = { $name } joue { $card }{ part-gains }. Le pion reste sur place.
you-paid-rubble = Vous payez { $cards } pour des éboulis et allez{ part-piece } en { $space }{ part-gains }.
they-paid-rubble = { $name } paie { $cards } pour des éboulis et va{ part-piece } en { $space }{ part-gains }.
you-paid-blockade = Vous payez { $cards }{ part-gains }.
they-paid-blockade = { $name } paie { $cards }{ part-gains }.
you-paid-camp = Vous laissez { $cards } pour de bon au campement et allez{ part-piece } en { $space }{ part-gains }.
they-paid-camp = { $name } laisse { $cards } pour de bon au campement et va{ part-piece } en { $space }{ part-gains }.
you-native = Vous jouez { $card } et faites un pas{ part-piece } en { $space }{ part-gains }.
they-native = { $name } joue { $card } et fait un pas{ part-piece } en { $space }{ part-gains }.
you-native-stayed = Vous jouez { $card }{ part-gains }.
they-native-stayed = { $name } joue { $card }{ part-gains }.
you-arrived = Vous atteignez l'El Dorado !
they-arrived = { $name } atteint l'El Dorado !
you-arrived-piece = Votre premier pion atteint l'El Dorado ; l'autre est encore en route.
they-arrived-piece = { $name } amène son premier pion à l'El Dorado ; l'autre est encore en route.

## Cartes Action et marché

you-played = { $count ->
    [0] Vous jouez { $card } ; il n'y a rien à piocher.
   *[other] Vous jouez { $card } et piochez { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } joue { $card } ; il n'y a rien à piocher.
    [one] { $name } joue { $card } et pioche 1 carte{ part-reshuffled }.
   *[other] { $name } joue { $card } et pioche { $count } cartes{ part-reshuffled }.
}
you-removed = Vous écartez du jeu : { $cards }.
they-removed = { $name } écarte du jeu : { $cards }.
you-removed-none = Vous n'écartez aucune carte.
they-removed-none = { $name } n'écarte aucune carte.
you-took = Vous jouez { card-transmitter } et prenez gratuitement { $card }.
they-took = { $name } joue { card-transmitter } et prend gratuitement { $card }.
you-bought = Vous achetez { $card }.
they-bought = { $name } achète { $card }.
you-bought-with = Vous achetez { $card } avec { $cards }.
they-bought-with = { $name } achète { $card } avec { $cards }.

## Tuiles Grotte qui ne servent ni à avancer ni à payer

you-token-draw_card = Vous utilisez la tuile « { token-draw_card } » et piochez { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } utilise la tuile « { token-draw_card } » et pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}{ part-reshuffled }.
you-token-remove_card = Vous utilisez la tuile « { token-remove_card } » ; quitte le jeu : { $cards }.
they-token-remove_card = { $name } utilise la tuile « { token-remove_card } » ; quitte le jeu : { $cards }.
you-token-replace_cards = Vous utilisez la tuile « { token-replace_cards } », posez { $cards } et piochez { $drawn }{ part-reshuffled }.
they-token-replace_cards = { $name } utilise la tuile « { token-replace_cards } », pose { $cards } et pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}{ part-reshuffled }.
you-token-keep_item = Vous utilisez la tuile « { token-keep_item } » ; reste dans votre paquet : { $card }.
they-token-keep_item = { $name } utilise la tuile « { token-keep_item } » ; reste dans le paquet : { $card }.
you-token-pass_through = Vous utilisez la tuile « { token-pass_through } » : les cases occupées vous sont ouvertes ce tour-ci.
they-token-pass_through = { $name } utilise la tuile « { token-pass_through } » : les cases occupées sont ouvertes ce tour-ci.
you-token-change_symbol = Vous utilisez la tuile « { token-change_symbol } » : votre prochaine carte montre un autre symbole.
they-token-change_symbol = { $name } utilise la tuile « { token-change_symbol } » : la prochaine carte montre un autre symbole.

## La fin d'un tour

you-ended = { $kept ->
    [0] Vous terminez votre tour
   *[other] Vous gardez { $cards } et terminez votre tour
}{ $count ->
    [0] .
   *[other] , en piochant { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } termine son tour
    [one] { $name } garde 1 carte et termine son tour
   *[other] { $name } garde { $kept } cartes et termine son tour
}{ $count ->
    [0] .
    [one] , en piochant 1 carte{ part-reshuffled }.
   *[other] , en piochant { $count } cartes{ part-reshuffled }.
}
you-turn = C'est à vous de jouer.
they-turn = C'est à { $name } de jouer.
you-begin = Vous portez le chapeau et commencez.
they-begin = { $name } porte le chapeau et commence.
story-round = Le tour { $round } commence.
you-final_round = Vous voilà au but : c'est le dernier tour.
they-final_round = { $name } est au but : c'est le dernier tour.

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
story-extended = Le serveur n'était pas disponible. L'horloge a récupéré { $time }.
you-bot-left = Vous n'étiez pas là : { $bot } joue à votre place.
they-bot-left = { $name } n'est plus là ; { $bot } joue en attendant.
you-bot-late = Votre temps est écoulé : { $bot } joue à votre place.
they-bot-late = Pour { $name }, le temps est écoulé ; { $bot } joue en attendant.
you-returned = Heureux de vous revoir ! Vous jouez de nouveau vous-même.
they-returned = { $name } est de retour.
you-resigned = Vous abandonnez la course.
they-resigned = { $name } abandonne la course.
you-disconnected = La connexion est perdue. Nous essayons de la rétablir…
they-disconnected = { $name } a perdu la connexion.
you-rematch = Vous demandez une nouvelle course.
they-rematch = { $name } demande une nouvelle course.
story-rematch = Les mêmes expéditions se retrouvent à une nouvelle table.

## La fin de la partie

you-won = { $rounds ->
    [one] Vous gagnez après { $rounds } tour : { $reason }.
   *[other] Vous gagnez après { $rounds } tours : { $reason }.
}
they-won = { $rounds ->
    [one] { $name } gagne après { $rounds } tour : { $reason }.
   *[other] { $name } gagne après { $rounds } tours : { $reason }.
}
story-nobody_won = Personne ne gagne : { $reason }.
you-placed = Vous terminez à la place { $place }.
they-placed = { $name } termine à la place { $place }.
story-over = La partie est terminée.
