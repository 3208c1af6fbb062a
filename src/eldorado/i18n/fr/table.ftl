### La table dans le navigateur : ce que disent ses boutons, ce qu’il faut faire, ce qui est demandé.
### Les arguments sont décrits dans en/table.ftl.

## Partout

ui-close = Fermer
ui-loading = Chargement…
ui-rules = Dans les règles
ui-cannot-load = Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
ui-nothing-here = Il n’y a rien ici
ui-to-start = Accueil
card-action = Action
card-item = Équipement : écarté du jeu après usage

## La table

table-title = El Dorado
table-title-mine = ● À vous de jouer · El Dorado
table-title-other = { $name }… · El Dorado
table-connecting = Ouverture de la table…
table-no-table = Cette table n’existe pas
table-curtain = Montrer mes cartes
table-skip = Liste de toutes les actions
table-hand-empty = Aucune carte en main
table-expeditions = Les expéditions
table-round = Tour { $round }
table-fit = Montrer tout le parcours
table-follow = Suivre mon pion
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-history = Historique
table-history-none = Rien pour l’instant : la course vient de commencer.
table-recap = Depuis votre dernier tour
table-recap-of = Depuis votre dernier tour : { $turns }
table-actions = Tout ce que vous pouvez faire
table-watching = Vous regardez la partie.
table-paused = La partie est en pause.
table-pause-ends = Elle reprendra d’elle-même dans { $time }.
table-pause-left = Temps de pause restant : { $time }.
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
table-made-up = Cette partie part d’une position préparée. Elle ne compte pas pour la cote.
table-made-up-short = Préparée
table-waiting = Un instant…
table-waiting-for = { $name } joue…
table-thinking = { $name } réfléchit…

## Menu

table-menu = Menu
table-menu-rules = Les règles
table-menu-settings = Réglages et langue
table-menu-sound = Sons
table-menu-pause = Mettre en pause
table-menu-resume = Reprendre
table-menu-leave = Confier ma place à un joueur virtuel
table-menu-comeback = Jouer de nouveau moi-même
table-menu-resign = Abandonner…
table-menu-resign-sure = Abandonner cette course ? C’est définitif.
table-menu-resign-yes = Oui, abandonner
table-menu-start = Accueil
table-menu-safe = Votre partie est conservée. Vous pouvez y revenir à tout moment.

## Expéditions

table-moving = en train de jouer
table-thinks = réfléchit…
table-arrived = à l’El Dorado
table-steps-to-go = { $count ->
    [one] { $count } case jusqu’à l’El Dorado
   *[other] { $count } cases jusqu’à l’El Dorado
}
table-counts = main : { $hand }, pioche : { $draw }, défausse : { $discard }
table-played = Cartes jouées pendant ce tour : { $count }
table-own-piles = Votre pioche et votre défausse
table-blockades-held = { $count ->
    [one] { $count } barrière
   *[other] { $count } barrières
}
table-tokens-held = { $count ->
    [one] { $count } tuile Grotte
   *[other] { $count } tuiles Grotte
}
table-resigned = a abandonné
table-stand-in = un joueur virtuel joue en attendant
table-away = hors ligne
table-unseen = { $mine ->
    [yes] Pioche, dans le désordre
   *[no] Main et pioche réunies
}

## Le plateau

table-blockade = { thing-blockade } { $number } ({ $symbol }, résistance { $power })
table-cave-left = { $count ->
    [0] vide
    [one] encore { $count } tuile Grotte
   *[other] encore { $count } tuiles Grotte
}
table-power-left = force restante : { $power }

## Cartes en main

table-keep = Garder
table-keep-about = Les cartes gardées restent en main pour votre prochain tour. Toutes les autres sont défaussées à la fin de ce tour.
table-kept = gardée
table-leaves = écartée du jeu
table-worth = Valeur à l’achat : { $coins }
table-card-pays = paie { $coins }
table-card-targets = { $card } : { $what } à portée. { $count ->
    [one] Choisissez-la.
   *[other] Choisissez-en une.
}
table-reach-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
table-reach-blockades = { $count ->
    [one] { $count } barrière
   *[other] { $count } barrières
}
table-card-action = { $card } : { $about }
table-card-take = { $card } : choisissez gratuitement une carte du marché ou de la réserve.
table-card-pay = { $card } peut payer { $what } à côté de vous : touchez l’endroit. Valeur à l’achat : { $coins }.
table-pay-rubble = un éboulis
table-pay-blockade = une barrière
table-pay-camp = un campement
table-card-none = { $card } ne mène nulle part d’ici. Valeur à l’achat : { $coins } ; vous pouvez aussi garder la carte.

## Et maintenant

table-prompt-idle = À vous de jouer : choisissez une carte, une case ou un achat.
table-prompt-last = Dernier tour : vous jouez pour la dernière fois.
table-prompt-bought = Vous avez acheté une carte. Jouez ce qui reste ou terminez votre tour.
table-prompt-nothing = Plus rien à faire. Terminez votre tour.
table-prompt-rubble = Éboulis : jouez { $count ->
    [one] { $count } carte, n’importe laquelle. Elle vous reviendra.
   *[other] { $count } cartes, n’importe lesquelles. Elles vous reviendront.
} ({ $chosen } sur { $count })
table-prompt-pay-blockade = Barrière : jouez { $count ->
    [one] { $count } carte, n’importe laquelle. Elle vous reviendra.
   *[other] { $count } cartes, n’importe lesquelles. Elles vous reviendront.
} ({ $chosen } sur { $count })
table-prompt-camp = Campement : choisissez { $count ->
    [one] { $count } carte à écarter du jeu
   *[other] { $count } cartes à écarter du jeu
} pour de bon. ({ $chosen } sur { $count })
table-prompt-remove = { $most ->
    [one] Vous pouvez écarter { $most } carte pour de bon, ou aucune.
   *[other] Vous pouvez écarter jusqu’à { $most } cartes pour de bon, ou aucune.
}
table-prompt-remove-one = Choisissez 1 carte à écarter du jeu pour de bon.
table-prompt-replace = Choisissez de 1 à 4 cartes à poser ; vous en piochez autant.
table-prompt-buy = { $card } coûte { $price }, vous payez { $paid }. Choisissez des cartes pour changer le paiement.
table-prompt-lost = { $coins ->
    [one] { $amount } pièce de trop sera perdue.
   *[other] { $amount } pièces de trop seront perdues.
}
table-prompt-used-up = { $count ->
    [one] Carte écartée du jeu : { $cards }.
   *[other] Cartes écartées du jeu : { $cards }.
}
table-prompt-too-much = C’est plus qu’il n’en faut : reprenez { $card }.
table-prompt-target = Vers { $space } avec :
table-prompt-pick = Comment voulez-vous y aller ?
table-prompt-token = { $token } : choisissez une case.
table-prompt-change = Choisissez la carte qui change de symbole, puis où elle vous mène.
table-prompt-change-two = Choisissez quoi acheter. Deux des cartes qui paient changent de symbole.
table-unreachable = Aucune de vos cartes n’y mène pendant ce tour.
table-buying = { $card } pour { $price } : paiement proposé avec { $cards }.
table-save-item = Garder { $card } grâce à la tuile

## Le bouton principal et ses voisins

table-end = Terminer le tour
table-end-about = Ce qui reste en main est défaussé, sauf les cartes que vous choisissez de garder. Puis vous complétez votre main à quatre cartes.
table-end-away = défausse : { $away }
table-end-keep = garde { $keep }, déf. { $away }
table-go = Y aller
table-pay-go = { $count ->
    [one] Payer { $count } carte
   *[other] Payer { $count } cartes
}
table-camp-go = { $count ->
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}
table-choose-more = encore { $count } à choisir
table-remove-go = { $count ->
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}
table-remove-none = N’écarter aucune carte
table-replace-go = { $count ->
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
}
table-buy-go = Acheter pour { $price }
table-missing = { $coins ->
    [one] il manque { $amount } pièce
   *[other] il manque { $amount } pièces
}
table-play-go = Jouer
table-use-go = Utiliser
table-result = Voir le résultat
table-take-go = Choisir une carte
table-cancel = Retour
table-undo = Annuler
table-undo-about = Annule votre dernière action de ce tour.
table-undo-none = Rien à annuler : vous n’avez encore rien fait, ou une information cachée a été révélée.

## Marché

table-pile = { $card }, coût { $price }, il en reste { $left }
table-pile-left = Il en reste { $left }
table-sold-out = épuisée
table-reserve = Réserve
table-reserve-title = La réserve
table-reserve-open = Un emplacement du marché est libre : toutes ces cartes sont en vente. La pile de la carte achetée y descend.
table-reserve-closed = On ne peut acheter ces cartes que lorsqu’un emplacement du marché est libre.
table-open = ouverte
table-closed = fermée
table-too-dear = Coûte { $price } ; votre main vaut { $purse }.

## Listes d’actions

table-choice-move = { $card } vers { $space }
table-choice-pay = { $count ->
    [one] payer { $count } carte pour { $space }
   *[other] payer { $count } cartes pour { $space }
}
table-choice-camp = { $count ->
    [one] écarter { $count } carte pour { $space }
   *[other] écarter { $count } cartes pour { $space }
}
table-choice-via = en prenant la barrière { $blockade }
table-choice-piece = pion { $piece }
table-list-play = Jouer { $card }
table-list-take = Prendre { $card } gratuitement
table-list-token = Utiliser la tuile « { $token } »
table-list-buy = Acheter { $card } pour { $price }
table-list-remove = Écarter { $card } du jeu
table-list-removes = Écarter du jeu

## Titres de listes

table-action-cards = Cartes Action
table-cave-tokens = Tuiles Grotte
table-blockades = Barrières

## Doutes

table-doubt = Vraiment ?
table-doubt-thin = { $count ->
    [0] Il ne vous resterait plus aucune carte.
    [one] Il vous resterait seulement { $count } carte, moins qu’une main complète.
   *[other] Il vous resterait seulement { $count } cartes, moins qu’une main complète.
}
table-doubt-last = C’est votre dernière carte avec ce symbole ({ $symbol }), et les cases d’arrivée le demandent.
table-doubt-idle = { $count ->
    [one] Vous n’avez rien fait pendant ce tour. Votre carte serait défaussée.
   *[other] Vous n’avez rien fait pendant ce tour. Vos { $count } cartes seraient défaussées.
}
table-doubt-back = Retour
table-doubt-go = Continuer quand même
