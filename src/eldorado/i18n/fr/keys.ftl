### L’aide à la table, et les réglages des touches et de la lecture à haute voix.

## Aide

keys-moving = Comment jouer un tour
keys-moving-1 = Choisissez une carte, puis une case à sa portée. Ou choisissez d’abord la case : le jeu vous propose des cartes.
keys-moving-2 = La carte doit porter le symbole de la case, au moins autant de fois que la case. Avec la force restante, vous continuez sur des cases du même type.
keys-moving-3 = Ensuite, vous pouvez acheter une carte au marché. Terminez votre tour : vous piochez jusqu’à avoir quatre cartes.
keys-read-rules = Lire les règles
keys-change-keys = Modifier les touches et la lecture
keys-terrains = Types de cases
keys-signs = Icônes
keys-sign-flag = cases jusqu’à l’El Dorado
keys-sign-hand = cartes en main ; sur une carte : la garder
keys-sign-deck = pioche
keys-sign-discard = pile de défausse
keys-sign-trash = écartée du jeu
keys-sign-coin = coût, ou valeur d’une carte lors d’un achat
keys-sign-hint = conseil
keys-sign-history = historique
keys-sign-undo = annuler
keys-sign-follow = suivre mon pion
keys-sign-fit = montrer tout le parcours

## Touches

keys-keys = Touches
keys-off = Les raccourcis d’une seule touche sont désactivés dans les réglages. Ces touches fonctionnent toujours :
keys-group-play = Jouer
keys-group-board = Sur le plateau
keys-group-read = Lire à haute voix
keys-group-open = Ouvrir
keys-group-learn = Dans les leçons et les énigmes
keys-name-enter = Entrée
keys-name-escape = Échap
keys-name-ctrl-z = Ctrl+Z
keys-name-shift = Maj
keys-name-page = Page
keys-name-home = Début
keys-name-end = Fin
keys-group-replay = Pour revoir une partie
keys-numbers = choisir une carte de votre main
keys-enter = choisir, y aller, appuyer
keys-escape = revenir, fermer
keys-ctrl-z = annuler
keys-left-right = une case à gauche ou à droite
keys-up-down = une case en haut à droite, et retour en bas à gauche
keys-main = appuyer sur le bouton principal
keys-undo = annuler
keys-target = aller à la prochaine case accessible
keys-best = choisir la case la plus proche de l’El Dorado ; encore une fois : y aller
keys-bargain = choisir la carte la plus chère que vous pouvez acheter, puis la suivante
keys-home = aller à votre pion
keys-blockade = prendre la barrière à côté de cette case
keys-keep = garder la carte qui a le focus
keys-market = marché
keys-actions = tout ce que vous pouvez faire
keys-history = historique
keys-help = cette aide
keys-rules = les règles sur l’élément sélectionné
keys-around = ce qu’il y a autour d’ici
keys-way = le chemin d’ici à l’El Dorado
keys-cards = votre main
keys-goods = ce que vous pouvez acheter
keys-rivals = vos adversaires
keys-last = ce que vos adversaires viennent de faire
keys-repeat = la dernière annonce, encore une fois
keys-show = montrez-moi
keys-next = étape suivante
keys-again = recommencer
keys-larger = plus grand
keys-smaller = plus petit
keys-whole = tout le parcours
keys-following = case accessible suivante, la plus proche de l’El Dorado d’abord
keys-preceding = case accessible précédente
keys-upleft = une case en haut à gauche
keys-downright = une case en bas à droite
keys-play = revoir une partie : lecture ou arrêt
keys-faster = revoir une partie : plus vite
keys-slower = revoir une partie : moins vite
keys-replay-steps = une étape en arrière ou en avant
keys-replay-turns = un tour de jeu en arrière ou en avant
keys-replay-ends = début et fin

## Réglages

keys-verbosity = Ce qui est lu à haute voix
keys-verbosity-short = Peu
keys-verbosity-normal = Normal
keys-verbosity-full = Tout
keys-verbosity-about = Pour les lecteurs d’écran : noms des cartes et des cases avec plus ou moins de détails.
keys-shortcuts = Raccourcis d’une seule touche
keys-shortcuts-about = Lettres, chiffres et signes de ponctuation servent de raccourcis à la table. Sans eux, les flèches, Entrée, Échap, Page précédente, Page suivante et Ctrl+Z fonctionnent toujours.
keys-list = Modifier les touches…
keys-change = Modifier la touche « { $key } » : { $action }
keys-press = Appuyez sur une touche…
keys-changed = « { $key } » est la nouvelle touche pour : { $action }.
keys-taken = « { $key } » est déjà la touche pour : { $command }.
keys-unfit = Choisissez une lettre ou un signe de ponctuation encore libre.
keys-reset = Rétablir les touches d’origine
keys-reset-done = Les touches d’origine sont rétablies.
