### La table dans le navigateur : ce que disent ses boutons, ce qu'il faut faire, ce qui est demandé.
### Les arguments sont décrits dans en/table.ftl.

## Partout

ui-close = Fermer
ui-rules = Dans les règles
ui-cannot-load = Cette page n'a pas pu être chargée. Vérifiez votre connexion et réessayez.
ui-nothing-here = Il n'y a rien ici
ui-to-start = Vers l'accueil
card-action = Action
card-item = Équipement : quitte le jeu après usage

## La table

table-title = El Dorado
table-title-mine = ● À vous de jouer · El Dorado
table-title-other = { $name } … · El Dorado
table-connecting = En route vers la table…
table-no-table = Cette table n'existe pas
table-curtain = Montrer mes cartes
table-skip = Toutes les actions en liste
table-board = Le plateau. Les flèches le parcourent, Page suivante et Page précédente vont d'une case accessible à l'autre, Entrée s'y rend.
table-hand = Votre main. Les flèches choisissent, Entrée joue, K garde une carte.
table-hand-empty = Aucune carte en main
table-expeditions = Les expéditions
table-round = Tour { $round }
table-fit = Montrer tout le parcours
table-follow = Suivre mon pion
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-history = Ce qui s'est passé
table-history-none = Rien encore : la course vient de commencer.
table-recap = Ce que les autres ont fait depuis votre tour
table-actions = Tout ce que vous pouvez faire
table-watching = Vous regardez la partie.
table-keys = Touches : 1 à 9 choisissent une carte, E presse le bouton principal, U annule, M ouvre le marché, H montre l'historique, + et − et 0 règlent le zoom.
table-paused = La partie est en pause.
table-pause-ends = Elle reprendra d'elle-même dans { $time }.
table-pause-left = Reste pour vos pauses : { $time }.
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
table-made-up = Cette partie se joue à partir d'une position préparée. Elle n'est pas classée.
table-made-up-short = Position préparée
table-waiting = Un instant…
table-waiting-for = { $name } joue…

## Menu

table-menu = Menu
table-menu-rules = Les règles
table-menu-settings = Réglages et langue
table-menu-sound = Sons
table-menu-pause = Mettre en pause
table-menu-resume = Reprendre
table-menu-leave = Laisser un robot jouer pour moi
table-menu-comeback = Rejouer moi-même
table-menu-resign = Abandonner…
table-menu-resign-sure = Abandonner cette course ? C'est définitif.
table-menu-resign-yes = Oui, abandonner
table-menu-start = Vers l'accueil
table-menu-safe = Votre partie est conservée. Vous pouvez y revenir à tout moment.

## Expéditions

table-moving = joue
table-arrived = à El Dorado
table-steps-to-go = { $count ->
    [one] 1 pas jusqu'à El Dorado
   *[other] { $count } pas jusqu'à El Dorado
}
table-counts = main { $hand }, pioche { $draw }, défausse { $discard }
table-played = Jouées ce tour-ci : { $count }
table-own-piles = Votre pioche et votre défausse
table-blockades-held = { $count ->
    [one] 1 barrière
   *[other] { $count } barrières
}
table-tokens-held = { $count ->
    [one] 1 tuile Grotte
   *[other] { $count } tuiles Grotte
}
table-resigned = a abandonné
table-stand-in = un robot joue en attendant
table-away = absent
table-unseen = { $mine ->
    [yes] Pioche, dans le désordre
   *[no] Main et pioche réunies
}

## Le plateau

table-blockade = { thing-blockade } { $number } : { $symbol } { $power }
table-cave-left = { $count ->
    [0] vide
    [one] encore 1 tuile Grotte
   *[other] encore { $count } tuiles Grotte
}
table-power-left = { $power } de force restante

## Cartes en main

table-keep = Garder
table-keep-about = Les cartes gardées restent en main pour le tour suivant. Toutes les autres sont défaussées à la fin de votre tour.
table-keep-card = Garder { $card }
table-kept = gardée
table-leaves = quitte le jeu
table-worth = Vaut { $coins } à l'achat
table-card-pays = paie { $coins }
table-card-targets = { $card } : { $what } à portée. { $count ->
    [one] Choisissez-la ou glissez-y la carte.
   *[other] Choisissez-en une ou glissez-y la carte.
}
table-reach-spaces = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
table-reach-blockades = { $count ->
    [one] 1 barrière
   *[other] { $count } barrières
}
table-card-action = { $card } : { $about }
table-card-take = { $card } : choisissez gratuitement une carte du marché ou de la réserve.
table-card-pay = { $card } peut payer { $what } à côté de vous : choisissez l'endroit. Vaut { $coins } à l'achat.
table-pay-rubble = l'éboulis
table-pay-blockade = la barrière
table-pay-camp = le campement
table-card-none = { $card } ne mène nulle part d'ici. Vaut { $coins } à l'achat, ou gardez-la.

## Et maintenant

table-prompt-idle = À vous : choisissez une carte, une case ou un achat.
table-prompt-bought = Vous avez acheté. Terminez votre tour ou jouez ce qui reste.
table-prompt-nothing = Plus rien à faire ici. Terminez votre tour.
table-prompt-rubble = Choisissez { $count ->
    [one] 1 carte quelconque
   *[other] { $count } cartes quelconques
} à jouer ici. { $count ->
    [one] Elle vous reviendra.
   *[other] Elles vous reviendront.
} ({ $chosen } sur { $count })
table-prompt-pay-blockade = Choisissez { $count ->
    [one] 1 carte quelconque
   *[other] { $count } cartes quelconques
} pour la barrière. { $count ->
    [one] Elle vous reviendra.
   *[other] Elles vous reviendront.
} ({ $chosen } sur { $count })
table-prompt-camp = Campement : choisissez { $count ->
    [one] 1 carte qui quitte
   *[other] { $count } cartes qui quittent
} le jeu pour de bon. ({ $chosen } sur { $count })
table-prompt-remove = { $most ->
    [one] Vous pouvez écarter 1 carte pour de bon, ou aucune.
   *[other] Vous pouvez écarter jusqu'à { $most } cartes pour de bon, ou aucune.
}
table-prompt-remove-one = Choisissez 1 carte qui quitte le jeu pour de bon.
table-prompt-replace = Choisissez 1 à 4 cartes à poser ; vous en piochez autant.
table-prompt-buy = { $card } coûte { $price }, vous payez { $paid }. Touchez des cartes pour changer.
table-prompt-lost = { $coins } de trop est perdu.
table-prompt-used-up = Quitte le jeu : { $cards }.
table-prompt-too-much = Plus qu'il n'en faut : reprenez { $card }.
table-prompt-target = Vers { $space } avec :
table-prompt-pick = Comment voulez-vous y aller ?
table-prompt-token = { $token } : choisissez une case.
table-prompt-change = Choisissez la carte dont le symbole change, puis où elle va.
table-unreachable = Aucune de vos cartes n'y mène ce tour-ci.
table-propose = { $count ->
    [one] 1 chemin vers { $space }. Pressez encore pour y aller.
   *[other] { $count } chemins vers { $space }. Pressez encore pour prendre le premier.
}
table-buying = { $card } pour { $price } : paiement proposé { $cards }.
table-save-item = Sauver { $card } avec la tuile

## Le bouton principal et ses voisins

table-end = Finir le tour
table-end-about = Ce qui reste en main est défaussé, sauf les cartes que vous avez choisi de garder. Puis vous piochez jusqu'à quatre cartes.
table-end-away = { $away ->
    [one] défausse 1 carte
   *[other] défausse { $away } cartes
}
table-end-keep = garde { $keep }, défausse { $away }
table-go = Y aller
table-pay-go = { $count ->
    [one] Payer 1 carte
   *[other] Payer { $count } cartes
}
table-camp-go = { $count ->
    [one] Écarter 1 carte
   *[other] Écarter { $count } cartes
}
table-choose-more = { $count ->
    [one] encore 1 à choisir
   *[other] encore { $count } à choisir
}
table-remove-go = { $count ->
    [one] Écarter 1 carte
   *[other] Écarter { $count } cartes
}
table-remove-none = N'en écarter aucune
table-replace-go = { $count ->
    [one] Remplacer 1 carte
   *[other] Remplacer { $count } cartes
}
table-buy-go = Acheter pour { $price }
table-missing = il manque { $coins }
table-play-go = Jouer
table-use-go = Utiliser
table-result = Voir le résultat
table-take-go = Choisir une carte
table-cancel = Retour
table-undo = Annuler
table-undo-about = Annule votre dernière action de ce tour.
table-undo-none = Rien à annuler : vous n'avez encore rien fait, ou un secret a été révélé.

## Marché

table-pile = { $card }, prix { $price }, il en reste { $left }
table-pile-left = il en reste { $left }
table-sold-out = épuisé
table-market = Marché
table-reserve = Réserve
table-reserve-title = La réserve
table-reserve-open = Un emplacement du marché est libre : toutes ces cartes sont en vente, et leur pile y monte.
table-reserve-closed = On ne peut acheter ces cartes que lorsqu'un emplacement du marché est libre.
table-open = ouverte
table-closed = fermée
table-too-dear = Coûte { $price } ; votre main vaut { $purse }.

## Listes d'actions

table-choice-move = { $card } vers { $space }
table-choice-pay = { $count ->
    [one] payer 1 carte pour { $space }
   *[other] payer { $count } cartes pour { $space }
}
table-choice-camp = { $count ->
    [one] écarter 1 carte pour { $space }
   *[other] écarter { $count } cartes pour { $space }
}
table-choice-via = en prenant la barrière { $blockade }
table-choice-piece = pion { $piece }
table-list-play = Jouer { $card }
table-list-take = Prendre { $card } gratuitement
table-list-token = Utiliser { $token }
table-list-buy = Acheter { $card } pour { $price }
table-list-remove = Écarter { $card } du jeu
table-list-removes = Écarter du jeu

## Doutes

table-doubt = Vraiment ?
table-doubt-thin = { $count ->
    [0] Il ne vous resterait plus aucune carte.
    [one] Il ne vous resterait qu'1 carte, moins qu'une main complète.
   *[other] Il ne vous resterait que { $count } cartes, moins qu'une main complète.
}
table-doubt-last = C'est votre dernière carte avec ce symbole ({ $symbol }), et El Dorado le demande.
table-doubt-idle = { $count ->
    [one] Vous n'avez rien fait ce tour-ci. Votre carte serait défaussée.
   *[other] Vous n'avez rien fait ce tour-ci. Vos { $count } cartes seraient défaussées.
}
table-doubt-back = Retour
table-doubt-go = Le faire quand même
