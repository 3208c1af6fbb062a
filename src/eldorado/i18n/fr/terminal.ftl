### Ce que dit le terminal. Arguments : voir en/terminal.ftl.

terminal-nothing = rien
terminal-none = aucune
terminal-drawn = Cartes piochées : { $cards }.
terminal-taken-back = Annulé : { $deed }
terminal-place = { $place }. { $name } : { $round ->
    [0] encore en route
   *[other] à l’El Dorado au tour { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , pions aux portes : { $home } sur { $pieces }
} ; barrières : { $numbers }

## Le tour

terminal-hint = help : tout ce que vous pouvez taper · map : tout le plan · market · deck · log · undo · quit
terminal-your-move = À vous :
terminal-move-of = { $name }, à vous :
terminal-clause = { $sentence } ({ $clause } ; tapez help { $clause })
terminal-unreadable = { $sentence } Tapez help pour voir ce que vous pouvez taper.
terminal-no-choice = Il n’y a pas de choix { $number } ; choisissez de 1 à { $count }.
terminal-nothing-done = Rien n’a été fait.
terminal-few-cards = Il ne vous reste que { $cards } en tout, moins qu’une main complète ({ $count }). (O-06)
terminal-remove-anyway = Écarter quand même ? (o ou n)
terminal-yes = o oui
terminal-type-number = Tapez l’un de ces numéros :
terminal-and-more = et { $count } de plus ; nommez une carte pour préciser.
terminal-this-turn = Votre tour
terminal-meanwhile = Entre-temps
terminal-your-turn = à vous de jouer
terminal-turn-of = à { $name } de jouer
terminal-round = tour { $round }
terminal-more-choices = { $count ->
    [one] Tapez more pour { $count } autre choix.
   *[other] Tapez more pour { $count } autres choix.
}
terminal-around = { $space }. Autour :
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-log-round = Tour { $round }
terminal-saved = Enregistré sous { $path }.
terminal-exists = { $path } existe. Le remplacer ? (o ou n)
terminal-not-saved = Rien n’y a été enregistré.
terminal-copy-saved = Copie enregistrée sous { $path }.
terminal-hand-over = Passez le clavier à { $name }.
terminal-ready = { $name }, appuyez sur Entrée pour commencer votre tour.
terminal-others-move = les autres jouent
terminal-game-saved = La partie est enregistrée. Reprenez-la avec :
terminal-record-kept = La partie est enregistrée. Revoyez-la avec :

## L'image

terminal-route = Éléments { $pieces } · pas : au moins { $steps } · barrières : { $blockades } · grottes : { $caves }
terminal-with-caves = { $route } avec grottes
terminal-you = Vous
terminal-arrived = à l’El Dorado depuis le tour { $round }
terminal-piles = main { $hand }, pioche { $draw }, défausse { $discard }
terminal-play-area = zone de jeu { $count }
terminal-held-blockades = barrières { $numbers }
terminal-held-tokens = tuiles { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] pion { $piece }{ " " }
}sur { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] pion { $piece }{ " " }
}à l’El Dorado
terminal-label-hand = Main
terminal-label-hands = Mains
terminal-label-played = Jouées
terminal-label-tokens = Tuiles
terminal-label-draw = Pioche
terminal-label-discard = Défausse
terminal-label-removed = Écartées
terminal-label-unseen = Cachées
terminal-label-market = Marché
terminal-label-reserve = Réserve
terminal-label-blockades = Barrières
terminal-no-cards = aucune carte
terminal-reserve-open = { $count ->
    [one] ouverte, { $count } emplacement du marché est libre (P-10)
   *[other] ouverte, { $count } emplacements du marché sont libres (P-10)
}
terminal-reserve-closed = fermée, les six emplacements du marché sont pris (P-09)
terminal-market-heading = Marché, coût en pièces
terminal-reserve-heading = Réserve : { $state }
terminal-pile = { $card } Coût { $price }, reste { $count }
terminal-deck-own = Votre paquet, { $cards } ; l’ordre de la pioche est inconnu
terminal-your-piece = { $piece ->
    [0] Votre pion est sur { $space }
   *[other] Votre pion { $piece } est sur { $space }
}
terminal-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
terminal-no-way = aucun chemin vers l’El Dorado
terminal-seam = #{ $number } entre { $one } et { $other } : { $asked }
terminal-cave = { $count ->
    [0] grotte vide
    [one] grotte avec { $count } tuile
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
terminal-stands = { $name } s’y trouve
terminal-to-go = encore { $distance }
terminal-leads = { $space } : vers { $ways }
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
terminal-menu-end = Terminer
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
terminal-for-payment = avec { $cards }
terminal-payment = { $card } avec { $cards }
terminal-other-payments = autres paiements
terminal-more = { $count } de plus
terminal-discard-rest = défausser le reste
terminal-the-turn = le tour
terminal-keep-all = tout garder
terminal-keep = garder { $cards }

## Ce qui ne se lit pas : les actions

unreadable-action-empty = L’action est vide. Écrivez-en une, par exemple end.
unreadable-action-long = Une action a au plus { $most } caractères. Nommez moins de cartes.
unreadable-action-form = « { $word } » est incomplet ou trop long. Écrivez { $form }.
unreadable-action = « { $word } » n’est pas une action. Une action commence par { $known }.
unreadable-mover = « { $word } » n’est ni une carte ni une tuile Grotte qui fait avancer un pion.
unreadable-symbol = « { $word } » n’est pas un symbole. Choisissez { symbol-machete }, { symbol-paddle } ou { symbol-coin }.
unreadable-piece = « { $word } » n’est pas un pion. Les pions sont 1 et 2.
unreadable-target = « { $word } » n’est pas une destination. Écrivez une case comme C14 ou une barrière comme #3.
unreadable-blockade = « { $word } » n’est pas une barrière. Écrivez par exemple #3.
unreadable-card = « { $word } » n’est pas une carte.
unreadable-token = « { $word } » n’est pas une tuile Grotte.
unreadable-effect = « { $word } » n’est pas une tuile Grotte qui s’utilise ainsi. Ce sont { $tokens }.
unreadable-payment = « { $word } » ne peut pas payer. Écrivez une carte, une carte avec /2 pour une demi-pièce, une carte avec « :coin » ou une tuile Grotte avec des pièces.
unreadable-choice = « { $word } » peut désigner { $choices }.
unreadable-word = « { $word } » n’est ni une commande, ni une case, ni une carte.
unreadable-clause = « { $word } » n’est pas un numéro de règle. Une règle se nomme par exemple M-20 ; les lettres sont { $known }.
unreadable-clause-number = « { $word } » n’est pas un numéro de règle. Avec cette lettre, il y a { $first } à { $last }.

## Ce qui ne se lit pas : les fichiers de partie

record-line = ligne { $line } : { $error }
record-turn = « { $word } » n’est pas un tour de jeu ; une ligne commence par tour.place, par exemple 3.1.
record-header = une ligne de l’en-tête s’écrit « Nom: valeur » ; une ligne vide termine l’en-tête.
record-tag-twice = l’indication { $tag } figure deux fois.
record-tag-missing = il manque à l’en-tête la ligne « { $tag }: … ».
record-tag-wrong = { $tag } devrait être « { $value } ».
record-format = cette version ne lit que « { $value } ».
record-rules = la version des règles « { $word } » est inconnue ; ce programme connaît { $value }.
record-json = la position de départ n’est pas du JSON valable.
record-start = la position de départ n’est pas valable : { $error }
record-turn-expected = le tour de jeu { $turn } est attendu ici.
record-step = « { $action } » : { $error }
record-unshuffled = la défausse a été mélangée ici, mais le fichier ne dit pas ce qui a été pioché.
record-long = un fichier de partie a au plus { $most } caractères ; supprimez des commentaires.
record-lines = un fichier de partie a au plus { $most } lignes ; supprimez des commentaires.
record-line-long = cette ligne a plus de { $most } caractères ; raccourcissez-la.
record-steps = un fichier de partie a au plus { $most } actions ; terminez-le plus tôt.

## Ce qui ne va pas dans un parcours

fault-gap = L’élément { $letter } ne touche pas l’élément précédent, { $before }. Rapprochez-les ou faites-les glisser jusqu’à ce que des cases se touchent côté à côté.
fault-first = Le parcours commence par l’élément { $letter }. Commencez par A ou B, le plateau de départ.
fault-start = L’élément { $letter } porte le départ et ne peut être que le premier. Retirez-le.
fault-no-terrain = Le parcours n’a pas de plateau Terrain. Ajoutez au moins un des plateaux C à N.
fault-twice = L’élément { $letter } est utilisé deux fois. La boîte n’en contient qu’un.
fault-sides = Les éléments { $before } et { $letter } sont les deux faces d’un même élément. N’en utilisez qu’une.
fault-overlap = L’élément { $letter } recouvre l’élément { $other }. Déplacez ou tournez l’un des deux.
fault-ending-overlap = La plaque d’arrivée recouvre l’élément { $letter }. Tournez-la vers un autre coin.
fault-city-overlap = La cité d’or recouvre l’élément { $letter }. Tournez la plaque d’arrivée vers un autre coin.
fault-unreachable = Aucune case d’arrivée n’est accessible depuis le départ : des montagnes barrent le chemin. Tournez un élément ou la plaque d’arrivée.
fault-open = Le parcours a { $count } jonctions, mais la boîte n’a que six barrières. Ces jonctions restent ouvertes : { $known }.
fault-middle = L’élément { $letter } ne peut pas se trouver au milieu de ce côté de l’élément { $before }. Décalez-le en ajoutant l ou r à { $word }.
fault-letter = Il n’y a pas d’élément { $letter }. Les éléments sont { $known }.
fault-route = Il n’y a pas de parcours « { $word } ». Choisissez parmi { $routes }, ou écrivez un code comme { $code }.
fault-route-near = Il n’y a pas de parcours « { $word } ». Pensez-vous à { $choices } ?
fault-long = Le nom ou le code d’un parcours a au plus { $most } caractères. Écrivez-en un plus court.
fault-pieces = La boîte contient { $most } éléments pour un parcours, pas { $count }. Retirez-en.
fault-code-parts = « { $word } » ne se lit pas. Écrivez les éléments et la plaque d’arrivée séparés par « - », par exemple { $code }.
fault-code-first = « { $word } » ne se lit pas. Le premier élément est une lettre et son nombre de rotations, de 0 à 5, par exemple { $code }.
fault-code-piece = « { $word } » ne se lit pas. Un élément est sa lettre, son nombre de rotations, un côté (n ne se s sw nw), et l ou r s’il est décalé, par exemple { $code }.
fault-code-ending = « { $word } » ne se lit pas. À la fin vient la plaque d’arrivée, blue ou green, et son nombre de rotations, par exemple { $code }.
fault-code-turns = « { $word } » ne se lit pas. Un élément est tourné de 0 à 5 fois, par exemple { $code }.
fault-fatal = Problème : { $sentence }
fault-note = Remarque : { $sentence }
fault-none = Ce parcours est jouable.

## Fichiers, places et ligne de commande

file-reason-missing = ce fichier ou ce dossier n’existe pas
file-reason-folder = c’est un dossier
file-reason-denied = l’accès est refusé
file-reason-full = le disque est plein
file-unreadable = Impossible de lire { $path } : { $reason }.
file-unwritable = Impossible d’enregistrer la partie sous { $path } : { $reason }.
file-page-unwritable = Impossible d’écrire la page { $path } : { $reason }.
file-not-text = { $path } n’est pas une partie enregistrée : ce n’est pas un fichier texte.
file-no-game = { $path } n’est pas une partie enregistrée : { $error }
file-exists = { $path } existe déjà. Reprenez cette partie avec --resume, ou enregistrez la nouvelle sous un autre nom.
file-no-resume = Impossible de reprendre { $path } : { $error }
file-no-replay = Impossible de revoir { $path } : { $error }
file-no-turn = Il n’y a pas de tour de jeu { $word } dans { $path }.
file-no-seat = Il n’y a pas de place { $word } dans { $path }.
file-checked = { $path } : { $count ->
    [one] { $count } tour de jeu
   *[other] { $count } tours de jeu
}. { $sentence }
seat-player = Joueur { $number }
seat-human = humain
terminal-bot-failed = { $sentence } Un marcheur joue ce coup à sa place.
seat-unknown = « { $word } » n’est pas un joueur. Écrivez { seat-human } ou l’un de { $levels }, avec un nom si vous voulez, par exemple { seat-human }:Anne.
seat-count = Une partie a 2 à 4 joueurs, pas { $count }.
seat-start = La place { $number } ne peut pas commencer. Choisissez de 1 à { $count }.
seat-bad-name = « { $word } » ne peut pas être un nom. Écrivez de 1 à { $most } caractères, sans , ; < ni >.
seat-record = Cette partie a { $count } joueurs, pas { $number }.
analyse-nothing = Il n’y a rien à analyser : ce fichier n’a encore aucun tour de jeu.
analyse-no-way = Cette partie ne peut pas être analysée : aucun chemin ne mène à l’El Dorado depuis { $space }, où commence la place { $number }.
analyse-stopped = L’analyse a été interrompue. Rien n’a été écrit.
analyse-unbuilt = La page de l’analyse manque dans cette installation. Lancez une fois « make play » pour l’ajouter.
analyse-turns = tours de jeu

## Aide

terminal-type-heading = Ce que vous pouvez taper
terminal-map-heading = Le plan
terminal-rules-heading = Les règles
terminal-key-enter = Entrée
terminal-key-file = FICHIER
terminal-type-enter = montre à nouveau votre tour
terminal-type-number-of = joue le choix de ce numéro
terminal-type-space = va sur cette case ; si plusieurs cartes le peuvent, elles sont énumérées. #4 prend cette barrière
terminal-type-with = la même chose avec cette carte ; « { $typed } » déplace le pion 1
terminal-type-buy = achète en payant avec vos cartes les moins utiles ; « { $typed } » montre tous les paiements
terminal-type-end = termine le tour : les cartes qui restent en main sont défaussées, puis vous piochez jusqu’à quatre
terminal-type-keep = termine le tour mais garde une carte ; « { $typed } » garde tout
terminal-type-more = tous les choix, même ceux qui manquent dans la liste courte
terminal-type-undo = annule votre dernière action, tant que rien n’a été dévoilé
terminal-type-help = explique une carte, une tuile Grotte, une règle comme M-20 ou un mot comme { $typed }
terminal-type-map = tout le plan ; « { $typed } » décrit ce qui entoure une case
terminal-type-market = toutes les piles, et ce que font les cartes
terminal-type-deck = votre paquet par sorte, et ce que vous pouvez savoir des autres
terminal-type-log = ce qui s’est passé dans ce tour et le précédent ; « { $typed } » reprend depuis le début
terminal-type-save = enregistre une copie de la partie ; elle est de toute façon enregistrée après chaque action
terminal-type-quit = s’arrête ici ; vous pourrez reprendre plus tard
terminal-legend = g { space-jungle }, b { space-river }, y { space-village }, R { space-rubble }, C { space-base_camp }, ^^ { space-mountain }, S { space-starting_space }, X { space-finishing_space }. Le nombre du bas nomme la case : 14 sur le plateau C est C14 ; la lettre d’un plateau est sur sa case centrale.
terminal-legend-colour = ▲ { space-cave } avec les tuiles restantes, ★ El Dorado, 1.2 deuxième pion de la place 1. Les nombres jaunes sur noir sont des barrières, les nombres blancs sur noir des cases où vous pouvez aller maintenant.
terminal-legend-plain = ^4 { space-cave } avec 4 tuiles, ** El Dorado, @1 pion de la place 1, 1.2 deuxième pion de la place 1, # barrière, 14* une case où vous pouvez aller maintenant.
terminal-rules-sections = Tapez help et un titre ou un mot quelconque : { $sections }.
terminal-help-rules = Règles : { $clauses }. Tapez par exemple help { $clause }.
terminal-help-exact = Texte exact : { $sentence }
terminal-help-search = Règles avec « { $word } »
terminal-help-more = et { $count } de plus ; ajoutez un mot pour préciser.
terminal-help-namesakes = Dans une autre édition, « { $word } » désigne aussi : { $known }.
terminal-help-none = Il n’y a pas d’aide sur « { $word } ». Essayez { $known } ou le nom d’une carte.
terminal-help-near = Il n’y a pas d’aide sur « { $word } ». Pensez-vous à { $known } ?
terminal-help-blockades = Les six barrières : { $known }.
terminal-help-card = { $kind }. Coût { $price } ; pour un achat, elle vaut { $coins ->
    [0] une demi-pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Il y en a { $count }, au départ { $place ->
    [board] sur le plateau marché
   *[reserve] dans la réserve
}.
terminal-help-starting = { $kind }. Chacun en a { $count } au départ ; elle n’est pas à vendre. Pour un achat, elle vaut { $coins ->
    [0] une demi-pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
terminal-help-token = Il y en a { $count ->
    [one] { $count }
   *[other] { $count }
} parmi les { $total } tuiles Grotte.
terminal-help-route = Éléments { $pieces } ; { $caves ->
    [0] aucune grotte
    [one] { $caves } grotte
   *[other] { $caves } grottes
}. Les cases d’arrivée sont { $space ->
    [jungle] de jungle
   *[river] de fleuve
}.

## Conseils sur les cartes et les tuiles

advice-explorer = Dès que vous avez de meilleures machettes, c’est la carte à écarter dans un campement.
advice-traveler = C’est surtout votre argent des premiers tours. Plus tard, quand vous n’achetez plus, payez avec elle les éboulis et les campements.
advice-sailor = C’est votre seule pagaie au départ : regardez s’il y a du fleuve sur le chemin et à l’arrivée avant de l’écarter.
advice-scout = Peu coûteuse et déjà mieux que la carte { card-explorer } ; acheter la dernière libère un emplacement pour la réserve.
advice-trailblazer = Une carte durable à bon prix, utile sur presque tous les parcours.
advice-pioneer = Elle est chère : achetez-la assez tôt pour la jouer plus d’une fois.
advice-giant_machete = Gardez-la pour un long passage où toute autre carte s’arrêterait.
advice-captain = Peu coûteuse, et une seule suffit souvent pour tout le parcours.
advice-photographer = Achetée dans les premiers tours, elle met les cartes chères à votre portée.
advice-journalist = Avec la carte { card-traveler }, vous pouvez payer presque tout le marché, et en fin de course elle traverse les villages.
advice-treasure_chest = Utilisez-le tôt pour une carte forte : une fois parti, il ne ralentit plus votre paquet.
advice-millionaire = À ce prix, elle ne vaut la peine que sur les longs parcours ou quand des villages barrent le chemin.
advice-jack_of_all_trades = Elle ne va jamais loin, mais elle n’est jamais inutile et peut toujours entrer sur une case d’arrivée.
advice-adventurer = Quand le terrain change souvent, elle fait le travail de trois cartes.
advice-prop_plane = Gardez-le pour l’endroit qu’aucune autre de vos cartes ne peut passer.
advice-transmitter = Il rapporte le plus quand il va chercher tôt l’une des cartes les plus chères.
advice-cartographer = Elle allonge tous vos tours suivants. Jouez-la avant de prévoir votre déplacement.
advice-scientist = Jouée tôt et souvent, elle vous débarrasse des cartes de base, et les fortes reviennent plus vite.
advice-compass = Gardez-la pour le tour où une grande main vous mène jusqu’à l’arrivée.
advice-travel_log = Joué tôt, il retire d’un coup deux cartes de base de votre paquet.
advice-native = Sur les éboulis et aux campements, elle vous épargne toutes les cartes. Utilisez-la pour la case la plus chère de votre chemin.
advice-machete_1 = Un pas gratuit dans la jungle : gardez-le pour le tour où il manque un pas.
advice-paddle_1 = Elle peut vous épargner une carte pagaie pour une courte traversée ou à l’arrivée.
advice-coin_1 = Le plus souvent, c’est la pièce qui manque pour une meilleure carte.
advice-machete_2 = Ce qui n’est pas utilisé est perdu : cherchez un chemin qui demande tout.
advice-paddle_2 = Avec elle, vous pouvez vous passer de la carte { card-captain } quand il y a peu de fleuve.
advice-coin_2 = En début de partie, acheter est en général le meilleur usage.
advice-machete_3 = Gardez-la pour une case de jungle difficile qui ferme un raccourci.
advice-draw_card = Utilisez-la avant de décider de votre déplacement.
advice-remove_card = Débarrassez-vous tôt d’une carte de base, tant qu’il reste beaucoup de tours pour en profiter.
advice-replace_cards = D’une main qui ne convient pas au terrain, elle fait une nouvelle chance.
advice-keep_item = C’est avec { card-prop_plane } et { card-giant_machete } que vous y gagnez le plus.
advice-pass_through = Elle vaut de l’or quand les autres se pressent dans un passage étroit.
advice-native_token = Gardez-la pour une case qui vous coûterait une carte forte ou plusieurs cartes.
advice-change_symbol = Changez votre carte la plus forte en ce que demande la prochaine case difficile.

## Revoir une partie

terminal-replay-first = début
terminal-replay-prompt = { $turn }. n, b ou help :
terminal-replay-go = Tour de jeu, par exemple 3.1 :
terminal-replay-lines = Entrée ou n : tour de jeu suivant. b : tour de jeu précédent. s : étape suivante. r : une étape en arrière. 3.1 : la place 1 au tour 3. 3 : le début du tour 3. first et last : début et fin. play : avance tout seul ; play 4 : quatre étapes par seconde, 16 au plus ; Ctrl-C arrête. as 2, ou as et un nom : ce que cette place a vu. open : toutes les cartes visibles. map : tout le plan. hands : toutes les cartes. q : quitter.
terminal-replay-keys = Flèches droite et gauche : une étape en avant ou en arrière. Page suivante ou n, Page précédente ou b : un tour de jeu en avant ou en arrière. Début et Fin : début et fin. Espace : avance tout seul, ou s’arrête ; + et - : plus vite et moins vite, 16 étapes par seconde au plus. g : aller à un tour de jeu. e : choisir la vue d’une place. m : tout le plan. h : toutes les cartes. q : quitter.
terminal-replay-bar = ← → étape · Page ↑ ↓ tour · Espace { $playing ->
    [yes] arrête
   *[no] lance
}, { $speed }× · g aller à · e vue · ? aide
terminal-replay-no-turn = Il n’y a pas de tour de jeu { $word }.
terminal-replay-no-seat = Il n’y a pas de place { $word }. Il y a { $seats } ; open montre toutes les cartes.
terminal-replay-beginning = C’est le début.
terminal-replay-end = C’est la fin de la partie enregistrée.
terminal-replay-speed = « { $word } » n’est pas une vitesse. Écrivez par exemple play 4.
terminal-replay-broken = Impossible de suivre la partie plus loin : { $error }
terminal-replay-turns = { $count ->
    [one] début, { $count } tour de jeu
   *[other] début, { $count } tours de jeu
}
terminal-replay-turn = tour de jeu { $turn }, { $number } sur { $count }
terminal-replay-step = tour de jeu { $turn }, { $number } sur { $count }, étape { $step } sur { $steps }
terminal-replay-open = toutes les cartes visibles
terminal-replay-seen = vu par { $name }
